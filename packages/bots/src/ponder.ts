import { within } from '@hexarium/kernel'
import { type Bot, type Considered, checked, consider } from './bot.ts'
import type { Plan } from './plan.ts'
import type { Thought } from './thought.ts'

/**
 * Thinking a little at a time: it yields how far it has come, from 0 to 1, and is told whether somebody is in a hurry. Who is
 * gets the best found so far; who is not gets what thinking in one go would have brought.
 */
export type Pondering<T> = Generator<number, T, boolean>

/** A bot that keeps nothing of its plans, and thinks a little at a time. */
export interface Ponders {
  ponder(thought: Thought): Pondering<Considered>
}

/** Thinks to the end in one go. */
export function inOneGo<T>(thinking: Pondering<T>): T {
  for (;;) {
    const step = thinking.next(false)
    if (step.done) return step.value
  }
}

/** `consider`, a little at a time. Between two steps nothing of it is under way. */
export function* ponder(bot: Bot, thought: Thought, kept: Plan | null): Pondering<Considered> {
  if (thought.options.length === 1 || !bot.ponder) return consider(bot, thought, kept)
  const thinking = bot.ponder(thought, kept)
  let isHurried = false
  for (;;) {
    const step = within({ reached: null }, () => thinking.next(isHurried))
    if (step.done) return checked(bot, thought, step.value)
    isHurried = yield step.value
  }
}

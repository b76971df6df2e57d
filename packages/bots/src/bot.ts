import { type Option, within } from '@hexarium/kernel'
import type { Plan } from './plan.ts'
import type { Pondering } from './ponder.ts'
import type { Reason } from './reason.ts'
import type { Thought } from './thought.ts'

/** Something that plays a seat of any game. What it chooses depends on the thought and on what it kept of its plan, on nothing else. */
export interface Bot {
  readonly name: string
  /** One of the thought's options. */
  choose(thought: Thought): Option
  /** A bot that plans ahead chooses here, with what it kept of its last plan, and says what to keep of this one. */
  plan?(thought: Thought, kept: Plan | null): Considered
  /** The same a little at a time, for who wants to see it think, or to hurry it. */
  ponder?(thought: Thought, kept: Plan | null): Pondering<Considered>
}

/** A choice, and what to keep of the plan it belongs to until the same seat is asked again. */
export interface Considered {
  option: Option
  kept: Plan | null
  /** What it expects of the options it weighed up, where it weighed any. */
  reasons?: readonly Reason[]
}

/** A bot's choice without anything kept: a bot that plans makes its plan anew. */
export function decide(bot: Bot, thought: Thought): Option {
  return consider(bot, thought, null).option
}

/**
 * A bot's choice, and what it wants to keep for its next one: plain data, that may be left out at any time. Thinking leaves no
 * trace in events, rolls or coverage, and nothing but a listed option comes of it.
 */
export function consider(bot: Bot, thought: Thought, kept: Plan | null): Considered {
  if (thought.options.length === 1) return { option: thought.options[0], kept }
  const considered = within({ reached: null }, () => {
    return bot.plan?.(thought, kept) ?? { option: bot.choose(thought), kept: null }
  })
  return checked(bot, thought, considered)
}

/** Nothing but a listed option comes of thinking. */
export function checked(bot: Bot, thought: Thought, considered: Considered): Considered {
  const { option } = considered
  if (!thought.options.includes(option)) throw new Error(`bot ${bot.name} chose ${option}, which was not offered`)
  return considered
}

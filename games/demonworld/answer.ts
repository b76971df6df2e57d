import { type Outcome, Reader, reading } from '@hexarium/kernel'
import { fire, melee, morale } from './answers/combat.ts'
import { shot } from './answers/guns.ts'
import { base, breath, overrun } from './answers/large.ts'
import { cast } from './answers/magic.ts'
import { moves, ordered } from './answers/movement.ts'

/** The questions, by the word under `ask`. Each is about a position as `position.ts` reads it. */
const questions: Readonly<Record<string, (question: Reader) => unknown>> = {
  ordered,
  fire,
  melee,
  moves,
  morale,
  cast,
  shot,
  base,
  overrun,
  breath,
}

/** Answers a question about the rules that needs no game; undefined for one it does not know. */
export function answer(question: Record<string, unknown>): Outcome<unknown> | undefined {
  const { ask } = question
  if (typeof ask !== 'string' || !Object.hasOwn(questions, ask)) return undefined
  return reading(() => questions[ask](new Reader(question, 'question')))
}

import { type Outcome, Reader, reading } from '@hexarium/kernel'
import { battle, seen } from './answers/battle.ts'
import { moves, mustered, teleports } from './answers/masterboard.ts'

/** The questions, by the word under `ask`. */
const questions: Readonly<Record<string, (question: Reader) => unknown>> = {
  moves,
  teleports,
  recruits: mustered,
  battle,
  sight: seen,
}

/** Answers a question about the rules that needs no game; undefined for one it does not know. */
export function answer(question: Record<string, unknown>): Outcome<unknown> | undefined {
  const { ask } = question
  if (typeof ask !== 'string' || !Object.hasOwn(questions, ask)) return undefined
  return reading(() => questions[ask](new Reader(question, 'question')))
}

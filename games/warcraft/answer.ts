import { type Outcome, Reader, reading } from '@hexarium/kernel'
import { afford } from './answers/afford.ts'
import { battle } from './answers/battle.ts'
import { reach } from './answers/reach.ts'

/** The questions, by the word under `ask`. */
const questions: Readonly<Record<string, (question: Reader) => unknown>> = { battle, reach, afford }

/** Answers a question about the rules that needs no game; undefined for one it does not know. */
export function answer(question: Record<string, unknown>): Outcome<unknown> | undefined {
  const { ask } = question
  if (typeof ask !== 'string' || !Object.hasOwn(questions, ask)) return undefined
  return reading(() => questions[ask](new Reader(question, 'question')))
}

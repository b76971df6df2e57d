import type { RuleId } from './state.ts'

/** What went wrong, for programs (`code`) and for people (`text`: what happened and what to do). */
export interface Problem {
  code: string
  text: string
  rule?: RuleId
}

/** A value, or the problem that stands in its way. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: Problem }

/** It went well. */
export function fine<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

/** It did not. */
export function refused(code: string, text: string, rule?: RuleId): { ok: false; problem: Problem } {
  return { ok: false, problem: rule === undefined ? { code, text } : { code, text, rule } }
}

/** The value of an outcome that must be fine: for tests and tools. */
export function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.text)
  return outcome.value
}

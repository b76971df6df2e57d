import type { Outcome } from '@hexarium/kernel'

/** Exit codes, the same for every command. */
export const EXIT = { fine: 0, failed: 1, mistake: 2, bug: 70, interrupted: 130 } as const

/** A user's mistake: one sentence that says where it is and what to do. Printed without a stack, exit code 2. */
export class Problem extends Error {}

/** The value of an outcome; its problem becomes the user's, with the place in front. */
export function orProblem<T>(outcome: Outcome<T>, place = ''): T {
  if (!outcome.ok) throw new Problem(`${place}${place ? ': ' : ''}${outcome.problem.text}`)
  return outcome.value
}

/** The code of a system error such as `ENOENT`; empty for anything else. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

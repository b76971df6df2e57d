import type { Match } from '@hexarium/kernel'
import { refusal } from '@hexarium/laws/test-kit'
import { expect } from 'vitest'

/** What is refused, and the rule that forbids it. */
export function because(match: Match, expected: Record<string, string>): void {
  const found = Object.keys(expected).map(choice => [choice, refusal(match, choice).rule])
  expect(Object.fromEntries(found)).toEqual(expected)
}

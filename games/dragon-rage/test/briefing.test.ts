import { must, readSettings } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { briefing } from '../almanac/briefing.ts'
import { settings } from '../settings.ts'
import { INVADER } from '../state.ts'

/** What a briefing says besides, in English. */
function special(given: Record<string, unknown>): string {
  const { parts } = briefing('en', must(readSettings(settings, given)), 2, INVADER)
  return JSON.stringify(parts)
}

describe('a scenario that favours a side', () => {
  test('DR-3.3.4 names the handicap with which bots won about as often on either side, and what came of it', () => {
    expect(special({ scenario: 'N2' })).toContain('With a handicap of -8 both sides have a fair chance')
    expect(special({ scenario: 'N4' })).toMatch(/a handicap of \+10 .*won 57 % of their games as the invader/)
    expect(special({ scenario: 'N4', swapSides: true })).toContain('won 57 % of their games as the invader')
  })

  test('DR-3.3.4 says no more of it once a handicap is chosen, or where the plain game is even, or no handicap helps', () => {
    expect(special({ scenario: 'N4', handicap: 10 })).not.toContain('fair chance')
    expect(special({ scenario: 'E1' })).not.toContain('fair chance')
    expect(special({ scenario: 'N6' })).not.toContain('fair chance')
  })

  test('DR-3.3.4 is no longer said to favour anybody by much with that handicap', () => {
    const { favour } = briefing('en', must(readSettings(settings, { scenario: 'N1', handicap: 12 })), 2, INVADER)
    expect(favour).toMatchObject({ seat: INVADER, share: 0.58, games: 100 })
  })
})

import { must, readSettings } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { briefing } from '../almanac/briefing.ts'
import { scenarios } from '../content/scenarios.ts'
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
    expect(special({ scenario: 'N6' })).toMatch(/a handicap of \+17 .*won 54 % of their games as the invader/)
    expect(special({ scenario: 'N6', swapSides: true })).toContain('won 54 % of their games as the invader')
  })

  test('DR-3.3.4 says no more of it once a handicap is chosen, or where the plain game is even', () => {
    expect(special({ scenario: 'N6', handicap: 17 })).not.toContain('fair chance')
    expect(special({ scenario: 'E1' })).not.toContain('fair chance')
  })

  test('DR-3.3.4 every printed scenario is even as it is, or by the handicap that was measured: nobody has more than 65 %', () => {
    for (const { id } of scenarios) {
      const plain = briefing('en', must(readSettings(settings, { scenario: id })), 2, INVADER)
      expect(plain.favour!.games, id).toBeGreaterThanOrEqual(200)
      if (plain.favour!.share > 0.65) expect(special({ scenario: id }), id).toContain('both sides have a fair chance')
    }
  })

  test('DR-3.3.4 is no longer said to favour anybody by much with that handicap', () => {
    const { favour } = briefing('en', must(readSettings(settings, { scenario: 'N6', handicap: 17 })), 2, INVADER)
    expect(favour).toMatchObject({ seat: INVADER, share: 0.54, games: 200 })
  })
})

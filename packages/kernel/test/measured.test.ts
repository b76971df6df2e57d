import { describe, expect, test } from 'vitest'
import { favourIn, type Measured, type SettingSpecs } from '../src/index.ts'

const specs: SettingSpecs = {
  scenario: { kind: 'choice', values: ['one', 'two'], default: 'one', rule: 'X-1' },
  hard: { kind: 'switch', default: false, rule: 'X-2' },
}

const measured: Measured = {
  by: 'strong',
  seed: 'balance',
  date: '2026-11-02',
  rows: [
    { settings: {}, games: 100, wins: [38, 52], drawn: 10 },
    { settings: { scenario: 'two' }, games: 12, wins: [3, 9], drawn: 0 },
  ],
}

describe('who is favoured', () => {
  test('is told where a game was measured as it is played, with who played, how often and when', () => {
    expect(favourIn(measured, specs, { scenario: 'one' }, 'en')).toEqual({
      seat: 1,
      share: 0.52,
      games: 100,
      by: 'bots of the level “strong” on both sides',
      date: '2026-11-02',
    })
    expect(favourIn(measured, specs, {}, 'de')?.by).toBe('Bots der Stufe „stark“ auf beiden Seiten')
    expect(favourIn(measured, specs, {}, 'fr')?.by).toContain('fort')
  })

  test('is not told of what was measured in a dozen games, or is played otherwise', () => {
    expect(favourIn(measured, specs, { scenario: 'two' }, 'en')).toBeUndefined()
    expect(favourIn(measured, specs, { hard: true }, 'en')).toBeUndefined()
    expect(favourIn(measured, specs, { nonsense: 1 }, 'en')).toBeUndefined()
  })
})

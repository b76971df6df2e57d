import { describe, expect, test } from 'vitest'
import {
  evenedBy,
  favourIn,
  type Measured,
  type MeasuredRow,
  must,
  readSettings,
  type SettingSpecs,
  type Settings,
} from '../src/index.ts'

const specs: SettingSpecs = {
  scenario: { kind: 'choice', values: ['one', 'two'], default: 'one', rule: 'X-1' },
  hard: { kind: 'switch', default: false, rule: 'X-2' },
  handicap: { kind: 'number', min: -9, max: 9, default: 0, rule: 'X-3' },
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

describe('what evens a game', () => {
  const rows: readonly MeasuredRow[] = [
    { settings: {}, games: 100, wins: [20, 80], drawn: 0 },
    { settings: { scenario: 'two', handicap: 1 }, games: 100, wins: [50, 50], drawn: 0 },
    { settings: { handicap: 2 }, games: 100, wins: [30, 70], drawn: 0 },
    { settings: { handicap: 3 }, games: 100, wins: [55, 45], drawn: 0 },
    { settings: { scenario: 'two' }, games: 100, wins: [60, 40], drawn: 0 },
  ]
  const evened = (settings: Settings) =>
    evenedBy({ ...measured, rows }, specs, must(readSettings(specs, settings)), 'handicap')

  test('is the first value measured of a setting with which nobody has more than 65 % any longer', () => {
    expect(evened({})).toMatchObject({ value: 3, favour: { seat: 0, share: 0.55 } })
  })

  test('is not told where the plain game is even, was not measured, or a value is chosen', () => {
    expect(evened({ scenario: 'two' })).toBeUndefined()
    expect(evened({ hard: true })).toBeUndefined()
    expect(evened({ handicap: 2 })).toBeUndefined()
  })
})

import { readSettings, type SettingSpecs, type Settings } from '../core/settings.ts'
import type { Favour } from './almanac.ts'
import type { Language } from './text.ts'

/** Who won how often where bots of one level played both seats: what `hexarium balance --out` writes. */
export interface Measured {
  /** The level of the bots. */
  readonly by: string
  readonly seed: string
  /** The day it was begun: `2026-11-02`. */
  readonly date: string
  readonly rows: readonly MeasuredRow[]
}

/** One way to play a game: what was settled, and by seat how many games were won. */
export interface MeasuredRow {
  readonly settings: Settings
  readonly games: number
  readonly wins: readonly number[]
  readonly drawn: number
}

/** By language: the levels, and who played. */
const said: Readonly<Record<Language, { levels: Readonly<Record<string, string>>; by: (level: string) => string }>> = {
  en: { levels: {}, by: level => `bots of the level “${level}” on both sides` },
  de: {
    levels: { novice: 'Anfänger', fair: 'ordentlich', strong: 'stark', master: 'meisterlich' },
    by: level => `Bots der Stufe „${level}“ auf beiden Seiten`,
  },
  fr: {
    levels: { novice: 'novice', fair: 'moyen', strong: 'fort', master: 'maître' },
    by: level => `des robots du niveau « ${level} » des deux côtés`,
  },
}

/** Of fewer games nothing is said. */
const ENOUGH = 40

/** Who is favoured where a game is played exactly so, if that was measured. */
export function favourIn(
  measured: Measured,
  specs: SettingSpecs,
  settings: Settings,
  language: Language,
): Favour | undefined {
  const played = settled(specs, settings)
  const row = measured.rows.find(({ settings }) => settled(specs, settings) === played)
  if (played === '' || !row || row.games < ENOUGH) return undefined
  const wins = Math.max(...row.wins)
  const { levels, by } = said[language]
  return {
    seat: row.wins.indexOf(wins),
    share: wins / row.games,
    games: row.games,
    by: by(levels[measured.by] ?? measured.by),
    date: measured.date,
  }
}

/** From this share on a side is favoured. */
const FAVOURED = 0.65

/** Where a game played exactly so favours a side: the value of a setting, off by 0, with which it was measured not to; and who is favoured then. */
export function evenedBy(
  measured: Measured,
  specs: SettingSpecs,
  settings: Settings,
  name: string,
): { value: number; favour: Favour } | undefined {
  const plain = favourIn(measured, specs, settings, 'en')
  if (!plain || plain.share <= FAVOURED || settings[name] !== 0) return undefined
  for (const row of measured.rows) {
    const value = Number(row.settings[name] ?? 0)
    if (value === 0 || settled(specs, row.settings) !== settled(specs, { ...settings, [name]: value })) continue
    const favour = favourIn(measured, specs, row.settings, 'en')
    if (favour && favour.share <= FAVOURED) return { value, favour }
  }
  return undefined
}

/** All settings in one text, those that were not given as they are by default; empty if they are none of the game's. */
function settled(specs: SettingSpecs, given: Settings): string {
  const read = readSettings(specs, given)
  return read.ok ? JSON.stringify(Object.entries(read.value).sort()) : ''
}

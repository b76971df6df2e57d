import type { SettingSpecs, Settings } from '@hexarium/kernel'
import { BOARDS, battles } from './content/battles.ts'
import type { Rules } from './state.ts'

/** What a table may choose. The chapters of the standard game count one by one where `level` says `chosen` (DW-I.1). */
export const settings = {
  battle: { kind: 'choice', values: battles.map(({ id }) => id), default: 'first', rule: 'DW-VII.1' },
  level: { kind: 'choice', values: ['introduction', 'standard', 'chosen'], default: 'introduction', rule: 'DW-I.1' },
  cardValues: { kind: 'switch', default: true, rule: 'DW-VIII.1' },
  specialFigures: { kind: 'switch', default: true, rule: 'DW-IX.1' },
  commanders: { kind: 'switch', default: true, rule: 'DW-X.10' },
  terrain: { kind: 'switch', default: true, rule: 'DW-XI.1' },
  sight: { kind: 'switch', default: true, rule: 'DW-XII.2' },
  formations: { kind: 'switch', default: true, rule: 'DW-XIII.1' },
  secondAttack: { kind: 'switch', default: true, rule: 'DW-XIV.1' },
  morale: { kind: 'switch', default: true, rule: 'DW-XV.1' },
  /** 0 is no limit: the battle then ends as the book says, or when nothing was lost for a long time. */
  rounds: { kind: 'number', min: 0, max: 30, default: 0, rule: 'DW-XVI.13' },
  points: { kind: 'number', min: 600, max: 2000, default: 1000, rule: 'DW-XVI.10' },
  board: { kind: 'choice', values: [...BOARDS], default: 'twoSheets', rule: 'DW-XVI.11' },
  objectives: { kind: 'number', min: 0, max: 2, default: 0, rule: 'DW-XVI.20' },
  flankMarches: { kind: 'switch', default: false, rule: 'DW-XVI.31' },
  skirmishMinimum: { kind: 'switch', default: false, rule: 'DW-XIII.20' },
  impetuousCharge: { kind: 'switch', default: false, rule: 'DW-VI.13' },
  blindDeclaration: { kind: 'switch', default: false, rule: 'DW-IV.6' },
} as const satisfies SettingSpecs

const chapters = [
  'cardValues',
  'specialFigures',
  'commanders',
  'terrain',
  'sight',
  'formations',
  'secondAttack',
  'morale',
] as const
const rulings = ['skirmishMinimum', 'impetuousCharge', 'blindDeclaration'] as const

/** The rules in force at a table, as numbers. */
export function rulesFrom(chosen: Settings): Rules {
  const rules = {} as Rules
  for (const name of chapters) {
    rules[name] = chosen['level'] === 'chosen' ? Number(chosen[name]) : chosen['level'] === 'standard' ? 1 : 0
  }
  for (const name of rulings) rules[name] = Number(chosen[name])
  return rules
}

/** The introduction game: every chapter of the standard game off (DW-I.2). */
export const introduction: Rules = rulesFrom({ level: 'introduction' })
/** The standard game: every chapter on. */
export const standard: Rules = rulesFrom({ level: 'standard' })
for (const name of rulings) introduction[name] = standard[name] = 0

import type { SettingSpecs, Settings } from '@hexarium/kernel'
import { BOARDS, battles } from './content/armies/battles.ts'
import { QUIET_ROUNDS } from './content/tables.ts'
import type { Rules } from './state.ts'

/** What a table may choose. The chapters of the standard game count one by one where `level` says `chosen` (DW-I.1). */
export const settings = {
  battle: { kind: 'choice', values: battles.map(({ id }) => id), default: 'first', rule: 'DW-VII.1' },
  level: {
    kind: 'choice',
    values: ['introduction', 'standard', 'expert', 'full', 'chosen'],
    default: 'introduction',
    rule: 'DW-I.1',
  },
  cardValues: { kind: 'switch', default: true, rule: 'DW-VIII.1' },
  specialFigures: { kind: 'switch', default: true, rule: 'DW-IX.1' },
  commanders: { kind: 'switch', default: true, rule: 'DW-X.10' },
  terrain: { kind: 'switch', default: true, rule: 'DW-XI.1' },
  sight: { kind: 'switch', default: true, rule: 'DW-XII.2' },
  formations: { kind: 'switch', default: true, rule: 'DW-XIII.1' },
  secondAttack: { kind: 'switch', default: true, rule: 'DW-XIV.1' },
  morale: { kind: 'switch', default: true, rule: 'DW-XV.1' },
  large: { kind: 'switch', default: true, rule: 'DW-XVII.1' },
  chariots: { kind: 'switch', default: true, rule: 'DW-XVIII.1' },
  artillery: { kind: 'switch', default: true, rule: 'DW-XIX.1' },
  magic: { kind: 'switch', default: true, rule: 'DW-XX.1' },
  fire: { kind: 'switch', default: true, rule: 'DW-XXII.1' },
  flyers: { kind: 'switch', default: true, rule: 'DW-XXIII.1' },
  buildings: { kind: 'switch', default: true, rule: 'DW-XXIV.1' },
  /** 0 is no limit: the battle then ends as the book says, or when nothing was lost for a long time. */
  rounds: { kind: 'number', min: 0, max: 30, default: 0, rule: 'DW-XVI.13' },
  points: { kind: 'number', min: 600, max: 2000, default: 1000, rule: 'DW-XVI.10' },
  board: { kind: 'choice', values: [...BOARDS], default: 'twoSheets', rule: 'DW-XVI.11' },
  objectives: { kind: 'number', min: 0, max: 2, default: 0, rule: 'DW-XVI.20' },
  flankMarches: { kind: 'switch', default: false, rule: 'DW-XVI.31' },
  skirmishMinimum: { kind: 'switch', default: false, rule: 'DW-XIII.20' },
  impetuousCharge: { kind: 'switch', default: false, rule: 'DW-VI.13' },
  blindDeclaration: { kind: 'switch', default: false, rule: 'DW-IV.6' },
  shiftedEntry: { kind: 'switch', default: false, rule: 'DW-XVI.35' },
  wallHeights: { kind: 'switch', default: false, rule: 'DW-XIX.12' },
  lastHitSacrifice: { kind: 'switch', default: false, rule: 'DW-IX.7' },
  contactAtOnce: { kind: 'switch', default: false, rule: 'DW-XI.21' },
  pressBreaksSquare: { kind: 'switch', default: false, rule: 'DW-XIII.5' },
  fleeingRolledFor: { kind: 'switch', default: false, rule: 'DW-XV.62' },
  cardSizeInAir: { kind: 'switch', default: false, rule: 'DW-XXIII.13' },
  breathNeedsEnemy: { kind: 'switch', default: false, rule: 'DW-XXII.8' },
  holdersLoosen: { kind: 'switch', default: false, rule: 'DW-XIII.21' },
  reactionsRegroup: { kind: 'switch', default: false, rule: 'DW-V.13' },
  tieWinnerChooses: { kind: 'switch', default: false, rule: 'DW-V.25' },
  /** Limits of army lists the book does not have: they belong to its army books. */
  armyShares: { kind: 'switch', default: false, rule: 'DW-XVI.10' },
  armyProvinces: { kind: 'switch', default: false, rule: 'DW-XVI.10' },
  armyCommander: { kind: 'switch', default: false, rule: 'DW-XVI.10' },
  /** A battle without a last round ends after so many rounds without a loss; 0 is as good as never. */
  quietRounds: { kind: 'number', min: 0, max: 30, default: QUIET_ROUNDS, rule: 'DW-XVI.13' },
} as const satisfies SettingSpecs

const standardChapters = [
  'cardValues',
  'specialFigures',
  'commanders',
  'terrain',
  'sight',
  'formations',
  'secondAttack',
  'morale',
] as const
export const expertChapters = ['large', 'chariots', 'artillery', 'magic'] as const
export const additionalChapters = ['fire', 'flyers', 'buildings'] as const
const rulings = [
  'skirmishMinimum',
  'impetuousCharge',
  'blindDeclaration',
  'shiftedEntry',
  'wallHeights',
  'lastHitSacrifice',
  'contactAtOnce',
  'pressBreaksSquare',
  'fleeingRolledFor',
  'cardSizeInAir',
  'breathNeedsEnemy',
  'holdersLoosen',
  'reactionsRegroup',
  'tieWinnerChooses',
  'armyShares',
  'armyProvinces',
  'armyCommander',
] as const

/** How far into the book each level goes (DW-I.1). */
const LEVELS = ['introduction', 'standard', 'expert', 'full']

/** Versions of the rules whose records are read, too: they are played by the readings of their time. */
export const OLDER: readonly string[] = ['1', '2', '3', '4', '5']

/** What all rules older than a version play by, whatever a table chose: rulings without a choice then, and what was mended. */
const BEFORE: Readonly<Record<string, readonly (keyof Rules)[]>> = {
  '4': ['asBefore', 'lastHitSacrifice'],
  '5': ['ragesEndThemselves'],
  '6': [
    'beforeSix',
    'contactAtOnce',
    'pressBreaksSquare',
    'fleeingRolledFor',
    'cardSizeInAir',
    'breathNeedsEnemy',
    'holdersLoosen',
    'tieWinnerChooses',
    'armyShares',
    'armyProvinces',
    'armyCommander',
  ],
}

/** The same rules as a version of them has it. */
export function readAs(rules: Rules, version?: string): Rules {
  const read = { ...rules }
  const age = version === undefined ? Number.POSITIVE_INFINITY : Number(version)
  for (const [later, names] of Object.entries(BEFORE))
    if (age < Number(later)) for (const name of names) read[name] = true
  return read
}

/** The rules in force at a table, by the version it plays by. */
export function rulesFrom(chosen: Settings, version?: string): Rules {
  const rules = { asBefore: false, ragesEndThemselves: false, beforeSix: false } as Rules
  const level = LEVELS.indexOf(chosen['level'] as string)
  const inForce = (names: readonly (keyof Rules)[], from: number): void => {
    for (const name of names) rules[name] = level < 0 ? chosen[name] === true : level >= from
  }
  inForce(standardChapters, 1)
  inForce(expertChapters, 2)
  inForce(additionalChapters, 3)
  for (const name of rulings) rules[name] = chosen[name] === true
  return readAs(rules, version)
}

function rulesOf(level: string): Rules {
  return rulesFrom({ level, ...Object.fromEntries(rulings.map(name => [name, settings[name].default])) })
}

/** The introduction game: every chapter of the standard game off (DW-I.2). */
export const introduction: Rules = rulesOf('introduction')
/** The standard game: its chapters on. */
export const standard: Rules = rulesOf('standard')
/** The expert game: large elements, chariots, artillery and magic, too. */
export const expert: Rules = rulesOf('expert')
/** Everything: fire, flyers and buildings, too. */
export const full: Rules = rulesOf('full')

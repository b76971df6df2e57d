import type { Preset, SettingSpecs, Settings, Where } from '@hexarium/kernel'
import { BOARDS, battles } from './content/armies/battles.ts'
import { QUIET_ROUNDS } from './content/tables.ts'
import type { Rules } from './state.ts'

const FREE: Where = [{ battle: ['free'] }]
const WITH_MARCHES: Where = [{ battle: ['free'], flankMarches: [true] }]
const ONE_BY_ONE: Where = [{ level: ['chosen'] }]
/** Battles that last until somebody has won, unless the table sets a last round. */
const WITHOUT_END: Where = [
  { battle: battles.flatMap(({ id, rounds, goal }) => (rounds || goal === 'points' ? [] : [id])), rounds: [0] },
]
/** DW-VII.1, DW-XVI.1, DW-XXI.1: the part of the book a battle stands in is the least it is played by. */
const INTRODUCED: Where = [{ battle: ['first', 'firstWithShooting'] }]
const EXPERT_BATTLES = ['kaibanPass', 'envoy']
const STANDARD_BATTLES: Where = [{ battle: battles.flatMap(({ id }) => (EXPERT_BATTLES.includes(id) ? [] : [id])) }]
/** The battles that cannot be played without a chapter. */
const needing = (chapter: keyof Rules): Where => [
  { battle: battles.flatMap(({ id, needs }) => (needs?.includes(chapter) ? [id] : [])) },
]

/** What a table may choose. The chapters of the standard game count one by one where `level` says `chosen` (DW-I.1). */
export const settings = {
  battle: { kind: 'choice', values: battles.map(({ id }) => id), default: 'first', rule: 'DW-VII.1' },
  level: {
    kind: 'choice',
    values: ['introduction', 'standard', 'expert', 'full', 'chosen'],
    default: 'introduction',
    rule: 'DW-I.1',
    only: { introduction: INTRODUCED, standard: STANDARD_BATTLES },
  },
  cardValues: { kind: 'switch', default: true, rule: 'DW-VIII.1', where: ONE_BY_ONE },
  specialFigures: { kind: 'switch', default: true, rule: 'DW-IX.1', where: ONE_BY_ONE },
  commanders: { kind: 'switch', default: true, rule: 'DW-X.10', where: ONE_BY_ONE, onWhere: needing('commanders') },
  terrain: { kind: 'switch', default: true, rule: 'DW-XI.1', where: ONE_BY_ONE },
  sight: { kind: 'switch', default: true, rule: 'DW-XII.2', where: ONE_BY_ONE },
  formations: { kind: 'switch', default: true, rule: 'DW-XIII.1', where: ONE_BY_ONE },
  secondAttack: { kind: 'switch', default: true, rule: 'DW-XIV.1', where: ONE_BY_ONE },
  morale: { kind: 'switch', default: true, rule: 'DW-XV.1', where: ONE_BY_ONE },
  large: { kind: 'switch', default: true, rule: 'DW-XVII.1', where: ONE_BY_ONE },
  chariots: { kind: 'switch', default: true, rule: 'DW-XVIII.1', where: ONE_BY_ONE },
  artillery: { kind: 'switch', default: true, rule: 'DW-XIX.1', where: ONE_BY_ONE },
  magic: { kind: 'switch', default: true, rule: 'DW-XX.1', where: ONE_BY_ONE, onWhere: needing('magic') },
  fire: { kind: 'switch', default: true, rule: 'DW-XXII.1', where: ONE_BY_ONE },
  flyers: { kind: 'switch', default: true, rule: 'DW-XXIII.1', where: ONE_BY_ONE },
  buildings: { kind: 'switch', default: true, rule: 'DW-XXIV.1', where: ONE_BY_ONE },
  /** 0 is no limit: the battle then ends as the book says, or when nothing was lost for a long time. */
  rounds: { kind: 'number', min: 0, max: 30, default: 0, rule: 'DW-XVI.13' },
  points: { kind: 'number', min: 600, max: 2000, default: 1000, rule: 'DW-XVI.10', where: FREE },
  /** Army points the Orcs leave at home; below 0 the Empire. */
  handicap: { kind: 'number', min: -400, max: 400, default: 0, rule: 'DW-XVI.50' },
  board: { kind: 'choice', values: [...BOARDS], default: 'twoSheets', rule: 'DW-XVI.11', where: FREE },
  objectives: {
    kind: 'number',
    min: 0,
    max: 2,
    default: 0,
    rule: 'DW-XVI.20',
    where: FREE,
    most: [
      { where: [{ board: ['oneSheet'] }], max: 0 },
      { where: [{ board: ['twoSheets'] }], max: 1 },
    ],
  },
  flankMarches: { kind: 'switch', default: false, rule: 'DW-XVI.31', where: FREE },
  skirmishMinimum: { kind: 'switch', default: false, rule: 'DW-XIII.20', isDisputed: true },
  impetuousCharge: { kind: 'switch', default: false, rule: 'DW-VI.13', isDisputed: true },
  blindDeclaration: { kind: 'switch', default: false, rule: 'DW-IV.6', isDisputed: true },
  shiftedEntry: { kind: 'switch', default: false, rule: 'DW-XVI.35', isDisputed: true, where: WITH_MARCHES },
  wallHeights: { kind: 'switch', default: false, rule: 'DW-XIX.12', isDisputed: true },
  lastHitSacrifice: { kind: 'switch', default: false, rule: 'DW-IX.7', isDisputed: true },
  contactAtOnce: { kind: 'switch', default: false, rule: 'DW-XI.21', isDisputed: true },
  pressBreaksSquare: { kind: 'switch', default: false, rule: 'DW-XIII.5', isDisputed: true },
  fleeingRolledFor: { kind: 'switch', default: false, rule: 'DW-XV.62', isDisputed: true },
  cardSizeInAir: { kind: 'switch', default: false, rule: 'DW-XXIII.13', isDisputed: true },
  breathNeedsEnemy: { kind: 'switch', default: false, rule: 'DW-XXII.8', isDisputed: true },
  holdersLoosen: { kind: 'switch', default: false, rule: 'DW-XIII.21', isDisputed: true },
  reactionsRegroup: { kind: 'switch', default: false, rule: 'DW-V.13', isDisputed: true },
  tieWinnerChooses: { kind: 'switch', default: false, rule: 'DW-V.25', isDisputed: true },
  newContactsStray: { kind: 'switch', default: false, rule: 'DW-IV.12', isDisputed: true },
  strayAsSeen: { kind: 'switch', default: false, rule: 'DW-IV.13', isDisputed: true },
  wizardsLeadNobody: { kind: 'switch', default: false, rule: 'DW-XVI.31', isDisputed: true, where: WITH_MARCHES },
  /** Limits of army lists the book does not have: they belong to its army books. */
  armyShares: { kind: 'switch', default: false, rule: 'DW-XVI.10', where: FREE },
  armyProvinces: { kind: 'switch', default: false, rule: 'DW-XVI.10', where: FREE },
  armyCommander: { kind: 'switch', default: false, rule: 'DW-XVI.10', where: FREE },
  /** A battle without a last round ends after so many rounds without a loss; 0 is as good as never. */
  quietRounds: {
    kind: 'number',
    min: 0,
    max: 30,
    default: QUIET_ROUNDS,
    rule: 'DW-XVI.13',
    isDisputed: true,
    where: WITHOUT_END,
  },
} as const satisfies SettingSpecs

/** Battles one may ask for by name, each by the rules of its part of the book; the free one by all there are. */
export const presets = [
  { name: 'first', settings: { battle: 'first', level: 'introduction' } },
  { name: 'firstWithShooting', settings: { battle: 'firstWithShooting', level: 'introduction' } },
  { name: 'encounter', settings: { battle: 'encounter', level: 'standard' } },
  { name: 'lastStand', settings: { battle: 'lastStand', level: 'standard' } },
  { name: 'kalBenokk', settings: { battle: 'kalBenokk', level: 'standard' } },
  { name: 'kaibanPass', settings: { battle: 'kaibanPass', level: 'expert' } },
  { name: 'envoy', settings: { battle: 'envoy', level: 'expert' } },
  { name: 'free', settings: { battle: 'free', level: 'full' } },
] as const satisfies readonly Preset[]

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
  'newContactsStray',
  'strayAsSeen',
  'wizardsLeadNobody',
  'armyShares',
  'armyProvinces',
  'armyCommander',
] as const

/** How far into the book each level goes (DW-I.1). */
const LEVELS = ['introduction', 'standard', 'expert', 'full']

/** Versions of the rules whose records are read, too: they are played by the readings of their time. */
export const OLDER: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']

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
  '7': ['beforeSeven'],
  '8': ['beforeEight'],
  '10': ['beforeTen'],
  '11': ['beforeEleven'],
  '12': ['beforeTwelve'],
  '13': ['beforeThirteen'],
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
  const rules = {
    asBefore: false,
    ragesEndThemselves: false,
    beforeSix: false,
    beforeSeven: false,
    beforeEight: false,
    beforeTen: false,
    beforeEleven: false,
    beforeTwelve: false,
    beforeThirteen: false,
  } as Rules
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

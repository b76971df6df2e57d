import { mapNamed } from './boards.ts'
import { GOAL_ALONE, GOAL_STRATEGIC, GOAL_TEAMS } from './components.ts'
import type { RaceName } from './races.ts'
import type { Source } from './sources.ts'

/** A scenario: who plays, for what, and with which cards removed (WC-B-SET-01). */
export interface Scenario {
  readonly id: string
  readonly players: number
  /** The races; undefined: any. */
  readonly races?: readonly RaceName[]
  /** Races that play together; others are alone. */
  readonly teams?: readonly (readonly RaceName[])[]
  /** The race that goes first; undefined: chance decides. */
  readonly first?: RaceName
  /** Victory points that win at the end of one's turn, and those of Option 1; 0: points do not win. */
  readonly goal: number
  readonly strategicGoal: number
  /** Victory points that win at the end of a game turn (WC-X-SCN-13). */
  readonly goalAtTurnEnd: number
  /** Cards removed from every deck. */
  readonly removes: readonly string[]
  /** Where units start other than in the Town: label or coordinates, melee, ranged, flying. */
  readonly start?: Readonly<Partial<Record<RaceName, readonly (readonly [at: string, ...units: number[]])[]>>>
  /** The rule that says who wins, where points do not. */
  readonly condition?: string
  readonly source: Source
}

const TEAMS = [
  ['human', 'nightelf'],
  ['orc', 'undead'],
] as const

const NOTHING = { goal: 0, strategicGoal: 0, goalAtTurnEnd: 0, removes: [] as readonly string[] }

/** The scenarios, in the order of the maps. */
export const scenarios: readonly Scenario[] = [
  { ...NOTHING, id: 'main-2p', players: 2, goal: GOAL_ALONE, strategicGoal: GOAL_ALONE, source: 'R3, layout D' },
  {
    ...NOTHING,
    id: 'main-3p',
    players: 3,
    goal: GOAL_ALONE,
    strategicGoal: GOAL_ALONE,
    source: 'S, layout D, races E3',
  },
  {
    ...NOTHING,
    id: 'main-4p',
    players: 4,
    races: ['nightelf', 'orc', 'human', 'undead'],
    teams: TEAMS,
    goal: GOAL_TEAMS,
    strategicGoal: GOAL_STRATEGIC,
    source: 'R3, strategicGoal S, layout D',
  },
  {
    ...NOTHING,
    id: 'elf-gate',
    players: 3,
    races: ['orc', 'human', 'undead'],
    removes: ['victory-point'],
    condition: 'WC-B-SCN-14',
    source: 'R10, removes F1, layout D',
  },
  {
    ...NOTHING,
    id: 'necromancers',
    players: 2,
    races: ['human', 'undead'],
    first: 'undead',
    removes: ['victory-point', 'summon-building'],
    condition: 'WC-B-SCN-24',
    source: 'R10, removes F1, layout D, graveyards D',
  },
  {
    ...NOTHING,
    id: 'captives',
    players: 2,
    races: ['orc', 'nightelf'],
    removes: ['victory-point'],
    condition: 'WC-B-SCN-33',
    source: 'R11, removes F1, start D, first D, layout D, walls D',
  },
  {
    ...NOTHING,
    id: 'nordrassil',
    players: 4,
    races: ['human', 'orc', 'nightelf', 'undead'],
    teams: [['human', 'orc', 'nightelf']],
    first: 'nightelf',
    removes: ['victory-point', 'summon-building', 'renew', 'call-to-arms', 'pillage'],
    start: {
      human: [
        ['B', 2, 1, 0],
        ['0,-1', 0, 1, 1],
      ],
      orc: [
        ['C', 3, 0, 0],
        ['-1,1', 1, 1, 0],
      ],
      nightelf: [
        ['D', 1, 2, 0],
        ['1,0', 0, 2, 1],
      ],
      undead: [
        ['-4,0', 3, 0, 0],
        ['E', 2, 1, 0],
        ['F', 2, 1, 0],
        ['-3,0', 0, 0, 2],
      ],
    },
    condition: 'WC-B-SCN-44',
    source: 'R11, removes F1, start D, layout D',
  },
  {
    ...NOTHING,
    id: 'altar-of-flame',
    players: 2,
    races: ['human', 'undead'],
    condition: 'WC-X-SCN-04',
    source: 'S, first D, layout D',
  },
  {
    ...NOTHING,
    id: 'skull-of-storms',
    players: 2,
    races: ['orc', 'human'],
    goalAtTurnEnd: 13,
    condition: 'WC-X-SCN-13',
    source: 'S, first D, layout D',
  },
  {
    ...NOTHING,
    id: 'dragon-rise',
    players: 4,
    races: ['nightelf', 'human', 'orc', 'undead'],
    teams: TEAMS,
    condition: 'WC-X-SCN-25',
    source: 'S, first D, layout D',
  },
  {
    ...NOTHING,
    id: 'battle-of-the-elements',
    players: 4,
    races: ['nightelf', 'orc', 'human', 'undead'],
    condition: 'WC-X-SCN-36',
    source: 'S, first D, layout D',
  },
]

/** The scenario with this id. */
export function scenarioNamed(id: string): number {
  return scenarios.findIndex(scenario => scenario.id === id)
}

export const ELF_GATE = scenarioNamed('elf-gate')
export const NECROMANCERS = scenarioNamed('necromancers')
export const CAPTIVES = scenarioNamed('captives')
export const NORDRASSIL = scenarioNamed('nordrassil')
export const ALTAR_OF_FLAME = scenarioNamed('altar-of-flame')
export const SKULL_OF_STORMS = scenarioNamed('skull-of-storms')
export const DRAGON_RISE = scenarioNamed('dragon-rise')
export const ELEMENTS = scenarioNamed('battle-of-the-elements')

/** The map of a scenario. */
export const mapOfScenario: readonly number[] = scenarios.map(({ id }) => mapNamed(id))

/** WC-B-SCN-11: the neutral Night Elves: label, melee, ranged, flying; all their types are at this level. */
export const GATE_GUARDS: readonly (readonly [string, number, number, number])[] = [
  ['A', 1, 2, 0],
  ['B', 1, 2, 0],
  ['C', 1, 2, 0],
  ['D', 0, 0, 3],
]
export const GUARD_LEVEL = 2
/** WC-B-SCN-14: so many enemies next to D keep the gate shut. */
export const GATE_WATCH = 3

/** WC-B-SCN-40: who holds which Outpost. */
export const NORDRASSIL_OUTPOSTS: readonly (readonly [string, RaceName])[] = [
  ['B', 'human'],
  ['C', 'orc'],
  ['D', 'nightelf'],
  ['E', 'undead'],
  ['F', 'undead'],
]
/** WC-B-SCN-45: cards in every deck besides those in hand. */
export const NORDRASSIL_DECK = 13

/** WC-B-SCN-22: a token for each unit type, and the two graveyards. */
export const SUMMONING_PLACES = ['A', 'B', 'C'] as const
export const GRAVEYARDS = ['D', 'E'] as const

/** WC-B-SCN-32: whose captive starts where: Thrall with the Night Elves, Tyrande with the Orcs. */
export const CAPTIVE_TOKENS: readonly (readonly [RaceName, string])[] = [
  ['orc', 'A'],
  ['nightelf', 'B'],
]

/** WC-X-SCN-30, WC-X-SCN-33: elements, where they lie, and what they give (`content/races.ts`). */
export const ELEMENT_TOKENS: readonly (readonly [name: string, label: string, gives: string])[] = [
  ['Earth', 'EARTH', 'raise'],
  ['Wind', 'AIR', 'poison'],
  ['Fire', 'FIRE', 'bloodlust'],
  ['Water', 'WATER', 'heal'],
]
export const ELEMENT_CREEPS = 2
/** WC-X-SCN-36: so many elements in one space win. WC-X-SCN-04: so many units on the altar win. */
export const WINNING_ELEMENTS = 3
export const WINNING_UNITS = 3
/** WC-X-SCN-02: the altar takes a unit on this roll or less. WC-X-SCN-11: strength for a die of lightning, and its hits. */
export const ALTAR_ROLL = 2
export const STORM_STRENGTH = 3
export const STORM_HIT = 2

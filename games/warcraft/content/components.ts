import { d6, ownDie } from '@hexarium/kernel'

/** WC-B-CMP-07: the faces of the resource die, and the result that depletes. */
export const RESOURCE_DIE = ownDie(0, 'resource', [1, 1, 1, 2, 2, 3])
export const DEPLETING_RESULT = 3

/** WC-B-BAT-06: battle dice have six sides; WC-X-TIM-14: a natural 6 always misses, strength stays within 0 and 5. */
export const BATTLE_DIE = d6
export const LEAST_STRENGTH = 0
export const MOST_STRENGTH = 5

/** WC-B-ABL-01: casualties of a natural 1 with Area Attack. */
export const AREA_CASUALTIES = 2

/** WC-B-SET-05: what everybody starts with. */
export const START = { gold: 5, wood: 5, workers: 3, melee: 3, cards: 3 } as const

/** WC-B-MOV-02: how many units, and how many workers, a side may have in a space. */
export const STACK = 3

/** WC-B-SPE-20, WC-B-SPE-30, WC-X-RAC-01: the price of a project, of an upgrade, of a co-operative project, in gold and in wood each. */
export const PROJECT_COST = 2
export const UPGRADE_COST = 2
export const COOPERATIVE_COST = 3
export const COOPERATIVE_WORKERS = 2

/** WC-X-HER-50: gold and wood for every level of a hero trained anew. */
export const HERO_COST_PER_LEVEL = 1
/** WC-X-HER-40: what a level costs in experience. */
export const XP_PER_LEVEL = 2
export const TOP_LEVEL = 3
export const HERO_MOVES = 2
/** WC-X-HER-09: experience for an enemy hero slain. */
export const XP_FOR_HERO = 2

/** WC-X-RES-02: gold for a research marker, and how many fit on the worker building. */
export const RESEARCH_COST = 1
export const RESEARCH_SLOTS = 2

/** WC-B-CMP-04, WC-B-VIC-01, WC-B-VIC-03, WC-B-VIC-04, WC-X-OP1-01: victory points. */
export const TOWN_POINTS = 3
export const GOAL_ALONE = 15
export const GOAL_TEAMS = 30
export const GOAL_STRATEGIC = 20

/** WC-X-CRP-02: creeps lie on objectives worth no more than this, by the experience on their backs. */
export const MOST_CREEP_POINTS = 2

/** WC-X-RAC-20: strength of a burrow's attacks. WC-X-RAC-30: melee units that count as a worker. */
export const BURROW_STRENGTH = 2
export const SCOURGE_GATHERERS = 3

/** WC-X-DRN-01, WC-X-DRN-02, WC-X-DRN-04: draining resources. */
export const RESOURCE_PER_WORKER = 2
export const RESOURCE_PER_SPACE = 20
export const RENEWED_WOOD = 10

/** WC-X-HID-01: the hidden tokens of each kind; everybody lays one of this value openly beside his Town. */
export const HIDDEN_TOKENS: readonly number[] = [20, 20, 20, 20, 10, 15, 15, 25, 30]
export const OPEN_TOKEN = 20

/** Outposts a race has, and workers, heroes and so on, are in `races.ts`. */
export const OUTPOSTS = 2

/** Where these come from. */
export const sources = {
  RESOURCE_DIE: 'D, DEPLETING_RESULT R5',
  BATTLE_DIE: 'P',
  START: 'R3',
  STACK: 'R4',
  PROJECT_COST: 'R7',
  UPGRADE_COST: 'R7',
  COOPERATIVE_COST: 'S',
  HERO_COST_PER_LEVEL: 'S',
  XP_PER_LEVEL: 'S',
  RESEARCH_COST: 'S',
  TOWN_POINTS: 'R9',
  GOAL_STRATEGIC: 'S',
  AREA_CASUALTIES: 'R12',
  MOST_CREEP_POINTS: 'S',
  BURROW_STRENGTH: 'S',
  SCOURGE_GATHERERS: 'S',
  RESOURCE_PER_WORKER: 'S',
  HIDDEN_TOKENS: 'D, four 20s S, a 15 S',
} as const

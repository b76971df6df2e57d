import { DRG, FIRST_MAJOR, ROC, typeOf, WRM, YDR } from './types.ts'

/** Areas of a major monster (digest, section B). */
export const HEAD = 0
export const WINGS = 1
export const LEGS = 2
export const BELLY = 3
export const AREAS = 4
export const everyArea: readonly number[] = [HEAD, WINGS, LEGS, BELLY]
export const areaNames = ['head', 'wings', 'legs', 'belly'] as const

/**
 * Positions around a monster as bits: 0 … 5 are the six hexes counted to the left from the faced one, then its own hex and
 * an adjacent tower (DR-2.12.1.6).
 */
const AHEAD = 1 << 0
const FRONT_SIDES = (1 << 1) | (1 << 5)
const REAR_SIDES = (1 << 2) | (1 << 4)
const BEHIND = 1 << 3
export const UNDERNEATH = 1 << 6
export const ABOVE = 1 << 7
const FRONT = AHEAD | FRONT_SIDES
const SIDES = FRONT_SIDES | REAR_SIDES
const AROUND = FRONT | REAR_SIDES | BEHIND
/** DR-2.12.1.7.1: from where the head can be hit once wings and legs are gone. */
export const HELPLESS = FRONT | ABOVE
export const EVERYWHERE = AROUND | UNDERNEATH | ABOVE

/** One area: groups, strength and hit points of each, where it strikes, from where and on what it is hit. */
export interface Area {
  readonly groups: number
  readonly attack: number
  readonly hitPoints: number
  readonly toHit: number
  readonly strikes: number
  readonly hitFrom: number
}

/** A major monster's sheet. */
export interface Sheet {
  readonly areas: readonly [head: Area, wings: Area, legs: Area, belly: Area]
  /** Hexes flown and bounded; 0 for those who cannot. */
  readonly fly: number
  readonly bound: number
  readonly slithers: boolean
  readonly overruns: boolean
  /** Strength of an overrun attack; 0 for none. */
  readonly overrunAttack: number
  /** Dragonfire: how often, how far, and what it adds to escape rolls. */
  readonly fires: number
  readonly fireHexes: number
  readonly fireEscape: number
  readonly firesInFlight: boolean
  /** Dice of a crash. */
  readonly crashDice: number
  readonly attacksAfterLanding: boolean
  /** Strength of a leg group in a turn of bounding or landing. */
  readonly pouncing: number
}

const area = (
  groups: number,
  attack: number,
  hitPoints: number,
  toHit: number,
  strikes: number,
  hitFrom: number,
): Area => ({
  groups,
  attack,
  hitPoints,
  toHit,
  strikes,
  hitFrom,
})
const none = area(0, 0, 0, 0, 0, 0)
const belly = (hitPoints: number, toHit: number): Area => area(1, 0, hitPoints, toHit, 0, UNDERNEATH)

const dragon: Sheet = {
  areas: [
    area(1, 3, 8, 6, FRONT | UNDERNEATH | ABOVE, AHEAD | ABOVE),
    area(2, 2, 6, 4, FRONT | ABOVE, SIDES | ABOVE),
    area(4, 1, 3, 5, AROUND | UNDERNEATH, AROUND | UNDERNEATH),
    belly(6, 4),
  ],
  fly: 6,
  bound: 3,
  slithers: true,
  overruns: true,
  overrunAttack: 6,
  fires: 2,
  fireHexes: 2,
  fireEscape: 0,
  firesInFlight: true,
  crashDice: 2,
  attacksAfterLanding: false,
  pouncing: 1,
}

const youngDragon: Sheet = {
  areas: [
    area(1, 2, 3, 6, FRONT | UNDERNEATH | ABOVE, AHEAD | ABOVE),
    area(2, 1, 3, 4, FRONT | ABOVE, SIDES | ABOVE),
    area(2, 1, 4, 5, AROUND | UNDERNEATH, AROUND | UNDERNEATH),
    belly(3, 4),
  ],
  fly: 4,
  bound: 3,
  slithers: true,
  overruns: false,
  overrunAttack: 0,
  fires: 1,
  fireHexes: 1,
  fireEscape: 2,
  firesInFlight: false,
  crashDice: 1,
  attacksAfterLanding: false,
  pouncing: 1,
}

const roc: Sheet = {
  areas: [
    area(1, 2, 6, 6, FRONT | REAR_SIDES | UNDERNEATH | ABOVE, AHEAD | ABOVE),
    area(2, 2, 8, 4, FRONT | REAR_SIDES | ABOVE, SIDES | ABOVE),
    area(2, 1, 4, 5, EVERYWHERE, AROUND | UNDERNEATH),
    belly(12, 5),
  ],
  fly: 8,
  bound: 4,
  slithers: false,
  overruns: false,
  overrunAttack: 0,
  fires: 0,
  fireHexes: 0,
  fireEscape: 0,
  firesInFlight: false,
  crashDice: 2,
  attacksAfterLanding: true,
  pouncing: 3,
}

const wurm: Sheet = {
  areas: [
    area(1, 8, 8, 6, FRONT | UNDERNEATH | ABOVE, AHEAD | ABOVE),
    none,
    area(6, 1, 3, 5, AROUND | UNDERNEATH, AROUND | UNDERNEATH),
    belly(4, 4),
  ],
  fly: 0,
  bound: 0,
  slithers: true,
  overruns: true,
  overrunAttack: 9,
  fires: 0,
  fireHexes: 0,
  fireEscape: 0,
  firesInFlight: false,
  crashDice: 0,
  attacksAfterLanding: false,
  pouncing: 1,
}

const byType = new Map([
  [DRG, dragon],
  [YDR, youngDragon],
  [ROC, roc],
  [WRM, wurm],
])

/** By major monster (unit − FIRST_MAJOR): its sheet. All figures are the manuals' (2.12 and the summary of large monsters). */
export const sheets: readonly Sheet[] = Array.from(typeOf.subarray(FIRST_MAJOR), kind => byType.get(kind)!)

/** DR-2.12.1.5c: what a tower adds to an escape roll from dragonfire. */
export const TOWER_ESCAPE = 2
/** DR-2.12.2.3: what a killer's roll loses against a full dragon, and how its strength grows against him. */
export const KILLER_ESCAPE = -2
export const KILLER_FACTOR = 3
/** DR-2.12.1.7.1: a monster run amok dies on this. */
export const AMOK_DEATH = 5
/** DR-2.8.7d: a crash in a whirlwind. */
export const WHIRLWIND_CRASH = 4
/** DR-2.5.5.2b: what a monster without legs needs at a gate: one die if nobody guards it, else two. */
export const LEGLESS_UNGUARDED = 6
export const LEGLESS_GUARDED = 11
/** DR-2.7.6.3: what a missile does to a flyer's belly. */
export const FLYER_DAMAGE = 2

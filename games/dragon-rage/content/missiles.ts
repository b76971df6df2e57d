import { ARH, BAL, CAT, GOB } from './types.ts'

/** How a unit shoots (DR-2.7.6, DR-2.10.8). */
export interface Missile {
  readonly least: number
  readonly range: number
  readonly rangeFromTower: number
  /** Needs no line of sight. */
  readonly indirect: boolean
  readonly atFlyers: boolean
  /** By range 0 … 4: what hits a monster on the ground. */
  readonly toHit: readonly number[]
  /** By range 0 … 4: strength against troops. */
  readonly strength: readonly number[]
  /** Damage to monsters. */
  readonly damage: number
}

const bow: Missile = {
  least: 0,
  range: 2,
  rangeFromTower: 3,
  indirect: false,
  atFlyers: true,
  damage: 1,
  toHit: [6, 5, 6, 6, 6],
  strength: [1, 1, 1, 1, 1],
}
const ballista: Missile = {
  least: 0,
  range: 3,
  rangeFromTower: 4,
  indirect: false,
  atFlyers: true,
  damage: 2,
  toHit: [6, 4, 5, 6, 6],
  strength: [2, 2, 2, 1, 1],
}
const catapult: Missile = {
  least: 2,
  range: 4,
  rangeFromTower: 4,
  indirect: true,
  atFlyers: false,
  damage: 2,
  toHit: [0, 6, 6, 6, 6],
  strength: [0, 2, 2, 2, 2],
}

/** By type: its missiles. */
export const missiles = new Map<number, Missile>([
  [ARH, bow],
  [GOB, bow],
  [BAL, ballista],
  [CAT, catapult],
])

/** DR-2.7.6.3: flyers are always hit on this. */
export const FLYER_NEED = 6
/** The farthest any missile flies. */
export const FARTHEST = 4

import { IdSet } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { entrySide, FIRST_STEPS, LANDS, LATER_STEPS, lands, MOST_EXITS, TERRAIN_OF } from '../content/masterboard.ts'
import { TOWER } from '../content/terrains.ts'
import { BOTTOM, type Entry, type Land, LEFT, NONE, RIGHT } from '../state.ts'
import { EMPTY, ENEMY, ENGAGED, OWN } from './occupation.ts'

/** Where a legion can walk, and over which sides: bit RIGHT, BOTTOM or LEFT for the attacker's entry side there. */
export class Walks {
  /** The lands it can end in. */
  readonly lands = new IdSet(LANDS)
  /** By land: the entry sides, as bits; 0 where it cannot go. */
  readonly sides = new Uint8Array(LANDS)

  /** Forgets all. */
  clear(): this {
    for (let i = 0; i < this.lands.count; i++) this.sides[this.lands.ids[i]] = 0
    this.lands.clear()
    return this
  }

  /** Notes one way to end in a land. */
  add(land: Land, side: Entry): void {
    this.lands.add(land)
    this.sides[land] |= 1 << side
  }
}

/**
 * TI-7.4f: where a legion can walk with this roll. `occupation` says what stands in every land (see occupation.ts)
 * besides the legion itself: from twelve lands a six leads round and home again, which is legal unless another own
 * legion is there.
 */
export function walks(land: Land, roll: number, occupation: ArrayLike<number>): Walks {
  return walked(land, roll, occupation, new Walks())
}

/** For answers that are read at once and forgotten. */
const shared = new Walks()

function walked(land: Land, roll: number, occupation: ArrayLike<number>, into: Walks = shared): Walks {
  into.clear()
  for (let i = land * MOST_EXITS; i < (land + 1) * MOST_EXITS && FIRST_STEPS[i] !== NONE; i++)
    walk(FIRST_STEPS[i], roll - 1, land, occupation, into)
  return into
}

function walk(land: Land, left: number, from: Land, occupation: ArrayLike<number>, into: Walks): void {
  const here = occupation[land]
  // TI-7.1c: closed. TI-7.1a: an enemy ends the move. TI-7.1b: own legions can be passed, not joined.
  if (here === ENGAGED) return
  if (here === ENEMY || left === 0) {
    if (here !== OWN) into.add(land, entrySide(land, from))
    return
  }
  // TI-7.4e: never straight back.
  for (let i = land * MOST_EXITS; i < (land + 1) * MOST_EXITS && LATER_STEPS[i] !== NONE; i++)
    if (LATER_STEPS[i] !== from) walk(LATER_STEPS[i], left - 1, land, occupation, into)
}

/** TI-7.4f: the lands a legion can walk to, by number. */
export function destinations(land: Land, roll: number, occupation: ArrayLike<number>): Land[] {
  return walked(land, roll, occupation)
    .lands.toArray()
    .sort((a, b) => a - b)
}

/** TI-6.2b: true if a legion has any walk. */
export function hasWalk(land: Land, roll: number, occupation: ArrayLike<number>): boolean {
  return walked(land, roll, occupation).lands.count > 0
}

/** TI-7.4g, TI-10.1a: the sides by which a legion can come to a land. */
export function entrySides(land: Land, roll: number, occupation: ArrayLike<number>, to: Land): Entry[] {
  return sidesIn(walked(land, roll, occupation).sides[to])
}

/** The entry sides in a set of bits. */
export function sidesIn(bits: number): Entry[] {
  return [RIGHT, BOTTOM, LEFT].filter(side => bits & (1 << side))
}

/** Why a legion cannot walk to a land: who stands there, who stands between, or the way itself. */
export function cannotWalk(land: Land, roll: number, occupation: ArrayLike<number>, to: Land): RuleId | undefined {
  if (to >= LANDS) return 'TI-2.1a'
  if (walked(land, roll, occupation).lands.has(to)) return undefined
  if (occupation[to] === ENGAGED) return 'TI-7.1c'
  if (occupation[to] === OWN) return 'TI-7.1b'
  if (!walked(land, roll, EMPTY_BOARD).lands.has(to)) return isBlockedOff(land, roll, to) ? 'TI-7.4a' : 'TI-7.1a'
  const pastEngagements = Array.from(occupation, here => (here === ENGAGED ? EMPTY : here))
  return walked(land, roll, pastEngagements).lands.has(to) ? 'TI-7.1c' : 'TI-7.1a'
}

const EMPTY_BOARD = new Uint8Array(LANDS)

/** TI-7.4a: true if only the block that must be taken first keeps a legion from a land. */
function isBlockedOff(land: Land, roll: number, to: Land): boolean {
  shared.clear()
  for (const exit of lands[land].exits) walk(exit.to, roll - 1, land, EMPTY_BOARD, shared)
  return shared.lands.has(to)
}

/** True for the lands 100 to 600. */
export function isTower(land: Land): boolean {
  return TERRAIN_OF[land] === TOWER
}

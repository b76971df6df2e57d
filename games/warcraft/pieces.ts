import type { Seat } from '@hexarium/kernel'
import { creeps } from './content/creeps.ts'
import { heroes, summonOf } from './content/heroes.ts'
import { FLYING, levelOf, MELEE, NIGHTELF, PIECES_OF_TYPE, RANGED, WORKERS } from './content/races.ts'
import { MOST_SUMMONS, type Summon } from './content/summons.ts'
import { CREEPS, DRAGONS, NEUTRAL, NONE, type Owner, ofType, type Piece, RESERVE, type Warcraft } from './state.ts'

/** What a piece is: a unit type (MELEE, RANGED, FLYING), or one of these. */
export const WORKER = 3
export const HERO = 4
export const SUMMON = 5
export const CREEP = 6

/** By kind: its first slot in an owner's row; then how long a row is. */
const FIRST_SLOT: readonly number[] = [0, 10, 17, 21, 29, 30]
export const SLOTS = 30 + MOST_SUMMONS
const COUNTS: readonly number[] = [...PIECES_OF_TYPE, WORKERS, 1, MOST_SUMMONS]

/** Creep markers come behind the rows of four seats and the neutral one. */
export const FIRST_CREEP = SLOTS * (NEUTRAL + 1)
export const CREEP_SLOTS = creeps.length
export const PIECES = FIRST_CREEP + CREEP_SLOTS
/** WC-X-SCN-20: the slots of hatchling and dragon. */
export const HATCHLING_SLOT = CREEP_SLOTS - 2
export const DRAGON_SLOT = CREEP_SLOTS - 1

/** By piece: what it is, and whose. */
export const KIND = new Uint8Array(PIECES)
export const OWNER = new Uint8Array(PIECES)
for (let piece = 0; piece < PIECES; piece++) {
  const slot = piece % SLOTS
  KIND[piece] = piece >= FIRST_CREEP ? CREEP : FIRST_SLOT.findLastIndex(first => slot >= first)
  const isDragon = piece >= FIRST_CREEP + HATCHLING_SLOT
  OWNER[piece] = piece < FIRST_CREEP ? Math.floor(piece / SLOTS) : isDragon ? DRAGONS : CREEPS
}

/** The first piece of a kind of an owner, and the one after the last. */
export function firstOf(owner: Owner, kind: number): Piece {
  return owner * SLOTS + FIRST_SLOT[kind]
}

export function endOf(owner: Owner, kind: number): Piece {
  return owner * SLOTS + FIRST_SLOT[kind] + COUNTS[kind]
}

/** A seat's hero. */
export function heroOf(seat: Seat): Piece {
  return seat * SLOTS + FIRST_SLOT[HERO]
}

/** An owner's piece of a kind that is somewhere (a space, RESERVE, TRAINING …), or NONE. */
export function findPiece(g: Warcraft, owner: Owner, kind: number, where: number): Piece {
  for (let piece = firstOf(owner, kind), end = endOf(owner, kind); piece < end; piece++) {
    if (g.at[piece] === where) return piece
  }
  return NONE
}

/** How many of an owner's pieces of a kind are somewhere. */
export function countPieces(g: Warcraft, owner: Owner, kind: number, where: number): number {
  let count = 0
  for (let piece = firstOf(owner, kind), end = endOf(owner, kind); piece < end; piece++) {
    if (g.at[piece] === where) count++
  }
  return count
}

/** How many of an owner's pieces of a kind are in reserve. Summons: only as many as the hero's creature has markers. */
export function inReserve(g: Warcraft, owner: Owner, kind: number): number {
  const held = countPieces(g, owner, kind, RESERVE)
  return kind === SUMMON ? Math.max(0, held - MOST_SUMMONS + (creatureOf(g, owner)?.copies ?? 0)) : held
}

/** The race of an owner; the neutral units of The Elf Gate are Night Elves. */
function raceOf(g: Warcraft, owner: Owner): number {
  return owner === NEUTRAL ? NIGHTELF : g.race[owner]
}

/** The creature a seat's hero can summon. */
export function creatureOf(g: Warcraft, seat: Owner): Summon | undefined {
  return summonOf[g.hero[seat] ?? NONE]
}

/** A seat's hero card now (WC-X-HER-06). */
export function heroCardOf(g: Warcraft, seat: Seat) {
  return heroes[g.hero[seat]].cards[g.heroLevel[seat] - 1]
}

/** The tile on top of a unit type (WC-B-CMP-05). */
export function tileOf(g: Warcraft, owner: Owner, type: number) {
  return levelOf(raceOf(g, owner), type, g.level[ofType(owner, type)], g.former)
}

/** The creep marker in a slot. */
export function creepOf(g: Warcraft, piece: Piece) {
  return creeps[g.creepKind[piece - FIRST_CREEP]]
}

/** True if a worker fights as a melee unit now (Call to Arms). */
export function isArmed(g: Warcraft, piece: Piece): boolean {
  return g.armed.length > 0 && g.armed.includes(piece)
}

/** True for units of the three types and heroes: what holds a space, scores, and brings about battles (WC-X-HER-32). */
export function holdsSpace(g: Warcraft, piece: Piece): boolean {
  const kind = KIND[piece]
  return kind <= FLYING || kind === HERO || kind === CREEP || (kind === WORKER && isArmed(g, piece))
}

/** True for the three unit types: what the stacking limit counts (WC-B-MOV-02). */
export function isUnitType(piece: Piece): boolean {
  return KIND[piece] <= FLYING
}

export { FLYING, MELEE, RANGED }

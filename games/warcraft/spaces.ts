import type { Seat } from '@hexarium/kernel'
import { type GameMap, gameMaps, MOUNTAIN, WATER } from './content/boards.ts'
import { STACK } from './content/components.ts'
import { mapOfScenario } from './content/scenarios.ts'
import { FLYING, findPiece, firstOf, holdsSpace, isUnitType, KIND, OWNER, PIECES, SLOTS, WORKER } from './pieces.ts'
import {
  builderOf,
  HELD,
  type Hex,
  MOVE,
  NEUTRAL,
  NONE,
  type Owner,
  outpostsOf,
  type Piece,
  type Warcraft,
} from './state.ts'

/** No map has more spaces. */
export const MOST_HEXES = 64

/** The map of the game. */
export function mapOf(g: Warcraft): GameMap {
  return gameMaps[mapOfScenario[g.scenario]]
}

/** Bit by owner: everybody who is an enemy of an owner. Nobody is there whose bit is not met on the board. */
export function enemiesOf(g: Warcraft, owner: Owner): number {
  return ~g.friends[owner]
}

/** True if two owners are on the same side. */
export function areFriends(g: Warcraft, a: Owner, b: Owner): boolean {
  return (g.friends[a] & (1 << b)) !== 0
}

/** Seats that play, in play order: the first player, then clockwise (WC-B-TRN-02, WC-B-TRN-04). */
export function playOrder(g: Warcraft): Seat[] {
  return orderFrom(g, g.first)
}

/** Living seats clockwise from one of them. */
export function orderFrom(g: Warcraft, start: Seat): Seat[] {
  const seats: Seat[] = []
  for (let i = 0; i < g.alive.length; i++) {
    const seat = (start + i) % g.alive.length
    if (g.alive[seat]) seats.push(seat)
  }
  return seats
}

/** True if a seat's Move Step of this turn has not begun yet or is under way (WC-B-TRN-02). */
export function movesLater(g: Warcraft, seat: Seat): boolean {
  return g.step === MOVE && g.alive[seat] && !(g.acted & (1 << seat))
}

/** The next living seat to the left (WC-X-CRP-04). */
export function leftOf(g: Warcraft, seat: Seat): Seat {
  let next = seat
  do next = (next + 1) % g.alive.length
  while (!g.alive[next] && next !== seat)
  return next
}

/** Living teammates of a seat, without the seat itself. */
export function teammates(g: Warcraft, seat: Seat): Seat[] {
  return g.alive.flatMap((alive, other) => (alive && other !== seat && areFriends(g, seat, other) ? [other] : []))
}

/**
 * What stands in every space, as bits by owner: units that hold a space, workers, Outposts; and how many units and workers
 * of one side. `survey` fills the tables; the next call uses them again.
 */
const surveyed = new Uint8Array(5 * MOST_HEXES)
export const [unitsIn, workersIn, outpostsIn, unitStack, workerStack] = [0, 1, 2, 3, 4].map(table =>
  surveyed.subarray(table * MOST_HEXES, (table + 1) * MOST_HEXES),
)

/** Counts the surveys, so that what was worked out from one is known to be out of date after the next. */
export let surveys = 0

export function survey(g: Warcraft, seat: Seat): void {
  surveys++
  surveyed.fill(0)
  surveyRow(g, seat, 0, g.alive.length * SLOTS)
  surveyRow(g, seat, NEUTRAL * SLOTS, PIECES)
  for (let outpost = 0; outpost < g.outpostAt.length; outpost++) {
    const hex = g.outpostAt[outpost]
    if (hex >= 0) outpostsIn[hex] |= 1 << builderOf(outpost)
  }
}

/** The pieces of some owners, as one of the seats counts them; seats nobody has are passed over. */
function surveyRow(g: Warcraft, seat: Seat, first: Piece, end: Piece): void {
  const friends = g.friends[seat]
  for (let piece = first; piece < end; piece++) {
    const hex = g.at[piece]
    if (hex < 0) continue
    const owner = 1 << OWNER[piece]
    const kind = KIND[piece]
    if (holdsSpace(g, piece)) unitsIn[hex] |= owner
    if (kind <= FLYING) {
      if (friends & owner) unitStack[hex]++
    } else if (kind === WORKER) {
      workersIn[hex] |= owner
      if (friends & owner) workerStack[hex]++
    }
  }
}

/** Bits of the owners with units in one space. */
export function unitsAt(g: Warcraft, hex: Hex): number {
  let mask = 0
  for (let piece = 0; piece < PIECES; piece++)
    if (g.at[piece] === hex && holdsSpace(g, piece)) mask |= 1 << OWNER[piece]
  return mask
}

/** How many units (of the three types) or workers of a side stand in a space: what stacking counts (WC-B-TEA-02). */
export function stackIn(g: Warcraft, seat: Owner, hex: Hex, workers = false): number {
  let count = 0
  for (let owner = 0; owner < g.alive.length; owner++) {
    if (!areFriends(g, seat, owner)) continue
    const first = workers ? firstOf(owner, WORKER) : owner * SLOTS
    const end = workers ? first + 8 : owner * SLOTS + firstOf(0, WORKER)
    for (let piece = first; piece < end; piece++) if (g.at[piece] === hex) count++
  }
  return count
}

/** WC-B-MOV-02: room left for units or workers of a side. */
export function roomIn(g: Warcraft, seat: Seat, hex: Hex, workers = false): number {
  return STACK - stackIn(g, seat, hex, workers)
}

/** WC-B-MOV-05, WC-X-CMP-03, WC-X-HER-05: true if a piece may be in a space by its terrain, at the end of a move. */
export function mayStandOn(g: Warcraft, piece: Piece, hex: Hex): boolean {
  const terrain = mapOf(g).terrain[hex]
  if (terrain === WATER) return false
  return terrain !== MOUNTAIN || KIND[piece] === FLYING
}

/** An owner's Outpost in a space, finished or not: seat × 2 + number, or NONE. */
export function outpostAt(g: Warcraft, hex: Hex): number {
  return g.outpostAt.indexOf(hex)
}

/** WC-B-DEP-02: where a seat's Town and its completed Outposts stand; a space once, though it may hold both. */
export function deployPoints(g: Warcraft, seat: Seat): Hex[] {
  return strongholds(g, seat).filter((hex, i, all) => all.indexOf(hex) === i)
}

/** A seat's Town and its completed Outposts, each with its space. */
export function strongholds(g: Warcraft, seat: Seat): Hex[] {
  const points = g.town[seat] === NONE ? [] : [g.town[seat]]
  for (const outpost of outpostsOf(seat)) {
    if (g.outpostAt[outpost] >= 0 && g.outpostDone[outpost]) points.push(g.outpostAt[outpost])
  }
  return points
}

/** Disease Cloud: a seat may not harvest a space this turn. */
export function bar(g: Warcraft, seat: Seat, hex: Hex): void {
  g.barred.push(hex * NEUTRAL + seat)
}

export function isBarred(g: Warcraft, seat: Seat, hex: Hex): boolean {
  return g.barred.includes(hex * NEUTRAL + seat)
}

/** Whose Town a space is now, or NONE. */
export function townOwner(g: Warcraft, hex: Hex): Seat {
  return g.town.indexOf(hex)
}

/** WC-B-DEP-06: pins last only as long as enemy units share the space with somebody, were it a worker. */
export function dropVainPins(g: Warcraft): void {
  if (g.pinned.length === 0) return
  g.pinned = g.pinned.filter(hex => {
    const units = unitsAt(g, hex)
    const anybody = g.lax ? units : units | workersAt(g, hex)
    return g.friends.some((friends, owner) => anybody & (1 << owner) && units & ~friends)
  })
}

/** Bits of the seats with workers in one space. */
function workersAt(g: Warcraft, hex: Hex): number {
  return g.race.reduce((mask, _, seat) => (findPiece(g, seat, WORKER, hex) === NONE ? mask : mask | (1 << seat)), 0)
}

/** WC-B-DEP-06, Earthquake: true if a seat's pieces in a space are kept there, also from effects that would move them. */
export function isHeldIn(g: Warcraft, seat: Seat, hex: Hex): boolean {
  if (g.pinned.includes(hex)) return true
  for (let piece = seat * SLOTS; piece < (seat + 1) * SLOTS; piece++)
    if (g.at[piece] === hex && g.moves[piece] === HELD) return true
  return false
}

/** Pieces of an owner in a space that count for stacking. */
export function unitsOfIn(g: Warcraft, owner: Owner, hex: Hex): Piece[] {
  const found: Piece[] = []
  if (owner > NEUTRAL) return found
  for (let piece = owner * SLOTS; piece < (owner + 1) * SLOTS; piece++) {
    if (g.at[piece] === hex && isUnitType(piece)) found.push(piece)
  }
  return found
}

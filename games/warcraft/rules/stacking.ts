import { IdSet } from '@hexarium/hex'
import type { Seat } from '@hexarium/kernel'
import { STACK } from '../content/components.ts'
import { UNDEAD } from '../content/races.ts'
import { NORDRASSIL } from '../content/scenarios.ts'
import { firstOf, isUnitType, KIND, OWNER, SLOTS, WORKER } from '../pieces.ts'
import { MOST_HEXES, mapOf, survey, unitStack, workerStack } from '../spaces.ts'
import type { Hex, Piece, Warcraft } from '../state.ts'
import { explore } from './reach.ts'

/**
 * WC-B-MOV-02: the limit holds at the end of the step only. A move into a full space is therefore allowed as long as
 * those that have not moved yet can still clear all spaces that are too full. The tables of `survey` must be fresh.
 */
export function mayStack(g: Warcraft, piece: Piece, hex: Hex): boolean {
  const isWorker = KIND[piece] === WORKER
  if (!isWorker && !isUnitType(piece)) return true
  const table = isWorker ? workerStack : unitStack
  if (table[hex] < STACK) return true
  return !staysCrowded(g, OWNER[piece]) && canClear(g, piece, hex, isWorker)
}

/** WC-B-SCN-41: killed Undead come back without regard to stacking until they move off. */
function staysCrowded(g: Warcraft, seat: Seat): boolean {
  return g.scenario === NORDRASSIL && g.race[seat] === UNDEAD
}

const counts = new Int8Array(MOST_HEXES)
const visited = new Uint8Array(MOST_HEXES)
const movable: Piece[] = []
const place: Hex[] = []
const reaches: IdSet[] = []

/** Finds out, by pushing units along augmenting paths, whether all crowded spaces can be cleared after this move. */
function canClear(g: Warcraft, mover: Piece, to: Hex, workers: boolean): boolean {
  counts.set(workers ? workerStack : unitStack)
  counts[g.at[mover]]--
  counts[to]++
  listMovable(g, mover, workers)
  for (let hex = 0; hex < MOST_HEXES; hex++) {
    while (counts[hex] > STACK) {
      visited.fill(0)
      if (!pushOut(hex)) return false
    }
  }
  return true
}

function listMovable(g: Warcraft, mover: Piece, workers: boolean): void {
  const seat = OWNER[mover]
  movable.length = 0
  const first = workers ? firstOf(seat, WORKER) : seat * SLOTS
  const end = workers ? first + 8 : firstOf(seat, WORKER)
  for (let piece = first; piece < end; piece++) {
    if (piece === mover || g.at[piece] < 0 || g.moves[piece] <= 0) continue
    reaches[movable.length] ??= new IdSet(MOST_HEXES)
    explore(g, piece, reaches[movable.length]).add(g.at[piece])
    place[movable.length] = g.at[piece]
    movable.push(piece)
  }
}

function pushOut(hex: Hex): boolean {
  visited[hex] = 1
  for (let i = 0; i < movable.length; i++) {
    if (place[i] !== hex) continue
    const { ids, count } = reaches[i]
    for (let k = 0; k < count; k++) {
      const to = ids[k]
      if (to === hex || visited[to] || (counts[to] >= STACK && !pushOut(to))) continue
      place[i] = to
      counts[hex]--
      counts[to]++
      return true
    }
  }
  return false
}

/** The first space in which a seat's side has too many units or workers, or NONE; Undead of Nordrassil may wait there. */
export function crowdedSpace(g: Warcraft, seat: Seat): Hex {
  survey(g, seat)
  const spaces = mapOf(g).board.size
  for (let hex = 0; hex < spaces; hex++) {
    if (workerStack[hex] > STACK) return hex
    if (unitStack[hex] > STACK && !staysCrowded(g, seat)) return hex
  }
  return -1
}

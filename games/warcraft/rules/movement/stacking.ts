import { IdSet } from '@hexarium/hex'
import type { Seat } from '@hexarium/kernel'
import { STACK } from '../../content/components.ts'
import { UNDEAD } from '../../content/races.ts'
import { NORDRASSIL } from '../../content/scenarios.ts'
import { endOf, firstOf, isUnitType, KIND, OWNER, SLOTS, WORKER } from '../../pieces.ts'
import { MOST_HEXES, mapOf, survey, surveys, unitStack, workerStack } from '../../spaces.ts'
import { type Hex, NONE, type Piece, type Warcraft } from '../../state.ts'
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

/** Who stands where and could still move where to, worked out once a survey; units and workers apart. */
interface Movable {
  survey: number
  seat: Seat
  pieces: Piece[]
  /** By piece: where it is thought to stand, and where it could go. */
  place: Hex[]
  reach: IdSet[]
}

const tables: readonly Movable[] = [0, 1].map(() => ({ survey: -1, seat: -1, pieces: [], place: [], reach: [] }))

/** Finds out, by pushing units along augmenting paths, whether all crowded spaces can be cleared after this move. */
function canClear(g: Warcraft, mover: Piece, to: Hex, workers: boolean): boolean {
  counts.set(workers ? workerStack : unitStack)
  counts[g.at[mover]]--
  counts[to]++
  const movable = whoCanMove(g, OWNER[mover], workers)
  movable.pieces.forEach((piece, i) => {
    movable.place[i] = piece === mover ? NONE : g.at[piece]
  })
  for (let hex = 0; hex < MOST_HEXES; hex++) {
    while (counts[hex] > STACK) {
      visited.fill(0)
      if (!pushOut(movable, hex)) return false
    }
  }
  return true
}

function whoCanMove(g: Warcraft, seat: Seat, workers: boolean): Movable {
  const table = tables[workers ? 1 : 0]
  if (table.survey === surveys && table.seat === seat) return table
  table.survey = surveys
  table.seat = seat
  table.pieces.length = 0
  const first = workers ? firstOf(seat, WORKER) : seat * SLOTS
  const end = workers ? endOf(seat, WORKER) : firstOf(seat, WORKER)
  for (let piece = first; piece < end; piece++) {
    if (g.at[piece] < 0) continue
    const i = table.pieces.push(piece) - 1
    table.reach[i] ??= new IdSet(MOST_HEXES)
    explore(g, piece, table.reach[i]).add(g.at[piece])
  }
  return table
}

function pushOut(movable: Movable, hex: Hex): boolean {
  const { pieces, place, reach } = movable
  visited[hex] = 1
  for (let i = 0; i < pieces.length; i++) {
    if (place[i] !== hex) continue
    const { ids, count } = reach[i]
    for (let k = 0; k < count; k++) {
      const to = ids[k]
      if (to === hex || visited[to] || (counts[to] >= STACK && !pushOut(movable, to))) continue
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
  return NONE
}

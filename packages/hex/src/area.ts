import type { Board, HexId } from './board.ts'
import { DIRECTION_Q, DIRECTION_R } from './directions.ts'
import { type Bearing, sectorInArc, sectorInWedge } from './facing.ts'
import { IdSet } from './id-set.ts'

/** Adds the hexes at exactly this distance, counter-clockwise from direction 0; radius 0 is the centre itself. */
export function ring(board: Board, centre: HexId, radius: number, into = new IdSet(board.size)): IdSet {
  if (radius === 0) into.add(centre)
  addRing(board, centre, radius, 0, 12, into)
  return into
}

/** Adds all hexes up to this distance in a spiral: the centre, then ring by ring, each as `ring` does. */
export function disc(board: Board, centre: HexId, radius: number, into = new IdSet(board.size)): IdSet {
  for (let distance = 0; distance <= radius; distance++) ring(board, centre, distance, into)
  return into
}

/**
 * Adds the hexes up to this distance whose centres lie in the closed arc that begins at the bearing `right` and opens
 * `width` · 30° to the left; without the centre, near ones first. Before a piece with facing f a 60° cone is (f − 1, 2).
 */
export function arc(
  board: Board,
  centre: HexId,
  right: Bearing,
  width: number,
  radius: number,
  into = new IdSet(board.size),
): IdSet {
  for (let distance = 1; distance <= radius; distance++) addRing(board, centre, distance, right, width, into)
  return into
}

/** Adds the hexes that lie on some shortest way from a to b, both ends included. */
export function shortestWays(board: Board, a: HexId, b: HexId, into = new IdSet(board.size)): IdSet {
  const steps = board.distance(a, b)
  for (let hex = 0; hex < board.size; hex++)
    if (board.distance(a, hex) + board.distance(hex, b) === steps) into.add(hex)
  return into
}

function addRing(board: Board, centre: HexId, radius: number, right: Bearing, width: number, into: IdSet) {
  const { q, r } = board
  for (let wedge = 0; wedge < 6; wedge++) {
    const next = (wedge + 1) % 6
    for (let b = 0; b < radius; b++) {
      const a = radius - b
      if (width < 12 && !sectorInArc(sectorInWedge(wedge, a, b), right, width)) continue
      const dq = a * DIRECTION_Q[wedge] + b * DIRECTION_Q[next]
      const dr = a * DIRECTION_R[wedge] + b * DIRECTION_R[next]
      into.add(board.at(q[centre] + dq, r[centre] + dr))
    }
  }
}

import { type Board, type HexId, OFF_BOARD, type SideId } from './board.ts'
import type { Direction } from './directions.ts'
import { IdSet } from './id-set.ts'

/** Whether one may go from a hex to its neighbour in a direction, across a side. */
export type Passage = (from: HexId, to: HexId, direction: Direction, side: SideId) => boolean

/** Adds every hex that can be reached from the start through the passages, near ones first. Members are not entered again. */
export function flood(board: Board, start: HexId, passes: Passage, into = new IdSet(board.size)): IdSet {
  let next = into.count
  into.add(start)
  for (; next < into.count; next++) {
    const from = into.ids[next]
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbour[from * 6 + direction]
      if (to === OFF_BOARD || into.has(to)) continue
      if (passes(from, to, direction, board.side[from * 6 + direction])) into.add(to)
    }
  }
  return into
}

/** The connected parts of a set of hexes, each as a list, in the order of their first members. */
export function components(board: Board, set: IdSet): HexId[][] {
  const seen = new IdSet(board.size)
  const parts: HexId[][] = []
  for (let i = 0; i < set.count; i++) {
    if (seen.has(set.ids[i])) continue
    const first = seen.count
    addConnected(board, set, set.ids[i], seen)
    parts.push(Array.from(seen.ids.subarray(first, seen.count)))
  }
  return parts
}

/** How many connected parts a set of hexes has; `seen` is working space and holds the set afterwards. */
export function countComponents(board: Board, set: IdSet, seen = new IdSet(board.size)): number {
  seen.clear()
  let parts = 0
  for (let i = 0; i < set.count; i++) {
    if (seen.has(set.ids[i])) continue
    addConnected(board, set, set.ids[i], seen)
    parts++
  }
  return parts
}

function addConnected(board: Board, set: IdSet, start: HexId, seen: IdSet) {
  let next = seen.count
  seen.add(start)
  for (; next < seen.count; next++) {
    const from = seen.ids[next] * 6
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbour[from + direction]
      if (to !== OFF_BOARD && set.has(to)) seen.add(to)
    }
  }
}

/** Adds the sides that part the set from the rest of the board and from the world beyond it. */
export function outline(board: Board, set: IdSet, into = new IdSet(board.sideCount)): IdSet {
  for (let i = 0; i < set.count; i++) {
    const hex = set.ids[i] * 6
    for (let direction = 0; direction < 6; direction++)
      if (!set.has(board.neighbour[hex + direction])) into.add(board.side[hex + direction])
  }
  return into
}

/** Adds the members of a set that have a neighbour outside it, or none. */
export function rim(board: Board, set: IdSet, into = new IdSet(board.size)): IdSet {
  for (let i = 0; i < set.count; i++)
    for (let direction = 0; direction < 6; direction++)
      if (!set.has(board.neighbour[set.ids[i] * 6 + direction])) into.add(set.ids[i])
  return into
}

/** Adds the hexes that are adjacent to a set but not in it. */
export function surroundings(board: Board, set: IdSet, into = new IdSet(board.size)): IdSet {
  for (let i = 0; i < set.count; i++)
    for (let direction = 0; direction < 6; direction++) {
      const hex = board.neighbour[set.ids[i] * 6 + direction]
      if (!set.has(hex)) into.add(hex)
    }
  return into
}

import { type Board, type HexId, OFF_BOARD, type SideId } from './board.ts'
import { DIRECTION_Q, DIRECTION_R, opposite } from './directions.ts'
import type { IdSet } from './id-set.ts'

/**
 * What a straight line from centre to centre does, in order, exactly: four numbers a step, [kind, id, x, y].
 *
 * - [CROSSES, side, from, into]: it leaves the hex `from` across the inside of a side and enters the hex `into`.
 * - [CORNER, corner, from, into]: it goes exactly through a corner; `from` or `into` is ON_SIDE where it runs along a side.
 * - [ALONG, side, left, right]: it runs along a whole side, between the hexes at its left and right hand.
 *
 * Hexes, sides and corners beyond the board are OFF_BOARD. A side is off the board only if both of its hexes are.
 */
export type Line = Int32Array

/** Step kind: the line crosses a side. */
export const CROSSES = 0
/** Step kind: the line goes through a corner. */
export const CORNER = 1
/** Step kind: the line runs along a side. */
export const ALONG = 2
/** In place of a hex: the line is on a side and in no hex. */
export const ON_SIDE = -2
/** How many numbers a step takes. */
export const LINE_STRIDE = 4

const SLAB = 1 << 14

/** All lines between the centres of a board's hexes, each worked out when first asked for, then kept. */
export class Lines {
  /** The board whose lines these are. */
  readonly board: Board
  private readonly rows: (Line | undefined)[][] = []
  private slab = new Int32Array(0)
  private used = 0
  private readonly lean = new Int32Array(6)

  /** An empty table for a board. */
  constructor(board: Board) {
    this.board = board
  }

  /** The line from the centre of a to the centre of b; without steps if they are the same hex. Do not change it. */
  between(a: HexId, b: HexId): Line {
    const row = (this.rows[a] ??= new Array<Line | undefined>(this.board.size).fill(undefined))
    return (row[b] ??= this.trace(a, b))
  }

  /** Walks the line hex by hex. All arithmetic is on whole numbers: three times the axial coordinates. */
  private trace(a: HexId, b: HexId): Line {
    const { board, lean } = this
    if (!(a in board.q && b in board.q))
      throw new RangeError(`There is no line from hex ${a} to ${b}: one is off the board.`)
    const targetQ = board.q[b]
    const targetR = board.r[b]
    const alongQ = targetQ - board.q[a]
    const alongR = targetR - board.r[a]
    const start = this.reserve(2 * board.distance(a, b) + 2)
    // How far each corner lies to the left (positive) of a parallel line through the hex's centre.
    for (let c = 0; c < 6; c++) {
      const next = (c + 1) % 6
      lean[c] = alongR * (DIRECTION_Q[c] + DIRECTION_Q[next]) - alongQ * (DIRECTION_R[c] + DIRECTION_R[next])
    }
    let q = board.q[a]
    let r = board.r[a]
    let here = a
    while (q !== targetQ || r !== targetR) {
      const centre = 3 * (alongR * (q - board.q[a]) - alongQ * (r - board.r[a]))
      // Going round the hex to the left, the line leaves where the corners change from its right to its left.
      let c = 0
      while (!(centre + lean[c] >= 0 && centre + lean[(c + 5) % 6] < 0)) c++
      if (centre + lean[c] > 0) {
        q += DIRECTION_Q[c]
        r += DIRECTION_R[c]
        const there = board.at(q, r)
        this.push(CROSSES, this.sideOf(here, there, c), here, there)
        here = there
        continue
      }
      const leftward = (c + 1) % 6
      const right = board.at(q + DIRECTION_Q[c], r + DIRECTION_R[c])
      const left = board.at(q + DIRECTION_Q[leftward], r + DIRECTION_R[leftward])
      if (lean[c] === 0) {
        q += DIRECTION_Q[c] + DIRECTION_Q[leftward]
        r += DIRECTION_R[c] + DIRECTION_R[leftward]
        const there = board.at(q, r)
        this.push(CORNER, this.cornerOf(here, right, left, c), here, ON_SIDE)
        this.push(ALONG, this.sideOf(right, left, (c + 2) % 6), left, right)
        this.push(CORNER, this.cornerOf(there, left, right, (c + 3) % 6), ON_SIDE, there)
        here = there
      } else {
        // The side beyond the corner leans to one hand; the line enters the hex at the other.
        const into = lean[c] > 0 ? c : leftward
        q += DIRECTION_Q[into]
        r += DIRECTION_R[into]
        const there = into === c ? right : left
        this.push(CORNER, this.cornerOf(here, right, left, c), here, there)
        here = there
      }
    }
    return this.slab.subarray(start, this.used)
  }

  private reserve(steps: number): number {
    if (this.used + steps * LINE_STRIDE > this.slab.length) {
      this.slab = new Int32Array(Math.max(SLAB, steps * LINE_STRIDE))
      this.used = 0
    }
    return this.used
  }

  private push(kind: number, id: number, x: HexId, y: HexId) {
    const { slab } = this
    slab[this.used++] = kind
    slab[this.used++] = id
    slab[this.used++] = x
    slab[this.used++] = y
  }

  private sideOf(here: HexId, there: HexId, direction: number): SideId {
    if (here >= 0) return this.board.side[here * 6 + direction]
    return there >= 0 ? this.board.side[there * 6 + opposite(direction)] : OFF_BOARD
  }

  private cornerOf(here: HexId, right: HexId, left: HexId, c: number): number {
    if (here >= 0) return this.board.corner[here * 6 + c]
    if (right >= 0) return this.board.corner[right * 6 + ((c + 2) % 6)]
    return left >= 0 ? this.board.corner[left * 6 + ((c + 4) % 6)] : OFF_BOARD
  }
}

/** Adds the hexes whose inside a line crosses, in order and without its two ends. */
export function hexesCrossed(line: Line, into: IdSet): IdSet {
  for (let k = 0; k < line.length - LINE_STRIDE; k += LINE_STRIDE) if (line[k] !== ALONG) into.add(line[k + 3])
  return into
}

/** Adds the sides a line crosses from hex to hex, in order. */
export function sidesCrossed(line: Line, into: IdSet): IdSet {
  return gather(line, CROSSES, into)
}

/** Adds the sides a line runs along, in order; `board.sideHexes` names the pairs of hexes. */
export function sidesAlong(line: Line, into: IdSet): IdSet {
  return gather(line, ALONG, into)
}

/** Adds the corners a line goes through, in order; `board.cornerHexes` and `board.cornerSides` tell what meets there. */
export function cornersPassed(line: Line, into: IdSet): IdSet {
  return gather(line, CORNER, into)
}

function gather(line: Line, kind: number, into: IdSet): IdSet {
  for (let k = 0; k < line.length; k += LINE_STRIDE) if (line[k] === kind) into.add(line[k + 1])
  return into
}

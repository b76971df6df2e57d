import { type Board, type CornerId, type HexId, OFF_BOARD } from './board.ts'
import type { Axial } from './coordinates.ts'
import { DIRECTION_Q, DIRECTION_R, stepOffset, turned } from './directions.ts'
import type { Bearing } from './facing.ts'

/** The q of an offset turned by so many times 60° to the left. */
export function rotatedQ(q: number, r: number, turns: number): number {
  return (q * DIRECTION_Q[turned(0, turns)] + r * DIRECTION_Q[turned(5, turns)]) | 0
}

/** The r of an offset turned by so many times 60° to the left. */
export function rotatedR(q: number, r: number, turns: number): number {
  return (q * DIRECTION_R[turned(0, turns)] + r * DIRECTION_R[turned(5, turns)]) | 0
}

/** An offset turned about the origin by so many times 60° to the left; negative turns go right. */
export function rotate({ q, r }: Axial, turns: number): Axial {
  return { q: rotatedQ(q, r, turns), r: rotatedR(q, r, turns) }
}

/** An offset mirrored in the line through the origin along a bearing. */
export function reflect({ q, r }: Axial, mirror: Bearing): Axial {
  return rotate({ q: q + r, r: -r }, mirror)
}

/** A point to turn about: a hex's centre, a corner or the middle of a side, in sixths of axial coordinates. */
export interface Pivot {
  readonly sixthQ: number
  readonly sixthR: number
}

/** The centre of a hex as a pivot, for turns of 60°. */
export function pivotAtCentre({ q, r }: Axial): Pivot {
  return { sixthQ: 6 * q, sixthR: 6 * r }
}

/** Corner c of a hex as a pivot, for turns of 120°. */
export function pivotAtCorner({ q, r }: Axial, corner: number): Pivot {
  const right = stepOffset(corner)
  const left = stepOffset(corner + 1)
  return { sixthQ: 6 * q + 2 * (right.q + left.q), sixthR: 6 * r + 2 * (right.r + left.r) }
}

/** The middle of side d of a hex as a pivot, for turns of 180°. */
export function pivotAtSide({ q, r }: Axial, direction: number): Pivot {
  const step = stepOffset(direction)
  return { sixthQ: 6 * q + 3 * step.q, sixthR: 6 * r + 3 * step.r }
}

/**
 * A hex turned about a pivot by so many times 60° to the left. Throws where hexes do not fall on hexes: about a corner
 * the turns must be even, about the middle of a side a multiple of three.
 */
export function rotateAbout({ q, r }: Axial, { sixthQ, sixthR }: Pivot, turns: number): Axial {
  const fromQ = 6 * q - sixthQ
  const fromR = 6 * r - sixthR
  const toQ = (rotatedQ(fromQ, fromR, turns) + sixthQ) / 6
  const toR = (rotatedR(fromQ, fromR, turns) + sixthR) / 6
  if (!Number.isInteger(toQ) || !Number.isInteger(toR))
    throw new RangeError(`${turns} turns of 60° about this pivot do not take hexes to hexes.`)
  return { q: toQ, r: toR }
}

/** The hex where `hex` comes to lie when turned about the centre of another by so many times 60° to the left. */
export function turnAboutHex(board: Board, hex: HexId, about: HexId, turns: number): HexId {
  const q = board.q[hex] - board.q[about]
  const r = board.r[hex] - board.r[about]
  return board.at(board.q[about] + rotatedQ(q, r, turns), board.r[about] + rotatedR(q, r, turns))
}

/** The hex where `hex` comes to lie when turned about a corner of the board by so many times 120° to the left. */
export function turnAboutCorner(board: Board, hex: HexId, about: CornerId, thirds: number): HexId {
  if (about === OFF_BOARD) return OFF_BOARD
  const first = board.cornerHexes[3 * about]
  let c = 0
  while (board.corner[first * 6 + c] !== about) c++
  const { q, r } = rotateAbout(board.axial(hex), pivotAtCorner(board.axial(first), c), 2 * thirds)
  return board.at(q, r)
}

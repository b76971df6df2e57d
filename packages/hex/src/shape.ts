import { type Board, type HexId, OFF_BOARD } from './board.ts'
import type { Axial } from './coordinates.ts'
import { rotate } from './rotation.ts'

/** Several hexes that move and turn as one, such as a base of three or four fields; ready in all six rotations. */
export class Shape {
  /** The fields as offsets from the anchor, unrotated. */
  readonly fields: readonly Axial[]
  private readonly offsets: Int32Array

  /** A shape from the offsets of its fields; put (0, 0) among them if the anchor belongs to it. */
  constructor(fields: readonly Axial[]) {
    this.fields = fields
    this.offsets = new Int32Array(fields.length * 12)
    for (let turns = 0; turns < 6; turns++)
      fields.forEach((field, i) => {
        const { q, r } = rotate(field, turns)
        this.offsets[(turns * fields.length + i) * 2] = q
        this.offsets[(turns * fields.length + i) * 2 + 1] = r
      })
  }

  /** How many hexes the shape covers. */
  get size(): number {
    return this.fields.length
  }

  /**
   * Writes the hexes the shape covers with its anchor on a hex, turned 0 to 5 times 60° to the left, in the order of its
   * fields. Fields beyond the board are written as OFF_BOARD. Says whether all lie on the board.
   */
  place(board: Board, anchor: HexId, turns: number, out: Int32Array): boolean {
    return this.placeAt(board, board.q[anchor], board.r[anchor], turns, out)
  }

  /** Does the same with an anchor given by its coordinates, which may lie beyond the board. */
  placeAt(board: Board, q: number, r: number, turns: number, out: Int32Array): boolean {
    const { size, offsets } = this
    let whole = true
    for (let i = 0, k = turns * size * 2; i < size; i++, k += 2) {
      out[i] = board.at(q + offsets[k], r + offsets[k + 1])
      if (out[i] === OFF_BOARD) whole = false
    }
    return whole
  }
}

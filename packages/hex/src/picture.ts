import type { Board } from './board.ts'
import type { Orientation } from './coordinates.ts'
import { CORNER_X, CORNER_Y } from './layout.ts'

/** The outline of a hex around its centre, as x, y, x, y …: all hexes of an orientation share it. */
export const OUTLINE: Readonly<Record<Orientation, readonly number[]>> = {
  flat: outlineOf('flat'),
  pointy: outlineOf('pointy'),
}

/** A board as it is drawn: from (0, 0) to its width and height, hexes of side 1. */
export interface Picture {
  /** By hex: its centre. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly width: number
  readonly height: number
  readonly outline: readonly number[]
}

/** Where the hexes of a board lie in its picture, so that this much room is left around the outermost corners. */
export function pictureOf(board: Board, margin: number): Picture {
  const { orientation, cornerX, cornerY } = board
  const left = least(cornerX) - margin
  const top = least(cornerY) - margin
  return {
    x: Array.from(board.x, x => round(x - left)),
    y: Array.from(board.y, y => round(y - top)),
    width: round(most(cornerX) - left + margin),
    height: round(most(cornerY) - top + margin),
    outline: OUTLINE[orientation],
  }
}

function outlineOf(orientation: Orientation): number[] {
  return CORNER_X[orientation].flatMap((x, corner) => [round(x), round(CORNER_Y[orientation][corner])])
}

function least(list: Float64Array): number {
  return list.reduce((found, value) => Math.min(found, value))
}

function most(list: Float64Array): number {
  return list.reduce((found, value) => Math.max(found, value))
}

/** Coordinates of pictures have four places: nobody sees more, and a scene is shorter. */
function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

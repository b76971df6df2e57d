import { Board, DIRECTION_NAMES, disc, Lines, rectangle } from '@hexarium/hex'
import type { Direction, Hex } from '../state.ts'

/** DR-2.1a: both maps have columns 01–25 and rows 01–17 of flat-topped hexes; even columns lie half a hex lower. */
export const board = new Board({ orientation: 'flat', cells: rectangle('even-q', { lastColumn: 25, lastRow: 17 }) })

/** Every straight line of the board, worked out when first wanted. */
export const lines = new Lines(board)

/** The six directions: 0 SE, 1 NE, 2 N, 3 NW, 4 SW, 5 S; +1 is a turn of 60° to the left. */
export const directionNames: readonly string[] = DIRECTION_NAMES.flat

/** The neighbour of a hex in a direction, or -1. */
export function beside(hex: Hex, direction: Direction): number {
  return board.neighbour[hex * 6 + direction]
}

/** A direction turned by so many times 60° to the left. */
export function turnedBy(direction: Direction, turns: number): number {
  return (direction + turns + 12) % 6
}

/** By hex: the hexes next to it; on the rim there are fewer than six. */
export const neighboursOf: readonly (readonly number[])[] = Array.from({ length: board.size }, (_, hex) =>
  [0, 1, 2, 3, 4, 5].map(direction => beside(hex, direction)).filter(near => near >= 0),
)

/** By hex: itself and the hexes next to it. */
export const around: readonly (readonly number[])[] = neighboursOf.map((near, hex) => [hex, ...near])

const discs: (readonly number[])[] = []

/** The hexes up to four away, near ones first: as far as any spell reaches. */
export function hexesNear(hex: Hex): readonly number[] {
  return (discs[hex] ??= disc(board, hex, 4).toArray())
}

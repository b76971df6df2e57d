import { expect, test } from 'vitest'
import { Board, OUTLINE, pictureOf, rectangle } from '../src/index.ts'

test.each(['flat', 'pointy'] as const)(
  'a picture of %s hexes leaves its margin around the outermost corners',
  orientation => {
    const offset = orientation === 'flat' ? 'even-q' : 'even-r'
    const board = new Board({ orientation, cells: rectangle(offset, { lastColumn: 4, lastRow: 3 }) })
    const { x, y, width, height, outline } = pictureOf(board, 0.5)
    const corners = (centres: readonly number[], axis: number) =>
      centres.flatMap(centre => outline.filter((_, i) => i % 2 === axis).map(part => centre + part))
    for (const [centres, axis, extent] of [
      [x, 0, width],
      [y, 1, height],
    ] as const) {
      expect(Math.min(...corners(centres, axis))).toBeCloseTo(0.5, 3)
      expect(Math.max(...corners(centres, axis))).toBeCloseTo(extent - 0.5, 3)
    }
    expect(outline).toBe(OUTLINE[orientation])
  },
)

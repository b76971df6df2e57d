import { type Axial, type OffsetScheme, offsetLength, toAxial } from './coordinates.ts'

/** A hex of a board to be: where it lies and what is printed on it. */
export interface Cell extends Axial {
  /** The printed name; `q,r` if absent. */
  readonly label?: string
  /** Further names of the same hex, for instance where two map sheets overlap. */
  readonly aliases?: readonly string[]
}

/** Columns and rows of a rectangle, both ends included. */
export interface Span {
  readonly firstColumn?: number
  readonly lastColumn: number
  readonly firstRow?: number
  readonly lastRow: number
}

/**
 * The cells of a staggered rectangle, column by column; counting starts at 1 unless the span says otherwise.
 * Doubled schemes skip the places that hold no hex.
 */
export function rectangle(
  scheme: OffsetScheme,
  span: Span,
  label: (column: number, row: number) => string = twoDigits,
): Cell[] {
  const { firstColumn = 1, lastColumn, firstRow = 1, lastRow } = span
  const doubled = scheme === 'double-height' || scheme === 'double-width'
  const cells: Cell[] = []
  for (let column = firstColumn; column <= lastColumn; column++)
    for (let row = firstRow; row <= lastRow; row++)
      if (!doubled || ((column + row) & 1) === 0)
        cells.push({ ...toAxial(scheme, column, row), label: label(column, row) })
  return cells
}

/** The usual printed name of a hex: column and row with two digits each, such as 0707. */
export function twoDigits(column: number, row: number): string {
  return String(column).padStart(2, '0') + String(row).padStart(2, '0')
}

/** The cells of a hexagon of this radius around (0, 0): 3·radius·(radius + 1) + 1 of them. */
export function hexagon(radius: number): Cell[] {
  const cells: Cell[] = []
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (offsetLength(q, r) <= radius) cells.push({ q, r })
  return cells
}

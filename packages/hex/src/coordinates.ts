/** Which way the hexes stand: with a flat side on top, or with a corner on top. */
export type Orientation = 'flat' | 'pointy'

/** A hex by two of its three cube coordinates; the third is s = −q − r. Every other scheme converts to this one. */
export interface Axial {
  readonly q: number
  readonly r: number
}

/** A hex by its three cube coordinates, whose sum is 0. */
export interface Cube extends Axial {
  readonly s: number
}

/** A hex by printed column and row. */
export interface Offset {
  readonly column: number
  readonly row: number
}

/**
 * How columns and rows are staggered. `odd-q`, `even-q` (flat-top): the odd or even columns sit half a hex lower.
 * `odd-r`, `even-r` (pointy-top): the odd or even rows sit half a hex further right.
 * `double-height` (flat-top) and `double-width` (pointy-top) count half hexes, so column + row is always even.
 */
export type OffsetScheme = 'odd-q' | 'even-q' | 'odd-r' | 'even-r' | 'double-height' | 'double-width'

/** The axial coordinates of the hex in this column and row. */
export function toAxial(scheme: OffsetScheme, column: number, row: number): Axial {
  switch (scheme) {
    case 'odd-q':
      return { q: column, r: row - (column - (column & 1)) / 2 }
    case 'even-q':
      return { q: column, r: row - (column + (column & 1)) / 2 }
    case 'odd-r':
      return { q: column - (row - (row & 1)) / 2, r: row }
    case 'even-r':
      return { q: column - (row + (row & 1)) / 2, r: row }
    case 'double-height':
      requireEven(column, row)
      return { q: column, r: (row - column) / 2 }
    case 'double-width':
      requireEven(column, row)
      return { q: (column - row) / 2, r: row }
  }
}

/** The column and row of a hex; the inverse of `toAxial`. */
export function toOffset(scheme: OffsetScheme, { q, r }: Axial): Offset {
  switch (scheme) {
    case 'odd-q':
      return { column: q, row: r + (q - (q & 1)) / 2 }
    case 'even-q':
      return { column: q, row: r + (q + (q & 1)) / 2 }
    case 'odd-r':
      return { column: q + (r - (r & 1)) / 2, row: r }
    case 'even-r':
      return { column: q + (r + (r & 1)) / 2, row: r }
    case 'double-height':
      return { column: q, row: 2 * r + q }
    case 'double-width':
      return { column: 2 * q + r, row: r }
  }
}

function requireEven(column: number, row: number) {
  if ((column + row) & 1)
    throw new RangeError(
      `In doubled coordinates column + row is even: there is no hex at column ${column}, row ${row}.`,
    )
}

/** All three cube coordinates of a hex. */
export function toCube({ q, r }: Axial): Cube {
  return { q, r, s: 0 - q - r }
}

/** The sum of two positions or offsets. */
export function add(a: Axial, b: Axial): Axial {
  return { q: a.q + b.q, r: a.r + b.r }
}

/** The offset that leads from b to a. */
export function subtract(a: Axial, b: Axial): Axial {
  return { q: a.q - b.q, r: a.r - b.r }
}

/** How many steps lead from the origin to the offset (q, r). */
export function offsetLength(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The hex whose area holds a point given in fractional axial coordinates (for pointers; lines of sight are exact). */
export function nearestHex(q: number, r: number): Axial {
  const s = -q - r
  const roundQ = Math.round(q)
  const roundR = Math.round(r)
  const roundS = Math.round(s)
  const errorQ = Math.abs(roundQ - q)
  const errorR = Math.abs(roundR - r)
  const errorS = Math.abs(roundS - s)
  if (errorQ > errorR && errorQ > errorS) return { q: 0 - roundR - roundS, r: roundR + 0 }
  if (errorR > errorS) return { q: roundQ + 0, r: 0 - roundQ - roundS }
  return { q: roundQ + 0, r: roundR + 0 }
}

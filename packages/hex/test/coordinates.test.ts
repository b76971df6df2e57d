import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  CORNER_X,
  CORNER_Y,
  centreX,
  centreY,
  hexUnder,
  type OffsetScheme,
  type Orientation,
  offsetLength,
  stepOffset,
  subtract,
  toAxial,
  toCube,
  toOffset,
} from '../src/index.ts'

const schemes: OffsetScheme[] = ['odd-q', 'even-q', 'odd-r', 'even-r', 'double-height', 'double-width']
const coordinate = fc.integer({ min: -50, max: 50 })
const axial = fc.record({ q: coordinate, r: coordinate })

describe('offset schemes', () => {
  test.each(schemes)('%s goes there and back', scheme => {
    fc.assert(
      fc.property(axial, hex => {
        const { column, row } = toOffset(scheme, hex)
        expect(toAxial(scheme, column, row)).toEqual(hex)
      }),
    )
  })

  test('each scheme lowers or shifts the columns or rows it names', () => {
    // The hex right of column 2, row 2 at the same height or higher, and the one below row 2 to the left or straight.
    const place = (scheme: OffsetScheme, orientation: Orientation, column: number, row: number) => {
      const { q, r } = toAxial(scheme, column, row)
      return [centreX(orientation, q, r), centreY(orientation, q, r)]
    }
    for (const [scheme, lower] of [
      ['odd-q', 3],
      ['even-q', 2],
    ] as const) {
      const upper = 5 - lower
      expect(place(scheme, 'flat', lower, 4)[1] - place(scheme, 'flat', upper, 4)[1]).toBeCloseTo(Math.sqrt(3) / 2)
    }
    for (const [scheme, further] of [
      ['odd-r', 3],
      ['even-r', 2],
    ] as const) {
      const nearer = 5 - further
      expect(place(scheme, 'pointy', 4, further)[0] - place(scheme, 'pointy', 4, nearer)[0]).toBeCloseTo(
        Math.sqrt(3) / 2,
      )
    }
    expect(place('double-height', 'flat', 3, 5)).toEqual([4.5, expect.closeTo((5 * Math.sqrt(3)) / 2)])
    expect(place('double-width', 'pointy', 3, 5)).toEqual([expect.closeTo((3 * Math.sqrt(3)) / 2), 7.5])
  })

  test('doubled coordinates have no hex where column + row is odd', () => {
    expect(() => toAxial('double-width', 2, 3)).toThrow('column 2, row 3')
  })
})

describe('axial arithmetic', () => {
  test('cube coordinates sum to 0 and give the length as their greatest', () => {
    fc.assert(
      fc.property(axial, hex => {
        const { q, r, s } = toCube(hex)
        expect(q + r + s).toBe(0)
        expect(offsetLength(hex.q, hex.r)).toBe(Math.max(Math.abs(q), Math.abs(r), Math.abs(s)))
      }),
    )
  })

  test('subtracting undoes adding', () => {
    fc.assert(
      fc.property(axial, axial, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a)
      }),
    )
  })
})

describe('drawing', () => {
  test.each(['flat', 'pointy'] as const)('%s: a point well inside a hex finds it', orientation => {
    const corner = fc.integer({ min: 0, max: 5 })
    fc.assert(
      fc.property(axial, corner, fc.double({ min: 0, max: 0.8, noNaN: true }), (hex, c, out) => {
        const x = centreX(orientation, hex.q, hex.r) + out * CORNER_X[orientation][c]
        const y = centreY(orientation, hex.q, hex.r) + out * CORNER_Y[orientation][c]
        expect(hexUnder(orientation, x, y)).toEqual(hex)
      }),
    )
  })

  test.each(['flat', 'pointy'] as const)('%s: corner c lies between the neighbours c and c + 1', orientation => {
    for (let c = 0; c < 6; c++) {
      const sum = add(stepOffset(c), stepOffset(c + 1))
      expect(centreX(orientation, sum.q, sum.r) / 3).toBeCloseTo(CORNER_X[orientation][c])
      expect(centreY(orientation, sum.q, sum.r) / 3).toBeCloseTo(CORNER_Y[orientation][c])
    }
  })
})

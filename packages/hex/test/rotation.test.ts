import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Axial,
  add,
  OFF_BOARD,
  offsetLength,
  pivotAtCentre,
  pivotAtCorner,
  pivotAtSide,
  reflect,
  rotate,
  rotateAbout,
  Shape,
  sector,
  stepOffset,
  subtract,
  turnAboutCorner,
  turnAboutHex,
} from '../src/index.ts'
import { demonworld, hexes } from './boards.ts'

const coordinate = fc.integer({ min: -30, max: 30 })
const axial = fc.record({ q: coordinate, r: coordinate })
const turns = fc.integer({ min: -12, max: 12 })
const corner = fc.nat(5)

describe('rotation', () => {
  test('a turn of 60° takes each direction to the next', () => {
    for (let d = 0; d < 6; d++) expect(rotate(stepOffset(d), 1)).toEqual(stepOffset(d + 1))
  })

  test('turns form a group of six that keeps sums and lengths', () => {
    fc.assert(
      fc.property(axial, axial, turns, turns, (a, b, m, n) => {
        expect(rotate(rotate(a, m), n)).toEqual(rotate(a, m + n))
        expect(rotate(a, 6)).toEqual(a)
        expect(rotate(add(a, b), n)).toEqual(add(rotate(a, n), rotate(b, n)))
        const turned = rotate(a, n)
        expect(offsetLength(turned.q, turned.r)).toBe(offsetLength(a.q, a.r))
      }),
    )
  })

  test('mirrors undo themselves, leave their own line alone, and two of them make a turn', () => {
    fc.assert(
      fc.property(axial, fc.nat(11), fc.nat(11), (a, m, n) => {
        expect(reflect(reflect(a, m), m)).toEqual(a)
        expect(reflect(reflect(a, m), n)).toEqual(rotate(a, n - m))
        if (sector(a.q, a.r) === 2 * m) expect(reflect(a, m)).toEqual(a)
      }),
    )
    for (let bearing = 0; bearing < 12; bearing++) {
      const along =
        bearing % 2 === 0 ? stepOffset(bearing / 2) : add(stepOffset((bearing - 1) / 2), stepOffset((bearing + 1) / 2))
      expect(reflect(along, bearing)).toEqual(along)
    }
  })

  test('about a centre by 60°, about a corner by 120°, about a side by 180°', () => {
    fc.assert(
      fc.property(axial, axial, corner, turns, (hex, at, c, n) => {
        expect(rotateAbout(hex, pivotAtCentre(at), n)).toEqual(add(at, rotate(subtract(hex, at), n)))
        const pivot = pivotAtCorner(at, c)
        expect(rotateAbout(rotateAbout(rotateAbout(hex, pivot, 2), pivot, 2), pivot, 2)).toEqual(hex)
        // The three hexes that meet at a corner follow one another.
        expect(rotateAbout(at, pivot, 2)).toEqual(add(at, stepOffset(c)))
        expect(rotateAbout(add(at, stepOffset(c)), pivot, 2)).toEqual(add(at, stepOffset(c + 1)))
        expect(rotateAbout(at, pivotAtSide(at, c), 3)).toEqual(add(at, stepOffset(c)))
      }),
    )
    expect(() => rotateAbout({ q: 0, r: 0 }, pivotAtCorner({ q: 0, r: 0 }, 1), 1)).toThrow('do not take hexes to hexes')
    expect(() => rotateAbout({ q: 0, r: 0 }, pivotAtSide({ q: 0, r: 0 }, 1), 2)).toThrow('do not take hexes to hexes')
  })
})

describe('bases of Demonworld', () => {
  const d = stepOffset
  const giant = new Shape([{ q: 0, r: 0 }, d(3), d(4)])
  const dragon = new Shape([{ q: 0, r: 0 }, d(3), d(4), add(d(3), d(4))])
  const chariot = new Shape([{ q: 0, r: 0 }, d(5), d(4)])

  /** The fields of a base, by label. */
  const fields = (base: Shape, anchor: string, facing: number) => {
    const out = new Int32Array(base.size)
    expect(base.place(demonworld, demonworld.hex(anchor), facing, out)).toBe(true)
    return Array.from(out, hex => demonworld.labels[hex])
  }

  /** Turns a base about one of its fields and gives the new places of its fields, in order. */
  const turn = (base: Shape, facing: number, pivot: number, by: number) => {
    const before = hexes(demonworld, fields(base, '0,0', facing).join(' '))
    const after = before.map(hex => turnAboutHex(demonworld, hex, before[pivot], by))
    // The turned fields are the base placed with the new facing on the turned anchor.
    expect(fields(base, demonworld.labels[after[0]], (facing + by + 6) % 6)).toEqual(
      after.map(hex => demonworld.labels[hex]),
    )
    return after.map(hex => demonworld.labels[hex]).join(' ')
  }

  test('fields of the three bases facing north', () => {
    expect(fields(giant, '0,0', 1)).toEqual(['0,0', '-1,1', '0,1'])
    expect(fields(dragon, '0,0', 1)).toEqual(['0,0', '-1,1', '0,1', '-1,2'])
    expect(fields(chariot, '0,0', 1)).toEqual(['0,0', '1,0', '0,1'])
  })

  test('check vectors of DW-XVII.9', () => {
    expect(turn(giant, 1, 2, -1)).toBe('1,0 0,0 0,1')
    expect(turn(giant, 1, 0, -1)).toBe('0,0 -1,0 -1,1')
    expect(turn(giant, 1, 1, -1)).toBe('0,1 -1,1 -1,2')
    expect(turn(dragon, 1, 2, -1)).toBe('1,0 0,0 0,1 -1,1')
    expect(turn(dragon, 1, 2, 1)).toBe('-1,1 -1,2 0,1 0,2')
    expect(turn(chariot, 1, 0, 1)).toBe('0,0 1,-1 1,0')
    expect(turn(chariot, 1, 1, -1)).toBe('1,-1 1,0 0,0')
  })

  test('a giant turns 120° on the spot about the corner in its middle', () => {
    for (let facing = 0; facing < 6; facing++) {
      const [front, rearLeft, rearRight] = hexes(demonworld, fields(giant, '0,0', facing).join(' '))
      const middle = demonworld.corner[front * 6 + ((facing + 3) % 6)]
      expect(turnAboutCorner(demonworld, front, middle, 1)).toBe(rearLeft)
      expect(turnAboutCorner(demonworld, front, middle, -1)).toBe(rearRight)
      expect(turnAboutCorner(demonworld, front, middle, 3)).toBe(front)
    }
  })

  test('every base lands on whole fields wherever it is turned', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(giant, dragon, chariot),
        fc.nat(5),
        fc.nat(2),
        fc.constantFrom(1, -1),
        (base, facing, pivot, by) => {
          expect(turn(base, facing, pivot, by)).not.toBe('')
        },
      ),
    )
  })

  test('fields beyond the board are told', () => {
    const out = new Int32Array(3)
    expect(giant.place(demonworld, demonworld.hex('0,6'), 1, out)).toBe(false)
    expect([...out]).toEqual([demonworld.hex('0,6'), OFF_BOARD, OFF_BOARD])
    expect(giant.placeAt(demonworld, 0, -7, 1, out)).toBe(false)
    expect([...out].map(hex => demonworld.labels[hex])).toEqual([undefined, undefined, '0,-6'])
    expect(turnAboutHex(demonworld, demonworld.hex('6,0'), demonworld.hex('6,-1'), 2)).toBe(OFF_BOARD)
    expect(turnAboutCorner(demonworld, 0, OFF_BOARD, 1)).toBe(OFF_BOARD)
  })

  test('a shape keeps its size and inner distances in every rotation', () => {
    const spread = (at: Axial[]) => at.flatMap(a => at.map(b => offsetLength(a.q - b.q, a.r - b.r)))
    for (let n = 0; n < 6; n++)
      expect(spread(dragon.fields.map(field => rotate(field, n)))).toEqual(spread([...dragon.fields]))
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ALONG,
  Board,
  CORNER,
  CROSSES,
  cornersPassed,
  hexagon,
  hexesCrossed,
  IdSet,
  LINE_STRIDE,
  type Line,
  Lines,
  OFF_BOARD,
  ON_SIDE,
  offsetLength,
  rectangle,
  sidesAlong,
  sidesCrossed,
} from '../src/index.ts'
import { demonworld, dragonRage, hexes, labels, titan } from './boards.ts'

const KINDS = ['crosses', 'corner', 'along']

function steps(line: Line): number[][] {
  return Array.from({ length: line.length / LINE_STRIDE }, (_, i) => [...line.subarray(4 * i, 4 * i + 4)])
}

/** A line as text: "> B" enters B across a side, "* B" through a corner, "L|R" runs between L and R. */
function story(board: Board, a: string, b: string): string {
  const name = (hex: number) => (hex === ON_SIDE ? '' : hex === OFF_BOARD ? 'off' : board.labels[hex])
  return steps(new Lines(board).between(board.hex(a), board.hex(b)))
    .map(([kind, , x, y]) =>
      kind === CROSSES ? `> ${name(y)}` : kind === CORNER ? `* ${name(y)}` : `${name(x)}|${name(y)}`,
    )
    .join(' ')
}

/**
 * What a line does to one hex, found apart from the code under test: a hex is where |q−r|, |r−s| and |s−q|, measured from
 * its centre, are at most 1. The segment is clipped to each of these strips in exact fractions.
 */
function clip(q: number, r: number, alongQ: number, alongR: number) {
  let [fromTop, fromBottom] = [0, 1]
  let [toTop, toBottom] = [1, 1]
  let onEdge = false
  const s = -q - r
  const alongS = -alongQ - alongR
  for (const [start, slope] of [
    [q - r, alongQ - alongR],
    [r - s, alongR - alongS],
    [s - q, alongS - alongQ],
  ]) {
    if (slope === 0) {
      if (Math.abs(start) > 1) return undefined
      if (Math.abs(start) === 1) onEdge = true
      continue
    }
    // |start + t·slope| ≤ 1 from t = (−1 − start)/slope to (1 − start)/slope, or the other way round.
    const sign = Math.sign(slope)
    const bottom = Math.abs(slope)
    const enter = -1 - sign * start
    const leave = 1 - sign * start
    if (enter * fromBottom > fromTop * bottom) [fromTop, fromBottom] = [enter, bottom]
    if (leave * toBottom < toTop * bottom) [toTop, toBottom] = [leave, bottom]
  }
  const order = fromTop * toBottom - toTop * fromBottom
  if (order > 0) return undefined
  return { what: order === 0 ? 'touched' : onEdge ? 'along' : 'crossed', from: fromTop / fromBottom } as const
}

/** The hexes a line crosses, in order, runs along and merely touches, by clipping. */
function clipAll(board: Board, a: number, b: number) {
  const found = { crossed: [] as number[], along: [] as number[], touched: [] as number[] }
  const entered = new Map<number, number>()
  for (let hex = 0; hex < board.size; hex++) {
    const result = clip(
      board.q[a] - board.q[hex],
      board.r[a] - board.r[hex],
      board.q[b] - board.q[a],
      board.r[b] - board.r[a],
    )
    if (!result) continue
    entered.set(hex, result.from)
    found[result.what].push(hex)
  }
  found.crossed.sort((x, y) => entered.get(x)! - entered.get(y)!)
  return found
}

function checkAgainstClipping(board: Board) {
  const lines = new Lines(board)
  const counts = { crossed: 0, along: 0, touched: 0, offHexes: 0, offSides: 0 }
  for (let a = 0; a < board.size; a++)
    for (let b = 0; b < board.size; b++) {
      if (a === b) continue
      const expected = clipAll(board, a, b)
      const crossed = [a]
      const along: number[] = []
      const met = new Set<number>()
      for (const [kind, id, x, y] of steps(lines.between(a, b))) {
        if (kind === ALONG) along.push(x, y)
        else if (y !== ON_SIDE) crossed.push(y)
        if (kind === CORNER && id >= 0) for (const hex of board.cornerHexes.subarray(3 * id, 3 * id + 3)) met.add(hex)
        if (id === OFF_BOARD) counts.offSides++
        if (y === OFF_BOARD) counts.offHexes++
      }
      const onBoard = crossed.filter(hex => hex >= 0)
      const alongOnBoard = along.filter(hex => hex >= 0).sort((x, y) => x - y)
      for (const hex of [OFF_BOARD, ...onBoard, ...along]) met.delete(hex)
      const touched = [...met].sort((x, y) => x - y)
      // One cheap comparison a pair; the details only where it fails.
      if (`${onBoard};${alongOnBoard};${touched}` !== `${expected.crossed};${expected.along};${expected.touched}`)
        expect({ a, b, crossed: onBoard, along: alongOnBoard, touched }).toEqual({ a, b, ...expected })
      counts.crossed += onBoard.length
      counts.along += alongOnBoard.length
      counts.touched += touched.length
    }
  return counts
}

describe('lines against exact clipping', () => {
  test('every line of a 12 × 12 flat-top board', () => {
    const board = new Board({ orientation: 'flat', cells: rectangle('even-q', { lastColumn: 12, lastRow: 12 }) })
    const counts = checkAgainstClipping(board)
    expect(counts.along).toBeGreaterThan(1000)
    expect(counts.touched).toBeGreaterThan(100)
    expect(counts.offHexes).toBeGreaterThan(50)
  })

  test('every line of a pointy-top hexagon with holes', () => {
    const cells = hexagon(5).filter(({ q, r }) => offsetLength(q, r) > 2 && (q * 7 + r * 3) % 5 !== 0)
    const counts = checkAgainstClipping(new Board({ orientation: 'pointy', cells }))
    expect(counts.offSides).toBeGreaterThan(100)
  })
})

describe('steps', () => {
  const board = new Board({ orientation: 'flat', cells: rectangle('odd-q', { lastColumn: 18, lastRow: 18 }) })
  const lines = new Lines(board)
  const hex = fc.nat(board.size - 1)

  test('each step begins in the hex where the last one ended, and its side or corner belongs to both', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        let here = a
        const line = steps(lines.between(a, b))
        line.forEach(([kind, id, x, y], i) => {
          if (kind === CROSSES) {
            expect(x).toBe(here)
            if (id === OFF_BOARD) expect([x, y]).toEqual([OFF_BOARD, OFF_BOARD])
            else expect([...board.sideHexes.subarray(2 * id, 2 * id + 2)].sort()).toEqual([x, y].sort())
            here = y
          } else if (kind === CORNER) {
            expect(x).toBe(here)
            const around = id === OFF_BOARD ? [OFF_BOARD] : [...board.cornerHexes.subarray(3 * id, 3 * id + 3)]
            for (const end of [x, y]) if (end !== ON_SIDE) expect(around).toContain(end)
            here = y
          } else {
            expect(here).toBe(ON_SIDE)
            if (id === OFF_BOARD) expect([x, y]).toEqual([OFF_BOARD, OFF_BOARD])
            else {
              expect([...board.sideHexes.subarray(2 * id, 2 * id + 2)].sort()).toEqual([x, y].sort())
              const ends = [...board.sideCorners.subarray(2 * id, 2 * id + 2)]
              expect(ends.sort()).toEqual([line[i - 1][1], line[i + 1][1]].sort())
            }
          }
        })
        expect(here).toBe(b)
      }),
      { numRuns: 500 },
    )
  })

  test('a line back is the line there, read backwards with left and right exchanged', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const back = steps(lines.between(b, a)).map(([kind, id, x, y]) => [kind, id, y, x])
        expect(back.reverse()).toEqual(steps(lines.between(a, b)))
      }),
      { numRuns: 500 },
    )
  })

  test('left and right of a side are on these hands', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const leftness = (h: number) =>
          (board.y[b] - board.y[a]) * (board.x[h] - board.x[a]) - (board.x[b] - board.x[a]) * (board.y[h] - board.y[a])
        for (const [kind, , x, y] of steps(lines.between(a, b)))
          if (kind === ALONG) {
            if (x >= 0) expect(leftness(x)).toBeGreaterThan(0)
            if (y >= 0) expect(leftness(y)).toBeLessThan(0)
          }
      }),
    )
    const [a, b] = hexes(titan, 'C2 D4')
    expect(steps(new Lines(titan).between(a, b)).map(([kind]) => KINDS[kind])).toEqual(['corner', 'along', 'corner'])
    expect(story(titan, 'C2', 'D4')).toBe('*  C3|D3 * D4')
  })

  test('a line is worked out once; a hex has no line to itself', () => {
    expect(lines.between(3, 99)).toBe(lines.between(3, 99))
    expect(lines.between(7, 7).length).toBe(0)
  })

  test('long lines on a large board are whole', () => {
    const strip = new Board({ orientation: 'flat', cells: rectangle('odd-q', { lastColumn: 200, lastRow: 12 }) })
    const long = new Lines(strip).between(0, strip.size - 1)
    expect(long.at(-1)).toBe(strip.size - 1)
    expect(hexesCrossed(long, new IdSet(strip.size)).count).toBeGreaterThanOrEqual(
      strip.distance(0, strip.size - 1) - 1,
    )
  })

  test('lines of one board keep their values while others are worked out', () => {
    const many = new Lines(board)
    const first = many.between(0, 200)
    const copy = [...first]
    for (let b = 0; b < board.size; b++) for (let a = 0; a < 60; a++) many.between(a, b)
    expect([...first]).toEqual(copy)
  })
})

describe('queries', () => {
  const query = (board: Board, from: string, to: string) => {
    const line = new Lines(board).between(board.hex(from), board.hex(to))
    const pair = (side: number) => labels(board, board.sideHexes.subarray(2 * side, 2 * side + 2)).join('-')
    return {
      hexes: labels(board, hexesCrossed(line, new IdSet(board.size))),
      across: Array.from(sidesCrossed(line, new IdSet(board.sideCount)), pair),
      along: Array.from(sidesAlong(line, new IdSet(board.sideCount)), pair),
      corners: cornersPassed(line, new IdSet(board.cornerCount)).count,
    }
  }

  test('corridors of TI-12.4a: range 3 straight has one hex in the corridor, range 4 two', () => {
    expect(query(titan, 'C2', 'C4')).toEqual({ hexes: ['C3'], across: ['C2-C3', 'C3-C4'], along: [], corners: 0 })
    expect(query(titan, 'C2', 'D5').hexes).toEqual(['C3', 'D4'])
    expect(query(titan, 'A1', 'D4').hexes).toEqual(['B2', 'C3'])
  })

  test('corridors of TI-12.4b: range 3 along a border names the two common neighbours and crosses no hex', () => {
    expect(query(titan, 'C2', 'D4')).toEqual({ hexes: [], across: [], along: ['C3-D3'], corners: 2 })
    // At no other distance up to range 4 does a line run along a border, and both neighbours are on the map.
    const lines = new Lines(titan)
    for (let a = 0; a < titan.size; a++)
      for (let b = 0; b < titan.size; b++) {
        if (titan.distance(a, b) > 3) continue
        const along = steps(lines.between(a, b)).filter(([kind]) => kind === ALONG)
        if (along.length) expect(titan.distance(a, b)).toBe(2)
        for (const [, , left, right] of along) expect(Math.min(left, right)).toBeGreaterThanOrEqual(0)
      }
  })

  test('sight of DW-EX-09: the line to D runs along the edge of E; the line to B crosses C', () => {
    expect(story(demonworld, '0,0', '4,-2')).toBe('*  1,-1|1,0 * 2,-1 *  3,-2|3,-1 * 4,-2')
    expect(query(demonworld, '0,0', '4,-1').hexes).toContain('2,0')
    expect(query(demonworld, '0,0', '3,-2').hexes).not.toContain('2,0')
  })

  test('sight of DR-2.7.6.2: a shot through the gate 0606–0707 crosses its side, one past it may run along it', () => {
    expect(query(dragonRage, '0606', '0807').hexes).toEqual(['0707'])
    expect(query(dragonRage, '0606', '0807').across[0]).toBe('0606-0707')
    expect(query(dragonRage, '0706', '0607').across).toEqual([])
    expect(query(dragonRage, '0706', '0607').along).toEqual(['0606-0707'])
  })

  test('a line through a corner without a border tells what meets there', () => {
    // (0,0) to (5,-1) goes exactly through the corner where (1,0), (2,0) and (2,-1) meet.
    expect(story(demonworld, '0,0', '5,-1')).toBe('> 1,0 * 2,0 > 3,-1 * 4,-1 > 5,-1')
  })

  test('a line that would leave the board for nowhere is refused, and does not run for ever', () => {
    const lines = new Lines(dragonRage)
    expect(() => lines.between(0, OFF_BOARD)).toThrow(RangeError)
    expect(() => lines.between(dragonRage.size, 0)).toThrow(RangeError)
  })
})

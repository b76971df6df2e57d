import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  Board,
  DIRECTION_NAMES,
  directionNamed,
  hexagon,
  OFF_BOARD,
  offsetLength,
  opposite,
  rectangle,
  turned,
} from '../src/index.ts'
import { demonworld, demonworldCard, dragonRage, hexes, labels, titan } from './boards.ts'

const boards = { dragonRage, titan, demonworld, demonworldCard }

describe.each(Object.entries(boards))('tables of %s', (_, board) => {
  test('neighbours are mutual, at distance 1, and share a side', () => {
    for (let hex = 0; hex < board.size; hex++)
      for (let direction = 0; direction < 6; direction++) {
        const other = board.neighbour[hex * 6 + direction]
        const side = board.side[hex * 6 + direction]
        expect(board.directionOfSide(side, hex)).toBe(direction)
        expect(board.across(side, hex)).toBe(other)
        if (other === OFF_BOARD) continue
        expect(board.neighbour[other * 6 + opposite(direction)]).toBe(hex)
        expect(board.side[other * 6 + opposite(direction)]).toBe(side)
        expect(board.distance(hex, other)).toBe(1)
        expect(board.directionTo(hex, other)).toBe(direction)
        expect(board.sideBetween(other, hex)).toBe(side)
      }
  })

  test('sides and corners are numbered without gaps (Euler: hexes + corners = sides + 1)', () => {
    expect(new Set(board.side).size).toBe(board.sideCount)
    expect(Math.max(...board.side)).toBe(board.sideCount - 1)
    expect(new Set(board.corner).size).toBe(board.cornerCount)
    expect(Math.max(...board.corner)).toBe(board.cornerCount - 1)
    expect(board.size + board.cornerCount).toBe(board.sideCount + 1)
  })

  test('a corner lies where each of its hexes puts it, and its sides part the other two hexes', () => {
    for (let corner = 0; corner < board.cornerCount; corner++) {
      const around = [...board.cornerHexes.subarray(3 * corner, 3 * corner + 3)]
      for (let i = 0; i < 3; i++) {
        const hex = around[i]
        const side = board.cornerSides[3 * corner + i]
        const pair = [around[(i + 1) % 3], around[(i + 2) % 3]]
        if (side === OFF_BOARD) expect(pair).toEqual([OFF_BOARD, OFF_BOARD])
        else {
          expect([...board.sideHexes.subarray(2 * side, 2 * side + 2)].sort()).toEqual(pair.sort())
          expect([...board.sideCorners.subarray(2 * side, 2 * side + 2)]).toContain(corner)
        }
        if (hex === OFF_BOARD) continue
        expect([...board.corner.subarray(6 * hex, 6 * hex + 6)]).toContain(corner)
        expect(Math.hypot(board.x[hex] - board.cornerX[corner], board.y[hex] - board.cornerY[corner])).toBeCloseTo(1)
      }
    }
  })

  test('every side is drawn with length 1 across the middle between its hexes', () => {
    for (let side = 0; side < board.sideCount; side++) {
      const [a, b] = board.sideCorners.subarray(2 * side, 2 * side + 2)
      const [first, second] = board.sideHexes.subarray(2 * side, 2 * side + 2)
      expect(Math.hypot(board.cornerX[a] - board.cornerX[b], board.cornerY[a] - board.cornerY[b])).toBeCloseTo(1)
      if (second === OFF_BOARD) continue
      expect(board.cornerX[a] + board.cornerX[b]).toBeCloseTo(board.x[first] + board.x[second])
      expect(board.cornerY[a] + board.cornerY[b]).toBeCloseTo(board.y[first] + board.y[second])
    }
  })

  test('labels, coordinates and points lead back to the hex', () => {
    for (let hex = 0; hex < board.size; hex++) {
      expect(board.hex(board.labels[hex])).toBe(hex)
      expect(board.find(board.labels[hex])).toBe(hex)
      expect(board.at(board.q[hex], board.r[hex])).toBe(hex)
      expect(board.under(board.x[hex] + 0.4, board.y[hex] - 0.4)).toBe(hex)
    }
  })

  test('distance is the length of the offset', () => {
    fc.assert(
      fc.property(fc.nat(board.size - 1), fc.nat(board.size - 1), (a, b) => {
        expect(board.distance(a, b)).toBe(offsetLength(board.q[a] - board.q[b], board.r[a] - board.r[b]))
      }),
    )
  })
})

describe('Dragon Rage', () => {
  const neighbours = (label: string) =>
    Object.fromEntries(
      ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(name => [
        name,
        dragonRage.labels[dragonRage.neighbour[dragonRage.hex(label) * 6 + directionNamed('flat', name)]],
      ]),
    )

  test('the gate pairs of DR-2.5.3 touch, which fixes that even columns sit lower', () => {
    for (const pair of [
      '0606 0707',
      '2113 2212',
      '1310 1410',
      '1410 1511',
      '0914 0915',
      '0914 1014',
      '0109 0208',
      '2413 2412',
    ]) {
      const [a, b] = hexes(dragonRage, pair)
      expect(dragonRage.distance(a, b), pair).toBe(1)
    }
    expect(dragonRage.sideBetween(dragonRage.hex('0606'), dragonRage.hex('0706'))).not.toBe(OFF_BOARD)
    expect(dragonRage.sideBetween(dragonRage.hex('0606'), dragonRage.hex('0705'))).toBe(OFF_BOARD)
  })

  test('the neighbours of an odd and of an even column', () => {
    expect(neighbours('1310')).toEqual({ N: '1309', NE: '1409', SE: '1410', S: '1311', SW: '1210', NW: '1209' })
    expect(neighbours('1410')).toEqual({ N: '1409', NE: '1510', SE: '1511', S: '1411', SW: '1311', NW: '1310' })
  })

  test('425 hexes; 0606, 0707, 1310, 1410, 1511 lie on one straight row of hexes', () => {
    expect(dragonRage.size).toBe(425)
    for (const hex of hexes(dragonRage, '0707 1310 1410 1511'))
      expect(dragonRage.r[hex]).toBe(dragonRage.r[dragonRage.hex('0606')])
  })
})

describe('Titan', () => {
  test('the battleland has 27 hexes with these neighbours', () => {
    const around = (label: string) =>
      DIRECTION_NAMES.flat.flatMap((name, direction) => {
        const other = titan.neighbour[titan.hex(label) * 6 + direction]
        return other === OFF_BOARD ? [] : [`${name} ${titan.labels[other]}`]
      })
    expect(titan.size).toBe(27)
    expect(around('A1').sort()).toEqual(['N A2', 'NE B2', 'SE B1'])
    expect(around('C5').sort()).toEqual(['NE D6', 'S C4', 'SE D5', 'SW B4'])
    expect(around('D1').sort()).toEqual(['N D2', 'NE E1', 'NW C1'])
    expect(around('D4').sort()).toEqual(['N D5', 'NE E4', 'NW C4', 'S D3', 'SE E3', 'SW C3'])
    expect(titan.neighbour.filter(other => other >= 0).length).toBe(126)
  })
})

describe('Demonworld', () => {
  test('DW-I.10 the directions count counter-clockwise from E', () => {
    expect(DIRECTION_NAMES.pointy).toEqual(['E', 'NE', 'NW', 'W', 'SW', 'SE'])
    const around = [...demonworld.neighbour.subarray(demonworld.hex('0,0') * 6, demonworld.hex('0,0') * 6 + 6)]
    expect(around.map(hex => demonworld.labels[hex])).toEqual(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'])
  })

  test('the fields F11 and G10 of a card touch, F11 and G12 do not', () => {
    expect(demonworldCard.distance(demonworldCard.hex('F11'), demonworldCard.hex('G10'))).toBe(1)
    expect(demonworldCard.distance(demonworldCard.hex('F11'), demonworldCard.hex('G12'))).toBe(2)
  })
})

describe('directions', () => {
  test.each(['flat', 'pointy'] as const)('%s: each lies 60° to the left of the one before', orientation => {
    const board = new Board({ orientation, cells: hexagon(1) })
    const centre = board.hex('0,0')
    for (let d = 0; d < 6; d++) {
      const angle = (k: number) => {
        const hex = board.neighbour[centre * 6 + turned(k, 0)]
        return Math.atan2(-board.y[hex], board.x[hex])
      }
      const turn = (angle(d + 1) - angle(d) + 4 * Math.PI) % (2 * Math.PI)
      expect(turn).toBeCloseTo(Math.PI / 3)
      expect(turned(d, 3)).toBe(opposite(d))
      expect(turned(d, -7)).toBe((d + 5) % 6)
    }
  })

  test('a name the orientation does not have is refused', () => {
    expect(directionNamed('flat', 'N')).toBe(2)
    expect(() => directionNamed('pointy', 'N')).toThrow('pointy-top')
  })
})

describe('building', () => {
  test('boards may have holes, gaps and several names for a hex', () => {
    const board = new Board({
      orientation: 'pointy',
      cells: [
        { q: 0, r: 0, label: '3/P1', aliases: ['4/P17'] },
        { q: 900, r: -900 },
        { q: 1, r: 0 },
      ],
    })
    expect(board.hex('4/P17')).toBe(0)
    expect(board.labels).toEqual(['3/P1', '900,-900', '1,0'])
    expect(board.find('nowhere')).toBe(OFF_BOARD)
    expect(board.distance(0, 1)).toBe(900)
    expect(board.sideCount).toBe(17)
    for (const [q, r] of [
      [-1, 0],
      [901, 0],
      [0, -901],
      [0, 1],
      [1, -1],
    ])
      expect(board.at(q, r)).toBe(OFF_BOARD)
  })

  test('mistakes are refused with a reason', () => {
    const build = (...cells: { q: number; r: number; label?: string }[]) => new Board({ orientation: 'flat', cells })
    expect(() => build()).toThrow('at least one hex')
    expect(() => build({ q: 1, r: 1, label: 'a' }, { q: 1, r: 1, label: 'b' })).toThrow('Two hexes lie at (1, 1): a, b')
    expect(() => build({ q: 1, r: 1, label: 'a' }, { q: 1, r: 2, label: 'a' })).toThrow('Two hexes are called "a"')
    expect(() => build({ q: 0.5, r: 1 })).toThrow('not the centre')
    expect(() => build({ q: 0, r: 0 }, { q: 9999, r: 9999 })).toThrow('too far apart')
    expect(() => dragonRage.hex('2618')).toThrow('no hex "2618"')
  })

  test('rectangles skip the empty places of doubled schemes', () => {
    const board = new Board({
      orientation: 'pointy',
      cells: rectangle(
        'double-width',
        { firstColumn: 0, lastColumn: 5, firstRow: 0, lastRow: 3 },
        (c, r) => `${c}/${r}`,
      ),
    })
    expect(board.size).toBe(12)
    expect(labels(board, [board.neighbour[board.hex('2/2') * 6]])).toEqual(['4/2'])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arc,
  components,
  countComponents,
  disc,
  flood,
  IdSet,
  inArc,
  OFF_BOARD,
  outline,
  rim,
  ring,
  shortestWays,
  surroundings,
  towardsCorner,
} from '../src/index.ts'
import { demonworld, dragonRage, hexes, labels, titan } from './boards.ts'

const boards = [dragonRage, titan, demonworld] as const
const board = fc.constantFrom(...boards)
const number = fc.nat(10_000)
const all = (size: number) => Array.from({ length: size }, (_, id) => id)
const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b)

describe('areas', () => {
  test('rings, discs and arcs are what a filter over all hexes finds', () => {
    fc.assert(
      fc.property(board, number, fc.nat(7), fc.nat(11), fc.nat(12), (board, n, radius, right, width) => {
        const centre = n % board.size
        const near = all(board.size).filter(hex => board.distance(centre, hex) <= radius)
        expect(sorted(ring(board, centre, radius))).toEqual(near.filter(hex => board.distance(centre, hex) === radius))
        expect(sorted(disc(board, centre, radius))).toEqual(near)
        expect(sorted(arc(board, centre, right, width, radius))).toEqual(
          near.filter(hex => inArc(board.q[hex] - board.q[centre], board.r[hex] - board.r[centre], right, width)),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('a disc is a spiral: the centre, then whole rings, neighbour after neighbour, to the left', () => {
    const spiral = disc(demonworld, demonworld.hex('0,0'), 3).toArray()
    expect(spiral.length).toBe(37)
    expect(spiral.slice(0, 8).map(hex => demonworld.labels[hex])).toEqual(
      '0,0 1,0 1,-1 0,-1 -1,0 -1,1 0,1 2,0'.split(' '),
    )
    for (let i = 8; i < 19; i++) expect(demonworld.distance(spiral[i - 1], spiral[i])).toBe(1)
  })

  test('breath of DW-XVII.39: three cones of 2 + 3 + 4 fields, neighbours sharing three each', () => {
    const head = demonworld.hex('0,0')
    const facing = towardsCorner(1)
    const cones = [1, -1, -3].map(right => arc(demonworld, head, facing + right, 2, 3))
    expect(cones.map(cone => cone.count)).toEqual([9, 9, 9])
    expect(labels(demonworld, arc(demonworld, head, facing - 1, 2, 2))).toEqual(
      ['1,-1', '0,-1', '2,-2', '1,-2', '0,-2'].sort(),
    )
    expect(cones[1].toArray().filter(hex => cones[0].has(hex) || cones[2].has(hex)).length).toBe(6)
  })

  test('areas add to a set, so cones of several hexes join without doubles', () => {
    const front = new IdSet(demonworld.size)
    for (const hex of hexes(demonworld, '0,0 1,0')) arc(demonworld, hex, towardsCorner(1) - 1, 2, 1, front)
    expect(labels(demonworld, front)).toEqual(['0,-1', '1,-1', '2,-1'])
  })

  test('shortest ways fill the parallelogram between two hexes', () => {
    expect(labels(demonworld, shortestWays(demonworld, demonworld.hex('0,0'), demonworld.hex('2,-1')))).toEqual(
      ['0,0', '1,0', '1,-1', '2,-1'].sort(),
    )
  })
})

describe('regions', () => {
  const set = (...labels: string[]) => new IdSet(titan.size).addAll(labels.map(label => titan.hex(label)))

  test('groups (DW-I.14) are the connected parts of a set', () => {
    const units = set('A1', 'F4', 'A2', 'D3', 'B2', 'F3')
    expect(components(titan, units).map(part => labels(titan, part))).toEqual([
      ['A1', 'A2', 'B2'],
      ['F3', 'F4'],
      ['D3'],
    ])
    expect(countComponents(titan, units)).toBe(3)
    expect(countComponents(titan, set())).toBe(0)
  })

  test('groups are the classes of "reachable through members"', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(titan.size - 1)), ids => {
        const members = new IdSet(titan.size).addAll(ids)
        const parts = components(titan, members)
        expect(sorted(parts.flat())).toEqual(sorted(ids))
        expect(countComponents(titan, members)).toBe(parts.length)
        for (const part of parts)
          expect(sorted(flood(titan, part[0], (_, to) => members.has(to)))).toEqual(sorted(part))
      }),
    )
  })

  test('flood goes where passages lead and asks with the side between', () => {
    const wall = titan.sideBetween(titan.hex('D1'), titan.hex('D2'))
    const closed = new Set([wall, titan.sideBetween(titan.hex('D1'), titan.hex('C1'))])
    const open = flood(titan, titan.hex('F1'), (from, to, direction, side) => {
      expect(titan.neighbour[from * 6 + direction]).toBe(to)
      expect(titan.side[from * 6 + direction]).toBe(side)
      return !closed.has(side) && side !== titan.sideBetween(titan.hex('D1'), titan.hex('E1'))
    })
    expect(open.count).toBe(26)
    expect(open.has(titan.hex('D1'))).toBe(false)
  })

  test('flood leaves what was in the set alone: it neither starts from there nor goes through', () => {
    const before = set('F4', 'C1', 'C2', 'C3', 'C4', 'C5')
    const west = flood(titan, titan.hex('A1'), () => true, before)
    expect(labels(titan, west).filter(label => label > 'D')).toEqual(['F4'])
    expect(west.count).toBe(6 + 7)
  })

  test('outline, rim and surroundings of a set', () => {
    const castle = set('D3', 'D4', 'C3', 'C4', 'E3', 'E4', 'D5')
    expect(outline(titan, castle).count).toBe(18)
    expect(labels(titan, rim(titan, castle))).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4'])
    expect(surroundings(titan, castle).count).toBe(12)
    const corner = set('A1')
    expect(outline(titan, corner).count).toBe(6)
    expect(labels(titan, rim(titan, corner))).toEqual(['A1'])
    expect(labels(titan, surroundings(titan, corner))).toEqual(['A2', 'B1', 'B2'])
  })
})

describe('IdSet', () => {
  test('behaves as a Set', () => {
    const action = fc.tuple(fc.constantFrom('add', 'remove', 'clear'), fc.nat(9))
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), actions => {
        const ours = new IdSet(10)
        const theirs = new Set<number>()
        for (const [what, id] of actions) {
          if (what === 'add') expect(ours.add(id)).toBe(!theirs.has(id) && !!theirs.add(id))
          else if (what === 'remove') expect(ours.remove(id)).toBe(theirs.delete(id))
          else if (id === 0) {
            ours.clear()
            theirs.clear()
          }
          expect(sorted(ours)).toEqual(sorted(theirs))
          for (let k = 0; k < 10; k++) expect(ours.has(k)).toBe(theirs.has(k))
        }
      }),
    )
  })

  test('ignores OFF_BOARD and refuses what does not fit', () => {
    const set = new IdSet(3)
    expect(set.add(OFF_BOARD)).toBe(false)
    expect(set.has(OFF_BOARD)).toBe(false)
    expect(set.count).toBe(0)
    expect(() => set.add(3)).toThrow('does not fit')
  })
})

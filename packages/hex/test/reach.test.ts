import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLOCKED, Board, hexagon, type Movement, OFF_BOARD, Reach, rectangle, Search, UNREACHED } from '../src/index.ts'
import { dragonRage, labels, titan } from './boards.ts'

const map = new Board({ orientation: 'pointy', cells: rectangle('odd-r', { lastColumn: 7, lastRow: 6 }) })

/** The plainest shortest-path search there is: relax every step until nothing changes. */
function relax(
  board: Board,
  facings: number,
  starts: Map<number, number>,
  movement: Movement,
  free = OFF_BOARD,
): number[] {
  const cost: number[] = new Array(board.size * facings).fill(Number.POSITIVE_INFINITY)
  for (const [state, price] of starts) if (price <= movement.budget) cost[state] = price
  for (let changed = true; changed; ) {
    changed = false
    const improve = (from: number, to: number, price: number) => {
      const sum = cost[from] + price
      if (price === BLOCKED || sum > movement.budget || sum >= cost[to]) return
      cost[to] = sum
      changed = true
    }
    for (let state = 0; state < cost.length; state++) {
      if (cost[state] === Number.POSITIVE_INFINITY) continue
      const facing = state % facings
      const hex = (state - facing) / facings
      if (hex !== free && movement.mustStop?.(hex, facing)) continue
      for (let d = 0; d < 6; d++) {
        const to = board.neighbour[hex * 6 + d]
        if (to !== OFF_BOARD)
          improve(state, to * facings + facing, movement.step(hex, to, d, board.side[hex * 6 + d], facing))
      }
      if (facings > 1 && movement.turn)
        for (const turned of [(facing + 1) % facings, (facing + facings - 1) % facings])
          improve(state, hex * facings + turned, movement.turn(hex, facing, turned))
    }
  }
  return cost.map(value => (value === Number.POSITIVE_INFINITY ? UNREACHED : value))
}

/** A random land: what each hex costs to enter, what each side adds or whether it blocks, where one must stop. */
const land = fc.record({
  ground: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: map.size, maxLength: map.size }),
  walls: fc.array(fc.constantFrom(0, 0, 0, 1, 2, BLOCKED), { minLength: map.sideCount, maxLength: map.sideCount }),
  stops: fc.array(fc.nat(5), { minLength: map.size, maxLength: map.size }),
  forwardOnly: fc.boolean(),
  turnCost: fc.integer({ min: -1, max: 2 }),
  budget: fc.nat(14),
  start: fc.nat(map.size - 1),
  facings: fc.constantFrom(1, 6, 12),
})

function movementOn(it: typeof land extends fc.Arbitrary<infer Land> ? Land : never): Movement {
  return {
    budget: it.budget,
    step(_from, to, direction, side, facing) {
      if (it.walls[side] === BLOCKED) return BLOCKED
      if (it.forwardOnly && it.facings === 6 && direction !== facing) return BLOCKED
      const backwards = it.facings === 12 && Math.abs(2 * direction - facing) === 6 ? 3 : 0
      return it.ground[to] + it.walls[side] + backwards
    },
    turn: (hex, _facing, turned) => (it.turnCost < 0 ? BLOCKED : it.turnCost + ((hex + turned) % 2)),
    mustStop: hex => it.stops[hex] === 0,
    mayEnd: (hex, facing) => (hex + facing) % 3 !== 0,
  }
}

describe('reach against plain relaxation', () => {
  const workspaces = new Map([1, 6, 12].map(facings => [facings, new Reach(map, facings)]))

  test('costs, ends and paths on random lands, with one workspace for all searches', () => {
    fc.assert(
      fc.property(land, it => {
        const reach = workspaces.get(it.facings)!
        const movement = movementOn(it)
        const start = reach.state(it.start, it.facings - 1)
        reach.from(it.start, movement, it.facings - 1)
        const expected = relax(map, it.facings, new Map([[start, 0]]), movement, it.start)
        expect([...reach.cost]).toEqual(expected)

        const states = [...reach.reached]
        expect(states.length).toBe(expected.filter(cost => cost !== UNREACHED).length)
        for (let i = 1; i < states.length; i++)
          expect(expected[states[i]]).toBeGreaterThanOrEqual(expected[states[i - 1]])
        expect([...reach.ends]).toEqual(
          states.filter(state => movement.mayEnd!(reach.hexOf(state), reach.facingOf(state))),
        )

        for (const state of states) {
          const path = reach.path(state)
          let spent = 0
          for (let i = 1; i < path.length; i++) {
            const [from, to] = [path[i - 1], path[i]]
            const [a, b] = [reach.hexOf(from), reach.hexOf(to)]
            const [facing, turned] = [reach.facingOf(from), reach.facingOf(to)]
            if (a !== it.start) expect(movement.mustStop!(a, facing)).toBe(false)
            if (a === b) spent += movement.turn!(a, facing, turned)
            else spent += movement.step(a, b, map.directionTo(a, b), map.sideBetween(a, b), facing)
          }
          expect(path[0]).toBe(start)
          expect(path.at(-1)).toBe(state)
          expect(spent).toBe(expected[state])
        }
        const hex = (it.start * 5) % map.size
        const here = expected.slice(hex * it.facings, (hex + 1) * it.facings).filter(cost => cost !== UNREACHED)
        expect(reach.costTo(hex)).toBe(here.length ? Math.min(...here) : UNREACHED)
      }),
      { numRuns: 150 },
    )
  })

  test('entering at several places for their own prices', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.nat(map.size - 1), fc.nat(6)), {
      selector: ([hex]) => hex,
      maxLength: 6,
    })
    fc.assert(
      fc.property(land, entries, (it, entries) => {
        const movement = movementOn({ ...it, facings: 1 })
        const reach = workspaces.get(1)!
        reach.entering(
          entries.map(([hex]) => hex),
          entries.map(([, price]) => price),
          movement,
        )
        expect([...reach.cost]).toEqual(relax(map, 1, new Map(entries), movement))
      }),
    )
  })
})

describe('reach in the games', () => {
  test('on open ground a budget of 6 reaches the disc of radius 6', () => {
    const reach = new Reach(dragonRage).from(dragonRage.hex('1309'), { budget: 6, step: () => 1 })
    expect(reach.reached.count).toBe(127)
    for (const hex of reach.reached) expect(reach.cost[hex]).toBe(dragonRage.distance(dragonRage.hex('1309'), hex))
    expect(reach.cost[dragonRage.hex('0101')]).toBe(UNREACHED)
    expect(reach.path(dragonRage.hex('0101'))).toEqual([])
  })

  test('a slowing hex ends the move, a tree may be flown over but not stopped in, a cliff side stops walkers', () => {
    const hex = (label: string) => titan.hex(label)
    const cliff = titan.sideBetween(hex('C3'), hex('D3'))
    const walk = (flies: boolean) => {
      const reach = new Reach(titan).from(hex('C3'), {
        budget: 2,
        step: (_from, to, _direction, side) => ((side === cliff || to === hex('C4')) && !flies ? BLOCKED : 1),
        mustStop: at => at === hex('B3'),
        mayEnd: at => at !== hex('C4'),
      })
      return { ends: labels(titan, reach.ends), cost: (label: string) => reach.cost[hex(label)] }
    }
    const flier = walk(true)
    expect(flier.ends).not.toContain('C4')
    expect(flier.ends).toContain('C5')
    expect(flier.cost('D3')).toBe(1)
    expect(flier.ends).toContain('B3')
    expect(flier.ends).not.toContain('A3')
    const walker = walk(false)
    expect(walker.ends).not.toContain('C5')
    expect(walker.cost('D3')).toBe(2)
  })

  test('with facings a piece walks ahead and pays for turning', () => {
    const board = new Board({ orientation: 'flat', cells: hexagon(4) })
    const reach = new Reach(board, 6).from(
      board.hex('0,0'),
      {
        budget: 3,
        step: (_from, _to, direction, _side, facing) => (direction === facing ? 1 : BLOCKED),
        turn: () => 1,
      },
      2,
    )
    expect(reach.cost[reach.state(board.hex('0,-3'), 2)]).toBe(3)
    expect(reach.costTo(board.hex('1,-1'))).toBe(2)
    expect(reach.costTo(board.hex('0,1'))).toBe(UNREACHED)
    expect(
      reach
        .path(reach.state(board.hex('1,-2'), 1))
        .map(state => [board.labels[reach.hexOf(state)], reach.facingOf(state)]),
    ).toEqual([['0,0', 2], expect.anything(), expect.anything(), ['1,-2', 1]])
  })
})

describe('search over any states', () => {
  // States 0 to 99: one more costs 3, twice as many costs 1.
  const moves = {
    expand(state: number, search: Search) {
      if (state + 1 < 100) search.offer(state + 1, 3)
      if (state * 2 < 100) search.offer(state * 2, 1)
      search.offer(OFF_BOARD, 1)
    },
  }

  test('finds the cheapest way', () => {
    const search = new Search(100)
    search.begin(20).offer(1, 0)
    search.settle(moves)
    expect(search.cost[96]).toBe(9)
    expect(search.path(96)).toEqual([1, 2, 3, 6, 12, 24, 48, 96])
  })

  test('a search broken off leaves nothing behind', () => {
    const search = new Search(100)
    search.begin(20).offer(1, 0)
    expect(() =>
      search.settle({
        expand(state, it) {
          if (state === 8) throw new Error('broken')
          moves.expand(state, it)
        },
      }),
    ).toThrow('broken')
    search.begin(4).offer(50, 0)
    search.settle(moves)
    expect([...search.reached]).toEqual([50, 51])
    expect(search.cost.filter(cost => cost !== UNREACHED).length).toBe(2)
  })

  test('budgets and prices are whole numbers', () => {
    const search = new Search(4)
    expect(() => search.begin(-1)).toThrow('budget')
    expect(() => search.begin(1.5)).toThrow('budget')
    search.begin(5).offer(0, 1.5)
    expect(() => search.settle({ expand() {} })).toThrow('whole number')
    search.begin(5).offer(0, Number.NaN)
    expect(search.settle({ expand() {} }).reached.count).toBe(0)
  })
})

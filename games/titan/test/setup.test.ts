import { type Match, must, newGame, proposal, type Seat, within } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { creatures } from '../content/creatures.ts'
import { landNumbered, lands } from '../content/masterboard.ts'
import { freeMarkers } from '../legions.ts'
import { DEALS } from '../rules/set-up.ts'
import { characterGlyphs } from '../scene/glyphs.ts'
import { MARKERS, type Titan } from '../state.ts'
import {
  choose,
  fresh,
  knownOf,
  landOf,
  legion,
  offered,
  offeredAs,
  stateOf,
  stockOf,
  table,
  titan,
  told,
  viewOf,
} from './table.ts'

/** A new game whose tower draw falls like this. */
function drawn(...dice: number[]): Titan {
  const seats = dice.length
  return drawnFor(seats, dice)
}

function drawnFor(seats: number, dice: number[], settings: Record<string, boolean> = {}): Titan {
  const given = [...dice]
  const all = Object.fromEntries(Object.entries(titan.settings).map(([name, spec]) => [name, spec.default]))
  const g = within({ given }, () => newGame(titan, { seats, settings: { ...all, ...settings } }, 'x'))
  expect(given).toEqual([])
  return g
}

function towers(g: Titan): number[] {
  return g.tower.map(land => lands[land].number)
}

/** Both markers and the deal of every seat: the first two markers, deal `option`. */
function setUp(match: Match, option = 0): void {
  const seats = stateOf(match).alive.map((_, seat) => seat)
  for (const pick of [0, 1]) for (const seat of seats) choose(match, `${seat}>marker ${seat * 12 + pick}`)
  for (const seat of seats) choose(match, `${seat}>deal ${option}`)
}

test('TI-5.1a each player rolls one die, and result k is tower k × 100', () => {
  expect(towers(drawn(3, 6))).toEqual([300, 600])
  expect(towers(drawn(6, 5, 4, 3, 2, 1))).toEqual([600, 500, 400, 300, 200, 100])
})

test('TI-EX-01 TI-5.1b tower rolls 4, 2, 4: players 1 and 3 roll again, player 2 keeps tower 200', () => {
  expect(towers(drawnFor(3, [4, 2, 4, 1, 5]))).toEqual([100, 200, 500])
})

test('TI-5.1b a re-roll that hits a tower kept by another, or another re-roll, is repeated until all differ', () => {
  expect(towers(drawnFor(3, [4, 2, 4, 2, 6, 5]))).toEqual([500, 200, 600])
  expect(towers(drawnFor(3, [4, 2, 4, 3, 3, 2, 2, 6, 1]))).toEqual([600, 200, 100])
})

test('TI-5.1c TI-EX-01 the highest tower has the first turn', () => {
  const match = fresh(3)
  setUp(match)
  const g = stateOf(match)
  expect(g.tower[g.mover]).toBe(Math.max(...g.tower))
  expect(g.turn).toBe(1)
})

test('TI-RT-D11 TI-5.1c TI-6.5 seats N E S W with towers 2 5 1 3 play in the order E S W N', () => {
  const match = fresh(4)
  match.state = drawn(2, 5, 1, 3)
  setUp(match)
  expect(order(match, 5)).toEqual([1, 2, 3, 0, 1])
})

test('TI-5.1c as a setting turns run by falling tower number', () => {
  const match = fresh(4, { turnBySeats: false })
  match.state = drawnFor(4, [2, 5, 1, 3], { turnBySeats: false })
  setUp(match)
  expect(order(match, 5)).toEqual([1, 3, 0, 2, 1])
})

/** The movers of so many turns, each moving one legion somewhere. */
function order(match: Match, turns: number): Seat[] {
  const movers: Seat[] = []
  while (movers.length < turns) {
    movers.push(stateOf(match).mover)
    const { mover } = stateOf(match)
    while (match.asked && stateOf(match).mover === mover) {
      const choices = offered(match)
      const next = ['roll', 'keep', 'done', 'stand', 'battle'].find(word => choices.includes(word)) ?? choices[0]
      choose(match, next)
    }
  }
  return movers
}

test('TI-5.0a each player has twelve markers and one Titan of his colour, the caretaker all other characters', () => {
  const match = fresh(3)
  for (const seat of [0, 1, 2]) expect(freeMarkers(stateOf(match), seat)).toHaveLength(12)
  expect(stateOf(match).holder.filter(holder => holder === -1)).toHaveLength(MARKERS - 36)
  setUp(match)
  for (const seat of [0, 1, 2]) {
    expect(legion(match, seat * 12)).toContain('titan')
    expect(freeMarkers(stateOf(match), seat)).toHaveLength(10)
  }
  expect(stockOf(match, 'titan')).toBe(0)
  expect(stockOf(match, 'serpent')).toBe(10)
})

test('TI-5.0b TI-18.6 how many are left in every stack is in everybody’s view', () => {
  const match = fresh(2)
  setUp(match)
  for (const seat of [-1, 0, 1]) expect(viewOf(match, seat).stock).toEqual(stateOf(match).stock)
  expect(['centaur', 'gargoyle', 'ogre', 'angel'].map(name => stockOf(match, name))).toEqual([21, 17, 21, 16])
})

test('TI-5.2a TI-3.1b TI-RT-D1 each player has a Titan, an angel, two centaurs, two gargoyles and two ogres', () => {
  const match = fresh(6)
  setUp(match, 5)
  for (let seat = 0; seat < 6; seat++) {
    const both = [legion(match, seat * 12), legion(match, seat * 12 + 1)].join(' ').split(' ').sort()
    expect(both).toEqual('angel centaur centaur gargoyle gargoyle ogre ogre titan'.split(' '))
  }
  expect(stockOf(match, 'archangel')).toBe(6)
})

test('TI-5.2b TI-DP-01 seven deals, each with either marker: four characters and one lord in each legion', () => {
  expect(DEALS).toHaveLength(7)
  expect(new Set(DEALS.map(deal => deal.join())).size).toBe(7)
  for (let option = 0; option < 14; option++) {
    const match = fresh(2)
    setUp(match, option)
    const legions = [legion(match, 0), legion(match, 1)].map(text => text.split(' '))
    for (const pieces of legions) {
      expect(pieces).toHaveLength(4)
      expect(pieces.filter(name => name === 'titan' || name === 'angel')).toHaveLength(1)
    }
    expect(legions[option % 2]).toContain('titan')
    expect([landOf(match, 0), landOf(match, 1)]).toEqual([lands[stateOf(match).tower[0]].number, landOf(match, 0)])
  }
})

test('TI-DP-01 all are asked at once, in secret: nobody sees the markers or the deal of another before all have chosen', () => {
  const match = fresh(3)
  expect(match.asked).toEqual({ decision: 'takeMarker', seats: [0, 1, 2] })
  expect(offeredAs(match, 'marker', 1)).toEqual(Array.from({ length: 12 }, (_, i) => `${12 + i}`))
  choose(match, '1>marker 14')
  expect(match.asked!.seats).toEqual([0, 2])
  expect(viewOf(match, 0).at[14]).toBe(-1)
  choose(match, '0>marker 3')
  choose(match, '2>marker 24')
  expect(viewOf(match, 0).at[14]).toBe(stateOf(match).tower[1])
})

test('TI-5.2b TI-K2 the contents of the first legions are secret, their heights public', () => {
  const match = fresh(2)
  setUp(match, 0)
  expect(viewOf(match, 1).height[0]).toBe(4)
  expect(knownOf(match, 1, 0)).toBe('… … … …'.replaceAll(' ', ''))
  expect(knownOf(match, 0, 0)).toBe('titan centaur centaur gargoyle')
})

test('TI-5.2c the first legions cannot be split before the owner’s second turn', () => {
  const match = fresh(2)
  setUp(match)
  const { mover } = stateOf(match)
  expect(match.asked!.decision).toBe('mulligan') // the first organisation phase has nothing to offer but the roll
  order(match, 2)
  expect(stateOf(match).mover).toBe(mover)
  expect(offered(match)).toEqual([`legion ${mover * 12}`, `legion ${mover * 12 + 1}`, 'roll'])
})

test('TI-5.2d both legions share the tower until the first movement phase separates them', () => {
  const match = fresh(2)
  setUp(match)
  const { mover } = stateOf(match)
  choose(match, 'keep')
  expect(landOf(match, mover * 12)).toBe(landOf(match, mover * 12 + 1))
  expect(offered(match)).not.toContain('done')
  choose(match, `legion ${mover * 12}`)
  choose(match, offered(match).find(text => text.startsWith('land '))!)
  expect(offered(match)).toContain('done')
  expect(landOf(match, mover * 12)).not.toBe(landOf(match, mover * 12 + 1))
})

test('TI-1.1a two to six players, each with exactly one Titan', () => {
  expect(titan.seats).toEqual({ min: 2, max: 6 })
  for (const seats of [2, 6]) {
    const match = fresh(seats)
    setUp(match)
    const titans = stateOf(match).content.filter(type => type === 0)
    expect(titans).toHaveLength(seats)
  }
})

test('TI-5.1a TI-5.2b the tower draw and the first legions are told to all, the deal without its contents', () => {
  const match = fresh(2)
  for (const pick of [0, 1]) for (const seat of [0, 1]) choose(match, `${seat}>marker ${seat * 12 + pick}`)
  choose(match, '0>deal 3')
  const events = choose(match, '1>deal 4')
  expect(told(events, 'deal')).toEqual([
    [0, 0, 1],
    [1, 12, 13],
  ])
})

test('TI-5.2b the markers and the first two legions can all be left to the house, though dice fall when they are shown', () => {
  const match = fresh(2)
  for (const question of ['takeMarker', 'takeMarker', 'deal'])
    for (const seat of [0, 1]) {
      expect(match.asked!.decision).toBe(question)
      const [option] = proposal(titan, stateOf(match), seat, 'house')!.options
      expect(offered(match, seat).length).toBeGreaterThan(1)
      expect(match.seen(seat).options).toContain(option)
      must(match.play(seat, option))
    }
  expect(stateOf(match).turn).toBe(1)
})

test('TI-18.3d where a legion may go it is drawn whom it could muster there', () => {
  const match = table({
    seats: [{ legions: ['200 titan centaur*2 gargoyle'] }, { legions: ['600 titan ogre'] }],
    roll: 1,
  })
  choose(match, 'legion 0')
  const drawnAt = (number: number) => {
    const land = landNumbered(number)
    return titan.almanac!.pictures!(viewOf(match, 0), 'moveTo', 'land', { land }, 0)
      ?.flat()
      .map(({ glyph }) => glyph)
  }
  const glyph = (name: string) => characterGlyphs[creatures.findIndex(creature => creature.name === name)]
  expect(drawnAt(6)).toEqual([glyph('centaur'), glyph('lion')]) // Plains
  expect(drawnAt(108)).toBeUndefined() // Marsh: nobody of his lives there
})

import { expect, test } from 'vitest'
import {
  aid,
  copy,
  type Decision,
  defaultOption,
  newGame,
  type Option,
  options,
  optionValue,
  plan,
  take,
  threats,
  whyNotAt,
} from '../src/index.ts'
import { type Toy, toy, toyGame } from './toy.ts'

const table = { seats: 2, settings: { rounds: 3, tokens: true } }

const helpful = toyGame({
  spec: {
    odds: (g: Toy, seat, decision: Decision<Toy, never>, option) =>
      decision.name === 'bid'
        ? [{ key: 'best', args: [optionValue(option)], chance: highest(g, seat) ? 1 : 0, rule: 'TOY-3' }]
        : [],
    aid: {
      notes: (g: Toy) => [{ at: 'place:0', short: `${g.stake}`, key: 'stake', args: [g.stake] }],
      plan: (_g, _seat, piece) => [{ at: piece, key: 'stake', args: [0] }],
      forgotten: (_g, _seat, decision: Decision<Toy, never>, option) =>
        decision.kinds[option >> 24] === 'done' ? ['place:0'] : [],
      habits: { lowest: (_g, _seat, decision, offered) => (decision.name === 'bid' ? offered[0] : undefined) },
    },
  },
})

function highest(g: Toy, seat: number): boolean {
  return Math.max(...g.hand[seat]) > Math.max(...g.hand[1 - seat])
}

test('aid tells the seat asked what helps with the question, and nobody else anything', () => {
  const g = newGame(helpful, table, 'aid') as unknown as Toy
  const help = aid(helpful, g, 1, 1)
  expect(help.notes).toEqual([{ at: 'place:0', short: `${g.stake}`, key: 'stake', args: [g.stake] }])
  expect(help.forgotten.map(({ ids }) => ids)).toEqual([['place:0']])
  expect(help.odds).toEqual([])
  expect(help.habits).toEqual({})
  expect(aid(helpful, g, 0, 1)).toEqual({ odds: [], notes: [], forgotten: [], losses: [], habits: {}, wishes: [] })
})

test('aid is reckoned in imagined states: over many seeds it says both, whatever is true', () => {
  const g = newGame(helpful, table, 'aid') as unknown as Toy
  const done = options(helpful, g, 1).at(-1) as Option
  take(helpful, g, 1, done)
  const said = new Set(Array.from({ length: 60 }, (_, seed) => aid(helpful, g, 1, seed).odds[0].chance))
  expect([...said].sort()).toEqual([0, 1])
  expect(aid(helpful, g, 1, 1).habits['lowest']).toBe(options(helpful, g, 1)[0])
})

test('a plan is made for any piece at any time; games without aid have none', () => {
  const g = newGame(helpful, table, 'aid')
  expect(plan(helpful, g, 1, 'place:0', 1)).toEqual([{ at: 'place:0', key: 'stake', args: [0] }])
  expect(plan(toy, g, 1, 'place:0', 1)).toEqual([])
  expect(aid(toy, g, 0, 1)).toEqual({ odds: [], notes: [], forgotten: [], losses: [], habits: {}, wishes: [] })
})

test('threats are the plans of others’ pieces, counted by place', () => {
  const counter = (id: string, owner: number) => ({ id, at: 'place:0', owner, glyph: '', short: id, say: id })
  const armed = toyGame({
    spec: {
      scene: () => {
        const counters = [counter('a:0', 0), counter('a:1', 1), counter('a:2', 1), counter('a:3', -1)]
        const board = { id: 'map', title: 'map', width: 1, height: 1, places: [], sides: [], counters, marks: [] }
        return { boards: [board], sheets: [] }
      },
      aid: {
        plan: (_g, _seat, piece) => ['place:1', 'place:1', `${piece}!`].map(at => ({ at, key: 'stake', args: [] })),
      },
    },
  })
  const g = newGame(armed, table, 'aid')
  expect(threats(armed, g, 0, 1)).toEqual({ 'place:1': 2, 'a:1!': 1, 'a:2!': 1 })
  expect(threats(toy, g, 0, 1)).toEqual({})
})

test('only what somebody is asked can be grave', () => {
  expect(() => toyGame({ spec: { aid: { grave: ['bid.done', 'nothing.done'] } } })).toThrow('is said to be grave')
})

test('why an element cannot be chosen is told to who is asked about it, and changes nothing', () => {
  const g = newGame(toy, table, 'why') as unknown as Toy
  const before = copy(g)
  expect(whyNotAt(toy, g, 1, 'word:9', 1)).toBe('TOY-2')
  expect(whyNotAt(toy, g, 1, 'word:1', 1)).toBe(null)
  expect(whyNotAt(toy, g, 1, 'card:1', 1)).toBe(null)
  expect(whyNotAt(toy, g, 0, 'word:9', 1)).toBe(null)
  expect(g).toEqual(before)
})

test('who runs out of time makes the choice the rules say, if it is offered, else the first', () => {
  const opened = (how: () => [string, number?]) => {
    const game = toyGame({ boast: { default: how } })
    const g = newGame(game, table, 'late')
    return { option: defaultOption(game, g, 1), other: defaultOption(game, g, 0), offered: options(game, g, 1) }
  }
  expect(opened(() => ['done']).option).toBe(opened(() => ['done']).offered.at(-1))
  const second = opened(() => ['word', 2])
  expect(second.option).toBe(second.offered[1])
  const never = opened(() => ['word', 7])
  expect(never.option).toBe(never.offered[0])
  expect(never.other).toBeUndefined()
})

import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { compareServed } from '../load/served.ts'
import { compareWire } from '../load/wire.ts'
import { testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

// A sample of what `npm run secrecy` does at every step of many games.

describe('what a seat is sent does not change with what it cannot know', () => {
  test.each(Object.keys(registry))('%s: states, refusals, steps, others’ sealed answers', async id => {
    const game = await wholeGame(registry[id])
    const compared = compareWire(game, { games: 1, seed: 'secrecy', every: id === 'skirmish' ? 3 : 6 }) // its games are short
    expect(compared.states).toBeGreaterThan(40)
    expect(compared.refusals).toBeGreaterThan(10)
    expect(compared.whys).toBeGreaterThan(10)
    expect(compared.previews).toBeGreaterThan(10)
    expect(compared.frames).toBeGreaterThan(compared.reveals)
    if (id === 'skirmish') expect(compared.sealed).toBeGreaterThan(5)
  })
})

withBothStores((fresh, kind) => {
  // the store makes no difference to most of it
  const games = kind === 'sqlite' ? Object.keys(registry) : ['skirmish']
  test.each(games)('%s: every way in and every socket, as every kind of stranger', async id => {
    let time = Date.now()
    const server = await testServer(fresh(), {}, { now: () => time++ })
    const game = await wholeGame(registry[id])
    const players = kind === 'sqlite' && game.seats.max > 2 ? 3 : game.seats.min
    const delay = id === 'skirmish' ? 60 : 0
    const served = await compareServed(server, game, { choices: 24, every: 6, seed: `seen ${id}`, players, delay })
    expect(served.redealt).toBeGreaterThan(100)
    expect(served.offers).toBe(Math.ceil(served.choices / 6))
    const stands = [...game.decisions.values()].some(({ spec }) => spec.standing)
    if (stands) expect(served.answers).toBeGreaterThan(0)
    expect(served.orders).toBeGreaterThan(0)
    expect(served.unmoved).toBeGreaterThan(0)
  })
})

import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { compareWire } from '../load/wire.ts'

// A sample of what `npm run secrecy` does at every step of many games.

describe('what a seat is sent does not change with what it cannot know', () => {
  test.each(Object.keys(registry))('%s: states, refusals, steps, others’ sealed answers', async id => {
    const game = await wholeGame(registry[id])
    const compared = compareWire(game, { games: 1, seed: 'secrecy', every: id === 'skirmish' ? 3 : 6 }) // its games are short
    expect(compared.states).toBeGreaterThan(40)
    expect(compared.refusals).toBeGreaterThan(10)
    expect(compared.whys).toBeGreaterThan(10)
    expect(compared.frames).toBeGreaterThan(compared.reveals)
    if (id === 'skirmish') expect(compared.sealed).toBeGreaterThan(5)
  })
})

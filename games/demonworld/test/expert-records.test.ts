import { type GameRecord, must, readRecord, replay, verify } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { demonworld } from '../game.ts'
import type { Demonworld } from '../state.ts'
import envoy from './fixtures/envoy.hexarium.json' with { type: 'json' }
import free from './fixtures/free-expert.hexarium.json' with { type: 'json' }
import pass from './fixtures/kaiban-pass.hexarium.json' with { type: 'json' }
import { fickle, recorded } from './players.ts'

/**
 * Whole games of the expert game and with the additional rules, as in `records.test.ts`. After a change of the rules:
 * `npx vitest run games/demonworld/test/expert-records.test.ts -u`.
 */
const games = [
  {
    name: 'kaiban-pass',
    seed: 'demonworld expert 4',
    record: pass,
    settings: { battle: 'kaibanPass', level: 'expert' },
  },
  { name: 'envoy', seed: 'demonworld expert 3', record: envoy, settings: { battle: 'envoy', level: 'full' } },
  {
    name: 'free-expert',
    seed: 'demonworld expert 2',
    record: free,
    settings: { battle: 'free', level: 'full', points: 1500, rounds: 6 },
  },
] as const

/** What must be in them, whatever else happens. */
const WANTED = ['treads', 'casts', 'enchants', 'loads', 'fires', 'lands', 'wind', 'stores']

for (const { name, seed, record, settings } of games) {
  test(`DW-XXI.1 a recorded game (${name}) is proved again, choice by choice, to the last byte`, () => {
    const match = must(verify(demonworld, must(readRecord(record))))
    expect(JSON.stringify(match.record())).toBe(JSON.stringify(record))
    expect((match.state as Demonworld).core.result).not.toBeNull()
  })

  test(`the same players with the same luck play the same game (${name})`, async () => {
    const text = `${JSON.stringify(recorded([fickle, fickle], seed, settings).record(), null, 1)}\n`
    await expect(text).toMatchFileSnapshot(`./fixtures/${name}.hexarium.json`)
  })
}

test('the recorded games hold what happens in an expert battle, and keep the invariants all the way', () => {
  const kinds = new Set<string>()
  for (const { record } of games) {
    const watched = replay(demonworld, record as unknown as GameRecord, (_index, match, _line, { events }) => {
      check(match.state as Demonworld)
      for (const { kind } of events) kinds.add(kind)
    })
    expect(watched.ok).toBe(true)
  }
  expect(WANTED.filter(kind => !kinds.has(kind))).toEqual([])
})

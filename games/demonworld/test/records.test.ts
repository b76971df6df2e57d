import { type GameRecord, must, readRecord, replay, verify } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { demonworld } from '../game.ts'
import type { Demonworld } from '../state.ts'
import first from './fixtures/first-game.hexarium.json' with { type: 'json' }
import free from './fixtures/free-battle.hexarium.json' with { type: 'json' }
import stand from './fixtures/last-stand.hexarium.json' with { type: 'json' }
import { fickle, recorded, sensible } from './players.ts'

/**
 * Whole games, with the seeds the players of `players.ts` made them from. After a change of the rules:
 * `npx vitest run games/demonworld/test/records.test.ts -u`, the file first, or all tests are run and renewed.
 */
const games = [
  { name: 'first-game', seed: 'demonworld fixture 1', record: first, settings: {} },
  {
    name: 'last-stand',
    seed: 'demonworld fixture 13',
    record: stand,
    settings: { battle: 'lastStand', level: 'standard' },
  },
  {
    name: 'free-battle',
    seed: 'demonworld fixture 21',
    record: free,
    settings: { battle: 'free', level: 'standard', board: 'twoSheets', objectives: 1, flankMarches: true, rounds: 7 },
  },
] as const

/** What must be in them. */
const WANTED = [
  ...['laid', 'objective', 'edge', 'scouted', 'enlisted', 'deployed', 'round', 'phase', 'arrives', 'enters', 'ownWill'],
  ...[
    'markers',
    'orders',
    'test',
    'impetuous',
    'routs',
    'rallies',
    'section',
    'sequence',
    'shoots',
    'wasted',
    'strays',
  ],
  ...[
    'saved',
    'falls',
    'flees',
    'caught',
    'moves',
    'wheels',
    'turns',
    'faces',
    'steps',
    'reforms',
    'exchanges',
    'joins',
  ],
  ...['leaves', 'contact', 'strikes', 'presses', 'heals', 'out'],
]

for (const { name, seed, record, settings } of games) {
  test(`DW-III.2 a recorded game (${name}) is proved again, choice by choice, to the last byte`, () => {
    const match = must(verify(demonworld, must(readRecord(record))))
    expect(JSON.stringify(match.record())).toBe(JSON.stringify(record))
    expect((match.state as Demonworld).core.result).not.toBeNull()
  })

  test(`the same players with the same luck play the same game (${name})`, async () => {
    const players = name === 'free-battle' ? [fickle, fickle] : [sensible, fickle]
    const text = `${JSON.stringify(recorded(players, seed, settings).record(), null, 1)}\n`
    await expect(text).toMatchFileSnapshot(`./fixtures/${name}.hexarium.json`)
  })
}

test('the recorded games hold what happens in a battle, and keep the invariants all the way', () => {
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

import { type GameRecord, must, readRecord, replay, SPECTATOR, verify } from '@hexarium/kernel'
import { rollsIn } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { RESOURCE_DIE } from '../content/components.ts'
import { warcraft } from '../index.ts'
import { NEUTRAL } from '../state.ts'
import four from './fixtures/four-players.hexarium.json' with { type: 'json' }
import three from './fixtures/three-players.hexarium.json' with { type: 'json' }
import two from './fixtures/two-players.hexarium.json' with { type: 'json' }
import { played } from './players.ts'
import { stateOf } from './table.ts'

/** Every option of the expansion at once. */
const EVERYTHING = {
  strategic: true,
  racialAbilities: true,
  creeps: true,
  heroes: true,
  spellResearch: true,
  resources: 'hidden',
  expansionCards: true,
  orcBurrowsEveryMoveStep: true,
}

/**
 * Whole games, with the seeds and settings the players of `players.ts` made them from, by the first version of the rules: they
 * are never made anew, and show that such records still replay.
 */
const games: [name: string, seats: number, seed: string, settings: Record<string, unknown>, record: unknown][] = [
  ['two-players', 2, 'warcraft fixture 2 7', {}, two],
  ['three-players', 3, 'warcraft fixture 3 1', { heroes: true, racialAbilities: true, resources: 'draining' }, three],
  ['four-players', 4, 'warcraft fixture 4 3', EVERYTHING, four],
]

/** What must be in them. */
const WANTED = [
  'race',
  'begins',
  'hero',
  'openToken',
  'turn',
  'step',
  'draws',
  'drew',
  'discards',
  'lays',
  'plays',
  'uses',
  'aims',
  'moved',
  'creepShown',
  'tokenShown',
  'battle',
  'joins',
  'round',
  'attack',
  'toll',
  'lost',
  'diceLost',
  'wound',
  'heroDies',
  'creepDies',
  'experience',
  'rises',
  'placed',
  'leaves',
  'won',
  'workerLost',
  'townTaken',
  'harvest',
  'depleted',
  'gains',
  'gives',
  'trains',
  'trainsHero',
  'researches',
  'constructs',
  'completes',
  'outpostBegun',
  'outpostDone',
  'upgrades',
  'deploys',
]

/** A record without what was kept of the state reached, which had another shape by older rules, and without what could not be chosen then. */
function unsealed({ end: _end, digest: _digest, settings, ...record }: GameRecord): string {
  const { undeadOutpostsStand: _later, ...known } = settings
  return JSON.stringify({ ...record, settings: known })
}

for (const [name, seats, seed, settings, json] of games) {
  const record = must(readRecord(json))

  test(`WC-B-TRN-02 a recorded game (${name}) is proved again, choice by choice, roll by roll`, () => {
    const match = must(verify(warcraft, record))
    expect(unsealed(match.record())).toBe(unsealed(record))
    expect(stateOf(match).core.result).not.toBeNull()
  })

  test(`the same players with the same luck play the same game (${name})`, () => {
    expect(unsealed(played(seats, seed, settings).record())).toBe(unsealed(record))
  })
}

test('the recorded games hold nearly everything that can happen, and keep the invariants all the way', () => {
  const kinds = new Set<string>()
  for (const [, , , , record] of games) {
    const watched = replay(warcraft, record as GameRecord, (_index, match, _line, { events }) => {
      check(stateOf(match))
      for (const { kind } of events) kinds.add(kind)
    })
    if (!watched.ok) expect.fail(watched.problem.text)
    for (const { kind } of must(watched).opening.events) kinds.add(kind)
  }
  expect(WANTED.filter(kind => !kinds.has(kind))).toEqual([])
})

test('WC-B-BAT-06 WC-B-HAR-01 every roll of the recorded games is the roll of whoever makes it', () => {
  const seen = { attack: 0, creeps: 0, harvest: 0 }
  for (const [, , , , record] of games) {
    for (const { rolled, next } of rollsIn(warcraft, record as GameRecord)) {
      if (next?.kind === 'attack') {
        const [owner] = next.args as [number]
        expect([rolled.seat, rolled.better]).toEqual([owner < NEUTRAL ? owner : SPECTATOR, 'low'])
        seen[owner < NEUTRAL ? 'attack' : 'creeps']++
      } else if (next?.kind === 'harvest' || next?.kind === 'depleted') {
        expect([rolled.die, rolled.better]).toEqual([RESOURCE_DIE, 'high'])
        expect(Math.max(...rolled.values)).toBeLessThanOrEqual(3)
        if (next.kind === 'harvest') expect(rolled.seat).toBe(next.args[0])
        seen.harvest++
      }
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5)
})

import { type GameRecord, must, readRecord, replay, SPECTATOR, verify } from '@hexarium/kernel'
import { rollsIn } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { dragonRage } from '../index.ts'
import type { DragonRage } from '../state.ts'
import bought from './fixtures/bought.hexarium.json' with { type: 'json' }
import esirien from './fixtures/esirien.hexarium.json' with { type: 'json' }
import nurkott from './fixtures/nurkott.hexarium.json' with { type: 'json' }
import { played } from './players.ts'
import { stateOf } from './table.ts'

/** Whole games, with the settings and seeds the players of `players.ts` made them from, as they were written at the time. */
const games: [name: string, settings: Record<string, unknown>, seed: string, record: unknown][] = [
  ['esirien', { scenario: 'E4', elowyn: true }, 'dragon fixture esirien 0', esirien],
  ['nurkott', { scenario: 'N5', swapSides: true }, 'dragon fixture nurkott 1', nurkott],
  ['bought', { scenario: 'pointsEsirien', graded: true }, 'dragon fixture bought 5', bought],
]

/** What must be in them. */
const WANTED = [
  'bought',
  'chose',
  'force',
  'goal',
  'placed',
  'turn',
  'phase',
  'moved',
  'entered',
  'walked',
  'turned',
  'bounded',
  'tookOff',
  'flew',
  'landed',
  'overran',
  'climbed',
  'rammed',
  'broke',
  'holds',
  'destroyed',
  'shotAt',
  'attacked',
  'struck',
  'struckAt',
  'breathed',
  'escaped',
  'hurt',
  'wounded',
  'killed',
  'fell',
  'cast',
  'summoned',
  'outOfControl',
  'reinforced',
  'graded',
]

/** When they were written the state at the end, whose hash they keep, was of another shape, and less could be chosen. */
function asOnce({ digest: _digest, end: _end, settings, ...record }: GameRecord) {
  const names = Object.keys((esirien as unknown as GameRecord).settings)
  return { ...record, settings: Object.fromEntries(names.map(name => [name, settings[name]])) }
}

for (const [name, settings, seed, record] of games) {
  test(`DR-2.6a a recorded game (${name}) is proved again, choice by choice`, () => {
    const match = must(verify(dragonRage, must(readRecord(record))))
    expect(asOnce(match.record())).toEqual(asOnce(record as GameRecord))
    expect(stateOf(match).core.result!.by).toMatch(/^DR-2\.[36]/)
  })

  test(`the same players with the same luck play the same game (${name})`, () => {
    expect(asOnce(played(settings, seed).record())).toEqual(asOnce(record as GameRecord))
  })
}

test('the recorded games hold nearly everything that can happen, and keep the invariants all the way', () => {
  const kinds = new Set<string>()
  for (const [, , , record] of games) {
    const watched = replay(dragonRage, record as GameRecord, (_index, match, _line, { events }) => {
      check(stateOf(match))
      for (const { kind } of events) kinds.add(kind)
    })
    expect(watched.ok).toBe(true)
  }
  expect(WANTED.filter(kind => !kinds.has(kind))).toEqual([])
})

/** Events that tell of one unit's roll, its first integer. */
const BY_UNIT = ['struckAt', 'shotAt', 'struck', 'overran', 'climbed', 'rammed', 'escaped', 'morale', 'amokRoll']

test('DR-2.7.1b DR-2.7.2 every roll of the recorded games is the roll of whoever makes it, swapped sides included', () => {
  const seen = new Set<string>()
  for (const [, , , record] of games) {
    for (const { rolled, next, before } of rollsIn(dragonRage, record as GameRecord)) {
      const g = before as DragonRage
      if (!next || !BY_UNIT.includes(next.kind)) continue
      expect(rolled.seat).toBe(g.seatOf[g.owner[next.args[0]]] ?? SPECTATOR)
      seen.add(`${next.kind} ${rolled.seat}`)
    }
  }
  expect(['struckAt 0', 'struckAt 1', 'shotAt 0', 'shotAt 1', 'escaped 1'].filter(kind => !seen.has(kind))).toEqual([])
})

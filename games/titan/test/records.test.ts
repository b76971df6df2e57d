import { type GameRecord, must, readRecord, replay, verify } from '@hexarium/kernel'
import { rollsIn } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { landNumbered } from '../content/masterboard.ts'
import { ATTACKER, type Titan } from '../state.ts'
import gaveUp from './fixtures/gave-up-on-the-way.hexarium.json' with { type: 'json' }
import six from './fixtures/six-players.hexarium.json' with { type: 'json' }
import three from './fixtures/three-players.hexarium.json' with { type: 'json' }
import two from './fixtures/two-players.hexarium.json' with { type: 'json' }
import { played } from './players.ts'
import { stateOf, titan } from './table.ts'

/** Whole games, with the seeds the players of `players.ts` made them from, as they were written at the time. */
const games: [name: string, seats: number, seed: string, record: unknown][] = [
  ['two-players', 2, 'titan fixture 2 62', two],
  ['three-players', 3, 'titan fixture 3 19', three],
  ['six-players', 6, 'titan fixture 6 54', six],
]

/** What must be in them. */
const WANTED = [
  'split',
  'merged',
  'mulligan',
  'towerTeleport',
  'titanTeleport',
  'musters',
  'engaged',
  'flees',
  'stands',
  'offers',
  'rejects',
  'withdraws',
  'agreement',
  'demandsBattle',
  'concedes',
  'opened',
  'enters',
  'manoeuvres',
  'lostOutside',
  'drift',
  'strikes',
  'carries',
  'rangestrikes',
  'slain',
  'reinforced',
  'summons',
  'timeLoss',
  'eliminated',
  'scores',
  'halfPoints',
  'acquires',
  'titanFalls',
  'takesMarkers',
]

/** When they were written a deal was one number, and the state at the end, whose hash they keep, of another shape. */
function asOnce({ digest: _digest, end: _end, choices, settings, ...record }: GameRecord) {
  const { boundAreSafe: _later, ...known } = settings // could not be chosen then
  const packed = (_line: string, company: string, under: string) => `deal ${2 * Number(company) + Number(under)}`
  return { ...record, settings: known, choices: choices.map(line => line.replace(/deal (\d) (\d)/, packed)) }
}

for (const [name, seats, seed, record] of games) {
  test(`TI-21b a recorded game (${name}) is proved again, choice by choice`, () => {
    const match = must(verify(titan, must(readRecord(record))))
    expect(asOnce(match.record())).toEqual(asOnce(record as GameRecord))
    expect(stateOf(match).core.result!.by).toBe('TI-1.1b')
  })

  test(`the same players with the same luck play the same game (${name})`, () => {
    expect(asOnce(played(seats, seed).record())).toEqual(asOnce(record as GameRecord))
  })
}

test('the recorded games hold everything that can happen, and keep the invariants all the way', () => {
  const kinds = new Set<string>()
  for (const [, , , record] of games) {
    const watched = replay(titan, record as GameRecord, (_index, match, _line, { events }) => {
      check(stateOf(match))
      for (const { kind } of events) kinds.add(kind)
    })
    expect(watched.ok).toBe(true)
  }
  expect(WANTED.filter(kind => !kinds.has(kind))).toEqual([])
})

test('TI-5.1a TI-13.2a every roll of the recorded games is the roll of whoever makes it', () => {
  const seen = { towers: 0, moves: 0, strikes: 0 }
  for (const [, , , record] of games) {
    const rolls = rollsIn(titan, record as GameRecord)
    const towers = new Map<number, number>()
    for (const { rolled, next, before, after } of rolls) {
      if (next?.kind === 'strikes' || next?.kind === 'rangestrikes') {
        expect(rolled.seat === (before as Titan).mover).toBe(next.args[0] === ATTACKER)
        expect(rolled.better).toBe('high')
        seen.strikes++
      } else if (before === null) {
        towers.set(rolled.seat, rolled.values[0])
        seen.towers++
      } else {
        expect([rolled.seat, rolled.better]).toEqual([(after as Titan).mover, undefined])
        seen.moves++
      }
    }
    const drawn = must(replay(titan, record as GameRecord)).opening.events.filter(({ kind }) => kind === 'tower')
    for (const { args } of drawn) expect(args[1]).toBe(landNumbered(100 * towers.get(args[0])!))
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5)
})

// Found by the fuzzer: Purple Dolphin could only go where Red stood.
test('TI-19.5 who gives up leaves nobody on the way to where his legions stood: another legion is chosen', () => {
  const match = must(replay(titan, gaveUp as unknown as GameRecord))
  expect(match.asked).toMatchObject({ decision: 'nextMove', seats: [4] })
  expect(match.seen(4).options.length).toBeGreaterThan(0)
})

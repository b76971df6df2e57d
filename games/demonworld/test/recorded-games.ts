import { type GameRecord, must, readRecord, replay, verify } from '@hexarium/kernel'
import { rollsIn } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { sideOf } from '../elements.ts'
import { demonworld } from '../index.ts'
import { OBEDIENCE_TEST } from '../rules/morale/tests.ts'
import type { Demonworld } from '../state.ts'
import { recorded } from './players.ts'

type Players = Parameters<typeof recorded>[0]

/** A whole game kept as a fixture, with the players, the luck and the settings it was made from. */
interface Kept {
  name: string
  seed: string
  record: unknown
  settings: Parameters<typeof recorded>[2]
  players: Players
}

/** A record proved, and written as it is written today: what an option is made of was one number once. */
function rewritten(record: unknown): GameRecord {
  return must(verify(demonworld, must(readRecord(record)))).record()
}

/**
 * All of a record but the numbers of its choices, the shape of the state it led to and the digest of its text; and only
 * those settings that could be chosen `then`.
 */
function outline({ digest: _digest, end: _end, choices, settings, ...rest }: GameRecord, then: GameRecord) {
  const named = Object.keys(then.settings).map(name => [name, settings[name]])
  return {
    ...rest,
    settings: Object.fromEntries(named),
    choices: choices.map(line => line.replace(/(?<= )\d+ ?(?![^(]*\))/g, '').trim()),
  }
}

/** The tests of kept games: each is proved again, its players play as they play, and together they hold what they should. */
export function keptGames(rule: string, what: string, games: readonly Kept[], wanted: readonly string[]): void {
  for (const { name, seed, record, settings, players } of games) {
    test(`${rule} a recorded game (${name}) is proved again, choice by choice`, () => {
      const again = rewritten(record)
      const then = record as GameRecord
      expect(outline(again, then)).toEqual(outline(then, then))
      expect(again.result).toBeDefined()
      expect(rewritten(again)).toEqual(again)
    })

    test(`the same players with the same luck play the same game (${name})`, () => {
      // Policies get better, so that they no longer play the kept games, which are proved above.
      expect(recorded(players, seed, settings).record()).toEqual(recorded(players, seed, settings).record())
    })
  }

  test(`the recorded games hold what happens in ${what}, and keep the invariants all the way`, () => {
    const kinds = new Set<string>()
    for (const { record } of games) {
      const watched = replay(demonworld, record as GameRecord, (_index, match, _line, { events }) => {
        check(match.state as Demonworld)
        for (const { kind } of events) kinds.add(kind)
      })
      expect(watched.ok).toBe(true)
    }
    expect(wanted.filter(kind => !kinds.has(kind))).toEqual([])
  })

  test(`DW-I.3 every roll in ${what} is the roll of whoever makes it`, () => {
    const seen = { strikes: [0, 0], test: [0, 0] }
    for (const { record } of games) {
      for (const { rolled, next, before } of rollsIn(demonworld, record as GameRecord)) {
        const g = before as Demonworld
        if (next?.kind === 'strikes') expect(rolled.seat).toBe(sideOf(g, next.args[0]))
        else if (next?.kind === 'test') expect(rolled.seat).toBe(g.owner[next.args[1]])
        else continue
        expect(rolled.better).toBe(next.kind === 'strikes' ? 'low' : next.args[0] === OBEDIENCE_TEST ? 'low' : 'high')
        seen[next.kind][rolled.seat]++
      }
    }
    expect(Math.min(...seen.strikes, ...seen.test)).toBeGreaterThan(0)
  })
}

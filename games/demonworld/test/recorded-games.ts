import { type GameRecord, must, readRecord, replay, verify } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { demonworld } from '../game.ts'
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

/** The tests of kept games: each is proved again and made again, and together they hold what they should. */
export function keptGames(rule: string, what: string, games: readonly Kept[], wanted: readonly string[]): void {
  for (const { name, seed, record, settings, players } of games) {
    test(`${rule} a recorded game (${name}) is proved again, choice by choice, to the last byte`, () => {
      const match = must(verify(demonworld, must(readRecord(record))))
      expect(JSON.stringify(match.record())).toBe(JSON.stringify(record))
      expect((match.state as Demonworld).core.result).not.toBeNull()
    })

    test(`the same players with the same luck play the same game (${name})`, async () => {
      const text = `${JSON.stringify(recorded(players, seed, settings).record(), null, 1)}\n`
      await expect(text).toMatchFileSnapshot(`./fixtures/${name}.hexarium.json`)
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
}

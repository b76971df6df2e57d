import { type Chance, chance, copy, type Seat, same } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { ANGEL, TITAN } from '../content/creatures.ts'
import { certain, checkKnowledge, possible, redeal, survey } from '../knowledge/index.ts'
import type { Marker } from '../state.ts'
import { pieces, randomTurn, VIEWERS, type World, Worlds, written } from './worlds.ts'

/** Fails unless a viewer's bounds on all legions are those of his worlds. */
function expectExact(worlds: Worlds, story: string): void {
  checkKnowledge(worlds.g)
  const wrong: unknown[] = []
  for (const viewer of VIEWERS) {
    const found = survey(worlds.g, viewer)
    for (const marker of worlds.legions()) {
      const [least, most] = extremes(worlds.of.get(viewer)!, marker)
      const [low, high] = [certain(worlds.g, viewer, marker, found), possible(worlds.g, viewer, marker, found)]
      if (!same([low, high], [least, most])) wrong.push({ viewer, marker, least, low, most, high })
    }
  }
  if (wrong.length > 0) expect(wrong, story).toEqual([])
}

/** TI-K5: minimum and maximum over the worlds, by type. */
function extremes(worlds: readonly World[], marker: Marker): [number[], number[]] {
  const least: number[] = new Array(24).fill(99)
  const most: number[] = new Array(24).fill(0)
  const counts = new Uint8Array(24)
  for (const world of worlds) {
    counts.fill(0)
    for (const type of world.get(marker)!) counts[type]++
    for (let type = 0; type < 24; type++) {
      if (counts[type] < least[type]) least[type] = counts[type]
      if (counts[type] > most[type]) most[type] = counts[type]
    }
  }
  return [least, most]
}

/** Re-deals a copy and fails if the viewer could tell the difference, or anybody's knowledge does not fit. */
function redealtWorld(worlds: Worlds, viewer: Seat, luck: Chance): string {
  const g = copy(worlds.g)
  redeal(g, viewer, luck)
  checkKnowledge(g)
  expect(survey(g, viewer)).toEqual(survey(worlds.g, viewer))
  expect(g.height).toEqual(worlds.g.height)
  return written(new Map(worlds.legions().map(marker => [marker, pieces(g, marker)])))
}

/** Plays random turns from the first deal, or from an open legion of seven. */
function randomGame(seed: number, limit: number, afterEvent: (worlds: Worlds, story: string) => void): Worlds {
  const luck = chance(`knowledge ${seed}`)
  const worlds = new Worlds()
  if (seed % 3 > 0) {
    const lords = luck.shuffle([TITAN, ANGEL])
    const creatures = luck.shuffle([5, 5, 6, 6, 7, 7])
    worlds.deal(0, 1, [lords[0], ...creatures.slice(0, 3), lords[1], ...creatures.slice(3)], [TITAN, ANGEL])
  } else
    worlds.open(
      0,
      luck.pick([
        [0, 1, 5, 5, 6, 6, 7],
        [0, 1, 1, 5, 5, 5, 6],
        [5, 5, 5, 5, 6, 6, 23],
      ]),
    )
  let events = 0
  const after = () => afterEvent(worlds, `seed ${seed}, event ${++events}`)
  after()
  for (let turn = 0; turn < 6; turn++) if (!randomTurn(worlds, luck, limit, after)) break
  return worlds
}

describe('TI-K5 against the list of all worlds', () => {
  test('TI-K5 the first deal leaves 14 worlds: seven deals under two markers', () => {
    const worlds = new Worlds()
    worlds.deal(0, 1, [TITAN, 5, 5, 6, ANGEL, 6, 7, 7], [TITAN, ANGEL])
    expect(worlds.of.get(-1)!.length).toBe(14)
  })

  test('TI-K5 certain is the minimum and possible the maximum over the worlds, after every event', () => {
    for (let seed = 0; seed < 600; seed++) randomGame(seed, 100, expectExact)
  })

  test('TI-K5 a re-deal is one of the viewer’s worlds and changes nothing he knows', () => {
    for (let seed = 0; seed < 400; seed++) {
      const worlds = randomGame(seed, 600, () => {})
      const luck = chance(seed)
      for (const viewer of VIEWERS) {
        const possibleWorlds = new Set(worlds.of.get(viewer)!.map(written))
        for (let i = 0; i < 4; i++) expect(possibleWorlds).toContain(redealtWorld(worlds, viewer, luck))
      }
      expect(redealtWorld(worlds, 0, luck)).toBe(written(worlds.truth()))
    }
  })

  test('TI-K5 every world of the viewer comes up in re-deals', () => {
    let checked = 0
    for (let seed = 5000; checked < 200; seed++) {
      const luck = chance(seed)
      const worlds = randomGame(seed, 60, () => {})
      for (const viewer of VIEWERS) {
        const missing = new Set(worlds.of.get(viewer)!.map(written))
        if (missing.size < 2 || missing.size > 40) continue
        checked++
        const g = copy(worlds.g)
        for (let i = 0; i < 20_000 && missing.size > 0; i++) {
          redeal(g, viewer, luck)
          missing.delete(written(new Map(worlds.legions().map(marker => [marker, pieces(g, marker)]))))
        }
        expect([...missing], `seed ${seed}, viewer ${viewer}`).toEqual([])
      }
    }
  })

  test('TI-K5 the forest has fewer nodes than twice the legions', () => {
    for (let seed = 0; seed < 200; seed++) {
      randomGame(seed, 300, worlds => {
        expect(worlds.g.known.parent.length).toBeLessThan(2 * worlds.legions().length + 1)
      })
    }
  })
})

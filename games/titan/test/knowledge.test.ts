import { chance, copy, impure, type Seat } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { ANGEL, TITAN } from '../content/creatures.ts'
import {
  certain,
  checkKnowledge,
  knowAdded,
  knowEverything,
  knowFromPosition,
  knowInitialDeal,
  knowMerge,
  knowOpened,
  knowRemoved,
  knowSeenBy,
  knowShown,
  knowSplit,
  type Legions,
  possible,
  redeal,
} from '../knowledge/index.ts'
import type { Marker, Type } from '../state.ts'
import { lay, noLegions, pieces } from './worlds.ts'

const CENTAUR = 5
const GARGOYLE = 6
const OGRE = 7
const LION = 8
const WITH_TITAN = [TITAN, CENTAUR, CENTAUR, GARGOYLE]
const WITH_ANGEL = [ANGEL, GARGOYLE, OGRE, OGRE]
const EIGHT = [...WITH_TITAN, ...WITH_ANGEL]
const SPECTATOR = -1

/** The first two legions of seat 0, under markers 0 (Titan) and 1 (angel). */
function dealt(): Legions {
  const g = noLegions()
  lay(g, 0, WITH_TITAN)
  lay(g, 1, WITH_ANGEL)
  knowInitialDeal(g, 0, 1)
  return g
}

/** A legion of seat 0 that everybody knows. */
function open(marker: Marker, types: readonly Type[]): Legions {
  const g = noLegions()
  lay(g, marker, types)
  knowFromPosition(g)
  return g
}

/** A legion as a viewer knows it, as high as it is: a `null` for each piece he does not know, then those he knows. */
function knownRow(g: Legions, viewer: Seat, marker: Marker): (Type | null)[] {
  const known = certain(g, viewer, marker).flatMap((count, type) => new Array<Type>(count).fill(type))
  return [...new Array<null>(g.height[marker] - known.length).fill(null), ...known]
}

function split(g: Legions, from: Marker, to: Marker, stay: readonly Type[], leave: readonly Type[]): void {
  lay(g, from, stay)
  lay(g, to, leave)
  knowSplit(g, from, to)
}

function bounds(g: Legions, viewer: Seat, marker: Marker, type: Type): [number, number] {
  return [certain(g, viewer, marker)[type], possible(g, viewer, marker)[type]]
}

describe('TI-K3 who learns what', () => {
  test('TI-K3 at set-up all know the eight and that each legion holds one lord', () => {
    const g = dealt()
    expect(bounds(g, SPECTATOR, 0, TITAN)).toEqual([0, 1])
    expect(bounds(g, SPECTATOR, 1, CENTAUR)).toEqual([0, 2])
    expect(knownRow(g, SPECTATOR, 0)).toEqual([null, null, null, null])
    expect(knownRow(g, 0, 0)).toEqual(WITH_TITAN)
  })

  test('TI-K3 a lord shown in one of the first legions places the other lord', () => {
    const g = dealt()
    knowShown(g, 1, ANGEL, 1)
    expect(bounds(g, SPECTATOR, 0, TITAN)).toEqual([1, 1])
    expect(bounds(g, SPECTATOR, 0, ANGEL)).toEqual([0, 0])
    expect(knownRow(g, SPECTATOR, 0)).toEqual([null, null, null, TITAN])
  })

  test('TI-K3 an angel acquired by a first legion and summoned out of it again tells nothing of its own lord', () => {
    const g = dealt()
    lay(g, 0, [...WITH_TITAN, ANGEL])
    knowAdded(g, 0, ANGEL)
    expect(bounds(g, SPECTATOR, 0, ANGEL)).toEqual([1, 2])
    lay(g, 0, WITH_TITAN)
    knowRemoved(g, 0, ANGEL)
    expect(bounds(g, SPECTATOR, 0, ANGEL)).toEqual([0, 1])
    expect(bounds(g, SPECTATOR, 1, TITAN)).toEqual([0, 1])
  })

  test('TI-K3 what a legion shows it must have had before it was split', () => {
    const g = open(0, [CENTAUR, CENTAUR, CENTAUR, LION, LION, OGRE, OGRE])
    split(g, 0, 1, [CENTAUR, CENTAUR, LION, OGRE, OGRE], [CENTAUR, LION])
    split(g, 0, 2, [CENTAUR, OGRE, OGRE], [CENTAUR, LION])
    knowShown(g, 0, OGRE, 2)
    expect(bounds(g, SPECTATOR, 1, OGRE)).toEqual([0, 0])
    knowShown(g, 2, LION, 1)
    expect(bounds(g, SPECTATOR, 0, LION)).toEqual([0, 1])
    knowShown(g, 1, LION, 1)
    expect(knownRow(g, SPECTATOR, 0)).toEqual([CENTAUR, OGRE, OGRE])
    expect(knownRow(g, SPECTATOR, 1)).toEqual([CENTAUR, LION])
  })

  test('TI-K3 a whole legion seen in an engagement is known to that opponent alone', () => {
    const g = dealt()
    knowSeenBy(g, 1, 0)
    expect(knownRow(g, 1, 0)).toEqual(WITH_TITAN)
    expect(knownRow(g, 1, 1)).toEqual(WITH_ANGEL)
    expect(knownRow(g, 2, 0)).toEqual([null, null, null, null])
  })

  test('TI-K3 an opened legion leaves its family, and its marker may go', () => {
    const g = dealt()
    knowSeenBy(g, 1, 1)
    knowOpened(g, 0)
    expect(knownRow(g, SPECTATOR, 1)).toEqual(WITH_ANGEL)
    expect(g.known).toMatchObject({ parent: [-1, -1], marker: [1, 0], seen: [] })
  })

  test('TI-K3 merged parts are as well known as the whole was', () => {
    const g = open(0, EIGHT.slice(1))
    const before = copy(g)
    split(g, 0, 1, EIGHT.slice(1, 4), EIGHT.slice(4))
    split(g, 1, 2, EIGHT.slice(4, 6), EIGHT.slice(6))
    lay(g, 0, [...EIGHT.slice(1, 4), ...EIGHT.slice(6)])
    lay(g, 2, [])
    knowMerge(g, 0, 2)
    lay(g, 0, EIGHT.slice(1))
    lay(g, 1, [])
    knowMerge(g, 0, 1)
    expect(g).toEqual(before)
  })

  test('TI-K3 a part that everybody knows merges with one that is hidden, either way round', () => {
    for (const [into, from] of [
      [0, 1],
      [1, 0],
    ]) {
      const g = open(0, EIGHT.slice(1))
      split(g, 0, 1, EIGHT.slice(1, 4), EIGHT.slice(4))
      split(g, 0, 2, EIGHT.slice(1, 2), EIGHT.slice(2, 4))
      knowOpened(g, 1)
      lay(g, into, [...pieces(g, 0), ...pieces(g, 1)])
      lay(g, from, [])
      knowMerge(g, into, from)
      checkKnowledge(g)
      expect(knownRow(g, SPECTATOR, into)).toEqual([null, ...WITH_ANGEL])
    }
  })

  test('TI-K3 at the end everybody knows everything', () => {
    const g = dealt()
    split(g, 1, 2, [ANGEL, OGRE], [GARGOYLE, OGRE])
    knowEverything(g)
    expect([0, 1, 2].map(marker => knownRow(g, SPECTATOR, marker))).toEqual([0, 1, 2].map(marker => pieces(g, marker)))
  })

  test('TI-K3 in an imported position all know what each player has in all, and the pieces listed', () => {
    const g = noLegions()
    lay(g, 0, WITH_TITAN)
    lay(g, 1, WITH_ANGEL)
    lay(g, 2, [LION, LION])
    lay(g, 12, [TITAN, OGRE])
    knowFromPosition(g, { 2: [LION, LION], 0: [TITAN] })
    checkKnowledge(g)
    expect(knownRow(g, 1, 2)).toEqual([LION, LION])
    expect(knownRow(g, 1, 0)).toEqual([null, null, null, TITAN])
    expect(bounds(g, 1, 1, ANGEL)).toEqual([0, 1])
    expect(knownRow(g, 0, 12)).toEqual([TITAN, OGRE])
  })

  test('TI-K3 legions of different families cannot merge', () => {
    const g = dealt()
    split(g, 0, 2, [TITAN, GARGOYLE], [CENTAUR, CENTAUR])
    expect(() => knowMerge(g, 1, 2)).toThrow('not parts of one legion')
  })
})

test('TI-K4 who has seen a legion keeps that through public changes and splits', () => {
  const g = dealt()
  knowSeenBy(g, 1, 1)
  lay(g, 1, [...WITH_ANGEL, LION])
  knowAdded(g, 1, LION)
  split(g, 1, 2, [ANGEL, GARGOYLE, LION], [OGRE, OGRE])
  expect(bounds(g, 1, 2, CENTAUR)).toEqual([0, 0])
  expect(bounds(g, 2, 2, CENTAUR)).toEqual([0, 2])
  knowShown(g, 2, OGRE, 2)
  expect(knownRow(g, 1, 1)).toEqual([ANGEL, GARGOYLE, LION])
})

test('TI-K6 a row of a view is plain data, and a piece that joins in public does not look like a reveal', () => {
  const g = dealt()
  knowShown(g, 0, CENTAUR, 2)
  expect(knownRow(g, 1, 0)).toEqual([null, null, CENTAUR, CENTAUR])
  lay(g, 0, [...WITH_TITAN, LION])
  knowAdded(g, 0, LION)
  expect(knownRow(g, 1, 0)).toEqual([null, null, CENTAUR, CENTAUR, LION])
  expect(impure({ row: knownRow(g, 1, 0), known: g.known })).toBeUndefined()
})

test('TI-K5 what others saw follows the re-deal, what the viewer saw stays', () => {
  const g = dealt()
  knowSeenBy(g, 1, 0)
  const others = new Set<string>()
  for (let i = 0; i < 200; i++) {
    redeal(g, 2, chance(i))
    others.add(knownRow(g, 1, 0).join())
    expect(knownRow(g, 1, 0)).toEqual(pieces(g, 0))
    expect(knownRow(g, 2, 0)).toEqual([null, null, null, null])
  }
  expect(others.size).toBe(14)
  redeal(g, 0, chance(0))
  const truth = pieces(g, 0)
  redeal(g, 1, chance(1))
  expect(pieces(g, 0)).toEqual(truth)
})

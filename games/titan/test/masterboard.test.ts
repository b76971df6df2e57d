import { expect, test } from 'vitest'
import { entrySide, LANDS, landNumbered, lands } from '../content/masterboard.ts'
import { cannotWalk, destinations, entrySides, sidesIn, walks } from '../rules/masterboard.ts'
import { ENEMY, OWN } from '../rules/occupation.ts'
import {
  cannotTitanTeleport,
  cannotTowerTeleport,
  teleportSides,
  titanTeleports,
  towerTeleports,
} from '../rules/teleport.ts'
import { BOTTOM, LEFT, RIGHT } from '../state.ts'
import { standing } from './field.ts'

const nobody = standing()

function to(from: number, roll: number, occupation = nobody): number[] {
  return destinations(landNumbered(from), roll, occupation).map(land => lands[land].number)
}

function sides(from: number, roll: number, target: number, occupation = nobody): number[] {
  return entrySides(landNumbered(from), roll, occupation, landNumbered(target))
}

test('TI-EX-02 TI-7.4a a block must be taken: from mountains 1000 with a two only to woods 2, entering left', () => {
  expect(to(1000, 2)).toEqual([2])
  expect(sides(1000, 2, 2)).toEqual([LEFT])
})

test('TI-EX-03 TI-7.4b an arch may be taken first: from plains 1 with a two to 3, 2000 or 6000', () => {
  expect(to(1, 2)).toEqual([3, 2000, 6000])
})

test('TI-EX-04 TI-7.4c arrows lead out of a tower: from 100 with a one to 3, 41 or 101', () => {
  expect(to(100, 1)).toEqual([3, 41, 101])
})

test('TI-7.4c arrows may be taken later as well: through the inner ring with a three', () => {
  expect(to(1, 3)).toEqual([4, 3000, 5000])
})

test('TI-7.4d a triple may be taken first and must be followed later', () => {
  expect(to(2, 1)).toEqual([3, 7])
  expect(to(2, 2)).toEqual([4, 8])
})

test('TI-7.5 blocks and arches count for the first step only: passing 4 its block is ignored', () => {
  expect(to(4, 1)).toEqual([103])
  expect(to(3, 2)).toContain(5)
  expect(to(3, 2)).not.toContain(103)
})

test('TI-7.2 every move follows symbols: a first step only where one points out of the land', () => {
  for (let land = 0; land < LANDS; land++) {
    const exits = lands[land].exits
    const blocks = exits.filter(({ symbol }) => symbol === 'block')
    const first = (blocks.length > 0 ? blocks : exits).map(exit => exit.to).sort((a, b) => a - b)
    expect(destinations(land, 1, nobody)).toEqual(first)
  }
})

test('TI-RT-M1 TI-7.4e never straight back: from 41 with a two to 1, 3 or 101', () => {
  expect(to(41, 2)).toEqual([1, 3, 101])
})

test('TI-RT-M2 TI-7.1a an enemy ends the move: from 1 with a three to 4, 2000 (stops) or 5000', () => {
  expect(to(1, 3, standing([], [2000]))).toEqual([4, 2000, 5000])
})

test('TI-7.1a without an enemy a legion goes exactly as far as the roll', () => {
  expect(to(1, 1)).toEqual([2, 1000])
  expect(to(1, 4)).not.toContain(2)
  expect(to(1, 1, standing([2, 1000]))).toEqual([])
  expect(to(1, 1, standing([2], [1000]))).toEqual([1000])
})

test('TI-RT-M3 from 1 with a two: own legion in 2, or own and enemy legion in 2', () => {
  expect(to(1, 2, standing([2]))).toEqual([3, 2000, 6000])
  expect(to(1, 2, standing([2], [2]))).toEqual([2000, 6000])
})

test('TI-7.1b own legions are passed, but no move ends with them', () => {
  expect(to(1, 1, standing([2]))).toEqual([1000])
  expect(to(1, 2, standing([2]))).toContain(3)
  expect(cannotWalk(landNumbered(1), 1, standing([2]), landNumbered(2))).toBe('TI-7.1b')
})

test('TI-7.1c a land with an engagement is closed', () => {
  const engaged = standing([2], [2])
  expect(to(1, 1, engaged)).toEqual([1000])
  expect(to(1, 3, engaged)).toEqual([3000, 5000])
  expect(cannotWalk(landNumbered(1), 1, engaged, landNumbered(2))).toBe('TI-7.1c')
  expect(cannotWalk(landNumbered(1), 1, engaged, landNumbered(9))).toBe('TI-7.1a')
  expect(cannotWalk(landNumbered(1), 1, engaged, landNumbered(1000))).toBeUndefined()
})

test('TI-7.4g where a land can be reached over several sides all of them are found', () => {
  let several = 0
  for (let land = 0; land < LANDS; land++)
    for (let roll = 1; roll <= 6; roll++) {
      const found = walks(land, roll, nobody)
      for (const there of found.lands) if (sidesIn(found.sides[there]).length > 1) several++
    }
  expect(several).toBeGreaterThan(0)
  expect(sides(1000, 3, 3)).toEqual([BOTTOM])
})

test('TI-7.1a TI-7.1b from twelve lands a six leads round and home again, unless another own legion stays there', () => {
  const round: number[] = []
  for (let land = 0; land < LANDS; land++)
    for (let roll = 1; roll <= 6; roll++) {
      if (!destinations(land, roll, nobody).includes(land)) continue
      expect(roll).toBe(6)
      round.push(lands[land].number)
      expect(destinations(land, roll, standing([lands[land].number]))).not.toContain(land)
    }
  expect(round).toEqual([3, 7, 10, 14, 17, 21, 24, 28, 31, 35, 38, 42])
  expect(sides(3, 6, 3)).toEqual([BOTTOM])
})

/** The digest's algorithm, word for word, on the exits as printed. */
function byDigest(start: number, roll: number, occupation: Uint8Array): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  const add = (land: number, from: number) => {
    if (!found.has(land)) found.set(land, new Set())
    found.get(land)!.add(entrySide(land, from))
  }
  const walk = (land: number, left: number, from: number) => {
    const own = (occupation[land] & OWN) !== 0
    if (occupation[land] & ENEMY || left === 0) {
      if (!own) add(land, from)
      return
    }
    for (const { to: next, symbol } of lands[land].exits)
      if ((symbol === 'arrow' || symbol === 'triple') && next !== from) walk(next, left - 1, land)
  }
  const exits = lands[start].exits
  const blocks = exits.filter(({ symbol }) => symbol === 'block')
  for (const exit of blocks.length > 0 ? blocks : exits) walk(exit.to, roll - 1, start)
  return found
}

test("TI-7.4f walks equal the digest's algorithm for all lands and rolls on boards with legions", () => {
  for (let board = 0; board < 12; board++) {
    const occupation = new Uint8Array(LANDS)
    for (let land = 0; land < LANDS; land++) occupation[land] = [0, 1, 2, 3][(land * 7 + board * 13) % (4 + board)] ?? 0
    for (let land = 0; land < LANDS; land++)
      for (let roll = 1; roll <= 6; roll++) {
        const expected = byDigest(land, roll, occupation)
        const into = walks(land, roll, occupation)
        expect(into.lands.toArray().sort()).toEqual([...expected.keys()].sort())
        for (const [there, by] of expected) expect(sidesIn(into.sides[there])).toEqual([...by].sort())
      }
  }
})

test('TI-8.1a TI-8.1b a tower teleport goes to empty towers and to empty lands within six, over anybody', () => {
  const from = landNumbered(100)
  const near = towerTeleports(from, nobody).map(land => lands[land].number)
  expect(near).toContain(400)
  expect(near).not.toContain(100)
  expect(near).toContain(1000)
  const busy = standing([3], [41, 101, 400])
  const beyond = towerTeleports(from, busy).map(land => lands[land].number)
  expect(beyond).toEqual(near.filter(number => ![3, 41, 101, 400].includes(number)))
})

test('TI-8.1a six lands are the limit, but for towers', () => {
  const near = towerTeleports(landNumbered(100), nobody).map(land => lands[land].number)
  expect(near.filter(number => number % 100 === 0 && number < 1000)).toEqual([200, 300, 400, 500, 600])
  expect(near).toEqual(expect.arrayContaining([10, 14, 3000, 5000]))
  for (const number of [11, 13, 4000, 22]) expect(near).not.toContain(number)
})

test('TI-8.1a a tower teleport needs a six, a tower and a lord', () => {
  expect(cannotTowerTeleport(landNumbered(100), 6, true)).toBeUndefined()
  expect(cannotTowerTeleport(landNumbered(100), 5, true)).toBe('TI-8.0a')
  expect(cannotTowerTeleport(landNumbered(100), 6, false)).toBe('TI-8.1a')
  expect(cannotTowerTeleport(landNumbered(1), 6, true)).toBe('TI-8.1a')
})

test('TI-8.2a a Titan teleport needs a six, the Titan, 400 points and an enemy not yet engaged', () => {
  expect(cannotTitanTeleport(6, true, 400)).toBeUndefined()
  expect(cannotTitanTeleport(5, true, 400)).toBe('TI-8.0a')
  expect(cannotTitanTeleport(6, true, 399)).toBe('TI-19.2')
  expect(cannotTitanTeleport(6, false, 400)).toBe('TI-8.2a')
  const busy = standing([5, 7], [7, 16, 300])
  expect(titanTeleports(busy).map(land => lands[land].number)).toEqual([16, 300])
})

test('TI-10.4 a Titan teleport enters by any side, a tower from the bottom', () => {
  expect(teleportSides(landNumbered(16))).toEqual([RIGHT, BOTTOM, LEFT])
  expect(teleportSides(landNumbered(300))).toEqual([BOTTOM])
})

import { OFF_BOARD } from '@hexarium/hex'
import type { Ground } from '../content/ground.ts'
import { ground, isPresent, isRouting, members, unitsOf } from '../elements.ts'
import { mayPass } from '../rules/passage.ts'
import { type Demonworld, type Hex, NONE, type Unit } from '../state.ts'

/** No way leads there. */
export const FAR = 999

let distances = new Int16Array(0)
let queue = new Int32Array(0)

/** Fields to the nearest of some fields, by field, for elements of a card: round what they cannot cross. */
export function distancesTo(land: Ground, card: number, goals: readonly Hex[]): Int16Array {
  const { size, neighbour } = land.board
  if (distances.length < size) {
    distances = new Int16Array(size)
    queue = new Int32Array(size)
  }
  distances.fill(FAR)
  let [head, tail] = [0, 0]
  for (const goal of goals) {
    distances[goal] = 0
    queue[tail++] = goal
  }
  while (head < tail) {
    const hex = queue[head++]
    for (let direction = 0; direction < 6; direction++) {
      const from = neighbour[hex * 6 + direction]
      if (from === OFF_BOARD || distances[from] !== FAR || !mayPass(land, card, from, hex)) continue
      distances[from] = distances[hex] + 1
      queue[tail++] = from
    }
  }
  return distances
}

/** Fields between the nearest elements of two units. */
export function gapBetween(g: Demonworld, a: Unit, b: Unit): number {
  const { board } = ground(g)
  const others = members(g, b)
  let least = FAR
  for (const element of members(g, a)) {
    for (const other of others) least = Math.min(least, board.distance(g.at[element], g.at[other]))
  }
  return least
}

/** A routing enemy is easy prey, and gone soon. */
const FLEEING = 2

/** The enemy unit a unit should go for: the nearest one; NONE without enemies. */
export function targetOf(g: Demonworld, unit: Unit): Unit {
  let target = NONE
  let least = Number.POSITIVE_INFINITY
  for (const foe of unitsOf(g, 1 - g.owner[unit])) {
    if (!isPresent(g, foe)) continue
    const price = gapBetween(g, unit, foe) - (isRouting(g, foe) ? FLEEING : 0)
    if (price >= least) continue
    least = price
    target = foe
  }
  return target
}

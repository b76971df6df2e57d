import { OFF_BOARD } from '@hexarium/hex'
import type { Seat } from '@hexarium/kernel'
import { battles } from '../content/armies/battles.ts'
import { cards } from '../content/armies/cards.ts'
import type { Ground } from '../content/board/ground.ts'
import { ground, isCaptain, isPresent, isRouting, members, unitsOf } from '../elements.ts'
import { zoneOf } from '../rules/armies/zone.ts'
import { isInAir } from '../rules/flyers/heights.ts'
import { mayPass } from '../rules/movement/passage.ts'
import { mound } from '../rules/victory.ts'
import { type Demonworld, type Hex, NONE, type Unit } from '../state.ts'
import { taste } from './taste.ts'

/** No way leads there. */
export const FAR = 999

/** Fields to the nearest of some fields, by field, for elements of a card: round what they cannot cross. */
export function distancesTo(land: Ground, card: number, goals: readonly Hex[]): Int16Array {
  const { size, neighbour } = land.board
  const distances = new Int16Array(size).fill(FAR)
  const queue = new Int32Array(size)
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

/** The enemy unit a unit should go for: the nearest one, or one it hurts more than it is hurt; NONE without enemies. */
export function targetOf(g: Demonworld, unit: Unit): Unit {
  let target = NONE
  let least = Number.POSITIVE_INFINITY
  for (const foe of unitsOf(g, 1 - g.owner[unit])) {
    if (!isPresent(g, foe)) continue
    const near = gapBetween(g, unit, foe) - (isRouting(g, foe) ? taste.now.fleeing : 0) + (isInAir(g, foe) ? FAR : 0)
    const price = taste.now.prey === 0 ? near : near - taste.now.prey * (edge(g, unit, foe) - edge(g, foe, unit))
    if (price >= least) continue
    least = price
    target = foe
  }
  return target
}

/** What is left of a unit's blows by the armour of another. */
function edge(g: Demonworld, unit: Unit, foe: Unit): number {
  const [weapon] = cards[g.card[unit]].weapons
  return (weapon?.factor ?? 0) - cards[g.card[foe]].armour.melee
}

/** With an enemy as near as this there is no time for errands. */
const AT_HAND = 4
/** On the way to the pass only those who really bar it are fought. */
const IN_THE_WAY = 2

/** The fields a unit is to take: the mound (DW-XVI.2) or an objective (DW-XVI.20), for the unit of its side nearest to it. */
export function errandOf(g: Demonworld, unit: Unit): readonly Hex[] {
  const side = g.owner[unit]
  const places: (readonly Hex[])[] = []
  if (battles[g.battle].goal === 'mound' && side === 1) places.push(mound(g))
  if (battles[g.battle].goal === 'pass' && side === 1 && !isCaptain(g, unit) && cards[g.card[unit]].kind === 'unit') {
    return unitsOf(g, 0).every(foe => gapBetween(g, unit, foe) > IN_THE_WAY) ? zoneOf(g, 0) : [] // DW-XXI.1
  }
  for (let i = 0; i < g.objectives.length; i += 2) places.push([g.objectives[i]])
  if (places.length === 0 || isCaptain(g, unit)) return []
  for (const fields of places) {
    if (fields.length === 0 || nearestTo(g, side, fields) !== unit) continue
    if (unitsOf(g, 1 - side).every(foe => gapBetween(g, unit, foe) > AT_HAND)) return fields
  }
  return []
}

/** The unit of a side nearest to some fields. */
function nearestTo(g: Demonworld, side: Seat, fields: readonly Hex[]): Unit {
  const { board } = ground(g)
  let [found, least] = [NONE, FAR]
  for (const unit of unitsOf(g, side)) {
    if (isCaptain(g, unit) || isRouting(g, unit)) continue
    for (const element of members(g, unit)) {
      const distance = board.distance(g.at[element], fields[0])
      if (distance >= least) continue
      least = distance
      found = unit
    }
  }
  return found
}

import type { Seat } from '@hexarium/kernel'
import { HUMAN, NIGHTELF, UNDEAD } from '../content/races.ts'
import {
  ALTAR_OF_FLAME,
  CAPTIVES,
  DRAGON_RISE,
  ELEMENTS,
  ELF_GATE,
  NECROMANCERS,
  NORDRASSIL,
  SKULL_OF_STORMS,
  SUMMONING_PLACES,
} from '../content/scenarios.ts'
import { DRAGON_SLOT, FIRST_CREEP, firstOf, HATCHLING_SLOT, WORKER } from '../pieces.ts'
import { captiveRace } from '../rules/movement/carrying.ts'
import { worthOf as pointsIn } from '../rules/victory/points.ts'
import { areFriends, mapOf } from '../spaces.ts'
import { DRAGONS, type Hex, outpostOf, type Warcraft } from '../state.ts'
import type { Chart } from './chart.ts'
import { taste } from './taste.ts'

/** What an enemy Town is worth beyond its points the second time, which ends the game, and one's own that was taken once. */
const CONQUEST = 12
const LAST_STAND = 8
/** What deciding a scenario is worth. */
const DECISION = 8

/** By space: what it is worth to have units there, in victory points. */
export function goalsOf(chart: Chart): number[] {
  const { g, seat } = chart
  const worth = mapOf(g).terrain.map((_, hex) => pointsIn(g, hex))
  g.town.forEach((hex, of) => {
    if (hex < 0 || !g.alive[of]) return
    if (areFriends(g, seat, of)) worth[hex] += g.captured[of] ? LAST_STAND : taste.now.home
    else worth[hex] += g.captured[of] ? CONQUEST : taste.now.siege
  })
  for (const [hex, more] of scenarioGoals(g, seat)) if (hex >= 0) worth[hex] += more
  return worth
}

/** The spaces a scenario is decided in. */
function scenarioGoals(g: Warcraft, seat: Seat): [hex: Hex, worth: number][] {
  const { labels } = mapOf(g)
  switch (g.scenario) {
    case ELF_GATE:
      return [[labels['D'], DECISION], ...around(g, labels['D'], 2)]
    case ALTAR_OF_FLAME:
      return [[labels['A'], DECISION], ...around(g, labels['A'], 1)]
    case SKULL_OF_STORMS:
      return [[labels['A'], 1.5]]
    case NORDRASSIL:
      if (g.race[seat] === UNDEAD)
        return [
          [labels['A'], DECISION],
          [g.outpostAt[outpostOf(g.race.indexOf(NIGHTELF), 0)], DECISION],
        ]
      return [
        [labels['A'], 3],
        [g.outpostAt[outpostOf(g.race.indexOf(NIGHTELF), 0)], 4],
      ]
    case NECROMANCERS:
      return g.race[seat] === HUMAN ? huntedBy(g) : []
    case CAPTIVES:
      return g.quest.map((hex, token) => [hex, g.race[seat] === captiveRace(token) ? DECISION / 2 : 3])
    case ELEMENTS:
      return g.quest.map(hex => [hex, 2])
    case DRAGON_RISE:
      return dragonGoals(g, seat)
    default:
      return []
  }
}

function around(g: Warcraft, hex: Hex, worth: number): [Hex, number][] {
  return mapOf(g).next[hex].map(next => [next, worth / 2])
}

/** WC-B-SCN-24: the places of power, and the Necromancers themselves. */
function huntedBy(g: Warcraft): [Hex, number][] {
  const undead = g.race.indexOf(UNDEAD)
  const hunted = [0, 1].map((i): [Hex, number] => [g.at[firstOf(undead, WORKER) + i], 4])
  return [...SUMMONING_PLACES.map((_, i): [Hex, number] => [g.quest[i], 3]), ...hunted]
}

/** WC-X-SCN-25: the Horde brings the hatchling to its mother; the others kill one of them, the hatchling rather. */
function dragonGoals(g: Warcraft, seat: Seat): [Hex, number][] {
  const [hatchling, dragon] = [g.at[FIRST_CREEP + HATCHLING_SLOT], g.at[FIRST_CREEP + DRAGON_SLOT]]
  const isHorde = (g.friends[seat] & (1 << DRAGONS)) !== 0
  return isHorde
    ? [
        [hatchling, DECISION / 2],
        [dragon, 1],
      ]
    : [
        [hatchling, DECISION],
        [dragon, 1],
      ]
}

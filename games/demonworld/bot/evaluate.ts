import type { Seat } from '@hexarium/kernel'
import { battles } from '../content/armies/battles.ts'
import { LAST_STAND_POINTS } from '../content/tables.ts'
import { pointsOf, stands } from '../elements.ts'
import { mound, pointsLost } from '../rules/victory.ts'
import { AWAY, type Demonworld, NONE } from '../state.ts'
import { brawl } from './place.ts'

/** What a routing element still counts. */
const ROUTING = 0.5
/** How far a lead in strength counts for a lead in the game, and what the fights under way add to it. */
const SHARPNESS = 3
const FIGHTS = 0.5

/** How good a state is for a seat, 0 … 1: its share of the strength on the field, and how the fights stand. */
export function evaluate(g: Demonworld, seat: Seat): number {
  const strength = [0, 0]
  const all = [0, 0]
  for (let element = 0; element < g.at.length; element++) {
    const side = g.owner[g.origin[element]]
    const points = pointsOf(g, element)
    all[side] += points
    if (g.fate[element] === AWAY) strength[side] += points
    if (!stands(g, element)) continue
    strength[side] += points * (g.routs[element] ? ROUTING : 1)
    strength[side] += FIGHTS * brawl(g, element, g.at[element], g.facing[element])
  }
  const [own, other] = [seat, 1 - seat].map(side => Math.max(0.01, strength[side] / Math.max(1, all[side])))
  const share = own ** SHARPNESS / (own ** SHARPNESS + other ** SHARPNESS)
  return Math.max(0, Math.min(1, share + goalOf(g, seat)))
}

/** What the goal of the battle adds. */
function goalOf(g: Demonworld, seat: Seat): number {
  const { goal } = battles[g.battle]
  if (goal === 'lastStand') {
    const done = Math.min(1, pointsLost(g, 1) / LAST_STAND_POINTS)
    return (seat === 0 ? 1 : -1) * 0.2 * (done - 0.5)
  }
  if (goal === 'mound') return (seat === 0 ? -1 : 1) * 0.2 * heldBy(g)
  return 0
}

/** 1 while the orcs have the mound to themselves, -1 while an imperial element is on it. */
function heldBy(g: Demonworld): number {
  let held = 0
  for (const hex of mound(g)) {
    const element = g.on[hex]
    if (element === NONE || g.routs[element]) continue
    if (g.owner[g.origin[element]] === 0) return -1
    held = 1
  }
  return held
}

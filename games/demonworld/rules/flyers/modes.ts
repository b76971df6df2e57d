import type { RuleId } from '@hexarium/kernel'
import { FLYER, LARGE, MOVE } from '../../content/armies/cards.ts'
import { ATTACK_ORDER, FLIGHT_COST, HOLD_ORDER, MOVE_ORDER, SKIRMISH_ORDER } from '../../content/tables.ts'
import { ground, isCaptain, isPresent, members } from '../../elements.ts'
import type { Demonworld, Unit } from '../../state.ts'
import { isArriving } from '../armies/arrival.ts'
import { expert } from '../expert.ts'
import { slowedBy } from '../magic/enchantments.ts'
import { isFighting } from '../movement/contact.ts'
import { threatsTo } from '../movement/move.ts'
import { isOrdered, movePointsOf } from '../movement/units.ts'
import { isAloft, isInAir } from './heights.ts'

/** DW-XXIII.1: how a flyer moves in this phase. Whoever is in the air stays there or comes down. */
export const WALK = 0
export const LOW = 1
export const HIGH = 2
export const LAND = 3

/** True if a unit, a commander or a dragon may fly in this phase at all. */
export function mayFly(g: Demonworld, unit: Unit): boolean {
  if (!g.rules.flyers || !FLYER[g.card[unit]] || !isPresent(g, unit)) return false
  return isInAir(g, unit) || !cannotFlutter(g, unit) || !cannotSoar(g, unit)
}

/** DW-XXIII.2: on the ground like anybody else. */
export function cannotWalk(g: Demonworld, unit: Unit): RuleId | undefined {
  return isInAir(g, unit) || isFighting(g, unit) ? 'DW-XXIII.1' : undefined
}

/** DW-XXIII.3: a short flight from ground to ground. */
export function cannotFlutter(g: Demonworld, unit: Unit): RuleId | undefined {
  if (isInAir(g, unit) || isFighting(g, unit) || reachOf(g, unit, LOW) === 0) return 'DW-XXIII.3'
  return cannotTakeOff(g, unit)
}

/** DW-XXIII.4: up into the air, or on there; with a Hold order also out of a contact made in this phase. */
export function cannotSoar(g: Demonworld, unit: Unit): RuleId | undefined {
  if (!isInAir(g, unit)) {
    const rule = cannotTakeOff(g, unit)
    if (rule) return rule
  }
  const element = members(g, unit)[0]
  return expert.mayHover(g, element, g.at[element], g.facing[element], expert.startHeight(g, element))
    ? undefined
    : 'DW-XXIII.5'
}

/** DW-XXIII.1, DW-XXIII.4: from no wood field; a unit only in ordered formation. */
function cannotTakeOff(g: Demonworld, unit: Unit): RuleId | undefined {
  if (!members(g, unit).every(element => FLYER[g.type[element]] && expert.mayTakeOff(g, element))) return 'DW-XXIII.1'
  return isCaptain(g, unit) || LARGE[g.card[unit]] || isOrdered(g, unit) ? undefined : 'DW-XXIII.4'
}

/** DW-XXIII.4, DW-XXIII.9: down to the ground; not in the round after a melee was broken off. */
export function cannotComeDown(g: Demonworld, unit: Unit): RuleId | undefined {
  if (!isInAir(g, unit)) return 'DW-XXIII.4'
  const elements = members(g, unit)
  if (elements.some(element => isAloft(g, element))) return 'DW-XXIII.9'
  const threats = threatsTo(g, unit)
  const { board } = ground(g)
  const reach = reachOf(g, unit, LAND)
  const bold = mayAttackFromAir(g, unit)
  const [first] = elements
  for (let hex = 0; hex < board.size; hex++) {
    if (board.distance(g.at[first], hex) > reach) continue
    for (let facing = 0; facing < 6; facing++)
      if (!expert.cannotLand(g, first, hex, facing, threats, bold)) return undefined
  }
  return 'DW-XXIII.3'
}

/** DW-XXIII.3, DW-XXIII.4: how many fields it may fly; none with a Hold order high in the air. */
export function reachOf(g: Demonworld, unit: Unit, way: number): number {
  if (isCaptain(g, unit) && g.section === HOLD_ORDER) return 0
  if (isCaptain(g, unit) && !LARGE[g.card[unit]])
    return Math.floor(Math.max(0, MOVE[g.card[unit] * 4] - slowedBy(g, unit)) / FLIGHT_COST) // DW-XX.S7
  if (g.order[unit] === HOLD_ORDER && way !== LOW) return 0
  return Math.floor((LARGE[g.card[unit]] ? expert.largePoints(g, unit) : movePointsOf(g, unit)) / FLIGHT_COST)
}

/** DW-XXIII.3, DW-XXIII.4, DW-XVII.23: whether it may come down beside an enemy. */
export function mayAttackFromAir(g: Demonworld, unit: Unit): boolean {
  const order = g.order[unit]
  if (isCaptain(g, unit)) return g.section !== HOLD_ORDER && !isArriving(g, unit)
  if (order === ATTACK_ORDER || order === SKIRMISH_ORDER) return !g.skirmish[unit]
  return order === MOVE_ORDER && LARGE[g.card[unit]]
}

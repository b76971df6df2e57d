import { best, forDecision, only } from '@hexarium/kernel'
import { DRIFT_ONE, DRIFT_TWO, FULL_LOAD, ON_TARGET } from '../content/expert/artillery.ts'
import { growthOn, trajectoryOf } from '../content/expert/trajectory.ts'
import { HOLD_ORDER, SIDES, SKIRMISH_ORDER } from '../content/tables.ts'
import { ground, isDoomed, sideOf } from '../elements.ts'
import { aimGun, outcomeOf } from '../expert/artillery/gunnery.ts'
import { splashFields } from '../expert/artillery/stones.ts'
import { bandOf, cannotReach, gunOf } from '../rules/artillery/guns.ts'
import { hasAnnounced } from '../rules/flames/announced.ts'
import { isCombustible } from '../rules/flames/blaze.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../state.ts'
import { blazeWorth } from './flames.ts'
import { hitWorth } from './worth.ts'

/** So much worse is a hit on one's own people than the same hit on the enemy is good. */
const REGRET = 1.5

/** What an attack with a factor on whoever stands on a field is worth to a gun's side. */
function worthOn(g: Demonworld, gun: Element, hex: Hex, factor: number): number {
  const other = g.on[hex]
  if (other === NONE || factor <= 0 || isDoomed(g, other)) return 0
  const worth = (Math.min(SIDES, factor) / SIDES) * hitWorth(g, other)
  return sideOf(g, other) === sideOf(g, gun) ? -REGRET * worth : worth
}

/** What a shot that comes down on a field is worth. */
function effectOf(g: Demonworld, gun: Element, final: Hex): number {
  const { fire, projectile, factor, splash = 0, incendiary } = gunOf(g, gun)
  if (incendiary && hasAnnounced(g, g.unit[gun])) return flamesOn(g, gun, final, incendiary)
  let sum = 0
  if (fire === 'indirect') {
    sum = worthOn(g, gun, final, factor)
    if (projectile === 'largeStone') for (const hex of splashFields(g, final)) sum += worthOn(g, gun, hex, splash)
    return sum
  }
  const land = ground(g)
  let left = factor
  let share = 1
  for (const { hex } of trajectoryOf(land, g.at[gun], final)) {
    if (growthOn(land, g.at[gun], final, hex)) left -= 2
    if (g.on[hex] === NONE) continue
    sum += share * worthOn(g, gun, hex, left)
    if (projectile === 'bolt') share *= Math.max(0, left) / SIDES
    left--
  }
  return sum
}

/** DW-XXII.10: what an incendiary stone is worth on a field. */
function flamesOn(g: Demonworld, gun: Element, hex: Hex, factor: number): number {
  if (g.on[hex] !== NONE) return worthOn(g, gun, hex, factor)
  return isCombustible(g, hex) ? (factor / SIDES) * blazeWorth(g, sideOf(g, gun), hex) : 0
}

/** DW-XIX.7: what firing at a field is worth, with what may become of the shot. */
function shotWorth(g: Demonworld, gun: Element, hex: Hex): number {
  const { board } = ground(g)
  const band = bandOf(gunOf(g, gun), board.distance(g.at[gun], hex))
  const chance = (outcome: number) => {
    let dice = 0
    for (let die = 1; die <= SIDES; die++) if (outcomeOf(band, die) === outcome) dice++
    return dice / SIDES
  }
  let sum = chance(ON_TARGET) * effectOf(g, gun, hex)
  const [one, two] = [chance(DRIFT_ONE) / 6, chance(DRIFT_TWO) / 6]
  for (let direction = 0; direction < 6; direction++) {
    const near = board.neighbour[hex * 6 + direction]
    if (near < 0) continue
    if (one > 0) sum += one * effectOf(g, gun, near)
    const far = board.neighbour[near * 6 + direction]
    if (far >= 0 && two > 0) sum += two * effectOf(g, gun, far)
  }
  return sum
}

/** Only fields with somebody on them or beside them. */
function fieldsWorthATry(g: Demonworld, fields: readonly Hex[]): Hex[] {
  const { board } = ground(g)
  return fields.filter(hex => {
    if (g.on[hex] !== NONE) return true
    for (let direction = 0; direction < 6; direction++) {
      const beside = board.neighbour[hex * 6 + direction]
      if (beside >= 0 && g.on[beside] !== NONE) return true
    }
    return false
  })
}

/** DW-XIX.6: a loaded gun with somebody before it fires at once; any other stays, turns if it must, and loads. */
export function orderForGun(g: Demonworld, gun: Element): number {
  return g.load[gun] >= FULL_LOAD && hasFoeBefore(g, gun) ? SKIRMISH_ORDER : HOLD_ORDER
}

/** True if an enemy is in a gun's field of fire and range. */
export function hasFoeBefore(g: Demonworld, gun: Element): boolean {
  for (let foe = 0; foe < g.at.length; foe++) {
    if (g.at[foe] === NONE || sideOf(g, foe) === sideOf(g, gun)) continue
    if (!cannotReach(g, gun, g.at[foe])) return true
  }
  return false
}

/** How a sensible player weighs what he is offered, question by question. */
export const guns = [
  /** DW-XIX.7: the field where most is to be won; a shot that would do no good is not fired. */
  forDecision(aimGun, {
    advice(g, here, _seat, offered) {
      const isFire = hasAnnounced(g, g.unit[here.gun])
      const fields = isFire ? offered('hex') : fieldsWorthATry(g, offered('hex'))
      const [hex] = best(fields, of => shotWorth(g, here.gun, of))
      return hex === undefined || shotWorth(g, here.gun, hex) <= 0 ? only('hold') : only('hex', hex)
    },
  }),
]

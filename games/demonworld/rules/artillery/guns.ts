import type { RuleId } from '@hexarium/kernel'
import { ARTILLERY, cards, type Gun, MOVE } from '../../content/armies/cards.ts'
import { FULL_LOAD, LONG, MEDIUM, OUT_OF_RANGE, SHORT } from '../../content/expert/artillery.ts'
import { HOLD_ORDER, SKIRMISH_ORDER } from '../../content/tables.ts'
import { ground, isPresent } from '../../elements.ts'
import { tell } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE, SECOND_FIRE, type Unit } from '../../state.ts'
import { mustOnlyLeave } from '../flames/blaze.ts'
import { slowedBy } from '../magic/enchantments.ts'
import { isFighting } from '../movement/contact.ts'
import { liesBefore } from '../shooting/range.ts'

/** DW-XIX.1: true for a unit that is a gun with its crew. */
export function isGun(g: Pick<Demonworld, 'card'>, unit: Unit): boolean {
  return ARTILLERY[g.card[unit]]
}

/** What a gun is on its card. */
export function gunOf(g: Pick<Demonworld, 'type'>, gun: Element): Gun {
  const found = cards[g.type[gun]].gun
  if (!found) throw new RangeError(`element ${gun} is no gun`)
  return found
}

/** DW-XIX.5: the range a distance is in. */
export function bandOf(gun: Gun, distance: number): number {
  if (distance < gun.least || distance > gun.long) return OUT_OF_RANGE
  if (distance <= gun.short) return SHORT
  return distance <= gun.medium ? MEDIUM : LONG
}

/** DW-XIX.6, DW-XX.S7: movement points by the order, less one for each hit. */
export function gunPoints(g: Demonworld, gun: Element, order: number): number {
  return Math.max(0, MOVE[g.type[gun] * 4 + order] - g.hits[gun] - slowedBy(g, g.origin[gun]))
}

/** DW-XIX.1, DW-XIX.5, DW-XIX.7: why a field is outside a gun's field of fire or its range. */
export function cannotReach(g: Demonworld, gun: Element, hex: Hex): RuleId | undefined {
  const { board } = ground(g)
  if (!(hex >= 0 && hex < board.size)) return 'DW-XIX.7'
  if (!liesBefore(board, g.at[gun], g.facing[gun], hex)) return 'DW-XIX.1'
  return bandOf(gunOf(g, gun), board.distance(g.at[gun], hex)) === OUT_OF_RANGE ? 'DW-XIX.5' : undefined
}

/** DW-XIX.6, DW-XIX.20: why a gun may not fire in this phase. */
export function cannotFireGun(g: Demonworld, gun: Element): RuleId | undefined {
  const unit = g.unit[gun]
  const second = g.phase === SECOND_FIRE
  if (g.order[unit] !== (second ? HOLD_ORDER : SKIRMISH_ORDER)) return 'DW-XIX.6'
  if (g.engaged[unit] || (!second && isFighting(g, unit))) return 'DW-XIX.20'
  if (mustOnlyLeave(g, gun)) return 'DW-XXII.6'
  if (g.shot[gun]) return 'DW-XIX.7'
  return g.load[gun] < FULL_LOAD ? 'DW-XIX.6' : undefined
}

/** DW-XIX.6, DW-XIX.20: after its move a gun is loaded with what is left of its points; not with a Move order or in melee. */
export function loadGun(g: Demonworld, gun: Element, spent: number): void {
  const unit = g.unit[gun]
  const order = g.order[unit]
  if (order !== SKIRMISH_ORDER && order !== HOLD_ORDER) return
  if (isFighting(g, unit) || mustOnlyLeave(g, gun)) return
  const load = Math.min(FULL_LOAD, g.load[gun] + Math.max(0, gunPoints(g, gun, order) - spent))
  if (load === g.load[gun]) return
  g.load[gun] = load
  tell(g, 'loads', gun, load)
}

/** DW-XIX.6: guns of a section that did not move are loaded when it ends. */
export function loadIdleGuns(g: Demonworld, section: number): void {
  for (let unit = 0; unit < g.card.length; unit++) {
    if (!isGun(g, unit) || g.order[unit] !== section || g.moved[unit] || !isPresent(g, unit)) continue
    loadGun(g, g.head[unit], 0)
  }
}

/** The guns on the board, as elements. */
export function gunsOf(g: Demonworld): Element[] {
  const found: Element[] = []
  for (let unit = 0; unit < g.card.length; unit++) {
    if (isGun(g, unit) && g.at[g.head[unit]] !== NONE) found.push(g.head[unit])
  }
  return found
}

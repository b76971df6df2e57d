import { CAVALRY, cards, type Weapon } from '../../content/armies/cards.ts'
import { ATTACK_ORDER } from '../../content/tables.ts'
import { members } from '../../elements.ts'
import { ranksOf } from '../../formation.ts'
import { type Demonworld, type Element, LEADER, STANDARD, type Unit } from '../../state.ts'
import { boughtWeapon } from '../magic/items.ts'
import { bodyOf, strikesAsWedge } from '../movement/units.ts'

/** AMB-11: true in the first melee phase of a unit since it was last out of melee. */
export function isFirstPhase(g: Demonworld, unit: Unit): boolean {
  return g.phases[unit] === 0
}

/** DW-VI.14, DW-XXVI.2: the weapon an element strikes with: a lance only in the first phase, else a bought one before its own. */
export function weaponOf(g: Demonworld, element: Element): Weapon {
  const { weapons } = cards[g.type[element]]
  const first = weapons[0]
  if (first.kind === 'lance' && isFirstPhase(g, g.unit[element])) return first
  const own = first.kind === 'lance' && weapons.length > 1 ? weapons[1] : first
  return g.items[g.origin[element]] > 0 ? (boughtWeapon(g, element) ?? own) : own
}

/** DW-II.5: the factor against infantry or cavalry. */
export function weaponFactor(g: Demonworld, attacker: Element, target: Element): number {
  const weapon = weaponOf(g, attacker)
  return CAVALRY[g.type[target]] ? (weapon.factorCavalry ?? weapon.factor) : weapon.factor
}

/** DW-IX.3, DW-IX.4. */
export function strikesBetter(g: Demonworld, attacker: Element): boolean {
  return g.rules.specialFigures && (g.figure[attacker] === LEADER || g.figure[attacker] === STANDARD)
}

/** DW-VI.13, AMB-21: cavalry of a unit with an Attack order, in its first melee phase. */
export function charges(g: Demonworld, attacker: Element): boolean {
  const unit = g.unit[attacker]
  if (!isFirstPhase(g, unit) || !CAVALRY[g.type[attacker]]) return false
  return g.order[unit] === ATTACK_ORDER || (g.impetuous[unit] && g.rules.impetuousCharge)
}

/** DW-XIII.13, AMB-34: the point of a wedge, alone in its front rank, strikes with every other element of it behind it. */
export function wedgeBonus(g: Demonworld, attacker: Element): number {
  const unit = g.unit[attacker]
  if (!g.rules.formations || !strikesAsWedge(g, unit)) return 0
  const elements = members(g, unit)
  const { row } = ranksOf(bodyOf(g, elements))
  for (let i = 0; i < elements.length; i++) if ((row[i] === 0) !== (elements[i] === attacker)) return 0
  return elements.length - 1
}

import { ARMOUR_MELEE, CAVALRY, CHARGE, cards, RANGE, SKILL_MELEE } from '../content/armies/cards.ts'
import { ATTACK_ORDER, FLANK_ATTACK, REAR_ATTACK, SIDES } from '../content/tables.ts'
import { hitPoints, pointsOf } from '../elements.ts'
import { aspectOf, FLANK, REAR } from '../rules/movement/contact.ts'
import { type Demonworld, type Element, type Facing, PLAIN } from '../state.ts'
import { taste } from './taste.ts'

/** What an element is worth, in points; special figures more than their share: orders, morale and manoeuvres hang on them. */
export function worthOf(g: Demonworld, element: Element): number {
  return pointsOf(g, element) * (g.figure[element] === PLAIN ? 1 : taste.now.figure)
}

/** What one hit on an element is worth. */
export function hitWorth(g: Demonworld, element: Element): number {
  return worthOf(g, element) / hitPoints(g, element)
}

/** The factor a card strikes another with, armour taken off; skills where they count. */
function edge(g: Demonworld, attacker: Element, target: Element, aspect: number): number {
  const [own, foe] = [g.type[attacker], g.type[target]]
  const [first, second] = cards[own].weapons
  const weapon = first.kind === 'lance' && g.phases[g.unit[attacker]] > 0 && second ? second : first
  let factor = (CAVALRY[foe] ? weapon.factorCavalry : undefined) ?? weapon.factor
  factor -= ARMOUR_MELEE[foe]
  if (g.rules.cardValues) factor += SKILL_MELEE[own] - (aspect === REAR ? 0 : SKILL_MELEE[foe])
  if (g.order[g.unit[attacker]] === ATTACK_ORDER && g.phases[g.unit[attacker]] === 0) factor += CHARGE[own]
  return factor
}

/** The chance that an element hits another, standing in a direction as the target sees it. */
export function hitChance(g: Demonworld, attacker: Element, target: Element, facing: Facing, from: number): number {
  const aspect = aspectOf(facing, from)
  const place = aspect === FLANK ? FLANK_ATTACK : aspect === REAR ? REAR_ATTACK : 0
  return Math.max(0, Math.min(SIDES, edge(g, attacker, target, aspect) + place)) / SIDES
}

/** True for troops that are there to shoot. */
export function isShooter(g: Demonworld, unit: number): boolean {
  return RANGE[g.card[unit]] > 0
}

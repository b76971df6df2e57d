import type { RuleId } from '@hexarium/kernel'
import { fieldsOf } from '../bases.ts'
import { ARTILLERY, COLOSSUS, LARGE, SIZE, SKILL_MELEE } from '../content/cards.ts'
import {
  ATTACK_ORDER,
  FLANK_ATTACK,
  HOLD_ORDER,
  LEVEL_HEIGHT,
  MOVE_ORDER,
  REAR_ATTACK,
  SKIRMISH_ORDER,
} from '../content/tables.ts'
import { ground, isCaptain, isDoomed, sideOf, stands } from '../elements.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../state.ts'
import { weaponOf } from './blows.ts'
import { aspectAt, FLANK, isFighting, REAR } from './contact.ts'
import { strikeMagic } from './enchantments.ts'
import { blowAt, FULL_BLOW, isAloft, NO_BLOW, shareHeight, strikingSize } from './heights.ts'
import { meleeArmour } from './items.ts'
import { attacksOf, mayStrikeField } from './large-attacks.ts'
import { cannotAttack } from './moving.ts'
import { addUp, type BaseNumber } from './range.ts'
import { meleeBase } from './strike.ts'

/** A blow is an element and one of its attacks: large elements have several (DW-XVII.35, DW-XVII.40). */
export const ATTACKS = 16

/** How many blows an element has in a melee phase. */
export function blowsOf(g: Demonworld, element: Element): number {
  return LARGE[g.type[element]] ? attacksOf(g, element).length : 1
}

/** The enemies in the air an element could strike with one of its attacks now. */
export function airTargets(g: Demonworld, element: Element, attack: number): Element[] {
  const found: Element[] = []
  for (let foe = 0; foe < g.flight.length; foe++) if (!cannotStrikeFlyer(g, element, attack, foe)) found.push(foe)
  return found
}

/** DW-XXIII.8, DW-XXIII.13: why an element cannot strike a flyer with one of its attacks. */
export function cannotStrikeFlyer(g: Demonworld, element: Element, attack: number, foe: Element): RuleId | undefined {
  if (!stands(g, element) || g.routs[element] || !(g.flight[foe] > 0) || isDoomed(g, foe)) return 'DW-XXIII.13'
  if (sideOf(g, foe) === sideOf(g, element)) return 'DW-XXIII.13'
  const rule = cannotReach(g, element, attack, foe)
  if (rule) return rule
  if (g.flight[element] === 0) return mayStart(g, element) ? undefined : 'DW-XXIII.8'
  return mayStart(g, element) || isAttackedBy(g, element, foe) ? undefined : 'DW-XXIII.13'
}

/** AMB2-47: both strike in the air once one of them meets the conditions of an attack and has the other before him. */
function isAttackedBy(g: Demonworld, element: Element, foe: Element): boolean {
  if (!mayStart(g, foe)) return false
  for (let attack = 0; attack < blowsOf(g, foe); attack++) if (!cannotReach(g, foe, attack, element)) return true
  return false
}

/** DW-XXIII.8, DW-XXIII.13: the conditions of an attack: the order, and on the ground the formation. */
function mayStart(g: Demonworld, element: Element): boolean {
  const unit: Unit = g.unit[element]
  if (isAloft(g, element) || ARTILLERY[g.type[element]]) return false
  if (LARGE[g.type[element]]) return isFighting(g, unit) || (g.order[unit] !== HOLD_ORDER && g.order[unit] !== NONE)
  if (g.flight[element] === 0) return !cannotAttack(g, unit)
  if (isCaptain(g, unit)) return true
  const order = g.order[unit]
  return order === ATTACK_ORDER || order === SKIRMISH_ORDER || (order === MOVE_ORDER && g.impetuous[unit] === 1)
}

/** DW-XXIII.8, DW-XXIII.13: why an attack does not reach a flyer: heights, and where he is. */
function cannotReach(g: Demonworld, element: Element, attack: number, foe: Element): RuleId | undefined {
  const isFlying = g.flight[element] > 0
  if (isFlying ? !shareHeight(g, element, foe) : blowUp(g, element, foe) === NO_BLOW) {
    return isFlying ? 'DW-XXIII.13' : 'DW-XXIII.8'
  }
  const isBefore = fieldsOf(g, foe).some(hex => mayStrike(g, element, attack, hex))
  const isBelow = !isFlying && !LARGE[g.type[element]] && fieldsOf(g, foe).includes(g.at[element])
  return isBefore || isBelow ? undefined : 'DW-VI.1'
}

function mayStrike(g: Demonworld, element: Element, attack: number, hex: Hex): boolean {
  if (LARGE[g.type[element]]) {
    const one = attacksOf(g, element)[attack]
    return one !== undefined && mayStrikeField(g, element, one, hex)
  }
  const direction = ground(g).board.directionTo(g.at[element], hex)
  return direction >= 0 && (direction - g.facing[element] + 6) % 6 < 2
}

/** DW-XXIII.8: what a blow from the ground is worth at the height of a flyer above the striker's ground. */
function blowUp(g: Demonworld, element: Element, foe: Element): number {
  const height = g.flight[foe] - LEVEL_HEIGHT * ground(g).level[g.at[element]]
  return blowAt(strikingSize(g.type[element]), height)
}

/** The base number of a blow at a flyer with its factors. */
export function airBase(g: Demonworld, element: Element, attack: number, foe: Element): BaseNumber {
  return g.flight[element] === 0 ? baseFromBelow(g, element, attack, foe) : baseInAir(g, element, attack, foe)
}

/** DW-XXIII.8, AMB2-46: the factor and the striker's skill, and nothing else. */
function baseFromBelow(g: Demonworld, element: Element, attack: number, foe: Element): BaseNumber {
  const blow = blowUp(g, element, foe)
  return addUp([
    { name: 'weapon', value: blow === FULL_BLOW ? factorOf(g, element, attack) : blow },
    { name: 'skill', value: g.rules.cardValues ? SKILL_MELEE[g.type[element]] : 0 },
  ])
}

function factorOf(g: Demonworld, element: Element, attack: number): number {
  return LARGE[g.type[element]] ? (attacksOf(g, element)[attack]?.factor ?? 0) : weaponOf(g, element).factor
}

/** Factors of the ground, which do not count in the air (DW-XXIII.13). */
const OF_THE_GROUND = ['hedge', 'water', 'height']

/** DW-XXIII.13, AMB2-35: as on the ground, but without the sizes that the card's factor and armour contain. */
function baseInAir(g: Demonworld, element: Element, attack: number, foe: Element): BaseNumber {
  const size = { name: 'airborne', value: SIZE[g.type[foe]] - SIZE[g.type[element]] }
  if (!LARGE[g.type[element]]) {
    const { factors } = meleeBase(g, element, foe, 0)
    return addUp([...factors.filter(({ name }) => !OF_THE_GROUND.includes(name)), size])
  }
  const aspect = aspectAt(g, nearestField(g, element, foe), foe)
  const bonus = COLOSSUS[g.type[element]] ? 0 : aspect === FLANK ? FLANK_ATTACK : aspect === REAR ? REAR_ATTACK : 0
  const skills = g.rules.cardValues === 1
  return addUp([
    { name: 'weapon', value: factorOf(g, element, attack) },
    { name: 'armour', value: -meleeArmour(g, foe) },
    { name: 'magic', value: strikeMagic(g, element, foe) },
    { name: 'skill', value: skills ? SKILL_MELEE[g.type[element]] : 0 },
    { name: 'enemySkill', value: skills && aspect !== REAR ? -SKILL_MELEE[g.type[foe]] : 0 },
    { name: 'flank', value: bonus },
    size,
  ])
}

/** The field of a large element nearest to somebody. */
function nearestField(g: Demonworld, element: Element, foe: Element): Hex {
  const { board } = ground(g)
  const targets = fieldsOf(g, foe)
  return fieldsOf(g, element).find(hex => targets.some(to => board.distance(hex, to) === 1)) ?? g.at[element]
}

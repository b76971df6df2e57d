import type { RuleId } from '@hexarium/kernel'
import { classOf, FRONT_FIELDS, fieldsOf } from '../../bases.ts'
import { ARTILLERY, LARGE, SIZE, SKILL_MELEE } from '../../content/armies/cards.ts'
import {
  ATTACK_ORDER,
  HOLD_ORDER,
  LEVEL_HEIGHT,
  MELEE_SUPPORT,
  MOVE_ORDER,
  SKIRMISH_ORDER,
} from '../../content/tables.ts'
import { ground, isCaptain, isDoomed, isHere, seatOf, sideOf } from '../../elements.ts'
import {
  blowAt,
  FULL_BLOW,
  flightOf,
  inAir,
  isAloft,
  NO_BLOW,
  shareHeight,
  sizeNow,
  strikingSize,
} from '../../rules/flyers/heights.ts'
import { attacksOf, mayStrikeField } from '../../rules/large/attacks.ts'
import { bigMeleeBase, bodyOn } from '../../rules/large/melee.ts'
import { weaponFactor, weaponOf } from '../../rules/melee/hits.ts'
import { meleeBase } from '../../rules/melee/strike.ts'
import { isFighting } from '../../rules/movement/contact.ts'
import { cannotAttack, isDaunted } from '../../rules/movement/move.ts'
import { addUp, type BaseNumber } from '../../rules/shooting/range.ts'
import { type Demonworld, ELEMENTS, type Element, type Hex, NONE, type Unit } from '../../state.ts'

/** A blow is an element and one of its attacks: large elements have several (DW-XVII.35, DW-XVII.40). */
export type Blow = {
  striker: Element
  attack: number
}

/** How an option names a blow. */
export const BLOW = { striker: ELEMENTS, attack: 16 } as const

/** True if two are the same blow. */
export function isSameBlow(a: Blow, b: Blow): boolean {
  return a.striker === b.striker && a.attack === b.attack
}

/** How many blows an element has in a melee phase. */
export function blowsOf(g: Demonworld, element: Element): number {
  return LARGE[g.type[element]] ? attacksOf(g, element).length : 1
}

/** The enemies in the air an element could strike with one of its attacks now, and whoever rides them. */
export function airTargets(g: Demonworld, element: Element, attack: number): Element[] {
  const found: Element[] = []
  for (let foe = 0; foe < g.altitude.length; foe++) if (!cannotStrikeFlyer(g, element, attack, foe)) found.push(foe)
  return found
}

/** DW-XXIII.8, DW-XXIII.13: why an element cannot strike a flyer with one of its attacks. */
export function cannotStrikeFlyer(g: Demonworld, element: Element, attack: number, foe: Element): RuleId | undefined {
  if (!isHere(g, element) || g.routs[element] || !isHere(g, foe) || !inAir(g, foe)) return 'DW-XXIII.13'
  if (isDoomed(g, foe) || sideOf(g, foe) === sideOf(g, element)) return 'DW-XXIII.13'
  const rule = cannotReach(g, element, attack, foe)
  if (rule) return rule
  if (!inAir(g, element)) return cannotStrikeUp(g, element, foe)
  if (isAttackedBy(g, element, foe)) return undefined
  if (!mayStart(g, element)) return 'DW-XXIII.13'
  return daresInAir(g, element, foe) ? undefined : 'DW-XV.30'
}

/** DW-XV.30, DW-XXIII.13: in the air, too, an attack on a more feared enemy needs the charge test of the move before it. */
function daresInAir(g: Demonworld, element: Element, foe: Element): boolean {
  return g.rules.beforeSix || !isDaunted(g, g.unit[bodyOn(g, element)], g.unit[bodyOn(g, foe)])
}

/** DW-XXIII.8, DW-XV.30: from the ground only as an attack, with the charge test passed that is due; large elements take none. */
function cannotStrikeUp(g: Demonworld, element: Element, foe: Element): RuleId | undefined {
  if (!mayStart(g, element)) return 'DW-XXIII.8'
  if (g.rules.asBefore || LARGE[g.type[element]]) return undefined
  return isDaunted(g, g.unit[element], g.unit[foe]) ? 'DW-XV.30' : undefined
}

/** AMB2-47: both strike in the air once one of them meets the conditions of an attack and has the other before him. */
function isAttackedBy(g: Demonworld, element: Element, foe: Element): boolean {
  if (!mayStart(g, foe) || !daresInAir(g, foe, element)) return false
  for (let attack = 0; attack < blowsOf(g, foe); attack++) if (!cannotReach(g, foe, attack, element)) return true
  return false
}

/** DW-XXIII.8, DW-XXIII.13: the conditions of an attack: the order, and on the ground the formation; a rider has his mount's. */
function mayStart(g: Demonworld, element: Element): boolean {
  const body = bodyOn(g, element)
  const unit: Unit = g.unit[body]
  const order = g.order[unit]
  if (isAloft(g, body) || ARTILLERY[g.type[body]]) return false
  if (LARGE[g.type[body]]) return isFighting(g, unit) || isCaptain(g, unit) || (order !== HOLD_ORDER && order !== NONE)
  if (!inAir(g, body)) return !cannotAttack(g, unit)
  if (isCaptain(g, unit)) return true
  return order === ATTACK_ORDER || order === SKIRMISH_ORDER || (order === MOVE_ORDER && g.impetuous[unit])
}

/** DW-XXIII.8, DW-XXIII.13: why an attack does not reach a flyer: heights, and where he is. */
function cannotReach(g: Demonworld, element: Element, attack: number, foe: Element): RuleId | undefined {
  const isFlying = inAir(g, element)
  if (!isFlying && (isRider(g, element) || isRider(g, foe))) return 'DW-XXIII.8' // AMB2-46
  if (isFlying ? !shareHeight(g, bodyOn(g, element), bodyOn(g, foe)) : blowUp(g, element, foe) === NO_BLOW) {
    return isFlying ? 'DW-XXIII.13' : 'DW-XXIII.8'
  }
  const fields = fieldsFoughtOn(g, foe)
  const isBefore = fields.some(hex => mayStrike(g, element, attack, hex))
  const isBelow = !isFlying && !LARGE[g.type[element]] && fields.includes(g.at[element])
  return isBefore || isBelow ? undefined : 'DW-VI.1'
}

function isRider(g: Demonworld, element: Element): boolean {
  return g.mount[element] !== NONE
}

/** DW-XVII.42: a rider can be struck where he sits. */
function fieldsFoughtOn(g: Demonworld, foe: Element): Hex[] {
  return isRider(g, foe) ? [seatOf(g, g.mount[foe])] : fieldsOf(g, foe)
}

/** DW-XVII.42: a rider strikes at the front fields of his dragon. */
function mayStrike(g: Demonworld, element: Element, attack: number, hex: Hex): boolean {
  if (isRider(g, element)) return (classOf(g, g.mount[element], hex) & FRONT_FIELDS) !== 0
  if (LARGE[g.type[element]]) {
    const one = attacksOf(g, element)[attack]
    return one !== undefined && mayStrikeField(g, element, one, hex)
  }
  const direction = ground(g).board.directionTo(g.at[element], hex)
  return direction >= 0 && (direction - g.facing[element] + 6) % 6 < 2
}

/** DW-XXIII.13, DW-VI.11: why an element cannot support a blow in the air: it must be a flyer that could strike so itself. */
export function cannotBackInAir(g: Demonworld, supporter: Element, striker: Element, foe: Element): RuleId | undefined {
  if (supporter === striker || sideOf(g, supporter) !== sideOf(g, striker)) return 'DW-VI.11'
  if (!inAir(g, striker)) return 'DW-XXIII.8'
  if (LARGE[g.type[striker]] || isRider(g, striker)) return 'DW-XVII.35'
  if (!inAir(g, supporter) || LARGE[g.type[supporter]] || isRider(g, supporter)) return 'DW-VI.11'
  return cannotStrikeFlyer(g, supporter, 0, foe)
}

/** DW-XXIII.8: what a blow from the ground is worth at the height of a flyer above the striker's ground. */
function blowUp(g: Demonworld, element: Element, foe: Element): number {
  const height = flightOf(g, foe) - LEVEL_HEIGHT * ground(g).level[g.at[element]]
  return blowAt(strikingSize(g.type[element]), height)
}

/** The base number of a blow at a flyer with its factors. */
export function airBase(g: Demonworld, element: Element, attack: number, foe: Element, supports = 0): BaseNumber {
  return inAir(g, element) ? baseInAir(g, element, attack, foe, supports) : baseFromBelow(g, element, attack, foe)
}

/** DW-XXIII.8, AMB2-46: the factor and the striker's skill, and nothing else. */
function baseFromBelow(g: Demonworld, element: Element, attack: number, foe: Element): BaseNumber {
  const blow = blowUp(g, element, foe)
  return addUp([
    { name: 'weapon', value: blow === FULL_BLOW ? factorOf(g, element, attack, foe) : blow },
    { name: 'skill', value: g.rules.cardValues ? SKILL_MELEE[g.type[element]] : 0 },
  ])
}

/** DW-XVII.3: spears and pikes strike at dragons and riders in the air as at any other cavalry. */
function factorOf(g: Demonworld, element: Element, attack: number, foe: Element): number {
  if (LARGE[g.type[element]]) return attacksOf(g, element)[attack]?.factor ?? 0
  return g.rules.beforeTwelve ? weaponOf(g, element).factor : weaponFactor(g, element, foe)
}

/** Factors of the ground, which do not count in the air (DW-XXIII.13). */
const OF_THE_GROUND = ['hedge', 'water', 'height', 'support']

/** DW-XXIII.13, AMB2-35: as on the ground, but without the sizes. */
function baseInAir(g: Demonworld, element: Element, attack: number, foe: Element, supports: number): BaseNumber {
  const { factors } = LARGE[g.type[element]]
    ? bigMeleeBase(g, element, foe, 0, attacksOf(g, element)[attack])
    : meleeBase(g, element, foe, 0)
  return addUp([
    ...factors.filter(({ name }) => !OF_THE_GROUND.includes(name)),
    { name: 'support', value: supports * MELEE_SUPPORT },
    { name: 'airborne', value: sizeInArmour(g, foe) - sizeInAir(g, element) },
  ])
}

/** AMB2-35: the armour of somebody on a dragon contains both sizes (DW-XVII.42). */
function sizeInArmour(g: Demonworld, foe: Element): number {
  return sizeInAir(g, foe) + (isRider(g, foe) ? sizeInAir(g, g.mount[foe]) : 0)
}

/** DW-XXIII.6, AMB2-35: a dragon that flies has a size of 3, unless the table goes by its card. */
function sizeInAir(g: Demonworld, element: Element): number {
  return g.rules.cardSizeInAir ? SIZE[g.type[element]] : sizeNow(g, element)
}

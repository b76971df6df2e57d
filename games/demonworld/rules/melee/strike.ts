import { ARTILLERY, CHARGE, INITIATIVE, PIKES, SKILL_MELEE } from '../../content/armies/cards.ts'
import {
  ACROSS_HEDGE,
  AGAINST_PIKES,
  AGAINST_SKIRMISHERS,
  BY_SKIRMISHERS,
  DIVE,
  FLANK_ATTACK,
  IMPETUOUS_INITIATIVE,
  IN_WATER,
  LEADER_STRIKE,
  MELEE_SUPPORT,
  ORDER_INITIATIVE,
  PER_LEVEL,
  REAR_ATTACK,
  WEAPON_INITIATIVE,
} from '../../content/tables.ts'
import { ground } from '../../elements.ts'
import { type Demonworld, type Element, NONE } from '../../state.ts'
import { isIndoors } from '../buildings/house.ts'
import { bigMeleeBase, bigTargets, bodyOn, isBig, targetsBefore } from '../large/melee.ts'
import { strikeMagic } from '../magic/enchantments.ts'
import { meleeArmour, victoryOf } from '../magic/items.ts'
import { attackAspect, FLANK, FRONT, foesOf, isBefore, REAR, touches } from '../movement/contact.ts'
import { isOfSquare } from '../movement/units.ts'
import { hasHedgeBetween } from '../shooting/hedges.ts'
import { addUp, type BaseNumber } from '../shooting/range.ts'
import { charges, isFirstPhase, strikesBetter, weaponFactor, weaponOf, wedgeBonus } from './hits.ts'

/** DW-VI.7, DW-X.7: momentary initiative of an element. */
export function momentaryInitiative(g: Demonworld, element: Element): number {
  const unit = g.unit[element]
  let initiative = INITIATIVE[g.type[element]]
  if (g.impetuous[unit]) initiative += IMPETUOUS_INITIATIVE
  if (!isFirstPhase(g, unit)) return initiative
  const order = g.order[unit]
  if (order >= 0 && !g.impetuous[unit]) initiative += ORDER_INITIATIVE[order]
  return initiative + (WEAPON_INITIATIVE[weaponOf(g, element).kind] ?? 0)
}

/** DW-VI.1, DW-VI.10: the enemies an element may strike: in contact, on its own front fields. */
export function strikeTargets(g: Demonworld, element: Element): Element[] {
  if (isBig(g, element)) return bigTargets(g, element)
  if (hasRiders(g)) return targetsBefore(g, element)
  return foesOf(g, element).filter(foe => isBefore(g, element, foe))
}

function hasRiders(g: Demonworld): boolean {
  for (const captain of g.captains) if (g.mount[captain] !== NONE) return true
  return false
}

/** DW-XI.6, DW-XI.7: true if no support counts: somebody stands in water, or a hedge is between. */
export function isUnsupportable(g: Demonworld, element: Element, target: Element): boolean {
  const land = ground(g)
  if (land.isBare) return false
  if (isBig(g, element) || isBig(g, target)) return !g.rules.beforeEleven && !countsSupport(g, element, target)
  const [from, to] = [g.at[element], g.at[target]]
  if (land.buildings !== null && isIndoors(g, from) !== isIndoors(g, to)) return true // DW-XXIV.6
  return land.depth[from] > 0 || land.depth[to] > 0 || hasHedgeBetween(land, from, to)
}

/** DW-VI.13, DW-XIV.5: the base number of a melee attack with its factors. */
export function meleeBase(g: Demonworld, attacker: Element, target: Element, supports: number): BaseNumber {
  if (isBig(g, attacker) || isBig(g, target)) return bigMeleeBase(g, attacker, target, supports)
  const unit = g.unit[attacker]
  const foe = g.unit[target]
  const card = g.type[attacker]
  const aspect = isOfSquare(g, target) ? FRONT : attackAspect(g, attacker, target)
  const skills = g.rules.cardValues
  return addUp([
    { name: 'weapon', value: weaponFactor(g, attacker, target) },
    { name: 'figure', value: strikesBetter(g, attacker) ? LEADER_STRIKE : 0 },
    { name: 'victory', value: victoryOf(g, unit) },
    { name: 'armour', value: -meleeArmour(g, target) },
    { name: 'magic', value: strikeMagic(g, attacker, target) },
    { name: 'skill', value: skills ? SKILL_MELEE[card] : 0 },
    { name: 'enemySkill', value: skills && aspect !== REAR ? -SKILL_MELEE[g.type[target]] : 0 },
    { name: 'charge', value: charges(g, attacker) ? CHARGE[card] : 0 },
    { name: 'pikes', value: PIKES[g.type[target]] && aspect === FRONT ? AGAINST_PIKES : 0 },
    { name: 'againstSkirmishers', value: g.skirmish[foe] ? AGAINST_SKIRMISHERS : 0 },
    { name: 'asSkirmishers', value: g.skirmish[unit] ? BY_SKIRMISHERS : 0 },
    { name: 'flank', value: aspect === FLANK ? FLANK_ATTACK : 0 },
    { name: 'rear', value: aspect === REAR ? REAR_ATTACK : 0 },
    ...terrainFactors(g, attacker, target),
    { name: 'support', value: isUnsupportable(g, attacker, target) ? 0 : supports * MELEE_SUPPORT },
    { name: 'wedge', value: wedgeBonus(g, attacker) },
    { name: 'dive', value: g.dived[attacker] ? DIVE : 0 },
  ])
}

function terrainFactors(g: Demonworld, attacker: Element, target: Element): { name: string; value: number }[] {
  const land = ground(g)
  if (land.isBare) return []
  const [from, to] = [g.at[attacker], g.at[target]]
  const wet = (land.depth[from] > 0 ? 1 : 0) + (land.depth[to] > 0 ? 1 : 0)
  return [
    { name: 'hedge', value: hasHedgeBetween(land, from, to) ? ACROSS_HEDGE : 0 },
    { name: 'water', value: wet * IN_WATER },
    { name: 'height', value: (land.level[from] - land.level[to]) * PER_LEVEL },
  ]
}

/** DW-VI.11: colossi, chariots and who rides them support others on dry ground with no hedge between; a gun's crew does not (DW-XIX.19). */
function mayBigBack(g: Demonworld, supporter: Element, target: Element): boolean {
  if (ARTILLERY[g.type[bodyOn(g, supporter)]] || !bigTargets(g, supporter).includes(target)) return false
  return countsSupport(g, supporter, target)
}

/** DW-XI.6, DW-XI.7: the same where somebody big strikes or is struck: on their fields beside each other. */
function countsSupport(g: Demonworld, element: Element, target: Element): boolean {
  return bigMeleeBase(g, element, target, 1).factors.some(({ name }) => name === 'support')
}

/** DW-VI.11: true if an element could itself attack the target and so may support an attack on it. */
export function mayBack(g: Demonworld, supporter: Element, target: Element): boolean {
  if (isBig(g, supporter)) return !g.rules.beforeEight && mayBigBack(g, supporter, target)
  const body = bodyOn(g, target)
  return g.at[supporter] !== NONE && touches(g, supporter, body) && isBefore(g, supporter, body)
}

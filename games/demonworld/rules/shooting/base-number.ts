import type { RuleId } from '@hexarium/kernel'
import { DRAGON, LARGE, RANGE, SKILL_RANGED } from '../../content/armies/cards.ts'
import { WOOD } from '../../content/board/terrain.ts'
import { HALF_SEEN, HOLD_ORDER, RANGED_SUPPORT, SKIRMISH_ORDER, WOOD_COVER } from '../../content/tables.ts'
import { crewOf, ground, hasOwnRider, isCaptain, isDoomed, sideOf } from '../../elements.ts'
import {
  type Demonworld,
  type Element,
  type Hex,
  MOVEMENT,
  NONE,
  RIDER_SHOT,
  SECOND_FIRE,
  type Unit,
} from '../../state.ts'
import { isHoused, isInside } from '../buildings/house.ts'
import { hasAnnounced, LIT } from '../flames/announced.ts'
import { mustOnlyLeave } from '../flames/blaze.ts'
import { flightOf, heightPenalty, isAloft, sizeNow } from '../flyers/heights.ts'
import { bodyOn, isBig } from '../large/melee.ts'
import { armourWhere, bigRangedBase, cannotAimBig, isHalfSeen, nearestFactor, seesBig } from '../large/ranged.ts'
import { shotMagic } from '../magic/enchantments.ts'
import { foesOf, friendsOf, hasFoe, isFighting } from '../movement/contact.ts'
import { isOrdered } from '../movement/units.ts'
import { addUp, type BaseNumber, inFieldOfFire, missilesOf, rangedFactor, sectionBonus } from './range.ts'
import { isPartlySeen, sectionsOf, sectionsSeen } from './sight.ts'

/** DW-IV.1, DW-IV.2, DW-X.13: why a unit may not shoot in this phase. */
export function cannotShootNow(g: Demonworld, unit: Unit): RuleId | undefined {
  const second = g.phase === SECOND_FIRE
  if (g.impetuous[unit]) return 'DW-XV.70'
  if (hasAnnounced(g, unit) && isFighting(g, unit)) return 'DW-XXII.9'
  if (g.torch[unit] & LIT) return 'DW-XXII.3'
  if (isCaptain(g, unit)) return isFighting(g, unit) && !wasContacted(g, unit) ? 'DW-X.13' : undefined
  if (g.order[unit] !== (second ? HOLD_ORDER : SKIRMISH_ORDER)) return 'DW-IV.1'
  if (g.engaged[unit] || (!second && isFighting(g, unit))) return 'DW-IV.2'
  return second || isOrdered(g, unit) || isHoused(g, unit) ? undefined : 'DW-IV.1' // DW-XXIV.5
}

/** DW-X.13: true in the second phase for a commander whom the enemy moved up to in this round. */
function wasContacted(g: Demonworld, unit: Unit): boolean {
  return g.phase === SECOND_FIRE && !g.engaged[unit] && g.order[unit] === NONE
}

/** DW-IV.1: why an element of such a unit may not shoot. */
export function cannotFire(g: Demonworld, shooter: Element): RuleId | undefined {
  const weapon = missilesOf(g.type[shooter])
  if (!weapon || g.shot[shooter] & RIDER_SHOT || g.routs[shooter]) return 'DW-IV.1'
  if (DRAGON[g.type[shooter]] && !hasOwnRider(g, shooter)) return 'DW-XVII.41'
  if (mustOnlyLeave(g, shooter)) return 'DW-XXII.6'
  if (isAloft(g, bodyOn(g, shooter))) return 'DW-XXIII.9'
  return weapon.holdOnly && g.phase !== SECOND_FIRE && g.phase !== MOVEMENT ? 'DW-T1' : undefined
}

/** DW-XXIII.6: how far a target is for a shot: flyers are farther by what they are above the shooter's head. */
export function rangeTo(g: Demonworld, shooter: Element, target: Element): number {
  return ground(g).board.distance(g.at[shooter], g.at[target]) + heightPenalty(g, shooter, target)
}

/** DW-IV.3: why an element may not aim at a target, sight aside. Friends only in a melee (DW-IV.13). */
export function cannotAim(g: Demonworld, shooter: Element, target: Element): RuleId | undefined {
  if (g.at[target] === undefined) return 'DW-IV.3'
  if (isBig(g, shooter) || isBig(g, target)) return cannotAimBig(g, shooter, target)
  if (g.at[target] === NONE || target === shooter) return 'DW-IV.3'
  const distance = ground(g).board.distance(g.at[shooter], g.at[target])
  if (rangeTo(g, shooter, target) > RANGE[g.type[shooter]]) return 'DW-II.5'
  if (isDoomed(g, target)) return 'DW-IV.3'
  if (sideOf(g, target) === sideOf(g, shooter) && !hasFoe(g, target)) return 'DW-IV.3'
  const isAbove = distance === 0 && flightOf(g, target) > flightOf(g, shooter) // DW-XXIII.10
  if (!isAbove && !inFieldOfFire(g, shooter, g.at[target])) return 'DW-IV.4'
  return distance === 1 && g.engaged[g.unit[shooter]] ? 'DW-IV.3' : undefined
}

/** DW-IV.7, DW-XII.21: true if at least one full section of the target is seen; through its own unit if it may. */
export function hasSight(g: Demonworld, shooter: Element, target: Element, through: Unit = NONE): boolean {
  if (isBig(g, shooter) || isBig(g, target)) return seesBig(g, shooter, target)
  if (sectionsOf(g, shooter, target, through) > 0) return true
  return isInside(g, target) && isPartlySeen(g, shooter, target) // DW-XXIV.5
}

/** DW-IV.3, DW-IV.6: why a shot may not be declared. Blind tables declare first and look afterwards (AMB-25). */
export function cannotShootAt(g: Demonworld, shooter: Element, target: Element): RuleId | undefined {
  const rule = cannotAim(g, shooter, target)
  if (rule || g.rules.blindDeclaration) return rule
  return hasSight(g, shooter, target) ? undefined : g.rules.sight ? 'DW-XII.21' : 'DW-IV.7'
}

/** All that an element may shoot at. */
export function targetsOf(g: Demonworld, shooter: Element, only: Element = NONE): Element[] {
  const found: Element[] = []
  if (RANGE[g.type[shooter]] === 0) return found
  if (only !== NONE) return cannotShootAt(g, shooter, only) ? found : [only]
  for (let target = 0; target < g.at.length; target++) if (!cannotShootAt(g, shooter, target)) found.push(target)
  return found
}

/** True if an element has anything to shoot at. */
export function hasTarget(g: Demonworld, shooter: Element, only: Element = NONE): boolean {
  if (only !== NONE) return !cannotShootAt(g, shooter, only)
  for (let target = 0; target < g.at.length; target++) if (!cannotShootAt(g, shooter, target)) return true
  return false
}

/** The elements of a unit that may shoot or support and have declared nothing yet. */
export function idleShooters(g: Demonworld, unit: Unit): Element[] {
  return crewOf(g, unit).filter(e => !cannotFire(g, e) && g.aim[e] === NONE && g.backs[e] === NONE)
}

/** DW-IV.12, AMB-12: whether a shot at a target is a shot into a melee. */
export function isIntoMelee(g: Demonworld, shooter: Element, target: Element): boolean {
  if (g.phase === MOVEMENT) return false // DW-XVII.21: an overrun is no melee
  if (g.mount[target] !== NONE) return false // DW-XVII.42: he is aimed at, or nobody
  const foes = foesOf(g, target)
  if (foes.length === 0 || (LARGE[g.type[target]] && isHalfSeen(g, shooter, target))) return false
  const unit = g.unit[shooter]
  const isOwnFight = g.phase === SECOND_FIRE && !g.engaged[unit] && !g.engaged[g.unit[target]]
  return g.rules.newContactsStray || !(isOwnFight && foes.every(foe => g.unit[foe] === unit))
}

/**
 * DW-IV.8: why an element may not support a declared attack: it could not shoot at the target itself with the same factor,
 * or is not in touch with the shooter or another supporter. DW-XIII.22: skirmishers support through their own unit.
 */
export function cannotSupport(g: Demonworld, supporter: Element, shooter: Element): RuleId | undefined {
  const target = g.aim[shooter]
  if (target === undefined || target === NONE) return 'DW-IV.8'
  if (supporter === shooter || g.unit[supporter] !== g.unit[shooter]) return 'DW-IV.8'
  if (g.aim[supporter] !== NONE || g.backs[supporter] !== NONE || cannotFire(g, supporter)) return 'DW-IV.1'
  if (!isChained(g, supporter, shooter)) return 'DW-IV.8'
  if (g.rules.blindDeclaration) return cannotAim(g, supporter, target)
  const rule = cannotHelp(g, supporter, shooter, target)
  return rule && !isLink(g, supporter, shooter, target) ? rule : undefined
}

/** DW-IV.8: who cannot help may still be spent as a link of the chain, to one that can. */
function isLink(g: Demonworld, link: Element, shooter: Element, target: Element): boolean {
  return friendsOf(g, link).some(
    other =>
      other !== shooter &&
      g.aim[other] === NONE &&
      g.backs[other] === NONE &&
      !cannotFire(g, other) &&
      !isChained(g, other, shooter) &&
      !cannotHelp(g, other, shooter, target),
  )
}

/** DW-IV.8: why a support does not count. */
export function cannotHelp(g: Demonworld, supporter: Element, shooter: Element, target: Element): RuleId | undefined {
  const rule = cannotAim(g, supporter, target)
  if (rule) return rule
  if (flightOf(g, supporter) > 0 || flightOf(g, shooter) > 0) return 'DW-XXIII.10'
  if (shootsOut(g, supporter, target) || shootsOut(g, shooter, target)) return 'DW-XXIV.5'
  const factorOf = (e: Element) =>
    isBig(g, target) ? nearestFactor(g, e, target) : rangedFactor(g.type[e], rangeTo(g, e, target))
  if (factorOf(supporter) < factorOf(shooter)) return 'DW-IV.8'
  const through = g.skirmish[g.unit[supporter]] ? g.unit[supporter] : NONE
  return hasSight(g, supporter, target, through) ? undefined : 'DW-IV.8'
}

/** DW-XXIV.5: from inside a building at somebody outside. */
function shootsOut(g: Demonworld, shooter: Element, target: Element): boolean {
  return ground(g).buildings !== null && isInside(g, shooter) && !isInside(g, target)
}

function isChained(g: Demonworld, supporter: Element, shooter: Element): boolean {
  return friendsOf(g, supporter).some(other => other === shooter || g.backs[other] === shooter)
}

/**
 * DW-IV.9, DW-IV.13, DW-XII.20: the base number of a shot at a target that hits `struck`: the target itself, or a
 * neighbour hit by a stray shot, which counts as if it stood on the target's field, or as it is seen (AMB-13). `landed` is
 * the field a stray shot comes down on.
 */
export function rangedBase(
  g: Demonworld,
  shooter: Element,
  target: Element,
  struck: Element,
  supports: number,
  intoMelee: boolean,
  landed: Hex = NONE,
): BaseNumber {
  if (isBig(g, shooter) || isBig(g, target))
    return bigRangedBase(g, shooter, target, struck, supports, intoMelee, landed)
  const land = ground(g)
  const hex = g.at[target]
  const distance = rangeTo(g, shooter, target)
  const sections = g.rules.strayAsSeen
    ? sectionsOf(g, shooter, struck, NONE)
    : sectionsSeen(g, shooter, hex, sizeNow(g, struck), target)
  return addUp([
    { name: 'weapon', value: rangedFactor(g.type[shooter], distance) },
    { name: 'skill', value: intoMelee || !g.rules.cardValues ? 0 : SKILL_RANGED[g.type[shooter]] },
    { name: 'armour', value: -armourWhere(g, struck, landed) },
    { name: 'magic', value: shotMagic(g, struck) },
    { name: 'support', value: intoMelee ? 0 : supports * RANGED_SUPPORT },
    { name: 'sections', value: sectionBonus(sections) },
    { name: 'halfSeen', value: sections === 0 && isInside(g, target) ? HALF_SEEN : 0 },
    { name: 'wood', value: g.rules.sight && land.terrain[hex] === WOOD && flightOf(g, target) === 0 ? WOOD_COVER : 0 },
  ])
}

import { DIRECTION_Q, DIRECTION_R } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { CHARIOT_PART, classOf, fieldsOf, partOf } from '../../bases.ts'
import { CHARIOT, cards, DRAGON, LARGE, RANGE, SKILL_RANGED } from '../../content/armies/cards.ts'
import { WOOD } from '../../content/board/terrain.ts'
import { RIDER_TARGET_SIZE } from '../../content/expert/large.ts'
import { RANGED_SUPPORT, WOOD_COVER } from '../../content/tables.ts'
import { ground, isDoomed, isHere, placeOf, seatOf, sideOf } from '../../elements.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { flightOf, heightPenalty } from '../flyers/heights.ts'
import { shotMagic } from '../magic/enchantments.ts'
import { rangedArmour } from '../magic/items.ts'
import { hasFoe } from '../movement/contact.ts'
import { addUp, type BaseNumber, inFieldOfFire, liesBefore, rangedFactor, sectionBonus } from '../shooting/range.ts'
import { sectionsAt } from '../shooting/sight.ts'
import { bodyOn, isBig } from './melee.ts'

/** DW-XVII.34, DW-XVII.38, DW-XVIII.4: whether a field is in the field of fire of a large element or of somebody on one. */
export function inLargeArc(g: Demonworld, shooter: Element, hex: Hex): boolean {
  const body = bodyOn(g, shooter)
  if (partOf(g, body, hex) !== NONE) return false
  if (CHARIOT[g.type[body]]) return true
  return DRAGON[g.type[body]] ? isAbreast(g, body, hex) : isBeforeGiant(g, body, hex)
}

/** DW-XVII.38: not behind the row through a dragon's head. */
function isAbreast(g: Demonworld, dragon: Element, hex: Hex): boolean {
  const { board } = ground(g)
  const facing = g.facing[dragon]
  const [q, r] = [board.q[hex] - board.q[g.at[dragon]], board.r[hex] - board.r[g.at[dragon]]]
  // forward is d(f) + d(f + 1), and the products of axial vectors are those of q² + qr + r²
  const fq = DIRECTION_Q[facing] + DIRECTION_Q[(facing + 1) % 6]
  const fr = DIRECTION_R[facing] + DIRECTION_R[(facing + 1) % 6]
  return 2 * q * fq + q * fr + r * fq + 2 * r * fr >= 0
}

/** DW-XVII.34: a wedge of 60° as wide as the base, without the fields beside it. */
function isBeforeGiant(g: Demonworld, giant: Element, hex: Hex): boolean {
  if (classOf(g, giant, hex) !== 0) return false
  const { board } = ground(g)
  return fieldsOf(g, giant).some(own => liesBefore(board, own, g.facing[giant], hex))
}

/** The fields of a target a shot may be aimed at, sight aside: in range and in the field of fire. */
export function shotFields(g: Demonworld, shooter: Element, target: Element): Hex[] {
  const mount = g.mount[target]
  const fields = mount === NONE ? fieldsOf(g, target) : [seatOf(g, mount)]
  return fields.filter(hex => {
    if (rangeToField(g, shooter, target, hex) > RANGE[g.type[shooter]]) return false
    if (hex === placeOf(g, shooter) && flightOf(g, target) > flightOf(g, shooter)) return true // DW-XXIII.10
    return isBig(g, shooter) ? inLargeArc(g, shooter, hex) : inFieldOfFire(g, shooter, hex)
  })
}

function rangeToField(g: Demonworld, shooter: Element, target: Element, hex: Hex): number {
  return ground(g).board.distance(placeOf(g, shooter), hex) + heightPenalty(g, shooter, target)
}

/** The same as `cannotAim` where a large element or somebody on one shoots or is shot at. */
export function cannotAimBig(g: Demonworld, shooter: Element, target: Element): RuleId | undefined {
  if (!isHere(g, target) || bodyOn(g, target) === bodyOn(g, shooter) || isDoomed(g, target)) return 'DW-IV.3'
  const body = bodyOn(g, target)
  if (sideOf(g, target) === sideOf(g, shooter) && (body !== target || !hasFoe(g, body))) return 'DW-IV.3'
  const fields = shotFields(g, shooter, target)
  if (fields.length === 0) return 'DW-IV.4'
  const { board } = ground(g)
  const isNear = fields.every(hex => board.distance(placeOf(g, shooter), hex) === 1)
  return isNear && g.engaged[g.unit[shooter]] ? 'DW-IV.3' : undefined
}

/** DW-XVII.42: the sections of a target seen on one of its fields; a rider shows one if any of his mount is seen there. */
export function sectionsOn(g: Demonworld, shooter: Element, target: Element, hex: Hex): number {
  const mount = g.mount[target]
  if (mount === NONE) return sectionsAt(g, shooter, target, hex)
  return sectionsAt(g, shooter, mount, hex) > 0 ? RIDER_TARGET_SIZE : 0
}

/** DW-IV.8: the factor of a shot at the nearest field of a target. */
export function nearestFactor(g: Demonworld, shooter: Element, target: Element): number {
  const ranges = shotFields(g, shooter, target).map(hex => rangeToField(g, shooter, target, hex))
  return ranges.length === 0 ? 0 : rangedFactor(g.type[shooter], Math.min(...ranges))
}

/** DW-XVII.12: true if a field a shot may be aimed at is seen. */
export function seesBig(g: Demonworld, shooter: Element, target: Element): boolean {
  return shotFields(g, shooter, target).some(hex => sectionsOn(g, shooter, target, hex) > 0)
}

/** DW-XVII.12, AMB2-07: the field that gives the best base number, the least covered one; NONE if none is seen. */
export function bestField(g: Demonworld, shooter: Element, target: Element): Hex {
  let best = NONE
  let most = Number.NEGATIVE_INFINITY
  for (const hex of shotFields(g, shooter, target)) {
    if (sectionsOn(g, shooter, target, hex) === 0) continue
    const value = chanceAt(g, shooter, target, hex)
    if (value <= most) continue
    most = value
    best = hex
  }
  return best
}

function chanceAt(g: Demonworld, shooter: Element, target: Element, hex: Hex): number {
  const factor = rangedFactor(g.type[shooter], rangeToField(g, shooter, target, hex))
  return (
    factor + sectionBonus(sectionsOn(g, shooter, target, hex)) + woodCover(g, target, hex) - armourOn(g, target, hex)
  )
}

/** DW-XII.20: what a wood takes from a shot at somebody on a field. */
export function woodCover(g: Demonworld, target: Element, hex: Hex): number {
  return g.rules.sight && ground(g).terrain[hex] === WOOD && flightOf(g, target) === 0 ? WOOD_COVER : 0
}

/** DW-XVII.42, DW-XVIII.3: the ranged armour on one field of a target. */
function armourOn(g: Demonworld, target: Element, hex: Hex): number {
  const mount = g.mount[target]
  if (mount !== NONE) return rangedArmour(g, target) + rangedArmour(g, mount)
  const { animals } = cards[g.type[target]]
  return animals && partOf(g, target, hex) !== CHARIOT_PART ? animals.armour.ranged : rangedArmour(g, target)
}

/** DW-XVII.14, DW-XVIII.3: the ranged armour a stray shot meets where it comes down; by older rules that of its card. */
export function armourWhere(g: Demonworld, struck: Element, landed: Hex): number {
  if (landed !== NONE && !g.rules.beforeTwelve) return armourOn(g, struck, landed)
  return rangedArmour(g, struck)
}

/** DW-XVII.13: true if at least half of a large element in melee is seen, so that it can be aimed at as any other target. */
export function isHalfSeen(g: Demonworld, shooter: Element, target: Element): boolean {
  const body = bodyOn(g, target)
  const half = Math.ceil(cards[g.type[body]].size / 2)
  return shotFields(g, shooter, body).some(hex => sectionsAt(g, shooter, body, hex) >= half)
}

/** The field a shot is aimed at: the chosen one, or the best. */
export function aimedField(g: Demonworld, shooter: Element, target: Element): Hex {
  const mark = g.mark[shooter]
  return mark !== NONE && partOf(g, bodyOn(g, target), mark) !== NONE ? mark : bestField(g, shooter, target)
}

/** DW-XVII.14, DW-XVIII.5: the fields among which the owner of a shot chooses; none where there is no choice. */
export function fieldsToAimAt(g: Demonworld, shooter: Element, target: Element, intoMelee: boolean): Hex[] {
  if (!LARGE[g.type[target]]) return []
  const seen = shotFields(g, shooter, target).filter(hex => sectionsOn(g, shooter, target, hex) > 0)
  if (intoMelee) return seen.length > 1 ? seen : []
  if (!CHARIOT[g.type[target]]) return []
  const itself = seen.filter(hex => partOf(g, target, hex) === CHARIOT_PART)
  const animals = seen.filter(hex => partOf(g, target, hex) !== CHARIOT_PART)
  if (itself.length === 0 || animals.length === 0) return []
  const easiest = animals.reduce((a, b) => (chanceAt(g, shooter, target, b) > chanceAt(g, shooter, target, a) ? b : a))
  return [...itself, easiest]
}

/** DW-XVII.11 … DW-XVII.14, DW-XVII.42, DW-XVIII.5, DW-XVIII.8: the same as `rangedBase` for large elements and riders. */
export function bigRangedBase(
  g: Demonworld,
  shooter: Element,
  target: Element,
  struck: Element,
  supports: number,
  intoMelee: boolean,
  landed: Hex = NONE,
): BaseNumber {
  const hex = aimedField(g, shooter, target)
  const own = hex === NONE ? placeOf(g, target) : hex
  const isStray = struck !== target
  const isKnown = landed !== NONE && !g.rules.beforeTwelve
  const met = isKnown ? landed : isStray ? placeOf(g, struck) : own
  const sections = isStray ? straySections(g, shooter, struck) : sectionsOn(g, shooter, target, met)
  return addUp([
    { name: 'weapon', value: rangedFactor(g.type[shooter], rangeToField(g, shooter, target, own)) },
    { name: 'skill', value: intoMelee || !g.rules.cardValues ? 0 : SKILL_RANGED[g.type[shooter]] },
    { name: 'armour', value: -armourOn(g, struck, met) },
    { name: 'magic', value: shotMagic(g, struck) },
    { name: 'support', value: intoMelee ? 0 : supports * RANGED_SUPPORT },
    { name: 'sections', value: sectionBonus(sections) },
    { name: 'wood', value: woodCover(g, target, own) },
  ])
}

/** DW-XVII.14: what is seen of somebody hit by chance; nothing of those wholly hidden. */
function straySections(g: Demonworld, shooter: Element, struck: Element): number {
  return Math.max(0, ...fieldsOf(g, struck).map(hex => sectionsAt(g, shooter, struck, hex)))
}

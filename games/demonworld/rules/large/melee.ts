import { CHARIOT_PART, fieldsOf, partField, partOf } from '../../bases.ts'
import { ARTILLERY, CHARGE, CHARIOT, COLOSSUS, cards, LARGE, PIKES, SKILL_MELEE } from '../../content/armies/cards.ts'
import {
  ACROSS_HEDGE,
  AGAINST_PIKES,
  AGAINST_SKIRMISHERS,
  BY_SKIRMISHERS,
  DIVE,
  FLANK_ATTACK,
  IN_WATER,
  LEADER_STRIKE,
  MELEE_SUPPORT,
  PER_LEVEL,
  REAR_ATTACK,
} from '../../content/tables.ts'
import { ground, seatOf } from '../../elements.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { strikeMagic } from '../magic/enchantments.ts'
import { meleeArmour, victoryOf } from '../magic/items.ts'
import { charges, strikesBetter, weaponFactor, wedgeBonus } from '../melee/hits.ts'
import { aspectAt, aspectOf, FLANK, FRONT, foesOf, isBefore, REAR } from '../movement/contact.ts'
import { isOfSquare } from '../movement/units.ts'
import { hasHedgeBetween } from '../shooting/hedges.ts'
import { addUp, type BaseNumber } from '../shooting/range.ts'
import {
  type Attack,
  attacksOf,
  mayStrikeAnimals,
  mayStrikeCrew,
  mayStrikeField,
  ridersFields,
  targetsOfAttack,
} from './attacks.ts'

/** True for large elements and for whoever rides on one. */
export function isBig(g: Demonworld, element: Element): boolean {
  return LARGE[g.type[element]] || g.mount[element] !== NONE
}

/** The element an attack meets on the board: a mount for its rider. */
export function bodyOn(g: Demonworld, element: Element): Element {
  return g.mount[element] === NONE ? element : g.mount[element]
}

/** The fields an element fights on: all of a base, but only his seat for a rider or passenger. */
function fightingFields(g: Demonworld, element: Element): Hex[] {
  return g.mount[element] === NONE ? fieldsOf(g, element) : [seatOf(g, g.mount[element])]
}

/** DW-XVII.42, DW-XVIII.8: with large targets come those who ride them, where their seat can be struck. */
function withRiders(g: Demonworld, foes: readonly Element[], reaches: (hex: Hex) => boolean): Element[] {
  const found = [...foes]
  for (const captain of g.captains) {
    const mount = g.mount[captain]
    if (mount !== NONE && foes.includes(mount) && reaches(seatOf(g, mount))) found.push(captain)
  }
  return found
}

/** DW-XVII.35, DW-XVII.40, DW-XVII.42: the enemies a large element, or somebody on one, may strike. */
export function bigTargets(g: Demonworld, element: Element): Element[] {
  const mount = g.mount[element]
  if (mount !== NONE) return attackTargets(g, mount, riderAttack(g, mount))
  const found: Element[] = []
  for (const attack of attacksOf(g, element)) {
    for (const foe of attackTargets(g, element, attack)) if (!found.includes(foe)) found.push(foe)
  }
  return found
}

/** DW-XVII.42, DW-XVIII.6: the attack of a commander on a mount, which his own weapon makes. */
function riderAttack(g: Demonworld, mount: Element): Attack {
  return { weapon: 'hand', factor: 0, fields: ridersFields(g, mount), part: NONE }
}

/** The enemies one attack of a large element may be made against, their riders among them. */
export function attackTargets(g: Demonworld, element: Element, attack: Attack): Element[] {
  return withRiders(g, targetsOfAttack(g, element, attack), hex => mayStrikeField(g, element, attack, hex))
}

/** DW-IMP.4: enemies before an element of one field, and those who ride large ones whose seat is before it. */
export function targetsBefore(g: Demonworld, element: Element): Element[] {
  const foes = foesOf(g, element).filter(foe => isBefore(g, element, foe))
  return withRiders(g, foes, hex => isFieldBefore(g, element, hex))
}

function isFieldBefore(g: Demonworld, element: Element, hex: Hex): boolean {
  const direction = ground(g).board.directionTo(g.at[element], hex)
  return direction >= 0 && aspectOf(g.facing[element], direction) === FRONT
}

/** DW-XVIII.7: the fields of a chariot that can be struck from a field: of the animals, of the chariot itself, or both. */
export function chariotFields(g: Demonworld, chariot: Element, from: Hex): Hex[] {
  const { board } = ground(g)
  return fieldsOf(g, chariot).filter(hex => {
    if (board.distance(hex, from) !== 1) return false
    return partOf(g, chariot, hex) === CHARIOT_PART
      ? mayStrikeCrew(g, chariot, from)
      : mayStrikeAnimals(g, chariot, from)
  })
}

/** DW-XVII.42, DW-XVIII.3, DW-XVIII.7: the melee armour an attack from a field meets. */
function armourAgainst(g: Demonworld, target: Element, from: Hex, mark: Hex): number {
  const mount = g.mount[target]
  if (mount !== NONE) return meleeArmour(g, target) + meleeArmour(g, mount)
  const { animals } = cards[g.type[target]]
  if (!animals) return meleeArmour(g, target)
  const fields = chariotFields(g, target, from)
  const struck = fields.includes(mark) ? mark : fields[0]
  const isCrew = struck === undefined || partOf(g, target, struck) === CHARIOT_PART
  return isCrew ? meleeArmour(g, target) : animals.armour.melee
}

/** The field an attack comes from: that of the part that strikes, or the one beside the target. */
function strikingField(g: Demonworld, attacker: Element, target: Element, part: number): Hex {
  if (part !== NONE) return partField(g, attacker, part)
  const { board } = ground(g)
  const others = fightingFields(g, target)
  const own = fightingFields(g, attacker)
  return own.find(hex => others.some(other => board.distance(hex, other) === 1)) ?? own[0]
}

/** DW-XVII.29, DW-IMP.4: what the attacker's field is to the target; FRONT where flank and rear do not count. */
function aspectOfBlow(g: Demonworld, attacker: Element, target: Element, from: Hex): number {
  const body = bodyOn(g, target)
  if (LARGE[g.type[body]]) return aspectAt(g, from, body)
  if (isOfSquare(g, target)) return FRONT
  const direction = ground(g).board.directionTo(g.at[target], from)
  return direction < 0 || g.at[attacker] === undefined ? FRONT : aspectOf(g.facing[target], direction)
}

/** DW-XVII.29: flank and rear give colossi nothing, chariots nothing against colossi, nobody anything against guns; crews of guns all. */
function hasFlankBonus(g: Demonworld, attacker: Element, target: Element): boolean {
  if (COLOSSUS[g.type[attacker]] || ARTILLERY[g.type[target]]) return false
  if (ARTILLERY[g.type[attacker]] && g.rules.beforeTwelve) return false
  return !(CHARIOT[g.type[attacker]] && COLOSSUS[g.type[bodyOn(g, target)]])
}

/** DW-XVII.6: levels above the target, in the relation that is worst for the striker. */
export function worstHeight(g: Demonworld, attacker: Element, target: Element): number {
  const land = ground(g)
  if (land.isBare) return 0
  let worst = Number.POSITIVE_INFINITY
  for (const own of fightingFields(g, attacker)) {
    for (const other of fightingFields(g, target)) {
      if (land.board.distance(own, other) === 1) worst = Math.min(worst, land.level[own] - land.level[other])
    }
  }
  return Number.isFinite(worst) ? worst : 0
}

/**
 * DW-XVII.3, DW-XVII.29, DW-IMP.4: the base number of an attack by or against a large element or somebody on one.
 * `blow` is the attack of a large element; without it the attacker strikes with his own weapon.
 */
export function bigMeleeBase(
  g: Demonworld,
  attacker: Element,
  target: Element,
  supports: number,
  blow?: Attack,
  mark: Hex = g.mark[attacker],
): BaseNumber {
  const land = ground(g)
  const [unit, foe, card] = [g.unit[attacker], g.unit[target], g.type[attacker]]
  const from = strikingField(g, attacker, target, blow?.part ?? NONE)
  const aspect = aspectOfBlow(g, attacker, target, from)
  const bonus = hasFlankBonus(g, attacker, target)
  const skills = g.rules.cardValues
  const own = !LARGE[card]
  const to = strikingField(g, target, attacker, NONE)
  const wet = land.isBare ? 0 : (land.depth[from] > 0 ? 1 : 0) + (land.depth[to] > 0 ? 1 : 0)
  const hedge = !land.isBare && land.board.distance(from, to) === 1 && hasHedgeBetween(land, from, to)
  return addUp([
    { name: 'weapon', value: blow?.factor ?? weaponFactor(g, attacker, bodyOn(g, target)) },
    { name: 'figure', value: own && strikesBetter(g, attacker) ? LEADER_STRIKE : 0 },
    { name: 'victory', value: victoryOf(g, unit) },
    { name: 'armour', value: -armourAgainst(g, target, from, mark) },
    { name: 'magic', value: strikeMagic(g, attacker, target) },
    { name: 'skill', value: skills ? SKILL_MELEE[card] : 0 },
    { name: 'enemySkill', value: skills && aspect !== REAR ? -SKILL_MELEE[g.type[target]] : 0 },
    { name: 'charge', value: own && g.mount[attacker] === NONE && charges(g, attacker) ? CHARGE[card] : 0 },
    { name: 'pikes', value: PIKES[g.type[target]] && aspect === FRONT ? AGAINST_PIKES : 0 },
    { name: 'againstSkirmishers', value: g.skirmish[foe] ? AGAINST_SKIRMISHERS : 0 },
    { name: 'asSkirmishers', value: g.skirmish[unit] ? BY_SKIRMISHERS : 0 },
    { name: 'flank', value: bonus && aspect === FLANK ? FLANK_ATTACK : 0 },
    { name: 'rear', value: bonus && aspect === REAR ? REAR_ATTACK : 0 },
    { name: 'hedge', value: hedge ? ACROSS_HEDGE : 0 },
    { name: 'water', value: wet * IN_WATER },
    { name: 'height', value: worstHeight(g, attacker, target) * PER_LEVEL },
    { name: 'support', value: wet > 0 || hedge ? 0 : supports * MELEE_SUPPORT },
    { name: 'wedge', value: own && g.mount[attacker] === NONE ? wedgeBonus(g, attacker) : 0 },
    { name: 'dive', value: g.dived[bodyOn(g, attacker)] ? DIVE : 0 },
  ])
}

import { d6, type RuleId, roll } from '@hexarium/kernel'
import { board, turnedBy } from '../content/board.ts'
import { leavesLadder } from '../content/breach.ts'
import { FREE, TOWER, WALL, WATER } from '../content/maps.ts'
import {
  ABOVE,
  AREAS,
  BELLY,
  EVERYWHERE,
  everyArea,
  HEAD,
  HELPLESS,
  LEGS,
  UNDERNEATH,
  WINGS,
} from '../content/monsters.ts'
import {
  ARH,
  attackOf,
  ENGINE,
  FIRST_MAJOR,
  firstOf,
  groupOf,
  isElemental,
  isMajor,
  isShooter,
  ROC,
  SER,
  TRX,
  typeOf,
  types,
} from '../content/types.ts'
import { tell } from '../events.ts'
import {
  type Area,
  ATTACKED,
  CAPTIVE,
  CLIMBED,
  type DragonRage,
  FIRED,
  GRUDGE,
  type Hex,
  LANDED,
  NO_ATTACK,
  NONE,
  SHAKEN,
  SHOT,
  SUMMONED,
  type Unit,
} from '../state.ts'
import { areFoes, bowsOnly, isMonstrous, mapOf, onMap, rollerOf } from '../units.ts'
import { groupsLeft, hurt, pointsLeft, sheetOf } from './damage.ts'
import { bonusAgainst, cannotDare, passesMorale, strengthOf } from './leadership.ts'
import { isOpen } from './terrain.ts'
import { fogParts, inWhirlwind } from './weather.ts'

/** DR-2.7.1.3: true if blows can be struck from one hex into another: next to it, or the same, and no wall between. */
export function isWithinReach(g: DragonRage, from: Hex, to: Hex): boolean {
  if (from === to) return true
  const side = board.sideBetween(from, to)
  if (side === NONE) return false
  const map = mapOf(g)
  const kind = map.side[side]
  if (kind === FREE || kind === WATER) return true
  return kind === WALL ? g.breaches.includes(side) : isOpen(g, map.entranceAt[side])
}

/** Why a unit cannot fight in melee at all this turn. */
export function cannotFight(g: DragonRage, unit: Unit): RuleId | undefined {
  if (!onMap(g, unit) || g.flying[unit]) return 'DR-2.7.1a'
  const deeds = g.deeds[unit]
  if (deeds & (SHOT | NO_ATTACK)) return isMajor(unit) ? 'DR-2.12.1.6' : 'DR-2.7.6.1a'
  if (deeds & SHAKEN) return 'DR-2.10.5.5'
  if (deeds & CLIMBED && leavesLadder.has(typeOf[unit])) return 'DR-2.5.3.1g'
  if (isMajor(unit)) return undefined
  if (deeds & ATTACKED) return 'DR-2.7.1d'
  if (bowsOnly(g, unit)) return typeOf[unit] === ARH ? 'DR-2.10.4' : 'DR-2.7.6.1d'
  if (groupOf[unit] === ENGINE) return 'DR-2.10.8'
  if (attackOf[unit] === 0) return 'DR-2.10.6'
  if (isElemental(unit) && deeds & SUMMONED && g.rulings.elementalFirstTurn) return 'DR-2.8.9a'
  return inWhirlwind(g, g.at[unit]) && !isMonstrous(g, unit) ? 'DR-2.8.7b' : undefined
}

/** Why a unit that can fight may not strike into a hex. */
export function cannotStrikeInto(g: DragonRage, unit: Unit, to: Hex): RuleId | undefined {
  return weatherParts(g, g.at[unit], to) ?? cannotReachInto(g, unit, to)
}

/** DR-2.8.6b, DR-2.8.7b: fog over either hex, or a whirlwind over the second. */
export function weatherParts(g: DragonRage, from: Hex, to: Hex): RuleId | undefined {
  if (fogParts(g, from, to)) return 'DR-2.8.6b'
  return inWhirlwind(g, to) ? 'DR-2.8.7b' : undefined
}

/** Why a unit's blows do not get into a hex, whatever the weather. */
export function cannotReachInto(g: DragonRage, unit: Unit, to: Hex): RuleId | undefined {
  const from = g.at[unit]
  if (from === to) return canStrikeHere(g, unit) ? undefined : 'DR-2.7.1a'
  if (isElemental(unit) && sharesHex(g, unit)) return 'DR-2.8.9c'
  // DR-2.11.2.2: a serpent strikes at towers on shore and bank
  if (typeOf[unit] === SER && mapOf(g).terrain[to] === TOWER && board.distance(from, to) === 1) return undefined
  if (isWithinReach(g, from, to)) return undefined
  return board.distance(from, to) === 1 ? 'DR-2.7.1.3' : 'DR-2.7.1a'
}

/** DR-2.7.6.1d: true if a unit strikes into a hex itself; other shooters add their arrows to those who do. */
export function comesToBlows(g: DragonRage, unit: Unit, to: Hex): boolean {
  return !isShooter(unit) || (!cannotFight(g, unit) && !cannotStrikeInto(g, unit, to))
}

/** DR-2.7.1a: blows within a hex: elementals and major monsters strike there, and others at an enemy elemental. */
function canStrikeHere(g: DragonRage, unit: Unit): boolean {
  if (isElemental(unit) || isMajor(unit)) return true
  for (let other = g.top[g.at[unit]]; other !== NONE; other = g.next[other])
    if (isElemental(other) && areFoes(g, unit, other)) return true
  return false
}

/** DR-2.8.9c: an elemental that shares its hex on the ground must attack there and nowhere else. */
function sharesHex(g: DragonRage, elemental: Unit): boolean {
  for (let other = g.top[g.at[elemental]]; other !== NONE; other = g.next[other])
    if (other !== elemental && !g.flying[other] && g.owner[other] !== CAPTIVE) return true
  return false
}

/** DR-2.7.2a, DR-2.7.3: why a unit may not strike at a monster. */
export function cannotStrikeAt(g: DragonRage, unit: Unit, monster: Unit): RuleId | undefined {
  if (!onMap(g, monster) || !areFoes(g, unit, monster) || g.flying[monster]) return 'DR-2.7.2a'
  const dares = cannotDare(g, unit)
  if (dares) return dares
  const [from, to] = [g.at[unit], g.at[monster]]
  const parted = weatherParts(g, from, to)
  if (parted) return parted
  if (from === to && !isMajor(monster) && !isElemental(unit)) return 'DR-2.7.1a'
  if (from !== to && isElemental(unit) && sharesHex(g, unit)) return 'DR-2.8.9c'
  if (!isWithinReach(g, from, to)) return board.distance(from, to) === 1 ? 'DR-2.7.1.3' : 'DR-2.7.2a'
  return isMajor(monster) && !canHitAny(g, unit, monster) ? 'DR-2.7.2b' : undefined
}

/** True if an area of a major monster can be hit from where a unit stands. */
export function canHitAny(g: DragonRage, unit: Unit, monster: Unit): boolean {
  for (const area of everyArea) if (!cannotHit(g, g.at[unit], monster, area)) return true
  return false
}

/** DR-2.12.1.6: where a hex lies as seen by a major monster, as one of the bits of its sheet. */
export function positionOf(g: DragonRage, monster: Unit, hex: Hex): number {
  const at = g.at[monster]
  if (hex === at) return UNDERNEATH
  const { terrain } = mapOf(g)
  if (terrain[hex] === TOWER && terrain[at] !== TOWER) return ABOVE
  return 1 << turnedBy(board.directionTo(at, hex), 6 - g.facing[monster])
}

/** DR-2.12.1.7: why an area cannot be hit from a hex. */
export function cannotHit(g: DragonRage, from: Hex, monster: Unit, area: Area): RuleId | undefined {
  if (area >= AREAS || pointsLeft(g, monster, area) <= 0) return 'DR-2.7.2c'
  return hitMask(g, monster, area) & positionOf(g, monster, from) ? undefined : 'DR-2.7.2b'
}

/** From where an area can be hit now. */
function hitMask(g: DragonRage, monster: Unit, area: Area): number {
  if (area === HEAD && groupsLeft(g, monster, WINGS) === 0 && groupsLeft(g, monster, LEGS) === 0) return HELPLESS
  // D26: a table may let a roc's belly be hit from everywhere
  if (area === BELLY && typeOf[monster] === ROC && g.rulings.rocBellyFrom) return EVERYWHERE
  return sheetOf(monster).areas[area].hitFrom
}

/** DR-2.7.2b, DR-2.7.3: what a blow needs, before bonuses. */
export function blowNeed(monster: Unit, area: Area): number {
  return isMajor(monster) ? sheetOf(monster).areas[area].toHit : types[typeOf[monster]].toHit
}

/** DR-2.7.2, DR-2.7.3: one unit's blow at a monster, after its morale check if it needs one. */
export function strikeAt(g: DragonRage, unit: Unit, monster: Unit, area: Area): void {
  if (!passesMorale(g, unit)) return
  const need = blowNeed(monster, area)
  const bonus = bonusAgainst(g, unit, monster)
  const isHit = roll(g, rollerOf(g, unit), d6, 'high') + bonus >= need
  const damage = isHit ? strengthOf(g, unit, isMajor(monster)) : 0
  g.deeds[unit] |= ATTACKED
  if (typeOf[monster] === TRX) g.marks[unit] |= GRUDGE << (monster - firstOf[TRX])
  tell(g, 'struckAt', unit, monster, area, need, bonus, damage)
  if (isHit) hurt(g, monster, area, damage, unit)
}

/** DR-2.12.1.6: groups of an area a monster can still use against a hex. */
export function limbsFor(g: DragonRage, monster: Unit, area: Area, to: Hex): number {
  const sheet = sheetOf(monster).areas[area]
  if (sheet.attack === 0 || !(sheet.strikes & positionOf(g, monster, to))) return 0
  if (area === HEAD && g.deeds[monster] & FIRED) return 0
  // DR-2.8.7b: in a whirlwind only head and legs fight
  if (area === WINGS && inWhirlwind(g, g.at[monster])) return 0
  return Math.max(0, groupsLeft(g, monster, area) - g.struck[(monster - FIRST_MAJOR) * AREAS + area])
}

/** DR-2.12.3: the strength of a group; a roc's legs are stronger when it has bounded or landed. */
export function limbStrength(g: DragonRage, monster: Unit, area: Area): number {
  const sheet = sheetOf(monster)
  if (area === LEGS && g.deeds[monster] & LANDED) return sheet.pouncing
  return sheet.areas[area].attack
}

import { beside, board } from '../content/board.ts'
import { chanceOf, chanceOnTable } from '../content/combat-table.ts'
import { AREAS } from '../content/monsters.ts'
import {
  attackOf,
  FIRST_MONSTER,
  isElemental,
  isHero,
  isMajor,
  isShooter,
  MIL,
  typeOf,
  UNITS,
} from '../content/types.ts'
import { blowNeed, cannotHit, isWithinReach } from '../rules/blows.ts'
import { bonusAgainst, moraleNeed, printedStrength, strengthOf } from '../rules/leadership.ts'
import { defenceOfAll, group } from '../rules/overrun.ts'
import { fogParts } from '../rules/weather.ts'
import { type Area, type DragonRage, type Hex, NONE, type Side, type Unit, WOUNDED } from '../state.ts'
import { isFoe, onMap } from '../units.ts'
import { gainOf } from './danger.ts'
import { taste } from './taste.ts'
import { damageWorth } from './worth.ts'

/** The area of a monster that is best struck at from a hex, and what a blow is expected to bring. */
export function bestArea(g: DragonRage, unit: Unit, monster: Unit, from: Hex): [area: Area, hope: number] {
  const morale = moraleNeed(g, unit)
  const dares = morale === 0 ? 1 : chanceOf(morale, 1)
  const bonus = bonusFrom(g, unit, monster, from)
  const strength = strengthFrom(g, unit, monster, from)
  let found: [number, number] = [0, 0]
  for (let area = 0; area < (isMajor(monster) ? AREAS : 1); area++) {
    if (isMajor(monster) && cannotHit(g, from, monster, area)) continue
    const hits = chanceOf(blowNeed(monster, area), 1, bonus)
    const counts = isMajor(monster) ? 1 : taste.now.minorBlow
    const hope = dares * hits * damageWorth(g, monster, area, strength) * counts
    if (hope > found[1]) found = [area, hope]
  }
  return found
}

/** DR-2.10.5.1: its strength there: a hero doubles who comes to him, but not against major monsters. */
function strengthFrom(g: DragonRage, unit: Unit, monster: Unit, from: Hex): number {
  const strength = strengthOf(g, unit, isMajor(monster))
  if (taste.now.led === 0 || from === g.at[unit] || isMajor(monster) || isHero(unit)) return strength
  for (let other = g.top[from]; other !== NONE; other = g.next[other])
    if (isHero(other) && g.owner[other] === g.owner[unit] && !(g.marks[other] & WOUNDED)) return 2 * attackOf[unit]
  return attackOf[unit]
}

/** DR-2.10.5.4, DR-2.8.5c: what is added to its roll there; who stands there already knows better. */
function bonusFrom(g: DragonRage, unit: Unit, monster: Unit, from: Hex): number {
  if (from === g.at[unit] || (isHero(unit) && isMajor(monster))) return bonusAgainst(g, unit, monster)
  return heroBeside(g, unit, from) ? 1 : 0
}

/**
 * What a unit can hope to do in melee from a hex it does not stand on yet: the best blow at a monster, or what it adds to
 * an attack of those who are there already.
 */
export function hopeFrom(g: DragonRage, unit: Unit, from: Hex): number {
  if (isShooter(unit) || attackOf[unit] === 0) return 0
  const side = g.owner[unit]
  let most = 0
  for (let d = -1; d < 6; d++) {
    const hex = d < 0 ? from : beside(from, d)
    if (hex < 0 || g.top[hex] === NONE) continue
    let foes = 0
    for (let other = g.top[hex]; other !== NONE; other = g.next[other]) {
      if (g.flying[other] || !isFoe(g, side, other)) continue
      if (other < FIRST_MONSTER) foes++
      else most = Math.max(most, hopeAgainst(g, unit, other, from))
    }
    if (foes > 0 && d >= 0 && isWithinReach(g, from, hex) && !fogParts(g, from, hex))
      most = Math.max(most, addedHope(g, unit, hex))
  }
  return most
}

function hopeAgainst(g: DragonRage, unit: Unit, monster: Unit, from: Hex): number {
  const to = g.at[monster]
  if (fogParts(g, from, to) || !isWithinReach(g, from, to)) return 0
  if (from === to && !isHero(unit) && !isElemental(unit)) return 0
  if (typeOf[unit] === MIL && !heroBeside(g, unit, from)) return 0
  return bestArea(g, unit, monster, from)[1]
}

function heroBeside(g: DragonRage, unit: Unit, hex: Hex): boolean {
  for (let other = 0; other < FIRST_MONSTER; other++)
    if (
      other !== unit &&
      isHero(other) &&
      g.owner[other] === g.owner[unit] &&
      onMap(g, other) &&
      !(g.marks[other] & WOUNDED)
    )
      if (board.distance(g.at[other], hex) <= 1) return true
  return false
}

/** What a unit adds to the chance of an attack on a hex by friends who stand beside it. */
function addedHope(g: DragonRage, unit: Unit, hex: Hex): number {
  const foes = group(g, g.owner[unit], hex)
  const defence = defenceOfAll(foes)
  const before = friendsBeside(g, g.owner[unit], hex, unit)
  const added = chanceOnTable(before + printedStrength(g, unit), defence) - chanceOnTable(before, defence)
  // who comes first makes room for more: a small hope even if alone he could do nothing
  return (added + (0.1 * printedStrength(g, unit)) / defence) * gainOf(g, foes, hex)
}

/** The strength of a side's units around a hex that can strike into it. */
function friendsBeside(g: DragonRage, side: Side, hex: Hex, but: Unit): number {
  let sum = 0
  for (let d = 0; d < 6; d++) {
    const near = beside(hex, d)
    if (near < 0 || !isWithinReach(g, near, hex)) continue
    for (let unit = g.top[near]; unit !== NONE; unit = g.next[unit])
      if (unit !== but && g.owner[unit] === side && !isMajor(unit) && !isShooter(unit) && !g.flying[unit])
        sum += printedStrength(g, unit)
  }
  return sum
}

/** The distance from a hex to the nearest enemy of a side; 99 if there is none. */
export function enemyDistance(g: DragonRage, side: Side, hex: Hex): number {
  let least = 99
  for (let unit = 0; unit < UNITS; unit++)
    if (onMap(g, unit) && isFoe(g, side, unit)) least = Math.min(least, board.distance(g.at[unit], hex))
  return least
}

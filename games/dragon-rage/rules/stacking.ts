import type { RuleId } from '@hexarium/kernel'
import { tramples } from '../content/breach.ts'
import { TOWER } from '../content/maps.ts'
import { sheets } from '../content/monsters.ts'
import { FIRST_MAJOR, isCharacter, isElemental, isHero, isMajor, SER, typeOf } from '../content/types.ts'
import { type DragonRage, type Hex, NONE, type Unit } from '../state.ts'
import { areFoes, isUnderBridge, mapOf, occupies } from '../units.ts'

/** Why the units in a hex, or a dead monster, keep another unit from entering it on the ground. */
export function cannotShare(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  if (g.carcasses.includes(hex)) return 'DR-2.12.1.8'
  if (g.top[hex] === NONE || isElemental(unit)) return undefined
  if (typeOf[unit] === SER && isUnderBridge(g, hex)) return cannotSwimWith(g, unit, hex)
  return crowd(g, unit, hex)
}

/** DR-2.11.2.1: no water hex with another monster; others on the bridge do not matter. */
function cannotSwimWith(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  for (let other = g.top[hex]; other !== NONE; other = g.next[other])
    if (other !== unit && typeOf[other] === SER) return 'DR-2.11.2.1'
  return undefined
}

function crowd(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  let count = 0
  let single = NONE
  let foes = 0
  for (let other = g.top[hex]; other !== NONE; other = g.next[other]) {
    if (other === unit || !occupies(g, other)) continue
    // DR-2.4.4b: a hero comes to a major monster, and to a friend underneath; by older rules not to both
    if (isHero(unit) && isMajor(other) && !g.rulings.beforeFive) continue
    count++
    single = other
    if (areFoes(g, unit, other)) foes++
  }
  if (count === 0) return undefined
  if (foes === count && overruns(unit)) return mapOf(g).terrain[hex] === TOWER ? 'DR-2.4.7.1' : undefined
  if (count > 1) return isCharacter(unit) ? 'DR-2.4.4a' : 'DR-2.4.3a'
  if (isHero(unit) && isMajor(single)) return undefined
  if (foes > 0) return 'DR-2.4.3a'
  if (isCharacter(unit)) return isMajor(single) ? 'DR-2.4.4b' : undefined
  return isCharacter(single) && !isMajor(unit) ? undefined : 'DR-2.4.3a'
}

/** DR-2.4.7.1: DRG, WRM, GNT and TRX walk through enemies. */
export function overruns(unit: Unit): boolean {
  return isMajor(unit) ? sheets[unit - FIRST_MAJOR].overruns : tramples.has(typeOf[unit])
}

/** DR-2.4.4b: a hero has come under a major monster; his move is over. */
export function isUnderMajor(g: DragonRage, hex: Hex): boolean {
  for (let other = g.top[hex]; other !== NONE; other = g.next[other])
    if (isMajor(other) && !g.flying[other]) return true
  return false
}

/** DR-2.4.7.1: who walks through enemies may not stop among them. */
export function isAmongFoes(g: DragonRage, unit: Unit, hex: Hex): boolean {
  for (let other = g.top[hex]; other !== NONE; other = g.next[other])
    if (occupies(g, other) && areFoes(g, unit, other)) return true
  return false
}

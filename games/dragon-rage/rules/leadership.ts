import { d6, type RuleId, roll } from '@hexarium/kernel'
import { board } from '../content/board.ts'
import { attackOf, GIANTS_ONCE, GNT, heroUnits, isHero, isMajor, MIL, typeOf, types } from '../content/types.ts'
import { tell } from '../events.ts'
import { type DragonRage, NONE, SHAKEN, type Side, type Unit, WOUNDED } from '../state.ts'
import { onMap, rollerOf } from '../units.ts'
import { isBoosted } from './weather.ts'

/** DR-2.10.5.1: what a unit strikes with: doubled beside an unwounded hero in its hex, but not against major monsters. */
export function strengthOf(g: DragonRage, unit: Unit, againstMajor: boolean): number {
  const strength = printedStrength(g, unit)
  return againstMajor || isHero(unit) || !isLed(g, unit) ? strength : 2 * strength
}

/** DR-2.2.1, DR-2.11.1: the strength on a unit's counter; by older rules giants had another. */
export function printedStrength(g: DragonRage, unit: Unit): number {
  return typeOf[unit] === GNT && g.rulings.beforeEight ? GIANTS_ONCE : attackOf[unit]
}

/** True if an unwounded hero of its side is in a unit's hex. */
export function isLed(g: DragonRage, unit: Unit): boolean {
  return heroNear(g, unit, 0, true)
}

/** A friendly hero within a distance, other than the unit itself. */
function heroNear(g: DragonRage, unit: Unit, distance: number, unwounded: boolean): boolean {
  for (const hero of heroUnits) {
    if (hero === unit || !onMap(g, hero) || g.owner[hero] !== g.owner[unit]) continue
    if (unwounded && g.marks[hero] & WOUNDED) continue
    if (board.distance(g.at[hero], g.at[unit]) <= distance) return true
  }
  return false
}

/** DR-2.10.5.4, DR-2.8.5c, f: +1 against a monster for a hero beside it or for boosted morale, never for both. */
export function bonusAgainst(g: DragonRage, unit: Unit, monster: Unit): number {
  if (isHero(unit) && isMajor(monster)) return 1
  return hasAura(g, unit) || isBoosted(g, unit) ? 1 : 0
}

/** DR-2.10.5.4: an unwounded hero stands with a unit or beside it. */
export function hasAura(g: DragonRage, unit: Unit): boolean {
  return heroNear(g, unit, 1, true)
}

/** DR-2.10.1, DR-2.8.5e: militia will not attack monsters without a hero beside it, wounded or not, or boosted morale. */
export function cannotDare(g: DragonRage, unit: Unit): RuleId | undefined {
  if (typeOf[unit] !== MIL) return undefined
  return heroNear(g, unit, 1, false) || isBoosted(g, unit) ? undefined : 'DR-2.10.1'
}

/** DR-2.10.5.5: a side that had heroes and has none left. */
export function isDemoralised(g: DragonRage, side: Side): boolean {
  let had = false
  for (let hero = 0; hero < heroUnits.length; hero++) {
    if (g.heroOf[hero] !== side) continue
    if (g.owner[heroUnits[hero]] !== NONE) return false
    had = true
  }
  return had
}

/** DR-2.10.5.5: what a demoralised unit needs before it strikes at a monster; 0 if it needs no check. Who shoots never does. */
export function moraleNeed(g: DragonRage, unit: Unit): number {
  if (isMajor(unit) || !isDemoralised(g, g.owner[unit])) return 0
  return Math.max(1, types[typeOf[unit]].escape - 1 - (isBoosted(g, unit) ? 1 : 0))
}

/** DR-2.10.5.5: true if the unit may attack; otherwise it cannot attack this turn. */
export function passesMorale(g: DragonRage, unit: Unit): boolean {
  const need = moraleNeed(g, unit)
  if (need === 0) return true
  const passes = roll(g, rollerOf(g, unit), d6, 'high') >= need
  tell(g, 'morale', unit, need, passes ? 1 : 0)
  if (!passes) g.deeds[unit] |= SHAKEN
  return passes
}

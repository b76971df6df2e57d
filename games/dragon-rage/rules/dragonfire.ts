import type { RuleId } from '@hexarium/kernel'
import { beside, board } from '../content/board.ts'
import { isFullDragon } from '../content/breach.ts'
import { FREE, TOWER, WALL, WATER } from '../content/maps.ts'
import { TOWER_ESCAPE } from '../content/monsters.ts'
import { FIRST_MAJOR, isMajor, typeOf } from '../content/types.ts'
import { tell } from '../events.ts'
import {
  type Direction,
  type DragonRage,
  FIRED,
  FLIES,
  type Hex,
  LANDED,
  NONE,
  SLITHERS,
  TOOK_OFF,
  type Unit,
} from '../state.ts'
import { mapOf, onMap, unitsOn } from '../units.ts'
import { isAmok, sheetOf } from './damage.ts'
import { disturb, escapeOrDie, killerPenalty } from './dying.ts'
import { isOpen } from './terrain.ts'
import { destroy } from './victory.ts'
import { frontDirection } from './walking.ts'
import { fogParts, inWhirlwind, isBoosted } from './weather.ts'

/** Why a dragon cannot breathe fire this turn (DR-2.12.1.5a, e). */
export function cannotBreathe(g: DragonRage, unit: Unit): RuleId | undefined {
  if (!isMajor(unit) || !onMap(g, unit) || sheetOf(unit).fires === 0) return 'DR-2.12.1.5e'
  if (isAmok(g, unit)) return 'DR-2.12.1.7.1'
  if (g.fires[unit - FIRST_MAJOR] >= sheetOf(unit).fires || g.deeds[unit] & FIRED) return 'DR-2.12.1.5e'
  if (g.gait[unit] === SLITHERS) return 'DR-2.12.1.5a'
  if (g.flying[unit])
    return sheetOf(unit).firesInFlight && !(g.deeds[unit] & (TOOK_OFF | LANDED)) ? undefined : 'DR-2.12.1.5a'
  return g.gait[unit] === FLIES ? 'DR-2.12.1.5a' : undefined
}

/** Why fire may not be breathed into one of the three hexes in front. */
export function cannotBreatheInto(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  const direction = frontDirection(g, unit, hex)
  if (direction < 0) return 'DR-2.12.1.5b'
  if (fogParts(g, g.at[unit], hex)) return 'DR-2.8.6b'
  if (inWhirlwind(g, hex)) return 'DR-2.8.7b'
  if (g.flying[unit]) return mapOf(g).terrain[hex] === TOWER ? undefined : 'DR-2.12.1.5a'
  return isShut(g, g.at[unit], direction) ? 'DR-2.12.1.5b' : undefined
}

/** True if a wall or a closed entrance stops fire. */
function isShut(g: DragonRage, from: Hex, direction: Direction): boolean {
  const map = mapOf(g)
  const side = board.side[from * 6 + direction]
  const kind = map.side[side]
  if (kind === FREE || kind === WATER) return false
  return kind === WALL ? !g.breaches.includes(side) : !isOpen(g, map.entranceAt[side])
}

/** DR-2.12.1.5b: the hexes fire reaches: the first, and the one behind it unless a tower, a wall or the reach stops it. */
export function hexesAblaze(g: DragonRage, unit: Unit, first: Hex): Hex[] {
  const direction = frontDirection(g, unit, first)
  const { terrain } = mapOf(g)
  const second = beside(first, direction)
  if (sheetOf(unit).fireHexes < 2 || terrain[first] === TOWER || second === NONE) return [first]
  if (isShut(g, first, direction) || terrain[second] === 0) return [first]
  return fogParts(g, first, second) || inWhirlwind(g, second) ? [first] : [first, second]
}

/** DR-2.12.1.5c, d: everybody there escapes or dies, friends too; points are destroyed. */
export function breathe(g: DragonRage, unit: Unit, first: Hex): void {
  const ablaze = hexesAblaze(g, unit, first)
  g.fires[unit - FIRST_MAJOR]++
  g.deeds[unit] |= FIRED
  tell(g, 'breathed', unit, ...ablaze)
  for (const hex of ablaze) {
    const units = unitsOn(g, hex)
    disturb(g, units)
    for (const other of units) escapeOrDie(g, other, fireBonus(g, unit, other, hex))
    destroy(g, hex)
    if (g.core.result) return
  }
}

/** What is added to an escape roll from this dragon's fire in a hex; DR-2.8.5d: boosted morale, too. */
export function fireBonus(g: DragonRage, dragon: Unit, unit: Unit, hex: Hex): number {
  const tower = mapOf(g).terrain[hex] === TOWER ? TOWER_ESCAPE : 0
  const killer = isFullDragon(typeOf[dragon]) ? killerPenalty(g, unit) : 0
  return sheetOf(dragon).fireEscape + tower + killer + (isBoosted(g, unit) ? 1 : 0)
}

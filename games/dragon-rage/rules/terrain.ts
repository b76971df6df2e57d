import type { RuleId } from '@hexarium/kernel'
import { beside, board } from '../content/board.ts'
import { DOCK, FORD, FOREST, FREE, MIXED, RIVER, SEA, WALL, WATER } from '../content/maps.ts'
import { ELEMENTAL, GNT, groupOf, isMajor, SER, typeOf } from '../content/types.ts'
import {
  BROKEN,
  CITY,
  type Direction,
  type DragonRage,
  type Entrance,
  GONE,
  type Hex,
  type HexSide,
  NONE,
  OPEN,
  type Side,
  type Unit,
} from '../state.ts'
import { isBridge, isFree, mapOf } from '../units.ts'

/** DR-2.5.7b: the terrain of a hex; a destroyed bridge is plain river. */
export function groundOf(g: DragonRage, hex: Hex): number {
  const map = mapOf(g)
  return g.bridge[map.bridgeAt[hex]] === GONE ? RIVER : map.terrain[hex]
}

/** DR-2.5.2a, DR-2.11.1: who may enter rivers. */
export function entersRiver(unit: Unit): boolean {
  return typeOf[unit] === GNT || typeOf[unit] === SER
}

/** DR-2.5.5: true if an entrance lets a side's unit through. DR-2.8.9d: elementals pass any. */
export function isPassable(g: DragonRage, entrance: Entrance, unit: Unit): boolean {
  if (g.entrance[entrance] !== 0 || groupOf[unit] === ELEMENTAL) return true
  return controls(g, entrance, g.owner[unit])
}

/** DR-2.5.5b: the city controls tower entrances, and whoever was last on its inner side any other. */
export function controls(g: DragonRage, entrance: Entrance, side: Side): boolean {
  return mapOf(g).entrances[entrance].isTower ? side === CITY : g.holder[entrance] === side
}

/** True if an entrance stands open for blows and arrows: broken or opened (DR-2.5.5.3). */
export function isOpen(g: DragonRage, entrance: Entrance): boolean {
  return (g.entrance[entrance] & (BROKEN | OPEN)) !== 0
}

/** Why a unit on the ground may not step over a hexside, whoever stands beyond. */
export function cannotPass(g: DragonRage, unit: Unit, side: HexSide): RuleId | undefined {
  const map = mapOf(g)
  const kind = map.side[side]
  if (kind === FREE) return undefined
  if (kind === WATER) return entersRiver(unit) ? undefined : 'DR-2.1.2c'
  if (kind === WALL) return entersRiver(unit) && g.breaches.includes(side) ? undefined : 'DR-2.5.3a'
  if (isPassable(g, map.entranceAt[side], unit)) return undefined
  return map.entrances[map.entranceAt[side]].isTower ? 'DR-2.5.4b' : 'DR-2.5.5c'
}

/** Why the terrain of a hex is closed to a unit on the ground, from wherever it comes. */
export function cannotStandOn(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  const terrain = groundOf(g, hex)
  if (terrain === FOREST) return 'DR-2.1d'
  if (typeOf[unit] === SER) return cannotSwim(g, hex, terrain)
  if (terrain === SEA) return 'DR-2.5.1'
  if (typeOf[unit] === GNT) return undefined
  if (terrain === RIVER) return 'DR-2.5.2a'
  if (isMajor(unit) && terrain === FORD) return 'DR-2.12.1.2'
  if (groupOf[unit] !== ELEMENTAL) return undefined
  return terrain === FORD || terrain === DOCK || isBridge(terrain) ? 'DR-2.8.9c' : undefined
}

/** DR-2.11.2.1: sea, river, under bridges, free docks. */
function cannotSwim(g: DragonRage, hex: Hex, terrain: number): RuleId | undefined {
  if (terrain === SEA || terrain === RIVER || terrain === FORD || terrain === MIXED || isBridge(terrain))
    return undefined
  return terrain === DOCK && isFree(g, hex) ? undefined : 'DR-2.11.2.1'
}

/** Why a unit on the ground may not go from a hex to the next in a direction, as far as the map is concerned. */
export function cannotCross(g: DragonRage, unit: Unit, from: Hex, direction: Direction): RuleId | undefined {
  if (beside(from, direction) === NONE) return 'DR-2.1d'
  return cannotPass(g, unit, board.side[from * 6 + direction]) ?? cannotTread(g, unit, from, direction)
}

/** The same without regard to what stands on the hexside. */
export function cannotTread(g: DragonRage, unit: Unit, from: Hex, direction: Direction): RuleId | undefined {
  const to = beside(from, direction)
  const barred = cannotStandOn(g, unit, to)
  if (barred || entersRiver(unit)) return barred
  const map = mapOf(g)
  const back = direction < 3 ? direction + 3 : direction - 3
  // bridges, fords and mixed hexes are entered and left over their banks only
  return (map.banks[from] >> direction) & (map.banks[to] >> back) & 1 ? undefined : 'DR-2.5.2a'
}

/** DR-2.1.2d, DR-2.12.1.1.5: true if a monster that crashes into a hex dies there: land with a little water in it is enough. */
export function isDeadlyToCrash(g: DragonRage, hex: Hex): boolean {
  return showsWater(g, hex) || (!g.rulings.beforeFive && mapOf(g).shores.includes(hex))
}

/** Hexes of water, bridges included. */
export function showsWater(g: DragonRage, hex: Hex): boolean {
  const terrain = mapOf(g).terrain[hex]
  return terrain === SEA || terrain === RIVER || terrain === FORD || terrain === MIXED || isBridge(terrain)
}

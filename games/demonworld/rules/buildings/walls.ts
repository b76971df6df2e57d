import { CAVALRY, LARGE, SIZE } from '../../content/armies/cards.ts'
import { groundOf } from '../../content/board/ground.ts'
import type { Buildings } from '../../content/expert/buildings.ts'
import { BUILDING_COST, ENTERS_BUILDINGS } from '../../content/tables.ts'
import type { Demonworld, Hex } from '../../state.ts'

/** What became of a door (DW-XXIV.3). */
export const SHUT = 0
export const AJAR = 1
export const BROKEN = 2

/** DW-XXIV.3: the doors of a ground as they stand when a battle begins: unlocked, strong ones locked. */
export function hangDoors(g: Omit<Demonworld, 'core'>): void {
  const doors = groundOf(g.map).buildings?.doors ?? []
  g.doors = doors.map(({ stability }) => (stability > 0 ? SHUT : AJAR))
  g.stability = doors.map(({ stability }) => stability)
}

/** DW-XXIV.2: only infantry of size 1 or 2 enters buildings. */
export function entersBuildings(card: number): boolean {
  return !LARGE[card] && !CAVALRY[card] && SIZE[card] <= ENTERS_BUILDINGS
}

/** True if a door stands open, or is broken; walls and windows never are. */
export function isOpen(g: Demonworld, door: number): boolean {
  return door >= 0 && g.doors[door] !== SHUT
}

/** DW-XXIV.1, DW-XXIV.2: true if a wall or a closed door is between two fields, or the building is not for this card. */
export function isWalledOff(g: Demonworld, buildings: Buildings, card: number, side: number, to: Hex): boolean {
  if (buildings.wall[to]) {
    const door = buildings.doorIn[to]
    return door < 0 || !isOpen(g, door) || !entersBuildings(card)
  }
  if (buildings.inside[to] && !entersBuildings(card)) return true
  return buildings.barrier[side] > 0 && !isOpen(g, buildings.doorAt[side])
}

/** DW-XXIV.2, DW-XXIV.4: building fields and the field beyond a door. */
export function buildingCost(buildings: Buildings, side: number, to: Hex, cost: number): number {
  return buildings.inside[to] || buildings.doorIn[to] >= 0 || buildings.doorAt[side] >= 0 ? BUILDING_COST : cost
}

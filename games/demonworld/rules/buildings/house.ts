import type { RuleId } from '@hexarium/kernel'
import { ATTACK_ORDER, NEAR_BUILDING, SKIRMISH_ORDER } from '../../content/tables.ts'
import { ground, isCaptain, members } from '../../elements.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../../state.ts'
import { entersBuildings } from './walls.ts'

/** DW-XXIV.4: true for a field inside a building, or in the door of a thick wall. */
export function isIndoors(g: Demonworld, hex: Hex): boolean {
  const { buildings } = ground(g)
  return buildings !== null && hex !== NONE && (buildings.inside[hex] > 0 || buildings.doorIn[hex] >= 0)
}

/** DW-XXIV.4: true for an element that is inside a building. */
export function isInside(g: Demonworld, element: Element): boolean {
  return g.altitude[element] === 0 && isIndoors(g, g.at[element])
}

/** DW-XXIV.4: a unit is in a building as soon as one of its elements is. */
export function isHoused(g: Demonworld, unit: Unit): boolean {
  if (ground(g).buildings === null) return false
  return members(g, unit).some(element => isInside(g, element))
}

/** DW-XXIV.7: true if every element of a unit is inside. */
export function isSheltered(g: Demonworld, unit: Unit): boolean {
  if (ground(g).buildings === null) return false
  const elements = members(g, unit)
  return elements.length > 0 && elements.every(element => isInside(g, element))
}

/** DW-XXIV.4: how many fields a field is from the nearest building; more than any number without one. */
export function awayFromBuilding(g: Demonworld, hex: Hex): number {
  const { buildings } = ground(g)
  return buildings === null ? Number.POSITIVE_INFINITY : buildings.away[hex]
}

/** DW-XXIV.4: why a unit may not leave its formation to go up to a building: it is not for such troops, or too far away. */
export function cannotApproach(g: Demonworld, unit: Unit): RuleId | undefined {
  if (!g.rules.buildings || ground(g).buildings === null || isCaptain(g, unit)) return 'DW-XXIV.4'
  if (!entersBuildings(g.card[unit])) return 'DW-XXIV.2'
  const isNear = members(g, unit).some(element => awayFromBuilding(g, g.at[element]) <= NEAR_BUILDING)
  return isNear ? undefined : 'DW-XXIV.4'
}

/** DW-XXIV.6: inside, an order to attack or skirmish is enough. */
export function mayStormInside(g: Demonworld, unit: Unit): boolean {
  return g.order[unit] === ATTACK_ORDER || g.order[unit] === SKIRMISH_ORDER
}

/** DW-XXIV.3: where everybody stands when a round begins; nobody asks without buildings. */
export function notePosts(g: Demonworld): void {
  g.posts = ground(g).buildings === null ? [] : g.at.slice()
}

import { AREAS, LEGS, sheets, WINGS } from '../content/monsters.ts'
import { FIRST_MAJOR, FIRST_MONSTER, typeOf, types } from '../content/types.ts'
import type { Area, Unit } from '../state.ts'
import type { View } from '../view.ts'

/** Points an area of a major monster has left, as a view shows it. */
export function areaLeft(view: View, monster: Unit, area: Area): number {
  const { groups, hitPoints } = sheets[monster - FIRST_MAJOR].areas[area]
  return groups * hitPoints - view.damage[(monster - FIRST_MONSTER) * AREAS + area]
}

/** DR-2.7.4.2: groups of an area that are not destroyed. */
export function groupsStanding(view: View, monster: Unit, area: Area): number {
  const { groups, hitPoints } = sheets[monster - FIRST_MAJOR].areas[area]
  return groups === 0 ? 0 : groups - Math.floor(view.damage[(monster - FIRST_MONSTER) * AREAS + area] / hitPoints)
}

/** DR-2.12.1.1.1: the MP of a major monster. */
export function mpOfMonster(view: View, monster: Unit): number {
  return groupsStanding(view, monster, LEGS)
}

/** DR-2.12.1.1.6: whether its wings carry it, and whether its legs let it bound. */
export function fliesStill(view: View, monster: Unit): boolean {
  const { fly, areas } = sheets[monster - FIRST_MAJOR]
  const { groups, hitPoints } = areas[WINGS]
  const left = areaLeft(view, monster, WINGS)
  return fly > 0 && groupsStanding(view, monster, WINGS) === groups && 2 * left >= groups * hitPoints
}

export function boundsStill(view: View, monster: Unit): boolean {
  const { bound, areas } = sheets[monster - FIRST_MAJOR]
  const { groups, hitPoints } = areas[LEGS]
  if (bound === 0 || !fliesStill(view, monster)) return false
  return 2 * groupsStanding(view, monster, LEGS) > groups && 2 * areaLeft(view, monster, LEGS) >= groups * hitPoints
}

/** Points a minor monster has left. */
export function minorLeft(view: View, monster: Unit): number {
  return types[typeOf[monster]].hitPoints - view.damage[(monster - FIRST_MONSTER) * AREAS]
}

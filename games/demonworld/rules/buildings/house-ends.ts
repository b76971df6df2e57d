import { NEAR_BUILDING } from '../../content/tables.ts'
import { members } from '../../elements.ts'
import type { Demonworld, Element, Hex } from '../../state.ts'
import { foesAt } from '../movement/contact.ts'
import { HOLDING, type Move, pointsAllowed } from '../movement/move.ts'
import { isBold, walksOf } from '../movement/singly.ts'
import { manoeuvresOf } from '../movement/units.ts'
import { awayFromBuilding, isHoused, isIndoors, mayStormInside } from './house.ts'

/** DW-XXIV.4: true once an element of the unit is inside a building or in contact with one. */
export function isAtBuilding(g: Demonworld, here: Move): boolean {
  return members(g, here.unit).some(e => awayFromBuilding(g, g.at[e]) <= 1)
}

/**
 * DW-XXIV.4, DW-XXIV.6: where an element may go in a building, and around it not farther than two fields; who comes up to
 * one must get there. Outside, contact is for those only who may attack there.
 */
export function houseEnds(g: Demonworld, here: Move, element: Element): Hex[] {
  const holding = here.mode === HOLDING
  const budget = holding ? manoeuvresOf(g, here.unit) : pointsAllowed(g, here, 0)
  const storms = !holding && mayStormInside(g, here.unit)
  const ends = walksOf(g, here, element, { budget, byField: holding, loose: false, mayAttack: storms })
  const most = isAtBuilding(g, here) ? NEAR_BUILDING : 1
  const near = ends.filter(hex => awayFromBuilding(g, hex) <= most)
  const allowed = near.filter(hex => hex === g.at[element] || isIndoors(g, hex) || mayStandThere(g, here, element, hex))
  return allowed.length > 0 ? allowed : [g.at[element]]
}

function mayStandThere(g: Demonworld, here: Move, element: Element, hex: Hex): boolean {
  return foesAt(g, element, hex) === 0 || (isBold(g, here) && !isHoused(g, here.unit))
}

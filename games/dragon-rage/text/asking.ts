import { sheets } from '../content/monsters.ts'
import { FIRST_MAJOR, isMajor, types } from '../content/types.ts'
import { CITY, INVADER, type Side, TOOK_OFF, type Type, type Unit } from '../state.ts'
import type { View } from '../view.ts'

/** The side a seat plays, as far as sides are chosen. */
export function sideOf(view: View, seat: number): number {
  return view.seatOf.indexOf(seat)
}

/** How often each thing is in a force, by type; what is hidden counts as none. */
export function inForce(view: View, side: Side, type: Type): number {
  const kinds = view.force.length / 2
  return view.force[side * kinds + type] ?? 0
}

/** DR-2.12.1.1.4: true if the monster asked about took off this turn. */
export function tookOff(view: View): boolean {
  const { unit } = view.choice
  return unit !== undefined && (view.deeds[unit] & TOOK_OFF) !== 0
}

/** DR-2.12.1.1.4: how far the monster asked about has flown this turn, and how far it may, as far as that is known. */
export function flightOf({ choice: { unit, flown } }: View): [flown: number, most: number] | undefined {
  return unit === undefined || flown === undefined || !isMajor(unit)
    ? undefined
    : [flown, sheets[unit - FIRST_MAJOR].fly]
}

/** DR-2.12.1.5e: how often a dragon can still breathe fire in this game. */
export function firesLeft(view: View, unit: Unit): number {
  return isMajor(unit) ? sheets[unit - FIRST_MAJOR].fires - view.fires[unit - FIRST_MAJOR] : 0
}

/** DR-3.3.2: what one of a type costs the side of a seat, in points. */
export function priceFor(view: View, seat: number, type: Type): number {
  return types[type].halfPoints[payingSide(view, seat)] / 2
}

/** DR-3.3.2: what a seat's force has cost so far, and what it may cost, in points. */
export function accountOf(view: View, seat: number): { spent: number; budget: number } {
  const side = payingSide(view, seat)
  const spent = types.reduce((sum, _, type) => sum + inForce(view, side, type) * priceFor(view, seat, type), 0)
  return { spent, budget: view.budget[side] / 2 }
}

/** DR-3.3.2: what a seat has bought, by type and number. */
export function boughtBy(view: View, seat: number): [type: Type, count: number][] {
  const side = payingSide(view, seat)
  return types.flatMap((_, type): [Type, number][] => {
    const count = inForce(view, side, type)
    return count > 0 ? [[type, count]] : []
  })
}

/** How many of a type a seat has bought. */
export function ownedBy(view: View, seat: number, type: Type): number {
  return inForce(view, payingSide(view, seat), type)
}

/** Who looks on sees the invader's prices. */
function payingSide(view: View, seat: number): 0 | 1 {
  return sideOf(view, seat) === CITY ? CITY : INVADER
}

import { type Side, TOOK_OFF, type Type } from '../state.ts'
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

import { NONE, TOOK_OFF } from '../state.ts'
import type { View } from '../view.ts'

/** What the question under way is about, as far as it is chosen; what is not chosen is absent. */
export interface Asking {
  unit?: number
  monster?: number
  striker?: number
  shooter?: number
  beast?: number
  dragon?: number
  hex?: number
  to?: number
  wizard?: number
  elemental?: number
  price?: number
  units?: readonly number[]
  limbs?: readonly number[]
  /** Reinforcements still to come. */
  left?: number
}

/** The half-made choice in a view. */
export function asking(view: View): Asking {
  const chosen: Record<string, unknown> = { ...view.choice }
  for (const key of Object.keys(chosen)) if (chosen[key] === NONE) delete chosen[key]
  return chosen as Asking
}

/** The side a seat plays, as far as sides are chosen. */
export function sideOf(view: View, seat: number): number {
  return view.seatOf.indexOf(seat)
}

/** How often each thing is in a force, by type; what is hidden counts as none. */
export function inForce(view: View, side: number, type: number): number {
  const kinds = view.force.length / 2
  return view.force[side * kinds + type] ?? 0
}

/** DR-2.12.1.1.4: true if the monster asked about took off this turn. */
export function tookOff(view: View): boolean {
  const { unit } = asking(view)
  return unit !== undefined && (view.deeds[unit] & TOOK_OFF) !== 0
}

import { typeOf, types } from '../content/types.ts'
import type { DragonRage, Unit } from '../state.ts'

/** A state without a place in the order of play. */
export type Position = Omit<DragonRage, 'core'>

/** Names of sides in positions. */
export const SIDE_NAMES = ['invader', 'city'] as const
/** Whose a unit is: elementals may be out of control, Elowyn may be a captive. */
export const OWNER_NAMES = [...SIDE_NAMES, 'wild', 'captive'] as const
/** Names of maps in positions. */
export const MAP_NAMES = ['esirien', 'nurkott'] as const

/** The code of a counter. */
export function codeOf(unit: Unit): string {
  return types[typeOf[unit]].code
}

/** Phases by name, in the order of a half turn. */
export const PHASE_NAMES = ['magic', 'reinforcements', 'movement', 'missiles', 'melee'] as const
/** How Elowyn's story ends, where she is no longer on the map. */
export const ELOWYN_ENDS = ['safe', 'dead', 'deadAtStart'] as const

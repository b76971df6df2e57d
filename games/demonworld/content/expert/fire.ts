import { UNDERGROWTH, WOOD } from '../board/terrain.ts'

/** The numbers of the chapter on fire (DW-XXII). */

/** DW-XXII.4: how many rounds a field burns, by terrain; 0 for what does not burn. */
export function burningTime(terrain: number): number {
  return terrain === WOOD ? 10 : terrain === UNDERGROWTH ? 5 : 0
}

/** DW-XXII.1: by die: how far the wind turns, clockwise, and how much stronger it gets. */
export const WIND_TURNS: readonly number[] = [0, 1, 1, -1, -1, 2, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
export const WIND_GROWS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, -1, -1, -1, 2, -2, 0, 0, 0, 0, 0, 0]

/** DW-XXII.3: up to this die a field lit by hand catches fire. */
export const LIGHTING = 6
/** DW-XXII.5: what is added to the strength of the wind for spreading. */
export const SPREADING = 6
/** DW-XXII.9: the factor of flaming arrows. */
export const FLAMING_FACTOR = 1

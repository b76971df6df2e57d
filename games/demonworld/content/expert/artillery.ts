/** The numbers of the chapter on artillery (DW-XIX). */

/** DW-XIX.6: firing needs and costs so many load points, and a gun can have no more. */
export const FULL_LOAD = 6

/** DW-XIX.5: ranges. */
export const SHORT = 0
export const MEDIUM = 1
export const LONG = 2
export const OUT_OF_RANGE = -1

/** DW-XIX.7: what becomes of a shot. */
export const ON_TARGET = 0
export const DRIFT_ONE = 1
export const DRIFT_TWO = 2
export const JAMMED = 3
export const UNLOADED = 4
export const BURST = 5
/** DW-XIX.7: by die, the defects at every range. */
export const DEFECTS: readonly number[] = [-1, BURST, UNLOADED, JAMMED]
/** DW-XIX.7: by range, up to which die the shot drifts by two fields and by one. */
export const DRIFTS: readonly (readonly [two: number, one: number])[] = [
  [3, 3],
  [9, 17],
  [15, 19],
]

/** DW-XIX.12: what a wall shot down, a wood and undergrowth take from a projectile's factor. */
export const WALL_LOSS = 5
export const WOOD_LOSS = 2
export const UNDERGROWTH_LOSS = 1
/** DW-XIX.12: up to this die a wall is hit, above it who looks out over it. DW-XIX.8: likewise the field to the left. */
export const WALL_HIT = 3
export const LEFT_HIT = 3

/** DW-XIX.13: heights count from more than one level in so many fields on. */
export const FIELDS_A_LEVEL = 10
/** DW-XIX.13: how high a gun's muzzle is; how far it can be raised by field, and lowered, in so many fields by one. */
export const MUZZLE = 1
export const RAISES = 1
export const LOWERS_IN = 3

/** DW-XIX.18: up to this die the rider of a dragon is hit, or the passenger of a chariot. */
export const RIDER_HIT = 1
export const PASSENGER_HIT = 2
/** DW-XIX.18: the odd hit of a stone goes to the rider up to this die. */
export const ODD_HIT = 3

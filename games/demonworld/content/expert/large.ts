/** The numbers of the chapters on large elements (DW-XVII, DW-XVIII). */

/** DW-XVII.10: movement points of a step and of a turn. */
export const FORWARD_COST = 3
export const SIDEWAYS_COST = 4
export const BACKWARD_COST = 5
export const TURN_COST = 3

/** DW-XVII.33: water may be so much less deep than a colossus is tall. */
export const WADES = 2
/** DW-XVII.33: up to this height a step costs colossi nothing. */
export const EASY_CLIMB = 2
/** DW-XVIII.1: what one level costs a chariot. DW-XIX.2: what it costs a gun up or down a road, and down without one. */
export const CHARIOT_CLIMB = 3
export const GUN_CLIMB = 6
export const GUN_DESCENT_ROAD = 3
export const GUN_DESCENT = 6
/** DW-XVIII.1, DW-XIX.2: the steepest step of chariots and guns, in height. */
export const DEVICE_STEEPEST = 2

/** DW-XVII.28: how many fields a fighting colossus or chariot may move at the end of the melee phase. */
export const AFTER_MELEE_STEPS = 2
/** DW-XVII.36: how tall a giant must have been to bar its fields when dead. */
export const CORPSE_SIZE = 5
/** DW-XVII.39: how far breath reaches. */
export const BREATH_REACH = 3
/** DW-XVII.31: how tall a rider or passenger may be. DW-XVII.42: what he counts as when shot at. */
export const RIDER_SIZE = 2
export const RIDER_TARGET_SIZE = 1
/** DW-XVII.38: a rider's eye above the dragon; DW-XVIII.3: the platform of a chariot. */
export const SADDLE = 1
export const PLATFORM = 1

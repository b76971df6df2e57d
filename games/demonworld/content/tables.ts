import { d20 } from '@hexarium/kernel'

/**
 * The numbers of the book in one place. Rules cite the id next to each; movement costs are rebuilt from the chapter text
 * because the summary sheet is illegible (OCR-04).
 */

/** DW-I.3: base numbers and skills are tried with a die of so many sides. */
export const SIDES = d20.sides

/** The orders, numbered by the section of the movement phase they move in (DW-III.3). */
export const MOVE_ORDER = 0
export const SKIRMISH_ORDER = 1
export const ATTACK_ORDER = 2
export const HOLD_ORDER = 3
export const ORDERS = 4
/** Their letters on the markers. */
export const ORDER_LETTERS = 'BPAH'

/** DW-T5: initiative by order, in the first melee phase of a unit; index is the order. */
export const ORDER_INITIATIVE: readonly number[] = [0, 1, 2, 2]
/** DW-T2, DW-T5: initiative by weapon, in the first melee phase of a unit. */
export const WEAPON_INITIATIVE: Readonly<Record<string, number>> = {
  spear: 1,
  lance: 1,
  pike: 2,
  twoHanded: -1,
  bothHands: -1,
}
/** DW-T5: impetuous units, always. */
export const IMPETUOUS_INITIATIVE = 2

/** DW-T7: what a unit with neither leader nor commander does, by the die; 5 and 6 leave it to the owner. */
export const RANDOM_ORDER: readonly number[] = [-1, HOLD_ORDER, ATTACK_ORDER, SKIRMISH_ORDER, MOVE_ORDER, -1, -1]

/** DW-I.2: manoeuvres of every unit in the introduction game. */
export const INTRODUCTION_MANOEUVRES = 2
/** DW-IX.2: what a musician adds. DW-XIII.31: what a horde has. */
export const MUSICIAN_MANOEUVRES = 1
export const HORDE_MANOEUVRES = 1
/** DW-V.23: a unit of so many elements or fewer is small. */
export const SMALL_UNIT = 3
/** DW-V.11: up to so many in the front rank wheel cheaply. */
export const NARROW_FRONT = 5

/** DW-IV.9: ranged factors. */
export const RANGED_SUPPORT = 2
export const SECTIONS_PER_POINT = 2
export const WOOD_COVER = -2
/** DW-IV.13: up to this the chosen target is hit, above it a neighbour. */
export const TRUE_AIM = 3

/** DW-VI.13: melee factors. */
export const LEADER_STRIKE = 1
export const MELEE_SUPPORT = 3
export const FLANK_ATTACK = 2
export const REAR_ATTACK = 4
export const AGAINST_PIKES = -1
export const AGAINST_SKIRMISHERS = 1
export const BY_SKIRMISHERS = -1
export const ACROSS_HEDGE = -2
export const IN_WATER = -1
export const PER_LEVEL = 1
/** DW-XIV.1: so far below the base number a second attack is won. */
export const SECOND_ATTACK = 5

/** DW-VI.40: how far an element regroups without contact, and with one. */
export const REGROUP_FREE = 2
export const REGROUP_BOUND = 1

/** DW-XV.2: this always passes. */
export const ALWAYS_PASSES = 6
/** DW-XV.40: an enemy this near provokes. */
export const PROVOKED_AT = 3
/** DW-T3: an enemy already in melee, in charge tests. */
export const ENEMY_ENGAGED = 3

/** DW-T4: movement points a field, by class of terrain: open, difficult, rough. */
export const UNIT_COST: readonly number[] = [3, 4, 6]
export const LOOSE_COST: readonly number[] = [3, 3, 5]
/** DW-XI.8: along a road. */
export const ROAD_COST_INFANTRY = 2
export const ROAD_COST_CAVALRY = 3
/** DW-XI.5: surcharge by levels up and down; three and more cannot be climbed. */
export const UPHILL: readonly number[] = [0, 2, 4]
export const DOWNHILL: readonly number[] = [0, 0, 2]
export const TOO_STEEP = 3
/** DW-XI.6: cost of water by size (0 … 3) and depth (1 … 3); 0 cannot enter. */
export const WATER_COST: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  [0, 6, 0, 0],
  [0, 4, 6, 0],
]
/** DW-XI.7: over a hedge or a low wall. */
export const HEDGE_COST = 3

/** DW-T10: heights for sight. */
export const LEVEL_HEIGHT = 2
export const UNDERGROWTH_HEIGHT = 1
export const HEDGE_HEIGHT = 1
export const WOOD_HEIGHT = 10
/** DW-XVII.36: a dead colossus. DW-XXII.7: smoke rises without end; higher than anything on a board. */
export const CORPSE_HEIGHT = 2
export const SMOKE_HEIGHT = 1000

/** DW-XIII.2, DW-XIII.10: the fewest elements of a square and of a wedge. AMB-20: of a skirmish formation, as an option. */
export const SQUARE_MINIMUM = 6
export const WEDGE_MINIMUM = 6
export const SKIRMISH_MINIMUM = 5

/** DW-XVI.1: what the imperial side must destroy in scenario 1. */
export const LAST_STAND_POINTS = 475
/** DW-XVI.10: how far an army may miss the points agreed on. */
export const POINTS_TOLERANCE = 0.05
/** DW-XVI.12: full rows of a deployment zone. */
export const ZONE_ROWS = 3
/** Room is short where a zone has fewer fields for each element (a ruling of the house: blocks must fit). */
export const ZONE_ROOM = 1.5
/** DW-XVI.20: objectives. */
export const OBJECTIVE_VALUES: readonly number[] = [50, 100, 150, 200, 250, 300]
export const OBJECTIVE_SPACING = 10
/** DW-XVI.30 … DW-XVI.34: flank marches. */
export const SWIFT = 40
export const OUTSCOUTED = 1.5
export const ARRIVAL_ROLL = 4
export const ARRIVAL_ROUND_FLYING = 2
export const ARRIVAL_ROUND_SWIFT = 3
export const ARRIVAL_ROUND = 4
/** How far an entry field the enemy has closed is moved: the book says “slightly”, the number is ours. */
export const ENTRY_SHIFT = 3
/** DW-I.8: elements of so many figures are in close order. */
export const CLOSE_ORDER = 5

/** AMB-31: the direction a die gives on the rose: 1 is north-east, then clockwise. Directions are those of the hexes. */
export const ROSE: readonly number[] = [-1, 1, 0, 5, 4, 3, 2]

/** DW-XXIV.2, DW-XXIV.4: a field inside a building or beyond a door; DW-XXIV.2: the largest that go in. */
export const BUILDING_COST = 4
export const ENTERS_BUILDINGS = 2
/** DW-XXIV.1: how high the walls of a building are. DW-XXIV.4: how far outside the others of a unit may be. */
export const BUILDING_HEIGHT = 4
export const NEAR_BUILDING = 2
/** DW-X.6: single commanders of both sides who are so many fields apart are near each other: a choice of the house. */
export const NEAR_COMMANDERS = 3
/** DW-XXIV.5: a shot into a building at somebody of whom no section is seen in full. */
export const HALF_SEEN = -4

/** DW-XXIII.4, DW-XXIII.5, DW-XXIII.9: heights of flight. */
export const HIGHEST = 30
export const CLIMB = 15
export const LEAST_HEIGHT = 3
export const LEAST_ABOVE = 1
export const BREAK_OFF_HEIGHT = 15
/** DW-XXIII.6: a dragon on four fields counts as so tall in the air. DW-XXIII.3: a step in the air. */
export const FLYING_DRAGON = 3
export const FLIGHT_COST = 3
/** DW-XXIII.8: factors against a flyer as high as one reaches, and one higher. DW-XXIII.14: a dive. */
export const FULL_STRETCH = 3
export const OUT_OF_STRETCH = 2
export const DIVE = 2
/** AMB2-32: a colossus under a falling dragon is hurt above this. */
export const CRUSHED_ABOVE = 3

/** Rounds without a loss after which a battle is broken off if the table says nothing else, and the last round of all: rulings of the house. */
export const QUIET_ROUNDS = 8
export const LONGEST_BATTLE = 60

/** DR-2.8: the spells, in the order of the table. */
export const BOOST = 0
export const FOG = 1
export const WHIRLWIND = 2
export const LIGHTNING = 3
export const SUMMON = 4
export const DISMISS = 5

/** DR-2.8.2: for the whole game, each wizard. */
export const SPELL_POINTS = 10

/** DR-2.8: what a spell costs and how far it reaches. Boost costs 1 more for every hex of radius. */
export const spells = [
  { cost: 1, range: 0 },
  { cost: 2, range: 3 },
  { cost: 2, range: 4 },
  { cost: 3, range: 4 },
  { cost: 5, range: 2 },
  { cost: 0, range: 99 },
] as const

export const BOOST_RADIUS = 2
export const FOG_RADIUS = 2
/** DR-2.8.8: in the own hex; one less for every hex of distance. */
export const LIGHTNING_STRENGTH = 5
/** DR-2.8.9f: beyond this an elemental is lost for good. */
export const CONTROL_RANGE = 5
/** DR-2.8.7a: 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW as directions of the board. */
export const DRIFT: readonly number[] = [2, 1, 0, 5, 4, 3]

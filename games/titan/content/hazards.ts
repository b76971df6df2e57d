/** What lies in a hex or along its sides (TI-H1 … TI-H12): the index in `HAZARDS`. */
export type Hazard = number

/** The hazards: first what fills a hex, then what lies on a side. `tower` is open ground inside walls (TI-H2). */
export const HAZARDS = [
  'plain',
  'tree',
  'bramble',
  'drift',
  'volcano',
  'bog',
  'sand',
  'tower',
  'dune',
  'cliff',
  'slope',
  'wall',
] as const

/** The name of a hazard. */
export type HazardName = (typeof HAZARDS)[number]

/** The hazard with this name. */
export function hazardNamed(name: HazardName): Hazard {
  return HAZARDS.indexOf(name)
}

export const PLAIN = hazardNamed('plain')
export const TREE = hazardNamed('tree')
export const BRAMBLE = hazardNamed('bramble')
export const DRIFT = hazardNamed('drift')
export const VOLCANO = hazardNamed('volcano')
export const BOG = hazardNamed('bog')
export const SAND = hazardNamed('sand')
export const DUNE = hazardNamed('dune')
export const CLIFF = hazardNamed('cliff')
export const SLOPE = hazardNamed('slope')
export const WALL = hazardNamed('wall')

/** The cost of a hex, and of one that slows (TI-11.2, TI-11.4a). */
export const STEP = 1
export const SLOWED_STEP = 2

/** TI-H5s: hits a non-native takes in drift at the start of every strike phase. */
export const DRIFT_HITS = 1
/** TI-H6: dice a dragon has more in the volcano. */
export const VOLCANO_DICE = 2
/** TI-H6r: what a rangestrike at a dragon in the volcano needs more. */
export const VOLCANO_COVER = 1
/** TI-H4: skill a non-native loses striking out of bramble, and rangestriking over each hex of it. */
export const BRAMBLE_SKILL = -1
/** TI-H4: what a non-native needs more against a native in bramble. */
export const BRAMBLE_COVER = 1
/** TI-H9s: dice a native has more striking down a dune, and a non-native fewer striking up. */
export const DUNE_DOWN_DICE = 2
export const DUNE_UP_DICE = -1
/** TI-H11s: dice a native has more striking down a slope, and the skill a non-native loses striking up. */
export const SLOPE_DOWN_DICE = 1
export const SLOPE_UP_SKILL = -1
/** TI-H12: skill won striking down a wall, and lost striking up one or rangestriking up each. */
export const WALL_DOWN_SKILL = 1
export const WALL_UP_SKILL = -1

/** TI-13.2: the strike chart is this, less the striker's skill, plus the target's; never above HARDEST. */
export const EVEN_NUMBER = 4
export const HARDEST = 6

/** TI-12.2: dice of a rangestrike are power divided by this. TI-12.3: its ranges, counting both ends; the far one costs skill. */
export const RANGE_DIVISOR = 2
export const ADJACENT_RANGE = 2
export const NEAR_RANGE = 3
export const FAR_RANGE = 4
export const FAR_SKILL = -1

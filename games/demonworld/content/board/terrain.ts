/** What can cover a field's centre dot (DW-XI.1). */
export const TERRAINS = [
  'open',
  'rock',
  'undergrowth',
  'wood',
  'sand',
  'mud',
  'swamp',
  'water1',
  'water2',
  'water3',
  'ford',
] as const

export const OPEN = 0
export const UNDERGROWTH = 2
export const WOOD = 3
export const SAND = 4
export const SWAMP = 6
export const FORD = 10

/** The class that sets its cost: 0 open, 1 difficult, 2 rough (DW-T4). */
export const COST_CLASS: readonly number[] = [0, 1, 1, 1, 1, 2, 0, 0, 0, 0, 0]

/** How deep it is. */
export const DEPTH: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0]

/** What can stand on a hex side; a destroyed wall has no effect (DW-XI.7). */
export const HEDGE = 1
export const WALL = 2

import type { TerrainName } from './terrains.ts'

/** Where the masterboard comes from, for players. */
export const provenance =
  'The masterboard: the picture is missing from the text of the rule book. Lands, terrains and all 180 links with their ' +
  'symbols were read out of three free programs (two of one author, one independent) and agree in all of them; the ' +
  'corners of the numbers, which fix the entry sides, agree in two of the three and with the rule book. Its three ' +
  'captions about movement hold on this board, the second with an arch for the block it names (D3).'

/** What points from a land to a neighbour (TI-7.3). */
export type SymbolName = 'block' | 'arch' | 'arrow' | 'triple'
/** Where a land lies. */
export type Ring = 'outer' | 'middle' | 'tower' | 'inner'
/** Sides and corners of a land, which is a triangle with its corners cut off, clockwise. */
export const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type CompassName = (typeof COMPASS)[number]

/** One land as printed. */
export interface LandRow {
  readonly number: number
  readonly terrain: TerrainName
  readonly ring: Ring
  /** Place in the grid of triangles: those with an even sum of column and row stand on their tip. */
  readonly col: number
  readonly row: number
  /** The cut corner with the number; it fixes how the battleland lies (TI-10.1a). */
  readonly numberCorner: CompassName
  /** Symbol, side and neighbour of every way out. */
  readonly exits: readonly { readonly symbol: SymbolName; readonly side: CompassName; readonly to: number }[]
}

function land(
  number: number,
  terrain: TerrainName,
  ring: Ring,
  col: number,
  row: number,
  numberCorner: CompassName,
  ...exits: string[]
): LandRow {
  const read = exits.map(text => {
    const [symbol, side, to] = text.split(' ') as [SymbolName, CompassName, string]
    return { symbol, side, to: Number(to) }
  })
  return { number, terrain, ring, col, row, numberCorner, exits: read }
}

/** TI-2.1a, TI-2.1b: number, terrain, ring, column, row, corner of the number, then the ways out. */
export const LAND_ROWS: readonly LandRow[] = [
  land(1, 'plains', 'middle', 7, 5, 'S', 'triple SE 2', 'arch N 1000'),
  land(2, 'woods', 'middle', 8, 5, 'N', 'triple S 3', 'arch NE 7'),
  land(3, 'brush', 'middle', 8, 6, 'S', 'triple SE 4', 'arch SW 100'),
  land(4, 'hills', 'middle', 9, 6, 'N', 'triple NE 5', 'block S 103'),
  land(5, 'jungle', 'middle', 10, 6, 'NW', 'triple N 6', 'block SE 106'),
  land(6, 'plains', 'middle', 10, 5, 'SE', 'triple NW 7', 'arch NE 200'),
  land(7, 'desert', 'middle', 9, 5, 'NW', 'triple N 8', 'arch SW 2'),
  land(8, 'marsh', 'middle', 9, 4, 'SE', 'triple NE 9', 'arch NW 2000'),
  land(9, 'hills', 'middle', 10, 4, 'NW', 'triple SE 10', 'arch N 14'),
  land(10, 'brush', 'middle', 11, 4, 'SE', 'triple NE 11', 'arch S 200'),
  land(11, 'woods', 'middle', 12, 4, 'NW', 'triple N 12', 'block SE 110'),
  land(12, 'jungle', 'middle', 12, 3, 'SW', 'triple NW 13', 'block NE 113'),
  land(13, 'marsh', 'middle', 11, 3, 'NE', 'triple SW 14', 'arch N 300'),
  land(14, 'swamp', 'middle', 10, 3, 'SW', 'triple NW 15', 'arch S 9'),
  land(15, 'plains', 'middle', 9, 3, 'NE', 'triple N 16', 'arch SW 3000'),
  land(16, 'woods', 'middle', 9, 2, 'SW', 'triple NE 17', 'arch NW 21'),
  land(17, 'brush', 'middle', 10, 2, 'NE', 'triple N 18', 'arch SE 300'),
  land(18, 'hills', 'middle', 10, 1, 'SW', 'triple NW 19', 'block NE 117'),
  land(19, 'jungle', 'middle', 9, 1, 'S', 'triple SW 20', 'block N 120'),
  land(20, 'plains', 'middle', 8, 1, 'N', 'triple S 21', 'arch NW 400'),
  land(21, 'desert', 'middle', 8, 2, 'S', 'triple SW 22', 'arch SE 16'),
  land(22, 'marsh', 'middle', 7, 2, 'N', 'triple NW 23', 'arch S 4000'),
  land(23, 'hills', 'middle', 6, 2, 'S', 'triple N 24', 'arch SW 28'),
  land(24, 'brush', 'middle', 6, 1, 'N', 'triple NW 25', 'arch NE 400'),
  land(25, 'woods', 'middle', 5, 1, 'S', 'triple SW 26', 'block N 124'),
  land(26, 'jungle', 'middle', 4, 1, 'SE', 'triple S 27', 'block NW 127'),
  land(27, 'marsh', 'middle', 4, 2, 'NW', 'triple SE 28', 'arch SW 500'),
  land(28, 'swamp', 'middle', 5, 2, 'SE', 'triple S 29', 'arch NE 23'),
  land(29, 'plains', 'middle', 5, 3, 'NW', 'triple SW 30', 'arch SE 5000'),
  land(30, 'woods', 'middle', 4, 3, 'SE', 'triple NW 31', 'arch S 35'),
  land(31, 'brush', 'middle', 3, 3, 'NW', 'triple SW 32', 'arch N 500'),
  land(32, 'hills', 'middle', 2, 3, 'SE', 'triple S 33', 'block NW 131'),
  land(33, 'jungle', 'middle', 2, 4, 'NE', 'triple SE 34', 'block SW 134'),
  land(34, 'plains', 'middle', 3, 4, 'SW', 'triple NE 35', 'arch S 600'),
  land(35, 'desert', 'middle', 4, 4, 'NE', 'triple SE 36', 'arch N 30'),
  land(36, 'marsh', 'middle', 5, 4, 'SW', 'triple S 37', 'arch NE 6000'),
  land(37, 'hills', 'middle', 5, 5, 'NE', 'triple SW 38', 'arch SE 42'),
  land(38, 'brush', 'middle', 4, 5, 'SW', 'triple S 39', 'arch NW 600'),
  land(39, 'woods', 'middle', 4, 6, 'NE', 'triple SE 40', 'block SW 138'),
  land(40, 'jungle', 'middle', 5, 6, 'N', 'triple NE 41', 'block S 141'),
  land(41, 'marsh', 'middle', 6, 6, 'S', 'triple N 42', 'arch SE 100'),
  land(42, 'swamp', 'middle', 6, 5, 'N', 'triple NE 1', 'arch NW 37'),
  land(100, 'tower', 'tower', 7, 6, 'N', 'arrow NE 3', 'arrow NW 41', 'arrow S 101'),
  land(101, 'plains', 'outer', 7, 7, 'S', 'triple SW 142', 'arch N 100'),
  land(102, 'brush', 'outer', 8, 7, 'N', 'triple NW 101'),
  land(103, 'marsh', 'outer', 9, 7, 'S', 'triple SW 102', 'arch N 4'),
  land(104, 'jungle', 'outer', 10, 7, 'N', 'triple NW 103'),
  land(105, 'plains', 'outer', 11, 7, 'NW', 'triple SW 104'),
  land(106, 'brush', 'outer', 11, 6, 'SE', 'triple S 105', 'arch NW 5'),
  land(107, 'desert', 'outer', 12, 6, 'NW', 'triple SW 106'),
  land(108, 'marsh', 'outer', 12, 5, 'SE', 'triple S 107', 'arch NW 200'),
  land(109, 'brush', 'outer', 13, 5, 'NW', 'triple SW 108'),
  land(110, 'plains', 'outer', 13, 4, 'SE', 'triple S 109', 'arch NW 11'),
  land(111, 'swamp', 'outer', 14, 4, 'NW', 'triple SW 110'),
  land(112, 'marsh', 'outer', 14, 3, 'SW', 'triple S 111'),
  land(113, 'brush', 'outer', 13, 3, 'NE', 'triple SE 112', 'arch SW 12'),
  land(114, 'jungle', 'outer', 13, 2, 'SW', 'triple S 113'),
  land(115, 'plains', 'outer', 12, 2, 'NE', 'triple SE 114', 'arch SW 300'),
  land(116, 'brush', 'outer', 12, 1, 'SW', 'triple S 115'),
  land(117, 'marsh', 'outer', 11, 1, 'NE', 'triple SE 116', 'arch SW 18'),
  land(118, 'desert', 'outer', 11, 0, 'SW', 'triple S 117'),
  land(119, 'plains', 'outer', 10, 0, 'S', 'triple SE 118'),
  land(120, 'brush', 'outer', 9, 0, 'N', 'triple NE 119', 'arch S 19'),
  land(121, 'swamp', 'outer', 8, 0, 'S', 'triple SE 120'),
  land(122, 'marsh', 'outer', 7, 0, 'N', 'triple NE 121', 'arch S 400'),
  land(123, 'brush', 'outer', 6, 0, 'S', 'triple SE 122'),
  land(124, 'plains', 'outer', 5, 0, 'N', 'triple NE 123', 'arch S 25'),
  land(125, 'jungle', 'outer', 4, 0, 'S', 'triple SE 124'),
  land(126, 'marsh', 'outer', 3, 0, 'SE', 'triple NE 125'),
  land(127, 'brush', 'outer', 3, 1, 'NW', 'triple N 126', 'arch SE 26'),
  land(128, 'desert', 'outer', 2, 1, 'SE', 'triple NE 127'),
  land(129, 'plains', 'outer', 2, 2, 'NW', 'triple N 128', 'arch SE 500'),
  land(130, 'brush', 'outer', 1, 2, 'SE', 'triple NE 129'),
  land(131, 'marsh', 'outer', 1, 3, 'NW', 'triple N 130', 'arch SE 32'),
  land(132, 'swamp', 'outer', 0, 3, 'SE', 'triple NE 131'),
  land(133, 'plains', 'outer', 0, 4, 'NE', 'triple N 132'),
  land(134, 'brush', 'outer', 1, 4, 'SW', 'triple NW 133', 'arch NE 33'),
  land(135, 'jungle', 'outer', 1, 5, 'NE', 'triple N 134'),
  land(136, 'marsh', 'outer', 2, 5, 'SW', 'triple NW 135', 'arch NE 600'),
  land(137, 'brush', 'outer', 2, 6, 'NE', 'triple N 136'),
  land(138, 'plains', 'outer', 3, 6, 'SW', 'triple NW 137', 'arch NE 39'),
  land(139, 'desert', 'outer', 3, 7, 'NE', 'triple N 138'),
  land(140, 'marsh', 'outer', 4, 7, 'N', 'triple NW 139'),
  land(141, 'brush', 'outer', 5, 7, 'S', 'triple SW 140', 'arch N 40'),
  land(142, 'swamp', 'outer', 6, 7, 'N', 'triple NW 141'),
  land(200, 'tower', 'tower', 11, 5, 'NW', 'arrow SW 6', 'arrow N 10', 'arrow SE 108'),
  land(300, 'tower', 'tower', 11, 2, 'SW', 'arrow S 13', 'arrow NW 17', 'arrow NE 115'),
  land(400, 'tower', 'tower', 7, 1, 'S', 'arrow SE 20', 'arrow SW 24', 'arrow N 122'),
  land(500, 'tower', 'tower', 3, 2, 'SE', 'arrow NE 27', 'arrow S 31', 'arrow NW 129'),
  land(600, 'tower', 'tower', 3, 5, 'NE', 'arrow N 34', 'arrow SE 38', 'arrow SW 136'),
  land(1000, 'mountains', 'inner', 7, 4, 'N', 'arrow NE 2000', 'arrow NW 6000', 'block S 1'),
  land(2000, 'tundra', 'inner', 8, 4, 'NW', 'arrow SW 1000', 'arrow N 3000', 'block SE 8'),
  land(3000, 'mountains', 'inner', 8, 3, 'SW', 'arrow S 2000', 'arrow NW 4000', 'block NE 15'),
  land(4000, 'tundra', 'inner', 7, 3, 'S', 'arrow SE 3000', 'arrow SW 5000', 'block N 22'),
  land(5000, 'mountains', 'inner', 6, 3, 'SE', 'arrow NE 4000', 'arrow S 6000', 'block NW 29'),
  land(6000, 'tundra', 'inner', 6, 4, 'NE', 'arrow SE 1000', 'arrow N 5000', 'block SW 36'),
]

import { Board, rectangle } from '@hexarium/hex'

/** The map, our own design: rows from north to south; `.` open, `w` woods, `h` hill, `H` the hill in the middle. */
const rows = [
  '.........', //
  '..w...w..',
  '....h....',
  '.w..H..w.',
  '....h....',
  '..w...w..',
  '.........',
]

/** The board: nine columns of seven flat-topped hexes, numbered column then row from 1; even columns lie lower. */
export const board = new Board({
  orientation: 'flat',
  cells: rectangle('even-q', { lastColumn: 9, lastRow: 7 }),
})

/** What a hex is. */
export type Terrain = 'open' | 'woods' | 'hill'

/** The terrain of each hex. */
export const terrainOf: readonly Terrain[] = board.labels.map(label => {
  const letter = rows[Number(label.slice(2)) - 1][Number(label.slice(0, 2)) - 1]
  return letter === 'w' ? 'woods' : letter === '.' ? 'open' : 'hill'
})

/** The hill both sides want (SK-1.1). */
export const HILL = board.hex('0504')

/** Where the units start, by their number. */
export const startOf: readonly number[] = [
  '0203',
  '0205',
  '0102',
  '0106',
  '0201',
  '0207',
  '0803',
  '0805',
  '0902',
  '0906',
  '0801',
  '0807',
].map(label => board.hex(label))

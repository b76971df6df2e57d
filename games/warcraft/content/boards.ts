import { Board, type Cell, type HexId } from '@hexarium/hex'
import { maps } from './maps.ts'

/** What a space is (WC-B-CMP-04, WC-X-CMP-03). A Town counts as clear ground: who owns it is in the state. */
const CLEAR = 0
export const FOREST = 1
export const GOLDMINE = 2
export const MOUNTAIN = 3
export const OBJECTIVE = 4
export const TOWN = 5
export const WATER = 6
export const TERRAINS = ['clear', 'forest', 'goldmine', 'mountain', 'objective', 'town', 'water'] as const

/** A map with everything that is printed on it. Spaces are called A1, A2 … row by row, and by their coordinates. */
export interface GameMap {
  readonly id: string
  readonly board: Board
  /** By hex. */
  readonly terrain: readonly number[]
  /** By hex: the victory points of an objective. */
  readonly points: readonly number[]
  /** By hex: the board piece it lies on, or nothing. */
  readonly pieces: readonly string[]
  /** By hex: the spaces next to it. */
  readonly next: readonly (readonly HexId[])[]
  /** The Towns: whose, and where. `1`, `2` are Towns of the first and the second player. */
  readonly towns: readonly (readonly [owner: string, hex: HexId])[]
  /** Spaces a scenario names. */
  readonly labels: Readonly<Record<string, HexId>>
  /** By side of the board: 1 where a wall stands (WC-B-SCN-31). */
  readonly walls: Uint8Array
  readonly hasWalls: boolean
}

/** WC-B-SCN-31: the walls of The Captives, on single edges. */
const WALLS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  captives: [
    ['4,-3', '3,-3'],
    ['3,-1', '2,-1'],
    ['-4,3', '-3,3'],
    ['-3,1', '-2,1'],
  ],
}

const LETTERS: Readonly<Record<string, number>> = {
  '.': CLEAR,
  f: FOREST,
  g: GOLDMINE,
  m: MOUNTAIN,
  '~': WATER,
  T: TOWN,
}

/** WC-B-CMP-03, WC-B-SET-02: the maps in the order of the scenarios, laid out of the board pieces. */
export const gameMaps: readonly GameMap[] = Object.keys(maps).map(readMap)

/** The map with this id. */
export function mapNamed(id: string): number {
  return gameMaps.findIndex(map => map.id === id)
}

function readMap(id: string): GameMap {
  const cells: Cell[] = []
  const terrain: number[] = []
  const points: number[] = []
  const pieces: string[] = []
  const towns: [string, HexId][] = []
  const labels: Record<string, HexId> = {}
  const rows: number[] = []
  const numbers: number[] = []
  for (const line of maps[id]) {
    const [start, ...spaces] = line.split(' ')
    const [q, r] = start.split(',').map(Number) as [number, number]
    if (!rows.includes(r)) rows.push(r)
    const row = rows.indexOf(r)
    spaces.forEach((space, i) => {
      const [, what, owner, label, piece] = /^(.)(?:=(\w+))?(?::(\w+))?(?:\/(\w+))?$/.exec(space)!
      numbers[row] = (numbers[row] ?? 0) + 1
      const name = `${String.fromCharCode(65 + row)}${numbers[row]}`
      const hex = cells.push({ q: q + i, r, label: name, aliases: [`${q + i},${r}`] }) - 1
      terrain.push(LETTERS[what] ?? OBJECTIVE)
      points.push(Number(/\d/.test(what) ? what : 0))
      pieces.push(piece ?? '')
      if (owner !== undefined) towns.push([owner, hex])
      if (label !== undefined) labels[label] = hex
    })
  }
  const board = new Board({ orientation: 'pointy', cells })
  const walls = new Uint8Array(board.sideCount)
  for (const [a, b] of WALLS[id] ?? []) walls[board.sideBetween(board.hex(a), board.hex(b))] = 1
  const next = cells.map((_, hex) => [0, 1, 2, 3, 4, 5].map(d => board.neighbour[hex * 6 + d]).filter(to => to >= 0))
  return { id, board, terrain, points, pieces, next, towns, labels, walls, hasWalls: id in WALLS }
}

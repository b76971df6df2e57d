import { Board, type Cell, hexagon, rectangle } from '../src/index.ts'

/** Dragon Rage: flat-top, columns 01–25, rows 01–17, even columns half a hex lower. */
export const dragonRage = new Board({
  orientation: 'flat',
  cells: rectangle('even-q', { lastColumn: 25, lastRow: 17 }),
})

/** Titan: flat-top, 27 hexes, columns A–F numbered from the bottom up; [column, q, r of number 1, length]. */
export const titan = new Board({
  orientation: 'flat',
  cells: (
    [
      ['A', 0, 4, 3],
      ['B', 1, 4, 4],
      ['C', 2, 4, 5],
      ['D', 3, 4, 6],
      ['E', 4, 3, 5],
      ['F', 5, 2, 4],
    ] as const
  ).flatMap(([letter, q, bottom, count]) =>
    Array.from({ length: count }, (_, i): Cell => ({ q, r: bottom - i, label: `${letter}${i + 1}` })),
  ),
})

/** Demonworld: pointy-top; a hexagon large enough for its examples, with labels "q,r". */
export const demonworld = new Board({ orientation: 'pointy', cells: hexagon(6) })

/** A card of Demonworld: rows A–P; q2 = 2n − 1 in even rows and 2n − 2 in odd ones, so row + q2 is odd. */
export const demonworldCard = new Board({
  orientation: 'pointy',
  cells: Array.from({ length: 16 }, (_, r) =>
    Array.from({ length: 17 + (r % 2) }, (_, i): Cell => {
      const doubled = r % 2 === 0 ? 2 * i + 1 : 2 * i
      return { q: (doubled - r - 1) / 2, r, label: `${'ABCDEFGHIJKLMNOP'[r]}${i + 1}` }
    }),
  ).flat(),
})

/** The hexes with these labels. */
export function hexes(board: Board, labels: string): number[] {
  return labels.split(' ').map(label => board.hex(label))
}

/** The labels of these hexes, sorted. */
export function labels(board: Board, ids: Iterable<number>): string[] {
  return Array.from(ids, id => board.labels[id]).sort()
}

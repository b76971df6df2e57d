import type { BoardScene, Scene, StageScene } from './scene.ts'

/** How many characters a unit of board length is wide in the terminal's map. */
const WIDTH = 4

/** A scene as plain text: a small map of each board that has room for one, what stands where, and the sheets. */
export function readOut(scene: Scene, columns = 120): string {
  const parts = scene.boards.map(board => readBoard(board, columns))
  if (scene.stage) parts.push(readStage(scene.stage))
  for (const sheet of scene.sheets) {
    parts.push([`── ${sheet.title}`, ...sheet.rows.map(row => `   ${row.say}`)].join('\n'))
  }
  return parts.filter(part => part !== '').join('\n\n')
}

/** A fight: both sides, and who fights on each. */
function readStage({ title, phase, sides }: StageScene): string {
  const head = phase === undefined ? title : `${title}, ${phase}`
  const lines = sides.flatMap(side => [`   ${side.say}`, ...side.pieces.map(piece => `      ${piece.say}`)])
  return [`── ${head}`, ...lines].join('\n')
}

function readBoard(board: BoardScene, columns: number): string {
  const map = drawMap(board, columns)
  const standing = board.counters.map(counter => `   ${counter.say}`)
  return [`── ${board.title}`, ...(map === '' ? [] : [map]), ...standing].join('\n')
}

/** A map of letters: each place shows the first counter on it, else its terrain. Empty if it would be too wide. */
export function drawMap(board: BoardScene, columns: number): string {
  if (board.places.length === 0) return ''
  const top = new Map<string, string>()
  for (const counter of board.counters) if (!top.has(counter.at)) top.set(counter.at, counter.short)
  const scale = fitting(board, top)
  if (Math.max(...board.places.map(place => place.x)) * scale > columns) return ''
  const left = Math.min(...board.places.map(place => place.x))
  const rows = new Map<number, { column: number; text: string }[]>()
  for (const place of board.places) {
    const row = Math.round(place.y * 1000)
    if (!rows.has(row)) rows.set(row, [])
    rows.get(row)!.push({ column: Math.round((place.x - left) * scale), text: top.get(place.id) ?? place.short ?? '·' })
  }
  const lines = [...rows].sort(([a], [b]) => a - b).map(([, cells]) => layOut(cells))
  return lines.join('\n')
}

function layOut(cells: { column: number; text: string }[]): string {
  let line = '   '
  for (const { column, text } of cells.sort((a, b) => a.column - b.column))
    line = line.padEnd(column + 3) + text.slice(0, 4)
  return line
}

/** So many characters a unit of length that no two texts of a row touch. */
function fitting(board: BoardScene, top: ReadonlyMap<string, string>): number {
  const rows = new Map<number, number[]>()
  for (const { x, y } of board.places) rows.set(Math.round(y * 1000), [...(rows.get(Math.round(y * 1000)) ?? []), x])
  const gaps = [...rows.values()].flatMap(xs =>
    xs
      .sort((a, b) => a - b)
      .slice(1)
      .map((x, i) => x - xs[i]),
  )
  const longest = Math.max(...board.places.map(place => (top.get(place.id) ?? place.short ?? '·').slice(0, 4).length))
  return Math.max(WIDTH, longest + 1) / (Math.min(...gaps) || 1)
}

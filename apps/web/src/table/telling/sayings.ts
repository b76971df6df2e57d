import type { Scene } from '@hexarium/kernel'

/** What is said of each element of a scene. */
export function sayings(scene: Scene): Map<string, string> {
  const said = new Map<string, string>()
  for (const sheet of scene.sheets) for (const row of sheet.rows) if (row.id !== undefined) said.set(row.id, row.say)
  for (const board of scene.boards) {
    for (const list of [board.places, board.sides, board.marks, board.counters]) {
      for (const { id, say } of list) said.set(id, say)
    }
  }
  return said
}

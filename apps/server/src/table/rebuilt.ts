import { type AnyGame, must } from '@hexarium/kernel'
import type { Absence } from './clock.ts'
import { type Done, Play } from './play.ts'
import { type Saved, save } from './saved.ts'
import type { Table } from './terms.ts'

/** A line of a table's log as it is kept. */
export interface Row {
  seq: number
  line: string
  actor: number
  at: number
  client: string | null
}

/** Does what a line says. A line that is missing before it is damage: what follows would be another game. */
export function redo(play: Play, row: Row): Done {
  if (row.seq !== play.seq + 1) throw new Error(`the log of table ${play.table.id} lacks line ${play.seq + 1}`)
  return play.redo(row.line, row.actor, row.at, row.client)
}

/** How a game that is over ended: its whole log, played again. */
export function rebuiltEnd(game: AnyGame, table: Table, rows: readonly Row[], absences: readonly Absence[]): Saved {
  const play = must(Play.begin(game, table, absences))
  for (const row of rows) redo(play, row)
  return save(play)
}

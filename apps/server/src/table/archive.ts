import { gunzipSync, gzipSync } from 'node:zlib'
import { type GameRecord, heard, SPECTATOR } from '@hexarium/kernel'
import type { Heard } from '@hexarium/wire'
import { type Statement, type Store, sql } from '../store/store.ts'
import type { Play } from './play.ts'
import { save, writeSaved } from './saved.ts'
import { seatsOver } from './tables.ts'

/** What is kept of a finished game: its record, and what everybody heard of it, readable whatever becomes of the rules. */
export interface Archived {
  record: GameRecord
  story: Heard[][]
}

/** The statements that close a table. */
export function archived(play: Play, at: number): Statement[] {
  const { table, match } = play
  const { result } = match.state.core
  const rated = table.terms.rated && play.status === 'finished' ? 1 : 0
  const unit = [
    sql(
      `UPDATE tables SET status = $1, result = $2, finished = $3, rating_due = $4 WHERE id = $5 AND status = 'running'`,
      [play.status, result && JSON.stringify(result), at, rated, table.id],
      1,
    ),
    seatsOver(table.id),
    sql('DELETE FROM snapshots WHERE table_id = $1', [table.id]),
    sql('DELETE FROM progress WHERE table_id = $1', [table.id]),
    sql('INSERT INTO archive (table_id, record, story) VALUES ($1, $2, $3)', [
      table.id,
      packed(match.record()),
      packed(play.course.story?.map(events => heard(events, SPECTATOR)) ?? []),
    ]),
  ]
  return unit
}

/** The statement that keeps a running table's state, and when it came about, to rebuild it sooner. */
export function snapshotted(play: Play, at?: number): Statement[] {
  return [
    sql(
      `INSERT INTO snapshots (table_id, seq, rules, data) SELECT $1, CAST($2 AS INTEGER), $3, $4
       WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1 AND status = 'running')
       ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, rules = excluded.rules, data = excluded.data
       WHERE snapshots.seq < excluded.seq`,
      [play.table.id, play.seq, play.table.rules, writeSaved({ ...save(play), at })],
    ),
  ]
}

/** What was kept of a finished game; undefined if there is nothing. */
export async function findArchived(store: Store, table: string): Promise<Archived | undefined> {
  const [row] = await store.query<{ record: Uint8Array; story: Uint8Array }>(
    'SELECT record, story FROM archive WHERE table_id = $1',
    [table],
  )
  return row && { record: unpacked(row.record) as GameRecord, story: unpacked(row.story) as Archived['story'] }
}

/** JSON, packed. */
export function packed(value: unknown): Uint8Array {
  return gzipSync(JSON.stringify(value), { level: 1 })
}

function unpacked(bytes: Uint8Array): unknown {
  return JSON.parse(gunzipSync(bytes).toString('utf8'))
}

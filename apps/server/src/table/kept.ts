import type { AnyGame } from '@hexarium/kernel'
import type { Reckoner } from '../reckon/reckoner.ts'
import type { Store } from '../store/store.ts'
import { findArchived } from './archive.ts'
import { type Behind, begun, followed } from './behind.ts'
import type { Absence } from './clock.ts'
import { Gallery } from './gallery.ts'
import { Play } from './play.ts'
import { type Row, redo } from './rebuilt.ts'
import { readSaved, type Saved } from './saved.ts'
import type { Table } from './terms.ts'

/** What a table is read with. */
export interface Reading {
  store: Store
  /** When the house was not there. */
  absences: readonly Absence[]
  reckoner: Reckoner
  now: () => number
}

/** A table as it is kept. */
export interface Read {
  play: Play
  /** Where watchers are behind. */
  gallery: Gallery | null
  /** When something happened last that everybody could notice. */
  at: number
  /** Up to which line there is a snapshot. */
  saved: number
}

/** Reads a table: from its snapshot, or how it ended, and the lines since; where that is damaged, from its whole log. */
export async function readTable(reading: Reading, game: AnyGame, table: Table): Promise<Read> {
  const { store } = reading
  const saved = (await snapshotOf(store, table)) ?? (await endOf(reading, game, table))
  const rows = saved ? await rowsAfter(store, table.id, saved.seq ?? 0) : await allRows(store, table)
  return (
    replayed(reading, game, table, saved, rows) ??
    replayed(reading, game, table, undefined, await allRows(store, table))!
  )
}

/** The lines of a table's log behind one. */
export function rowsAfter(store: Store, table: string, seq: number): Promise<Row[]> {
  return store.query<Row>(
    'SELECT seq, line, actor, at, client FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq',
    [table, seq],
  )
}

/** The whole log; of a game that is over, and has none any more, the lines of its record. */
async function allRows(store: Store, { id, finished }: Table): Promise<Row[]> {
  const rows = await rowsAfter(store, id, 0)
  if (rows.length > 0 || finished === null) return rows
  const { record } = (await findArchived(store, id)) ?? {}
  return (record?.choices ?? []).map((line, index) => ({ seq: index + 1, line, actor: -1, at: finished, client: null }))
}

/** What watchers who are behind may have seen, and what is coming, up to a line: a thread follows the log from its start. */
export async function readBehind(reading: Reading, game: AnyGame, table: Table, seq: number): Promise<Behind> {
  const { store, absences, reckoner, now } = reading
  const rows = (await allRows(store, table)).filter(row => row.seq <= seq)
  const until = now()
  const told = { game: game.id, table, rows, absences, until }
  const behind = await reckoner.ask(table.id, 'behind', told).catch(() => undefined)
  return behind?.ok ? behind.value : followed(game, table, rows, absences, until) // here it is told what is wrong
}

/** The snapshot, if there is one that these rules can read. */
async function snapshotOf(store: Store, { id, rules }: Table): Promise<Saved | undefined> {
  const [snapshot] = await store.query<{ rules: string; data: string }>(
    'SELECT rules, data FROM snapshots WHERE table_id = $1',
    [id],
  )
  // The log is the truth, a snapshot only saves time.
  return snapshot?.rules === rules ? readSaved(snapshot.data) : undefined
}

/** How it ended, if it is over: there is nothing to take back, so a thread can play it again. */
async function endOf({ store, absences, reckoner }: Reading, game: AnyGame, table: Table) {
  const { finished } = table
  if (finished === null) return undefined
  const told = { game: game.id, table, rows: await allRows(store, table), absences }
  const end = await reckoner.ask(table.id, 'end', told).catch(() => undefined)
  return end?.ok ? { ...end.value, at: finished } : undefined // else it is played again here, where what is wrong with it is told
}

/** True if there are watchers who have not seen all of it. */
function isBehind({ finished, terms }: Table, now: number): boolean {
  return terms.delay > 0 && (finished === null || finished + terms.delay * 1000 >= now)
}

/** What a snapshot and the lines since lead to; undefined if the snapshot is damaged. Throws if the log is. */
function replayed(
  { absences, now }: Reading,
  game: AnyGame,
  table: Table,
  saved: Saved | undefined,
  rows: readonly Row[],
): Read | undefined {
  let at = saved?.at ?? table.started ?? table.created
  try {
    const taken = saved ? Play.resume(game, table, saved, absences) : Play.begin(game, table, absences)
    if (!taken.ok) throw new Error(taken.problem.text)
    const play = taken.value
    const gallery = isBehind(table, now()) ? new Gallery(table.id, now, saved ? null : begun(play, at)) : null
    for (const row of rows) {
      const done = redo(play, row)
      if (done.quiet) continue
      at = row.at
      gallery?.happened(play, done, row.at)
    }
    if (table.status === 'broken') play.broken = true // the house may have closed it
    return { play, gallery, at, saved: saved?.seq ?? 0 }
  } catch (error) {
    if (saved) return undefined
    throw error
  }
}

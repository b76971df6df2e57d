import type { AnyGame } from '@hexarium/kernel'
import type { Reckoner } from '../reckon/reckoner.ts'
import type { Store } from '../store/store.ts'
import { findArchived } from './archive.ts'
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

/** The snapshot, if there is one that these rules can read. Who looks on later than it happens needs all from the start. */
async function snapshotOf(store: Store, { id, terms, rules }: Table): Promise<Saved | undefined> {
  if (terms.delay > 0) return undefined
  const [snapshot] = await store.query<{ rules: string; data: string }>(
    'SELECT rules, data FROM snapshots WHERE table_id = $1',
    [id],
  )
  // The log is the truth, a snapshot only saves time.
  return snapshot?.rules === rules ? readSaved(snapshot.data) : undefined
}

/** How it ended, if it is over for everybody: there is nothing to take back, so a thread can play it again. */
async function endOf({ store, absences, reckoner, now }: Reading, game: AnyGame, table: Table) {
  const { finished, terms } = table
  if (finished === null || finished + terms.delay * 1000 >= now()) return undefined
  const told = { game: game.id, table, rows: await allRows(store, table), absences }
  const end = await reckoner.ask(table.id, 'end', told).catch(() => undefined)
  return end?.ok ? { ...end.value, at: finished } : undefined // else it is played again here, where what is wrong with it is told
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
    const begun = saved ? Play.resume(game, table, saved, absences) : Play.begin(game, table, absences)
    if (!begun.ok) throw new Error(begun.problem.text)
    const play = begun.value
    const gallery = table.terms.delay > 0 && !saved ? new Gallery(play, at, now) : null
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

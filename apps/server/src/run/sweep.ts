import type { Config } from '../config.ts'
import { type Statement, type Store, sql } from '../store/store.ts'
import { brokenOff, takenAway } from '../table/tables.ts'

const DAY = 24 * 60 * 60 * 1000

/** Tables and people looked at together; and how many times so many in an hour: the rest comes later. */
const AT_ONCE = 500
const PAGES = 10

type Terms = Pick<
  Config,
  | 'GUEST_DAYS'
  | 'NOTICE_DAYS'
  | 'OPEN_TABLE_DAYS'
  | 'SESSION_DAYS'
  | 'CHAT_DAYS'
  | 'IDLE_DAYS'
  | 'AUDIT_DAYS'
  | 'LOG_DAYS'
>

/** Sweeps out what only grows, after the terms that were set; 0 keeps it for ever. The tables that were broken off for it. */
export async function sweep(store: Store, terms: Terms, now: number): Promise<string[]> {
  const before = (days: number): number => (days === 0 ? -1 : now - days * DAY)
  await store.write([
    sql('DELETE FROM sessions WHERE used < $1', [before(terms.SESSION_DAYS)]),
    sql('DELETE FROM notices WHERE at < $1', [before(terms.NOTICE_DAYS)]),
    sql('DELETE FROM tokens WHERE expires < $1', [now]),
    sql('DELETE FROM seeks WHERE at < $1', [before(terms.OPEN_TABLE_DAYS)]),
    sql('DELETE FROM reports WHERE closed < $1', [before(terms.AUDIT_DAYS)]),
    sql('DELETE FROM audit WHERE at < $1', [before(terms.AUDIT_DAYS)]),
    // no clock that runs began before these ended
    sql(
      `DELETE FROM absences WHERE until < COALESCE((SELECT min(started) FROM tables WHERE status = 'running'), CAST($1 AS BIGINT))`,
      [now],
    ),
  ])
  await sweepOpenTables(store, before(terms.OPEN_TABLE_DAYS))
  await sweepGuests(store, before(terms.GUEST_DAYS))
  await sweepOver(store, 'chat', before(terms.CHAT_DAYS))
  await sweepOver(store, 'log', before(terms.LOG_DAYS))
  return breakOffIdle(store, before(terms.IDLE_DAYS), now)
}

/** Tables that never started. */
async function sweepOpenTables(store: Store, before: number): Promise<void> {
  const old = await store.query<{ id: string }>(
    `SELECT id FROM tables WHERE status = 'open' AND created < $1 LIMIT ${AT_ONCE}`,
    [before],
  )
  for (const { id } of old) await store.write(takenAway(id), [`table:${id}`])
}

/** Guests who cannot come back, as their session has ended, and who left nothing. */
async function sweepGuests(store: Store, before: number): Promise<void> {
  const guests = await nextRows<{ id: string; created: number }>(store, {
    name: 'guests',
    text: `SELECT id, created FROM persons WHERE login IS NULL AND created < $1 AND (created, id) > ($2, $3)
           ORDER BY created, id LIMIT ${AT_ONCE}`,
    before,
    placeOf: ({ created, id }) => [created, id],
    isRound: true,
  })
  for (const { id } of guests)
    await store.write([
      sql(
        `DELETE FROM persons WHERE id = $1 AND login IS NULL
         ${['sessions', 'seats', 'chat', 'sanctions'].map(name => `AND NOT EXISTS (SELECT 1 FROM ${name} WHERE ${name}.person = $1)`).join(' ')}
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = $1)`,
        [id],
        1,
      ),
      ...['blocks', 'follows', 'notes', 'quiets', 'subscriptions', 'notices', 'seeks'].map(name =>
        sql(`DELETE FROM ${name} WHERE person = $1`, [id]),
      ),
    ])
}

/** What belongs to games that are over: their records are in the archive, and tables are shown from there. */
async function sweepOver(store: Store, name: 'log' | 'chat', before: number): Promise<void> {
  for (let page = 0; page < PAGES; page++) {
    const over = await nextRows<{ id: string; finished: number }>(store, {
      name,
      text: `SELECT id, finished FROM tables WHERE finished < $1 AND (finished, id) > ($2, $3)
             ORDER BY finished, id LIMIT ${AT_ONCE}`,
      before,
      placeOf: ({ finished, id }) => [finished, id],
      isRound: false,
    })
    for (const { id } of over) await store.write(forgotten[name](id))
    if (over.length < AT_ONCE) return
  }
}

const forgotten: Readonly<Record<'log' | 'chat', (table: string) => Statement[]>> = {
  log: id => [
    sql('DELETE FROM log WHERE table_id = $1 AND EXISTS (SELECT 1 FROM archive WHERE archive.table_id = $1)', [id]),
  ],
  chat: id => ['chat', 'mutes', 'quiets'].map(name => sql(`DELETE FROM ${name} WHERE table_id = $1`, [id])),
}

/** Games without a clock that nobody has gone on with. */
async function breakOffIdle(store: Store, before: number, now: number): Promise<string[]> {
  const running = await nextRows<{ id: string; updated: number; terms: string }>(store, {
    name: 'idle',
    text: `SELECT table_id AS id, progress.updated AS updated, terms FROM progress JOIN tables ON tables.id = table_id
           WHERE CAST($1 AS BIGINT) > 0 AND CAST($2 AS BIGINT) <= 0 AND table_id > $3 ORDER BY table_id LIMIT ${AT_ONCE}`,
    before,
    placeOf: ({ id }) => [0, id],
    isRound: true,
  })
  const closed: string[] = []
  for (const { id, updated, terms } of running) {
    if (updated >= before || !terms.includes('"clock":{"kind":"none"}')) continue
    const { unit, news } = brokenOff(id, now)
    if (await store.write(unit, news)) closed.push(id)
  }
  return closed
}

/** Rows in an order of their own, some at a time. */
interface Walk<T> {
  name: string
  /** With the term as $1 and the place behind which it goes on as $2 and $3. */
  text: string
  before: number
  placeOf: (row: T) => [number, string]
  /** At the end it begins anew: what could not be swept may be another time. */
  isRound: boolean
}

/** The next rows of a walk: where it stands is kept, so that nothing is looked through again and again. */
async function nextRows<T>(store: Store, { name, text, before, placeOf, isRound }: Walk<T>): Promise<T[]> {
  const setting = `swept ${name}`
  const [kept] = await store.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [setting])
  const [number, id] = kept ? (JSON.parse(kept.value) as [number, string]) : START
  const rows = await store.query<T>(text, [before, number, id])
  const last = rows.at(-1)
  const place = isRound && rows.length < AT_ONCE ? START : last && placeOf(last)
  if (place)
    await store.write([
      sql(
        'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        [setting, JSON.stringify(place)],
      ),
    ])
  return rows
}

const START: [number, string] = [-1, '']

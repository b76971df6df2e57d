import type { Config } from '../config.ts'
import { SESSION_DAYS } from '../people/sessions.ts'
import { type Store, sql } from '../store/store.ts'

const DAY = 24 * 60 * 60 * 1000

/** Tables and people swept at a time: the rest comes an hour later. */
const AT_ONCE = 500

type Terms = Pick<Config, 'GUEST_DAYS' | 'NOTICE_DAYS' | 'OPEN_TABLE_DAYS' | 'LOG_DAYS'>

/** Sweeps out what only grows, after the terms that were set; 0 keeps it for ever. */
export async function sweep(store: Store, terms: Terms, now: number): Promise<void> {
  const before = (days: number): number => (days === 0 ? -1 : now - days * DAY)
  await store.write([
    sql('DELETE FROM sessions WHERE used < $1', [before(SESSION_DAYS)]),
    sql('DELETE FROM notices WHERE at < $1', [before(terms.NOTICE_DAYS)]),
    sql('DELETE FROM tokens WHERE expires < $1', [now]),
    sql('DELETE FROM seeks WHERE at < $1', [before(terms.OPEN_TABLE_DAYS)]),
  ])
  await sweepOpenTables(store, before(terms.OPEN_TABLE_DAYS))
  await sweepGuests(store, before(terms.GUEST_DAYS))
  await sweepLogs(store, before(terms.LOG_DAYS))
}

/** Tables that never started. */
async function sweepOpenTables(store: Store, before: number): Promise<void> {
  const old = await store.query<{ id: string }>(
    `SELECT id FROM tables WHERE status = 'open' AND created < $1 LIMIT ${AT_ONCE}`,
    [before],
  )
  for (const { id } of old) {
    await store.write(
      [
        sql(`DELETE FROM tables WHERE id = $1 AND status = 'open'`, [id], 1),
        sql('DELETE FROM seats WHERE table_id = $1', [id]),
        sql('DELETE FROM notices WHERE table_id = $1', [id]),
        sql('DELETE FROM chat WHERE table_id = $1', [id]),
      ],
      [`table:${id}`],
    )
  }
}

/** Guests who cannot come back, as their session has ended, and who left nothing. */
async function sweepGuests(store: Store, before: number): Promise<void> {
  await store.write([
    sql(
      `DELETE FROM persons WHERE id IN (SELECT id FROM persons WHERE login IS NULL AND created < $1
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = persons.id)
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = persons.id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = persons.id)
         AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = persons.id)
         AND NOT EXISTS (SELECT 1 FROM sanctions WHERE sanctions.person = persons.id) LIMIT ${AT_ONCE})`,
      [before],
    ),
  ])
}

/** Logs of games that are over: their records are in the archive, and tables are shown from there. */
async function sweepLogs(store: Store, before: number): Promise<void> {
  const old = await store.query<{ id: string }>(
    `SELECT id FROM tables WHERE finished < $1 AND EXISTS (SELECT 1 FROM archive WHERE archive.table_id = tables.id)
     AND EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id) LIMIT ${AT_ONCE}`,
    [before],
  )
  for (const { id } of old) await store.write([sql('DELETE FROM log WHERE table_id = $1', [id])])
}

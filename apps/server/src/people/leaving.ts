import { canonical, type GameRecord, hash } from '@hexarium/kernel'
import { audited } from '../keeping/keepers.ts'
import { type Store, sql } from '../store/store.ts'
import { findArchived, packed } from '../table/archive.ts'
import { renamed } from './names.ts'

/** What somebody is called who has gone. */
const NOBODY = 'nobody'

/** What is kept of a person, and the column that says whose it is. Secrets stay out: they would help a thief alone. */
const KEPT: Readonly<Record<string, string>> = {
  person:
    'SELECT id, name, login, email, email_verified, notify, language, zone, listed, vacation_used, created FROM persons WHERE id = $1',
  sessions: 'SELECT id, agent, created, used FROM sessions WHERE person = $1',
  passkeys: 'SELECT id, created FROM passkeys WHERE person = $1',
  subscriptions: 'SELECT endpoint, created FROM subscriptions WHERE person = $1',
  blocks: 'SELECT blocked FROM blocks WHERE person = $1',
  follows: 'SELECT followed, since FROM follows WHERE person = $1',
  quiets: 'SELECT table_id FROM quiets WHERE person = $1',
  mutes: 'SELECT table_id, muted FROM mutes WHERE person = $1',
  notes: 'SELECT table_id, text, at FROM notes WHERE person = $1',
  chat: 'SELECT table_id, room, at, text FROM chat WHERE person = $1 ORDER BY at',
  notices: 'SELECT table_id, kind, at, seen FROM notices WHERE person = $1 ORDER BY at',
  ratings: 'SELECT game, scale, rating, deviation, games, updated FROM ratings WHERE person = $1',
  tables:
    'SELECT tables.id AS id, game, title, status, seat, tables.created AS created, finished FROM seats JOIN tables ON tables.id = seats.table_id WHERE person = $1',
  seeks: 'SELECT games, paces, rated, at FROM seeks WHERE person = $1',
  orders: 'SELECT table_id, seat, data, at FROM orders WHERE person = $1',
  contests: 'SELECT contest_id, kind, part, since FROM contest_people WHERE person = $1',
  honours: 'SELECT contest_id, kind, game, title, at FROM honours WHERE person = $1',
  reports: 'SELECT id, person, table_id, text, at, closed FROM reports WHERE reporter = $1',
  sanctions: 'SELECT kind, reason, since, until, lifted FROM sanctions WHERE person = $1',
}

/** What goes with who goes. */
const OWN = [
  'sessions',
  'passkeys',
  'subscriptions',
  'blocks',
  'follows',
  'quiets',
  'mutes',
  'notes',
  'chat',
  'notices',
  'ratings',
  'seeks',
  'orders',
  'contest_people',
  'honours',
]

/** All that is kept of a person, by what it is. */
export async function exported(store: Store, person: string): Promise<Record<string, Record<string, unknown>[]>> {
  const all: Record<string, Record<string, unknown>[]> = {}
  for (const [what, query] of Object.entries(KEPT)) all[what] = await store.query(query, [person])
  return all
}

/** Forgets a person. His games stay, with nobody's name in his seat; what he said and wrote goes. */
export async function forget(store: Store, person: string, at: number): Promise<void> {
  const sessions = await store.query<{ id: string }>('SELECT id FROM sessions WHERE person = $1', [person])
  await store.write(
    [
      ...renamed(person, NOBODY),
      sql(
        `UPDATE persons SET login = NULL, password = NULL, email = NULL, email_verified = 0, notify = '{}', language = NULL, zone = NULL, role = '' WHERE id = $1`,
        [person],
      ),
      ...OWN.map(name => sql(`DELETE FROM ${name} WHERE person = $1`, [person])),
      sql('DELETE FROM follows WHERE followed = $1', [person]),
      audited(person, at, 'delete-account', person, ''),
    ],
    [`person:${person}`, ...sessions.map(({ id }) => `session:${id}`)],
  )
  await forgetInRecords(store, person)
}

/** Takes a name out of records: they prove the same game without it. */
async function forgetInRecords(store: Store, person: string): Promise<void> {
  const seats = await store.query<{ table_id: string; seat: number }>(
    'SELECT seats.table_id AS table_id, seat FROM seats JOIN archive ON archive.table_id = seats.table_id WHERE person = $1',
    [person],
  )
  for (const { table_id, seat } of seats) {
    const kept = await findArchived(store, table_id)
    if (!kept) continue
    const { digest: _, ...rest } = kept.record
    const named = { ...rest, seats: rest.seats.map((name, of) => (of === seat ? NOBODY : name)) }
    const record: GameRecord = { ...named, digest: hash(canonical(named)) }
    await store.write([sql('UPDATE archive SET record = $1 WHERE table_id = $2', [packed(record), table_id])])
  }
}

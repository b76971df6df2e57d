import type { Honour } from '@hexarium/wire'
import { type Statement, type Store, sql } from '../store/store.ts'

const HONOURS = `SELECT contest_id AS contest, kind, honours.game AS game, title, honours.person AS person, name, at
  FROM honours JOIN persons ON persons.id = honours.person`

/** Of one person so many are shown. */
const SHOWN = 50

/** What somebody has won, the latest first. */
export function honoursOf(store: Store, person: string): Promise<Honour[]> {
  return store.query<Honour>(`${HONOURS} WHERE honours.person = $1 ORDER BY at DESC LIMIT ${SHOWN}`, [person])
}

/** Something won; `number` tells one of a contest's honours from the others. */
export function honoured(number: number, { contest, person, kind, game, title, at }: Omit<Honour, 'name'>): Statement {
  return sql(
    `INSERT INTO honours (contest_id, number, person, kind, game, title, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING`,
    [contest, number, person, kind, game, title, at],
  )
}

/** The wall of honour: those who want to be listed, by how much they have won, and what was won last. */
export async function wallOf(
  store: Store,
  { game, cursor, limit }: { game?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{
  wall: { person: string; name: string; count: number; last: number }[]
  honours: Honour[]
  next: string | null
}> {
  const before = Number(cursor ?? Number.MAX_SAFE_INTEGER)
  const [ofGame, values] = game === undefined ? ['', []] : ['AND honours.game = $1', [game]]
  const rows = await store.query<{ person: string; name: string; count: number; last: number }>(
    `SELECT honours.person AS person, name, count(*) AS count, max(at) AS last FROM honours
     JOIN persons ON persons.id = honours.person WHERE listed = 1 ${ofGame}
     GROUP BY honours.person, name ORDER BY count DESC, last DESC LIMIT 20`,
    values,
  )
  const honours = await store.query<Honour>(
    `${HONOURS} WHERE listed = 1 ${ofGame} AND at < $${values.length + 1} ORDER BY at DESC LIMIT $${values.length + 2}`,
    [...values, before, limit],
  )
  const wall = rows.map(({ count, last, ...rest }) => ({ ...rest, count: Number(count), last: Number(last) }))
  return { wall, honours, next: honours.length === limit ? String(honours.at(-1)?.at) : null }
}

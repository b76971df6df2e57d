import type { Holder, TableTerms } from '@hexarium/wire'
import { type Statement, type Store, sql } from '../store/store.ts'
import type { Table } from './terms.ts'

interface TableRow {
  id: string
  game: string
  rules: string
  title: string
  host: string
  status: Table['status']
  access: Table['access']
  terms: string
  link: string
  seed: string
  commitment: string
  position: string | null
  carried: string | null
  result: string | null
  rematch: string | null
  contest: string | null
  created: number
  started: number | null
  finished: number | null
}

interface SeatRow {
  seat: number
  kind: Holder['kind']
  person: string | null
  name: string
  level: string | null
  nonce: string
  seal: string
  share: Table['shares'][number]
}

const COLUMNS =
  'id, game, rules, title, host, status, access, terms, link, seed, commitment, position, carried, result, rematch, contest, created, started, finished'

/** A table as it is kept; undefined if there is none. */
export async function findTable(store: Store, id: string): Promise<Table | undefined> {
  const [row] = await store.query<TableRow>(`SELECT ${COLUMNS} FROM tables WHERE id = $1`, [id])
  if (!row) return undefined
  const seats = await store.query<SeatRow>(
    'SELECT seat, kind, person, name, level, nonce, seal, share FROM seats WHERE table_id = $1 ORDER BY seat',
    [id],
  )
  const { id: _, terms, position, carried, result, contest, ...rest } = row
  return {
    id,
    ...rest,
    terms: JSON.parse(terms) as TableTerms,
    position: position === null ? null : JSON.parse(position),
    carried: carried === null ? null : JSON.parse(carried),
    result: result === null ? null : JSON.parse(result),
    contest: contest === null ? null : JSON.parse(contest),
    holders: seats.map(({ kind, person, name, level }) => ({ kind, person, name, level })),
    nonces: seats.map(seat => seat.nonce),
    seals: seats.map(seat => seat.seal),
    shares: seats.map(seat => seat.share),
  }
}

/** The statements that keep a new table. */
export function tableStatements(table: Table): Statement[] {
  return [
    sql(
      `INSERT INTO tables (id, game, rules, title, host, status, access, terms, link, seed, commitment, position, created, carried, contest, started)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        table.id,
        table.game,
        table.rules,
        table.title,
        table.host,
        table.status,
        table.access,
        JSON.stringify(table.terms),
        table.link,
        table.seed,
        table.commitment,
        table.position === null ? null : JSON.stringify(table.position),
        table.created,
        table.carried === null ? null : JSON.stringify(table.carried),
        table.contest === null ? null : JSON.stringify(table.contest),
        table.started,
      ],
    ),
    ...table.holders.map((holder, seat) =>
      sql(
        `INSERT INTO seats (table_id, seat, kind, person, name, level, nonce, seal, share)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          table.id,
          seat,
          holder.kind,
          holder.person,
          holder.name,
          holder.level,
          table.nonces[seat],
          table.seals[seat],
          table.shares[seat],
        ],
      ),
    ),
  ]
}

/** Notes at its seats, too, when a table's game was over, and which it was: people's tables are found through their seats. */
export function seatsOver(table: string): Statement {
  return sql(
    `UPDATE seats SET ended = (SELECT finished FROM tables WHERE tables.id = $1),
       played = (SELECT game FROM tables WHERE tables.id = $1) WHERE table_id = $1`,
    [table],
  )
}

/** The statements by which the house breaks a running game off, and what it tells by it. */
export function brokenOff(table: string, at: number): { unit: Statement[]; news: string[] } {
  return {
    unit: [
      sql(`UPDATE tables SET status = 'broken', finished = $1 WHERE id = $2 AND status = 'running'`, [at, table], 1),
      seatsOver(table),
      sql('DELETE FROM progress WHERE table_id = $1', [table]),
      sql('DELETE FROM orders WHERE table_id = $1', [table]),
    ],
    news: [`table:${table}`, `closed:${table}`],
  }
}

/** The statements that take an open table away. */
export function takenAway(table: string): Statement[] {
  return [
    sql(`DELETE FROM tables WHERE id = $1 AND status = 'open'`, [table], 1),
    sql('DELETE FROM seats WHERE table_id = $1', [table]),
    sql('DELETE FROM notices WHERE table_id = $1', [table]),
    sql('DELETE FROM chat WHERE table_id = $1', [table]),
  ]
}

/** Seats as lists find them: `,0,2,`. */
export function seatList(seats: readonly number[]): string {
  return seats.length === 0 ? '' : `,${seats.join(',')},`
}

import type { Result } from '@hexarium/kernel'
import type { Rating } from '@hexarium/wire'
import { type Statement, type Store, sql } from '../store/store.ts'
import { findTable } from '../table/tables.ts'
import type { Table } from '../table/terms.ts'
import { glicko, newcomer, rested } from './glicko.ts'
import { unknown, wengLin } from './weng-lin.ts'

/** Two-player games are rated by Glicko-2, larger ones by Weng and Lin. */
type Scale = Rating['scale']

const DAY = 24 * 60 * 60 * 1000

/** One rating period of rest. */
const PERIOD = 30 * DAY

/** How often a settlement is tried when others settle games of the same people. */
const TRIES = 10

/** Which part of a ladder. */
export interface LadderWish {
  scale: Scale
  limit: number
  offset: number
  /** Who has played so many at least. */
  games: number
  /** Who has played in these last days. */
  days?: number | undefined
  of: 'all' | 'people' | 'followed'
}

/** Who is how good. A finished rated table is settled once, whoever gets to it first. */
export class Ratings {
  private readonly store: Store
  private readonly now: () => number

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  /** Settles the tables that wait for it. */
  async settleAll(): Promise<void> {
    const due = await this.store.query<{ id: string }>('SELECT id FROM tables WHERE rating_due = 1 LIMIT 100')
    for (const { id } of due) await this.settle(id)
  }

  /** Settles a table; nothing happens if it is settled already. */
  async settle(id: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await findTable(this.store, id)
      if (!table?.result) return
      const unit = await this.settlement(table)
      if (await this.store.write(unit)) return
      const [still] = await this.store.query('SELECT 1 AS one FROM tables WHERE id = $1 AND rating_due = 1', [id])
      if (!still) return
    }
  }

  /** The best of a game, of those who want to be listed. */
  best(game: string, wish: LadderWish, asking: string | undefined): Promise<(Rating & { name: string | null })[]> {
    const { scale, limit, offset, games, days, of } = wish
    const whose = {
      all: 'CAST($5 AS TEXT) = $5',
      people: 'persons.id IS NOT NULL AND CAST($5 AS TEXT) = $5',
      followed: '(ratings.person = $5 OR ratings.person IN (SELECT followed FROM follows WHERE follows.person = $5))',
    }[of]
    return this.store.query(
      `SELECT ratings.*, persons.name AS name FROM ratings LEFT JOIN persons ON persons.id = person
       WHERE game = $1 AND scale = $2 AND (persons.listed IS NULL OR persons.listed = 1)
       AND games >= CAST($3 AS INTEGER) AND updated >= CAST($4 AS BIGINT) AND ${whose}
       ORDER BY (rating - 2 * deviation) DESC, person DESC LIMIT $6 OFFSET $7`,
      [game, scale, games, days === undefined ? 0 : this.now() - days * DAY, asking ?? '', limit, offset],
    )
  }

  of(person: string): Promise<Rating[]> {
    return this.store.query('SELECT * FROM ratings WHERE person = $1 ORDER BY game, scale', [person])
  }

  private async settlement(table: Table): Promise<Statement[]> {
    const settled = sql('UPDATE tables SET rating_due = 0 WHERE id = $1 AND rating_due = 1', [table.id], 1)
    const who = table.holders.map(({ person, level }) => person ?? `bot:${level}`)
    if (new Set(who).size < who.length) return [settled]
    const scale: Scale = who.length === 2 ? 'glicko' : 'weng-lin'
    const before = await Promise.all(who.map(person => this.known(person, table.game, scale)))
    const after = scale === 'glicko' ? this.duel(before, table.result as Result) : field(before, table.result as Result)
    return [settled, ...before.flatMap((old, seat) => this.kept(table, old, after[seat]))]
  }

  private async known(person: string, game: string, scale: Scale): Promise<Rating> {
    const [row] = await this.store.query<Rating>(
      'SELECT * FROM ratings WHERE person = $1 AND game = $2 AND scale = $3',
      [person, game, scale],
    )
    if (row) return row
    const first = scale === 'glicko' ? newcomer : { rating: unknown.mu, deviation: unknown.sigma, volatility: 0 }
    return { person, game, scale, ...first, games: 0, updated: this.now() }
  }

  private duel(before: readonly Rating[], { places }: Result): Rating[] {
    const [a, b] = before.map(old => rested(old, Math.max(0, this.now() - old.updated) / PERIOD))
    const score = places[0] === places[1] ? 0.5 : places[0] < places[1] ? 1 : 0
    const after = [glicko(a, [{ opponent: b, score }]), glicko(b, [{ opponent: a, score: 1 - score }])]
    return before.map((old, seat) => ({ ...old, ...after[seat] }))
  }

  private kept(table: Table, old: Rating, fresh: Rating): Statement[] {
    const at = this.now()
    const { person, game, scale, games } = old
    const { rating, deviation, volatility } = fresh
    return [
      games === 0
        ? sql(
            `INSERT INTO ratings (person, game, scale, rating, deviation, volatility, games, updated)
             VALUES ($1, $2, $3, $4, $5, $6, 1, $7)`,
            [person, game, scale, rating, deviation, volatility, at],
          )
        : sql(
            `UPDATE ratings SET rating = $1, deviation = $2, volatility = $3, games = games + 1, updated = $4
             WHERE person = $5 AND game = $6 AND scale = $7 AND games = $8`,
            [rating, deviation, volatility, at, person, game, scale, games],
            1,
          ),
      sql('INSERT INTO rating_changes (table_id, person, before, after) VALUES ($1, $2, $3, $4)', [
        table.id,
        person,
        old.rating,
        rating,
      ]),
    ]
  }
}

function field(before: readonly Rating[], { places }: Result): Rating[] {
  const beliefs = before.map(({ rating, deviation }) => ({ mu: rating, sigma: deviation }))
  const after = wengLin(beliefs, places)
  return before.map((old, seat) => ({ ...old, rating: after[seat].mu, deviation: after[seat].sigma }))
}

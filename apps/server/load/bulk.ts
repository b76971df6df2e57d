import { registry } from '@hexarium/registry'
import { tableTerms } from '@hexarium/wire'
import type { Store } from '../src/store/store.ts'
import { sql } from '../src/store/store.ts'

/** Rows made by one statement. */
const AT_ONCE = 50_000

/** Of so many tables one is of the person who plays most. */
const BUSY = 100

/** Who plays most, and somebody like everybody else. */
export const busiest = 'm0'
export const anybody = 'm1'

/** Numbers from one up to another, in SQL that both stores understand; `i` is the number. */
const NUMBERS = `WITH RECURSIVE n (i) AS (
  SELECT CAST($1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < CAST($2 AS BIGINT)
)`

const games = Object.keys(registry)
const gameOf = `CASE i % ${games.length} ${games.map((game, index) => `WHEN ${index} THEN '${game}'`).join(' ')} END`

/**
 * Makes many people with ratings, and many finished tables between two of them each, without records: as many rows as lists, profiles
 * and ratings have to find their way through.
 */
export async function fillInBulk(store: Store, tables: number, persons: number): Promise<void> {
  await inSteps(store, persons, [
    `INSERT INTO persons (id, name, login, created)
     ${NUMBERS} SELECT 'm' || i, 'Player ' || i, 'player' || i, i FROM n`,
    `INSERT INTO ratings (person, game, scale, rating, deviation, volatility, games, updated)
     ${NUMBERS} SELECT 'm' || i, ${gameOf}, 'glicko', 1000 + i % 1500, 50 + i % 200, 0.06, 1, 0 FROM n`,
  ])
  const people = Math.max(persons, 2)
  const sat = (seat: number): string =>
    seat === 0
      ? `CASE WHEN i % ${BUSY} = 0 THEN '${busiest}' ELSE 'm' || (i * 7 % ${people}) END`
      : `'m' || ((i * 13 + 1) % ${people})`
  await inSteps(store, tables, [
    `INSERT INTO tables (id, game, rules, title, host, status, access, terms, link, seed, commitment, result, created, started, finished)
     ${NUMBERS} SELECT 'bulk' || i, ${gameOf}, '1', '', ${sat(0)}, 'finished', 'public', '${JSON.stringify(tableTerms.parse({}))}',
       '', '', '', '{"places":[1,2],"reason":"x"}', i, i, i FROM n`,
    ...[0, 1].map(
      seat => `INSERT INTO seats (table_id, seat, kind, person, name, nonce, ended, played)
       ${NUMBERS} SELECT 'bulk' || i, ${seat}, 'person', ${sat(seat)}, 'Player', '', i, ${gameOf} FROM n`,
    ),
    `INSERT INTO rating_changes (table_id, person, before, after)
     ${NUMBERS} SELECT 'bulk' || i, ${sat(0)}, 1500, 1500 + i % 100 FROM n`,
  ])
}

async function inSteps(store: Store, count: number, texts: readonly string[]): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const values = [from, Math.min(count, from + AT_ONCE)]
    if (!(await store.write(texts.map(text => sql(text, values))))) throw new Error('the store cannot be filled')
  }
}

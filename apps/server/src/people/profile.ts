import type { Result } from '@hexarium/kernel'
import type { Rating, Reply } from '@hexarium/wire'
import type { Ratings } from '../rating/ratings.ts'
import type { Store } from '../store/store.ts'

type Profile = Reply<'GET /persons/:id'>

/** Games of two people that are looked at for how they fared. */
const TOGETHER = 1000

/** Games named as somebody's favourites. */
const FAVOURITES = 3

/** What a person is to others: who does not want to be listed is a name and no more, but to himself. */
export async function profileOf(
  { store, ratings }: { store: Store; ratings: Ratings },
  person: string,
  asking: string | undefined,
): Promise<Profile | undefined> {
  const [row] = await store.query<{ name: string; login: string | null; created: number; listed: number }>(
    'SELECT name, login, created, listed FROM persons WHERE id = $1',
    [person],
  )
  if (!row) return undefined
  const isShown = row.listed === 1 || asking === person
  const isOther = asking !== undefined && asking !== person
  return {
    id: person,
    name: row.name,
    guest: row.login === null,
    created: row.created,
    listed: row.listed === 1,
    ratings: isShown ? await ratings.of(person) : [],
    favourites: isShown ? await favouritesOf(store, person) : [],
    against: isOther ? await fared(store, asking, person) : null,
    ...(isOther ? await between(store, asking, person) : { following: false, mutual: false, blocked: false }),
  }
}

/** True if anybody may look at a person's games and ratings. */
export async function isListed(store: Store, person: string): Promise<boolean> {
  const [row] = await store.query('SELECT 1 AS one FROM persons WHERE id = $1 AND listed = 1', [person])
  return row !== undefined
}

/** How a person's ratings went, a point for every rated game. */
export async function ratingsOverTime(
  store: Store,
  person: string,
): Promise<{ game: string; scale: Rating['scale']; at: number; rating: number }[]> {
  const rows = await store.query<{ game: string; at: number; rating: number; seats: number }>(
    `SELECT game, finished AS at, after AS rating,
       (SELECT count(*) FROM seats WHERE seats.table_id = tables.id) AS seats
     FROM rating_changes JOIN tables ON tables.id = rating_changes.table_id
     WHERE person = $1 AND finished IS NOT NULL ORDER BY finished LIMIT 2000`,
    [person],
  )
  return rows.map(({ game, at, rating, seats }) => ({
    game,
    scale: Number(seats) === 2 ? 'glicko' : 'weng-lin',
    at,
    rating,
  }))
}

async function favouritesOf(store: Store, person: string): Promise<Profile['favourites']> {
  const rows = await store.query<{ game: string; count: number }>(
    `SELECT game, count(DISTINCT tables.id) AS count FROM seats JOIN tables ON tables.id = seats.table_id
     WHERE person = $1 AND finished IS NOT NULL GROUP BY game ORDER BY count DESC, game LIMIT ${FAVOURITES}`,
    [person],
  )
  return rows.map(({ game, count }) => ({ game, count: Number(count) }))
}

/** How one person fared against another. */
async function fared(store: Store, one: string, other: string): Promise<NonNullable<Profile['against']>> {
  const rows = await store.query<{ result: string; mine: number; his: number }>(
    `SELECT result, mine.seat AS mine, his.seat AS his FROM seats AS mine
     JOIN seats AS his ON his.table_id = mine.table_id JOIN tables ON tables.id = mine.table_id
     WHERE mine.person = $1 AND his.person = $2 AND result IS NOT NULL LIMIT ${TOGETHER}`,
    [one, other],
  )
  const ends = rows.map(({ result, mine, his }) => {
    const { places } = JSON.parse(result) as Result
    return Math.sign(places[his] - places[mine])
  })
  const count = (end: number): number => ends.filter(found => found === end).length
  return { won: count(1), drawn: count(0), lost: count(-1) }
}

async function between(
  store: Store,
  one: string,
  other: string,
): Promise<Pick<Profile, 'following' | 'mutual' | 'blocked'>> {
  const follows = async (who: string, whom: string): Promise<boolean> => {
    const rows = await store.query('SELECT 1 AS one FROM follows WHERE person = $1 AND followed = $2', [who, whom])
    return rows.length > 0
  }
  const blocks = await store.query('SELECT 1 AS one FROM blocks WHERE person = $1 AND blocked = $2', [one, other])
  const following = await follows(one, other)
  return { following, mutual: following && (await follows(other, one)), blocked: blocks.length > 0 }
}

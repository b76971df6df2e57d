import type { Result } from '@hexarium/kernel'
import type { Rating, Reply } from '@hexarium/wire'
import { honoursOf } from '../contests/honours.ts'
import type { Ratings } from '../rating/ratings.ts'
import type { Store } from '../store/store.ts'

type Profile = Reply<'GET /persons/:id'>

/** Of somebody's last games so many are looked at: for what he likes, how two fared, and how ratings went. */
const LAST = 1000

/** How a rating went is drawn by about so many points: of more games every second, third … is looked at, and the last one always. */
const POINTS = 250

/** Games named as somebody's favourites. */
const FAVOURITES = 3

/** The last games of a person, $1, by index however many there are. */
const LAST_GAMES = `SELECT table_id, seat, played, ended FROM seats
  WHERE person = $1 AND ended IS NOT NULL ORDER BY ended DESC, table_id DESC LIMIT ${LAST}`

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
  // At once: a database elsewhere would be waited for six times.
  const [rated, favourites, honours, against, relation] = await Promise.all([
    isShown ? ratings.of(person) : [],
    isShown ? favouritesOf(store, person) : [],
    isShown ? honoursOf(store, person) : [],
    isOther ? fared(store, asking, person) : null,
    isOther ? between(store, asking, person) : { following: false, mutual: false, blocked: false },
  ])
  return {
    id: person,
    name: row.name,
    guest: row.login === null,
    created: row.created,
    listed: row.listed === 1,
    ratings: rated,
    favourites,
    honours,
    against,
    ...relation,
  }
}

/** True if anybody may look at a person's games and ratings. */
export async function isListed(store: Store, person: string): Promise<boolean> {
  const [row] = await store.query('SELECT 1 AS one FROM persons WHERE id = $1 AND listed = 1', [person])
  return row !== undefined
}

/** How a person's ratings went, a point for every rated game, or for some of very many. */
export async function ratingsOverTime(
  store: Store,
  person: string,
): Promise<{ game: string; scale: Rating['scale']; at: number; rating: number }[]> {
  const rows = await store.query<{ game: string; at: number; rating: number | null; last: number }>(
    `SELECT played AS game, ended AS at,
       (SELECT after FROM rating_changes WHERE rating_changes.table_id = own.table_id AND person = $1) AS rating,
       (SELECT max(seat) FROM seats WHERE seats.table_id = own.table_id) AS last
     FROM (
       SELECT game.*, row_number() OVER (ORDER BY ended DESC, table_id DESC) AS number, count(*) OVER () AS games
       FROM (${LAST_GAMES}) AS game
     ) AS own WHERE (number - 1) % ((games + ${POINTS - 1}) / ${POINTS}) = 0 ORDER BY ended`,
    [person],
  )
  return rows.flatMap(({ game, at, rating, last }) =>
    rating === null ? [] : [{ game, scale: last === 1 ? ('glicko' as const) : ('weng-lin' as const), at, rating }],
  )
}

async function favouritesOf(store: Store, person: string): Promise<Profile['favourites']> {
  const rows = await store.query<{ game: string; count: number }>(
    `SELECT played AS game, count(DISTINCT table_id) AS count FROM (${LAST_GAMES}) AS own
     GROUP BY played ORDER BY count DESC, played LIMIT ${FAVOURITES}`,
    [person],
  )
  return rows.map(({ game, count }) => ({ game, count: Number(count) }))
}

/** How one person fared against another. */
async function fared(store: Store, one: string, other: string): Promise<NonNullable<Profile['against']>> {
  const rows = await store.query<{ result: string; mine: number; his: number }>(
    `SELECT result, mine.seat AS mine, his.seat AS his FROM (${LAST_GAMES}) AS mine
     JOIN seats AS his ON his.table_id = mine.table_id JOIN tables ON tables.id = mine.table_id
     WHERE his.person = $2 AND result IS NOT NULL`,
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
  const [following, isFollowed, blocks] = await Promise.all([
    follows(one, other),
    follows(other, one),
    store.query('SELECT 1 AS one FROM blocks WHERE person = $1 AND blocked = $2', [one, other]),
  ])
  return { following, mutual: following && isFollowed, blocked: blocks.length > 0 }
}

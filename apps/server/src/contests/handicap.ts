import { fine, type Outcome, type Result, refused } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Reply } from '@hexarium/wire'
import type { Store } from '../store/store.ts'

/** What two have played of a game against each other, at most so many of the last. */
const LAST = 1000

/** The handicap for the next game of two people, from what they have played against each other here. */
export async function handicapOf(
  store: Store,
  game: string,
  person: string,
  other: string,
): Promise<Outcome<Reply<'GET /handicaps/:game/:person'>>> {
  const load = Object.hasOwn(registry, game) ? registry[game].handicap : undefined
  if (!load) return refused('no-game', `${game} knows no handicap.`)
  const { handicap } = await load()
  const rows = await store.query<{ result: string; mine: number; his: number }>(
    `SELECT result, mine.seat AS mine, his.seat AS his FROM seats AS mine
     JOIN seats AS his ON his.table_id = mine.table_id AND his.person = $2
     JOIN tables ON tables.id = mine.table_id
     WHERE mine.person = $1 AND mine.played = $3 AND mine.ended IS NOT NULL AND result IS NOT NULL AND carried IS NULL
     ORDER BY mine.ended DESC LIMIT ${LAST}`,
    [person, other, game],
  )
  const ends = rows.map(({ result, mine, his }) => {
    const { places } = JSON.parse(result) as Result
    return places[mine] < places[his] ? 'won' : places[mine] > places[his] ? 'lost' : 'drawn'
  })
  const count = (end: string) => ends.filter(one => one === end).length
  return fine({
    won: count('won'),
    lost: count('lost'),
    drawn: count('drawn'),
    settings: [0, 1].map(seat => handicap.settings(ends, seat)),
  })
}

import { type AnyGame, type Outcome, refused } from '@hexarium/kernel'
import type { Store } from '../store/store.ts'
import { contestStatement, findContest } from './contest.ts'

/** What a game has one of, for all who ever play it: it is made when the first one comes, and never over. */
type OfGame = 'ladder' | 'season'

export interface OfGameParts {
  store: Store
  now: () => number
  games: (id: string) => Promise<AnyGame | undefined>
}

/** Its id, by kind and game. */
export function idOf(kind: OfGame, game: string): string {
  return `${kind}:${game}`
}

/** Makes it, if nobody has; or says why the game has none. */
export async function openOfGame(
  { store, now, games }: OfGameParts,
  kind: OfGame,
  game: string,
): Promise<Outcome<never> | undefined> {
  const rules = await games(game)
  if (!rules) return refused('no-game', `This server does not have ${game}.`)
  if (rules.seats.min > 2) return refused('seats', `${game} is not for two.`)
  const id = idOf(kind, game)
  if (await findContest(store, kind, id)) return undefined
  const nobodys = { title: '', host: '', listed: false, spec: {}, link: '', began: null, finished: null }
  await store.write([contestStatement({ id, kind, game, stage: 'playing', created: now(), ...nobodys })]) // or somebody else made it
  return undefined
}

/** The games whose ladder or season somebody has to do with. */
export async function gamesWith(store: Store, kind: OfGame, person: string): Promise<string[]> {
  const rows = await store.query<{ game: string }>(
    `SELECT game FROM contest_people JOIN contests ON contests.id = contest_id
     WHERE person = $1 AND contest_people.kind = $2 AND part = 'in'`,
    [person, kind],
  )
  return rows.map(({ game }) => game)
}

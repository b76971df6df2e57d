import { type AnyGame, Match, refused } from '@hexarium/kernel'
import type { NewTable } from '@hexarium/wire'
import type { Store } from '../store/store.ts'
import { cannotGoOn } from './carried.ts'
import type { Guest } from './lobby.ts'
import type { Table } from './terms.ts'

/** Why not, if something is not to be. */
export type Refused = ReturnType<typeof refused> | undefined

/** What stands against a table as somebody wants to set it up. */
export async function cannotBeSetUp(store: Store, game: AnyGame, host: Guest, wish: NewTable): Promise<Refused> {
  const people = new Set(wish.seats.flatMap(seat => (seat.kind === 'invited' ? [seat.person] : [])))
  for (const person of people) {
    const fault = await cannotInvite(store, host, person, wish.terms.rated)
    if (fault) return fault
  }
  return (
    (wish.terms.rated ? cannotBeRated(game, host, wish) : undefined) ??
    (wish.carried ? cannotGoOn(game, wish, wish.carried) : cannotStartAt(game, wish))
  )
}

/** What stands against inviting somebody. */
export async function cannotInvite(store: Store, host: Guest, person: string, rated: boolean): Promise<Refused> {
  const [known] = await store.query<{ login: string | null }>('SELECT login FROM persons WHERE id = $1', [person])
  if (!known) return refused('no-person', 'Nobody is known by the id that is invited.')
  if (await hasBlocked(store, [person], host.id)) return refused('blocked', 'This person cannot be invited by you.')
  return rated && known.login === null ? ratedForAccounts() : undefined
}

/** What stands against somebody's sitting down at a table at all. */
export async function cannotSitDown(store: Store, { terms, holders, host }: Table, guest: Guest): Promise<Refused> {
  if (terms.rated && guest.login === null) return ratedForAccounts()
  if (terms.rated && holders.some(({ kind, person }) => kind === 'person' && person === guest.id))
    return refused('seated', 'You sit at this rated table already.')
  const seated = holders.flatMap(holder => (holder.kind === 'person' && holder.person ? [holder.person] : []))
  return (await hasBlocked(store, [host, ...seated], guest.id))
    ? refused('blocked', 'You cannot sit down here.')
    : undefined
}

/** True if any of some people blocked somebody. */
async function hasBlocked(store: Store, people: readonly string[], person: string): Promise<boolean> {
  const blocked = await store.query(
    `SELECT 1 AS one FROM blocks WHERE blocked = $1 AND person IN (${people.map((_, index) => `$${index + 2}`).join(', ')})`,
    [person, ...people],
  )
  return blocked.length > 0
}

function ratedForAccounts(): ReturnType<typeof refused> {
  return refused('rated', 'Rated games are for people with an account: register first.')
}

/** What stands against rating a game: ratings compare only what everybody played by the same rules, as himself. */
function cannotBeRated(game: AnyGame, host: Guest, { seats, terms }: NewTable): Refused {
  if (host.login === null) return ratedForAccounts()
  if (seats.filter(seat => seat.kind === 'me').length > 1) return refused('rated', 'A hot seat cannot be rated.')
  const other = Object.entries(terms.settings).find(([name, value]) => value !== game.settings[name]?.default)
  return other && refused('rated', `A rated game is played with the game’s own settings: leave “${other[0]}” as it is.`)
}

/** What stands against starting at a position: it is tried once, with dice that do not matter. */
function cannotStartAt(game: AnyGame, { position, seats, terms }: NewTable): Refused {
  if (position === undefined || position === null) return undefined
  if (terms.rated) return refused('rated', 'A game that starts at a position cannot be rated.')
  try {
    const { settings } = terms
    const tried = Match.open(game, { seats: seats.map(() => ''), settings, dice: { seed: '' }, position })
    if (!tried.ok) return tried
    for (let seat = -1; seat < seats.length; seat++) tried.value.seen(seat) // what everybody would be shown first
  } catch {
    return refused('position', 'The rules cannot go on from this position: look through it again.')
  }
  return undefined
}

import { fine, type Outcome, refused, type Seat, SPECTATOR } from '@hexarium/kernel'
import type { Room } from '@hexarium/wire'
import type { Table } from './terms.ts'

/** The seat somebody may look from: his own, or, where there may be watchers, theirs. */
export function seatToSee(table: Table, person: string | undefined, wish: Seat | undefined): Outcome<Seat> {
  const own = table.holders.flatMap((holder, seat) => (person && holder.person === person ? [seat] : []))
  const seat = wish ?? own[0] ?? SPECTATOR
  if (seat >= 0) return own.includes(seat) ? fine(seat) : refused('not-yours', 'That is not your seat.')
  if (table.terms.watchers || isOver(table) || own.length > 0) return fine(SPECTATOR)
  return refused('not-seated', 'Nobody may watch at this table.')
}

export function isOver({ status }: Table): boolean {
  return status === 'finished' || status === 'broken'
}

/** The rooms of a table a person may speak and listen in. */
export function roomsOf(table: Table, person: string): Room[] {
  if (table.holders.some(holder => holder.person === person)) return ['players', 'all']
  return table.terms.watchers && table.terms.watcherChat ? ['all'] : []
}

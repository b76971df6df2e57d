import { same } from '../core/plain.ts'
import { seen } from '../core/play.ts'
import type { Seat, State } from '../core/state.ts'
import type { Match } from './match.ts'

/** The state of a match without what others have begun to choose since, of which a seat could tell nothing; to be looked at. */
export function knownTo(match: Match, seat: Seat): State {
  const { game, state } = match
  const [entries, open, wayBack] = [match['entries'], match['open'], match['wayBack']]
  let known = state
  for (let count = entries.length - 1; count >= open; count--) {
    const { actor, isTold } = entries[count]
    if (actor === seat || isTold) break
    const before = wayBack.look(count)
    if (!same(seen(game, before, seat), seen(game, known, seat))) break
    known = before
  }
  return known
}

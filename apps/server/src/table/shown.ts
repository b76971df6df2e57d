import type { Seat } from '@hexarium/kernel'
import type { Shown } from '@hexarium/wire'
import type { Play } from './play.ts'

/** What a seat, or a watcher, is shown. */
export function shownTo(play: Play, seat: Seat): Shown {
  const { match, offer, clocks, table } = play
  return {
    ...match.seen(seat),
    info: {
      status: play.status,
      seats: play.holders.map(({ kind, name, level }) => ({ kind, name, level })),
      offer: offer && { ...offer, yes: [...offer.yes] },
      clocks: table.terms.clock.kind === 'none' ? null : { left: [...clocks.left], from: [...clocks.from] },
      undo: seat >= 0 && match.mayUndo(seat),
      vacation: [...play.vacation],
    },
  }
}

import type { Seat, Seen } from '@hexarium/kernel'
import type { Clocks } from './clock.ts'
import type { Offer } from './offer.ts'
import type { Play } from './play.ts'
import type { Holder, Table } from './terms.ts'

/** All a seat is shown: what the kernel says it sees, and the table around it. */
export interface Shown extends Seen {
  info: {
    status: Table['status']
    seats: { kind: Holder['kind']; name: string; level: string | null }[]
    offer: Offer | null
    clocks: Clocks | null
    /** This seat may take back its last choice. */
    undo: boolean
  }
}

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
    },
  }
}

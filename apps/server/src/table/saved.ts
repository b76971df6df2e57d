import type { MatchSpec, Seat, State } from '@hexarium/kernel'
import type { Clocks, Holder, Offer } from '@hexarium/wire'
import { hashOf } from '../ids.ts'
import type { HeldClock } from './held.ts'
import type { Play } from './play.ts'
import type { Table } from './terms.ts'

/** How a game is kept in the middle, to be taken up without replaying all of it. */
export interface Saved {
  state: State
  lines: string[]
  seq: number
  visible: number
  fresh: number
  offer: Offer | null
  holders: Holder[]
  clocks: Clocks
  recent: [string, number][]
  /** Clocks of those who left a question to a bot; snapshots from before they were kept lack it. */
  held?: [Seat, HeldClock][]
  /** How often choices were taken back across dice; snapshots from before that was counted lack it. */
  renewals?: number
  /** Until when who is on vacation; snapshots from before that was shown lack it. */
  vacation?: number[]
  /** The clocks before each of the last lines, for what is taken back by agreement; snapshots from before they were kept lack it. */
  marks?: Clocks[]
  /** When something happened last that everybody could notice; snapshots from before that was kept lack it. */
  at?: number | undefined
}

/** What `Play.resume` takes. Nothing saved can be taken back, so the moment should be one where nothing can be. */
export function save(play: Play): Saved {
  const { seq, visible, fresh, offer, holders, clocks } = play
  const { state, lines } = play.match
  return {
    state,
    lines,
    seq,
    visible,
    fresh,
    offer,
    holders,
    clocks,
    recent: [...play.recent],
    held: play.held.written(),
    renewals: play.course.renewals,
    vacation: play.vacation,
    marks: play.course.marks,
  }
}

/** What is saved, behind its hash: what is damaged is noticed, even where it could be read. */
export function writeSaved(saved: Saved): string {
  const text = JSON.stringify(saved)
  return `${hashOf(text)} ${text}`
}

/** What was saved; undefined if it is damaged, or from before hashes were kept with it. */
export function readSaved(data: string): Saved | undefined {
  const [hash] = data.split(' ', 1)
  const text = data.slice(hash.length + 1)
  return hashOf(text) === hash ? (JSON.parse(text) as Saved) : undefined
}

/** A good moment to save: nobody may take anything back. */
export function isSettled(play: Play): boolean {
  return !play.holders.some((_, seat) => play.match.mayUndo(seat))
}

/** False at tables that started before shares were sealed, and where a game goes on that was begun elsewhere. */
export function isSealed({ seals, carried }: Table): boolean {
  return carried === null && seals.every(seal => seal !== '')
}

/** How the kernel is told of a table. */
export function specOf(table: Table): MatchSpec {
  return {
    seats: table.holders.map(holder => holder.name),
    settings: table.terms.settings,
    dice: table.carried
      ? { seed: table.carried.seed, nonces: table.carried.nonces }
      : { seed: table.seed, nonces: table.nonces, ...(isSealed(table) ? { seals: table.seals } : {}) },
    rules: table.rules,
    ...(table.position === null ? {} : { position: table.position }),
    keepViews: true,
  }
}

import { aid, fine, type Outcome, plan, refused, type Seat, threats, whyNotAt } from '@hexarium/kernel'
import type { HelpFrame, HelpWish } from '@hexarium/wire'
import { sign } from '../ids.ts'
import { isPast, seatFor } from './commands.ts'
import type { Play } from './play.ts'

/** What somebody may want help with: his question, a piece, what the others could do, or why something is not offered. */
export type HelpKind = HelpWish['t']

/** What he says, and what he is told. */
export type HelpAsked = { [T in HelpKind]: Omit<Extract<HelpWish, { t: T }>, 't' | 'table' | 'id'> }
export type HelpTold = { [T in HelpKind]: Extract<HelpFrame, { t: T }> }

/** A moment of a table as a seat is helped in it. */
interface Now {
  play: Play
  where: { table: string; seat: Seat; seq: number }
  seed: string
}

/** How each kind of help is reckoned. */
const HELP: { [T in HelpKind]: (now: Now, wish: HelpAsked[T]) => HelpTold[T] } = {
  aid: ({ play: { game, match }, where, seed }) => ({
    t: 'aid',
    ...where,
    aid: aid(game, match.state, where.seat, seed),
  }),
  plan: ({ play: { game, match }, where, seed }, { piece }) => ({
    t: 'plan',
    ...where,
    piece,
    notes: plan(game, match.state, where.seat, piece, seed),
  }),
  threats: ({ play: { game, match }, where, seed }) => ({
    t: 'threats',
    ...where,
    places: threats(game, match.state, where.seat, seed),
  }),
  why: ({ play: { game, match }, where, seed }, { at }) => ({
    t: 'why',
    ...where,
    at,
    rule: whyNotAt(game, match.state, where.seat, at, seed),
  }),
}

/**
 * Helps people at the table decide. Everything is reckoned in a state their seat could believe in. That state is dealt from
 * a seed nobody else knows, and always the same one for a moment as its seat knows it: asking again and again tells no more.
 */
export class Helper {
  private readonly key: string

  constructor(key: string) {
    this.key = key
  }

  /** Help for one of a person's own seats. */
  help<T extends HelpKind>(play: Play, person: string, kind: T, wish: HelpAsked[T]): Outcome<HelpTold[T]> {
    if (play.status !== 'running') return refused('over', 'The game is over.')
    const { seat: wanted, seq }: { seat?: Seat; seq?: number } = wish
    const seat = seatFor(play, person, wanted)
    if (!seat.ok) return seat
    if (seq !== undefined && isPast(play, seq)) return refused('stale', 'Something has happened meanwhile.')
    const { table, visible } = play
    const where = { table: table.id, seat: seat.value, seq: visible }
    const seed = sign(this.key, `${table.id} ${visible} ${seat.value}`)
    return fine(HELP[kind]({ play, where, seed }, wish))
  }
}

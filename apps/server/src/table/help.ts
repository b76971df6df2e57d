import {
  type Aid,
  aid,
  type Note,
  type Outcome,
  plan,
  type RuleId,
  refused,
  type Seat,
  threats,
  whyNotAt,
} from '@hexarium/kernel'
import { sign } from '../ids.ts'
import { isPast, seatFor } from './commands.ts'
import type { Play } from './play.ts'

/** What helps a seat with its question. */
export interface AidFrame {
  t: 'aid'
  table: string
  seat: Seat
  seq: number
  aid: Aid
}

/** Where a piece could come to, as far as a seat can tell. */
export interface PlanFrame {
  t: 'plan'
  table: string
  seat: Seat
  seq: number
  piece: string
  notes: Note[]
}

/** How many pieces of others could come to each place, as far as a seat can tell. */
export interface ThreatsFrame {
  t: 'threats'
  table: string
  seat: Seat
  seq: number
  places: Record<string, number>
}

/** Which rule stands against choosing an element of the scene; null if the question is not about it. */
export interface WhyFrame {
  t: 'why'
  table: string
  seat: Seat
  seq: number
  at: string
  rule: RuleId | null
}

/** Anything that helps somebody decide. */
export type HelpFrame = AidFrame | PlanFrame | ThreatsFrame | WhyFrame

/** What somebody wants help with: his question, a piece, what the others could do, or why something is not offered. */
export interface HelpWish {
  t: HelpFrame['t']
  seat?: number | undefined
  piece?: string | undefined
  /** The element of the scene that is not offered, and the number of the step the question belongs to. */
  at?: string | undefined
  seq?: number | undefined
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
  help(play: Play, person: string, wish: HelpWish): Outcome<HelpFrame> {
    if (play.status !== 'running') return refused('over', 'The game is over.')
    const seat = seatFor(play, person, wish.seat)
    if (!seat.ok) return seat
    if (wish.seq !== undefined && isPast(play, wish.seq)) return refused('stale', 'Something has happened meanwhile.')
    return { ok: true, value: this.frame(play, seat.value, wish) }
  }

  private frame(play: Play, seat: Seat, { t, piece = '', at = '' }: HelpWish): HelpFrame {
    const { table, game, match, visible } = play
    const where = { table: table.id, seat, seq: visible }
    const seed = sign(this.key, `${table.id} ${visible} ${seat}`)
    switch (t) {
      case 'aid':
        return { t, ...where, aid: aid(game, match.state, seat, seed) }
      case 'plan':
        return { t, ...where, piece, notes: plan(game, match.state, seat, piece, seed) }
      case 'threats':
        return { t, ...where, places: threats(game, match.state, seat, seed) }
      case 'why':
        return { t, ...where, at, rule: whyNotAt(game, match.state, seat, at, seed) }
    }
  }
}

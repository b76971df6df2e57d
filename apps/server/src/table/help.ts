import { type Aid, aid, type Note, type Outcome, plan, refused, type Seat } from '@hexarium/kernel'
import { sign } from '../ids.ts'
import { seatFor } from './commands.ts'
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

/** What somebody wants help with: his question, or a piece. */
export interface HelpWish {
  seat?: number | undefined
  piece?: string | undefined
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
  help(play: Play, person: string, wish: HelpWish): Outcome<AidFrame | PlanFrame> {
    if (play.status !== 'running') return refused('over', 'The game is over.')
    const seat = seatFor(play, person, wish.seat)
    return seat.ok ? { ok: true, value: this.frame(play, seat.value, wish.piece) } : seat
  }

  private frame(play: Play, seat: Seat, piece: string | undefined): AidFrame | PlanFrame {
    const { table, game, match, visible } = play
    const where = { table: table.id, seat, seq: visible }
    const seed = sign(this.key, `${table.id} ${visible} ${seat}`)
    if (piece === undefined) return { t: 'aid', ...where, aid: aid(game, match.state, seat, seed) }
    return { t: 'plan', ...where, piece, notes: plan(game, match.state, seat, piece, seed) }
  }
}

import { type Aid, aid, type Note, type Outcome, plan, refused, type Seat, threats } from '@hexarium/kernel'
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

/** How many pieces of others could come to each place, as far as a seat can tell. */
export interface ThreatsFrame {
  t: 'threats'
  table: string
  seat: Seat
  seq: number
  places: Record<string, number>
}

/** Anything that helps somebody decide. */
export type HelpFrame = AidFrame | PlanFrame | ThreatsFrame

/** What somebody wants help with: his question, a piece, or what the others could do. */
export interface HelpWish {
  t: HelpFrame['t']
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
  help(play: Play, person: string, wish: HelpWish): Outcome<HelpFrame> {
    if (play.status !== 'running') return refused('over', 'The game is over.')
    const seat = seatFor(play, person, wish.seat)
    return seat.ok ? { ok: true, value: this.frame(play, seat.value, wish) } : seat
  }

  private frame(play: Play, seat: Seat, { t, piece = '' }: HelpWish): HelpFrame {
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
    }
  }
}

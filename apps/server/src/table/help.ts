import { copy, fine, type Outcome, refused, type Seat } from '@hexarium/kernel'
import type { HelpFrame, HelpWish } from '@hexarium/wire'
import { sign } from '../ids.ts'
import type { Reckoner } from '../reckon/reckoner.ts'
import { isPast, seatFor } from './commands.ts'
import type { Hall } from './hall.ts'
import type { Play } from './play.ts'

/** What somebody may want help with: his question, a piece, what the others could do, why something is not offered, what a choice would do. */
export type HelpKind = HelpWish['t']

/** What he says, and what he is told. */
export type HelpAsked = { [T in HelpKind]: Omit<Extract<HelpWish, { t: T }>, 't' | 'table' | 'id'> }
export type HelpTold = { [T in HelpKind]: Extract<HelpFrame, { t: T }> }

/** A moment of a table as a seat is helped in it. */
interface Now {
  where: { table: string; seat: Seat; seq: number }
  moment: { game: string; state: Play['match']['state']; seat: Seat; seed: string }
}

/** What helping is done with, and for whom. */
interface Asking {
  reckoner: Reckoner
  person: string
  now: Now
}

/** How each kind of help is reckoned. */
const HELP: { [T in HelpKind]: (asking: Asking, wish: HelpAsked[T]) => Promise<Outcome<HelpTold[T]>> } = {
  async aid({ reckoner, person, now: { where, moment } }) {
    const aid = await reckoner.ask(person, 'aid', moment)
    return aid.ok ? fine({ t: 'aid', ...where, aid: aid.value }) : aid
  },
  async plan({ reckoner, person, now: { where, moment } }, { piece }) {
    const notes = await reckoner.ask(person, 'plan', { ...moment, piece })
    return notes.ok ? fine({ t: 'plan', ...where, piece, notes: notes.value }) : notes
  },
  async threats({ reckoner, person, now: { where, moment } }) {
    const places = await reckoner.ask(person, 'threats', moment)
    return places.ok ? fine({ t: 'threats', ...where, places: places.value }) : places
  },
  async why({ reckoner, person, now: { where, moment } }, { at }) {
    const rule = await reckoner.ask(person, 'why', { ...moment, at })
    return rule.ok ? fine({ t: 'why', ...where, at, rule: rule.value }) : rule
  },
  async preview({ reckoner, person, now: { where, moment } }, { option }) {
    const changes = await reckoner.ask(person, 'preview', { ...moment, option })
    return changes.ok ? fine({ t: 'preview', ...where, option, changes: changes.value }) : changes
  },
  async way({ reckoner, person, now: { where, moment } }, { piece = null, to = null }) {
    const way = await reckoner.ask(person, 'way', { ...moment, piece, to })
    return way.ok ? fine({ t: 'way', ...where, to, way: way.value }) : way
  },
}

/**
 * Helps people at the table decide. Everything is reckoned in a state their seat could believe in. That state is dealt from
 * a seed nobody else knows, and always the same one for a moment as its seat knows it: asking again and again tells no more.
 */
export class Helper {
  private readonly key: string
  private readonly hall: Hall
  private readonly reckoner: Reckoner

  constructor(key: string, hall: Hall, reckoner: Reckoner) {
    this.key = key
    this.hall = hall
    this.reckoner = reckoner
  }

  /** Help for one of a person's own seats. The table plays on meanwhile. */
  async help<T extends HelpKind>(
    table: string,
    person: string,
    kind: T,
    wish: HelpAsked[T],
  ): Promise<Outcome<HelpTold[T]>> {
    const now = await this.hall.at(table, ({ play }) => this.now(play, person, wish))
    if (!now.ok) return now
    if (!now.value.ok) return now.value
    return HELP[kind]({ reckoner: this.reckoner, person, now: now.value.value }, wish)
  }

  private now(play: Play, person: string, wish: { seat?: Seat; seq?: number }): Outcome<Now> {
    if (play.status !== 'running') return refused('over', 'The game is over.')
    const own = seatFor(play, person, wish.seat)
    if (!own.ok) return own
    if (wish.seq !== undefined && isPast(play, wish.seq)) return refused('stale', 'Something has happened meanwhile.')
    const { table, visible } = play
    const seat = own.value
    const where = { table: table.id, seat, seq: visible }
    const seed = sign(this.key, `${table.id} ${visible} ${seat}`)
    return fine({ where, moment: { game: play.game.id, state: copy(play.match.state), seat, seed } })
  }
}

import type { AnyGame } from '../core/game.ts'
import type { Option } from '../core/options.ts'
import { settled } from '../core/plain.ts'
import { type Asked, asked, options } from '../core/play.ts'
import type { Seat, State } from '../core/state.ts'

/** What was made for seats: the spectator's first, he is seat -1. */
type BySeat<T> = (T | undefined)[]

/** What seats may know of a state and choose in it, each made but once; without `keep` made whenever it is wanted. */
export class Looks {
  private readonly game: AnyGame
  private readonly keep: boolean
  private views: BySeat<object> = []
  /** The last view made for a seat: the next one is made of its parts where they are the same. */
  private readonly last: BySeat<object> = []
  private offers: BySeat<Option[]> = []
  private question: Asked | null | undefined

  constructor(game: AnyGame, keep: boolean) {
    this.game = game
    this.keep = keep
  }

  /** The state's view for a seat; the state is asked for only if it is needed. */
  view(state: () => State, seat: Seat): unknown {
    if (!this.keep) return this.game.view(state(), seat)
    return (this.views[seat + 1] ??= this.newView(state(), seat))
  }

  /** What a seat may choose in it. */
  options(state: State, seat: Seat): Option[] {
    if (!this.keep) return options(this.game, state, seat)
    return (this.offers[seat + 1] ??= options(this.game, state, seat))
  }

  /** Who is asked what in it; null once the game is over. */
  asked(state: State): Asked | null {
    if (!this.keep) return asked(this.game, state)
    if (this.question === undefined) this.question = asked(this.game, state)
    return this.question
  }

  /** The state is about to change: the views that were made of it stay with the caller. */
  turnOver(): Looks {
    const old = new Looks(this.game, this.keep)
    old.views = this.views
    this.clear()
    return old
  }

  /** The state has changed. */
  clear(): void {
    this.views = []
    this.offers = []
    this.question = undefined
  }

  private newView(state: State, seat: Seat): object {
    const before = this.last[seat + 1]
    const made = this.game.view(state, seat, before) as object
    const view = before ? settled(before, made) : made
    this.last[seat + 1] = view
    return view
  }
}

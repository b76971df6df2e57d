import type { AnyGame } from '../core/game.ts'
import type { Option } from '../core/options.ts'
import { sharing } from '../core/plain.ts'
import { options } from '../core/play.ts'
import type { Seat, State } from '../core/state.ts'

/** What seats may know of a state and choose in it, each made but once; without `keep` made whenever it is wanted. */
export class Looks {
  private readonly game: AnyGame
  private readonly keep: boolean
  private readonly views = new Map<Seat, unknown>()
  /** The last view made for a seat: the next one is made of its parts where they are the same. */
  private readonly last = new Map<Seat, unknown>()
  private readonly offers = new Map<Seat, Option[]>()

  constructor(game: AnyGame, keep: boolean) {
    this.game = game
    this.keep = keep
  }

  /** The state's view for a seat; the state is asked for only if it is needed. */
  view(state: () => State, seat: Seat): unknown {
    return this.kept(this.views, seat, () => {
      if (!this.keep) return this.game.view(state(), seat)
      const before = this.last.get(seat)
      const view = sharing(before, this.game.view(state(), seat, before))
      this.last.set(seat, view)
      return view
    })
  }

  /** What a seat may choose in it. */
  options(state: State, seat: Seat): Option[] {
    return this.kept(this.offers, seat, () => options(this.game, state, seat))
  }

  /** The state is about to change: what was made of it stays with the caller. */
  turnOver(): Looks {
    const old = new Looks(this.game, this.keep)
    for (const [seat, view] of this.views) old.views.set(seat, view)
    this.clear()
    return old
  }

  /** The state has changed. */
  clear(): void {
    this.views.clear()
    this.offers.clear()
  }

  private kept<T>(made: Map<Seat, T>, seat: Seat, make: () => T): T {
    if (!this.keep) return make()
    if (!made.has(seat)) made.set(seat, make())
    return made.get(seat)!
  }
}

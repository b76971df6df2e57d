import type { AnyGame, Seat, State } from '@hexarium/kernel'
import { question } from '@hexarium/kernel'

/**
 * How far an iteration of the search plays on: until the turn has passed from seat to seat a number of times. A fixed
 * number of choices would not do: having chosen `done`, one would be judged after the enemy's answer, and having chosen
 * to move, before it. Sealed questions pass no turn.
 */
export class Horizon {
  private readonly game: AnyGame
  private readonly turns: number
  private readonly longest: number
  private passed = 0
  private choices = 0
  private last: Seat = -1

  constructor(game: AnyGame, turns: number, longest: number) {
    this.game = game
    this.turns = turns
    this.longest = longest
  }

  /** A new iteration begins. */
  restart(): void {
    this.passed = 0
    this.choices = 0
    this.last = -1
  }

  /** Notes that a seat is about to choose; true if it is time to judge instead. */
  isReached(g: State, seat: Seat): boolean {
    if (++this.choices > this.longest) return true
    if (seat === this.last || question(this.game, g)!.decision.spec.sealed) return false
    if (this.last >= 0) this.passed++
    this.last = seat
    return this.passed >= this.turns
  }
}

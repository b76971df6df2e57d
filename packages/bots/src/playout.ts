import type { AnyGame, Chance, Option, State } from '@hexarium/kernel'
import { copy, options, question, seatToAct, take } from '@hexarium/kernel'
import { pickWeighted } from './pick.ts'
import { weightsOf, worth } from './worth.ts'

/** Plays on from where the tree ends, by policy, so that what was begun shows its worth. */
export class Playout {
  private readonly game: AnyGame
  private readonly luck: Chance
  private readonly length: number
  private readonly tries: number
  private readonly offered: Option[] = []

  constructor(game: AnyGame, luck: Chance, length: number, tries: number) {
    this.game = game
    this.luck = luck
    this.length = length
    this.tries = tries
  }

  /** Plays on for a while; returns the state it ends in. */
  run(g: State, last: number, turns: number): State {
    const { game, offered } = this
    for (let step = 0; step < this.length && g.core.result === null; ) {
      const seat = seatToAct(game, g)
      if (!question(game, g)!.decision.spec.sealed) {
        step++
        if (seat !== last) {
          if (last >= 0 && --turns <= 0) break
          last = seat
        }
      }
      options(game, g, seat, offered)
      const weights = weightsOf(game, g, seat, offered)
      if (this.tries === 1 || offered.length < 3) {
        take(game, g, seat, offered[offered.length === 1 ? 0 : pickWeighted(this.luck, offered.length, weights)]!)
        continue
      }
      let best = -1
      let bestG = g
      for (let i = 0; i < this.tries; i++) {
        const next = copy(g)
        const dice = this.luck.words(); dice[4] = g.core.dice[4]!
        next.core.dice = dice
        take(game, next, seat, offered[pickWeighted(this.luck, offered.length, weights)]!)
        const v = worth(game, next, seat)
        if (v > best) { best = v; bestG = next }
      }
      g = bestG
    }
    return g
  }
}

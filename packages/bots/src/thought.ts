import {
  type AnyGame,
  type Chance,
  chance,
  type Decision,
  imagine,
  type Option,
  options,
  question,
  type Seat,
  type State,
} from '@hexarium/kernel'
import { mix, numberFrom } from './seed.ts'

/** All a bot is given to think with: what it is asked, and states it could believe in. Never the real state. */
export interface Thought {
  readonly game: AnyGame
  /** Whom the bot plays. */
  readonly seat: Seat
  readonly decision: Decision<never, never>
  /** Every legal option; they are the same in all imagined states (law 6). */
  readonly options: readonly Option[]
  /** The bot's own luck: the same for the same seed. */
  readonly chance: Chance
  /** A fresh state the seat could believe in, all that is hidden from it dealt anew; the bot may play on in it. */
  imagine(number: number): State
}

/** What a seat that is asked may think with. The same state and seed give the same thought. */
export function thoughtOf(game: AnyGame, g: State, seat: Seat, seed: string | number): Thought {
  const now = question(game, g)
  const offered = options(game, g, seat)
  if (!now || offered.length === 0)
    throw new Error(`seat ${seat} is not asked anything: there is nothing to think about`)
  const base = numberFrom(seed)
  return Object.freeze({
    game,
    seat,
    decision: now.decision as Decision<never, never>,
    options: Object.freeze(offered),
    chance: chance(base),
    imagine(number: number) {
      const dream = imagine(game, g, seat, mix(base, number))
      // What others have sealed says nothing yet: in a dream they are asked again, as if they had not answered.
      if (now.decision.spec.sealed) dream.core.sealed.fill(-1)
      return dream
    },
  })
}

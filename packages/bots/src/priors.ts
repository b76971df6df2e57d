import type { AnyGame, Chance, Option, Seat, State } from '@hexarium/kernel'
import { copy, take } from '@hexarium/kernel'
import { weightsOf, worth } from './worth.ts'

/** How many rolls are averaged where an option rolls dice. */
const ROLLS = 4

/** What even the worst option keeps, so that the search can find out that it is not. */
const REST = 0.05

/** Priors from what options seem worth and the game's weights: who falls this far behind the best is e times less likely. */
export function priorsFrom(values: readonly number[], weights: readonly number[] | null, doubt: number): number[] {
  const best = Math.max(...values)
  return values.map((value, i) => {
    const seems = value < 0 ? 0 : REST + Math.exp((value - best) / doubt)
    return weights ? seems * weights[i] : seems
  })
}

/** Priors of options at a glance: each is taken once and the outcome evaluated. Without an evaluation the weights decide. */
export function glance(
  game: AnyGame,
  g: State,
  seat: Seat,
  options: readonly Option[],
  luck: Chance,
  doubt: number,
): readonly number[] | null {
  const weights = weightsOf(game, g, seat, options)
  if (!game.bot) return weights
  const values = options.map((option, i) => (weights?.[i] === 0 ? -1 : glanceAt(game, g, seat, option, luck)))
  return priorsFrom(values, weights, doubt)
}

function glanceAt(game: AnyGame, g: State, seat: Seat, option: Option, luck: Chance): number {
  const uses = g.core.dice[4]
  let sum = 0
  for (let rolls = 1; rolls <= ROLLS; rolls++) {
    const next = copy(g)
    next.core.dice = luck.words() // not the dice of this world: nobody may know them before they fall
    next.core.dice[4] = uses
    take(game, next, seat, option)
    sum += worth(game, next, seat)
    if (next.core.dice[4] === uses) return sum / rolls
  }
  return sum / ROLLS
}

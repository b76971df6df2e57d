import type { AnyGame, Option, Result, Seat, State } from '@hexarium/kernel'
import { question } from '@hexarium/kernel'

/** What a result is worth to a seat: 1 for the first place, 0 for the last; who shares places shares their worth. */
export function worthOf(places: Result['places'], seat: Seat): number {
  const mine = places[seat]
  if (places.length === 1) return mine === 1 ? 1 : 0
  let better = 0
  let equal = 0
  for (const place of places) {
    if (place < mine) better++
    else if (place === mine) equal++
  }
  return 1 - (better + (equal - 1) / 2) / (places.length - 1)
}

/** What a state is worth to a seat, 0 … 1: its result, or else the game's evaluation, or else an even chance. */
export function worth(game: AnyGame, g: State, seat: Seat): number {
  if (g.core.result !== null) return worthOf(g.core.result.places, seat)
  if (!game.bot) return 0.5
  const value = game.bot.evaluate(g, seat)
  return value > 0 ? Math.min(value, 1) : 0 // also where the evaluation gives NaN
}

/** The game's policy: a weight for each option, not all zero; null where all weigh the same. */
export function weightsOf(game: AnyGame, g: State, seat: Seat, options: readonly Option[]): number[] | null {
  if (!game.bot?.policy) return null
  return sound(game.bot.policy(g, seat, question(game, g)!.decision as never, options))
}

/** Weights for what else could be tried, in a mood; the policy's where the game knows no others. */
export function varietyOf(
  game: AnyGame,
  g: State,
  seat: Seat,
  options: readonly Option[],
  mood: number,
): number[] | null {
  if (!game.bot?.variety) return weightsOf(game, g, seat, options)
  return sound(game.bot.variety(g, seat, question(game, g)!.decision as never, options, mood))
}

/** Weights without anything below zero; null if nothing is left. */
function sound(weights: number[]): number[] | null {
  let sum = 0
  for (let i = 0; i < weights.length; i++) {
    if (!(weights[i] > 0)) weights[i] = 0
    sum += weights[i]
  }
  return sum > 0 ? weights : null
}

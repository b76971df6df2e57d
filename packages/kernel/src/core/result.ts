import type { RuleId, Seat, State } from './state.ts'

/** How a game ended. */
export interface Result {
  /** Place of each seat: 1 for a winner; equal numbers share a place. All 1: a draw. */
  places: number[]
  /** The game's own score of each seat, in the game's own unit. */
  scores: number[]
  /** The rule that ended the game, or a kernel reason such as `resigned` or `agreed`. */
  by: RuleId
}

/** Ends the game: no question is asked after this. The first result stands. */
export function finish(g: State, result: Result): void {
  g.core.result ??= result
}

/** Ends the game: this seat wins by that rule, all others share the second place. Scores are 1 and 0 unless the game has its own. */
export function wins(g: State, seat: Seat, by: RuleId, scores?: number[]): void {
  const places = Array.from({ length: g.core.seats }, (_, of) => (of === seat ? 1 : 2))
  finish(g, { places, scores: scores ?? places.map(place => 2 - place), by })
}

/** The seats that won; empty for a draw of all. */
export function winners(result: Result): Seat[] {
  const best = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return best.length === result.places.length && best.length > 1 ? [] : best
}

/** True if everybody shares the first place. */
export function isDraw(result: Result): boolean {
  return result.places.length > 1 && result.places.every(place => place === 1)
}

/** A result from scores alone: the higher the better, equal scores share a place. */
export function ranked(scores: number[], by: RuleId): Result {
  return { places: scores.map(mine => 1 + scores.filter(other => other > mine).length), scores, by }
}

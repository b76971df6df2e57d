import type { AnyGame } from '../core/game.ts'
import { imagine } from '../core/play.ts'
import type { Seat, State } from '../core/state.ts'
import type { Keepable } from './aid.ts'

/** A choice as records write it, and the question it answered. */
export interface Answered {
  decision: string
  choice: string
}

/** What can be kept of a seat's choices and made again, one after the other. */
export interface Keeping {
  /** What it is, by name. */
  as: string
  /** It can be made again where this is the same. */
  where: string
  choices: string[]
}

/** By name: what of a game can be kept. */
const keepablesOf = (game: AnyGame): [string, Keepable<never>][] => Object.entries(game.aid?.keeps ?? {})

/** What can be kept of what a seat has chosen so far, and what is asked now, even if nothing of it is chosen yet. */
export function keepingOf(
  game: AnyGame,
  g: State,
  seat: Seat,
  answered: readonly Answered[],
  asked: string | null,
): Keeping[] {
  const found = keepablesOf(game).flatMap(([as, { at, where }]) => {
    const isPart = ({ decision, choice }: Answered) =>
      Object.hasOwn(at, decision) && !at[decision].includes(choice.split(' ')[0])
    const choices = answered.filter(isPart).map(({ choice }) => choice)
    return choices.length > 0 || (asked !== null && Object.hasOwn(at, asked)) ? [{ as, where, choices }] : []
  })
  if (found.length === 0) return []
  const dream = imagine(game, g, seat, 'keeping')
  return found.map(({ as, where, choices }) => ({ as, where: where(dream as never, seat), choices }))
}

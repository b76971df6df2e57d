import { within } from '../core/environment.ts'
import type { AnyGame } from '../core/game.ts'
import { type Decision, type Option, optionKind } from '../core/options.ts'
import { changes, copy } from '../core/plain.ts'
import { imagine, options } from '../core/play.ts'
import { question, take } from '../core/run.ts'
import type { Seat, State } from '../core/state.ts'
import type { Proposed } from './aid.ts'
import type { Way } from './preview.ts'

/** A set-up of more choices than this is proposed in parts. */
const MOST = 400

/** How a question is answered that belongs to something the game can propose whole: a set-up, a unit's way into a fight. */
function proposedFor(game: AnyGame, { name }: Pick<Decision, 'name'>): Proposed<never> | undefined {
  const all: Readonly<Record<string, Proposed<never>>> = (game.bot?.policy && game.aid?.proposals) || {}
  return Object.hasOwn(all, name) ? all[name] : undefined
}

/** What the game has to propose for the question a seat is asked, by name: the rest of a set-up has none. */
export function proposes(game: AnyGame, g: State, seat: Seat): string | undefined {
  const decision = g.core.result === null ? question(game, g)?.decision : undefined
  const as = decision && (proposedFor(game, decision)?.as ?? REST)
  const option = as === undefined ? undefined : proposed(game, g, seat, as)
  if (option === undefined) return undefined
  return isSettledBy(game, g, after(game, g, seat, option)) ? as : undefined
}

/** The rest of a set-up. */
const REST = ''

/**
 * What is proposed for a seat's question and those that belong to it, as the game's policy would do it: its choices in order, and what
 * they would change in what the seat sees. It stops before dice, before anything hidden is shown and before what is left to the person, such as to say that one
 * is ready; where the last piece would end it, that piece is left, so that one can look and take back, unless it is a whole. A single choice that opens
 * sealed answers is proposed alone, and what it would show is not told. Null where nothing is proposed. It is reckoned in a state the seat could believe in, and nothing is played.
 */
export function proposal(game: AnyGame, g: State, seat: Seat, seed: string | number): Way | null {
  const dream = imagine(game, g, seat, seed)
  const way: Option[] = []
  const as = proposes(game, dream, seat)
  if (as === undefined) return null
  let now = dream
  for (let option = proposed(game, now, seat, as); option !== undefined && way.length < MOST; ) {
    const next = after(game, now, seat, option)
    if (!isSettledBy(game, now, next)) break
    if (next.core.reveals !== now.core.reveals) {
      if (way.length === 0) way.push(option)
      break
    }
    if (way.length > 0 && !isWhole(game, now) && options(game, next, seat).length === 0) break
    way.push(option)
    now = next
    option = proposed(game, now, seat, as)
  }
  return way.length === 0 ? null : { options: way, changes: changes(game.view(dream, seat), game.view(now, seat)) }
}

/** True if what is proposed is carried out to its end. */
function isWhole(game: AnyGame, g: State): boolean {
  const decision = question(game, g)?.decision
  return decision !== undefined && proposedFor(game, decision)?.isWhole === true
}

/** A copy of a state after a choice. */
function after(game: AnyGame, g: State, seat: Seat, option: Option): State {
  const next = copy(g)
  within({ reached: null, byItself: null }, () => take(game, next, seat, option))
  return next
}

/** True if no dice fall because of a choice; those that fall once sealed answers are opened are not its dice. */
function isSettledBy(game: AnyGame, g: State, next: State): boolean {
  return !rolls(g, next) || question(game, g)?.decision.spec.sealed === true
}

/** True if dice fell between two states. */
function rolls(before: State, now: State): boolean {
  return before.core.dice[4] !== now.core.dice[4]
}

/** What the policy would choose here, if the question belongs to what is proposed and is not for the person alone. */
function proposed(game: AnyGame, g: State, seat: Seat, as: string): Option | undefined {
  const decision = g.core.result === null ? question(game, g)?.decision : undefined
  const found = decision && proposedFor(game, decision)
  if (!decision || !found || (found.as ?? REST) !== as) return undefined
  const offered = options(game, g, seat)
  if (offered.length === 0) return undefined
  const { leaves, policy = game.bot!.policy! } = found
  const weights: number[] = policy(g as never, seat, decision as never, offered)
  const best = offered[weights.indexOf(Math.max(...weights))]
  return leaves.includes(decision.kinds[optionKind(best)]) ? undefined : best
}

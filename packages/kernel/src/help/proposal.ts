import { within } from '../core/environment.ts'
import type { AnyGame } from '../core/game.ts'
import { type Decision, type Option, optionKind } from '../core/options.ts'
import { changes, copy } from '../core/plain.ts'
import { imagine, options } from '../core/play.ts'
import { question, take } from '../core/run.ts'
import type { Seat, State } from '../core/state.ts'
import type { Way } from './preview.ts'

/** A set-up of more choices than this is proposed in parts. */
const MOST = 400

/** True if a question belongs to a set-up that the game can propose: where pieces start, which way they face. */
function isProposed(game: AnyGame, { name }: Pick<Decision, 'name'>): boolean {
  return game.bot?.policy !== undefined && Object.hasOwn(game.aid?.setUp ?? {}, name)
}

/** True if the game has something to propose for the set-up a seat is asked about. */
export function proposes(game: AnyGame, g: State, seat: Seat): boolean {
  return proposed(game, g, seat) !== undefined
}

/**
 * What is left of a seat's set-up, as the game's policy would do it: its choices in order, and what they would change in what the
 * seat sees. It stops before dice, before anything hidden is shown and before what is left to the person, such as to say that one
 * is ready; where the last piece would end it, that piece is left, so that one can look and take back. Null where nothing is
 * proposed. It is reckoned in a state the seat could believe in, and nothing is played.
 */
export function proposal(game: AnyGame, g: State, seat: Seat, seed: string | number): Way | null {
  const dream = imagine(game, g, seat, seed)
  const way: Option[] = []
  let now = dream
  for (let option = proposed(game, now, seat); option !== undefined && way.length < MOST; ) {
    const next = copy(now)
    within({ reached: null, byItself: null }, () => take(game, next, seat, option as Option))
    if (next.core.dice[4] !== now.core.dice[4] || next.core.reveals !== now.core.reveals) break
    if (way.length > 0 && options(game, next, seat).length === 0) break
    way.push(option)
    now = next
    option = proposed(game, now, seat)
  }
  return way.length === 0 ? null : { options: way, changes: changes(game.view(dream, seat), game.view(now, seat)) }
}

/** What the policy would choose here, if it is a question of the set-up and not for the person alone. */
function proposed(game: AnyGame, g: State, seat: Seat): Option | undefined {
  const decision = g.core.result === null ? question(game, g)?.decision : undefined
  if (!decision || !isProposed(game, decision)) return undefined
  const offered = options(game, g, seat)
  if (offered.length === 0) return undefined
  const { leaves, policy = game.bot!.policy! } = game.aid!.setUp![decision.name]
  const weights: number[] = policy(g, seat, decision as never, offered)
  const best = offered[weights.indexOf(Math.max(...weights))]
  return leaves.includes(decision.kinds[optionKind(best)]) ? undefined : best
}

import type { AnyGame } from '../core/game.ts'
import type { Option } from '../core/options.ts'
import { copy } from '../core/plain.ts'
import { asked } from '../core/play.ts'
import { take } from '../core/run.ts'
import type { Seat, State } from '../core/state.ts'
import { boundary, markOf } from '../match/undo.ts'

/** Habits every game has: the only answer there is, where it costs nothing; and where it ends something, even then. */
export const ONLY_ANSWER = 'onlyAnswer'
export const ONLY_END = 'onlyEnd'

/** The habits of a game by name, and which of them everybody has from the start. */
export function habitsOf(game: AnyGame): { name: string; isObvious: boolean }[] {
  const obvious = game.aid?.obvious ?? []
  const own = Object.keys(game.aid?.habits ?? {}).map(name => ({ name, isObvious: obvious.includes(name) }))
  return [{ name: ONLY_ANSWER, isObvious: true }, { name: ONLY_END, isObvious: false }, ...own]
}

/** What a habit would answer, and where. */
export interface Sparing {
  /** It is one of those everybody has; who has another asked for it. */
  isObvious: boolean
  /** The answer ends a phase or a step. */
  ends: boolean
  /** What was chosen before can still be taken back. */
  mayUndo: boolean
  /** And still could after it: the end itself is taken back with one step. */
  keepsUndo: boolean
  /** The question only waits for reactions: how soon they come can tell people what one holds. */
  reacts: boolean
  /** Other people, not only bots, sit at the table. */
  amongPeople: boolean
}

/** True if a habit may answer. One that nobody asked for neither ends what could still be taken back nor tells by its haste. */
export function mayAnswer({ isObvious, ends, mayUndo, keepsUndo, reacts, amongPeople }: Sparing): boolean {
  return !isObvious || !((ends && mayUndo && !keepsUndo) || (reacts && amongPeople))
}

/** True if a choice closes no way back: no die falls, nothing is shown, and the same seat alone is asked next. */
export function keepsUndo(game: AnyGame, g: State, seat: Seat, option: Option): boolean {
  const after = copy(g)
  take(game, after, seat, option)
  const next = asked(game, after)
  if (next?.seats.length !== 1 || next.seats[0] !== seat) return false
  const viewOf = (state: State) => (of: Seat) => game.view(state, of)
  return boundary(markOf(g), after, viewOf(g), viewOf(after)) === undefined
}

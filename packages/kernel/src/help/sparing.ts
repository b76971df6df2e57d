import type { AnyGame } from '../core/game.ts'

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
  /** The question only waits for reactions: how soon they come can tell people what one holds. */
  reacts: boolean
  /** Other people, not only bots, sit at the table. */
  amongPeople: boolean
}

/** True if a habit may answer. One that nobody asked for neither ends what could still be taken back nor tells by its haste. */
export function mayAnswer({ isObvious, ends, mayUndo, reacts, amongPeople }: Sparing): boolean {
  return !isObvious || !((ends && mayUndo) || (reacts && amongPeople))
}

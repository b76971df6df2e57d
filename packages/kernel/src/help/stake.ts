import { type Option, optionKind } from '../core/options.ts'

/** Something a seat has and could lose: a piece of a kind, a person, being in the game. Equal ones count as often as they stand there. */
export interface Stake {
  /** Its loss is told by the game's text under this key. */
  key: string
  args: number[]
}

/** What an option costs for certain. */
export interface Loss {
  option: Option
  stakes: Stake[]
}

/**
 * The stake every game has: not to have lost it. The kernel has words for it. Alone it does not count: a game that has run its
 * course is over by its last choice, whatever that was.
 */
export const THE_GAME = 'game'

/** True if an option is of a kind that may cost something, by the word of its decision. */
export function mayCost(decision: { kinds: readonly string[]; spec: { gives?: readonly string[] } }, option: Option) {
  return decision.spec.gives?.includes(decision.kinds[optionKind(option)]) ?? false
}

import type { Result } from './result.ts'

/**
 * A number that names something of one sort: `type Unit = Id<'unit'>`. Any number may become one, as it does in a loop over a
 * list; but the number of one sort is refused where another sort is meant.
 */
export type Id<Sort extends string> = number & { readonly sort?: Sort }

/** A place at the table: 0, 1, 2 … in turn-independent order. */
export type Seat = Id<'seat'>

/** The seat of somebody who only watches: he knows what everybody knows. */
export const SPECTATOR: Seat = -1

/** The id of a rule in `docs/rules`, such as `TI-7.4b`. */
export type RuleId = string

/** What a frame remembers between its steps: plain data under names of the rule author's choice. */
export type Locals = Record<string, unknown>

/** One procedure under way: which, at which of its questions or calls, and what it remembers. */
export interface Frame {
  proc: string
  at: string
  here: Locals
}

/** The kernel's share of a game state. Plain data like the rest; games read it through functions. */
export interface Core {
  /** How many seats play. */
  seats: number
  /** The procedures under way, innermost last. */
  flow: Frame[]
  /** The generator's four words and the number of times it was used. In no view, ever. */
  dice: number[]
  /** Answers given to a sealed decision while others still think, by seat; -1 where there is none. */
  sealed: number[]
  /** Standing answers by seat: decision name → name of the answer. */
  standing: Record<string, string>[]
  /** How often something hidden was declared shown (see `reveal`). */
  reveals: number
  /** Set once, by `finish`. */
  result: Result | null
}

/** Every game's state holds the kernel's core; everything else in it is the game's own plain data. */
export interface State {
  core: Core
}

/** A procedure that rests, as a position names it. */
type Resting = { proc: string; at: string; here?: object }

/** The kernel's share of a state before anything has happened; a position may have procedures under way. */
export function newCore(seats: number, dice: readonly number[], flow: readonly Resting[] = []): Core {
  return {
    seats,
    flow: flow.map(({ proc, at, here }) => ({ proc, at, here: { ...here } })),
    dice: [...dice],
    sealed: new Array(seats).fill(-1),
    standing: Array.from({ length: seats }, () => ({})),
    reveals: 0,
    result: null,
  }
}

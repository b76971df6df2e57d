import type { RuleId, Seat } from '../core/state.ts'
import type { Language } from './text.ts'

/** What a game's rule book for players shows besides its words, which are written in `games/<game>/book/<language>`. */
export interface BookSpec {
  /** Ids of the digest that only builders want, such as tests: the book says nothing of them. */
  readonly builders?: RegExp
  /** Moments of a game by name: `![What one sees](example:name)` draws one. */
  readonly examples: Readonly<Record<string, BookExample>>
  /** Tables made of the game's content, the head first: `![What it lists](table:name)` sets one. */
  readonly tables?: Readonly<Record<string, (language: Language) => readonly (readonly string[])[]>>
}

/** A moment of a game, and what it is to show. */
export interface BookExample {
  readonly players: number
  /** As the game's `position` reads it. */
  readonly position: unknown
  /** What is played from there, as a record writes it, dice given: `roll =6`, `1>stand`. */
  readonly choices?: readonly string[]
  /** Who looks. */
  readonly seat: Seat
  /** The places around which the board is cut out, by their ids; without them it is shown whole. */
  readonly frame?: readonly string[]
  /** What is ringed, by its id. */
  readonly rings?: readonly string[]
  readonly shows: BookClaim
}

/** What an example claims; a test holds it to that. */
export interface BookClaim {
  /** The decision that is asked. */
  readonly asks?: string
  /** By kind: all that is offered of it, as a record writes it. */
  readonly offers?: Readonly<Record<string, readonly string[]>>
  /** What may not be chosen, and the rule that forbids it. */
  readonly refuses?: Readonly<Record<string, RuleId>>
  /** What the choices brought about, in this order: the event and the first of its numbers. */
  readonly tells?: readonly Told[]
  /** What would come of it: choices that go on from the picture, and what they bring about. */
  readonly leadsTo?: { readonly choices: readonly string[]; readonly tells: readonly Told[] }
}

type Told = readonly [event: string, ...numbers: number[]]

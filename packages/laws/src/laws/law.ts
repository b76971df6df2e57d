import type { AnyGame, Chance, Decision, Event, GameRecord, Option, Seat, Stake, State } from '@hexarium/kernel'
import type { Deed, Table } from './deed.ts'

/** A law by its number in the design, or the extra one about words and pictures. */
export type LawId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 'texts and scene'

/** A law broken: which, how, and a record that leads there. */
export interface Violation {
  law: LawId
  /** What is wrong, as a sentence; a second one says what to do where that is not plain. */
  text: string
  /** Its last line leads to the moment, or is the choice, at which the law breaks. */
  record: GameRecord
}

/** A random game under way, as the laws see it. */
export interface Walk {
  readonly game: AnyGame
  readonly table: Table
  /** Chance for the laws' own samples. */
  readonly chance: Chance
  readonly state: State
  /** The lines so far, as the record holds them. */
  readonly lines: readonly string[]
  readonly deeds: readonly Deed[]
  /** True at the moments that are looked at in full. */
  readonly sampled: boolean
  /** What earlier games of the same suite found out, by names of the laws' choice. */
  readonly tally: Map<string, number>
  /** The record up to now. */
  record(): GameRecord
}

/** One step of a walk: what was done, and the states around it. */
export interface Stride {
  deed: Deed
  /** The state before it; nobody else holds it. */
  before: State
  after: State
  events: Event[]
  /** The questions that answered themselves on the way. */
  itself: SelfAnswer[]
}

/** A lone option that was taken without asking. */
export interface SelfAnswer {
  decision: Decision
  seat: Seat
  option: Option
  /** What the seat had chosen could still be taken back just before. */
  wasOpen: boolean
  /** What the answer itself cost the seat, if it was open. */
  lost: Stake[]
}

/** What a law looks at during one game. Each answers what is wrong, or nothing. */
export interface Watch {
  /** At every moment the game waits for a choice. */
  rest?(): string | undefined
  /** After every step. */
  stride?(stride: Stride): string | undefined
  /** When the game is over. */
  end?(): string | undefined
}

/** A law: watches a game from where it stands. */
export interface Law {
  readonly id: LawId
  readonly title: string
  watch(walk: Walk): Watch
}

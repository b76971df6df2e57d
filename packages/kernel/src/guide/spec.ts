import type { RuleId, Seat } from '../core/state.ts'
import type { Language } from '../show/text.ts'

/** Something a guide's player was told: its kind and its integers by name. */
export interface News {
  readonly kind: string
  readonly args: Readonly<Record<string, number>>
}

/** What a guide sees of a moment: no more than its player does. */
export interface Sight<V> {
  readonly view: V
  readonly seat: Seat
  /** The question that is put to him; null where nobody asks him. */
  readonly asks: string | null
  /** What he may choose, as records write it: `legion 0`. */
  readonly choices: readonly string[]
  /** What he was told since his last choice, the newest last. */
  readonly news: readonly News[]
  /** The kinds of all he was ever told. */
  readonly heard: ReadonlySet<string>
  /** The ideas he has met. */
  readonly met: ReadonlySet<string>
  /** How many choices he has made. */
  readonly chosen: number
}

/** One idea of a game, told where it is needed. */
export interface Idea<V> {
  readonly name: string
  /** The rules it comes from. */
  readonly rules: readonly RuleId[]
  /** The questions it is told at. Without any it is an aside: told as soon as `when` holds, and nothing has to be done. */
  readonly asks?: readonly string[]
  readonly when?: (sight: Sight<V>) => boolean
  /** The choices it recommends; without it those a sensible player takes. */
  readonly hint?: (sight: Sight<V>) => readonly string[]
  /** What else it points at: ids of the scene's elements. */
  readonly marks?: (sight: Sight<V>) => readonly string[]
}

/** How the table of a guide is laid. */
export interface GuideTable {
  /** The name of a bot for each seat; null where the player sits. */
  readonly bots: readonly (string | null)[]
  readonly settings: Readonly<Record<string, boolean | string | number>>
  readonly position?: unknown
  readonly seed: string
}

/**
 * A guided first game: a table, and ideas that are told one at a time as their questions come up. Nothing is scripted: whatever
 * is chosen, the first idea that fits the next question is told there, and where none does the question's own line.
 */
export interface GuideSpec<V> {
  readonly table: GuideTable
  readonly ideas: readonly Idea<V>[]
  /** Recommended at questions no idea speaks of; without it what a sensible player takes. */
  readonly hints?: Readonly<Record<string, (sight: Sight<V>) => readonly string[]>>
  /** What is pointed at while these questions are asked, whether an idea speaks of them or not. */
  readonly marks?: Readonly<Record<string, (sight: Sight<V>) => readonly string[]>>
  /** True as soon as there is nothing more to show. */
  readonly ends: (sight: Sight<V>) => boolean
  /** After so many choices it takes its leave, whatever has happened. */
  readonly limit: number
  /** Chapters of the rule book to go on with. */
  readonly chapters: readonly string[]
}

/** A sentence or two; it may depend on what is seen. */
export type Saying<V> = string | ((sight: Sight<V>) => string)

/** What is said of an idea. */
export interface IdeaWords<V> {
  readonly say: Saying<V>
  /** The answer to who did as he was advised. */
  readonly well?: Saying<V>
  /** The answer to who did something else. */
  readonly other?: Saying<V>
}

/** A guide in one language. */
export interface GuideWords<V> {
  /** What one will do, in a line. */
  readonly line: string
  readonly ideas: Readonly<Record<string, IdeaWords<V>>>
  /** By question: what is said where no idea is left to tell. */
  readonly asks: Readonly<Record<string, Saying<V>>>
  /** What was learnt, a line each. */
  readonly learnt: readonly string[]
  /** How it ended: before the game itself did, won, lost. */
  readonly done: string
  readonly won: string
  readonly lost: string
}

// biome-ignore-start lint/suspicious/noExplicitAny: who loads guides knows the view of none
/** A guide as it is fetched: ideas, and words by language. */
export interface GuideParts {
  ideas(): Promise<{ guide: GuideSpec<any> }>
  words: Readonly<Record<Language, () => Promise<{ words: GuideWords<any> }>>>
}
// biome-ignore-end lint/suspicious/noExplicitAny: see above

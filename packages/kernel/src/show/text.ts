import type { Seat } from '../core/state.ts'

/** The languages every game speaks. */
export type Language = 'en' | 'de' | 'fr'

/** All languages, in the order of menus. */
export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr']

/**
 * A sentence, or how to make it from what the reader sees and the integers concerned. A question is told the kinds of what
 * is `offered`, too, so that it speaks of nothing else; nothing where that is not known.
 */
export type Phrase<V, A = readonly number[]> =
  | string
  | ((view: V, args: A, seat: Seat, offered: readonly string[]) => string)

/** The integers of an event by the names its spec gives them; a last name ending in `…` holds the rest as a list. */
export type NamedArgs<A extends readonly string[]> = {
  readonly [name in A[number] as name extends `${infer list}…` ? list : name]: name extends `${string}…`
    ? readonly number[]
    : number
}

/** What a game says of its events: a phrase for each, told its integers by name. */
export type EventTexts<V, E extends Record<string, { readonly args: readonly string[] }>> = {
  readonly [kind in keyof E]: Phrase<V, NamedArgs<E[kind]['args']>>
}

/** Everything a game says in one language. */
export interface Text<V> {
  title: string
  /** Two lines for the hall. */
  blurb: string
  /** What each seat is called, such as “Red”. */
  seats: readonly string[]
  /** What the seats are at this table, where that depends on it: the invader, the Orcs. Otherwise `seats` names them. */
  sides?(view: V): readonly string[]
  /** True if a side is many, as the Orcs are: what it does is said in the plural. */
  isMany?(view: V, seat: Seat): boolean
  /** Names of settings and of their values. */
  settings: Readonly<Record<string, { name: string; hint?: string; values?: Readonly<Record<string, string>> }>>
  /** What the game's own dice are called, by name. */
  dice?: Readonly<Record<string, string>>
  /** What is asked, by decision; `seat` is who is asked. */
  ask: Readonly<Record<string, Phrase<V>>>
  /** What a choice reads like, by `decision.kind` or by `kind`; told its parts by name, or its integer by the kind's. */
  choice: Readonly<Record<string, Phrase<V, Readonly<Record<string, number>>>>>
  /** What a row of amounts is of, by `decision.kind`, without how much; told what the first of it carries. */
  amount?: Readonly<Record<string, Phrase<V, Readonly<Record<string, number>>>>>
  /** What one of a row says, by `decision.kind`, in a word or a sign, where that is not its number. */
  each?: Readonly<Record<string, Phrase<V, Readonly<Record<string, number>>>>>
  /** What happened, by kind of event; told its integers by name. Games type it with `EventTexts`. */
  // biome-ignore lint/suspicious/noExplicitAny: which names there are, only the game's own table of events knows
  event: Readonly<Record<string, Phrase<V, any>>>
  /** Why the game ended, by `Result.by`. */
  result: Readonly<Record<string, Phrase<V>>>
  /** Odds, by key; `args` are theirs. */
  odds?: Readonly<Record<string, Phrase<V>>>
  /** What a number is made of, by key of the factor; `args` are its. */
  factor?: Readonly<Record<string, Phrase<V>>>
  /** Notes on places and pieces, by key; `args` are theirs. */
  note?: Readonly<Record<string, Phrase<V>>>
  /** What is lost by a choice, by key of the stake, the gravest first; `args` are the stake's and then how many are lost. */
  loss?: Readonly<Record<string, Phrase<V>>>
  /** What a side has lost, by key of the stake, as a list of the fallen names one of it; empty where it is no piece. */
  fallen?: Readonly<Record<string, Phrase<V>>>
  /** By standing answer with an exception: when one is asked all the same, as “unless …” goes on. */
  unless?: Readonly<Record<string, string>>
  /** What each habit leaves to the table. */
  habit?: Readonly<Record<string, string>>
  /** What is proposed whole, by name, as one asks for it; for the rest of a set-up the page has words. */
  proposal?: Readonly<Record<string, string>>
  /** What somebody may keep of his own choices, by name, as a list of it is headed: “Saved armies”. */
  keeps?: Readonly<Record<string, string>>
  /** How a turn goes, told to newcomers in a few steps; each may point at an element of the scene, or at all of a kind (`legion`, `own legion`). */
  turn?: readonly { text: string; points?: string }[]
}

/** A phrase with its blanks filled. */
export function say<V, A>(
  phrase: Phrase<V, A> | undefined,
  view: V,
  args: A,
  seat: Seat,
  offered: readonly string[] = [],
): string | undefined {
  return typeof phrase === 'function' ? phrase(view, args, seat, offered) : phrase
}

/** True if one of these kinds is offered, or nobody says what is. */
export function isOffered(offered: readonly string[], ...kinds: readonly string[]): boolean {
  return offered.length === 0 || kinds.some(kind => offered.includes(kind))
}

/** `driftDamage` → `drift damage`. */
export function humanise(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
}

const SOURCE = / ?\[(?:[RFT](?: [AD][\dn]+)?|R, [^\]]+|G≠F[^\]]*|(?:base-rules|seed|designed)\b[^\]]*)\](?!\()/g

/** A rule as players read it: without the brackets in which the digests of `docs/rules` name their sources. */
export function withoutSources(text: string): string {
  return text.replace(/\[R: ([^\]]+)\]/g, '($1)').replace(SOURCE, '')
}

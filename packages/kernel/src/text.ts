import type { Seat } from './state.ts'

/** The languages every game speaks. */
export type Language = 'en' | 'de' | 'fr'

/** All languages, in the order of menus. */
export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr']

/**
 * A sentence, or how to make it from what the reader sees and the integers concerned. A question is told the kinds of what
 * is `offered`, too, so that it speaks of nothing else; nothing where that is not known.
 */
export type Phrase<V> = string | ((view: V, args: readonly number[], seat: Seat, offered: readonly string[]) => string)

/** Everything a game says in one language. */
export interface Text<V> {
  title: string
  /** Two lines for the hall. */
  blurb: string
  /** What each seat is called, such as “Red”. */
  seats: readonly string[]
  /** Names of settings and of their values. */
  settings: Readonly<Record<string, { name: string; hint?: string; values?: Readonly<Record<string, string>> }>>
  /** What the game's own dice are called, by name. */
  dice?: Readonly<Record<string, string>>
  /** What is asked, by decision; `seat` is who is asked. */
  ask: Readonly<Record<string, Phrase<V>>>
  /** What a choice reads like, by `decision.kind` or by `kind`; `args` holds the integer. */
  choice: Readonly<Record<string, Phrase<V>>>
  /** What happened, by kind of event; `args` are its integers. */
  event: Readonly<Record<string, Phrase<V>>>
  /** Why the game ended, by `Result.by`. */
  result: Readonly<Record<string, Phrase<V>>>
  /** Odds, by key; `args` are theirs. */
  odds?: Readonly<Record<string, Phrase<V>>>
  /** Notes on places and pieces, by key; `args` are theirs. */
  note?: Readonly<Record<string, Phrase<V>>>
  /** What is lost by a choice, by key of the stake, the gravest first; `args` are the stake's and then how many are lost. */
  loss?: Readonly<Record<string, Phrase<V>>>
  /** What each habit leaves to the table. */
  habit?: Readonly<Record<string, string>>
  /** How a turn goes, told to newcomers in a few steps; each may point at an element of the scene, or at all of a kind (`legion`, `own legion`). */
  turn?: readonly { text: string; points?: string }[]
  /** Steps of the sequence of play, by the name of the procedure, decision or function, where that needs better words. */
  step?: Readonly<Record<string, string>>
}

/** A phrase with its blanks filled. */
export function say<V>(
  phrase: Phrase<V> | undefined,
  view: V,
  args: readonly number[],
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

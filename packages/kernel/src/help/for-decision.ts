import type { BotHints, GameSpec, Odds } from '../core/game.ts'
import { questionAt } from '../core/locals.ts'
import {
  type Decision,
  type Option,
  optionCarries,
  optionKind,
  optionOf,
  optionValue,
  type Value,
} from '../core/options.ts'
import type { Locals, Seat, State } from '../core/state.ts'
import type { AidSpec, Note } from './aid.ts'

/** What is offered of a kind: what each of its options carries. */
export type Offered<K extends string = string, P = object> = <Kind extends K>(kind: Kind) => Value<P, Kind>[]

/** The weight of one option: its kind, its number, and the parts that is made of. */
export type Weigh<K extends string = string> = (
  kind: K,
  value: number,
  parts: Readonly<Record<string, number>>,
) => number

/** What helps with one question. Everything is told what the question remembers, with the types of its rules. */
export interface HelpFor<G, H, K extends string, P> {
  /** What to write on the board. */
  notes?: (g: G, here: H, seat: Seat) => Note[]
  /** By kind: the chances of a choice. */
  odds?: { readonly [kind in K]?: (g: G, here: H, value: Value<P, kind>, seat: Seat) => readonly Odds[] }
  /** By kind: what a choice would leave undone for good, by ids of the scene. */
  forgets?: { readonly [kind in K]?: (g: G, here: H, value: Value<P, kind>, seat: Seat) => string[] }
  /** Kinds that matter and soon cannot be taken back: who offers them asks once more. */
  grave?: readonly K[]
  /** By habit: the choice a person with this habit makes without looking, or nothing. */
  habits?: Readonly<Record<string, (g: G, here: H, offered: Offered<K, P>, seat: Seat) => Chosen<K> | undefined>>
  /** Looks at the state once and says how a sensible player weighs each option. */
  advice?: (g: G, here: H, seat: Seat, offered: Offered<K, P>) => Weigh<K>
  /** Like advice, but with weights for several sensible choices: what a bot tries out when it plans. See `BotHints.variety`. */
  variety?: (g: G, here: H, seat: Seat, offered: Offered<K, P>, mood: number) => Weigh<K>
  /**
   * It belongs to something that can be proposed whole, a set-up or what `as` names: by an adviser of its own, or else by
   * `advice`. What it `leaves` is the person's own; a whole is carried out to its end.
   */
  proposed?: {
    readonly leaves: readonly K[]
    readonly by?: HelpFor<G, H, K, P>['advice']
    readonly as?: string
    readonly isWhole?: true
  }
  /** The choices, one after the other, that whoever points at a place of the scene means which is not offered itself. */
  towards?: (g: G, here: H, place: string, offered: Offered<K, P>, seat: Seat) => Chosen<K>[] | undefined
  /** What the question is about, for pictures and words. */
  about?: (g: G, here: H, seat: Seat) => unknown
}

/** A choice by its name: a kind and what it carries. */
export type Chosen<K extends string> = [kind: K, carried?: number | Readonly<Record<string, number>>]

type AnyHelp<G> = HelpFor<G, Locals, string, object>

/** Help with one question, its types forgotten. */
export interface DecisionHelp<G> {
  readonly decision: string
  readonly help: AnyHelp<G>
}

/** Ties help to a question: what the question remembers and which kinds it has is known to the compiler. */
export function forDecision<G, H, K extends string, P>(
  decision: Decision<G, H, K, P>,
  help: HelpFor<G, H, NoInfer<K>, NoInfer<P>>,
): DecisionHelp<G> {
  return { decision: decision.name, help: help as unknown as AnyHelp<G> }
}

/** All help of a game, question by question, as the kernel asks for it. */
export interface Help<G extends State> {
  odds: NonNullable<GameSpec<G, unknown>['odds']>
  notes: NonNullable<AidSpec<G>['notes']>
  forgotten: NonNullable<AidSpec<G>['forgotten']>
  grave: NonNullable<AidSpec<G>['grave']>
  habits: NonNullable<AidSpec<G>['habits']>
  proposals: NonNullable<AidSpec<G>['proposals']>
  towards: NonNullable<AidSpec<G>['towards']>
  policy: NonNullable<BotHints<G>['policy']>
  variety: NonNullable<BotHints<G>['variety']>
  /** What the question asked now is about; undefined where nobody said. */
  about(g: G, seat: Seat): unknown
}

/** Puts help together. The same kind of help for the same question may be given once. */
export function helpFrom<G extends State>(...entries: readonly DecisionHelp<G>[]): Help<G> {
  const table = new Map<string, AnyHelp<G>>()
  for (const { decision, help } of entries) table.set(decision, merged(decision, table.get(decision) ?? {}, help))
  const names = new Set(entries.flatMap(({ help }) => Object.keys(help.habits ?? {})))
  return {
    odds: (g, seat, decision, option) => [...(byKind(table.get(decision.name)?.odds, g, seat, decision, option) ?? [])],
    notes: (g, seat, decision) => table.get(decision.name)?.notes?.(g, hereOf(g), seat) ?? [],
    forgotten: (g, seat, decision, option) =>
      byKind(table.get(decision.name)?.forgets, g, seat, decision, option) ?? [],
    grave: entries.flatMap(({ decision, help }) => (help.grave ?? []).map(kind => `${decision}.${kind}`)),
    proposals: Object.fromEntries(
      entries.flatMap(({ decision, help: { proposed } }) => (proposed ? [[decision, proposalBy(proposed)]] : [])),
    ),
    towards: Object.fromEntries(
      entries.flatMap(({ decision, help }) => (help.towards ? [[decision, leading(help.towards)]] : [])),
    ),
    habits: Object.fromEntries([...names].map(name => [name, habit(table, name)])),
    policy: (g, seat, decision, options) => weights(table.get(decision.name)?.advice, g, seat, decision, options, 0),
    variety(g, seat, decision, options, mood) {
      const help = table.get(decision.name)
      return weights(help?.variety ?? help?.advice, g, seat, decision, options, mood)
    },
    about(g, seat) {
      const frame = g.core.flow.at(-1)
      return frame && table.get(questionAt(frame.at))?.about?.(g, frame.here, seat)
    },
  }
}

/** What is left to the person, and how the rest is weighed where it has an adviser of its own. */
function proposalBy<G extends State>({
  leaves,
  by,
  as,
  isWhole,
}: NonNullable<AnyHelp<G>['proposed']>): NonNullable<AidSpec<G>['proposals']>[string] {
  const named = { leaves, ...(as === undefined ? {} : { as }), ...(isWhole ? { isWhole } : {}) }
  if (!by) return named
  return { ...named, policy: (g, seat, decision, options) => weights(by, g, seat, decision, options, 0) }
}

const hereOf = (g: State): Locals => g.core.flow[g.core.flow.length - 1].here

function merged<G>(decision: string, known: AnyHelp<G>, more: AnyHelp<G>): AnyHelp<G> {
  const all: Record<string, unknown> = { ...known }
  for (const [facet, value] of Object.entries(more)) {
    const before = all[facet]
    const twice =
      before !== undefined &&
      (typeof value === 'function' || Object.keys(value).some(key => Object.hasOwn(before as object, key)))
    if (twice) throw new Error(`the ${facet} of ${decision} are given twice`)
    all[facet] = typeof value === 'function' ? value : { ...(before as object), ...value }
  }
  return all
}

type ByKind<G, R> = Readonly<Record<string, ((g: G, here: Locals, value: number, seat: Seat) => R) | undefined>>

function byKind<G extends State, R>(
  kinds: ByKind<G, R> | undefined,
  g: G,
  seat: Seat,
  decision: Decision<G, never>,
  option: Option,
): R | undefined {
  return kinds?.[decision.kinds[optionKind(option)]]?.(g, hereOf(g), optionCarries(decision, option) as number, seat)
}

function offeredOf(decision: Pick<Decision, 'kinds' | 'parts'>, options: readonly Option[]): Offered {
  return ((kind: string) =>
    options
      .filter(option => decision.kinds[optionKind(option)] === kind)
      .map(option => optionCarries(decision, option))) as Offered
}

function habit<G extends State>(
  table: ReadonlyMap<string, AnyHelp<G>>,
  name: string,
): NonNullable<AidSpec<G>['habits']>[string] {
  return (g, seat, decision, options) => {
    const chosen = table.get(decision.name)?.habits?.[name]?.(g, hereOf(g), offeredOf(decision, options), seat)
    return chosen && optionOf(decision, chosen[0], chosen[1])
  }
}

function leading<G extends State>(
  towards: NonNullable<AnyHelp<G>['towards']>,
): NonNullable<AidSpec<G>['towards']>[string] {
  return (g, seat, decision, options, place) => {
    const chosen = towards(g, hereOf(g), place, offeredOf(decision, options), seat)
    const meant = chosen?.map(([kind, carried]) => optionOf(decision, kind, carried))
    return meant?.every(option => option !== undefined) ? meant : undefined
  }
}

/** The weights of an adviser. Where there is none, or it wants nothing on offer, all weigh the same. */
function weights<G extends State>(
  advice: AnyHelp<G>['variety'],
  g: G,
  seat: Seat,
  decision: Decision<G, never>,
  options: readonly Option[],
  mood: number,
): number[] {
  if (!advice) return options.map(() => 1)
  const { kinds, parts } = decision
  const weigh = advice(g, hereOf(g), seat, offeredOf(decision, options), mood)
  const found = options.map(option => {
    const carried = parts[optionKind(option)] ? optionCarries(decision, option) : NO_PARTS
    return weigh(kinds[optionKind(option)], optionValue(option), carried as Readonly<Record<string, number>>)
  })
  return found.some(weight => weight > 0) ? found : found.fill(1) // a plan that somebody else began
}

const NO_PARTS = {}

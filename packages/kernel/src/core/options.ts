import type { RuleId, Seat, State } from './state.ts'

/** One thing a seat may choose: a kind and an integer packed into one number. */
export type Option = number

/** Values run from 0 to this, exclusive. */
export const VALUES = 1 << 24

/** The index of an option's kind among its decision's kinds. */
export function optionKind(option: Option): number {
  return option >>> 24
}

/** An option's integer. */
export function optionValue(option: Option): number {
  return option & (VALUES - 1)
}

/** The parts an option's integer is made of, by name, and how many values each has: `{ element: 1024, facing: 6 }`. */
export type Parts = Readonly<Record<string, number>>

/** What a choice of a kind carries: a number, or its parts by name. */
export type Value<P, Kind> = Kind extends keyof P
  ? NonNullable<P[Kind]> extends infer Made extends Parts
    ? { [part in keyof Made]: number }
    : number
  : number

/** What a decision does when a kind is chosen. */
export type Take<G, H, V = number> = (g: G, here: H, value: V, seat: Seat) => void

/** Names the rule that forbids a value of a kind, or nothing. */
export type Forbid<G, H, V = number> = (g: G, here: H, value: V, seat: Seat) => RuleId | undefined

/** Lists options: one function a kind. */
export type Can<K extends string, P = object> = {
  readonly [kind in K]: kind extends keyof P ? (value: Value<P, kind>) => void : (value?: number) => void
}

/** A standing answer to a reaction window: which kind it gives, and when it must ask after all. */
export interface StandingAnswer<G, H> {
  answer: string
  /** Ask in spite of the standing answer. */
  unless?: (g: G, here: H, seat: Seat) => boolean
}

/** A question of the rules: who is asked, what is offered, what each choice does. */
export interface DecisionSpec<G, H, K extends string, P = object, A = unknown> {
  name: string
  /** The rule, or rules, this question comes from. */
  rule: RuleId | readonly RuleId[]
  /** The seat asked; or several (`seats`), any of whom may act first. */
  seat?: (g: G, here: H) => Seat
  seats?: (g: G, here: H) => readonly Seat[]
  /** What it is about, for pictures and words: a view asks for it (`vocabulary().about`). */
  about?: (g: G, here: H, seat: Seat) => A
  /** Seats that may act too, though the game does not wait for them: to concede, to interrupt. Not for sealed decisions. */
  may?: (g: G, here: H) => readonly Seat[]
  /** All of `seats` answer once, unseen by each other; the answers take effect in seat order when the last is in. */
  sealed?: boolean
  /** Take a single option without asking. Only where that tells nobody anything. */
  auto?: boolean
  /** Kinds that end a phase. Nothing ends by itself that somebody might want to correct: see `mayTakeBack`. */
  ends?: readonly NoInfer<K>[]
  /**
   * Kinds that may cost the seat something for certain, whatever the dice. Only these are tried before they are offered; like
   * ends, `auto` does not take them while the seat could still take back what it just chose.
   */
  gives?: readonly NoInfer<K>[]
  /** All that is offered comes about, and only its order is chosen: what one of them costs is not given up by taking it first. */
  isOrder?: boolean
  /** Something is lost whatever is chosen, and only what is chosen: no choice is the careless one, even where one costs nothing that counts. */
  isDue?: boolean
  /** Kinds that say how much of something, or which way: a list shows one row of each thing, from which it is chosen. */
  amounts?: readonly NoInfer<K>[]
  /** It is put even to who has nothing to choose, so that the others do not learn it: among people no habit hastens it. */
  hides?: true
  /** A reaction window: seats may leave these standing answers. */
  standing?: Readonly<Record<string, StandingAnswer<G, H>>>
  /** Kinds whose integer is made of parts; the kernel packs, unpacks, writes and reads them. */
  parts?: P
  /** Lists every legal option by calling `can.kind(value)`. */
  offer: (g: G, here: H, can: Can<K, NoInfer<P>>, seat: Seat) => void
  /**
   * Lists what was offered once and is offered no more, because it was a trap or led to nothing: nobody can choose it, but
   * records made while one could still replay.
   */
  formerly?: (g: G, here: H, can: Can<K, NoInfer<P>>, seat: Seat) => void
  /** Lists what a player may wish for here, possible or not: what is not offered is shown with the rule against it. */
  wishes?: (g: G, here: H, can: Can<K, NoInfer<P>>, seat: Seat) => void
  take: { readonly [kind in K]: Take<G, H, Value<NoInfer<P>, kind>> }
  /** Why a value is not offered; `offer` uses the same predicates. */
  cannot?: { readonly [kind in NoInfer<K>]?: Forbid<G, H, Value<NoInfer<P>, kind>> }
  /**
   * What a kind's integer points at in the scene (`hex`, `unit` …), where that is not the kind's own name; or the id it
   * points at, where the integer holds more than the number of one element.
   */
  points?: { readonly [kind in NoInfer<K>]?: string | ((value: Value<NoInfer<P>, kind>) => string) }
  /** The choice made for a seat whose time is up; without it the first option. */
  default?: (g: G, here: H, seat: Seat) => [kind: NoInfer<K>, carried?: number | Readonly<Record<string, number>>]
}

/** A decision as the kernel keeps it. */
export interface Decision<G = never, H = never, K extends string = string, P = object> {
  readonly name: string
  readonly rules: readonly RuleId[]
  readonly kinds: readonly string[]
  readonly spec: DecisionSpec<G, H, string>
  /** The take functions in the order of `kinds`. */
  readonly takes: readonly Take<G, H>[]
  /** Which kinds end what the decision is asked in (`ends` of the spec). */
  readonly ending: readonly boolean[]
  /** Which kinds carry a value worth writing. */
  readonly valued: readonly boolean[]
  /** The parts of each kind's integer, in the order of `kinds`; null where it is one number. */
  readonly parts: readonly (Packing | null)[]
  readonly can: Can<string>
  /** For the compiler only: which kinds there are, and of what parts. Never there. */
  readonly types?: { readonly kinds: K; readonly parts: P }
}

/** How parts make one integer: the first is worth most. */
export interface Packing {
  readonly names: readonly string[]
  readonly sizes: readonly number[]
  /** All parts 0: copied, it keeps its shape. */
  readonly blank: Readonly<Record<string, number>>
}

/** One integer from parts. */
function pack({ names, sizes }: Packing, value: Readonly<Record<string, number>>): number {
  let packed = 0
  for (let i = 0; i < names.length; i++) packed = packed * sizes[i] + value[names[i]]
  return packed
}

/** The parts of one integer. */
function unpack({ names, sizes, blank }: Packing, packed: number): Record<string, number> {
  const value = { ...blank }
  for (let i = names.length - 1; i >= 0; i--) {
    value[names[i]] = i === 0 ? packed : packed % sizes[i]
    packed = Math.floor(packed / sizes[i])
  }
  return value
}

/** What an option carries: its number, or its parts by name. */
export function optionCarries(
  decision: Pick<Decision, 'parts'>,
  option: Option,
): number | Readonly<Record<string, number>> {
  const packing = decision.parts[optionKind(option)]
  return packing ? unpack(packing, optionValue(option)) : optionValue(option)
}

let listed: Option[] = []

/** Makes a decision. */
export function makeDecision<G extends State, H, K extends string, P>(
  spec: DecisionSpec<G, H, K, P>,
): Decision<G, H, K, P> {
  const kinds = Object.keys(spec.take) as K[]
  const parts = kinds.map(kind => packingOf(spec.name, kind, (spec.parts as Record<string, Parts> | undefined)?.[kind]))
  const can = {} as Record<K, (value?: number) => void>
  const takes = kinds.map((kind, index): Take<G, H> => {
    const base = index * VALUES
    const packing = parts[index]
    const take = spec.take[kind] as unknown as Take<G, H>
    if (packing === null) {
      can[kind] = (value = 0) => {
        listed.push(base + value)
      }
      return take
    }
    can[kind] = value => {
      listed.push(base + pack(packing, value as unknown as Record<string, number>))
    }
    return (g, here, value, seat) => take(g, here, unpack(packing, value) as never, seat)
  })
  return {
    name: spec.name,
    rules: typeof spec.rule === 'string' ? [spec.rule] : spec.rule,
    kinds,
    spec: spec as unknown as DecisionSpec<G, H, string>,
    takes,
    ending: kinds.map(kind => spec.ends?.includes(kind) ?? false),
    valued: kinds.map(kind => spec.take[kind].length > 2),
    parts,
    can: can as unknown as Can<string>,
  }
}

function packingOf(decision: string, kind: string, parts: Parts | undefined): Packing | null {
  if (parts === undefined) return null
  const sizes = Object.values(parts)
  const all = sizes.reduce((product, size) => product * size, 1)
  if (all > VALUES) throw new Error(`${decision}.${kind} has ${all} values, more than ${VALUES}`)
  const names = Object.keys(parts)
  return { names, sizes, blank: Object.fromEntries(names.map(name => [name, 0])) }
}

/** Why a value of a kind is not offered, if the decision can tell. */
export function forbidding<G, H>(
  decision: Decision<G, H>,
  g: G,
  here: H,
  option: Option,
  seat: Seat,
): RuleId | undefined {
  const kind = decision.kinds[optionKind(option)]
  const predicate = kind === undefined ? undefined : decision.spec.cannot?.[kind]
  return predicate?.(g, here, optionCarries(decision, option) as number, seat)
}

/** Lists what a decision offers a seat, into a list that is emptied first. */
export function list<G, H>(decision: Decision<G, H>, g: G, here: H, seat: Seat, into: Option[]): Option[] {
  into.length = 0
  return gather(decision.spec.offer, decision, g, here, seat, into)
}

/** Lists what a decision once offered a seat and offers no more. */
export function formerOptions<G, H>(decision: Decision<G, H>, g: G, here: H, seat: Seat): Option[] {
  return decision.spec.formerly ? gather(decision.spec.formerly, decision, g, here, seat, []) : []
}

/** Lists what a seat may wish for, possible or not. */
export function wishedOptions<G, H>(decision: Decision<G, H>, g: G, here: H, seat: Seat): Option[] {
  return decision.spec.wishes ? gather(decision.spec.wishes, decision, g, here, seat, []) : []
}

function gather<G, H>(
  lists: DecisionSpec<G, H, string>['offer'],
  decision: Decision<G, H>,
  g: G,
  here: H,
  seat: Seat,
  into: Option[],
): Option[] {
  const outer = listed
  listed = into
  try {
    lists(g, here, decision.can, seat)
  } finally {
    listed = outer
  }
  return into
}

/** The option for a kind and what it carries; undefined if the decision has no such kind or the value is impossible. */
export function optionOf(
  decision: Pick<Decision, 'kinds' | 'parts'>,
  kind: string,
  carried: number | Readonly<Record<string, number>> = 0,
): Option | undefined {
  const index = decision.kinds.indexOf(kind)
  if (index < 0) return undefined
  const packing = decision.parts[index]
  const value = typeof carried === 'number' ? carried : packing && pack(packing, carried)
  if (value === null || !Number.isInteger(value) || value < 0 || value >= VALUES) return undefined
  return index * VALUES + value
}

/** The id of the scene's element an option points at, whether it is drawn or not; null for an option without a number. */
export function pointsAt(
  decision: Pick<Decision, 'kinds' | 'valued' | 'parts' | 'spec'>,
  option: Option,
): string | null {
  const index = optionKind(option)
  if (!decision.valued[index]) return null
  const kind = decision.kinds[index]
  const points = decision.spec.points?.[kind] ?? kind
  return typeof points === 'string'
    ? `${points}:${optionValue(option)}`
    : points(optionCarries(decision, option) as number)
}

/** The options an element of the scene would stand for, offered or not, as far as its number alone can tell. */
export function optionsAt(decision: Pick<Decision, 'kinds' | 'valued' | 'parts' | 'spec'>, id: string): Option[] {
  const [, pointed, number] = /^(.*):(\d+)$/.exec(id) ?? []
  return decision.kinds.flatMap((kind, index) => {
    if (!decision.valued[index] || (decision.spec.points?.[kind] ?? kind) !== pointed) return []
    return optionOf(decision, kind, Number(number)) ?? []
  })
}

/** The readable notation of an option: `hex 1310`, `face 12 3` with one number a part, `done`. */
export function writeOption(decision: Pick<Decision, 'kinds' | 'valued' | 'parts'>, option: Option): string {
  const index = optionKind(option)
  const kind = decision.kinds[index] ?? `?${index}`
  const value = optionValue(option)
  const packing = decision.parts[index]
  if (packing) return [kind, ...Object.values(unpack(packing, value))].join(' ')
  return decision.valued[index] || value !== 0 ? `${kind} ${value}` : kind
}

/** Reads the readable or the compact notation, or parts packed in one number as older records have them; undefined if it is none. */
export function readOption(decision: Pick<Decision, 'kinds' | 'parts'>, text: string): Option | undefined {
  const [, kind, rest = ''] = /^([A-Za-z][\w-]*)((?: \d+)*)$/.exec(text) ?? []
  if (kind === undefined) return readCompact(decision, text)
  const numbers = rest === '' ? [] : rest.slice(1).split(' ').map(Number)
  if (numbers.length < 2) return optionOf(decision, kind, numbers[0])
  const packing = decision.parts[decision.kinds.indexOf(kind)]
  if (packing?.names.length !== numbers.length || numbers.some((part, i) => part >= packing.sizes[i])) return undefined
  return optionOf(decision, kind, Object.fromEntries(packing.names.map((name, i) => [name, numbers[i]])))
}

/** The compact notation: a point, the kind by number, a point, the integer, both in base 36: `.1.10e`, `.2`. */
export function writeCompact(option: Option): string {
  const value = optionValue(option)
  return `.${optionKind(option).toString(36)}${value === 0 ? '' : `.${value.toString(36)}`}`
}

function readCompact(decision: Pick<Decision, 'kinds' | 'parts'>, text: string): Option | undefined {
  const [, kind, value] = /^\.([0-9a-z]{1,2})(?:\.([0-9a-z]{1,5}))?$/.exec(text) ?? []
  if (kind === undefined) return undefined
  const name = decision.kinds[Number.parseInt(kind, 36)]
  return name === undefined ? undefined : optionOf(decision, name, value === undefined ? 0 : Number.parseInt(value, 36))
}

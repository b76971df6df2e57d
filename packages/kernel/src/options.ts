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

/** What a decision does when a kind is chosen. */
export type Take<G, H> = (g: G, here: H, value: number, seat: Seat) => void

/** Names the rule that forbids a value of a kind, or nothing. */
export type Forbid<G, H> = (g: G, here: H, value: number, seat: Seat) => RuleId | undefined

/** Lists options: one function a kind. */
export type Can<K extends string> = { readonly [kind in K]: (value?: number) => void }

/** A standing answer to a reaction window: which kind it gives, and when it must ask after all. */
export interface StandingAnswer<G, H> {
  answer: string
  /** Ask in spite of the standing answer. */
  unless?: (g: G, here: H, seat: Seat) => boolean
}

/** A question of the rules: who is asked, what is offered, what each choice does. */
export interface DecisionSpec<G, H, K extends string> {
  name: string
  /** The rule, or rules, this question comes from. */
  rule: RuleId | readonly RuleId[]
  /** The seat asked; or several (`seats`), any of whom may act first. */
  seat?: (g: G, here: H) => Seat
  seats?: (g: G, here: H) => readonly Seat[]
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
  /** A reaction window: seats may leave these standing answers. */
  standing?: Readonly<Record<string, StandingAnswer<G, H>>>
  /** Lists every legal option by calling `can.kind(value)`. */
  offer: (g: G, here: H, can: Can<K>, seat: Seat) => void
  /**
   * Lists what was offered once and is offered no more, because it was a trap or led to nothing: nobody can choose it, but
   * records made while one could still replay.
   */
  formerly?: (g: G, here: H, can: Can<K>, seat: Seat) => void
  take: { readonly [kind in K]: Take<G, H> }
  /** Why a value is not offered; `offer` uses the same predicates. */
  cannot?: { readonly [kind in NoInfer<K>]?: Forbid<G, H> }
  /**
   * What a kind's integer points at in the scene (`hex`, `unit` …), where that is not the kind's own name; or the id it
   * points at, where the integer holds more than the number of one element.
   */
  points?: { readonly [kind in NoInfer<K>]?: string | ((value: number) => string) }
  /** The choice made for a seat whose time is up; without it the first option. */
  default?: (g: G, here: H, seat: Seat) => [kind: NoInfer<K>, value?: number]
}

/** A decision as the kernel keeps it. */
export interface Decision<G = never, H = never> {
  readonly name: string
  readonly rules: readonly RuleId[]
  readonly kinds: readonly string[]
  readonly spec: DecisionSpec<G, H, string>
  /** The take functions in the order of `kinds`. */
  readonly takes: readonly Take<G, H>[]
  /** Which kinds carry a value worth writing. */
  readonly valued: readonly boolean[]
  readonly can: Can<string>
}

let listed: Option[] = []

/** Makes a decision. */
export function makeDecision<G extends State, H, K extends string>(spec: DecisionSpec<G, H, K>): Decision<G, H> {
  const kinds = Object.keys(spec.take) as K[]
  const can = {} as Record<K, (value?: number) => void>
  kinds.forEach((kind, index) => {
    const base = index * VALUES
    can[kind] = (value = 0) => {
      listed.push(base + value)
    }
  })
  return {
    name: spec.name,
    rules: typeof spec.rule === 'string' ? [spec.rule] : spec.rule,
    kinds,
    spec: spec as unknown as DecisionSpec<G, H, string>,
    takes: kinds.map(kind => spec.take[kind]),
    valued: kinds.map(kind => spec.take[kind].length > 2),
    can,
  }
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

/** The option for a kind and value; undefined if the decision has no such kind or the value is impossible. */
export function optionOf(decision: Pick<Decision, 'kinds'>, kind: string, value = 0): Option | undefined {
  const index = decision.kinds.indexOf(kind)
  if (index < 0 || !Number.isInteger(value) || value < 0 || value >= VALUES) return undefined
  return index * VALUES + value
}

/** The id of the scene's element an option points at, whether it is drawn or not; null for an option without a number. */
export function pointsAt(decision: Pick<Decision, 'kinds' | 'valued' | 'spec'>, option: Option): string | null {
  const index = optionKind(option)
  if (!decision.valued[index]) return null
  const kind = decision.kinds[index]!
  const points = decision.spec.points?.[kind] ?? kind
  return typeof points === 'string' ? `${points}:${optionValue(option)}` : points(optionValue(option))
}

/** The options an element of the scene would stand for, offered or not, as far as its number alone can tell. */
export function optionsAt(decision: Pick<Decision, 'kinds' | 'valued' | 'spec'>, id: string): Option[] {
  const [, pointed, number] = /^(.*):(\d+)$/.exec(id) ?? []
  return decision.kinds.flatMap((kind, index) => {
    if (!decision.valued[index] || (decision.spec.points?.[kind] ?? kind) !== pointed) return []
    return optionOf(decision, kind, Number(number)) ?? []
  })
}

/** The readable notation of an option: `hex 1310`, `done`. */
export function writeOption(decision: Pick<Decision, 'kinds' | 'valued'>, option: Option): string {
  const index = optionKind(option)
  const kind = decision.kinds[index] ?? `?${index}`
  const value = optionValue(option)
  return decision.valued[index] || value !== 0 ? `${kind} ${value}` : kind
}

/** Reads the readable or the compact notation; undefined if it is neither. */
export function readOption(decision: Pick<Decision, 'kinds' | 'valued'>, text: string): Option | undefined {
  const [, kind, value] = /^([A-Za-z][\w-]*)(?: (\d+))?$/.exec(text) ?? []
  const readable = kind === undefined ? undefined : optionOf(decision, kind, value === undefined ? 0 : Number(value))
  return readable ?? readCompact(decision, text)
}

/** The compact notation: a point, the kind by number, a point, the integer, both in base 36: `.1.10e`, `.2`. */
export function writeCompact(option: Option): string {
  const value = optionValue(option)
  return `.${optionKind(option).toString(36)}${value === 0 ? '' : `.${value.toString(36)}`}`
}

function readCompact(decision: Pick<Decision, 'kinds'>, text: string): Option | undefined {
  const [, kind, value] = /^\.([0-9a-z]{1,2})(?:\.([0-9a-z]{1,5}))?$/.exec(text) ?? []
  if (kind === undefined) return undefined
  const name = decision.kinds[Number.parseInt(kind, 36)]
  return name === undefined ? undefined : optionOf(decision, name, value === undefined ? 0 : Number.parseInt(value, 36))
}

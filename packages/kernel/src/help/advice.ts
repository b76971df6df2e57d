import type { BotHints } from '../core/game.ts'
import { optionKind, optionValue } from '../core/options.ts'
import type { Locals, Seat, State } from '../core/state.ts'

/** What is offered of a kind: its values. */
export type Offered<K extends string = string> = (kind: K) => number[]
/** The weight of one option; it may be told the parts its number is made of. */
export type Weigh = (kind: string, value: number, parts?: Readonly<Record<string, number>>) => number
/** Advises on one question: looks at the state once and says how to weigh its options. */
export type Adviser<G extends State, H = Locals> = (g: G, here: H, seat: Seat, offered: Offered) => Weigh

/** What an option carries: its number, or its parts by name. */
type Carried = number | Readonly<Record<string, number>>

/** The weight of an option of any question. */
type WeighAny = (kind: string, value: number, parts?: Readonly<Record<string, number>>) => number

/** This option and no other. */
export function only(kind: string, carried: Carried = 0): WeighAny {
  if (typeof carried === 'number') return (other, value) => (other === kind && value === carried ? 1 : 0)
  const made = Object.entries(carried)
  return (other, _value, parts) => (other === kind && made.every(([name, part]) => parts?.[name] === part) ? 1 : 0)
}

/** The first of these kinds that is offered, with its first value; anything where none is. */
export function firstOf<K extends string>(offered: (kind: NoInfer<K>) => readonly Carried[], ...kinds: K[]): WeighAny {
  for (const kind of kinds) {
    const [carried] = offered(kind)
    if (carried !== undefined) return only(kind, carried)
  }
  return () => 1
}

/** The value with the highest score and that score; the first of equals, -1 if there is none. */
export function best(values: readonly number[], score: (value: number) => number): [value: number, score: number] {
  return bestOf(values, score) ?? [-1, Number.NEGATIVE_INFINITY]
}

/** The thing with the highest score and that score; the first of equals. */
export function bestOf<T>(values: readonly T[], score: (value: T) => number): [value: T, score: number] | undefined {
  if (values.length === 0) return undefined
  let found = values[0]
  let highest = Number.NEGATIVE_INFINITY
  for (const value of values) {
    const points = score(value)
    if (points <= highest) continue
    highest = points
    found = value
  }
  return [found, highest]
}

/** A bot's policy from its advisers, by question. Where there is none, or it wants nothing on offer, all weigh the same. */
export function policyOf<G extends State>(
  advisers: Readonly<Record<string, Adviser<G, never>>>,
): NonNullable<BotHints<G>['policy']> {
  return (g, seat, { name, kinds }, options) => {
    const adviser = advisers[name]
    if (!adviser) return options.map(() => 1)
    const offered = (kind: string) => {
      return options.filter(option => kinds[optionKind(option)] === kind).map(optionValue)
    }
    const weigh = adviser(g, g.core.flow.at(-1)!.here as never, seat, offered)
    const weights = options.map(option => weigh(kinds[optionKind(option)], optionValue(option)))
    return weights.some(weight => weight > 0) ? weights : weights.fill(1) // a plan that somebody else began
  }
}

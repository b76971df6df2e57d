import type { Locals, Seat } from '@hexarium/kernel'
import type { Demonworld } from '../state.ts'

/** What is offered of a kind: its values. */
export type Offered = (kind: string) => number[]
/** The weight of one option. */
export type Weigh = (kind: string, value: number) => number
/** Advises on one question: looks at the state once and says how to weigh its options. */
export type Adviser<H = Locals> = (g: Demonworld, here: H, seat: Seat, offered: Offered) => Weigh

/** This option and no other. */
export function only(kind: string, value = 0): Weigh {
  return (other, of) => (other === kind && of === value ? 1 : 0)
}

/** The first of these kinds that is offered, with its first value. */
export function firstOf(offered: Offered, ...kinds: string[]): Weigh {
  for (const kind of kinds) {
    const [value] = offered(kind)
    if (value !== undefined) return only(kind, value)
  }
  return () => 1
}

/** The value with the highest score and that score; the first of equals. */
export function best(values: readonly number[], score: (value: number) => number): [value: number, score: number] {
  let found = values[0] ?? -1
  let highest = Number.NEGATIVE_INFINITY
  for (const value of values) {
    const points = score(value)
    if (points <= highest) continue
    highest = points
    found = value
  }
  return [found, highest]
}

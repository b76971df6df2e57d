import { type Decision, optionKind, optionValue, type Seat } from '@hexarium/kernel'
import type { Titan } from '../state.ts'
import type { Adviser } from './advice.ts'
import { announce, carry, chooseStriker, chooseTarget, manoeuvre, manoeuvreTo, reinforce } from './fighting.ts'

const advisers: Readonly<Record<string, Adviser<never>>> = {
  ...{ manoeuvre, manoeuvreTo, chooseStriker, chooseTarget, announce, carry, reinforce },
}

/** How likely a sensible player takes each option. */
export function policy(g: Titan, seat: Seat, decision: Decision<Titan, never>, options: readonly number[]): number[] {
  const adviser = advisers[decision.name]
  if (!adviser) return options.map(() => 1)
  const { kinds } = decision
  const offered = (kind: string) => {
    return options.filter(option => kinds[optionKind(option)] === kind).map(optionValue)
  }
  const weigh = adviser(g, g.core.flow.at(-1)!.here as never, seat, offered)
  return options.map(option => weigh(kinds[optionKind(option)], optionValue(option)))
}

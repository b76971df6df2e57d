import { type Decision, optionKind, optionValue, type Seat } from '@hexarium/kernel'
import type { Titan } from '../state.ts'
import type { Adviser } from './advice.ts'
import { announce, carry, chooseStriker, chooseTarget, manoeuvre, manoeuvreTo, reinforce } from './fighting.ts'
import { muster, musterPiece, musterWay, spoils, summon } from './gathering.ts'
import { deal, organise, splitOff, takeMarker } from './organising.ts'
import { flightWindow, nextEngagement, offerLosses, talks } from './parleying.ts'
import { moveTo, mulligan, nextMove } from './travelling.ts'

/** By question, in the order of the turn. */
const advisers: Readonly<Record<string, Adviser<never>>> = {
  ...{ takeMarker, deal, organise, splitOff, splitMarker: takeMarker },
  ...{ mulligan, nextMove, moveTo, mergeMarker: takeMarker },
  ...{ nextEngagement, flightWindow, talks, offerLosses },
  ...{ reinforce, reinforceWay: musterWay, summon, manoeuvre, manoeuvreTo },
  ...{ chooseStriker, chooseTarget, announce, carry, spoils, spoilsWay: musterWay },
  ...{ muster, musterPiece, musterWay },
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
  const weights = options.map(option => weigh(kinds[optionKind(option)], optionValue(option)))
  return weights.some(weight => weight > 0) ? weights : weights.fill(1) // a plan that somebody else began
}

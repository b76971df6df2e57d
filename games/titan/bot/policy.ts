import { policyOf } from '@hexarium/kernel'
import type { Adviser } from './advice.ts'
import { announce, carry, chooseStriker, chooseTarget, manoeuvre, manoeuvreTo, reinforce } from './fighting.ts'
import { muster, musterPiece, musterWay, spoils, summon } from './gathering.ts'
import { deal, organise, splitOff, takeMarker } from './organising.ts'
import { flightWindow, nextEngagement, offerLosses, talks } from './parleying.ts'
import { moveTo, mulligan, nextMove } from './travelling.ts'

/** By question, in the order of the turn. */
const advisers: Readonly<Record<string, Adviser<never>>> = {
  takeMarker,
  deal,
  organise,
  splitOff,
  splitMarker: takeMarker,
  mulligan,
  nextMove,
  moveTo,
  mergeMarker: takeMarker,
  nextEngagement,
  flightWindow,
  talks,
  offerLosses,
  reinforce,
  reinforceWay: musterWay,
  summon,
  manoeuvre,
  manoeuvreTo,
  chooseStriker,
  chooseTarget,
  announce,
  carry,
  spoils,
  spoilsWay: musterWay,
  muster,
  musterPiece,
  musterWay,
}

/** How likely a sensible player takes each option. */
export const policy = policyOf(advisers)

import type { RuleId } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import { piecesOf } from '../legions.ts'
import { DEFENDER, FLIGHT, NOBODY, NONE, type Side, type Titan, type Type } from '../state.ts'
import { legionOf } from './sides.ts'

/** An offer while it is put together. */
export type OfferHere = { offerer: Side; winner: Side; losses: Type[] }

/** How many offers a side may make in one engagement. The book knows no limit; ours keeps every game finite. */
const OFFERS = 6

/** TI-9.3b: one of the two wins, or nobody; and as often as we allow. */
export function cannotOffer(g: Titan, side: Side, winner: Side): RuleId | undefined {
  if (winner > NOBODY) return 'TI-9.3b'
  return g.engagement!.offersMade[side] >= OFFERS ? 'TI-9.3a' : undefined
}

/** TI-9.3a: both must consent, so there must be an offer of the other side. */
export function cannotAccept(g: Titan, side: Side, value = 0): RuleId | undefined {
  return value === 0 && g.engagement!.offerWinner[1 - side] !== NONE ? undefined : 'TI-9.3a'
}

/** TI-9.2d: the defender's first offer ends the flight window, so he has none open in it; TI-9.3a: nobody withdraws what is not offered. */
export function cannotWithdraw(g: Titan, side: Side, value = 0): RuleId | undefined {
  const { stage, offerWinner } = g.engagement!
  if (value === 0 && offerWinner[side] !== NONE) return undefined
  return stage === FLIGHT && side === DEFENDER ? 'TI-9.2d' : 'TI-9.3a'
}

/** TI-9.3b: characters of the winner, never his Titan, and one must be left. */
export function mayBeOffered(g: Titan, here: OfferHere): Type[] {
  const pieces = piecesOf(g, legionOf(g, here.winner))
  if (here.losses.length >= pieces.length - 1) return []
  for (const type of here.losses) pieces.splice(pieces.indexOf(type), 1)
  return [...new Set(pieces)].filter(type => type !== TITAN)
}

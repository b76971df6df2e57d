import { leave, type Seat } from '@hexarium/kernel'
import { ATTACKER, DEFENDER, type Engagement, type Marker, type Side, type Titan } from '../state.ts'

/** The legion of a side. */
export function legionOf(g: Titan, side: Side): Marker {
  return side === ATTACKER ? g.engagement!.attacker : g.engagement!.defender
}

/** The seat of a side. */
export function seatOf(g: Titan, side: Side): Seat {
  return g.holder[legionOf(g, side)]
}

/** The side of a seat. */
export function sideOf(g: Titan, seat: Seat): Side {
  return seatOf(g, ATTACKER) === seat ? ATTACKER : DEFENDER
}

/** The two engaged seats. */
export function pair(g: Titan): Seat[] {
  return [seatOf(g, ATTACKER), seatOf(g, DEFENDER)]
}

/** Notes how the engagement ended and goes on to its aftermath. */
export function settle(g: Titan, outcome: Partial<Engagement> & { winner: Side }): void {
  Object.assign(g.engagement!, outcome)
  leave(g, 'contest')
}

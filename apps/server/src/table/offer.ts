import { fine, type Outcome, refused, type Seat } from '@hexarium/kernel'
import type { Holder, Offer } from '@hexarium/wire'

/** The seats a person plays. */
export function seatsOf(holders: readonly Holder[], person: string): Seat[] {
  return holders.flatMap((holder, seat) => (holder.kind === 'person' && holder.person === person ? [seat] : []))
}

/** The seats that are a person's, those included that bots play for him. */
export function seatsHeldBy(holders: readonly Holder[], person: string): Seat[] {
  return holders.flatMap((holder, seat) => (holder.person === person ? [seat] : []))
}

/** A new offer; whoever makes it agrees for all his seats. */
export function newOffer(
  holders: readonly Holder[],
  what: Offer['what'],
  by: Seat,
  count: number,
  lines: number,
): Outcome<Offer> {
  if (what === 'draw' && holders.some(holder => holder.kind === 'bot'))
    return refused('offer', 'Bots agree to no draw.')
  if (what === 'undo' && (count < 1 || count > lines))
    return refused('offer', 'There are not as many choices to take back.')
  return fine({ what, by, count, yes: seatsOf(holders, holders[by].person ?? '') })
}

/** A seat agrees, and with it all seats of the same person. */
export function agree(offer: Offer | null, holders: readonly Holder[], seat: Seat): Outcome<null> {
  if (!offer) return refused('offer', 'There is nothing to agree to.')
  if (offer.yes.includes(seat)) return refused('offer', 'You agreed already.')
  offer.yes.push(...seatsOf(holders, holders[seat].person ?? ''))
  return fine(null)
}

/** True once every person at the table has agreed. */
export function isAgreed(offer: Pick<Offer, 'yes'>, holders: readonly Holder[]): boolean {
  return holders.every((holder, seat) => holder.kind !== 'person' || offer.yes.includes(seat))
}

/** An offer is answered by playing on: one's own stands, but an offer to take back is about choices made before. */
export function outlives(offer: Offer, choice: Seat): boolean {
  return offer.what !== 'undo' && offer.by === choice
}

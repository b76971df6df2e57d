import type { Moment, Offer, WayShown } from '../port/moment.ts'

/** What can be chosen at a point: the topmost thing, or all pieces of a stack. */
export function offersAt(moment: Moment, ids: readonly string[]): Offer[] {
  const counters = new Set(moment.scene.boards.flatMap(board => board.counters.flatMap(({ id, of = id }) => [id, of])))
  const chosen = ids.filter(id => moment.offers.some(offer => offer.points === id))
  const pieces = chosen.filter(id => counters.has(id))
  const wanted = pieces.length > 0 ? pieces : chosen.slice(0, 1)
  return moment.offers.filter(offer => offer.points !== null && wanted.includes(offer.points))
}

/** True if an offer is a piece that stands on a board. */
export function isPiece(moment: Moment, { points }: Offer): boolean {
  return points !== null && standsOn(moment, points)
}

/** True if something is a piece on a board, or a unit of pieces. */
export function standsOn({ scene }: Moment, piece: string): boolean {
  return scene.boards.some(board => board.counters.some(({ id, of = id }) => id === piece || of === piece))
}

/** True if it is a piece of whoever is asked. */
export function isOwnPiece({ scene, seat }: Moment, piece: string | null): boolean {
  return scene.boards.some(board =>
    board.counters.some(({ owner, id, of = id }) => owner === seat && (id === piece || of === piece)),
  )
}

/** The one choice of another piece that a question offered beside the one that was made, at a point. */
export function insteadOf(asked: Moment, made: Offer, ids: readonly string[]): Offer | undefined {
  const offers = offersAt(asked, ids).filter(offer => isPiece(asked, offer))
  const [offer] = offers
  const isOther = offers.length === 1 && offer.name === made.name && offer.option !== made.option
  return isOther && !offer.isCostly && !offer.isUnsure ? offer : undefined
}

const placesOf = (moment: Moment) => new Set(moment.scene.boards.flatMap(board => board.places.map(({ id }) => id)))

/** The place among some ids. */
export function placeAmong(moment: Moment, ids: readonly string[]): string | undefined {
  const places = placesOf(moment)
  return ids.find(id => places.has(id))
}

/** The place among some ids, where a piece is led step by step, with nothing but its steps to choose: all steps to it are meant. */
export function stepwiseTo(moment: Moment, ids: readonly string[]): string | undefined {
  const places = placesOf(moment)
  if (moment.is !== 'asked' || moment.offers.some(({ points }) => points !== null && places.has(points)))
    return undefined
  return ids.find(id => places.has(id))
}

/** The choices of a way, one after the other, each known when it is offered. */
export const stepsOf = (way: WayShown | null) =>
  (way?.options ?? []).map(option => (offer: Offer) => offer.option === option)

/** Longer lists fold. */
const FOLD = 14
/** Of what there is so little it is never folded away: the gate to break among thirty hexes to go to. */
const FEW = 3

/** What a long list shows at first. */
export function folded(offers: readonly Offer[]): Offer[] {
  const alike = Map.groupBy(offers, ({ name }) => name)
  return offers.filter(
    ({ name, isBare, isHinted }, index) => index < FOLD || isBare || isHinted || alike.get(name)!.length <= FEW,
  )
}

/** What lies open beside the board. */
export type Tab = 'fight' | 'log' | 'sheets'

/** A fight takes the stage once, when it begins; without one, a hand or a stock one is asked about lies open. */
export function tabFor(open: Tab, before: string | undefined, fight: string | undefined, asksSheets: boolean): Tab {
  if (fight !== undefined) return fight === before ? open : 'fight'
  return asksSheets ? 'sheets' : open === 'fight' ? 'log' : open
}

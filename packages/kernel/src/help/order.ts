/** What a list of options needs to know of each, to put them in order. */
export interface Ordered {
  /** The element of the scene it points at. */
  points: string | null
  /** It gives something up, or may. */
  isCostly: boolean
}

/** The order in which options are shown and numbered: what stands for itself, what glows on the board, what costs something. */
export function inOrder<O extends Ordered>(offers: readonly O[]): O[] {
  const rank = ({ points, isCostly }: O) => (isCostly ? 2 : points === null ? 0 : 1)
  return [0, 1, 2].flatMap(wanted => offers.filter(offer => rank(offer) === wanted))
}

/** What the digits of a keyboard choose: the first few in order, but nothing that costs something. */
export function numbered<O extends Ordered>(offers: readonly O[], keys = 9): O[] {
  return inOrder(offers)
    .filter(offer => !offer.isCostly)
    .slice(0, keys)
}

/** What a list of options needs to know of each, to put them in order. */
export interface Ordered {
  /** It carries no number: it ends, passes, rolls. */
  isBare: boolean
  /** It gives something up, or may. */
  isCostly: boolean
  /** A guide recommends it. */
  isHinted?: true
}

/** The order in which options are shown and numbered: what is recommended, what stands for itself, what is one of several, what costs something. */
export function inOrder<O extends Ordered>(offers: readonly O[]): O[] {
  const rank = ({ isBare, isCostly, isHinted }: O) => (isCostly ? 3 : isHinted ? 0 : isBare ? 1 : 2)
  return [0, 1, 2, 3].flatMap(wanted => offers.filter(offer => rank(offer) === wanted))
}

/** What the digits of a keyboard choose: the first few in order, but nothing that costs something. */
export function numbered<O extends Ordered>(offers: readonly O[], keys = 9): O[] {
  return inOrder(offers)
    .filter(offer => !offer.isCostly)
    .slice(0, keys)
}

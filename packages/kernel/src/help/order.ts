/** What a list of options needs to know of each, to put them in order. */
export interface Ordered {
  /** It carries no number: it ends, passes, rolls. */
  isBare: boolean
  /** It ends a phase or a step. */
  ends?: boolean
  /** It gives something up, or may. */
  isCostly: boolean
  /** A guide recommends it. */
  isHinted?: true
  /** It is one of several amounts of the same thing. */
  amount?: unknown
  /** It is a place on a board, where it can be seen and chosen, too. */
  isPlace?: true
}

/**
 * The order in which options are shown and numbered: what is recommended, what ends, what else stands for itself, what is one of several, places,
 * amounts, what costs something. What ends does not come to lie where something else was just chosen that is offered no more.
 */
export function inOrder<O extends Ordered>(offers: readonly O[]): O[] {
  const rank = ({ isBare, ends = false, isCostly, isHinted, amount, isPlace }: O) =>
    isCostly ? 6 : isHinted ? 0 : isBare ? (ends ? 1 : 2) : amount !== undefined ? 5 : isPlace ? 4 : 3
  return [0, 1, 2, 3, 4, 5, 6].flatMap(wanted => offers.filter(offer => rank(offer) === wanted))
}

/** What the digits of a keyboard choose: the first few in order, but nothing that costs something, and no amount. */
export function numbered<O extends Ordered>(offers: readonly O[], keys = 9): O[] {
  return inOrder(offers)
    .filter(offer => !offer.isCostly && offer.amount === undefined)
    .slice(0, keys)
}

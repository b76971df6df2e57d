/** What a list of options needs to know of each, to put them in order. */
export interface Ordered {
  /** It carries no number: it ends, passes, rolls. */
  isBare: boolean
  /** It gives something up, or may. */
  isCostly: boolean
  /** A guide recommends it. */
  isHinted?: true
  /** It is one of several amounts of the same thing. */
  amount?: unknown
}

/** The order in which options are shown and numbered: what is recommended, what stands for itself, what is one of several, amounts, what costs something. */
export function inOrder<O extends Ordered>(offers: readonly O[]): O[] {
  const rank = ({ isBare, isCostly, isHinted, amount }: O) =>
    isCostly ? 4 : isHinted ? 0 : isBare ? 1 : amount === undefined ? 2 : 3
  return [0, 1, 2, 3, 4].flatMap(wanted => offers.filter(offer => rank(offer) === wanted))
}

/** What the digits of a keyboard choose: the first few in order, but nothing that costs something, and no amount. */
export function numbered<O extends Ordered>(offers: readonly O[], keys = 9): O[] {
  return inOrder(offers)
    .filter(offer => !offer.isCostly && offer.amount === undefined)
    .slice(0, keys)
}

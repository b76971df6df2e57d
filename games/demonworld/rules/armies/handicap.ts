import type { Enlisted } from '../../content/armies/battles.ts'
import { cardNamed, cards } from '../../content/armies/cards.ts'

/**
 * DW-XVI.50: by place in an army how many elements stay at home: one by one, each from the unit that has most left, of equals the first,
 * among those whose elements fit into the points and that keep half of theirs.
 */
export function atHome(army: readonly Enlisted[], points: number): number[] {
  const home = army.map(() => 0)
  for (let rest = points; ; ) {
    let chosen = -1
    let most = 0
    let price = 0
    army.forEach(({ card }, i) => {
      const { kind, points: worth, elements } = cards[cardNamed(card)]
      const left = elements.total - home[i]
      if (kind !== 'unit' || left <= most || 2 * (left - 1) < elements.total || worth / elements.total > rest) return
      chosen = i
      most = left
      price = worth / elements.total
    })
    if (chosen < 0) return home
    home[chosen]++
    rest -= price
  }
}

import { board } from '../content/board.ts'
import { type Direction, type Hex, NONE } from '../state.ts'

/** A cost no way has. */
export const UNREACHED = 127

/** How a flood spreads: what a step costs (UNREACHED: closed), and where it comes to rest. */
export interface Current {
  step(from: Hex, to: Hex, direction: Direction): number
  mustStop(hex: Hex): boolean
}

/**
 * The cheapest ways of one unit from its hex. Every move in the game asks for this, nearly every step costs 1, and budgets
 * are small, so a queue in which a better way simply comes again beats a search for any prices.
 */
export class Flood {
  readonly cost = new Int8Array(board.size).fill(UNREACHED)
  private readonly previous = new Int16Array(board.size)
  private readonly queue = new Int16Array(8 * board.size)
  /** The hexes reached, in the order they were first. */
  readonly reached = new Int16Array(board.size)
  count = 0

  /** Forgets the last flood. */
  begin(): void {
    for (let i = 0; i < this.count; i++) this.cost[this.reached[i]] = UNREACHED
    this.count = 0
  }

  /** Spreads from some hexes, each with what it cost to be there, as far as the budget goes. */
  spread(starts: readonly Hex[], price: number, budget: number, current: Current): void {
    const { cost, previous, queue } = this
    let last = 0
    for (const start of starts) {
      if (price > budget) continue
      cost[start] = price
      previous[start] = NONE
      this.reached[this.count++] = start
      queue[last++] = start
    }
    for (let first = 0; first < last; first++) {
      const from = queue[first]
      const spent = cost[from]
      if (spent >= budget || (previous[from] !== NONE && current.mustStop(from))) continue
      for (let direction = 0; direction < 6; direction++) {
        const to = board.neighbour[from * 6 + direction]
        if (to < 0 || cost[to] <= spent + 1) continue
        const next = spent + current.step(from, to, direction)
        if (next > budget || next >= cost[to]) continue
        if (cost[to] === UNREACHED) this.reached[this.count++] = to
        cost[to] = next
        previous[to] = from
        queue[last++] = to
      }
    }
  }

  /** The hexes of a cheapest way, from its start to a hex. */
  path(hex: Hex): Hex[] {
    const way = [hex]
    for (let at = this.previous[hex]; at !== NONE; at = this.previous[at]) way.push(at)
    return way.reverse()
  }
}

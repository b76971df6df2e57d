import { IdSet } from './id-set.ts'

/** The cost of a step that is not allowed. */
export const BLOCKED = -1

/** The cost of a state that was not reached, and the predecessor of a start. */
export const UNREACHED = -1

/** Says where one can go from a state, by calling `search.offer` for each next state. */
export interface Moves {
  /** Offers every state that follows this one. */
  expand(state: number, search: Search): void
}

const LARGEST_BUDGET = 1_000_000

/**
 * Finds the cheapest way to every state within a budget. A state is a number whose meaning is the caller's: a hex, a hex
 * and a facing, the anchor and facing of a large base. The workspace is made once and used for any number of searches,
 * which allocate nothing. Costs are whole numbers from 0. Use: `begin`, `offer` each start, `settle`, then read.
 */
export class Search {
  /** The least cost of each state, or UNREACHED. */
  readonly cost: Int32Array
  /** The state before it on a cheapest way, or UNREACHED for a start. */
  readonly previous: Int32Array
  /** The states reached, cheapest first. */
  readonly reached: IdSet
  private budget = 0
  private current = UNREACHED
  private spent = 0
  // One doubly linked list of waiting states for each cost.
  private heads = new Int32Array(0)
  private readonly after: Int32Array
  private readonly before: Int32Array
  private waiting = 0

  /** A workspace for states from 0 to states − 1. */
  constructor(states: number) {
    this.cost = new Int32Array(states).fill(UNREACHED)
    this.previous = new Int32Array(states).fill(UNREACHED)
    this.reached = new IdSet(states)
    this.after = new Int32Array(states)
    this.before = new Int32Array(states)
  }

  /** Forgets the last search and sets what the next one may spend. */
  begin(budget: number): this {
    if (!Number.isInteger(budget) || budget < 0 || budget > LARGEST_BUDGET)
      throw new RangeError(`A budget is a whole number from 0 to ${LARGEST_BUDGET}, not ${budget}.`)
    const { cost, reached } = this
    if (this.waiting > 0) {
      cost.fill(UNREACHED)
      this.heads.fill(UNREACHED)
      this.waiting = 0
    } else for (let i = 0; i < reached.count; i++) cost[reached.ids[i]] = UNREACHED
    reached.clear()
    if (this.heads.length <= budget) this.heads = new Int32Array(2 * budget + 16).fill(UNREACHED)
    this.budget = budget
    this.current = UNREACHED
    this.spent = 0
    return this
  }

  /** Offers a way to a state for a price, from the state being expanded or, before `settle`, as a start. */
  offer(state: number, price: number): void {
    if (!(price >= 0) || state < 0) return
    const cost = this.spent + price
    if (cost > this.budget) return
    const known = this.cost[state]
    if (known !== UNREACHED) {
      if (known <= cost) return
      this.unlink(state, known)
    }
    this.cost[state] = cost
    this.previous[state] = this.current
    const head = this.heads[cost]
    this.after[state] = head
    this.before[state] = UNREACHED
    if (head >= 0) this.before[head] = state
    this.heads[cost] = state
    this.waiting++
  }

  /** Expands states, cheapest first, until none is left within the budget. */
  settle(moves: Moves): this {
    const { heads } = this
    for (let cost = 0; cost <= this.budget && this.waiting > 0; cost++) {
      this.spent = cost
      for (let state = heads[cost]; state >= 0; state = heads[cost]) {
        this.unlink(state, cost)
        this.reached.add(state)
        this.current = state
        moves.expand(state, this)
      }
    }
    if (this.waiting > 0) throw new RangeError('The cost of a step must be a whole number.')
    this.current = UNREACHED
    this.spent = 0
    return this
  }

  /** The states of a cheapest way, from the start to this state; empty if it was not reached. */
  path(state: number): number[] {
    if (this.cost[state] === UNREACHED) return []
    const states = [state]
    for (let at = this.previous[state]; at >= 0; at = this.previous[at]) states.push(at)
    return states.reverse()
  }

  private unlink(state: number, cost: number) {
    const after = this.after[state]
    const before = this.before[state]
    if (after >= 0) this.before[after] = before
    if (before >= 0) this.after[before] = after
    else this.heads[cost] = after
    this.waiting--
  }
}

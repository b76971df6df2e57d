import { type Board, type HexId, OFF_BOARD, type SideId } from './board.ts'
import type { Direction } from './directions.ts'
import { IdSet } from './id-set.ts'
import { type Moves, Search, UNREACHED } from './search.ts'

/** How a piece moves. Facings are 0 to facings − 1 as the game numbers them, +1 to the left; without facings always 0. */
export interface Movement {
  /** What it may spend in all. */
  readonly budget: number
  /** The cost of a step across a side, or BLOCKED; the facing stays. */
  step(from: HexId, to: HexId, direction: Direction, side: SideId, facing: number): number
  /** The cost of turning on the spot to the next facing left or right, or BLOCKED; absent: it never turns. */
  turn?(hex: HexId, facing: number, turned: number): number
  /** Whether it must stop once it has come here; the hex a move starts `from` may always be left. */
  mustStop?(hex: HexId, facing: number): boolean
  /** Whether the move may end here; absent: anywhere. */
  mayEnd?(hex: HexId, facing: number): boolean
}

/**
 * Where a piece can go on a board, over hexes or over hexes with a facing. Made once for a board, used for any number of
 * searches. A state is hex · facings + facing, so without facings it is the hex.
 */
export class Reach extends Search implements Moves {
  /** The board searched. */
  readonly board: Board
  /** How many facings a piece has: 1 where facing does not matter, else 6 or 12. */
  readonly facings: number
  /** The states in which the move may end, cheapest first. */
  readonly ends: IdSet
  private movement: Movement | undefined
  private start: HexId = OFF_BOARD

  /** A workspace for a board. */
  constructor(board: Board, facings = 1) {
    super(board.size * facings)
    this.board = board
    this.facings = facings
    this.ends = new IdSet(board.size * facings)
  }

  /** The state of a piece on a hex with a facing. */
  state(hex: HexId, facing = 0): number {
    return hex * this.facings + facing
  }

  /** The hex of a state. */
  hexOf(state: number): HexId {
    return (state / this.facings) | 0
  }

  /** The facing of a state. */
  facingOf(state: number): number {
    return state % this.facings
  }

  /** Finds all that a piece can reach from a hex. */
  from(start: HexId, movement: Movement, facing = 0): this {
    this.begin(movement.budget)
    this.offer(this.state(start, facing), 0)
    return this.explore(movement, start)
  }

  /** Finds all that a piece can reach that enters at any of these states for these prices. */
  entering(states: ArrayLike<number>, prices: ArrayLike<number>, movement: Movement): this {
    this.begin(movement.budget)
    for (let i = 0; i < states.length; i++) this.offer(states[i], prices[i])
    return this.explore(movement, OFF_BOARD)
  }

  /** The least cost to reach a hex with any facing, or UNREACHED. */
  costTo(hex: HexId): number {
    let least = UNREACHED
    for (let state = hex * this.facings; state < (hex + 1) * this.facings; state++) {
      const cost = this.cost[state]
      if (cost !== UNREACHED && (least === UNREACHED || cost < least)) least = cost
    }
    return least
  }

  /** Offers the steps and turns from a state; `settle` calls it. */
  expand(state: number): void {
    const { board, facings } = this
    const movement = this.movement!
    const hex = (state / facings) | 0
    const facing = state - hex * facings
    if (movement.mayEnd === undefined || movement.mayEnd(hex, facing)) this.ends.add(state)
    if (hex !== this.start && movement.mustStop?.(hex, facing)) return
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbour[hex * 6 + direction]
      if (to !== OFF_BOARD)
        this.offer(to * facings + facing, movement.step(hex, to, direction, board.side[hex * 6 + direction], facing))
    }
    if (facings === 1 || movement.turn === undefined) return
    const left = (facing + 1) % facings
    const right = (facing + facings - 1) % facings
    this.offer(hex * facings + left, movement.turn(hex, facing, left))
    this.offer(hex * facings + right, movement.turn(hex, facing, right))
  }

  private explore(movement: Movement, start: HexId): this {
    this.movement = movement
    this.start = start
    this.ends.clear()
    return this.settle(this)
  }
}

import { BLOCKED, type Board, IdSet, OFF_BOARD, Search } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import type { Ground } from '../../content/board/ground.ts'
import { ground, members } from '../../elements.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { BARRED, CONTACT } from './contact.ts'
import {
  cannotAttack,
  cannotManoeuvre,
  holds,
  isTooNear,
  type Move,
  movesAsWedge,
  pointsLeft,
  threatsTo,
} from './move.ts'
import { goCost, mayGo } from './passage.ts'
import { actsAsHorde, columnIn, isComingIn, isOrdered, isSmall } from './units.ts'

/** Where a unit can advance to (DW-V.6): fields for its first element, with costs. */
export class Advance extends Search {
  readonly ends: IdSet
  private land!: Ground
  private g!: Demonworld
  private here!: Move
  private elements: Element[] = []
  private threats: Uint8Array = new Uint8Array(0)
  private bold = false
  private facing = 0
  private start: Hex = NONE

  constructor(board: Board) {
    super(board.size)
    this.ends = new IdSet(board.size)
  }

  /** Finds every end of an advance; staying is none. */
  of(g: Demonworld, here: Move): this {
    this.g = g
    this.land = ground(g)
    this.here = here
    this.ends.clear()
    this.elements = members(g, here.unit)
    this.begin(0)
    const points = pointsLeft(g, here)
    if (points === 0 || cannotAdvance(g, here, this.elements)) return this
    this.bold = !cannotAttack(g, here.unit)
    this.threats = threatsTo(g, here.unit)
    this.facing = g.facing[this.elements[0]]
    this.start = g.at[this.elements[0]]
    this.begin(points)
    this.offer(this.start, 0)
    return this.settle(this)
  }

  expand(state: number): void {
    if (state !== this.start) {
      this.ends.add(state)
      if (this.isInContact(state)) return
    }
    for (let side = 0; side < 2; side++) {
      const direction = (this.facing + side) % 6
      const to = this.land.board.neighbour[state * 6 + direction]
      if (to !== OFF_BOARD) this.offer(to, this.stepOfAll(state, direction))
    }
  }

  /** True if an element would be in contact with the first one on this field. */
  private isInContact(state: Hex): boolean {
    for (const element of this.elements) if (this.threats[this.moved(element, state)] & CONTACT) return true
    return false
  }

  /** Where an element stands when the first one is on a field. */
  moved(element: Element, state: Hex): Hex {
    const { board } = this.land
    const at = this.g.at[element]
    return board.at(
      board.q[at] + board.q[state] - board.q[this.start],
      board.r[at] + board.r[state] - board.r[this.start],
    )
  }

  /** DW-V.5: the dearest element's cost of one step of all, or BLOCKED. */
  private stepOfAll(state: Hex, direction: number): number {
    const { g, land, here } = this
    let cost = 0
    const onRoad = !land.isBare && this.elements.every(e => land.road[this.moved(e, state)])
    for (const element of this.elements) {
      const from = this.moved(element, state)
      const to = land.board.neighbour[from * 6 + direction]
      if (to === OFF_BOARD || !isFree(g, to, here.unit)) return BLOCKED
      if (this.threats[to] && (!this.bold || this.threats[to] & BARRED)) return BLOCKED
      if (isTooNear(g, here, element, to)) return BLOCKED
      const price = goCost(g, land, g.type[element], from, to, g.skirmish[here.unit], onRoad)
      if (price === BLOCKED) return BLOCKED
      if (price > cost) cost = price
    }
    return cost
  }
}

const workspaces = new WeakMap<Board, Advance>()

/** The ends of a unit's advance. Valid until the next call. */
export function advanceOf(g: Demonworld, here: Move): Advance {
  const { board } = ground(g)
  let advance = workspaces.get(board)
  if (!advance) workspaces.set(board, (advance = new Advance(board)))
  return advance.of(g, here)
}

/** DW-V.6, DW-I.16: why a unit may not advance by movement points as one body. */
export function cannotAdvance(g: Demonworld, here: Move, elements: readonly Element[]): RuleId | undefined {
  if (holds(here)) return 'DW-V.10'
  if (isSmall(g, here.unit)) return 'DW-V.23'
  if (isComingIn(g, here.unit)) return 'DW-XVI.35'
  if (!isOrdered(g, here.unit, elements)) return 'DW-I.16'
  for (const element of elements) if (g.facing[element] !== g.facing[elements[0]]) return 'DW-V.21'
  return undefined
}

/** True if nobody but the unit's own elements is on a field. */
export function isFree(g: Demonworld, hex: Hex, unit: number): boolean {
  const other = g.on[hex]
  return other === NONE || g.unit[other] === unit
}

/** DW-V.7, DW-V.8: why a whole unit may not step one field in a direction as a manoeuvre. */
export function cannotStep(
  g: Demonworld,
  here: Move,
  direction: number,
  threats: Uint8Array = threatsTo(g, here.unit),
): RuleId | undefined {
  if (!(direction >= 0 && direction < 6)) return 'DW-V.8'
  if (holds(here)) return 'DW-V.10'
  const rule = cannotManoeuvre(g, here)
  if (rule) return rule
  const elements = members(g, here.unit)
  const land = ground(g)
  const isWedge = movesAsWedge(g, here)
  let bold: boolean | undefined
  for (const element of elements) {
    const from = g.at[element]
    const to = land.board.neighbour[from * 6 + direction]
    if (to === OFF_BOARD || !isFree(g, to, here.unit) || !mayGo(g, land, g.type[element], from, to)) return 'DW-V.4'
    const isForward = (direction - g.facing[element] + 6) % 6 < 2
    if (!isForward && isWedge) return 'DW-XIII.11'
    if (isTooNear(g, here, element, to)) return 'DW-XV.30'
    if (!threats[to]) continue
    bold ??= !cannotAttack(g, here.unit)
    if (!bold || !isForward || threats[to] & BARRED) return 'DW-V.31'
  }
  return undefined
}

/** DW-V.21: a unit's column from head to tail, if it marches as one. */
export function marchingColumn(g: Demonworld, here: Move): Element[] | undefined {
  if (holds(here) || isSmall(g, here.unit) || actsAsHorde(g, here.unit)) return undefined
  const elements = members(g, here.unit)
  return elements.length === 1 ? elements : columnIn(g, elements)
}

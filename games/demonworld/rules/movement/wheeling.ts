import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { NARROW_FRONT } from '../../content/tables.ts'
import { ground, members, shiftAll, stir } from '../../elements.ts'
import { tell } from '../../events.ts'
import { blockWidth, ranksOf } from '../../formation.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { isHoused } from '../buildings/house.ts'
import { hasHedgeBetween } from '../shooting/hedges.ts'
import { isFree } from './advance.ts'
import { BARRED, CONTACT, EXPOSED } from './contact.ts'
import {
  cannotAttack,
  cannotManoeuvre,
  holds,
  isTooNear,
  type Move,
  REACTING,
  REGROUPING,
  threatsTo,
  turnsAway,
} from './move.ts'
import { mayGo } from './passage.ts'
import { actsAsHorde, bodyOf, frontOf, isOrdered, isSmall } from './units.ts'

/** A wheel: to the left or, with 1, to the right; by 60° or, with 1, by twice as much (DW-V.11). */
export type Wheel = {
  right: number
  twice: number
}

/** How an option names a wheel, and all there are. */
export const WHEEL = { right: 2, twice: 2 } as const
export const wheels: readonly Wheel[] = [0, 1].flatMap(right => [0, 1].map(twice => ({ right, twice })))

/** By how many sixths of a circle a unit wheels. */
export function wheelSixths({ twice }: Wheel): number {
  return 1 + twice
}

/** By how many sixths of a circle, to the left, its elements turn. */
export function wheelTurn(wheel: Wheel): number {
  return wheel.right ? 6 - wheelSixths(wheel) : wheelSixths(wheel)
}

/** DW-V.11: why a unit may not wheel. */
export function cannotWheel(g: Demonworld, here: Move, wheel: Wheel, threats?: Uint8Array): RuleId | undefined {
  const ends = wheelEnds(g, here, wheel, threats)
  return typeof ends === 'string' ? ends : undefined
}

/** DW-V.11: the wheels a unit may make. */
export function wheelsOf(g: Demonworld, here: Move, threats: Uint8Array): Wheel[] {
  const width = wheelingFront(g, here)
  return width < 2 ? [] : wheels.filter(wheel => typeof wheelEnds(g, here, wheel, threats, width) !== 'string')
}

/** DW-V.11: the front with which a unit could wheel; 0 for those that never do. */
function wheelingFront(g: Demonworld, here: Move): number {
  if (holds(here) || isSmall(g, here.unit) || actsAsHorde(g, here.unit)) return 0
  return blockWidth(bodyOf(g, members(g, here.unit)))
}

/** DW-V.11: where the elements of a unit come to stand if it wheels, or the rule that forbids it. */
export function wheelEnds(
  g: Demonworld,
  here: Move,
  wheel: Wheel,
  threats: Uint8Array = threatsTo(g, here.unit),
  width: number = wheelingFront(g, here),
): Hex[] | RuleId {
  if (wheel.right >= WHEEL.right || width < 2) return 'DW-V.11'
  const elements = members(g, here.unit)
  const left = wheel.right === 0
  if (here.wheel === (left ? 2 : 1)) return 'DW-V.11'
  if (width > NARROW_FRONT && (wheel.twice || here.wheeled > 0)) return 'DW-V.11'
  const rule = cannotManoeuvre(g, here, wheelCost(width, wheel))
  if (rule) return rule
  const pivot = pivotOf(g, elements, left)
  return sweep({ g, here, elements, pivot, left, threats, ends: elements.map(e => g.at[e]) }, wheelSixths(wheel))
}

/** DW-V.11: manoeuvres a wheel costs. */
export function wheelCost(width: number, wheel: Wheel): number {
  return width > NARROW_FRONT ? 2 * wheelSixths(wheel) : wheelSixths(wheel)
}

/** The left or right end of the front rank. */
function pivotOf(g: Demonworld, elements: readonly Element[], left: boolean): Hex {
  const { row, column } = ranksOf(bodyOf(g, elements))
  let pivot = NONE
  elements.forEach((_, i) => {
    if (row[i] === 0 && (pivot === NONE || (left ? column[i] < column[pivot] : column[i] > column[pivot]))) pivot = i
  })
  return g.at[elements[pivot]]
}

/** A wheel under way: `ends` is where the elements are by now. */
interface Sweep {
  readonly g: Demonworld
  readonly here: Move
  readonly elements: readonly Element[]
  readonly pivot: Hex
  readonly left: boolean
  readonly threats: Uint8Array
  readonly ends: Hex[]
}

/** AMB-06: elements pass along arcs of rings about the pivot, 60° at a time. */
function sweep(under: Sweep, turns: number): Hex[] | RuleId {
  const { g, here, elements, threats, ends } = under
  for (let turn = 0; turn < turns; turn++) {
    let brushes = false
    for (let i = 0; i < elements.length; i++) {
      const rule = arc(under, i, turn)
      if (rule === BRUSHES) brushes = true
      else if (rule) return rule
    }
    const touches = ends.some(hex => threats[hex] & CONTACT)
    if (!brushes && !touches) continue
    if (!touches || turn < turns - 1 || cannotAttack(g, here.unit)) return 'DW-V.31'
  }
  return ends
}

/** Not a rule: the arc passes fields in contact with an enemy. */
const BRUSHES = 'brushes'

/** Moves one element along its arc of 60°, after so many others. */
function arc({ g, here, elements, pivot, left, threats, ends }: Sweep, i: number, turn: number): RuleId | undefined {
  const land = ground(g)
  const { board } = land
  const [dq, dr] = [board.q[ends[i]] - board.q[pivot], board.r[ends[i]] - board.r[pivot]]
  const [wedge, a, b] = wedgeOf(dq, dr)
  let brushes = false
  for (let step = 0; step < a + b; step++) {
    const first = step < (left ? a : b)
    const direction = left ? (wedge + (first ? 2 : 3)) % 6 : (wedge + (first ? 5 : 4)) % 6
    const to = board.neighbour[ends[i] * 6 + direction]
    if (to === OFF_BOARD || !isFree(g, to, here.unit)) return 'DW-V.11'
    if (!mayGo(g, land, g.type[elements[i]], ends[i], to)) return 'DW-V.11'
    if (hasHedgeBetween(land, ends[i], to)) return 'DW-XI.7'
    if (isTooNear(g, here, elements[i], to)) return 'DW-XV.30'
    if (threats[to] & BARRED) return 'DW-XV.30'
    if (threats[to] & EXPOSED && cannotAttack(g, here.unit)) return 'DW-XI.21'
    if (threats[to] & CONTACT) {
      if (!isFrontal(g, elements[i], direction, left ? turn : -turn - 1)) return 'DW-V.31'
      brushes = true
    }
    ends[i] = to
  }
  return brushes ? BRUSHES : undefined
}

/** DW-V.31: true if a step of a wheel goes to the front of an element as it faces before these 60°, or after them. */
function isFrontal(g: Demonworld, element: Element, direction: number, turned: number): boolean {
  if (g.rules.beforeEight) return true
  const ahead = (direction - g.facing[element] - turned + 12) % 6
  return ahead < 3
}

/** An offset as a · d(wedge) + b · d(wedge + 1) with a > 0 and b ≥ 0; (0, 0, 0) for no offset. */
function wedgeOf(q: number, r: number): [wedge: number, a: number, b: number] {
  const s = -q - r
  if (s < 0 && r <= 0) return [0, -s, -r]
  if (q > 0 && s >= 0) return [1, q, s]
  if (r < 0 && q <= 0) return [2, -r, -q]
  if (s > 0 && r >= 0) return [3, s, r]
  if (q < 0 && s <= 0) return [4, -q, -s]
  if (r > 0 && q >= 0) return [5, r, q]
  return [0, 0, 0]
}

/** DW-V.11: a unit wheels to where `wheelEnds` says. */
export function wheelUnit(g: Demonworld, here: Move, wheel: Wheel): void {
  const ends = wheelEnds(g, here, wheel)
  if (typeof ends === 'string') return
  const elements = members(g, here.unit)
  const turns = wheelSixths(wheel)
  here.used += wheelCost(frontOf(g, elements), wheel)
  here.wheel = 1 + wheel.right
  here.wheeled += turns
  shiftAll(g, elements, ends)
  for (const element of elements) turnBy(g, element, wheelTurn(wheel))
  tell(g, 'wheels', here.unit, wheel.right ? 0 : 1, turns)
}

function turnBy(g: Demonworld, element: Element, sixths: number): void {
  g.facing[element] = (g.facing[element] + sixths) % 6
  stir(g, element)
}

/** DW-V.12, DW-V.13: all turn alike; if that disorders them they may regroup. */
export function turnUnit(g: Demonworld, here: Move, turn: number): void {
  const wasOrdered = isOrdered(g, here.unit)
  for (const element of members(g, here.unit)) if (!g.routs[element]) turnBy(g, element, turn)
  here.used++
  turnsAway(g, here)
  tell(g, 'turns', here.unit, turn)
  if (!wasOrdered || staysAfterTurn(g, here) || actsAsHorde(g, here.unit) || isOrdered(g, here.unit)) return
  here.next = REGROUPING
}

/** DW-V.41, DW-EX-34: who reacts shifts by manoeuvres only, unless the table has it otherwise; in a building he only turns (DW-XXIV.6). */
function staysAfterTurn(g: Demonworld, here: Move): boolean {
  return here.mode === REACTING && (!g.rules.reactionsRegroup || isHoused(g, here.unit))
}

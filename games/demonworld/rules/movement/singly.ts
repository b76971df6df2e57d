import { BLOCKED, type Board, type Movement, Reach } from '@hexarium/hex'
import type { Ground } from '../../content/board/ground.ts'
import { ground } from '../../elements.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { BARRED, CONTACT } from './contact.ts'
import { cannotAttack, isTooNear, type Move, threatsTo } from './move.ts'
import { goCost, mayGo } from './passage.ts'

/** How an element moves on its own. */
export interface Errand {
  /** Movement points, or fields where `byField`. */
  readonly budget: number
  readonly byField: boolean
  /** DW-X.11, DW-XIII.22: cheaper terrain. */
  readonly loose: boolean
  /** False: never into contact. */
  readonly mayAttack: boolean
}

const workspaces = new WeakMap<Board, Reach>()
let state: Demonworld
let field: Ground
let move: Move
let runner: Element = NONE
let errand: Errand
let threats: Uint8Array

const walking: Movement & { budget: number } = {
  budget: 0,
  step(from, to) {
    if (state.on[to] !== NONE || isTooNear(state, move, runner, to)) return BLOCKED
    if (threats[to] && (!errand.mayAttack || threats[to] & BARRED)) return BLOCKED
    if (errand.byField) return mayGo(state, field, state.type[runner], from, to) ? 1 : BLOCKED
    return goCost(state, field, state.type[runner], from, to, errand.loose, true)
  },
  mustStop: hex => (threats[hex] & CONTACT) > 0,
}

/** Where an element can go on its own, its own field first; contact ends the way. */
export function walksOf(g: Demonworld, here: Move, element: Element, how: Errand): Hex[] {
  return reachOf(g, here, element, how).ends.toArray()
}

/** What its way to a field it can go to costs. */
export function walkCost(g: Demonworld, here: Move, element: Element, how: Errand, hex: Hex): number {
  return reachOf(g, here, element, how).cost[hex]
}

function reachOf(g: Demonworld, here: Move, element: Element, how: Errand): Reach {
  const land = ground(g)
  let reach = workspaces.get(land.board)
  if (!reach) workspaces.set(land.board, (reach = new Reach(land.board)))
  state = g
  field = land
  move = here
  runner = element
  errand = how
  threats = threatsTo(g, here.unit)
  walking.budget = how.budget
  return reach.from(g.at[element], walking)
}

/** True if a unit may come into contact as it stands. */
export function isBold(g: Demonworld, here: Move): boolean {
  return !cannotAttack(g, here.unit)
}

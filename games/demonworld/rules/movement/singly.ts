import { BLOCKED, type Board, type Movement, OFF_BOARD, Reach, Search } from '@hexarium/hex'
import type { Ground } from '../../content/board/ground.ts'
import { UNIT_COST } from '../../content/tables.ts'
import { ground, members } from '../../elements.ts'
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
/** DW-XI.8: a road helps only where all of a unit are on it; by older rules, whoever was. */
let onRoad = false

const walking: Movement & { budget: number } = {
  budget: 0,
  step(from, to) {
    if (!isOpen(to)) return BLOCKED
    if (errand.byField) return mayGo(state, field, state.type[runner], from, to) ? 1 : BLOCKED
    return goCost(state, field, state.type[runner], from, to, errand.loose, onRoad)
  },
  mustStop: hex => (threats[hex] & CONTACT) > 0,
}

function isOpen(to: Hex): boolean {
  if (state.on[to] !== NONE || isTooNear(state, move, runner, to)) return false
  return !threats[to] || (errand.mayAttack && !(threats[to] & BARRED))
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
  prepare(g, here, element, how)
  walking.budget = how.budget
  return reach.from(g.at[element], walking)
}

function prepare(g: Demonworld, here: Move, element: Element, how: Errand): void {
  state = g
  field = ground(g)
  move = here
  runner = element
  errand = how
  threats = threatsTo(g, here.unit)
  onRoad = g.rules.beforeEleven || members(g, here.unit).every(e => field.road[g.at[e]])
}

/** DW-V.1, DW-V.23: a search by points and manoeuvres together, by field + fields of the board · manoeuvres made. */
class Mixed extends Search {
  private readonly board: Board
  /** By manoeuvres made: the points that may be spent in all. */
  private allowed: readonly number[] = []

  constructor(board: Board, most: number) {
    super(board.size * (most + 1))
    this.board = board
  }

  from(start: Hex, allowed: readonly number[]): this {
    this.allowed = allowed
    this.begin(allowed[0])
    this.offer(start, 0)
    return this.settle(this)
  }

  expand(place: number): void {
    const { size, neighbour } = this.board
    const [hex, made] = [place % size, Math.floor(place / size)]
    const spent = this.cost[place]
    if (place !== this.reached.ids[0] && threats[hex] & CONTACT) return
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbour[hex * 6 + direction]
      if (to === OFF_BOARD) continue
      const price = walking.step(hex, to, direction, this.board.side[hex * 6 + direction], 0)
      if (price !== BLOCKED && spent + price <= this.allowed[made]) this.offer(made * size + to, price)
      if (!(spent <= this.allowed[made + 1]) || !isOpen(to)) continue
      if (mayGo(state, field, state.type[runner], hex, to)) this.offer((made + 1) * size + to, 0)
    }
  }
}

const mixed = new WeakMap<Board, Mixed>()
/** The most manoeuvres any way is looked for with. */
const MOST_MANOEUVRES = 6

/**
 * DW-V.1, DW-V.23: where an element can go by points, manoeuvres of a field each, or both, with the fewest manoeuvres for
 * each field; its own field first. `allowed` are the points that may be spent in all, by manoeuvres made.
 */
export function mixedWalks(
  g: Demonworld,
  here: Move,
  element: Element,
  how: Errand,
  allowed: readonly number[],
): Map<Hex, number> {
  const found = new Map<Hex, number>()
  for (const hex of walksOf(g, here, element, how)) found.set(hex, 0)
  const most = allowed.length - 1
  if (most < 1 || (ground(g).isBare && allowed[0] >= most * UNIT_COST[0])) return found // points carry as far
  const { board } = ground(g)
  let search = mixed.get(board)
  if (!search) mixed.set(board, (search = new Mixed(board, MOST_MANOEUVRES)))
  prepare(g, here, element, how)
  const { reached } = search.from(g.at[element], allowed.slice(0, MOST_MANOEUVRES + 1))
  const places = Array.from(reached.ids.subarray(0, reached.count)).sort((a, b) => a - b)
  for (const place of places)
    if (!found.has(place % board.size)) found.set(place % board.size, Math.floor(place / board.size))
  return found
}

/** True if a unit may come into contact as it stands. */
export function isBold(g: Demonworld, here: Move): boolean {
  return !cannotAttack(g, here.unit)
}

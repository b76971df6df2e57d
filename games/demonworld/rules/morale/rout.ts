import { BLOCKED, type Board, type Movement, Reach } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { MOVE } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { MOVE_ORDER } from '../../content/tables.ts'
import { ground, isHalfRallied, isPresent, isRouting, members, remove, shift, stands } from '../../elements.ts'
import { act, ask, decision, loop, procedure, tell, when } from '../../events.ts'
import {
  CAPTAIN,
  DESTROYED,
  type Demonworld,
  type Element,
  FACINGS,
  FLED,
  type Hex,
  MOVEMENT,
  NONE,
  type Unit,
} from '../../state.ts'
import { slowedBy } from '../magic/enchantments.ts'
import { foesAt, friendsOf, hasFoe } from '../movement/contact.ts'
import { face } from '../movement/manoeuvres.ts'
import { goCost } from '../movement/passage.ts'
import { watchGoal } from '../victory.ts'

/** `first` is true for the move right after a failed test: attached commanders are swept along, later they may stay (DW-XV.64). */
export type Flight = { unit: Unit; element: Element; first: boolean; gone: Element[] }

/** AMB-22: the owner moves his routing elements in any order, or all at a stroke. */
export const fleeNext = decision({
  name: 'fleeNext',
  rule: 'DW-XV.61',
  seat: (g, here: Flight) => g.owner[here.unit],
  about: (_g, { unit }) => ({ unit }),
  offer(g, here, can) {
    can.everyone()
    for (const element of fugitives(g, here)) can.element(element)
  },
  take: {
    everyone(g, here) {
      fleeAll(g, here)
    },
    element(_g, here, element) {
      here.element = element
    },
  },
  ends: [], // all must run: the last who has run ends no phase
  gives: ['everyone'],
  cannot: { element: (g, here, element) => (fugitives(g, here).includes(element) ? undefined : 'DW-XV.61') },
  default: () => ['everyone'],
})

/** AMB-22: as far as possible towards its own edge; free choice among equals. DW-XV.63: or to those already rallied. */
export const fleeTo = decision({
  name: 'fleeTo',
  rule: ['DW-XV.61', 'DW-XV.62', 'DW-XV.63'],
  seat: (g, here: Flight) => g.owner[here.unit],
  about: (_g, { unit, element }) => ({ unit, element }),
  offer(g, here, can) {
    for (const hex of refuges(g, here, here.element)) can.hex(hex)
    if (isHalfRallied(g, here.unit) && g.routs[here.element]) can.giveUp()
  },
  take: {
    hex(g, here, hex) {
      fleeOne(g, here, here.element, hex)
    },
    giveUp(g, here) {
      tell(g, 'given', here.element)
      remove(g, here.element, DESTROYED)
      here.gone.push(here.element)
      here.element = NONE
    },
  },
  gives: ['hex', 'giveUp'],
  cannot: {
    hex: (g, here, hex): RuleId | undefined => (refuges(g, here, here.element).includes(hex) ? undefined : 'DW-XV.61'),
  },
})

/** DW-XV.61: turns are free: whoever ran alone faces as his owner likes. */
export const fleeFacing = decision({
  name: 'fleeFacing',
  rule: 'DW-XV.61',
  seat: (g, here: Flight) => g.owner[here.unit],
  about: (_g, here) => ({ unit: here.unit, element: lastGone(here) }),
  offer(_g, _here, can) {
    for (let facing = 0; facing < FACINGS; facing++) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      face(g, lastGone(here), facing)
    },
  },
  cannot: { facing: (_g, _here, facing) => (facing < FACINGS ? undefined : 'DW-XV.61') },
  default: (g, here) => ['facing', g.facing[lastGone(here)]],
})

/** DW-XV.61: the rout move of a unit. */
export const flight = procedure<Flight>(
  'flight',
  'DW-XV.61',
  loop(
    fugitivesAreLeft,
    ask(fleeNext),
    when(oneIsChosen, ask(fleeTo), act(watchGoal), when(hasRun, ask(fleeFacing))),
    act(watchGoal),
  ),
  act(catchRouting),
)

function fugitivesAreLeft(g: Demonworld, here: Flight): boolean {
  return isRouting(g, here.unit) && fugitives(g, here).length > 0
}

function oneIsChosen(_g: Demonworld, here: Flight): boolean {
  return here.element !== NONE
}

/** True if whoever was chosen is still on the board. */
function hasRun(g: Demonworld, here: Flight): boolean {
  return !g.rules.beforeEight && stands(g, lastGone(here))
}

function lastGone({ gone }: Flight): Element {
  return gone[gone.length - 1]
}

function fugitives(g: Demonworld, here: Flight): Element[] {
  const goesAlong = here.first || !isHalfRallied(g, here.unit) // commanders stay with those who have rallied
  return members(g, here.unit).filter(
    e => !here.gone.includes(e) && (g.routs[e] || (goesAlong && g.figure[e] === CAPTAIN)),
  )
}

/** Nearest to the edge first, each to the refuge with most friends beside it. */
function fleeAll(g: Demonworld, here: Flight): void {
  const land = ground(g)
  const rows = edgeRows(g, land, here.unit)
  const order = fugitives(g, here).sort((a, b) => rows[g.at[a]] - rows[g.at[b]] || a - b)
  for (const element of order) {
    const found = refuges(g, here, element)
    let best = found[0]
    for (const hex of found) if (friendsAt(g, element, hex) > friendsAt(g, element, best)) best = hex
    fleeOne(g, here, element, best)
  }
}

function friendsAt(g: Demonworld, element: Element, hex: Hex): number {
  const { board } = ground(g)
  let friends = 0
  for (const other of members(g, g.unit[element]))
    if (other !== element && board.distance(g.at[other], hex) === 1) friends++
  return friends
}

function fleeOne(g: Demonworld, here: Flight, element: Element, hex: Hex): void {
  const land = ground(g)
  here.gone.push(element)
  here.element = NONE
  if (hex !== g.at[element]) {
    tell(g, 'steps', element, g.at[element], hex)
    shift(g, element, hex)
  }
  if (isHalfRallied(g, here.unit) && g.routs[element]) {
    if (!friendsOf(g, element).some(friend => !g.routs[friend] && g.figure[friend] !== CAPTAIN)) return
    g.routs[element] = false
    tell(g, 'rallies', here.unit, element)
  } else if (g.routs[element] && edgeRows(g, land, here.unit)[hex] === 0) {
    tell(g, 'flees', element, hex)
    remove(g, element, FLED)
  }
}

/** DW-XV.62: routing elements in contact with an enemy are destroyed without a fight; they are a loss of no melee (AMB-23). */
export function catchRouting(g: Demonworld): void {
  for (let element = 0; element < g.at.length; element++) {
    if (g.routs[element] && stands(g, element) && hasFoe(g, element)) cutDown(g, element)
  }
}

/** DW-XV.62: a routing element is destroyed without a fight. */
export function cutDown(g: Demonworld, element: Element): void {
  tell(g, 'caught', element, g.at[element])
  remove(g, element, DESTROYED)
}

/** Rows to the own edge, by field. */
function edgeRows(g: Demonworld, land: Ground, unit: Unit): Int16Array {
  const { size } = land.board
  const edge = g.home[unit] === NONE ? g.edge[g.owner[unit]] : g.home[unit]
  return land.toEdge.subarray(edge * size, (edge + 1) * size)
}

/** The fields an element may flee to; its own where there is no other. */
export function refuges(g: Demonworld, here: Flight, element: Element): Hex[] {
  const land = ground(g)
  const reach = fleeing(g, land, element)
  const { ends } = reach
  const own = g.at[element]
  const price = priceOf(g, land, here, element)
  let least = Number.POSITIVE_INFINITY
  let best: Hex[] = []
  const touching: Hex[] = []
  const mayStaySlow = g.figure[element] === CAPTAIN && mayKeepInTouch(g, here, element)
  for (let i = 0; i < ends.count; i++) {
    const hex = ends.ids[i]
    if (price(hex) < least) {
      least = price(hex)
      best = []
    }
    if (price(hex) === least) best.push(hex)
    if (mayStaySlow && friendsAt(g, element, hex) > 0) touching.push(hex)
  }
  if (best.length === 0) return [own]
  if (g.figure[element] !== CAPTAIN) return best
  return [...new Set([...best, ...touching, ...(here.first ? [] : [own])])]
}

/** DW-XV.64: who is swept along may run less far to stay in touch if he has more movement points than the others; later as he likes. */
function mayKeepInTouch(g: Demonworld, here: Flight, captain: Element): boolean {
  return !here.first || g.rules.beforeTwelve || pointsToFlee(g, captain) > MOVE[g.card[here.unit] * 4 + MOVE_ORDER]
}

/** What a refuge is judged by: rows to the own edge, or the way to those who have rallied. */
function priceOf(g: Demonworld, land: Ground, here: Flight, element: Element): (hex: Hex) => number {
  const rows = edgeRows(g, land, here.unit)
  if (!g.routs[element] || !isHalfRallied(g, here.unit)) return hex => rows[hex]
  const rallied = members(g, here.unit).filter(e => !g.routs[e] && g.figure[e] !== CAPTAIN)
  return hex => Math.min(...rallied.map(e => land.board.distance(g.at[e], hex)))
}

const workspaces = new WeakMap<Board, Reach>()
let state: Demonworld
let field: Ground
let runner: Element = NONE
/** DW-XI.8: a road helps only where all of a unit are on it; by older rules, whoever was. */
let onRoad = false

const running: Movement & { budget: number } = {
  budget: 0,
  step: (from, to) =>
    state.on[to] !== NONE ? BLOCKED : goCost(state, field, state.type[runner], from, to, false, onRoad),
  mayEnd: hex => foesAt(state, runner, hex) === 0,
}

/** Where an element on its own could end a rout move (DW-XV.62). */
function fleeing(g: Demonworld, land: Ground, element: Element): Reach {
  let reach = workspaces.get(land.board)
  if (!reach) workspaces.set(land.board, (reach = new Reach(land.board)))
  state = g
  field = land
  runner = element
  onRoad = g.rules.beforeEleven || members(g, g.unit[element]).every(e => land.road[g.at[e]])
  running.budget = pointsToFlee(g, element)
  return reach.from(g.at[element], running)
}

function pointsToFlee(g: Demonworld, element: Element): number {
  return Math.max(0, MOVE[g.type[element] * 4 + MOVE_ORDER] - paralysisOf(g, element))
}

/** DW-XX.S7: a paralysed commander who flees with others is slower, in movement phases. */
function paralysisOf(g: Demonworld, element: Element): number {
  return g.phase === MOVEMENT && !g.rules.beforeEight ? slowedBy(g, g.origin[element]) : 0
}

/** DW-XV.61: who flees in the movement phase: units that rout since an earlier round; those that broke in this one have run. */
export function fleeingUnits(g: Demonworld, side: number): Unit[] {
  return routingUnits(g, side).filter(unit => g.bolted[unit] < g.round || g.rules.asBefore)
}

/** The routing units of a side. */
export function routingUnits(g: Demonworld, side: number): Unit[] {
  const found: Unit[] = []
  for (let unit = 0; unit < g.card.length; unit++) {
    if (g.owner[unit] === side && isPresent(g, unit) && isRouting(g, unit)) found.push(unit)
  }
  return found
}

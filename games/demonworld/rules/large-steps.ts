import { BLOCKED } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import {
  AHEAD_LEFT,
  coverOf,
  FIELDS,
  FORWARD_RIGHT,
  fieldsOf,
  isPartlyOutside,
  MOST_FIELDS,
  MOVE_COST,
  MOVES,
} from '../bases.ts'
import { ARTILLERY, BASE, LARGE, MOVE, OVERRUN } from '../content/cards.ts'
import { HOLD_ORDER, MOVE_ORDER } from '../content/tables.ts'
import { ground, isPresent, isRouting, put } from '../elements.ts'
import { act, ask, decision, loop, procedure, tell, when } from '../events.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../state.ts'
import { slowedBy } from './enchantments.ts'
import { foesAround, mayTrample, tryMove, victimsOfTrial } from './large-reach.ts'
import { canEscape, walksOfLarge } from './large-walk.ts'
import { MARCHING, type Move, moveOf, REACTING } from './moving.ts'

/** The move of a large element: `spent` are its points, `met` the enemy units it has been in contact with. */
export type LargeMove = Move & {
  /** DW-XVII.23: 1 once it attacks: it overruns nobody any more. */
  attacks: number
  /** DW-XVI.40: 1 while it comes in over the edge. */
  outside: number
  /** The field it walks to, until its facing there is chosen. */
  goal: Hex
  /** Elements under its base since the last step, still to be overrun. */
  victims: Element[]
  /** DW-XVII.22: units it has overrun and the fields they held before, pair by pair. */
  held: number[]
  /** Enemy units it has just come into contact with. */
  news: Unit[]
  foe: Unit
  captain: Element
}

/** The move of a large element at its beginning. */
export function largeMoveOf(g: Demonworld, unit: Unit, mode: number): LargeMove {
  const element = g.head[unit]
  const met = g.at[element] === NONE ? [] : [...foesAround(g, ground(g), element, g.at[element], g.facing[element])]
  const none = { goal: NONE, foe: NONE, captain: NONE }
  const outside = isPartlyOutside(g, element) ? 1 : 0
  return { ...moveOf(g, unit, mode), element, met, attacks: 0, outside, victims: [], held: [], news: [], ...none }
}

/** DW-XVII.4, DW-XVII.7, DW-XX.S7: movement points of a large element, less one for each hit. */
export function largePoints(g: Demonworld, unit: Unit, order: number = g.order[unit]): number {
  if (order === NONE) return 0
  return Math.max(0, MOVE[g.card[unit] * 4 + order] - g.hits[g.head[unit]] - slowedBy(g, unit))
}

/** What a large element has left in its move; attacked before it moved, it has what a Hold order gives (DW-XVII.24). */
export function largePointsLeft(g: Demonworld, here: LargeMove): number {
  const order = here.mode === REACTING ? HOLD_ORDER : here.outside ? MOVE_ORDER : g.order[here.unit]
  return Math.max(0, largePoints(g, here.unit, order) - here.spent)
}

/** DW-XVII.23, AMB2-25, DW-XVI.40: whether contact made now would be an attack: not with a Hold order, not as one arrives. */
export function mayLargeAttack(g: Demonworld, here: LargeMove): boolean {
  if (here.mode !== MARCHING || here.outside || ARTILLERY[g.card[here.unit]]) return false
  return g.order[here.unit] !== HOLD_ORDER
}

/** DW-XVII.15, DW-XVII.26: whether it may overrun at all in this move. */
export function mayOverrun(g: Demonworld, here: LargeMove): boolean {
  return OVERRUN[g.card[here.unit]] > 0 && !here.attacks && mayLargeAttack(g, here)
}

/** DW-XVII.17: true while somebody else stands under its base. */
export function isOverOthers(g: Demonworld, element: Element): boolean {
  const count = coverOf(ground(g).board, BASE[g.type[element]], g.at[element], g.facing[element], covered)
  for (let part = 0; part < count; part++) {
    if (covered[part] >= 0 && g.on[covered[part]] !== element) return true
  }
  return false
}

const covered = new Int32Array(MOST_FIELDS)

/** DW-XVII.23: true if an enemy is beside it. */
export function isBesideFoe(g: Demonworld, element: Element): boolean {
  return foesAround(g, ground(g), element, g.at[element], g.facing[element]).length > 0
}

/** DW-IMP.3: steps and turns that go forward. */
function isForward(move: number): boolean {
  return move < 2 || (move >= FORWARD_RIGHT && move <= AHEAD_LEFT)
}

/** DW-XVII.25: turns and steps to the side. */
function isAdjustment(move: number): boolean {
  return move >= FORWARD_RIGHT || move === 2 || move === 5
}

/** DW-XVII.4 … DW-XVII.17, DW-IMP.1, DW-IMP.3: why a large element cannot take a step or turn. */
export function cannotLargeMove(g: Demonworld, here: LargeMove, move: number): RuleId | undefined {
  const { element } = here
  const card = g.type[element]
  if (!(move >= 0 && move < MOVES) || MOVE_COST[BASE[card] * MOVES + move] === 0)
    return move < FORWARD_RIGHT ? 'DW-XVII.8' : 'DW-XVII.9'
  if (ARTILLERY[card] && move < FORWARD_RIGHT && (here.mode === REACTING || g.order[here.unit] === HOLD_ORDER))
    return 'DW-XIX.6'
  if (isChasing(here)) return cannotChase(g, here, move)
  if (here.attacks && !isAdjustment(move)) return 'DW-XVII.25'
  const points = isStuck(g, here) ? UNLIMITED : largePointsLeft(g, here)
  return cannotTread(g, here, move, points) ?? cannotAdjust(g, here, move)
}

/** Points for who must get off others at any price. */
const UNLIMITED = 99

/** The same without what the state of the move forbids. */
function cannotTread(g: Demonworld, here: LargeMove, move: number, points: number): RuleId | undefined {
  const { element } = here
  const land = ground(g)
  const { cost, taken, anchor, facing } = tryMove(
    ...([g, land, element, g.at[element], g.facing[element]] as const),
    move,
    here.outside === 1,
  )
  if (cost === BLOCKED) return 'DW-XVII.5'
  if (cost > points) return 'DW-XVII.4'
  if (taken > 0) {
    if (!mayOverrun(g, here) || !mayTrample(g, element)) return 'DW-XVII.15'
    if (!canEscape(g, element, anchor, facing, points - cost)) return 'DW-XVII.17'
  }
  if (isOverOthers(g, element)) return undefined // it must get off, whoever is beside it then
  for (const foe of foesAround(g, land, element, anchor, facing)) {
    if (here.met.includes(foe)) continue
    if (!mayLargeAttack(g, here)) return 'DW-XVII.23'
    if (!isForward(move)) return 'DW-IMP.3'
  }
  return undefined
}

/** DW-XVII.25: who attacks may turn and step aside with what is left, in contact. */
function cannotAdjust(g: Demonworld, here: LargeMove, move: number): RuleId | undefined {
  if (!here.attacks) return undefined
  const { element } = here
  const { anchor, facing } = tryMove(g, ground(g), element, g.at[element], g.facing[element], move)
  return foesAround(g, ground(g), element, anchor, facing).length > 0 ? undefined : 'DW-XVII.25'
}

function isChasing(here: LargeMove): boolean {
  return here.chased !== NONE
}

/** DW-XVII.25: after a large element that backed away, into contact or at least nearer. */
function cannotChase(g: Demonworld, here: LargeMove, move: number): RuleId | undefined {
  const rule = cannotTread(g, here, move, largePointsLeft(g, here))
  if (rule) return rule
  const { element } = here
  const { anchor, facing } = tryMove(g, ground(g), element, g.at[element], g.facing[element], move)
  const now = distanceToLarge(g, element, g.at[element], g.facing[element], here.chased)
  return distanceToLarge(g, element, anchor, facing, here.chased) < now ? undefined : 'DW-XVII.25'
}

function distanceToLarge(g: Demonworld, element: Element, anchor: Hex, facing: Facing, unit: Unit): number {
  const { board } = ground(g)
  const type = [g.type[element]]
  const own = fieldsOf({ map: g.map, type, at: [anchor], facing: [facing] }, 0)
  const others = fieldsOf(g, g.head[unit])
  return Math.min(...own.map(hex => Math.min(...others.map(other => board.distance(hex, other)))))
}

/** DW-XVII.21: over others with too few points left, because it was hit: it gets off by the first free fields. */
function isStuck(g: Demonworld, here: LargeMove): boolean {
  const { element } = here
  if (!isOverOthers(g, element)) return false
  return !canEscape(g, element, g.at[element], g.facing[element], largePointsLeft(g, here))
}

/** True if a large element has a step or turn to take in its chase. */
function mayStillChase(g: Demonworld, here: LargeMove): boolean {
  if (!isChasing(here)) return false
  for (let move = 0; move < MOVES; move++) if (!cannotLargeMove(g, here, move)) return true
  return false
}

/** True while it may walk: free, on its own fields, without a fight. */
function mayWalk(g: Demonworld, here: LargeMove): boolean {
  if (here.attacks || isChasing(here) || isOverOthers(g, here.element)) return false
  return !(ARTILLERY[g.card[here.unit]] && (here.mode === REACTING || g.order[here.unit] === HOLD_ORDER))
}

/** DW-XVII.8: where it can walk to, by anchor; its own field if it can turn there. */
function walkEnds(g: Demonworld, here: LargeMove): Hex[] {
  if (!mayWalk(g, here)) return []
  const { reached } = walksOfLarge(g, here.element, largePointsLeft(g, here), here.outside === 1)
  const found = new Set<Hex>()
  for (let i = 1; i < reached.count; i++) found.add(Math.floor(reached.ids[i] / 6))
  return [...found].filter(hex => !here.outside || walkFacings(g, here, hex).length > 0)
}

/** The facings in which it can be at the end of a walk. */
function walkFacings(g: Demonworld, here: LargeMove, hex: Hex): Facing[] {
  const walks = walksOfLarge(g, here.element, largePointsLeft(g, here), here.outside === 1)
  const own = g.at[here.element] * 6 + g.facing[here.element]
  const found: Facing[] = []
  for (let facing = 0; facing < 6; facing++) {
    if (walks.cost[hex * 6 + facing] < 0 || hex * 6 + facing === own) continue
    if (here.outside && !liesInside(g, here.element, hex, facing)) continue
    found.push(facing)
  }
  return found
}

/** DW-XVI.40: true if all of a base is on the board. */
function liesInside(g: Demonworld, element: Element, anchor: Hex, facing: Facing): boolean {
  const fields = fieldsOf({ map: g.map, type: [g.type[element]], at: [anchor], facing: [facing] }, 0)
  return fields.length === FIELDS[BASE[g.type[element]]]
}

/** DW-XVII.1, DW-XVII.4: what a large element does next: a walk over free fields, a single step or turn, or nothing more. */
const moveLarge = decision({
  name: 'moveLarge',
  rule: ['DW-XVII.4', 'DW-XVII.8', 'DW-XVII.9', 'DW-XVII.16'],
  seat: (_g, here: LargeMove) => here.side,
  offer(g, here, can) {
    for (const hex of walkEnds(g, here)) can.walk(hex)
    for (let move = 0; move < MOVES; move++) if (!cannotLargeMove(g, here, move)) can.tread(move)
    if (mayStopLarge(g, here)) can.done()
  },
  take: {
    walk(_g, here, hex) {
      here.goal = hex
    },
    tread(g, here, move) {
      treadOnce(g, here, move)
    },
    done(_g, here) {
      here.over = 1
    },
  },
  cannot: {
    walk: (g, here, hex): RuleId | undefined => (walkEnds(g, here).includes(hex) ? undefined : 'DW-XVII.8'),
    tread: (g, here, move) => cannotLargeMove(g, here, move),
  },
  points: { walk: 'hex' },
  default: (g, here) => (mayStopLarge(g, here) ? ['done'] : ['tread', firstTread(g, here)]),
})

/** DW-XVII.17: it ends on fields of its own, and not before it has followed whom it must. */
function mayStopLarge(g: Demonworld, here: LargeMove): boolean {
  if (isOverOthers(g, here.element) || mayStillChase(g, here)) return false
  if (!here.outside || !isPartlyOutside(g, here.element)) return true
  for (let move = 0; move < MOVES; move++) if (!cannotLargeMove(g, here, move)) return false
  return true // nothing is open to it
}

function firstTread(g: Demonworld, here: LargeMove): number {
  for (let move = 0; move < MOVES; move++) if (!cannotLargeMove(g, here, move)) return move
  return 0
}

/** DW-XVII.9: how it faces at the end of its walk. */
const walkFacing = decision({
  name: 'walkFacing',
  rule: 'DW-XVII.9',
  auto: true,
  seat: (_g, here: LargeMove) => here.side,
  offer(g, here, can) {
    for (const facing of walkFacings(g, here, here.goal)) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      const { element, goal } = here
      const walks = walksOfLarge(g, element, largePointsLeft(g, here), here.outside === 1)
      here.spent += walks.cost[goal * 6 + facing]
      here.goal = NONE
      place(g, element, goal, facing)
    },
  },
})

function place(g: Demonworld, element: Element, anchor: Hex, facing: Facing): void {
  tell(g, 'treads', element, g.at[element], anchor, facing)
  put(g, element, anchor, facing)
}

/** DW-XVII.16: a step or turn; who is under the base now and was not before is overrun. */
function treadOnce(g: Demonworld, here: LargeMove, move: number): void {
  const { element } = here
  const { anchor, facing, cost } = tryMove(
    g,
    ground(g),
    element,
    g.at[element],
    g.facing[element],
    move,
    here.outside === 1,
  )
  here.spent += cost
  here.victims = victimsOfTrial(g, element)
  place(g, element, anchor, facing)
}

/** The questions of one step of a large element's move. */
export const largeStep = [ask(moveLarge), when(isWalking, ask(walkFacing))] as const

function isWalking(_g: Demonworld, here: LargeMove): boolean {
  return here.goal !== NONE
}

/** True while a large element is on the board and has not finished. */
export function isLargeMoving(g: Demonworld, here: LargeMove): boolean {
  return !here.over && isPresent(g, here.unit)
}

/** DW-XVII.24: an attacked large element that has not moved may step and turn, even out of contact, overrunning nobody. */
export const largeReaction = procedure<LargeMove>(
  'largeReaction',
  'DW-XVII.24',
  loop(isLargeMoving, ...largeStep),
  act(finishReaction),
)

function finishReaction(g: Demonworld, here: LargeMove): void {
  g.moved[here.unit] = 1
}

/** AMB-08: not those that have moved, rout, rage or fight since an earlier round. */
export function mayReact(g: Demonworld, foe: Unit): boolean {
  return !g.moved[foe] && !g.engaged[foe] && !g.impetuous[foe] && isPresent(g, foe) && !isRouting(g, foe)
}

/** DW-XVII.24, DW-XIX.20: a gun with a Hold order does not turn any more. */
export function largeReacts(g: Demonworld, { foe }: { foe: Unit }): boolean {
  if (!LARGE[g.card[foe]] || !mayReact(g, foe)) return false
  return !(ARTILLERY[g.card[foe]] && g.order[foe] === HOLD_ORDER)
}

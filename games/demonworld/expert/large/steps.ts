import { BLOCKED } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import {
  AHEAD_LEFT,
  coverOf,
  FORWARD_RIGHT,
  fieldsOf,
  isPartlyOutside,
  MOST_FIELDS,
  MOVE_COST,
  MOVES,
} from '../../bases.ts'
import { ARTILLERY, BASE, MOVE, OVERRUN } from '../../content/armies/cards.ts'
import { HOLD_ORDER, MOVE_ORDER } from '../../content/tables.ts'
import { ground, isCaptain, members } from '../../elements.ts'
import { canStrike } from '../../rules/large/attacks.ts'
import { slowedBy } from '../../rules/magic/enchantments.ts'
import { MARCHING, type Move, moveOf, REACTING } from '../../rules/movement/move.ts'
import { optionalContacts } from '../../rules/movement/optional-contact.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../../state.ts'
import { exposedTo, foesAround, isTaken, mayTrample, tryMove } from './reach.ts'
import { canEscape } from './walk.ts'

/** The move of a large element: `spent` are its points, `met` the enemy units it has been in contact with. */
export type LargeMove = Move & {
  /** DW-XVII.23: true once it attacks: it overruns nobody any more. */
  attacks: boolean
  /** DW-XVI.40: true while it comes in over the edge. */
  outside: boolean
  /** The field it walks to, until its facing there is chosen. */
  goal: Hex
  /** Elements under its base since the last step, still to be overrun. */
  victims: Element[]
  /** DW-XVII.22: units it has overrun and the fields they held before, pair by pair. */
  held: number[]
  /** DW-XVII.23, DW-XVII.27: enemy units it came into contact with to overrun them, and those it has attacked. */
  passed: Unit[]
  assailed: Unit[]
  /** DW-XVII.21: those it came into contact with while it stood over others; they have shot at it or let it be. */
  warned: Unit[]
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
  const outside = isPartlyOutside(g, element)
  const lists = { victims: [], held: [], passed: [], assailed: [], warned: [], news: [] }
  return { ...moveOf(g, unit, mode), element, met, attacks: false, outside, ...none, ...lists }
}

/** DW-XVII.4, DW-XVII.7, DW-XVII.32, DW-XX.S7: movement points by order, or a commander’s fixed ones, less one for each hit. */
export function largePoints(g: Demonworld, unit: Unit, order: number = g.order[unit]): number {
  const by = isCaptain(g, unit) ? MOVE_ORDER : order
  if (by === NONE) return 0
  return Math.max(0, MOVE[g.card[unit] * 4 + by] - g.hits[g.head[unit]] - slowedBy(g, unit))
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

/** DW-XVII.17, DW-XXIII.7: true while somebody else is under its base, or so low over it that it must leave him. */
export function isOverOthers(g: Demonworld, element: Element): boolean {
  const count = coverOf(ground(g).board, BASE[g.type[element]], g.at[element], g.facing[element], covered)
  for (let part = 0; part < count; part++) {
    if (isTaken(g, element, covered[part])) return true
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
  if (isChasing(here) && !isOverOthers(g, element)) return cannotChase(g, here, move)
  if (here.attacks && !isAdjustment(move) && !isOverOthers(g, element)) return 'DW-XVII.25'
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
    here.outside,
  )
  if (cost === BLOCKED) return 'DW-XVII.5'
  if (cost > points) return 'DW-XVII.4'
  if (taken > 0) {
    if (!mayOverrun(g, here) || !mayTrample(g, element, anchor, facing)) return 'DW-XVII.15'
    if (!canEscape(g, element, anchor, facing, points - cost)) return 'DW-XVII.17'
  }
  if (isOverOthers(g, element)) return undefined // it must get off, whoever is beside it then
  for (const foe of foesAround(g, land, element, anchor, facing)) {
    if (here.met.includes(foe)) continue
    if (!mayLargeAttack(g, here)) return 'DW-XVII.23'
    if (!isForward(move)) return 'DW-IMP.3'
  }
  return cannotExpose(g, here, move, anchor, facing)
}

/** DW-XI.21: beside enemies who could come to it, and it not to them, it goes only as if it attacked them. */
function cannotExpose(g: Demonworld, here: LargeMove, move: number, anchor: Hex, facing: Facing): RuleId | undefined {
  const { element } = here
  const exposed = exposedTo(g, ground(g), element, anchor, facing)
  if (exposed.length === 0 || (mayLargeAttack(g, here) && isForward(move))) return undefined
  const already = exposedTo(g, ground(g), element, g.at[element], g.facing[element])
  return exposed.some(foe => !already.includes(foe)) ? 'DW-XI.21' : undefined
}

/** DW-XVII.25: who attacks may turn and step aside with what is left, in contact. */
function cannotAdjust(g: Demonworld, here: LargeMove, move: number): RuleId | undefined {
  if (!here.attacks) return undefined
  const { element } = here
  const { anchor, facing } = tryMove(g, ground(g), element, g.at[element], g.facing[element], move)
  return foesAround(g, ground(g), element, anchor, facing).length > 0 ? undefined : 'DW-XVII.25'
}

/** True while a large element must follow another. */
export function isChasing(here: LargeMove): boolean {
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

/**
 * DW-XVII.23, DW-XVII.27: why it cannot attack, where it stands, an enemy it only brushed before. Whom it came up to or ran
 * over in this move it fights at its end anyway.
 */
export function cannotEngageLarge(g: Demonworld, here: LargeMove, foe: Unit): RuleId | undefined {
  if (here.attacks || here.passed.length + here.held.length > 0) return 'DW-XVII.27'
  if (!mayLargeAttack(g, here)) return 'DW-XVII.23'
  if (isOverOthers(g, here.element)) return 'DW-XVII.17'
  const { element } = here
  if (!foesWithinReach(g, element).includes(foe)) return 'DW-XVII.27'
  return members(g, foe).some(other => canStrike(g, element, other)) ? undefined : 'DW-XVII.27'
}

/** The enemies in contact with it, and those it could declare contact with (DW-XI.21). */
function foesWithinReach(g: Demonworld, element: Element): Unit[] {
  const foes = foesAround(g, ground(g), element, g.at[element], g.facing[element])
  const optional = optionalContacts(g, g.unit[element]).map(({ other }) => g.unit[other])
  return optional.length === 0 ? foes : [...new Set([...foes, ...optional])]
}

/** The enemies it could attack where it stands. */
export function foesToEngage(g: Demonworld, here: LargeMove): Unit[] {
  if (here.attacks || (here.met.length === 0 && ground(g).isBare)) return []
  return foesWithinReach(g, here.element).filter(foe => !cannotEngageLarge(g, here, foe))
}

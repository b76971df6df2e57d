import { OFF_BOARD } from '@hexarium/hex'
import type { Seat } from '@hexarium/kernel'
import { CHARIOT_PART, coverOf, FRONT_PART, fieldsOf, MOST_FIELDS, partField } from './bases.ts'
import { BASE, CHARIOT, COMMANDER, cards, HITS, LARGE } from './content/armies/cards.ts'
import { type Ground, groundOf } from './content/board/ground.ts'
import {
  CAPTAIN,
  type DESTROYED,
  type Demonworld,
  type Element,
  type Facing,
  type FLED,
  HERE,
  type Hex,
  NONE,
  SET_UP,
  type Unit,
} from './state.ts'

/** The ground a battle is fought on. */
export function ground(g: Pick<Demonworld, 'map'>): Ground {
  return groundOf(g.map)
}

/** Whose element it is. */
export function sideOf(g: Demonworld, element: Element): Seat {
  return g.owner[g.origin[element]]
}

/** True while an element stands on the board. */
export function stands(g: Demonworld, element: Element): boolean {
  return g.at[element] !== NONE
}

/** DW-I.5: puts an element on a field; larger bases cover more of them (DW-XVII.8). */
export function put(g: Demonworld, element: Element, hex: Hex, facing: Facing): void {
  if (LARGE[g.type[element]]) uncover(g, element)
  unbrush(g, element)
  g.at[element] = hex
  g.facing[element] = facing
  g.fate[element] = HERE
  stir(g, element)
  if (LARGE[g.type[element]]) cover(g, element)
  else g.on[hex] = element
  part(g, element)
}

const covered = new Int32Array(MOST_FIELDS)

/** DW-XVII.16: a large element holds the fields under its base, but those that somebody it overruns still stands on. */
export function cover(g: Demonworld, element: Element): void {
  const count = coverOf(ground(g).board, BASE[g.type[element]], g.at[element], g.facing[element], covered)
  for (let part = 0; part < count; part++) {
    const hex = covered[part]
    if (hex !== OFF_BOARD && g.on[hex] === NONE) g.on[hex] = element
  }
}

function uncover(g: Demonworld, element: Element): void {
  if (g.at[element] === NONE) return
  const count = coverOf(ground(g).board, BASE[g.type[element]], g.at[element], g.facing[element], covered)
  for (let part = 0; part < count; part++) {
    const hex = covered[part]
    if (hex !== OFF_BOARD && g.on[hex] === element) g.on[hex] = NONE
  }
}

/** DW-XVII.38, DW-XVII.42, DW-XVIII.4: the field an element acts from: its own, or that of its mount where it sits. */
export function placeOf(g: Demonworld, element: Element): Hex {
  const mount = g.mount[element]
  if (mount !== NONE) return seatOf(g, mount)
  return CHARIOT[g.type[element]] && g.at[element] !== NONE ? seatOf(g, element) : g.at[element]
}

/**
 * The field of a mount its rider or passenger sits on: the head of a dragon, the chariot itself. While that is still behind the
 * edge (DW-XVI.40), the field by which it comes in.
 */
export function seatOf(g: Demonworld, mount: Element): Hex {
  if (g.at[mount] === NONE) return NONE
  const seat = partField(g, mount, CHARIOT[g.type[mount]] ? CHARIOT_PART : FRONT_PART)
  return seat === OFF_BOARD ? g.at[mount] : seat
}

/** DW-XVII.31: the commander or wizard who rides a mount, or NONE. */
export function riderOf(g: Demonworld, mount: Element): Element {
  for (const captain of g.captains) if (g.mount[captain] === mount) return captain
  return NONE
}

/** True for an element on the board, or on the back of one. */
export function isHere(g: Demonworld, element: Element): boolean {
  return g.at[element] !== NONE || g.mount[element] !== NONE
}

/** Who acts with a unit: its elements, and whoever rides a large one. */
export function crewOf(g: Demonworld, unit: Unit): Element[] {
  const found = members(g, unit)
  if (!LARGE[g.card[unit]] || found.length === 0) return found
  const rider = riderOf(g, found[0])
  return rider === NONE ? found : [...found, rider]
}

/** True while a dragon has the rider it comes with; not once somebody else has ridden it (DW-XVII.41). */
export function hasOwnRider(g: Demonworld, dragon: Element): boolean {
  return riderOf(g, dragon) === NONE && !g.bereft.includes(dragon)
}

/** True for a commander or wizard on a dragon or chariot. */
export function rides(g: Demonworld, element: Element): boolean {
  return g.mount[element] !== NONE
}

/** DW-XXIII.4: an element takes to the air over its fields; it holds none of them any more. */
export function riseTo(g: Demonworld, element: Element, height: number): void {
  const hex = g.at[element]
  lift(g, element)
  g.at[element] = hex
  g.altitude[element] = height
  part(g, element)
}

/** DW-XXIII.4: an element in the air comes down on free fields. */
export function landAt(g: Demonworld, element: Element, hex: Hex, facing: Facing): void {
  g.altitude[element] = 0
  put(g, element, hex, facing)
}

/** DW-XX.3: something, as a move, has broken an element's rest in this round; deployment is no part of any. */
export function stir(g: Demonworld, element: Element): void {
  if (g.rules.magic && g.phase !== SET_UP) g.stirred[element] = true
}

/** DW-XVII.27, AMB2-80: who moves is in contact with whoever is beside him then, like anybody else. */
function unbrush(g: Demonworld, element: Element): void {
  if (g.brushed.length > 0) g.brushed = withoutPairsOf(g.brushed, element)
}

/** Takes an element off the board. */
export function lift(g: Demonworld, element: Element): void {
  const hex = g.at[element]
  if (LARGE[g.type[element]]) uncover(g, element)
  else if (hex !== NONE && g.on[hex] === element) g.on[hex] = NONE
  g.at[element] = NONE
}

/** Moves an element to a free field; it keeps its facing. */
export function shift(g: Demonworld, element: Element, hex: Hex): void {
  const from = g.at[element]
  if (LARGE[g.type[element]]) {
    put(g, element, hex, g.facing[element])
    return
  }
  stir(g, element)
  unbrush(g, element)
  if (g.on[from] === element) g.on[from] = NONE
  g.at[element] = hex
  g.on[hex] = element
  part(g, element)
}

/** Moves several elements at the same time, each to its own field (DW-V.9). */
export function shiftAll(g: Demonworld, elements: readonly Element[], to: ArrayLike<Hex>): void {
  for (const element of elements) g.on[g.at[element]] = NONE
  elements.forEach((element, i) => {
    if (g.at[element] !== to[i]) {
      stir(g, element)
      unbrush(g, element)
    }
    g.at[element] = to[i]
    g.on[to[i]] = element
  })
  for (const element of elements) part(g, element)
}

/** DW-XI.21: a contact that was declared is one as long as the two are beside each other. */
function part(g: Demonworld, element: Element): void {
  if (g.declared.length === 0 || g.rules.beforeSix) return
  const kept: Element[] = []
  for (let i = 0; i < g.declared.length; i += 2) {
    const [a, b] = [g.declared[i], g.declared[i + 1]]
    if ((a !== element && b !== element) || areBeside(g, a, b)) kept.push(a, b)
  }
  g.declared = kept
}

function areBeside(g: Demonworld, a: Element, b: Element): boolean {
  if (g.altitude[a] > 0 || g.altitude[b] > 0) return false
  const { board } = ground(g)
  const others = fieldsOf(g, b)
  return fieldsOf(g, a).some(hex => others.some(other => board.distance(hex, other) === 1))
}

/** DW-VIII.1: hit points of an element; one in the introduction game. */
export function hitPoints(g: Demonworld, element: Element): number {
  return g.rules.cardValues ? HITS[g.type[element]] : 1
}

/** True if an element has lost all its hit points and is about to be removed. */
export function isDoomed(g: Demonworld, element: Element): boolean {
  return g.hits[element] >= hitPoints(g, element)
}

/** Removes an element for good. */
export function remove(g: Demonworld, element: Element, fate: typeof DESTROYED | typeof FLED): void {
  lift(g, element)
  g.fate[element] = fate
  g.mount[element] = NONE
  g.altitude[element] = 0
  g.routs[element] = false
  if (g.figure[element] === CAPTAIN) g.unit[element] = g.origin[element]
  if (g.declared.length > 0) g.declared = withoutPairsOf(g.declared, element)
  unbrush(g, element)
}

function withoutPairsOf(pairs: readonly Element[], element: Element): Element[] {
  const kept: Element[] = []
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] !== element && pairs[i + 1] !== element) kept.push(pairs[i], pairs[i + 1])
  }
  return kept
}

/** The elements on the board that act with a unit, its attached commanders last. */
export function members(g: Demonworld, unit: Unit): Element[] {
  const found: Element[] = []
  const end = g.head[unit] + g.strength[unit]
  for (let element = g.head[unit]; element < end; element++) {
    if (g.unit[element] === unit && g.at[element] !== NONE) found.push(element)
  }
  for (const captain of g.captains) {
    if (g.unit[captain] === unit && g.origin[captain] !== unit && g.at[captain] !== NONE) found.push(captain)
  }
  return found
}

/** How many elements of a unit are left, with its attached commanders. */
export function countOf(g: Demonworld, unit: Unit): number {
  let count = 0
  const end = g.head[unit] + g.strength[unit]
  for (let element = g.head[unit]; element < end; element++) {
    if (g.unit[element] === unit && g.at[element] !== NONE) count++
  }
  for (const captain of g.captains) {
    if (g.unit[captain] === unit && g.origin[captain] !== unit && g.at[captain] !== NONE) count++
  }
  return count
}

/** True if a unit has an element on the board that acts with it. */
export function isPresent(g: Demonworld, unit: Unit): boolean {
  const end = g.head[unit] + g.strength[unit]
  for (let element = g.head[unit]; element < end; element++) {
    if (g.unit[element] === unit && g.at[element] !== NONE) return true
  }
  for (const captain of g.captains) if (g.unit[captain] === unit && g.at[captain] !== NONE) return true
  return false
}

/** DW-X.10: true for the unit that stands for a commander acting on his own, or attached. */
export function isCaptain(g: Demonworld, unit: Unit): boolean {
  return COMMANDER[g.card[unit]]
}

/** True for a commander who acts on his own on the board. */
export function isSingle(g: Demonworld, unit: Unit): boolean {
  return isCaptain(g, unit) && isPresent(g, unit)
}

/** True if any of a unit's own elements routs (DW-XV.60). */
export function isRouting(g: Demonworld, unit: Unit): boolean {
  const end = g.head[unit] + g.strength[unit]
  for (let element = g.head[unit]; element < end; element++) if (g.routs[element]) return true
  return false
}

/** DW-XV.63: true once a part of a routing unit has rallied. */
export function isHalfRallied(g: Demonworld, unit: Unit): boolean {
  return isRouting(g, unit) && members(g, unit).some(e => !g.routs[e] && g.figure[e] !== CAPTAIN)
}

/** DW-XV.63: true while a unit routs with all it has: a part that has rallied is tested, feared and fought like anybody. */
export function isAllRouting(g: Demonworld, unit: Unit): boolean {
  return isRouting(g, unit) && (g.rules.beforeTwelve || !isHalfRallied(g, unit))
}

/** A side's units with elements on the board, commanders who act singly among them. */
export function unitsOf(g: Demonworld, side: Seat): Unit[] {
  const found: Unit[] = []
  for (let unit = 0; unit < g.card.length; unit++) if (g.owner[unit] === side && isPresent(g, unit)) found.push(unit)
  return found
}

/** DW-XVI.1, DW-EX-95: what an element is worth: its share of the unit's points, of which those at home keep theirs (DW-XVI.50). */
export function pointsOf(g: Demonworld, element: Element): number {
  const unit = g.origin[element]
  const { points, elements } = cards[g.card[unit]]
  return points / (g.handicap === 0 ? g.strength[unit] : elements.total)
}

/** What all of some elements have; undefined where they differ, or there are none. */
export function common<T>(elements: readonly Element[], list: readonly T[]): T | undefined {
  const [first] = elements
  return elements.every(element => list[element] === list[first]) ? list[first] : undefined
}

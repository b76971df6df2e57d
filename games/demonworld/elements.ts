import type { Seat } from '@hexarium/kernel'
import { COMMANDER, cards, HITS } from './content/cards.ts'
import { type Ground, groundOf } from './content/ground.ts'
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
  type Unit,
} from './state.ts'

/** The ground a battle is fought on. */
export function ground(g: Pick<Demonworld, 'map'>): Ground {
  return groundOf(g.map)
}

/** Whose element it is. */
export function sideOf(g: Demonworld, element: Element): Seat {
  return g.owner[g.origin[element]!]!
}

/** True while an element stands on the board. */
export function stands(g: Demonworld, element: Element): boolean {
  return g.at[element] !== NONE
}

/** DW-I.5: puts an element on a field. Larger bases will cover more of them. */
export function put(g: Demonworld, element: Element, hex: Hex, facing: Facing): void {
  g.at[element] = hex
  g.facing[element] = facing
  g.fate[element] = HERE
  g.on[hex] = element
}

/** Takes an element off the board. */
export function lift(g: Demonworld, element: Element): void {
  const hex = g.at[element]!
  if (hex !== NONE && g.on[hex] === element) g.on[hex] = NONE
  g.at[element] = NONE
}

/** Moves an element to a free field; it keeps its facing. */
export function shift(g: Demonworld, element: Element, hex: Hex): void {
  const from = g.at[element]!
  if (g.on[from] === element) g.on[from] = NONE
  g.at[element] = hex
  g.on[hex] = element
}

/** Moves several elements at the same time, each to its own field (DW-V.9). */
export function shiftAll(g: Demonworld, elements: readonly Element[], to: ArrayLike<Hex>): void {
  for (const element of elements) g.on[g.at[element]!] = NONE
  elements.forEach((element, i) => {
    g.at[element] = to[i]!
    g.on[to[i]!] = element
  })
}

/** DW-VIII.1: hit points of an element; one in the introduction game. */
export function hitPoints(g: Demonworld, element: Element): number {
  return g.rules.cardValues ? HITS[g.type[element]!]! : 1
}

/** True if an element has lost all its hit points and is about to be removed. */
export function isDoomed(g: Demonworld, element: Element): boolean {
  return g.hits[element]! >= hitPoints(g, element)
}

/** Removes an element for good. */
export function remove(g: Demonworld, element: Element, fate: typeof DESTROYED | typeof FLED): void {
  lift(g, element)
  g.fate[element] = fate
  g.routs[element] = 0
  if (g.figure[element] === CAPTAIN) g.unit[element] = g.origin[element]!
  if (g.declared.length > 0) g.declared = withoutPairsOf(g.declared, element)
}

function withoutPairsOf(pairs: readonly Element[], element: Element): Element[] {
  const kept: Element[] = []
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] !== element && pairs[i + 1] !== element) kept.push(pairs[i]!, pairs[i + 1]!)
  }
  return kept
}

/** The elements on the board that act with a unit, its attached commanders last. */
export function members(g: Demonworld, unit: Unit): Element[] {
  const found: Element[] = []
  const end = g.head[unit]! + g.strength[unit]!
  for (let element = g.head[unit]!; element < end; element++) {
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
  const end = g.head[unit]! + g.strength[unit]!
  for (let element = g.head[unit]!; element < end; element++) {
    if (g.unit[element] === unit && g.at[element] !== NONE) count++
  }
  for (const captain of g.captains) {
    if (g.unit[captain] === unit && g.origin[captain] !== unit && g.at[captain] !== NONE) count++
  }
  return count
}

/** True if a unit has an element on the board that acts with it. */
export function isPresent(g: Demonworld, unit: Unit): boolean {
  const end = g.head[unit]! + g.strength[unit]!
  for (let element = g.head[unit]!; element < end; element++) {
    if (g.unit[element] === unit && g.at[element] !== NONE) return true
  }
  for (const captain of g.captains) if (g.unit[captain] === unit && g.at[captain] !== NONE) return true
  return false
}

/** DW-X.10: true for the unit that stands for a commander acting on his own, or attached. */
export function isCaptain(g: Demonworld, unit: Unit): boolean {
  return COMMANDER[g.card[unit]!] === 1
}

/** True for a commander who acts on his own on the board. */
export function isSingle(g: Demonworld, unit: Unit): boolean {
  return isCaptain(g, unit) && isPresent(g, unit)
}

/** True if any of a unit's own elements routs (DW-XV.60). */
export function isRouting(g: Demonworld, unit: Unit): boolean {
  const end = g.head[unit]! + g.strength[unit]!
  for (let element = g.head[unit]!; element < end; element++) if (g.routs[element]) return true
  return false
}

/** A side's units with elements on the board, commanders who act singly among them. */
export function unitsOf(g: Demonworld, side: Seat): Unit[] {
  const found: Unit[] = []
  for (let unit = 0; unit < g.card.length; unit++) if (g.owner[unit] === side && isPresent(g, unit)) found.push(unit)
  return found
}

/** DW-XVI.1, DW-EX-95: what an element is worth: its share of the unit's points. */
export function pointsOf(g: Demonworld, element: Element): number {
  const unit = g.origin[element]!
  return cards[g.card[unit]!]!.points / g.strength[unit]!
}

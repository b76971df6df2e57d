import { OFF_BOARD } from '@hexarium/hex'
import type { Seat } from '@hexarium/kernel'
import { classOf, FLANK_FIELDS, fieldsAround, fieldsOf, REAR_FIELD } from '../../bases.ts'
import { LARGE } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { ground, members, placeOf, sideOf } from '../../elements.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../../state.ts'
import { mayGo, mayGoAny } from './passage.ts'

/** Where an attacker stands as the defender sees it (DW-I.11). */
export const FRONT = 0
export const FLANK = 1
export const REAR = 2

/** By (direction − facing) mod 6: front right, front left, left flank, rear left, rear right, right flank. */
const ASPECT = [FRONT, FRONT, FLANK, REAR, REAR, FLANK]

/** DW-I.11: what the field in a direction is to an element with this facing. */
export function aspectOf(facing: Facing, direction: number): number {
  return ASPECT[(direction - facing + 6) % 6]
}

/** DW-VI.2: what the attacker's field is to the defender. */
export function attackAspect(g: Demonworld, attacker: Element, defender: Element): number {
  if (LARGE[g.type[defender]]) return aspectAt(g, placeOf(g, attacker), defender)
  return aspectOf(g.facing[defender], ground(g).board.directionTo(g.at[defender], g.at[attacker]))
}

/** DW-IMP.4: what a field beside an element is to it, the fields around large bases among them (digest 2.2). */
export function aspectAt(g: Demonworld, hex: Hex, defender: Element): number {
  const what = classOf(g, defender, hex)
  return what & REAR_FIELD ? REAR : what & FLANK_FIELDS ? FLANK : FRONT
}

/** DW-VI.1: true if the target is on one of the element's two front fields. */
export function isBefore(g: Demonworld, element: Element, target: Element): boolean {
  if (LARGE[g.type[target]]) return hasPartBefore(g, element, target)
  const direction = ground(g).board.directionTo(g.at[element], g.at[target])
  return direction >= 0 && aspectOf(g.facing[element], direction) === FRONT
}

/** DW-IMP.4: true if a field of a large element is on one of the two front fields of another. */
function hasPartBefore(g: Demonworld, element: Element, target: Element): boolean {
  const { board } = ground(g)
  for (let side = 0; side < 2; side++) {
    const hex = board.neighbour[g.at[element] * 6 + ((g.facing[element] + side) % 6)]
    if (hex !== OFF_BOARD && g.on[hex] === target) return true
  }
  return false
}

/**
 * DW-XI.20, DW-XI.21: elements beside each other are in contact if both could enter the other's field, never if neither
 * could, and if only one could, where he has declared it.
 */
export function touches(g: Demonworld, a: Element, b: Element): boolean {
  return touchesAt(g, ground(g), a, g.at[a], b)
}

/** The same with the first element on another field. */
export function touchesAt(g: Demonworld, land: Ground, a: Element, hex: Hex, b: Element): boolean {
  if (g.altitude[a] > 0 || g.altitude[b] > 0) return false // DW-XXIII.12
  if (LARGE[g.type[a]] || LARGE[g.type[b]]) return largeTouches(g, land, a, hex, b)
  if (land.board.distance(hex, g.at[b]) !== 1) return false
  if (land.isBare) return true
  const [there, back] = [mayGo(g, land, g.type[a], hex, g.at[b]), mayGo(g, land, g.type[b], g.at[b], hex)]
  return there === back ? there : isDeclared(g, a, b)
}

/** DW-XI.20, DW-XI.21, DW-IMP.3: the same where one of them covers several fields. */
function largeTouches(g: Demonworld, land: Ground, a: Element, hex: Hex, b: Element): boolean {
  if (g.brushed.length > 0 && isBrushed(g, a, b) && !isDeclared(g, a, b)) return false
  const [own, others] = [LARGE[g.type[a]] ? fieldsOf(g, a) : [hex], heldBy(g, b)]
  if (land.isBare) return own.some(from => others.some(to => land.board.distance(from, to) === 1))
  const [there, back] = [mayGoAny(g, land, g.type[a], own, others), mayGoAny(g, land, g.type[b], others, own)]
  return there === back ? there : g.rules.asBefore || isDeclared(g, a, b)
}

/** The fields an element holds: not those of its base on which somebody it overruns still stands (DW-XVII.16). */
function heldBy(g: Demonworld, element: Element): Hex[] {
  return LARGE[g.type[element]] ? fieldsOf(g, element).filter(hex => g.on[hex] === element) : [g.at[element]]
}

/** DW-XI.21: true if exactly the first could enter the other's field. */
export function mayDeclare(g: Demonworld, a: Element, b: Element): boolean {
  const land = ground(g)
  if (land.isBare || g.altitude[a] > 0 || g.altitude[b] > 0) return false
  if (g.rules.asBefore && (LARGE[g.type[a]] || LARGE[g.type[b]])) return false
  const [own, others] = [heldBy(g, a), heldBy(g, b)]
  return mayGoAny(g, land, g.type[a], own, others) && !mayGoAny(g, land, g.type[b], others, own)
}

/** DW-XVII.27: true if a large element only brushes somebody beside it: they are in no melee. */
export function isBrushed(g: Demonworld, a: Element, b: Element): boolean {
  const pairs = g.brushed
  for (let i = 0; i < pairs.length; i += 2) {
    if ((pairs[i] === a && pairs[i + 1] === b) || (pairs[i] === b && pairs[i + 1] === a)) return true
  }
  return false
}

/** True if an optional contact between two elements was declared. */
export function isDeclared(g: Demonworld, a: Element, b: Element): boolean {
  const pairs = g.declared
  for (let i = 0; i < pairs.length; i += 2) {
    if ((pairs[i] === a && pairs[i + 1] === b) || (pairs[i] === b && pairs[i + 1] === a)) return true
  }
  return false
}

/** The enemies in contact with an element (DW-I.13). */
export function foesOf(g: Demonworld, element: Element): Element[] {
  const found: Element[] = []
  if (g.altitude[element] > 0) return found // DW-XXIII.12
  const land = ground(g)
  const side = sideOf(g, element)
  if (LARGE[g.type[element]]) return foesOfLarge(g, element)
  for (let direction = 0; direction < 6; direction++) {
    const beside = land.board.neighbour[g.at[element] * 6 + direction]
    if (beside === OFF_BOARD) continue
    const other = g.on[beside]
    if (other === NONE || sideOf(g, other) === side) continue
    const isLarge = LARGE[g.type[other]]
    if (isLarge && found.includes(other)) continue
    if ((land.isBare && !isLarge) || touches(g, element, other)) found.push(other) // DW-XVII.27: or it only brushes him
  }
  return found
}

/** The enemies in contact with a large element, from its front round to the left. */
function foesOfLarge(g: Demonworld, element: Element): Element[] {
  const found: Element[] = []
  for (const hex of fieldsAround(g, element)) {
    const other = g.on[hex]
    if (other === NONE || sideOf(g, other) === sideOf(g, element) || found.includes(other)) continue
    if (touches(g, element, other)) found.push(other)
  }
  return found
}

/** How many enemies an element would be in contact with on a field. */
export function foesAt(g: Demonworld, element: Element, hex: Hex): number {
  if (g.altitude[element] > 0) return 0 // DW-XXIII.12
  const land = ground(g)
  if (LARGE[g.type[element]]) return foesOfLarge(g, element).length
  const side = sideOf(g, element)
  let found = 0
  let large = NONE
  for (let direction = 0; direction < 6; direction++) {
    const beside = land.board.neighbour[hex * 6 + direction]
    if (beside === OFF_BOARD) continue
    const other = g.on[beside]
    if (other === NONE || sideOf(g, other) === side) continue
    if (LARGE[g.type[other]]) {
      if (other === large || !touchesAt(g, land, element, hex, other)) continue
      large = other
    }
    if (land.isBare || touchesAt(g, land, element, hex, other)) found++
  }
  return found
}

/** True if an enemy is in contact with an element. */
export function hasFoe(g: Demonworld, element: Element): boolean {
  return foesAt(g, element, g.at[element]) > 0
}

/** DW-VI.6: true if an element of a unit is in contact with an enemy. */
export function isFighting(g: Demonworld, unit: Unit): boolean {
  const end = g.head[unit] + g.strength[unit]
  for (let element = g.head[unit]; element < end; element++)
    if (g.unit[element] === unit && g.at[element] !== NONE && hasFoe(g, element)) return true
  for (const captain of g.captains)
    if (g.unit[captain] === unit && g.at[captain] !== NONE && hasFoe(g, captain)) return true
  return false
}

/** The enemy units in contact with a unit, in order. */
export function foeUnits(g: Demonworld, unit: Unit): Unit[] {
  if (!isFighting(g, unit)) return []
  const found = new Set<Unit>()
  for (const element of members(g, unit)) for (const foe of foesOf(g, element)) found.add(g.unit[foe])
  return [...found].sort((a, b) => a - b)
}

/** DW-I.13, DW-XI.20: whether friends beside each other are in contact: one of them at least could go to the other. */
export function areInTouch(g: Demonworld, a: Element, b: Element): boolean {
  const land = ground(g)
  return land.isBare || mayGo(g, land, g.type[a], g.at[a], g.at[b]) || mayGo(g, land, g.type[b], g.at[b], g.at[a])
}

/** The elements of its own unit an element is in contact with. */
export function friendsOf(g: Demonworld, element: Element): Element[] {
  const found: Element[] = []
  if (g.altitude[element] > 0) return found
  const land = ground(g)
  for (let direction = 0; direction < 6; direction++) {
    const beside = land.board.neighbour[g.at[element] * 6 + direction]
    if (beside === OFF_BOARD) continue
    const other = g.on[beside]
    if (other === NONE || g.unit[other] !== g.unit[element]) continue
    if (areInTouch(g, element, other)) found.push(other)
  }
  return found
}

/** DW-I.14: the groups a unit has fallen into, each a list of its elements. */
export function groupsOf(g: Demonworld, unit: Unit): Element[][] {
  const left = new Set(members(g, unit))
  const { board } = ground(g)
  const groups: Element[][] = []
  for (const start of left) {
    const group = [start]
    left.delete(start)
    for (let i = 0; i < group.length; i++) {
      for (let direction = 0; direction < 6; direction++) {
        const beside = board.neighbour[g.at[group[i]] * 6 + direction]
        const other = beside === OFF_BOARD ? NONE : g.on[beside]
        if (other !== NONE && left.delete(other)) group.push(other)
      }
    }
    groups.push(group.sort((a, b) => a - b))
  }
  return groups
}

/** What a field means to a mover: contact, contact with somebody he may not attack, contact if the enemy wants it. */
export const CONTACT = 1
export const BARRED = 2
/** DW-XI.21: only the enemy could enter the mover's field: who goes there must meet the conditions of an attack. */
export const EXPOSED = 4

/** Marks every field where an element of this card and side would be in contact with an enemy; not to be changed. */
export function markThreats(g: Demonworld, side: Seat, card: number, isBarred: (unit: Unit) => boolean): Uint8Array {
  const land = ground(g)
  gatherFoes(g, side, card, isBarred)
  for (const { field, question, marks } of answered) if (field === land && isSame(question, gathered)) return marks
  threats = new Uint8Array(land.board.size)
  for (let i = 0; i < foes.length; i++) markFoe(g, land, card, foes[i], barred[g.unit[foes[i]]])
  answered[oldest] = { field: land, question: gathered.slice(), marks: threats }
  oldest = (oldest + 1) % KEPT
  return threats
}

// The enemies on the ground; and all that the marks depend on: side, card and rules, doors, then for each enemy its card, what to
// mark its neighbours with, its field and, of large ones, its facing and fields.
const foes: Element[] = []
const gathered: number[] = []

/** The last questions and their answers: commanders and units ask in turn. */
const KEPT = 4
const answered: { field: Ground; question: readonly number[]; marks: Uint8Array }[] = []
let oldest = 0

function gatherFoes(g: Demonworld, side: Seat, card: number, isBarred: (unit: Unit) => boolean): void {
  foes.length = gathered.length = 0
  gathered.push(side, card, g.rules.asBefore ? 1 : 0)
  for (const door of g.doors) gathered.push(door)
  barred.fill(UNKNOWN, 0, g.card.length)
  for (let foe = 0; foe < g.at.length; foe++) {
    if (g.at[foe] === NONE || sideOf(g, foe) === side || g.altitude[foe] > 0) continue
    const unit = g.unit[foe]
    if (barred[unit] === UNKNOWN) barred[unit] = isBarred(unit) ? CONTACT | BARRED : CONTACT
    foes.push(foe)
    gathered.push(g.type[foe], barred[unit], g.at[foe])
    if (!LARGE[g.type[foe]]) continue
    gathered.push(g.facing[foe])
    for (const hex of fieldsOf(g, foe)) gathered.push(g.on[hex] === foe ? 1 : 0)
  }
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

function markFoe(g: Demonworld, land: Ground, card: number, foe: Element, mark: number): void {
  if (LARGE[g.type[foe]]) {
    markLarge(g, land, card, foe, mark)
    return
  }
  const hex = g.at[foe]
  for (let direction = 0; direction < 6; direction++) {
    const beside = land.board.neighbour[hex * 6 + direction]
    if (beside === OFF_BOARD) continue
    if (land.isBare) threats[beside] |= mark
    else if (mayGo(g, land, g.type[foe], hex, beside))
      threats[beside] |= mayGo(g, land, card, beside, hex) ? mark : EXPOSED
  }
}

/** DW-IMP.3, DW-XI.21: the fields where an element would be in contact with a large one, or exposed to it. */
function markLarge(g: Demonworld, land: Ground, card: number, foe: Element, mark: number): void {
  const fields = fieldsOf(g, foe)
  for (const beside of fieldsAround(g, foe)) {
    const there = land.isBare || mayGoAny(g, land, card, [beside], fields)
    const back = land.isBare || mayGoAny(g, land, g.type[foe], fields, [beside])
    if ((there && back) || (g.rules.asBefore && (there || back))) threats[beside] |= mark
    else if (back) threats[beside] |= EXPOSED
  }
}

let threats = new Uint8Array(0)
/** What to mark the neighbours of each enemy unit with, once that is known. */
const UNKNOWN = 0
const barred = new Uint8Array(256)

import type { RuleId, Seat } from '@hexarium/kernel'
import { fieldsOf } from '../../bases.ts'
import { LARGE } from '../../content/armies/cards.ts'
import { ATTACK_ORDER, HOLD_ORDER, SKIRMISH_ORDER } from '../../content/tables.ts'
import { ground, isAllRouting, isCaptain, members } from '../../elements.ts'
import { type Demonworld, type Element, type Focus, type Hex, type Left, NONE, type Unit } from '../../state.ts'
import { isHoused } from '../buildings/house.ts'
import { foeUnits, isFighting, markThreats } from './contact.ts'
import { dreadIn, fearOf, inWedge, isComingIn, isDisordered, isOrdered, manoeuvresOf, movePointsOf } from './units.ts'

/** How a unit moves: in the section of its order, holding, reacting to an attack (DW-V.41), impetuously (DW-XV.71). */
export const MARCHING = 0
export const HOLDING = 1
export const REACTING = 2
export const RAGING = 3

/** What comes next in a unit's move. */
export const NOTHING = 0
export const SHIFTING = 1
export const TURNING = 2
export const REFORMING = 3
export const REGROUPING = 4

/** A unit's move: what it has used of its budget, and what is being done. */
export type Move = {
  unit: Unit
  side: Seat
  mode: number
  /** Movement points and manoeuvres used. */
  spent: number
  used: number
  /** 1 left, 2 right, 0 none; and by how many sixths (DW-V.11). */
  wheel: number
  wheeled: number
  over: boolean
  next: number
  element: Element
  /** True while elements that step forward may come into contact in the manoeuvre under way. */
  bold: boolean
  /** The direction of all shifts of single elements so far, or more than 5 if they differ (AMB-04). */
  step: number
  /** True while the unit is in a wedge (DW-XIII.12). */
  wedge: boolean
  /** DW-V.42: manoeuvres used when contact was made, and the most movement points an element has used since. */
  base: number
  most: number
  /** True once it has destroyed routing elements by touching them (AMB-23). */
  caught: boolean
  /** Bits of what was begun in vain since something was last done (SHIFTING, TURNING, REFORMING): not offered again. */
  vain: number
  /** Enemy units whose contact has been dealt with. */
  met: Unit[]
  /** DW-XVII.25: the large element that backed away and must be followed, or NONE. */
  chased: Unit
  /** DW-XXIV.4: true while its elements go singly, in a building or up to one. */
  house: boolean
  /** DW-IX.5: true once special figures have come to the front in this move. */
  forward: boolean
  /** DW-XV.30: after a failed charge test each element and how near it may come to the enemy, pair by pair. */
  keep: number[]
}

/** What a question in the middle of a move is about. */
export function aboutMove(g: Demonworld, here: Move): Focus & Left {
  return {
    ...focusOf(g, here),
    points: pointsLeft(g, here),
    manoeuvres: manoeuvresLeft(g, here),
    reacts: here.mode === REACTING,
    disordered: isDisordered(g, here.unit),
  }
}

/** Who moves, and what he has used. */
export function focusOf(_g: Demonworld, { unit, element, spent, used }: Focus): Focus {
  return { unit, element, spent, used }
}

/** A unit's move at its beginning. */
export function moveOf(g: Demonworld, unit: Unit, mode: number): Move {
  return {
    unit,
    side: g.owner[unit],
    mode,
    spent: 0,
    used: 0,
    wheel: 0,
    wheeled: 0,
    over: false,
    next: NOTHING,
    element: NONE,
    bold: false,
    step: NONE,
    wedge: inWedge(g, unit),
    base: 0,
    most: 0,
    vain: 0,
    caught: false,
    met: foeUnits(g, unit),
    house: false,
    chased: NONE,
    forward: false,
    keep: [],
  }
}

/** DW-V.1: how many movement points may be spent in all with so many manoeuvres. */
export function pointsAllowed(g: Demonworld, here: Move, manoeuvres: number): number {
  if (here.mode === HOLDING || here.mode === REACTING) return 0
  const points = movePointsOf(g, here.unit)
  if (manoeuvres === 0) return points
  return manoeuvres === 1 && manoeuvresOf(g, here.unit) > 1 ? Math.floor(points / 2) : 0
}

/** Movement points left for the manoeuvres used so far. */
export function pointsLeft(g: Demonworld, here: Move): number {
  return Math.max(0, pointsAllowed(g, here, here.used) - here.spent)
}

/** DW-V.1: why so many more manoeuvres cannot be made. */
export function cannotManoeuvre(g: Demonworld, here: Move, count = 1): RuleId | undefined {
  if (isComingIn(g, here.unit)) return 'DW-XVI.35'
  if (here.used + count > manoeuvresOf(g, here.unit)) return 'DW-V.2'
  return here.spent + here.most > pointsAllowed(g, here, here.used + count) ? 'DW-V.1' : undefined
}

/** Manoeuvres that can still be made with what has been used. */
function manoeuvresLeft(g: Demonworld, here: Move): number {
  let count = 0
  while (!cannotManoeuvre(g, here, count + 1)) count++
  return count
}

/** DW-V.31, DW-V.32, DW-XIII.22: why a unit may not start an attack as it stands. */
export function cannotAttack(g: Demonworld, unit: Unit): RuleId | undefined {
  if (isFighting(g, unit)) return undefined
  const order = g.order[unit]
  if (!g.impetuous[unit] && !isCaptain(g, unit) && order !== ATTACK_ORDER && order !== SKIRMISH_ORDER) return 'DW-V.31'
  if (g.skirmish[unit]) return 'DW-XIII.22'
  return isOrdered(g, unit) || isHoused(g, unit) ? undefined : 'DW-V.31' // DW-XXIV.6
}

/** DW-XV.30, AMB-33: true if attacking this enemy needs a charge test that was not passed. */
export function isDaunted(g: Demonworld, unit: Unit, foe: Unit): boolean {
  if (g.shuns[unit] === foe) return true
  if (LARGE[g.card[unit]] && !g.rules.beforeSix) return false // DW-XVII.2
  if (!g.rules.morale || g.impetuous[unit] || isCaptain(g, unit) || g.dares[unit] === foe) return false
  return dreadIn(g, foe) > fearOf(g, unit) && !isAllRouting(g, foe) && !isFighting(g, unit) && !meetInside(g, unit, foe)
}

/** DW-XXIV.6: inside buildings nothing but the order is needed to attack; by older rules the charge test was, too. */
function meetInside(g: Demonworld, unit: Unit, foe: Unit): boolean {
  return !g.rules.beforeTwelve && isHoused(g, unit) && isHoused(g, foe)
}

/** The fields where elements of a unit would be in contact (`markThreats`). */
export function threatsTo(g: Demonworld, unit: Unit): Uint8Array {
  return markThreats(g, g.owner[unit], g.card[unit], foe => isDaunted(g, unit, foe))
}

/** DW-XV.30: true if a field is nearer to the enemy a unit refused to charge than its element may come. */
export function isTooNear(g: Demonworld, here: Move, element: Element, hex: Hex): boolean {
  const { keep } = here
  if (keep.length === 0) return false
  const i = keep.indexOf(element)
  return i >= 0 && distanceTo(g, hex, g.shuns[here.unit]) < keep[i + 1]
}

/** Older records: who had gone farther away did not come back either; DW-XV.30 counts from where the move began. */
export function noteDistances(g: Demonworld, here: Move): void {
  if (!g.rules.asBefore) return
  const { keep } = here
  for (let i = 0; i < keep.length; i += 2) {
    if (g.at[keep[i]] !== NONE) keep[i + 1] = Math.max(keep[i + 1], distanceTo(g, g.at[keep[i]], g.shuns[here.unit]))
  }
}

/** From a field to the nearest one a unit holds. */
export function distanceTo(g: Demonworld, hex: Hex, unit: Unit): number {
  const { board } = ground(g)
  let least = Number.POSITIVE_INFINITY
  for (const field of fieldsHeld(g, unit)) least = Math.min(least, board.distance(hex, field))
  return least
}

/** The fields of a unit's elements, all of them under large ones; by older rules only the first of those. */
export function fieldsHeld(g: Demonworld, unit: Unit): Hex[] {
  const elements = members(g, unit)
  if (!LARGE[g.card[unit]] || g.rules.beforeEight) return elements.map(element => g.at[element])
  return elements.flatMap(element => fieldsOf(g, element))
}

/** True if a unit moves as a wedge now: only to its front fields (DW-XIII.11). */
export function movesAsWedge(g: Demonworld, here: Move): boolean {
  return here.mode !== REACTING && inWedge(g, here.unit)
}

/** DW-XIII.11, DW-XIII.12: a wedge does not turn; one that is attacked and does is none any more in this phase. */
export function turnsAway(g: Demonworld, here: Move): void {
  if (here.mode === REACTING && here.wedge && !g.rules.beforeEleven) g.dissolved[here.unit] = true
}

/** DW-V.10: true for a unit that only turns and shifts. */
export function holds(here: Move): boolean {
  return here.mode === HOLDING || here.mode === REACTING
}

/** The mode in which a unit moves by its order. */
export function modeFor(g: Demonworld, unit: Unit): number {
  return g.impetuous[unit] ? RAGING : g.order[unit] === HOLD_ORDER ? HOLDING : MARCHING
}

/** Nothing was moved or turned: the manoeuvre is not made after all, and not begun again just so. */
export function giveUp(g: Demonworld, here: Move): void {
  const vain = here.vain | (1 << here.next)
  here.used--
  endManoeuvre(g, here)
  here.vain = vain
}

/** True if this was begun in vain since something was last done. */
export function isVain(here: Move, next: number): boolean {
  return (here.vain & (1 << next)) !== 0
}

/** A manoeuvre of single elements is over. */
export function endManoeuvre(g: Demonworld, here: Move): void {
  for (const element of members(g, here.unit)) g.acted[element] = false
  here.next = NOTHING
  here.element = NONE
  here.bold = false
  here.step = NONE
  here.vain = 0
}

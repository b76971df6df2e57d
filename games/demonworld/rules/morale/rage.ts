import { ground, isPresent, isRouting, members, unitsOf } from '../../elements.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../../state.ts'
import { isInAir } from '../flyers/heights.ts'
import { advanceOf, cannotStep } from '../movement/advance.ts'
import { columnMarches, type March } from '../movement/column.ts'
import { CONTACT } from '../movement/contact.ts'
import { newBlocks } from '../movement/frontage.ts'
import {
  cannotManoeuvre,
  distanceTo,
  fieldsHeld,
  isVain,
  type Move,
  movesAsWedge,
  RAGING,
  REFORMING,
  SHIFTING,
  TURNING,
  threatsTo,
} from '../movement/move.ts'
import { isOrdered } from '../movement/units.ts'
import { type Wheel, wheelEnds, wheels, wheelTurn } from '../movement/wheeling.ts'
import { liesBefore } from '../shooting/range.ts'

/**
 * DW-XV.71, DW-XV.73, AMB-38: the enemy an impetuous unit goes for: the one that provoked it; once that is destroyed or
 * routs the nearest, which may be the same. Of several as near its owner chooses by how he moves; by older rules the first.
 */
export function preysOf(g: Demonworld, unit: Unit): Unit[] {
  const first = g.prey[unit]
  if (first !== NONE && isPresent(g, first) && !isRouting(g, first) && !isOutOfReach(g, first)) return [first]
  const preys: Unit[] = []
  let least = Number.POSITIVE_INFINITY
  for (const foe of unitsOf(g, 1 - g.owner[unit])) {
    if (isOutOfReach(g, foe)) continue
    const distance = Math.min(...members(g, unit).map(element => distanceTo(g, g.at[element], foe)))
    if (distance < least) preys.length = 0
    if (distance <= least) preys.push(foe)
    least = Math.min(least, distance)
  }
  return g.rules.beforeTwelve ? preys.slice(0, 1) : preys
}

/** DW-XXIII.12: nobody runs after somebody in the air. */
function isOutOfReach(g: Demonworld, foe: Unit): boolean {
  return g.rules.flyers && isInAir(g, foe)
}

/** Moves of a whole unit, by their kinds. */
export interface Moves {
  advance: Hex[]
  march: March[]
  step: number[]
  wheel: Wheel[]
  turn: number[]
}

/** What an impetuous unit is driven to. */
export interface Drive extends Moves {
  /** DW-XV.73: manoeuvres of single elements by which it re-forms: SHIFTING, TURNING, REFORMING. */
  singly: number[]
  /** True if it gives up its skirmish formation, in which nobody attacks (DW-XIII.22). */
  loosens: boolean
  /** True if it may as well stay: re-forming is the most it could do, and nobody has to. */
  mayStay: boolean
}

const KINDS = ['advance', 'march', 'step', 'wheel', 'turn'] as const

function hasMoves(moves: Moves): boolean {
  return KINDS.some(kind => moves[kind].length > 0)
}

/**
 * DW-XV.71, DW-XV.73: what brings an impetuous unit nearer to its prey: an advance, a step of its column, a step as a
 * manoeuvre; if the prey is not before it, a turn or a wheel that makes it so; a disordered one re-forms, and a skirmish
 * formation is given up to attack. Nothing if nothing does: then it manoeuvres as it must to get there.
 */
export function driveOf(g: Demonworld, here: Move): Drive | undefined {
  if (here.mode !== RAGING) return undefined
  const prey = preysOf(g, here.unit).flatMap(foe => fieldsHeld(g, foe))
  if (prey.length === 0) return undefined
  const drive: Drive = { ...movesTo(g, here, prey), singly: [], loosens: false, mayStay: false }
  if (g.rules.asBefore || cannotManoeuvre(g, here)) return hasMoves(drive) ? drive : undefined
  if (g.skirmish[here.unit] && (!hasMoves(drive) || attacksInOrder(g, here, prey)))
    return { ...drive, advance: [], march: [], step: [], wheel: [], turn: [], loosens: true }
  if (!isOrdered(g, here.unit)) {
    drive.singly = reformings(g, here)
    drive.mayStay = !hasMoves(drive)
    return drive
  }
  return hasMoves(drive) ? drive : undefined
}

/** The moves of the whole unit that bring it nearer. */
function movesTo(g: Demonworld, here: Move, prey: readonly Hex[]): Moves {
  const moves: Moves = { advance: bestAdvances(g, here, prey), march: [], step: [], wheel: [], turn: [] }
  if (moves.advance.length === 0) moves.march = marchesTo(g, here, prey)
  if (moves.advance.length + moves.march.length === 0 && !cannotManoeuvre(g, here)) addManoeuvres(g, here, prey, moves)
  return moves
}

/** DW-XIII.21, DW-XIII.22: true if a unit that gives up its skirmish formation now can still come into contact. */
function attacksInOrder(g: Demonworld, here: Move, prey: readonly Hex[]): boolean {
  const closed = { ...g, skirmish: g.skirmish.map((loose, unit) => loose && unit !== here.unit) }
  const later = { ...here, used: here.used + 1 }
  const threats = threatsTo(closed, here.unit)
  const touches = (places: readonly Hex[]) => places.some(hex => threats[hex] & CONTACT)
  const elements = members(closed, here.unit)
  const { board } = ground(g)
  const { advance, step } = movesTo(closed, later, prey)
  const ends = advanceOf(closed, later)
  return (
    advance.some(hex => touches(elements.map(e => ends.moved(e, hex)))) ||
    step.some(direction => touches(elements.map(e => board.neighbour[g.at[e] * 6 + direction])))
  )
}

/** DW-XV.73: how a disordered unit may re-form: it turns those who look elsewhere, takes a block, or shifts single elements. */
function reformings(g: Demonworld, here: Move): number[] {
  const elements = members(g, here.unit)
  const looksApart = elements.some(e => g.facing[e] !== g.facing[elements[0]])
  const found = [SHIFTING]
  if (looksApart) found.push(TURNING)
  else if (newBlocks(g, here).length > 0) found.push(REFORMING)
  return found.filter(next => !isVain(here, next))
}

/** The ends of an advance that bring most elements into contact, or else nearest to the prey; none if none is nearer. */
function bestAdvances(g: Demonworld, here: Move, prey: readonly Hex[]): Hex[] {
  const advance = advanceOf(g, here)
  if (advance.ends.count === 0) return []
  const reached = advance.ends.toArray()
  const elements = members(g, here.unit)
  const merit = meritFor(g, here, prey)
  const now = merit(elements.map(e => g.at[e]))
  const merits = reached.map(hex => merit(elements.map(e => advance.moved(e, hex))))
  const best = Math.max(...merits)
  return best > now ? reached.filter((_, i) => merits[i] === best) : []
}

/** How good it is to stand on these fields: elements in contact first, then nearness to the prey. */
function meritFor(g: Demonworld, here: Move, prey: readonly Hex[]): (places: readonly Hex[]) => number {
  const { board } = ground(g)
  const threats = threatsTo(g, here.unit)
  return places => {
    let touching = 0
    let near = Number.POSITIVE_INFINITY
    for (const hex of places) {
      if (threats[hex] & CONTACT) touching++
      for (const target of prey) near = Math.min(near, board.distance(hex, target))
    }
    return touching * 1000 - near
  }
}

function marchesTo(g: Demonworld, here: Move, prey: readonly Hex[]): March[] {
  const { board } = ground(g)
  const near = (hex: Hex) => Math.min(...prey.map(field => board.distance(hex, field)))
  const least = Math.min(...members(g, here.unit).map(e => near(g.at[e])))
  const { head, marches } = columnMarches(g, here)
  return marches.filter(({ direction }) => near(board.neighbour[g.at[head] * 6 + direction]) < least)
}

/** Steps, turns and wheels towards the prey; a disordered unit steps to any side (DW-V.8), and does not wheel. */
function addManoeuvres(g: Demonworld, here: Move, prey: readonly Hex[], moves: Moves): void {
  const elements = members(g, here.unit)
  const places = elements.map(e => g.at[e])
  const isAhead = isBefore(
    g,
    prey,
    places,
    elements.map(e => g.facing[e]),
  )
  const isLoose = !isOrdered(g, here.unit, elements)
  if (isAhead || (isLoose && !g.rules.asBefore)) moves.step = stepsTo(g, here, prey)
  if (isAhead || movesAsWedge(g, here) || (isLoose && g.rules.asBefore)) return
  for (let turn = 1; turn < 6; turn++) if (isBefore(g, prey, places, turned(g, elements, turn))) moves.turn.push(turn)
  for (const wheel of wheels) {
    const ends = wheelEnds(g, here, wheel)
    if (typeof ends === 'string') continue
    if (isBefore(g, prey, ends, turned(g, elements, wheelTurn(wheel)))) moves.wheel.push(wheel)
  }
}

function stepsTo(g: Demonworld, here: Move, prey: readonly Hex[]): number[] {
  const { board } = ground(g)
  const elements = members(g, here.unit)
  const merit = meritFor(g, here, prey)
  const now = merit(elements.map(e => g.at[e]))
  return [0, 1, 2, 3, 4, 5].filter(
    direction =>
      !cannotStep(g, here, direction) && merit(elements.map(e => board.neighbour[g.at[e] * 6 + direction])) > now,
  )
}

function turned(g: Demonworld, elements: readonly Element[], turn: number): Facing[] {
  return elements.map(e => (g.facing[e] + turn) % 6)
}

/** DW-I.12: true if an element of a unit lies in the front area of a body with these places and facings. */
function isBefore(g: Demonworld, prey: readonly Hex[], places: readonly Hex[], facings: readonly Facing[]): boolean {
  const { board } = ground(g)
  return prey.some(field => places.some((hex, i) => liesBefore(board, hex, facings[i], field)))
}

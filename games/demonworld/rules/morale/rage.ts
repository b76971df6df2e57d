import { ground, isPresent, isRouting, members, unitsOf } from '../../elements.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../../state.ts'
import { isInAir } from '../flyers/heights.ts'
import { advanceOf, cannotStep } from '../movement/advance.ts'
import { columnMarches, type March } from '../movement/column.ts'
import { CONTACT } from '../movement/contact.ts'
import { cannotManoeuvre, distanceTo, type Move, movesAsWedge, RAGING, threatsTo } from '../movement/move.ts'
import { isOrdered } from '../movement/units.ts'
import { type Wheel, wheelEnds, wheels, wheelTurn } from '../movement/wheeling.ts'
import { liesBefore } from '../shooting/range.ts'

/**
 * DW-XV.71, DW-XV.73, AMB-38: the enemy an impetuous unit goes for: the one that provoked it; once that is destroyed or
 * routs the nearest, which may be the same.
 */
export function preyOf(g: Demonworld, unit: Unit): Unit {
  const first = g.prey[unit]
  if (first !== NONE && isPresent(g, first) && !isRouting(g, first) && !isOutOfReach(g, first)) return first
  let prey = NONE
  let least = Number.POSITIVE_INFINITY
  for (const foe of unitsOf(g, 1 - g.owner[unit])) {
    if (isOutOfReach(g, foe)) continue
    for (const element of members(g, unit)) {
      const distance = distanceTo(g, g.at[element], foe)
      if (distance >= least) continue
      least = distance
      prey = foe
    }
  }
  return prey
}

/** DW-XXIII.12: nobody runs after somebody in the air. */
function isOutOfReach(g: Demonworld, foe: Unit): boolean {
  return g.rules.flyers && isInAir(g, foe)
}

/** What an impetuous unit is driven to, by the kinds of its move. */
export interface Drive {
  advance: Hex[]
  march: March[]
  step: number[]
  wheel: Wheel[]
  turn: number[]
}

const KINDS = ['advance', 'march', 'step', 'wheel', 'turn'] as const

/**
 * DW-XV.71, DW-XV.73: what brings an impetuous unit nearer to its prey: an advance, a step of its column, a step as a
 * manoeuvre; if the prey is not before it, a turn or a wheel that makes it so. Nothing if nothing does: then it
 * manoeuvres as it must to get there.
 */
export function driveOf(g: Demonworld, here: Move): Drive | undefined {
  if (here.mode !== RAGING) return undefined
  const prey = preyOf(g, here.unit)
  if (prey === NONE) return undefined
  const drive: Drive = { advance: bestAdvances(g, here, prey), march: [], step: [], wheel: [], turn: [] }
  if (drive.advance.length === 0) drive.march = marchesTo(g, here, prey)
  if (drive.advance.length + drive.march.length === 0 && !cannotManoeuvre(g, here)) addManoeuvres(g, here, prey, drive)
  return KINDS.some(kind => drive[kind].length > 0) ? drive : undefined
}

/** The ends of an advance that bring most elements into contact, or else nearest to the prey; none if none is nearer. */
function bestAdvances(g: Demonworld, here: Move, prey: Unit): Hex[] {
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
function meritFor(g: Demonworld, here: Move, prey: Unit): (places: readonly Hex[]) => number {
  const { board } = ground(g)
  const targets = members(g, prey).map(e => g.at[e])
  const threats = threatsTo(g, here.unit)
  return places => {
    let touching = 0
    let near = Number.POSITIVE_INFINITY
    for (const hex of places) {
      if (threats[hex] & CONTACT) touching++
      for (const target of targets) near = Math.min(near, board.distance(hex, target))
    }
    return touching * 1000 - near
  }
}

function marchesTo(g: Demonworld, here: Move, prey: Unit): March[] {
  const { board } = ground(g)
  const least = Math.min(...members(g, here.unit).map(e => distanceTo(g, g.at[e], prey)))
  const { head, marches } = columnMarches(g, here)
  return marches.filter(({ direction }) => distanceTo(g, board.neighbour[g.at[head] * 6 + direction], prey) < least)
}

function addManoeuvres(g: Demonworld, here: Move, prey: Unit, drive: Drive): void {
  const { board } = ground(g)
  const elements = members(g, here.unit)
  if (
    isBefore(
      g,
      prey,
      elements.map(e => g.at[e]),
      elements.map(e => g.facing[e]),
    )
  ) {
    const merit = meritFor(g, here, prey)
    const now = merit(elements.map(e => g.at[e]))
    for (let direction = 0; direction < 6; direction++) {
      if (cannotStep(g, here, direction)) continue
      if (merit(elements.map(e => board.neighbour[g.at[e] * 6 + direction])) > now) drive.step.push(direction)
    }
    return
  }
  if (movesAsWedge(g, here) || !isOrdered(g, here.unit, elements)) return
  for (let turn = 1; turn < 6; turn++) {
    if (
      isBefore(
        g,
        prey,
        elements.map(e => g.at[e]),
        turned(g, elements, turn),
      )
    )
      drive.turn.push(turn)
  }
  for (const wheel of wheels) {
    const ends = wheelEnds(g, here, wheel)
    if (typeof ends === 'string') continue
    if (isBefore(g, prey, ends, turned(g, elements, wheelTurn(wheel)))) drive.wheel.push(wheel)
  }
}

function turned(g: Demonworld, elements: readonly Element[], turn: number): Facing[] {
  return elements.map(e => (g.facing[e] + turn) % 6)
}

/** DW-I.12: true if an element of a unit lies in the front area of a body with these places and facings. */
function isBefore(g: Demonworld, prey: Unit, places: readonly Hex[], facings: readonly Facing[]): boolean {
  const { board } = ground(g)
  return members(g, prey).some(e => places.some((hex, i) => liesBefore(board, hex, facings[i], g.at[e])))
}

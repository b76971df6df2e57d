import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { ground, isPresent, isRouting, members, put, shiftAll } from '../elements.ts'
import { act, ask, call, decision, each, loop, procedure, tell, when } from '../events.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../state.ts'
import {
  advanceOf,
  cannotStep,
  cannotWheel,
  isFree,
  marchingColumn,
  WHEELS,
  wheelCost,
  wheelEnds,
  wheelSixths,
  wheelsLeft,
} from './advance.ts'
import { complete, completeTo, completions } from './completion.ts'
import { foeUnits, isFighting } from './contact.ts'
import { exchanges } from './exchange.ts'
import { catchRouting } from './flight.ts'
import { beginSingle, newBlocks, singleManoeuvres } from './manoeuvres.ts'
import { CHARGE_TEST, passes } from './morale.ts'
import {
  cannotAttack,
  cannotManoeuvre,
  distanceTo,
  holds,
  isDaunted,
  isTooNear,
  type Move,
  moveOf,
  movesAsWedge,
  pointsLeft,
  RAGING,
  REACTING,
  REFORMING,
  REGROUPING,
  SHIFTING,
  TURNING,
  threatsTo,
} from './moving.ts'
import { stepCost } from './passage.ts'
import { bestAdvances, mustRage } from './rage.ts'
import { actsAsHorde, frontOf, inWedge, isOrdered, manoeuvresOf, maySkirmish, movePointsOf } from './units.ts'

type Contact = Move & { foe: Unit }

/** DW-V.1: what a unit does next: advance, a manoeuvre, or nothing more. */
const moveUnit = decision({
  name: 'moveUnit',
  rule: ['DW-V.1', 'DW-V.6', 'DW-V.31'],
  seat: (_g, here: Move) => here.side,
  offer(g, here, can) {
    const { ends } = advanceOf(g, here)
    if (here.mode === RAGING && ends.count > 0) {
      const best = bestAdvances(g, here)
      for (const hex of best) can.advance(hex)
      if (best.length > 0) return
    } else for (let i = 0; i < ends.count; i++) can.advance(ends.ids[i])
    for (const march of columnMarches(g, here)) can.march(march)
    if (!cannotManoeuvre(g, here)) {
      for (let direction = 0; direction < 6; direction++) if (!cannotStep(g, here, direction)) can.step(direction)
      for (let wheel = 0; wheel < WHEELS; wheel++) if (!cannotWheel(g, here, wheel)) can.wheel(wheel)
      if (!movesAsWedge(g, here)) {
        for (let turn = 1; turn < 6; turn++) can.turn(turn)
        can.shift()
        can.turnEach()
        can.reform()
      } else can.dissolve()
      if (here.mode !== REACTING && (g.skirmish[here.unit] || maySkirmish(g, here.unit))) can.skirmish()
    }
    for (let foe = 0; foe < g.card.length; foe++) if (!cannotTestCharge(g, here, foe)) can.charge(foe)
    can.done()
  },
  take: {
    advance(g, here, hex) {
      const advance = advanceOf(g, here)
      const elements = members(g, here.unit)
      tell(g, 'moves', here.unit, g.at[elements[0]], hex)
      here.spent += advance.cost[hex]
      const places = elements.map(element => advance.moved(element, hex))
      shiftAll(g, elements, places)
    },
    march(g, here, march) {
      marchColumn(g, here, Math.floor(march / 6), march % 6)
    },
    step(g, here, direction) {
      const { board } = ground(g)
      const elements = members(g, here.unit)
      const places = elements.map(element => board.neighbour[g.at[element] * 6 + direction])
      tell(g, 'moves', here.unit, g.at[elements[0]], places[0])
      shiftAll(g, elements, places)
      here.used++
    },
    wheel(g, here, wheel) {
      wheelUnit(g, here, wheel)
    },
    turn(g, here, turn) {
      turnUnit(g, here, turn)
    },
    shift(g, here) {
      beginSingle(g, here, SHIFTING)
    },
    turnEach(g, here) {
      beginSingle(g, here, TURNING)
    },
    reform(g, here) {
      beginSingle(g, here, REFORMING)
    },
    dissolve(g, here) {
      g.dissolved[here.unit] = 1
    },
    skirmish(g, here) {
      here.used++
      g.skirmish[here.unit] = 1 - g.skirmish[here.unit]
      tell(g, 'loosens', here.unit, g.skirmish[here.unit])
    },
    charge(g, here, foe) {
      testCharge(g, here, foe)
    },
    done(_g, here) {
      here.over = 1
    },
  },
  cannot: {
    step: (g, here, direction) => (mustRage(g, here) ? 'DW-XV.71' : cannotStep(g, here, direction)),
    wheel: (g, here, wheel) => (mustRage(g, here) ? 'DW-XV.71' : cannotWheel(g, here, wheel)),
    charge: (g, here, foe) => (mustRage(g, here) ? 'DW-XV.71' : cannotTestCharge(g, here, foe)),
  },
  points: { advance: 'hex', charge: 'unit' },
})

/** DW-V.41: an attacked unit that has not moved yet turns and shifts within its manoeuvres. */
export const reaction = procedure<Move>('reaction', 'DW-V.41', loop(mayReact, ask(moveUnit), ...singleManoeuvres))

/** DW-V.40, AMB-10: contact stops the mover; each unit newly attacked reacts if it has not moved. */
const reactions = [
  act(noteContact),
  each<Contact>(
    'foe',
    newFoes,
    act(meet),
    when(foeReacts, call(reaction, { with: (g, here: Contact) => moveOf(g, here.foe, REACTING) })),
  ),
] as const

/** DW-V.1, DW-V.40 … DW-V.42: the move of a unit, up to contact and beyond. */
export const unitMove = procedure<Contact>(
  'unitMove',
  'DW-V.1',
  loop(
    isMoving,
    ask(moveUnit),
    ...singleManoeuvres,
    act(noteDissolved),
    when(
      hasNewContact,
      ...reactions,
      loop(mayComplete, ask(complete), when(isCompleting, ask(completeTo), when(hasNewContact, ...reactions))),
      act(endMove),
    ),
  ),
  call(exchanges, { with: (_g, { unit }) => ({ unit, figure: NONE }) }),
  act(finishMove),
)

function isMoving(g: Demonworld, here: Move): boolean {
  return !here.over && isPresent(g, here.unit)
}

function mayReact(g: Demonworld, here: Move): boolean {
  if (here.over || cannotManoeuvre(g, here)) {
    g.moved[here.unit] = 1
    return false
  }
  return true
}

/** DW-XIII.12: a wedge that lost its shape in its own move is none again in this phase. */
function noteDissolved(g: Demonworld, here: Contact): void {
  if (here.wedge === 1 && !inWedge(g, here.unit)) g.dissolved[here.unit] = 1
  here.wedge = inWedge(g, here.unit) ? 1 : 0
}

function hasNewContact(g: Demonworld, here: Move): boolean {
  return foeUnits(g, here.unit).some(foe => !here.met.includes(foe))
}

function newFoes(g: Demonworld, here: Move): Unit[] {
  return foeUnits(g, here.unit).filter(foe => !here.met.includes(foe))
}

/** AMB-23: routing elements are destroyed at the touch; the others are in melee now. */
function noteContact(g: Demonworld, here: Move): void {
  for (const foe of newFoes(g, here)) tell(g, 'contact', here.unit, foe)
  if (here.met.length === 0) here.base = here.used
  catchRouting(g)
}

function meet(_g: Demonworld, here: Contact): void {
  here.met.push(here.foe)
}

/** AMB-08: not those that have moved, route, rage or fight since an earlier round. */
function foeReacts(g: Demonworld, { foe }: Contact): boolean {
  if (g.moved[foe] || g.engaged[foe] || g.impetuous[foe] || isRouting(g, foe)) return false
  return manoeuvresOf(g, foe) > 0 && isPresent(g, foe)
}

function mayComplete(g: Demonworld, here: Move): boolean {
  return !here.over && isPresent(g, here.unit) && isFighting(g, here.unit) && completions(g, here).length > 0
}

function isCompleting(_g: Demonworld, here: Move): boolean {
  return here.element !== NONE
}

function endMove(_g: Demonworld, here: Move): void {
  here.over = 1
}

function finishMove(g: Demonworld, here: Move): void {
  g.moved[here.unit] = 1
  for (const element of members(g, here.unit)) g.acted[element] = 0
}

// ---- wheels, turns, columns, charge tests ----

function wheelUnit(g: Demonworld, here: Move, wheel: number): void {
  cannotWheel(g, here, wheel) // fills wheelEnds
  const elements = members(g, here.unit)
  const places = [...wheelEnds()]
  const left = wheelsLeft(wheel)
  const turns = wheelSixths(wheel)
  here.used += wheelCost(frontOf(g, elements), wheel)
  here.wheel = left ? 1 : 2
  here.wheeled += turns
  shiftAll(g, elements, places)
  for (const element of elements) g.facing[element] = (g.facing[element] + (left ? turns : 6 - turns)) % 6
  tell(g, 'wheels', here.unit, left ? 1 : 0, turns)
}

/** DW-V.12, DW-V.13: all turn alike; if that disorders them they may regroup. */
function turnUnit(g: Demonworld, here: Move, turn: number): void {
  const wasOrdered = isOrdered(g, here.unit)
  for (const element of members(g, here.unit)) if (!g.routs[element]) g.facing[element] = (g.facing[element] + turn) % 6
  here.used++
  tell(g, 'turns', here.unit, turn)
  if (!wasOrdered || here.mode === REACTING || actsAsHorde(g, here.unit) || isOrdered(g, here.unit)) return
  here.next = REGROUPING
  if (newBlocks(g, here).length === 0) here.next = 0
}

/** DW-V.21: the steps a column can make: `direction · 6 + facing` of its head. */
function columnMarches(g: Demonworld, here: Move): number[] {
  const column = marchingColumn(g, here)
  if (!column || here.mode === RAGING) return []
  const land = ground(g)
  const found: number[] = []
  const head = column[0]
  const threats = threatsTo(g, here.unit)
  const isBold = !cannotAttack(g, here.unit)
  for (let direction = 0; direction < 6; direction++) {
    const to = land.board.neighbour[g.at[head] * 6 + direction]
    if (to === OFF_BOARD || !isFree(g, to, here.unit) || g.on[to] !== NONE) continue
    if (threats[to] && (!isBold || threats[to] > 1)) continue
    if (isTooNear(g, here, head, to) || marchCost(g, here, column, to) > pointsLeft(g, here)) continue
    for (const facing of [direction, (direction + 5) % 6]) found.push(direction * 6 + facing)
  }
  return found
}

/** DW-V.21, DW-XI.7: the dearest entry of any element; more than anybody has if one cannot go. */
function marchCost(g: Demonworld, here: Move, column: readonly Element[], to: number): number {
  const land = ground(g)
  const onRoad = column.every(e => land.road[g.at[e]])
  let cost = 0
  column.forEach((element, i) => {
    const target = i === 0 ? to : g.at[column[i - 1]]
    const price = stepCost(land, g.type[element], g.at[element], target, g.skirmish[here.unit] === 1, onRoad)
    cost = Math.max(cost, price < 0 ? Number.POSITIVE_INFINITY : price)
  })
  return cost
}

/** DW-V.21: the head enters a field, each follower the field its predecessor left, and turns to have it ahead. */
function marchColumn(g: Demonworld, here: Move, direction: number, facing: number): void {
  const column = marchingColumn(g, here)!
  const { board } = ground(g)
  const to = board.neighbour[g.at[column[0]] * 6 + direction]
  here.spent += marchCost(g, here, column, to)
  tell(g, 'moves', here.unit, g.at[column[0]], to)
  const places = column.map((_, i) => (i === 0 ? to : g.at[column[i - 1]]))
  shiftAll(g, column, places)
  put(g, column[0], to, facing)
  for (let i = 1; i < column.length; i++) {
    const ahead = board.directionTo(places[i], places[i - 1])
    const own = g.facing[column[i]]
    const options = [ahead, (ahead + 5) % 6]
    const turnBy = (f: number) => Math.min((f - own + 6) % 6, (own - f + 6) % 6)
    g.facing[column[i]] = turnBy(options[1]) < turnBy(options[0]) ? options[1] : options[0]
  }
}

/** DW-XV.30: a charge test is taken before the move begins, once a phase, for an enemy that is feared and within reach. */
function cannotTestCharge(g: Demonworld, here: Move, foe: Unit): RuleId | undefined {
  const { unit } = here
  if (g.owner[foe] === undefined || g.owner[foe] === here.side || !isPresent(g, foe)) return 'DW-XV.30'
  if (holds(here) || here.spent > 0 || here.used > 0 || g.dares[unit] !== NONE || g.shuns[unit] !== NONE)
    return 'DW-XV.30'
  if (!isDaunted(g, unit, foe) || cannotAttack(g, unit) === 'DW-XIII.22') return 'DW-XV.30'
  const near = Math.min(...members(g, unit).map(e => distanceTo(g, g.at[e], foe)))
  return near * 2 <= movePointsOf(g, unit) + 4 ? undefined : 'DW-XV.30'
}

function testCharge(g: Demonworld, here: Move, foe: Unit): void {
  if (passes(g, { kind: CHARGE_TEST, unit: here.unit, foes: [foe] })) {
    g.dares[here.unit] = foe
    return
  }
  g.shuns[here.unit] = foe
  for (const element of members(g, here.unit)) here.keep.push(element, distanceTo(g, g.at[element], foe))
}

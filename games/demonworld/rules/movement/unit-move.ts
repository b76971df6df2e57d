import { mayTakeBack } from '@hexarium/kernel'
import { LARGE } from '../../content/armies/cards.ts'
import { ATTACK_ORDER, SKIRMISH_ORDER } from '../../content/tables.ts'
import { ground, isAllRouting, isPresent, members, shiftAll } from '../../elements.ts'
import { act, ask, call, decision, each, loop, procedure, tell, when } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../../state.ts'
import { expert } from '../expert.ts'
import { cannotManoeuvreForFire, noteManoeuvres } from '../flames/announced.ts'
import { cannotEngage, engage, makeContact } from '../large/brushes.ts'
import { largeReaction, largeReacts } from '../large/tread.ts'
import { cannotTestCharge, testCharge } from '../morale/charge.ts'
import { catchRouting } from '../morale/rout.ts'
import { captainsBeside, joining, joiningOf } from '../orders/attachment.ts'
import { exchangeOf, exchanges, figuresDue } from '../orders/exchange.ts'
import { watchGoal } from '../victory.ts'
import { advanceOf, cannotStep } from './advance.ts'
import { marchColumn } from './column.ts'
import { completeAttack, completeTo, completions } from './completion.ts'
import { foesOf, foeUnits, isFighting } from './contact.ts'
import {
  cannotAdvanceTo,
  cannotDeclare,
  cannotFace,
  cannotFile,
  cannotFreely,
  cannotMarchOn,
  cannotTurn,
} from './hindrances.ts'
import { beginSingle, face, singleManoeuvres } from './manoeuvres.ts'
import {
  aboutMove,
  cannotManoeuvre,
  MARCHING,
  type Move,
  moveOf,
  noteDistances,
  REACTING,
  REFORMING,
  SHIFTING,
  TURNING,
} from './move.ts'
import { declareContact } from './optional-contact.ts'
import { noteEvasion } from './pursuit.ts'
import { MOVE_PARTS, offerMoves } from './unit-options.ts'
import { inWedge, manoeuvresOf } from './units.ts'
import { cannotWheel, turnUnit, type Wheel, wheelUnit } from './wheeling.ts'

export type Contact = Move & { foe: Unit; captain: Element }

/** DW-V.1: what a unit does next: advance, a manoeuvre, or nothing more. */
export const moveUnit = decision({
  name: 'moveUnit',
  rule: ['DW-V.1', 'DW-V.6', 'DW-V.31'],
  ends: ['done'],
  seat: (_g, here: Move) => here.side,
  about: aboutMove,
  parts: MOVE_PARTS,
  amounts: ['step', 'wheel', 'turn'],
  offer: offerMoves,
  take: {
    advance: advanceUnit,
    march: (g, here, march) => {
      marchColumn(g, here, march)
      here.vain = 0
    },
    file: (g, here, march) => {
      marchColumn(g, here, march, true)
      here.vain = 0
    },
    face(g, _here, { element, facing }) {
      face(g, element, facing)
      g.acted[element] = true
    },
    declare: (g, _here, contact) => declareContact(g, contact),
    step: stepUnit,
    wheel: (g, here, wheel) => {
      wheelUnit(g, here, wheel)
      here.vain = 0
    },
    turn: (g, here, turn) => {
      turnUnit(g, here, turn)
      here.vain = 0
    },
    shift: (g, here) => beginSingle(g, here, SHIFTING),
    turnEach: (g, here) => beginSingle(g, here, TURNING),
    reform: (g, here) => beginSingle(g, here, REFORMING),
    dissolve(g, here) {
      g.dissolved[here.unit] = true
    },
    skirmish: changeSkirmish,
    charge: (g, here, foe) => testCharge(g, here, foe),
    done(_g, here) {
      here.over = true
    },
    engage: (g, here, foe) => engage(g, here.unit, foe),
  },
  cannot: {
    advance: cannotAdvanceTo,
    march: cannotMarchOn,
    file: cannotFile,
    face: cannotFace,
    declare: cannotDeclare,
    step: (g, here, direction) =>
      cannotFreely(g, here, drive => drive.step.includes(direction)) ?? cannotStep(g, here, direction),
    wheel: (g, here, wheel) =>
      cannotFreely(g, here, drive => isAmong(drive.wheel, wheel)) ?? cannotWheel(g, here, wheel),
    turn: cannotTurn,
    engage: (g, here, foe) => cannotEngage(g, here, foe),
    charge: (g, here, foe) => cannotFreely(g, here) ?? cannotTestCharge(g, here, foe),
  },
  points: { advance: 'hex', charge: 'unit', engage: 'unit' },
})

/** DW-V.6: all by movement points, to where the first element goes. */
function advanceUnit(g: Demonworld, here: Move, hex: Hex): void {
  const advance = advanceOf(g, here)
  const elements = members(g, here.unit)
  tell(g, 'moves', here.unit, g.at[elements[0]], hex)
  here.spent += advance.cost[hex]
  const places = elements.map(element => advance.moved(element, hex))
  shiftAll(g, elements, places)
  here.vain = 0
}

/** DW-V.8: all by one field, as a manoeuvre. */
function stepUnit(g: Demonworld, here: Move, direction: number): void {
  const { board } = ground(g)
  const elements = members(g, here.unit)
  const places = elements.map(element => board.neighbour[g.at[element] * 6 + direction])
  tell(g, 'moves', here.unit, g.at[elements[0]], places[0])
  shiftAll(g, elements, places)
  here.used++
  here.vain = 0
}

/** DW-XIII.21: into the skirmish formation, or out of it. */
export function changeSkirmish(g: Demonworld, here: Move): void {
  here.used++
  g.skirmish[here.unit] = !g.skirmish[here.unit]
  tell(g, 'loosens', here.unit, g.skirmish[here.unit] ? 1 : 0)
}

/** DW-V.41: an attacked unit that has not moved yet turns and shifts within its manoeuvres. */
export const reaction = procedure<Move>(
  'reaction',
  'DW-V.41',
  loop(mayReact, ask(moveUnit), ...singleManoeuvres, act(noteDissolved)),
)

/** DW-V.40, AMB-10: contact stops the mover; each unit newly attacked reacts if it has not moved. */
export const reactions = [
  act(noteContact),
  each<Contact>(
    'foe',
    newFoes,
    act(meet),
    when(foeReacts, call(reaction, { with: (g, here: Contact) => moveOf(g, here.foe, REACTING) })),
    when(largeReacts, call(largeReaction, { with: (g, here: Contact) => expert.largeMoveOf(g, here.foe, REACTING) })),
  ),
] as const

/** DW-IX.5: special figures come to the front, or wait for the unit's own turning. */
export const exchanging = [
  act<Move>(noteDue),
  call(exchanges, { with: (g, here: Move) => exchangeOf(here.unit, mayWait(g, here)) }),
  act<Move>(noteForward),
] as const

/** DW-IX.5: at the end of the move, if they have not come yet. */
export const lastExchange = when<Move>(mayStillCome, call(exchanges, { with: (_g, { unit }) => exchangeOf(unit) }))

/** DW-V.1, DW-V.40 … DW-V.42: the move of a unit, up to contact and beyond. */
export const unitMove = procedure<Contact>(
  'unitMove',
  'DW-V.1',
  when(mayComeToBlows, ...exchanging),
  loop(
    isMoving,
    ask(moveUnit),
    ...singleManoeuvres,
    act(noteDissolved),
    when(mayTurnAndCome, ...exchanging),
    act(noteDistances),
    act(watchGoal),
    when(
      hasNewContact,
      ...reactions,
      loop(
        mayComplete,
        ask(completeAttack),
        when(isCompleting, ask(completeTo), act(watchGoal), when(hasNewContact, ...reactions)),
      ),
      act(endMove),
    ),
  ),
  lastExchange,
  each(
    'captain',
    (g, { unit }) => captainsBeside(g, unit),
    call(joining, { with: (_g, here) => joiningOf(here.captain, here.unit) }),
  ),
  act(finishMove),
)

/** DW-IX.5: in melee nobody changes places, so who may attack in this move does it before. */
export function mayComeToBlows(g: Demonworld, { unit, mode }: Move): boolean {
  if (mode !== MARCHING || g.rules.beforeEight) return false
  return g.order[unit] === ATTACK_ORDER || g.order[unit] === SKIRMISH_ORDER
}

/** By older rules they did not wait. */
function mayWait(g: Demonworld, here: Move): boolean {
  return !g.rules.beforeTwelve && !here.over && !cannotManoeuvre(g, here)
}

function noteDue(g: Demonworld, here: Move): void {
  here.forward = figuresDue(g, here.unit).length > 0
}

/** DW-IX.5: „ein KOSTENLOSES Manöver“: one in a move. */
function noteForward(g: Demonworld, here: Move): void {
  here.forward &&= figuresDue(g, here.unit).length === 0
}

function mayStillCome(g: Demonworld, here: Move): boolean {
  return g.rules.beforeTwelve || !here.forward
}

/** DW-IX.5: in the course of a move, too: who turns about brings its leader to its new front before it attacks. */
function mayTurnAndCome(g: Demonworld, here: Move): boolean {
  return !g.rules.beforeTwelve && !here.forward && !here.over && mayComeToBlows(g, here)
}

function isAmong(some: readonly Wheel[], { right, twice }: Wheel): boolean {
  return some.some(wheel => wheel.right === right && wheel.twice === twice)
}

function isMoving(g: Demonworld, here: Move): boolean {
  return !here.over && isPresent(g, here.unit)
}

function mayReact(g: Demonworld, here: Move): boolean {
  if (here.over || (cannotManoeuvre(g, here) && !mayTakeBack(g, here.side))) {
    g.moved[here.unit] = true
    return false
  }
  return true
}

/** DW-XIII.12: a wedge that lost its shape in its own move is none again in this phase. */
function noteDissolved(g: Demonworld, here: Move): void {
  if (here.mode === REACTING && g.rules.beforeEleven) return
  if (here.wedge && !inWedge(g, here.unit)) g.dissolved[here.unit] = true
  here.wedge = inWedge(g, here.unit)
}

export function hasNewContact(g: Demonworld, here: Move): boolean {
  return foeUnits(g, here.unit).some(foe => !here.met.includes(foe))
}

function newFoes(g: Demonworld, here: Move): Unit[] {
  return foeUnits(g, here.unit).filter(foe => !here.met.includes(foe))
}

/** AMB-23: routing elements are destroyed at the touch, which ends the move of those that touch them; others are in melee. */
function noteContact(g: Demonworld, here: Move): void {
  for (const foe of newFoes(g, here)) makeContact(g, here.unit, foe)
  if (here.met.length === 0) {
    here.base = here.used
    for (const element of members(g, here.unit)) g.acted[element] = false
  }
  for (const element of members(g, here.unit)) {
    if (!foesOf(g, element).some(foe => g.routs[foe])) continue
    here.caught = true
    g.acted[element] = true
  }
  catchRouting(g)
}

function meet(_g: Demonworld, here: Contact): void {
  here.met.push(here.foe)
}

function foeReacts(g: Demonworld, { foe }: Contact): boolean {
  return mayMeet(g, foe)
}

/** DW-V.41, AMB-08: who turns to meet an attack: not those that have moved, route, rage or fight since an earlier round. */
export function mayMeet(g: Demonworld, foe: Unit): boolean {
  if (LARGE[g.card[foe]]) return false
  if (g.moved[foe] || g.engaged[foe] || g.impetuous[foe] || isAllRouting(g, foe)) return false
  if (cannotManoeuvreForFire(g, foe)) return false
  return manoeuvresOf(g, foe) > 0 && isPresent(g, foe)
}

function mayComplete(g: Demonworld, here: Move): boolean {
  if (here.over || !isPresent(g, here.unit) || !(here.caught || isFighting(g, here.unit))) return false
  return completions(g, here).length > 0 || mayTakeBack(g, here.side, completeTo)
}

function isCompleting(_g: Demonworld, here: Move): boolean {
  return here.element !== NONE
}

/** DW-XVII.25: contact ends the move, unless a large element has backed away from it. */
function endMove(g: Demonworld, here: Move): void {
  if (!noteEvasion(g, here)) here.over = true
}

export function finishMove(g: Demonworld, here: Move): void {
  noteManoeuvres(g, here.unit, here.used)
  g.moved[here.unit] = true
  for (const element of members(g, here.unit)) g.acted[element] = false
}

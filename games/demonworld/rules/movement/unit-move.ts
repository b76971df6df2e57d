import { mayTakeBack, type RuleId } from '@hexarium/kernel'
import { LARGE } from '../../content/armies/cards.ts'
import { ground, isPresent, isRouting, members, shiftAll } from '../../elements.ts'
import { act, ask, call, decision, each, loop, procedure, tell, when } from '../../events.ts'
import { type Demonworld, ELEMENTS, type Element, FACINGS, NONE, type Unit } from '../../state.ts'
import { isHoused } from '../buildings/house.ts'
import { expert } from '../expert.ts'
import { cannotManoeuvreForFire, noteManoeuvres } from '../flames/announced.ts'
import { cannotEngage, engage, engageable, makeContact } from '../large/brushes.ts'
import { largeReaction, largeReacts } from '../large/tread.ts'
import { cannotTestCharge, testCharge } from '../morale/charge.ts'
import { type Drive, driveOf } from '../morale/rage.ts'
import { catchRouting } from '../morale/rout.ts'
import { captainsBeside, joining, joiningOf } from '../orders/attachment.ts'
import { exchanges } from '../orders/exchange.ts'
import { watchGoal } from '../victory.ts'
import { advanceOf, cannotStep } from './advance.ts'
import { columnMarches, freeFacings, MARCH, marchColumn } from './column.ts'
import { completeAttack, completeTo, completions } from './completion.ts'
import { foesOf, foeUnits, isFighting } from './contact.ts'
import { beginSingle, face, singleManoeuvres } from './manoeuvres.ts'
import {
  aboutMove,
  cannotManoeuvre,
  type Move,
  moveOf,
  movesAsWedge,
  noteDistances,
  REACTING,
  REFORMING,
  SHIFTING,
  TURNING,
  threatsTo,
} from './move.ts'
import { CONTACT_PAIR, contactsToDeclare, declareContact } from './optional-contact.ts'
import { noteEvasion, pursuitEnds } from './pursuit.ts'
import { inWedge, manoeuvresOf, maySkirmish } from './units.ts'
import { cannotWheel, turnUnit, WHEEL, type Wheel, wheels, wheelUnit } from './wheeling.ts'

export type Contact = Move & { foe: Unit; captain: Element }

/** DW-V.1: what a unit does next: advance, a manoeuvre, or nothing more. */
export const moveUnit = decision({
  name: 'moveUnit',
  rule: ['DW-V.1', 'DW-V.6', 'DW-V.31'],
  ends: ['done'],
  seat: (_g, here: Move) => here.side,
  about: aboutMove,
  parts: {
    march: MARCH,
    file: MARCH,
    face: { element: ELEMENTS, facing: FACINGS },
    declare: CONTACT_PAIR,
    wheel: WHEEL,
  },
  offer(g, here, can) {
    for (const foe of engageable(g, here)) can.engage(foe)
    const drive = driveOf(g, here)
    if (drive) {
      for (const hex of drive.advance) can.advance(hex)
      for (const march of drive.march) can.march(march)
      for (const direction of drive.step) can.step(direction)
      for (const wheel of drive.wheel) can.wheel(wheel)
      for (const turn of drive.turn) can.turn(turn)
      return
    }
    if (here.mode === REACTING && isHoused(g, here.unit)) {
      if (!cannotManoeuvre(g, here)) {
        for (let turn = 1; turn < 6; turn++) can.turn(turn) // DW-XXIV.6: they only turn
        if (!isVain(here, TURNING)) can.turnEach()
      }
      can.done()
      return
    }
    const pursuit = pursuitEnds(g, here)
    if (pursuit.length > 0) {
      for (const hex of pursuit) can.advance(hex)
      return
    }
    const { ends } = advanceOf(g, here)
    for (let i = 0; i < ends.count; i++) can.advance(ends.ids[i])
    for (const march of columnMarches(g, here).marches) can.march(march)
    for (const facing of freeFacings(g, here)) can.face(facing)
    for (const pair of contactsToDeclare(g, here)) can.declare(pair)
    if (!cannotManoeuvre(g, here)) {
      for (const march of columnMarches(g, here, true).marches) can.file(march)
      const threats = threatsTo(g, here.unit)
      for (let direction = 0; direction < 6; direction++)
        if (!cannotStep(g, here, direction, threats)) can.step(direction)
      for (const wheel of wheels) if (!cannotWheel(g, here, wheel, threats)) can.wheel(wheel)
      if (!movesAsWedge(g, here)) {
        for (let turn = 1; turn < 6; turn++) can.turn(turn)
        if (!isVain(here, SHIFTING)) can.shift()
        if (!isVain(here, TURNING)) can.turnEach()
        if (!isVain(here, REFORMING)) can.reform()
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
      here.vain = 0
    },
    march(g, here, march) {
      marchColumn(g, here, march)
      here.vain = 0
    },
    file(g, here, march) {
      marchColumn(g, here, march, true)
      here.vain = 0
    },
    face(g, _here, { element, facing }) {
      face(g, element, facing)
      g.acted[element] = 1
    },
    declare(g, _here, pair) {
      declareContact(g, pair)
    },
    step(g, here, direction) {
      const { board } = ground(g)
      const elements = members(g, here.unit)
      const places = elements.map(element => board.neighbour[g.at[element] * 6 + direction])
      tell(g, 'moves', here.unit, g.at[elements[0]], places[0])
      shiftAll(g, elements, places)
      here.used++
      here.vain = 0
    },
    wheel(g, here, wheel) {
      wheelUnit(g, here, wheel)
      here.vain = 0
    },
    turn(g, here, turn) {
      turnUnit(g, here, turn)
      here.vain = 0
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
    engage(g, here, foe) {
      engage(g, here.unit, foe)
    },
  },
  cannot: {
    step: (g, here, direction) =>
      cannotWhenDriven(g, here, drive => drive.step.includes(direction)) ?? cannotStep(g, here, direction),
    wheel: (g, here, wheel) =>
      cannotWhenDriven(g, here, drive => isAmong(drive.wheel, wheel)) ?? cannotWheel(g, here, wheel),
    engage: (g, here, foe) => cannotEngage(g, here, foe),
    charge: (g, here, foe) => {
      if (driveOf(g, here)) return 'DW-XV.71'
      return pursuitEnds(g, here).length > 0 ? 'DW-XVII.25' : cannotTestCharge(g, here, foe)
    },
  },
  points: { advance: 'hex', charge: 'unit', engage: 'unit' },
})

/** DW-V.41: an attacked unit that has not moved yet turns and shifts within its manoeuvres. */
export const reaction = procedure<Move>('reaction', 'DW-V.41', loop(mayReact, ask(moveUnit), ...singleManoeuvres))

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

/** DW-V.1, DW-V.40 … DW-V.42: the move of a unit, up to contact and beyond. */
export const unitMove = procedure<Contact>(
  'unitMove',
  'DW-V.1',
  loop(
    isMoving,
    ask(moveUnit),
    ...singleManoeuvres,
    act(noteDissolved),
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
  call(exchanges, { with: (_g, { unit }) => ({ unit, figure: NONE }) }),
  each(
    'captain',
    (g, { unit }) => captainsBeside(g, unit),
    call(joining, { with: (_g, here) => joiningOf(here.captain, here.unit) }),
  ),
  act(finishMove),
)

/** DW-XV.71: an impetuous unit does what it is driven to. */
function cannotWhenDriven(g: Demonworld, here: Move, isDrivenTo: (drive: Drive) => boolean): RuleId | undefined {
  const drive = driveOf(g, here)
  if (drive) return isDrivenTo(drive) ? undefined : 'DW-XV.71'
  return pursuitEnds(g, here).length > 0 ? 'DW-XVII.25' : undefined
}

function isAmong(some: readonly Wheel[], { right, twice }: Wheel): boolean {
  return some.some(wheel => wheel.right === right && wheel.twice === twice)
}

function isVain(here: Move, next: number): boolean {
  return (here.vain & (1 << next)) !== 0
}

function isMoving(g: Demonworld, here: Move): boolean {
  return !here.over && isPresent(g, here.unit)
}

function mayReact(g: Demonworld, here: Move): boolean {
  if (here.over || (cannotManoeuvre(g, here) && !mayTakeBack(g, here.side))) {
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
    for (const element of members(g, here.unit)) g.acted[element] = 0
  }
  for (const element of members(g, here.unit)) {
    if (!foesOf(g, element).some(foe => g.routs[foe])) continue
    here.caught = 1
    g.acted[element] = 1
  }
  catchRouting(g)
}

function meet(_g: Demonworld, here: Contact): void {
  here.met.push(here.foe)
}

/** AMB-08: not those that have moved, route, rage or fight since an earlier round. */
function foeReacts(g: Demonworld, { foe }: Contact): boolean {
  if (LARGE[g.card[foe]]) return false
  if (g.moved[foe] || g.engaged[foe] || g.impetuous[foe] || isRouting(g, foe)) return false
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
  if (!noteEvasion(g, here)) here.over = 1
}

export function finishMove(g: Demonworld, here: Move): void {
  noteManoeuvres(g, here.unit, here.used)
  g.moved[here.unit] = 1
  for (const element of members(g, here.unit)) g.acted[element] = 0
}

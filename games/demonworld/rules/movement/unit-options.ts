import type { Can } from '@hexarium/kernel'
import { type Demonworld, ELEMENTS, FACINGS } from '../../state.ts'
import { engageable } from '../large/brushes.ts'
import { cannotTestCharge } from '../morale/charge.ts'
import { type Drive, driveOf } from '../morale/rage.ts'
import { advanceOf, cannotStep } from './advance.ts'
import { columnMarches, freeFacings, MARCH } from './column.ts'
import { reactsInside } from './hindrances.ts'
import {
  cannotManoeuvre,
  HOLDING,
  isVain,
  type Move,
  movesAsWedge,
  REACTING,
  REFORMING,
  SHIFTING,
  TURNING,
  threatsTo,
} from './move.ts'
import { CONTACT_PAIR, contactsToDeclare } from './optional-contact.ts'
import { pursuitEnds } from './pursuit.ts'
import { maySkirmish } from './units.ts'
import { WHEEL, wheelsOf } from './wheeling.ts'

/** What the options of a unit's move are made of. */
export const MOVE_PARTS = {
  march: MARCH,
  file: MARCH,
  face: { element: ELEMENTS, facing: FACINGS },
  declare: CONTACT_PAIR,
  wheel: WHEEL,
} as const

/** The kinds of a unit's move. */
type Kind =
  | ('advance' | 'march' | 'file' | 'face' | 'declare' | 'step' | 'wheel' | 'turn')
  | ('shift' | 'turnEach' | 'reform' | 'dissolve' | 'skirmish' | 'charge' | 'done' | 'engage')

type Offers = Can<Kind, typeof MOVE_PARTS>

/** DW-V.1: what a unit may do next. */
export function offerMoves(g: Demonworld, here: Move, can: Offers): void {
  for (const foe of engageable(g, here)) can.engage(foe)
  const drive = driveOf(g, here)
  if (drive) offerDrive(drive, can)
  else if (reactsInside(g, here)) offerTurnsInside(g, here, can)
  else offerFreely(g, here, can)
}

/** DW-XVII.25: whoever must follow does that; everybody else advances, manoeuvres, or is done. */
function offerFreely(g: Demonworld, here: Move, can: Offers): void {
  const pursuit = pursuitEnds(g, here)
  for (const hex of pursuit) can.advance(hex)
  if (pursuit.length > 0) return
  const { ends } = advanceOf(g, here)
  for (let i = 0; i < ends.count; i++) can.advance(ends.ids[i])
  for (const march of columnMarches(g, here).marches) can.march(march)
  for (const turned of freeFacings(g, here)) can.face(turned)
  for (const contact of contactsToDeclare(g, here)) can.declare(contact)
  if (!cannotManoeuvre(g, here)) offerManoeuvres(g, here, can)
  for (let foe = 0; foe < g.card.length; foe++) if (!cannotTestCharge(g, here, foe)) can.charge(foe)
  can.done()
}

/** DW-XV.71, DW-XV.73: what an impetuous unit is driven to, and nothing else. */
function offerDrive(drive: Drive, can: Offers): void {
  for (const hex of drive.advance) can.advance(hex)
  for (const march of drive.march) can.march(march)
  for (const direction of drive.step) can.step(direction)
  for (const wheel of drive.wheel) can.wheel(wheel)
  for (const turn of drive.turn) can.turn(turn)
  if (drive.singly.includes(SHIFTING)) can.shift()
  if (drive.singly.includes(TURNING)) can.turnEach()
  if (drive.singly.includes(REFORMING)) can.reform()
  if (drive.loosens) can.skirmish()
  if (drive.mayStay) can.done()
}

/** DW-XXIV.6: those attacked in a building only turn. */
function offerTurnsInside(g: Demonworld, here: Move, can: Offers): void {
  if (!cannotManoeuvre(g, here)) {
    for (let turn = 1; turn < 6; turn++) can.turn(turn)
    if (!isVain(here, TURNING)) can.turnEach()
  }
  can.done()
}

/** DW-XIII.21, DW-III.3: true if a unit may take the skirmish formation or give it up: who holds only turns and shifts. */
export function mayLoosen(g: Demonworld, here: Move): boolean {
  if (here.mode === REACTING || (here.mode === HOLDING && !g.rules.holdersLoosen)) return false
  return g.skirmish[here.unit] || maySkirmish(g, here.unit)
}

/** DW-V.7 … DW-V.15: manoeuvres of the whole unit, and of its elements one by one. */
function offerManoeuvres(g: Demonworld, here: Move, can: Offers): void {
  for (const march of columnMarches(g, here, true).marches) can.file(march)
  const threats = threatsTo(g, here.unit)
  for (let direction = 0; direction < 6; direction++) if (!cannotStep(g, here, direction, threats)) can.step(direction)
  for (const wheel of wheelsOf(g, here, threats)) can.wheel(wheel)
  if (!movesAsWedge(g, here)) {
    for (let turn = 1; turn < 6; turn++) can.turn(turn)
    if (!isVain(here, SHIFTING)) can.shift()
    if (!isVain(here, TURNING)) can.turnEach()
    if (!isVain(here, REFORMING)) can.reform()
  } else can.dissolve()
  if (mayLoosen(g, here)) can.skirmish()
}

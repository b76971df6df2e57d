import { firstOf, policyOf } from '@hexarium/kernel'
import type { Adviser } from './advice.ts'
import {
  aimAt,
  chooseRegroup,
  chooseVolley,
  closeUp,
  declareShots,
  declareStrikes,
  regroupElement,
  regroupFacing,
  regroupTo,
  saveFigure,
  secondAttack,
  strikeAt,
  supportShot,
  supportStrike,
} from './fighting.ts'
import { announceFire, backFlames, declareFlames, escapeFire, flameAt, lightField, lightFire } from './flames.ts'
import {
  airStrikes,
  airSupport,
  airTarget,
  approach,
  breakOff,
  chooseFlight,
  flyElement,
  flyFacing,
  flyHeight,
  flyTo,
  hewDoors,
  placeHouse,
} from './flyers.ts'
import { shiftElement, shiftTo } from './forming.ts'
import { aimGun } from './guns.ts'
import { announceCharge, breathe, moveLarge, setDownAt, stay, strikeWith, walkFacing, wanderLarge } from './large.ts'
import { castSpell, payExtra, payFromStaff, spellTarget, storeSpell, useRing } from './magic.ts'
import {
  chooseMover,
  chooseSequence,
  completeAttack,
  completeTo,
  moveUnit,
  reform,
  regroupAfterTurn,
  turnElement,
  turnTo,
} from './moving.ts'
import {
  chooseEntry,
  choosePrey,
  deploy,
  giveOrders,
  keepOrder,
  obeyOrRage,
  placeObjective,
  planMarches,
  raiseArmy,
} from './ordering.ts'
import {
  captainFacing,
  captainTo,
  chooseCaptain,
  joinUnit,
  smallElement,
  smallFacing,
  smallTo,
  turnCaptain,
  turnCaptainTo,
} from './walking.ts'

const first: Adviser = (_g, _here, _seat, offered) =>
  firstOf(offered, 'first', 'everyone', 'unit', 'element', 'block', 'hex', 'value', 'sheet', 'done')
const done: Adviser = () => (kind: string) => (kind === 'done' ? 1 : 0)

/** By question, in the order of a battle. */
const advisers: Readonly<Record<string, Adviser<never>>> = {
  ...{ raiseArmy, laySheet: first, placeObjective, valueObjective: first, planMarches, deploy, chooseEntry },
  ...{ divertEntry: first },
  ...{ giveOrders, keepOrder, obeyOrRage, choosePrey },
  ...{ moveLarge, walkFacing, announceCharge, strikeWith, wanderLarge, breathe },
  ...{ mountUp: stay, dismount: stay, leadOrSteer: stay, setDownAt, turnChief: stay, aimField: first },
  ...{ chooseFlight, flyElement, flyTo, flyFacing, flyHeight, breakOff, airStrikes, airTarget, airSupport },
  ...{ placeHouse, approach, tendDoors: done, hewDoors },
  ...{ storeSpell, castSpell, spellTarget, payExtra, payFromStaff, useRing },
  ...{ chooseVolley, declareShots, aimAt, supportShot, saveFigure, sacrifice: first, closeUp, closeUpTo: first },
  ...{ aimGun, announceFire, lightFire, lightField, escapeFire, declareFlames, flameAt, backFlames },
  ...{ fleeNext: first, fleeTo: first, rallyUnit: first },
  ...{ chooseSequence, chooseMover, moveUnit, shiftElement, shiftTo, turnElement, turnTo, reform, regroupAfterTurn },
  ...{ completeAttack, completeTo, exchangeFigure: first, smallElement, smallTo, smallFacing },
  ...{ chooseCaptains: first, chooseCaptain, captainTo, captainFacing, joinUnit, makeRoom: first },
  ...{ turnCaptain, turnCaptainTo, declareContacts: done, endContacts: done },
  ...{ declareStrikes, strikeAt, supportStrike, secondAttack },
  ...{ chooseRegroup, regroupElement, regroupTo, regroupFacing },
}

/** How likely a sensible player takes each option. */
export const policy = policyOf(advisers)

import { arrived, expert } from '../rules/expert.ts'
import { cannotFireAnywhere, firingOf, forfeitFire, gunShot } from './artillery/gunnery.ts'
import { cannotPlaceGun } from './artillery/placing.ts'
import { spotUnits } from './artillery/spotting.ts'
import { breakDoors, doorKeeping, hewing } from './buildings/doors.ts'
import { shelterFor } from './buildings/shelter.ts'
import { escapes } from './flames/escape.ts'
import { cannotFlameAnything, flamingOf, flamingVolley } from './flames/flaming-arrows.ts'
import { lighting } from './flames/lighting.ts'
import { announcements } from './flames/torches.ts'
import { burn } from './flames/wildfire.ts'
import { breakingOff } from './flyers/break-off.ts'
import { crash } from './flyers/crash.ts'
import { cannotLand, heightsAt, mayHover, mayTakeOff, startHeight } from './flyers/landing.ts'
import { airMelee, frayOf } from './flyers/melee.ts'
import { flyerMove } from './flyers/move.ts'
import { climbCost, mayLargeStand } from './large/ground.ts'
import { largeMove } from './large/move.ts'
import { foesAround, tryMove, victimsOf } from './large/reach.ts'
import {
  cannotEngageLarge,
  cannotLargeMove,
  foesToEngage,
  isChasing,
  isOverOthers,
  largeMoveOf,
  largePoints,
  largePointsLeft,
} from './large/steps.ts'
import { cannotStandAt as cannotStandLarge, mayComeIn } from './large/terrain.ts'
import { walksOfLarge } from './large/walk.ts'
import { cannotEnchant, cannotWorkMagic } from './magic/casting.ts'
import { magic } from './magic/phase.ts'
import { fires } from './scene/fires.ts'
import { magicSheets } from './scene/magic.ts'

/** What the rules of every battle, and its picture, ask of these chapters (`rules/expert.ts`). */
export const expertRules = {
  breakDoors,
  burn,
  cannotEnchant,
  cannotEngageLarge,
  cannotFireAnywhere,
  cannotFlameAnything,
  cannotLand,
  cannotLargeMove,
  cannotPlaceGun,
  cannotStandLarge,
  cannotWorkMagic,
  climbCost,
  crash,
  fires,
  firingOf,
  flamingOf,
  foesAround,
  foesToEngage,
  forfeitFire,
  frayOf,
  heightsAt,
  isChasing,
  isOverOthers,
  largeMoveOf,
  largePoints,
  largePointsLeft,
  magicSheets,
  mayComeIn,
  mayHover,
  mayLargeStand,
  mayTakeOff,
  shelterFor,
  spotUnits,
  startHeight,
  tryMove,
  victimsOf,
  walksOfLarge,
}

/** The procedures that the phases call. */
export const expertProcedures = {
  airMelee,
  announcements,
  breakingOff,
  doorKeeping,
  escapes,
  flamingVolley,
  flyerMove,
  gunShot,
  hewing,
  largeMove,
  lighting,
  magic,
}

Object.assign(expert, expertRules)
arrived.push(...Object.values(expertProcedures))

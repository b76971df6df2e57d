import { d6, type RuleId, roll } from '@hexarium/kernel'
import { beside, board, turnedBy } from '../content/board.ts'
import { FORD, FOREST, RIVER, SEA, TOWER } from '../content/maps.ts'
import { WHIRLWIND_CRASH, WINGS } from '../content/monsters.ts'
import { tell } from '../events.ts'
import {
  BOUNDS,
  type Direction,
  type DragonRage,
  FALLS,
  FLIES,
  HELD,
  type Hex,
  LANDED,
  MOVE_ENDED,
  NO_ATTACK,
  NONE,
  TOOK_OFF,
  UNMOVED,
  type Unit,
} from '../state.ts'
import { givesWay, hasCityUnit, mapOf, occupies, onMap, put, rollerOf } from '../units.ts'
import { regainControl, takeControl } from './arrival.ts'
import { leaveBridge, markBridge } from './bridges.ts'
import { canFly, canSpring, crash, pointsLeft, sheetOf } from './damage.ts'
import { groundOf } from './terrain.ts'
import { destroy } from './victory.ts'
import { breakFacedDoor, cannotGo, isBeside } from './walking.ts'
import { inFog, inWhirlwind } from './weather.ts'

/** How many hexes straight ahead a flight begins with, and after how many it may turn (DR-2.12.1.1.4). */
export const STRAIGHT = 2

/** True if nobody may fly over a hex (DR-2.1d). */
export function isClosedToFlyers(g: DragonRage, hex: Hex): boolean {
  return hex === NONE || mapOf(g).terrain[hex] === FOREST
}

/** Why a monster may not come down on a hex, from a bound or from flight. */
export function cannotLandOn(g: DragonRage, monster: Unit, hex: Hex): RuleId | undefined {
  if (isClosedToFlyers(g, hex)) return 'DR-2.1d'
  const terrain = groundOf(g, hex)
  if (terrain === RIVER || terrain === SEA || terrain === FORD) return 'DR-2.12.1.1.4'
  if (inFog(g, hex)) return 'DR-2.8.6c'
  if (g.carcasses.includes(hex)) return 'DR-2.12.1.8'
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit])
    if (unit !== monster && occupies(g, unit) && !givesWay(g, unit)) return 'DR-2.12.1.1.4'
  return undefined
}

/** A monster comes down: points nobody defends are destroyed, a wooden bridge is wrecked (DR-2.3c, DR-2.5.7.2). */
function touchDown(g: DragonRage, monster: Unit): void {
  const hex = g.at[monster]
  g.flying[monster] = false
  g.deeds[monster] |= LANDED | MOVE_ENDED
  takeControl(g, monster, hex)
  if (!hasCityUnit(g, hex)) destroy(g, hex)
  markBridge(g, monster, hex)
  breakFacedDoor(g, monster)
}

/** Why a monster may not bound to a hex: a turn of 60° at most, then straight on over anything (DR-2.12.1.1.3). */
export function cannotBoundTo(g: DragonRage, monster: Unit, to: Hex): RuleId | undefined {
  const barred = cannotBound(g, monster)
  if (barred) return barred
  if (boundDirection(g, monster, to) < 0) return 'DR-2.12.1.1.3'
  return cannotLandOn(g, monster, to)
}

/** Why a monster may not bound at all. */
export function cannotBound(g: DragonRage, monster: Unit): RuleId | undefined {
  const barred = cannotGo(g, monster, BOUNDS)
  if (barred) return barred
  if (sheetOf(monster).bound === 0) return 'DR-2.12.4'
  const isOnTower = mapOf(g).terrain[g.at[monster]] === TOWER
  if (!canFly(g, monster) || (!isOnTower && !canSpring(g, monster))) return 'DR-2.12.1.1.3'
  return inFog(g, g.at[monster]) ? 'DR-2.8.6c' : undefined
}

/** The direction of a bound to a hex, or -1 if it is not in reach or lies beyond forest. */
export function boundDirection(g: DragonRage, monster: Unit, to: Hex): number {
  for (let turn = -1; turn <= 1; turn++) {
    const direction = turnedBy(g.facing[monster], turn)
    let hex = g.at[monster]
    for (let n = 0; n < sheetOf(monster).bound; n++) {
      hex = beside(hex, direction)
      if (isClosedToFlyers(g, hex)) break
      if (hex === to) return direction
    }
  }
  return -1
}

/** DR-2.12.1.1.3, DR-2.8.7d: the bound, and the whirlwind it may end in. */
export function boundTo(g: DragonRage, monster: Unit, to: Hex): void {
  const from = g.at[monster]
  const direction = boundDirection(g, monster, to)
  g.facing[monster] = direction
  g.gait[monster] = BOUNDS
  g.deeds[monster] |= MOVE_ENDED
  const storm = firstStorm(g, monster, from, to, direction)
  if (storm !== NONE && isThrownDown(g, monster)) {
    g.deeds[monster] |= LANDED
    tell(g, 'bounded', monster, from, storm, direction)
    leave(g, monster, storm)
    crash(g, monster)
    return
  }
  tell(g, 'bounded', monster, from, to, direction)
  leave(g, monster, to)
  touchDown(g, monster)
}

/** Goes to another hex in a bound, or is thrown down where it was. */
function leave(g: DragonRage, monster: Unit, to: Hex): void {
  const from = g.at[monster]
  put(g, monster, to)
  if (from === to) return
  leaveBridge(g, monster, from)
  regainControl(g, from)
}

/** The first hex with a whirlwind on a straight way, its start included, or NONE. */
function firstStorm(g: DragonRage, monster: Unit, from: Hex, to: Hex, direction: Direction): Hex {
  if (inWhirlwind(g, from) && !(g.marks[monster] & HELD)) return from
  for (let hex = from; hex !== to; ) {
    hex = beside(hex, direction)
    if (inWhirlwind(g, hex)) return hex
  }
  return NONE
}

/** DR-2.8.7d: 4+ throws it down. */
export function isThrownDown(g: DragonRage, monster: Unit): boolean {
  const falls = roll(g, rollerOf(g, monster), d6, 'low') >= WHIRLWIND_CRASH
  tell(g, 'whirled', monster, falls ? 1 : 0)
  return falls
}

/** Why a monster may not begin to fly, from the ground or in the air. */
export function cannotFly(g: DragonRage, monster: Unit): RuleId | undefined {
  if (!onMap(g, monster)) return 'DR-3.2.1'
  if (g.gait[monster] !== UNMOVED) return 'DR-2.12.1.1'
  if (!canFly(g, monster)) return 'DR-2.12.1.7.2'
  if (!g.flying[monster] && mapOf(g).terrain[g.at[monster]] !== TOWER && !canSpring(g, monster)) return 'DR-2.12.1.1.4'
  return hasRoomAhead(g, monster) ? undefined : 'DR-2.12.1.1.4'
}

/** DR-2.12.1.1.4: a flight begins with two hexes straight ahead. */
function hasRoomAhead(g: DragonRage, monster: Unit): boolean {
  let hex = g.at[monster]
  for (let n = 0; n < STRAIGHT; n++) {
    hex = beside(hex, g.facing[monster])
    if (isClosedToFlyers(g, hex)) return false
  }
  return true
}

/** DR-2.12.1.1.4: a flyer that the rim leaves no legal flight may turn by 60° and hover. */
export function cannotVeer(g: DragonRage, monster: Unit, facing: Direction): RuleId | undefined {
  if (!g.flying[monster] || hasRoomAhead(g, monster)) return 'DR-2.12.1.1.4'
  return isBeside(g.facing[monster], facing) ? undefined : 'DR-2.12.1.1.4'
}

export function veer(g: DragonRage, monster: Unit, facing: Direction): void {
  beginFlight(g, monster)
  g.deeds[monster] |= MOVE_ENDED
  g.facing[monster] = facing
  tell(g, 'turned', monster, g.at[monster], facing)
}

/** It is in the air and flies this turn: no attack (DR-2.12.1.1.4). */
export function beginFlight(g: DragonRage, monster: Unit): void {
  if (!g.flying[monster]) {
    g.deeds[monster] |= TOOK_OFF
    g.flying[monster] = true
    tell(g, 'tookOff', monster, g.at[monster])
    leaveBridge(g, monster, g.at[monster])
    regainControl(g, g.at[monster])
  }
  g.gait[monster] = FLIES
  g.deeds[monster] |= NO_ATTACK
}

/** One hex straight ahead. `mayRoll` is false once this flight has had its roll. Returns whether it rolled. */
export function flyOn(g: DragonRage, monster: Unit, mayRoll: boolean): boolean {
  const from = g.at[monster]
  const to = beside(from, g.facing[monster])
  if (mayRoll && inWhirlwind(g, from) && !(g.marks[monster] & HELD)) {
    if (isThrownDown(g, monster)) return stormCrash(g, monster)
    mayRoll = false
  }
  put(g, monster, to)
  tell(g, 'flew', monster, from, to, g.facing[monster])
  if (!mayRoll || !inWhirlwind(g, to)) return !mayRoll
  if (isThrownDown(g, monster)) return stormCrash(g, monster)
  return true
}

function stormCrash(g: DragonRage, monster: Unit): boolean {
  g.deeds[monster] |= MOVE_ENDED
  crash(g, monster)
  return true
}

/** Why a flyer may not land where it is: not in the phase it took off, not on units, water or fog. */
export function cannotLand(g: DragonRage, monster: Unit): RuleId | undefined {
  if (!g.flying[monster] || g.deeds[monster] & TOOK_OFF) return 'DR-2.12.1.1.4'
  return cannotLandOn(g, monster, g.at[monster])
}

/** DR-2.12.1.1.4, DR-2.12.3: it lands; only a roc may attack afterwards. */
export function land(g: DragonRage, monster: Unit): void {
  beginFlight(g, monster)
  if (sheetOf(monster).attacksAfterLanding) g.deeds[monster] &= ~NO_ATTACK
  tell(g, 'landed', monster, g.at[monster])
  touchDown(g, monster)
}

/** DR-2.12.1.1.5: why a monster may not let itself fall from its tower into a hex. */
export function cannotFallTo(g: DragonRage, monster: Unit, to: Hex): RuleId | undefined {
  const barred = cannotGo(g, monster, FALLS)
  if (barred) return barred
  if (mapOf(g).terrain[g.at[monster]] !== TOWER || pointsLeft(g, monster, WINGS) < 1) return 'DR-2.12.1.1.5'
  if (board.distance(g.at[monster], to) !== 1) return 'DR-2.12.1.1.5'
  return g.carcasses.includes(to) ? 'DR-2.12.1.8' : undefined
}

export function fallTo(g: DragonRage, monster: Unit, to: Hex): void {
  g.gait[monster] = FALLS
  g.deeds[monster] |= MOVE_ENDED
  put(g, monster, to)
  crash(g, monster)
}

import { d6, type RuleId, roll, rollMany, type Seat } from '@hexarium/kernel'
import { beside, board, turnedBy } from '../content/board.ts'
import { DOOR, GATE } from '../content/maps.ts'
import { LEGLESS_GUARDED, LEGLESS_UNGUARDED } from '../content/monsters.ts'
import { tell } from '../events.ts'
import {
  BROKEN,
  type Direction,
  type DragonRage,
  type Hex,
  MOVE_ENDED,
  NO_ATTACK,
  NONE,
  PASSING,
  RAMMED,
  SLITHERS,
  UNMOVED,
  type Unit,
  WALKS,
} from '../state.ts'
import { hasCityUnit, isFree, mapOf, onMap, rollerOf } from '../units.ts'
import { arrive, breakEntrance } from './arrival.ts'
import { sheetOf, walkMp } from './damage.ts'
import { cannotShare, isAmongFoes } from './stacking.ts'
import { cannotPass, cannotTread } from './terrain.ts'
import { destroy, isStanding } from './victory.ts'
import { fogParts, inWhirlwind } from './weather.ts'

/** MP a major monster has left to walk. */
export function walkLeft(g: DragonRage, monster: Unit): number {
  return walkMp(g, monster) - g.spent[monster]
}

/** DR-2.12.1.1: one way of moving a turn; why this one is closed. */
export function cannotGo(g: DragonRage, monster: Unit, gait: number): RuleId | undefined {
  if (g.flying[monster] || !onMap(g, monster)) return 'DR-2.12.1.1.4'
  if (g.deeds[monster] & MOVE_ENDED) return 'DR-2.4.5'
  const begun = g.gait[monster]
  return begun === UNMOVED || (begun === gait && gait === WALKS) ? undefined : 'DR-2.12.1.1'
}

/** DR-2.12.1.1.1, DR-2.8.7c: 1 MP, and 1 more to enter and to leave a whirlwind. */
export function costOfStep(g: DragonRage, from: Hex, to: Hex): number {
  return 1 + (inWhirlwind(g, from) ? 1 : 0) + (inWhirlwind(g, to) ? 1 : 0)
}

/** Why a monster on the ground may not step from a hex in a direction; DR-2.5.5.1a: a door it faces breaks by itself. */
function cannotTake(g: DragonRage, monster: Unit, from: Hex, direction: Direction): RuleId | undefined {
  const to = beside(from, direction)
  if (to === NONE) return 'DR-2.1d'
  const side = board.side[from * 6 + direction]
  if (mapOf(g).side[side] !== DOOR) {
    const barred = cannotPass(g, monster, side)
    if (barred) return barred
  }
  return cannotTread(g, monster, from, direction) ?? cannotShare(g, monster, to)
}

/** Why a monster may not walk into a hex now: one of the three in front, each with its free turn. */
export function cannotWalkTo(g: DragonRage, monster: Unit, to: Hex): RuleId | undefined {
  const barred = cannotGo(g, monster, WALKS)
  if (barred) return barred
  const closed = cannotStepTo(g, monster, to)
  if (closed) return closed
  const from = g.at[monster]
  const direction = frontDirection(g, monster, to)
  const left = walkLeft(g, monster) - costOfStep(g, from, to)
  if (left < 0) return 'DR-2.12.1.1.1'
  if (!isAmongFoes(g, monster, to)) return undefined
  return canGoOn(g, monster, to, direction, left) ? undefined : 'DR-2.4.7.1'
}

/** Why none of the three steps in front leads into a hex. */
export function cannotStepTo(g: DragonRage, monster: Unit, to: Hex): RuleId | undefined {
  const direction = frontDirection(g, monster, to)
  return direction < 0 ? 'DR-2.12.1.1.1' : cannotTake(g, monster, g.at[monster], direction)
}

/** The direction of one of the three hexes in front, or -1. */
export function frontDirection(g: DragonRage, monster: Unit, to: Hex): number {
  const from = g.at[monster]
  for (let turn = -1; turn <= 1; turn++) {
    const direction = turnedBy(g.facing[monster], turn)
    if (to !== NONE && beside(from, direction) === to) return direction
  }
  return -1
}

/** DR-2.4.7.1: true if a monster that walks over enemies can get to where it may stop with the MP it has left. */
function canGoOn(g: DragonRage, monster: Unit, hex: Hex, facing: Direction, left: number): boolean {
  if (left <= 0) return false
  for (let turn = -1; turn <= 1; turn++) {
    const direction = turnedBy(facing, turn)
    if (cannotTake(g, monster, hex, direction)) continue
    const to = beside(hex, direction)
    const rest = left - costOfStep(g, hex, to)
    if (rest < 0) continue
    if (!isAmongFoes(g, monster, to)) return true
    if (rest >= 1 && couldOverrun(g, hex, to)) return true
    if (canGoOn(g, monster, to, direction, rest)) return true
  }
  return [1, 5].some(turn => canGoOn(g, monster, hex, turnedBy(facing, turn), left - 1))
}

/** DR-2.4.7.2, DR-2.8.6b, DR-2.8.7b: who walks over enemies may attack them, too, but not in fog or in a whirlwind; by older rules it was counted on there. */
function couldOverrun(g: DragonRage, from: Hex, to: Hex): boolean {
  return g.rulings.beforeSeven || !(fogParts(g, from, to) || inWhirlwind(g, to))
}

/** Walks into a hex, over enemies or not. */
export function walkTo(g: DragonRage, monster: Unit, to: Hex): void {
  const from = g.at[monster]
  step(g, monster, to, costOfStep(g, from, to))
  if (isAmongFoes(g, monster, to)) g.deeds[monster] |= PASSING
  breakFacedDoor(g, monster)
}

/** Turns towards a front hex, breaks the door there, and goes in. */
export function step(g: DragonRage, monster: Unit, to: Hex, cost: number): void {
  const from = g.at[monster]
  g.facing[monster] = frontDirection(g, monster, to)
  g.gait[monster] = WALKS
  g.spent[monster] += cost
  g.deeds[monster] &= ~PASSING
  breakFacedDoor(g, monster)
  tell(g, 'walked', monster, from, to, g.facing[monster])
  arrive(g, monster, to)
}

/** Why a monster may not turn to a facing: 60° either way for 1 MP. */
export function cannotTurn(g: DragonRage, monster: Unit, facing: Direction): RuleId | undefined {
  const barred = cannotGo(g, monster, WALKS)
  if (barred) return barred
  const left = walkLeft(g, monster)
  if (!isBeside(g.facing[monster], facing) || left < 1) return 'DR-2.12.1.1.1'
  if (!(g.deeds[monster] & PASSING)) return undefined
  return canGoOn(g, monster, g.at[monster], facing, left - 1) ? undefined : 'DR-2.4.7.1'
}

/** True for the two facings next to one. */
export function isBeside(facing: Direction, other: number): boolean {
  return other === turnedBy(facing, 1) || other === turnedBy(facing, 5)
}

export function turnTo(g: DragonRage, monster: Unit, facing: Direction, cost: number): void {
  g.facing[monster] = facing
  g.spent[monster] += cost
  tell(g, 'turned', monster, g.at[monster], facing)
  breakFacedDoor(g, monster)
  if (cost > 0) spendHere(g, monster)
}

/** DR-2.3c, D54: where the table has it so, an MP spent in a hex on anything destroys the points there. */
function spendHere(g: DragonRage, monster: Unit): void {
  if (g.rulings.anyMpRazes && !g.core.result) destroy(g, g.at[monster])
}

/** DR-2.5.5.1a: a grounded major monster breaks the door it faces, at no cost. */
export function breakFacedDoor(g: DragonRage, monster: Unit): void {
  const number = facedEntrance(g, monster)
  if (number === NONE || mapOf(g).entrances[number].kind !== 'door' || g.entrance[number] & BROKEN) return
  breakEntrance(g, number)
}

/** The entrance a monster faces, or NONE. */
function facedEntrance(g: DragonRage, monster: Unit): number {
  if (g.flying[monster] || !onMap(g, monster)) return NONE
  return mapOf(g).entranceAt[board.side[g.at[monster] * 6 + g.facing[monster]]]
}

/** DR-2.3c: why a monster may not spend 1 MP on the points of its hex. */
export function cannotRaze(g: DragonRage, monster: Unit): RuleId | undefined {
  const barred = cannotGo(g, monster, WALKS)
  if (barred) return barred
  if (walkLeft(g, monster) < 1 || !isStanding(g, g.at[monster])) return 'DR-2.3c'
  return cannotLinger(g, monster, 1)
}

/** DR-2.3d, DR-2.4.7.1: why a monster that walks over enemies may not spend MP among them: it must still get away. */
function cannotLinger(g: DragonRage, monster: Unit, points: number): RuleId | undefined {
  if (!(g.deeds[monster] & PASSING)) return undefined
  if (g.rulings.beforeFive) return 'DR-2.4.7.1'
  return canGoOn(g, monster, g.at[monster], g.facing[monster], walkLeft(g, monster) - points) ? undefined : 'DR-2.4.7.1'
}

export function raze(g: DragonRage, monster: Unit): void {
  g.gait[monster] = WALKS
  g.spent[monster]++
  destroy(g, g.at[monster])
}

/** The gate a monster faces and could break, or NONE. */
export function facedGate(g: DragonRage, monster: Unit): number {
  const number = facedEntrance(g, monster)
  if (number === NONE || g.entrance[number] & BROKEN) return NONE
  return mapOf(g).side[mapOf(g).entrances[number].side] === GATE ? number : NONE
}

/** DR-2.5.5.2a, b: why a monster may not spend so many MP on the gate it faces; 0 is the try of one without legs. */
export function cannotRam(g: DragonRage, monster: Unit, points: number): RuleId | undefined {
  const gate = facedGate(g, monster)
  if (gate === NONE) return 'DR-2.5.5.2a'
  if (points === 0) return walkMp(g, monster) === 0 && !(g.deeds[monster] & RAMMED) ? undefined : 'DR-2.5.5.2b'
  const barred = cannotGo(g, monster, WALKS)
  if (barred) return barred
  const isGuarded = hasCityUnit(g, beside(g.at[monster], g.facing[monster]))
  if (points > walkLeft(g, monster) || (!isGuarded && points > 1)) return 'DR-2.5.5.2a'
  return cannotLinger(g, monster, points)
}

/** DR-2.5.5.2a, b: MP spent on the gate: one die must not exceed them; nobody behind it, and 1 MP breaks it. */
export function ram(g: DragonRage, monster: Unit, points: number): void {
  const gate = facedGate(g, monster)
  const { inner, outer } = mapOf(g).entrances[gate]
  const isGuarded = hasCityUnit(g, beside(g.at[monster], g.facing[monster]))
  const isWon =
    points === 0
      ? ramWithoutLegs(g, rollerOf(g, monster), isGuarded)
      : !isGuarded || roll(g, rollerOf(g, monster), d6, 'low') <= points
  g.spent[monster] += points
  g.deeds[monster] |= RAMMED
  if (points > 0) g.gait[monster] = WALKS
  tell(g, 'rammed', monster, inner, outer, points, isWon ? 1 : 0)
  if (isWon) breakEntrance(g, gate)
  if (points > 0) spendHere(g, monster)
}

function ramWithoutLegs(g: DragonRage, seat: Seat, isGuarded: boolean): boolean {
  if (!isGuarded) return roll(g, seat, d6, 'high') >= LEGLESS_UNGUARDED
  const [one, other] = rollMany(g, seat, 2, d6, 'high')
  return one + other >= LEGLESS_GUARDED
}

/** DR-2.12.1.1.2: why a monster may not slither into a hex: straight ahead, and nobody in it. */
export function cannotSlitherTo(g: DragonRage, monster: Unit, to: Hex): RuleId | undefined {
  const barred = cannotSlither(g, monster)
  if (barred) return barred
  if (beside(g.at[monster], g.facing[monster]) !== to) return 'DR-2.12.1.1.2'
  return cannotTake(g, monster, g.at[monster], g.facing[monster]) ?? (isFree(g, to) ? undefined : 'DR-2.12.1.1.2')
}

/** DR-2.12.1.1.2: or turn by 60°. */
export function cannotCoil(g: DragonRage, monster: Unit, facing: Direction): RuleId | undefined {
  return cannotSlither(g, monster) ?? (isBeside(g.facing[monster], facing) ? undefined : 'DR-2.12.1.1.2')
}

function cannotSlither(g: DragonRage, monster: Unit): RuleId | undefined {
  return sheetOf(monster).slithers ? cannotGo(g, monster, SLITHERS) : 'DR-2.12.3'
}

export function slitherTo(g: DragonRage, monster: Unit, to: Hex): void {
  const from = g.at[monster]
  breakFacedDoor(g, monster)
  slithered(g, monster)
  tell(g, 'slithered', monster, from, to, g.facing[monster])
  arrive(g, monster, to)
  if (!hasCityUnit(g, to)) destroy(g, to)
  breakFacedDoor(g, monster)
}

export function coil(g: DragonRage, monster: Unit, facing: Direction): void {
  slithered(g, monster)
  turnTo(g, monster, facing, 0)
}

/** DR-2.12.1.1.2: the whole move, and no attack this turn. */
function slithered(g: DragonRage, monster: Unit): void {
  g.gait[monster] = SLITHERS
  g.deeds[monster] |= MOVE_ENDED | NO_ATTACK
}

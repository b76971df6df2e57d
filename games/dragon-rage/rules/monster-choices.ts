import type { Can, RuleId } from '@hexarium/kernel'
import { beside, neighboursOf, turnedBy } from '../content/board.ts'
import {
  type DragonRage,
  type Entrance,
  type Hex,
  MOVE_ENDED,
  PASSING,
  UNMOVED,
  type Unit,
  WAITING,
  WALKS,
} from '../state.ts'
import { isFree, mapOf, onMap } from '../units.ts'
import { facesNearer, isContent, leadsNearer } from './amok.ts'
import { breaksInPassing, cannotBreak, cannotClimb, usesTable } from './breaking.ts'
import { canFly, isAmok, sheetOf, walkMp } from './damage.ts'
import {
  cannotBound,
  cannotBoundTo,
  cannotFallTo,
  cannotFly,
  cannotLand,
  cannotVeer,
  isClosedToFlyers,
} from './flight.ts'
import { cannotOverrun } from './overrun.ts'
import {
  cannotCoil,
  cannotRam,
  cannotRaze,
  cannotSlitherTo,
  cannotTurn,
  cannotWalkTo,
  facedGate,
  walkLeft,
} from './walking.ts'

/** What can be listed for a major monster. */
type Menu = Can<
  | 'step'
  | 'turn'
  | 'overrun'
  | 'raze'
  | 'ram'
  | 'breach'
  | 'climb'
  | 'slither'
  | 'coil'
  | 'bound'
  | 'fly'
  | 'land'
  | 'veer'
  | 'fall'
  | 'crash'
>

/** DR-3.2.1: where a monster that waits comes in, on foot or flying. */
export function offerEntries(g: DragonRage, unit: Unit, can: Can<'enter' | 'soar'>): void {
  for (const hex of mapOf(g).entries) {
    if (!cannotEnter(g, unit, hex)) can.enter(hex)
    if (!cannotSoar(g, unit, hex)) can.soar(hex)
  }
}

export function offerGround(g: DragonRage, unit: Unit, can: Menu): void {
  offerWalk(g, unit, can)
  if (!cannotRaze(g, unit)) can.raze()
  for (let points = 0; points <= Math.max(0, walkLeft(g, unit)); points++)
    if (!cannotRam(g, unit, points)) can.ram(points)
  if (g.deeds[unit] & PASSING) return
  offerClimbs(g, unit, can)
  if (g.gait[unit] !== UNMOVED) return
  offerLeaps(g, unit, can)
  if (!cannotFly(g, unit)) can.fly()
  for (const to of neighboursOf[g.at[unit]]) if (!cannotFallTo(g, unit, to)) can.fall(to)
}

function offerWalk(g: DragonRage, unit: Unit, can: Menu): void {
  for (let turn = -1; turn <= 1; turn++) {
    const direction = turnedBy(g.facing[unit], turn)
    const to = beside(g.at[unit], direction)
    if (!cannotWalkTo(g, unit, to)) can.step(to)
    if (!cannotOverrun(g, unit, to)) can.overrun(to)
    if (!cannotTurn(g, unit, direction)) can.turn(direction)
  }
}

function offerClimbs(g: DragonRage, unit: Unit, can: Menu): void {
  for (const to of neighboursOf[g.at[unit]]) if (!cannotClimbByTable(g, unit, to)) can.climb(to)
  const gate = facedGate(g, unit)
  if (!cannotBreachByTable(g, unit, gate)) can.breach(gate)
}

/** DR-2.12.4: why a monster does not climb: only a wurm does, on foot. */
export function cannotClimbByTable(g: DragonRage, unit: Unit, to: Hex): RuleId | undefined {
  if (!usesTable(unit)) return 'DR-2.5.8'
  if (g.gait[unit] > WALKS || g.deeds[unit] & PASSING) return 'DR-2.5.3.1b'
  return cannotClimb(g, unit, to, walkLeft(g, unit))
}

/** DR-2.5.5.2d: why a monster may not break an entrance by the table: a wurm may, the gate it faces, at the end of its walk. */
export function cannotBreachByTable(g: DragonRage, unit: Unit, gate: Entrance): RuleId | undefined {
  if (!usesTable(unit)) return 'DR-2.5.5.2a'
  if (gate !== facedGate(g, unit) || g.gait[unit] > WALKS || g.deeds[unit] & PASSING) return 'DR-2.5.5.2d'
  const barred = cannotBreak(g, unit, gate)
  if (barred) return barred
  // DR-2.5.5.2c: where nobody guards it, it takes an MP like anybody's
  return breaksInPassing(g, unit, gate) && walkLeft(g, unit) < 1 ? 'DR-2.5.5.2c' : undefined
}

function offerLeaps(g: DragonRage, unit: Unit, can: Menu): void {
  const ahead = beside(g.at[unit], g.facing[unit])
  if (!cannotSlitherTo(g, unit, ahead)) can.slither(ahead)
  for (const turn of [1, 5]) {
    const facing = turnedBy(g.facing[unit], turn)
    if (!cannotCoil(g, unit, facing)) can.coil(facing)
  }
  for (const hex of boundTargets(g, unit)) can.bound(hex)
}

/** The hexes a monster can bound to. */
export function boundTargets(g: DragonRage, unit: Unit): Hex[] {
  const found: Hex[] = []
  if (cannotBound(g, unit)) return found
  for (let turn = -1; turn <= 1; turn++) {
    let hex = g.at[unit]
    for (let n = 0; n < sheetOf(unit).bound; n++) {
      hex = beside(hex, turnedBy(g.facing[unit], turn))
      if (isClosedToFlyers(g, hex)) break
      if (!cannotBoundTo(g, unit, hex)) found.push(hex)
    }
  }
  return found
}

export function offerAloft(g: DragonRage, unit: Unit, can: Menu): void {
  if (!cannotFly(g, unit)) can.fly()
  if (!cannotLand(g, unit)) can.land()
  for (const turn of [1, 5])
    if (!cannotVeer(g, unit, turnedBy(g.facing[unit], turn))) can.veer(turnedBy(g.facing[unit], turn))
}

/** DR-2.12.1.7.1: a monster run amok lands or crashes; on the ground it only turns to, or makes for, the nearest enemy. */
export function offerAmok(g: DragonRage, unit: Unit, can: Menu): void {
  if (g.flying[unit]) {
    if (!cannotLand(g, unit)) can.land()
    can.crash()
    return
  }
  if (isContent(g, unit)) return
  for (let turn = -1; turn <= 1; turn++) {
    const facing = turnedBy(g.facing[unit], turn)
    const to = beside(g.at[unit], facing)
    if (!cannotWalkTo(g, unit, to) && leadsNearer(g, unit, to)) can.step(to)
    if (turn === 0) {
      if (!cannotSlitherTo(g, unit, to) && leadsNearer(g, unit, to)) can.slither(to)
    } else if (facesNearer(g, unit, facing)) {
      if (!cannotTurn(g, unit, facing)) can.turn(facing)
      if (walkMp(g, unit) === 0 && !cannotCoil(g, unit, facing)) can.coil(facing)
    }
  }
  for (const hex of boundTargets(g, unit)) if (leadsNearer(g, unit, hex)) can.bound(hex)
}

/** True while a monster may not be left alone: it walks over enemies, or it runs amok and can still get at somebody. */
export function mustGoOn(g: DragonRage, unit: Unit): boolean {
  if (!onMap(g, unit)) return false
  if (g.deeds[unit] & PASSING) return true
  if (!isAmok(g, unit)) return false
  let count = 0
  const tally = new Proxy({} as Menu, { get: () => () => count++ })
  offerAmok(g, unit, tally)
  return count > 0
}

/** True if a monster has anything left to do with its move. */
export function mayProwl(g: DragonRage, unit: Unit): boolean {
  if (g.deeds[unit] & MOVE_ENDED) return false
  if (g.at[unit] === WAITING)
    return mapOf(g).entries.some(hex => !cannotEnter(g, unit, hex) || !cannotSoar(g, unit, hex))
  if (isAmok(g, unit)) return mustGoOn(g, unit)
  if (g.gait[unit] === UNMOVED) return true
  return g.gait[unit] === WALKS && (walkLeft(g, unit) > 0 || !cannotBreachByTable(g, unit, facedGate(g, unit)))
}

/** DR-3.2.1: why a monster may not enter on foot: 1 MP, and the hex must be free. */
export function cannotEnter(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  if (g.at[unit] !== WAITING || !mapOf(g).entries.includes(hex)) return 'DR-3.2.1'
  return isFree(g, hex) && walkMp(g, unit) >= 1 ? undefined : 'DR-3.2.1'
}

/** DR-3.2.1: a flyer may enter flying. */
export function cannotSoar(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  if (g.at[unit] !== WAITING || !mapOf(g).entries.includes(hex) || !canFly(g, unit)) return 'DR-3.2.1'
  return neighboursOf[hex].some(near => !isClosedToFlyers(g, near)) ? undefined : 'DR-3.2.1'
}

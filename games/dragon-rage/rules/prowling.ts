import type { RuleId } from '@hexarium/kernel'
import { beside, board, turnedBy } from '../content/board.ts'
import { sheets } from '../content/monsters.ts'
import { FIRST_MAJOR } from '../content/types.ts'
import { act, ask, call, decision, loop, procedure, tell, when } from '../events.ts'
import {
  BROKEN,
  type DragonRage,
  type Hex,
  MOVE_ENDED,
  NONE,
  PASSING,
  UNMOVED,
  type Unit,
  WAITING,
  WALKS,
} from '../state.ts'
import { isFree, mapOf, onMap, put } from '../units.ts'
import { facesNearer, isContent, leadsNearer } from './amok.ts'
import { arrive } from './arrival.ts'
import { cannotBreak, cannotClimb, tryToBreak, usesTable } from './breaking.ts'
import { climbing } from './climbing.ts'
import { canFly, crash, isAmok, walkMp } from './damage.ts'
import {
  beginFlight,
  boundTo,
  cannotBound,
  cannotBoundTo,
  cannotFallTo,
  cannotFly,
  cannotLand,
  cannotVeer,
  fallTo,
  isClosedToFlyers,
  land,
  veer,
} from './flight.ts'
import { flying } from './flying.ts'
import { cannotOverrun, overrun } from './overrun.ts'
import { aftermath } from './spreading.ts'
import {
  cannotCoil,
  cannotRam,
  cannotRaze,
  cannotSlitherTo,
  cannotTurn,
  cannotWalkTo,
  coil,
  facedGate,
  ram,
  raze,
  slitherTo,
  turnTo,
  walkLeft,
  walkTo,
} from './walking.ts'

/** `flown` is -1 on the ground; `climbTo` the hex it climbs into; `faces` 1 while it still has to choose a facing. */
type Here = { unit: Unit; over: number; flown: number; climbTo: Hex; faces: number }

/** DR-2.12.1.1: what a major monster does next: walk, slither, bound, fly or fall, and what it breaks on its way. */
const prowlOn = decision({
  name: 'prowlOn',
  rule: ['DR-2.12.1.1', 'DR-2.4.7.2', 'DR-2.5.5.2a'],
  seat: (g, here: Here) => g.seatOf[g.owner[here.unit]],
  offer(g, { unit }, can) {
    if (g.at[unit] === WAITING) {
      for (const hex of mapOf(g).entries) {
        if (!cannotEnter(g, unit, hex)) can.enter(hex)
        if (!cannotSoar(g, unit, hex)) can.soar(hex)
      }
      can.rest()
      return
    }
    if (isAmok(g, unit)) offerAmok(g, unit, can)
    else if (g.flying[unit]) offerAloft(g, unit, can)
    else offerGround(g, unit, can)
    if (!mustGoOn(g, unit)) can.rest()
  },
  take: {
    step: (g, here, hex) => walkTo(g, here.unit, hex),
    turn(g, here, facing) {
      g.gait[here.unit] = WALKS
      turnTo(g, here.unit, facing, 1)
    },
    overrun: (g, here, hex) => overrun(g, here.unit, hex),
    raze: (g, here) => raze(g, here.unit),
    ram: (g, here, points) => ram(g, here.unit, points),
    breach: (g, here, entrance) => tryToBreak(g, here.unit, entrance),
    climb(_g, here, hex) {
      here.climbTo = hex
    },
    slither: (g, here, hex) => slitherTo(g, here.unit, hex),
    coil: (g, here, facing) => coil(g, here.unit, facing),
    bound: (g, here, hex) => boundTo(g, here.unit, hex),
    fly(g, here) {
      beginFlight(g, here.unit)
      here.flown = 0
    },
    land: (g, here) => land(g, here.unit),
    veer: (g, here, facing) => veer(g, here.unit, facing),
    fall: (g, here, hex) => fallTo(g, here.unit, hex),
    crash(g, here) {
      g.deeds[here.unit] |= MOVE_ENDED
      crash(g, here.unit)
    },
    enter(g, here, hex) {
      enterAt(g, here.unit, hex)
      here.faces = 1
    },
    soar(g, here, hex) {
      soarIn(g, here.unit, hex)
      here.flown = 1
      here.faces = 1
    },
    rest(_g, here) {
      here.over = 1
    },
  },
  points: {
    ...{
      step: 'hex',
      overrun: 'hex',
      climb: 'hex',
      slither: 'hex',
      bound: 'hex',
      fall: 'hex',
      enter: 'hex',
      soar: 'hex',
    },
    breach: 'entrance',
  },
  cannot: {
    step: (g, { unit }, hex) =>
      closed(g, unit, hex) ?? cannotWalkTo(g, unit, hex) ?? amokBars(g, unit, leads(g, unit, hex)),
    overrun: (g, { unit }, hex) => closed(g, unit, hex) ?? cannotOverrun(g, unit, hex) ?? amokBars(g, unit, false),
    bound: (g, { unit }, hex) =>
      closed(g, unit, hex) ?? cannotBoundTo(g, unit, hex) ?? amokBars(g, unit, leads(g, unit, hex)),
    slither: (g, { unit }, hex) =>
      closed(g, unit, hex) ?? cannotSlitherTo(g, unit, hex) ?? amokBars(g, unit, leads(g, unit, hex)),
    fly: (g, { unit }) => cannotFly(g, unit) ?? amokBars(g, unit, false),
  },
})

/** DR-3.2.1, DR-2.4.2: a monster that comes onto the map chooses where it faces. */
const faceOnEntry = decision({
  name: 'faceOnEntry',
  rule: 'DR-2.4.2',
  seat: (g, here: Here) => g.seatOf[g.owner[here.unit]],
  offer(g, here, can) {
    const hex = g.at[here.unit]
    for (let facing = 0; facing < 6; facing++)
      if (here.flown < 0 || !isClosedToFlyers(g, beside(hex, facing))) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      g.facing[here.unit] = facing
      here.faces = 0
      tell(g, 'turned', here.unit, g.at[here.unit], facing)
    },
  },
})

/** One major monster's move, as long as its owner goes on with it. */
export const prowl = procedure<Here>(
  'prowl',
  'DR-2.12.1.1',
  loop(
    isUnderWay,
    ask(prowlOn),
    when(choosesFacing, ask(faceOnEntry)),
    when(
      isClimbing,
      call(climbing, { with: (_g, here) => ({ unit: here.unit, to: here.climbTo, won: 0 }) }),
      act(climbed),
    ),
    when(
      isAloft,
      call(flying, { with: (_g, here) => ({ unit: here.unit, flown: here.flown, turned: 1, rolled: 0 }) }),
      act(flown),
    ),
    call(aftermath, { with: () => ({ unit: NONE }) }),
  ),
)

function isUnderWay(g: DragonRage, here: Here): boolean {
  if (here.over || g.deeds[here.unit] & MOVE_ENDED) return false
  return onMap(g, here.unit) || g.at[here.unit] === WAITING
}

function choosesFacing(_g: DragonRage, here: Here): boolean {
  return here.faces === 1
}

function isClimbing(_g: DragonRage, here: Here): boolean {
  return here.climbTo !== NONE
}

function climbed(_g: DragonRage, here: Here): void {
  here.climbTo = NONE
}

function isAloft(_g: DragonRage, here: Here): boolean {
  return here.flown >= 0
}

function flown(_g: DragonRage, here: Here): void {
  here.flown = -1
}

type Menu = Record<
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
  | 'crash',
  (value?: number) => void
>

function offerGround(g: DragonRage, unit: Unit, can: Menu): void {
  offerWalk(g, unit, can)
  if (g.deeds[unit] & PASSING) return
  if (!cannotRaze(g, unit)) can.raze()
  for (let points = 0; points <= Math.max(0, walkLeft(g, unit)); points++)
    if (!cannotRam(g, unit, points)) can.ram(points)
  offerClimbs(g, unit, can)
  if (g.gait[unit] !== UNMOVED) return
  offerLeaps(g, unit, can)
  if (!cannotFly(g, unit)) can.fly()
  for (let d = 0; d < 6; d++) if (!cannotFallTo(g, unit, beside(g.at[unit], d))) can.fall(beside(g.at[unit], d))
}

function offerWalk(g: DragonRage, unit: Unit, can: Menu): void {
  for (let turn = -1; turn <= 1; turn++) {
    const direction = turnedBy(g.facing[unit], turn)
    const to = beside(g.at[unit], direction)
    if (!cannotWalkTo(g, unit, to)) can.step(to)
    if (!cannotOverrun(g, unit, to)) can.overrun(to)
    if (turn !== 0 && !cannotTurn(g, unit, direction)) can.turn(direction)
  }
}

/** DR-2.5.5.2d, DR-2.12.4: a wurm climbs, and may break a gate by its row of the table at the end of its move. */
function offerClimbs(g: DragonRage, unit: Unit, can: Menu): void {
  if (!usesTable(unit)) return
  for (let d = 0; d < 6; d++) {
    const to = beside(g.at[unit], d)
    if (!cannotClimb(g, unit, to, walkLeft(g, unit)) && g.gait[unit] <= WALKS) can.climb(to)
  }
  const gate = facedGate(g, unit)
  if (gate !== NONE && !(g.entrance[gate] & BROKEN) && !cannotBreak(g, unit, gate) && g.gait[unit] <= WALKS)
    can.breach(gate)
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
    for (let n = 0; n < sheets[unit - FIRST_MAJOR].bound; n++) {
      hex = beside(hex, turnedBy(g.facing[unit], turn))
      if (isClosedToFlyers(g, hex)) break
      if (!cannotBoundTo(g, unit, hex)) found.push(hex)
    }
  }
  return found
}

function offerAloft(g: DragonRage, unit: Unit, can: Menu): void {
  if (g.gait[unit] !== UNMOVED) return
  if (!cannotFly(g, unit)) can.fly()
  if (!cannotLand(g, unit)) can.land()
  for (const turn of [1, 5])
    if (!cannotVeer(g, unit, turnedBy(g.facing[unit], turn))) can.veer(turnedBy(g.facing[unit], turn))
}

/** DR-2.12.1.7.1: a monster run amok lands or crashes; on the ground it only turns to, or makes for, the nearest enemy. */
function offerAmok(g: DragonRage, unit: Unit, can: Menu): void {
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
  if (!onMap(g, unit) || g.deeds[unit] & MOVE_ENDED) return false
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
  return g.gait[unit] === WALKS && walkLeft(g, unit) > 0
}

/** DR-3.2.1: why a monster may not enter on foot: 1 MP, and the hex must be free. */
function cannotEnter(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  return isFree(g, hex) && walkMp(g, unit) >= 1 ? undefined : 'DR-3.2.1'
}

/** DR-3.2.1: a flyer may enter flying. */
function cannotSoar(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  if (!canFly(g, unit)) return 'DR-3.2.1'
  for (let d = 0; d < 6; d++) if (!isClosedToFlyers(g, beside(hex, d))) return undefined
  return 'DR-3.2.1'
}

function enterAt(g: DragonRage, unit: Unit, hex: Hex): void {
  g.gait[unit] = WALKS
  g.spent[unit] = 1
  tell(g, 'entered', unit, hex)
  arrive(g, unit, hex)
}

function soarIn(g: DragonRage, unit: Unit, hex: Hex): void {
  tell(g, 'entered', unit, hex)
  g.flying[unit] = 1
  put(g, unit, hex)
  beginFlight(g, unit)
}

function closed(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  if (g.at[unit] < 0) return 'DR-3.2.1'
  return hex < 0 || hex >= board.size ? 'DR-2.1d' : undefined
}

function leads(g: DragonRage, unit: Unit, hex: Hex): boolean {
  return !isContent(g, unit) && leadsNearer(g, unit, hex)
}

function amokBars(g: DragonRage, unit: Unit, isAllowed: boolean): RuleId | undefined {
  return isAmok(g, unit) && !isAllowed ? 'DR-2.12.1.7.1' : undefined
}

import type { RuleId } from '@hexarium/kernel'
import { beside, board } from '../content/board.ts'
import { act, ask, call, decision, loop, procedure, tell, when } from '../events.ts'
import {
  type Direction,
  type DragonRage,
  type Hex,
  MOVE_ENDED,
  NONE,
  UNMOVED,
  type Unit,
  WAITING,
  WALKS,
} from '../state.ts'
import { mapOf, onMap, put } from '../units.ts'
import { facesNearer, isContent, leadsNearer } from './amok.ts'
import { arrive } from './arrival.ts'
import { tryToBreak } from './breaking.ts'
import { climbing } from './climbing.ts'
import { crash, isAmok, walkMp } from './damage.ts'
import {
  beginFlight,
  boundTo,
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
import {
  cannotBreachByTable,
  cannotClimbByTable,
  cannotEnter,
  cannotSoar,
  mustGoOn,
  offerAloft,
  offerAmok,
  offerGround,
} from './monster-choices.ts'
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
  ram,
  raze,
  slitherTo,
  turnTo,
  walkTo,
} from './walking.ts'

/** `spent` are the MP spent before it was chosen; `flown` is -1 on the ground; `climbTo` the hex it climbs into; `faces` while it still has to choose a facing. */
type Here = { unit: Unit; over: boolean; spent: number; flown: number; climbTo: Hex; faces: boolean }

/** DR-2.12.1.1: what a major monster does next: walk, slither, bound, fly or fall, and what it breaks on its way. */
export const prowlOn = decision({
  name: 'prowlOn',
  rule: ['DR-2.12.1.1', 'DR-2.4.7.2', 'DR-2.5.5.2a'],
  auto: true,
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
    breach(g, here, entrance) {
      g.gait[here.unit] = WALKS
      tryToBreak(g, here.unit, entrance)
    },
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
      here.faces = true
    },
    soar(g, here, hex) {
      soarIn(g, here.unit, hex)
      here.flown = 1
      here.faces = true
    },
    rest(g, here) {
      // DR-2.4.5: a move is interrupted after something was done, and over if nothing was
      if (g.spent[here.unit] === here.spent) g.deeds[here.unit] |= MOVE_ENDED
      here.over = true
    },
  },
  gives: ['fall'],
  points: {
    step: 'hex',
    overrun: 'hex',
    climb: 'hex',
    slither: 'hex',
    bound: 'hex',
    fall: 'hex',
    enter: 'hex',
    soar: 'hex',
    breach: 'entrance',
  },
  cannot: {
    step: (g, { unit }, hex) =>
      closed(g, unit, hex) ?? cannotWalkTo(g, unit, hex) ?? amokBars(g, unit, leads(g, unit, hex)),
    turn: (g, { unit }, facing) => cannotTurn(g, unit, facing) ?? amokBars(g, unit, faces(g, unit, facing)),
    overrun: (g, { unit }, hex) => closed(g, unit, hex) ?? cannotOverrun(g, unit, hex) ?? amokBars(g, unit, false),
    raze: (g, { unit }) => cannotRaze(g, unit) ?? amokBars(g, unit, false),
    ram: (g, { unit }, points) => cannotRam(g, unit, points) ?? amokBars(g, unit, false),
    breach: (g, { unit }, entrance) => cannotBreachByTable(g, unit, entrance) ?? amokBars(g, unit, false),
    climb: (g, { unit }, hex) => closed(g, unit, hex) ?? cannotClimbByTable(g, unit, hex) ?? amokBars(g, unit, false),
    bound: (g, { unit }, hex) =>
      closed(g, unit, hex) ?? cannotBoundTo(g, unit, hex) ?? amokBars(g, unit, leads(g, unit, hex)),
    slither: (g, { unit }, hex) =>
      closed(g, unit, hex) ?? cannotSlitherTo(g, unit, hex) ?? amokBars(g, unit, leads(g, unit, hex)),
    coil: (g, { unit }, facing) =>
      cannotCoil(g, unit, facing) ?? amokBars(g, unit, walkMp(g, unit) === 0 && faces(g, unit, facing)),
    fly: (g, { unit }) => cannotFly(g, unit) ?? amokBars(g, unit, false),
    land: (g, { unit }) => (g.gait[unit] === UNMOVED ? cannotLand(g, unit) : 'DR-2.12.1.1'),
    veer: (g, { unit }, facing) => cannotVeer(g, unit, facing) ?? amokBars(g, unit, false),
    fall: (g, { unit }, hex) => closed(g, unit, hex) ?? cannotFallTo(g, unit, hex) ?? amokBars(g, unit, false),
    crash: (g, { unit }) => (g.flying[unit] && isAmok(g, unit) ? undefined : 'DR-2.12.1.1.5'),
    enter: (g, { unit }, hex) => cannotEnter(g, unit, hex),
    soar: (g, { unit }, hex) => cannotSoar(g, unit, hex),
    rest: (g, { unit }) => (mustGoOn(g, unit) ? (isAmok(g, unit) ? 'DR-2.12.1.7.1' : 'DR-2.4.7.1') : undefined),
  },
})

/** DR-3.2.1, DR-2.4.2: a monster that comes onto the map chooses where it faces. */
export const faceOnEntry = decision({
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
      here.faces = false
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
      call(climbing, { with: (_g, here) => ({ unit: here.unit, to: here.climbTo, won: false }) }),
      act(climbed),
    ),
    when(
      isAloft,
      call(flying, { with: (_g, here) => ({ unit: here.unit, flown: here.flown, turned: true, rolled: false }) }),
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
  return here.faces
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

function enterAt(g: DragonRage, unit: Unit, hex: Hex): void {
  g.gait[unit] = WALKS
  g.spent[unit] = 1
  tell(g, 'entered', unit, hex)
  arrive(g, unit, hex)
}

function soarIn(g: DragonRage, unit: Unit, hex: Hex): void {
  tell(g, 'entered', unit, hex)
  g.flying[unit] = true
  put(g, unit, hex)
  beginFlight(g, unit)
}

function closed(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  if (g.at[unit] < 0) return 'DR-3.2.1'
  return hex < 0 || hex >= board.size ? 'DR-2.1d' : undefined
}

function faces(g: DragonRage, unit: Unit, facing: Direction): boolean {
  return !isContent(g, unit) && facesNearer(g, unit, facing)
}

function leads(g: DragonRage, unit: Unit, hex: Hex): boolean {
  return !isContent(g, unit) && leadsNearer(g, unit, hex)
}

function amokBars(g: DragonRage, unit: Unit, isAllowed: boolean): RuleId | undefined {
  return isAmok(g, unit) && !isAllowed ? 'DR-2.12.1.7.1' : undefined
}

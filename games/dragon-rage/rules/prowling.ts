import type { RuleId } from '@hexarium/kernel'
import { beside, board } from '../content/board.ts'
import { act, ask, call, decision, loop, procedure, tell, when } from '../events.ts'
import {
  type Direction,
  type DragonRage,
  type Entrance,
  type Hex,
  MOVE_ENDED,
  NONE,
  UNMOVED,
  type Unit,
  WAITING,
  WALKS,
} from '../state.ts'
import { onMap, put } from '../units.ts'
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
  offerEntries,
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
    if (g.at[unit] === WAITING) offerEntries(g, unit, can)
    else if (isAmok(g, unit)) offerAmok(g, unit, can)
    else if (g.flying[unit]) offerAloft(g, unit, can)
    else offerGround(g, unit, can)
    if (!mustGoOn(g, unit)) can.rest()
  },
  take: {
    step: (g, here, hex) => walkTo(g, here.unit, hex),
    turn: (g, here, facing) => turnOnFoot(g, here.unit, facing),
    overrun: (g, here, hex) => overrun(g, here.unit, hex),
    raze: (g, here) => raze(g, here.unit),
    ram: (g, here, points) => ram(g, here.unit, points),
    breach: (g, here, entrance) => breach(g, here.unit, entrance),
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
    crash: (g, here) => comeDown(g, here.unit),
    enter(g, here, hex) {
      enterAt(g, here.unit, hex)
      here.faces = true
    },
    soar(g, here, hex) {
      soarIn(g, here.unit, hex)
      here.flown = 1
      here.faces = true
    },
    rest: (g, here) => rest(g, here),
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
    step: (g, { unit }, hex) => barred(g, unit, hex, cannotWalkTo) ?? amokBars(g, unit, leads(g, unit, hex)),
    turn: (g, { unit }, facing) => cannotTurn(g, unit, facing) ?? amokBars(g, unit, faces(g, unit, facing)),
    overrun: (g, { unit }, hex) => barred(g, unit, hex, cannotOverrun) ?? amokBars(g, unit),
    raze: (g, { unit }) => cannotRaze(g, unit) ?? amokBars(g, unit),
    ram: (g, { unit }, points) => cannotRam(g, unit, points) ?? amokBars(g, unit),
    breach: (g, { unit }, entrance) => cannotBreachByTable(g, unit, entrance) ?? amokBars(g, unit),
    climb: (g, { unit }, hex) => barred(g, unit, hex, cannotClimbByTable) ?? amokBars(g, unit),
    bound: (g, { unit }, hex) => barred(g, unit, hex, cannotBoundTo) ?? amokBars(g, unit, leads(g, unit, hex)),
    slither: (g, { unit }, hex) => barred(g, unit, hex, cannotSlitherTo) ?? amokBars(g, unit, leads(g, unit, hex)),
    coil: (g, { unit }, facing) => cannotCoil(g, unit, facing) ?? amokBars(g, unit, coils(g, unit, facing)),
    fly: (g, { unit }) => cannotFly(g, unit) ?? amokBars(g, unit),
    land: (g, { unit }) => (g.gait[unit] === UNMOVED ? cannotLand(g, unit) : 'DR-2.12.1.1'),
    veer: (g, { unit }, facing) => cannotVeer(g, unit, facing) ?? amokBars(g, unit),
    fall: (g, { unit }, hex) => barred(g, unit, hex, cannotFallTo) ?? amokBars(g, unit),
    crash: (g, { unit }) => (g.flying[unit] && isAmok(g, unit) ? undefined : 'DR-2.12.1.1.5'),
    enter: (g, { unit }, hex) => cannotEnter(g, unit, hex),
    soar: (g, { unit }, hex) => cannotSoar(g, unit, hex),
    rest: (g, { unit }) => cannotRest(g, unit),
  },
})

/** DR-3.2.1, DR-2.4.2: a monster that comes onto the map chooses where it faces. */
export const faceOnEntry = decision({
  name: 'faceOnEntry',
  rule: 'DR-2.4.2',
  seat: (g, here: Here) => g.seatOf[g.owner[here.unit]],
  offer(g, here, can) {
    for (let facing = 0; facing < 6; facing++) if (!cannotFace(g, here, facing)) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      g.facing[here.unit] = facing
      here.faces = false
      tell(g, 'turned', here.unit, g.at[here.unit], facing)
    },
  },
  cannot: { facing: (g, here, facing) => cannotFace(g, here, facing) },
})

/** Why a monster that comes in may not face a direction: there are six, and a flyer needs room ahead. */
function cannotFace(g: DragonRage, { unit, flown }: Here, facing: Direction): RuleId | undefined {
  if (facing >= 6) return 'DR-2.4.2'
  return flown >= 0 && isClosedToFlyers(g, beside(g.at[unit], facing)) ? 'DR-2.1d' : undefined
}

/** One major monster's move, as long as its owner goes on with it. */
export const prowl = procedure<Here>(
  'prowl',
  'DR-2.12.1.1',
  loop(
    isUnderWay,
    ask(prowlOn),
    when(choosesFacing, ask(faceOnEntry)),
    when(isClimbing, call(climbing, { with: (_g, here) => ({ unit: here.unit, to: here.climbTo, won: false }) })),
    when(
      isAloft,
      call(flying, { with: (_g, here) => ({ unit: here.unit, flown: here.flown, turned: true, rolled: false }) }),
      act(flown),
    ),
    call(aftermath),
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

function isAloft(_g: DragonRage, here: Here): boolean {
  return here.flown >= 0
}

function flown(_g: DragonRage, here: Here): void {
  here.flown = -1
}

function turnOnFoot(g: DragonRage, unit: Unit, facing: Direction): void {
  g.gait[unit] = WALKS
  turnTo(g, unit, facing, 1)
}

function breach(g: DragonRage, unit: Unit, entrance: Entrance): void {
  g.gait[unit] = WALKS
  tryToBreak(g, unit, entrance)
}

function comeDown(g: DragonRage, unit: Unit): void {
  g.deeds[unit] |= MOVE_ENDED
  crash(g, unit)
}

/** DR-2.4.5: a move is interrupted after something was done, and over if nothing was. */
function rest(g: DragonRage, here: Here): void {
  if (g.spent[here.unit] === here.spent) g.deeds[here.unit] |= MOVE_ENDED
  here.over = true
}

function cannotRest(g: DragonRage, unit: Unit): RuleId | undefined {
  if (!mustGoOn(g, unit)) return undefined
  return isAmok(g, unit) ? 'DR-2.12.1.7.1' : 'DR-2.4.7.1'
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

/** What forbids a monster on the map a hex of the map. */
function barred(
  g: DragonRage,
  unit: Unit,
  hex: Hex,
  cannot: (g: DragonRage, unit: Unit, hex: Hex) => RuleId | undefined,
): RuleId | undefined {
  if (!onMap(g, unit)) return 'DR-3.2.1'
  return hex >= board.size ? 'DR-2.1d' : cannot(g, unit, hex)
}

function faces(g: DragonRage, unit: Unit, facing: Direction): boolean {
  return !isContent(g, unit) && facesNearer(g, unit, facing)
}

function leads(g: DragonRage, unit: Unit, hex: Hex): boolean {
  return !isContent(g, unit) && leadsNearer(g, unit, hex)
}

/** A monster without legs slithers round to its enemy. */
function coils(g: DragonRage, unit: Unit, facing: Direction): boolean {
  return walkMp(g, unit) === 0 && faces(g, unit, facing)
}

function amokBars(g: DragonRage, unit: Unit, isAllowed = false): RuleId | undefined {
  return isAmok(g, unit) && !isAllowed ? 'DR-2.12.1.7.1' : undefined
}

import { neighboursOf } from '../content/board.ts'
import { everyUnit, isMajor, majorUnits } from '../content/types.ts'
import { act, ask, call, decision, procedure, repeat, when } from '../events.ts'
import {
  type DragonRage,
  type Entrance,
  HELD,
  type Hex,
  INVADER,
  LANDED,
  NONE,
  type Side,
  type Unit,
} from '../state.ts'
import { isFree, mapOf, onMap } from '../units.ts'
import {
  breaksInPassing,
  cannotBreach,
  cannotBreak,
  cannotClimb,
  endMove,
  tryToBreach,
  tryToBreak,
} from './breaking.ts'
import { climbing } from './climbing.ts'
import { die } from './damage.ts'
import { mayLead } from './elowyn.ts'
import { cannotLeadTo, cannotMarch, cannotMarchTo, explored, marchTo, mpLeft } from './marching.ts'
import { mayProwl, mustGoOn } from './monster-choices.ts'
import { prowl } from './prowling.ts'
import { breakFacedDoor } from './walking.ts'

/** Whose phase it is, which unit was chosen, and the hex it climbs into. */
type Here = { side: Side; unit: Unit; climbTo: Hex }

/** DR-2.4.5: units move one at a time, in any order; a move may be interrupted and gone on with. */
export const chooseMover = decision({
  name: 'chooseMover',
  rule: ['DR-2.4.5', 'DR-2.6.1.2', 'DR-2.6.1.7'],
  auto: true,
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, here, can) {
    for (const unit of everyUnit) if (g.owner[unit] === here.side && !cannotMove(g, unit)) can.unit(unit)
    if (underWay(g, here.side) === NONE) can.done()
  },
  take: {
    unit(_g, here, unit) {
      here.unit = unit
    },
    done() {},
  },
  cannot: { unit: (g, here, unit) => (g.owner[unit] === here.side ? cannotMove(g, unit) : 'DR-2.4.5') },
  ends: ['done'],
  gives: ['done'], // DR-2.8.9f: an elemental may get out of control
  default(g, here) {
    const unit = underWay(g, here.side)
    return unit === NONE ? ['done'] : ['unit', unit]
  },
})

/** DR-2.4.7.1: a major monster that stands where it may not stay, and goes on before the phase ends; NONE if nobody does. */
function underWay(g: DragonRage, side: Side): Unit {
  for (const unit of majorUnits) if (g.owner[unit] === side && mustGoOn(g, unit) && !cannotMove(g, unit)) return unit
  return NONE
}

/** DR-2.4.1, DR-2.5.3.1, DR-2.5.5: where the chosen unit goes, or what it climbs or breaks. */
export const march = decision({
  name: 'march',
  rule: ['DR-2.4.1a', 'DR-2.5.3.1b', 'DR-2.5.5.1b', 'DR-2.5.5.2c'],
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, { unit, side }, can) {
    const isLeader = mayLead(g, unit)
    for (const { hex } of explored(g, unit)) {
      can.hex(hex)
      if (isLeader && isFree(g, hex)) can.lead(hex)
    }
    can.stay()
    if (side !== INVADER || !onMap(g, unit)) return
    for (const to of neighboursOf[g.at[unit]]) {
      if (!cannotClimb(g, unit, to, mpLeft(g, unit))) can.climb(to)
      if (!cannotPierce(g, unit, to)) can.pierce(to)
    }
    for (const entrance of mapOf(g).entrancesOf[g.at[unit]]) if (!cannotForce(g, unit, entrance)) can.breach(entrance)
  },
  take: {
    hex: (g, here, hex) => marchTo(g, here.unit, hex),
    lead: (g, here, hex) => marchTo(g, here.unit, hex, true),
    climb(_g, here, hex) {
      here.climbTo = hex
    },
    breach: (g, here, entrance) => tryToBreak(g, here.unit, entrance),
    pierce: (g, here, hex) => tryToBreach(g, here.unit, hex),
    stay: (g, here) => endMove(g, here.unit),
  },
  gives: ['hex', 'lead'], // DR-2.5.7.3: a wooden bridge does not carry every monster
  points: { lead: 'hex', climb: 'hex', pierce: 'hex', breach: 'entrance' },
  cannot: {
    hex: (g, here, hex) => cannotMarchTo(g, here.unit, hex),
    lead: (g, here, hex) => cannotLeadTo(g, here.unit, hex),
    climb: (g, here, hex) => cannotClimb(g, here.unit, hex, mpLeft(g, here.unit)),
    breach: (g, here, entrance) => cannotForce(g, here.unit, entrance),
    pierce: (g, here, hex) => cannotPierce(g, here.unit, hex),
  },
  default: () => ['stay'],
})

/** True if a unit that marches finds somewhere to go, or something to climb or break. */
export function canGo(g: DragonRage, unit: Unit): boolean {
  if (explored(g, unit).length > 0) return true
  if (g.owner[unit] !== INVADER || !onMap(g, unit)) return false
  const canPass = (to: Hex) => !cannotClimb(g, unit, to, mpLeft(g, unit)) || !cannotPierce(g, unit, to)
  if (neighboursOf[g.at[unit]].some(canPass)) return true
  return mapOf(g).entrancesOf[g.at[unit]].some(entrance => !cannotForce(g, unit, entrance))
}

/** DR-2.6.1.2, DR-2.6.1.7: a side's movement phase. */
export const movement = procedure<Here>(
  'movement',
  'DR-2.4.5',
  repeat(
    ask(chooseMover),
    when(
      monsterIsChosen,
      call(prowl, {
        with: (g, here) => ({
          unit: here.unit,
          over: false,
          spent: g.spent[here.unit],
          flown: -1,
          climbTo: NONE,
          faces: false,
        }),
      }),
    ),
    when(
      unitIsChosen,
      ask(march),
      when(
        isClimbing,
        call(climbing, { with: (_g, here) => ({ unit: here.unit, to: here.climbTo, won: false }) }),
        act(climbed),
      ),
    ),
    act(forgetUnit),
  ),
  act(endMovement),
)

function monsterIsChosen(_g: DragonRage, here: Here): boolean {
  return isMajor(here.unit)
}

function unitIsChosen(_g: DragonRage, here: Here): boolean {
  return !isMajor(here.unit)
}

function isClimbing(_g: DragonRage, here: Here): boolean {
  return here.climbTo !== NONE
}

function climbed(_g: DragonRage, here: Here): void {
  here.climbTo = NONE
}

function forgetUnit(_g: DragonRage, here: Here): void {
  here.unit = NONE
}

/** Why a unit cannot be chosen to move. */
export function cannotMove(g: DragonRage, unit: Unit): string | undefined {
  if (isMajor(unit)) return mayProwl(g, unit) ? undefined : 'DR-2.12.1.1'
  return cannotMarch(g, unit) ?? (mpLeft(g, unit) > 0 || isAtEntrance(g, unit) ? undefined : 'DR-2.4.1a')
}

/** DR-2.5.5.1b, DR-2.5.5.2c: at the end of its move a unit may still try an entrance beside it; that takes no MP. */
function isAtEntrance(g: DragonRage, unit: Unit): boolean {
  return mapOf(g).entrancesOf[g.at[unit]].some(entrance => !cannotForce(g, unit, entrance))
}

/** DR-2.5.5.2c: breaking an unguarded gate in passing takes an MP. */
function cannotForce(g: DragonRage, unit: Unit, entrance: Entrance): string | undefined {
  const barred = cannotBreak(g, unit, entrance)
  if (barred) return barred
  return breaksInPassing(g, unit, entrance) && mpLeft(g, unit) < 1 ? 'DR-2.5.5.2c' : undefined
}

function cannotPierce(g: DragonRage, unit: Unit, to: Hex): string | undefined {
  return cannotBreach(g, unit, to) ?? (mpLeft(g, unit) >= 1 ? undefined : 'DR-2.11.2.2')
}

/**
 * DR-2.5.7.2, DR-2.8.7d, DR-2.5.5.1a: a monster still on the bridge it wrecked falls; who held out in a whirlwind has had
 * his move; the doors that monsters face when all have moved break.
 */
function endMovement(g: DragonRage, here: Here): void {
  if (here.side !== INVADER) return
  for (const monster of majorUnits) {
    if (g.core.result || !onMap(g, monster)) continue
    g.marks[monster] &= ~HELD
    breakFacedDoor(g, monster)
    if (g.core.result) return
    const bridge = mapOf(g).bridgeAt[g.at[monster]]
    if (g.burner[bridge] === monster && !(g.deeds[monster] & LANDED) && !g.flying[monster]) die(g, monster)
  }
}

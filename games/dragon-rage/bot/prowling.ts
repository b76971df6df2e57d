import { best, only } from '@hexarium/kernel'
import { beside, turnedBy } from '../content/board.ts'
import { isAmok, sheetOf } from '../rules/damage.ts'
import { cannotFly, cannotLandOn, isClosedToFlyers, STRAIGHT } from '../rules/flight.ts'
import { type DragonRage, type Hex, TOOK_OFF, type Unit, WAITING } from '../state.ts'
import { hasCityUnit } from '../units.ts'
import type { Adviser } from './advice.ts'
import { dangerAloft, dangerAt } from './danger.ts'
import { type Field, fieldFor } from './field.ts'
import { groundPlan, PER_HEX, type Plan, prize } from './monster-plan.ts'
import { damageWorth } from './worth.ts'

/** A flyer is so many hexes nearer to its targets: it lands on one from six hexes away. */
const WINGED = 3
/** What a turn in the air costs: a dragon neither strikes nor destroys. */
const TEMPO = 0.5

type ProwlHere = { unit: Unit; flown: number }
type FlightHere = { unit: Unit; flown: number; turned: number }

/** DR-2.12.1.1: the plan for this turn that promises most; it is made anew at every step. */
export const prowlOn: Adviser<ProwlHere> = (g, here, _seat, offered) => {
  const { unit } = here
  if (g.at[unit] === WAITING) return enter(g, unit, offered)
  if (isAmok(g, unit)) return () => 1
  const field = fieldFor(g, unit)
  if (g.flying[unit]) return aloft(g, unit, field, offered)
  const plan = groundPlan(g, unit, field)
  if (offered('fly').length > 0 && !cannotFly(g, unit)) {
    const flight = flightPlan(g, unit, 0, 1, field, true)
    if (flight.worth - TEMPO > plan.worth) return only('fly')
  }
  return only(plan.kind, plan.value)
}

function enter(g: DragonRage, unit: Unit, offered: (kind: string) => number[]) {
  const field = fieldFor(g, unit)
  const ways = offered('enter').length > 0 ? 'enter' : 'soar'
  const [hex] = best(offered(ways), of => -field[of])
  return hex < 0 ? only('rest') : only(ways, hex)
}

function aloft(g: DragonRage, unit: Unit, field: Field, offered: (kind: string) => number[]) {
  const flight = offered('fly').length > 0 ? flightPlan(g, unit, 0, 1, field, false).worth : Number.NEGATIVE_INFINITY
  const landing = offered('land').length > 0 ? landWorth(g, unit, g.at[unit], field) : Number.NEGATIVE_INFINITY
  if (landing >= flight && landing > Number.NEGATIVE_INFINITY) return only('land')
  if (flight > Number.NEGATIVE_INFINITY) return only('fly')
  const [facing] = best(offered('veer'), of => (isClosedToFlyers(g, beside(g.at[unit], of)) ? -1 : 0))
  return facing < 0 ? only('rest') : only('veer', facing)
}

/** DR-2.4.2: it faces the nearest way to its target. */
export const faceOnEntry: Adviser<ProwlHere> = (g, here, _seat, offered) => {
  return only('facing', facingFor(g, here.unit, g.at[here.unit], fieldFor(g, here.unit), offered('facing')))
}

/** The facing along which the field falls fastest. */
export function facingFor(g: DragonRage, _unit: Unit, hex: Hex, field: Field, facings: readonly number[]): number {
  const [facing] = best(facings, of => {
    const next = beside(hex, of)
    if (isClosedToFlyers(g, next)) return -1000
    const after = beside(next, of)
    return -field[next] - (isClosedToFlyers(g, after) ? 100 : field[after])
  })
  return facing
}

/** DR-2.12.1.1.4: the flight that promises most. */
export const flight: Adviser<FlightHere> = (g, here, _seat, offered) => {
  const plan = flightPlan(g, here.unit, here.flown, here.turned, fieldFor(g, here.unit), tookOff(g, here.unit))
  return offered(plan.kind).includes(plan.value) ? only(plan.kind, plan.value) : () => 1
}

function tookOff(g: DragonRage, unit: Unit): boolean {
  return (g.deeds[unit] & TOOK_OFF) !== 0
}

function landWorth(g: DragonRage, unit: Unit, hex: Hex, field: Field): number {
  return (hasCityUnit(g, hex) ? 0 : prize(g, hex)) - PER_HEX * field[hex] - dangerAt(g, unit, hex)
}

function hoverWorth(g: DragonRage, hex: Hex, field: Field): number {
  return -PER_HEX * Math.max(0, field[hex] - WINGED) - dangerAloft(g, hex)
}

/** The best end of a flight from where a monster is, after so many hexes, and the first choice on the way there. */
function flightPlan(g: DragonRage, unit: Unit, flown: number, turned: number, field: Field, mayNotLand: boolean): Plan {
  const plan: Plan = { kind: 'hover', value: 0, worth: Number.NEGATIVE_INFINITY }
  const { fly } = sheetOf(unit)
  const consider = (kind: string, value: number, worth: number): void => {
    if (worth <= plan.worth) return
    plan.kind = kind
    plan.value = value
    plan.worth = worth
  }
  const visit = (hex: Hex, facing: number, far: number, hasTurned: number, kind: string, value: number): void => {
    const ahead = beside(hex, facing)
    const goesOn = far < fly && !isClosedToFlyers(g, ahead)
    if (far >= STRAIGHT || !goesOn) {
      consider(kind === '' ? 'hover' : kind, value, hoverWorth(g, hex, field))
      if (!mayNotLand && !cannotLandOn(g, unit, hex))
        consider(kind === '' ? 'land' : kind, value, landWorth(g, unit, hex, field))
    }
    if (goesOn) {
      const next = far + 1
      visit(ahead, facing, next, next % STRAIGHT, kind === '' ? 'ahead' : kind, value)
    }
    if (far < STRAIGHT || far >= fly || far % STRAIGHT !== 0 || hasTurned) return
    for (const turn of [1, 5]) {
      const other = turnedBy(facing, turn)
      visit(hex, other, far, 1, kind === '' ? 'turn' : kind, kind === '' ? other : value)
    }
  }
  visit(g.at[unit], g.facing[unit], flown, turned, '', 0)
  return plan
}

/** DR-2.12.1.1.5, DR-2.8.8b: where a point of damage costs least. */
export const spread: Adviser = (g, _here, _seat, offered) => {
  return only('area', best(offered('area'), area => -damageWorth(g, g.pending[0], area, 1))[0])
}

import { best, forDecision, type Offered, only, type Weigh } from '@hexarium/kernel'
import { beside, turnedBy } from '../content/board.ts'
import { isAmok, sheetOf } from '../rules/damage.ts'
import { cannotFly, cannotLandOn, isClosedToFlyers, STRAIGHT } from '../rules/flight.ts'
import { flight } from '../rules/flying.ts'
import { faceOnEntry, prowlOn } from '../rules/prowling.ts'
import { spread } from '../rules/spreading.ts'
import { type Direction, type DragonRage, type Hex, TOOK_OFF, type Unit, WAITING } from '../state.ts'
import { hasCityUnit } from '../units.ts'
import { dangerAloft, dangerAt } from './danger.ts'
import { type Field, fieldFor } from './field.ts'
import { groundPlan, type Plan, prize } from './monster-plan.ts'
import { taste } from './taste.ts'
import { damageWorth } from './worth.ts'

/** DR-2.12: what major monsters do. */
export const prowling = [
  forDecision(prowlOn, { advice: (g, { unit }, _seat, offered) => prowl(g, unit, offered) }),
  /** DR-2.4.2: it faces the nearest way to its target. */
  forDecision(faceOnEntry, {
    advice: (g, { unit }, _seat, offered) =>
      only('facing', facingFor(g, g.at[unit], fieldFor(g, unit), offered('facing'))),
  }),
  /** DR-2.12.1.1.4: the flight that promises most. */
  forDecision(flight, {
    advice(g, { unit, flown, turned }, _seat, offered) {
      const plan = flightPlan(g, unit, flown, turned, fieldFor(g, unit), tookOff(g, unit))
      return offered(plan.kind).includes(plan.value) ? only(plan.kind, plan.value) : () => 1
    },
  }),
  /** DR-2.12.1.1.5, DR-2.8.8b: where a point of damage costs least. */
  forDecision(spread, {
    advice: (g, _here, _seat, offered) =>
      only('area', best(offered('area'), area => -damageWorth(g, g.pending[0], area, 1))[0]),
  }),
]

type Prowling = Offered<'enter' | 'soar' | 'fly' | 'land' | 'veer'>

/** DR-2.12.1.1: the plan for this turn that promises most; it is made anew at every step. */
function prowl(g: DragonRage, unit: Unit, offered: Prowling): Weigh {
  if (g.at[unit] === WAITING) return enter(g, unit, offered)
  if (isAmok(g, unit)) return () => 1
  const field = fieldFor(g, unit)
  if (g.flying[unit]) return aloft(g, unit, field, offered)
  const plan = groundPlan(g, unit, field)
  if (offered('fly').length > 0 && !cannotFly(g, unit)) {
    const flying = flightPlan(g, unit, 0, true, field, true)
    if (flying.worth - taste.now.tempo > plan.worth) return only('fly')
  }
  return only(plan.kind, plan.value)
}

function enter(g: DragonRage, unit: Unit, offered: Prowling): Weigh {
  const field = fieldFor(g, unit)
  const ways = offered('enter').length > 0 ? 'enter' : 'soar'
  const [hex] = best(offered(ways), of => -field[of])
  return hex < 0 ? only('rest') : only(ways, hex)
}

function aloft(g: DragonRage, unit: Unit, field: Field, offered: Prowling): Weigh {
  const flying = offered('fly').length > 0 ? flightPlan(g, unit, 0, true, field, false).worth : Number.NEGATIVE_INFINITY
  const landing =
    offered('land').length > 0 ? landWorth(g, unit, g.at[unit], g.facing[unit], field) : Number.NEGATIVE_INFINITY
  if (landing >= flying && landing > Number.NEGATIVE_INFINITY) return only('land')
  if (flying > Number.NEGATIVE_INFINITY) return only('fly')
  const [facing] = best(offered('veer'), of => (isClosedToFlyers(g, beside(g.at[unit], of)) ? -1 : 0))
  return facing < 0 ? only('rest') : only('veer', facing)
}

/** The facing along which the field falls fastest. */
export function facingFor(g: DragonRage, hex: Hex, field: Field, facings: readonly number[]): number {
  const [facing] = best(facings, of => {
    const next = beside(hex, of)
    if (isClosedToFlyers(g, next)) return -1000
    const after = beside(next, of)
    return -field[next] - (isClosedToFlyers(g, after) ? 100 : field[after])
  })
  return facing
}

function tookOff(g: DragonRage, unit: Unit): boolean {
  return (g.deeds[unit] & TOOK_OFF) !== 0
}

function landWorth(g: DragonRage, unit: Unit, hex: Hex, facing: Direction, field: Field): number {
  return (hasCityUnit(g, hex) ? 0 : prize(g, hex)) - taste.now.majorPerHex * field[hex] - dangerAt(g, unit, hex, facing)
}

function hoverWorth(g: DragonRage, hex: Hex, field: Field): number {
  return -taste.now.majorPerHex * Math.max(0, field[hex] - taste.now.winged) - dangerAloft(g, hex)
}

type FlightKind = 'ahead' | 'turn' | 'hover' | 'land'

/** The best end of a flight from where a monster is, after so many hexes, and the first choice on the way there. */
function flightPlan(
  g: DragonRage,
  unit: Unit,
  flown: number,
  turned: boolean,
  field: Field,
  mayNotLand: boolean,
): Plan<FlightKind> {
  const plan: Plan<FlightKind> = { kind: 'hover', value: 0, worth: Number.NEGATIVE_INFINITY }
  const { fly } = sheetOf(unit)
  const consider = (kind: FlightKind, value: number, worth: number): void => {
    if (worth <= plan.worth) return
    plan.kind = kind
    plan.value = value
    plan.worth = worth
  }
  const visit = (
    hex: Hex,
    facing: Direction,
    far: number,
    hasTurned: boolean,
    kind: FlightKind | '',
    value: number,
  ): void => {
    const ahead = beside(hex, facing)
    const goesOn = far < fly && !isClosedToFlyers(g, ahead)
    if (far >= STRAIGHT || !goesOn) {
      consider(kind === '' ? 'hover' : kind, value, hoverWorth(g, hex, field))
      if (!mayNotLand && !cannotLandOn(g, unit, hex))
        consider(kind === '' ? 'land' : kind, value, landWorth(g, unit, hex, facing, field))
    }
    if (goesOn) {
      const next = far + 1
      visit(ahead, facing, next, next % STRAIGHT !== 0, kind === '' ? 'ahead' : kind, value)
    }
    if (far < STRAIGHT || far >= fly || far % STRAIGHT !== 0 || hasTurned) return
    for (const turn of [1, 5]) {
      const other = turnedBy(facing, turn)
      visit(hex, other, far, true, kind === '' ? 'turn' : kind, kind === '' ? other : value)
    }
  }
  visit(g.at[unit], g.facing[unit], flown, turned, '', 0)
  return plan
}

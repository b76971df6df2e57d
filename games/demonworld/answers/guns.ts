import type { Reader } from '@hexarium/kernel'
import { OPEN, WOOD } from '../content/board/terrain.ts'
import {
  BURST,
  DRIFT_ONE,
  DRIFT_TWO,
  JAMMED,
  ON_TARGET,
  OUT_OF_RANGE,
  UNDERGROWTH_LOSS,
  UNLOADED,
  WOOD_LOSS,
} from '../content/expert/artillery.ts'
import { growthOn, trajectoryOf } from '../content/expert/trajectory.ts'
import { SIDES } from '../content/tables.ts'
import { ground } from '../elements.ts'
import { elevation, flightTo } from '../expert/artillery/bombardment.ts'
import { cannotAimHigh, cannotFireAt, outcomeOf } from '../expert/artillery/gunnery.ts'
import { splashFields } from '../expert/artillery/stones.ts'
import { bandOf, cannotFireGun, gunOf, isGun } from '../rules/artillery/guns.ts'
import { hasAnnounced } from '../rules/flames/announced.ts'
import { type Demonworld, type Element, type Hex, NONE, SECOND_FIRE } from '../state.ts'
import { readElement, readField } from './reading.ts'

const BANDS = ['short', 'medium', 'long'] as const

/** DW-XIX.5 … DW-XIX.17: a gun's shot at a field: range, what may go wrong, the way of the shot, fields and factors. */
export function shot(question: Reader): unknown {
  const g = readField(question, 'gun', 'target', 'high')
  if (!question.has('phase')) g.phase = SECOND_FIRE
  const gun = readElement(question.at('gun'), g)
  if (!isGun(g, g.unit[gun])) question.at('gun').fault('that is no gun')
  const { board } = ground(g)
  const hex = board.find(question.at('target').text())
  if (hex < 0) question.at('target').fault(`there is no field ${question.at('target').json} on this map`)
  const high = question.has('high') && question.at('high').flag()
  const band = bandOf(gunOf(g, gun), board.distance(g.at[gun], hex))
  const rule = high ? cannotAimHigh(g, gun, hex) : cannotFireAt(g, gun, hex)
  return {
    distance: board.distance(g.at[gun], hex),
    range: BANDS[band] ?? null,
    chances: band === OUT_OF_RANGE ? null : chancesOf(band),
    ...(gunOf(g, gun).fire === 'direct' ? straight(g, gun, hex) : { hits: stone(g, gun, hex) }),
    cannot: cannotFireGun(g, gun) ?? rule ?? null,
  }
}

/** DW-XIX.7: how likely each outcome is. */
function chancesOf(band: number): Record<string, number> {
  const count = (outcome: number) => {
    let dice = 0
    for (let die = 1; die <= SIDES; die++) if (outcomeOf(band, die) === outcome) dice++
    return dice / SIDES
  }
  return {
    onTarget: count(ON_TARGET),
    driftOne: count(DRIFT_ONE),
    driftTwo: count(DRIFT_TWO),
    jam: count(JAMMED),
    unloaded: count(UNLOADED),
    bursts: count(BURST),
  }
}

/** DW-XIX.8, DW-XIX.12, DW-XIX.13: the fields on the way of a bolt or ball, with the factor it has there if it hits nobody. */
function straight(g: Demonworld, gun: Element, to: Hex): object {
  const land = ground(g)
  const { labels } = land.board
  const from = g.at[gun]
  const flight = flightTo(land, from, to)
  let { factor } = gunOf(g, gun)
  const path = trajectoryOf(land, from, to).map(({ hex, beside, wall }) => {
    const growth = growthOn(land, from, to, hex)
    if (growth !== OPEN) factor -= growth === WOOD ? WOOD_LOSS : UNDERGROWTH_LOSS
    return {
      field: labels[hex],
      ...(beside === NONE ? {} : { or: labels[beside] }),
      factor: Math.max(0, factor),
      ...(wall === NONE ? {} : { wall: true }),
      ...(g.on[hex] === NONE ? {} : { element: g.on[hex] }),
    }
  })
  return { path, heights: !flight.flat, reach: elevation(flight.muzzle, flight.distance) }
}

/** DW-XIX.15, DW-XIX.16, DW-XXII.10: the fields a stone works on, with its factor there. */
function stone(g: Demonworld, gun: Element, hex: Hex): object[] {
  const { labels } = ground(g).board
  const { projectile, factor, splash = 0, incendiary = 0 } = gunOf(g, gun)
  const at = (one: Hex, value: number) => ({
    field: labels[one],
    factor: value,
    ...(g.on[one] === NONE ? {} : { element: g.on[one] }),
  })
  if (incendiary && hasAnnounced(g, g.unit[gun])) return [at(hex, incendiary)]
  const around = projectile === 'largeStone' ? splashFields(g, hex) : []
  return [at(hex, factor), ...around.map(one => at(one, splash))]
}

import type { Judgement, Seat } from '@hexarium/kernel'
import { PATIENCE } from '../content/scenarios.ts'
import { UNITS } from '../content/types.ts'
import { score } from '../rules/victory.ts'
import { CITY, type DragonRage, INVADER } from '../state.ts'
import { sideOfSeat } from '../units.ts'
import { isAlive, unitWorth } from './worth.ts'

/** By figure of `judgement`: what it counts, in log odds. */
const WEIGHTS = [-1, 3, 2.2, 1.5]

/** How good a state is for a seat, 0 … 1. */
export function evaluate(g: DragonRage, seat: Seat): number {
  const lead = measure(g, seat).reduce((sum, figure, at) => sum + WEIGHTS[at] * figure, 0)
  return 1 / (1 + Math.exp(-lead))
}

/** What tells who wins: who invades, what he has destroyed of his goal, both sides' forces, how long he has been idle. */
export const judgement: Judgement<DragonRage> = { names: ['invades', 'destroyed', 'forces', 'busy'], measure }

function measure(g: DragonRage, seat: Seat): number[] {
  const forces = [0.1, 0.1]
  for (let unit = 0; unit < UNITS; unit++) {
    const owner = g.owner[unit]
    if ((owner === INVADER || owner === CITY) && isAlive(g, unit)) forces[owner] += unitWorth(g, unit)
  }
  const idle = Math.max(0, g.turn - Math.max(0, Math.min(g.lastDamage, g.lastInside)) - 3) / PATIENCE
  const destroyed = score(g) / Math.max(1, g.goal)
  const sign = sideOfSeat(g, seat) === INVADER ? 1 : -1
  return [sign, sign * destroyed, sign * Math.log(forces[INVADER] / forces[CITY]), -sign * idle]
}

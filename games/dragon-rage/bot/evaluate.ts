import type { Seat } from '@hexarium/kernel'
import { PATIENCE } from '../content/scenarios.ts'
import { UNITS } from '../content/types.ts'
import { score } from '../rules/victory.ts'
import { CITY, type DragonRage, INVADER } from '../state.ts'
import { sideOfSeat } from '../units.ts'
import { isAlive, unitWorth } from './worth.ts'

/** How much a lead counts: points destroyed as a share of the goal, forces, patience that runs out. */
const SCORED = 3
const FORCES = 2.2
const IDLE = 1.5
/** The invader's start in log odds. */
const START = -1

/** How good a state is for a seat, 0 … 1. */
export function evaluate(g: DragonRage, seat: Seat): number {
  const invader = 1 / (1 + Math.exp(-invaderLead(g)))
  return sideOfSeat(g, seat) === INVADER ? invader : 1 - invader
}

/** The log odds of the invader: what he has destroyed, what he has left to do it with, and how long he has been idle. */
function invaderLead(g: DragonRage): number {
  const forces = [0.1, 0.1]
  for (let unit = 0; unit < UNITS; unit++) {
    const owner = g.owner[unit]
    if ((owner === INVADER || owner === CITY) && isAlive(g, unit)) forces[owner] += unitWorth(g, unit)
  }
  const idle = Math.max(0, g.turn - Math.max(0, Math.min(g.lastDamage, g.lastInside)) - 3) / PATIENCE
  return (
    START + SCORED * (score(g) / Math.max(1, g.goal)) + FORCES * Math.log(forces[INVADER] / forces[CITY]) - IDLE * idle
  )
}

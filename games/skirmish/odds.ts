import { forDecision, type Odds } from '@hexarium/kernel'
import { react } from './rules/marches.ts'
import { chargeOf, meleeTarget, toStrike } from './rules/melee.ts'
import { toShoot, volleyTarget } from './rules/shooting.ts'

/** The chance of a shot or an attack before it is made. */
export const odds = [
  forDecision(volleyTarget, { odds: { unit: (g, here, target) => [hit('SK-5.3', toShoot(g, here.unit, target))] } }),
  forDecision(meleeTarget, {
    odds: { unit: (g, here, target) => [hit('SK-7.2', toStrike(g, target) - chargeOf(g, here.unit))] },
  }),
  forDecision(react, { odds: { unit: (g, here, unit) => [hit('SK-5.3', toShoot(g, unit, here.mover))] } }),
]

function hit(rule: string, need: number): Odds {
  return { key: 'hit', args: [need], chance: (7 - need) / 6, rule }
}

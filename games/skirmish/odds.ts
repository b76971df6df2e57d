import { type Factor, forDecision, type Odds } from '@hexarium/kernel'
import { TO_HIT } from './content/units.ts'
import { react } from './rules/marches.ts'
import { chargeOf, meleeTarget, toStrike } from './rules/melee.ts'
import { coverOf, heightOf, volleyTarget } from './rules/shooting.ts'
import type { Skirmish } from './state.ts'

/** The chance of a shot or an attack before it is made. */
export const odds = [
  forDecision(volleyTarget, { odds: { unit: (g, here, target) => [ofShot(g, here.unit, target)] } }),
  forDecision(meleeTarget, {
    odds: {
      unit: (g, here, target) => [
        hit('SK-7.2', { cover: toStrike(g, target) - TO_HIT, charge: -chargeOf(g, here.unit) }),
      ],
    },
  }),
  forDecision(react, { odds: { unit: (g, here, unit) => [ofShot(g, unit, here.mover)] } }),
]

function ofShot(g: Skirmish, shooter: number, target: number): Odds {
  return hit('SK-5.3', { cover: coverOf(g, target), height: -heightOf(g, shooter) })
}

/** What is added to the number of an ordinary hit. */
function hit(rule: string, adds: Readonly<Record<string, number>>): Odds {
  const added = Object.entries(adds).filter(([, value]) => value !== 0)
  const need = added.reduce((sum, [, value]) => sum + value, TO_HIT)
  const factors: Factor[] = added.map(([key, value]) => ({ key, args: [], value, rule }))
  const base: Factor = { key: 'toHit', args: [], value: TO_HIT, isBase: true, rule }
  return { key: 'hit', args: [need], chance: (7 - need) / 6, rule, factors: [base, ...factors] }
}

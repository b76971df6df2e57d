import type { Decision, Odds, Seat } from '@hexarium/kernel'
import { optionValue } from '@hexarium/kernel'
import { chargeOf, toStrike } from './rules/melee.ts'
import { toShoot } from './rules/shooting.ts'
import type { Skirmish } from './state.ts'

/** The chance of a shot or an attack before it is made. */
export function odds(g: Skirmish, _seat: Seat, decision: Decision<Skirmish, never>, option: number): Odds[] {
  const here = g.core.flow.at(-1)!.here as { unit: number; mover: number }
  const unit = optionValue(option)
  if (decision.name === 'volleyTarget') return [hit('SK-5.3', toShoot(g, here.unit, unit))]
  if (decision.name === 'meleeTarget') return [hit('SK-7.2', toStrike(g, unit) - chargeOf(g, here.unit))]
  if (decision.name === 'react' && decision.kinds[option >>> 24] === 'unit')
    return [hit('SK-5.3', toShoot(g, unit, here.mover))]
  return []
}

function hit(rule: string, need: number): Odds {
  return { key: 'hit', args: [need], chance: (7 - need) / 6, rule }
}

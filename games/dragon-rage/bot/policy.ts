import { type Decision, optionKind, optionValue, type Seat } from '@hexarium/kernel'
import type { DragonRage } from '../state.ts'
import type { Adviser } from './advice.ts'
import { castSpell, payForDismissal } from './casting.ts'
import { chooseArea, chooseFight, chooseLimbs, chooseStriker, nameAttackers } from './fighting.ts'
import { chooseMover, giveWay, march } from './marching.ts'
import { deploy, face, markDestroyed, propose, recruit, reinforce, setGoal } from './preparing.ts'
import { faceOnEntry, flight, prowlOn, spread } from './prowling.ts'
import { aim, breatheFire, chooseMarksman, chooseTarget, nameShooters } from './shooting.ts'

/** By question, in the order of the game. */
const advisers: Readonly<Record<string, Adviser<never>>> = {
  ...{ recruit, propose, setGoal, markDestroyed, deploy, face },
  ...{ castSpell, payForDismissal, reinforce },
  ...{ chooseMover, march, giveWay, prowlOn, faceOnEntry, flight, spread },
  ...{ chooseTarget, nameShooters, chooseMarksman, aim, breatheFire },
  ...{ chooseFight, nameAttackers, chooseLimbs, chooseStriker, chooseArea },
}

/** How likely a sensible player takes each option. */
export function policy(
  g: DragonRage,
  seat: Seat,
  decision: Decision<DragonRage, never>,
  options: readonly number[],
): number[] {
  const adviser = advisers[decision.name]
  if (!adviser) return options.map(() => 1)
  const { kinds } = decision
  const offered = (kind: string) => {
    return options.filter(option => kinds[optionKind(option)] === kind).map(optionValue)
  }
  const weigh = adviser(g, g.core.flow.at(-1)!.here as never, seat, offered)
  const weights = options.map(option => weigh(kinds[optionKind(option)], optionValue(option)))
  return weights.some(weight => weight > 0) ? weights : weights.fill(1) // a plan that somebody else began
}

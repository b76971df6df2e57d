import { best, forDecision, only, type Weigh } from '@hexarium/kernel'
import { isMajor, typeOf } from '../content/types.ts'
import { giveWay } from '../rules/climbing.ts'
import { chooseMover, march } from '../rules/movement.ts'
import { CITY, type DragonRage, INVADER, type Unit } from '../state.ts'
import { enemyDistance } from './blows.ts'
import { bestDefence, watch } from './defending.ts'
import { type Field, fieldFor } from './field.ts'
import { bestInvasion, invade, WORTH_A_STEP } from './invading.ts'

/** DR-2.4: who moves, and where to. */
export const marching = [
  forDecision(chooseMover, {
    advice: (g, { side }, _seat, offered) =>
      side === INVADER ? chooseInvader(g, offered('unit')) : chooseDefender(g, offered('unit')),
  }),
  /** DR-2.4.1: where the chosen unit goes. */
  forDecision(march, {
    advice(g, { side, unit }, _seat, offered) {
      if (side === INVADER) return invade(g, unit, offered)
      const { hex, gain } = bestDefence(g, unit, watch(g))
      return gain > 0 ? only('hex', hex) : only('stay')
    },
  }),
  /** DR-2.5.3.1d: a hero or wizard makes way to where enemies are far. */
  forDecision(giveWay, {
    advice: (g, _here, _seat, offered) => only('hex', best(offered('hex'), hex => enemyDistance(g, CITY, hex))[0]),
  }),
]

/** DR-2.4.5: monsters first, they open the way; then whoever gains most by moving, until nobody gains. */
function chooseInvader(g: DragonRage, units: readonly Unit[]): Weigh {
  const monster = units.find(unit => isMajor(unit))
  if (monster !== undefined) return only('unit', monster)
  const fields = new Map<string, Field>()
  let found = -1
  let most = WORTH_A_STEP
  for (const unit of units) {
    const key = `${typeOf[unit]} ${g.marks[unit]}`
    if (!fields.has(key)) fields.set(key, fieldFor(g, unit))
    const { gain } = bestInvasion(g, unit, fields.get(key)!)
    const hope = Math.max(gain, tries(g, unit))
    if (hope <= most) continue
    most = hope
    found = unit
  }
  return found < 0 ? only('done') : only('unit', found)
}

/** Who has MP left may still try a wall or an entrance; he is asked last. */
function tries(g: DragonRage, unit: Unit): number {
  return g.at[unit] >= 0 ? 2 * WORTH_A_STEP : 0
}

function chooseDefender(g: DragonRage, units: readonly Unit[]): Weigh {
  const seen = watch(g)
  let found = -1
  let most = WORTH_A_STEP
  for (const unit of units) {
    const { gain } = bestDefence(g, unit, seen)
    if (gain <= most) continue
    most = gain
    found = unit
  }
  return found < 0 ? only('done') : only('unit', found)
}

import { forDecision } from '@hexarium/kernel'
import { beside } from '../content/board.ts'
import { isMonster, UNITS } from '../content/types.ts'
import { cannotChallenge, cannotJoin } from '../rules/fights.ts'
import { chooseFight } from '../rules/melee.ts'
import { chooseTarget, readyShooters } from '../rules/missiles.ts'
import { cannotMove, chooseMover } from '../rules/movement.ts'
import { group } from '../rules/overrun.ts'
import { cannotShootInto, cannotShootMonster } from '../rules/shooting.ts'
import { type DragonRage, INVADER, NONE, type Side, type Unit } from '../state.ts'
import { isFoe, onMap } from '../units.ts'

/** DR-2.6.1: invaders that have not moved, shooters with a target, those who stand beside an enemy. A garrison that stays is no oversight. */
export const forgotten = [
  forDecision(chooseMover, {
    forgets: {
      done: (g, { side }) =>
        side === INVADER ? idle(g, side, unit => onMap(g, unit) && g.spent[unit] === 0 && !cannotMove(g, unit)) : [],
    },
  }),
  forDecision(chooseTarget, {
    forgets: {
      done(g, { side }) {
        const shooters = readyShooters(g, side)
        return idle(g, side, unit => shooters.includes(unit) && hasTarget(g, side, unit))
      },
    },
  }),
  forDecision(chooseFight, {
    forgets: {
      done: (g, { side, mauled }) => idle(g, side, unit => onMap(g, unit) && couldStrike(g, side, mauled, unit)),
    },
  }),
]

/** A side's units that could still do something. */
function idle(g: DragonRage, side: Side, isIdle: (unit: Unit) => boolean): string[] {
  const ids: string[] = []
  for (let unit = 0; unit < UNITS; unit++) if (g.owner[unit] === side && isIdle(unit)) ids.push(`unit:${unit}`)
  return ids
}

function hasTarget(g: DragonRage, side: Side, shooter: Unit): boolean {
  for (let foe = 0; foe < UNITS; foe++) {
    if (!onMap(g, foe) || !isFoe(g, side, foe)) continue
    const barred = isMonster(foe)
      ? cannotShootMonster(g, shooter, foe)
      : cannotShootInto(g, shooter, g.at[foe], false, false)
    if (!barred) return true
  }
  return false
}

function couldStrike(g: DragonRage, side: Side, mauled: number[], unit: Unit): boolean {
  for (let d = -1; d < 6; d++) {
    const hex = d < 0 ? g.at[unit] : beside(g.at[unit], d)
    if (hex < 0) continue
    if (group(g, side, hex).length > 0 && !cannotJoin(g, { side, hex, units: [], mauled }, unit)) return true
    for (let foe = g.top[hex]; foe !== NONE; foe = g.next[foe])
      if (isMonster(foe) && isFoe(g, side, foe) && !cannotChallenge(g, unit, foe)) return true
  }
  return false
}

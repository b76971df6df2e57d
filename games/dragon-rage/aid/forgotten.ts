import { type Decision, optionKind } from '@hexarium/kernel'
import { beside } from '../content/board.ts'
import { isMonster, isShooter, UNITS } from '../content/types.ts'
import { cannotChallenge, cannotJoin } from '../rules/fights.ts'
import { readyShooters } from '../rules/missiles.ts'
import { cannotMove } from '../rules/movement.ts'
import { group } from '../rules/overrun.ts'
import { cannotShootInto, cannotShootMonster } from '../rules/shooting.ts'
import { type DragonRage, INVADER, NONE, type Side, type Unit } from '../state.ts'
import { isFoe, onMap } from '../units.ts'

type Here = { side: Side; mauled: number[] }

/** For `decision.kind`: who would do nothing more in this step though he could. A garrison that stays is no oversight. */
const tables: Readonly<Record<string, (g: DragonRage, here: Here, unit: Unit) => boolean>> = {
  'chooseMover.done': (g, { side }, unit) =>
    side === INVADER && onMap(g, unit) && g.spent[unit] === 0 && !cannotMove(g, unit),
  'chooseTarget.done': (g, { side }, unit) => readyShooters(g, side).includes(unit) && hasTarget(g, side, unit),
  'chooseFight.done': (g, here, unit) => onMap(g, unit) && !isShooter(unit) && couldStrike(g, here, unit),
}

/** DR-2.6.1: invaders that have not moved, shooters with a target, those who stand beside an enemy. */
export function forgotten(
  g: DragonRage,
  _seat: number,
  decision: Decision<DragonRage, never>,
  option: number,
): string[] {
  const isIdle = tables[`${decision.name}.${decision.kinds[optionKind(option)]}`]
  if (!isIdle) return []
  const here = g.core.flow.at(-1)!.here as Here
  const ids: string[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (g.owner[unit] === here.side && isIdle(g, here, unit)) ids.push(`unit:${unit}`)
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

function couldStrike(g: DragonRage, { side, mauled }: Here, unit: Unit): boolean {
  for (let d = -1; d < 6; d++) {
    const hex = d < 0 ? g.at[unit] : beside(g.at[unit], d)
    if (hex < 0) continue
    if (group(g, side, hex).length > 0 && !cannotJoin(g, { side, hex, units: [], mauled }, unit)) return true
    for (let foe = g.top[hex]; foe !== NONE; foe = g.next[foe])
      if (isMonster(foe) && isFoe(g, side, foe) && !cannotChallenge(g, unit, foe)) return true
  }
  return false
}

import type { RuleId } from '@hexarium/kernel'
import { ATTACK_ORDER, SKIRMISH_ORDER } from '../../content/tables.ts'
import { isPresent, members } from '../../elements.ts'
import type { Demonworld, Unit } from '../../state.ts'
import { NONE } from '../../state.ts'
import { distanceTo, holds, isDaunted, type Move } from '../movement/move.ts'
import { movePointsOf } from '../movement/units.ts'
import { CHARGE_TEST, passes } from './tests.ts'

/** The cheapest step there is, and room for the unit's own depth: enemies farther off cannot be charged. */
const CHEAPEST_STEP = 2
const DEPTH = 4

/** DW-XV.30, DW-V.30: a charge test is taken before the move begins, once a phase, for an enemy that is feared and within reach. */
export function cannotTestCharge(g: Demonworld, here: Move, foe: Unit): RuleId | undefined {
  const { unit } = here
  const needless = g.rules.morale ? 'DW-XV.30' : 'DW-V.30' // where nobody is afraid one attacks by moving into contact
  if (g.owner[foe] === undefined || g.owner[foe] === here.side || !isPresent(g, foe)) return needless
  if (holds(here) || here.spent > 0 || here.used > 0 || g.dares[unit] !== NONE || g.shuns[unit] !== NONE)
    return needless
  if (g.order[unit] !== ATTACK_ORDER && g.order[unit] !== SKIRMISH_ORDER) return 'DW-V.31'
  if (!isDaunted(g, unit, foe) || g.skirmish[unit]) return needless
  const near = Math.min(...members(g, unit).map(e => distanceTo(g, g.at[e], foe)))
  return near * CHEAPEST_STEP <= movePointsOf(g, unit) + DEPTH ? undefined : needless
}

/** DW-XV.30: who fails may not come nearer to that enemy in this phase. */
export function testCharge(g: Demonworld, here: Move, foe: Unit): void {
  if (passes(g, { kind: CHARGE_TEST, unit: here.unit, foes: [foe] })) {
    g.dares[here.unit] = foe
    return
  }
  g.shuns[here.unit] = foe
  for (const element of members(g, here.unit)) here.keep.push(element, distanceTo(g, g.at[element], foe))
}

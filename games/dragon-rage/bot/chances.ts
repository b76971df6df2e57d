import { chanceOf } from '../content/combat-table.ts'
import { ENGINE, groupOf, typeOf, types } from '../content/types.ts'
import type { Unit } from '../state.ts'

/** DR-2.12.1.5c: the chance that a unit escapes with so much added to its roll. */
export function escapeChance(unit: Unit, bonus: number): number {
  if (groupOf[unit] === ENGINE) return 0
  return chanceOf(types[typeOf[unit]].escape, 1, bonus)
}

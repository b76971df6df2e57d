import type { RuleId } from '@hexarium/kernel'
import type { Demonworld, Unit } from '../../state.ts'

/** What `Demonworld.torch` holds of a unit, for one round: it has announced fire, it has made a manoeuvre, it has tried to light a field. */
export const ANNOUNCED = 1
export const MANOEUVRED = 2
export const LIT = 4

/** DW-XXII.9, DW-XXII.10: true for a unit that has announced flaming arrows, or a gun an incendiary stone, in this round. */
export function hasAnnounced(g: Demonworld, unit: Unit): boolean {
  return (g.torch[unit] & ANNOUNCED) !== 0
}

/** DW-XXII.9, DW-XXII.10: why a unit that has announced fire makes no manoeuvres, and a gun no turns. */
export function cannotManoeuvreForFire(g: Demonworld, unit: Unit): RuleId | undefined {
  return hasAnnounced(g, unit) ? 'DW-XXII.9' : undefined
}

/** DW-XXII.3: notes that a unit has made a manoeuvre. */
export function noteManoeuvres(g: Demonworld, unit: Unit, used: number): void {
  if (used > 0 && g.rules.fire) g.torch[unit] |= MANOEUVRED
}

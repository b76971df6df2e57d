import { rollMany, type Seat } from '@hexarium/kernel'
import { BATTLE_DIE } from '../../content/components.ts'
import { tell } from '../../events.ts'
import type { Warcraft } from '../../state.ts'

/** Rolls dice that hit at or below a number, and tells how many did. */
export function rollSuccesses(g: Warcraft, seat: Seat, dice: number, atMost: number): number {
  const successes = rollMany(g, seat, dice, BATTLE_DIE, 'low').filter(value => value <= atMost).length
  tell(g, 'rolled', seat, successes)
  return successes
}

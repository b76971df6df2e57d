import type { Seat, Stake } from '@hexarium/kernel'
import { isMonster, UNITS } from '../content/types.ts'
import { type DragonRage, NONE } from '../state.ts'

/** What a side could lose: its units, and its monsters above all. */
export function stakes(g: DragonRage, seat: Seat): Stake[] {
  const side = g.seatOf.indexOf(seat)
  const own: Stake[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.owner[unit] === side && g.at[unit] !== NONE)
      own.push({ key: isMonster(unit) ? 'monster' : 'unit', args: [unit] })
  }
  return own
}

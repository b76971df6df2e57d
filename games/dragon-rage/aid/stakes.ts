import type { Seat, Stake } from '@hexarium/kernel'
import { isMonster, UNITS } from '../content/types.ts'
import { CITY, type DragonRage, NONE } from '../state.ts'
import { mapOf } from '../units.ts'

/** What a side could lose: its units, its monsters above all, and what of the city stands (DR-2.3a); ruins of an earlier game fell before this one. */
export function stakes(g: DragonRage, seat: Seat): Stake[] {
  const side = g.seatOf.indexOf(seat)
  const own: Stake[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.owner[unit] === side && g.at[unit] !== NONE)
      own.push({ key: isMonster(unit) ? 'monster' : 'unit', args: [unit] })
  }
  if (side === CITY && g.turn > 0)
    mapOf(g).victory.forEach(({ hex }, number) => {
      if (g.destroyed[number] === 0) own.push({ key: 'landmark', args: [hex] })
    })
  return own
}

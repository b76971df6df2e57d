import type { Seat } from '@hexarium/kernel'
import { end, win } from './rules/victory.ts'
import { CITY, type DragonRage, INVADER } from './state.ts'
import { sideOfSeat } from './units.ts'

/** DR-2.6a, DR-2.3g: the invader concedes, and with graded results the table is read; or the city gives up. */
export function resign(g: DragonRage, seat: Seat): void {
  if (sideOfSeat(g, seat) === INVADER && g.turn > 0) end(g, CITY, 'DR-2.6a')
  else win(g, 1 - sideOfSeat(g, seat), 'DR-2.6a')
}

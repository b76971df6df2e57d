import type { Seat } from '@hexarium/kernel'
import type { Warcraft } from '../state.ts'
import { breakOffPlays, windowOrder } from './cards/stages.ts'
import { eliminate } from './victory/elimination.ts'

/** A player gives up: he is eliminated with his side (WC-B-VIC-08); what he was in the middle of is broken off (`resigned`). */
export function resign(g: Warcraft, seat: Seat): void {
  if (!g.alive[seat]) return
  eliminate(g, [seat])
  if (g.core.result !== null) return
  if (g.turn > 0 && g.active === seat) breakOffPlays(g)
  const { length } = windowOrder(g)
  for (const play of g.stack) play.turn %= length
}

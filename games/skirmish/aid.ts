import type { AidSpec } from '@hexarium/kernel'
import { alive, type Skirmish, unitsOf } from './state.ts'

/** What helps a player decide, beside the odds: he could lose his units. */
export const aid: AidSpec<Skirmish> = {
  stakes: (g, seat) => unitsOf[seat].flatMap(unit => (alive(g, unit) ? [{ key: 'unit', args: [unit] }] : [])),
}

import { finish, type Seat } from '@hexarium/kernel'
import { pointsLost } from './rules/victory.ts'
import type { Demonworld } from './state.ts'

/** A side that gives up has lost. */
export function resign(g: Demonworld, seat: Seat): void {
  const scores = [pointsLost(g, 1), pointsLost(g, 0)]
  finish(g, { places: seat === 0 ? [2, 1] : [1, 2], scores, by: 'resigned' })
}

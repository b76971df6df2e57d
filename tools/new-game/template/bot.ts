import type { Seat } from '@hexarium/kernel'
import { toGo } from './rules/race.ts'
import type { ToyGame } from './state.ts'

/** What is good: to have less far to go than the other. */
export function evaluate(g: ToyGame, seat: Seat): number {
  return 1 / (1 + Math.exp(toGo(g, seat) - toGo(g, 1 - seat)))
}

import { reveal, type Seat } from '@hexarium/kernel'
import { knowOpened, knowSeenBy, knowShown } from '../knowledge/index.ts'
import type { Marker, Titan, Type } from '../state.ts'

/** Everybody is shown that a legion holds so many of a type (TI-K3). */
export function show(g: Titan, legion: Marker, type: Type, count: number): void {
  knowShown(g, legion, type, count)
  reveal(g)
}

/** Everybody is shown a whole legion (TI-K3). */
export function open(g: Titan, legion: Marker): void {
  knowOpened(g, legion)
  reveal(g)
}

/** One seat is shown a whole legion (TI-9.1a). */
export function letSee(g: Titan, seat: Seat, legion: Marker): void {
  knowSeenBy(g, seat, legion)
  reveal(g)
}

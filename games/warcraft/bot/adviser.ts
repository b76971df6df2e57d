import type { Seat, Weigh } from '@hexarium/kernel'
import type { Warcraft } from '../state.ts'

/** Advises on every question that offers these kinds, whatever it remembers. */
export type Adviser<K extends string> = (
  g: Warcraft,
  here: unknown,
  seat: Seat,
  offered: (kind: K) => number[],
) => Weigh

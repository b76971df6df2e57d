import type { Seat } from '@hexarium/kernel'
import { LANDS } from '../content/masterboard.ts'
import { MARKERS, type Marker, NONE, type Titan } from '../state.ts'

/** What stands in a land, seen by one seat: bits, so that an engagement is both. */
export const EMPTY = 0
export const OWN = 1
export const ENEMY = 2
export const ENGAGED = 3

/** What stands in every land, seen by one seat, without one legion that is about to move; written into a table. */
export function occupation(
  g: Titan,
  seat: Seat,
  without: Marker = NONE,
  table: Uint8Array = new Uint8Array(LANDS),
): Uint8Array {
  table.fill(EMPTY)
  for (let marker = 0; marker < MARKERS; marker++) {
    const land = g.at[marker]
    if (land !== NONE && marker !== without) table[land] |= g.holder[marker] === seat ? OWN : ENEMY
  }
  return table
}

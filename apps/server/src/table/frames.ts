import { changes, heard, type Seat } from '@hexarium/kernel'
import type { Frame, Shown, StepFrame } from '@hexarium/wire'
import type { Done } from './play.ts'

/** Somebody who is shown a table: a connection, for one seat or as a watcher (-1). */
export interface Watcher {
  seat: Seat
  send(frame: string): void
}

/** A frame as it is sent; it is written once for everybody who gets the same. */
export function written(frame: Frame): string {
  return JSON.stringify(frame)
}

/** The frame that tells a seat of a step. */
export function stepFrame(
  where: { table: string; seq: number; at: number },
  seat: Seat,
  { events, back }: Pick<Done, 'events' | 'back'>,
  before: Shown,
  after: Shown,
): StepFrame {
  const { table, seq, at } = where
  const gone = heard(back, seat).length
  return {
    t: 'step',
    table,
    seat,
    seq,
    at,
    events: heard(events, seat),
    changes: changes(before, after),
    ...(gone > 0 ? { back: gone } : {}),
  }
}

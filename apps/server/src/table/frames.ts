import { type Change, changes, heard, type Seat } from '@hexarium/kernel'
import type { Done } from './play.ts'
import type { Shown } from './shown.ts'

/** Somebody who is shown a table: a connection, for one seat or as a watcher (-1). */
export interface Watcher {
  seat: Seat
  send(frame: string): void
}

/** What a watcher gets when he comes, or when he lost the thread. */
export interface StateFrame {
  t: 'state'
  table: string
  seat: Seat
  seq: number
  at: number
  shown: Shown
}

/** What a watcher gets when something happened: what he heard of it, and what it changed in what he is shown. */
export interface StepFrame {
  t: 'step'
  table: string
  seat: Seat
  seq: number
  at: number
  events: { kind: string; args: number[] }[]
  changes: Change[]
  /** Of what he heard so far, so many events at the end were taken back. */
  back?: number
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

import { type Change, changes, type Event, heard, type Seat } from '@hexarium/kernel'
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
}

/** The frame that tells a seat of a step. */
export function stepFrame(
  where: { table: string; seq: number; at: number },
  seat: Seat,
  events: readonly Event[],
  before: Shown,
  after: Shown,
): StepFrame {
  const { table, seq, at } = where
  return { t: 'step', table, seat, seq, at, events: heard(events, seat), changes: changes(before, after) }
}

import { canonical } from '../core/plain.ts'
import type { State } from '../core/state.ts'
import { hash } from './fair.ts'
import type { GameRecord } from './record.ts'

/** A record that is closed: with the state reached, and a digest of all of it. */
export function sealed(record: Omit<GameRecord, 'result' | 'end' | 'digest'>, g: State): GameRecord {
  const closed = { ...record, result: g.core.result, end: endOf(g) }
  return { ...closed, digest: hash(canonical(closed)) }
}

/** What a record keeps of the state reached. */
export function endOf(g: State): string {
  return hash(canonical(g))
}

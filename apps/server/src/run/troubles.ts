import { type Store, sql } from '../store/store.ts'
import { brokenOff } from '../table/tables.ts'

const HOUR = 60 * 60 * 1000

/** A table that could not be looked after so many times in a row, over most of a day, will not be helped by waiting. */
const GIVEN_UP = 24

/** What troubles are noted with. */
export interface TroubleParts {
  store: Store
  now: () => number
  /** Told what went wrong. */
  failed: (error: unknown, table: string) => void
  /** Told that a table was closed. */
  closed: (table: string) => Promise<void>
}

/**
 * Tables that throw, through damage or a fault of the rules. Each is looked after later and later, while the others do not wait
 * for it; in the end it is closed, as broken off.
 */
export class Troubles {
  private readonly parts: TroubleParts
  /** How often in a row. */
  private readonly times = new Map<string, number>()

  constructor(parts: TroubleParts) {
    this.parts = parts
  }

  /** How many tables are in trouble. */
  get size(): number {
    return this.times.size
  }

  /** A table plays on. */
  forget(table: string): void {
    this.times.delete(table)
  }

  /** Looking after a table went wrong. It counts only where the store is there: else the store is the trouble. */
  async note(table: string, error: unknown): Promise<void> {
    const { store, now, failed } = this.parts
    failed(error, table)
    const times = (this.times.get(table) ?? 0) + 1
    const wake = now() + Math.min(1000 * 2 ** times, HOUR)
    try {
      await store.write([sql('UPDATE progress SET wake = $1 WHERE table_id = $2', [wake, table])])
      this.times.set(table, times)
      if (times >= GIVEN_UP) await this.close(table)
    } catch (fault) {
      failed(fault, table)
    }
  }

  private async close(table: string): Promise<void> {
    const { store, now, closed } = this.parts
    this.times.delete(table)
    const { unit, news } = brokenOff(table, now())
    if (await store.write(unit, news)) await closed(table)
  }
}

import { type Listener, type Store, sql } from '../store/store.ts'
import type { Absence } from '../table/clock.ts'
import type { Clock } from './steady.ts'

/** How often the house says that it is there, and after how long a silence it was not. */
const BEAT = 5000
const SILENCE = 3 * BEAT

/**
 * When the house was there: any of its processes counts. Time in which none was, because it was stopped, the machine slept or
 * the store was away, or that never was because somebody set the clock, is nobody's.
 */
export class Presence {
  /** When nobody was there, in order. */
  readonly absences: Absence[] = []
  private readonly store: Store
  private readonly clock: Clock
  /** When it was last written that somebody is there. */
  private last = 0
  private noting: Promise<void> | null = null
  private timer: NodeJS.Timeout | undefined

  private constructor(store: Store, clock: Clock) {
    this.store = store
    this.clock = clock
  }

  /** Comes in, and notes how long nobody was there. */
  static async begin(store: Store, clock: Clock): Promise<Presence> {
    const presence = new Presence(store, clock)
    store.listen(presence.hear)
    await presence.read()
    await presence.noteAbsence()
    return presence
  }

  /** Says again and again that somebody is there. */
  watch(failed: (error: unknown) => void): void {
    this.timer = setInterval(() => void this.beat().catch(failed), BEAT)
  }

  close(): void {
    clearInterval(this.timer)
  }

  /** Says that somebody is there; a silence behind it was an absence. */
  async beat(): Promise<void> {
    if (this.isLate) return this.noteAbsence()
    this.clock.follow(await this.lastSeen())
    await this.sign()
  }

  /** Before time is told to clocks: what nobody could use of it is noted first. */
  async present(): Promise<void> {
    if (this.isLate) await (this.noting ??= this.noteAbsence().finally(() => (this.noting = null)))
  }

  /** True if nothing was written for so long that nobody may have been there. */
  private get isLate(): boolean {
    return this.clock.now() - this.last > SILENCE
  }

  private async noteAbsence(): Promise<void> {
    const since = await this.lastSeen()
    this.clock.follow(since)
    const until = this.clock.now()
    if (until - since > SILENCE) {
      await this.store.write(
        [
          sql('INSERT INTO absences (since, until) VALUES ($1, $2)', [since, until]),
          // Rounds of contests last as much longer.
          sql('UPDATE contest_tables SET due = due + $1 WHERE counted = 0 AND due IS NOT NULL', [until - since]),
        ],
        ['absent:'],
      )
      await this.read()
    }
    await this.sign()
  }

  /** When somebody last said that he is there. */
  private async lastSeen(): Promise<number> {
    const [seen] = await this.store.query<{ value: string }>("SELECT value FROM settings WHERE name = 'alive'")
    return Number(seen?.value ?? Number.NaN)
  }

  private async sign(): Promise<void> {
    const at = this.clock.now()
    await this.store.write([
      sql(
        "INSERT INTO settings (name, value) VALUES ('alive', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [`${at}`],
      ),
    ])
    this.last = at
  }

  private readonly hear: Listener = news => {
    if (news.startsWith('absent:')) void this.read().catch(() => {}) // the next beat reads it, too
  }

  private async read(): Promise<void> {
    const rows = await this.store.query<Absence>('SELECT since, until FROM absences ORDER BY since, until')
    this.absences.splice(0, this.absences.length, ...joined(rows))
    this.clock.follow(this.absences.at(-1)?.until ?? Number.NaN)
  }
}

/** What two processes noted of the same silence counts once. */
function joined(rows: readonly Absence[]): Absence[] {
  const found: Absence[] = []
  for (const { since, until } of rows) {
    const last = found.at(-1)
    if (last && since <= last.until) last.until = Math.max(last.until, until)
    else found.push({ since, until })
  }
  return found
}

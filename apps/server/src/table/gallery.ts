import { type Event, SPECTATOR } from '@hexarium/kernel'
import type { StateFrame } from '@hexarium/wire'
import { type Behind, type Coming, stepComing, tell } from './behind.ts'
import { stepFrame, type Watcher, written } from './frames.ts'
import type { Done, Play } from './play.ts'

/**
 * Those who watch a table from behind: they are shown everything a fixed time later. Where a table was taken up in the middle, what
 * they have seen must be found out first; that is not done before somebody comes to look.
 */
export class Gallery {
  private readonly table: string
  /** The house's time, not the machine's, which somebody may set. */
  private readonly clock: () => number
  private readonly watchers = new Set<Watcher>()
  /** What they have seen; null as long as nobody has found out. */
  private seen: Behind | null
  private opening: Promise<void> | null = null
  /** What happened while it is being found out. */
  private since: Coming[] = []
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(table: string, clock: () => number, seen: Behind | null) {
    this.table = table
    this.clock = clock
    this.seen = seen
  }

  get isOpen(): boolean {
    return this.seen !== null
  }

  /** Has it found out what its watchers have seen up to the last step; what happens meanwhile comes behind that. */
  open(find: () => Promise<Behind>): Promise<void> {
    if (this.opening) return this.opening
    this.opening = this.begin(find).finally(() => {
      this.opening = null
      this.since = []
    })
    this.opening.catch(() => {}) // who waits for it is told, should anybody
    return this.opening
  }

  /** Something happened that they will see in time. */
  happened(play: Play, done: Done, at: number): void {
    if (!this.seen && !this.opening) return // the log has it
    const coming = this.seen?.coming ?? this.since
    coming.push(stepComing(play, done, at))
    this.schedule()
  }

  enter(watcher: Watcher): void {
    this.catchUp()
    this.watchers.add(watcher)
    if (this.isOpen) watcher.send(written(this.state()))
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher)
  }

  get size(): number {
    return this.watchers.size
  }

  /** What they are shown now. */
  state(): StateFrame {
    const { seq, at, shown } = this.caughtUp().now
    return { t: 'state', table: this.table, seat: SPECTATOR, seq, at, shown }
  }

  /** What happened so far, as far as they have seen it: nothing of what came after, in the place of what was taken back. */
  story(): readonly Event[][] {
    return this.caughtUp().told
  }

  /** It ends; those who were there must go elsewhere. */
  close(): Watcher[] {
    this.isClosed = true
    clearTimeout(this.timer)
    const left = [...this.watchers]
    this.watchers.clear()
    return left
  }

  private async begin(find: () => Promise<Behind>): Promise<void> {
    const seen = await find()
    this.seen = { ...seen, coming: [...seen.coming, ...this.since] }
    const state = written(this.state())
    for (const watcher of this.watchers) watcher.send(state)
    this.schedule()
  }

  private caughtUp(): Behind {
    this.catchUp()
    if (!this.seen) throw new Error(`nobody has found out yet what watchers have seen of table ${this.table}`)
    return this.seen
  }

  private catchUp(): void {
    const { seen } = this
    while (seen && seen.coming.length > 0 && seen.coming[0].due <= this.clock()) {
      const { done, moment } = seen.coming.shift()!
      tell(seen.told, done)
      const where = { table: this.table, seq: moment.seq, at: moment.at }
      const frame = written(stepFrame(where, SPECTATOR, done, seen.now.shown, moment.shown))
      seen.now = moment
      for (const watcher of this.watchers) watcher.send(frame)
    }
  }

  private schedule(): void {
    const next = this.seen?.coming[0]
    if (this.timer || this.isClosed || !next) return
    const wait = Math.max(1, next.due - this.clock())
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.catchUp()
      this.schedule()
    }, wait)
    this.timer.unref()
  }
}

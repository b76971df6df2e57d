import { type Event, SPECTATOR } from '@hexarium/kernel'
import type { Shown, StateFrame } from '@hexarium/wire'
import { stepFrame, type Watcher, written } from './frames.ts'
import type { Done, Play } from './play.ts'
import { shownTo } from './shown.ts'

interface Moment {
  seq: number
  at: number
  shown: Shown
}

/** Those who watch a table from behind: they are shown everything a fixed time later. */
export class Gallery {
  private readonly table: string
  private readonly delay: number
  /** The house's time, not the machine's, which somebody may set. */
  private readonly clock: () => number
  private readonly watchers = new Set<Watcher>()
  private now: Moment
  /** What they were told, step by step. */
  private readonly told: Event[][]
  private coming: { due: number; done: Done; moment: Moment }[] = []
  private timer: NodeJS.Timeout | undefined

  constructor(play: Play, at: number, clock: () => number) {
    this.clock = clock
    this.table = play.table.id
    this.delay = play.table.terms.delay * 1000
    this.now = momentOf(play, at)
    this.told = [...play.course.learnStory()]
  }

  /** Something happened that they will see in time. */
  happened(play: Play, done: Done, at: number): void {
    this.coming.push({ due: at + this.delay, done, moment: momentOf(play, at) })
    this.schedule()
  }

  enter(watcher: Watcher): void {
    this.catchUp()
    this.watchers.add(watcher)
    watcher.send(written(this.state()))
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher)
  }

  get size(): number {
    return this.watchers.size
  }

  /** What they are shown now. */
  state(): StateFrame {
    this.catchUp()
    const { seq, at, shown } = this.now
    return { t: 'state', table: this.table, seat: SPECTATOR, seq, at, shown }
  }

  /** What happened so far, as far as they have seen it: nothing of what came after, in the place of what was taken back. */
  story(): readonly Event[][] {
    this.catchUp()
    return this.told
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private catchUp(): void {
    while (this.coming.length > 0 && this.coming[0].due <= this.clock()) {
      const { done, moment } = this.coming.shift()!
      forget(this.told, done.back.length)
      this.told.push(done.events)
      const where = { table: this.table, seq: moment.seq, at: moment.at }
      const frame = written(stepFrame(where, SPECTATOR, done, this.now.shown, moment.shown))
      this.now = moment
      for (const watcher of this.watchers) watcher.send(frame)
    }
  }

  private schedule(): void {
    if (this.timer || this.coming.length === 0) return
    const wait = Math.max(1, this.coming[0].due - this.clock())
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.catchUp()
      this.schedule()
    }, wait)
    this.timer.unref()
  }
}

function momentOf(play: Play, at: number): Moment {
  return { seq: play.visible, at, shown: shownTo(play, SPECTATOR) }
}

/** Forgets so many events at the end. */
function forget(told: Event[][], count: number): void {
  for (let left = count; left > 0 && told.length > 0; ) {
    const last = told.pop()!
    if (last.length > left) told.push(last.slice(0, -left))
    left -= last.length
  }
}

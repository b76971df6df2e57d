import { type Event, SPECTATOR } from '@hexarium/kernel'
import { type StateFrame, stepFrame, type Watcher } from './frames.ts'
import type { Play } from './play.ts'
import { type Shown, shownTo } from './shown.ts'

interface Moment {
  seq: number
  at: number
  /** Lines of the record so far. */
  lines: number
  shown: Shown
}

/** Those who watch a table from behind: they are shown everything a fixed time later. */
export class Gallery {
  private readonly table: string
  private readonly delay: number
  private readonly watchers = new Set<Watcher>()
  private now: Moment
  private coming: { due: number; events: Event[]; moment: Moment }[] = []
  private timer: NodeJS.Timeout | undefined

  constructor(play: Play, at: number) {
    this.table = play.table.id
    this.delay = play.table.terms.delay * 1000
    this.now = momentOf(play, at)
  }

  /** Something happened that they will see in time. */
  happened(play: Play, events: Event[], at: number): void {
    this.coming.push({ due: at + this.delay, events, moment: momentOf(play, at) })
    this.schedule()
  }

  enter(watcher: Watcher): void {
    this.catchUp()
    this.watchers.add(watcher)
    watcher.send(JSON.stringify(this.state()))
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

  /** How many lines of the record they have seen. */
  lines(): number {
    this.catchUp()
    return this.now.lines
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private catchUp(): void {
    while (this.coming.length > 0 && this.coming[0]!.due <= Date.now()) {
      const { events, moment } = this.coming.shift()!
      const where = { table: this.table, seq: moment.seq, at: moment.at }
      const frame = JSON.stringify(stepFrame(where, SPECTATOR, events, this.now.shown, moment.shown))
      this.now = moment
      for (const watcher of this.watchers) watcher.send(frame)
    }
  }

  private schedule(): void {
    if (this.timer || this.coming.length === 0) return
    const wait = Math.max(1, this.coming[0]!.due - Date.now())
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.catchUp()
      this.schedule()
    }, wait)
    this.timer.unref()
  }
}

function momentOf(play: Play, at: number): Moment {
  return { seq: play.visible, at, lines: play.match.lines.length, shown: shownTo(play, SPECTATOR) }
}

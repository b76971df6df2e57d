import { type AnyGame, heard, type Outcome, type Seat, SPECTATOR } from '@hexarium/kernel'
import type { Heard, Shown, StateFrame, StepFrame } from '@hexarium/wire'
import type { LogRow, Progress, Store } from '../store/store.ts'
import { archived, snapshotted } from './archive.ts'
import { stepFrame, type Watcher, written } from './frames.ts'
import { Gallery } from './gallery.ts'
import { type Done, Play } from './play.ts'
import { isSettled, type Saved } from './saved.ts'
import { shownTo } from './shown.ts'
import { seatList } from './tables.ts'
import type { Table } from './terms.ts'

/** A snapshot is taken after about this many lines. */
const SNAPSHOT_EVERY = 200

/** Should a bot not have answered by then, somebody looks after it. */
export const BOT_PATIENCE = 15_000

type Row = { seq: number; line: string; actor: number; at: number; client: string | null }

/** What the rest of the house wants to know of a step. */
export interface Committed {
  live: LiveTable
  /** Who was asked before. */
  before: readonly Seat[]
  /** True if this process did it. */
  here: boolean
}

/** A table in memory. What it does is done one after the other, and shown only once it is kept. */
export class LiveTable {
  readonly id: string
  readonly game: AnyGame
  play: Play
  /** It has left the memory: who still holds it must fetch the table anew. */
  released = false
  private readonly store: Store
  private readonly told: (committed: Committed) => void
  private readonly watchers = new Set<Watcher>()
  /** What the watched seats were last shown. */
  private readonly shown = new Map<Seat, Shown>()
  private gallery: Gallery | null = null
  private tail: Promise<unknown> = Promise.resolve()
  private saved = 0
  private progress = ''
  private at = 0

  private constructor(store: Store, game: AnyGame, play: Play, told: LiveTable['told']) {
    this.store = store
    this.game = game
    this.play = play
    this.id = play.table.id
    this.told = told
  }

  /** Brings a table that was started into memory: from its snapshot and the lines since. */
  static async load(store: Store, game: AnyGame, table: Table, told: LiveTable['told']): Promise<Outcome<LiveTable>> {
    const begun = Play.begin(game, table)
    if (!begun.ok) return begun
    const live = new LiveTable(store, game, begun.value, told)
    await live.reload()
    return { ok: true, value: live }
  }

  /** One after the other. */
  exclusive<T>(work: () => Promise<T> | T): Promise<T> {
    const result = this.tail.then(work)
    this.tail = result.catch(() => {})
    return result
  }

  /** Keeps what was just done and then shows it. False if somebody else was first: then the table is as he left it. */
  async commit(done: Done, actor: Seat, at: number, client: string | null, before: readonly Seat[]): Promise<boolean> {
    const { play } = this
    if (client !== null) play.remember(client)
    const row: LogRow = { table: this.id, seq: play.seq, visible: play.visible, line: done.line, actor, at, client }
    const progress = this.progressNow(at)
    const moved = `${progress.waiting} ${progress.wake}` !== this.progress
    const over = play.status !== 'running'
    if (over) play.learnStory()
    let written: boolean
    try {
      written = await this.store.append(row, moved || over ? progress : null, over ? archived(play, at) : [])
    } catch (error) {
      await this.reload()
      throw error
    }
    if (!written) {
      await this.catchUp(true)
      return false
    }
    this.progress = `${progress.waiting} ${progress.wake}`
    this.show(done, at)
    this.snapshotSometimes()
    this.told({ live: this, before, here: true })
    return true
  }

  /** Follows what another process wrote. With `anew` what is in memory is not to be trusted. */
  async catchUp(anew = false): Promise<void> {
    const rows = anew
      ? null
      : await this.store.query<Row>(
          'SELECT seq, line, actor, at, client FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq',
          [this.id, this.play.seq],
        )
    if (rows === null) return this.reload()
    for (const row of rows) {
      const before = this.play.asked()
      let done: Done
      try {
        done = this.play.redo(row.line, row.actor, row.at, row.client)
      } catch {
        return this.reload()
      }
      this.show(done, row.at)
      this.told({ live: this, before, here: false })
    }
  }

  // ---- those who look on ----

  enter(watcher: Watcher): void {
    if (watcher.seat === SPECTATOR && this.gallery) {
      this.gallery.enter(watcher)
      return
    }
    this.watchers.add(watcher)
    watcher.send(written(this.state(watcher.seat)))
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher)
    this.gallery?.leave(watcher)
    if (![...this.watchers].some(other => other.seat === watcher.seat)) this.shown.delete(watcher.seat)
  }

  get watched(): boolean {
    return this.watchers.size > 0 || (this.gallery?.size ?? 0) > 0
  }

  /** What a seat is shown now. */
  state(seat: Seat): StateFrame {
    if (seat === SPECTATOR && this.gallery) return this.gallery.state()
    const known = this.shown.get(seat)
    const shown = known ?? shownTo(this.play, seat)
    if (!known && [...this.watchers].some(watcher => watcher.seat === seat)) this.shown.set(seat, shown)
    return { t: 'state', table: this.id, seat, seq: this.play.visible, at: this.at, shown }
  }

  /** What happened so far as a seat heard it, by line of the record; the opening comes first. */
  story(seat: Seat): Heard[][] {
    const told = seat === SPECTATOR && this.gallery ? this.gallery.story() : this.play.learnStory()
    return told.map(events => heard(events, seat))
  }

  /** Sends everybody who watches the same frame. */
  broadcast(frame: string, to: (seat: Seat) => boolean = () => true): void {
    for (const watcher of this.watchers) if (to(watcher.seat)) watcher.send(frame)
  }

  close(): void {
    this.gallery?.close()
  }

  // ---- within ----

  private show(done: Done, at: number): void {
    this.at = at
    const where = { table: this.id, seq: this.play.visible, at }
    const frames = new Map<Seat, string>()
    for (const watcher of this.watchers) {
      let frame = frames.get(watcher.seat)
      if (frame === undefined) {
        const before = this.shown.get(watcher.seat) ?? shownTo(this.play, watcher.seat)
        const after = shownTo(this.play, watcher.seat)
        const step = stepFrame(where, watcher.seat, done, before, after)
        // What nobody else can notice is no news for others, not even as an empty frame.
        frame = done.quiet && isEmpty(step) ? '' : written(step)
        frames.set(watcher.seat, frame)
        this.shown.set(watcher.seat, after)
      }
      if (frame) watcher.send(frame)
    }
    if (!done.quiet) this.gallery?.happened(this.play, done, at)
  }

  private progressNow(at: number): Progress {
    const { play } = this
    const asked = play.status === 'running' ? play.asked() : []
    const bot = play.status === 'running' && play.botsAsked().length > 0 ? at + BOT_PATIENCE : undefined
    const deadline = play.nextDeadline()?.at
    const wake = Math.min(bot ?? Number.POSITIVE_INFINITY, deadline ?? Number.POSITIVE_INFINITY)
    // The watchman looks after bots roughly; that must not cost a write for every choice.
    const rough = bot !== undefined && wake === bot ? Math.ceil(wake / BOT_PATIENCE) * BOT_PATIENCE : wake
    return {
      table: this.id,
      waiting: seatList(asked),
      wake: Number.isFinite(rough) ? rough : null,
      updated: at,
    }
  }

  private snapshotSometimes(): void {
    const { play } = this
    if (play.seq - this.saved < SNAPSHOT_EVERY || play.status !== 'running' || !isSettled(play)) return
    this.saved = play.seq
    this.store.write(snapshotted(play)).catch(() => {
      this.saved = 0 // a snapshot only saves time: the next one will do
    })
  }

  /** Forgets what is in memory and reads what is kept. */
  private async reload(): Promise<void> {
    const { table } = this.play
    const delayed = table.terms.delay > 0
    const [snapshot] = delayed
      ? []
      : await this.store.query<{ rules: string; data: string }>(
          'SELECT rules, data FROM snapshots WHERE table_id = $1',
          [this.id],
        )
    const usable = snapshot && snapshot.rules === table.rules ? (JSON.parse(snapshot.data) as Saved) : undefined
    const begun = usable ? Play.resume(this.game, table, usable) : Play.begin(this.game, table)
    if (!begun.ok) throw new Error(begun.problem.text)
    const play = begun.value
    this.saved = play.seq
    const rows = await this.store.query<Row>(
      'SELECT seq, line, actor, at, client FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq',
      [this.id, play.seq],
    )
    this.at = table.started ?? table.created
    const gallery = delayed ? new Gallery(play, this.at) : null
    for (const row of rows) {
      const done = play.redo(row.line, row.actor, row.at, row.client)
      this.at = row.at
      if (!done.quiet) gallery?.happened(play, done, row.at)
    }
    this.gallery?.close()
    this.play = play
    this.gallery = gallery
    this.progress = ''
    this.shown.clear()
    for (const watcher of this.watchers) watcher.send(written(this.state(watcher.seat)))
  }
}

/** True if a frame has nothing to tell. */
function isEmpty({ changes, events, back = 0 }: StepFrame): boolean {
  return changes.length === 0 && events.length === 0 && back === 0
}

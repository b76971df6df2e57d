import type { Plan } from '@hexarium/bots'
import { type AnyGame, fine, heard, type Outcome, type Seat, SPECTATOR } from '@hexarium/kernel'
import type { Command, Heard, Shown, StateFrame, StepFrame } from '@hexarium/wire'
import { type LogRow, type Progress, sql } from '../store/store.ts'
import { archived, snapshotted } from './archive.ts'
import { choicesTakenBack } from './commands.ts'
import { stepFrame, type Watcher, written } from './frames.ts'
import type { Gallery } from './gallery.ts'
import { type Reading, readBehind, readTable, rowsAfter } from './kept.ts'
import { type Done, Play } from './play.ts'
import { redo } from './rebuilt.ts'
import { isSettled, specOf } from './saved.ts'
import { shownTo } from './shown.ts'
import { seatList } from './tables.ts'
import type { Table } from './terms.ts'

/** A snapshot is taken after about this many lines, and, once there are a few, when the table leaves the memory: who wants it back waits less. */
const SNAPSHOT_EVERY = 100
const WORTH_SAVING = 10

/** Should a bot not have answered by then, somebody looks after it. */
export const BOT_PATIENCE = 15_000

/** What the rest of the house wants to know of a step. */
export interface Committed {
  live: LiveTable
  /** Who was asked before. */
  before: readonly Seat[]
  /** True if this process did it. */
  here: boolean
}

/** What a table in memory is made of. */
export interface LiveParts extends Reading {
  told: (committed: Committed) => void
  /** Told that its game is over and the last who looked on has gone. */
  deserted: (live: LiveTable) => void
  /** Told what went wrong unexpectedly. */
  failed: (error: unknown, table: string) => void
}

/** A table in memory. What it does is done one after the other, and shown only once it is kept. */
export class LiveTable {
  readonly id: string
  readonly game: AnyGame
  play: Play
  /** When somebody last wanted it, as this process counts milliseconds. */
  wanted = 0
  /** It has left the memory: who still holds it must fetch the table anew. */
  released = false
  /** What bots keep of their plans between two questions; lost, they plan anew. */
  readonly plans = new Map<Seat, Plan | null>()
  private readonly parts: LiveParts
  private readonly watchers = new Set<Watcher>()
  /** What the watched seats were last shown. */
  private readonly shown = new Map<Seat, Shown>()
  private gallery: Gallery | null = null
  private tail: Promise<unknown> = Promise.resolve()
  private saved = 0
  private progress = ''
  private at = 0
  /** False if what is in memory may not be what is kept: nothing is done or shown before that is read again. */
  private isTrue = true

  private constructor(parts: LiveParts, game: AnyGame, play: Play) {
    this.parts = parts
    this.game = game
    this.play = play
    this.id = play.table.id
  }

  /** Brings a table that was started into memory: from its snapshot and the lines since. */
  static async load(parts: LiveParts, game: AnyGame, table: Table): Promise<Outcome<LiveTable>> {
    const begun = Play.begin(game, table, parts.absences)
    if (!begun.ok) return begun
    const live = new LiveTable(parts, game, begun.value)
    await live.reload()
    return { ok: true, value: live }
  }

  /** One after the other. */
  exclusive<T>(work: () => Promise<T> | T): Promise<T> {
    const result = this.tail.then(work)
    this.tail = result.catch(() => {})
    return result
  }

  /** Something went wrong half-way: what is in memory is not to be trusted. */
  distrust(): void {
    this.isTrue = false
  }

  /** Reads what is kept if memory cannot be trusted. */
  async beTrue(): Promise<void> {
    if (!this.isTrue) await this.reload()
  }

  /** Keeps what was just done and then shows it. False if somebody else was first: then the table is as he left it. */
  async commit(done: Done, actor: Seat, at: number, client: string | null, before: readonly Seat[]): Promise<boolean> {
    const { play } = this
    const row: LogRow = { table: this.id, seq: play.seq, visible: play.visible, line: done.line, actor, at, client }
    const progress = this.progressNow(at)
    // What nobody can notice leaves no trace where others look, in lists.
    const moved = !done.quiet && `${progress.waiting} ${progress.wake}` !== this.progress
    const over = play.status !== 'running'
    this.isTrue = false
    // A thread that fails, or has too much to do, keeps no game from ending.
    if (over && !(await this.learn(play.table.host).catch(() => ({ ok: false }))).ok) play.course.learnStory()
    if (!(await this.parts.store.append(row, moved && !over ? progress : null, over ? archived(play, at) : []))) {
      await this.reload()
      return false
    }
    this.isTrue = true
    if (client !== null) play.remember(client)
    if (moved) this.progress = `${progress.waiting} ${progress.wake}`
    this.show(done, at)
    this.snapshot(SNAPSHOT_EVERY)
    this.parts.told({ live: this, before, here: true })
    return true
  }

  /** Notes anew when somebody must look after it: it was looked after, and nothing was to be done yet. */
  async noteProgress(at: number): Promise<void> {
    const { wake } = this.progressNow(at)
    await this.parts.store.write([sql('UPDATE progress SET wake = $1 WHERE table_id = $2', [wake, this.id])])
  }

  /** Follows what another process wrote. */
  async catchUp(): Promise<void> {
    if (!this.isTrue) return this.reload()
    for (const row of await rowsAfter(this.parts.store, this.id, this.play.seq)) {
      const before = this.play.asked()
      let done: Done
      try {
        done = redo(this.play, row)
      } catch {
        return this.reload()
      }
      this.show(done, row.at)
      this.parts.told({ live: this, before, here: false })
    }
  }

  /** Somebody at the table is called otherwise from now on, in its record, too. */
  async call(names: readonly string[]): Promise<void> {
    const { holders } = this.play.table
    if (holders.every(({ name }, seat) => name === names[seat])) return
    for (const [seat, holder] of holders.entries()) holder.name = names[seat]
    await this.reload()
  }

  /** Has threads find out what a command will want to know, so that nobody at another table waits for it. */
  async prepare(seat: Seat, command: Command, whose: string): Promise<Outcome<null>> {
    const isAsked = command.do === 'offer' && command.what === 'undo'
    if (!isAsked && choicesTakenBack(this.play, seat, command) === 0) return fine(null)
    const learnt = await this.learn(whose)
    if (!learnt.ok) return learnt
    const choices = choicesTakenBack(this.play, seat, command)
    if (choices === 0) return fine(null)
    const lines = this.play.course.leftAfter(choices)
    const told = { game: this.game.id, spec: specOf(this.play.table), lines }
    const state = await this.parts.reckoner.ask(whose, 'rewind', told)
    if (!state.ok) return state
    this.play.course.rewound = { lines: lines.length, state: state.value }
    return fine(null)
  }

  /** Has a thread find out what happened before the snapshot this table was taken up from. */
  private async learn(whose: string): Promise<Outcome<null>> {
    if (this.play.course.isWhole) return fine(null)
    const { lines } = this.play.match
    const job = { game: this.game.id, spec: specOf(this.play.table), lines }
    const told = await this.parts.reckoner.ask(whose, 'story', job)
    if (!told.ok) return told
    this.play.course.learn(told.value)
    return fine(null)
  }

  // ---- those who look on ----

  /** Has found out what watchers who are behind have seen, if that is not known: then they can be shown it, not before. */
  openGallery(): Promise<void> | undefined {
    const { gallery, play } = this
    if (!gallery || gallery.isOpen) return undefined
    const { seq, table } = play
    return gallery.open(() => readBehind(this.parts, this.game, table, seq))
  }

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
    if (!this.watched && this.play.status !== 'running') this.parts.deserted(this)
  }

  get watched(): boolean {
    return this.watchers.size > 0 || (this.gallery?.size ?? 0) > 0
  }

  /** When something happened last that everybody could notice. */
  get lastAt(): number {
    return this.at
  }

  /** What a seat is shown now. */
  state(seat: Seat): StateFrame {
    if (seat === SPECTATOR && this.gallery) return this.gallery.state()
    const known = this.shown.get(seat)
    const shown = known ?? shownTo(this.play, seat)
    if (!known && [...this.watchers].some(watcher => watcher.seat === seat)) this.shown.set(seat, shown)
    return { t: 'state', table: this.id, seat, seq: this.play.visible, at: this.at, shown }
  }

  /** What happened so far as a seat heard it, by line of the record, the opening first; null if only a replay could tell. */
  story(seat: Seat): Heard[][] | null {
    const told = seat === SPECTATOR && this.gallery ? this.gallery.story() : this.play.course.story
    return told?.map(events => heard(events, seat)) ?? null
  }

  /** Sends everybody who watches the same frame. */
  broadcast(frame: string, to: (seat: Seat) => boolean = () => true): void {
    for (const watcher of this.watchers) if (to(watcher.seat)) watcher.send(frame)
  }

  close(): void {
    this.gallery?.close()
  }

  /** It leaves the memory because nobody wants it now: whoever wants it later shall not wait for many lines. */
  leaveMemory(): void {
    this.released = true
    this.snapshot(WORTH_SAVING)
    this.close()
  }

  // ---- within ----

  private show(done: Done, at: number): void {
    if (!done.quiet) this.at = at
    const where = { table: this.id, seq: this.play.visible, at: this.at }
    const frames = new Map<Seat, string>()
    for (const watcher of this.watchers) {
      let frame = frames.get(watcher.seat)
      if (frame === undefined) {
        const before = this.shown.get(watcher.seat)!
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
    const bot = play.status === 'running' && play.isBotAwaited() ? at + BOT_PATIENCE : undefined
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

  /** Keeps how things stand if that was so many lines ago, and nothing can be taken back that a snapshot would forget. */
  private snapshot(after: number): void {
    const { play } = this
    if (play.seq - this.saved < after || play.status !== 'running' || !this.isTrue || !isSettled(play)) return
    this.saved = play.seq
    this.parts.store.write(snapshotted(play, this.at)).catch(() => {
      this.saved = 0 // a snapshot only saves time: the next one will do
    })
  }

  /** Forgets what is in memory and reads what is kept. */
  private async reload(): Promise<void> {
    this.isTrue = false
    const { play, gallery, at, saved } = await readTable(this.parts, this.game, this.play.table)
    this.saved = saved
    this.at = at
    const behind = this.gallery?.close() ?? []
    this.play = play
    this.gallery = gallery
    this.progress = ''
    this.shown.clear()
    this.isTrue = true
    for (const watcher of this.watchers) watcher.send(written(this.state(watcher.seat)))
    for (const watcher of behind) this.enter(watcher)
    if (behind.length > 0) this.openGallery()?.catch(error => this.parts.failed(error, this.id))
  }
}

/** True if a frame has nothing to tell. */
function isEmpty({ changes, events, back = 0 }: StepFrame): boolean {
  return changes.length === 0 && events.length === 0 && back === 0
}

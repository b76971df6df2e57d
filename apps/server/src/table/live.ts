import type { Plan } from '@hexarium/bots'
import { type AnyGame, fine, heard, type Outcome, type Seat, SPECTATOR } from '@hexarium/kernel'
import type { Command, Heard, Shown, StateFrame, StepFrame } from '@hexarium/wire'
import type { Reckoner } from '../reckon/reckoner.ts'
import { type LogRow, type Progress, type Store, sql } from '../store/store.ts'
import { archived, findArchived, snapshotted } from './archive.ts'
import type { Absence } from './clock.ts'
import { choicesTakenBack } from './commands.ts'
import { stepFrame, type Watcher, written } from './frames.ts'
import { Gallery } from './gallery.ts'
import { type Done, Play } from './play.ts'
import { type Row, redo } from './rebuilt.ts'
import { isSettled, type Saved, specOf } from './saved.ts'
import { shownTo } from './shown.ts'
import { seatList } from './tables.ts'
import type { Table } from './terms.ts'

/** A snapshot is taken after about this many lines. */
const SNAPSHOT_EVERY = 200

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
export interface LiveParts {
  store: Store
  /** When the house was not there. */
  absences: readonly Absence[]
  reckoner: Reckoner
  now: () => number
  told: (committed: Committed) => void
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
    if (over && !(await this.learn(play.table.host)).ok) play.learnStory()
    if (!(await this.parts.store.append(row, moved || over ? progress : null, over ? archived(play, at) : []))) {
      await this.reload()
      return false
    }
    this.isTrue = true
    if (client !== null) play.remember(client)
    if (moved) this.progress = `${progress.waiting} ${progress.wake}`
    this.show(done, at)
    this.snapshotSometimes()
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
    for (const row of await this.rowsAfter(this.play.seq)) {
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
    const lines = this.play.leftAfter(choices)
    const told = { game: this.game.id, spec: specOf(this.play.table), lines }
    const state = await this.parts.reckoner.ask(whose, 'rewind', told)
    if (!state.ok) return state
    this.play.rewound = { lines: lines.length, state: state.value }
    return fine(null)
  }

  /** Has a thread find out what happened before the snapshot this table was taken up from. */
  private async learn(whose: string): Promise<Outcome<null>> {
    if (this.play.story !== null) return fine(null)
    const { lines } = this.play.match
    const told = await this.parts.reckoner.ask(whose, 'story', {
      game: this.game.id,
      spec: specOf(this.play.table),
      lines,
    })
    if (!told.ok) return told
    this.play.learn(told.value)
    return fine(null)
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
    const told = seat === SPECTATOR && this.gallery ? this.gallery.story() : this.play.story
    return told?.map(events => heard(events, seat)) ?? null
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

  private snapshotSometimes(): void {
    const { play } = this
    if (play.seq - this.saved < SNAPSHOT_EVERY || play.status !== 'running' || !isSettled(play)) return
    this.saved = play.seq
    this.parts.store.write(snapshotted(play)).catch(() => {
      this.saved = 0 // a snapshot only saves time: the next one will do
    })
  }

  private rowsAfter(seq: number): Promise<Row[]> {
    return this.parts.store.query<Row>(
      'SELECT seq, line, actor, at, client FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq',
      [this.id, seq],
    )
  }

  /** The whole log; of a game that is over, and has none any more, the lines of its record. */
  private async allRows(): Promise<Row[]> {
    const rows = await this.rowsAfter(0)
    const { finished } = this.play.table
    if (rows.length > 0 || finished === null) return rows
    const { record } = (await findArchived(this.parts.store, this.id)) ?? {}
    return (record?.choices ?? []).map((line, index) => ({
      seq: index + 1,
      line,
      actor: -1,
      at: finished,
      client: null,
    }))
  }

  /** Forgets what is in memory and reads what is kept. */
  private async reload(): Promise<void> {
    this.isTrue = false
    const saved = (await this.snapshot()) ?? (await this.end())
    const rows = saved ? await this.rowsAfter(saved.seq ?? 0) : await this.allRows()
    const { play, gallery, at } = this.replayed(saved, rows) ?? this.replayed(undefined, await this.allRows())!
    this.saved = saved?.seq ?? 0
    this.at = at
    this.gallery?.close()
    this.play = play
    this.gallery = gallery
    this.progress = ''
    this.shown.clear()
    this.isTrue = true
    for (const watcher of this.watchers) watcher.send(written(this.state(watcher.seat)))
  }

  /** The snapshot, if there is one that these rules can read. Who looks on later than it happens needs all from the start. */
  private async snapshot(): Promise<Saved | undefined> {
    const { table } = this.play
    if (table.terms.delay > 0) return undefined
    const [snapshot] = await this.parts.store.query<{ rules: string; data: string }>(
      'SELECT rules, data FROM snapshots WHERE table_id = $1',
      [this.id],
    )
    if (snapshot?.rules !== table.rules) return undefined
    try {
      return JSON.parse(snapshot.data) as Saved
    } catch {
      return undefined // the log is the truth, a snapshot only saves time
    }
  }

  /** How it ended, if it is over for everybody: there is nothing to take back, so a thread can play it again. */
  private async end(): Promise<Saved | undefined> {
    const { table } = this.play
    const isOver = table.finished !== null && table.finished + table.terms.delay * 1000 < this.parts.now()
    if (!isOver) return undefined
    const told = { game: this.game.id, table, rows: await this.allRows(), absences: this.parts.absences }
    const end = await this.parts.reckoner.ask(this.id, 'end', told).catch(() => undefined)
    return end?.ok ? end.value : undefined // else it is played again here, where what is wrong with it is told
  }

  /** What a snapshot and the lines since lead to; undefined if the snapshot is damaged. Throws if the log is. */
  private replayed(saved: Saved | undefined, rows: readonly Row[]) {
    const { table } = this.play
    let at = table.started ?? table.created
    try {
      const begun = saved
        ? Play.resume(this.game, table, saved, this.parts.absences)
        : Play.begin(this.game, table, this.parts.absences)
      if (!begun.ok) throw new Error(begun.problem.text)
      const play = begun.value
      const gallery = table.terms.delay > 0 && !saved ? new Gallery(play, at) : null
      for (const row of rows) {
        const done = redo(play, row)
        if (done.quiet) continue
        at = row.at
        gallery?.happened(play, done, row.at)
      }
      if (table.status === 'broken') play.broken = true // the house may have closed it
      return { play, gallery, at }
    } catch (error) {
      if (saved) return undefined
      throw error
    }
  }
}

/** True if a frame has nothing to tell. */
function isEmpty({ changes, events, back = 0 }: StepFrame): boolean {
  return changes.length === 0 && events.length === 0 && back === 0
}

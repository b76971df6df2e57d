import type { Attendant } from '../bots/attend.ts'
import type { Config } from '../config.ts'
import type { Contests } from '../contests/contests.ts'
import type { Notices } from '../notice/notices.ts'
import type { Ratings } from '../rating/ratings.ts'
import { type Store, sql } from '../store/store.ts'
import type { Hall } from '../table/hall.ts'
import type { Seeks } from '../table/seeks.ts'
import { freeUnopened } from '../table/shares.ts'
import type { Aftermath } from './aftermath.ts'
import type { Beside } from './beside.ts'
import { sweep } from './sweep.ts'
import type { Troubles } from './troubles.ts'

const HOUR = 60 * 60 * 1000

/** How often the watchman goes round, how often contests are looked after, and how often letters and ratings. */
const ROUND = 250
const SOON = 1000
const RARELY = 60_000

/** How often tables nobody wants are let go. */
const IDLE = 15_000

/** What a watchman looks after. */
export interface WatchmanParts {
  store: Store
  config: Config
  now: () => number
  hall: Hall
  attendant: Attendant
  troubles: Troubles
  aftermath: Aftermath
  ratings: Ratings
  notices: Notices
  seeks: Seeks
  contests: Contests
  beside: Beside
  /** Before time is told to clocks: what nobody could use of it is noted first. */
  present: () => Promise<void>
}

/** Goes round: clocks, bots that were forgotten, letters, ratings, and what only grows. */
export class Watchman {
  private readonly parts: WatchmanParts
  private readonly timers: NodeJS.Timeout[] = []
  private onRound = false
  private isClosed = false

  constructor(parts: WatchmanParts) {
    this.parts = parts
  }

  begin(): void {
    const { store, hall, now, ratings, notices, seeks, contests, beside } = this.parts
    beside.do(() => contests.findForgotten())
    beside.do(() => notices.sendLetters()) // what became due while the house was away
    const again = (every: number, work: () => Promise<unknown>): void => {
      this.timers.push(setInterval(() => beside.do(work), every))
    }
    again(ROUND, () => this.round())
    again(SOON, () => contests.round())
    again(RARELY, () => contests.findForgotten())
    again(RARELY, () => ratings.settleAll())
    again(RARELY, () => notices.sendLetters())
    again(RARELY, () => notices.pushForgotten())
    again(RARELY, () => freeUnopened(store, now()))
    again(RARELY, () => seeks.sweep())
    again(IDLE, async () => hall.forgetIdle())
    again(HOUR, () => this.sweep())
  }

  close(): void {
    this.isClosed = true
    for (const timer of this.timers) clearInterval(timer)
  }

  /** Looks after tables whose time has come: clocks, and bots that were forgotten. */
  private async round(): Promise<void> {
    if (this.onRound || this.isClosed) return
    this.onRound = true
    const { store, now, present, troubles } = this.parts
    try {
      await present()
      const due = await store.query<{ table_id: string }>(
        'SELECT table_id FROM progress WHERE wake <= $1 ORDER BY wake LIMIT 200',
        [now()],
      )
      await Promise.all(
        due.map(({ table_id }) => this.lookAfter(table_id).catch(error => troubles.note(table_id, error))),
      )
    } finally {
      this.onRound = false
    }
  }

  private async lookAfter(id: string): Promise<void> {
    const { store, hall, now, config, attendant } = this.parts
    const live = await hall.live(id)
    if (!live.ok) {
      // It cannot be played as things are, by other rules perhaps: no use to ask again at once.
      await store.write([sql('UPDATE progress SET wake = $1 WHERE table_id = $2', [now() + HOUR, id])])
      return
    }
    const acted = await hall.timeOut(id, config.TIMEOUT_BOT)
    if (!acted) await hall.at(id, table => table.noteProgress(now()))
    attendant.attend(live.value)
  }

  /** Sweeps out what only grows. */
  private async sweep(): Promise<void> {
    const { store, config, now, aftermath } = this.parts
    for (const id of await sweep(store, config, now())) await aftermath.ofClosing(id)
  }
}

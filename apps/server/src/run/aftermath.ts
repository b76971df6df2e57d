import type { Seat } from '@hexarium/kernel'
import type { Logger } from 'pino'
import type { Attendant } from '../bots/attend.ts'
import type { Contests } from '../contests/contests.ts'
import type { Notices } from '../notice/notices.ts'
import type { Ratings } from '../rating/ratings.ts'
import type { Store } from '../store/store.ts'
import { written } from '../table/frames.ts'
import type { Hall } from '../table/hall.ts'
import type { Committed } from '../table/live.ts'
import type { Orders } from '../table/orders.ts'
import { findTable } from '../table/tables.ts'
import type { Table } from '../table/terms.ts'
import type { Beside } from './beside.ts'
import type { Metrics } from './metrics.ts'
import type { Troubles } from './troubles.ts'

/** Who has to do with what happened at a table. */
export interface AftermathParts {
  store: Store
  hall: Hall
  log: Logger
  orders: Orders
  attendant: Attendant
  notices: Notices
  ratings: Ratings
  contests: Contests
  troubles: Troubles
  metrics: Metrics
  beside: Beside
  /** True if a person looks at a table here. */
  isLooking: (person: string, table: string) => boolean
}

/** What follows when something happened at a table: orders, bots, notices, ratings. */
export class Aftermath {
  private readonly parts: AftermathParts

  constructor(parts: AftermathParts) {
    this.parts = parts
  }

  /** A step is kept. What another process did has its aftermath there. */
  ofStep({ live, before, here }: Committed): void {
    if (!here) return
    const { troubles, metrics, beside, orders, attendant, ratings, contests, store } = this.parts
    const { play } = live
    troubles.forget(live.id)
    metrics.steps.inc({ game: play.game.id })
    beside.do(() => orders.carryOut(live))
    if (play.status === 'running') {
      attendant.attend(live)
      for (const seat of play.peopleAsked())
        if (!before.includes(seat)) this.tellUnlessLooking(play.holders[seat].person!, live.id, 'turn')
      return
    }
    beside.do(() => store.publish('hall:'))
    if (play.table.terms.rated) beside.do(() => ratings.settle(live.id))
    beside.do(() => contests.tableOver(play.table))
    for (const person of peopleAt(play.table)) this.tellUnlessLooking(person, live.id, 'over')
  }

  /** A table was started here. */
  async ofStart(table: Table, by: string): Promise<void> {
    const { notices, hall, attendant } = this.parts
    for (const person of peopleAt(table)) if (person !== by) await notices.tell(person, table.id, 'start')
    const live = await hall.live(table.id)
    if (live.ok) attendant.attend(live.value)
  }

  /** The house closed a table: its players are told. */
  async ofClosing(id: string): Promise<void> {
    const table = await findTable(this.parts.store, id)
    for (const person of table ? peopleAt(table) : []) await this.parts.notices.tell(person, id, 'closed')
  }

  /** A bot could not decide and took its first option: that is noted, and told at the table. */
  ofLostBot(id: string, seat: Seat, level: string, fault: string): void {
    const { metrics, log, beside, hall } = this.parts
    metrics.botFaults.inc({ level })
    log.warn({ table: id, seat, level, fault }, 'a bot could not decide')
    const frame = written({ t: 'trouble', table: id, what: 'bot', seat })
    beside.do(async () => (await hall.inMemory(id))?.broadcast(frame))
  }

  private tellUnlessLooking(person: string, table: string, what: 'turn' | 'over'): void {
    const { isLooking, beside, notices } = this.parts
    if (!isLooking(person, table)) beside.do(() => notices.tell(person, table, what))
  }
}

/** The people who have seats, each once. */
function peopleAt({ holders }: Table): Set<string> {
  return new Set(holders.flatMap(({ person }) => (person === null ? [] : [person])))
}

import { fine, refused } from '@hexarium/kernel'
import type { Notices } from '../notice/notices.ts'
import { type Store, sql } from '../store/store.ts'
import type { Hall } from '../table/hall.ts'
import { calledOff, counted, type Laid, laidIn, presenceAt } from './laying.ts'
import { isBot } from './participants.ts'
import type { TournamentBook, TournamentChapter, TournamentTerms } from './tournament-book.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A day before a round's time is up, or when a quarter of it is left, those who are waited for are reminded. */
const REMIND = DAY

export interface TimeParts {
  store: Store
  now: () => number
  hall: Hall
  notices: Notices
  book: TournamentBook
}

/** The time of a tournament's rounds: who is reminded, and who loses because he did not come or was waited for. */
export class TournamentTime {
  private readonly parts: TimeParts

  constructor(parts: TimeParts) {
    this.parts = parts
  }

  /** Sees to games whose time is up, and reminds those whose time nearly is. True if a match was decided. */
  async callTime(chapter: TournamentChapter): Promise<boolean> {
    const { store, now } = this.parts
    const rows = await laidIn(store, chapter.contest.id)
    let decided = false
    for (const row of rows.filter(({ status, due }) => status === 'running' && due !== null)) {
      if (now() >= row.due!) decided = (await this.timeIsUp(chapter, row, rows)) || decided
      else if (row.reminded === 0 && now() >= row.due! - remindBefore(chapter.contest.spec))
        await this.remind(chapter, row)
    }
    return decided
  }

  /**
   * Who is waited for when the time is up loses: if he never chose anything in this match he did not come, else he gives up the game.
   * In live rounds the time is for coming alone: who came goes by his clock.
   */
  private async timeIsUp({ contest, state }: TournamentChapter, row: Laid, rows: readonly Laid[]): Promise<boolean> {
    const { store, now, hall } = this.parts
    const { asked, came } = await presenceAt(store, row.table)
    const others = rows.filter(({ match, table }) => match === row.match && table !== row.table)
    const elsewhere = await Promise.all(others.map(async ({ table }) => (await presenceAt(store, table)).came))
    const hasCome = (seat: number) => came.includes(seat) || elsewhere.some(seats => seats.includes(seat))
    const late = asked.filter(seat => !isBot(row.players[seat]))
    const absent = late.filter(seat => !hasCome(seat))
    const isLive = contest.spec.pace.kind === 'live'
    if (late.length === 0 || (isLive && absent.length === 0)) {
      const due = isLive && late.length > 0 ? null : now() + MINUTE
      await store.write([sql('UPDATE contest_tables SET due = $1 WHERE table_id = $2', [due, row.table])])
      return false
    }
    const isTable = state.t.spec.form === 'tables'
    if (absent.length === late.length && !isTable) return this.noShow(contest.id, row, absent)
    for (const seat of isLive ? absent : late)
      await hall.act(row.table, ({ play }, at) =>
        play.asked().includes(seat) ? { done: play.resign(seat, at), seat } : undefined,
      )
    // The others go on by their clocks, and are looked at again.
    await store.write([sql('UPDATE contest_tables SET due = $1 WHERE table_id = $2', [now() + HOUR, row.table])])
    return true
  }

  private async noShow(id: string, row: Laid, absent: readonly number[]): Promise<boolean> {
    const { store, now, book } = this.parts
    const done = await book.do(id, async ({ state }) => {
      if (state.t.matches[row.match].result) return fine(null)
      const games = await laidIn(store, id, { match: row.match })
      if (!games.some(({ table, status }) => table === row.table && status === 'running')) return refused('over', '')
      const { unit, news } = calledOff(games, now())
      const event = { is: 'noShow' as const, match: row.match, absent: absent.map(seat => row.players[seat]) }
      return fine({ event, by: '', also: [counted(id, row.match), ...unit], news })
    })
    return done.ok
  }

  private async remind({ contest }: TournamentChapter, { table, players }: Laid): Promise<void> {
    const { store, notices } = this.parts
    const isOurs = await store.write([
      sql('UPDATE contest_tables SET reminded = 1 WHERE table_id = $1 AND reminded = 0', [table], 1),
    ])
    if (!isOurs) return
    const { asked } = await presenceAt(store, table)
    for (const seat of asked)
      if (!isBot(players[seat])) await notices.tell(players[seat], table, 'deadline', { contest: contest.id })
  }
}

/** How long there is to come, live; or to finish a round, by post. */
export function termOf({ pace }: TournamentTerms): number {
  return pace.kind === 'live' ? pace.appear * MINUTE : pace.round * DAY
}

/** Live nobody is reminded: it is minutes. */
export function remindBefore(spec: TournamentTerms): number {
  return spec.pace.kind === 'live' ? 0 : Math.min(REMIND, termOf(spec) / 4)
}

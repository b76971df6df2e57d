import { type AnyGame, fine, type Outcome } from '@hexarium/kernel'
import type { ContestKind } from '@hexarium/wire'
import { audited } from '../keeping/keepers.ts'
import type { Notices } from '../notice/notices.ts'
import type { Reckoner } from '../reckon/reckoner.ts'
import { type Store, sql } from '../store/store.ts'
import type { Hall } from '../table/hall.ts'
import type { Table } from '../table/terms.ts'
import { type CampaignBook, campaignBook } from './campaign-book.ts'
import { Campaigns } from './campaigns.ts'
import { findContest, wakeAt } from './contest.ts'
import { Ladders } from './ladders.ts'
import { Seasons } from './seasons.ts'
import { tournamentBook } from './tournament-book.ts'
import type { ShownParts } from './tournament-shown.ts'
import { TournamentSteward } from './tournament-steward.ts'
import { Tournaments } from './tournaments.ts'

const HOUR = 60 * 60 * 1000

/** Contests looked after at a time. */
const AT_ONCE = 20

/** What contests are made of. */
export interface ContestParts {
  store: Store
  now: () => number
  games: (id: string) => Promise<AnyGame | undefined>
  hall: Hall
  notices: Notices
  reckoner: Reckoner
  /** Told of tables that were laid: bots at them begin. */
  begun: (table: Table) => void
  failed: (error: unknown) => void
}

/** Games in a row: everything that is played for more than one game, and who sees to it. */
export class Contests {
  readonly tournaments: Tournaments
  readonly campaigns: Campaigns
  readonly ladders: Ladders
  readonly seasons: Seasons
  /** What tournaments are shown from. */
  readonly shown: ShownParts
  private readonly parts: ContestParts
  private readonly campaignBook: CampaignBook
  /** By kind: who looks after one. */
  private readonly tending: Readonly<Record<ContestKind, (id: string) => Promise<void>>>
  private onRound = false

  constructor(parts: ContestParts) {
    this.parts = parts
    const { store, now, reckoner } = parts
    const book = tournamentBook(store, now, reckoner)
    const steward = new TournamentSteward({ ...parts, book, divisionOver: game => this.seasons.divisionOver(game) })
    this.tournaments = new Tournaments({ ...parts, book, steward })
    this.shown = { store, book }
    this.campaignBook = campaignBook(store, now)
    this.campaigns = new Campaigns({ ...parts, book: this.campaignBook })
    this.ladders = new Ladders(parts)
    this.seasons = new Seasons({ ...parts, tournaments: this.tournaments, book })
    this.tending = {
      tournament: id => steward.tend(id),
      campaign: id => this.campaigns.tend(id),
      ladder: id => this.ladders.tend(id),
      season: id => this.seasons.tend(id),
    }
  }

  /** A table of a contest is over. */
  async tableOver({ contest }: Table): Promise<void> {
    if (contest) await this.tend(contest.kind, contest.id)
  }

  /** Looks after the contests whose time has come. */
  async round(): Promise<void> {
    if (this.onRound) return
    this.onRound = true
    const { store, now } = this.parts
    try {
      const due = await store.query<{ id: string; kind: ContestKind }>(
        `SELECT id, kind FROM contests WHERE wake <= $1 ORDER BY wake LIMIT ${AT_ONCE}`,
        [now()],
      )
      await Promise.all(due.map(({ id, kind }) => this.tend(kind, id)))
    } finally {
      this.onRound = false
    }
  }

  /** Finds games that are over and were not taken notice of, as their process ended. */
  async findForgotten(): Promise<void> {
    const rows = await this.parts.store.query<{ id: string; kind: ContestKind }>(
      `SELECT DISTINCT contests.id AS id, contests.kind AS kind FROM contest_tables
       JOIN tables ON tables.id = table_id JOIN contests ON contests.id = contest_id
       WHERE counted = 0 AND tables.finished IS NOT NULL AND contests.stage = 'playing' LIMIT 100`,
    )
    for (const { id, kind } of rows) await this.tend(kind, id)
  }

  /** A person goes for good: he takes part in nothing any more, and what he has won is nobody's. */
  async forget(person: string): Promise<void> {
    for (const kind of [this.tournaments, this.campaigns, this.ladders, this.seasons]) await kind.leaveAll(person)
    await this.parts.store.write([
      sql('DELETE FROM honours WHERE person = $1', [person]),
      sql('DELETE FROM contest_people WHERE person = $1', [person]),
    ])
  }

  /** A keeper ends a tournament or a campaign for good; games under way go on and count for nothing. */
  async closedByKeeper(by: string, id: string, reason: string): Promise<Outcome<null>> {
    const { store, now } = this.parts
    const also = [
      audited(by, now(), 'close-contest', id, reason),
      sql('UPDATE contest_tables SET counted = 1 WHERE contest_id = $1', [id]),
    ]
    const isCampaign = (await findContest(store, 'campaign', id)) !== undefined
    const done = isCampaign
      ? await this.campaignBook.do(id, () => fine({ event: { is: 'gaveUp', player: -1 }, by, also }))
      : await this.shown.book.do(id, () => fine({ event: { is: 'closed' }, by, also }))
    if (!done.ok) return done
    await this.tend(isCampaign ? 'campaign' : 'tournament', id)
    return fine(null)
  }

  /** One contest's trouble is its own: it is noted, and looked at again later. */
  private async tend(kind: ContestKind, id: string): Promise<void> {
    const { store, now, failed } = this.parts
    try {
      await this.tending[kind](id)
    } catch (error) {
      failed(error)
      await store.write([wakeAt(id, now() + HOUR)])
    }
  }
}

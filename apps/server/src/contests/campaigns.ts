import type { Chronicle } from '@hexarium/contests'
import { type AnyGame, fine, type Outcome, readSettings, refused } from '@hexarium/kernel'
import type { CampaignCard, ListedCampaign, NewCampaign, Reply } from '@hexarium/wire'
import { isSame, newId, newSecret } from '../ids.ts'
import type { Notices } from '../notice/notices.ts'
import type { Reckoner } from '../reckon/reckoner.ts'
import { type Store, sql } from '../store/store.ts'
import { findArchived } from '../table/archive.ts'
import type { Guest } from '../table/lobby.ts'
import { specOf } from '../table/saved.ts'
import { findTable } from '../table/tables.ts'
import type { Table } from '../table/terms.ts'
import { type CampaignBook, type CampaignState, type CampaignTerms, loadCampaign } from './campaign-book.ts'
import { type Contest, contestStatement, lookedAt, partOf, takesPart } from './contest.ts'
import { calledOff, counted, type Game, type Laid, laid, laidIn, noteLaid, noteLaidAgain } from './laying.ts'
import type { Chapter } from './logbook.ts'
import { botId, holderOf, isBot, participants } from './participants.ts'
import { Tending } from './tending.ts'
import { forAccounts } from './tournaments.ts'

type CampaignChapter = Chapter<CampaignTerms, CampaignState>

/** Campaigns one person may have under way. */
const OWN = 20
/** A game whose table had to be closed so often is not laid again by itself. */
const ATTEMPTS = 5

/** What campaigns are made of. */
export interface CampaignParts {
  store: Store
  now: () => number
  games: (id: string) => Promise<AnyGame | undefined>
  notices: Notices
  reckoner: Reckoner
  book: CampaignBook
  begun: (table: Table) => void
}

/** Campaigns of two people, or of one and a bot: the next table is laid by itself, and what comes of it is written down. */
export class Campaigns {
  private readonly parts: CampaignParts
  private readonly tending = new Tending(id => this.look(id))

  constructor(parts: CampaignParts) {
    this.parts = parts
  }

  // ---- what people do ----

  async begin(host: Guest, wish: NewCampaign): Promise<Outcome<string>> {
    const { store, now } = this.parts
    if (host.login === null) return forAccounts()
    const campaign = await loadCampaign(wish.game, wish.campaign)
    if (!campaign) return refused('no-game', `This server has no campaign “${wish.campaign}” of ${wish.game}.`)
    if (wish.as >= campaign.players) return refused('players', `This campaign is for ${campaign.players} players.`)
    if (campaign.players !== 2) return refused('players', 'Campaigns for more than two are played at home.')
    const terms = readSettings(campaign.terms, wish.terms)
    if (!terms.ok) return terms
    if (wish.opponent.kind === 'person' && wish.opponent.person === host.id)
      return refused('players', 'You cannot be both: play it at home at one screen.')
    const running = await store.query(
      `SELECT contest_id FROM contest_people JOIN contests ON contests.id = contest_id
       WHERE person = $1 AND contest_people.kind = 'campaign' AND part IN ('host', 'in') AND stage <> 'over'`,
      [host.id],
    )
    if (running.length >= OWN) return refused('limit', 'You play enough campaigns already: end one first.')
    const players: (string | null)[] = [null, null]
    players[wish.as] = host.id
    if (wish.opponent.kind === 'bot') players[1 - wish.as] = botId(wish.opponent.level, [])
    const at = now()
    const contest: Contest<CampaignTerms> = {
      id: newId(),
      kind: 'campaign',
      game: wish.game,
      title: '',
      host: host.id,
      stage: players.includes(null) ? 'entering' : 'playing',
      listed: false,
      spec: { campaign: campaign.id, rules: campaign.rules, terms: { ...terms.value }, clock: wish.clock, players },
      link: newSecret(),
      created: at,
      began: null,
      finished: null,
    }
    const invited = wish.opponent.kind === 'person' ? [wish.opponent.person] : []
    await store.write(
      [
        contestStatement(contest, at),
        takesPart(contest, host.id, 'in', at),
        ...invited.map(person => takesPart(contest, person, 'invited', at)),
      ],
      [`contest:${contest.id}`],
    )
    for (const person of invited)
      await this.parts.notices.tell(person, contest.id, 'invitation', { contest: contest.id })
    await this.tend(contest.id)
    return fine(contest.id)
  }

  async join(person: Guest, id: string, link: string | undefined): Promise<Outcome<null>> {
    if (person.login === null) return forAccounts()
    const part = await partOf(this.parts.store, id, person.id)
    return this.do(id, ({ contest }) => {
      if (part !== 'invited' && !isSame(link ?? '', contest.link))
        return refused('link', 'This campaign is for who is invited, or has its link.')
      const also = [takesPart(contest, person.id, 'in', this.parts.now())]
      return fine({ event: { is: 'joined', person: person.id }, by: person.id, also })
    })
  }

  answer(person: string, id: string, option: string): Promise<Outcome<null>> {
    return this.do(id, ({ state }) => {
      const { step, players } = state
      if (step.is !== 'question') return refused('step', 'Nobody is asked anything now in this campaign.')
      if (players[step.player] !== person) return refused('not-yours', 'This is for the other player to answer.')
      return fine({ event: { is: 'answer', option }, by: person })
    })
  }

  /** Gives it up for good: what is played for it is called off. */
  giveUp(person: string, id: string): Promise<Outcome<null>> {
    const { store, now } = this.parts
    return this.do(id, async ({ contest, state }) => {
      const player = state.players.indexOf(person)
      if (player < 0) return refused('no-contest', 'There is no such campaign of yours.')
      const { unit, news } = calledOff(await laidIn(store, contest.id), now())
      const also = [sql('UPDATE contest_tables SET counted = 1 WHERE contest_id = $1', [contest.id]), ...unit]
      return fine({ event: { is: 'gaveUp', player }, by: person, also, news })
    })
  }

  /** Takes away a campaign nobody has come to. */
  async remove(person: string, id: string): Promise<Outcome<null>> {
    const gone = await this.parts.store.write(
      [
        sql(
          `DELETE FROM contests WHERE id = $1 AND host = $2 AND kind = 'campaign' AND stage = 'entering'`,
          [id, person],
          1,
        ),
        sql('DELETE FROM contest_people WHERE contest_id = $1', [id]),
        sql('DELETE FROM notices WHERE contest = $1', [id]),
      ],
      [`contest:${id}`],
    )
    return gone
      ? fine(null)
      : refused('running', 'Only a campaign nobody has come to can be taken away; else give it up.')
  }

  /** A person goes: what he plays is given up. */
  async leaveAll(person: string): Promise<void> {
    const rows = await this.parts.store.query<{ id: string; stage: string }>(
      `SELECT contests.id AS id, stage FROM contest_people JOIN contests ON contests.id = contest_id
       WHERE person = $1 AND contest_people.kind = 'campaign' AND part IN ('host', 'in') AND stage <> 'over'`,
      [person],
    )
    for (const { id, stage } of rows) await (stage === 'entering' ? this.remove(person, id) : this.giveUp(person, id))
  }

  // ---- what follows by itself ----

  tend(id: string): Promise<void> {
    return this.tending.tend(id)
  }

  private async look(id: string): Promise<void> {
    for (;;) {
      const read = await this.parts.book.read(id, chapter => chapter)
      if (!read.ok) throw new Error(`campaign ${id}: ${read.problem.text}`)
      const chapter = read.value
      const { players, step, givenUp } = chapter.state
      if (givenUp !== null || step.is === 'over') return this.noteStage(chapter, 'over')
      if (players.includes(null)) return this.noteStage(chapter, 'entering')
      const isDone = step.is === 'question' ? !(await this.answerForBot(chapter)) : !(await this.play(chapter))
      if (isDone) return this.noteStage(chapter, 'playing')
    }
  }

  /** A bot takes the first answer there is: it has no opinion between two games. */
  private async answerForBot({ contest, state: { step, players } }: CampaignChapter): Promise<boolean> {
    if (step.is !== 'question' || !isBot(players[step.player] ?? '')) return false
    const done = await this.parts.book.do(contest.id, ({ state }) =>
      fine(state.step.is === 'question' ? { event: { is: 'answer', option: state.step.options[0] }, by: '' } : null),
    )
    return done.ok
  }

  /** Lays the next table, or writes down what has come of it. True if something happened. */
  private async play(chapter: CampaignChapter): Promise<boolean> {
    const { contest, state } = chapter
    const [row] = await laidIn(this.parts.store, contest.id, { match: state.entries.length })
    if (!row) return this.lay(chapter)
    if (row.status === 'broken' && row.attempt < ATTEMPTS) return this.lay(chapter, row)
    return row.status === 'finished' && this.record(chapter, row)
  }

  private async lay({ contest, state }: CampaignChapter, instead?: Laid): Promise<boolean> {
    const { store, now, games, notices } = this.parts
    const { step } = state
    const rules = await games(contest.game)
    if (step.is !== 'game' || !rules) return false
    const ids = step.seats.map(player => state.players[player]!)
    const known = await participants(store, ids)
    const game: Game = {
      contest: { id: contest.id, kind: 'campaign' },
      match: state.entries.length,
      game: 0,
      title: '',
      host: contest.host,
      access: 'unlisted',
      players: ids,
      holders: ids.map(id => holderOf(known.get(id)!)),
      settings: step.settings,
      clock: contest.spec.clock,
      rated: false,
      position: step.position,
      due: null,
    }
    const table = laid(rules, game, now())
    if (!table.ok) throw new Error(`the next game of campaign ${contest.id} cannot be laid: ${table.problem.text}`)
    const { id } = table.value.table
    const noted = instead ? noteLaidAgain(game, id, instead.table) : noteLaid(game, id)
    const isOurs = await store.write([...table.value.unit, noted], [`table:${id}`, `contest:${contest.id}`])
    if (!isOurs) return true
    this.parts.begun(table.value.table)
    for (const person of ids) if (!isBot(person)) await notices.tell(person, id, 'start', { contest: contest.id })
    return true
  }

  /** What counts is taken from the last state of the game, played again by a thread. */
  private async record({ contest, state: before }: CampaignChapter, row: Laid): Promise<boolean> {
    const { store, reckoner, book } = this.parts
    const campaign = (await loadCampaign(contest.game, contest.spec.campaign))!
    const table = (await findTable(store, row.table))!
    const { record } = (await findArchived(store, row.table))!
    const told = { game: contest.game, spec: specOf(table), lines: record.choices }
    const end = await reckoner.ask(contest.id, 'rewind', told)
    if (!end.ok || !end.value.core.result) throw new Error(`the game at table ${row.table} cannot be played again`)
    const facts: unknown = campaign.facts(end.value, end.value.core.result)
    const many = before.entries.length
    const done = await book.do(contest.id, ({ state }) =>
      fine(
        state.entries.length === many && state.givenUp === null
          ? { event: { is: 'game', table: row.table, facts }, by: '', also: [counted(contest.id, row.match)] }
          : null,
      ),
    )
    return done.ok
  }

  private async noteStage(chapter: CampaignChapter, stage: Contest['stage']): Promise<void> {
    const { contest, state } = chapter
    const { store, now, notices } = this.parts
    if (contest.stage === stage) {
      await store.write([lookedAt(chapter, null)])
      return
    }
    const at = now()
    const isOurs = await store.write(
      [
        sql(
          'UPDATE contests SET stage = $1, began = COALESCE(began, $2), finished = $3 WHERE id = $4 AND stage = $5',
          [stage, at, stage === 'over' ? at : null, contest.id, contest.stage],
          1,
        ),
        lookedAt(chapter, null),
      ],
      [`contest:${contest.id}`],
    )
    if (!isOurs || stage !== 'over') return
    for (const person of state.players)
      if (person !== null && !isBot(person)) await notices.tell(person, contest.id, 'ended', { contest: contest.id })
  }

  private async do(id: string, wanted: Parameters<CampaignBook['do']>[1]): Promise<Outcome<null>> {
    const done = await this.parts.book.do(id, wanted)
    if (!done.ok) return done
    await this.tend(id)
    return fine(null)
  }

  // ---- what is shown ----

  async card(id: string, person: string | undefined, link?: string): Promise<Outcome<CampaignCard>> {
    const { store } = this.parts
    const part = person === undefined ? undefined : await partOf(store, id, person)
    const card = await this.parts.book.read(id, async ({ contest, state }): Promise<Outcome<CampaignCard>> => {
      const hasLink = link !== undefined && isSame(link, contest.link)
      if (!part && !hasLink) return refused('no-contest', 'There is no such campaign, or it is others’.')
      const { players, entries, givenUp } = state
      const { campaign, rules, terms, clock } = contest.spec
      const known = await participants(
        store,
        players.filter(player => player !== null),
      )
      const isOpen = players.includes(null)
      return fine({
        id,
        game: contest.game,
        campaign,
        rules,
        terms,
        clock,
        players: players.map(player => (player === null ? null : known.get(player)!)),
        stage: givenUp !== null || state.step.is === 'over' ? 'over' : isOpen ? 'inviting' : 'playing',
        givenUp,
        entries,
        step: isOpen || givenUp !== null ? null : await this.stepShown(contest.id, state),
        you: {
          player: person !== undefined && players.includes(person) ? players.indexOf(person) : null,
          mayJoin: isOpen && person !== undefined && !players.includes(person),
        },
        created: contest.created,
        finished: contest.finished,
        link: isOpen && contest.host === person ? contest.link : null,
      })
    })
    return card.ok ? card.value : card
  }

  private async stepShown(id: string, { step, entries }: CampaignState): Promise<CampaignCard['step']> {
    if (step.is === 'over') return { is: 'over', places: [...step.places], by: step.by }
    if (step.is === 'question')
      return { is: 'question', player: step.player, name: step.name, options: [...step.options] }
    const [row] = await laidIn(this.parts.store, id, { match: entries.length })
    return { is: 'game', settings: { ...step.settings }, seats: [...step.seats], table: row?.table ?? null }
  }

  /** One's own campaigns, the latest first. */
  async list(
    person: string,
    { list, cursor, limit }: { list: 'running' | 'finished'; cursor?: string | undefined; limit: number },
  ): Promise<Reply<'GET /campaigns'>> {
    const [, at = Number.MAX_SAFE_INTEGER, last = ''] = /^(\d+)\.(\w+)$/.exec(cursor ?? '') ?? []
    const rows = await this.parts.store.query<{ id: string; since: number }>(
      `SELECT contest_id AS id, since FROM contest_people CROSS JOIN contests
       WHERE person = $1 AND contest_people.kind = 'campaign' AND contests.id = contest_id
       AND stage ${list === 'finished' ? '=' : '<>'} 'over' AND (since, contest_id) < (CAST($2 AS BIGINT), $3)
       ORDER BY since DESC, contest_id DESC LIMIT $4`,
      [person, Number(at), last, limit + 1],
    )
    const page = rows.slice(0, limit)
    const campaigns: ListedCampaign[] = []
    for (const { id } of page) {
      const card = await this.card(id, person)
      if (card.ok) campaigns.push(await this.listed(card.value, person))
    }
    const end = page.at(-1)
    return { campaigns, next: rows.length > limit && end ? `${end.since}.${end.id}` : null }
  }

  private async listed(card: CampaignCard, person: string): Promise<ListedCampaign> {
    const { id, game, campaign, players, stage, created, finished, step, you } = card
    const asked = step?.is === 'question' && step.player === you.player
    const waiting =
      step?.is === 'game' && step.table !== null
        ? await this.parts.store.query(
            `SELECT 1 AS one FROM seats JOIN progress ON progress.table_id = seats.table_id
             WHERE seats.table_id = $1 AND person = $2 AND waiting LIKE '%,' || seat || ',%'`,
            [step.table, person],
          )
        : []
    return { id, game, campaign, players, stage, created, finished, awaits: asked || waiting.length > 0 }
  }

  /** The chronicle, with the records of its games: whoever has it can prove it, and take it up at home. */
  async exported(id: string, person: string | undefined): Promise<Outcome<Chronicle>> {
    const card = await this.card(id, person)
    if (!card.ok) return card
    const { game, campaign, rules, terms, players, entries } = card.value
    const written: Chronicle['entries'] = []
    for (const entry of entries) {
      if (entry.is === 'answer') {
        written.push(entry)
        continue
      }
      const kept = await findArchived(this.parts.store, entry.table)
      if (!kept) return refused('no-record', 'The record of a game is missing.')
      written.push({ is: 'game', record: kept.record, facts: entry.facts })
    }
    // pages at home know a bot by its level
    const named = players.map(player => player?.level ?? player?.name ?? '')
    return fine({ hexarium: 'campaign 1', game, campaign, rules, players: named, terms, seed: id, entries: written })
  }
}

import { finalPlaces, type MatchForm, type MatchResult, open, type Pairing } from '@hexarium/contests/tournament'
import { type AnyGame, chance, fine, type Result, refused } from '@hexarium/kernel'
import type { ClockTerms } from '@hexarium/wire'
import type { Notices } from '../notice/notices.ts'
import { type Statement, type Store, sql } from '../store/store.ts'
import type { Hall } from '../table/hall.ts'
import type { Table } from '../table/terms.ts'
import { lookedAt, peopleOf } from './contest.ts'
import { honoured } from './honours.ts'
import {
  calledOff,
  counted,
  type Game,
  type Laid,
  laid,
  laidIn,
  noteLaid,
  noteLaidAgain,
  presenceAt,
} from './laying.ts'
import type { Chapter } from './logbook.ts'
import { holderOf, isBot, participants } from './participants.ts'
import { tellAll } from './telling.ts'
import { Tending } from './tending.ts'
import { matchFormOf, type Standing, type TournamentBook, type TournamentTerms } from './tournament-book.ts'

type TournamentChapter = Chapter<TournamentTerms, Standing>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A day before a round's time is up, or when a quarter of it is left, those who are waited for are reminded. */
const REMIND = DAY
/** A game whose table had to be closed so often is left to the arbiter. */
const ATTEMPTS = 3
/** Tables laid, and people told, at a time. */
const AT_ONCE = 20
/** Players a tournament must have had for its winner to be remembered. */
const HONOURED = 4

/** What a steward is made of. */
export interface StewardParts {
  store: Store
  now: () => number
  games: (id: string) => Promise<AnyGame | undefined>
  hall: Hall
  notices: Notices
  book: TournamentBook
  /** Told of tables that were laid: bots at them begin. */
  begun: (table: Table) => void
  /** Told of a division of a season that is over. */
  divisionOver: (game: string) => Promise<void>
}

/**
 * Sees to what follows in a tournament by itself: tables are laid when a round opens, results taken from them when they end, those who
 * do not come lose, the next round is paired, the winner remembered. Whatever it does may be done by several processes at once, and
 * interrupted at any moment: each deed is one commit under a key of its own, and is found undone by whoever looks next.
 */
export class TournamentSteward {
  private readonly parts: StewardParts
  private readonly tending = new Tending(id => this.look(id))

  constructor(parts: StewardParts) {
    this.parts = parts
  }

  tend(id: string): Promise<void> {
    return this.tending.tend(id)
  }

  private async look(id: string): Promise<void> {
    for (;;) {
      const before = await this.chapter(id)
      await this.beginInTime(before)
      const chapter = await this.chapter(id)
      const matches = await matchFormOf(chapter.contest.game)
      if (await this.recordAll(chapter, matches)) continue
      const { t } = chapter.state
      if (t.stage !== 'playing' || t.isPaused) return this.noteStage(chapter)
      if (open(t).length === 0 && (await this.pair(chapter))) continue
      if (await this.layAll(chapter, matches)) continue
      if (await this.callTime(chapter)) continue
      return this.noteStage(chapter)
    }
  }

  private async chapter(id: string): Promise<TournamentChapter> {
    // what the book holds may change when something else happens: a look is at a moment
    const read = await this.parts.book.read(id, chapter => ({ ...chapter, state: { ...chapter.state } }))
    if (!read.ok) throw new Error(`tournament ${id}: ${read.problem.text}`)
    return read.value
  }

  /** A tournament whose time has come begins; if too few are there, its organiser is told and decides. */
  private async beginInTime({ contest, state }: TournamentChapter): Promise<void> {
    const { store, now, book, notices } = this.parts
    const { begins } = contest.spec
    if (state.t.stage !== 'entering' || begins === null || begins > now()) return
    const begun = await book.do(contest.id, chapter =>
      fine(chapter.state.t.stage === 'entering' ? { event: { is: 'began' }, by: '' } : null),
    )
    if (begun.ok) return
    const spec = JSON.stringify({ ...contest.spec, begins: null })
    const noted = await store.write([
      sql(
        'UPDATE contests SET spec = $1 WHERE id = $2 AND spec = $3',
        [spec, contest.id, JSON.stringify(contest.spec)],
        1,
      ),
    ])
    if (noted) await notices.tell(contest.host, contest.id, 'deadline', { contest: contest.id })
  }

  // ---- results ----

  /** Takes over what has come of games that are over. True if something changed. */
  private async recordAll(chapter: TournamentChapter, matches: MatchForm): Promise<boolean> {
    const { state, contest } = chapter
    if (state.t.stage !== 'playing' || state.t.isPaused) return false
    const games = Map.groupBy(await laidIn(this.parts.store, contest.id), ({ match }) => match)
    let changed = false
    for (const [match, rows] of games) {
      const pairing = state.t.matches[match]
      const isOver = rows.every(({ status }) => status === 'finished')
      if (pairing.result) changed = (await this.forget(contest.id, match, rows)) || changed
      else if (isOver && rows.length % gamesOf(chapter, matches, pairing).length === 0)
        changed = (await this.record(chapter, matches, pairing, rows)) || changed
    }
    return changed
  }

  /** A match was decided otherwise: what is played for it is called off. */
  private async forget(contest: string, match: number, rows: readonly Laid[]): Promise<boolean> {
    const { unit, news } = calledOff(rows, this.parts.now())
    return this.parts.store.write([counted(contest, match), ...unit], news)
  }

  private async record(
    chapter: TournamentChapter,
    matches: MatchForm,
    pairing: Pairing,
    rows: readonly Laid[],
  ): Promise<boolean> {
    const { id } = chapter.contest
    // A drawn match of a bracket is played again: the last games count.
    const last = rows.slice(-gamesOf(chapter, matches, pairing).length)
    const result = resultOf(chapter.state, matches, pairing, last)
    const done = await this.parts.book.do(id, ({ state }) =>
      fine(
        state.t.matches[pairing.id]?.result === null
          ? { event: { is: 'result', match: pairing.id, result }, by: '', also: [counted(id, pairing.id)] }
          : null,
      ),
    )
    if (done.ok) return true
    if (done.problem.code === 'drawn') return this.layGames(chapter, matches, pairing, rows, rows.length)
    return false
  }

  /** Pairs the next round, or draws the knock-out. */
  private async pair({ contest }: TournamentChapter): Promise<boolean> {
    const done = await this.parts.book.do(contest.id, ({ state: now }) =>
      fine(now.t.stage === 'playing' && open(now.t).length === 0 ? { event: { is: 'paired' }, by: '' } : null),
    )
    return done.ok
  }

  // ---- tables ----

  /** Lays the tables of what can be played now. True if any was laid. */
  private async layAll(chapter: TournamentChapter, matches: MatchForm): Promise<boolean> {
    const { contest, state } = chapter
    const rows = Map.groupBy(await laidIn(this.parts.store, contest.id), ({ match }) => match)
    const now = playable(chapter)
    let laidAny = false
    for (let from = 0; from < now.length; from += AT_ONCE) {
      const some = now.slice(from, from + AT_ONCE)
      const done = await Promise.all(
        some.map(pairing => this.layMatch(chapter, matches, pairing, rows.get(pairing.id) ?? [])),
      )
      laidAny = done.includes(true) || laidAny
    }
    return laidAny && state.t.stage === 'playing'
  }

  private async layMatch(
    chapter: TournamentChapter,
    matches: MatchForm,
    pairing: Pairing,
    rows: readonly Laid[],
  ): Promise<boolean> {
    const { contest, state } = chapter
    const ids = idsOf(state, pairing)
    // Somebody else has come into this match since its table was laid: a result was corrected.
    const isOther = rows.some(({ players }) => ids.some(id => !players.includes(id)))
    if (isOther) {
      const { unit, news } = calledOff(rows, this.parts.now())
      const gone = sql('DELETE FROM contest_tables WHERE contest_id = $1 AND match = $2', [contest.id, pairing.id])
      await this.parts.store.write([gone, ...unit], news)
      return true
    }
    const broken = rows.find(({ status, attempt }) => status === 'broken' && attempt < ATTEMPTS)
    if (broken) return this.layGame(chapter, matches, pairing, broken.game, broken)
    const isLive = contest.spec.pace.kind === 'live'
    const games = gamesOf(chapter, matches, pairing).length
    const missing = games * Math.max(1, Math.ceil(rows.length / games)) - rows.length
    if (missing === 0 || (isLive && rows.some(({ status }) => status !== 'finished'))) return false
    return this.layGames(chapter, matches, pairing, rows, rows.length)
  }

  /** Lays the games of a match that are still to be played: by post all of them, live one after the other. */
  private async layGames(
    chapter: TournamentChapter,
    matches: MatchForm,
    pairing: Pairing,
    rows: readonly Laid[],
    from: number,
  ): Promise<boolean> {
    const games = gamesOf(chapter, matches, pairing).length
    const many = chapter.contest.spec.pace.kind === 'live' ? 1 : games - (rows.length % games)
    let laidAny = false
    for (let game = from; game < from + many; game++)
      laidAny = (await this.layGame(chapter, matches, pairing, game)) || laidAny
    return laidAny
  }

  private async layGame(
    chapter: TournamentChapter,
    matches: MatchForm,
    pairing: Pairing,
    number: number,
    instead?: Laid,
  ): Promise<boolean> {
    const { store, now, games, notices } = this.parts
    const { contest, state } = chapter
    const rules = await games(contest.game)
    if (!rules) throw new Error(`This server does not have ${contest.game}.`)
    const at = now()
    const ids = idsOf(state, pairing)
    const known = await participants(store, ids)
    const all = gamesOf(chapter, matches, pairing)
    const game: Game = {
      contest: { id: contest.id, kind: 'tournament' },
      match: pairing.id,
      game: number,
      title: contest.title,
      host: contest.host || contest.id,
      access: contest.listed ? 'public' : 'unlisted',
      players: ids,
      holders: ids.map(id => holderOf(known.get(id)!)),
      settings: all[number % all.length],
      clock: clockOf(contest.spec),
      rated: contest.spec.rated,
      due: at + termOf(contest.spec),
    }
    const table = laid(rules, game, at)
    if (!table.ok) throw new Error(`a table could not be laid: ${table.problem.text}`)
    const { id } = table.value.table
    const noted = instead ? noteLaidAgain(game, id, instead.table) : noteLaid(game, id)
    const isOurs = await store.write([...table.value.unit, noted], [`table:${id}`, `contest:${contest.id}`])
    if (!isOurs) return true // another process was quicker: look again
    this.parts.begun(table.value.table)
    for (const person of ids) if (!isBot(person)) await notices.tell(person, id, 'round', { contest: contest.id })
    return true
  }

  // ---- time ----

  /** Sees to games whose time is up, and reminds those whose time nearly is. True if a match was decided. */
  private async callTime(chapter: TournamentChapter): Promise<boolean> {
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

  // ---- how it stands, for lists ----

  /** Notes the stage, who has won, and when somebody must look again. */
  private async noteStage(chapter: TournamentChapter): Promise<void> {
    const { store, now, notices } = this.parts
    const { contest, state } = chapter
    const { stage } = state.t
    const at = now()
    if (stage === contest.stage) {
      const won = stage === 'over' ? championStatements(chapter, contest.finished ?? at) : []
      await store.write([...won, lookedAt(chapter, await this.nextLook(chapter))])
      return
    }
    const moved = sql(
      `UPDATE contests SET stage = $1, began = COALESCE(began, $2), finished = $3 WHERE id = $4 AND stage = $5`,
      [stage, at, stage === 'over' ? at : null, contest.id, contest.stage],
      1,
    )
    const isOurs = await store.write(
      [
        moved,
        ...(stage === 'over'
          ? championStatements(chapter, at)
          : [sql('DELETE FROM honours WHERE contest_id = $1', [contest.id])]),
        lookedAt(chapter, stage === 'over' ? null : await this.nextLook(chapter)),
      ],
      [`contest:${contest.id}`],
    )
    if (!isOurs || stage !== 'over') return
    if (contest.spec.season) await this.parts.divisionOver(contest.game)
    const told = await peopleOf(store, contest.id, 'in', 'out')
    await tellAll(
      notices,
      told.map(({ person }) => person),
      contest.id,
      'ended',
    )
  }

  private async nextLook({ contest, state }: TournamentChapter): Promise<number | null> {
    if (state.t.stage === 'entering') return contest.spec.begins
    if (state.t.stage === 'over' || state.t.isPaused) return null
    const before = remindBefore(contest.spec)
    const rows = await laidIn(this.parts.store, contest.id)
    const times = rows.flatMap(({ due, status, reminded }) =>
      due === null || status !== 'running' ? [] : [reminded === 0 ? due - before : due],
    )
    return times.length === 0 ? null : Math.min(...times)
  }
}

/** Those who play a match, by seat. */
function idsOf({ t }: Standing, { players }: Pairing): string[] {
  return players.flatMap(player => (player === null ? [] : [t.players[player].id]))
}

/** The matches that are to be played now: round robins go round by round, unless all is played at once. */
function playable({ contest, state }: TournamentChapter): Pairing[] {
  const { t } = state
  const now = open(t)
  const isRobin = t.spec.form === 'roundRobin' || (t.spec.form === 'groups' && t.matches.length === t.groupMatches)
  if (!isRobin || contest.spec.isAtOnce) return now
  const round = Math.min(...now.map(one => one.round))
  return now.filter(one => one.round === round)
}

/** The settings of a match's games; what is drawn for a round is the same for all its matches. */
function gamesOf({ contest }: TournamentChapter, matches: MatchForm, { round }: Pairing) {
  const { settings, seed } = contest.spec
  return matches.games(settings, chance(`${seed} games ${round}`))
}

/** What a match's games are worth to who plays it; those who left a table are not counted among the others. */
function resultOf(state: Standing, matches: MatchForm, pairing: Pairing, rows: readonly Laid[]): MatchResult {
  const ids = idsOf(state, pairing)
  const results = rows.map(({ result }) => JSON.parse(result!) as Result)
  const whole = matches.count(results)
  const seats = ids.map(id => rows[0].players.indexOf(id))
  const places = seats.map(seat => whole.places[seat])
  const among = (values: readonly number[] | undefined) => values && seats.map(seat => values[seat])
  const [points, resistance] = [among(whole.points), among(whole.resistance)]
  return {
    places: places.map(place => 1 + places.filter(other => other < place).length),
    ...(points ? { points } : {}),
    ...(resistance ? { resistance } : {}),
  }
}

function clockOf({ pace }: TournamentTerms): ClockTerms {
  return pace.kind === 'live'
    ? { kind: 'live', minutes: pace.minutes, increment: pace.increment }
    : { kind: 'days', days: pace.days, bank: pace.bank }
}

/** How long there is to come, live; or to finish a round, by post. */
function termOf({ pace }: TournamentTerms): number {
  return pace.kind === 'live' ? pace.appear * MINUTE : pace.round * DAY
}

/** Live nobody is reminded: it is minutes. */
function remindBefore(spec: TournamentTerms): number {
  return spec.pace.kind === 'live' ? 0 : Math.min(REMIND, termOf(spec) / 4)
}

/** Who has won is remembered, if it was played to its end and not by a handful. */
function championStatements({ contest, state }: TournamentChapter, at: number): Statement[] {
  const { t } = state
  const gone = sql('DELETE FROM honours WHERE contest_id = $1', [contest.id])
  if (state.isClosed || t.players.length < HONOURED || contest.spec.season) return [gone]
  const places = finalPlaces(t)
  const first = places.flatMap((place, player) => (place === 1 ? [t.players[player].id] : []))
  if (first.length !== 1 || isBot(first[0])) return [gone]
  const { id, game, title } = contest
  return [gone, honoured(0, { contest: id, person: first[0], kind: 'tournament', game, title, at })]
}

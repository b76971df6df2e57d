import { finalPlaces, type MatchForm, type MatchResult, open, type Pairing } from '@hexarium/contests/tournament'
import { fine, type Result } from '@hexarium/kernel'
import { type Statement, sql } from '../store/store.ts'
import { lookedAt, peopleOf } from './contest.ts'
import { honoured } from './honours.ts'
import { calledOff, counted, type Laid, laidIn } from './laying.ts'
import { isBot } from './participants.ts'
import { tellAll } from './telling.ts'
import { Tending } from './tending.ts'
import { matchFormOf, type Standing, type TournamentChapter } from './tournament-book.ts'
import { gamesOf, idsOf, type TablesParts, TournamentTables } from './tournament-tables.ts'
import { remindBefore, type TimeParts, TournamentTime } from './tournament-time.ts'

/** Players a tournament must have had for its winner to be remembered. */
const HONOURED = 4

/** What a steward is made of. */
export interface StewardParts extends TablesParts, TimeParts {
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
  private readonly tables: TournamentTables
  private readonly time: TournamentTime
  private readonly tending = new Tending(id => this.look(id))

  constructor(parts: StewardParts) {
    this.parts = parts
    this.tables = new TournamentTables(parts)
    this.time = new TournamentTime(parts)
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
      if (await this.tables.layAll(chapter, matches)) continue
      if (await this.time.callTime(chapter)) continue
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
    if (done.problem.code === 'drawn') return this.tables.layGames(chapter, matches, pairing, rows, rows.length)
    return false
  }

  /** Pairs the next round, or draws the knock-out. */
  private async pair({ contest }: TournamentChapter): Promise<boolean> {
    const done = await this.parts.book.do(contest.id, ({ state: now }) =>
      fine(now.t.stage === 'playing' && open(now.t).length === 0 ? { event: { is: 'paired' }, by: '' } : null),
    )
    return done.ok
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

import { type MatchForm, open, type Pairing } from '@hexarium/contests/tournament'
import { type AnyGame, chance } from '@hexarium/kernel'
import type { ClockTerms } from '@hexarium/wire'
import type { Notices } from '../notice/notices.ts'
import { type Store, sql } from '../store/store.ts'
import type { Table } from '../table/terms.ts'
import { calledOff, type Game, type Laid, laid, laidIn, noteLaid, noteLaidAgain } from './laying.ts'
import { holderOf, isBot, participants } from './participants.ts'
import type { Standing, TournamentChapter, TournamentTerms } from './tournament-book.ts'
import { termOf } from './tournament-time.ts'

/** A game whose table had to be closed so often is left to the arbiter. */
const ATTEMPTS = 3
/** Matches whose tables are laid at a time. */
const AT_ONCE = 20

export interface TablesParts {
  store: Store
  now: () => number
  games: (id: string) => Promise<AnyGame | undefined>
  notices: Notices
  /** Told of tables that were laid: bots at them begin. */
  begun: (table: Table) => void
}

/** The tables of a tournament: laid when a match can be played, and again where one had to be closed. */
export class TournamentTables {
  private readonly parts: TablesParts

  constructor(parts: TablesParts) {
    this.parts = parts
  }

  /** Lays the tables of what can be played now. True if any was laid. */
  async layAll(chapter: TournamentChapter, matches: MatchForm): Promise<boolean> {
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
  async layGames(
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
}

/** Those who play a match, by seat. */
export function idsOf({ t }: Standing, { players }: Pairing): string[] {
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
export function gamesOf({ contest }: TournamentChapter, matches: MatchForm, { round }: Pairing) {
  const { settings, seed } = contest.spec
  return matches.games(settings, chance(`${seed} games ${round}`))
}

function clockOf({ pace }: TournamentTerms): ClockTerms {
  return pace.kind === 'live'
    ? { kind: 'live', minutes: pace.minutes, increment: pace.increment }
    : { kind: 'days', days: pace.days, bank: pace.bank }
}

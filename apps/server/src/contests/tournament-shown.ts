import {
  finalPlaces,
  open,
  type Pairing,
  roundsOf,
  standings,
  type Tournament,
  tieBreaksOf,
} from '@hexarium/contests/tournament'
import { chance, fine, type Outcome } from '@hexarium/kernel'
import type { ListedTournament, Participant, Reply, TournamentCard, TournamentMatch } from '@hexarium/wire'
import type { Store, Value } from '../store/store.ts'
import { CONTEST, type ContestRow, partOf, peopleOf, readContest } from './contest.ts'
import { laidIn } from './laying.ts'
import type { Chapter } from './logbook.ts'
import { participants } from './participants.ts'
import {
  matchFormOf,
  type Standing,
  type TournamentBook,
  type TournamentContest,
  type TournamentTerms,
} from './tournament-book.ts'
import { cannotEnter } from './tournaments.ts'

type TournamentChapter = Chapter<TournamentTerms, Standing>

/** What tournaments are shown from. */
export interface ShownParts {
  store: Store
  book: TournamentBook
}

// ---- lists ----

/** Which list. */
interface ListWish {
  list: 'open' | 'running' | 'finished' | 'mine'
  game?: string | undefined
  cursor?: string | undefined
  limit: number
}

const STAGE = { open: 'entering', running: 'playing', finished: 'over' }

/** A page of tournaments, the latest first, by index. */
export async function listTournaments(
  { store, book }: ShownParts,
  { list, game, cursor, limit }: ListWish,
  person: string | undefined,
): Promise<Reply<'GET /tournaments'>> {
  const values: Value[] = []
  const value = (one: Value): string => `$${values.push(one)}`
  const isMine = list === 'mine'
  const where = isMine
    ? [
        `contest_people.person = ${value(person ?? '')}`,
        `contest_people.kind = 'tournament'`,
        'contests.id = contest_id',
      ]
    : [`kind = 'tournament'`, `stage = ${value(STAGE[list])}`, 'listed = 1']
  if (game !== undefined) where.push(`game = ${value(game)}`)
  const [moment, id] = [isMine ? 'since' : 'created', isMine ? 'contest_id' : 'contests.id']
  const [, at, last] = /^(\d+)\.(\w+)$/.exec(cursor ?? '') ?? []
  if (at !== undefined) where.push(`(${moment}, ${id}) < (CAST(${value(Number(at))} AS BIGINT), ${value(last)})`)
  const columns = CONTEST.split(', ').map(name => `contests.${name} AS ${name}`)
  const rows = await store.query<ContestRow & { moment: number }>(
    `SELECT ${columns.join(', ')}, ${moment} AS moment FROM ${isMine ? 'contest_people CROSS JOIN contests' : 'contests'}
     WHERE ${where.join(' AND ')} ORDER BY ${moment} DESC, ${id} DESC LIMIT ${value(limit + 1)}`,
    values,
  )
  const page = rows.slice(0, limit)
  const tournaments: ListedTournament[] = []
  for (const { moment: _, ...row } of page) {
    const contest = readContest<TournamentTerms>(row)
    const listed = await book.read(contest.id, chapter => listedOf(store, chapter, person))
    if (listed.ok) tournaments.push(listed.value)
  }
  const end = page.at(-1)
  return { tournaments, next: rows.length > limit && end ? `${end.moment}.${end.id}` : null }
}

async function listedOf(
  store: Store,
  { contest, state }: TournamentChapter,
  person: string | undefined,
): Promise<ListedTournament> {
  const { id, game, title, host, created, began, finished, spec } = contest
  const { form, most, entry, rated, bots, pace, begins, season } = spec
  const { t } = state
  const first = t.stage === 'over' && !state.isClosed ? championOf(t) : undefined
  const known = await participants(store, [host, ...(first === undefined ? [] : [first])])
  return {
    id,
    game,
    title,
    form,
    stage: t.stage,
    paused: t.isPaused,
    players: t.players.filter(({ isOut }) => !isOut || t.stage !== 'entering').length,
    most,
    entry,
    rated,
    bots,
    pace,
    organiser: known.get(host)!,
    created,
    begins,
    began,
    finished,
    champion: first === undefined ? null : known.get(first)!,
    mine: person !== undefined && (await partOf(store, id, person)) !== undefined,
    season,
  }
}

/** Who has won alone. */
function championOf(t: Tournament): string | undefined {
  const first = finalPlaces(t).flatMap((place, player) => (place === 1 ? [t.players[player].id] : []))
  return first.length === 1 ? first[0] : undefined
}

// ---- one of them ----

/** Everything about a tournament but its players and matches. */
export async function tournamentCard(
  { store, book }: ShownParts,
  id: string,
  person: string | undefined,
  link?: string,
): Promise<Outcome<TournamentCard>> {
  return book.read(id, async chapter => {
    const { contest, state } = chapter
    const { spec } = contest
    const { t } = state
    const matches = await matchFormOf(contest.game)
    const part = person === undefined ? undefined : await partOf(store, id, person)
    const isHost = person !== undefined && contest.host === person
    const laid = (await laidIn(store, id)).filter(({ status }) => status === 'running')
    const dues = laid.flatMap(({ due }) => due ?? [])
    const invited = isHost ? (await peopleOf(store, id, 'invited')).map(one => one.person) : []
    const known = await participants(store, [...invited, ...t.corrections.map(({ by }) => by)])
    const player = t.players.findIndex(one => one.id === person)
    return {
      ...(await listedOf(store, chapter, person)),
      words: spec.words,
      settings: spec.settings,
      rounds: roundsOf(t) || lastRound(t),
      round: roundNow(t),
      bracket: t.spec.bracket ?? null,
      groups: t.spec.form === 'groups' ? (t.spec.groups ?? { size: 4, advance: 2 }) : null,
      seats: t.spec.form === 'tables' ? (t.spec.seats ?? { min: 3, max: 6 }) : null,
      tieBreaks: [...tieBreaksOf(t)],
      games: matches.games(spec.settings, chance('')).length,
      listed: contest.listed,
      late: spec.late,
      seeding: spec.seeding,
      due: dues.length === 0 ? null : Math.min(...dues),
      sections: [...new Set(t.matches.map(({ section }) => section))].sort((a, b) => a - b),
      groupMatches: t.groupMatches,
      corrections: t.corrections.map(({ match, by, why, before, after }, at) => ({
        match,
        by,
        byName: known.get(by)?.name ?? '',
        at: state.corrected[at],
        why,
        before: before as never,
        after: after as never,
      })),
      announcements: state.announcements,
      invited: invited.map(one => known.get(one)!),
      you: {
        organises: isHost,
        enters: entering(contest, state, person, part, link),
        player: player < 0 ? null : player,
        tables: laid.flatMap(({ table, players }) => (person !== undefined && players.includes(person) ? [table] : [])),
      },
      link: isHost ? contest.link : null,
    }
  })
}

function entering(
  contest: TournamentContest,
  state: Standing,
  person: string | undefined,
  part: Awaited<ReturnType<typeof partOf>>,
  link: string | undefined,
): TournamentCard['you']['enters'] {
  const own = state.t.players.find(({ id }) => id === person)
  if (own) return own.isOut ? 'out' : 'in'
  if (person === undefined || state.t.stage === 'over') return 'no'
  return cannotEnter(contest, state, part, link) ? 'no' : 'may'
}

/** The round under way: of round robins and brackets the first in which something is left to play. */
function roundNow(t: Tournament): number {
  if (t.stage === 'entering') return 0
  const left = t.matches.filter(({ result }) => result === null)
  return left.reduce((first, { round }) => Math.min(first, round), lastRound(t))
}

/** The last round that is drawn so far. */
export function lastRound({ matches }: Tournament): number {
  return matches.reduce((last, { round }) => Math.max(last, round), 0)
}

/** A page of the standings; of one group, if one is named. Knock-outs stand by how far one came, once they are over. */
export async function standingsOf(
  { store, book }: ShownParts,
  id: string,
  { offset, limit, section }: { offset: number; limit: number; section?: number | undefined },
): Promise<Outcome<Reply<'GET /tournaments/:id/standings'>>> {
  return book.read(id, async ({ seq, state: { t } }) => {
    const all = knownRows(id, seq, t, section)
    const rows = all.slice(offset, offset + limit)
    const known = await participants(
      store,
      rows.map(({ player }) => t.players[player].id),
    )
    return {
      standings: rows.map(row => {
        const { id: who, rating, isOut } = t.players[row.player]
        return { ...known.get(who)!, rating, isOut, ...row }
      }),
      total: all.length,
    }
  })
}

/** Large tables of results as they were last reckoned, by tournament, group and how far its log had come. */
const reckoned = new Map<string, { seq: number; rows: ReturnType<typeof rowsOf> }>()
const LARGE = 200
const TABLES = 20

function knownRows(id: string, seq: number, t: Tournament, section: number | undefined): ReturnType<typeof rowsOf> {
  if (t.players.length < LARGE) return rowsOf(t, section)
  const key = `${id} ${section ?? ''}`
  const known = reckoned.get(key)
  const rows = known?.seq === seq ? known.rows : rowsOf(t, section)
  reckoned.delete(key)
  reckoned.set(key, { seq, rows })
  if (reckoned.size > TABLES) reckoned.delete(reckoned.keys().next().value!)
  return rows
}

/** The rows of a table of results, best first. */
export function rowsOf(t: Tournament, section?: number) {
  if (section !== undefined) {
    const matches = t.matches.filter(
      (match, at) => match.section === section && (t.groupMatches === 0 || at < t.groupMatches),
    )
    const among = [...new Set(matches.flatMap(({ players }) => players.filter(player => player !== null)))]
    return standings(t, among, matches)
  }
  const rows = standings(t)
  const isByStage = t.spec.form === 'knockout' || t.spec.form === 'doubleKnockout' || t.spec.form === 'groups'
  if (!isByStage || t.stage !== 'over') return rows
  const places = finalPlaces(t)
  return rows.map(row => ({ ...row, place: places[row.player] })).sort((a, b) => a.place - b.place)
}

/** A page of the matches in their order. */
export async function matchesOf(
  { store, book }: ShownParts,
  id: string,
  wish: {
    offset: number
    limit: number
    round?: number | undefined
    section?: number | undefined
    player?: number | undefined
  },
): Promise<Outcome<Reply<'GET /tournaments/:id/matches'>>> {
  return book.read(id, async ({ state: { t } }) => {
    const all = t.matches.filter(
      ({ round, section, players }) =>
        (wish.round === undefined || round === wish.round) &&
        (wish.section === undefined || section === wish.section) &&
        (wish.player === undefined || players.includes(wish.player)),
    )
    const page = all.slice(wish.offset, wish.offset + wish.limit)
    return { matches: await shownMatches(store, id, t, page), total: all.length }
  })
}

async function shownMatches(
  store: Store,
  contest: string,
  t: Tournament,
  page: readonly Pairing[],
): Promise<TournamentMatch[]> {
  const between = { from: page[0]?.id ?? 0, to: page.at(-1)?.id ?? 0 }
  const laid = Map.groupBy(await laidIn(store, contest, between), ({ match }) => match)
  const idOf = (player: number | null) => (player === null ? [] : [t.players[player].id])
  const known = await participants(
    store,
    page.flatMap(({ players }) => players.flatMap(idOf)),
  )
  const nameOf = (player: number | null) => (player === null ? null : named(known, t.players[player].id))
  const isOpen = new Set(t.stage === 'playing' ? open(t) : [])
  return page.map(match => {
    const { id, round, section, players, isBye, winnerTo, loserTo, result } = match
    const tables = laid.get(id) ?? []
    const due = tables.find(({ status, due }) => status === 'running' && due !== null)?.due ?? null
    return {
      id,
      round,
      section,
      players: [...players],
      names: players.map(nameOf),
      isBye,
      isOpen: isOpen.has(match),
      winnerTo,
      loserTo,
      result: result as TournamentMatch['result'],
      due,
      tables: tables.map(({ table, game, status }) => ({ id: table, game, status })),
    }
  })
}

function named(known: ReadonlyMap<string, Participant>, id: string): string {
  return known.get(id)?.name ?? ''
}

/** For exports: every match and everybody. */
export async function wholeTournament(
  { store, book }: ShownParts,
  id: string,
): Promise<
  Outcome<{ contest: TournamentContest; state: Standing; names: Map<string, Participant>; matches: TournamentMatch[] }>
> {
  const whole = await book.read(id, async ({ contest, state }) => {
    const names = await participants(store, [contest.host, ...state.t.players.map(player => player.id)])
    return { contest, state, names, matches: await shownMatches(store, id, state.t, state.t.matches) }
  })
  return whole.ok ? fine(whole.value) : whole
}

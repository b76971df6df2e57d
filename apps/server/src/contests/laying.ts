import { type AnyGame, commitTo, fine, type Outcome, readSettings, type Settings } from '@hexarium/kernel'
import type { ClockTerms, ContestKind, Holder, TableTerms } from '@hexarium/wire'
import { newId, newSecret } from '../ids.ts'
import { type Statement, type Store, sql } from '../store/store.ts'
import { BOT_PATIENCE } from '../table/live.ts'
import { Play } from '../table/play.ts'
import { houseShares } from '../table/shares.ts'
import { brokenOff, seatList, tableStatements } from '../table/tables.ts'
import type { Table } from '../table/terms.ts'

/** A game of a contest that shall be played. */
export interface Game {
  contest: { id: string; kind: ContestKind }
  /** Which match, and which of its games. */
  match: number
  game: number
  title: string
  /** Who is asked about fair shares of the house's threads. */
  host: string
  access: Table['access']
  /** By seat: who takes part, as the contest knows him. */
  players: readonly string[]
  holders: readonly Holder[]
  settings: Settings
  clock: ClockTerms
  rated: boolean
  position?: unknown
  due: number | null
}

/** A table of a contest as it is kept, with how its game stands. */
export interface Laid {
  match: number
  game: number
  table: string
  /** By seat. */
  players: readonly string[]
  attempt: number
  due: number | null
  reminded: number
  counted: number
  status: Table['status']
  result: string | null
}

/** Lays a table: everybody is in his seat, the dice are sealed, and the game has begun. */
export function laid(rules: AnyGame, game: Game, at: number): Outcome<{ table: Table; unit: Statement[] }> {
  const settings = readSettings(rules.settings, game.settings)
  if (!settings.ok) return settings
  const seed = newSecret()
  const holders = game.holders.map(holder => ({ ...holder }))
  const terms: TableTerms = {
    settings: { ...settings.value } as TableTerms['settings'],
    clock: game.clock,
    timeout: 'forfeit',
    watchers: true,
    delay: 0,
    watcherChat: false,
    rated: game.rated,
  }
  const table: Table = {
    id: newId(),
    game: rules.id,
    rules: rules.rules,
    title: game.title,
    host: game.host,
    status: 'running',
    access: game.access,
    terms,
    link: newSecret(),
    seed,
    commitment: commitTo(seed),
    position: game.position ?? null,
    carried: null,
    result: null,
    rematch: null,
    contest: game.contest,
    created: at,
    started: at,
    finished: null,
    holders,
    ...houseShares(holders),
  }
  const begun = Play.begin(rules, table)
  if (!begun.ok) return begun
  const play = begun.value
  const wake = play.isBotAwaited() ? at + BOT_PATIENCE : (play.nextDeadline()?.at ?? null)
  const unit = [
    ...tableStatements(table),
    sql('INSERT INTO progress (table_id, waiting, wake, updated) VALUES ($1, $2, $3, $4)', [
      table.id,
      seatList(play.asked()),
      wake,
      at,
    ]),
  ]
  return fine({ table, unit })
}

/** The statement that says which game a table is; of two who lay the same game, one does. */
export function noteLaid({ contest, match, game, players, due }: Game, table: string): Statement {
  return sql(
    'INSERT INTO contest_tables (contest_id, match, game, table_id, players, due) VALUES ($1, $2, $3, $4, $5, $6)',
    [contest.id, match, game, table, JSON.stringify(players), due],
    1,
  )
}

/** The statement that puts another table in place of one that had to be closed. */
export function noteLaidAgain({ contest, match, game, players, due }: Game, table: string, before: string): Statement {
  return sql(
    `UPDATE contest_tables SET table_id = $1, players = $2, due = $3, attempt = attempt + 1, reminded = 0
     WHERE contest_id = $4 AND match = $5 AND game = $6 AND table_id = $7`,
    [table, JSON.stringify(players), due, contest.id, match, game, before],
    1,
  )
}

/** Which matches of a contest. */
interface Matches {
  match?: number
  from?: number
  to?: number
}

/** What is played in a contest, or was and does not count yet; everything of one match, or of those from one to another. */
export async function laidIn(store: Store, contest: string, of: Matches = {}): Promise<Laid[]> {
  const { from = of.match, to = of.match } = of
  const where = from === undefined || to === undefined ? 'AND counted = 0' : 'AND match BETWEEN $2 AND $3'
  const rows = await store.query<Omit<Laid, 'players'> & { players: string }>(
    `SELECT match, contest_tables.game AS game, table_id AS "table", players, attempt, due, reminded, counted, status, result
     FROM contest_tables JOIN tables ON tables.id = table_id WHERE contest_id = $1 ${where} ORDER BY match, contest_tables.game`,
    from === undefined || to === undefined ? [contest] : [contest, from, to],
  )
  return rows.map(row => ({ ...row, players: JSON.parse(row.players) }))
}

/** The statement by which the games of a match wait for nothing any more. */
export function counted(contest: string, match: number): Statement {
  return sql('UPDATE contest_tables SET counted = 1 WHERE contest_id = $1 AND match = $2', [contest, match])
}

/** Ends games that are played for nothing any more. */
export function calledOff(games: readonly Laid[], at: number): { unit: Statement[]; news: string[] } {
  const ends = games.filter(({ status }) => status === 'running').map(({ table }) => brokenOff(table, at))
  return { unit: ends.flatMap(({ unit }) => unit), news: ends.flatMap(({ news }) => news) }
}

/** Who is asked at a table now, and who has ever chosen anything there, by seat. */
export async function presenceAt(store: Store, table: string): Promise<{ asked: number[]; came: number[] }> {
  const [row] = await store.query<{ waiting: string }>('SELECT waiting FROM progress WHERE table_id = $1', [table])
  const came = await store.query<{ actor: number }>(
    'SELECT DISTINCT actor FROM log WHERE table_id = $1 AND actor >= 0',
    [table],
  )
  const asked = (row?.waiting ?? '').split(',').filter(Boolean).map(Number)
  return { asked, came: came.map(({ actor }) => actor) }
}

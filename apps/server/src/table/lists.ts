import { type Listed, type TableList, type TableTerms, tableTerms } from '@hexarium/wire'
import { ENDED_AS } from '../store/schema.ts'
import type { Store, Value } from '../store/store.ts'

/** Which list. */
export interface ListWish {
  list: 'open' | 'running' | 'finished'
  game?: string | undefined
  /** Only tables of this person. */
  person?: string | undefined
  /** Only tables of any of these people. */
  players?: readonly string[]
  /** A setting and its value: `scenario=siege`. */
  setting?: string | undefined
  result?: 'drawn' | 'decided' | 'broken' | undefined
  /** Only tables that are played for no contest. */
  apart?: boolean
  /** Private and unlisted ones too: only for one's own. */
  own?: boolean
  /** Behind this table. */
  cursor?: string | undefined
  /** No further than to this one. */
  until?: string | undefined
  limit: number
}

interface ListRow {
  id: string
  game: string
  title: string
  status: Listed['status']
  access: Listed['access']
  terms: string
  result: string | null
  created: number
  started: number | null
  finished: number | null
  moment: number
  mine: number
  waiting: string | null
  wake: number | null
  quiet: number
}

/** When tables of a list were made, begun, over: the latest come first. */
const MOMENT = { open: 'tables.created', running: 'tables.started', finished: 'tables.finished' }

/** A finished table has its time of finishing, broken off ones, too: an index on it is all that is read. */
const STATUS = { open: `status = 'open'`, running: `status = 'running'`, finished: 'tables.finished IS NOT NULL' }

/** The first seat of somebody who held several. */
const ONCE = `own.ended IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM seats AS other WHERE other.table_id = own.table_id AND other.person = own.person AND other.seat < own.seat)`

/** How a setting stands among a table's terms. */
function settingPattern(setting: string): string {
  const [name, ...rest] = setting.split('=')
  const text = rest.join('=')
  const value = /^(true|false|-?\d+)$/.test(text) ? text : `"${text}"`
  return `%${`"${name}":${value}`.replace(/[!_%]/g, '!$&')}%`
}

/** The tables at which some people sit. */
function tablesOf(people: readonly string[]): string {
  return `(SELECT DISTINCT table_id FROM seats WHERE person IN (${people.join(', ')})) AS own CROSS JOIN tables`
}

/** A page of tables, the latest first; of one's own running ones those that wait for one come before the others. */
export async function listTables(store: Store, wish: ListWish): Promise<TableList> {
  const { text, values } = pageOf(wish)
  const rows = await store.query<ListRow>(text, values)
  const page = rows.slice(0, wish.limit)
  const seats = await seatsOf(
    store,
    page.map(row => row.id),
  )
  const last = page.at(-1)
  return {
    tables: page.map(row => listed(row, seats.get(row.id) ?? [])),
    next: rows.length > wish.limit && last ? `${last.mine}.${last.moment}.${last.id}` : null,
  }
}

/** Puts a value into a statement. */
type Put = (one: Value) => string

/** The statement that reads a page, and one row more. */
function pageOf(wish: ListWish): { text: string; values: Value[] } {
  const { list, person, limit } = wish
  const values: Value[] = []
  const value: Put = one => `$${values.push(one)}`
  const isOver = list === 'finished' && person !== undefined && wish.players === undefined
  const moment = isOver ? 'own.ended' : list === 'running' && wish.own ? 'progress.updated' : MOMENT[list]
  const mine = person && !isOver ? isAwaited(person, value) : '0'
  const quiet =
    person && wish.own
      ? `(SELECT count(*) FROM quiets WHERE quiets.table_id = tables.id AND quiets.person = ${value(person)})`
      : '0'
  const where = conditions(wish, value)
  // `CROSS JOIN` keeps SQLite to that order: a person sits at few tables of all, and at the latest of those he played last
  const people = wish.players ?? (person === undefined ? undefined : [person])
  const from = isOver ? 'seats AS own CROSS JOIN tables' : people === undefined ? 'tables' : tablesOf(people.map(value))
  if (people !== undefined) where.push('tables.id = own.table_id')
  if (isOver) where.push(`own.person = ${value(person)}`, ONCE)
  const isAwaitedFirst = wish.own === true && list === 'running'
  const within = between(wish, isAwaitedFirst, value)
  const text = `SELECT * FROM (
      SELECT ${isOver ? 'own.table_id' : 'tables.id'} AS id, game, title, status, access, terms, result, created, started,
        tables.finished AS finished, ${moment} AS moment, progress.waiting AS waiting, progress.wake AS wake,
        ${mine} AS mine, ${quiet} AS quiet
      FROM ${from} LEFT JOIN progress ON progress.table_id = tables.id WHERE ${where.join(' AND ')}
    ) AS listed ${within.length > 0 ? `WHERE ${within.join(' AND ')}` : ''}
    ORDER BY ${isAwaitedFirst ? 'mine DESC, ' : ''}moment DESC, id DESC LIMIT ${value(limit + 1)}`
  return { text, values }
}

/** Whether a table waits for a person, as SQL: for any of his seats, should he hold several. */
function isAwaited(person: string, value: Put): string {
  return `(SELECT max(CASE WHEN progress.waiting LIKE '%,' || seats.seat || ',%' THEN 1 ELSE 0 END) FROM seats
    WHERE seats.table_id = tables.id AND seats.person = ${value(person)})`
}

/** What a table must be to be listed. */
function conditions(wish: ListWish, value: Put): string[] {
  const where = [STATUS[wish.list]]
  if (!wish.own) where.push(`access = 'public'`)
  if (wish.apart) where.push('contest IS NULL')
  if (wish.game !== undefined) where.push(`game = ${value(wish.game)}`)
  if (wish.setting !== undefined) where.push(`terms LIKE ${value(settingPattern(wish.setting))} ESCAPE '!'`)
  if (wish.result !== undefined) where.push(`${ENDED_AS} = ${value(wish.result)}`)
  return where
}

/** Where a page begins, and where it ends at the latest. */
function between(wish: ListWish, isAwaitedFirst: boolean, value: Put): string[] {
  const found: string[] = []
  const cursor = readCursor(wish.cursor)
  const behind = cursor && earlier('moment', cursor, value)
  if (cursor && isAwaitedFirst)
    found.push(`(mine < ${value(cursor.mine)} OR (mine = ${value(cursor.mine)} AND ${behind}))`)
  else if (behind) found.push(behind)
  const until = readCursor(wish.until)
  if (until) {
    const at = value(until.moment)
    found.push(`moment >= ${at} AND (moment > ${at} OR (moment = ${at} AND id >= ${value(until.id)}))`)
  }
  return found
}

/** The table so many places behind a cursor, or undefined if there are fewer. It is found in an index, whatever a table's terms are. */
export async function placeBehind(store: Store, wish: ListWish, places: number): Promise<string | undefined> {
  const values: Value[] = []
  const value: Put = one => `$${values.push(one)}`
  const moment = MOMENT[wish.list]
  const where = conditions({ ...wish, own: false, apart: false, setting: undefined }, value)
  const cursor = readCursor(wish.cursor)
  if (cursor) where.push(earlier(moment, cursor, value))
  const [row] = await store.query<{ moment: number; id: string }>(
    `SELECT ${moment} AS moment, id FROM tables WHERE ${where.join(' AND ')} ORDER BY ${moment} DESC, id DESC
     LIMIT 1 OFFSET ${value(places - 1)}`,
    values,
  )
  return row && `0.${row.moment}.${row.id}`
}

/** Behind a table in a list. The first half is what an index is read by. */
function earlier(moment: string, than: { moment: number; id: string }, value: Put): string {
  const at = value(than.moment)
  return `(${moment} <= ${at} AND (${moment} < ${at} OR (${moment} = ${at} AND id < ${value(than.id)})))`
}

function readCursor(text: string | undefined): { mine: number; moment: number; id: string } | undefined {
  const [, mine, moment, id] = /^(\d)\.(\d{1,15})\.([a-z0-9]{1,40})$/.exec(text ?? '') ?? []
  return id === undefined ? undefined : { mine: Number(mine), moment: Number(moment), id }
}

async function seatsOf(store: Store, ids: readonly string[]): Promise<Map<string, Listed['seats']>> {
  if (ids.length === 0) return new Map()
  const rows = await store.query<{ table_id: string } & Listed['seats'][number]>(
    `SELECT table_id, kind, person, name, level FROM seats
     WHERE table_id IN (${ids.map((_, index) => `$${index + 1}`).join(', ')}) ORDER BY table_id, seat`,
    ids,
  )
  return Map.groupBy(
    rows.map(({ kind, person, name, level, table_id }) => ({ table_id, kind, person, name, level })),
    row => row.table_id,
  )
}

function listed(row: ListRow, seats: Listed['seats']): Listed {
  const terms = JSON.parse(row.terms) as TableTerms
  const { id, game, title, status, access, created, started, finished } = row
  // Where watchers are behind, whose turn it is would tell them more than they are shown.
  const shows = terms.delay === 0 || row.mine > 0
  const waiting = shows && row.waiting ? row.waiting.split(',').filter(Boolean).map(Number) : []
  // Where a bot is waited for, nobody's clock is what the watchman comes for.
  const isClockRunning = terms.clock.kind !== 'none' && waiting.every(seat => seats[seat]?.kind === 'person')
  return {
    id,
    game,
    title,
    status,
    access,
    created,
    started,
    finished,
    updated: row.moment,
    result: row.result === null ? null : JSON.parse(row.result),
    rated: terms.rated,
    clock: terms.clock.kind,
    terms: tableTerms.parse(terms),
    seats: seats.map(({ kind, person, name, level }) => ({ kind, person, name, level })),
    waiting,
    mine: row.mine === 1,
    due: shows && isClockRunning ? row.wake : null,
    quiet: Number(row.quiet) > 0,
  }
}

import { randomInt } from 'node:crypto'
import { type AnyGame, fine, type Outcome, refused } from '@hexarium/kernel'
import { type ClockTerms, type NewSeek, type Pace, type Seek, tableTerms } from '@hexarium/wire'
import { newId } from '../ids.ts'
import { type Statement, sql } from '../store/store.ts'
import { cannotPlayMore, cannotSeekMore, type EnoughParts, holdingToSeeks } from './enough.ts'
import type { Guest, Lobby } from './lobby.ts'
import { awaitedShares, houseShares } from './shares.ts'
import { tableStatements } from './tables.ts'
import type { Table } from './terms.ts'

/** The clock each pace is played by. */
const CLOCKS: Readonly<Record<Pace, ClockTerms>> = {
  quick: { kind: 'live', minutes: 15, increment: 10 },
  usual: { kind: 'live', minutes: 30, increment: 15 },
  long: { kind: 'live', minutes: 60, increment: 30 },
  day: { kind: 'days', days: 1, bank: 2 },
  days: { kind: 'days', days: 2, bank: 5 },
  week: { kind: 'days', days: 7, bank: 7 },
}

/** Seeks that are read at once. */
const PAGE = 200

/** A seek for live games alone is over so many milliseconds after who has it was last seen to be away. */
const LIVE_TERM = 5 * 60_000

/** What seeks are made of. */
export interface SeekParts extends EnoughParts {
  games: (id: string) => Promise<AnyGame | undefined>
  lobby: Lobby
  now: () => number
  /** True if somebody is in the house now, at whichever process: a live game begins at once. */
  isHere: (person: string) => boolean
}

interface SeekRow {
  id: string
  person: string
  games: string
  paces: string
  rated: number
  at: number
  name: string
  login: string | null
}

/** What came of a seek: it waits, or somebody was found, whose table it is then. */
export interface Sought {
  seek: Seek | null
  table: Table | null
}

/** “Play anyone”: who looks for the same thing sits down together. Seeks are kept, and found by all processes. */
export class Seeks {
  private readonly parts: SeekParts

  constructor(parts: SeekParts) {
    this.parts = parts
  }

  /** Looks for somebody, and waits if there is nobody yet. */
  async seek(guest: Guest, wish: NewSeek): Promise<Outcome<Sought>> {
    const fault = await this.cannotSeek(guest, wish)
    if (fault) return fault
    const { store, now } = this.parts
    const own: SeekRow = {
      id: newId(),
      person: guest.id,
      games: JSON.stringify(wish.games),
      paces: JSON.stringify(wish.paces),
      rated: wish.rated ? 1 : 0,
      at: now(),
      name: guest.name,
      login: guest.login,
    }
    // Kept first: two who come at the same moment at different processes find each other, whoever looks later.
    const isKept = await store.write(
      [
        ...holdingToSeeks(this.parts, guest.id),
        sql('INSERT INTO seeks (id, person, games, paces, rated, at) VALUES ($1, $2, $3, $4, $5, $6)', [
          own.id,
          own.person,
          own.games,
          own.paces,
          own.rated,
          own.at,
        ]),
      ],
      ['seek:'],
    )
    if (!isKept) return (await cannotSeekMore(this.parts, guest.id)) ?? refused('limit', 'Try again in a moment.')
    const table = await this.pair(own)
    return fine({ seek: table ? null : shown(own, guest.id), table })
  }

  /** Looks no longer. */
  async withdraw(person: string, id: string): Promise<Outcome<null>> {
    const gone = await this.parts.store.write(
      [sql('DELETE FROM seeks WHERE id = $1 AND person = $2', [id, person], 1)],
      ['seek:'],
    )
    return gone ? fine(null) : refused('no-seek', 'This search is over: perhaps somebody was found.')
  }

  /** Who looks for somebody: the latest first, one's own before the others. Who is not here waits for games by post only. */
  async list(person: string | undefined): Promise<Seek[]> {
    const rows = await this.rows('1 = 1 ORDER BY seeks.at DESC, seeks.id', [])
    const seeks = rows.filter(row => row.person === person || this.pacesNow(row).length > 0)
    return seeks.map(row => shown(row, person)).sort((a, b) => Number(b.mine) - Number(a.mine))
  }

  private async cannotSeek(guest: Guest, wish: NewSeek): Promise<ReturnType<typeof refused> | undefined> {
    if (wish.rated && guest.login === null)
      return refused('rated', 'Rated games are for people with an account: register first.')
    for (const id of wish.games) {
      const game = await this.parts.games(id)
      if (!game) return refused('no-game', `This server does not have ${id}.`)
      if (game.seats.min > 2) return refused('seats', `${id} is not for two.`)
    }
    return (await cannotSeekMore(this.parts, guest.id)) ?? cannotPlayMore(this.parts, guest.id)
  }

  /** Finds the one who has waited longest for something that suits both, and sits them down together. */
  private async pair(own: SeekRow): Promise<Table | null> {
    for await (const other of this.candidates(own)) {
      const game = common(own.games, other.games)
      const pace = common(own.paces, JSON.stringify(this.pacesNow(other)))
      if (game === undefined || pace === undefined) continue
      const table = await this.seated(other, own, game, pace as Pace)
      if (!table.ok) continue
      // Two processes that pair the same two the other way round take them in the same order: neither waits for the other.
      const both = [own, other].toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const isOurs = await this.parts.store.write(
        [...both.map(taken), ...tableStatements(table.value)],
        ['seek:', `table:${table.value.id}`],
      )
      if (isOurs) return table.value // else another process was quicker with one of the two
    }
    return null
  }

  /** Others who look, the first first; never somebody who blocked the seeker, or whom he blocked. However many do not fit, all are asked. */
  private async *candidates(own: SeekRow): AsyncGenerator<SeekRow> {
    for (let last: SeekRow | undefined, more = true; more; ) {
      const page: SeekRow[] = await this.rows(
        `seeks.person <> $1 AND rated = $2 AND NOT EXISTS (SELECT 1 FROM blocks WHERE (blocks.person = $1 AND blocks.blocked = seeks.person)
           OR (blocks.person = seeks.person AND blocks.blocked = $1))
         AND (seeks.at, seeks.id) > ($3, $4) ORDER BY seeks.at, seeks.id`,
        [own.person, own.rated, last?.at ?? -1, last?.id ?? ''],
      )
      yield* page
      last = page.at(-1)
      more = page.length === PAGE
    }
  }

  /** Forgets seeks for live games of people who are gone: those who come must not look through them for ever. */
  async sweep(): Promise<void> {
    const { store, now, isHere } = this.parts
    const old = await store.query<{ id: string; person: string; paces: string }>(
      'SELECT id, person, paces FROM seeks WHERE at < $1',
      [now() - LIVE_TERM],
    )
    const over = old.filter(({ person, paces }) => !isHere(person) && !/"(day|days|week)"/.test(paces))
    if (over.length > 0)
      await store.write(
        over.map(({ id }) => sql('DELETE FROM seeks WHERE id = $1', [id])),
        ['seek:'],
      )
  }

  private rows(where: string, values: readonly (string | number)[]): Promise<SeekRow[]> {
    return this.parts.store.query<SeekRow>(
      `SELECT seeks.id AS id, seeks.person AS person, games, paces, rated, at, name, login
       FROM seeks JOIN persons ON persons.id = seeks.person WHERE ${where} LIMIT ${PAGE}`,
      values,
    )
  }

  /** What a seek can lead to now: a live game only while who looks for it is here. */
  private pacesNow({ paces, person }: SeekRow): Pace[] {
    const wanted = JSON.parse(paces) as Pace[]
    return this.parts.isHere(person) ? wanted : wanted.filter(pace => CLOCKS[pace].kind === 'days')
  }

  /** The table of two who found each other; who begins is drawn by lot. */
  private async seated(first: SeekRow, second: SeekRow, game: string, pace: Pace): Promise<Outcome<Table>> {
    const terms = tableTerms.parse({ clock: CLOCKS[pace], rated: first.rated === 1 })
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const table = await this.parts.lobby.prepare(guestOf(first), { game, title: '', access: 'public', seats, terms })
    if (!table.ok) return table
    const holders = [first, second].map(({ person, name }) => ({ kind: 'person' as const, person, name, level: null }))
    if (randomInt(2) === 1) holders.reverse()
    // by post the game begins at once, whoever is here
    const shares = CLOCKS[pace].kind === 'live' ? awaitedShares(holders) : houseShares(holders)
    return fine({ ...table.value, holders, ...shares })
  }
}

function guestOf({ person, name, login }: SeekRow): Guest {
  return { id: person, name, login }
}

/** A seek that is taken waits no longer; if it does not wait any more, nothing is done. */
function taken({ id }: SeekRow): Statement {
  return sql('DELETE FROM seeks WHERE id = $1', [id], 1)
}

/** The first of some that is also among others. */
function common(some: string, others: string): string | undefined {
  const known = new Set(JSON.parse(others) as string[])
  return (JSON.parse(some) as string[]).find(one => known.has(one))
}

function shown({ id, person, name, games, paces, rated, at }: SeekRow, reader: string | undefined): Seek {
  return {
    id,
    person,
    name,
    games: JSON.parse(games),
    paces: JSON.parse(paces),
    rated: rated === 1,
    at,
    mine: person === reader,
  }
}

import { firstSeason, nextSeason, type Season } from '@hexarium/contests/ladder'
import { finalPlaces, type Tournament } from '@hexarium/contests/tournament'
import { type AnyGame, fine, type Outcome, refused } from '@hexarium/kernel'
import type { SeasonCard } from '@hexarium/wire'
import { newSecret } from '../ids.ts'
import type { Store } from '../store/store.ts'
import type { Guest } from '../table/lobby.ts'
import { lookedAt, takesPart } from './contest.ts'
import { honoured } from './honours.ts'
import { type Chapter, Logbook } from './logbook.ts'
import { gamesWith, idOf, openOfGame } from './of-game.ts'
import { participants } from './participants.ts'
import { Tending } from './tending.ts'
import type { TournamentBook } from './tournament-book.ts'
import { forAccounts, type Tournaments } from './tournaments.ts'

const DAY = 24 * 60 * 60 * 1000

/** So many are wanted for a season; so many play in a division, and so many go up and down. */
const LEAST = 4
const SIZE = 8
const MOVERS = 2
/** Days a season's games last at most, and the clock they are played by. */
const PACE = { kind: 'post', days: 3, bank: 7, round: 60 } as const

/** What the log of a game's seasons tells. */
type SeasonLine =
  | { is: 'joined'; player: string }
  | { is: 'left'; player: string }
  | { is: 'began'; season: Season; tournaments: string[] }
  | { is: 'ended'; champion: string | null }

/** How the seasons of a game stand. */
interface SeasonState {
  season: Season | null
  /** By division: the tournament it is played as. */
  tournaments: string[]
  isPlaying: boolean
  /** Who plays the next one. */
  joined: string[]
  /** Since when enough have come for the next one. */
  since: number | null
}

type SeasonChapter = Chapter<object, SeasonState>

/** What seasons are made of. */
export interface SeasonParts {
  store: Store
  now: () => number
  games: (id: string) => Promise<AnyGame | undefined>
  tournaments: Tournaments
  book: TournamentBook
}

/** Seasons of a game: divisions that are round robins by post, from the first of a month on; the best go up, the last go down. */
export class Seasons {
  private readonly parts: SeasonParts
  private readonly book: Logbook<object, SeasonLine, SeasonState>
  private readonly tending = new Tending(id => this.look(id))

  constructor(parts: SeasonParts) {
    this.parts = parts
    this.book = new Logbook<object, SeasonLine, SeasonState>(parts.store, parts.now, {
      kind: 'season',
      begin: async () => ({ season: null, tournaments: [], isPlaying: false, joined: [], since: null }),
      async fold(state, entries) {
        let next = state
        for (const { event, at } of entries) {
          const folded = after(next, event, at)
          if (!folded.ok) return folded
          next = folded.value
        }
        return fine(next)
      },
    })
  }

  // ---- what people do ----

  async join(person: Guest, game: string): Promise<Outcome<null>> {
    if (person.login === null) return forAccounts()
    const fault = await openOfGame(this.parts, 'season', game)
    if (fault) return fault
    return this.do(game, ({ contest }) =>
      fine({
        event: { is: 'joined', player: person.id },
        by: person.id,
        also: [takesPart(contest, person.id, 'in', this.parts.now())],
      }),
    )
  }

  /** Plays no further season; the one under way is left by withdrawing from its division. */
  leave(person: string, game: string): Promise<Outcome<null>> {
    return this.do(game, ({ contest }) =>
      fine({
        event: { is: 'left', player: person },
        by: person,
        also: [takesPart(contest, person, 'out', this.parts.now())],
      }),
    )
  }

  async leaveAll(person: string): Promise<void> {
    for (const game of await gamesWith(this.parts.store, 'season', person)) await this.leave(person, game)
  }

  // ---- what follows by itself ----

  tend(id: string): Promise<void> {
    return this.tending.tend(id)
  }

  private async look(id: string): Promise<void> {
    for (;;) {
      const read = await this.book.read(id, chapter => chapter)
      if (!read.ok) throw new Error(`season ${id}: ${read.problem.text}`)
      const chapter = read.value
      const { isPlaying, since } = chapter.state
      if (isPlaying && (await this.end(chapter))) continue
      const begins = since === null ? null : firstOfNextMonth(since)
      if (!isPlaying && begins !== null && begins <= this.parts.now() && (await this.begin(chapter))) continue
      // A division that ends tells; should its process have ended first, it is found the next day.
      const wake = isPlaying ? this.parts.now() + DAY : begins
      await this.parts.store.write([lookedAt(chapter, wake)])
      return
    }
  }

  /** The divisions of the next season, each a tournament of its own that has begun. */
  private async begin({ contest, state }: SeasonChapter): Promise<boolean> {
    const { tournaments } = this.parts
    const { game } = contest
    const season = await this.nextOf(game, state)
    const made = season.divisions.map((players, division) =>
      tournaments.prepared(
        '',
        {
          title: `${season.number} · ${division + 1}`,
          words: '',
          begins: null,
          game,
          form: 'roundRobin',
          settings: {},
          entry: 'invited',
          listed: true,
          most: 40,
          late: false,
          rated: true,
          bots: false,
          seeding: 'lot',
          pace: PACE,
          seed: newSecret(),
          season: { number: season.number, division: division + 1 },
          isAtOnce: true,
        },
        players,
      ),
    )
    const done = await this.book.do(contest.id, ({ state: now }) =>
      fine(
        now.isPlaying || now.since !== state.since
          ? null
          : {
              event: { is: 'began', season, tournaments: made.map(({ id }) => id) },
              by: '',
              also: made.flatMap(({ unit }) => unit),
              news: made.flatMap(({ news }) => news),
            },
      ),
    )
    return done.ok
  }

  private async nextOf(game: string, { season, tournaments, joined }: SeasonState): Promise<Season> {
    if (!season) {
      const rated = await this.parts.store.query<{ person: string; rating: number }>(
        `SELECT person, rating FROM ratings WHERE game = $1 AND scale = 'glicko' AND person IN (${joined.map((_, at) => `$${at + 2}`).join(', ')})`,
        [game, ...joined],
      )
      const ratings = new Map(rated.map(({ person, rating }) => [person, rating]))
      const players = joined.map(id => ({ id, rating: ratings.get(id) ?? 0 }))
      return firstSeason(game, players, { size: SIZE, movers: MOVERS, seed: `${game} ${joined.length}` })
    }
    const played = await this.played(tournaments)
    const known = new Set(season.divisions.flat())
    const next = nextSeason(
      season,
      played,
      joined.filter(player => !known.has(player)),
    )
    // Who was in it and has left plays no more; who withdrew from his division and wants to play again begins at the end.
    const divisions = next.divisions.map(division => division.filter(player => joined.includes(player)))
    const missing = joined.filter(player => !divisions.flat().includes(player))
    return { ...next, divisions: withoutLonely([...divisions.slice(0, -1), [...(divisions.at(-1) ?? []), ...missing]]) }
  }

  private async played(tournaments: readonly string[]): Promise<Tournament[]> {
    const all: Tournament[] = []
    for (const id of tournaments) {
      const read = await this.parts.book.read(id, ({ state }) => state.t)
      if (!read.ok) throw new Error(`division ${id}: ${read.problem.text}`)
      all.push(read.value)
    }
    return all
  }

  /** A season is over with the last of its divisions. */
  private async end({ contest, state }: SeasonChapter): Promise<boolean> {
    const played = await this.played(state.tournaments)
    if (played.some(({ stage }) => stage !== 'over')) return false
    const [top] = played
    const first = top ? finalPlaces(top).indexOf(1) : -1
    const champion = first < 0 || top.players[first].isOut ? null : top.players[first].id
    const number = state.season?.number ?? 0
    const { id, game } = contest
    const at = this.parts.now()
    const done = await this.book.do(id, ({ state: now }) =>
      fine(
        now.isPlaying && now.season?.number === number
          ? {
              event: { is: 'ended', champion },
              by: '',
              also:
                champion === null
                  ? []
                  : [honoured(number, { contest: id, person: champion, kind: 'season', game, title: `${number}`, at })],
            }
          : null,
      ),
    )
    return done.ok
  }

  private async do(game: string, wanted: Parameters<typeof this.book.do>[1]): Promise<Outcome<null>> {
    const done = await this.book.do(idOf('season', game), wanted)
    if (!done.ok) return done.problem.code === 'no-contest' ? refused('player', 'You have not joined.') : done
    await this.tend(idOf('season', game))
    return fine(null)
  }

  /** A division is over: its season may be. */
  async divisionOver(game: string): Promise<void> {
    await this.tend(idOf('season', game))
  }

  // ---- what is shown ----

  async card(game: string, person: string | undefined): Promise<Outcome<SeasonCard>> {
    if (!(await this.parts.games(game))) return refused('no-game', `This server does not have ${game}.`)
    const read = await this.book.read(idOf('season', game), ({ state }) => state)
    if (!read.ok && read.problem.code !== 'no-contest') return read
    const empty: SeasonState = { season: null, tournaments: [], isPlaying: false, joined: [], since: null }
    const { season, tournaments, isPlaying, joined, since } = read.ok ? read.value : empty
    const titles = season?.titles ?? []
    const divisions = season?.divisions ?? []
    const known = await participants(this.parts.store, [
      ...divisions.flat(),
      ...joined,
      ...titles.map(({ champion }) => champion),
    ])
    const division = person === undefined ? -1 : divisions.findIndex(players => players.includes(person))
    return fine({
      game,
      number: season?.number ?? 0,
      isPlaying,
      begins: isPlaying || since === null ? null : firstOfNextMonth(since),
      least: LEAST,
      size: SIZE,
      movers: MOVERS,
      divisions: divisions.map((players, at) => ({
        tournament: tournaments[at],
        players: players.map(player => known.get(player)!),
      })),
      joined: joined.map(player => known.get(player)!),
      titles: titles.map(({ season: number, champion }) => ({
        season: number,
        name: known.get(champion)!.name,
        person: champion,
      })),
      you: {
        joined: person !== undefined && joined.includes(person),
        division: isPlaying && division >= 0 ? division : null,
      },
    })
  }
}

function after(state: SeasonState, event: SeasonLine, at: number): Outcome<SeasonState> {
  const { joined, season } = state
  switch (event.is) {
    case 'joined': {
      if (joined.includes(event.player)) return refused('entered', 'You play the next season already.')
      return fine(gathered({ ...state, joined: [...joined, event.player] }, at))
    }
    case 'left':
      if (!joined.includes(event.player)) return refused('player', 'You do not play the next season.')
      return fine(gathered({ ...state, joined: joined.filter(player => player !== event.player) }, at))
    case 'began':
      if (state.isPlaying) return refused('stage', 'A season is played already.')
      return fine({ ...state, season: event.season, tournaments: event.tournaments, isPlaying: true, since: null })
    case 'ended': {
      if (!state.isPlaying || !season) return refused('stage', 'No season is played.')
      const titles =
        event.champion === null
          ? season.titles
          : [...season.titles, { season: season.number, champion: event.champion }]
      return fine(gathered({ ...state, season: { ...season, titles }, isPlaying: false }, at))
    }
  }
}

/** Notes since when enough have come. */
function gathered(state: SeasonState, at: number): SeasonState {
  if (state.isPlaying || state.joined.length < LEAST) return { ...state, since: null }
  return { ...state, since: state.since ?? at }
}

/** Divisions in which somebody has somebody to play with. */
function withoutLonely(divisions: readonly string[][]): string[][] {
  const found: string[][] = []
  for (const division of divisions) {
    const above = found.at(-1)
    if (division.length < 3 && above) above.push(...division)
    else if (division.length > 0) found.push([...division])
  }
  return found
}

/** Midnight, by the world's clock. */
function firstOfNextMonth(at: number): number {
  const then = new Date(at)
  return Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 1)
}

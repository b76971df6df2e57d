import type { TournamentEvent } from '@hexarium/contests/tournament'
import { type AnyGame, chance, fine, type Outcome, readSettings, refused } from '@hexarium/kernel'
import type { MatchOutcome, NewTournament } from '@hexarium/wire'
import { isSame, newId, newSecret } from '../ids.ts'
import type { Notices } from '../notice/notices.ts'
import { type Statement, type Store, sql } from '../store/store.ts'
import type { Hall } from '../table/hall.ts'
import type { Guest } from '../table/lobby.ts'
import { contestStatement, partOf, peopleOf, takesPart } from './contest.ts'
import { calledOff, counted, laidIn } from './laying.ts'
import type { Chapter } from './logbook.ts'
import { botId, isBot } from './participants.ts'
import { tellAll } from './telling.ts'
import {
  matchFormOf,
  type Standing,
  type TournamentBook,
  type TournamentContest,
  type TournamentTerms,
} from './tournament-book.ts'
import type { TournamentSteward } from './tournament-steward.ts'

type TournamentChapter = Chapter<TournamentTerms, Standing>

/** Tournaments one person may have under way, and bots one may have. */
const OWN = 10
const BOTS = 16

/** Players each form is sensible for. */
const MOST: Readonly<Record<NewTournament['form'], number>> = {
  swiss: 10_000,
  tables: 2000,
  knockout: 1024,
  doubleKnockout: 512,
  groups: 256,
  roundRobin: 40,
}

/** What tournaments are made of. */
export interface TournamentParts {
  store: Store
  now: () => number
  games: (id: string) => Promise<AnyGame | undefined>
  hall: Hall
  notices: Notices
  book: TournamentBook
  steward: TournamentSteward
}

/** What players and organisers do with tournaments. What follows from it, the steward sees to. */
export class Tournaments {
  private readonly parts: TournamentParts

  constructor(parts: TournamentParts) {
    this.parts = parts
  }

  /** Makes a tournament nobody has entered. */
  async make(person: Guest, wish: NewTournament): Promise<Outcome<string>> {
    if (person.login === null) return forAccounts()
    const fault = (await this.cannotBeMade(wish)) ?? (await this.hasEnough(person.id))
    if (fault) return fault
    const terms: TournamentTerms = { ...wish, seed: newSecret(), season: null, isAtOnce: false }
    const { id, unit, news } = this.prepared(person.id, terms)
    await this.parts.store.write(unit, news)
    return fine(id)
  }

  /** A new tournament as it will be kept; if `players` are named they have entered it, and it has begun. */
  prepared(
    host: string,
    terms: TournamentTerms,
    players: readonly string[] = [],
  ): { id: string; unit: Statement[]; news: string[] } {
    const { now, book } = this.parts
    const { game, title, listed, begins } = terms
    const at = now()
    const contest: TournamentContest = {
      id: newId(),
      kind: 'tournament',
      game,
      title,
      host,
      stage: 'entering',
      listed,
      spec: terms,
      link: newSecret(),
      created: at,
      began: null,
      finished: null,
    }
    const entered = players.map(player => ({ event: { is: 'entered' as const, player }, by: player, at }))
    const begun = players.length > 0 ? [{ event: { is: 'began' as const }, by: '', at }] : []
    return {
      id: contest.id,
      unit: [
        contestStatement(contest, players.length > 0 ? at : begins),
        ...(host === '' ? [] : [takesPart(contest, host, 'host', at)]),
        ...players.map(player => takesPart(contest, player, 'in', at)),
        ...book.first(contest.id, [...entered, ...begun]),
      ],
      news: [`contest:${contest.id}`],
    }
  }

  private async hasEnough(host: string): Promise<Outcome<never> | undefined> {
    const own = await this.parts.store.query(
      `SELECT id FROM contests WHERE host = $1 AND kind = 'tournament' AND stage <> 'over'`,
      [host],
    )
    return own.length < OWN ? undefined : refused('limit', 'You organise enough tournaments already: close one first.')
  }

  /** What stands against a tournament as somebody wants it. */
  private async cannotBeMade(wish: NewTournament): Promise<Outcome<never> | undefined> {
    const { form, settings, late, rated, most, begins, seats } = wish
    const game = await this.parts.games(wish.game)
    if (!game) return refused('no-game', `This server does not have ${wish.game}.`)
    if (form === 'tables' ? game.seats.max < 3 : game.seats.min > 2)
      return refused(
        'form',
        form === 'tables' ? `${game.id} is not for tables of several.` : `${game.id} is not for two.`,
      )
    if (
      form === 'tables' &&
      seats &&
      (seats.min < game.seats.min || seats.max > game.seats.max || seats.min > seats.max)
    )
      return refused('seats', `${game.id} is for ${game.seats.min} to ${game.seats.max} players.`)
    if (most > MOST[form]) return refused('most', `A tournament of this form is for up to ${MOST[form]} players.`)
    if (late && form !== 'swiss' && form !== 'tables')
      return refused('late', 'The matches of this form are drawn once: nobody can enter later.')
    if (begins !== null && begins <= this.parts.now())
      return refused('begins', 'It should begin at a time to come; or say nothing, and begin it yourself.')
    const matches = await matchFormOf(wish.game)
    const rule = matches.cannot(settings)
    if (rule) return { ok: false, problem: { code: 'settings', text: 'Such games do not fit a tournament.', rule } }
    for (const one of matches.games(settings, chance('settings'))) {
      const read = readSettings(game.settings, one)
      if (!read.ok) return read
    }
    const other = rated && Object.entries(settings).find(([name, value]) => value !== game.settings[name]?.default)
    if (other)
      return refused('rated', `A rated game is played with the game’s own settings: leave “${other[0]}” as it is.`)
    return undefined
  }

  // ---- what players do ----

  async enter(person: Guest, id: string, link: string | undefined): Promise<Outcome<null>> {
    if (person.login === null) return forAccounts()
    const part = await partOf(this.parts.store, id, person.id)
    const rating = await this.ratingOf(id, person.id)
    return this.do(id, ({ contest, state }) => {
      const fault = cannotEnter(contest, state, part, link)
      return fault ?? this.entering(contest, person.id, person.id, rating)
    })
  }

  private entering(contest: TournamentContest, player: string, by: string, rating: number) {
    const also = isBot(player) ? [] : [takesPart(contest, player, 'in', this.parts.now())]
    return fine({ event: { is: 'entered' as const, player, rating }, by, also })
  }

  /** What somebody is seeded by. */
  private async ratingOf(id: string, person: string): Promise<number> {
    const [row] = await this.parts.store.query<{ rating: number }>(
      `SELECT rating FROM ratings JOIN contests ON contests.game = ratings.game
       WHERE contests.id = $1 AND person = $2 AND scale = 'glicko' AND spec LIKE '%"seeding":"rating"%'`,
      [id, person],
    )
    return Math.round(row?.rating ?? 0)
  }

  /** Takes part no longer: what one plays now is given up first, so that nobody withdraws from a game he is losing. */
  async withdraw(id: string, player: string, by: string): Promise<Outcome<null>> {
    const known = await this.parts.book.read(id, () => null)
    if (!known.ok) return known
    const hasResigned = await this.resign(id, player)
    await this.parts.steward.tend(id)
    return this.do(id, ({ contest, state }) => {
      if (hasResigned && state.t.stage === 'over') return fine(null) // that was the last game
      const also = isBot(player) ? [] : [takesPart(contest, player, 'out', this.parts.now())]
      return fine({ event: { is: 'withdrew', player }, by, also })
    })
  }

  private async resign(id: string, player: string): Promise<boolean> {
    const { store, hall } = this.parts
    let hasResigned = false
    for (const { table, players, status } of await laidIn(store, id)) {
      const seat = players.indexOf(player)
      if (seat < 0 || status !== 'running') continue
      const resigned = await hall.act(table, ({ play }, at) => ({ done: play.resign(seat, at), seat }))
      hasResigned ||= resigned
    }
    return hasResigned
  }

  // ---- what organisers do ----

  async change(host: string, id: string, said: Partial<Pick<NewTournament, 'title' | 'words' | 'begins'>>) {
    const { store, now } = this.parts
    return this.asHost(host, id, async ({ contest, state }) => {
      if (said.begins !== undefined && state.t.stage !== 'entering')
        return refused('stage', 'This tournament has begun already.')
      if (said.begins && said.begins <= now()) return refused('begins', 'It should begin at a time to come.')
      const spec: TournamentTerms = { ...contest.spec, ...withoutUndefined(said) }
      const unit = sql('UPDATE contests SET title = $1, spec = $2, wake = $3 WHERE id = $4 AND spec = $5', [
        spec.title,
        JSON.stringify(spec),
        state.t.stage === 'entering' ? spec.begins : now(),
        id,
        JSON.stringify(contest.spec),
      ])
      await store.write([unit], [`contest:${id}`])
      return fine(null)
    })
  }

  async invite(host: Guest, id: string, person: string): Promise<Outcome<null>> {
    const { store, now, notices } = this.parts
    const invited = await this.asHost(host.id, id, async ({ contest, state }) => {
      if (state.t.stage === 'over') return refused('over', 'This tournament is over.')
      if (await partOf(store, id, person)) return refused('entered', 'He has to do with this tournament already.')
      await store.write([takesPart(contest, person, 'invited', now())], [`contest:${id}`])
      return fine(null)
    })
    if (invited.ok) await notices.tell(person, id, 'invitation', { contest: id })
    return invited
  }

  /** A bot enters, where that was said when the tournament was made. */
  enterBot(host: string, id: string, level: string): Promise<Outcome<null>> {
    return this.do(id, ({ contest, state }) => {
      if (contest.host !== host) return notYours()
      if (!contest.spec.bots) return refused('bots', 'This tournament is for people alone.')
      const { players } = state.t
      if (players.filter(player => isBot(player.id)).length >= BOTS)
        return refused('limit', `A tournament has ${BOTS} bots at most.`)
      const late = isFull(contest, state) ?? isTooLate(contest, state)
      return late ?? this.entering(contest, botId(level, players), host, 0)
    })
  }

  async remove(host: string, id: string, player: string): Promise<Outcome<null>> {
    const mine = await this.asHost(host, id, async () => fine(null))
    return mine.ok ? this.withdraw(id, player, host) : mine
  }

  /** Begins, pauses, resumes, closes it, or puts the players in order. */
  async direct(host: string, id: string, event: Extract<TournamentEvent, { is: Direction }>): Promise<Outcome<null>> {
    const { now } = this.parts
    return this.do(id, ({ contest, state }) => {
      if (contest.host !== host) return notYours()
      if (event.is === 'paused' && (state.t.isPaused || state.t.stage !== 'playing'))
        return refused('paused', 'Only a tournament that is played can be paused.')
      if (event.is === 'resumed' && !state.t.isPaused) return refused('paused', 'This tournament is not paused.')
      if (event.is === 'seeded' && contest.spec.seeding !== 'organiser')
        return refused('seeding', 'The players of this tournament are not seeded by its organiser.')
      // Whoever had time when it was paused has it again.
      const also =
        event.is === 'resumed'
          ? [
              sql(
                'UPDATE contest_tables SET due = due + $1 WHERE contest_id = $2 AND counted = 0 AND due IS NOT NULL',
                [now() - (state.paused ?? now()), id],
              ),
            ]
          : event.is === 'closed'
            ? [sql('UPDATE contest_tables SET counted = 1 WHERE contest_id = $1', [id])]
            : []
      return fine({ event, by: host, also })
    })
  }

  /** The arbiter sets a result right. What is still played for it is called off. */
  async correct(host: string, id: string, match: number, result: MatchOutcome, why: string): Promise<Outcome<null>> {
    const { store, now, notices } = this.parts
    let told: string[] = []
    const done = await this.do(id, async ({ contest, state }) => {
      if (contest.host !== host) return notYours()
      const { unit, news } = calledOff(await laidIn(store, id, { match }), now())
      const players = state.t.matches[match]?.players ?? []
      told = players.flatMap(player => (player === null ? [] : [state.t.players[player].id])).filter(one => !isBot(one))
      const also: Statement[] = [counted(id, match), ...unit]
      return fine({
        event: { is: 'corrected', match, result: withoutUndefined(result), by: host, why },
        by: host,
        also,
        news,
      })
    })
    if (done.ok) await tellAll(notices, told, id, 'corrected')
    return done
  }

  /** Says something to all who take part. */
  async announce(host: string, id: string, text: string): Promise<Outcome<null>> {
    const { store, notices } = this.parts
    const done = await this.do(id, ({ contest }) =>
      contest.host === host ? fine({ event: { is: 'announced', text }, by: host }) : notYours(),
    )
    if (!done.ok) return done
    const told = (await peopleOf(store, id, 'in', 'invited')).map(({ person }) => person)
    await tellAll(
      notices,
      told.filter(person => person !== host),
      id,
      'announcement',
      text,
    )
    return done
  }

  /** A person goes, or is sent away: he withdraws everywhere. */
  async leaveAll(person: string): Promise<void> {
    const { store } = this.parts
    const rows = await store.query<{ id: string }>(
      `SELECT contest_id AS id FROM contest_people JOIN contests ON contests.id = contest_id
       WHERE person = $1 AND contest_people.kind = 'tournament' AND part = 'in' AND stage <> 'over'`,
      [person],
    )
    for (const { id } of rows) await this.withdraw(id, person, person)
    const own = await store.query<{ id: string }>(
      `SELECT id FROM contests WHERE host = $1 AND kind = 'tournament' AND stage <> 'over'`,
      [person],
    )
    for (const { id } of own) await this.direct(person, id, { is: 'closed' })
  }

  // ---- within ----

  private async do(id: string, wanted: Parameters<TournamentBook['do']>[1]): Promise<Outcome<null>> {
    const done = await this.parts.book.do(id, wanted)
    if (!done.ok) return done
    await this.parts.steward.tend(id)
    return fine(null)
  }

  private async asHost(
    host: string,
    id: string,
    work: (chapter: TournamentChapter) => Promise<Outcome<null>>,
  ): Promise<Outcome<null>> {
    const done = await this.parts.book.read(id, chapter => (chapter.contest.host === host ? work(chapter) : notYours()))
    return done.ok ? done.value : done
  }
}

/** What an organiser directs without saying more. */
type Direction = 'began' | 'paused' | 'resumed' | 'closed' | 'seeded'

type Refusal = ReturnType<typeof refused>

function notYours(): Refusal {
  return refused('not-yours', 'This is for who organises the tournament.')
}

export function forAccounts(): Refusal {
  return refused('account', 'Contests are for people with an account: register first. Everybody may watch.')
}

/** What stands against somebody's entering. */
export function cannotEnter(
  contest: TournamentContest,
  state: Standing,
  part: Awaited<ReturnType<typeof partOf>>,
  link: string | undefined,
): Refusal | undefined {
  const { entry } = contest.spec
  const isInvited = part !== undefined
  if (contest.spec.season) return refused('season', 'This is a division of a season: join the next one.')
  if (!isInvited && entry === 'invited') return refused('invited', 'This tournament is for those who are invited.')
  if (!isInvited && entry === 'link' && !isSame(link ?? '', contest.link))
    return refused('link', 'This tournament is for those who have its link.')
  return isFull(contest, state) ?? isTooLate(contest, state)
}

function isFull({ spec }: TournamentContest, { t }: Standing): Refusal | undefined {
  const many = t.players.filter(({ isOut }) => !isOut).length
  return many < spec.most ? undefined : refused('full', `All ${spec.most} places are taken.`)
}

function isTooLate({ spec }: TournamentContest, { t }: Standing): Refusal | undefined {
  if (t.stage === 'entering' || spec.late) return undefined
  return refused('late', 'This tournament has begun: nobody can enter any more.')
}

/** An object without members that are undefined: they would not be written. */
function withoutUndefined<T extends object>(one: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as never
}

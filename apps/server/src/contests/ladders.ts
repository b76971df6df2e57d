import { cannotChallenge, climb, type Ladder, type LadderEvent, newLadder } from '@hexarium/contests/ladder'
import { type AnyGame, chance, fine, type Outcome, type Result, refused } from '@hexarium/kernel'
import type { LadderCard } from '@hexarium/wire'
import type { Notices } from '../notice/notices.ts'
import type { Store } from '../store/store.ts'
import type { Guest } from '../table/lobby.ts'
import type { Table } from '../table/terms.ts'
import { lookedAt, takesPart } from './contest.ts'
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
import { type Chapter, Logbook } from './logbook.ts'
import { gamesWith, idOf, openOfGame } from './of-game.ts'
import { holderOf, participants } from './participants.ts'
import { Tending } from './tending.ts'
import { forAccounts } from './tournaments.ts'

const DAY = 24 * 60 * 60 * 1000

/** Days until a challenge must be over, and the clock it is played by. */
const TERM = 21
const CLOCK = { kind: 'days', days: 2, bank: 5 } as const

/** A ladder, with when what happened. */
interface LadderState {
  ladder: Ladder
  /** By challenge: when it was made. */
  made: Record<number, number>
  /** By leader: since when. */
  since: number[]
}

type LadderChapter = Chapter<object, LadderState>

/** What ladders are made of. */
export interface LadderParts {
  store: Store
  now: () => number
  games: (id: string) => Promise<AnyGame | undefined>
  notices: Notices
  begun: (table: Table) => void
}

/** A ladder a game: one challenges those just above oneself, and takes the rung of who loses. */
export class Ladders {
  private readonly parts: LadderParts
  private readonly book: Logbook<object, LadderEvent, LadderState>
  private readonly tending = new Tending(id => this.look(id))

  constructor(parts: LadderParts) {
    this.parts = parts
    this.book = new Logbook<object, LadderEvent, LadderState>(parts.store, parts.now, {
      kind: 'ladder',
      begin: async ({ game }) => ({ ladder: newLadder(game), made: {}, since: [] }),
      async fold(state, entries) {
        let { ladder, made, since } = state
        for (const { event, at } of entries) {
          const next = climb(ladder, event)
          if (!next.ok) return next
          if (event.is === 'challenged') made = { ...made, [ladder.count]: at }
          if (next.value.leaders.length > since.length) since = [...since, at]
          ladder = next.value
        }
        return fine({ ladder, made, since })
      },
    })
  }

  // ---- what people do ----

  async join(person: Guest, game: string): Promise<Outcome<null>> {
    if (person.login === null) return forAccounts()
    const fault = await openOfGame(this.parts, 'ladder', game)
    if (fault) return fault
    return this.do(game, ({ contest }) =>
      fine({
        event: { is: 'joined', player: person.id },
        by: person.id,
        also: [takesPart(contest, person.id, 'in', this.parts.now())],
      }),
    )
  }

  /** Stands on the ladder no longer; a challenge under way is called off. */
  leave(person: string, game: string): Promise<Outcome<null>> {
    const { store, now } = this.parts
    return this.do(game, async ({ contest }) => {
      const own = (await laidIn(store, contest.id)).filter(({ players }) => players.includes(person))
      const { unit, news } = calledOff(own, now())
      const also = [
        takesPart(contest, person, 'out', now()),
        ...own.map(({ match }) => counted(contest.id, match)),
        ...unit,
      ]
      return fine({ event: { is: 'left', player: person }, by: person, also, news })
    })
  }

  challenge(person: string, game: string, challenged: string): Promise<Outcome<null>> {
    return this.do(game, () => fine({ event: { is: 'challenged', challenger: person, challenged }, by: person }))
  }

  /** Does not play a challenge: it counts as lost, whoever declines it. */
  decline(person: string, game: string, challenge: number): Promise<Outcome<null>> {
    const { store, now } = this.parts
    return this.do(game, async ({ contest, state }) => {
      const found = state.ladder.challenges.find(({ id }) => id === challenge)
      if (!found || (found.challenger !== person && found.challenged !== person))
        return refused('challenge', 'There is no such challenge of yours.')
      const winner = found.challenger === person ? found.challenged : found.challenger
      const { unit, news } = calledOff(await laidIn(store, contest.id, { match: challenge }), now())
      const also = [counted(contest.id, challenge), ...unit]
      return fine({ event: { is: 'played', challenge, winner }, by: person, also, news })
    })
  }

  async leaveAll(person: string): Promise<void> {
    for (const game of await gamesWith(this.parts.store, 'ladder', person)) await this.leave(person, game)
  }

  // ---- what follows by itself ----

  tend(id: string): Promise<void> {
    return this.tending.tend(id)
  }

  private async look(id: string): Promise<void> {
    for (;;) {
      const chapter = await this.chapter(id)
      const rows = await laidIn(this.parts.store, id)
      let moved = false
      for (const challenge of chapter.state.ladder.challenges)
        moved =
          (await this.see(
            chapter,
            challenge,
            rows.find(({ match }) => match === challenge.id),
          )) || moved
      if (moved) continue
      return this.noteLook(chapter, rows)
    }
  }

  private async chapter(id: string): Promise<LadderChapter> {
    const read = await this.book.read(id, chapter => chapter)
    if (!read.ok) throw new Error(`ladder ${id}: ${read.problem.text}`)
    return read.value
  }

  /** Sees to a challenge: its table, its result, its deadline. True if something happened. */
  private async see(chapter: LadderChapter, challenge: Ladder['challenges'][number], row: Laid | undefined) {
    if (!row || row.status === 'broken') return this.lay(chapter, challenge, row)
    if (row.status === 'finished') {
      const { places } = JSON.parse(row.result!) as Result
      const first = row.players.filter((_, seat) => places[seat] === 1)
      return this.settle(chapter, challenge.id, first.length === 1 ? first[0] : null)
    }
    if (row.due === null || row.due > this.parts.now()) return false
    // Who is waited for has lost; if both are, the challenged should have answered.
    const { asked } = await presenceAt(this.parts.store, row.table)
    const late = asked.map(seat => row.players[seat])
    const loser = late.includes(challenge.challenged) ? challenge.challenged : challenge.challenger
    const winner = loser === challenge.challenger ? challenge.challenged : challenge.challenger
    return this.settle(chapter, challenge.id, winner, calledOff([row], this.parts.now()))
  }

  private async settle(
    { contest }: LadderChapter,
    challenge: number,
    winner: string | null,
    { unit, news }: ReturnType<typeof calledOff> = { unit: [], news: [] },
  ): Promise<boolean> {
    const done = await this.book.do(contest.id, ({ state }) =>
      fine(
        state.ladder.challenges.some(({ id }) => id === challenge)
          ? {
              event: { is: 'played', challenge, winner },
              by: '',
              also: [counted(contest.id, challenge), ...unit],
              news,
            }
          : null,
      ),
    )
    return done.ok
  }

  private async lay(
    { contest, state }: LadderChapter,
    { id, challenger, challenged }: Ladder['challenges'][number],
    instead: Laid | undefined,
  ): Promise<boolean> {
    const { store, now, games, notices } = this.parts
    const rules = (await games(contest.game))!
    const players = chance(`${contest.id} ${id} ${state.made[id]}`).shuffle([challenger, challenged])
    const known = await participants(store, players)
    const game: Game = {
      contest: { id: contest.id, kind: 'ladder' },
      match: id,
      game: 0,
      title: '',
      host: challenger,
      access: 'public',
      players,
      holders: players.map(player => holderOf(known.get(player)!)),
      settings: {},
      clock: CLOCK,
      rated: false,
      due: state.made[id] + TERM * DAY,
    }
    const table = laid(rules, game, now())
    if (!table.ok) throw new Error(`a table of the ladder cannot be laid: ${table.problem.text}`)
    const noted = instead
      ? noteLaidAgain(game, table.value.table.id, instead.table)
      : noteLaid(game, table.value.table.id)
    const news = [`table:${table.value.table.id}`, `contest:${contest.id}`]
    if (!(await store.write([...table.value.unit, noted], news))) return true
    this.parts.begun(table.value.table)
    const about = { contest: contest.id }
    await notices.tell(challenged, table.value.table.id, 'challenge', about)
    await notices.tell(challenger, table.value.table.id, 'start', about)
    return true
  }

  /** Notes when somebody must look again, and who has come to the top by playing. */
  private async noteLook(chapter: LadderChapter, rows: readonly Laid[]): Promise<void> {
    const { contest, state } = chapter
    const { leaders } = state.ladder
    const dues = rows.flatMap(({ due, status }) => (due !== null && status === 'running' ? [due] : []))
    const { id, game } = contest
    const won = leaders
      .slice(1)
      .map((person, at) =>
        honoured(at + 1, { contest: id, person, kind: 'ladder', game, title: '', at: state.since[at + 1] }),
      )
    const gone = rows.filter(({ match }) => !state.ladder.challenges.some(one => one.id === match))
    await this.parts.store.write([
      ...won,
      ...gone.map(({ match }) => counted(id, match)),
      lookedAt(chapter, dues.length === 0 ? null : Math.min(...dues)),
    ])
  }

  private async do(game: string, wanted: Parameters<typeof this.book.do>[1]): Promise<Outcome<null>> {
    const done = await this.book.do(idOf('ladder', game), wanted)
    if (!done.ok) return done.problem.code === 'no-contest' ? refused('player', 'You are not on this ladder.') : done
    await this.tend(idOf('ladder', game))
    return fine(null)
  }

  // ---- what is shown ----

  async card(game: string, person: string | undefined): Promise<Outcome<LadderCard>> {
    const { store } = this.parts
    if (!(await this.parts.games(game))) return refused('no-game', `This server does not have ${game}.`)
    const read = await this.book.read(idOf('ladder', game), chapter => chapter)
    const empty: LadderState = { ladder: newLadder(game), made: {}, since: [] }
    if (!read.ok && read.problem.code !== 'no-contest') return read
    const { ladder, made, since } = read.ok ? read.value.state : empty
    const known = await participants(store, [...ladder.rungs, ...ladder.leaders])
    const rows = await laidIn(store, idOf('ladder', game))
    const challengeOf = (player: string | undefined) =>
      ladder.challenges.find(({ challenger, challenged }) => challenger === player || challenged === player)?.id ?? null
    const rung = person === undefined ? -1 : ladder.rungs.indexOf(person)
    return fine({
      game,
      reach: ladder.reach,
      days: TERM,
      rungs: ladder.rungs.map(player => ({ ...known.get(player)!, challenge: challengeOf(player) })),
      challenges: ladder.challenges.map(({ id, challenger, challenged }) => ({
        id,
        challenger: known.get(challenger)!,
        challenged: known.get(challenged)!,
        table: rows.find(({ match }) => match === id)?.table ?? null,
        due: made[id] + TERM * DAY,
      })),
      leaders: ladder.leaders.map((player, at) => ({
        name: known.get(player)!.name,
        person: player,
        since: since[at],
      })),
      you: {
        rung: rung < 0 ? null : rung,
        may: rung < 0 ? [] : ladder.rungs.filter(other => !cannotChallenge(ladder, person!, other)),
        challenge: challengeOf(person),
      },
    })
  }
}

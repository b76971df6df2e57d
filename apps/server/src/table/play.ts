import {
  type AnyGame,
  type Event,
  fine,
  follow,
  type Match,
  must,
  type Outcome,
  type Played,
  question,
  refused,
  type Seat,
} from '@hexarium/kernel'
import type { Clocks, Holder, Offer } from '@hexarium/wire'
import { type Absence, DAY } from './clock.ts'
import { Course, type Turned } from './course.ts'
import { HeldClocks } from './held.ts'
import { readTableLine, type TableLine, writeTableLine } from './lines.ts'
import { agree, isAgreed, newOffer, outlives, seatsOf } from './offer.ts'
import type { Saved } from './saved.ts'
import { publicMark } from './story.ts'
import type { Table } from './terms.ts'

/** What one line did. */
export interface Done {
  line: string
  events: Event[]
  /** What had happened, and no longer has: what it took back had told this. */
  back: Event[]
  /** Nobody but the actor can notice it. */
  quiet: boolean
}

/** How many messages' ids are remembered, to know a repetition by. */
const REMEMBERED = 200

/**
 * One table as a fold over its log: the course of its game, and around it who plays, what is offered, how lines are counted. It
 * touches nothing outside. Lines are either made here from what somebody wants (`choose`, `act`), or were made before and are
 * followed again (`redo`).
 */
export class Play {
  readonly game: AnyGame
  readonly table: Table
  readonly course: Course
  /** Lines in the log. */
  seq = 0
  /** Lines everybody could notice. */
  visible = 0
  /** The number a choice must know at least: since then nothing but answers sealed by others came. */
  fresh = 0
  offer: Offer | null = null
  holders: Holder[]
  broken = false
  /** Until when somebody is on vacation, by seat; 0 if not. */
  vacation: number[]
  /** Clocks of those who left a question to a bot. */
  readonly held = new HeldClocks()
  /** Ids of messages, and the visible number after each. */
  readonly recent = new Map<string, number>()

  private constructor(game: AnyGame, table: Table, course: Course) {
    this.game = game
    this.table = table
    this.course = course
    this.holders = table.holders.map(holder => ({ ...holder }))
    this.vacation = table.holders.map(() => 0)
  }

  /** A table at its start. */
  static begin(game: AnyGame, table: Table, absences: readonly Absence[] = []): Outcome<Play> {
    const course = Course.begin(game, table, absences)
    if (!course.ok) return course
    const play = new Play(game, table, course.value)
    play.turn(table.started ?? table.created)
    return fine(play)
  }

  /** A table as it was saved. */
  static resume(game: AnyGame, table: Table, saved: Saved, absences: readonly Absence[] = []): Outcome<Play> {
    const course = Course.resume(game, table, saved, absences)
    if (!course.ok) return course
    const play = new Play(game, table, course.value)
    const { seq, visible, fresh, offer } = saved
    // Who a seat belongs to, and his name, may have changed since; what became of the seat is in the log.
    const holders = saved.holders.map((holder, seat) => {
      const { person, name } = table.holders[seat]
      return { ...holder, person, name }
    })
    Object.assign(play, { seq, visible, fresh, offer, holders })
    for (const [id, number] of saved.recent) play.recent.set(id, number)
    play.held.read(saved.held ?? [])
    play.vacation = saved.vacation ?? play.vacation
    return fine(play)
  }

  get match(): Match {
    return this.course.match
  }

  get clocks(): Clocks {
    return this.course.clocks
  }

  get status(): Table['status'] {
    if (this.broken) return 'broken'
    return this.match.state.core.result ? 'finished' : 'running'
  }

  // ---- who is asked ----

  /** The seats asked. */
  asked(): readonly Seat[] {
    return this.broken ? [] : (this.match.asked?.seats ?? [])
  }

  peopleAsked(): Seat[] {
    return this.asked().filter(seat => this.holders[seat].kind === 'person')
  }

  botsAsked(): Seat[] {
    return this.asked().filter(seat => this.holders[seat].kind === 'bot')
  }

  /** True if only bots have seats: they play for who looks on. A contest waits for them; where people's time was up, bots end the game for them. */
  isForOnlookers(): boolean {
    const isTimed = this.table.terms.clock.kind !== 'none'
    if (this.table.contest) return false
    return this.holders.every(({ kind, person }) => kind === 'bot' && (person === null || !isTimed))
  }

  /** True if somebody at the table waits for a bot. */
  isBotAwaited(): boolean {
    return this.botsAsked().length > 0 && !this.isForOnlookers()
  }

  /** The seats a person plays. */
  seatsOf(person: string): Seat[] {
    return seatsOf(this.holders, person)
  }

  /** Whose time is up next, and when. */
  nextDeadline(): { seat: Seat; at: number } | undefined {
    return this.status === 'running' ? this.course.nextDeadline() : undefined
  }

  // ---- what people want ----

  /** A seat chooses. */
  choose(seat: Seat, choice: string | number, at: number): Outcome<Done> {
    if (this.broken) return refused('over', 'The game was broken off.')
    return this.played(seat, at, () => this.match.play(seat, choice))
  }

  /** A seat leaves a standing answer. */
  stand(seat: Seat, decision: string, answer: string | null, at: number): Outcome<Done> {
    const before = publicMark(this.match)
    const played = this.match.stand(seat, decision, answer)
    if (!played.ok) return played
    const quiet = played.value.events.length === 0 && publicMark(this.match) === before
    return fine(this.tell(played.value.events, quiet, seat, at))
  }

  /** A seat gives up, or its time is up. */
  resign(seat: Seat, at: number): Outcome<Done> {
    if (this.broken) return refused('over', 'The game was broken off.')
    const played = this.match.resign(seat)
    if (!played.ok) return played
    this.offer = null
    return fine(this.tell(played.value.events, false, seat, at))
  }

  /** What the table itself does. */
  act(line: TableLine, at: number): Outcome<Done> {
    if (this.status !== 'running') return refused('over', 'The game is over.')
    const acted = this.perform(line, at)
    if (!acted.ok) return acted
    const { events = [], back = [], quiet = false } = acted.value
    if (!quiet) this.turn(at)
    return fine(this.passed({ line: writeTableLine(line), events, back, quiet }))
  }

  /** Follows a line of the log again. */
  redo(line: string, actor: Seat, at: number, client: string | null): Done {
    const done = must(this.follow(line, actor, at))
    if (client !== null) this.remember(client)
    return done
  }

  /** Notes that a message was heeded. */
  remember(client: string): void {
    this.recent.set(client, this.visible)
    if (this.recent.size > REMEMBERED) this.recent.delete(this.recent.keys().next().value!)
  }

  // ---- how it is done ----

  private turn(at: number): void {
    this.course.turn(at, this.peopleAsked())
  }

  private follow(line: string, actor: Seat, at: number): Outcome<Done> {
    const own = readTableLine(line)
    if (own) return this.act(own, at)
    if (line.startsWith('!standing ')) {
      const [, seat, decision, answer] = line.split(' ')
      return this.stand(Number(seat), decision, answer ?? null, at)
    }
    if (line.startsWith('!')) this.offer = null
    return this.played(actor, at, () => follow(this.match, line, true))
  }

  /** A step of the game itself. An answer that is sealed while others still think does not make theirs stale. */
  private played(actor: Seat, at: number, step: () => Outcome<Played>): Outcome<Done> {
    const sealed = question(this.game, this.match.state)?.decision.spec.sealed === true
    const flow = this.match.state.core.flow.length
    const played = step()
    if (!played.ok) return played
    const { core } = this.match.state
    const waits = sealed && core.sealed[actor] !== -1 && core.flow.length === flow
    if (this.offer && !outlives(this.offer, actor)) this.offer = null
    return fine(this.tell(played.value.events, false, actor, at, waits))
  }

  /** A step of the game is part of its story. */
  private tell(events: Event[], quiet: boolean, actor: Seat, at: number, waits = false): Done {
    this.course.tell({ events, quiet, actor }, at, this.peopleAsked())
    this.held.chosen(actor, this.asked())
    return this.passed({ line: this.match.lastLine!, events, back: [], quiet }, waits)
  }

  private passed(done: Done, waits = false): Done {
    this.seq++
    if (!done.quiet) this.visible++
    if (!done.quiet && !waits) this.fresh = this.visible
    if (this.status !== 'running') this.offer = null
    return done
  }

  private perform(line: TableLine, at: number): Outcome<Turned> {
    switch (line.is) {
      case 'undo':
        return this.undo(line.seat)
      case 'ask':
        return this.ask(line.what, line.seat, line.count)
      case 'yes':
        return this.agree(line.seat)
      case 'no':
        if (!this.offer) return refused('offer', 'There is nothing to decline.')
        this.offer = null
        return fine({})
      case 'bot':
        this.held.hold(this.course.time, this.clocks, line.seat, at)
        return this.given(line.seat, 'bot', line.level)
      case 'back':
        this.held.giveBack(this.clocks, line.seat)
        return this.given(line.seat, 'person', null)
      case 'vacation':
        if (this.table.terms.clock.kind !== 'days')
          return refused('vacation', 'Only correspondence games know vacations.')
        this.course.giveVacation(line.seat, line.days)
        this.held.giveVacation(line.seat, line.days)
        this.vacation[line.seat] = Math.max(this.vacation[line.seat], at) + line.days * DAY
        return fine({})
    }
  }

  /** A seat is played by somebody else from now on: what was offered was not offered to him. */
  private given(seat: Seat, kind: 'bot' | 'person', level: string | null): Outcome<Turned> {
    this.holders[seat] = { ...this.holders[seat], kind, level }
    this.offer = null
    return fine({})
  }

  private undo(seat: Seat): Outcome<Turned> {
    const undone = this.course.undo(seat)
    if (undone.ok && this.offer?.what === 'undo') this.offer = null
    return undone
  }

  // ---- what is offered ----

  private ask(what: Offer['what'], by: Seat, count: number): Outcome<Turned> {
    if (this.offer) return refused('offer', 'Another offer still waits for an answer.')
    const made = newOffer(this.holders, what, by, count, what === 'undo' ? this.course.takenBack(count).choices : 0)
    if (!made.ok) return made
    this.offer = made.value
    return this.settle(made.value)
  }

  private agree(seat: Seat): Outcome<Turned> {
    const agreed = agree(this.offer, this.holders, seat)
    return agreed.ok ? this.settle(this.offer!) : agreed
  }

  /** Does what was offered once every person at the table agrees. */
  private settle(offer: Offer): Outcome<Turned> {
    if (!isAgreed(offer, this.holders)) return fine({})
    this.offer = null
    if (offer.what === 'undo') return this.course.takeBack(offer.count)
    if (offer.what === 'draw' || this.game.breakOff) return this.course.end(offer.what)
    this.broken = true
    return fine({})
  }
}

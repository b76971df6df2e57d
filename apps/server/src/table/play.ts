import {
  type AnyGame,
  type Event,
  fine,
  follow,
  Match,
  must,
  type Outcome,
  type Played,
  question,
  refused,
  type Seat,
  SPECTATOR,
  type State,
} from '@hexarium/kernel'
import type { Clocks, Holder, Offer } from '@hexarium/wire'
import {
  type Absence,
  copyOf,
  DAY,
  giveVacation,
  newClocks,
  nextDeadline,
  punch,
  setBack,
  type Time,
  turn,
} from './clock.ts'
import { HeldClocks } from './held.ts'
import { readTableLine, type TableLine, writeTableLine } from './lines.ts'
import { agree, isAgreed, newOffer, outlives, seatsOf } from './offer.ts'
import { isSealed, type Saved, specOf } from './saved.ts'
import { noticed, publicMark, retold, rewound, type Telling } from './story.ts'
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

/** What a line of the table itself brought about, and what it undid. */
type Told = Partial<Pick<Done, 'events' | 'back' | 'quiet'>>

/** How many messages' ids are remembered, to know a repetition by. */
const REMEMBERED = 200

/** How many choices of one's own can be taken back with their time. */
const MARKED = 300

/**
 * One table's game: it follows from the table and its log, and touches nothing outside. Lines are either made here from what
 * somebody wants (`choose`, `act`), or were made before and are followed again (`redo`).
 */
export class Play {
  readonly game: AnyGame
  readonly table: Table
  match: Match
  /** Lines in the log. */
  seq = 0
  /** Lines everybody could notice. */
  visible = 0
  /** The number a choice must know at least: since then nothing but answers sealed by others came. */
  fresh = 0
  offer: Offer | null = null
  holders: Holder[]
  clocks: Clocks
  broken = false
  /** Until when somebody is on vacation, by seat; 0 if not. */
  vacation: number[]
  /** What happened by line of the record, the opening first; or, of a table taken up in the middle, only since then. */
  private told: Telling[]
  private isWhole = true
  /** The clocks before each of the last lines of the record: taking one back sets them back. */
  private marks: Clocks[] = []
  /** What so many lines lead to: somebody played them again, for what is about to be taken back. */
  rewound: { lines: number; state: State } | null = null
  /** How often choices were taken back across dice. */
  renewals = 0
  /** Clocks of those who left a question to a bot. */
  readonly held = new HeldClocks()
  /** Ids of messages, and the visible number after each. */
  readonly recent = new Map<string, number>()

  private readonly time: Time

  private constructor(game: AnyGame, table: Table, match: Match, absences: readonly Absence[]) {
    this.game = game
    this.table = table
    this.match = match
    this.holders = table.holders.map(holder => ({ ...holder }))
    this.time = { terms: table.terms.clock, absences }
    this.clocks = newClocks(table.terms.clock, table.holders.length)
    this.told = [{ events: match.opening.events, quiet: false, actor: SPECTATOR }]
    this.vacation = table.holders.map(() => 0)
  }

  /** A table at its start. */
  static begin(game: AnyGame, table: Table, absences: readonly Absence[] = []): Outcome<Play> {
    const match = Match.open(game, specOf(table))
    if (!match.ok) return match
    const play = new Play(game, table, match.value, absences)
    turn(play.time, play.clocks, table.started ?? table.created, play.peopleAsked())
    return fine(play)
  }

  /** A table as it was saved. */
  static resume(game: AnyGame, table: Table, saved: Saved, absences: readonly Absence[] = []): Outcome<Play> {
    const match = Match.resume(game, specOf(table), saved.state, saved.lines)
    if (!match.ok) return match
    const play = new Play(game, table, match.value, absences)
    const { seq, visible, fresh, offer, clocks } = saved
    // Who a seat belongs to, and his name, may have changed since; what became of the seat is in the log.
    const holders = saved.holders.map((holder, seat) => {
      const { person, name } = table.holders[seat]
      return { ...holder, person, name }
    })
    Object.assign(play, { seq, visible, fresh, offer, holders, clocks, told: [], isWhole: false })
    for (const [id, number] of saved.recent) play.recent.set(id, number)
    play.held.read(saved.held ?? [])
    play.vacation = saved.vacation ?? play.vacation
    play.renewals = saved.renewals ?? 0
    return fine(play)
  }

  get status(): Table['status'] {
    if (this.broken) return 'broken'
    return this.match.state.core.result ? 'finished' : 'running'
  }

  /** What happened by line of the record that all could notice, the opening first; null if only a replay could tell. */
  get story(): readonly Event[][] | null {
    return this.isWhole ? noticed(this.told) : null
  }

  /** The same, found out by playing all lines again if need be. */
  learnStory(): readonly Event[][] {
    if (!this.isWhole) this.learn(retold(this.game, specOf(this.table), this.match.lines))
    return noticed(this.told)
  }

  /** Is told what lines told, as far as it does not know: what it saw itself it knows better. */
  learn(told: readonly Telling[]): void {
    const before = this.match.lines.length + 1 - this.told.length
    if (this.isWhole || told.length < before) return
    this.told = [...told.slice(0, before), ...this.told]
    this.isWhole = true
  }

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

  /** True if only bots have seats: they play for who looks on. Where people's time was up, bots end the game for them. */
  isForOnlookers(): boolean {
    const isTimed = this.table.terms.clock.kind !== 'none'
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
    return this.status === 'running' ? nextDeadline(this.time, this.clocks) : undefined
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
    if (!quiet) turn(this.time, this.clocks, at, this.peopleAsked())
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
    this.told.push({ events, quiet, actor })
    this.mark()
    this.held.chosen(actor, this.asked())
    if (!quiet) punch(this.time, this.clocks, at, actor, this.peopleAsked())
    return this.passed({ line: this.match.lastLine!, events, back: [], quiet }, waits)
  }

  private mark(): void {
    this.marks.push(copyOf(this.clocks))
    if (this.marks.length > MARKED) this.marks.shift()
  }

  private passed(done: Done, waits = false): Done {
    this.seq++
    if (!done.quiet) this.visible++
    if (!done.quiet && !waits) this.fresh = this.visible
    if (this.status !== 'running') this.offer = null
    return done
  }

  private perform(line: TableLine, at: number): Outcome<Told> {
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
        this.held.hold(this.time, this.clocks, line.seat, at)
        this.holders[line.seat] = { ...this.holders[line.seat], kind: 'bot', level: line.level }
        this.offer = null
        return fine({})
      case 'back':
        this.held.giveBack(this.clocks, line.seat)
        this.holders[line.seat] = { ...this.holders[line.seat], kind: 'person', level: null }
        this.offer = null
        return fine({})
      case 'vacation':
        if (this.table.terms.clock.kind !== 'days')
          return refused('vacation', 'Only correspondence games know vacations.')
        for (const clocks of [this.clocks, ...this.marks]) giveVacation(clocks, line.seat, line.days)
        this.held.giveVacation(line.seat, line.days)
        this.vacation[line.seat] = Math.max(this.vacation[line.seat], at) + line.days * DAY
        return fine({})
    }
  }

  private undo(seat: Seat): Outcome<Told> {
    const undone = this.match.undo(seat)
    if (!undone.ok) return undone
    if (this.offer?.what === 'undo') this.offer = null
    // What others left in secret since stays, and so does its place behind.
    const [then] = this.marks.splice(-1 - undone.value, 1)
    if (then) this.clocks = then
    for (const mark of this.marks.slice(this.marks.length - undone.value)) Object.assign(mark, copyOf(this.clocks))
    const [{ events: back, quiet }] = this.told.splice(-1 - undone.value, 1)
    return fine({ back, quiet })
  }

  private ask(what: Offer['what'], by: Seat, count: number): Outcome<Told> {
    if (this.offer) return refused('offer', 'Another offer still waits for an answer.')
    const made = newOffer(this.holders, what, by, count, what === 'undo' ? this.takenBack(count).choices : 0)
    if (!made.ok) return made
    this.offer = made.value
    return this.settleOffer()
  }

  private agree(seat: Seat): Outcome<Told> {
    const agreed = agree(this.offer, this.holders, seat)
    return agreed.ok ? this.settleOffer() : agreed
  }

  /** Does what was offered once every person at the table agrees. */
  private settleOffer(): Outcome<Told> {
    const offer = this.offer!
    if (!isAgreed(offer, this.holders)) return fine({})
    this.offer = null
    if (offer.what === 'break' && !this.game.breakOff) {
      this.broken = true
      return fine({})
    }
    if (offer.what === 'undo') return this.takeBack(offer.count)
    const played = offer.what === 'break' ? this.match.breakOff() : this.match.agreeDraw()
    if (!played.ok) return played
    this.told.push({ events: played.value.events, quiet: false, actor: SPECTATOR })
    this.mark()
    return fine({ events: played.value.events })
  }

  /** How many lines go with so many choices at the end: answers left in secret in between are nobody's to count. */
  private takenBack(choices: number): { lines: number; choices: number } {
    if (choices >= this.told.length) this.learnStory()
    let counted = 0
    let lines = 0
    while (counted < choices && lines < this.match.lines.length) if (!this.told.at(-++lines)!.quiet) counted++
    return { lines, choices: counted }
  }

  /** How many choices go if a seat takes back its own last one, and all since; 0 if it has made none. */
  choicesSince(seat: Seat): number {
    const isOwn = ({ actor, quiet }: Telling) => actor === seat && !quiet
    if (!this.told.some(isOwn)) this.learnStory()
    const since = this.told.slice(this.told.findLastIndex(isOwn))
    return this.told.some(isOwn) ? since.filter(({ quiet }) => !quiet).length : 0
  }

  /** The lines that are left if so many choices are taken back. */
  leftAfter(choices: number): string[] {
    return this.match.lines.slice(0, this.match.lines.length - this.takenBack(choices).lines)
  }

  /** Takes choices back whatever they did, by playing the lines before again, if nobody did that already. */
  private takeBack(choices: number): Outcome<Told> {
    const lines = this.leftAfter(choices)
    const count = this.match.lines.length - lines.length
    const spec = specOf(this.table)
    const known = this.rewound?.lines === lines.length ? this.rewound.state : undefined
    this.rewound = null
    const again = Match.resume(this.game, spec, known ?? rewound(this.game, spec, lines), lines)
    if (!again.ok) return again
    const gone = this.match.lines.slice(lines.length)
    const fell = this.match.state.core.dice[4] !== again.value.state.core.dice[4]
    // Where new dice are taken back, too, the former ones would fall again.
    const isForeseen = fell || gone.some(line => line.startsWith('!again '))
    this.match = again.value
    const [then] = this.marks.splice(-count)
    if (then) setBack(this.clocks, then)
    const back = this.told.splice(-count).flatMap(({ events }) => events)
    if (isForeseen && isSealed(this.table)) this.renewDice()
    return fine({ back })
  }

  /** Who took back has seen dice fall: others fall from here on. It is a line of the record, and tells nobody anything. */
  private renewDice(): void {
    must(this.match.renewDice(++this.renewals))
    this.told.push({ events: [], quiet: true, actor: SPECTATOR })
    this.mark()
  }
}

import {
  type AnyGame,
  type Event,
  fine,
  Match,
  must,
  type Outcome,
  type Seat,
  SPECTATOR,
  type State,
} from '@hexarium/kernel'
import type { Clocks } from '@hexarium/wire'
import { Chronicle } from './chronicle.ts'
import {
  type Absence,
  copyOf,
  giveVacation,
  newClocks,
  nextDeadline,
  punch,
  setBack,
  type Time,
  turn,
} from './clock.ts'
import { isSealed, type Saved, specOf } from './saved.ts'
import { retold, rewound, type Telling } from './story.ts'
import type { Table } from './terms.ts'

/** How many choices can be taken back with their time. */
const MARKED = 300

/** What something brought about that is no choice, and what it undid. */
export interface Turned {
  events?: Event[]
  back?: Event[]
  quiet?: boolean
}

/** The course of a table's game: the match, its clocks and its story, forwards with each line of the record and back when one is taken back. */
export class Course {
  readonly time: Time
  match: Match
  clocks: Clocks
  /** The clocks before each of the last lines of the record: taking one back sets them back. */
  marks: Clocks[] = []
  /** How often choices were taken back across dice. */
  renewals = 0
  /** What so many lines lead to: somebody played them again, for what is about to be taken back. */
  rewound: { lines: number; state: State } | null = null
  private readonly game: AnyGame
  private readonly table: Table
  /** What happened by line of the record, the opening first; or, of a table taken up in the middle, only since then. */
  private told = new Chronicle()
  /** False if only a replay could tell what happened before. */
  isWhole = true

  private constructor(game: AnyGame, table: Table, match: Match, absences: readonly Absence[]) {
    this.game = game
    this.table = table
    this.match = match
    this.time = { terms: table.terms.clock, absences }
    this.clocks = newClocks(table.terms.clock, table.holders.length)
    this.told.push({ events: match.opening.events, quiet: false, actor: SPECTATOR })
  }

  static begin(game: AnyGame, table: Table, absences: readonly Absence[]): Outcome<Course> {
    const match = Match.open(game, specOf(table))
    return match.ok ? fine(new Course(game, table, match.value, absences)) : match
  }

  static resume(game: AnyGame, table: Table, saved: Saved, absences: readonly Absence[]): Outcome<Course> {
    const match = Match.resume(game, specOf(table), saved.state, saved.lines)
    if (!match.ok) return match
    const course = new Course(game, table, match.value, absences)
    const { clocks, marks = [], renewals = 0 } = saved
    Object.assign(course, { clocks, marks, renewals, told: new Chronicle(), isWhole: false })
    return fine(course)
  }

  /** Whose time is up next, and when. */
  nextDeadline(): { seat: Seat; at: number } | undefined {
    return nextDeadline(this.time, this.clocks)
  }

  // ---- forwards ----

  /** A line of the record was followed; `people` are asked now. */
  tell(telling: Telling, at: number, people: readonly Seat[]): void {
    this.note(telling)
    if (!telling.quiet) punch(this.time, this.clocks, at, telling.actor, people)
  }

  /** Other people are asked than before, without a choice. */
  turn(at: number, people: readonly Seat[]): void {
    turn(this.time, this.clocks, at, people)
  }

  giveVacation(seat: Seat, days: number): void {
    for (const clocks of [this.clocks, ...this.marks]) giveVacation(clocks, seat, days)
  }

  /** Everybody agreed on an end. */
  end(how: 'draw' | 'break'): Outcome<Turned> {
    const played = how === 'break' ? this.match.breakOff() : this.match.agreeDraw()
    if (!played.ok) return played
    const { events } = played.value
    this.note({ events, quiet: false, actor: SPECTATOR })
    return fine({ events })
  }

  private note(telling: Telling): void {
    this.told.push(telling)
    if (this.time.terms.kind === 'none') return
    this.marks.push(copyOf(this.clocks))
    if (this.marks.length > MARKED) this.marks.shift()
  }

  // ---- back ----

  /** A seat takes its own last choice back. */
  undo(seat: Seat): Outcome<Turned> {
    const undone = this.match.undo(seat)
    if (!undone.ok) return undone
    // What others left in secret since stays, and so does its place behind.
    const [then] = this.marks.splice(-1 - undone.value, 1)
    if (then) this.clocks = then
    for (const mark of this.marks.slice(this.marks.length - undone.value)) Object.assign(mark, copyOf(this.clocks))
    const [gone] = this.told.takeAway(1, undone.value)
    return fine({ back: gone.events, quiet: gone.quiet })
  }

  /** Takes choices back whatever they did, by playing the lines before again, if nobody did that already. */
  takeBack(choices: number): Outcome<Turned> {
    const lines = this.leftAfter(choices)
    const count = this.match.length - lines.length
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
    const back = this.told.takeAway(count).flatMap(({ events }) => events)
    if (isForeseen && isSealed(this.table)) this.renewDice()
    return fine({ back })
  }

  /** Who took back has seen dice fall: others fall from here on. It is a line of the record, and tells nobody anything. */
  private renewDice(): void {
    must(this.match.renewDice(++this.renewals))
    this.note({ events: [], quiet: true, actor: SPECTATOR })
  }

  /** How many lines go with so many choices at the end: answers left in secret in between are nobody's to count. */
  takenBack(choices: number): { lines: number; choices: number } {
    if (choices >= this.told.length) this.learnStory()
    const marks = this.told.marks()
    let counted = 0
    let lines = 0
    while (counted < choices && lines < this.match.length) if (!marks.at(-++lines)!.quiet) counted++
    return { lines, choices: counted }
  }

  /** The lines that are left if so many choices are taken back. */
  leftAfter(choices: number): string[] {
    return this.match.lines.slice(0, this.match.length - this.takenBack(choices).lines)
  }

  /** How many choices go if a seat takes back its own last one, and all since; 0 if it has made none. */
  choicesSince(seat: Seat): number {
    const isOwn = ({ actor, quiet }: Pick<Telling, 'actor' | 'quiet'>) => actor === seat && !quiet
    if (!this.told.marks().some(isOwn)) this.learnStory()
    const marks = this.told.marks()
    const last = marks.findLastIndex(isOwn)
    return last < 0 ? 0 : marks.slice(last).filter(({ quiet }) => !quiet).length
  }

  // ---- what it told ----

  /** What happened by line of the record that all could notice, the opening first; null if only a replay could tell. */
  get story(): readonly Event[][] | null {
    return this.isWhole ? this.told.noticed() : null
  }

  /** The same, found out by playing all lines again if need be. */
  learnStory(): readonly Event[][] {
    if (!this.isWhole) this.learn(retold(this.game, specOf(this.table), this.match.lines))
    return this.told.noticed()
  }

  /** Is told what lines told, as far as it does not know: what it saw itself it knows better. */
  learn(told: readonly Telling[]): void {
    const before = this.match.length + 1 - this.told.length
    if (this.isWhole || told.length < before) return
    this.told.goBack(told.slice(0, before))
    this.isWhole = true
  }
}

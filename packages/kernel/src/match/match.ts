import { GivenDice, keyed } from '../core/dice.ts'
import { within } from '../core/environment.ts'
import { type Event, tell } from '../core/events.ts'
import { type AnyGame, newGame, otherRules } from '../core/game.ts'
import { formerOptions, type Option, readOption, writeOption } from '../core/options.ts'
import { fine, type Outcome, refused } from '../core/outcome.ts'
import { type Asked, giveUp, type Seen, seen, standBy } from '../core/play.ts'
import { refusal } from '../core/refusal.ts'
import { finish } from '../core/result.ts'
import { question, take } from '../core/run.ts'
import { readSettings } from '../core/settings.ts'
import type { Seat, State } from '../core/state.ts'
import { commitTo, type FairDice, mixedDice } from './fair.ts'
import { type Line, lineOf, readLine, writeLine } from './line.ts'
import { Looks } from './looks.ts'
import type { GameRecord } from './record.ts'
import { sealed } from './seal.ts'
import { startAt } from './start-at.ts'
import { boundary, type Mark, markOf } from './undo.ts'
import { WayBack } from './way-back.ts'

/** How to open a match. */
export interface MatchSpec {
  /** Who sits where: a name a seat. */
  seats: readonly string[]
  settings?: Readonly<Record<string, unknown>>
  /** Without nonces the dice follow from the seed alone, without seals by the fast generator. */
  dice: { seed: string; nonces?: readonly string[]; seals?: readonly string[] }
  /** Start here instead of at the beginning. */
  position?: unknown
  /** The version of the rules it is played by, where that is an older one. */
  rules?: string
  /** The state changes through the match alone, so that views need to be made but once a step. */
  keepViews?: boolean
}

/** What a step brought about. */
export interface Played {
  events: Event[]
  rolls: number[]
}

interface Entry {
  /** Its line as the record holds it: a long game has thousands, and text takes the least room. */
  text: string
  actor: Seat
  /** It waits unseen, a standing answer: what others may take back must not depend on it. */
  isSilent: boolean
  /** Something was told of it, to whomever. */
  isTold: boolean
}

/** Steps between two copies of a state that changes through the match alone. */
const COPY_EVERY = 16

/** One game being played: a state, the lines that led to it, and what may be taken back. */
export class Match {
  readonly game: AnyGame
  readonly seats: readonly string[]
  readonly settings: Readonly<Record<string, boolean | string | number>>
  readonly dice: FairDice & { seed: string }
  readonly position: unknown
  /** The version of the rules it is played by: the game's, or an older one. */
  readonly rules: string
  /** What happened before the first question. */
  readonly opening: Played
  state: State
  private entries: Entry[] = []
  /** Lines from this one on may be taken back by whoever wrote them. */
  private open = 0
  private readonly wayBack: WayBack
  /** What was made of the state as it is. */
  private readonly looks: Looks

  private constructor(
    game: AnyGame,
    spec: MatchSpec,
    settings: Match['settings'],
    state: State,
    opening: Played = { events: [], rolls: [] },
  ) {
    this.game = game
    this.seats = spec.seats
    this.settings = settings
    this.dice = {
      commitment: commitTo(spec.dice.seed),
      nonces: [...(spec.dice.nonces ?? [])],
      ...(spec.dice.seals ? { seals: [...spec.dice.seals] } : {}),
      seed: spec.dice.seed,
    }
    this.position = spec.position
    this.rules = spec.rules ?? game.rules
    this.state = state
    this.opening = opening
    this.looks = new Looks(game, spec.keepViews === true)
    this.wayBack = new WayBack(spec.keepViews ? COPY_EVERY : 1, this.isHasty)
  }

  /** Opens a match at its first question. */
  static open(game: AnyGame, spec: MatchSpec): Outcome<Match> {
    const { min, max } = game.seats
    if (spec.seats.length < min || spec.seats.length > max) {
      const wanted = min === max ? `${min}` : `${min} to ${max}`
      return refused('seats', `${game.id} is for ${wanted} players; ${spec.seats.length} were named.`)
    }
    const unknown = spec.rules === undefined ? undefined : otherRules(game, spec.rules)
    if (unknown) return unknown
    const settings = readSettings(game.settings, spec.settings ?? {})
    if (!settings.ok) return settings
    const words = mixedDice(spec.dice.seed, spec.dice.nonces ?? [], spec.dice.seals !== undefined)
    if (spec.position !== undefined) {
      const state = startAt(game, spec.position, words, spec.seats.length, spec.rules)
      if (!state.ok) return state
      const wanted = state.value.core.seats
      if (wanted !== spec.seats.length) {
        return refused('seats', `This position is for ${wanted} players; ${spec.seats.length} were named.`)
      }
      return fine(new Match(game, spec, settings.value, state.value))
    }
    const opening: Played = { events: [], rolls: [] }
    const state = within({ ...opening }, () =>
      newGame(game, { seats: spec.seats.length, settings: settings.value, rules: spec.rules }, words),
    )
    return fine(new Match(game, spec, settings.value, state, opening))
  }

  /**
   * Takes a match up where it stood, from a state saved together with the lines that led to it. The caller vouches for
   * the state: nothing is replayed, and what lies before cannot be taken back.
   */
  static resume(game: AnyGame, spec: MatchSpec, state: State, lines: readonly string[]): Outcome<Match> {
    const settings = readSettings(game.settings, spec.settings ?? {})
    if (!settings.ok) return settings
    const match = new Match(game, spec, settings.value, state)
    for (const text of lines) {
      const line = readLine(text)
      if (!line) return refused('damaged', `“${text}” is no line of a record.`)
      match.entries.push({ text: writeLine(line), actor: -1, isSilent: false, isTold: true })
    }
    match.open = lines.length
    return fine(match)
  }

  /** True if phases end by themselves, as they did by older rules. */
  private get isHasty(): boolean {
    return this.rules !== this.game.rules && (this.game.hasty?.includes(this.rules) ?? true)
  }

  /** Who is asked what; null once the game is over. */
  get asked(): Asked | null {
    return this.looks.asked(this.state)
  }

  /** What a seat, or a spectator, sees. */
  seen(seat: Seat): Seen {
    return seen(
      this.game,
      this.state,
      seat,
      this.looks.view(() => this.state, seat),
      this.looks.options(this.state, seat),
      this.asked,
    )
  }

  /** A seat's options in readable notation. */
  choices(seat: Seat): string[] {
    const now = question(this.game, this.state)
    return now ? this.looks.options(this.state, seat).map(option => writeOption(now.decision, option)) : []
  }

  /** The lines so far, as the record holds them. */
  get lines(): string[] {
    return this.entries.map(({ text }) => text)
  }

  /** How many lines there are. */
  get length(): number {
    return this.entries.length
  }

  /** The last of the lines. */
  get lastLine(): string | undefined {
    return this.entries.at(-1)?.text
  }

  /**
   * Takes a choice: an option, or its readable or compact notation. It is checked against a fresh list of what is
   * offered; what is not offered changes nothing. Dice may be given from outside and must fit exactly.
   */
  play(seat: Seat, choice: Option | string, given: readonly number[] | null = null): Outcome<Played> {
    return this.choose(seat, choice, given, true, false)
  }

  /** As `play`, for choices of a record: what was offered once is still taken. The way back is kept only if wanted. */
  replay(
    seat: Seat,
    choice: Option | string,
    given: readonly number[] | null = null,
    undoable = false,
  ): Outcome<Played> {
    return this.choose(seat, choice, given, undoable, true)
  }

  private choose(
    seat: Seat,
    choice: Option | string,
    given: readonly number[] | null,
    undoable: boolean,
    recorded: boolean,
  ): Outcome<Played> {
    const now = question(this.game, this.state)
    if (!now) return refused('over', 'The game is over.')
    const decision = now.decision
    const option = typeof choice === 'number' ? choice : readOption(decision, choice)
    const offered = this.looks.options(this.state, seat)
    const wasOffered = (one: Option) =>
      recorded && offered.length > 0 && formerOptions(decision, this.state, now.frame.here, seat).includes(one)
    if (option === undefined || !(offered.includes(option) || wasOffered(option)))
      return refusal(this.game, this.state, seat, choice, option, offered)
    const line = lineOf(now, this.state, seat, option, given)
    return this.step(seat, line, given, undoable, g => take(this.game, g, seat, option))
  }

  private isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.state.core.seats
  }

  private step(
    actor: Seat,
    line: Line,
    given: readonly number[] | null,
    undoable: boolean,
    change: (g: State) => void,
    isSilent: () => boolean = () => false,
  ): Outcome<Played> {
    const count = this.entries.length
    if (undoable || given) this.wayBack.keep(this.state, count)
    else this.wayBack.forgetAll()
    const mark = markOf(this.state)
    const events: Event[] = []
    const rolls: number[] = []
    const left = given && [...given]
    const looks = this.looks.turnOver()
    try {
      within({ events, rolls, given: left, isHasty: this.isHasty }, () => change(this.state))
    } catch (error) {
      if (undoable || given) this.state = this.wayBack.back(count)
      if (error instanceof GivenDice) return refused('dice', `The dice given do not fit: ${error.message}.`)
      throw error
    }
    if (left && left.length > 0) {
      this.state = this.wayBack.back(count)
      return refused('dice', `The dice given do not fit: ${left.length} of them were not wanted.`)
    }
    if (line.is === 'choice') line.rolls = rolls
    if (!undoable || this.crossed(mark, looks)) this.open = count + 1
    else if (!isSilent() && this.entries[this.lastFor(actor)]?.actor !== actor) this.open = count
    this.entries.push({ text: writeLine(line), actor, isSilent: isSilent(), isTold: events.length > 0 })
    this.wayBack.add(change, given)
    this.wayBack.forget(this.open)
    return fine({ events, rolls })
  }

  /** True if the step just taken cannot be taken back; `old` are the looks of the state before it. */
  private crossed(mark: Mark, old: Looks): boolean {
    let before: State | undefined
    const viewBefore = (seat: Seat) => old.view(() => (before ??= this.wayBack.look(this.entries.length)), seat)
    return boundary(mark, this.state, viewBefore, seat => this.looks.view(() => this.state, seat)) !== undefined
  }

  /** The last line a seat can notice; -1 if there is none. */
  private lastFor(seat: Seat): number {
    return this.entries.findLastIndex(({ actor, isSilent }) => !isSilent || actor === seat)
  }

  /** True if this seat may take back the last choice. */
  mayUndo(seat: Seat): boolean {
    const last = this.lastFor(seat)
    return last >= this.open && this.entries[last]?.actor === seat
  }

  /** Takes back one's last choice. What others left in secret since then stays: how many lines of it. */
  undo(seat: Seat): Outcome<number> {
    if (!this.mayUndo(seat)) {
      return refused('undo', 'There is nothing to take back: dice, another player or something shown stand between.')
    }
    const [, ...left] = this.entries.splice(this.lastFor(seat))
    this.state = this.wayBack.back(this.entries.length)
    this.wayBack.drop(this.entries.length)
    this.looks.clear()
    for (const { text, actor } of left) {
      const line = readLine(text)
      if (line?.is === 'standing') this.stand(actor, line.decision, line.answer)
    }
    return fine(left.length)
  }

  /** Sets a standing answer to a reaction window, or clears it (null). */
  stand(seat: Seat, decision: string, answer: string | null): Outcome<Played> {
    if (this.state.core.result) return refused('over', 'The game is over.')
    if (!this.isSeat(seat)) return refused('seat', `There is no seat ${seat}.`)
    const known = this.game.decisions.get(decision)?.spec.standing
    if (!known) return refused('standing', `“${decision}” takes no standing answers.`)
    if (answer !== null && !Object.hasOwn(known, answer)) {
      return refused('standing', `“${answer}” is none of the standing answers: ${Object.keys(known).join(', ')}.`)
    }
    let isGiven = false
    const change = (g: State): void => {
      isGiven = standBy(this.game, g, seat, decision, answer)
    }
    return this.step(seat, { is: 'standing', seat, decision, answer }, null, true, change, () => !isGiven)
  }

  /** A seat gives up. */
  resign(seat: Seat): Outcome<Played> {
    if (this.state.core.result) return refused('over', 'The game is over.')
    if (!this.isSeat(seat)) return refused('seat', `There is no seat ${seat}.`)
    return this.step(seat, { is: 'resign', seat }, null, false, g => giveUp(this.game, g, seat))
  }

  /**
   * Choices were taken back by agreement: from here on dice fall that follow from the same seed and shares, but that nobody who took
   * back has seen fall. `number` counts how often that happened.
   */
  renewDice(number: number): Outcome<Played> {
    if (this.state.core.result) return refused('over', 'The game is over.')
    if (!this.dice.seals) return refused('dice', 'Dice that were not sealed fall as they fall.')
    const before = readLine(this.entries.findLast(({ text }) => text.startsWith('!again '))?.text ?? '')
    if (number <= (before?.is === 'again' ? before.number : 0)) return refused('dice', 'These dice fell before.')
    return this.step(-1, { is: 'again', number }, null, false, g => {
      const uses = g.core.dice[4]
      g.core.dice = mixedDice(this.dice.seed, this.dice.nonces, true, number)
      g.core.dice[4] = uses
    })
  }

  /**
   * The game goes on elsewhere, among people: what was thrown so far anybody could foresee who had the seed. From here on dice fall
   * that follow from a secret of that place. Dice that were sealed are never replaced.
   */
  anewDice(secret: string): Outcome<Played> {
    if (this.state.core.result) return refused('over', 'The game is over.')
    if (this.dice.seals) return refused('dice', 'Sealed dice fall as they were sealed.')
    return this.step(-1, { is: 'anew', secret }, null, false, g => {
      const uses = g.core.dice[4]
      g.core.dice = keyed(`hexarium dice anew ${secret}`)
      g.core.dice[4] = uses
    })
  }

  /** Everybody agreed to a draw. */
  agreeDraw(): Outcome<Played> {
    if (this.state.core.result) return refused('over', 'The game is over.')
    return this.step(-1, { is: 'draw' }, null, false, g => {
      tell(g, 'agreed')
      this.game.drawAgreed?.(g)
      const { seats } = g.core
      finish(g, { places: new Array(seats).fill(1), scores: new Array(seats).fill(0), by: 'agreed' })
    })
  }

  /** Everybody agreed to break off: the game says who stands best. */
  breakOff(): Outcome<Played> {
    if (this.state.core.result) return refused('over', 'The game is over.')
    if (!this.game.breakOff)
      return refused('break-off', `${this.game.id} cannot be broken off; agree on a draw instead.`)
    return this.step(-1, { is: 'break-off' }, null, false, g => this.game.breakOff!(g))
  }

  /** The file people exchange. As long as a game runs among people its seed stays out (`withSeed` false). */
  record(withSeed = true): GameRecord {
    const { seed, commitment, nonces, seals } = this.dice
    const record = {
      hexarium: 1 as const,
      game: this.game.id,
      rules: this.rules,
      seats: [...this.seats],
      settings: { ...this.settings },
      ...(this.position === undefined ? {} : { position: this.position }),
      dice: { commitment, nonces: [...nonces], ...(seals ? { seals: [...seals] } : {}), ...(withSeed ? { seed } : {}) },
      choices: this.lines,
    }
    return sealed(record, this.state)
  }
}

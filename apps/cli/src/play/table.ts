import { type Bot, consider, type Plan, thoughtOf } from '@hexarium/bots'
import {
  type AnyGame,
  canonical,
  type Event,
  eventInWords,
  heard,
  type Language,
  type Match,
  type Option,
  type Outcome,
  type Played,
  type RuleId,
  type Seat,
  SPECTATOR,
  writeOption,
} from '@hexarium/kernel'
import { doing, watchForBugs } from '../bug.ts'
import { decisionOf } from '../story.ts'

/** A line of the log as one seat reads it. */
export interface LogLine {
  text: string
  rule: RuleId
}

/** A match with people and bots in its seats, and what each person has heard and read. */
export class Table {
  readonly game: AnyGame
  readonly match: Match
  readonly language: Language
  /** The bot of each seat; null for a person. */
  readonly bots: readonly (Bot | null)[]
  /** The seats of people; a spectator's where there are none. */
  readonly readers: readonly Seat[]
  private readonly logs = new Map<Seat, LogLine[]>()
  private readonly read = new Map<Seat, number>()
  /** What bots keep of their plans between two questions. */
  private readonly plans = new Map<Seat, Plan | null>()
  /** How long each log was before each line of the match, for undo. */
  private readonly marks: Map<Seat, number>[] = []

  constructor(match: Match, bots: readonly (Bot | null)[], language: Language) {
    this.game = match.game
    this.match = match
    this.bots = bots
    this.language = language
    const people = bots.flatMap((bot, seat) => (bot ? [] : [seat]))
    this.readers = people.length > 0 ? people : [SPECTATOR]
    for (const seat of this.readers) this.logs.set(seat, [])
    watchForBugs(match)
  }

  /** Notes what happened, as each reader may hear it and in the words of what he sees at that moment of `match`. */
  hear(events: readonly Event[], match = this.match): void {
    for (const seat of this.readers) {
      const view = this.game.view(match.state, seat)
      const lines = heard(events, seat).map(event => eventInWords(this.game, this.language, view, event, seat))
      this.logs.get(seat)!.push(...lines)
    }
  }

  /** Notes that a line of the match begins. */
  mark(): void {
    this.marks.push(new Map(this.readers.map(seat => [seat, this.logs.get(seat)!.length])))
  }

  /** Everything a reader has heard. */
  log(seat: Seat): readonly LogLine[] {
    return this.logs.get(seat)!
  }

  /** True if a reader has not been told anything yet. */
  isNew(seat: Seat): boolean {
    return !this.read.has(seat)
  }

  /** What a reader has heard since he was last told; now he is told. */
  news(seat: Seat): readonly LogLine[] {
    const log = this.logs.get(seat)!
    const from = Math.min(this.read.get(seat) ?? 0, log.length)
    this.read.set(seat, log.length)
    return log.slice(from)
  }

  /** Takes a choice. */
  play(seat: Seat, option: Option): Outcome<Played> {
    watchForBugs(this.match, doing(seat, writeOption(decisionOf(this.match)!, option)))
    return this.note(() => this.match.play(seat, option))
  }

  /** A person gives up. */
  resign(seat: Seat): Outcome<Played> {
    return this.note(() => this.match.resign(seat))
  }

  private note(step: () => Outcome<Played>): Outcome<Played> {
    this.mark()
    const played = step()
    if (played.ok) this.hear(played.value.events)
    else this.marks.pop()
    watchForBugs(this.match)
    return played
  }

  /** Takes back a person's last choice; false if that is not possible. */
  undo(seat: Seat): boolean {
    if (!this.match.undo(seat).ok) return false
    for (const [reader, length] of this.marks.pop()!) this.logs.get(reader)!.length = length
    return true
  }

  /** The first bot that is asked. */
  get botAsked(): Seat | undefined {
    return this.match.asked?.seats.find(asked => this.bots[asked])
  }

  /** Lets the first bot that is asked choose; false if none is. Its luck follows from the seed and the moment. */
  botActs(): boolean {
    const seat = this.botAsked
    if (seat === undefined) return false
    const { match, game } = this
    watchForBugs(match, `the choice of bot ${this.bots[seat]!.name} in seat ${seat}`)
    const thought = thoughtOf(game, match.state, seat, `${match.dice.seed} ${match.length} ${seat}`)
    const { option, kept } = consider(this.bots[seat]!, thought, this.plans.get(seat) ?? null)
    this.plans.set(seat, kept)
    const played = this.play(seat, option)
    if (!played.ok) throw new Error(`a bot's choice was refused: ${played.problem.text}`)
    return true
  }

  /** True if one of two people may know what the other may not, or is about to choose in secret. */
  hasSecrets(one: Seat, other: Seat): boolean {
    const { game, match } = this
    if (decisionOf(match)?.spec.sealed) return true
    const shown = (seat: Seat) => canonical([game.view(match.state, seat), this.log(seat).map(line => line.text)])
    return shown(one) !== shown(other)
  }
}

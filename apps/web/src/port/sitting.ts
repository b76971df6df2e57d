import type { Considered, Plan } from '@hexarium/bots'
import {
  type Aid,
  type Answered,
  type AnyGame,
  canonical,
  type Event,
  follow,
  type GameRecord,
  type Language,
  Match,
  must,
  type Option,
  type Outcome,
  type Played,
  question,
  readLine,
  type Seat,
  SPECTATOR,
  seatInWords,
  whyNotAt,
} from '@hexarium/kernel'
import type { Guided } from './guided.ts'
import { looking } from './library.ts'
import type { botChoice } from './minds.ts'
import type { Glance, KeepingShown, LogLine, NoteShown, Outlook, WayShown, WhyNot } from './moment.ts'
import { keepingShown, logLines, notesShown, present, seatsShown } from './present.ts'
import type { Reader } from './reader.ts'
import { sentences } from './sentences.ts'

/** How a table was laid: enough to lay it again. */
export interface Laid {
  game: string
  /** The name of a bot for each seat; null for a person. */
  bots: (string | null)[]
  settings: Record<string, unknown>
  seed: string
  nonces: string[]
  /** Of shares that were sealed, at a server's table: other dice follow from them. */
  seals?: string[]
  position?: unknown
  /** The version of the rules it is played by; games kept before there were two of them do not say. */
  rules?: string
  /** A guide leads through it. */
  guide?: true
}

/** A match with people and bots in its seats, at one screen, and what each person has heard. */
export class Sitting {
  readonly laid: Laid
  readonly language: Language
  private readonly game: AnyGame
  private readonly match: Match
  private readonly people: Seat[]
  private eyes: Seat
  private isHandedOver = true
  private readonly logs = new Map<Seat, LogLine[]>()
  /** How long each log was at each choice of its reader. */
  private readonly chosen = new Map<Seat, number[]>()
  /** What bots keep of their plans between two questions. */
  private readonly plans = new Map<Seat, Plan | null>()
  /** How much of whose log the page has. */
  private sent = { seat: SPECTATOR, lines: 0 }
  /** What each person has chosen, and where in the record. */
  private readonly answers = new Map<Seat, (Answered & { seq: number })[]>()
  private readonly guided: Guided | null

  private constructor(game: AnyGame, laid: Laid, match: Match, language: Language, guided: Guided | null) {
    this.game = game
    this.guided = guided
    this.laid = laid
    this.match = match
    this.language = language
    const people = laid.bots.flatMap((bot, seat) => (bot === null ? [seat] : []))
    this.people = people.length > 0 ? people : [SPECTATOR]
    this.eyes = this.people[0]
    for (const seat of this.people) {
      this.logs.set(seat, [])
      this.chosen.set(seat, [])
      this.answers.set(seat, [])
    }
    this.hear(match.opening.events)
  }

  /** Lays a table and plays the lines it already has. */
  static open(
    game: AnyGame,
    laid: Laid,
    lines: readonly string[],
    language: Language,
    guided: Guided | null = null,
  ): Outcome<Sitting> {
    const seats = laid.bots.map((bot, seat) => bot ?? `player ${seat + 1}`)
    const { settings, seed, nonces, seals, position } = laid
    const rules = laid.rules ?? (lines.length > 0 ? game.older?.[0] : undefined) ?? game.rules
    const spec = {
      seats,
      settings,
      dice: { seed, nonces, ...(seals ? { seals } : {}) },
      rules,
      ...(position === undefined ? {} : { position }),
    }
    const opened = Match.open(game, spec)
    if (!opened.ok) return opened
    const sitting = new Sitting(game, { ...laid, rules }, opened.value, language, guided)
    for (const line of lines) {
      const played = sitting.note(sitting.match.asked?.seats[0] ?? SPECTATOR, () => follow(sitting.match, line, true))
      if (!played.ok) return played
    }
    sitting.lookUp()
    return { ok: true, value: sitting }
  }

  /** The lines so far. */
  get lines(): string[] {
    return this.match.lines
  }

  get isOver(): boolean {
    return this.match.asked === null
  }

  /** The file people exchange. */
  record(): GameRecord {
    return this.match.record()
  }

  // ---- what happens ----

  /** The person at the screen takes an option. */
  choose(option: Option): Outcome<Played> {
    return this.act(this.eyes, () => this.match.play(this.eyes, option))
  }

  /** The person at the screen gives up. */
  resign(): Outcome<Played> {
    return this.act(this.eyes, () => this.match.resign(this.eyes))
  }

  /** All people at the screen agree on a draw; bots are not asked. */
  agreeDraw(): Outcome<Played> {
    return this.act(SPECTATOR, () => this.match.agreeDraw())
  }

  private act(seat: Seat, step: () => Outcome<Played>): Outcome<Played> {
    const played = this.note(seat, step)
    if (played.ok) this.lookUp()
    return played
  }

  private note(seat: Seat, step: () => Outcome<Played>): Outcome<Played> {
    const before = this.guided?.look(this.match.state)
    const decision = this.match.asked?.decision
    const played = step()
    if (!played.ok) return played
    this.noteAnswer(seat, decision)
    if (before) this.guided?.went(before, seat, this.match.lastLine ?? '', played.value.events)
    const log = this.logs.get(seat)
    if (log) this.chosen.get(seat)!.push(log.length)
    this.hear(played.value.events)
    return played
  }

  /** Who chose what: a line names its seat where several were asked. */
  private noteAnswer(asked: Seat, decision: string | undefined): void {
    const line = readLine(this.match.lastLine ?? '')
    if (decision === undefined || line?.is !== 'choice') return
    this.answers.get(line.seat ?? asked)?.push({ decision, choice: line.choice, seq: this.match.length })
  }

  private hear(events: readonly Event[]): void {
    for (const seat of this.people) {
      const view = this.game.view(this.match.state, seat)
      const lines = logLines(this.game, this.language, view, events, seat, this.match.length)
      this.logs.get(seat)!.push(...lines)
    }
  }

  /** Takes back the last choice of the person at the screen. */
  undo(): Outcome<null> {
    const undone = this.match.undo(this.eyes)
    if (!undone.ok) return undone
    const seq = this.match.length
    this.guided?.back(seq)
    for (const log of this.logs.values()) while ((log.at(-1)?.seq ?? 0) > seq) log.pop()
    this.chosen.get(this.eyes)!.pop()
    for (const answers of this.answers.values()) while ((answers.at(-1)?.seq ?? 0) > seq) answers.pop()
    this.sent.lines = Math.min(this.sent.lines, this.logs.get(this.eyes)!.length)
    return { ok: true, value: null }
  }

  /** True once a person has chosen something. */
  get hasBegun(): boolean {
    return [...this.chosen.values()].some(choices => choices.length > 0)
  }

  /** Who is asked. */
  get asked(): readonly Seat[] {
    return this.match.asked?.seats ?? []
  }

  /** A bot that is asked, if there is one. */
  get botAsked(): Seat | undefined {
    return this.asked.find(seat => this.laid.bots[seat])
  }

  /** Lets a bot choose. Its luck follows from the seed and the moment. */
  botActs(seat: Seat, choice: typeof botChoice): void {
    this.botChose(seat, choice(...this.toThinkOf(seat)))
  }

  /** What a bot is given to think about, and its luck. */
  toThinkOf(seat: Seat): Parameters<typeof botChoice> {
    const luck = `${this.match.dice.seed} ${this.match.length} ${seat}`
    return [this.laid.bots[seat]!, this.game, this.match.state, seat, luck, this.plans.get(seat) ?? null]
  }

  /** A bot has made up its mind. */
  botChose(seat: Seat, { option, kept }: Considered): void {
    this.plans.set(seat, kept)
    must(this.act(seat, () => this.match.play(seat, option)))
  }

  // ---- who looks ----

  /** Another person asked looks next; if that shows what the one before may not see, the screen is handed over first. */
  private lookUp(): void {
    const asked = this.match.asked?.seats.filter(seat => this.people.includes(seat)) ?? []
    if (asked.length === 0 || asked.includes(this.eyes)) return
    const next = asked[0]
    const isSecret = question(this.game, this.match.state)?.decision.spec.sealed === true
    const shown = (seat: Seat) => canonical([this.game.view(this.match.state, seat), this.logs.get(seat)])
    this.isHandedOver = !isSecret && shown(next) === shown(this.eyes)
    this.eyes = next
  }

  /** The next person sits at the screen now. */
  sit(): void {
    this.isHandedOver = true
  }

  // ---- what is shown ----

  /** What the page shows now. `whole` sends the log from its beginning. */
  moment(whole = false): Glance {
    const { game, match, language } = this
    const { bots } = this.laid
    const seat = this.isHandedOver ? this.eyes : SPECTATOR
    const seen = match.seen(seat)
    const isHelped = (game.aid !== undefined || game.odds !== undefined) && seen.options.length > 0
    const help = isHelped ? looking?.aid(game, match.state, seat, 'aid') : undefined
    const { rules, ...shown } = present(game, language, seen, seat, help)
    const led = seat === this.guided?.seat ? this.guided.shown(match.state) : undefined
    for (const offer of shown.offers) if (led?.hints.includes(offer.option)) offer.isHinted = true
    return {
      ...(led && { guide: led.guide }),
      game: game.id,
      title: game.text[language].title,
      language,
      seq: match.length,
      seat,
      seats: seatsShown(game, language, seen.view, bots.length, bots, match.asked?.seats ?? [], shown.scene.teams),
      ...shown,
      ask: this.isHandedOver
        ? shown.ask
        : sentences[language].handOver(seatInWords(game, language, seen.view, this.eyes)),
      rules: [...rules],
      keeping: this.keeping(seat, help),
      mayUndo: this.isHandedOver && match.mayUndo(seat),
      log: this.logPart(seat, whole),
      handOver: this.isHandedOver ? null : this.eyes,
      help: { plans: game.aid?.plan !== undefined, threats: game.aid?.plan !== undefined },
    }
  }

  /** What the person at the screen may keep of his choices, or make again. */
  private keeping(seat: Seat, aid: Aid | undefined): KeepingShown[] {
    const { game, match, language } = this
    const asked = aid ? (match.asked?.decision ?? null) : null
    const keeping = looking?.keepingOf(game, match.state, seat, this.answers.get(seat) ?? [], asked)
    return keepingShown(game, language, keeping ?? [], aid)
  }

  private logPart(seat: Seat, whole: boolean): Glance['log'] {
    const log = this.logs.get(seat) ?? []
    const from = whole || this.sent.seat !== seat ? 0 : this.sent.lines
    this.sent = { seat, lines: log.length }
    return { from, lines: log.slice(from), since: this.chosen.get(seat)?.at(-1) ?? 0 }
  }

  /** Who looks something up: the person at the screen, or nobody while it is handed over. */
  get reader(): Reader {
    const { game, language, match } = this
    return { game, language, views: [game.view(match.state, this.isHandedOver ? this.eyes : SPECTATOR)] }
  }

  /** Why an element of the scene cannot be chosen now. */
  whyNot(id: string): WhyNot | null {
    const rule = whyNotAt(this.game, this.match.state, this.eyes, id, 'why')
    return rule === null ? null : { rule }
  }

  /** Where a piece could come to. */
  plan(id: string): NoteShown[] {
    const { game, match, language, eyes } = this
    if (!this.isHandedOver || !looking) return []
    const notes = looking.plan(game, match.state, eyes, id, 'plan')
    return notesShown(game, language, game.view(match.state, eyes), eyes, notes)
  }

  /** What a choice would lead to. */
  outlook(option: Option): Outlook {
    const { game, match, language, eyes } = this
    if (!this.isHandedOver || !looking) return { ghosts: [], told: [] }
    return looking.outlookAt(game, language, match.state, eyes, option)
  }

  /** How a piece comes to a place; without a place, how the rest could be set up. */
  way(to: string | null, piece: string | null): WayShown | null {
    const { game, match, language, eyes } = this
    if (!this.isHandedOver || !looking) return null
    const way =
      to === null
        ? looking.proposal(game, match.state, eyes, 'rest')
        : looking.wayTo(game, match.state, eyes, piece, to, 'way')
    const view = game.view(match.state, eyes)
    return way && { options: way.options, ...looking.outlookOn(game, language, view, eyes, way.changes) }
  }

  /** How many pieces of others could come to each place. */
  threats(): Record<string, number> {
    return (this.isHandedOver && looking?.threats(this.game, this.match.state, this.eyes, 'threat')) || {}
  }
}

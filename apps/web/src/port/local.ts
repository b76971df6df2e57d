import type { GameRecord, Language, Legend, Option, Seat } from '@hexarium/kernel'
import { signal } from '@preact/signals'
import { afterwards } from '../pages/first-question.ts'
import { type Kept, keep } from '../storage.ts'
import { Desk } from './desk.ts'
import type { LogLine, Moment, NoteShown, Outlook, TurnStep, WayShown, WhyNot } from './moment.ts'
import type { Table } from './table.ts'

/** How a game stands, for lists. */
export function aboutOf({ seats }: Moment, log: readonly LogLine[]): NonNullable<Kept['about']> {
  return {
    sides: seats.map(({ side }) => side),
    asked: seats.flatMap(({ asked }, seat) => (asked ? [seat] : [])),
    turn: log.findLast(({ begins }) => begins === 'turn')?.text ?? '',
  }
}

/** A table without a server: rules and bots in a worker, the game kept in this browser. */
export class LocalTable implements Table {
  readonly moment = signal<Moment | null>(null)
  readonly log = signal<readonly LogLine[]>([])
  readonly thinking = signal<Seat | null>(null)
  readonly share = signal(0)
  readonly id: string
  private readonly desk: Desk
  private kept: Kept

  constructor(kept: Kept) {
    this.kept = kept
    this.id = kept.id
    this.desk = new Desk(news => {
      if ('thinking' in news) {
        this.thinking.value = news.thinking
        this.share.value = news.share
        return
      }
      const { moment, lines, isOver, rules } = news
      this.log.value = [...this.log.value.slice(0, moment.log.from), ...moment.log.lines]
      this.moment.value = moment
      if (rules !== undefined) this.kept = { ...this.kept, laid: { ...this.kept.laid, rules } }
      this.kept = {
        ...this.kept,
        lines,
        isOver,
        ask: moment.ask,
        about: aboutOf(moment, this.log.value),
        language: moment.language,
        at: Date.now(),
      }
      if (lines.length > 0) void keep(this.kept)
    })
  }

  async open(language: Language): Promise<void> {
    await this.desk.ask('open', this.kept.laid, this.kept.lines, language)
    void this.goOn()
  }

  /** Lets the first question be drawn before the rest of its game is sent for. */
  private readonly goOn = afterwards(() => this.desk.ask('goOn'))

  async choose(option: Option): Promise<void> {
    await this.desk.ask('choose', option)
  }

  async undo(): Promise<void> {
    await this.desk.ask('undo')
  }

  async resign(): Promise<void> {
    await this.desk.ask('resign')
  }

  /** The person named in `handOver` looks at the screen now. */
  async sit(): Promise<void> {
    await this.desk.ask('sit')
  }

  whyNot(id: string): Promise<WhyNot | null> {
    return this.desk.ask('whyNot', id)
  }

  /** A bot plays a seat from here on, or a person does. */
  async seat(seat: Seat, bot: string | null): Promise<void> {
    const { laid, lines } = this.kept
    const bots = laid.bots.map((old, of) => (of === seat ? bot : old))
    this.kept = { ...this.kept, laid: { ...laid, bots } }
    await keep(this.kept)
    await this.desk.ask('open', this.kept.laid, lines, this.moment.peek()?.language ?? 'en')
    void this.goOn()
  }

  /** The bot that thinks moves now. */
  async hurry(): Promise<void> {
    await this.desk.ask('hurry')
  }

  /** Those at this screen agree on a draw. */
  async agreeDraw(): Promise<void> {
    await this.desk.ask('agreeDraw')
  }

  async notes(): Promise<string> {
    return this.kept.notes ?? ''
  }

  async writeNotes(text: string): Promise<void> {
    this.kept = { ...this.kept, notes: text }
    await keep(this.kept)
  }

  lookUp: Table['lookUp'] = (name, ...args) => this.desk.ask(name, ...args)

  legend(language: Language): Promise<Legend | null> {
    return this.desk.ask('legend', this.kept.laid.game, language)
  }

  turn(): Promise<TurnStep[]> {
    return this.desk.ask('turn', this.kept.laid.game, this.moment.peek()?.language ?? 'en')
  }

  plan(id: string): Promise<NoteShown[]> {
    return this.desk.ask('plan', id)
  }

  outlook(option: Option): Promise<Outlook> {
    return this.desk.ask('outlook', option)
  }

  way(to: string | null, piece?: string): Promise<WayShown | null> {
    return this.desk.ask('way', to, piece ?? null)
  }

  threats(): Promise<Record<string, number>> {
    return this.desk.ask('threats')
  }

  async speak(language: Language): Promise<void> {
    await this.desk.ask('language', language)
    void this.goOn()
  }

  /** How long bots pause before they choose, in milliseconds. */
  pace(milliseconds: number): void {
    void this.desk.ask('pace', milliseconds)
  }

  record(): Promise<GameRecord> {
    return this.desk.ask('record')
  }

  close(): void {
    this.desk.close()
  }
}

import type { GameRecord, Language, Legend, Option, Seat } from '@hexarium/kernel'
import type { AheadStep, Order, TableCard } from '@hexarium/wire'
import { signal } from '@preact/signals'
import { Desk } from '../port/desk.ts'
import type { LogLine, Moment, NoteShown, Outlook, TurnStep, WayShown, WhyNot } from '../port/moment.ts'
import type { Table } from '../port/table.ts'
import { api } from './server.ts'

/** A choice played ahead, and how it reads. */
export interface Foreseen {
  seat: Seat
  choice: Option
  side: string
  words: string
}

/** The table as one imagines it from here on: one chooses for everybody, and nothing of it happens. */
export class AheadTable implements Table {
  readonly moment = signal<Moment | null>(null)
  readonly log = signal<readonly LogLine[]>([])
  readonly thinking = signal<Seat | null>(null)
  readonly steps = signal<readonly Foreseen[]>([])
  /** Dice fell in between: they may fall otherwise. */
  readonly isUncertain = signal(false)
  readonly id: string
  readonly seat: Seat
  private readonly card: TableCard
  private readonly desk: Desk
  private readonly language: () => Language

  constructor(card: TableCard, seat: Seat, language: () => Language) {
    this.card = card
    this.id = card.id
    this.seat = seat
    this.language = language
    this.desk = new Desk(news => {
      if (!('moment' in news)) return
      this.log.value = news.moment.log.lines
      this.moment.value = news.moment
      if (news.moment.awaitsAid) void this.desk.ask('aided', null, news.moment.number)
    })
  }

  /** Looks where the choices so far lead. */
  async look(steps: readonly Foreseen[] = this.steps.peek()): Promise<void> {
    const sent = steps.map(({ seat, choice }): AheadStep => ({ seat, choice }))
    const body = { seat: this.seat, steps: sent }
    const { seat, seq, shown, isUncertain } = await api('POST /tables/:id/ahead', { params: { id: this.id }, body })
    this.steps.value = steps
    this.isUncertain.value = isUncertain
    await this.desk.ask('remote', this.card.game, this.language(), seat, shown, [], seq)
  }

  async choose(option: Option): Promise<void> {
    const { seat, seats, offers } = this.moment.peek()!
    const words = offers.find(offer => offer.option === option)?.words ?? ''
    await this.look([...this.steps.peek(), { seat, choice: option, side: seats[seat].side, words }])
  }

  async undo(): Promise<void> {
    await this.look(this.steps.peek().slice(0, -1))
  }

  /** Leaves what was played ahead as an order. */
  leave(): Promise<Order> {
    const steps = this.steps.peek().map(({ seat, choice, side, words }): AheadStep => {
      return { seat, choice, words: `${side}: ${words}`.slice(0, 300) }
    })
    return api('POST /tables/:id/orders', { params: { id: this.id }, body: { seat: this.seat, steps } })
  }

  async resign(): Promise<void> {} // nobody gives up in his imagination

  async whyNot(): Promise<WhyNot | null> {
    return null
  }

  async plan(): Promise<NoteShown[]> {
    return []
  }

  async outlook(): Promise<Outlook> {
    return { ghosts: [], told: [] }
  }

  async way(): Promise<WayShown | null> {
    return null
  }

  async threats(): Promise<Record<string, number>> {
    return {}
  }

  async notes(): Promise<string> {
    const { text } = await api('GET /tables/:id/note', { params: { id: this.id } })
    return text
  }

  async writeNotes(text: string): Promise<void> {
    await api('PUT /tables/:id/note', { params: { id: this.id }, body: { text } })
  }

  lookUp: Table['lookUp'] = (name, ...args) => this.desk.ask(name, ...args)

  legend(language: Language): Promise<Legend | null> {
    return this.desk.ask('legend', this.card.game, language)
  }

  turn(): Promise<TurnStep[]> {
    return this.desk.ask('turn', this.card.game, this.language())
  }

  async speak(language: Language): Promise<void> {
    await this.desk.ask('language', language)
  }

  record(): Promise<GameRecord> {
    return api('GET /tables/:id/record', { params: { id: this.id } })
  }

  close(): void {
    this.desk.close()
  }
}

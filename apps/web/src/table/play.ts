import { signal } from '@preact/signals'
import { words } from '../language.ts'
import { Refused } from '../port/desk.ts'
import type { Moment, Offer } from '../port/moment.ts'
import type { Table } from '../port/table.ts'
import { preferences } from '../preferences.ts'

/** Several offers at one place, or one that wants a second look, beside the point that was clicked. */
export interface Menu {
  offers: readonly Offer[]
  x: number
  y: number
}

/** Something said for a moment: why a choice is not possible, or what went wrong. */
export interface Notice {
  text: string
  rule: string | null
}

/** What a person does at a table, and what the page shows because of it. */
export class Play {
  readonly table: Table
  readonly menu = signal<Menu | null>(null)
  readonly notice = signal<Notice | null>(null)
  /** What is pointed at, the topmost first. */
  readonly pointed = signal<readonly string[]>([])
  /** The rule that is open beside the board. */
  readonly rule = signal<string | null>(null)
  /** The moment that has been answered: a second click at it does nothing. */
  private answered: Moment | null = null

  constructor(table: Table) {
    this.table = table
  }

  /** Takes an offer. */
  async choose(offer: Offer): Promise<void> {
    this.menu.value = null
    this.notice.value = null
    await this.answer(() => this.table.choose(offer.option))
  }

  async undo(): Promise<void> {
    this.menu.value = null
    await this.answer(() => this.table.undo())
  }

  private async answer(work: () => Promise<void>): Promise<void> {
    const moment = this.table.moment.peek()
    if (moment === this.answered) return
    this.answered = moment
    try {
      await work()
    } catch (error) {
      this.answered = null
      this.fail(error)
    }
  }

  /** Says what went wrong. */
  fail(error: unknown): void {
    const problem = error instanceof Refused ? error.problem : undefined
    this.notice.value = { text: problem?.text || words.value.somethingBroke, rule: problem?.rule ?? null }
  }

  /** Something on the board was clicked: choose it, offer a choice, or say why not. */
  async pick(moment: Moment, ids: readonly string[], at: { x: number; y: number }): Promise<void> {
    this.menu.value = null
    this.notice.value = null
    const id = ids.find(one => moment.offers.some(offer => offer.points === one))
    if (id !== undefined) {
      const offers = moment.offers.filter(offer => offer.points === id)
      const isRisky = preferences.value.confirm && offers.some(offer => offer.odds.length > 0)
      if (offers.length === 1 && !isRisky) await this.choose(offers[0]!)
      else this.menu.value = { offers, ...at }
      return
    }
    this.pointed.value = ids
    if (moment.is !== 'asked') return
    for (const one of ids) {
      const why = await this.table.whyNot(one).catch(() => null)
      if (!why) continue
      this.notice.value = { text: words.value.notPossible, rule: why.rule }
      return
    }
  }
}

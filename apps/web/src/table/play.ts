import type { Scene } from '@hexarium/kernel'
import { signal } from '@preact/signals'
import { words } from '../language.ts'
import { Refused } from '../port/desk.ts'
import type { Moment, NoteShown, Offer } from '../port/moment.ts'
import type { Table } from '../port/table.ts'
import { asksAgain, preferences } from '../preferences.ts'
import { leftAlone, rememberLeft } from '../storage.ts'
import { isOwnPiece, isPiece, offersAt, standsOn, stepsOf, stepwiseTo } from './among.ts'
import { Habits } from './habits.ts'
import { Preview } from './preview.ts'
import { PATIENCE, PAUSE } from './waiting.ts'

/** Several offers at one place, or one that wants a second look, beside the point that was clicked. */
export interface Menu {
  /** The question. */
  ask: string
  offers: readonly Offer[]
  x: number
  y: number
}

/** Something said for a moment: why a choice is not possible, or what went wrong. */
export interface Notice {
  text: string
  rule: string | null
  /** The question it is about: with that it goes. What went wrong stays a while. */
  of?: string
}

/** What was chosen, such as the piece in hand, and the question at which it was. */
export interface Picked {
  moment: Moment
  offer: Offer
}

/** The piece that is pulled: since which moment, from where, and its choice under way. */
export interface Pulled {
  from: number
  at: string
  chosen: Promise<void>
}

/** What a person does at a table, and what the page shows because of it. */
export class Play {
  readonly table: Table
  readonly menu = signal<Menu | null>(null)
  readonly notice = signal<Notice | null>(null)
  /** What is pointed at, the topmost first. */
  readonly pointed = signal<readonly string[]>([])
  /** Where the piece that is pointed at could come to, at the moment of that number. */
  private readonly plan = signal<{ of: number; notes: readonly NoteShown[] } | null>(null)
  /** The rule that is open beside the board. */
  readonly rule = signal<string | null>(null)
  /** A choice that would leave something undone, until one says that this is meant. */
  readonly reminder = signal<{ offer: Offer; ids: readonly string[] } | null>(null)
  /** A choice that cannot be taken back, until one says that it is meant. */
  readonly grave = signal<Offer | null>(null)
  /** What he said that he means, choice by choice. */
  readonly meant: string[] = []
  /** What stays where it is on purpose: nobody is reminded of it. */
  readonly left = signal<ReadonlySet<string>>(new Set())
  /** How everything stood when one last chose. */
  readonly before = signal<Scene | null>(null)
  /** The moment that has been answered, by its number: a second click does nothing. */
  private answered: number | null = null
  /** What was taken back is not done again by habit. */
  private readonly isUndone = signal(false)
  private planned = ''
  /** One's own piece that was chosen last: questions that are about no other are about it. */
  private led = ''
  /** What is pointed at is a choice in a list: with the choice it goes, and no pointer leaves it. */
  private isListed = false
  /** The piece in hand, and the question at which it was picked up: who clicks another one means that one instead. */
  private picked: Picked | null = null
  /** What one chose last, and at which question. */
  last: Picked | null = null
  /** How much had happened when one last chose oneself: what habits answered since is news, too. */
  private readonly told = signal(Number.POSITIVE_INFINITY)
  /** The piece that is pulled: since which moment, from where, and its choice under way. */
  private pulled: Pulled | null = null
  /** What the choice that is pointed at would do. */
  readonly preview: Preview
  /** What the table answers for him. */
  readonly habits = new Habits()
  /** Several choices are being made as one. */
  readonly isOnItsWay = signal(false)
  /** The question at which the rest of a set-up stopped: what ends it is left to the person, who may look at it all before. */
  readonly restLeft = signal('')
  /** Holds a choice back that a finger is to see before it is made; true if it does. It comes with what fingers do. */
  hold: ((offer: Offer) => Promise<boolean>) | null = null
  /** The moment whose help did not come in time, by its number: its question is put without waiting for habits. */
  private readonly late = signal<number | null>(null)

  constructor(table: Table) {
    this.table = table
    this.preview = new Preview(table)
    this.left.value = leftAlone(table.id)
  }

  /** Takes an offer; one that gives something up, leaves something undone or cannot be taken back only when that is meant. */
  async choose(wanted: Offer, isMeant = false): Promise<void> {
    this.menu.value = null
    this.notice.value = null
    const offer = isMeant || !wanted.isUnsure ? wanted : await (await import('./seldom.ts')).assured(this, wanted)
    if (!offer) return
    if (!isMeant && (offer.isUnsure || offer.losses.length > 0)) {
      this.grave.value = offer
      return
    }
    // What a guide recommends leaves nothing undone that he knows of.
    const ids = offer.isHinted ? [] : offer.forgets.filter(id => !this.left.peek().has(id))
    if (!isMeant && preferences.peek().remind && ids.length > 0) {
      this.reminder.value = { offer, ids }
      return
    }
    const moment = this.table.moment.peek()
    if (!isMeant && offer.isGrave && !offer.isHinted && moment && asksAgain(moment.game, offer.name)) {
      this.grave.value = offer
      return
    }
    if (!isMeant && this.hold && (await this.hold(offer))) return
    this.reminder.value = null
    this.grave.value = null
    this.isUndone.value = false
    if (moment) {
      this.before.value = moment.scene
      this.told.value = moment.log.from + moment.log.lines.length
      this.habits.watch(moment, offer)
    }
    this.last = moment && { moment, offer }
    this.picked = moment && isPiece(moment, offer) ? this.last : null
    if (moment && isOwnPiece(moment, offer.points)) this.led = offer.points!
    else if (offer.ends) this.led = ''
    await this.answer(() => this.table.choose(offer.option))
  }

  /** True once somebody has chosen something himself since he sat down. */
  get hasChosen(): boolean {
    return this.told.value < Number.POSITIVE_INFINITY
  }

  /** The first line of the log one has not had a chance to answer to oneself. */
  sinceOf(moment: Moment): number {
    return Math.min(moment.log.since, this.told.value)
  }

  /** Lays the piece in hand down, for another one that is meant: see `layDown`. */
  async layDown(moment: Moment, ids: readonly string[] = []): Promise<boolean> {
    const { picked } = this
    return picked !== null && (await (await import('./seldom.ts')).layDown(this, picked, moment, ids))
  }

  /** Marks something as left where it is on purpose, or no longer. */
  leave(id: string, isLeft: boolean): void {
    const left = new Set(this.left.peek())
    if (isLeft) left.add(id)
    else left.delete(id)
    this.left.value = left
    rememberLeft(this.table.id, left)
  }

  /** The offer that one's habits choose now, if they choose any. */
  private habitual(moment: Moment): Offer | undefined {
    if (this.isUndone.value || this.late.value === moment.number || isTaught(moment)) return undefined
    return this.habits.answerTo(moment)
  }

  /** True if the table will answer for somebody, or may as soon as it has its help: then it is no question to show. */
  isAnsweredByHabit(moment: Moment): boolean {
    const isWaited = moment.is === 'asked' && moment.awaitsAid && !this.isUndone.value && !isTaught(moment)
    if (isWaited && this.late.value !== moment.number && this.habits.mayAnswer(moment)) return true
    return this.habitual(moment) !== undefined
  }

  /** True if a question is not put: the table answers it, or it lies between choices that are made as one. Who is to confirm one is. */
  isPassedOver(moment: Moment): boolean {
    const isHeldUp = this.grave.value ?? this.reminder.value ?? this.notice.value
    return (this.isOnItsWay.value && moment.is === 'asked' && !isHeldUp) || this.isAnsweredByHabit(moment)
  }

  /** Chooses what one's habits choose, if they choose anything now. */
  async byHabit(moment: Moment): Promise<void> {
    if (moment.is !== 'asked') this.isUndone.value = false
    const offer = this.habitual(moment)
    if (!offer) return
    this.picked = null
    if (offer.ends) this.led = ''
    // What the table could not answer is a question after all.
    if (await this.answer(() => this.table.choose(offer.option)))
      this.habits.given.value = [...this.habits.given.peek(), offer.words]
    else this.isUndone.value = true
  }

  async undo(): Promise<void> {
    this.menu.value = null
    this.picked = null
    await this.answer(() => {
      this.isUndone.value = true
      this.habits.given.value = []
      return this.table.undo()
    })
  }

  /** False if it went wrong. */
  private async answer(work: () => Promise<void>): Promise<boolean> {
    const number = this.table.moment.peek()?.number ?? null
    if (number === this.answered) return true
    this.answered = number
    try {
      await work()
    } catch (error) {
      if (this.answered === number) this.answered = null
      this.fail(error)
      return false
    }
    return true
  }

  /** True if the question of a moment was answered, by this number or by what came of it. */
  hasAnswered(number: number): boolean {
    return this.answered !== null && this.answered >= number
  }

  /** Says what went wrong. */
  fail(error: unknown): void {
    const problem = error instanceof Refused ? error.problem : undefined
    this.notice.value = { text: problem?.text || words.value.somethingBroke, rule: problem?.rule ?? null }
  }

  /** Something is pointed at: it is explained, and where it could go is shown. */
  point(ids: readonly string[]): void {
    this.isListed = false
    if (ids.join() === this.pointed.peek().join()) return
    this.pointed.value = ids
    const moment = this.table.moment.peek()
    const first = moment ? this.aboutWhom(moment, ids) : ''
    if (first !== this.planned) this.planFor(first)
    const offers = moment ? offersAt(moment, ids) : []
    const place = moment && offers.length === 0 ? stepwiseTo(moment, ids) : undefined
    if (ids.length === 0) this.preview.leave()
    else if (place !== undefined) this.preview.to(place)
    else this.preview.of(offers.length === 1 ? offers[0].option : null)
  }

  /** A choice is pointed at in a list: what it is about, and what it would do. */
  pointAt(offer: Offer): void {
    if (offer.points !== null) this.point([offer.points])
    this.isListed = true
    this.preview.of(offer.option)
  }

  /** Asks where something could come to, unless something else is pointed at or happens meanwhile. */
  private planFor(id: string): void {
    this.planned = id
    this.plan.value = null
    const moment = this.table.moment.peek()
    if (id === '' || !preferences.peek().plans || !moment?.help.plans) return
    const isTrue = () => this.planned === id && this.table.moment.peek()?.number === moment.number
    setTimeout(() => {
      if (!isTrue()) return
      void this.table.plan(id).then(
        notes => {
          if (isTrue()) this.plan.value = { of: moment.number, notes }
        },
        () => {},
      )
    }, PAUSE)
  }

  /** Whose ways are shown: those of the piece that is pointed at, else of the one the question is about. */
  private aboutWhom(moment: Moment, [first = '']: readonly string[]): string {
    return standsOn(moment, first) ? first : this.ledIn(moment) || first
  }

  /** The piece a question is about, though nobody points at it: where it could come to is shown to a finger, too. */
  private ledIn(moment: Moment): string {
    if (moment.is !== 'asked' || !isOwnPiece(moment, this.led)) return ''
    const isOther = ({ points }: Offer) => points !== null && points !== this.led && standsOn(moment, points)
    return moment.offers.some(isOther) ? '' : this.led
  }

  /** Where the piece that is pointed at could come to, as far as that is known of this moment. */
  planAt(moment: Moment): readonly NoteShown[] {
    return this.plan.value?.of === moment.number ? this.plan.value.notes : []
  }

  /** Something happened: what was said and drawn of the moment before is no longer true. */
  forget(moment: Moment): void {
    this.keepMenu(moment)
    if (this.isListed) this.point([])
    this.preview.of(null)
    const of = this.notice.peek()?.of
    if (of !== undefined && of !== moment.ask) this.notice.value = null
    this.planFor(moment.is === 'asked' ? this.aboutWhom(moment, this.pointed.peek()) : '')
    if (moment.awaitsAid) setTimeout(() => this.hurry(moment.number), PATIENCE)
  }

  /** A menu stays as long as all of it is offered: others act, and help comes, while one reads it. */
  private keepMenu({ ask, offers }: Moment): void {
    const menu = this.menu.peek()
    if (!menu) return
    const now = menu.offers.flatMap(old => offers.find(({ option }) => option === old.option) ?? [])
    this.menu.value = ask === menu.ask && now.length === menu.offers.length ? { ...menu, offers: now } : null
  }

  private hurry(number: number): void {
    const now = this.table.moment.peek()
    if (now?.number === number && now.awaitsAid) this.late.value = number
  }

  /** Something on the board was clicked: choose it, offer a choice, or say why not. */
  async pick(moment: Moment, ids: readonly string[], at: { x: number; y: number }): Promise<void> {
    this.menu.value = null
    this.notice.value = null
    const offers = offersAt(moment, ids)
    if (offers.length > 0) {
      const isRisky = offers.some(
        ({ odds, name, isGrave }) => odds.length > 0 && !isGrave && asksAgain(moment.game, name),
      )
      if (offers.length === 1 && !isRisky) await this.choose(offers[0])
      else this.menu.value = { ask: moment.ask, offers, ...at }
      return
    }
    // What is shown as within reach is gone to, by whatever choices lead there: to take off, and to fly.
    const shown = this.planAt(moment).find(({ at: place }) => ids.includes(place))?.at
    const led = this.ledIn(moment)
    this.point(ids)
    if (ids.length === 0 || moment.seat < 0) return
    if (await this.layDown(moment, ids)) return
    if (led !== '' && (await this.goTo(moment, shown, led))) return
    if (!(await this.goTo(moment, stepwiseTo(moment, ids))))
      await (await import('./seldom.ts')).explain(this, moment, ids)
  }

  /** A piece that is led step by step goes all the way to a place. True if there is a way, and it went. */
  async goTo(moment: Moment, to: string | undefined, piece?: string): Promise<boolean> {
    const way = to === undefined ? null : await this.table.way(to, piece).catch(() => null)
    await this.goAlong(moment, stepsOf(way))
    return way !== null
  }

  /** What is left of the set-up is done as it is proposed. */
  async setUpTheRest(moment: Moment): Promise<void> {
    await (await import('./seldom.ts')).setUpTheRest(this, moment)
  }

  /** One choice after the other, as long as each is offered: how many were made. */
  async goAlong(moment: Moment, steps: readonly ((offer: Offer) => boolean)[]): Promise<number> {
    return (await import('./seldom.ts')).goAlong(this, moment, steps)
  }

  /** One's own piece is pulled away: it is chosen at once, and where it may be let go glows. */
  grab(moment: Moment, piece: string): boolean {
    const counter = moment.scene.boards.flatMap(board => board.counters).find(({ id }) => id === piece)
    if (moment.is !== 'asked' || counter?.owner !== moment.seat) return false
    const offers = offersAt(moment, [counter.id, ...(counter.of === undefined ? [] : [counter.of])])
    const [offer] = offers
    if (offers.length !== 1 || offer.isCostly || offer.isUnsure || offer.odds.length > 0) return false
    this.pulled = { from: moment.number, at: counter.at, chosen: this.choose(offer) }
    return true
  }

  /** It is let go. */
  async drop(piece: string, ids: readonly string[], at: { x: number; y: number }): Promise<void> {
    const { pulled } = this
    this.pulled = null
    if (pulled) await (await import('./seldom.ts')).drop(this, pulled, piece, ids, at)
  }
}

/** A guide has something new to say of the question: it is put to whoever is to learn it. */
const isTaught = ({ guide }: Moment) => guide?.lessons.some(({ name }) => name !== '') ?? false

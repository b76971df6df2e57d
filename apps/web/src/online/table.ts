import type { GameRecord, Language, Legend, Option, Seat } from '@hexarium/kernel'
import type { Command, Frame, Heard, StateFrame, StepFrame, TableCard, Wish } from '@hexarium/wire'
import { signal } from '@preact/signals'
import { words } from '../language.ts'
import { Desk, Refused } from '../port/desk.ts'
import type { LogLine, Moment, NoteShown, Outlook, TurnStep, WayShown, WhyNot } from '../port/moment.ts'
import type { Table } from '../port/table.ts'
import { tell } from '../refusals/why.ts'
import { freshId } from '../storage.ts'
import { api } from './server.ts'
import { Talking } from './talking.ts'

/** How long to wait before the server is called again, the longer the more often it did not answer. */
const PATIENCE = [300, 1000, 2000, 5000, 10_000]

/** Who looks at a table. */
export type There = Extract<Frame, { t: 'there' }>

/** A table on a server. What it shows comes over a socket; a lost one is opened again, and nothing is lost. */
export class ServerTable implements Table {
  readonly moment = signal<Moment | null>(null)
  readonly log = signal<readonly LogLine[]>([])
  readonly thinking = signal<Seat | null>(null)
  /** False while the server is out of reach. */
  readonly isLive = signal(false)
  /** What the house says went wrong here. */
  readonly trouble = signal<'bot' | 'closed' | null>(null)
  readonly talking: Talking
  /** Why something one wanted was not done. */
  readonly complaint = signal('')
  /** What one offered to all came to nothing. */
  readonly isDeclined = signal(false)
  /** Who looks at the table now. */
  readonly there = signal<There | null>(null)
  /** When something happened last, by the server's clock. */
  readonly lastAt = signal(0)
  readonly id: string
  private readonly card: TableCard
  private readonly link: string | undefined
  private readonly language: () => Language
  private readonly changed: () => void
  private readonly desk: Desk
  private socket: WebSocket | null = null
  private isClosed = false
  private isWithdrawn = false
  private failures = 0
  /** The moment whose help was asked for. */
  private aided = -1
  private aiding: Promise<void> = Promise.resolve()
  private seat: Seat = -1
  /** What is shown is put together in the worker, one frame after the other. */
  private work: Promise<unknown> = Promise.resolve()
  private readonly wondering = new Map<string, { resolve(frame: Frame): void; reject(error: Error): void }>()
  private readonly waiting = new Map<string, { command: Command; resolve(): void; reject(error: Error): void }>()

  constructor(card: TableCard, link: string | undefined, language: () => Language, changed: () => void) {
    this.card = card
    this.id = card.id
    this.link = link
    this.language = language
    this.changed = changed
    this.desk = new Desk(news => {
      if (!('moment' in news)) return
      this.log.value = news.moment.log.lines
      if (news.moment.number !== this.moment.peek()?.number) this.complaint.value = ''
      this.moment.value = news.moment
      if (news.moment.offers.length > 0) this.askAid(news.moment.number)
    })
    this.talking = new Talking(card.id)
    this.connect()
  }

  private connect(): void {
    if (this.isClosed) return
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    this.socket = socket
    socket.addEventListener('message', message => this.heed(JSON.parse(message.data)))
    socket.addEventListener('close', () => {
      if (this.socket !== socket) return
      this.isLive.value = false
      for (const { reject } of this.wondering.values()) reject(new Refused({ code: 'away', text: '' }))
      this.wondering.clear()
      const wait = PATIENCE[Math.min(this.failures++, PATIENCE.length - 1)]
      setTimeout(() => this.connect(), wait)
    })
  }

  private send(wish: Wish): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish))
  }

  private heed(frame: Frame): void {
    switch (frame.t) {
      case 'hello':
        this.failures = 0
        this.send({ t: 'watch', table: this.card.id, ...(this.link ? { link: this.link } : {}) })
        break
      case 'table':
        this.changed()
        break
      case 'state':
        this.work = this.work.then(() => this.begin(frame)).catch(() => {})
        break
      case 'step':
        this.lastAt.value = frame.at
        this.isDeclined.value = this.isRefusal(frame)
        this.work = this.work
          .then(() => this.desk.ask('step', frame.changes, frame.events, frame.seq, frame.back))
          .catch(() => {})
        break
      case 'ack':
        if (frame.id === undefined) break
        this.waiting.get(frame.id)?.resolve()
        this.waiting.delete(frame.id)
        break
      case 'refused':
        if (frame.id === undefined) break
        for (const asked of [this.waiting, this.wondering]) {
          asked
            .get(frame.id)
            ?.reject(new Refused({ code: frame.code, text: frame.text, ...(frame.rule ? { rule: frame.rule } : {}) }))
          asked.delete(frame.id)
        }
        break
      case 'preview':
      case 'way':
        this.wondering.get(frame.id ?? '')?.resolve(frame)
        this.wondering.delete(frame.id ?? '')
        break
      case 'trouble':
        this.trouble.value = frame.what
        break
      case 'there':
        this.there.value = frame
        break
      case 'said':
        this.talking.heard(frame)
    }
  }

  /** True if a step is nothing but the end of an offer of one's own, which one did not withdraw oneself. */
  private isRefusal({ changes }: StepFrame): boolean {
    const isMine = this.moment.peek()?.around?.offer?.by === this.seat && !this.isWithdrawn
    this.isWithdrawn = false
    return isMine && changes.every(({ path, value }) => path.join() === 'info,offer' && value === null)
  }

  /** What the server shows at first, or after it was out of reach; what was said meanwhile is asked for. */
  private async begin({ seat, seq, at, shown }: StateFrame): Promise<void> {
    this.seat = seat
    this.lastAt.value = at
    const story = await this.story()
    await this.desk.ask('remote', this.card.game, this.language(), seat, shown, story, seq)
    this.isLive.value = true
    for (const [id, { command }] of this.waiting)
      this.send({ t: 'do', table: this.card.id, command: { ...command, id } })
  }

  /** Once a moment that asks this seat: what helps it decide. Without help one plays on. */
  private askAid(number: number): void {
    if (number === this.aided) return
    this.aided = number
    this.aiding = this.aiding.then(() => this.aid(number))
  }

  /** One wish after the other: who plays quickly while the house is busy wants help with what is asked now, not with what was. */
  private async aid(number: number): Promise<void> {
    if (number !== this.moment.peek()?.number) return
    const frame = await api('GET /tables/:id/aid', { params: this.where, query: { seat: this.seat } }).catch(() => null)
    await this.desk.ask('aided', frame?.aid ?? null, number)
  }

  /** What stands in the addresses of this table's ways. */
  private get where(): { id: string } {
    return { id: this.card.id }
  }

  private story(): Promise<Heard[][]> {
    const { seat, link } = this
    return api('GET /tables/:id/story', { params: this.where, query: { seat, link } }).catch(() => [])
  }

  /** A command with a name of its own: sent again after a break, it is heeded once. */
  private do(command: Command): Promise<void> {
    const id = freshId()
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { command, resolve, reject })
      this.send({ t: 'do', table: this.card.id, command: { ...command, id } })
    })
  }

  /** Asks by the socket what something would do; what has no answer when the socket breaks never gets one. */
  private wonder<T extends 'preview' | 'way'>(wish: Extract<Wish, { t: T }>): Promise<Extract<Frame, { t: T }>> {
    const id = freshId()
    return new Promise((resolve, reject) => {
      this.wondering.set(id, { resolve: frame => resolve(frame as Extract<Frame, { t: T }>), reject })
      this.send({ ...wish, id })
    })
  }

  /** The number of the step that the page shows: what one wants is meant for that, and the server knows if it is past. */
  private get seq(): number {
    return this.moment.peek()?.seq ?? 0
  }

  async choose(option: Option): Promise<void> {
    const { seq } = this
    await this.desk.ask('mark')
    try {
      await this.do({ do: 'choose', seq, choice: option, seat: this.seat })
    } catch (error) {
      await this.desk.ask('unmark')
      throw error
    }
  }

  async undo(): Promise<void> {
    await this.do({ do: 'undo', seq: this.seq, seat: this.seat })
    this.work = this.work.then(() => this.desk.ask('unmark')).catch(() => {})
    await this.work
  }

  /** Something one wanted was refused: it is said beside the board until the next moment. */
  complain(error: unknown): void {
    tell(this.complaint, error, words.peek().somethingBroke)
  }

  async resign(): Promise<void> {
    await this.do({ do: 'resign', seat: this.seat })
  }

  /** Offers everybody at the table a draw, to end the game here, or to take back one's last choice and all since. */
  async offer(what: 'draw' | 'break' | 'undo'): Promise<void> {
    await this.do({ do: 'offer', what, seat: this.seat })
  }

  /** A bot plays one's seat from here on; null takes the seat back. */
  async callBot(level: string | null): Promise<void> {
    await this.do({ do: 'bot', level, seat: this.seat })
  }

  /** Answers what was offered. */
  async answer(yes: boolean): Promise<void> {
    this.isWithdrawn = !yes
    await this.do({ do: 'answer', yes, seat: this.seat })
  }

  /** Claims the game from somebody long gone, or has a bot play on for him. */
  async claim(from: Seat, level: 'fair' | null): Promise<void> {
    await this.do({ do: 'claim', from, level, seat: this.seat })
  }

  /** Leaves an answer in advance, or takes it back (null). */
  async stand(decision: string, answer: string | null): Promise<void> {
    await this.do({ do: 'stand', decision, answer, seat: this.seat })
  }

  async whyNot(id: string): Promise<WhyNot | null> {
    const { seat, seq } = this
    const { rule } = await api('GET /tables/:id/why', { params: this.where, query: { seat, at: id, seq } })
    return rule === null ? null : { rule }
  }

  lookUp: Table['lookUp'] = (name, ...args) => this.desk.ask(name, ...args)

  legend(language: Language): Promise<Legend | null> {
    return this.desk.ask('legend', this.card.game, language)
  }

  turn(): Promise<TurnStep[]> {
    return this.desk.ask('turn', this.card.game, this.language())
  }

  async notes(): Promise<string> {
    const { text } = await api('GET /tables/:id/note', { params: this.where })
    return text
  }

  async writeNotes(text: string): Promise<void> {
    await api('PUT /tables/:id/note', { params: this.where, body: { text } })
  }

  async plan(piece: string): Promise<NoteShown[]> {
    const { seat } = this
    const { notes } = await api('GET /tables/:id/plan', { params: this.where, query: { seat, piece } })
    return this.desk.ask('worded', notes)
  }

  async outlook(option: Option): Promise<Outlook> {
    const { seat, seq } = this
    const { changes } = await this.wonder<'preview'>({ t: 'preview', table: this.card.id, seat, option, seq })
    return this.desk.ask('outlookOf', this.seq === seq ? changes : null)
  }

  async way(to: string | null, piece?: string): Promise<WayShown | null> {
    const { seat, seq } = this
    const of = { ...(piece === undefined ? {} : { piece }), ...(to === null ? {} : { to }) }
    const { way } = await this.wonder<'way'>({ t: 'way', table: this.card.id, seat, seq, ...of })
    return way && { options: way.options, ...(await this.desk.ask('outlookOf', way.changes)) }
  }

  async threats(): Promise<Record<string, number>> {
    const { places } = await api('GET /tables/:id/threats', { params: this.where, query: { seat: this.seat } })
    return places
  }

  async speak(language: Language): Promise<void> {
    await this.desk.ask('language', language)
  }

  record(): Promise<GameRecord> {
    return api('GET /tables/:id/record', { params: this.where, query: { link: this.link } })
  }

  close(): void {
    this.isClosed = true
    this.socket?.close()
    this.desk.close()
  }
}

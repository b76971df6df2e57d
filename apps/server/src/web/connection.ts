import type { Duplex } from 'node:stream'
import { fine, type Outcome, refused, SPECTATOR } from '@hexarium/kernel'
import { type Frame, type HelpWish, type Wish, wish } from '@hexarium/wire'
import type { WebSocket } from 'ws'
import type { House } from '../house.ts'
import type { Person } from '../people/sessions.ts'
import { type Watcher, written } from '../table/frames.ts'
import type { LiveTable } from '../table/live.ts'
import { maySee } from '../table/lobby.ts'
import { seatToSee } from '../table/sight.ts'
import { findTable } from '../table/tables.ts'
import { type Audience, topics } from './audience.ts'
import { read } from './http.ts'
import { thereFrame } from './there.ts'

/** Frames of one connection that may be under way. */
const UNDER_WAY = 64

/** Watches a connection may have. */
const WATCHES = 64

/** A connection that does not read is ended when this much waits for it. */
const BACKLOG = 8_000_000

/** One table watched by one connection. */
interface Watch {
  table: string
  /** The seat that was asked for. */
  wish: number | undefined
  link: string | undefined
  /** Null until the table has started. */
  entered: { live: LiveTable; watcher: Watcher } | null
}

/** One page's connection. */
export class Connection {
  readonly person: Person | undefined
  private readonly house: House
  private readonly webSocket: WebSocket
  private readonly stream: Duplex
  private readonly address: string
  private readonly audience: Audience<Connection>
  /** What it watches, by table and seat. */
  private readonly watched = new Map<string, Watch>()
  private underWay = 0
  private alive = true
  private gathers = false
  /** The contest it wants to hear of. */
  private contest: string | null = null

  constructor(
    house: House,
    audience: Audience<Connection>,
    webSocket: WebSocket,
    stream: Duplex,
    person: Person | undefined,
    address: string,
  ) {
    this.house = house
    this.audience = audience
    this.webSocket = webSocket
    this.stream = stream
    this.person = person
    this.address = address
    if (person) audience.join(topics.session(person.session), this)
    webSocket.on('message', (data, isBinary) => this.receive(isBinary ? '' : String(data)))
    webSocket.on('pong', () => (this.alive = true))
    webSocket.on('error', () => webSocket.terminate())
    this.tell({ t: 'hello', person: person ? { id: person.id, name: person.name } : null })
  }

  send = (frame: string): void => {
    if (this.webSocket.readyState !== this.webSocket.OPEN) return
    if (this.webSocket.bufferedAmount > BACKLOG) {
      this.webSocket.terminate()
      return
    }
    this.gather()
    this.webSocket.send(frame)
  }

  private tell(frame: Frame): void {
    this.send(written(frame))
  }

  /** What is sent in the same moment, a step and its acknowledgement, goes out together. */
  private gather(): void {
    if (this.gathers) return
    this.gathers = true
    this.stream.cork()
    process.nextTick(() => {
      this.gathers = false
      this.stream.uncork()
    })
  }

  end(code: number, reason: string): void {
    this.webSocket.close(code, reason)
    setTimeout(() => this.webSocket.terminate(), 1000).unref()
  }

  beat(): void {
    if (this.alive) this.webSocket.ping()
    else this.webSocket.terminate()
    this.alive = false
  }

  watches(table: string): boolean {
    for (const watch of this.watched.values()) if (watch.table === table) return true
    return false
  }

  /** The tables it looks at. */
  get tables(): string[] {
    return [...new Set([...this.watched.values()].map(({ table }) => table))]
  }

  leaveAll(): void {
    for (const [key, { entered }] of this.watched) {
      entered?.live.leave(entered.watcher)
      this.forget(key)
    }
    this.hearOf(null)
    this.audience.leave(topics.hall, this)
    if (this.person) this.audience.leave(topics.session(this.person.session), this)
  }

  /** A table is no longer looked at, with one seat's eyes. */
  private forget(key: string): void {
    const watch = this.watched.get(key)
    this.watched.delete(key)
    if (watch && !this.watches(watch.table)) this.audience.leave(topics.table(watch.table), this)
  }

  private hearOf(contest: string | null): void {
    if (this.contest !== null) this.audience.leave(topics.contest(this.contest), this)
    this.contest = contest
    if (contest !== null) this.audience.join(topics.contest(contest), this)
  }

  /** Somebody sat down, got up or started: who waits for it is told. */
  tableChanged(id: string): void {
    for (const [key, watch] of this.watched) {
      if (watch.table !== id) continue
      this.tell({ t: 'table', table: id })
      if (watch.entered) return
      this.forget(key)
      this.guarded(() => this.watch(id, watch.wish, watch.link))
    }
  }

  private receive(text: string): void {
    const isLimited = this.person
      ? this.house.limits.exceeds('person', this.person.id)
      : this.house.limits.exceeds('address', this.address)
    const tooMuch = isLimited || this.underWay >= UNDER_WAY
    const parsed = tooMuch ? refused('limit', 'That is too much at once.') : read(wish, jsonOf(text))!
    if (parsed.ok) this.guarded(() => this.heed(parsed.value), parsed.value)
    else this.refuse(parsed.problem.code, parsed.problem.text, idIn(text))
  }

  /** Whoever sent something that goes wrong is told which it was, so that he can send it again. */
  private guarded(work: () => Promise<void>, sent?: Wish): void {
    this.underWay++
    work()
      .catch(error => {
        this.house.failed(error)
        const table = sent && 'table' in sent ? sent.table : undefined
        this.refuse('failure', 'Something went wrong here; it was noted.', sent && idOf(sent), table)
      })
      .finally(() => this.underWay--)
  }

  private async heed(wish: Wish): Promise<void> {
    switch (wish.t) {
      case 'ping':
        return this.tell({ t: 'pong' })
      case 'hall':
        if (wish.on) this.audience.join(topics.hall, this)
        else this.audience.leave(topics.hall, this)
        return
      case 'contest':
        return this.hearOf(wish.contest)
      case 'watch':
        return this.watch(wish.table, wish.seat, wish.link)
      case 'unwatch':
        return this.unwatch(wish.table, wish.seat)
      case 'aid':
      case 'plan':
      case 'threats':
      case 'why':
      case 'preview':
      case 'way':
        return this.help(wish)
      case 'do': {
        const id = wish.command.id
        if (!this.person) return this.refuse('no-session', 'Say who you are first.', id)
        const answer = await this.house.obey(wish.table, this.person.id, wish.command)
        if (answer.ok) return this.tell({ t: 'ack', table: wish.table, id, seq: answer.seq })
        const { code, text, rule } = answer.problem
        this.tell({ t: 'refused', table: wish.table, id, code, text, rule })
        if (answer.state) this.tell(answer.state)
      }
    }
  }

  /** Says what helps to decide; the answer carries the question's id. */
  private async help(wish: HelpWish): Promise<void> {
    const { table, id } = wish
    if (!this.person) return this.refuse('no-session', 'Say who you are first.', id, table)
    const helped = await this.house.help(table, this.person.id, wish.t, wish)
    if (!helped.ok) return this.refuse(helped.problem.code, helped.problem.text, id, table)
    this.tell(id === undefined ? helped.value : { ...helped.value, id })
  }

  private async watch(id: string, wish: number | undefined, link?: string): Promise<void> {
    const found = await findTable(this.house.store, id)
    if (!found || !maySee(found, this.person?.id ?? '', link))
      return this.refuse('no-table', 'There is no such table.', undefined, id)
    const seat = seatToSee(found, this.person?.id, wish)
    if (!seat.ok) return this.refuse(seat.problem.code, seat.problem.text, undefined, id)
    if (this.house.looksTooMuch(found, this.person?.id ?? this.address))
      return this.refuse('limit', 'That is too much at once: wait a little.', undefined, id)
    const key = `${id} ${seat.value}`
    if (this.watched.has(key)) return this.refuse('watching', 'You watch this already.', undefined, id)
    if (this.watched.size >= WATCHES) return this.refuse('limit', 'You watch too many tables.', undefined, id)
    // Who has gone meanwhile would stay in the audience for ever.
    if (this.webSocket.readyState !== this.webSocket.OPEN) return
    const watch: Watch = { table: id, wish, link, entered: null }
    this.watched.set(key, watch)
    this.audience.join(topics.table(id), this)
    this.house.here.moved()
    const isOpen = found.status === 'open'
    if (isOpen) this.tell({ t: 'table', table: id })
    let hasCome = false
    try {
      this.send(await thereFrame(this.house, id))
      const entered = isOpen ? fine(undefined) : await this.enter(key, watch, seat.value)
      if (!entered.ok) return this.refuse(entered.problem.code, entered.problem.text, undefined, id)
      hasCome = isOpen || watch.entered !== null
    } finally {
      // Who does not get there, whatever the reason, may try again.
      if (!hasCome && this.watched.get(key) === watch) this.forget(key)
    }
    if (watch.entered) this.house.watched(watch.entered.live)
    if (!isOpen && seat.value !== SPECTATOR && this.person) await this.house.notices.seen(this.person.id, id)
  }

  /** Goes to where a seat sees the table. */
  private enter(key: string, watch: Watch, seat: number): Promise<Outcome<void>> {
    const watcher: Watcher = { seat, send: this.send }
    return this.house.hall.look(watch.table, seat, live => {
      // The connection may have gone while its turn came.
      if (this.watched.get(key) !== watch) return
      watch.entered = { live, watcher }
      live.enter(watcher)
    })
  }

  private async unwatch(id: string, seat: number | undefined): Promise<void> {
    for (const [key, { table, entered }] of this.watched) {
      if (table !== id || (seat !== undefined && key !== `${id} ${seat}`)) continue
      entered?.live.leave(entered.watcher)
      this.forget(key)
      this.house.here.moved()
    }
  }

  private refuse(code: string, text: string, id?: string, table?: string): void {
    if (code === 'limit') this.house.trace.of('socket', { address: this.address, person: this.person?.id }, code)
    this.tell({ t: 'refused', table, id, code, text })
  }
}

/** The sender's own id of a frame. */
function idOf(sent: Wish): string | undefined {
  if (sent.t === 'do') return sent.command.id
  return 'id' in sent ? sent.id : undefined
}

function jsonOf(text: string): unknown {
  try {
    return text.includes('\\u0000') ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The id in a frame that is otherwise wrong, so that its sender knows which one it was. */
function idIn(text: string): string | undefined {
  const parsed = jsonOf(text) as { command?: { id?: unknown } } | null | undefined
  const id = parsed?.command?.id
  return typeof id === 'string' && id.length <= 64 ? id : undefined
}

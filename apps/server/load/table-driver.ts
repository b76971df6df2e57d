import { applyChanges } from '@hexarium/kernel'
import type { Frame, NewTable, Shown, Wish } from '@hexarium/wire'
import { WebSocket } from 'ws'
import { Client } from './client.ts'

/** What a scripted player keeps of what it is shown. */
type Slim = Pick<Shown, 'asked' | 'options' | 'result'>

interface Seat {
  socket: WebSocket
  seq: number
  slim: Slim
}

/** A choice that was sent and not answered yet. */
interface Pending {
  id: string
  from: number
  seat: number
  message: string
}

/** Told of what happens at driven tables. */
export interface Observer {
  acknowledged(table: string, id: string, seq: number, milliseconds: number): void
  finished(table: string): void
  refused(table: string, code: string): void
}

/** How often, and after how many milliseconds, something is tried again that goes wrong while a server or its store is away. */
const TRIES = 300
const AGAIN = 100

/**
 * Scripted people who play one table by sockets, one each: whoever is asked chooses at random as soon as he knows. Tables follow
 * one another. They keep little of what they are shown, since here they share the machine with the server.
 */
export class TableDriver {
  /** Empty while a table is set up. */
  table = ''
  /** Milliseconds everybody thinks before he chooses. */
  pause = 0
  /** How many choices were acknowledged. */
  answered = 0
  private readonly clients: Client[]
  private readonly game: string
  private readonly bots: number
  private readonly observer: Observer
  private seats: Seat[] = []
  private pending: Pending | null = null
  private number = 0
  /** The latest step that was acknowledged: who does not know it yet waits for it. */
  private latest = 0
  /** Minutes on everybody's clock; 0 for none. */
  private minutes = 0
  private resting = false
  private stopped = false

  private constructor(clients: Client[], game: string, bots: number, observer: Observer) {
    this.clients = clients
    this.game = game
    this.bots = bots
    this.observer = observer
  }

  static async start(
    port: number,
    game: string,
    seats: number,
    bots: number,
    observer: Observer,
    { from, minutes = 0 }: { from?: string | undefined; minutes?: number } = {},
  ): Promise<TableDriver> {
    const clients: Client[] = []
    for (let seat = 0; seat < seats - bots; seat++) clients.push(await Client.guest(port, `P${seat}`, from))
    const driver = new TableDriver(clients, game, bots, observer)
    driver.minutes = minutes
    await driver.newTable()
    return driver
  }

  /** Lets everybody look, and so begin. */
  async go(): Promise<void> {
    this.seats = await Promise.all(
      this.clients.map((client, number) => this.patiently(() => this.connect(client, number))),
    )
    if (this.table) this.watch()
    else await this.newTable()
  }

  /** From now on people are at these ports, one after the other. */
  standAt(ports: readonly number[]): void {
    for (const [number, client] of this.clients.entries())
      client.base = `http://127.0.0.1:${ports[number % ports.length]}`
  }

  /** After a server was killed: everybody comes to these ports and repeats what was not answered. */
  async comeTo(...ports: readonly number[]): Promise<void> {
    for (const { socket } of this.seats) socket.terminate()
    this.standAt(ports)
    await this.go()
    this.repeat()
  }

  /** True if everybody is still connected, at these ports. */
  isAt(...ports: readonly number[]): boolean {
    return this.seats.every(
      ({ socket }, number) =>
        socket.readyState === WebSocket.OPEN && this.clients[number].base.endsWith(`:${ports[number % ports.length]}`),
    )
  }

  /** Chooses nothing more; resolves when nothing is under way. */
  async rest(isLate: () => boolean = () => false): Promise<void> {
    this.resting = true
    while (this.pending || !this.table) {
      if (isLate()) throw new Error(`this table gets no answer: ${this}`)
      await new Promise(done => setTimeout(done, 5))
    }
  }

  toString(): string {
    const seats = this.seats.map(({ seq, slim }) => `${seq} ${slim.asked?.seats.join('+') ?? '-'}`)
    return `${this.game} ${this.table || 'to be set up'}, waits for ${this.pending?.message ?? 'nothing'}, knows ${seats.join(', ')}`
  }

  goOn(): void {
    this.resting = false
    this.chooseAny()
  }

  stop(): void {
    this.stopped = true
    for (const { socket } of this.seats) socket.close()
  }

  /** Sets a table up, should that be under way already, together with who does it. */
  private newTable(): Promise<void> {
    this.settingUp ??= this.patiently(() => this.setUp()).finally(() => (this.settingUp = null))
    return this.settingUp
  }
  private settingUp: Promise<void> | null = null

  /** A server or its store may be away for a while. */
  private async patiently<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work()
      } catch (error) {
        if (this.stopped || tries >= TRIES) throw error
        await new Promise(done => setTimeout(done, AGAIN))
      }
    }
  }

  private async setUp(): Promise<void> {
    const [host, ...others] = this.clients
    const seats: NewTable['seats'] = [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' as const })),
      ...Array.from({ length: this.bots }, () => ({ kind: 'bot' as const, level: 'novice' })),
    ]
    const clock = { kind: 'live' as const, minutes: this.minutes, increment: 1 }
    const terms = this.minutes > 0 ? { terms: { clock, timeout: 'forfeit' as const } } : {}
    const { id } = await host.ask('POST /tables', { body: { game: this.game, access: 'public', seats, ...terms } })
    for (const other of others) await other.ask('POST /tables/:id/join', { params: { id }, body: {} })
    await host.ask('POST /tables/:id/start', { params: { id } })
    this.pending = null
    this.latest = 0
    this.table = id
    this.watch()
  }

  private watch(): void {
    for (const { socket } of this.seats) socket.send(written({ t: 'watch', table: this.table }))
  }

  private async connect(client: Client, number: number): Promise<Seat> {
    const socket = new WebSocket(`${client.base.replace('http', 'ws')}/api/socket`, {
      headers: client.headers,
    })
    const seat: Seat = { socket, seq: 0, slim: { asked: null, options: [], result: null } }
    await new Promise((done, failed) => {
      socket.once('open', done)
      socket.once('error', failed)
    })
    socket.on('error', () => {}) // the server is killed now and then
    socket.on('message', data => this.receive(seat, number, String(data)))
    return seat
  }

  private receive(seat: Seat, number: number, text: string): void {
    // Frames are not held against their schema here: tests do that, and players should cost little beside the server.
    const frame: Frame = JSON.parse(text)
    if (!('table' in frame) || frame.table !== this.table || !this.table) return
    if (frame.t === 'state') {
      const { asked, options, result } = frame.shown
      seat.slim = { asked, options, result }
      seat.seq = frame.seq
      this.know(seat, number)
    } else if (frame.t === 'step') {
      const wanted = frame.changes.filter(
        ({ path }) => path[0] === 'asked' || path[0] === 'options' || path[0] === 'result',
      )
      seat.slim = applyChanges(seat.slim, wanted) as Slim
      seat.seq = frame.seq
      this.know(seat, number)
    } else if (frame.t === 'ack' && this.pending && frame.id === this.pending.id) {
      const { id, from } = this.pending
      this.pending = null
      this.latest = frame.seq
      this.answered++
      this.observer.acknowledged(this.table, id, frame.seq, performance.now() - from)
      this.afterThought(() => this.chooseAny())
    } else if (frame.t === 'refused' && frame.code === 'failure') {
      setTimeout(() => this.tryAgain(seat, frame.id), AGAIN)
    } else if (frame.t === 'refused') {
      this.observer.refused(this.table, frame.code)
      if (frame.id === this.pending?.id) this.pending = null
      this.chooseAny()
    }
  }

  /** Something went wrong there: the same is sent again. */
  private tryAgain({ socket }: Seat, id: string | undefined): void {
    if (id === undefined) socket.send(written({ t: 'watch', table: this.table }))
    else if (id === this.pending?.id) this.repeat()
  }

  private repeat(): void {
    if (this.pending) this.seats[this.pending.seat].socket.send(this.pending.message)
  }

  private know(seat: Seat, number: number): void {
    if (seat.slim.result) this.finish(number)
    else this.afterThought(() => this.choose(seat, number))
  }

  private afterThought(deed: () => void): void {
    if (this.pause > 0) setTimeout(deed, this.pause)
    else deed()
  }

  private chooseAny(): void {
    for (const [number, seat] of this.seats.entries()) this.choose(seat, number)
  }

  private choose({ socket, seq, slim }: Seat, number: number): void {
    if (this.pending || this.resting || this.stopped || seq < this.latest || slim.result) return
    if (!slim.asked?.seats.includes(number) || slim.options.length === 0) return
    const choice = slim.options[Math.floor(Math.random() * slim.options.length)]
    const id = `${++this.number}`
    const message = written({
      t: 'do',
      table: this.table,
      command: { do: 'choose', seq, choice, seat: number, id },
    })
    this.pending = { id, from: performance.now(), seat: number, message }
    socket.send(message)
  }

  /** The game is over; the acknowledgement of its last choice must have come, too. */
  private finish(number: number): void {
    if (number !== 0 || this.stopped) return
    if (this.pending) {
      setTimeout(() => this.table && this.seats[0].slim.result && this.finish(0), 5)
      return
    }
    const old = this.table
    this.table = ''
    this.observer.finished(old)
    for (const seat of this.seats) {
      seat.slim = { asked: null, options: [], result: null }
      seat.socket.send(written({ t: 'unwatch', table: old }))
    }
    this.newTable().catch(() => {}) // who waits for it is told that it does not go on
  }
}

function written(wish: Wish): string {
  return JSON.stringify(wish)
}

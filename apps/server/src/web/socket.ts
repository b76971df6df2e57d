import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { refused, SPECTATOR } from '@hexarium/kernel'
import { parse } from 'hono/utils/cookie'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { House } from '../house.ts'
import type { Person } from '../people/sessions.ts'
import { command } from '../table/commands.ts'
import type { Watcher } from '../table/frames.ts'
import type { LiveTable } from '../table/live.ts'
import { maySee } from '../table/lobby.ts'
import { findTable } from '../table/tables.ts'
import { addressOf, COOKIE, isOurOwn, personOf, read } from './http.ts'

const table = z.string().min(1).max(40)
const seat = z.number().int().min(-1).max(99).optional()

/** What a page may send. */
export const frame = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('watch'), table, seat, link: z.string().max(100).optional() }),
  z.strictObject({ t: z.literal('unwatch'), table, seat }),
  z.strictObject({ t: z.literal('do'), table, command }),
  z.strictObject({ t: z.literal('ping') }),
])

/** Bytes a frame may have. */
const FRAME = 16_000

/** Frames of one connection that may be under way. */
const UNDER_WAY = 64

/** Watches a connection may have. */
const WATCHES = 64

/** A connection that does not read is ended when this much waits for it. */
const BACKLOG = 8_000_000

const BEAT = 30_000

/** The doorman of the sockets. */
export class Sockets {
  private readonly house: House
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: FRAME, perMessageDeflate: false })
  private readonly connections = new Set<Connection>()
  private readonly byPerson = new Map<string, Set<Connection>>()
  private readonly beat: NodeJS.Timeout
  private passing: Promise<void> = Promise.resolve()

  constructor(house: House, http: Server) {
    this.house = house
    house.connections = () => this.connections.size
    house.connected = person => this.byPerson.get(person)?.size ?? 0
    house.store.listen(news => this.hear(news))
    http.on('upgrade', (request, socket, head) => {
      this.upgrade(request, socket, head).catch(() => refuse(socket, '500 Internal Server Error'))
    })
    this.beat = setInterval(() => {
      for (const connection of this.connections) connection.beat()
    }, BEAT)
    this.beat.unref()
  }

  /** Says good-bye to everybody. */
  close(): void {
    clearInterval(this.beat)
    for (const connection of this.connections) connection.end(1012, 'restart')
    this.server.close()
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const { house } = this
    if (new URL(request.url ?? '/', 'http://x').pathname !== '/api/socket') return refuse(socket, '404 Not Found')
    if (house.closing) return refuse(socket, '503 Service Unavailable')
    if (!isOurOwn(house, request.headers.origin)) return refuse(socket, '403 Forbidden')
    const address = addressOf(house, request)
    if (house.limits.exceeds('address', address)) return refuse(socket, '429 Too Many Requests')
    const person = await personOf(house, parse(request.headers.cookie ?? '', COOKIE)[COOKIE])
    this.server.handleUpgrade(request, socket, head, webSocket => this.admit(webSocket, person, address))
  }

  private admit(webSocket: WebSocket, person: Person | undefined, address: string): void {
    const connection = new Connection(this.house, webSocket, person, address)
    this.connections.add(connection)
    if (person) {
      const own = this.byPerson.get(person.id) ?? new Set()
      this.byPerson.set(person.id, own.add(connection))
    }
    webSocket.on('close', () => {
      this.connections.delete(connection)
      connection.leaveAll()
      const own = person && this.byPerson.get(person.id)
      own?.delete(connection)
      if (own?.size === 0) this.byPerson.delete(person!.id)
    })
  }

  private hear(news: string): void {
    const [kind, id, ...more] = news.split(':') as [string, string, ...string[]]
    if (kind === 'session') {
      for (const connection of this.connections)
        if (connection.person?.session === id) connection.end(4401, 'session ended')
    } else if (kind === 'notice') {
      const frame = JSON.stringify({ t: 'notice', table: more[0], kind: more[1] })
      for (const connection of this.byPerson.get(id) ?? []) connection.send(frame)
    } else if (kind === 'table') {
      for (const connection of this.connections) connection.tableChanged(id)
    } else if (kind === 'chat') {
      // One after the other, so that everybody hears in the order in which it was said.
      this.passing = this.passing.then(() => this.passOn(id, more[0]!)).catch(error => this.house.failed(error, id))
    }
  }

  /** Passes on what was said to those who may and want to hear it. */
  private async passOn(id: string, message: string): Promise<void> {
    const there = [...this.connections].filter(connection => connection.watches(id))
    if (there.length === 0) return
    const [said, table] = await Promise.all([this.house.chat.find(message), findTable(this.house.store, id)])
    if (!said || !table) return
    const deaf = await this.house.chat.deafTo(id, said.person)
    const frame = JSON.stringify({ t: 'said', ...said })
    for (const { person, send } of there) {
      if (person && !deaf.has(person.id) && this.house.roomsOf(table, person.id).includes(said.room)) send(frame)
    }
  }
}

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
class Connection {
  readonly person: Person | undefined
  private readonly house: House
  private readonly webSocket: WebSocket
  private readonly address: string
  /** What it watches, by table and seat. */
  private readonly watched = new Map<string, Watch>()
  private underWay = 0
  private alive = true

  constructor(house: House, webSocket: WebSocket, person: Person | undefined, address: string) {
    this.house = house
    this.webSocket = webSocket
    this.person = person
    this.address = address
    webSocket.on('message', (data, isBinary) => this.receive(isBinary ? '' : String(data)))
    webSocket.on('pong', () => (this.alive = true))
    webSocket.on('error', () => webSocket.terminate())
    this.send(JSON.stringify({ t: 'hello', person: person ? { id: person.id, name: person.name } : null }))
  }

  send = (frame: string): void => {
    if (this.webSocket.readyState !== this.webSocket.OPEN) return
    if (this.webSocket.bufferedAmount > BACKLOG) this.webSocket.terminate()
    else this.webSocket.send(frame)
  }

  end(code: number, reason: string): void {
    this.webSocket.close(code, reason)
    setTimeout(() => this.webSocket.terminate(), 2000).unref()
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

  leaveAll(): void {
    for (const { entered } of this.watched.values()) entered?.live.leave(entered.watcher)
    this.watched.clear()
  }

  /** Somebody sat down, got up or started: who waits for it is told. */
  tableChanged(id: string): void {
    for (const [key, watch] of this.watched) {
      if (watch.table !== id) continue
      this.send(JSON.stringify({ t: 'table', table: id }))
      if (watch.entered) return
      this.watched.delete(key)
      this.guarded(() => this.watch(id, watch.wish, watch.link))
    }
  }

  private receive(text: string): void {
    const isLimited = this.person
      ? this.house.limits.exceeds('person', this.person.id)
      : this.house.limits.exceeds('address', this.address)
    const tooMuch = isLimited || this.underWay >= UNDER_WAY
    const parsed = tooMuch ? refused('limit', 'That is too much at once.') : read(frame, jsonOf(text))!
    if (parsed.ok) this.guarded(() => this.heed(parsed.value))
    else this.refuse(parsed.problem.code, parsed.problem.text, idIn(text))
  }

  private guarded(work: () => Promise<void>): void {
    this.underWay++
    work()
      .catch(error => {
        this.house.failed(error)
        this.refuse('failure', 'Something went wrong here; it was noted.')
      })
      .finally(() => this.underWay--)
  }

  private async heed(wish: z.infer<typeof frame>): Promise<void> {
    switch (wish.t) {
      case 'ping':
        return this.send('{"t":"pong"}')
      case 'watch':
        return this.watch(wish.table, wish.seat, wish.link)
      case 'unwatch':
        return this.unwatch(wish.table, wish.seat)
      case 'do': {
        const id = wish.command.id
        if (!this.person) return this.refuse('no-session', 'Say who you are first.', id)
        const answer = await this.house.obey(wish.table, this.person.id, wish.command)
        if (answer.ok) return this.send(JSON.stringify({ t: 'ack', table: wish.table, id, seq: answer.seq }))
        const { code, text, rule } = answer.problem
        this.send(JSON.stringify({ t: 'refused', table: wish.table, id, code, text, rule }))
        if (answer.state) this.send(JSON.stringify(answer.state))
      }
    }
  }

  private async watch(id: string, wish: number | undefined, link?: string): Promise<void> {
    const found = await findTable(this.house.store, id)
    if (!found || !maySee(found, this.person?.id ?? '', link))
      return this.refuse('no-table', 'There is no such table.', undefined, id)
    const seat = this.house.seatToSee(found, this.person?.id, wish)
    if (!seat.ok) return this.refuse(seat.problem.code, seat.problem.text, undefined, id)
    const key = `${id} ${seat.value}`
    if (this.watched.has(key)) return this.refuse('watching', 'You watch this already.', undefined, id)
    if (this.watched.size >= WATCHES) return this.refuse('limit', 'You watch too many tables.', undefined, id)
    const watch: Watch = { table: id, wish, link, entered: null }
    this.watched.set(key, watch)
    if (found.status === 'open') return this.send(JSON.stringify({ t: 'table', table: id }))
    const live = await this.house.hall.live(id)
    if (!live.ok) {
      this.watched.delete(key)
      return this.refuse(live.problem.code, live.problem.text, undefined, id)
    }
    const watcher: Watcher = { seat: seat.value, send: this.send }
    await live.value.exclusive(() => {
      // The connection may have gone while its turn came.
      if (this.watched.get(key) !== watch) return
      watch.entered = { live: live.value, watcher }
      live.value.enter(watcher)
    })
    if (seat.value !== SPECTATOR && this.person) await this.house.notices.seen(this.person.id, id)
  }

  private async unwatch(id: string, seat: number | undefined): Promise<void> {
    for (const [key, { table, entered }] of this.watched) {
      if (table !== id || (seat !== undefined && key !== `${id} ${seat}`)) continue
      entered?.live.leave(entered.watcher)
      this.watched.delete(key)
    }
  }

  private refuse(code: string, text: string, id?: string, table?: string): void {
    this.send(JSON.stringify({ t: 'refused', table, id, code, text }))
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
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

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type NoticeKind, noticeKind } from '@hexarium/wire'
import { parse } from 'hono/utils/cookie'
import { type WebSocket, WebSocketServer } from 'ws'
import type { House } from '../house.ts'
import type { Person } from '../people/sessions.ts'
import { written } from '../table/frames.ts'
import { roomsOf } from '../table/sight.ts'
import { findTable } from '../table/tables.ts'
import { Audience, topics } from './audience.ts'
import { Chains } from './chains.ts'
import { Connection } from './connection.ts'
import { addressOf, personOf, sessionCookie } from './http.ts'
import { isOurOwn } from './origin.ts'
import { thereFrame } from './there.ts'
import type { Whom } from './trace.ts'

/** Bytes a frame may have. */
const FRAME = 16_000

/** Milliseconds from beat to beat: who did not answer the last one is gone. */
const BEAT = 30_000

/** Sockets that may be open at a time: from an address, from one by people without a session, of a person. */
const SOCKETS = { address: 200, strangers: 40, person: 30 }

/** Milliseconds in which news of the hall gathers, and what is sent then. */
const HALL_NEWS = 400
const HALL = written({ t: 'hall' })

/** The doorman of the sockets. */
export class Sockets {
  private readonly house: House
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: FRAME, perMessageDeflate: false })
  private readonly connections = new Set<Connection>()
  private readonly audience = new Audience<Connection>()
  private readonly byPerson = new Map<string, Set<Connection>>()
  private readonly byAddress = new Map<string, number>()
  private readonly beat: NodeJS.Timeout
  private readonly passing = new Chains()
  private hallNews: NodeJS.Timeout | undefined
  private contestNews: NodeJS.Timeout | undefined
  /** Contests in which something changed since. */
  private readonly contests = new Set<string>()

  constructor(house: House, http: Server) {
    this.house = house
    house.connections = () => this.connections.size
    house.connected = person => this.byPerson.get(person)?.size ?? 0
    house.connectedPeople = () => this.peopleHere()
    house.moved = tables => this.moved(tables)
    house.isLooking = (person, table) =>
      [...(this.byPerson.get(person) ?? [])].some(connection => connection.watches(table))
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
    clearTimeout(this.hallNews)
    clearTimeout(this.contestNews)
    for (const connection of this.connections) connection.end(1012, 'restart')
    this.server.close()
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const { house } = this
    if (new URL(request.url ?? '/', 'http://x').pathname !== '/api/socket') return refuse(socket, '404 Not Found')
    if (house.closing) return refuse(socket, '503 Service Unavailable')
    if (!isOurOwn(house.config, request.headers)) return refuse(socket, '403 Forbidden')
    const address = addressOf(house, request)
    if (house.limits.exceeds('address', address)) return this.turnAway(socket, { address })
    const name = sessionCookie(house)
    const person = await personOf(house, parse(request.headers.cookie ?? '', name)[name])
    if (person && house.keepers.sanctionOf(person.id, 'ban')) return refuse(socket, '403 Forbidden')
    if (this.isFull(person, address)) return this.turnAway(socket, { address, person: person?.id })
    this.server.handleUpgrade(request, socket, head, webSocket => this.admit(webSocket, socket, person, address))
  }

  /** One socket too many. */
  private turnAway(socket: Duplex, whom: Whom): void {
    this.house.trace.of('socket', whom, 'limit')
    refuse(socket, '429 Too Many Requests')
  }

  /** True if an address, or a person, has as many sockets as anybody needs. */
  private isFull(person: Person | undefined, address: string): boolean {
    const { limits } = this.house
    const here = this.byAddress.get(address) ?? 0
    const cap = person ? SOCKETS.address : SOCKETS.strangers
    return (
      limits.isFull(here, cap) ||
      (person !== undefined && limits.isFull(this.house.connected(person.id), SOCKETS.person))
    )
  }

  private admit(webSocket: WebSocket, stream: Duplex, person: Person | undefined, address: string): void {
    const connection = new Connection(this.house, this.audience, webSocket, stream, person, address)
    this.connections.add(connection)
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1)
    if (person) {
      const own = this.byPerson.get(person.id) ?? new Set()
      this.byPerson.set(person.id, own.add(connection))
      this.house.here.moved()
    }
    webSocket.on('close', () => {
      this.connections.delete(connection)
      const here = (this.byAddress.get(address) ?? 1) - 1
      if (here > 0) this.byAddress.set(address, here)
      else this.byAddress.delete(address)
      connection.leaveAll()
      const own = person && this.byPerson.get(person.id)
      own?.delete(connection)
      if (own?.size === 0) this.byPerson.delete(person!.id)
      if (person) this.house.here.moved()
    })
  }

  /** The people connected here, each with the tables looked at. */
  private peopleHere(): Map<string, string[]> {
    return new Map(
      [...this.byPerson].map(([person, connections]) => [person, [...connections].flatMap(({ tables }) => tables)]),
    )
  }

  /** Somebody came or went: who is in the hall, or at the same table, is told. */
  private moved(tables: ReadonlySet<string>): void {
    this.hallChanged()
    for (const id of tables) {
      const there = this.audience.of(topics.table(id))
      if (there.length === 0) continue
      thereFrame(this.house, id).then(
        frame => {
          for (const { send } of there) send(frame)
        },
        error => this.house.failed(error, id),
      )
    }
  }

  /** Something changed in the hall: who is there is told, not more often than he can look. */
  private hallChanged(): void {
    this.hallNews ??= setTimeout(() => {
      this.hallNews = undefined
      for (const { send } of this.audience.of(topics.hall)) send(HALL)
    }, HALL_NEWS)
    this.hallNews.unref()
  }

  /** Something changed in a contest: who looks at it is told, not more often than he can look. */
  private contestChanged(id: string): void {
    this.contests.add(id)
    this.contestNews ??= setTimeout(() => {
      this.contestNews = undefined
      for (const contest of this.contests) {
        const frame = written({ t: 'contest', contest })
        for (const { send } of this.audience.of(topics.contest(contest))) send(frame)
      }
      this.contests.clear()
    }, HALL_NEWS)
    this.contestNews.unref()
  }

  private hear(news: string): void {
    const [kind, id, ...more] = news.split(':') as [string, string, ...string[]]
    if (kind === 'session') {
      for (const connection of this.audience.of(topics.session(id))) connection.end(4401, 'session ended')
    } else if (kind === 'sanction') {
      void this.house.keepers.read().then(
        () => this.endBanned(),
        error => this.house.failed(error),
      )
    } else if (kind === 'notice') {
      this.passNotice(id, more[0], noticeKind.parse(more[1]))
    } else if (kind === 'table') {
      for (const connection of this.audience.of(topics.table(id))) connection.tableChanged(id)
      this.hallChanged()
    } else if (kind === 'seek' || kind === 'hall') {
      this.hallChanged()
    } else if (kind === 'contest') {
      this.contestChanged(news.slice('contest:'.length))
    } else if (kind === 'chat') {
      // One after the other, so that everybody at a table hears in the order in which it was said; other tables do not wait for it.
      this.passing.add(id, () => this.passOn(id, more[0]).catch(error => this.house.failed(error, id)))
    }
  }

  private endBanned(): void {
    for (const [person, connections] of this.byPerson)
      if (this.house.keepers.sanctionOf(person, 'ban')) for (const one of connections) one.end(4403, 'banned')
  }

  /** Who looks at the table sees it; another process, where he does not, may have told him. */
  private passNotice(person: string, table: string, kind: NoticeKind): void {
    if (kind !== 'invitation' && this.house.isLooking(person, table)) {
      this.house.notices.seen(person, table).catch(error => this.house.failed(error))
      return
    }
    const frame = written({ t: 'notice', table, kind })
    for (const connection of this.byPerson.get(person) ?? []) connection.send(frame)
  }

  /** Passes on what was said to those who may and want to hear it. */
  private async passOn(id: string, message: string): Promise<void> {
    const there = this.audience.of(topics.table(id))
    if (there.length === 0) return
    const [said, table] = await Promise.all([this.house.chat.find(message), findTable(this.house.store, id)])
    if (!said || !table) return
    const deaf = await this.house.chat.deafTo(id, said.person)
    const frame = written({ t: 'said', ...said })
    for (const { person, send } of there) {
      if (person && !deaf.has(person.id) && roomsOf(table, person.id).includes(said.room)) send(frame)
    }
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

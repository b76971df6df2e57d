import { applyChanges, type Change } from '@hexarium/kernel'
import { WebSocket } from 'ws'
import type { Shown } from '../src/table/shown.ts'

/** A reply to a request. */
export interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  body: any
  headers: Headers
}

/** A frame as it came. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into frames of every shape
export type Frame = Record<string, any>

/** Somebody with a browser, or a script. */
export class Client {
  base: string
  cookie = ''
  id = ''

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`
  }

  /** Somebody new. */
  static async guest(port: number, name = 'Ann'): Promise<Client> {
    const client = new Client(port)
    const { status, body } = await client.post('/guest', { name })
    if (status !== 200) throw new Error(`no guest: ${JSON.stringify(body)}`)
    client.id = body.id
    return client
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const reply = await fetch(`${this.base}/api${path}`, {
      method,
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const set of reply.headers.getSetCookie()) this.cookie = set.split(';')[0]
    const text = await reply.text()
    return {
      status: reply.status,
      body: text.startsWith('{') || text.startsWith('[') || text === 'null' ? JSON.parse(text) : text,
      headers: reply.headers,
    }
  }

  get = (path: string): Promise<Reply> => this.request('GET', path)
  post = (path: string, body: unknown = {}): Promise<Reply> => this.request('POST', path, body)
  put = (path: string, body: unknown = {}): Promise<Reply> => this.request('PUT', path, body)

  /** Opens a socket. */
  socket(headers: Record<string, string> = {}): Promise<Socket> {
    return Socket.open(this, headers)
  }
}

/** A page's socket, which puts together what it is sent. */
export class Socket {
  readonly frames: Frame[] = []
  /** What each table and seat shows, put together from frames. */
  readonly shown = new Map<string, { seq: number; shown: Shown }>()
  closed: number | undefined
  private readonly webSocket: WebSocket
  private waiting: (() => void)[] = []
  private number = 0

  private constructor(webSocket: WebSocket) {
    this.webSocket = webSocket
    webSocket.on('message', data => {
      const frame = JSON.parse(String(data)) as Frame
      this.frames.push(frame)
      this.follow(frame)
      for (const wake of this.waiting.splice(0)) wake()
    })
    webSocket.on('close', code => {
      this.closed = code
      for (const wake of this.waiting.splice(0)) wake()
    })
    webSocket.on('error', () => {})
  }

  static async open(client: Client, headers: Record<string, string>): Promise<Socket> {
    const webSocket = new WebSocket(`${client.base.replace('http', 'ws')}/api/socket`, {
      headers: { ...(client.cookie ? { cookie: client.cookie } : {}), ...headers },
    })
    const socket = new Socket(webSocket)
    await new Promise<void>((done, failed) => {
      webSocket.once('open', done)
      webSocket.once('error', failed)
    })
    return socket
  }

  send(frame: unknown): void {
    this.webSocket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  close(): void {
    this.webSocket.close()
  }

  /** Waits for a frame that came, or will come, at or after a place in the list. */
  async wait(test: (frame: Frame) => boolean, from = 0): Promise<Frame> {
    const until = Date.now() + 20_000
    for (;;) {
      const found = this.frames.slice(from).find(test)
      if (found) return found
      if (this.closed !== undefined) throw new Error(`the socket is closed (${this.closed})`)
      if (Date.now() > until)
        throw new Error(`no such frame; last: ${JSON.stringify(this.frames.slice(-3)).slice(0, 1000)}`)
      await new Promise<void>(done => {
        const timer = setTimeout(done, 500)
        this.waiting.push(() => {
          clearTimeout(timer)
          done()
        })
      })
    }
  }

  async watch(table: string, seat?: number): Promise<Frame> {
    const from = this.frames.length
    this.send({ t: 'watch', table, ...(seat === undefined ? {} : { seat }) })
    return this.wait(frame => ['state', 'refused', 'table'].includes(frame['t']) && frame['table'] === table, from)
  }

  /** Does something at a table and waits for the answer. */
  async do(table: string, command: Record<string, unknown>): Promise<Frame> {
    const id = (command['id'] as string | undefined) ?? `m${++this.number}`
    const from = this.frames.length
    this.send({ t: 'do', table, command: { ...command, id } })
    return this.wait(frame => (frame['t'] === 'ack' || frame['t'] === 'refused') && frame['id'] === id, from)
  }

  /** What a seat shows now. */
  at(table: string, seat: number): { seq: number; shown: Shown } {
    return this.shown.get(`${table} ${seat}`)!
  }

  private follow(frame: Frame): void {
    const key = `${frame['table']} ${frame['seat']}`
    if (frame['t'] === 'state') this.shown.set(key, { seq: frame['seq'], shown: frame['shown'] })
    if (frame['t'] === 'step') {
      const before = this.shown.get(key)!
      const shown = applyChanges(before.shown, frame['changes'] as Change[]) as Shown
      this.shown.set(key, { seq: frame['seq'], shown })
    }
  }
}

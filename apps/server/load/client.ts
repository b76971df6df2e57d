import { applyChanges } from '@hexarium/kernel'
import {
  type AnyCall,
  addressOf,
  type CallArgs,
  type Command,
  type Frame,
  frame,
  type Reply,
  readReply,
  type Shown,
  type StepFrame,
  type WayName,
  type Wish,
} from '@hexarium/wire'
import { WebSocket } from 'ws'

/** Whatever came back on a request. */
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  body: any
  headers: Headers
}

/** Somebody with a browser, or a script. */
export class Client {
  base: string
  cookie = ''
  id = ''
  /** Where it says it comes from, for a server behind a proxy. */
  from: string | undefined

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`
  }

  /** Somebody new. */
  static async guest(port: number, name = 'Ann', from?: string): Promise<Client> {
    const client = new Client(port)
    client.from = from
    client.id = (await client.ask('POST /guest', { body: { name } })).id
    return client
  }

  /** Somebody new with an account. */
  static async account(port: number, login: string): Promise<Client> {
    const client = await Client.guest(port, 'Newcomer')
    await client.ask('POST /register', { body: { login, password: 'correct horse' } })
    return client
  }

  /** Takes a way in; what is replied must be as that way says. */
  async ask<W extends WayName>(way: W, ...args: CallArgs<W>): Promise<Reply<W>> {
    const [{ params, query, body } = {}]: [AnyCall?] = args
    const { method, path } = addressOf(way, params, query)
    const answer = await this.request(method, path, method === 'GET' ? undefined : (body ?? {}))
    if (answer.status !== 200) throw new Error(`${way}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return readReply(way, answer.body)
  }

  /** Any request, right or wrong. */
  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const reply = await fetch(`${this.base}/api${path}`, {
      method,
      headers: { ...this.headers, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    this.keep(reply.headers.getSetCookie())
    const text = await reply.text()
    return {
      status: reply.status,
      body: reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
      headers: reply.headers,
    }
  }

  /** What every request says. */
  get headers(): Record<string, string> {
    return {
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...(this.from === undefined ? {} : { 'x-forwarded-for': this.from }),
    }
  }

  /** Keeps cookies beside those it has, as a browser does. */
  private keep(set: readonly string[]): void {
    const jar = new Map(this.cookie.split('; ').map(one => [one.split('=')[0], one]))
    for (const one of set) jar.set(one.split('=')[0], one.split(';')[0])
    this.cookie = [...jar.values()].filter(Boolean).join('; ')
  }

  get = (path: string): Promise<Answer> => this.request('GET', path)
  post = (path: string, body: unknown = {}): Promise<Answer> => this.request('POST', path, body)
  put = (path: string, body: unknown = {}): Promise<Answer> => this.request('PUT', path, body)

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
  /** Of the last command of any socket: who opens another one, at a server that began anew, does not repeat himself. */
  private static number = 0

  private constructor(webSocket: WebSocket) {
    this.webSocket = webSocket
    webSocket.on('message', data => {
      const sent = frame.parse(JSON.parse(String(data)))
      this.frames.push(sent)
      this.follow(sent)
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
      headers: { ...client.headers, ...headers },
    })
    const socket = new Socket(webSocket)
    await new Promise<void>((done, failed) => {
      webSocket.once('open', done)
      webSocket.once('error', failed)
    })
    return socket
  }

  send(wish: Wish): void {
    this.sendText(JSON.stringify(wish))
  }

  /** Sends anything, also what no page would. */
  sendText(text: string): void {
    this.webSocket.send(text)
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

  /** Waits for the answer to what was sent with an id. */
  answer(id: string, from = 0): Promise<Frame> {
    return this.wait(frame => 'id' in frame && frame.id === id, from)
  }

  async watch(table: string, seat?: number): Promise<Frame> {
    const from = this.frames.length
    this.send({ t: 'watch', table, ...(seat === undefined ? {} : { seat }) })
    return this.wait(
      frame => (frame.t === 'state' || frame.t === 'refused' || frame.t === 'table') && frame.table === table,
      from,
    )
  }

  /** Does something at a table and waits for the answer. */
  async do(table: string, command: Command): Promise<Frame> {
    const id = command.id ?? `m${++Socket.number}`
    const from = this.frames.length
    this.send({ t: 'do', table, command: { ...command, id } })
    return this.answer(id, from)
  }

  /** What a seat shows now. */
  at(table: string, seat: number): { seq: number; shown: Shown } {
    return this.shown.get(`${table} ${seat}`)!
  }

  private follow(frame: Frame): void {
    if (frame.t !== 'state' && frame.t !== 'step') return
    const key = `${frame.table} ${frame.seat}`
    const shown = frame.t === 'state' ? frame.shown : changed(this.shown.get(key)!.shown, frame)
    this.shown.set(key, { seq: frame.seq, shown })
  }
}

/** What was shown, with the changes of a step. */
function changed(before: Shown, { changes }: StepFrame): Shown {
  return applyChanges(before, changes) as Shown
}

import { connect, type Socket } from 'node:net'
import postgres from 'postgres'
import type { Value } from './store.ts'

/** Milliseconds a connection may take to come about. */
const DIALLING = 5000

/** Milliseconds a connection that is closed may take to end what it is about. */
const CLOSING = 5000

/** What every connection of ours is set to. */
const SETTINGS = {
  max: 1,
  onnotice: () => {},
  connect_timeout: DIALLING / 1000,
  max_lifetime: null,
  // Asked for by itself, its types would come over connections that may break: that ends the process. Ours are known.
  fetch_types: false,
  types: {
    bigint: { to: 20, from: [20], parse: Number, serialize: String },
    ...Object.fromEntries(
      // lists of text, whole numbers and large ones, by their numbers in PostgreSQL
      [1009, 1007, 1016].map(oid => [`list${oid}`, { to: oid, from: [oid], parse: String, serialize: list }]),
    ),
  },
}

/** A list as PostgreSQL reads it. */
function list(items: readonly (string | number | null)[]): string {
  return `{${items.map(item => (item === null ? 'NULL' : `"${`${item}`.replaceAll(/["\\]/g, '\\$&')}"`)).join(',')}}`
}

/** What PostgreSQL answers. */
export type Answered = postgres.RowList<postgres.Row[]>

/** Who is told of a connection's doings. */
export interface LinkTold {
  /** It is gone. */
  broke: (link: Link) => void
  /** It was notified. */
  heard?: (payload: string) => void
}

/**
 * How PostgreSQL plans what is sent again and again: anew for every value, because what is right for one person's few tables is wrong
 * for another's ten thousand; or, by its own judgement, once for all, where that makes no difference and is cheaper.
 */
export type Planning = 'force_custom_plan' | 'auto'

/** Where the client wants to go. */
interface Goal {
  host: readonly string[]
  port: readonly number[]
  path?: string | false | undefined
}

/**
 * One connection to PostgreSQL. Once it broke it is never used again: the client (postgres 3.4) does not bear that. What it was about
 * to send keeps it from coming about anew, what is sent later ends the process, and one that was ended while it came about stays open.
 */
export class Link {
  isBroken = false
  /** Rejects when it breaks. */
  readonly end = Promise.withResolvers<never>()
  private readonly client: postgres.Sql
  private readonly told: LinkTold
  private socket: Socket | undefined

  constructor(url: string, told: LinkTold, planning: Planning = 'auto') {
    this.told = told
    this.end.promise.catch(() => {}) // nobody may be using it just then
    const settings = {
      ...SETTINGS,
      connection: { plan_cache_mode: planning },
      onclose: () => this.drop(),
      onnotify: (_channel: string, payload: string) => told.heard?.(payload),
      socket: (goal: Goal) => this.dial(goal),
    }
    this.client = postgres(url, settings) as unknown as postgres.Sql
  }

  /** Sends a statement. */
  async send(sql: string, values: readonly Value[] = []): Promise<Answered> {
    if (this.isBroken) throw broken()
    return this.client.unsafe(sql, values as postgres.ParameterOrJSON<never>[], { prepare: values.length > 0 })
  }

  /** It is of no use any more. */
  drop(): void {
    if (this.isBroken) return
    this.isBroken = true
    this.end.reject(broken())
    this.socket?.destroy()
    this.told.broke(this)
  }

  /** Ends it when what it is about is done. */
  async close(): Promise<void> {
    await this.client.end({ timeout: CLOSING / 1000 })
    this.drop()
  }

  private async dial({ host, port, path }: Goal): Promise<Socket> {
    if (this.isBroken) throw broken()
    const socket = path ? connect(path) : connect(port[0], host[0])
    this.socket = socket
    const timer = setTimeout(() => socket.destroy(broken()), DIALLING)
    try {
      await new Promise((done, failed) => socket.once('connect', done).once('error', failed).once('close', failed))
      socket.removeAllListeners()
      return Object.assign(socket, { host: host[0] }) // TLS wants to know whom it talks to
    } catch (error) {
      this.drop() // the client would wait for a connection that does not come
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The connection is gone. */
export function broken(): Error {
  return Object.assign(new Error('The connection to PostgreSQL broke.'), { code: 'CONNECTION_CLOSED' })
}

/** What comes of work that is given up after so many milliseconds. */
export async function within<T>(milliseconds: number, work: Promise<T>, tooLate: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => {
      tooLate()
      failed(new Error(`PostgreSQL did not answer within ${milliseconds / 1000} s.`))
    }, milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

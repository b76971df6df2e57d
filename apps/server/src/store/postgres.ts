import { randomBytes } from 'node:crypto'
import { Connections } from './connections.ts'
import { Ear } from './ear.ts'
import { migrations } from './schema.ts'
import { tooNew } from './sqlite.ts'
import {
  appendStatements,
  type Listener,
  type LogRow,
  type Progress,
  type Statement,
  type Store,
  type Value,
} from './store.ts'

const CHANNEL = 'hexarium'
const TELL = 'SELECT pg_notify($1, $2)'

/** Milliseconds reading and appending may take, and everything else; after that the database is taken to be away. */
const QUICK = 15_000
const LONG = 60_000

/** Milliseconds a backup, or a step of the schema, may take. */
const VERY_LONG = 24 * 60 * 60 * 1000

/** Bytes a notification may have, with room to spare. */
const NEWS_LENGTH = 7000

interface Waiting {
  row: LogRow
  progress: Progress | null
  done: (written: boolean) => void
  failed: (error: Error) => void
}

/** Undoes a unit. */
class Undone extends Error {}

/**
 * PostgreSQL, shared by any number of processes. Lines of logs that wait at the same time are one statement and one
 * commit; all processes hear of it through NOTIFY.
 */
export class PostgresStore implements Store {
  readonly kind = 'postgres'
  private readonly client: Connections
  /** Connections of their own for logs: nothing else holds them up. */
  private readonly logClient: Connections
  private readonly ear: Ear
  private readonly listeners: Listener[] = []
  private readonly origin = randomBytes(6).toString('hex')
  private gathering: Waiting[] = []
  private inFlight = 0
  private idle: (() => void)[] = []

  private constructor(url: string) {
    this.client = new Connections(url, 8, 'force_custom_plan')
    this.logClient = new Connections(url, 2)
    this.ear = new Ear(url, CHANNEL, {
      heard: payload => this.hear(payload),
      missed: () => this.tellHere('again:'),
    })
  }

  /** Connects, bringing the database up to date first. */
  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url)
    try {
      await store.migrate()
      await store.ear.listen()
    } catch (error) {
      await store.close()
      throw error
    }
    return store
  }

  async query<T>(sql: string, values: readonly Value[] = []): Promise<T[]> {
    const read = async (): Promise<T[]> => (await this.client.send(QUICK, sql, values)) as unknown as T[]
    try {
      return await read()
    } catch (error) {
      if (!isCut(error)) throw error
      return read() // reading twice hurts nobody
    }
  }

  async write(unit: readonly Statement[], news: readonly string[] = []): Promise<boolean> {
    const written = await this.counted(() => this.transact(unit, news))
    if (written) for (const one of news) this.tellHere(one)
    return written
  }

  private async transact(unit: readonly Statement[], news: readonly string[]): Promise<boolean> {
    try {
      await this.client.transact(LONG, '', async send => {
        // Sent one after the other without waiting for the answers: that saves a round trip each.
        const done = await Promise.allSettled([
          ...unit.map(({ sql, values }) => send(sql, values)),
          ...this.payloads(news).map(payload => send(TELL, [CHANNEL, payload])),
        ])
        const fault = done.find(one => one.status === 'rejected')
        if (fault) throw fault.reason
        unit.forEach(({ expect }, index) => {
          const { count } = (done[index] as PromiseFulfilledResult<{ count: number }>).value
          if (expect !== undefined && count !== expect) throw new Undone()
        })
      })
      return true
    } catch (error) {
      if (error instanceof Undone || isConstraint(error)) return false
      throw error
    }
  }

  append(row: LogRow, progress: Progress | null, also: readonly Statement[] = []): Promise<boolean> {
    if (also.length > 0) {
      return this.counted(() => this.transact([...appendStatements(row, progress), ...also], [`log:${row.table}`]))
    }
    return new Promise((done, failed) => {
      this.gathering.push({ row, progress, done, failed })
      if (this.gathering.length === 1) setImmediate(() => this.commit())
    })
  }

  async publish(news: string): Promise<void> {
    this.tellHere(news)
    for (const payload of this.payloads([news])) await this.client.send(QUICK, TELL, [CHANNEL, payload])
  }

  listen(listener: Listener): void {
    this.listeners.push(listener)
  }

  async snapshot(read: (query: Store['query']) => Promise<void>): Promise<void> {
    await this.client.transact(VERY_LONG, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', send =>
      read(async <T>(sql: string, values: readonly Value[] = []) => (await send(sql, values)) as unknown as T[]),
    )
  }

  async close(): Promise<void> {
    if (this.inFlight + this.gathering.length > 0) await new Promise<void>(done => this.idle.push(done))
    await Promise.all([this.client.close(), this.logClient.close(), this.ear.close()])
  }

  /** Commits what waits; at most two commits are under way, so that the next one gathers while the disk works. */
  private commit(): void {
    if (this.gathering.length === 0 || this.logsUnderWay >= 2) return
    const batch = this.gathering
    this.gathering = []
    this.logsUnderWay++
    void this.counted(() => this.settle(batch)).finally(() => {
      this.logsUnderWay--
      this.commit()
    })
  }
  private logsUnderWay = 0

  /** Writes a batch and tells everybody how it went. One that the database refuses is tried line by line: only the bad one fails. */
  private async settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.insert(batch)
      for (const { row, done } of batch) done(written.has(row.table))
    } catch (error) {
      if (batch.length > 1 && isRefusal(error)) for (const one of batch) await this.settle([one])
      else for (const { failed } of batch) failed(error as Error)
    }
  }

  /** The tables whose line was written: a table has one line at most in a batch. */
  private async insert(batch: readonly Waiting[]): Promise<Set<string>> {
    const rows = batch.map(waiting => waiting.row)
    const moved = batch.flatMap(({ progress }) => (progress ? [progress] : []))
    const column = <T>(list: readonly T[], value: (item: T) => unknown) => list.map(value) as never
    const inserted = await this.logClient.send(
      QUICK,
      `WITH written AS (
         INSERT INTO log (table_id, seq, visible, line, actor, at, client)
         SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::bigint[], $7::text[])
           AS line (id, number, visible, line, actor, at, client)
         WHERE number = 1 OR EXISTS (SELECT 1 FROM log WHERE log.table_id = line.id AND log.seq = line.number - 1)
         ON CONFLICT DO NOTHING RETURNING table_id
       ), moved AS (
         UPDATE progress SET waiting = now.waiting, wake = now.wake, updated = now.updated
         FROM unnest($8::text[], $9::text[], $10::bigint[], $11::bigint[]) AS now (id, waiting, wake, updated)
         WHERE progress.table_id = now.id AND now.id IN (SELECT table_id FROM written)
       ), told AS (
         SELECT pg_notify($12, payload) FROM unnest($13::text[]) AS payload
       )
       SELECT table_id, (SELECT count(*) FROM told) AS told FROM written`,
      [
        column(rows, row => row.table),
        column(rows, row => row.seq),
        column(rows, row => row.visible),
        column(rows, row => row.line),
        column(rows, row => row.actor),
        column(rows, row => row.at),
        column(rows, row => row.client),
        column(moved, progress => progress.table),
        column(moved, progress => progress.waiting),
        column(moved, progress => progress.wake),
        column(moved, progress => progress.updated),
        CHANNEL as never,
        this.payloads(rows.map(row => `log:${row.table}`)) as never,
      ],
    )
    return new Set(inserted.map(row => row['table_id'] as string))
  }

  private async counted<T>(work: () => Promise<T>): Promise<T> {
    this.inFlight++
    try {
      return await work()
    } finally {
      this.inFlight--
      if (this.inFlight + this.gathering.length === 0) for (const done of this.idle.splice(0)) done()
    }
  }

  /** News as payloads that are not too long, marked with where they come from. Whatever people wrote in one stays one. */
  private payloads(news: readonly string[]): string[] {
    const payloads: string[][] = []
    let length = Number.POSITIVE_INFINITY
    for (const one of news) {
      const size = Buffer.byteLength(JSON.stringify(one)) + 1
      if (length + size > NEWS_LENGTH) {
        payloads.push([this.origin])
        length = 0
      }
      payloads.at(-1)?.push(one)
      length += size
    }
    return payloads.map(payload => JSON.stringify(payload))
  }

  private hear(payload: string): void {
    const [origin, ...news] = readNews(payload)
    if (origin !== this.origin) for (const one of news) this.tellHere(one)
  }

  private tellHere(news: string): void {
    for (const listener of this.listeners) listener(news)
  }

  private async migrate(): Promise<void> {
    await this.client.transact(VERY_LONG, '', async send => {
      await send('SELECT pg_advisory_xact_lock(4867)')
      await send('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)')
      const [row] = await send('SELECT version FROM schema_version')
      const version = (row?.['version'] as number | undefined) ?? 0
      if (version > migrations.length) throw tooNew(version)
      for (const step of migrations.slice(version)) await send(forPostgres(step))
      await send('DELETE FROM schema_version')
      await send('INSERT INTO schema_version VALUES ($1)', [migrations.length])
    })
  }
}

/** Where news come from, and what they say; of what no program of this version tells only that something was told. */
function readNews(payload: string): string[] {
  try {
    return JSON.parse(payload) as string[]
  } catch {
    return ['', 'again:']
  }
}

/** Bytes have another name here, and texts sort by their bytes as they do in SQLite. */
function forPostgres(step: string): string {
  return step.replaceAll(' BLOB', ' BYTEA').replaceAll(/ TEXT\b/g, ' TEXT COLLATE "C"')
}

/** The database is there and does not like what it was given. */
function isRefusal(error: unknown): boolean {
  return /^2[23]/.test(String((error as { code?: string }).code))
}

const CUT = new Set(['CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT', 'ECONNRESET', 'EPIPE', '57P01'])

/** The connection broke: another may do. */
function isCut(error: unknown): boolean {
  return CUT.has(String((error as { code?: string }).code))
}

function isConstraint(error: unknown): boolean {
  return String((error as { code?: string }).code).startsWith('23')
}

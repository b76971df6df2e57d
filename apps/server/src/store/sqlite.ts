import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { FOR_A_THREAD } from '../threads/threads.ts'
import { Statements } from './prepared.ts'
import { migrations } from './schema.ts'
import {
  appendStatements,
  type Listener,
  type LogRow,
  type Progress,
  type Statement,
  type Store,
  type Value,
} from './store.ts'
import { Writer } from './units.ts'

interface Waiting {
  unit: readonly Statement[]
  news: readonly string[]
  done: (written: boolean) => void
  failed: (error: Error) => void
}

/**
 * SQLite in a file. Reads happen here; writes go to a thread of their own, so that waiting for the disk stops nobody.
 * While it syncs one commit, the next one gathers.
 */
export class SqliteStore implements Store {
  readonly kind = 'sqlite'
  private readonly file: string
  private readonly reader: DatabaseSync
  private readonly statements: Statements
  private writer: Worker
  private messages = new Writer()
  private readonly listeners: Listener[] = []
  private gathering: Waiting[] = []
  private committing: Waiting[] = []
  private idle: (() => void)[] = []
  private isClosed = false

  private constructor(file: string) {
    this.file = file
    this.writer = this.startWriter()
    this.reader = new DatabaseSync(file, { readOnly: true })
    this.statements = new Statements(this.reader)
    this.reader.exec('PRAGMA busy_timeout = 10000; PRAGMA cache_size = -32000')
  }

  /** Opens a file, making or bringing it up to date first. */
  static open(file: string): SqliteStore {
    mkdirSync(dirname(file), { recursive: true })
    migrateSqlite(file)
    return new SqliteStore(file)
  }

  async query<T>(sql: string, values: readonly Value[] = []): Promise<T[]> {
    return this.statements.all<T>(sql, values)
  }

  write(unit: readonly Statement[], news: readonly string[] = []): Promise<boolean> {
    return new Promise((done, failed) => {
      this.gathering.push({ unit, news, done, failed })
      if (this.gathering.length === 1 && this.committing.length === 0) setImmediate(() => this.commit())
    })
  }

  append(row: LogRow, progress: Progress | null, also: readonly Statement[] = []): Promise<boolean> {
    return this.write([...appendStatements(row, progress), ...also])
  }

  async publish(news: string): Promise<void> {
    for (const listener of this.listeners) listener(news)
  }

  listen(listener: Listener): void {
    this.listeners.push(listener)
  }

  async snapshot(read: (query: Store['query']) => Promise<void>): Promise<void> {
    const moment = new DatabaseSync(this.file, { readOnly: true })
    try {
      moment.exec('BEGIN')
      const statements = new Statements(moment)
      await read(async <T>(sql: string, values: readonly Value[] = []) => statements.all<T>(sql, values))
    } finally {
      moment.close()
    }
  }

  async close(): Promise<void> {
    if (this.gathering.length + this.committing.length > 0) await new Promise<void>(done => this.idle.push(done))
    this.isClosed = true
    this.reader.close()
    const ended = new Promise(done => this.writer.once('exit', done))
    this.writer.ref()
    this.writer.postMessage('close')
    await ended
  }

  private commit(): void {
    if (this.committing.length > 0 || this.gathering.length === 0) return
    this.committing = this.gathering
    this.gathering = []
    this.writer.ref()
    this.writer.postMessage(this.messages.message(this.committing.map(waiting => waiting.unit)))
  }

  private settle(outcomes: (boolean | string)[]): void {
    const settled = this.committing
    this.committing = []
    // What is just being read from sockets comes along: larger commits are fewer.
    if (this.gathering.length > 0) setImmediate(() => this.commit())
    settled.forEach(({ news, done, failed }, index) => {
      const outcome = outcomes[index]
      if (typeof outcome === 'string') failed(new Error(outcome))
      else done(outcome)
      if (outcome === true) for (const one of news) for (const listener of this.listeners) listener(one)
    })
    if (this.gathering.length > 0) return
    this.writer.unref()
    for (const done of this.idle.splice(0)) done()
  }

  private startWriter(): Worker {
    const writer = new Worker(new URL('./sqlite.worker.ts', import.meta.url), {
      workerData: { file: this.file },
      resourceLimits: FOR_A_THREAD,
    })
    let fault = new Error('the thread that writes has ended')
    writer.on('message', (outcomes: (boolean | string)[]) => this.settle(outcomes))
    writer.on('error', error => (fault = error))
    writer.on('exit', () => this.replaceWriter(writer, fault))
    writer.unref()
    return writer
  }

  /** The thread that writes has ended: what it had under way may or may not be kept, and another one goes on. */
  private replaceWriter(ended: Worker, error: Error): void {
    if (ended !== this.writer || this.isClosed) return
    const broken = this.committing
    this.committing = []
    this.messages = new Writer()
    this.writer = this.startWriter()
    for (const { failed } of broken) failed(error)
    this.commit()
    if (this.committing.length === 0) for (const done of this.idle.splice(0)) done()
  }
}

function migrateSqlite(file: string): void {
  const isNew = !existsSync(file)
  if (isNew) closeSync(openSync(file, 'a', 0o600)) // seeds and keys are in it: nobody else reads it
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 10000')
    if (isNew) database.exec('PRAGMA journal_mode = WAL')
    database.exec('BEGIN IMMEDIATE')
    const version = (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
    if (version > migrations.length) throw tooNew(version)
    for (const step of migrations.slice(version)) database.exec(step)
    database.exec(`PRAGMA user_version = ${migrations.length}`)
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

/** The store was written by a later version. */
export function tooNew(version: number): Error {
  return new Error(
    `The store has version ${version}, and this program knows versions up to ${migrations.length}: start the newer program that wrote it.`,
  )
}

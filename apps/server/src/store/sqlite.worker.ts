import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { Statements } from './prepared.ts'
import { type Message, Reader } from './units.ts'

// The one writer of a SQLite file. It is handed everything that waits and commits it together: one sync for all.

const { file } = workerData as { file: string }
const database = new DatabaseSync(file)
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000')

const statements = new Statements(database)

const reader = new Reader()

/** Writes the statements of a unit; false if one touched other rows than expected: the rest is passed over. */
function run(count: number): boolean {
  let fits = true
  for (let i = 0; i < count; i++) {
    const { sql, values, expect } = reader.statement()
    if (!fits) continue
    const changes = statements.run(sql, values)
    fits = expect === undefined || changes === expect
  }
  return fits
}

/** Writes a unit, or nothing of it; false if a key was taken or it touched other rows than expected. Other faults are thrown. */
function write(count: number): boolean {
  const next = reader.after(count)
  statements.run('SAVEPOINT unit', [])
  let fits = false
  try {
    fits = run(count)
  } catch (error) {
    if (!isConstraint(error)) throw error
  } finally {
    if (database.isTransaction) {
      if (!fits) statements.run('ROLLBACK TO unit', [])
      statements.run('RELEASE unit', [])
    }
    reader.goTo(next)
  }
  return fits
}

function isConstraint(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 19
}

/** Writes all units in one go, as is nearly always possible; false, and nothing is written, if any of them does not fit. */
function commitAll(units: number): boolean {
  statements.run('BEGIN IMMEDIATE', [])
  try {
    for (let i = 0; i < units; i++) if (!run(reader.count())) return false
    statements.run('COMMIT', [])
    return true
  } catch {
    return false // whose fault it is comes out one by one
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

/** The outcome of each unit, written one by one: true, false, or what went wrong. */
function commitEach(units: number): (boolean | string)[] {
  statements.run('BEGIN IMMEDIATE', [])
  try {
    const outcomes: (boolean | string)[] = []
    for (let i = 0; i < units; i++) {
      try {
        outcomes.push(write(reader.count()))
      } catch (error) {
        if (!database.isTransaction) throw error // the disk is full, say: nothing of this commit is kept
        outcomes.push((error as Error).message)
      }
    }
    statements.run('COMMIT', [])
    return outcomes
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function commit(message: Message): (boolean | string)[] {
  reader.open(message)
  if (commitAll(message.units)) return new Array(message.units).fill(true)
  reader.goTo(0)
  return commitEach(message.units)
}

parentPort!.on('message', (message: Message | 'close') => {
  if (message === 'close') {
    database.close()
    parentPort!.close()
    return
  }
  try {
    parentPort!.postMessage(commit(message))
  } catch (error) {
    parentPort!.postMessage(new Array(message.units).fill((error as Error).message))
  }
})

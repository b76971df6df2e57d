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

/** Writes a unit; false if a key was taken or it touched other rows than expected. Other faults are thrown. */
function write(count: number): boolean {
  statements.run('SAVEPOINT unit', [])
  let fits = true
  let fault: unknown
  for (let i = 0; i < count; i++) {
    const { sql, values, expect } = reader.statement()
    if (!fits || fault) continue // the rest of the unit is passed over
    try {
      const changes = statements.run(sql, values)
      fits = expect === undefined || changes === expect
    } catch (error) {
      fault = error
    }
  }
  if (!fits || fault) statements.run('ROLLBACK TO unit', [])
  statements.run('RELEASE unit', [])
  if (fault && !isConstraint(fault)) throw fault
  return fits && !fault
}

function isConstraint(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 19
}

/** The outcome of each unit: true, false, or what went wrong. */
function commit(message: Message): (boolean | string)[] {
  reader.open(message)
  statements.run('BEGIN IMMEDIATE', [])
  try {
    const outcomes: (boolean | string)[] = []
    for (let i = 0; i < message.units; i++) {
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

import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { Statements } from './prepared.ts'
import type { Statement } from './store.ts'

// The one writer of a SQLite file. It is handed everything that waits and commits it together: one sync for all.

const { file } = workerData as { file: string }
const database = new DatabaseSync(file)
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000')

const statements = new Statements(database)

/** Writes a unit; false if a key was taken or it touched other rows than expected. Other faults are thrown. */
function write(unit: readonly Statement[]): boolean {
  database.exec('SAVEPOINT unit')
  try {
    for (const { sql, values, expect } of unit) {
      const changes = statements.run(sql, values)
      if (expect !== undefined && changes !== expect) return undone()
    }
    database.exec('RELEASE unit')
    return true
  } catch (error) {
    undone()
    if (isConstraint(error)) return false
    throw error
  }
}

function undone(): false {
  database.exec('ROLLBACK TO unit; RELEASE unit')
  return false
}

function isConstraint(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 19
}

/** The outcome of each unit: true, false, or what went wrong. */
function commit(units: readonly (readonly Statement[])[]): (boolean | string)[] {
  database.exec('BEGIN IMMEDIATE')
  try {
    const outcomes = units.map(unit => {
      try {
        return write(unit)
      } catch (error) {
        return (error as Error).message
      }
    })
    database.exec('COMMIT')
    return outcomes
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

parentPort!.on('message', (units: Statement[][] | 'close') => {
  if (units === 'close') {
    database.close()
    parentPort!.close()
    return
  }
  try {
    parentPort!.postMessage(commit(units))
  } catch (error) {
    const message = (error as Error).message
    parentPort!.postMessage(units.map(() => message))
  }
})

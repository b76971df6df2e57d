import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Value } from './store.ts'

interface Prepared {
  statement: StatementSync
  /** Which value goes to each question mark. */
  order: number[]
}

/** A database's statements, prepared once. `node:sqlite` knows `?` only where we write `$1`. */
export class Statements {
  private readonly database: DatabaseSync
  private readonly known = new Map<string, Prepared>()

  constructor(database: DatabaseSync) {
    this.database = database
  }

  all<T>(sql: string, values: readonly Value[]): T[] {
    const { statement, order } = this.prepare(sql)
    return statement.all(...bound(order, values)) as T[]
  }

  /** The number of rows touched. */
  run(sql: string, values: readonly Value[]): number {
    const { statement, order } = this.prepare(sql)
    return Number(statement.run(...bound(order, values)).changes)
  }

  private prepare(sql: string): Prepared {
    let prepared = this.known.get(sql)
    if (!prepared) {
      const order: number[] = []
      const text = sql.replace(/\$(\d+)/g, (_, number) => {
        order.push(Number(number) - 1)
        return '?'
      })
      this.known.set(sql, (prepared = { statement: this.database.prepare(text), order }))
    }
    return prepared
  }
}

function bound(order: readonly number[], values: readonly Value[]): SQLInputValue[] {
  return order.map(index => values[index] as SQLInputValue)
}

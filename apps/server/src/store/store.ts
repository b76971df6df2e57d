/** What a column holds. Times are milliseconds since 1970, truth is 0 or 1, lists and small objects are JSON. */
export type Value = string | number | null | Uint8Array

/** A row as the store gives it back. */
export type Row = Record<string, Value>

/**
 * One SQL statement that both stores understand; `$1`, `$2` … appear first in that order. Where `expect` is given,
 * exactly that many rows must be touched, or the whole unit is undone.
 */
export interface Statement {
  sql: string
  values: readonly Value[]
  expect?: number
}

/** One line of a table's log. */
export interface LogRow {
  table: string
  seq: number
  /** How many lines up to this one everybody could notice: the number players know. */
  visible: number
  line: string
  /** The seat that acted; -1 for the table itself. */
  actor: number
  at: number
  /** The sender's own id of the message, to know a repetition by. */
  client: string | null
}

/** Where a running table stands, for lists and for the watchman. */
export interface Progress {
  table: string
  /** The seats asked, as `,0,2,`. */
  waiting: string
  /** When somebody must look after the table even if nothing happens. */
  wake: number | null
  updated: number
}

/**
 * Told what was committed: `table:<id>`, `chat:<id>` … by any process, `log:<id>` by another one; `again:` after
 * news may have been missed.
 */
export type Listener = (news: string) => void

/**
 * Where everything lasting is kept. Whatever resolves is on disk: a process killed in the next moment has lost nothing.
 * What is written at the same time shares one commit.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** Reads. */
  query<T = Row>(sql: string, values?: readonly Value[]): Promise<T[]>
  /** Writes all or nothing; false if a key was taken or a statement touched not as many rows as expected. */
  write(unit: readonly Statement[], news?: readonly string[]): Promise<boolean>
  /** Writes a line of a log and where the table now stands; false if another writer was first. */
  append(row: LogRow, progress: Progress | null, also?: readonly Statement[]): Promise<boolean>
  /** Tells all processes, this one too, something that is not worth keeping. */
  publish(news: string): Promise<void>
  listen(listener: Listener): void
  /** Reads one moment of the whole store, however long it takes. */
  snapshot(read: (query: Store['query']) => Promise<void>): Promise<void>
  /** Ends when everything handed over is committed. */
  close(): Promise<void>
}

/** A statement. */
export function sql(text: string, values: readonly Value[], expect?: number): Statement {
  return expect === undefined ? { sql: text, values } : { sql: text, values, expect }
}

/** The statements that write a line and where the table then stands. A line whose predecessor is missing is not written. */
export function appendStatements(row: LogRow, progress: Progress | null): Statement[] {
  const unit = [
    sql(
      `INSERT INTO log (table_id, seq, visible, line, actor, at, client)
       SELECT $1, CAST($2 AS INTEGER), CAST($3 AS INTEGER), $4, CAST($5 AS INTEGER), CAST($6 AS BIGINT), $7
       WHERE $2 = 1 OR EXISTS (SELECT 1 FROM log WHERE table_id = $1 AND seq = $2 - 1)`,
      [row.table, row.seq, row.visible, row.line, row.actor, row.at, row.client],
      1,
    ),
  ]
  if (progress) {
    unit.push(
      sql('UPDATE progress SET waiting = $1, wake = $2, updated = $3 WHERE table_id = $4', [
        progress.waiting,
        progress.wake,
        progress.updated,
        progress.table,
      ]),
    )
  }
  return unit
}

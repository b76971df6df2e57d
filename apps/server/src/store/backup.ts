import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { everyTable, migrations } from './schema.ts'
import { type Row, type Statement, type Store, sql, type Value } from './store.ts'

/** Keys and seeds are in it: nobody else reads it. */
const PRIVATE = 0o600

/** Rows read, or written, at once. */
const PAGE = 500

/**
 * Writes one moment of the whole store into a file: packed lines of JSON, the same for both stores, so that a backup of one
 * can be restored into the other. The file appears under its name only once it is complete.
 */
export async function backup(store: Store, file: string): Promise<number> {
  let rows = 0
  await store.snapshot(async query => {
    async function* lines(): AsyncGenerator<string> {
      yield `${JSON.stringify({ hexarium: 'backup', version: migrations.length })}\n`
      for (const { name, key } of everyTable) {
        for await (const row of rowsOf(query, name, key.split(', '))) {
          rows++
          yield `${JSON.stringify([name, written(row)])}\n`
        }
      }
      yield `${JSON.stringify({ rows })}\n`
    }
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${file}.part`, { mode: PRIVATE }))
  })
  await rename(`${file}.part`, file)
  return rows
}

/** Stands in the settings while a backup is being restored. */
const UNDER_WAY = 'restoring'

/** True if a backup was begun to be restored, and not ended: what is there is no whole store. */
export async function isHalfRestored(store: Store): Promise<boolean> {
  return (await store.query('SELECT name FROM settings WHERE name = $1', [UNDER_WAY])).length > 0
}

/** Fills an empty store from a backup, or one that was begun to be filled: then from the start. */
export async function restore(store: Store, file: string, atOnce = PAGE): Promise<number> {
  const isAgain = await isHalfRestored(store)
  for (const name of isAgain ? [] : ['persons', 'tables']) {
    const [row] = await store.query(`SELECT 1 AS one FROM ${name} LIMIT 1`)
    if (row) throw new Error('This store is not empty: restore into a new one.')
  }
  await checkWhole(file)
  let rows = 0
  let unit: Statement[] = [
    ...everyTable.map(({ name }) => sql(`DELETE FROM ${name}`, [])),
    sql('INSERT INTO settings (name, value) VALUES ($1, $2)', [UNDER_WAY, '']),
  ]
  const flush = async (): Promise<void> => {
    if (!(await store.write(unit))) throw new Error('This backup cannot be restored: it holds something twice.')
    unit = []
  }
  for await (const entry of entriesOf(file)) {
    if (!Array.isArray(entry)) continue
    unit.push(insertion(...entry))
    rows++
    if (unit.length >= atOnce) await flush()
  }
  // backups of older versions do not have this yet
  unit.push(
    sql(
      `UPDATE seats SET ended = (SELECT finished FROM tables WHERE tables.id = seats.table_id),
         played = (SELECT game FROM tables WHERE tables.id = seats.table_id) WHERE played IS NULL
       AND EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.table_id AND finished IS NOT NULL)`,
      [],
    ),
    sql('DELETE FROM settings WHERE name = $1', [UNDER_WAY]),
  )
  await flush()
  return rows
}

type Entry = [string, Row] | { version?: number; hexarium?: string; rows?: number }

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const input = createReadStream(file).pipe(createGunzip())
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield JSON.parse(line)
}

/** Reads a backup to its end before anything of it is written: what is cut off leaves the store empty. */
async function checkWhole(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  let rows = 0
  let isComplete = false
  try {
    for await (const entry of entriesOf(file)) {
      if (Array.isArray(entry)) insertion(...entry)
      if (Array.isArray(entry)) rows++
      else if (entry.rows !== undefined) isComplete = entry.rows === rows
      // each step of the schema only adds: what older ones wrote fits
      else if (entry.hexarium !== 'backup' || (entry.version ?? 0) > migrations.length)
        throw new TooNew(`This backup has version ${entry.version}; this program restores up to ${migrations.length}.`)
    }
  } catch (error) {
    if (error instanceof TooNew) throw error
    isComplete = false
  }
  if (!isComplete) throw new Error('This backup is damaged or not complete: nothing of it was restored.')
}

class TooNew extends Error {}

async function* rowsOf(query: Store['query'], name: string, key: readonly string[]): AsyncGenerator<Row> {
  let after: Value[] | null = null
  for (;;) {
    const place: string = after ? `WHERE (${key.join(', ')}) > (${key.map((_, i) => `$${i + 1}`).join(', ')})` : ''
    const page: Row[] = await query(
      `SELECT * FROM ${name} ${place} ORDER BY ${key.join(', ')} LIMIT ${PAGE}`,
      after ?? [],
    )
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = key.map(column => last[column]!)
  }
}

/** Bytes are written in base64, behind a mark. */
function written(row: Row): unknown {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      value instanceof Uint8Array ? [name, { bytes: Buffer.from(value).toString('base64') }] : [name, value],
    ),
  )
}

const names = new Set(everyTable.map(table => table.name))

function insertion(name: string, row: Row): Statement {
  const columns = Object.keys(row)
  if (!names.has(name) || columns.some(column => !/^[a-z_]+$/.test(column))) throw new Error('This is no backup.')
  const values = Object.values(row).map(value => {
    const bytes = (value as { bytes?: string } | null)?.bytes
    return bytes === undefined ? value : Buffer.from(bytes, 'base64')
  })
  const marks = columns.map((_, index) => `$${index + 1}`)
  return sql(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${marks.join(', ')})`, values)
}

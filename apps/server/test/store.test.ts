import { statSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { everyTable, migrations } from '../src/store/schema.ts'
import { type LogRow, type Store, sql } from '../src/store/store.ts'
import { withBothStores } from './kit/stores.ts'

const open: Store[] = []

afterEach(async () => {
  for (const store of open.splice(0)) await store.close()
})

async function opened(address: string): Promise<Store> {
  const store = await openStore(address)
  open.push(store)
  return store
}

function row(table: string, seq: number): LogRow {
  return { table, seq, visible: seq, line: `hex ${seq}`, actor: 0, at: 1, client: null }
}

withBothStores((fresh, kind) => {
  test('a unit is written as a whole or not at all', async () => {
    const store = await opened(await fresh())
    const add = (name: string) => sql('INSERT INTO settings (name, value) VALUES ($1, $2)', [name, 'x'])
    expect(await store.write([add('a'), add('b')])).toBe(true)
    expect(await store.write([add('c'), add('a')])).toBe(false)
    expect(await store.write([add('d'), sql('UPDATE settings SET value = $1 WHERE name = $2', ['y', 'none'], 1)])).toBe(
      false,
    )
    expect(await store.query('SELECT name FROM settings ORDER BY name')).toEqual([{ name: 'a' }, { name: 'b' }])
    await expect(store.write([sql('INSERT INTO nowhere (x) VALUES ($1)', [1])])).rejects.toThrow()
    expect(await store.write([add('e')])).toBe(true)
  })

  test('of two writers of one line the later one is told so, and lines written together do not disturb each other', async () => {
    const store = await opened(await fresh())
    expect(await store.append(row('t', 1), null)).toBe(true)
    const results = await Promise.all([row('t', 1), row('u', 1), row('v', 1)].map(line => store.append(line, null)))
    expect(results).toEqual([false, true, true])
    expect(
      await store.append(row('t', 2), null, [sql('INSERT INTO settings (name, value) VALUES ($1, $2)', ['k', 'v'])]),
    ).toBe(true)
    expect(
      await store.append(row('t', 2), null, [sql('INSERT INTO settings (name, value) VALUES ($1, $2)', ['l', 'v'])]),
    ).toBe(false)
    expect(await store.query('SELECT name FROM settings')).toEqual([{ name: 'k' }])
  })

  test('of what is written together only that fails which goes wrong', async () => {
    const store = await opened(await fresh())
    const add = (name: string) => store.write([sql('INSERT INTO settings (name, value) VALUES ($1, $2)', [name, 'x'])])
    const wrong = store.write([sql('INSERT INTO nowhere (x) VALUES ($1)', [1])])
    const results = await Promise.allSettled([add('a'), wrong, add('b'), add('a')])
    const [first, failed, other, again] = results.map(one => (one.status === 'fulfilled' ? one.value : 'failed'))
    expect([failed, other]).toEqual(['failed', true])
    // one of the two who want the same: several connections write at the same time
    expect([first, again].toSorted()).toEqual([false, true])
    expect(await store.query('SELECT name FROM settings ORDER BY name')).toEqual([{ name: 'a' }, { name: 'b' }])
  })

  test.skipIf(kind !== 'sqlite')('nobody but its owner reads the file, nor what is written beside it', async () => {
    const address = await fresh()
    const store = await opened(address)
    await store.append(row('t', 1), null)
    for (const file of [address, `${address}-wal`, `${address}-shm`])
      expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600])
  })

  test('a line brings the table’s progress up to date', async () => {
    const store = await opened(await fresh())
    await store.write([sql(`INSERT INTO progress (table_id, waiting, wake, updated) VALUES ('t', '', NULL, 0)`, [])])
    const at = 1_800_000_000_123
    await store.append(row('t', 1), { table: 't', waiting: ',0,1,', wake: at, updated: at })
    expect(await store.query('SELECT * FROM progress')).toEqual([
      { table_id: 't', waiting: ',0,1,', wake: at, updated: at },
    ])
    await store.append(row('t', 1), { table: 't', waiting: '', wake: null, updated: 5 })
    expect(await store.query('SELECT wake FROM progress')).toEqual([{ wake: at }])
  })

  test('bytes, large numbers and nothing come back as they were', async () => {
    const store = await opened(await fresh())
    const bytes = new Uint8Array([0, 1, 255])
    await store.write([
      sql(
        'INSERT INTO passkeys (id, person, public_key, counter, transports, created) VALUES ($1, $2, $3, $4, $5, $6)',
        ['k', 'p', bytes, 4_000_000_000, '[]', Date.now()],
      ),
    ])
    const [key] = await store.query<{ public_key: Uint8Array; counter: number }>(
      'SELECT public_key, counter FROM passkeys',
    )
    expect([...key.public_key]).toEqual([0, 1, 255])
    expect(key.counter).toBe(4_000_000_000)
  })

  test('it is still there when opened again, and is not made anew', async () => {
    const address = await fresh()
    const first = await openStore(address)
    const written = Array.from({ length: 50 }, (_, seq) => first.append(row(`t${seq}`, 1), null))
    await first.close()
    expect(await Promise.all(written)).not.toContain(false)
    const again = await opened(address)
    expect(await again.query('SELECT count(*) AS n FROM log')).toEqual([{ n: 50 }])
  })

  test('news is heard after what it is about is written', async () => {
    const store = await opened(await fresh())
    const heard: string[] = []
    store.listen(news => heard.push(news))
    await store.write([sql('INSERT INTO settings (name, value) VALUES ($1, $2)', ['a', 'x'])], ['table:a'])
    await store.publish('table:b')
    expect(heard).toEqual(['table:a', 'table:b'])
  })

  test('a snapshot does not see what is written meanwhile', async () => {
    const store = await opened(await fresh())
    await store.append(row('t', 1), null)
    await store.snapshot(async query => {
      expect(await query('SELECT count(*) AS n FROM log')).toEqual([{ n: 1 }])
      await store.append(row('t', 2), null)
      expect(await query('SELECT count(*) AS n FROM log')).toEqual([{ n: 1 }])
    })
    expect(await store.query('SELECT count(*) AS n FROM log')).toEqual([{ n: 2 }])
  })

  test('an older store is brought up to date with what it holds, and one of a later program is left alone', async () => {
    const address = await fresh()
    const version = (number: number) =>
      sql(kind === 'sqlite' ? `PRAGMA user_version = ${number}` : `UPDATE schema_version SET version = ${number}`, [])
    const old = await openStore(address)
    const first = migrations[0].replaceAll(' BLOB', kind === 'sqlite' ? ' BLOB' : ' BYTEA').split(';')
    await old.write([
      ...everyTable.map(({ name }) => sql(`DROP TABLE ${name}`, [])),
      ...first.filter(statement => statement.trim() !== '').map(statement => sql(statement, [])),
      sql('INSERT INTO settings (name, value) VALUES ($1, $2)', ['kept', 'x']),
      version(1),
    ])
    await old.close()
    const store = await openStore(address)
    expect(await store.query('SELECT position FROM tables')).toEqual([])
    expect(await store.query(`SELECT value FROM settings WHERE name = 'kept'`)).toEqual([{ value: 'x' }])
    await store.write([version(migrations.length + 1)])
    await store.close()
    await expect(async () => openStore(address)).rejects.toThrow('start the newer program')
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres, type Postgres, startPostgres } from '../load/postgres.ts'
import { startWire, type Wire } from '../load/proxy.ts'
import { Connections } from '../src/store/connections.ts'
import { openStore } from '../src/store/open.ts'
import { type Store, sql } from '../src/store/store.ts'

const setting = (name: string, value: string) =>
  sql('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value', [
    name,
    value,
  ])

/** Reads, writes, appends and tells something, all at once; whatever fails fails in time. */
function everything(store: Store, round: number): Promise<PromiseSettledResult<unknown>[]> {
  const line = { table: `t${round}`, seq: 1, visible: 1, line: 'x', actor: 0, at: 1, client: null }
  return Promise.allSettled([
    store.query('SELECT count(*) AS n FROM settings WHERE name > $1', ['']),
    store.write([setting('a', `${round}`), setting('b', `${round}`), setting('c', `${round}`)], ['table:x']),
    store.append(line, null),
    store.append(line, null, [setting('d', `${round}`)]),
    store.publish('nothing:x'),
    store.query('SELECT value FROM settings WHERE name = $1', ['a']),
  ])
}

describe.skipIf(!findPostgres())('a wire to PostgreSQL', () => {
  let postgres: Postgres
  let wire: Wire
  let address: string
  beforeAll(async () => {
    postgres = (await startPostgres())!
    wire = await startWire(postgres.port)
    address = (await postgres.database()).replace(`:${postgres.port}/`, `:${wire.port}/`)
  })
  afterAll(async () => {
    await wire.close()
    await postgres.stop()
  })

  test('that is cut again and again in the middle of everything: what was said to be kept is, and all goes on', async () => {
    const store = await openStore(address)
    const kept: string[] = []
    for (let round = 0; round < 30; round++) {
      const under = everything(store, round)
      for (let turns = 0; turns < round % 7; turns++) await new Promise(done => setImmediate(done))
      wire.cut()
      if ((await under)[2].status === 'fulfilled') kept.push(`t${round}`)
    }
    const rows = await store.query<{ table_id: string }>('SELECT table_id FROM log')
    expect(rows.map(row => row.table_id)).toEqual(expect.arrayContaining(kept))
    const all = await everything(store, 30)
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 'fulfilled'))
    await store.close()
  })

  test('that was cut: news of other processes come again, and that some may have been missed is said', async () => {
    const [store, other] = [await openStore(address), await openStore(address)]
    const heard: string[] = []
    store.listen(news => heard.push(news))
    wire.cut()
    await expect.poll(() => heard).toContain('again:')
    await expect.poll(() => other.publish('chat:x').then(() => heard)).toContain('chat:x')
    await store.close()
    await other.close()
  })

  test('that falls silent is given up in time, and replaced', async () => {
    const connections = new Connections(address, 2)
    await connections.send(5000, 'SELECT 1')
    wire.pull()
    await expect(connections.send(100, 'SELECT 1')).rejects.toThrow('did not answer')
    await expect(connections.transact(100, '', send => send('SELECT 1'))).rejects.toThrow('did not answer')
    wire.plug()
    expect(await connections.send(5000, 'SELECT 1 AS one')).toMatchObject([{ one: 1 }])
    await connections.close()
    await expect(connections.send(5000, 'SELECT 1')).rejects.toThrow('closed')
  })
})

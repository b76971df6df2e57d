import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '@hexarium/registry'
import { openStore } from '../src/store/open.ts'
import { sql } from '../src/store/store.ts'
import { anybody, busiest, fillInBulk } from './bulk.ts'
import { Client } from './client.ts'
import { fill } from './filling.ts'
import { options } from './options.ts'
import { startPostgres } from './postgres.ts'
import { startProcess } from './server-process.ts'

// `npm run crowd`: how long a server with many tables and people in its store takes to start, and to show lists and profiles.

const { finished, live, tables, persons, stores, games } = options('crowd', 'a store with many tables', {
  finished: { is: 10_000, says: 'finished tables' },
  live: { is: 1000, says: 'running tables' },
  tables: { is: 100_000, says: 'more finished tables, without records' },
  persons: { is: 10_000, says: 'people who played at them' },
  stores: { is: ['sqlite', 'postgres'], says: 'the stores, one after the other' },
  games: { is: Object.keys(registry), says: 'the games played' },
})

/** How often each list is fetched. */
const TIMES = 200

async function fillAll(address: string): Promise<number> {
  const rows = await fill(address, games, finished, live)
  const store = await openStore(address)
  await fillInBulk(store, tables, persons)
  await store.write([sql('ANALYZE', [])]) // as a store that grew by itself would be
  await store.close()
  return rows
}

async function measure(name: string, environment: Record<string, string>, address: string): Promise<void> {
  const rows = await fillAll(address)
  const from = performance.now()
  const server = await startProcess(environment)
  const started = performance.now() - from
  const client = await Client.guest(server.port)
  console.log(
    `${name}: ${finished} finished and ${live} live tables, ${rows} lines, ${tables} tables of ${persons} persons; started in ${started.toFixed(0)} ms`,
  )
  const [game] = games
  const lists = ['open', 'running', 'finished'].flatMap(list => [`list=${list}`, `list=${list}&game=${game}`])
  const profiles = tables > 0 && persons > 1 ? [busiest, anybody] : []
  for (const path of [
    ...lists.map(query => `/tables?${query}`),
    '/hall',
    '/my/tables',
    '/my/tables?list=finished',
    '/tables?list=finished&player=player1',
    '/tables?list=finished&result=drawn',
    '/tables?list=finished&result=broken',
    '/tables?list=finished&setting=none=such',
    ...profiles.flatMap(person => [
      `/persons/${person}`,
      `/persons/${person}/tables?list=finished`,
      `/persons/${person}/ratings`,
    ]),
    '/persons?name=player1',
    `/ratings/${game}`,
    `/ratings/${game}?offset=1000`,
  ])
    await time(name, client, path)
  const before = performance.now()
  const { status } = await client.get(`/tables/live0/state`)
  console.log(`${name}: a table that was cold is shown after ${(performance.now() - before).toFixed(0)} ms (${status})`)
  server.child.kill('SIGTERM')
  await server.ended
}

/** Fetches a list again and again, and says how long that took. */
async function time(name: string, client: Client, path: string): Promise<void> {
  const took: number[] = []
  for (let i = 0; i <= TIMES; i++) {
    const before = performance.now()
    const { status } = await client.get(path)
    took.push(performance.now() - before)
    if (status !== 200) throw new Error(`${path}: ${status}`)
  }
  const [first, ...then] = took
  const sorted = then.toSorted((a, b) => a - b)
  const [p50, p99] = [0.5, 0.99].map(share => `${sorted[Math.floor(TIMES * share)].toFixed(1)} ms`)
  console.log(`${name}: ${path}: first ${first.toFixed(1)} ms, then p50 ${p50}, p99 ${p99}`)
}

for (const store of stores) {
  const data = mkdtempSync(join(tmpdir(), 'hexarium-crowd-'))
  if (store === 'sqlite') await measure('SQLite', { DATA: data }, join(data, 'hexarium.db'))
  else {
    const postgres = await startPostgres(true)
    if (!postgres) continue
    const address = await postgres.database()
    await measure('PostgreSQL', { DATA: data, DATABASE_URL: address }, address)
    await postgres.stop()
  }
  rmSync(data, { recursive: true, force: true })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '@hexarium/registry'
import { Client } from './client.ts'
import { fill } from './filling.ts'
import { options } from './options.ts'
import { startPostgres } from './postgres.ts'
import { startProcess } from './server-process.ts'

// `npm run crowd`: how long a server with many tables in its store takes to start, and to show the lobby's first page.

const { finished, live, stores, games } = options('crowd', 'a store with many tables', {
  finished: { is: 10_000, says: 'finished tables' },
  live: { is: 1000, says: 'running tables' },
  stores: { is: ['sqlite', 'postgres'], says: 'the stores, one after the other' },
  games: { is: Object.keys(registry), says: 'the games played' },
})

async function measure(name: string, environment: Record<string, string>, address: string): Promise<void> {
  const rows = await fill(address, games, finished, live)
  const from = performance.now()
  const server = await startProcess(environment)
  const started = performance.now() - from
  const client = await Client.guest(server.port)
  console.log(
    `${name}: ${finished} finished and ${live} live tables, ${rows} lines; started in ${started.toFixed(0)} ms`,
  )
  for (const path of ['/tables?list=open', '/tables?list=running', '/tables?list=finished', '/my/tables']) {
    const took: number[] = []
    for (let i = 0; i < 51; i++) {
      const before = performance.now()
      const { status } = await client.get(path)
      took.push(performance.now() - before)
      if (status !== 200) throw new Error(`${path}: ${status}`)
    }
    const [first] = took
    const sorted = took.slice(1).toSorted((a, b) => a - b)
    console.log(
      `${name}: ${path}: first ${first.toFixed(1)} ms, then p50 ${sorted[25].toFixed(1)} ms, at most ${sorted[49].toFixed(1)} ms`,
    )
  }
  const before = performance.now()
  const { status } = await client.get(`/tables/live0/state`)
  console.log(`${name}: a table that was cold is shown after ${(performance.now() - before).toFixed(0)} ms (${status})`)
  server.child.kill('SIGTERM')
  await server.ended
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

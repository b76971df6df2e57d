import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { openStore } from '../src/store/open.ts'
import { Client } from './client.ts'
import { forge } from './forged.ts'
import { besiege, randomFrom } from './hostile.ts'
import { options } from './options.ts'
import { startPostgres } from './postgres.ts'
import { startProcess } from './server-process.ts'

// `npm run siege`: 100,000 hostile messages, spoiled positions and records among them, on each store. The process must stay up, the
// data as it was, and every message be refused; a spoiled position that can be read is a table of who sent it, and must be playable.

const { messages, stores } = options('siege', 'hostile messages', {
  messages: { is: 100_000, says: 'how many there are' },
  stores: { is: ['sqlite', 'postgres'], says: 'the stores, one after the other' },
})

/** Messages sent before it is said how it goes; of so many one more is a position or a record. */
const PART = 10_000
const FORGED = 50

/** A running table of two people nobody else may touch. */
async function calmTable(port: number, game: string): Promise<{ table: string; host: Client }> {
  const { seats } = await wholeGame(registry[game])
  const people = await Promise.all(Array.from({ length: seats.min }, () => Client.guest(port)))
  const [host, ...others] = people as [Client, ...Client[]]
  const chairs = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'open' as const }))]
  const { id } = await host.ask('POST /tables', { body: { game, access: 'public', seats: chairs } })
  for (const other of others) await other.ask('POST /tables/:id/join', { params: { id }, body: {} })
  await host.ask('POST /tables/:id/start', { params: { id } })
  return { table: id, host }
}

/** Everything that is kept of some tables. */
async function kept(address: string, tables: readonly string[]): Promise<string> {
  const store = await openStore(address)
  const list = tables.map((_, index) => `$${index + 1}`).join(', ')
  const rows = await Promise.all(
    ['log', 'progress', 'seats'].map(name =>
      store.query(`SELECT * FROM ${name} WHERE table_id IN (${list}) ORDER BY 1, 2`, tables),
    ),
  )
  await store.close()
  return JSON.stringify(rows)
}

/** A server under siege, on a store. */
async function siege(name: string, environment: Record<string, string>, address: string): Promise<void> {
  const server = await startProcess(environment)
  const calm: { table: string; host: Client }[] = []
  for (const game of Object.keys(registry)) calm.push(await calmTable(server.port, game))
  const tables = calm.map(({ table }) => table)
  const before = await kept(address, tables)
  const attackers = [await Client.guest(server.port, 'Mallory'), new Client(server.port)] as const
  for (let sent = 0; sent < messages; sent += PART) {
    const some = Math.min(PART, messages - sent)
    const counted = await besiege(attackers, tables, some, sent + 1)
    const forged = await forge(attackers[0], Object.keys(registry), Math.ceil(some / FORGED), randomFrom(sent + 1))
    console.log(`${name}, ${sent + some} messages: ${JSON.stringify({ ...counted, forged })}`)
  }
  for (const { table, host } of calm) await host.ask('GET /tables/:id/state', { params: { id: table } })
  if (server.child.exitCode !== null) throw new Error('the server ended')
  if ((await kept(address, tables)) !== before) throw new Error('what is kept has changed')
  server.child.kill('SIGTERM')
  const code = await server.ended
  console.log(
    `${name}: ${messages} hostile messages, positions and records: the process stayed up, the data is as it was, and it ended well (${code}).`,
  )
}

for (const store of stores) {
  const data = mkdtempSync(join(tmpdir(), 'hexarium-siege-'))
  if (store === 'sqlite') await siege('SQLite', { DATA: data }, join(data, 'hexarium.db'))
  else {
    const postgres = await startPostgres()
    if (!postgres) continue
    const address = await postgres.database()
    await siege('PostgreSQL', { DATA: data, DATABASE_URL: address }, address)
    await postgres.stop()
  }
  rmSync(data, { recursive: true, force: true })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { openStore } from '../src/store/open.ts'
import { Client } from './client.ts'
import { besiege } from './hostile.ts'
import { options } from './options.ts'
import { startProcess } from './server-process.ts'

// `npm run siege`: 100,000 hostile messages. The process must stay up, the data as it was, and every message be refused.

const { messages } = options('siege', 'hostile messages', {
  messages: { is: 100_000, says: 'how many there are' },
})

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

async function kept(file: string): Promise<string> {
  const store = await openStore(file)
  const rows = await Promise.all(
    ['log', 'progress', 'seats'].map(name => store.query(`SELECT * FROM ${name} ORDER BY table_id`)),
  )
  await store.close()
  return JSON.stringify(rows)
}

const data = mkdtempSync(join(tmpdir(), 'hexarium-siege-'))
const file = join(data, 'hexarium.db')
const server = await startProcess({ DATA: data })
const calm: { table: string; host: Client }[] = []
for (const game of Object.keys(registry)) calm.push(await calmTable(server.port, game))
const before = await kept(file)
const attackers = [await Client.guest(server.port, 'Mallory'), new Client(server.port)] as const
const PART = 10_000
for (let sent = 0; sent < messages; sent += PART) {
  const siege = await besiege(
    attackers,
    calm.map(({ table }) => table),
    Math.min(PART, messages - sent),
    sent + 1,
  )
  console.log(`${Math.min(sent + PART, messages)} messages: ${JSON.stringify(siege)}`)
}
for (const { table, host } of calm) {
  await host.ask('GET /tables/:id/state', { params: { id: table } })
}
if (server.child.exitCode !== null) throw new Error('the server ended')
if ((await kept(file)) !== before) throw new Error('what is kept has changed')
server.child.kill('SIGTERM')
const code = await server.ended
console.log(`${messages} hostile messages: the process stayed up, the data is as it was, and it ended well (${code}).`)
rmSync(data, { recursive: true, force: true })

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '@hexarium/registry'
import { drive, quantile } from './driving.ts'
import { options } from './options.ts'
import { measurePeer } from './peer.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

// `npm run soak`: one table alone for latency, then many at once for throughput, on each store, every choice durable.

const { minutes, tables, stores, games, bots, processes, peer } = options('soak', 'what a server bears', {
  minutes: { is: 10, says: 'how long each store is under load' },
  tables: { is: 200, says: 'tables at once' },
  stores: { is: ['sqlite', 'postgres'], says: 'the stores, one after the other' },
  games: { is: Object.keys(registry), says: 'the games played' },
  bots: { is: 10, says: 'tables that bots play, too' },
  processes: { is: 2, says: 'server processes on one PostgreSQL, as compose.yaml runs them' },
  peer: { is: true, says: 'leaves out boardgame.io’s server' },
})

/** Megabytes a process holds. */
function memory(server: ServerProcess): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function soak(
  name: string,
  store: Record<string, string>,
  processes: number,
  postgres?: Postgres,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'hexarium-soak-'))
  const servers: ServerProcess[] = []
  for (let number = 0; number < processes; number++) servers.push(await startProcess({ ...store, DATA: data }))
  try {
    const alone = await drive({ servers: servers.slice(0, 1), postgres }, games, 1, 0, Math.min(10, minutes * 60))
    console.log(`${name}, one table: ${alone.choices} choices, p50 ${alone.quantile(0.5)}, p99 ${alone.quantile(0.99)}`)
    const held: number[] = []
    const watch = (): unknown => held.push(servers.reduce((sum, server) => sum + memory(server), 0))
    const all = await drive({ servers, postgres }, games, tables, bots, minutes * 60, watch)
    const where = processes === 1 ? '' : ` on ${processes} processes`
    console.log(
      `${name}, ${tables} tables${where}: ${all.rate.toFixed(0)} choices a second (${all.withBots.toFixed(0)} with those of bots), p50 ${all.quantile(0.5)}, p99 ${all.quantile(0.99)}, ` +
        `${all.games} games finished, refusals ${JSON.stringify(Object.fromEntries(all.refusals))}; ${all.cpu}`,
    )
    const sample = held.filter((_, index) => index % Math.max(1, Math.ceil(held.length / 12)) === 0)
    console.log(`${name}, memory in MB: ${sample.map(megabytes => megabytes.toFixed(0)).join(' ')}`)
  } finally {
    for (const { child } of servers) child.kill('SIGTERM')
    await Promise.all(servers.map(({ ended }) => ended))
    rmSync(data, { recursive: true, force: true })
  }
}

console.log(
  `Load before: ${loadavg()
    .map(load => load.toFixed(1))
    .join(' ')} on ${availableParallelism()} cores`,
)
if (peer) {
  for (const atOnce of [1, tables]) {
    const measured = await measurePeer(atOnce, Math.min(30, minutes * 60))
    if (!measured) break
    const { rate, took } = measured
    console.log(
      `boardgame.io in memory, ${atOnce === 1 ? 'one table' : `${atOnce} tables`}: ${rate.toFixed(0)} choices a second, ` +
        `p50 ${quantile(took, 0.5)}, p99 ${quantile(took, 0.99)}`,
    )
  }
}
for (const store of stores) {
  if (store === 'sqlite') await soak('SQLite', {}, 1)
  else {
    const postgres = await startPostgres(true)
    if (!postgres) continue
    await soak('PostgreSQL', { DATABASE_URL: await postgres.database() }, processes, postgres)
    await postgres.stop()
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { options } from './options.ts'
import { measurePeer } from './peer.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { TableDriver } from './table-driver.ts'

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

/** Tables that are set up at the same time. */
const AT_ONCE = 10

function quantile(took: readonly number[], share: number): string {
  const sorted = took.toSorted((a, b) => a - b)
  return `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)} ms`
}

class Tally {
  choices = 0
  games = 0
  readonly took: number[] = []
  readonly refusals = new Map<string, number>()
  acknowledged = (_table: string, _id: string, _seq: number, milliseconds: number): void => {
    this.choices++
    if (this.took.length < 2_000_000) this.took.push(milliseconds)
  }
  finished = (): void => {
    this.games++
  }
  refused = (_table: string, code: string): void => {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1)
  }
  quantile(share: number): string {
    return quantile(this.took, share)
  }
}

/** Whose CPU time is measured. */
interface Measured {
  /** Tables are spread over them. */
  servers: readonly ServerProcess[]
  postgres: Postgres | undefined
}

async function drive(
  measured: Measured,
  tables: number,
  bots: number,
  duration: number,
  watch?: () => void,
): Promise<Tally & { rate: number; withBots: number; cpu: string }> {
  const { servers, postgres } = measured
  const tally = new Tally()
  const drivers: TableDriver[] = []
  const start = async (number: number): Promise<TableDriver> => {
    const game = await wholeGame(registry[games[number % games.length]])
    // Every game on every process.
    const { port } = servers[Math.floor(number / games.length) % servers.length]
    return TableDriver.start(port, game.id, game.seats.min, number < bots ? 1 : 0, tally)
  }
  for (let number = 0; number < tables; number += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - number) }, (_, index) => start(number + index))
    drivers.push(...(await Promise.all(some)))
  }
  for (const driver of drivers) await driver.go()
  // Only what happens once all of them play, and code is warm, counts.
  await new Promise(done => setTimeout(done, 2000))
  Object.assign(tally, { choices: 0, games: 0 })
  tally.took.length = 0
  const watching = watch && setInterval(watch, 5000)
  const from = performance.now()
  const before = cpuOf(measured)
  const stepsBefore = await stepsOf(servers)
  await new Promise(done => setTimeout(done, duration * 1000))
  const seconds = (performance.now() - from) / 1000
  const rate = tally.choices / seconds
  const withBots = ((await stepsOf(servers)) - stepsBefore) / seconds
  const after = cpuOf(measured)
  const used = (part: keyof typeof after): number => Math.round((1e6 * (after[part] - before[part])) / tally.choices)
  clearInterval(watching)
  for (const driver of drivers) driver.stop()
  const store = postgres ? `, ${used('postgres')} PostgreSQL’s` : ''
  const cpu = `CPU a choice in µs: ${used('server')} the server’s${store}, ${used('players')} the players’`
  return Object.assign(tally, { rate, withBots, cpu })
}

/** Choices kept so far, of people and bots, as the server counts them. */
async function stepsOf(servers: readonly ServerProcess[]): Promise<number> {
  const all = await Promise.all(
    servers.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const counts = [...all.join('\n').matchAll(/^hexarium_steps_total\S* (\d+)/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Seconds of CPU time used so far. */
function cpuOf({ servers, postgres }: Measured): { server: number; postgres: number; players: number } {
  const { user, system } = process.cpuUsage()
  return {
    server: servers.reduce((sum, { child }) => sum + cpuOfProcess(child.pid!), 0),
    postgres: postgres ? cpuOfProcess(postgres.pid) : 0,
    players: (user + system) / 1e6,
  }
}

/** With all its threads and the processes it started, also those that have ended. */
function cpuOfProcess(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
  return children.reduce((sum, child) => sum + cpuOfProcess(Number(child)), own)
}

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
    const alone = await drive({ servers: servers.slice(0, 1), postgres }, 1, 0, Math.min(10, minutes * 60))
    console.log(`${name}, one table: ${alone.choices} choices, p50 ${alone.quantile(0.5)}, p99 ${alone.quantile(0.99)}`)
    const held: number[] = []
    const watch = (): unknown => held.push(servers.reduce((sum, server) => sum + memory(server), 0))
    const all = await drive({ servers, postgres }, tables, bots, minutes * 60, watch)
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

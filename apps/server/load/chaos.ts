import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '@hexarium/registry'
import { playOn, rest, startDrivers } from './driven.ts'
import { type Fault, faultsOf, leftOut, portsOf, startVictim, type World, wait } from './faults.ts'
import { type Acknowledged, heldAgainst } from './kept.ts'
import { options } from './options.ts'
import { startPostgres } from './postgres.ts'
import { startWire } from './proxy.ts'

// `npm run chaos`: faults of every kind at random moments under load. After each of them all tables must play on, nobody may have
// lost on time, and every choice that was acknowledged must be in the store, once.

const { faults, tables, stores, games } = options('chaos', 'faults of every kind under load', {
  faults: { is: 40, says: 'faults in each way' },
  tables: { is: 12, says: 'tables at once' },
  stores: { is: ['sqlite', 'postgres', 'two'], says: 'the stores; two: two processes on one PostgreSQL' },
  games: { is: Object.keys(registry), says: 'the games played' },
})

/** Minutes everybody has: nobody needs them, unless a fault takes them from him. */
const MINUTES = 10

/** Counts, for the table at the end. */
interface Count {
  times: number
  checked: number
  longest: number
}

/** Kinds in an order of chance, all of them before one comes again. */
function* anyOrder(kinds: readonly string[]): Generator<string, never> {
  for (;;) {
    const left = [...kinds]
    while (left.length > 0) yield left.splice(Math.floor(Math.random() * left.length), 1)[0]
  }
}

async function chaos(world: World, known: Acknowledged, name: string): Promise<void> {
  const kinds = faultsOf(world)
  const counts = new Map<string, Count>(Object.keys(kinds).map(kind => [kind, { times: 0, checked: 0, longest: 0 }]))
  const order = anyOrder(Object.keys(kinds))
  for (let number = 1; number <= faults; number++) {
    await wait(50 + Math.random() * 450)
    const kind = order.next().value
    if (number % 10 === 0) console.log(`${name}: fault ${number} of ${faults}`)
    try {
      await strike(world, kinds[kind], counts.get(kind)!, known)
    } catch (error) {
      throw new Error(`${name}, fault ${number}, ${kind}: ${(error as Error).message}`, { cause: error })
    }
  }
  console.log(
    `\n${name}, ${world.drivers.length} tables, ${faults} faults: none lost, none twice, every table played on\n`,
  )
  console.log('| fault | times | acknowledged choices checked | longest until all played on |\n|---|---|---|---|')
  for (const [kind, { times, checked, longest }] of counts)
    console.log(`| ${kind} | ${times} | ${checked} | ${longest.toFixed(0)} ms |`)
}

/** One fault: when it is over everybody plays on, rests, and what is kept is held against what was acknowledged. */
async function strike(world: World, fault: Fault, count: Count, known: Acknowledged): Promise<void> {
  const { drivers, servers } = world
  await fault(world, Math.floor(Math.random() * servers.length))
  const from = performance.now()
  for (const [number, driver] of drivers.entries())
    if (!driver.isAt(...portsOf(servers, number))) await driver.comeTo(...portsOf(servers, number))
  await playOn(drivers)
  count.longest = Math.max(count.longest, performance.now() - from)
  await rest(drivers)
  count.checked += await heldAgainst(world.address, known)
  count.times++
  for (const driver of drivers) driver.goOn()
}

/** A world of one store, with its processes; undefined if this machine has no such store. */
async function newWorld(store: string, data: string): Promise<World | undefined> {
  const database = store === 'sqlite' ? undefined : await startPostgres(true)
  if (store !== 'sqlite' && !database) return undefined
  const address = database ? await database.database() : join(data, 'hexarium.db')
  const wire = database && (await startWire(database.port))
  const environment: Record<string, string> = { DATA: data }
  if (wire) environment['DATABASE_URL'] = address.replace(`:${database.port}/`, `:${wire.port}/`)
  const servers = []
  for (let number = 0; number < (store === 'two' ? 2 : 1); number++) servers.push(await startVictim(environment))
  return { servers, drivers: [], environment, address, data, ...(database && wire ? { database, wire } : {}) }
}

async function run(store: string, data: string): Promise<void> {
  const world = await newWorld(store, data)
  if (!world) return
  const known: Acknowledged = new Map()
  const name = { sqlite: 'SQLite', postgres: 'PostgreSQL', two: 'PostgreSQL, two processes' }[store] ?? store
  try {
    world.drivers = await startDrivers(number => portsOf(world.servers, number), games, tables, known, MINUTES)
    await chaos(world, known, name)
  } finally {
    for (const driver of world.drivers) driver.stop()
    for (const { child } of world.servers) child.kill('SIGKILL')
    await Promise.all(world.servers.map(({ ended }) => ended))
    await world.wire?.close()
    await world.database?.stop()
  }
}

for (const line of leftOut()) console.warn(line)
for (const store of stores) {
  const data = mkdtempSync(join(tmpdir(), 'hexarium-chaos-'))
  try {
    await run(store, data)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

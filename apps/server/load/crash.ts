import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { must } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { openStore } from '../src/store/open.ts'
import { LiveTable } from '../src/table/live.ts'
import { findTable } from '../src/table/tables.ts'
import { startPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { TableDriver } from './table-driver.ts'

// `npm run crash`: kills the server with SIGKILL at random moments under load, again and again. Afterwards every choice that
// was acknowledged must be in the store, none twice, and every table must play on.

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '100' },
    tables: { type: 'string', default: '20' },
    stores: { type: 'string', default: 'sqlite,postgres,two' },
    games: { type: 'string', default: Object.keys(registry).join(',') },
  },
})

const times = Number(values.times)
const games = values.games.split(',')

/** What was acknowledged: table → message → the number it got. */
type Acknowledged = Map<string, Map<string, number>>

async function drive(ports: readonly number[], known: Acknowledged): Promise<TableDriver[]> {
  const observer = {
    acknowledged(table: string, id: string, seq: number) {
      const ofTable = known.get(table) ?? new Map()
      known.set(table, ofTable)
      ofTable.set(`${id}`, seq)
    },
    finished() {},
    refused() {},
  }
  const drivers: TableDriver[] = []
  for (let number = 0; number < Number(values.tables); number++) {
    const game = await registry[games[number % games.length]!]!()
    drivers.push(await TableDriver.start(ports[number % ports.length]!, game.id, game.seats.min, 0, observer))
  }
  for (const driver of drivers) await driver.go()
  return drivers
}

/** Holds what is kept against what was acknowledged; how many choices that were. */
async function check(address: string, known: Acknowledged): Promise<number> {
  const store = await openStore(address)
  let checked = 0
  try {
    for (const [id, acknowledged] of known) {
      const rows = await store.query<{ seq: number; visible: number; client: string | null }>(
        'SELECT seq, visible, client FROM log WHERE table_id = $1 ORDER BY seq',
        [id],
      )
      rows.forEach((row, index) => {
        if (row.seq !== index + 1) throw new Error(`table ${id}: line ${index + 1} is missing`)
      })
      const kept = new Map<string, number>()
      for (const { client, visible } of rows) {
        const message = client?.split(':')[1]
        if (message === undefined) continue
        if (kept.has(message)) throw new Error(`table ${id}: message ${message} was heeded twice`)
        kept.set(message, visible)
      }
      for (const [message, seq] of acknowledged) {
        if (kept.get(message) !== seq) throw new Error(`table ${id}: message ${message} was acknowledged and is lost`)
        checked++
      }
      const table = (await findTable(store, id))!
      const live = must(await LiveTable.load(store, await registry[table.game]!(), table, () => {}))
      if (live.play.seq !== rows.length) throw new Error(`table ${id}: it stands at ${live.play.seq} of ${rows.length}`)
      if (table.status === 'running' && live.play.asked().length === 0) throw new Error(`table ${id} does not play on`)
    }
  } finally {
    await store.close()
  }
  return checked
}

async function crash(
  name: string,
  environment: Record<string, string>,
  address: string,
  processes: number,
): Promise<void> {
  let checked = 0
  for (let time = 1; time <= times; time++) {
    const servers: ServerProcess[] = []
    for (let number = 0; number < processes; number++) servers.push(await startProcess(environment))
    const known: Acknowledged = new Map()
    const drivers = await drive(
      servers.map(server => server.port),
      known,
    )
    await new Promise(done => setTimeout(done, 100 + Math.random() * 900))
    const victim = servers[Math.floor(Math.random() * servers.length)]!
    victim.child.kill('SIGKILL')
    await victim.ended
    if (processes > 1) {
      // The other one goes on; so do those who play there.
      const before = [...known.values()].reduce((sum, messages) => sum + messages.size, 0)
      await new Promise(done => setTimeout(done, 500))
      const after = [...known.values()].reduce((sum, messages) => sum + messages.size, 0)
      if (after <= before) throw new Error('the process that was left did not go on')
    }
    for (const driver of drivers) driver.stop()
    for (const server of servers) server.child.kill('SIGKILL')
    await Promise.all(servers.map(server => server.ended))
    checked += await check(address, known)
    if (time % 10 === 0 || time === times)
      console.log(`${name}: killed ${time} times, ${checked} acknowledged choices, none lost, none twice`)
  }
}

for (const store of values.stores.split(',')) {
  const data = mkdtempSync(join(tmpdir(), 'hexarium-crash-'))
  if (store === 'sqlite') await crash('SQLite', { DATA: data }, join(data, 'hexarium.db'), 1)
  else {
    const postgres = await startPostgres(true)
    if (!postgres) continue
    const address = await postgres.database()
    const [name, processes] = store === 'two' ? ['PostgreSQL, one of two processes', 2] : ['PostgreSQL', 1]
    await crash(String(name), { DATA: data, DATABASE_URL: address }, address, Number(processes))
    await postgres.stop()
  }
  rmSync(data, { recursive: true, force: true })
}

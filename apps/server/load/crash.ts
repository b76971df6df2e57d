import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '@hexarium/registry'
import { ContestDriver } from './contest-driver.ts'
import { playOn, rest, startDrivers } from './driven.ts'
import { type Acknowledged, heldAgainst } from './kept.ts'
import { options } from './options.ts'
import { startPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

// `npm run crash`: kills the server with SIGKILL at random moments under load, again and again. After each time every choice that
// was acknowledged must be in the store, none twice, and every table must play on: those who played come back and repeat what was
// not answered. Tournaments go on beside them and must come to their ends, too.

const { times, tables, stores, games } = options('crash', 'kills the server under load', {
  times: { is: 100, says: 'kills in each way' },
  tables: { is: 20, says: 'tables at once' },
  stores: { is: ['sqlite', 'postgres', 'two'], says: 'the stores; two: one of two processes on one PostgreSQL' },
  games: { is: Object.keys(registry), says: 'the games played' },
})

async function crash(
  name: string,
  environment: Record<string, string>,
  address: string,
  processes: number,
): Promise<void> {
  const servers: ServerProcess[] = []
  for (let number = 0; number < processes; number++) servers.push(await startProcess(environment))
  const known: Acknowledged = new Map()
  const drivers = await startDrivers(number => [servers[number % processes].port], games, tables, known)
  const driven = drivers.map((driver, number) => ({ driver, server: servers[number % processes] }))
  const contests = await ContestDriver.start(() => servers[0].port)
  let checked = 0
  for (let time = 1; time <= times; time++) {
    await new Promise(done => setTimeout(done, 50 + Math.random() * 950))
    const at = Math.floor(Math.random() * servers.length)
    const victim = servers[at]
    victim.child.kill('SIGKILL')
    await victim.ended
    // With the only process gone nothing changes while the store is looked at; else everybody rests.
    if (processes === 1) checked += await heldAgainst(address, known)
    const others = servers.filter(server => server !== victim)
    const refuge = others[0] ?? (await startProcess(environment))
    servers[at] = refuge
    for (const one of driven.filter(({ server }) => server === victim)) {
      one.server = refuge
      await one.driver.comeTo(refuge.port)
    }
    await playOn(drivers)
    if (processes > 1) {
      await rest(drivers)
      checked += await heldAgainst(address, known)
      servers[at] = await startProcess(environment)
      for (const one of driven.filter((_, index) => index % processes === at)) {
        one.server = servers[at]
        await one.driver.comeTo(one.server.port)
      }
      for (const driver of drivers) driver.goOn()
    }
    if (time % 10 === 0 || time === times)
      console.log(
        `${name}: killed ${time} times, ${checked} acknowledged choices at ${drivers.length} tables at a time, none lost, none twice, every table played on`,
      )
  }
  const played = await contests.end()
  console.log(`${name}: ${played} tournaments played meanwhile, each to its champion, every game counted once`)
  for (const driver of drivers) driver.stop()
  for (const server of servers) server.child.kill('SIGKILL')
  await Promise.all(servers.map(server => server.ended))
}

for (const store of stores) {
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

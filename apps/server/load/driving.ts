import { readFileSync } from 'node:fs'
import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Postgres } from './postgres.ts'
import type { ServerProcess } from './server-process.ts'
import { TableDriver } from './table-driver.ts'

/** Tables that are set up at the same time. */
const AT_ONCE = 10

/** What so many of all took at most. */
export function quantile(took: readonly number[], share: number): string {
  const sorted = took.toSorted((a, b) => a - b)
  return `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)} ms`
}

/** What was played, and how long choices took to be kept. */
export class Tally {
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
export interface Measured {
  /** Tables are spread over them. */
  servers: readonly ServerProcess[]
  postgres: Postgres | undefined
}

/** Has people play at so many tables, some of them with bots, for so many seconds. */
export async function drive(
  measured: Measured,
  games: readonly string[],
  tables: number,
  bots: number,
  duration: number,
  watch?: () => void,
): Promise<Tally & { rate: number; withBots: number; cpu: string; cores: number }> {
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
  const spent = (['server', 'postgres', 'players'] as const).reduce((sum, part) => sum + after[part] - before[part], 0)
  return Object.assign(tally, { rate, withBots, cpu, cores: spent / seconds })
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

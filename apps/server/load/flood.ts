import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { options } from './options.ts'
import { startProcess } from './server-process.ts'
import { TableDriver } from './table-driver.ts'

// `npm run flood`: people play, and one guest asks for everything the house grants a guest, as often as it does. What do they notice?

const { seconds, rounds, tables, pause, lines, games } = options('flood', 'one guest at all his limits', {
  seconds: { is: 15, says: 'how long each of them is measured: without him, with him' },
  rounds: { is: 3, says: 'how often they are measured in turn' },
  tables: { is: 30, says: 'tables others play at' },
  pause: { is: 100, says: 'milliseconds they think about a choice' },
  lines: { is: 1500, says: 'choices in the records the guest brings' },
  games: { is: Object.keys(registry), says: 'the games played' },
})

/** What the guest is told. */
export type FloodTask = { port: number; games: readonly string[]; lines: number }
export type FloodOrder = 'begin' | 'end' | 'count'

/** What the others waited for their choices to be kept. */
class Waits {
  readonly without: number[] = []
  readonly with: number[] = []
  isFlooded = false
  isCounting = false
  acknowledged = (_table: string, _id: string, _seq: number, milliseconds: number): void => {
    if (this.isCounting) (this.isFlooded ? this.with : this.without).push(milliseconds)
  }
  finished = (): void => {}
  refused = (): void => {}
}

function quantile(took: readonly number[], share: number): number {
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * share)] ?? 0
}

/** People who play, each table from an address of its own. */
async function others(port: number, waits: Waits): Promise<TableDriver[]> {
  const drivers: TableDriver[] = []
  for (let number = 0; number < tables; number++) {
    const { id, seats } = await wholeGame(registry[games[number % games.length]])
    const from = `10.1.${number >> 8}.${number & 255}`
    const driver = await TableDriver.start(port, id, seats.min, 0, waits, { from })
    driver.pause = pause
    drivers.push(driver)
  }
  for (const driver of drivers) await driver.go()
  return drivers
}

/** Measures in turn, without him and with him. */
async function measure(waits: Waits, guest: Worker): Promise<void> {
  const wait = (length: number): Promise<unknown> => new Promise(done => setTimeout(done, length * 1000))
  // Code becomes warm, and threads that help start, as they do once for whoever is the first to ask.
  guest.postMessage('begin' satisfies FloodOrder)
  await wait(seconds)
  guest.postMessage('end' satisfies FloodOrder)
  await wait(Math.min(2, seconds))
  for (let round = 0; round < rounds; round++) {
    for (const isFlooded of [false, true]) {
      waits.isFlooded = isFlooded
      if (isFlooded) guest.postMessage('begin' satisfies FloodOrder)
      waits.isCounting = true
      await wait(seconds)
      waits.isCounting = false
      guest.postMessage('end' satisfies FloodOrder)
      await wait(Math.min(2, seconds)) // what he has begun comes to its end
    }
  }
}

const data = mkdtempSync(join(tmpdir(), 'hexarium-flood-'))
const server = await startProcess({ DATA: data, RATE: '1', TRUST_PROXY: '1' })
const guest = new Worker(new URL('./flood.worker.ts', import.meta.url), {
  workerData: { port: server.port, games, lines } satisfies FloodTask,
})
await once(guest, 'message')
const waits = new Waits()
const drivers = await others(server.port, waits)
await measure(waits, guest)
guest.postMessage('count' satisfies FloodOrder)
const [replies] = (await once(guest, 'message')) as [Map<string, number>]
for (const driver of drivers) driver.stop()
await guest.terminate()
server.child.kill('SIGTERM')
await server.ended
rmSync(data, { recursive: true, force: true })

for (const [name, took] of [['without him', waits.without] as const, ['with him', waits.with] as const]) {
  const [p50, p99] = [0.5, 0.99].map(share => `${quantile(took, share).toFixed(2)} ms`)
  console.log(`${name}: ${took.length} choices of others, p50 ${p50}, p99 ${p99}`)
}
const more = (100 * (quantile(waits.with, 0.99) / quantile(waits.without, 0.99) - 1)).toFixed(0)
console.log(
  `One guest at his limits: p99 changes by ${more} %; he was answered ${[...replies].map(([what, times]) => `${what} ${times}×`).join(', ')}.`,
)

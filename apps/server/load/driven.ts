import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Acknowledged } from './kept.ts'
import { TableDriver } from './table-driver.ts'

/** How long a table may take to go on after a fault. */
const PATIENCE = 60_000

/** Starts tables, each with people at these ports, and so many minutes for each if any; what is acknowledged is noted. */
export async function startDrivers(
  portsOf: (number: number) => readonly number[],
  games: readonly string[],
  tables: number,
  known: Acknowledged,
  minutes = 0,
): Promise<TableDriver[]> {
  const observer = {
    acknowledged(table: string, id: string, seq: number) {
      const ofTable = known.get(table) ?? new Map()
      known.set(table, ofTable)
      ofTable.set(id, seq)
    },
    finished() {},
    refused() {},
  }
  const drivers: TableDriver[] = []
  for (let number = 0; number < tables; number++) {
    const game = await wholeGame(registry[games[number % games.length]])
    const ports = portsOf(number)
    const driver = await TableDriver.start(ports[0], game.id, game.seats.min, 0, observer, { minutes })
    drivers.push(driver)
    driver.standAt(ports)
  }
  for (const driver of drivers) await driver.go()
  return drivers
}

/** Waits until every driver got another acknowledgement. */
export async function playOn(drivers: readonly TableDriver[]): Promise<void> {
  const before = drivers.map(driver => driver.answered)
  const from = performance.now()
  const stuck = (): TableDriver[] => drivers.filter((driver, index) => driver.answered <= before[index])
  while (stuck().length > 0) {
    if (performance.now() - from > PATIENCE)
      throw new Error(
        `these tables do not play on: ${stuck()
          .map(driver => `${driver}`)
          .join(', ')}`,
      )
    await new Promise(done => setTimeout(done, 10))
  }
}

/** Lets everybody rest; throws if somebody cannot since he gets no answer. */
export async function rest(drivers: readonly TableDriver[]): Promise<void> {
  let isLate = false
  const timer = setTimeout(() => (isLate = true), PATIENCE)
  await Promise.all(drivers.map(driver => driver.rest(() => isLate)))
  clearTimeout(timer)
}

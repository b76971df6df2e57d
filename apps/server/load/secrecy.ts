import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { readConfig } from '../src/config.ts'
import { serve } from '../src/serve.ts'
import { options } from './options.ts'
import { compareServed } from './served.ts'
import { compareWire } from './wire.ts'

// `npm run secrecy`: whole games of every game; what each seat is sent is compared at every step with what it would be sent
// if everything hidden from it were otherwise. Then, on a real server, everything every kind of stranger can ask for.

const { games, times, every, seed, served, apart } = options('secrecy', 'what curious seats are told', {
  games: { is: Object.keys(registry), says: 'the games played' },
  times: { is: 10, says: 'whole games of each' },
  every: { is: 1, says: 'one step in so many is compared' },
  seed: { is: 'wire', says: 'what the dice follow from' },
  served: { is: 2000, says: 'choices of each on a real server at most: whole games' },
  apart: { is: 40, says: 'choices there from one time to the next that everything there is to ask for is compared' },
})

const counted = (sums: Record<string, number>): string =>
  Object.entries(sums)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')

async function overSockets(id: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'hexarium-secrecy-'))
  let time = Date.now()
  const config = readConfig({ PORT: '0', RATE: '0', LOG_LEVEL: 'error', DATA: data })
  const server = await serve(config, { now: () => time++ })
  const game = await wholeGame(registry[id])
  // as few as can play; one more, who gives up; and with watchers who see everything later
  const { min, max } = game.seats
  for (const [players, delay] of [[min, 0], ...(max > 2 ? [[Math.max(3, min), 0]] : []), [min, 600]]) {
    const effort = { choices: served, every: apart, seed: `${seed} served`, players, delay }
    const compared = await compareServed(server, game, effort)
    const how = `${players} players${delay > 0 ? `, watchers ${delay} s behind` : ''}`
    console.log(`${id}, over sockets and every way in, ${how}: ${counted({ ...compared })}: nothing hidden was told.`)
  }
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}

for (const id of games) {
  const game = await wholeGame(registry[id])
  const sum: Record<string, number> = {}
  for (let time = 0; time < times; time++) {
    const compared = compareWire(game, { games: 1, seed: `${seed} ${time}`, every: every })
    for (const [name, count] of Object.entries(compared)) sum[name] = (sum[name] ?? 0) + count
  }
  console.log(`${id}: ${counted(sum)}: nothing hidden was told.`)
  await overSockets(id)
}

import { parentPort, workerData } from 'node:worker_threads'
import { type Fixture, playFixture } from '@hexarium/bots'
import type { ArenaJob } from './arena.ts'
import { loadGame } from './games.ts'
import { onlyBots } from './seating.ts'

// One of the arena's threads: is sent fixtures, sends back games.

const { game: id, bots: specs, settings } = workerData as ArenaJob
const game = await loadGame(id)
const bots = onlyBots(specs)

/** Milliseconds of CPU time of this thread alone. */
function clock(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

parentPort!.on('message', (fixture: Fixture) => {
  parentPort!.postMessage(playFixture(game, bots, fixture, settings, { clock }))
})

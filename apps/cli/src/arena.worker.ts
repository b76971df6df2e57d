import { parentPort, workerData } from 'node:worker_threads'
import { type Fixture, playFixture } from '@hexarium/bots'
import type { ArenaJob, FromThread } from './arena.ts'
import { loadGame } from './games.ts'
import { Problem } from './problem.ts'
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

function played(fixture: Fixture): FromThread {
  try {
    return playFixture(game, bots, fixture, settings, { clock })
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message }
    throw error
  }
}

parentPort!.on('message', (fixture: Fixture) => {
  parentPort!.postMessage(played(fixture))
})

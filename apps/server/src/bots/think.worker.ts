import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { botFrom, decide, thoughtOf } from '@hexarium/bots'
import { type AnyGame, must, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Job, Reply } from './thinkers.ts'

// A thread in which bots think. It is sent a state the bot's seat could believe in, never the real one.

standBack()

const games = new Map<string, AnyGame>()

async function think({ number, game: id, state, seat, level, seed }: Job): Promise<Reply> {
  let game = games.get(id)
  if (!game) games.set(id, (game = await wholeGame(registry[id])))
  return { number, option: decide(must(botFrom(level)), thoughtOf(game, state, seat, seed)) }
}

/** People come first: where threads have a priority of their own, this one thinks with what the others leave it. */
function standBack(): void {
  if (process.platform !== 'linux') return
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
}

parentPort!.postMessage('ready')
parentPort!.on('message', (job: Job) => {
  think(job).then(
    reply => parentPort!.postMessage(reply),
    (error: Error) => parentPort!.postMessage({ number: job.number, fault: error.message }),
  )
})

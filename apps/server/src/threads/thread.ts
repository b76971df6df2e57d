import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type AnyGame, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Returned, Sent } from './threads.ts'

const games = new Map<string, AnyGame>()

/** Does what a thread is for, task by task; `work` is given the game its job names. */
export function workThread<Job extends { game: string }>(work: (game: AnyGame, job: Job) => unknown): void {
  standBack()
  parentPort!.on('message', ({ number, job }: Sent<Job>) => {
    let before = process.threadCpuUsage()
    const tell = (returned: Pick<Returned, 'answer' | 'fault'>): void => {
      const { user, system } = process.threadCpuUsage(before)
      parentPort!.postMessage({ number, ...returned, took: (user + system) / 1000 } satisfies Returned)
    }
    gameOf(job.game)
      .then(game => {
        before = process.threadCpuUsage()
        tell({ answer: work(game, job) })
      })
      .catch((error: Error) => tell({ fault: error.message }))
  })
  parentPort!.postMessage('ready')
}

async function gameOf(id: string): Promise<AnyGame> {
  let game = games.get(id)
  if (!game) games.set(id, (game = await wholeGame(registry[id])))
  return game
}

/** Who plays comes first: where threads have a priority of their own, this one works with what the others leave it. */
export function standBack(): void {
  if (process.platform !== 'linux') return
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
}

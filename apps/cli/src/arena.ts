import { Worker } from 'node:worker_threads'
import type { Fixture, PlayedFixture } from '@hexarium/bots'
import { Problem } from './problem.ts'

/** What every thread of the arena knows. */
export interface ArenaJob {
  game: string
  bots: readonly string[]
  settings: Readonly<Record<string, unknown>>
}

/** What a thread sends back of a fixture: the game, or what a bot from outside did wrong. */
export type FromThread = PlayedFixture | { problem: string }

/** Plays fixtures on several threads. `told` hears of each game; `isStopped` ends the match after the games under way. */
export function playAll(
  job: ArenaJob,
  fixtures: readonly Fixture[],
  threads: number,
  told: (played: readonly PlayedFixture[]) => void,
  isStopped: () => boolean,
): Promise<PlayedFixture[]> {
  const played: PlayedFixture[] = []
  let next = 0
  const runThread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./arena.worker.ts', import.meta.url), { workerData: job })
      let fixture: Fixture | undefined
      const give = (): void => {
        fixture = isStopped() ? undefined : fixtures[next++]
        if (fixture) worker.postMessage(fixture)
        else worker.terminate().then(() => resolve(), reject)
      }
      worker.on('message', (game: FromThread) => {
        if ('problem' in game) return void worker.terminate().then(() => reject(new Problem(game.problem)), reject)
        played.push(game)
        told(played)
        give()
      })
      worker.on('error', error => {
        const where = fixture
          ? `game ${fixture.number} (seed ${fixture.seed}, line-up ${fixture.lineUp.join(', ')})`
          : ''
        reject(where ? new Error(`the arena broke off in ${where}`, { cause: error }) : error)
      })
      give()
    })
  const workers = Array.from({ length: Math.min(threads, fixtures.length) }, runThread)
  return Promise.all(workers).then(() => played)
}

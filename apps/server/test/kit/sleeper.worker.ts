import { parentPort } from 'node:worker_threads'
import type { Returned, Sent } from '../../src/threads/threads.ts'

/** Sleeps for so many milliseconds, and says that it worked as long, or so long. */
export interface Nap {
  sleeps: number
  works?: number
}

// A thread whose work is to sleep.

const nothing = new Int32Array(new SharedArrayBuffer(4))

parentPort!.on('message', ({ number, job: { sleeps, works = sleeps } }: Sent<Nap>) => {
  Atomics.wait(nothing, 0, 0, sleeps)
  parentPort!.postMessage({ number, answer: sleeps, took: works } satisfies Returned)
})
parentPort!.postMessage('ready')

import { parentPort } from 'node:worker_threads'
import type { Sent } from '../../src/threads/threads.ts'

// A thread whose work is to sleep for so many milliseconds.

const nothing = new Int32Array(new SharedArrayBuffer(4))

parentPort!.on('message', ({ number, job }: Sent<number>) => {
  Atomics.wait(nothing, 0, 0, job)
  parentPort!.postMessage({ number, answer: job })
})
parentPort!.postMessage('ready')

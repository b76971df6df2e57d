import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StatementSync } from 'node:sqlite'
import { isMainThread } from 'node:worker_threads'

// Loaded into servers of `npm run chaos` before anything else. Where the thread that writes a SQLite file is about to commit, it waits as
// at a disk whose syncs take long, for as long as there is this file in the folder of the data. It is not the disk that is slow: what
// is written reaches it as ever, only later.

const sign = slowSign(process.env['DATA'] ?? '')

/** Milliseconds a sync may take on a disk that others keep busy. */
const SYNC = { least: 50, most: 400 }

/** The file by which commits are made slow. */
export function slowSign(data: string): string {
  return join(data, 'slow')
}

if (!isMainThread) {
  const run = StatementSync.prototype.run
  const cell = new Int32Array(new SharedArrayBuffer(4))
  StatementSync.prototype.run = function (this: StatementSync, ...values: Parameters<typeof run>) {
    if (this.sourceSQL === 'COMMIT' && existsSync(sign))
      Atomics.wait(cell, 0, 0, SYNC.least + Math.random() * (SYNC.most - SYNC.least))
    return run.apply(this, values)
  } as typeof run
}

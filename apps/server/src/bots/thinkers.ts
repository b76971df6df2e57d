import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { AnyGame, Option, Seat, State } from '@hexarium/kernel'
import { imagine } from '@hexarium/kernel'

/** What a thread is sent. */
export interface Job {
  number: number
  game: string
  state: State
  seat: Seat
  level: string
  seed: string
}

/** What it sends back. */
export interface Reply {
  number: number
  option?: Option
  fault?: string
}

/** What came of a thought: a choice, or why there is none; neither if the house closes. */
export type Thought = Pick<Reply, 'option' | 'fault'>

interface Waiting {
  job: Job
  done: (thought: Thought) => void
}

interface Thread {
  worker: Worker
  /** It has read its programs and can think. */
  ready: boolean
  waiting: Waiting | null
  timer: NodeJS.Timeout | undefined
}

/**
 * Milliseconds a bot of a level may think about a choice before somebody chooses for it. A level's own budget are its nodes; this
 * one is for thoughts that go astray, and leaves room for a machine that is busy otherwise.
 */
const BUDGETS: Readonly<Record<string, number>> = { novice: 10_000, fair: 15_000, strong: 30_000, master: 60_000 }

/**
 * The bots' threads. A table waits for one choice at a time, and jobs are done in the order they came: so no table gets a
 * second thought before every other one had its first.
 */
export class Thinkers {
  private readonly threads: Thread[] = []
  private readonly queue: Waiting[] = []
  private readonly size: number
  private number = 0
  private closed = false

  constructor(size: number) {
    this.size = size
  }

  /** How many wait for a thread. */
  get waiting(): number {
    return this.queue.length
  }

  /** A choice for a seat, or why there is none. Only what the seat may know leaves this thread. */
  think(game: AnyGame, state: State, seat: Seat, level: string): Promise<Thought> {
    const seed = randomBytes(12).toString('hex')
    const dream = imagine(game, state, seat, `imagine ${seed}`)
    return new Promise(done => {
      this.queue.push({ job: { number: ++this.number, game: game.id, state: dream, seat, level, seed }, done })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { done } of this.queue.splice(0)) done({})
    await Promise.all(
      this.threads.map(thread => {
        clearTimeout(thread.timer)
        thread.waiting?.done({})
        return thread.worker.terminate()
      }),
    )
  }

  private next(): void {
    if (this.queue.length === 0 || this.closed) return
    let free = this.threads.find(thread => thread.waiting === null)
    if (!free && this.threads.length < this.size) this.threads.push((free = this.start()))
    if (!free) return
    const waiting = this.queue.shift()!
    free.waiting = waiting
    free.worker.postMessage(waiting.job)
    if (free.ready) this.giveTime(free)
  }

  /** From now on the thought counts. */
  private giveTime(thread: Thread): void {
    const budget = BUDGETS[thread.waiting!.job.level] ?? BUDGETS['fair']
    thread.timer = setTimeout(() => this.giveUp(thread, `it thought longer than ${budget} ms`), budget)
  }

  private start(): Thread {
    const worker = new Worker(new URL('./think.worker.ts', import.meta.url))
    const thread: Thread = { worker, ready: false, waiting: null, timer: undefined }
    worker.unref()
    worker.on('message', (reply: Reply | 'ready') => {
      if (reply === 'ready') {
        thread.ready = true
        if (thread.waiting) this.giveTime(thread)
        return
      }
      if (reply.number !== thread.waiting?.job.number) return
      clearTimeout(thread.timer)
      const { done } = thread.waiting
      thread.waiting = null
      done(reply)
      this.next()
    })
    worker.on('error', error => this.giveUp(thread, `its thread broke: ${error.message}`))
    return thread
  }

  /** Ends a thread that thinks too long or broke; another takes its place. */
  private giveUp(thread: Thread, fault: string): void {
    const at = this.threads.indexOf(thread)
    if (at < 0) return
    this.threads.splice(at, 1)
    clearTimeout(thread.timer)
    void thread.worker.terminate()
    thread.waiting?.done({ fault })
    thread.waiting = null
    this.next()
  }
}

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

/** What is to be thought about, and for whose table. */
export interface Wanted {
  game: AnyGame
  state: State
  seat: Seat
  level: string
  /** Who set the table up: threads are shared out among hosts, not among tables. */
  host: string
}

interface Waiting {
  job: Job
  host: string
  /** When a thread took it up. */
  since: number
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

function budgetOf(level: string): number {
  return BUDGETS[level] ?? BUDGETS['fair']
}

/**
 * The bots' threads. A table waits for one choice at a time. Threads are shared out fairly among those who set tables up: who has
 * thirty tables gets no more of them than who has one, as long as both wait.
 */
export class Thinkers {
  private readonly threads: Thread[] = []
  private readonly queue: Waiting[] = []
  /** Milliseconds that were thought for each host since somebody waits. */
  private readonly used = new Map<string, number>()
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
  think({ game, state, seat, level, host }: Wanted): Promise<Thought> {
    const seed = randomBytes(12).toString('hex')
    const dream = imagine(game, state, seat, `imagine ${seed}`)
    return new Promise(done => {
      const job = { number: ++this.number, game: game.id, state: dream, seat, level, seed }
      this.queue.push({ job, host, since: 0, done })
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
    const waiting = this.takeFairly()
    free.waiting = waiting
    waiting.since = performance.now()
    free.worker.postMessage(waiting.job)
    if (free.ready) this.giveTime(free)
  }

  /** The next one: of the host whose tables were thought about least, and of his the quickest. */
  private takeFairly(): Waiting {
    const cost = ({ host, job }: Waiting): number => (this.used.get(host) ?? 0) + budgetOf(job.level) / 1e6
    const next = this.queue.reduce((best, one) => (cost(one) < cost(best) ? one : best))
    this.queue.splice(this.queue.indexOf(next), 1)
    return next
  }

  /** A host's tables were thought about: it counts as long as others wait. */
  private charge({ host, since }: Waiting): void {
    if (this.queue.length === 0) this.used.clear()
    else this.used.set(host, (this.used.get(host) ?? 0) + performance.now() - since)
  }

  /** From now on the thought counts. */
  private giveTime(thread: Thread): void {
    const budget = budgetOf(thread.waiting!.job.level)
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
      this.charge(thread.waiting)
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
    if (thread.waiting) this.charge(thread.waiting)
    thread.waiting?.done({ fault })
    thread.waiting = null
    this.next()
  }
}

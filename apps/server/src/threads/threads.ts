import { Worker } from 'node:worker_threads'
import { fine, type Outcome, refused } from '@hexarium/kernel'
import { type Allowance, Rests } from './rests.ts'

/** What a thread makes is soon forgotten: little room for it is enough, and the main thread has use for the memory. */
export const FOR_A_THREAD = { maxYoungGenerationSizeMb: 16 }

/** Milliseconds that any task counts for: some systems' clocks of CPU time tick so slowly that a quick one seems to have taken none. */
const LEAST = 1

/** What a thread is sent, and what it sends back. */
export interface Sent<Job> {
  number: number
  job: Job
}
export interface Returned {
  number: number
  answer?: unknown
  fault?: string
  /** Milliseconds of a core it took: nobody owes what he waited for because the machine was busy, or a game was read. */
  took: number
}

/** Work for a thread. */
export interface Task<Job> {
  job: Job
  /** Whose it is: threads are shared out among people, not among tasks. */
  whose: string
  /** Milliseconds it may take before it is given up. */
  patience: number
  /** It may take seconds: as long as there is more than one thread, one is left to what is quick. */
  isLong?: boolean
}

/** What a pool of threads is made of. */
export interface ThreadsParts {
  script: URL
  size: number
  /** How many tasks of one person, and of all, may wait; none are refused without it. */
  room?: { own: number; all: number }
  /** How much of them one person may have; as much as he likes without it. */
  allowance?: Allowance
}

interface Waiting<Job> extends Task<Job> {
  done: (outcome: Outcome<unknown>) => void
}

interface Thread<Job> {
  worker: Worker
  /** It has read its programs and can work. */
  ready: boolean
  number: number
  at: Waiting<Job> | null
  timer: NodeJS.Timeout | undefined
}

/**
 * Threads, and a queue before them that is fair between people: the next task is of who used the threads least since somebody waits,
 * and of his the one that may take least. Who has thirty tasks gets no more done than who has one, as long as both wait. The last
 * thread that is free is for somebody for whom none works yet: nobody has them all, nor all of the machine's cores.
 */
export class Threads<Job> {
  private readonly parts: ThreadsParts
  private readonly threads: Thread<Job>[] = []
  private readonly queue: Waiting<Job>[] = []
  /** Milliseconds of work done for each person since somebody waits. */
  private readonly used = new Map<string, number>()
  private readonly rests: Rests | undefined
  private number = 0
  private closed = false

  constructor(parts: ThreadsParts) {
    this.parts = parts
    this.rests = parts.allowance && new Rests(parts.allowance, () => this.next())
  }

  /** How many wait for a thread. */
  get waiting(): number {
    return this.queue.length
  }

  /** What a thread makes of a task; `fault` if it throws or takes too long, `limit` if too much waits already. */
  ask(task: Task<Job>): Promise<Outcome<unknown>> {
    if (this.closed) return Promise.resolve(closing())
    if (this.isFull(task.whose))
      return Promise.resolve(refused('limit', 'There is too much to reckon just now: wait a little.'))
    return new Promise(done => {
      this.queue.push({ ...task, done })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { done } of this.queue.splice(0)) done(closing())
    this.rests?.close()
    await Promise.all(
      this.threads.map(thread => {
        clearTimeout(thread.timer)
        thread.at?.done(closing())
        return thread.worker.terminate()
      }),
    )
  }

  private isFull(whose: string): boolean {
    const { room } = this.parts
    if (!room) return false
    return this.queue.length >= room.all || this.queue.filter(task => task.whose === whose).length >= room.own
  }

  private next(): void {
    const task = this.closed ? undefined : this.nextTask()
    if (!task) return
    let free = this.threads.find(thread => thread.at === null)
    if (!free && this.threads.length < this.parts.size) this.threads.push((free = this.start()))
    if (!free) return
    this.queue.splice(this.queue.indexOf(task), 1)
    free.at = task
    free.number = ++this.number
    free.worker.postMessage({ number: free.number, job: task.job } satisfies Sent<Job>)
    if (free.ready) this.giveTime(free)
    this.next()
  }

  private nextTask(): Waiting<Job> | undefined {
    const long = this.threads.filter(({ at }) => at?.isLong).length
    const mayBeLong = long < Math.max(1, this.parts.size - 1)
    const busy = this.threads.filter(({ at }) => at !== null)
    const isLast = this.parts.size > 1 && busy.length === this.parts.size - 1
    const isServed = (person: string): boolean => busy.some(({ at }) => at!.whose === person)
    const mustWait = (person: string): boolean => (isLast && isServed(person)) || this.rests?.isResting(person) === true
    const ready = this.queue.filter(({ isLong, whose }) => (mayBeLong || !isLong) && !mustWait(whose))
    const cost = ({ whose, patience }: Waiting<Job>): number => (this.used.get(whose) ?? 0) + patience / 1e6
    return ready.length === 0 ? undefined : ready.reduce((best, one) => (cost(one) < cost(best) ? one : best))
  }

  /** Work was done for somebody: it counts as long as others wait. */
  private charge({ whose }: Waiting<Job>, took: number): void {
    this.rests?.worked(whose, took)
    if (this.queue.length === 0) this.used.clear()
    else this.used.set(whose, (this.used.get(whose) ?? 0) + Math.max(took, LEAST))
  }

  /** From now on the time counts. */
  private giveTime(thread: Thread<Job>): void {
    const { patience } = thread.at!
    thread.timer = setTimeout(() => this.giveUp(thread, `it took longer than ${patience} ms`), patience)
  }

  private start(): Thread<Job> {
    const worker = new Worker(this.parts.script, { resourceLimits: FOR_A_THREAD })
    const thread: Thread<Job> = { worker, ready: false, number: 0, at: null, timer: undefined }
    worker.unref()
    worker.on('message', (returned: Returned | 'ready') => {
      if (returned === 'ready') {
        thread.ready = true
        if (thread.at) this.giveTime(thread)
      } else if (returned.number === thread.number) this.settle(thread, outcomeOf(returned), returned.took)
    })
    worker.on('error', error => this.giveUp(thread, `its thread broke: ${error.message}`))
    return thread
  }

  private settle(thread: Thread<Job>, outcome: Outcome<unknown>, took: number): void {
    clearTimeout(thread.timer)
    const task = thread.at
    thread.at = null
    if (task) this.charge(task, took)
    task?.done(outcome)
    this.next()
  }

  /** Ends a thread that works too long or broke; another takes its place. */
  private giveUp(thread: Thread<Job>, fault: string): void {
    const at = this.threads.indexOf(thread)
    if (at < 0) return
    this.threads.splice(at, 1)
    void thread.worker.terminate()
    // It cannot say any more what it took.
    this.settle(thread, refused('fault', fault), thread.at?.patience ?? 0)
  }
}

function outcomeOf({ answer, fault }: Returned): Outcome<unknown> {
  return fault === undefined ? fine(answer) : refused('fault', fault)
}

function closing(): Outcome<never> {
  return refused('closing', 'The server is about to restart: try again in a moment.')
}

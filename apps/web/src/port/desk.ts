import type { Language, Problem } from '@hexarium/kernel'
import type { Call, Calls, Reply } from './calls.ts'
import type { Moment } from './moment.ts'
import { Filler } from './thin.ts'

/** Something the worker refused; the message is for people. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.text)
    this.problem = problem
  }
}

type News = Exclude<Reply, { re: number }>

/** A worker that waits for its table. */
let spare: Worker | null = null

const start = () => new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module', name: 'rules' })

/** Somebody will sit down to a game in a moment: a worker fetches it while the table is laid. */
export function expectTable(game: string, language: Language): void {
  spare ??= start()
  const message: Call = { call: 0, name: 'expect', args: [game, language] }
  spare.postMessage(message)
}

/** The page's side of the worker that holds the rules. */
export class Desk {
  private readonly worker: Worker
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  private count = 0
  private readonly filler = new Filler()

  constructor(listen: (news: News) => void) {
    this.worker = spare ?? start()
    spare = null
    this.worker.addEventListener('message', (message: MessageEvent<Reply>) => {
      const reply = message.data
      if (!('re' in reply)) {
        if ('moment' in reply) this.filler.fill(reply.moment)
        listen(reply)
        return
      }
      const call = this.waiting.get(reply.re)
      this.waiting.delete(reply.re)
      if ('problem' in reply) call?.reject(new Refused(reply.problem))
      else call?.resolve(reply.value)
    })
    this.worker.addEventListener('error', () => this.fail())
  }

  /** The worker could not be loaded: everybody who waits is told. */
  private fail(): void {
    for (const { reject } of this.waiting.values()) reject(new Refused({ code: 'worker', text: '' }))
    this.waiting.clear()
  }

  /** What a moment of a record looks like. */
  async look(...args: Parameters<Calls['look']>): Promise<Moment> {
    return this.filler.fill(await this.ask('look', ...args))
  }

  /** Calls the worker. */
  ask<K extends keyof Calls>(name: K, ...args: Parameters<Calls[K]>): Promise<ReturnType<Calls[K]>> {
    const call = ++this.count
    const message: Call = { call, name, args }
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve: resolve as (value: unknown) => void, reject })
      this.worker.postMessage(message)
    })
  }

  close(): void {
    this.worker.terminate()
  }
}

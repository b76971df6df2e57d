import { type Answered, broken, Link, type Planning, within } from './link.ts'
import type { Value } from './store.ts'

/** Sends a statement within a transaction. */
export type Send = Link['send']

/** Connections to PostgreSQL, each for one at a time; one that breaks, or does not answer in time, is replaced. */
export class Connections {
  private readonly url: string
  private readonly max: number
  private readonly planning: Planning
  private readonly links = new Set<Link>()
  private readonly idle: Link[] = []
  private readonly waiting: ((link: Link) => void)[] = []
  private isClosed = false

  constructor(url: string, max: number, planning: Planning = 'auto') {
    this.url = url
    this.max = max
    this.planning = planning
  }

  /** Sends one statement, which should be done within so many milliseconds. */
  send(patience: number, sql: string, values: readonly Value[] = []): Promise<Answered> {
    return this.run(patience, link => link.send(sql, values))
  }

  /** Does all or nothing within so many milliseconds; what throws undoes it. */
  transact<T>(patience: number, how: string, work: (send: Send) => Promise<T>): Promise<T> {
    return this.run(patience, link => transaction(link, how, work))
  }

  async close(): Promise<void> {
    this.isClosed = true
    await Promise.all([...this.links].map(link => link.close()))
  }

  private run<T>(patience: number, work: (link: Link) => Promise<T>): Promise<T> {
    let taken: Link | undefined
    let isLate = false
    const done = async (): Promise<T> => {
      const link = (taken = await this.take())
      try {
        if (isLate) throw broken() // whoever wanted it has been told that it was not done
        return await Promise.race([work(link), link.end.promise])
      } finally {
        this.giveBack(link)
      }
    }
    return within(patience, done(), () => {
      isLate = true
      taken?.drop()
    })
  }

  private take(): Promise<Link> | Link {
    if (this.isClosed) throw new Error('The store is closed.')
    const link = this.idle.pop()
    if (link) return link
    if (this.links.size < this.max) return this.newLink()
    return new Promise(done => this.waiting.push(done))
  }

  private giveBack(link: Link): void {
    if (link.isBroken) return
    const next = this.waiting.shift()
    if (next) next(link)
    else this.idle.push(link)
  }

  private newLink(): Link {
    const link = new Link(this.url, { broke: () => this.replace(link) }, this.planning)
    this.links.add(link)
    return link
  }

  /** A connection broke; whoever waits for one gets another. */
  private replace(link: Link): void {
    this.links.delete(link)
    const at = this.idle.indexOf(link)
    if (at >= 0) this.idle.splice(at, 1)
    if (!this.isClosed) this.waiting.shift()?.(this.newLink())
  }
}

async function transaction<T>(link: Link, how: string, work: (send: Send) => Promise<T>): Promise<T> {
  const send: Send = (sql, values) => link.send(sql, values)
  try {
    // Not waited for: what follows is sent behind it at once.
    const [, result] = await Promise.all([send(`BEGIN ${how}`), work(send)])
    await send('COMMIT')
    return result
  } catch (error) {
    await send('ROLLBACK')
    throw error
  }
}

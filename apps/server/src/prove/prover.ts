import { Worker } from 'node:worker_threads'
import { type GameRecord, type Outcome, readLine, refused } from '@hexarium/kernel'

/** Lines a record may have: the longest games have a few thousand. */
const LINES = 20_000

/** How many records may wait, and how long one may take. */
const WAITING = 20
const PATIENCE = 30_000

interface Proof {
  person: string
  record: GameRecord
  done: (outcome: Outcome<null>) => void
}

/** Proves records in a thread of its own, one after the other, and one of each person at a time. */
export class Prover {
  private worker: Worker | null = null
  private underWay: Proof | null = null
  private readonly waiting: Proof[] = []
  private timer: NodeJS.Timeout | undefined

  /** Whether a record is true. Dice given by hand prove nothing. */
  prove(person: string, record: GameRecord): Promise<Outcome<null>> {
    const fault = this.cannotProve(person, record)
    if (fault) return Promise.resolve(fault)
    return new Promise(done => {
      this.waiting.push({ person, record, done })
      this.next()
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.timer)
    const closing = refused('closing', 'The server is about to restart: try again in a moment.')
    for (const { done } of this.waiting.splice(0)) done(closing)
    this.underWay?.done(closing)
    this.underWay = null
    await this.worker?.terminate()
  }

  private cannotProve(person: string, { choices }: GameRecord): ReturnType<typeof refused> | undefined {
    if (choices.length > LINES) return refused('large', `A record of more than ${LINES} lines is not proved here.`)
    if (choices.some(isGivenByHand))
      return refused('dice', 'Dice were given by hand in this game: such a record proves nothing and is not kept.')
    const own = [this.underWay, ...this.waiting].some(proof => proof?.person === person)
    if (!own && this.waiting.length < WAITING) return undefined
    return refused('limit', 'Another record is being proved: wait a little.')
  }

  private next(): void {
    if (this.underWay) return
    const proof = this.waiting.shift()
    if (!proof) return
    this.underWay = proof
    this.worker ??= this.start()
    this.worker.postMessage(proof.record)
    this.timer = setTimeout(() => this.giveUp(), PATIENCE)
  }

  private start(): Worker {
    const worker = new Worker(new URL('./prove.worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (outcome: Outcome<null>) => this.settle(outcome))
    worker.on('error', () => this.giveUp())
    return worker
  }

  private settle(outcome: Outcome<null>): void {
    clearTimeout(this.timer)
    const proof = this.underWay
    this.underWay = null
    proof?.done(outcome)
    this.next()
  }

  /** Ends a thread that takes too long or broke. */
  private giveUp(): void {
    void this.worker?.terminate()
    this.worker = null
    this.settle(refused('record', 'This record takes too long to prove.'))
  }
}

function isGivenByHand(text: string): boolean {
  const line = readLine(text)
  return line?.is === 'choice' && line.given !== null
}

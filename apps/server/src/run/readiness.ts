import { type Store, sql } from '../store/store.ts'

/** How long an answer holds: whoever asks, and however often, writes no more than that. */
const HOLDS = 1000

/** Milliseconds a write may take. */
const PATIENCE = 2500

/** Whether the house can write: what cannot be written cannot be played. */
export class Readiness {
  private readonly store: Pick<Store, 'write'>
  private readonly now: () => number
  private asked = Number.NEGATIVE_INFINITY
  private answer: Promise<boolean> = Promise.resolve(false)

  constructor(store: Pick<Store, 'write'>, now: () => number) {
    this.store = store
    this.now = now
  }

  /** True if a write succeeded just now, and quickly. */
  isReady(): Promise<boolean> {
    if (performance.now() - this.asked < HOLDS) return this.answer
    this.asked = performance.now()
    this.answer = this.tried()
    return this.answer
  }

  private async tried(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<false>(done => {
      timer = setTimeout(() => done(false), PATIENCE)
    })
    const written = this.store.write([
      sql(
        "INSERT INTO settings (name, value) VALUES ('ready', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [`${this.now()}`],
      ),
    ])
    return Promise.race([written, late])
      .catch(() => false)
      .finally(() => clearTimeout(timer))
  }
}

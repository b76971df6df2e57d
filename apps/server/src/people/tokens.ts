import { hashOf, newSecret } from '../ids.ts'
import { type Store, sql } from '../store/store.ts'

/** Secrets that are good once and for a while: links in letters, challenges of passkeys. */
export class Tokens {
  private readonly store: Store
  private readonly now: () => number

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  /** Keeps data behind a secret; without one given, a new one. */
  async give(purpose: string, data: unknown, minutes: number, secret = newSecret()): Promise<string> {
    const at = this.now()
    await this.store.write([
      sql('DELETE FROM tokens WHERE expires < $1', [at]),
      sql('INSERT INTO tokens (hash, purpose, data, expires) VALUES ($1, $2, $3, $4)', [
        hashOf(secret),
        purpose,
        JSON.stringify(data),
        at + minutes * 60_000,
      ]),
    ])
    return secret
  }

  /** The data behind a secret, which is used up by this. */
  async take<T>(purpose: string, secret: string): Promise<T | undefined> {
    const [row] = await this.store.query<{ data: string; expires: number }>(
      'SELECT data, expires FROM tokens WHERE hash = $1 AND purpose = $2',
      [hashOf(secret), purpose],
    )
    if (!row || row.expires < this.now()) return undefined
    const taken = await this.store.write([sql('DELETE FROM tokens WHERE hash = $1', [hashOf(secret)], 1)])
    return taken ? (JSON.parse(row.data) as T) : undefined
  }
}

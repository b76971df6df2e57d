import type { WayName } from '@hexarium/wire'
import type { Logger } from 'pino'
import { sign } from '../ids.ts'

/** Ways by which somebody comes in, or by which it changes how he does. */
const ENTRIES: ReadonlySet<WayName> = new Set([
  'POST /guest',
  'POST /register',
  'POST /login',
  'POST /login/passkey',
  'POST /passkeys',
  'DELETE /passkeys/:id',
  'POST /password',
  'POST /password/forgotten',
  'POST /password/reset',
  'POST /email/verify',
  'DELETE /email',
  'DELETE /me',
])

/** Milliseconds in which the same one is told of once as being at a limit: a flood must not fill the disk. */
const AGAIN = 60_000

/** How many of those are remembered. */
const MOST = 10_000

/** Who did something, as far as it is known. */
export interface Whom {
  address: string
  /** His id, or the name he says he has. */
  person?: string | undefined
  name?: string | undefined
}

/**
 * What stands for a name in the log. Some type their password where the name belongs, so that names are not written there;
 * `hexarium keeper trace <login>` says what stands for one.
 */
export function markOf(key: string, login: string): string {
  return sign(key, `in the log: ${login.toLowerCase()}`).slice(0, 12)
}

/** The trace of who came in, who was turned away, and who was at a limit: a line in the log each. */
export class Trace {
  private readonly log: Logger
  private readonly key: string
  private readonly now: () => number
  /** When somebody was last told of as being at a limit. */
  private readonly told = new Map<string, number>()

  constructor(log: Logger, key: string, now: () => number) {
    this.log = log
    this.key = key
    this.now = now
  }

  /** Somebody took a way, and this came of it: `ok`, or the code of a refusal. */
  of(way: WayName | 'socket', whom: Whom, outcome: string): void {
    if (outcome === 'limit') this.limited(way, whom)
    else if (way !== 'socket' && ENTRIES.has(way)) this.log.info({ ...this.line(way, whom), outcome }, 'entry')
  }

  private limited(way: string, whom: Whom): void {
    const key = `${way} ${whom.person ?? whom.address}`
    const at = this.now()
    if (at - (this.told.get(key) ?? Number.NEGATIVE_INFINITY) < AGAIN) return
    this.told.delete(key)
    this.told.set(key, at)
    if (this.told.size > MOST) this.told.delete(this.told.keys().next().value!)
    this.log.warn({ ...this.line(way, whom), outcome: 'limit' }, 'limit')
  }

  private line(way: string, { address, person, name }: Whom): Record<string, string> {
    return {
      way,
      address,
      ...(person === undefined ? {} : { person }),
      ...(name === undefined ? {} : { name: markOf(this.key, name) }),
    }
  }
}

import { isIPv6 } from 'node:net'
import { newId } from '../ids.ts'
import type { Store } from '../store/store.ts'

/** So many at once, and so many a second. */
export interface Limit {
  burst: number
  perSecond: number
}

/** What is limited. */
export const limits = {
  /** Requests and frames of one address. */
  address: { burst: 400, perSecond: 100 },
  /** Commands of one person. */
  person: { burst: 200, perSecond: 50 },
  /** What one person reads that has no limit of its own: pages are told what changes, and need not ask again and again. */
  look: { burst: 120, perSecond: 10 },
  /** The same of all at one address who have not said who they are. */
  glimpse: { burst: 300, perSecond: 30 },
  /** Attempts to log in by password, from one address, or from a browser that did before. */
  login: { burst: 10, perSecond: 0.1 },
  /** Attempts to log in by passkey from one address: it takes two requests, and nobody guesses a key. */
  passkey: { burst: 40, perSecond: 0.4 },
  /** New accounts from one address. */
  register: { burst: 10, perSecond: 0.1 },
  /** Secrets of letters brought from one address. */
  secret: { burst: 20, perSecond: 0.1 },
  /** Proofs of being who one is, by one person: a session may have been stolen. */
  proof: { burst: 10, perSecond: 0.1 },
  /** Wrong passwords for one name from one address, or from a browser that logged in by it before. */
  wrongHere: { burst: 10, perSecond: 0.1 },
  /** Wrong passwords for one name from anywhere; whose browser logged in before is not held up by them. */
  wrongAnywhere: { burst: 100, perSecond: 0.05 },
  /** New guests from one address. */
  guest: { burst: 30, perSecond: 0.2 },
  /** New tables of one person. */
  table: { burst: 30, perSecond: 0.2 },
  /** New tournaments and campaigns of one person, and what organisers announce. */
  contest: { burst: 10, perSecond: 0.005 },
  announce: { burst: 4, perSecond: 0.002 },
  /** Seeks of one person. */
  seek: { burst: 20, perSecond: 0.1 },
  /** Things said by one person. */
  chat: { burst: 8, perSecond: 0.5 },
  /** Letters asked for by one person, and letters to one recipient. */
  letter: { burst: 3, perSecond: 0.002 },
  /** Letters asked for from one address: to verify an e-mail address, and, by themselves, for forgotten passwords. */
  lettersFrom: { burst: 6, perSecond: 0.005 },
  forgotten: { burst: 6, perSecond: 0.005 },
  /** Invitations by one person. */
  invite: { burst: 12, perSecond: 0.02 },
  /** Invitations of one person by one other. */
  inviteAgain: { burst: 4, perSecond: 0.001 },
  /** Invitations of one person, whoever invites. */
  invited: { burst: 20, perSecond: 0.01 },
  /** Reports by one person. */
  report: { burst: 5, perSecond: 0.005 },
  /** Help with a question, which is reckoned anew each time. */
  aid: { burst: 30, perSecond: 4 },
  /** What a choice would do, for whoever points at it: it must not cost anybody the help with his question. */
  glance: { burst: 30, perSecond: 4 },
  /** Long work, such as replays: stories and records. */
  heavy: { burst: 20, perSecond: 2 },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** What slowly fills again is counted by all processes together; what is quick protects each process by itself. */
const SHARED_BELOW = 1

/** Buckets that fill again with time, one for each name and key. */
export class Limits {
  private readonly factor: number
  private readonly now: () => number
  private readonly store: Pick<Store, 'publish' | 'listen'> | undefined
  /** By which this process knows its own news. */
  private readonly own = newId()
  private readonly buckets = new Map<string, { left: number; at: number }>()

  /** `factor` makes all limits wider; 0 lifts them. */
  constructor(factor: number, now: () => number, store?: Pick<Store, 'publish' | 'listen'>) {
    this.factor = factor
    this.now = now
    this.store = store
    store?.listen(news => this.hear(news))
  }

  /** True if one more would be too many; it is not counted. */
  isSpent(name: LimitName, key: string): boolean {
    if (this.factor === 0) return false
    const bucket = this.buckets.get(`${name} ${key}`)
    if (!bucket) return false
    return bucket.left + ((this.now() - bucket.at) / 1000) * limits[name].perSecond * this.factor < 1
  }

  /** How many there may be at a time, where that is usually so many. */
  most = (cap: number): number => (this.factor > 0 ? cap * this.factor : Number.POSITIVE_INFINITY)

  /** True if there are as many already as may be at a time. */
  isFull(count: number, cap: number): boolean {
    return count >= this.most(cap)
  }

  /** True if one more is too many. */
  exceeds(name: LimitName, key: string): boolean {
    if (this.factor === 0) return false
    const isTooMany = this.count(name, key)
    if (!isTooMany && limits[name].perSecond < SHARED_BELOW)
      this.store?.publish(`spent:${this.own}:${name}:${key}`).catch(() => {}) // then the others count without it
    return isTooMany
  }

  /** Another process counted something. */
  private hear(news: string): void {
    const [, from, name, key] = /^spent:(\w+):(\w+):(.*)$/s.exec(news) ?? []
    if (from === undefined || from === this.own || !Object.hasOwn(limits, name)) return
    this.count(name as LimitName, key)
  }

  private count(name: LimitName, key: string): boolean {
    const burst = limits[name].burst * this.factor
    const perSecond = limits[name].perSecond * this.factor
    const at = this.now()
    const id = `${name} ${key}`
    const bucket = this.buckets.get(id) ?? { left: burst, at }
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond)
    this.buckets.delete(id)
    this.buckets.set(id, { left: left < 1 ? left : left - 1, at })
    if (this.buckets.size > 100_000) this.buckets.delete(this.buckets.keys().next().value!)
    return left < 1
  }
}

/** What counts as one address: of IPv6 everybody has 2^64 of his own, so the network is meant. */
export function sameAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]
  if (!isIPv6(address)) return address
  const [head, tail] = address.split('%')[0].split('::') as [string, string?]
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const behind = tail === '' ? [] : tail.split(':')
    while (groups.length + behind.length < 8) groups.push('0')
    groups.push(...behind)
  }
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

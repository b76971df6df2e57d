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
  /** Attempts to log in, from one address and for one name. */
  login: { burst: 10, perSecond: 0.1 },
  /** New guests from one address. */
  guest: { burst: 30, perSecond: 0.2 },
  /** New tables of one person. */
  table: { burst: 30, perSecond: 0.2 },
  /** Things said by one person. */
  chat: { burst: 8, perSecond: 0.5 },
  /** Letters asked for by one person. */
  letter: { burst: 3, perSecond: 0.002 },
  /** Help with a question, which is reckoned anew each time. */
  aid: { burst: 30, perSecond: 4 },
  /** Long work, such as replays: stories and records. */
  heavy: { burst: 20, perSecond: 2 },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Buckets that fill again with time, one for each name and key. */
export class Limits {
  private readonly factor: number
  private readonly now: () => number
  private readonly buckets = new Map<string, { left: number; at: number }>()

  /** `factor` makes all limits wider; 0 lifts them. */
  constructor(factor: number, now: () => number) {
    this.factor = factor
    this.now = now
  }

  /** True if one more is too many. */
  exceeds(name: LimitName, key: string): boolean {
    if (this.factor === 0) return false
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

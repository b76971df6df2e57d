import { type Chance, type Decision, type Option, optionKind } from '@hexarium/kernel'
import type { Coverage } from './coverage.ts'

/** Among how many options the rarest is looked for. */
const LOOKED_AT = 4

/** A player who would rather do what was seldom done: kinds of choice taken rarely, and of those the rarest option. */
export class Curiosity {
  private readonly chance: Chance
  private readonly coverage: Coverage
  /** By decision and option: how often it was taken out of curiosity. */
  private readonly taken = new Map<string, Map<Option, number>>()

  constructor(chance: Chance, coverage: Coverage) {
    this.chance = chance
    this.coverage = coverage
  }

  /** One of the options listed. */
  pick(decision: Pick<Decision, 'name' | 'kinds'>, listed: readonly Option[]): Option {
    const offered: number[] = []
    for (const option of listed) if (!offered.includes(optionKind(option))) offered.push(optionKind(option))
    if (offered.length === 1) return this.rareOption(decision.name, listed)
    const kind = this.rareKind(decision, offered)
    return this.rareOption(
      decision.name,
      listed.filter(option => optionKind(option) === kind),
    )
  }

  private rareKind(decision: Pick<Decision, 'name' | 'kinds'>, offered: readonly number[]): number {
    const { chance, coverage } = this
    const weights = offered.map(kind => 1 / Math.sqrt(1 + coverage.count(coverage.takeKey(decision, kind))))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    let left = (chance.below(1 << 20) / (1 << 20)) * all
    for (let i = 0; i < offered.length; i++) {
      left -= weights[i]
      if (left < 0) return offered[i]
    }
    return offered[offered.length - 1]
  }

  /** Of a few options, the one taken least often: a spell nobody casts, a card nobody hires. */
  private rareOption(decision: string, options: readonly Option[]): Option {
    let counts = this.taken.get(decision)
    if (!counts) this.taken.set(decision, (counts = new Map()))
    let rarest = this.chance.pick(options)
    for (let i = 1; i < LOOKED_AT; i++) {
      const other = this.chance.pick(options)
      if ((counts.get(other) ?? 0) < (counts.get(rarest) ?? 0)) rarest = other
    }
    counts.set(rarest, (counts.get(rarest) ?? 0) + 1)
    return rarest
  }
}

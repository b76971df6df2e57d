import { type Chance, type Decision, type Option, optionKind } from '@hexarium/kernel'

/** How much a random player likes a kind of choice: some not at all, some very much. */
const TASTES = [0.003, 0.05, 1, 1, 4]

/** Whoever has done the same so often in one game is tired of it: what can be laid down and taken up again is no game without end. */
const TIRED = 500

/**
 * The taste of one random player for one game: he likes some kinds of choice and loathes others, the same ones all
 * along. Even choices end every battle by surrender before it has begun; players of many tastes between them get
 * everywhere (swarm testing, Groce et al. 2012).
 */
export class Appetite {
  /** Whether he ever acts unasked, or does anything beside choosing. */
  readonly interrupts: boolean
  private readonly chance: Chance
  private readonly tastes = new Map<string, number>()
  /** By kind: how often it was chosen. */
  private readonly chosen = new Map<string, number>()

  constructor(chance: Chance) {
    this.chance = chance
    this.interrupts = chance.below(3) === 0
  }

  /** One of the options listed, by taste for its kind, then evenly. */
  pick(decision: Pick<Decision, 'name' | 'kinds'>, listed: readonly Option[]): Option {
    if (decision.kinds.length === 1) return this.chance.pick(listed)
    let all = 0
    for (const option of listed) all += this.taste(decision, optionKind(option))
    let left = (this.chance.below(1 << 24) / (1 << 24)) * all
    for (const option of listed) {
      left -= this.taste(decision, optionKind(option))
      if (left < 0) return this.had(decision, option)
    }
    return this.had(decision, listed[listed.length - 1])
  }

  private had(decision: Pick<Decision, 'name' | 'kinds'>, option: Option): Option {
    const key = keyOf(decision, optionKind(option))
    const often = (this.chosen.get(key) ?? 0) + 1
    this.chosen.set(key, often)
    if (often === TIRED) for (const kind of decision.kinds.keys()) this.tastes.set(keyOf(decision, kind), 1)
    return option
  }

  private taste(decision: Pick<Decision, 'name' | 'kinds'>, kind: number): number {
    const key = keyOf(decision, kind)
    let taste = this.tastes.get(key)
    if (taste === undefined) this.tastes.set(key, (taste = this.chance.pick(TASTES)))
    return taste
  }
}

function keyOf({ name, kinds }: Pick<Decision, 'name' | 'kinds'>, kind: number): string {
  return `${name} ${kinds[kind]}`
}

import type { AnyGame, Decision, RuleId } from '@hexarium/kernel'

/** What was reached of something, and what never was. */
export interface Reach {
  reached: string[]
  never: string[]
}

/** How far play has come in a game's rules. */
export interface CoverageReport {
  /** Rule ids of decisions, procedures and events. */
  rules: Reach
  procedures: Reach
  decisions: Reach
  /** `decision kind`. */
  kinds: Reach
  events: Reach
  /** What the game says can be used, by group. */
  contents: Record<string, Reach>
  /** How many different steps from one choice to the next question were taken. */
  transitions: number
}

/**
 * Counts what play reaches: `ask d`, `take d kind`, `procedure p`, `event e`,
 * `use group name`, and which question follows which choice.
 */
export class Coverage {
  private readonly game: AnyGame
  private readonly counts = new Map<string, { times: number }>()
  private readonly followers = new Map<string, Set<string>>()
  private readonly takeKeys = new Map<string, string[]>()
  /** True once something new was reached, until it is read. */
  private fresh = false

  constructor(game: AnyGame) {
    this.game = game
    this.note(`procedure ${game.start.name}`)
  }

  /** Notes that something was reached. */
  note(key: string): void {
    const count = this.counts.get(key)
    if (count) count.times++
    else {
      this.fresh = true
      this.counts.set(key, { times: 1 })
    }
  }

  /** Notes that a choice (by its key) led to a question. */
  noteNext(taken: string, next: string): void {
    const followers = this.followers.get(taken)
    if (!followers) this.followers.set(taken, new Set([next]))
    else if (followers.has(next)) return
    else followers.add(next)
    this.fresh = true
  }

  /** The key of taking a kind of a decision: `take d kind`. */
  takeKey({ name, kinds }: Pick<Decision, 'name' | 'kinds'>, kind: number): string {
    let keys = this.takeKeys.get(name)
    if (!keys) this.takeKeys.set(name, (keys = kinds.map(kind => `take ${name} ${kind}`)))
    return keys[kind]
  }

  /** How often something was reached. */
  count(key: string): number {
    return this.counts.get(key)?.times ?? 0
  }

  /** True if something new was reached since this was last asked. */
  takeFresh(): boolean {
    const { fresh } = this
    this.fresh = false
    return fresh
  }

  /** What was reached and what never was. */
  report(): CoverageReport {
    const { game } = this
    const decisions = [...game.decisions.values()]
    const kinds = decisions.flatMap(({ name, kinds }) => kinds.map(kind => `${name} ${kind}`))
    return {
      rules: this.rules(),
      procedures: this.split('procedure', [...game.procedures.keys()]),
      decisions: this.split('ask', [...game.decisions.keys()]),
      kinds: this.split('take', kinds),
      events: this.split('event', Object.keys(game.events)),
      contents: Object.fromEntries(
        Object.entries(game.contents?.all ?? {}).map(([group, names]) => [group, this.split(`use ${group}`, names)]),
      ),
      transitions: [...this.followers.values()].reduce((sum, { size }) => sum + size, 0),
    }
  }

  private split(what: string, names: readonly string[]): Reach {
    const isReached = (name: string) => this.counts.has(`${what} ${name}`)
    return { reached: names.filter(isReached), never: names.filter(name => !isReached(name)) }
  }

  private rules(): Reach {
    const all = new Map<RuleId, boolean>()
    const add = (rules: readonly RuleId[], key: string): void => {
      for (const rule of rules) all.set(rule, all.get(rule) || this.counts.has(key))
    }
    for (const { name, rules } of this.game.decisions.values()) add(rules, `ask ${name}`)
    for (const { name, rules } of this.game.procedures.values()) add(rules, `procedure ${name}`)
    for (const [kind, { rule }] of Object.entries(this.game.events)) add([rule], `event ${kind}`)
    const ids = [...all.keys()].sort()
    return { reached: ids.filter(id => all.get(id)), never: ids.filter(id => !all.get(id)) }
  }
}

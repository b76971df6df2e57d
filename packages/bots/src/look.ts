import type { AnyGame, Chance, Decision, Option, Seat, State } from '@hexarium/kernel'
import { chance, copy, options, question, same, seatToAct, take } from '@hexarium/kernel'
import { inOneGo, type Pondering } from './ponder.ts'
import { mix } from './seed.ts'
import type { Thought } from './thought.ts'
import { weightsOf, worth } from './worth.ts'

/** How carefully to look; see `GreedySettings`. */
interface Care {
  worlds: number
  rolls: number
  depth: number
  nodes: number
}

/** With a policy, no more than this many options are looked at. */
const WIDTH = 24

/**
 * What each option is worth once the seat's own choice is complete: after playing on, as well as it can, through its own
 * following questions until dice fall, another seat is asked, or a question comes again. So `unit 3` is worth what its
 * best target is. Options that the policy rules out are worth -1.
 */
export function lookAt(thought: Thought, care: Care, weights: readonly number[] | null): number[] {
  return inOneGo(looking(thought, care, weights))
}

/** The same option by option, the heaviest first. In a hurry those not looked at are worth -1, too. */
export function* looking(thought: Thought, care: Care, weights: readonly number[] | null): Pondering<number[]> {
  const worlds = worldsOf(thought, care.worlds)
  const seed = thought.chance.below(1 << 30)
  const least = leastWeight(weights, WIDTH)
  const values = thought.options.map(() => -1)
  const order = [...values.keys()]
    .filter(index => !weights || weights[index] >= least)
    .sort((one, other) => (weights ? weights[other] - weights[one] : 0))
  for (const [done, index] of order.entries()) {
    const look = new Look(thought, worlds[0], care, chance(mix(seed, 1)))
    values[index] = look.after(worlds, thought.options[index], 0)
    if (yield (done + 1) / order.length) break
  }
  return values
}

/** Imagined states; one is enough where they differ in nothing but their dice. */
function worldsOf(thought: Thought, count: number): State[] {
  const worlds = [thought.imagine(0)]
  const first = withoutDice(worlds[0])
  let differ = false
  for (let number = 1; number < count; number++) {
    const world = thought.imagine(number)
    differ ||= !same(first, withoutDice(world))
    worlds.push(world)
  }
  return differ ? worlds : worlds.slice(0, 1)
}

function withoutDice(g: State): State {
  return { ...g, core: { ...g.core, dice: [] } }
}

/** The weight an option must have to be among the `width` heaviest, and more than nothing. */
function leastWeight(weights: readonly number[] | null, width: number): number {
  if (!weights) return 0
  const heaviest = weights.filter(weight => weight > 0).sort((a, b) => b - a)
  return heaviest[Math.min(width, heaviest.length) - 1]
}

/** One look along one option, in several worlds at once: the seat cannot tell them apart, so it chooses for all alike. */
class Look {
  private readonly game: AnyGame
  private readonly seat: Seat
  private readonly care: Care
  private readonly luck: Chance
  /** How often the dice had been used when the look began. */
  private readonly rolled: number
  /** The questions answered on the way. */
  private readonly line: unknown[]
  private nodes = 0

  constructor(thought: Thought, start: State, care: Care, luck: Chance) {
    this.game = thought.game
    this.seat = thought.seat
    this.care = care
    this.luck = luck
    this.rolled = start.core.dice[4]
    this.line = [thought.decision]
  }

  /** The mean worth after an option is taken in all worlds. */
  after(worlds: readonly State[], option: Option, depth: number): number {
    const next: State[] = []
    const rolls = Math.ceil(this.care.rolls / worlds.length)
    for (const world of worlds) {
      const first = this.taken(world, option, false)
      next.push(first)
      if (!this.hasRolled(first)) continue
      for (let again = 1; again < rolls; again++) next.push(this.taken(world, option, true))
    }
    return this.worthOf(next, depth)
  }

  private taken(world: State, option: Option, reseed: boolean): State {
    const g = copy(world)
    if (reseed) {
      const uses = g.core.dice[4]
      g.core.dice = this.luck.words()
      g.core.dice[4] = uses
    }
    const decision = question(this.game, g)!.decision
    take(this.game, g, this.seat, option)
    if (decision.spec.sealed) this.answerForOthers(g, decision as never)
    this.nodes++
    return g
  }

  /** Others still think about a sealed question: any answer is as likely as another. */
  private answerForOthers(g: State, decision: Decision): void {
    while (g.core.sealed[this.seat] !== -1 && question(this.game, g)?.decision === (decision as unknown)) {
      const other = seatToAct(this.game, g)
      take(this.game, g, other, this.luck.pick(options(this.game, g, other)))
    }
  }

  /** The mean worth of states that came of the same choices. */
  private worthOf(states: readonly State[], depth: number): number {
    const open = states.filter(g => !this.isSettled(g, depth))
    if (open.length === states.length && this.lookAlike(open)) return this.best(open, depth)
    let sum = 0
    for (const g of states) sum += open.includes(g) ? this.best([g], depth) : worth(this.game, g, this.seat)
    return sum / states.length
  }

  private isSettled(g: State, depth: number): boolean {
    if (g.core.result !== null || this.hasRolled(g)) return true
    if (depth >= this.care.depth || this.nodes >= this.care.nodes) return true
    if (seatToAct(this.game, g) !== this.seat) return true
    return this.line.includes(question(this.game, g)!.decision)
  }

  private hasRolled(g: State): boolean {
    return g.core.dice[4] !== this.rolled
  }

  /** True if the seat is asked the same in all states. */
  private lookAlike(states: readonly State[]): boolean {
    const [first, ...others] = states
    const decision = question(this.game, first)!.decision
    const offered = options(this.game, first, this.seat)
    return others.every(
      g => question(this.game, g)!.decision === decision && same(options(this.game, g, this.seat), offered),
    )
  }

  /** The worth of the best answer to the seat's next question. */
  private best(worlds: readonly State[], depth: number): number {
    const offered = options(this.game, worlds[0], this.seat)
    const weights = weightsOf(this.game, worlds[0], this.seat, offered)
    const least = leastWeight(weights, WIDTH)
    this.line.push(question(this.game, worlds[0])!.decision)
    let best = -1
    offered.forEach((option, index) => {
      if (weights && weights[index] < least) return
      best = Math.max(best, this.after(worlds, option, depth + 1))
    })
    this.line.pop()
    return best
  }
}

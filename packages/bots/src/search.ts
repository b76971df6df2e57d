import type { Decision, Option, Seat, State } from '@hexarium/kernel'
import { copy, options, question, seatToAct, take } from '@hexarium/kernel'
import type { Bot } from './bot.ts'
import { CAREFUL } from './greedy.ts'
import { lookAt } from './look.ts'
import { blur, pickBest } from './pick.ts'
import { Playout } from './playout.ts'
import type { Thought } from './thought.ts'
import { learn, type Node, select, Tree } from './tree.ts'
import { weightsOf, worth } from './worth.ts'

/** How long and how search thinks. */
export interface SearchSettings {
  /** How many imagined states it plays through. */
  nodes: number
  /** How long it may think, by `clock`. With a time limit a choice depends on the machine. */
  milliseconds: number
  clock: (() => number) | null
  /** How many choices it plays on beyond the tree before it judges. */
  playout: number
  /** Of how many options, picked by policy, the playout takes the one that looks best. */
  tries: number
  /** How eagerly it tries what is seldom tried, in units of how far the outcomes spread. */
  explore: number
  /** How many visits greedy's opinion of the first choice counts for. */
  opinion: number
  trust: number
  turns: number
  glance: boolean
  /** How far its judgement errs, in shares of its visits (0 … 1). */
  noise: number
}

/** What search does unless told otherwise. */
export const THOROUGH: SearchSettings = {
  nodes: 500,
  milliseconds: Number.POSITIVE_INFINITY,
  clock: null,
  playout: 60,
  tries: 1,
  explore: 2,
  opinion: 4,
  noise: 0,
  trust: 0.01,
  turns: 2,
  glance: true,
}

/** Determinised tree search (information-set MCTS, max^n): each iteration plays in a fresh imagined state. */
export function search(settings: Partial<SearchSettings> = {}, name = 'search'): Bot {
  const how = { ...THOROUGH, ...settings }
  return { name, choose: thought => new Search(thought, how).choose() }
}

class Search {
  private readonly thought: Thought
  private readonly how: SearchSettings
  private readonly seats: number
  private readonly tree: Tree
  private readonly playout: Playout
  /** A number for each question met. */
  private readonly numbers = new Map<unknown, number>()
  private readonly offered: Option[] = []
  // The way of this iteration through the tree.
  private readonly nodes: Node[] = []
  private readonly chosen: number[] = []
  private readonly choosers: Seat[] = []
  // How the outcomes of each seat spread.
  private readonly count: number[]
  private readonly mean: number[]
  private readonly squares: number[]

  constructor(thought: Thought, how: SearchSettings) {
    this.thought = thought
    this.how = how
    this.seats = thought.imagine(0).core.seats
    this.tree = new Tree(this.seats)
    this.playout = new Playout(thought.game, thought.chance, how.playout, how.tries)
    this.count = new Array(this.seats).fill(0)
    this.mean = new Array(this.seats).fill(0)
    this.squares = new Array(this.seats).fill(0)
  }

  choose(): Option {
    const { how, thought } = this
    const root = this.plantRoot()
    const end = how.clock ? how.clock() + how.milliseconds : Number.POSITIVE_INFINITY
    for (let iteration = 0; iteration < how.nodes; iteration++) {
      if (how.clock && iteration % 8 === 7 && how.clock() >= end) break
      this.iterate(thought.imagine(iteration + 1))
    }
    const scores = root.options.map((_, at) => root.visits[at]! / root.total)
    const means = root.options.map((_, at) => (root.visits[at]! > 0 ? root.sums[at]! / root.visits[at]! : 0))
    return root.options[pickBest(thought.chance, blur(thought.chance, scores, how.noise), means)]!
  }

  /** The first node, with the policy's weights and greedy's opinion. */
  private plantRoot(): Node {
    const { thought, how } = this
    const weights = weightsOf(thought.game, thought.imagine(0), thought.seat, thought.options)
    const values = lookAt(thought, CAREFUL, weights)
    const root = this.tree.grow(thought.seat, this.numberOf(thought.decision), thought.options, this.blend(values, weights))
    if (how.opinion > 0) {
      values.forEach((value, at) => {
        if (value >= 0) {
          learn(root, at, value, how.opinion)
          this.spread(thought.seat, value)
        }
      })
    }
    return root
  }

  private blend(values: readonly number[], weights: readonly number[] | null): number[] {
    const best = Math.max(...values)
    return values.map((v, i) => v < 0 ? 0 : (weights ? weights[i]! : 1) * (0.05 + Math.exp((v - best) / this.how.trust)))
  }

  private glance(g: State, seat: Seat, offered: readonly Option[]): number[] {
    const { game, chance } = this.thought
    const weights = weightsOf(game, g, seat, offered)
    const values = offered.map(option => {
      const next = copy(g)
      const uses = g.core.dice[4]!
      next.core.dice = chance.words()
      next.core.dice[4] = uses
      take(game, next, seat, option)
      let v = worth(game, next, seat)
      if (next.core.dice[4] !== uses) {
        for (let i = 0; i < 3; i++) {
          const next = copy(g)
          next.core.dice = chance.words()
          take(game, next, seat, option)
          v += worth(game, next, seat)
        }
        v /= 4
      }
      return v
    })
    return this.blend(values, weights)
  }

  private iterate(g: State): void {
    const { game, seat: me } = this.thought
    this.tree.restart()
    this.nodes.length = 0
    this.chosen.length = 0
    this.choosers.length = 0
    this.forgetSealed(g)
    let seat = me
    let last = -1
    let turns = this.how.turns
    while (g.core.result === null) {
      if (!question(game, g)!.decision.spec.sealed && seat !== last) {
        if (last >= 0 && --turns <= 0) break
        last = seat
      }
      if (this.step(g, seat)) break
      if (g.core.result === null) seat = seatToAct(game, g)
    }
    if (turns > 0) g = this.playout.run(g, last, turns)
    for (let of = 0; of < this.seats; of++) this.giveBack(g, of)
  }

  /** What others have sealed is not known: they choose again, in their own trees. */
  private forgetSealed(g: State): void {
    if (!this.thought.decision.spec.sealed) return
    for (let other = 0; other < this.seats; other++) if (other !== this.thought.seat) g.core.sealed[other] = -1
  }

  /** Takes one choice in the tree; true if that left it. */
  private step(g: State, seat: Seat): boolean {
    const { game } = this.thought
    const decision = question(game, g)!.decision
    const offered = options(game, g, seat, this.offered)
    const isSealed = decision.spec.sealed === true
    let isNew = false
    let option = offered[0]!
    if (offered.length > 1) {
      const number = this.numberOf(decision as never)
      let node = this.tree.find(seat, number)
      if (!node) {
        isNew = true
        node = this.tree.grow(seat, number, offered, this.how.glance ? this.glance(g, seat, offered) : weightsOf(game, g, seat, offered))
      }
      const at = select(node, offered, this.how.explore * this.deviation(seat) * 1)
      option = node.options[at]!
      this.nodes.push(node)
      this.chosen.push(at)
      this.choosers.push(seat)
    }
    take(game, g, seat, option)
    this.tree.chosen(seat, option, isSealed)
    return isNew
  }

  /** Tells the nodes in which a seat chose what came of it. */
  private giveBack(g: State, seat: Seat): void {
    let value = -1
    for (let i = 0; i < this.nodes.length; i++) {
      if (this.choosers[i] !== seat) continue
      if (value < 0) value = worth(this.thought.game, g, seat)
      learn(this.nodes[i]!, this.chosen[i]!, value)
    }
    if (value >= 0) this.spread(seat, value)
  }

  private spread(seat: Seat, value: number): void {
    const count = ++this.count[seat]!
    const off = value - this.mean[seat]!
    this.mean[seat]! += off / count
    this.squares[seat]! += off * (value - this.mean[seat]!)
  }

  /** How far the outcomes of a seat spread; evaluations differ in scale, so exploring is measured by this. */
  private deviation(seat: Seat): number {
    return this.count[seat]! < 2 ? 0.1 : Math.max(0.01, Math.sqrt(this.squares[seat]! / this.count[seat]!))
  }

  private numberOf(decision: Decision<never, never>): number {
    let number = this.numbers.get(decision)
    if (number === undefined) this.numbers.set(decision, (number = this.numbers.size + 1))
    return number
  }
}

import type { Decision, Option, Seat, State } from '@hexarium/kernel'
import { options, question, seatToAct, take } from '@hexarium/kernel'
import type { Bot, Considered } from './bot.ts'
import { CAREFUL } from './greedy.ts'
import { Horizon } from './horizon.ts'
import { lookAt } from './look.ts'
import { blur, pickBest, pickWeighted } from './pick.ts'
import { inOneGo, type Pondering, type Ponders } from './ponder.ts'
import { glance, priorsFrom } from './priors.ts'
import { reasonsBy } from './reason.ts'
import { Spread } from './spread.ts'
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
  /** How often the turn passes to another seat before it judges. */
  turns: number
  /** How many choices it plays through before it judges, at most. */
  longest: number
  /** How eagerly it tries what is seldom tried, in units of how far the outcomes spread. */
  explore: number
  /** How many visits greedy's opinion of the first choice counts for. */
  opinion: number
  /** An option that seems worse by this much, in worth, is e times less likely to be tried. */
  doubt: number
  /** How far its judgement errs, in shares of its visits (0 … 1). */
  noise: number
}

/** What search does unless told otherwise. */
const THOROUGH: SearchSettings = {
  nodes: 500,
  milliseconds: Number.POSITIVE_INFINITY,
  clock: null,
  turns: 4,
  longest: 80,
  explore: 2,
  opinion: 4,
  doubt: 0.01,
  noise: 0,
}

/** Determinised tree search (information-set MCTS, max^n): each iteration plays in a fresh imagined state. */
export function search(settings: Partial<SearchSettings> = {}, name = 'search'): Bot & Ponders {
  const how = { ...THOROUGH, ...settings }
  function* ponder(thought: Thought): Pondering<Considered> {
    return yield* new Search(thought, how).choosing()
  }
  const plan = (thought: Thought) => inOneGo(ponder(thought))
  return { name, ponder, plan, choose: thought => plan(thought).option }
}

class Search {
  private readonly thought: Thought
  private readonly how: SearchSettings
  private readonly seats: number
  private readonly tree: Tree
  private readonly horizon: Horizon
  /** How the outcomes of each seat spread. */
  private readonly spreads: Spread[]
  /** A number for each question met. */
  private readonly numbers = new Map<unknown, number>()
  private readonly offered: Option[] = []
  // The way of this iteration through the tree.
  private readonly nodes: Node[] = []
  private readonly chosen: number[] = []
  private readonly choosers: Seat[] = []

  constructor(thought: Thought, how: SearchSettings) {
    this.thought = thought
    this.how = how
    this.seats = thought.imagine(0).core.seats
    this.tree = new Tree(this.seats)
    this.horizon = new Horizon(thought.game, how.turns, how.longest)
    this.spreads = Array.from({ length: this.seats }, () => new Spread())
  }

  *choosing(): Pondering<Considered> {
    const { how, thought } = this
    const root = this.plantRoot()
    const end = how.clock ? how.clock() + how.milliseconds : 0
    for (let iteration = 1; iteration <= how.nodes; iteration++) {
      if (how.clock && iteration % 8 === 0 && how.clock() >= end) break
      this.iterate(thought.imagine(iteration))
      if (yield iteration / how.nodes) break
    }
    const shares = root.visits.map(visits => visits / root.total)
    const means = root.visits.map((visits, at) => (visits > 0 ? root.sums[at] / visits : 0))
    const option = root.options[pickBest(thought.chance, blur(thought.chance, shares, how.noise), means)]
    const found = root.visits.map((visits, at) => (visits > 0 ? means[at] : -1))
    return { option, kept: null, reasons: reasonsBy(root.options, found, root.visits.map(Math.ceil)) }
  }

  /** The first node, with the policy's weights and greedy's opinion. */
  private plantRoot(): Node {
    const { thought, how } = this
    const weights = weightsOf(thought.game, thought.imagine(0), thought.seat, thought.options)
    const values = lookAt(thought, CAREFUL, weights)
    const priors = priorsFrom(values, weights, how.doubt)
    const root = this.tree.grow(thought.seat, this.numberOf(thought.decision), thought.options, priors)
    values.forEach((value, at) => {
      if (value < 0) return
      learn(root, at, value, how.opinion)
      this.spreads[thought.seat].add(value)
    })
    return root
  }

  /** One game played on from here, in the tree as far as it goes and then by policy, and its lesson. */
  private iterate(g: State): void {
    const { game } = this.thought
    this.tree.restart()
    this.horizon.restart()
    this.nodes.length = 0
    this.chosen.length = 0
    this.choosers.length = 0
    let seat = this.thought.seat
    let inTree = true
    while (!this.horizon.isReached(g, seat)) {
      if (inTree) inTree = this.step(g, seat)
      else this.playOn(g, seat)
      if (g.core.result !== null) break
      seat = seatToAct(game, g)
    }
    for (let of = 0; of < this.seats; of++) this.giveBack(g, of)
  }

  /** Takes one choice in the tree; false if that was a new leaf. */
  private step(g: State, seat: Seat): boolean {
    const { game, chance } = this.thought
    const decision = question(game, g)!.decision
    const offered = options(game, g, seat, this.offered)
    let isKnown = true
    let option = offered[0]
    if (offered.length > 1) {
      const number = this.numberOf(decision as never)
      let node = this.tree.find(seat, number)
      if (!node) {
        isKnown = false
        node = this.tree.grow(seat, number, offered, glance(game, g, seat, offered, chance, this.how.doubt))
      }
      const at = select(node, offered, this.how.explore * this.spreads[seat].deviation)
      option = node.options[at]
      this.nodes.push(node)
      this.chosen.push(at)
      this.choosers.push(seat)
    }
    take(game, g, seat, option)
    this.tree.chosen(seat, option, decision.spec.sealed === true)
    return isKnown
  }

  /** Takes one choice beyond the tree. */
  private playOn(g: State, seat: Seat): void {
    const { game, chance } = this.thought
    const offered = options(game, g, seat, this.offered)
    const at = offered.length === 1 ? 0 : pickWeighted(chance, offered.length, weightsOf(game, g, seat, offered))
    take(game, g, seat, offered[at])
  }

  /** Tells the nodes in which a seat chose what came of it. */
  private giveBack(g: State, seat: Seat): void {
    let value = -1
    for (let i = 0; i < this.nodes.length; i++) {
      if (this.choosers[i] !== seat) continue
      if (value < 0) value = worth(this.thought.game, g, seat)
      learn(this.nodes[i], this.chosen[i], value, 1)
    }
    if (value >= 0) this.spreads[seat].add(value)
  }

  private numberOf(decision: Decision<never, never>): number {
    let number = this.numbers.get(decision)
    if (number === undefined) this.numbers.set(decision, (number = this.numbers.size + 1))
    return number
  }
}

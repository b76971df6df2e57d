import type { Option, Seat } from '@hexarium/kernel'
import { mix } from './seed.ts'

/**
 * What is known of one question as one seat would see it. Lists run over the options met so far: in another imagined
 * state others may be legal, so each option counts how often it could have been chosen at all.
 */
export interface Node {
  options: Option[]
  /** How likely a sensible player takes it; sums to about 1. */
  priors: number[]
  visits: number[]
  /** The sum of what came of it, for the seat that chose. */
  sums: number[]
  available: number[]
  /** All visits, and what came of them. */
  total: number
  sum: number
}

/**
 * One tree for each seat, all grown in the same iterations. A seat's tree branches by what that seat saw chosen: its own
 * choices and the open ones of others, but not their sealed answers. So simultaneous choices are made blind.
 */
export class Tree {
  private readonly nodes: Map<number, Node>[]
  /** Where each seat stands in its tree: what it saw, stirred into one number. */
  private readonly seen: Int32Array

  constructor(seats: number) {
    this.nodes = Array.from({ length: seats }, () => new Map())
    this.seen = new Int32Array(seats)
  }

  /** Back to the roots. */
  restart(): void {
    this.seen.fill(0)
  }

  /** The node of a question to a seat; undefined if it is new. */
  find(seat: Seat, question: number): Node | undefined {
    return this.nodes[seat].get(mix(this.seen[seat], question))
  }

  /** A new node for a question to a seat. */
  grow(seat: Seat, question: number, options: readonly Option[], weights: readonly number[] | null): Node {
    const node: Node = { options: [], priors: [], visits: [], sums: [], available: [], total: 0, sum: 0 }
    let all = 0
    if (weights) for (const weight of weights) all += weight
    for (let i = 0; i < options.length; i++)
      addOption(node, options[i], weights ? weights[i] / all : 1 / options.length)
    this.nodes[seat].set(mix(this.seen[seat], question), node)
    return node
  }

  /** A seat has chosen: everybody who sees it goes on. */
  chosen(seat: Seat, option: Option, isSealed: boolean): void {
    const seen = this.seen
    for (let other = 0; other < seen.length; other++) {
      if (!isSealed || other === seat) seen[other] = mix(seen[other] + seat, option + 1)
    }
  }
}

function addOption(node: Node, option: Option, prior: number): number {
  node.priors.push(prior)
  node.visits.push(0)
  node.sums.push(0)
  node.available.push(0)
  return node.options.push(option) - 1
}

/**
 * The option to try next, as its index in the node: the best mean, plus a bonus for what is likely and seldom tried
 * (PUCT, with availability in place of the parent's visits). `explore` is in units of worth.
 */
export function select(node: Node, options: readonly Option[], explore: number): number {
  const unknown = node.total > 0 ? node.sum / node.total : 0.5
  let best = -1
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 0; i < options.length; i++) {
    const option = options[i]
    // The lists mostly agree, so look in the same place first.
    let at = node.options[i] === option ? i : node.options.indexOf(option)
    if (at < 0) at = addOption(node, option, 1 / (node.options.length + 1))
    const visits = node.visits[at]
    const available = ++node.available[at]
    const mean = visits > 0 ? node.sums[at] / visits : unknown
    const score = mean + (explore * node.priors[at] * Math.sqrt(available)) / (1 + visits)
    if (score > bestScore) {
      bestScore = score
      best = at
    }
  }
  return best
}

/** Something came of an option. */
export function learn(node: Node, at: number, value: number, visits: number): void {
  node.visits[at] += visits
  node.sums[at] += value * visits
  node.total += visits
  node.sum += value * visits
}

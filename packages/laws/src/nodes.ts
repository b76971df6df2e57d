import {
  type AnyGame,
  copy,
  type Event,
  type Match,
  must,
  options,
  type RuleId,
  type State,
  seatToAct,
  take,
  within,
} from '@hexarium/kernel'
import { reasonsIn } from './fits.ts'

/** What was met on all ways from a position. */
interface Nodes {
  /** How many ways there are to make so many choices. */
  ways: number
  /** What was told on them, by kind: how often, and the sum of its numbers. */
  told: Record<string, { times: number; sum: number }>
  /** How often each rule was the reason why a number could not be chosen, over all questions met. */
  forbidden: Record<RuleId, number>
}

/** Where counting begins: a match, or a moment of one. */
export type Place = Pick<Match, 'game' | 'state'>

/** Of every question so many moments are kept. */
const LOOKS = 3

/**
 * Moments of a match that goes on for so many choices: everybody takes what a fixed stride through the offers comes to, and of
 * every question the first few are moments.
 */
export function momentsOf(match: Match, choices: number, stride: number): Place[] {
  const looks: Record<string, number> = {}
  const moments: Place[] = []
  for (let n = 0; n < choices && match.asked; n++) {
    const { decision, seats } = match.asked
    looks[decision] = (looks[decision] ?? 0) + 1
    if (looks[decision] <= LOOKS) moments.push({ game: match.game, state: copy(match.state) })
    const open = match.choices(seats[0])
    must(match.play(seats[0], open[(n * stride) % open.length]))
  }
  return moments
}

/**
 * Node counts, as chess programs have them: how many ways there are to make so many choices from here, dice falling by the seed,
 * what is told on them (how often, and the sum of its numbers), and which rules forbid what is not offered, for the first numbers
 * of each kind; what is offered none may forbid, and whose time is up chooses some of it. They pin what is offered and what it
 * leads to in positions full of edges; whoever changes a rule on purpose counts again. `21 ways; moved 9 (130), dice 2 (7); TI-4.0a 410, TI-4.3a 3`
 */
export function nodesOf(from: Place | readonly Place[], choices: number, numbers = 48): string {
  const nodes: Nodes = { ways: 0, told: {}, forbidden: {} }
  for (const { game, state } of [from].flat()) visit(game, state, choices, numbers, nodes)
  const told = Object.entries(nodes.told).map(([kind, { times, sum }]) => `${kind} ${times} (${sum})`)
  const reasons = Object.entries(nodes.forbidden).map(([rule, times]) => `${rule} ${times}`)
  return [`${nodes.ways} ways`, told.sort().join(', '), reasons.sort().join(', ')].filter(Boolean).join('; ')
}

function visit(game: AnyGame, g: State, choices: number, numbers: number, nodes: Nodes): void {
  if (choices === 0 || g.core.result !== null) {
    nodes.ways++
    return
  }
  for (const rule of reasonsIn(game, g, numbers)) nodes.forbidden[rule] = (nodes.forbidden[rule] ?? 0) + 1
  const seat = seatToAct(game, g)
  for (const option of options(game, g, seat)) {
    const next = copy(g)
    const events: Event[] = []
    within({ isHasty: true, events }, () => take(game, next, seat, option)) // ends that leave no choice are no nodes
    game.check?.(next)
    for (const event of events) countTold(event, nodes)
    visit(game, next, choices - 1, numbers, nodes)
  }
}

function countTold({ kind, args }: Event, { told }: Nodes): void {
  told[kind] ??= { times: 0, sum: 0 }
  told[kind].times++
  for (const number of args) told[kind].sum += number
}

import {
  type AnyGame,
  copy,
  type Match,
  optionKind,
  options,
  question,
  type RuleId,
  type State,
  seatToAct,
  take,
  VALUES,
  within,
} from '@hexarium/kernel'
import { forbidding } from '@hexarium/kernel/inside'
import { mayAct } from './laws/deed.ts'

/** What was met on all ways from a position. */
interface Nodes {
  /** How many ways there are to make so many choices. */
  ways: number
  /** How often each rule was the reason why a number could not be chosen, over all questions met. */
  forbidden: Record<RuleId, number>
}

/**
 * Node counts, as chess programs have them: how many ways there are to make so many choices from here, dice falling by the seed,
 * and which rules forbid what is not offered, for the first numbers of each kind; what is offered none may forbid. They pin what is offered and what it leads to in a
 * position full of edges; whoever changes a rule on purpose counts again. `21 ways; TI-4.0a 410, TI-4.3a 3`
 */
export function nodesOf(match: Match, choices: number, numbers = 48): string {
  const nodes: Nodes = { ways: 0, forbidden: {} }
  visit(match.game, match.state, choices, numbers, nodes)
  const reasons = Object.entries(nodes.forbidden).map(([rule, times]) => `${rule} ${times}`)
  return `${nodes.ways} ways; ${reasons.sort().join(', ')}`
}

function visit(game: AnyGame, g: State, choices: number, numbers: number, nodes: Nodes): void {
  if (choices === 0 || g.core.result !== null) {
    nodes.ways++
    return
  }
  countReasons(game, g, numbers, nodes)
  const seat = seatToAct(game, g)
  for (const option of options(game, g, seat)) {
    const next = copy(g)
    within({ isHasty: true }, () => take(game, next, seat, option)) // ends that leave no choice are no nodes
    game.check?.(next)
    visit(game, next, choices - 1, numbers, nodes)
  }
}

function countReasons(game: AnyGame, g: State, numbers: number, { forbidden }: Nodes): void {
  const { decision, frame } = question(game, g)!
  for (const seat of mayAct(game, g)) {
    const listed = new Set(options(game, g, seat))
    decision.kinds.forEach((kind, index) => {
      if (!decision.valued[index] || !decision.spec.cannot?.[kind]) return
      const first = index * VALUES
      const asked = new Set([...Array.from({ length: numbers }, (_, value) => first + value), ...listed])
      for (const option of asked) {
        if (optionKind(option) !== index) continue
        const rule = forbidding(decision, g, frame.here, option, seat)
        if (listed.has(option) !== (rule === undefined))
          throw new Error(`${decision.name} ${kind} ${option - first}: ${rule ?? 'no rule'} forbids it`)
        if (rule) forbidden[rule] = (forbidden[rule] ?? 0) + 1
      }
    })
  }
}

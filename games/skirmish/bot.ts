import { type BotHints, type Decision, optionKind, optionValue, type Seat } from '@hexarium/kernel'
import { board, HILL } from './content/map.ts'
import { counts } from './rules/round.ts'
import { cannotShoot } from './rules/shooting.ts'
import { alive, GUARD, MARCH, type Skirmish, sideOf, unitsOf, VOLLEY } from './state.ts'

/** What is good in a skirmish: strength, the hill, and being near it. */
export const bot: BotHints<Skirmish> = {
  evaluate(g, seat) {
    const [red, blue] = counts(g)
    let lead = red! - blue!
    for (let unit = 0; unit < g.at.length; unit++) {
      if (!alive(g, unit)) continue
      const near = (6 - board.distance(g.at[unit]!, HILL)) * 0.08
      lead += sideOf(unit) === 0 ? near : -near
    }
    const forSeat = seat === 0 ? lead : -lead
    return 1 / (1 + Math.exp(-forSeat / 4))
  },
  policy(g, seat, decision, options) {
    const weight = weights[decision.name]
    return options.map(option => weight?.(g, seat, optionValue(option), kindOf(decision, option)) ?? 1)
  },
}

type Weight = (g: Skirmish, seat: Seat, value: number, kind: string) => number

function kindOf(decision: Decision<Skirmish, never>, option: number): string {
  return decision.kinds[optionKind(option)]!
}

/** What a sensible player does: take the hill and keep it, shoot when there is a target, strike when next to an enemy. */
const weights: Readonly<Record<string, Weight>> = {
  giveOrder(g, seat, order) {
    const { slot } = g.core.flow.at(-1)!.here as { slot: number }
    const unit = unitsOf[seat]![slot]!
    const onHill = g.at[unit] === HILL
    const isNear = enemyDistance(g, seat, g.at[unit]!) === 1
    if (order === MARCH) return onHill ? 0.3 : isNear ? 1 : 4
    if (order === VOLLEY) return unitsOf[1 - seat]!.some(enemy => !cannotShoot(g, unit, enemy)) ? 5 : 0.5
    return order === GUARD && onHill ? 5 : isNear ? 3 : 1
  },
  marchesUnit: (g, _seat, unit, kind) => (kind === 'done' ? 0.5 : g.at[unit] === HILL ? 0.05 : 1),
  marchTo(g, seat, hex) {
    const { unit } = g.core.flow.at(-1)!.here as { unit: number }
    const nearer = board.distance(g.at[unit]!, HILL) - board.distance(hex, HILL)
    return Math.exp(0.8 * nearer + (enemyDistance(g, seat, hex) === 1 ? 1 : 0))
  },
  volleysUnit: (_g, _seat, _unit, kind) => (kind === 'done' ? 0.1 : 1),
  meleeUnit: (_g, _seat, _unit, kind) => (kind === 'done' ? 0.1 : 1),
  react: (_g, _seat, _unit, kind) => (kind === 'pass' ? 0.1 : 1),
}

/** How far the nearest enemy is from a hex. */
function enemyDistance(g: Skirmish, seat: Seat, hex: number): number {
  let least = board.size
  for (const enemy of unitsOf[1 - seat]!)
    if (alive(g, enemy)) least = Math.min(least, board.distance(hex, g.at[enemy]!))
  return least
}

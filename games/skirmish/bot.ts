import { forDecision, type Seat } from '@hexarium/kernel'
import { board, HILL } from './content/map.ts'
import { marches, marchTo, react } from './rules/marches.ts'
import { melee } from './rules/melee.ts'
import { giveOrder } from './rules/orders.ts'
import { counts } from './rules/round.ts'
import { cannotShoot, volleys } from './rules/shooting.ts'
import { alive, GUARD, MARCH, type Skirmish, sideOf, unitsOf, VOLLEY } from './state.ts'

/** What is good in a skirmish: strength, the hill, and being near it. */
export function evaluate(g: Skirmish, seat: Seat): number {
  const [red, blue] = counts(g)
  let lead = red - blue
  for (let unit = 0; unit < g.at.length; unit++) {
    if (!alive(g, unit)) continue
    const near = (6 - board.distance(g.at[unit], HILL)) * 0.08
    lead += sideOf(unit) === 0 ? near : -near
  }
  const forSeat = seat === 0 ? lead : -lead
  return 1 / (1 + Math.exp(-forSeat / 4))
}

/** What a sensible player does: take the hill and keep it, shoot when there is a target, strike when next to an enemy. */
export const advice = [
  forDecision(giveOrder, {
    advice(g, { slot }, seat) {
      const unit = unitsOf[seat][slot]
      const onHill = g.at[unit] === HILL
      const isNear = enemyDistance(g, seat, g.at[unit]) === 1
      return (_kind, order) => {
        if (order === MARCH) return onHill ? 0.3 : isNear ? 1 : 4
        if (order === VOLLEY) return unitsOf[1 - seat].some(enemy => !cannotShoot(g, unit, enemy)) ? 5 : 0.5
        return order === GUARD && onHill ? 5 : isNear ? 3 : 1
      }
    },
  }),
  forDecision(marches.choose, {
    advice: g => (kind, unit) => (kind === 'done' ? 0.5 : g.at[unit] === HILL ? 0.05 : 1),
  }),
  forDecision(marchTo, {
    advice:
      (g, { unit }, seat) =>
      (_kind, hex) => {
        const nearer = board.distance(g.at[unit], HILL) - board.distance(hex, HILL)
        return Math.exp(0.8 * nearer + (enemyDistance(g, seat, hex) === 1 ? 1 : 0))
      },
  }),
  forDecision(volleys.choose, { advice: () => kind => (kind === 'done' ? 0.1 : 1) }),
  forDecision(melee.choose, { advice: () => kind => (kind === 'done' ? 0.1 : 1) }),
  forDecision(react, { advice: () => kind => (kind === 'pass' ? 0.1 : 1) }),
]

/** How far the nearest enemy is from a hex. */
function enemyDistance(g: Skirmish, seat: Seat, hex: number): number {
  let least = board.size
  for (const enemy of unitsOf[1 - seat]) if (alive(g, enemy)) least = Math.min(least, board.distance(hex, g.at[enemy]))
  return least
}

import type { BotHints } from '@hexarium/kernel'
import { legionsOf, legionValue, titanLegion } from './legions.ts'
import type { Titan } from './state.ts'

/** What is good in Titan: points, strong legions, and a Titan that is not alone. */
export const bot: BotHints<Titan> = {
  evaluate(g, seat) {
    const worth = g.score.map((score, of) => (g.alive[of] ? score * 1.5 + strength(g, of) : 0))
    const total = worth.reduce((sum, value) => sum + value, 0)
    return total > 0 ? worth[seat]! / total : 0
  },
}

function strength(g: Titan, seat: number): number {
  const titan = titanLegion(g, seat)
  const legions = legionsOf(g, seat).reduce((sum, legion) => sum + legionValue(g, legion), 0)
  return legions + (titan >= 0 ? legionValue(g, titan) : 0)
}

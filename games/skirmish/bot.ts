import type { BotHints } from '@hexarium/kernel'
import { board, HILL } from './content/map.ts'
import { counts } from './rules/round.ts'
import { alive, type Skirmish, sideOf } from './state.ts'

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
}

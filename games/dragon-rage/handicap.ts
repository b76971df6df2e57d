import type { Ended, HandicapForm } from '@hexarium/contests'
import { INVADER } from './state.ts'

/** DR-3.3.4: a player's handicap against one opponent: 1 more for a win, 1 less for a loss; a drawn game counts for nobody. */
export function handicapOf(games: readonly Ended[]): number {
  return games.reduce((sum, ended) => sum + (ended === 'won' ? 1 : ended === 'lost' ? -1 : 0), 0)
}

/** DR-3.3.4: what both players' handicaps add to the goal: half the difference, up if the better player invades. */
export function handicapFor(invader: number, city: number): number {
  const step = Math.floor(Math.abs(invader - city) / 2)
  return invader >= city ? step : 0 - step
}

/** DR-3.3.4: what two have played against each other sets the handicap of their next game; what one won the other lost. */
export const handicap: HandicapForm = {
  settings(games, seat) {
    const mine = handicapOf(games)
    const his = 0 - mine
    return { handicap: seat === INVADER ? handicapFor(mine, his) : handicapFor(his, mine) }
  },
}

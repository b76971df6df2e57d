/** DR-3.3.4: how a game between two players ended, for one of them; a drawn one counts for nobody. */
export type Ended = 'won' | 'lost' | 'drawn'

/** DR-3.3.4: a player's handicap against one opponent: 1 more for a win, 1 less for a loss. */
export function handicapOf(games: readonly Ended[]): number {
  return games.reduce((sum, ended) => sum + (ended === 'won' ? 1 : ended === 'lost' ? -1 : 0), 0)
}

/** DR-3.3.4: what both players' handicaps add to the goal: half the difference, up if the better player invades. */
export function handicapFor(invader: number, city: number): number {
  const step = Math.floor(Math.abs(invader - city) / 2)
  return invader >= city ? step : 0 - step
}

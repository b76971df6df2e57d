import type { Chance, Result, RuleId, Settings } from '@hexarium/kernel'
import type { MatchResult, TournamentSpec } from './tournament.ts'

/** How a game is played in tournaments, where that is more than one game with the usual count. */
export interface MatchForm {
  /** What the organiser's choice leaves out of a tournament: counts and ties. */
  readonly spec: Pick<TournamentSpec, 'points' | 'tieBreaks' | 'bracket'>
  /** Why games with such settings do not fit a tournament. */
  cannot(settings: Readonly<Record<string, unknown>>): RuleId | undefined
  /** The settings of a match's games, seat by seat the same players; what is drawn for a round is drawn from `luck`. */
  games(settings: Settings, luck: Chance): Settings[]
  /** What a match is worth to its players, from the results of its games in their order. */
  count(results: readonly Result[]): MatchResult
}

/** One game, counted by its places. */
export const oneGame: MatchForm = {
  spec: {},
  cannot: () => undefined,
  games: settings => [settings],
  count: ([{ places }]) => ({ places: [...places] }),
}

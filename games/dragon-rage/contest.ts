import type { MatchForm, MatchResult } from '@hexarium/contests/tournament'
import type { Chance, Result, RuleId, Settings } from '@hexarium/kernel'
import { scenarios } from './content/scenarios.ts'

/** DR-5.2b: match points of a bye. */
const BYE_POINTS = 2
/** DR-5.3, DR-5.4: scenarios of a map, and the die that draws one. */
const OF_A_MAP = 6

/** DR-5: tournaments in the form of the rule book. */
export const contest: MatchForm = {
  // DR-5.1: a match has two points; DR-5.2a: knock-outs are by lot, and after a drawn match both go on
  spec: {
    points: { win: 2, draw: 1, loss: 0, bye: BYE_POINTS },
    tieBreaks: ['resistance', 'buchholz', 'lot'],
    bracket: 'drawn',
  },
  cannot: cannotBePlayed,
  games,
  count,
}

/** DR-5: why a game does not fit a tournament: Elowyn, bought or proposed forces, a campaign. */
function cannotBePlayed(settings: Readonly<Record<string, unknown>>): RuleId | undefined {
  if (settings['elowyn']) return 'DR-5'
  const scenario = settings['scenario'] ?? 'E1'
  return scenario === 'esirien' || scenario === 'nurkott' || scenarios.some(({ id }) => id === scenario)
    ? undefined
    : 'DR-5'
}

/** DR-5.1: both games of a match: one scenario, sides swapped. */
function games(settings: Settings, luck: Chance): Settings[] {
  const scenario = scenarioFor(String(settings['scenario'] ?? 'E1'), luck)
  return [false, true].map(swapSides => ({ ...settings, scenario, swapSides }))
}

/** DR-5.3, DR-5.4: the same scenario in every round, or, where a map is named, one of its six by a die. */
function scenarioFor(named: string, luck: Chance): string {
  if (named !== 'esirien' && named !== 'nurkott') return named
  return scenarios[(named === 'esirien' ? 0 : OF_A_MAP) + luck.below(OF_A_MAP)].id
}

/** DR-5.1: a match point a game won; resistance is what one destroyed, or kept. More match points win, then more resistance. */
function count(results: readonly Result[]): MatchResult {
  const points = [0, 1].map(seat => results.filter(({ places }) => places[seat] === 1 && places[1 - seat] !== 1).length)
  const resistance = [0, 1].map(seat => results.reduce((sum, { scores }) => sum + scores[seat], 0))
  const lead = points[0] - points[1] || resistance[0] - resistance[1]
  return { places: lead === 0 ? [1, 1] : lead > 0 ? [1, 2] : [2, 1], points, resistance }
}

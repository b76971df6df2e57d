import type { Notice } from '@hexarium/wire'
import { address } from '../route.ts'

/** True if a notice is about a contest as a whole, not about one of its tables. */
export const isOfContest = ({ contest, table }: Notice): boolean => contest !== null && contest.id === table

/** Where a notice leads: to its table, or to what it is about. */
export function placeOf(notice: Notice): string {
  const { contest, table, game } = notice
  if (!contest || !isOfContest(notice)) return address('t', table)
  const isOfGame = contest.kind === 'ladder' || contest.kind === 'season'
  return address(contest.kind, isOfGame ? (game ?? '') : contest.id)
}

/** What a notice is about: the game, and the competition it is played in. */
export function aboutOf({ game, contest }: Notice, titleOf: (game: string) => string): string {
  return [game ? titleOf(game) : '', contest?.title ?? ''].filter(Boolean).join(', ')
}

import type { ListedTournament } from '@hexarium/wire'
import { words } from '../language.ts'
import { saying } from './say.ts'

/** What a tournament is called: by its organiser, or as the division of a season that it is. */
export function tournamentTitle({ title, season }: Pick<ListedTournament, 'title' | 'season'>): string {
  const w = saying.value
  return season ? words.value.with(w.season(season.number), w.division(season.division)) : title
}

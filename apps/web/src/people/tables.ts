import type { Listed } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type HallGame, loadHall } from '../data.ts'
import { language, words } from '../language.ts'
import { nameShown } from '../online/names.ts'

/** What games are called, in the page's language. */
export function useTitles(): (game: string) => string {
  const games = useGames()
  return game => games.find(({ id }) => id === game)?.title[language.value] ?? game
}

/** The games of the hall; none until they are known. */
export function useGames(): readonly HallGame[] {
  const games = useSignal<readonly HallGame[]>([])
  useEffect(() => {
    void loadHall().then(
      found => (games.value = found),
      () => {},
    )
  }, [])
  return games.value
}

/** Who else sits at a table, by name. */
export function othersAt({ seats }: Pick<Listed, 'seats'>, me: string | undefined): string {
  const w = words.value
  return seats
    .flatMap(({ person, name }) => (person !== null && person === me ? [] : [nameShown(name, w) || w.freeSeat]))
    .join(', ')
}

/** The more urgent of two tables first: those that wait for one, whose time is up soonest; then the others, the latest first. */
export function byUrgency(one: Listed, other: Listed): number {
  if (one.mine !== other.mine) return one.mine ? -1 : 1
  if (!one.mine) return other.updated - one.updated
  return (one.due ?? Number.MAX_VALUE) - (other.due ?? Number.MAX_VALUE) || one.updated - other.updated
}

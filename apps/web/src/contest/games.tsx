import { language } from '../language.ts'
import { useGames } from '../people/tables.ts'
import { address } from '../route.ts'
import { saying } from './say.ts'

/** The same page for each game that two can play. */
export function GameWays({ page, now }: { page: 'ladder' | 'season'; now: string }) {
  const games = useGames().filter(({ players }) => players.min <= 2)
  return (
    <nav class="row" aria-label={saying.value.game}>
      {games.map(({ id, title }) => (
        <a key={id} class="button" href={address(page, id)} aria-current={id === now ? 'page' : undefined}>
          {title[language.value]}
        </a>
      ))}
    </nav>
  )
}

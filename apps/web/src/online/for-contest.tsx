import type { TableCard } from '@hexarium/wire'
import { address } from '../route.ts'
import { spoken } from './words/spoken.ts'

/** Where what a table is played for is to be seen. */
export function contestAddress({ game, contest }: Pick<TableCard, 'game' | 'contest'>): string | null {
  if (!contest) return null
  const isOfGame = contest.kind === 'ladder' || contest.kind === 'season'
  return address(contest.kind, isOfGame ? game : contest.id)
}

/** After a game that was played for something: the way back to it. */
export function BackToContest({ card }: { card: TableCard }) {
  const to = contestAddress(card)
  if (!card.contest || to === null) return null
  return (
    <a class="button strong" href={to}>
      {spoken.value.backTo[card.contest.kind]}
    </a>
  )
}

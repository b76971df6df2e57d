import { ContestList } from './list.tsx'
import { MakeTournament } from './make.tsx'

/** `#/contests`: all of them; `#/contests/new/game`: to make one. */
export function ContestsPage({ parts, query }: { parts: readonly string[]; query: URLSearchParams }) {
  const [first = '', game = ''] = parts
  return first === 'new' ? <MakeTournament game={game} /> : <ContestList game={query.get('game') ?? ''} />
}

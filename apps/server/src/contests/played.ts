import type { ContestKind, ContestNow } from '@hexarium/wire'
import type { Store } from '../store/store.ts'

/** So many contests are named to who looks for a game to watch. */
const NAMED = 6

/** Contests with games to watch, the busiest first: a round of a tournament would fill every list of tables. */
export async function contestsPlayed(store: Store): Promise<ContestNow[]> {
  const rows = await store.query<{ contest: string; game: string; tables: number }>(
    `SELECT contest, game, count(*) AS tables FROM tables
     WHERE status = 'running' AND access = 'public' AND contest IS NOT NULL
     GROUP BY contest, game ORDER BY count(*) DESC, contest LIMIT ${NAMED}`,
    [],
  )
  if (rows.length === 0) return []
  const played = rows.map(row => ({ ...(JSON.parse(row.contest) as { id: string; kind: ContestKind }), ...row }))
  const contests = await store.query<{ id: string; title: string; spec: string }>(
    `SELECT id, title, spec FROM contests WHERE id IN (${played.map((_, index) => `$${index + 1}`).join(', ')})`,
    played.map(({ id }) => id),
  )
  return played.map(({ id, kind, game, tables }) => {
    const { title = '', spec = '{}' } = contests.find(contest => contest.id === id) ?? {}
    // A division is looked for at its season.
    const isDivision = (JSON.parse(spec) as { season?: unknown }).season
    return { id, kind: isDivision ? 'season' : kind, title, game, tables: Number(tables) }
  })
}

import type { ContestKind } from '@hexarium/wire'
import { type Statement, type Store, sql } from '../store/store.ts'

/** A contest as lists know it. What has come of it stands in its log. */
export interface Contest<Spec = unknown> {
  id: string
  kind: ContestKind
  game: string
  title: string
  /** Who organises it; empty: the house. */
  host: string
  stage: 'entering' | 'playing' | 'over'
  listed: boolean
  /** What was agreed when it was made. */
  spec: Spec
  /** Who has it may enter, where that is wanted. */
  link: string
  created: number
  began: number | null
  finished: number | null
}

export interface ContestRow extends Omit<Contest, 'spec' | 'listed'> {
  spec: string
  listed: number
}

export const CONTEST = 'id, kind, game, title, host, stage, listed, spec, link, created, began, finished'

/** A contest as it is kept; undefined if there is none of this kind. */
export async function findContest<Spec>(
  store: Store,
  kind: ContestKind,
  id: string,
): Promise<Contest<Spec> | undefined> {
  const [row] = await store.query<ContestRow>(`SELECT ${CONTEST} FROM contests WHERE id = $1 AND kind = $2`, [id, kind])
  return row && readContest<Spec>(row)
}

export function readContest<Spec>(row: ContestRow): Contest<Spec> {
  return { ...row, listed: row.listed === 1, spec: JSON.parse(row.spec) as Spec }
}

/** The statement that keeps a new contest. Of two that make the same one at a time, one does. */
export function contestStatement(contest: Contest, wake: number | null = null): Statement {
  const { id, kind, game, title, host, stage, listed, spec, link, created } = contest
  return sql(
    `INSERT INTO contests (id, kind, game, title, host, stage, listed, spec, link, created, wake)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, kind, game, title, host, stage, listed ? 1 : 0, JSON.stringify(spec), link, created, wake],
  )
}

/** What somebody has to do with a contest. */
export type Part = 'host' | 'invited' | 'in' | 'out'

/** Notes what somebody has to do with a contest now. */
export function takesPart({ id, kind }: Contest, person: string, part: Part, at: number): Statement {
  return sql(
    `INSERT INTO contest_people (contest_id, person, part, kind, since) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (contest_id, person) DO UPDATE SET part = excluded.part`,
    [id, person, part, kind, at],
  )
}

/** When somebody must look after a contest even if nothing happens. */
export function wakeAt(contest: string, wake: number | null): Statement {
  return sql('UPDATE contests SET wake = $1 WHERE id = $2', [wake, contest])
}

/** The same after a look at how it stood: if something has happened since, somebody must look at that first. */
export function lookedAt({ contest, seq }: { contest: Contest; seq: number }, wake: number | null): Statement {
  return sql(
    `UPDATE contests SET wake = $1 WHERE id = $2
     AND NOT EXISTS (SELECT 1 FROM contest_log WHERE contest_id = $2 AND seq > CAST($3 AS INTEGER))`,
    [wake, contest.id, seq],
  )
}

/** Who takes part, and who has to do with it otherwise. */
export function peopleOf(store: Store, contest: string, ...parts: Part[]): Promise<{ person: string; part: Part }[]> {
  return store.query(
    `SELECT person, part FROM contest_people WHERE contest_id = $1 AND part IN (${parts.map((_, at) => `$${at + 2}`).join(', ')})
     ORDER BY since, person`,
    [contest, ...parts],
  )
}

/** What somebody has to do with a contest; undefined if nothing. */
export async function partOf(store: Store, contest: string, person: string): Promise<Part | undefined> {
  const [row] = await store.query<{ part: Part }>(
    'SELECT part FROM contest_people WHERE contest_id = $1 AND person = $2',
    [contest, person],
  )
  return row?.part
}

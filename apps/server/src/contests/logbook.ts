import { fine, type Outcome, refused } from '@hexarium/kernel'
import type { ContestKind } from '@hexarium/wire'
import { type Statement, type Store, sql } from '../store/store.ts'
import { type Contest, findContest, wakeAt } from './contest.ts'

/** Something that happened, who did it and when. */
export interface Entry<E> {
  event: E
  /** Empty: the house. */
  by: string
  at: number
}

/** A contest with what its log has led to. */
export interface Chapter<Spec, S> {
  contest: Contest<Spec>
  seq: number
  state: S
}

/** Something that shall happen, and what else is written with it. */
export interface Deed<E> {
  event: E
  by: string
  also?: readonly Statement[]
  news?: readonly string[]
}

/** How the log of a kind of contest is read. */
export interface Reading<Spec, E, S> {
  kind: ContestKind
  begin(contest: Contest<Spec>): Promise<S>
  /** What follows from further entries; it may change the state it is given. What cannot be is refused, and has changed nothing. */
  fold(state: S, entries: readonly Entry<E>[], contest: Contest<Spec>): Promise<Outcome<S>>
}

/** Contests kept in memory, and how often somebody tries again who was not the first. */
const ROOM = 300
const TRIES = 50

/**
 * Contests as folds over their logs, as tables are: an event is folded, written by its number and only then acknowledged; who loses
 * the race for a number throws away what he has in memory and reads what is kept.
 */
export class Logbook<Spec, E, S> {
  private readonly store: Store
  private readonly now: () => number
  private readonly reading: Reading<Spec, E, S>
  private readonly known = new Map<string, { seq: number; state: S }>()
  private readonly tails = new Map<string, Promise<unknown>>()

  constructor(store: Store, now: () => number, reading: Reading<Spec, E, S>) {
    this.store = store
    this.now = now
    this.reading = reading
    // A line was written otherwise: words were taken away.
    store.listen(news => news.startsWith('unworded:') && this.known.delete(news.slice('unworded:'.length)))
  }

  /** How a contest stands. Nothing happens to it meanwhile at this process. */
  read<T>(id: string, look: (chapter: Chapter<Spec, S>) => Promise<T> | T): Promise<Outcome<T>> {
    return this.exclusive(id, async () => {
      const chapter = await this.chapter(id)
      return chapter.ok ? fine(await look(chapter.value)) : chapter
    })
  }

  /** Does what is wanted of a contest as it stands: nothing, or something that is kept when this resolves. */
  do(
    id: string,
    wanted: (chapter: Chapter<Spec, S>) => Promise<Outcome<Deed<E> | null>> | Outcome<Deed<E> | null>,
  ): Promise<Outcome<Chapter<Spec, S>>> {
    return this.exclusive(id, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const chapter = await this.chapter(id)
        if (!chapter.ok) return chapter
        const deed = await wanted(chapter.value)
        if (!deed.ok) return deed
        if (!deed.value) return chapter
        const done = await this.append(chapter.value, deed.value)
        if (done) return done
      }
      return refused('stale', 'Too much happens there at once: try again in a moment.')
    })
  }

  /** What is written with a contest's first entries, when it is made. */
  first(contest: string, entries: readonly Entry<E>[]): Statement[] {
    return entries.map((entry, at) => written(contest, at + 1, entry))
  }

  private exclusive<T>(id: string, work: () => Promise<T>): Promise<T> {
    const result = (this.tails.get(id) ?? Promise.resolve()).then(work)
    const tail = result.catch(() => {})
    this.tails.set(id, tail)
    void tail.then(() => {
      if (this.tails.get(id) === tail) this.tails.delete(id)
    })
    return result
  }

  /** Undefined if somebody else was first. */
  private async append(
    { contest, seq, state }: Chapter<Spec, S>,
    { event, by, also = [], news = [] }: Deed<E>,
  ): Promise<Outcome<Chapter<Spec, S>> | undefined> {
    const { id } = contest
    const entry = { event, by, at: this.now() }
    try {
      const next = await this.reading.fold(state, [entry], contest)
      if (!next.ok) return next
      this.known.delete(id) // until it is kept
      // Somebody looks after what follows, even if this process ends before it does.
      const unit = [written(id, seq + 1, entry), wakeAt(id, entry.at), ...also]
      if (!(await this.store.write(unit, [`contest:${id}`, ...news]))) return undefined
      this.remember(id, { seq: seq + 1, state: next.value })
      return fine({ contest, seq: seq + 1, state: next.value })
    } catch (error) {
      this.known.delete(id)
      throw error
    }
  }

  private async chapter(id: string): Promise<Outcome<Chapter<Spec, S>>> {
    const contest = await findContest<Spec>(this.store, this.reading.kind, id)
    if (!contest) return refused('no-contest', 'There is no such contest.')
    const known = this.known.get(id) ?? { seq: 0, state: await this.reading.begin(contest) }
    this.known.delete(id)
    const rows = await this.store.query<{ seq: number; event: string; by_person: string; at: number }>(
      'SELECT seq, event, by_person, at FROM contest_log WHERE contest_id = $1 AND seq > $2 ORDER BY seq',
      [id, known.seq],
    )
    const entries: Entry<E>[] = []
    for (const [at, row] of rows.entries()) {
      const event = parsed<E>(row.event)
      if (event === undefined || row.seq !== known.seq + at + 1) return damaged(known.seq + at + 1, 'it cannot be read')
      entries.push({ event, by: row.by_person, at: row.at })
    }
    const folded = entries.length === 0 ? fine(known.state) : await this.reading.fold(known.state, entries, contest)
    if (!folded.ok) return damaged(known.seq + 1, folded.problem.text)
    const seq = known.seq + entries.length
    this.remember(id, { seq, state: folded.value })
    return fine({ contest, seq, state: folded.value })
  }

  private remember(id: string, chapter: { seq: number; state: S }): void {
    this.known.delete(id)
    this.known.set(id, chapter)
    if (this.known.size > ROOM) this.known.delete(this.known.keys().next().value!)
  }
}

/** The statement that writes a line. One whose predecessor is missing is not written. */
function written<E>(contest: string, seq: number, { event, by, at }: Entry<E>): Statement {
  return sql(
    `INSERT INTO contest_log (contest_id, seq, event, by_person, at)
     SELECT $1, CAST($2 AS INTEGER), $3, $4, CAST($5 AS BIGINT)
     WHERE $2 = 1 OR EXISTS (SELECT 1 FROM contest_log WHERE contest_id = $1 AND seq = $2 - 1)`,
    [contest, seq, JSON.stringify(event), by, at],
    1,
  )
}

function parsed<E>(event: string): E | undefined {
  try {
    return JSON.parse(event) as E
  } catch {
    return undefined
  }
}

function damaged(seq: number, why: string): ReturnType<typeof refused> {
  return refused(
    'damaged-log',
    `The log of this contest is damaged at line ${seq} or after it (${why}): its keepers must mend it.`,
  )
}

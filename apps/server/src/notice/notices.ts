import type { Language } from '@hexarium/kernel'
import type { ContestKind, Notice, NoticeKind, Self } from '@hexarium/wire'
import { newId } from '../ids.ts'
import { notifyOf } from '../people/people.ts'
import { type Store, sql } from '../store/store.ts'
import { letters } from './letters.ts'
import type { Post } from './mail.ts'
import type { Push } from './push.ts'
import { quietUntil } from './quiet.ts'

const HOUR = 60 * 60 * 1000

/** People looked at together. */
const PAGE = 100

/** Milliseconds before a browser is knocked at: who looks at the table, at whichever process, has seen it by then. */
const BEFORE_PUSH = 2000

/** A push that was not sent when it was due, as its process ended, is sent within this time, or never. */
const STALE_PUSH = 10 * 60 * 1000

/** The longest time before the end of his own at which somebody may want to be reminded. */
const FAR = 72 * HOUR

const WAITS = { hourly: HOUR, daily: 24 * HOUR }

/** What notices are made of. */
export interface NoticeParts {
  store: Store
  push: Push
  post: Post
  /** The address people know this server by. */
  origin: string
  now: () => number
  failed: (error: unknown) => void
  /** What a game is called. */
  titleOf(game: string, language: Language): Promise<string>
}

/** Somebody who may be told something, and how. */
interface Reader {
  person: string
  email: string
  notify: string
  zone: string | null
  language: Self['language']
}

/** “Your turn”: in the page, by web push, and in a letter now and then. */
export class Notices {
  private readonly parts: NoticeParts
  private readonly timers = new Set<NodeJS.Timeout>()
  private closed = false

  constructor(parts: NoticeParts) {
    this.parts = parts
  }

  /** Sends nothing more by itself; what is under way is nobody's to wait for. */
  close(): void {
    this.closed = true
    for (const timer of this.timers) clearTimeout(timer)
  }

  /** Tells a person, unless he was told the same and has not looked since, or wants to hear nothing of the table. */
  async tell(
    person: string,
    table: string,
    kind: NoticeKind,
    { contest = null, text = null }: { contest?: string | null; text?: string | null } = {},
  ): Promise<void> {
    const { store, now } = this.parts
    const id = newId()
    const fresh = await store.write(
      [
        sql(
          `INSERT INTO notices (id, person, table_id, kind, at, contest, text)
           SELECT $1, $2, $3, $4, CAST($5 AS BIGINT), $6, $7 WHERE NOT EXISTS
             (SELECT 1 FROM notices WHERE person = $2 AND table_id = $3 AND kind = $4 AND seen = 0 AND text IS NULL)
           AND ($4 IN ('time', 'closed', 'deadline') OR NOT EXISTS
             (SELECT 1 FROM quiets WHERE person = $2 AND table_id = $3))`,
          [id, person, table, kind, now(), contest, text],
          1,
        ),
      ],
      [`notice:${person}:${table}:${kind}`],
    )
    if (fresh) this.pushSoon(id)
  }

  /** A person wants to hear nothing of a table, or again. */
  async setQuiet(person: string, table: string, quiet: boolean): Promise<void> {
    await this.parts.store.write([
      quiet
        ? sql('INSERT INTO quiets (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [person, table])
        : sql('DELETE FROM quiets WHERE person = $1 AND table_id = $2', [person, table]),
    ])
  }

  /** Reminds those whose time at a correspondence table is nearly up, as early as they want, once a turn. */
  async remind(): Promise<void> {
    const { store, now } = this.parts
    const rows = await store.query<{ person: string; table: string; wake: number; updated: number; notify: string }>(
      `SELECT DISTINCT persons.id AS person, progress.table_id AS "table", wake, updated, notify FROM progress
       JOIN tables ON tables.id = progress.table_id JOIN seats ON seats.table_id = progress.table_id
       JOIN persons ON persons.id = seats.person
       WHERE wake > $1 AND wake <= $2 AND kind = 'person' AND terms LIKE '%"kind":"days"%'
       AND waiting LIKE '%,' || seat || ',%' AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.person = persons.id
         AND notices.table_id = progress.table_id AND notices.kind = 'time' AND notices.at >= updated)
       LIMIT 500`,
      [now(), now() + FAR],
    )
    for (const { person, table, wake, updated, notify } of rows) {
      // Who has a day for a choice is not reminded when it has hardly begun.
      const before = Math.min(notifyOf(notify).remind * HOUR, (wake - updated) / 2)
      if (before > 0 && now() >= wake - before) await this.tell(person, table, 'time')
    }
  }

  /** Pushes what a process that ended did not, and what waited for the end of quiet hours. */
  async pushForgotten(): Promise<void> {
    const { store, now } = this.parts
    const rows = await store.query<{ id: string }>(
      `SELECT id FROM notices WHERE pushed = 0 AND seen = 0 AND at BETWEEN $1 AND $2 AND held = 0
       UNION SELECT id FROM notices WHERE pushed = 0 AND seen = 0 AND held > 0 AND held <= $3 LIMIT 100`,
      [now() - STALE_PUSH, now() - 30_000, now()],
    )
    for (const { id } of rows) this.pushSoon(id)
  }

  /** What a person has not looked at yet. */
  async unseen(person: string): Promise<Notice[]> {
    const rows = await this.parts.store.query<NoticeRow>(
      `SELECT notices.id AS id, table_id AS "table", ${GAME}, notices.kind AS kind, at, text,
         contests.id AS contest, contests.kind AS "contestKind", contests.title AS title
       ${ABOUT} WHERE person = $1 AND seen = 0 ORDER BY at DESC LIMIT 100`,
      [person],
    )
    return rows.map(({ contest, contestKind, title, ...rest }) => ({
      ...rest,
      contest: contest === null ? null : { id: contest, kind: contestKind!, title: title ?? '' },
    }))
  }

  /** A person has looked: at one table's notices, or at all. */
  async seen(person: string, table: string | null): Promise<void> {
    await this.parts.store.write([
      table === null
        ? sql('UPDATE notices SET seen = 1 WHERE person = $1 AND seen = 0', [person])
        : sql('UPDATE notices SET seen = 1 WHERE person = $1 AND table_id = $2 AND seen = 0', [person, table]),
    ])
  }

  /** Sends everybody who wants one a letter about what he has not looked at; what cannot wait goes at once. */
  async sendLetters(): Promise<void> {
    const { store, now } = this.parts
    await this.remind()
    await this.sendLastCalls()
    for (let after = '', more = true; more; ) {
      const rows = await store.query<Reader & { first: number }>(
        `SELECT ${READER}, min(notices.at) AS first FROM notices JOIN persons ON persons.id = person
         WHERE mailed = 0 AND seen = 0 AND email_verified = 1 AND notices.at <= $1 AND person > $2
         GROUP BY persons.id, person, email, notify, zone, language ORDER BY person LIMIT ${PAGE}`,
        [now() - HOUR, after],
      )
      for (const { first, ...reader } of rows) {
        const notify = notifyOf(reader.notify)
        const isDue = notify.email !== 'never' && first <= now() - WAITS[notify.email]
        if (isDue && quietUntil(notify, reader.zone, now()) === 0) await this.sendLetter(reader)
      }
      after = rows.at(-1)?.person ?? ''
      more = rows.length === PAGE
    }
  }

  /** Writes to those whose time at a table is nearly up, however seldom they want letters. */
  private async sendLastCalls(): Promise<void> {
    const { store, now } = this.parts
    const rows = await store.query<Reader & { wake: number | null }>(
      `SELECT ${READER}, min(wake) AS wake FROM notices JOIN persons ON persons.id = person
       LEFT JOIN progress ON progress.table_id = notices.table_id
       WHERE notices.kind = 'time' AND mailed = 0 AND seen = 0 AND email_verified = 1
       GROUP BY persons.id, person, email, notify, zone, language LIMIT ${PAGE}`,
    )
    for (const { wake, ...reader } of rows) {
      const notify = notifyOf(reader.notify)
      if (notify.email !== 'never' && !mustWait(quietUntil(notify, reader.zone, now()), wake))
        await this.sendLetter(reader)
    }
  }

  private async sendLetter({ person, email, language, zone }: Reader): Promise<void> {
    const { store, post, origin, titleOf } = this.parts
    const rows = await store.query<NoticeRow & { wake: number | null }>(
      `SELECT notices.id AS id, notices.table_id AS "table", notices.kind AS kind, at, ${GAME}, progress.wake AS wake, text,
         contests.id AS contest, contests.kind AS "contestKind", contests.title AS title ${ABOUT}
       LEFT JOIN progress ON progress.table_id = notices.table_id
       WHERE person = $1 AND mailed = 0 AND seen = 0 ORDER BY at LIMIT 50`,
      [person],
    )
    // Whoever marks all of them writes the letter: another process finds them marked.
    const marked = await store.write(
      rows.map(({ id }) => sql('UPDATE notices SET mailed = 1 WHERE id = $1 AND mailed = 0', [id], 1)),
    )
    if (!marked) return
    const spoken = language ?? 'en'
    const told = await Promise.all(
      rows.map(async ({ kind, table, game, wake, contest, contestKind, title, text }) => ({
        kind,
        game: [await titleOf(game ?? '', spoken), title].filter(Boolean).join(', '),
        address: `${origin}/#/${contest === table ? pageOf(contestKind, contest, game) : `t/${table}`}`,
        text,
        until: kind === 'time' ? wake || null : null,
      })),
    )
    const written = letters[spoken].tables(told, zone ?? 'UTC', `${origin}/#/`, `${origin}/#/you`)
    await post.send({ to: email, ...written }).catch(error => this.parts.failed(error))
  }

  private pushSoon(id: string): void {
    if (this.closed) return
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      this.push(id).catch(error => this.closed || this.parts.failed(error))
    }, BEFORE_PUSH)
    this.timers.add(timer)
  }

  private async push(id: string): Promise<void> {
    const { store, push, now, titleOf } = this.parts
    const [row] = await store.query<
      Reader & { table: string; kind: NoticeKind; game: string; wake: number | null; text: string | null }
    >(
      `SELECT ${READER}, notices.table_id AS "table", notices.kind AS kind, ${GAME}, progress.wake AS wake, text ${ABOUT}
       JOIN persons ON persons.id = person LEFT JOIN progress ON progress.table_id = notices.table_id WHERE notices.id = $1`,
      [id],
    )
    if (!row) return
    const notify = notifyOf(row.notify)
    const until = quietUntil(notify, row.zone, now())
    if (until > 0 && (row.kind !== 'time' || mustWait(until, row.wake))) {
      await store.write([sql('UPDATE notices SET held = $1 WHERE id = $2 AND pushed = 0', [until, id])])
      return
    }
    // Whoever marks it sends it.
    const isOurs = await store.write([
      sql('UPDATE notices SET pushed = 1 WHERE id = $1 AND pushed = 0 AND seen = 0', [id], 1),
    ])
    if (!isOurs || !notify.push) return
    const { kind, table, language, text } = row
    const spoken = language ?? 'en'
    const unseen = await this.unseen(row.person)
    const count = new Set(unseen.map(notice => notice.table)).size
    const title = await titleOf(row.game, spoken)
    await push.tell(row.person, { kind, table, title, text: text ?? letters[spoken].lines[kind], count })
  }
}

/** True if something that cannot wait for ever can wait for the end of quiet hours. */
function mustWait(until: number, wake: number | null): boolean {
  return until > 0 && (wake === null || wake > until)
}

/** A notice as it is read, with what it is about. */
interface NoticeRow extends Omit<Notice, 'contest'> {
  contest: string | null
  contestKind: ContestKind | null
  title: string | null
}

/** Where a contest is looked at; a game has one ladder, and its seasons in one place. */
function pageOf(kind: ContestKind | null, id: string, game: string | null): string {
  return kind === 'ladder' || kind === 'season' ? `${kind}/${game}` : `${kind}/${id}`
}

/** Notices with the table and the contest they are about; and the game of either. */
const ABOUT = `FROM notices LEFT JOIN tables ON tables.id = notices.table_id
  LEFT JOIN contests ON contests.id = notices.contest`
const GAME = 'COALESCE(tables.game, contests.game) AS game'

/** What is read of a person who may be told something. */
const READER = 'persons.id AS person, email, notify, zone, language'

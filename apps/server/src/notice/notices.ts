import type { Notice, NoticeKind } from '@hexarium/wire'
import { newId } from '../ids.ts'
import { notifyOf } from '../people/people.ts'
import { type Store, sql } from '../store/store.ts'
import type { Post } from './mail.ts'
import type { Push } from './push.ts'

const HOUR = 60 * 60 * 1000

/** People looked at together. */
const PAGE = 100

/** Milliseconds before a browser is knocked at: who looks at the table, at whichever process, has seen it by then. */
const BEFORE_PUSH = 2000

/** A push that was not sent when it was due, as its process ended, is sent within this time, or never. */
const STALE_PUSH = 10 * 60 * 1000

/** Who has not looked when so little time is left is written to, if he wants letters at all. */
const LAST_CALL = 8 * HOUR

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

  /** Tells a person, unless he was told the same and has not looked since. */
  async tell(person: string, table: string, kind: NoticeKind): Promise<void> {
    const { store, now } = this.parts
    const id = newId()
    const fresh = await store.write(
      [
        sql(
          `INSERT INTO notices (id, person, table_id, kind, at)
           SELECT $1, $2, $3, $4, CAST($5 AS BIGINT) WHERE NOT EXISTS
             (SELECT 1 FROM notices WHERE person = $2 AND table_id = $3 AND kind = $4 AND seen = 0)`,
          [id, person, table, kind, now()],
          1,
        ),
      ],
      [`notice:${person}:${table}:${kind}`],
    )
    if (fresh) this.pushSoon(id)
  }

  /** Pushes what a process that ended did not. */
  async pushForgotten(): Promise<void> {
    const { store, now } = this.parts
    const rows = await store.query<{ id: string }>(
      'SELECT id FROM notices WHERE pushed = 0 AND seen = 0 AND at BETWEEN $1 AND $2 ORDER BY at LIMIT 100',
      [now() - STALE_PUSH, now() - 30_000],
    )
    for (const { id } of rows) this.pushSoon(id)
  }

  /** What a person has not looked at yet. */
  unseen(person: string): Promise<Notice[]> {
    return this.parts.store.query(
      'SELECT id, table_id AS "table", kind, at FROM notices WHERE person = $1 AND seen = 0 ORDER BY at DESC LIMIT 100',
      [person],
    )
  }

  /** A person has looked: at one table's notices, or at all. */
  async seen(person: string, table: string | null): Promise<void> {
    await this.parts.store.write([
      table === null
        ? sql('UPDATE notices SET seen = 1 WHERE person = $1 AND seen = 0', [person])
        : sql('UPDATE notices SET seen = 1 WHERE person = $1 AND table_id = $2 AND seen = 0', [person, table]),
    ])
  }

  /** Sends everybody who wants one a letter about what he has not looked at. */
  async sendLetters(): Promise<void> {
    const { store, now } = this.parts
    await this.sendLastCalls()
    for (let after = '', more = true; more; ) {
      const rows = await store.query<{ person: string; email: string; notify: string; first: number }>(
        `SELECT person, email, notify, min(notices.at) AS first FROM notices JOIN persons ON persons.id = person
         WHERE mailed = 0 AND seen = 0 AND email_verified = 1 AND notices.at <= $1 AND person > $2
         GROUP BY person, email, notify ORDER BY person LIMIT ${PAGE}`,
        [now() - HOUR, after],
      )
      for (const { person, email, notify, first } of rows) {
        const wish = notifyOf(notify).email
        if (wish !== 'never' && first <= now() - WAITS[wish]) await this.sendLetter(person, email)
      }
      after = rows.at(-1)?.person ?? ''
      more = rows.length === PAGE
    }
  }

  /** Writes to those whose time at a table is nearly up, however seldom they want letters. */
  private async sendLastCalls(): Promise<void> {
    const { store, now } = this.parts
    const rows = await store.query<{ person: string; email: string; notify: string }>(
      `SELECT DISTINCT persons.id AS person, email, notify FROM progress
       JOIN seats ON seats.table_id = progress.table_id JOIN persons ON persons.id = seats.person
       JOIN notices ON notices.person = persons.id AND notices.table_id = progress.table_id
       WHERE wake > $1 AND wake <= $2 AND email_verified = 1 AND notices.kind = 'turn' AND mailed = 0 AND seen = 0
       AND notices.at <= $3 LIMIT ${PAGE}`,
      [now(), now() + LAST_CALL, now() - HOUR],
    )
    for (const { person, email, notify } of rows)
      if (notifyOf(notify).email !== 'never') await this.sendLetter(person, email)
  }

  private async sendLetter(person: string, email: string): Promise<void> {
    const { store, post, origin } = this.parts
    const rows = await store.query<Notice>(
      'SELECT id, table_id AS "table", kind, at FROM notices WHERE person = $1 AND mailed = 0 AND seen = 0 ORDER BY at LIMIT 50',
      [person],
    )
    // Whoever marks all of them writes the letter: another process finds them marked.
    const marked = await store.write(
      rows.map(({ id }) => sql('UPDATE notices SET mailed = 1 WHERE id = $1 AND mailed = 0', [id], 1)),
    )
    if (!marked) return
    const lines = rows.map(({ table, kind }) => `- ${SENTENCES[kind]} ${origin}/#/t/${table}`)
    const text = `Hello,\n\n${lines.join('\n')}\n\nThe hall: ${origin}/#/`
    await post.send({ to: email, subject: 'Hexarium: your tables', text }).catch(error => this.parts.failed(error))
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
    const { store, push } = this.parts
    // Whoever marks it sends it.
    const isOurs = await store.write([
      sql('UPDATE notices SET pushed = 1 WHERE id = $1 AND pushed = 0 AND seen = 0', [id], 1),
    ])
    if (!isOurs) return
    const [row] = await store.query<Notice & { person: string; notify: string }>(
      `SELECT person, table_id AS "table", kind, notify FROM notices JOIN persons ON persons.id = person WHERE notices.id = $1`,
      [id],
    )
    if (row && notifyOf(row.notify).push) await push.tell(row.person, { kind: row.kind, table: row.table })
  }
}

const SENTENCES: Readonly<Record<NoticeKind, string>> = {
  turn: 'It is your turn:',
  start: 'A game has started:',
  over: 'A game is over:',
  invitation: 'You are invited:',
  closed: 'A table had to be closed, for a fault of ours; nobody has lost:',
}

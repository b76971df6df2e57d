import type { Notice, NoticeKind } from '@hexarium/wire'
import { newId } from '../ids.ts'
import { notifyOf } from '../people/people.ts'
import { type Store, sql } from '../store/store.ts'
import type { Post } from './mail.ts'
import type { Push } from './push.ts'

const HOUR = 60 * 60 * 1000

/** People looked at together. */
const PAGE = 100

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

  constructor(parts: NoticeParts) {
    this.parts = parts
  }

  /** Tells a person, unless he was told the same and has not looked since. */
  async tell(person: string, table: string, kind: NoticeKind): Promise<void> {
    const { store, now } = this.parts
    const fresh = await store.write(
      [
        sql(
          `INSERT INTO notices (id, person, table_id, kind, at)
           SELECT $1, $2, $3, $4, CAST($5 AS BIGINT) WHERE NOT EXISTS
             (SELECT 1 FROM notices WHERE person = $2 AND table_id = $3 AND kind = $4 AND seen = 0)`,
          [newId(), person, table, kind, now()],
          1,
        ),
      ],
      [`notice:${person}:${table}:${kind}`],
    )
    if (fresh) await this.push(person, table, kind).catch(error => this.parts.failed(error))
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

  private async push(person: string, table: string, kind: NoticeKind): Promise<void> {
    const { store, push } = this.parts
    const [row] = await store.query<{ notify: string }>('SELECT notify FROM persons WHERE id = $1', [person])
    if (row && notifyOf(row.notify).push) await push.tell(person, { kind, table })
  }
}

const SENTENCES: Readonly<Record<NoticeKind, string>> = {
  turn: 'It is your turn:',
  start: 'A game has started:',
  over: 'A game is over:',
  invitation: 'You are invited:',
  closed: 'A table had to be closed, for a fault of ours; nobody has lost:',
}

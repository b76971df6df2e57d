import { fine, type Outcome, refused } from '@hexarium/kernel'
import type { AuditEntry, Report, Role, Sanction } from '@hexarium/wire'
import { newId } from '../ids.ts'
import { renamed } from '../people/names.ts'
import type { Person } from '../people/sessions.ts'
import { type Statement, type Store, sql } from '../store/store.ts'
import { brokenOff, findTable, takenAway } from '../table/tables.ts'

const HOUR = 60 * 60 * 1000

/** Lines of chat that go with a report. */
const EVIDENCE = 50

/** Reports of one person that may be open. */
const OPEN_REPORTS = 10

/** What somebody reports: a person, a table, or both. */
export interface Complaint {
  person: string | null
  table: string | null
  text: string
}

/** What keepers are made of. */
export interface KeeperParts {
  store: Store
  now: () => number
}

/**
 * Those who keep order: moderators see reports, remove words and names, and mute; keepers also ban, close tables and read the
 * audit log, in which everything any of them does is written. Roles are given from the command line alone.
 */
export class Keepers {
  private readonly parts: KeeperParts
  /** Sanctions that hold, by person. */
  private held = new Map<string, Sanction[]>()

  constructor(parts: KeeperParts) {
    this.parts = parts
    parts.store.listen(news => {
      if (news.startsWith('sanction:') || news.startsWith('again:')) void this.read().catch(() => {})
    })
  }

  /** Reads which sanctions hold; at the start, and whenever one changed anywhere. */
  async read(): Promise<void> {
    const rows = await this.parts.store.query<Sanction>(
      `${SANCTIONS} WHERE lifted IS NULL AND (until IS NULL OR until > $1)`,
      [this.parts.now()],
    )
    const held = new Map<string, Sanction[]>()
    for (const row of rows) held.set(row.person, [...(held.get(row.person) ?? []), row])
    this.held = held
  }

  /** What keeps a person from everything, or from speaking; undefined if nothing does. */
  sanctionOf(person: string, kind: Sanction['kind']): Sanction | undefined {
    const now = this.parts.now()
    return this.held.get(person)?.find(one => one.kind === kind && (one.until === null || one.until > now))
  }

  /** What somebody may do to keep order; nothing by a session that has ended, also where that is not known yet. */
  async roleOf({ id, session }: Person): Promise<Role | null> {
    const [row] = await this.parts.store.query<{ role: Role | '' }>(
      'SELECT role FROM persons JOIN sessions ON sessions.person = persons.id WHERE persons.id = $1 AND sessions.id = $2',
      [id, session],
    )
    return row?.role || null
  }

  // ---- reports ----

  /** Somebody complains. What he saw is kept with it: names and words may be gone when somebody looks. */
  async report(reporter: string, { person, table, text }: Complaint): Promise<Outcome<{ id: string }>> {
    const { store, now } = this.parts
    const [{ count }] = await store.query<{ count: number }>(
      'SELECT count(*) AS count FROM reports WHERE reporter = $1 AND closed IS NULL',
      [reporter],
    )
    if (Number(count) >= OPEN_REPORTS) return refused('limit', 'Your other reports have not been looked at yet: wait.')
    const evidence = await this.evidence(reporter, person, table)
    if (!evidence.ok) return evidence
    const id = newId()
    await store.write([
      sql(
        'INSERT INTO reports (id, reporter, person, table_id, text, evidence, at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [id, reporter, person, table, text, JSON.stringify(evidence.value), now()],
      ),
    ])
    return fine({ id })
  }

  private async evidence(
    reporter: string,
    person: string | null,
    table: string | null,
  ): Promise<Outcome<Report['evidence']>> {
    const { store } = this.parts
    const [named] = person
      ? await store.query<{ name: string }>('SELECT name FROM persons WHERE id = $1', [person])
      : [{ name: '' }]
    if (!named) return refused('no-person', 'There is nobody like that.')
    const at = table === null ? undefined : await findTable(store, table)
    const isThere = at && (at.host === reporter || at.holders.some(holder => holder.person === reporter))
    if (table !== null && !at) return refused('no-table', 'There is no such table.')
    // Who only watches reports what all could read.
    const said = await store.query<Report['evidence']['said'][number]>(
      `SELECT id, person, name, at, text FROM chat WHERE table_id = $1 AND (room = 'all' OR $2 = 1)
       ORDER BY at DESC LIMIT ${EVIDENCE}`,
      [table ?? '', isThere ? 1 : 0],
    )
    return fine({ name: named.name, title: at?.title ?? '', said })
  }

  async reports(): Promise<Report[]> {
    const rows = await this.parts.store.query<Omit<Report, 'evidence'> & { evidence: string }>(
      `SELECT reports.id AS id, reporter, name AS "reporterName", person, table_id AS "table", text, evidence, at
       FROM reports LEFT JOIN persons ON persons.id = reporter WHERE closed IS NULL ORDER BY at LIMIT 100`,
    )
    return rows.map(row => ({ ...row, evidence: JSON.parse(row.evidence) }))
  }

  closeReport(by: string, id: string, reason: string): Promise<Outcome<null>> {
    const close = sql(
      'UPDATE reports SET closed = $1, closed_by = $2 WHERE id = $3 AND closed IS NULL',
      [this.parts.now(), by, id],
      1,
    )
    return this.do(by, 'close-report', id, reason, [close])
  }

  // ---- what is done about it ----

  /** Takes away something said; what it was stays in the audit log. */
  async removeChat(by: string, id: string, reason: string): Promise<Outcome<null>> {
    const [said] = await this.parts.store.query<{ person: string; text: string }>(
      'SELECT person, text FROM chat WHERE id = $1',
      [id],
    )
    if (!said) return refused('no-route', 'Nothing like that was said.')
    const detail = `${reason} (${said.person}: ${said.text})`
    return this.do(by, 'remove-chat', id, detail, [sql('DELETE FROM chat WHERE id = $1', [id], 1)])
  }

  /** Takes away a name, wherever it stands: its bearer is called as a guest would be. */
  async removeName(by: string, person: string, reason: string): Promise<Outcome<null>> {
    const [row] = await this.parts.store.query<{ name: string }>('SELECT name FROM persons WHERE id = $1', [person])
    if (!row) return refused('no-person', 'There is nobody like that.')
    const detail = `${reason} (${row.name})`
    return this.do(by, 'remove-name', person, detail, renamed(person, `Guest ${person.slice(0, 4)}`), [
      `person:${person}`,
    ])
  }

  /** Keeps somebody from speaking, or from everything, for so many hours or for good. */
  async sanction(
    by: string,
    person: string,
    { kind, reason, hours }: { kind: Sanction['kind']; reason: string; hours: number | null },
  ): Promise<Outcome<null>> {
    const { store, now } = this.parts
    const [row] = await store.query<{ role: string }>('SELECT role FROM persons WHERE id = $1', [person])
    if (!row) return refused('no-person', 'There is nobody like that.')
    if (row.role !== '') return refused('not-yours', 'Who keeps order is dismissed first, from the command line.')
    const until = hours === null ? null : now() + hours * HOUR
    const done = await this.do(
      by,
      kind,
      person,
      reason,
      [
        sql(
          'INSERT INTO sanctions (id, person, kind, reason, since, until, by_person) VALUES ($1, $2, $3, $4, $5, $6, $7)',
          [newId(), person, kind, reason, now(), until, by],
        ),
      ],
      [`sanction:${person}`],
    )
    await this.read()
    return done
  }

  async lift(by: string, id: string, reason: string): Promise<Outcome<null>> {
    const lift = sql('UPDATE sanctions SET lifted = $1 WHERE id = $2 AND lifted IS NULL', [this.parts.now(), id], 1)
    const done = await this.do(by, 'lift', id, reason, [lift], [`sanction:${id}`])
    await this.read()
    return done
  }

  sanctions(person: string): Promise<Sanction[]> {
    return this.parts.store.query(`${SANCTIONS} WHERE person = $1 ORDER BY since DESC LIMIT 100`, [person])
  }

  /** Ends a game, as broken off, or takes an open table away. */
  async closeTable(by: string, table: string, reason: string): Promise<Outcome<null>> {
    const found = await findTable(this.parts.store, table)
    if (!found) return refused('no-table', 'There is no such table.')
    const { unit, news } = brokenOff(table, this.parts.now())
    return this.do(by, 'close-table', table, reason, found.status === 'open' ? takenAway(table) : unit, news)
  }

  /** Takes away what an organiser wrote: title, words, announcements and the reasons of his corrections. */
  async removeWords(by: string, contest: string, reason: string): Promise<Outcome<null>> {
    const { store } = this.parts
    const [row] = await store.query<{ title: string; spec: string }>(
      `SELECT title, spec FROM contests WHERE id = $1 AND kind = 'tournament'`,
      [contest],
    )
    if (!row) return refused('no-contest', 'There is no such tournament.')
    const spec = JSON.parse(row.spec) as { title: string; words: string }
    const title = `Tournament ${contest.slice(0, 4)}`
    const lines = await store.query<{ seq: number; event: string }>(
      `SELECT seq, event FROM contest_log WHERE contest_id = $1 AND (event LIKE '{"is":"announced"%' OR event LIKE '{"is":"corrected"%')`,
      [contest],
    )
    const blank = lines.map(({ seq, event }) => {
      const { text, why, ...rest } = JSON.parse(event) as { text?: string; why?: string }
      const said = { ...rest, ...(text === undefined ? {} : { text: '…' }), ...(why === undefined ? {} : { why: '…' }) }
      return sql('UPDATE contest_log SET event = $1 WHERE contest_id = $2 AND seq = $3', [
        JSON.stringify(said),
        contest,
        seq,
      ])
    })
    const unit = [
      sql('UPDATE contests SET title = $1, spec = $2 WHERE id = $3', [
        title,
        JSON.stringify({ ...spec, title, words: '' }),
        contest,
      ]),
      ...blank,
      sql('DELETE FROM notices WHERE contest = $1 AND text IS NOT NULL', [contest]),
    ]
    const detail = `${reason} (${row.title}: ${spec.words})`
    return this.do(by, 'remove-words', contest, detail, unit, [`contest:${contest}`, `unworded:${contest}`])
  }

  audit(): Promise<AuditEntry[]> {
    return this.parts.store.query(
      `SELECT audit.id AS id, at, by_person AS "by", name AS "byName", deed, subject, detail FROM audit
       LEFT JOIN persons ON persons.id = by_person ORDER BY at DESC, audit.id LIMIT 200`,
    )
  }

  /** Nothing is done without a line in the log. */
  private async do(
    by: string,
    deed: AuditEntry['deed'],
    subject: string,
    detail: string,
    unit: readonly Statement[],
    news: readonly string[] = [],
  ): Promise<Outcome<null>> {
    const done = await this.parts.store.write([...unit, audited(by, this.parts.now(), deed, subject, detail)], news)
    return done ? fine(null) : refused('done', 'There is no such thing any more.')
  }
}

/** The line of the audit log. */
export function audited(by: string, at: number, deed: AuditEntry['deed'], subject: string, detail: string): Statement {
  return sql('INSERT INTO audit (id, at, by_person, deed, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)', [
    newId(),
    at,
    by,
    deed,
    subject,
    detail,
  ])
}

const SANCTIONS = 'SELECT id, person, kind, reason, since, until, lifted FROM sanctions'

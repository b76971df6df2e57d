import type { Room, Said } from '@hexarium/wire'
import { newId } from '../ids.ts'
import { type Store, sql } from '../store/store.ts'

/** People one may not want to hear at one table. */
const MUTES = 100

/** What is said at tables, and who does not want to hear whom. */
export class Chat {
  private readonly store: Store
  private readonly now: () => number

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  /** Says something; it reaches those who listen through the store's news. */
  async say(table: string, room: Room, person: { id: string; name: string }, text: string): Promise<Said> {
    const said: Said = { id: newId(), table, room, person: person.id, name: person.name, at: this.now(), text }
    await this.store.write(
      [
        sql('INSERT INTO chat (id, table_id, room, person, name, at, text) VALUES ($1, $2, $3, $4, $5, $6, $7)', [
          said.id,
          table,
          room,
          said.person,
          said.name,
          said.at,
          text,
        ]),
      ],
      [`chat:${table}:${said.id}`],
    )
    return said
  }

  async find(id: string): Promise<Said | undefined> {
    return (await this.store.query<Said>(`${COLUMNS} WHERE id = $1`, [id]))[0]
  }

  /** What was said before a time, the latest first, without those a person does not want to hear. */
  list(table: string, rooms: readonly Room[], person: string, before: number, limit: number): Promise<Said[]> {
    return this.store.query<Said>(
      `${COLUMNS} WHERE table_id = $1 AND at < $2 AND (room = $3 OR room = $4)
       AND NOT EXISTS (SELECT 1 FROM mutes WHERE mutes.table_id = chat.table_id AND mutes.person = $5 AND muted = chat.person)
       AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = $5 AND blocked = chat.person)
       ORDER BY at DESC LIMIT $6`,
      [table, before, rooms[0] ?? '', rooms[1] ?? rooms[0] ?? '', person, limit],
    )
  }

  /** The people who do not want to hear somebody at a table. */
  async deafTo(table: string, speaker: string): Promise<Set<string>> {
    const rows = await this.store.query<{ person: string }>(
      `SELECT person FROM mutes WHERE table_id = $1 AND muted = $2
       UNION SELECT person FROM blocks WHERE blocked = $2`,
      [table, speaker],
    )
    return new Set(rows.map(row => row.person))
  }

  mute(table: string, person: string, muted: string, on: boolean): Promise<boolean> {
    return this.store.write([
      on
        ? sql(
            `INSERT INTO mutes (table_id, person, muted) SELECT $1, $2, id FROM persons WHERE id = $3
             AND (SELECT count(*) FROM mutes WHERE table_id = $1 AND person = $2) < ${MUTES} ON CONFLICT DO NOTHING`,
            [table, person, muted],
          )
        : sql('DELETE FROM mutes WHERE table_id = $1 AND person = $2 AND muted = $3', [table, person, muted]),
    ])
  }

  /** One's own notes about a table: nobody else ever sees them. */
  async note(table: string, person: string): Promise<string> {
    const [row] = await this.store.query<{ text: string }>(
      'SELECT text FROM notes WHERE table_id = $1 AND person = $2',
      [table, person],
    )
    return row?.text ?? ''
  }

  async setNote(table: string, person: string, text: string): Promise<void> {
    await this.store.write([
      sql(
        `INSERT INTO notes (table_id, person, text, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text, at = excluded.at`,
        [table, person, text, this.now()],
      ),
    ])
  }
}

const COLUMNS = 'SELECT id, table_id AS "table", room, person, name, at, text FROM chat'

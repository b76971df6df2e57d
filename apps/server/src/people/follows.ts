import { fine, type Outcome, refused } from '@hexarium/kernel'
import { type Store, sql } from '../store/store.ts'

/** How many people somebody may follow. */
const FOLLOWED = 500

/** Whom people follow; who follow each other are friends. */
export class Follows {
  private readonly store: Store
  private readonly now: () => number

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  async follow(person: string, other: string): Promise<Outcome<boolean>> {
    const [known] = await this.store.query('SELECT 1 AS one FROM persons WHERE id = $1', [other])
    if (!known || person === other) return refused('no-person', 'There is nobody like that.')
    if ((await this.of(person)).length >= FOLLOWED) return refused('limit', 'You follow too many people.')
    return fine(
      await this.store.write([
        sql('INSERT INTO follows (person, followed, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
          person,
          other,
          this.now(),
        ]),
        // One follows nobody whom one does not want to read.
        sql('DELETE FROM blocks WHERE person = $1 AND blocked = $2', [person, other]),
      ]),
    )
  }

  unfollow(person: string, other: string): Promise<boolean> {
    return this.store.write([sql('DELETE FROM follows WHERE person = $1 AND followed = $2', [person, other])])
  }

  /** Whom somebody follows, by name. */
  async of(person: string): Promise<{ id: string; name: string; mutual: boolean }[]> {
    const rows = await this.store.query<{ id: string; name: string; back: number }>(
      `SELECT persons.id AS id, name,
         (SELECT count(*) FROM follows AS back WHERE back.person = follows.followed AND back.followed = $1) AS back
       FROM follows JOIN persons ON persons.id = followed WHERE follows.person = $1 ORDER BY name LIMIT ${FOLLOWED}`,
      [person],
    )
    return rows.map(({ id, name, back }) => ({ id, name, mutual: Number(back) > 0 }))
  }
}

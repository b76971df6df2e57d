import { hashOf, isSame, newId, newSecret, sign } from '../ids.ts'
import { type Store, sql } from '../store/store.ts'

/** Somebody who is known by his session. */
export interface Person {
  id: string
  name: string
  /** The name he logs in with; null for a guest. */
  login: string | null
  session: string
}

interface Cached {
  person: Person
  until: number
}

const DAY = 24 * 60 * 60 * 1000

/** A session read from the store is trusted this long; what ends it is told at once, too. */
const TRUSTED = 30_000

/** A session is fresh this long. */
const FRESH = 10 * 60_000

const CACHE_SIZE = 20_000

/**
 * Who is who. A cookie holds a random token and the server's signature of it; of the token only a hash is kept, so that
 * who reads the store cannot be anybody.
 */
export class Sessions {
  private readonly store: Store
  private readonly key: string
  private readonly now: () => number
  private readonly days: number
  private readonly cache = new Map<string, Cached>()

  /** `days`: how long a session lasts without being used. */
  constructor(store: Store, key: string, now: () => number, days: number) {
    this.store = store
    this.key = key
    this.now = now
    this.days = days
    store.listen(news => {
      if (news.startsWith('person:')) this.forget(news.slice('person:'.length))
    })
  }

  /** Begins a session and returns the cookie's value. */
  async begin(person: string, agent: string): Promise<string> {
    const token = newSecret()
    const at = this.now()
    await this.store.write([
      sql('INSERT INTO sessions (id, hash, person, agent, created, used) VALUES ($1, $2, $3, $4, $5, $6)', [
        newId(),
        hashOf(token),
        person,
        agent.slice(0, 200),
        at,
        at,
      ]),
    ])
    return `${token}.${sign(this.key, token)}`
  }

  /** Whom a cookie belongs to. */
  async find(cookie: string): Promise<Person | undefined> {
    const [token, signature, ...more] = cookie.split('.')
    if (!token || !signature || more.length > 0 || !isSame(signature, sign(this.key, token))) return undefined
    const hash = hashOf(token)
    const known = this.cache.get(hash)
    if (known && known.until > this.now()) return known.person
    const [row] = await this.store.query<{
      session: string
      used: number
      id: string
      name: string
      login: string | null
    }>(
      `SELECT sessions.id AS session, used, persons.id AS id, name, login
       FROM sessions JOIN persons ON persons.id = sessions.person WHERE hash = $1`,
      [hash],
    )
    this.cache.delete(hash)
    if (!row || row.used < this.now() - this.days * DAY) return undefined
    if (row.used < this.now() - DAY)
      await this.store.write([sql('UPDATE sessions SET used = $1 WHERE id = $2', [this.now(), row.session])])
    const { session, id, name, login } = row
    const person: Person = { id, name, login, session }
    if (this.cache.size >= CACHE_SIZE) this.cache.delete(this.cache.keys().next().value!)
    this.cache.set(hash, { person, until: this.now() + TRUSTED })
    return person
  }

  /** What a browser keeps that logged in by a name. */
  known(login: string): string {
    return sign(this.key, `known ${login.toLowerCase()}`)
  }

  /** True if a browser kept that. */
  isKnown(login: string, cookie: string | undefined): boolean {
    return cookie !== undefined && isSame(cookie, this.known(login))
  }

  /** A person's sessions, the latest first. */
  list(person: string): Promise<{ id: string; agent: string; created: number; used: number }[]> {
    return this.store.query(
      'SELECT id, agent, created, used FROM sessions WHERE person = $1 ORDER BY used DESC LIMIT 100',
      [person],
    )
  }

  /** True if a session has just begun: its person has proved who he is. */
  async isFresh(person: string, session: string): Promise<boolean> {
    const rows = await this.store.query('SELECT id FROM sessions WHERE id = $1 AND person = $2 AND created > $3', [
      session,
      person,
      this.now() - FRESH,
    ])
    return rows.length > 0
  }

  /** Ends a session of a person; false if it is none of his. */
  async end(person: string, session: string): Promise<boolean> {
    return this.store.write(
      [sql('DELETE FROM sessions WHERE id = $1 AND person = $2', [session, person], 1)],
      [`person:${person}`, `session:${session}`],
    )
  }

  private forget(person: string): void {
    for (const [hash, cached] of this.cache) if (cached.person.id === person) this.cache.delete(hash)
  }
}

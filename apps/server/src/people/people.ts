import { fine, type Outcome, refused } from '@hexarium/kernel'
import type { Notify, Role, Self } from '@hexarium/wire'
import { hash, verify } from '@node-rs/argon2'
import { newId } from '../ids.ts'
import { type Store, sql } from '../store/store.ts'
import { isMixed, isOfTheHouse, renamed, spellingsOf } from './names.ts'

/** OWASP's recommendation for argon2id (the library's own choice of algorithm): 19 MiB, two passes, one lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How many people somebody may block. */
const BLOCKS = 500

interface PersonRow {
  id: string
  name: string
  login: string | null
  password: string | null
  email: string | null
  email_verified: number
  notify: string
  vacation_used: string
  language: Self['language']
  zone: string | null
  listed: number
  role: Role | ''
}

/** What somebody may say of himself, beside his name. */
export type Wishes = Partial<Pick<Self, 'zone' | 'language' | 'listed'>> & { notify?: Partial<Notify> | undefined }

/** Guests and accounts. */
export class People {
  private readonly store: Store
  private readonly now: () => number
  /** Something to compare with where there is no such account: both take the same time. */
  private readonly nobody: Promise<string>
  private readonly vacationDays: number

  constructor(store: Store, now: () => number, vacationDays: number) {
    this.store = store
    this.now = now
    this.vacationDays = vacationDays
    this.nobody = hash('nobody', ARGON)
  }

  /** Somebody new. */
  async guest(name: string): Promise<string> {
    const id = newId()
    await this.store.write([
      sql('INSERT INTO persons (id, name, created) VALUES ($1, $2, $3)', [
        id,
        name || `Guest ${id.slice(0, 4)}`,
        this.now(),
      ]),
    ])
    return id
  }

  async self(id: string): Promise<Self | undefined> {
    const row = await this.row(id)
    if (!row) return undefined
    return {
      id,
      name: row.name,
      login: row.login,
      hasPassword: row.password !== null,
      email: row.email,
      emailVerified: row.email_verified === 1,
      notify: notifyOf(row.notify),
      language: row.language,
      zone: row.zone,
      listed: row.listed === 1,
      role: row.role || null,
      vacation: Math.max(0, this.vacationDays - this.vacationUsed(row)),
    }
  }

  async rename(id: string, name: string): Promise<void> {
    await this.store.write(renamed(id, name), [`person:${id}`])
  }

  /** Keeps what somebody says of himself; what he does not mention stays. */
  async wish(id: string, wishes: Wishes): Promise<void> {
    const row = await this.row(id)
    if (!row) return
    const { notify, language = row.language, zone = row.zone, listed = row.listed === 1 } = wishes
    await this.store.write([
      sql('UPDATE persons SET notify = $1, language = $2, zone = $3, listed = $4 WHERE id = $5', [
        JSON.stringify({ ...notifyOf(row.notify), ...notify }),
        language,
        zone,
        listed ? 1 : 0,
        id,
      ]),
    ])
  }

  /** Makes a guest an account: his games are his already. Without a password a passkey must follow. */
  async register(id: string, login: string, password: string | null): Promise<Outcome<null>> {
    const alike = await this.store.query('SELECT 1 AS one FROM persons WHERE login = $1 AND login <> $2', [
      spellingsOf(login)[1],
      login.toLowerCase(),
    ])
    if (isOfTheHouse(login) || isMixed(login) || alike.length > 0)
      return refused('name', 'This name is not to be had: choose another one.')
    const secret = password === null ? null : await hash(password, ARGON)
    const done = await this.store.write(
      [
        sql(
          'UPDATE persons SET login = $1, password = $2 WHERE id = $3 AND login IS NULL',
          [login.toLowerCase(), secret, id],
          1,
        ),
        ...renamed(id, login),
      ],
      [`person:${id}`],
    )
    return done ? fine(null) : refused('login-taken', 'You have an account already, or this name is taken.')
  }

  /** The account a name and a password belong to. */
  async check(login: string, password: string): Promise<Outcome<string>> {
    const [row] = await this.store.query<PersonRow>('SELECT * FROM persons WHERE login = $1', [login.toLowerCase()])
    const right = await verify(row?.password ?? (await this.nobody), password)
    return right && row?.password ? fine(row.id) : refused('login', 'Name or password is wrong.')
  }

  /** Changes a password; all other sessions end. */
  async setPassword(id: string, session: string, old: string, fresh: string): Promise<Outcome<null>> {
    const row = await this.row(id)
    if (!row?.login) return refused('guest', 'A guest has no password: register first.')
    if (row.password !== null && !(await verify(row.password, old)))
      return refused('login', 'The old password is wrong.')
    const others = await this.store.query<{ id: string }>('SELECT id FROM sessions WHERE person = $1 AND id <> $2', [
      id,
      session,
    ])
    await this.store.write(
      [
        sql('UPDATE persons SET password = $1 WHERE id = $2', [await hash(fresh, ARGON), id]),
        sql('DELETE FROM sessions WHERE person = $1 AND id <> $2', [id, session]),
      ],
      [`person:${id}`, ...others.map(other => `session:${other.id}`)],
    )
    return fine(null)
  }

  /** Sets a password whatever it was, for who has proved to be himself by a letter; all sessions end. */
  async resetPassword(id: string, fresh: string): Promise<void> {
    const sessions = await this.store.query<{ id: string }>('SELECT id FROM sessions WHERE person = $1', [id])
    await this.store.write(
      [
        sql('UPDATE persons SET password = $1 WHERE id = $2 AND login IS NOT NULL', [await hash(fresh, ARGON), id]),
        sql('DELETE FROM sessions WHERE person = $1', [id]),
      ],
      [`person:${id}`, ...sessions.map(session => `session:${session.id}`)],
    )
  }

  /** The accounts an address was verified for. */
  withEmail(email: string): Promise<{ id: string; login: string; language: Self['language'] }[]> {
    return this.store.query(
      'SELECT id, login, language FROM persons WHERE email = $1 AND email_verified = 1 AND login IS NOT NULL LIMIT 3',
      [email],
    )
  }

  /** Hands a guest's seats, tables and notes to the account he turned out to have. */
  async merge(guest: string, account: string): Promise<void> {
    const row = await this.row(guest)
    if (!row || row.login !== null || guest === account) return
    const sessions = await this.store.query<{ id: string }>('SELECT id FROM sessions WHERE person = $1', [guest])
    await this.store.write(
      [
        sql('UPDATE seats SET person = $1 WHERE person = $2', [account, guest]),
        sql('UPDATE tables SET host = $1 WHERE host = $2', [account, guest]),
        sql('UPDATE chat SET person = $1 WHERE person = $2', [account, guest]),
        sql(
          `UPDATE notes SET person = $1 WHERE person = $2
           AND NOT EXISTS (SELECT 1 FROM notes AS own WHERE own.table_id = notes.table_id AND own.person = $1)`,
          [account, guest],
        ),
        sql('UPDATE notices SET person = $1 WHERE person = $2', [account, guest]),
        sql('UPDATE seeks SET person = $1 WHERE person = $2', [account, guest]),
        sql('UPDATE orders SET person = $1 WHERE person = $2', [account, guest]),
        sql('UPDATE subscriptions SET person = $1 WHERE person = $2', [account, guest]),
        sql(
          `INSERT INTO follows (person, followed, since) SELECT $1, followed, since FROM follows
           WHERE person = $2 AND followed <> $1 ON CONFLICT DO NOTHING`,
          [account, guest],
        ),
        sql('DELETE FROM follows WHERE person = $1 OR followed = $1', [guest]),
        sql(
          `INSERT INTO quiets (person, table_id) SELECT $1, table_id FROM quiets WHERE person = $2 ON CONFLICT DO NOTHING`,
          [account, guest],
        ),
        sql('DELETE FROM quiets WHERE person = $1', [guest]),
        sql('UPDATE persons SET merged_into = $1 WHERE id = $2', [account, guest]),
        sql('DELETE FROM sessions WHERE person = $1', [guest]),
      ],
      [`person:${guest}`, `merge:${guest}:${account}`, ...sessions.map(({ id }) => `session:${id}`)],
    )
  }

  async block(person: string, other: string): Promise<Outcome<boolean>> {
    const [known] = await this.store.query('SELECT 1 AS one FROM persons WHERE id = $1', [other])
    if (!known) return refused('no-person', 'There is nobody like that.')
    if ((await this.blocked(person)).length >= BLOCKS) return refused('limit', 'You have blocked too many people.')
    return fine(
      await this.store.write([
        sql('INSERT INTO blocks (person, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING', [person, other]),
        sql('DELETE FROM follows WHERE (person = $1 AND followed = $2) OR (person = $2 AND followed = $1)', [
          person,
          other,
        ]),
      ]),
    )
  }

  /** What stands against a name: nobody is to be taken for the house, for a bot or for an account that is not his. */
  async cannotBeCalled(name: string, person?: string): Promise<ReturnType<typeof refused> | undefined> {
    if (isOfTheHouse(name)) return refused('name', 'This name is kept for the house: choose another one.')
    if (isMixed(name)) return refused('name', 'This name mixes letters that look alike: choose another one.')
    const taken = await this.store.query<{ id: string }>(
      'SELECT id FROM persons WHERE login = $1 OR login = $2',
      spellingsOf(name),
    )
    if (taken.every(({ id }) => id === person)) return undefined
    return refused('name', 'An account has this name: choose another one, or log in.')
  }

  unblock(person: string, other: string): Promise<boolean> {
    return this.store.write([sql('DELETE FROM blocks WHERE person = $1 AND blocked = $2', [person, other])])
  }

  blocked(person: string): Promise<{ id: string; name: string }[]> {
    return this.store.query(
      'SELECT persons.id AS id, name FROM blocks JOIN persons ON persons.id = blocked WHERE person = $1 ORDER BY name LIMIT 1000',
      [person],
    )
  }

  /** Takes days from a person's yearly vacation; false if there are not enough. */
  async takeVacation(id: string, days: number): Promise<boolean> {
    const row = await this.row(id)
    if (!row) return false
    const used = this.vacationUsed(row)
    if (used + days > this.vacationDays) return false
    return this.store.write([
      sql(
        'UPDATE persons SET vacation_used = $1 WHERE id = $2 AND vacation_used = $3',
        [JSON.stringify({ [this.year]: used + days }), id, row.vacation_used],
        1,
      ),
    ])
  }

  private get year(): string {
    return String(new Date(this.now()).getUTCFullYear())
  }

  private vacationUsed({ vacation_used }: PersonRow): number {
    return (JSON.parse(vacation_used) as Record<string, number>)[this.year] ?? 0
  }

  private async row(id: string): Promise<PersonRow | undefined> {
    return (await this.store.query<PersonRow>('SELECT * FROM persons WHERE id = $1', [id]))[0]
  }
}

/** How somebody wants to be told, with what is sensible where he did not say. */
export function notifyOf(json: string): Notify {
  return { push: true, email: 'daily', quiet: null, remind: 8, ...(JSON.parse(json) as Partial<Notify>) }
}

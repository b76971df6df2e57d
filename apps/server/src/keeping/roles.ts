import { role as roles } from '@hexarium/wire'
import { type Store, sql } from '../store/store.ts'
import { markOf } from '../web/trace.ts'
import { audited } from './keepers.ts'

/** `hexarium keeper`: who keeps order is said where the server is kept, and nowhere else. Returns what to print. */
export async function keeper(store: Store, [deed, login, role = 'keeper']: readonly string[]): Promise<string> {
  if (deed === 'list') return list(store)
  if (deed === 'trace' && login !== undefined) return mark(store, login)
  if ((deed !== 'add' && deed !== 'remove') || login === undefined)
    throw new Error('Say “list”, “add <login> [moderator|keeper]”, “remove <login>” or “trace <login>”.')
  const given = deed === 'remove' ? '' : roles.parse(role)
  const [person] = await store.query<{ id: string }>('SELECT id FROM persons WHERE login = $1', [login.toLowerCase()])
  if (!person) throw new Error(`No account has the name “${login}”.`)
  // Who stole a session before is not to have the role with it: whoever it is given to logs in anew.
  const sessions = given
    ? await store.query<{ id: string }>('SELECT id FROM sessions WHERE person = $1', [person.id])
    : []
  await store.write(
    [
      sql('UPDATE persons SET role = $1 WHERE id = $2', [given, person.id]),
      ...(given ? [sql('DELETE FROM sessions WHERE person = $1', [person.id])] : []),
      audited('command line', Date.now(), 'role', person.id, given || 'none'),
    ],
    [`person:${person.id}`, ...sessions.map(({ id }) => `session:${id}`)],
  )
  return given ? `${login} is a ${given} now, and logs in anew.` : `${login} keeps no order any more.`
}

/** What stands for a name in this server's log. */
async function mark(store: Store, login: string): Promise<string> {
  const [key] = await store.query<{ value: string }>(`SELECT value FROM settings WHERE name = 'cookie-key'`)
  if (!key) throw new Error('No server has run on this store yet: there is nothing in its log.')
  return `In the log ${login} is ${markOf(key.value, login)}.`
}

async function list(store: Store): Promise<string> {
  const rows = await store.query<{ login: string; role: string }>(
    `SELECT login, role FROM persons WHERE role <> '' ORDER BY role, login`,
  )
  return rows.length === 0
    ? 'Nobody keeps order here yet.'
    : rows.map(({ login, role }) => `${login}  ${role}`).join('\n')
}

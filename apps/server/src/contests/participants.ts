import type { Holder, Participant } from '@hexarium/wire'
import type { Store } from '../store/store.ts'

/** How a contest calls a bot that takes part: its level, and a number. */
const BOT = /^bot:([\w-]+):(\d+)$/

/** The id of a bot that enters: the first of its level that is free. */
export function botId(level: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id))
  for (let number = 1; ; number++) if (!ids.has(`bot:${level}:${number}`)) return `bot:${level}:${number}`
}

export function isBot(id: string): boolean {
  return BOT.test(id)
}

/** Names read at once. */
const AT_ONCE = 500

/** Those who take part, by id, as everybody sees them. */
export async function participants(store: Store, ids: readonly string[]): Promise<Map<string, Participant>> {
  const people = [...new Set(ids.filter(id => id !== '' && !isBot(id)))]
  const names = new Map<string, string>()
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE)
    const rows = await store.query<{ id: string; name: string }>(
      `SELECT id, name FROM persons WHERE id IN (${some.map((_, at) => `$${at + 1}`).join(', ')})`,
      some,
    )
    for (const { id, name } of rows) names.set(id, name)
  }
  return new Map(ids.map(id => [id, participant(id, names.get(id) ?? '')]))
}

function participant(id: string, name: string): Participant {
  const [, level = null, number = ''] = BOT.exec(id) ?? []
  return level === null
    ? { id, person: id === '' ? null : id, name, level: null }
    : { id, person: null, name: `bot (${level}) ${number}`, level }
}

/** Who sits down at a table for somebody who takes part. */
export function holderOf({ person, name, level }: Participant): Holder {
  return person === null ? { kind: 'bot', person: null, name, level } : { kind: 'person', person, name, level: null }
}

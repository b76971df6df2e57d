import type { Listed, Read, TableList } from '@hexarium/wire'
import type { Store } from '../store/store.ts'
import { type ListWish, listTables, placeBehind } from './lists.ts'

type Wanted = Read<'GET /tables', 'query'>

/** Accounts a beginning of a name may mean, and pages looked through for what only a game's places tell. */
const NAMES = 20
const PAGES = 10

/** Tables looked through at a time for a setting: then it is for who searches to go on. */
const STRETCH = 4000

/** Public tables by player, setting and result. */
export async function searchTables(store: Store, { player, result, ...query }: Wanted): Promise<TableList> {
  const players = player === undefined ? undefined : await accountsCalled(store, player)
  if (players?.length === 0) return { tables: [], next: null }
  const isOwn = result === 'won' || result === 'lost'
  const wish: ListWish = { ...query, result: isOwn ? 'decided' : result, ...(players ? { players } : {}) }
  if (!isOwn) return wish.setting !== undefined && !players ? lookThrough(store, wish) : listTables(store, wish)
  const who = new Set(players)
  const found: TableList = { tables: [], next: query.cursor ?? null }
  for (let page = 0; page < PAGES && found.tables.length < query.limit; page++) {
    const { tables, next } = await listTables(store, { ...wish, cursor: found.next ?? undefined })
    found.tables.push(...tables.filter(table => hasWon(table, who) === (result === 'won')))
    found.next = next
    if (next === null) break
  }
  return found
}

/** Tables with a setting stand in no index: a few thousand are looked at, and the cursor says where to go on, found or not. */
async function lookThrough(store: Store, wish: ListWish): Promise<TableList> {
  const until = await placeBehind(store, wish, STRETCH)
  const { tables, next } = await listTables(store, { ...wish, until })
  return { tables, next: next ?? until ?? null }
}

/** True if one of these people came first. */
function hasWon({ seats, result }: Listed, who: ReadonlySet<string>): boolean {
  return seats.some(({ person }, seat) => person !== null && who.has(person) && result?.places[seat] === 1)
}

async function accountsCalled(store: Store, name: string): Promise<string[]> {
  const start = name.toLowerCase()
  const rows = await store.query<{ id: string }>(
    `SELECT id FROM persons WHERE login >= $1 AND login < $2 ORDER BY login LIMIT ${NAMES}`,
    [start, `${start}\u{10ffff}`],
  )
  return rows.map(({ id }) => id)
}

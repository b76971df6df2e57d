import type { Store } from '../store/store.ts'
import type { Hall } from './hall.ts'
import type { Lobby } from './lobby.ts'

/** Where a person's tables are. */
interface Everywhere {
  store: Store
  hall: Hall
  lobby: Lobby
}

/** Adds days to a person's time at his correspondence tables; how many those are. */
export async function giveVacation({ store, hall }: Everywhere, person: string, days: number): Promise<number> {
  const rows = await store.query<{ id: string; seat: number }>(
    `SELECT tables.id AS id, seat FROM seats JOIN tables ON tables.id = seats.table_id
     WHERE person = $1 AND status = 'running'`,
    [person],
  )
  let given = 0
  for (const { id, seat } of rows) {
    const done = await hall.act(id, ({ play }, at) =>
      play.table.terms.clock.kind === 'days' ? { done: play.act({ is: 'vacation', seat, days }, at), seat } : undefined,
    )
    if (done) given++
  }
  return given
}

/** Gives up all games a person still plays, gets him up from tables that have not started, and takes his own away. */
export async function giveUpAll({ store, hall, lobby }: Everywhere, person: string): Promise<void> {
  const rows = await store.query<{ id: string; seat: number; status: string; name: string }>(
    `SELECT tables.id AS id, seat, status, name FROM seats JOIN tables ON tables.id = seats.table_id
     WHERE person = $1 AND status IN ('open', 'running')`,
    [person],
  )
  for (const { id, seat, status, name } of rows) {
    if (status === 'running') await hall.act(id, ({ play }, at) => ({ done: play.resign(seat, at), seat }))
    else await lobby.leave({ id: person, name, login: null }, id, seat)
  }
  const own = await store.query<{ id: string }>(`SELECT id FROM tables WHERE host = $1 AND status = 'open'`, [person])
  for (const { id } of own) await lobby.close({ id: person, name: '', login: null }, id)
}

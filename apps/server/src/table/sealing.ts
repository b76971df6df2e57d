import { fine, type Outcome, refused, sealOf } from '@hexarium/kernel'
import type { Store } from '../store/store.ts'
import { type Guest, maySee } from './lobby.ts'
import { openStatement, sealStatement } from './shares.ts'
import { findTable } from './tables.ts'
import type { Table } from './terms.ts'

/** Seals one's own share in the dice, in place of the house's: after its commitment is known, before anybody opened his. */
export async function sealShare(
  store: Store,
  guest: Pick<Guest, 'id'>,
  id: string,
  { seat, seal }: { seat: number; seal: string },
): Promise<Outcome<Table>> {
  const own = await ownSeat(store, guest, id, seat)
  if (!own.ok) return own
  const sealed = await store.write([sealStatement(id, seat, guest.id, seal)], [`table:${id}`])
  if (!sealed) return refused('shares', 'Shares are being opened already: none can be sealed any more.')
  return fine((await findTable(store, id))!)
}

/** Opens one's own share, once every seat is taken and has sealed its own; `seals` are those one has kept to hold the record against. */
export async function openShare(
  store: Store,
  guest: Pick<Guest, 'id'>,
  id: string,
  { seat, share, seals }: { seat: number; share: string; seals?: readonly string[] | undefined },
): Promise<Outcome<Table>> {
  const own = await ownSeat(store, guest, id, seat)
  if (!own.ok) return own
  const table = own.value
  if (sealOf(share) !== table.seals[seat]) return refused('shares', 'That is not the share you sealed.')
  const kept = { ...table, seals: seals ? [...seals] : table.seals }
  const opened = await store.write([openStatement(kept, seat, guest.id, share)], [`table:${id}`])
  if (!opened) return refused('shares', 'Not every seat has sealed its share yet, or one was sealed anew: look again.')
  return fine((await findTable(store, id))!)
}

async function ownSeat(store: Store, guest: Pick<Guest, 'id'>, id: string, seat: number): Promise<Outcome<Table>> {
  const table = await findTable(store, id)
  if (!table || !maySee(table, guest.id)) return refused('no-table', 'There is no such table.')
  if (table.status !== 'open') return refused('started', 'This table has started already.')
  const holder = table.holders[seat]
  if (holder?.kind !== 'person' || holder.person !== guest.id) return refused('not-yours', 'That is not your seat.')
  return fine(table)
}

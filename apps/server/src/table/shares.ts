import { randomBytes } from 'node:crypto'
import { sealOf } from '@hexarium/kernel'
import type { Holder } from '@hexarium/wire'
import { type Statement, type Store, sql } from '../store/store.ts'
import { findTable } from './tables.ts'
import type { ShareState, Table } from './terms.ts'

/** What a seat adds to the dice. */
interface Share {
  nonce: string
  seal: string
  share: ShareState
}

/** A share of the house: for bots, and for who brings none. Everybody may know it at once. */
export function houseShare(): Share {
  const nonce = randomBytes(16).toString('base64url')
  return { nonce, seal: sealOf(nonce), share: 'house' }
}

/** A share somebody keeps to himself for now. */
export function sealedShare(seal: string): Share {
  return { nonce: '', seal, share: 'sealed' }
}

/** Nobody sits there yet, or who does has not come since he was paired. */
export function noShare(): Share {
  return { nonce: '', seal: '', share: '' }
}

/** The shares of a new table: those of the house come first, before people bring theirs; `seal` is its first person's own. */
export function houseShares(holders: readonly Holder[], seal?: string): Shares {
  const first = holders.findIndex(({ kind }) => kind === 'person')
  return inColumns(
    holders.map(({ kind }, seat) => {
      if (seal !== undefined && seat === first) return sealedShare(seal)
      return kind === 'bot' || kind === 'person' ? houseShare() : noShare()
    }),
  )
}

/** The shares of a table for people who were paired and are here: all bring their own, so that no house's share goes with a seat. */
export function awaitedShares(holders: readonly Holder[]): Shares {
  return inColumns(holders.map(noShare))
}

/** Shares as a table keeps them, by seat. */
type Shares = Pick<Table, 'nonces' | 'seals' | 'shares'>

function inColumns(all: readonly Share[]): Shares {
  return {
    nonces: all.map(({ nonce }) => nonce),
    seals: all.map(({ seal }) => seal),
    shares: all.map(({ share }) => share),
  }
}

/** True if somebody who was paired has not brought his share yet, or one is still to be opened. */
export function isShareMissing({
  holders,
  seals,
  shares,
  carried,
}: Pick<Table, 'holders' | 'seals' | 'shares' | 'carried'>): boolean {
  return (
    shares.includes('sealed') || (!carried && holders.some(({ kind }, seat) => kind === 'person' && seals[seat] === ''))
  )
}

/** Seals a seat's share anew, as long as nobody has opened his. */
export function sealStatement(table: string, seat: number, person: string, seal: string): Statement {
  return sql(
    `UPDATE seats SET nonce = '', seal = $1, share = 'sealed' WHERE table_id = $2 AND seat = $3 AND person = $4
     AND NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = $2 AND others.share = 'open')
     AND EXISTS (SELECT 1 FROM tables WHERE id = $2 AND status = 'open')`,
    [seal, table, seat, person],
    1,
  )
}

/** Opens a seat's share, if every seat is taken and sealed as in these seals: who opens holds the record against them. */
export function openStatement({ id, seals }: Table, seat: number, person: string, nonce: string): Statement {
  const asKept = seals.map(
    (_, at) =>
      `AND EXISTS (SELECT 1 FROM seats AS kept WHERE kept.table_id = $2 AND kept.seat = ${at} AND kept.seal = $${at + 5})`,
  )
  return sql(
    `UPDATE seats SET nonce = $1, share = 'open' WHERE table_id = $2 AND seat = $3 AND person = $4
     AND share IN ('sealed', 'open')
     AND NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = $2 AND others.seal = '')
     AND EXISTS (SELECT 1 FROM tables WHERE id = $2 AND status = 'open') ${asKept.join(' ')}`,
    [nonce, id, seat, person, ...seals],
    1,
  )
}

/** Somebody gets up: who comes in his place must not know the shares of others, so that those opened are made anew. */
export function anewAfterLeaving({ id, shares }: Table, left: number): Statement[] {
  return shares.flatMap((state, seat) => {
    if (state !== 'open' || seat === left) return []
    const { nonce, seal, share } = houseShare()
    return [
      sql(
        `UPDATE seats SET nonce = $1, seal = $2, share = $3 WHERE table_id = $4 AND seat = $5 AND share = 'open'
         AND EXISTS (SELECT 1 FROM tables WHERE id = $4 AND status = 'open')`,
        [nonce, seal, share, id, seat],
      ),
    ]
  })
}

/** How long others wait for somebody to open his share. */
const TERM = 24 * 60 * 60 * 1000

/** Every seat is taken, and somebody has not opened his share yet, or has not brought any though others have. */
const ALL_BUT_OPEN = `EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND share = 'sealed')
  AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind IN ('open', 'invited'))`

/** Frees the seats of who has not brought or opened his share a day after he could: the others need not wait for ever. */
export async function freeUnopened(store: Store, now: number): Promise<void> {
  await store.write([
    sql(`UPDATE tables SET opening = NULL WHERE status = 'open' AND opening IS NOT NULL AND NOT (${ALL_BUT_OPEN})`, []),
    sql(`UPDATE tables SET opening = $1 WHERE status = 'open' AND opening IS NULL AND ${ALL_BUT_OPEN}`, [now]),
  ])
  const late = await store.query<{ id: string }>(`SELECT id FROM tables WHERE status = 'open' AND opening < $1`, [
    now - TERM,
  ])
  for (const { id } of late) {
    const table = await findTable(store, id)
    if (table) await store.write(freed(table), [`table:${id}`])
  }
}

/** Whoever did not open gets up, or, if somebody brought none, he alone; what others opened meanwhile is known, so that it is made anew. */
function freed(table: Table): Statement[] {
  const awaited = table.seals.includes('') ? '' : 'sealed'
  const late = table.shares.flatMap((share, seat) => (share === awaited ? [seat] : []))
  return [
    ...late.map(seat =>
      sql(
        `UPDATE seats SET kind = 'open', person = NULL, name = '', level = NULL, nonce = '', seal = '', share = ''
         WHERE table_id = $1 AND seat = $2 AND share IN ('sealed', '') AND seal = $3
         AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND status = 'open')`,
        [table.id, seat, table.seals[seat]],
        1,
      ),
    ),
    ...anewAfterLeaving(table, -1),
    sql('UPDATE tables SET opening = NULL WHERE id = $1', [table.id]),
  ]
}

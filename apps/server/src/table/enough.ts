import { refused } from '@hexarium/kernel'
import type { Store } from '../store/store.ts'
import type { Refused } from './permitted.ts'
import type { Table } from './terms.ts'

/** What tells how many tables somebody has. */
export interface EnoughParts {
  store: Store
  /** True if there are as many as may be. */
  isFull: (count: number, cap: number) => boolean
}

/** Tables set up by one person that may wait for players, and at which may be played; those of contests do not count. */
const TABLES = { open: 30, running: 300 }

/** How many tables of one host bots may play among themselves. */
const BOT_TABLES = 3

/** What stands against setting up one more table. */
export async function cannotSetUpMore(parts: EnoughParts, host: string): Promise<Refused> {
  return (await hasEnough(parts, host, 'open'))
    ? refused('tables', 'Enough tables of yours wait for players: fill one, or take one away first.')
    : undefined
}

/** What stands against one more game at tables somebody set up. */
export async function cannotPlayMore(parts: EnoughParts, host: string): Promise<Refused> {
  return (await hasEnough(parts, host, 'running'))
    ? refused('tables', 'Enough games are played at tables the same person set up: one must end first.')
    : undefined
}

/** What stands against starting a table, as to how many its host has. */
export async function cannotStartMore(parts: EnoughParts, table: Table): Promise<Refused> {
  if (table.contest === null) {
    const fault = await cannotPlayMore(parts, table.host)
    if (fault) return fault
  }
  return (await hasBotsEnough(parts, table))
    ? refused('limit', 'Enough tables of yours are played by bots alone.')
    : undefined
}

async function hasEnough({ store, isFull }: EnoughParts, host: string, status: keyof typeof TABLES): Promise<boolean> {
  const [{ n }] = await store.query<{ n: number }>(
    'SELECT count(*) AS n FROM tables WHERE host = $1 AND status = $2 AND contest IS NULL',
    [host, status],
  )
  return isFull(n, TABLES[status])
}

/** True if a table of bots alone would be one too many of its host's. */
async function hasBotsEnough({ store }: EnoughParts, { holders, host }: Table): Promise<boolean> {
  if (holders.some(({ kind }) => kind === 'person')) return false
  const running = await store.query(
    `SELECT id FROM tables WHERE host = $1 AND status = 'running'
     AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person')`,
    [host],
  )
  return running.length >= BOT_TABLES
}

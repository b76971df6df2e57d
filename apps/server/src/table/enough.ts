import { refused } from '@hexarium/kernel'
import { type Statement, type Store, sql } from '../store/store.ts'
import type { Refused } from './permitted.ts'
import type { Table } from './terms.ts'

/** What tells how many tables somebody has. */
export interface EnoughParts {
  store: Store
  /** How many there may be, where that is usually so many. */
  most: (cap: number) => number
}

/** So much of something, and how it is counted for the person `$1`. */
interface Cap {
  many: number
  counted: string
  /** However wide the limits are. */
  always?: boolean
}

const counts = (status: string): string =>
  `SELECT count(*) FROM tables WHERE host = $1 AND status = '${status}' AND contest IS NULL`

/** Tables set up by one person that may wait for players, and at which may be played; those of contests do not count. */
const OPEN: Cap = { many: 30, counted: counts('open') }
const RUNNING: Cap = { many: 300, counted: counts('running') }

/** How many tables of one host bots may play among themselves. */
const BY_BOTS: Cap = {
  many: 3,
  always: true,
  counted: `SELECT count(*) FROM tables WHERE host = $1 AND status = 'running'
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person')`,
}

/** Searches of one person. */
const SEEKS: Cap = { many: 5, always: true, counted: 'SELECT count(*) FROM seeks WHERE person = $1' }

/** What stands against setting up one more table. */
export async function cannotSetUpMore(parts: EnoughParts, host: string): Promise<Refused> {
  return (await isFull(parts, host, OPEN))
    ? refused('tables', 'Enough tables of yours wait for players: fill one, or take one away first.')
    : undefined
}

/** What stands against one more game at tables somebody set up. */
export async function cannotPlayMore(parts: EnoughParts, host: string): Promise<Refused> {
  return (await isFull(parts, host, RUNNING))
    ? refused('tables', 'Enough games are played at tables the same person set up: one must end first.')
    : undefined
}

/** What stands against one more search. */
export async function cannotSeekMore(parts: EnoughParts, person: string): Promise<Refused> {
  return (await isFull(parts, person, SEEKS))
    ? refused('limit', 'You look for enough games already: call one search off.')
    : undefined
}

/** What stands against starting a table, as to how many its host has. */
export async function cannotStartMore(parts: EnoughParts, table: Table): Promise<Refused> {
  if (table.contest === null) {
    const fault = await cannotPlayMore(parts, table.host)
    if (fault) return fault
  }
  return isOfBots(table) && (await isFull(parts, table.host, BY_BOTS))
    ? refused('limit', 'Enough tables of yours are played by bots alone.')
    : undefined
}

/** What keeps a unit from going beyond these caps, whatever is written in the same moment. */
export function holdingToOpen(parts: EnoughParts, host: string): Statement[] {
  return holdingTo(parts, host, [OPEN])
}

export function holdingToSeeks(parts: EnoughParts, person: string): Statement[] {
  return holdingTo(parts, person, [SEEKS])
}

export function holdingToStarted(parts: EnoughParts, table: Table): Statement[] {
  const caps = [...(table.contest === null ? [RUNNING] : []), ...(isOfBots(table) ? [BY_BOTS] : [])]
  return holdingTo(parts, table.host, caps)
}

/** Whoever else writes for the same person waits at the first of these statements; the others then count what he wrote. */
function holdingTo(parts: EnoughParts, person: string, caps: readonly Cap[]): Statement[] {
  const held = caps.filter(cap => Number.isFinite(mostOf(parts, cap)))
  if (held.length === 0) return []
  return [
    sql('UPDATE persons SET name = name WHERE id = $1', [person]),
    ...held.map(cap =>
      sql(`UPDATE persons SET name = name WHERE id = $1 AND (${cap.counted}) < $2`, [person, mostOf(parts, cap)], 1),
    ),
  ]
}

async function isFull(parts: EnoughParts, person: string, cap: Cap): Promise<boolean> {
  const [{ n }] = await parts.store.query<{ n: number }>(`SELECT (${cap.counted}) AS n`, [person])
  return n >= mostOf(parts, cap)
}

function mostOf({ most }: EnoughParts, { many, always }: Cap): number {
  return always ? many : most(many)
}

function isOfBots({ holders }: Table): boolean {
  return holders.every(({ kind }) => kind !== 'person')
}

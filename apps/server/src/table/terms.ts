import type { Result } from '@hexarium/kernel'
import type { Carried, Holder, TableCard, TableTerms } from '@hexarium/wire'

/** What a table is, apart from how the game stands. */
export interface Table {
  id: string
  game: string
  rules: string
  title: string
  host: string
  status: TableCard['status']
  access: TableCard['access']
  terms: TableTerms
  /** Who has it may sit down or, if private, look in. */
  link: string
  seed: string
  commitment: string
  /** Where it starts, if not at the game's beginning; not for everybody's eyes. */
  position: unknown
  /** The game that was begun elsewhere and goes on here; not for everybody's eyes. */
  carried: Carried | null
  result: Result | null
  rematch: string | null
  /** What it is played for: no one's seat is handed to a bot there, and no game broken off. */
  contest: TableCard['contest']
  created: number
  started: number | null
  finished: number | null
  holders: Holder[]
  /** What each seat adds to the dice; empty while it is sealed. */
  nonces: string[]
  /** What each seat showed of its share before any was opened; empty at tables from before shares were sealed. */
  seals: string[]
  shares: ShareState[]
}

/** Whose a share is, and whether everybody may know it: the house's own, somebody's that he still keeps, or opened. */
export type ShareState = TableCard['dice']['shares'][number]

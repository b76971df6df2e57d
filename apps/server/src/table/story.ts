import { type AnyGame, type Event, follow, Match, must, SPECTATOR } from '@hexarium/kernel'
import { specOf } from './saved.ts'
import type { Table } from './terms.ts'

/** What one line of the record told. */
export interface Telling {
  events: Event[]
  /** Nobody but who left it can notice it: a standing answer. */
  quiet: boolean
}

/** Changes whenever something happens that everybody may notice. */
export function publicMark(match: Match): string {
  return JSON.stringify(match.seen(SPECTATOR))
}

/** What lines told, the opening first, found out by playing them again. */
export function retold(game: AnyGame, table: Table, lines: readonly string[]): Telling[] {
  const match = must(Match.open(game, specOf(table)))
  return [{ events: match.opening.events, quiet: false }, ...lines.map(line => telling(match, line))]
}

function telling(match: Match, line: string): Telling {
  const before = line.startsWith('!standing ') ? publicMark(match) : undefined
  const { events } = must(follow(match, line))
  return { events, quiet: before !== undefined && events.length === 0 && publicMark(match) === before }
}

/** The story without what nobody could notice: it has no entry for it, not even an empty one. */
export function noticed(told: readonly Telling[]): Event[][] {
  return told.filter(({ quiet }) => !quiet).map(({ events }) => events)
}

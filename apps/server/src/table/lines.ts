import type { Seat } from '@hexarium/kernel'

/**
 * Lines of a table's log that are not the game's: they start with `@`. All others are lines of the record, in the kernel's
 * own notation.
 */
export type TableLine =
  | { is: 'undo'; seat: Seat }
  | { is: 'ask'; what: 'draw' | 'break' | 'undo'; seat: Seat; count: number }
  | { is: 'yes'; seat: Seat }
  | { is: 'no'; seat: Seat }
  | { is: 'bot'; seat: Seat; level: string }
  | { is: 'back'; seat: Seat }
  | { is: 'vacation'; seat: Seat; days: number }

/** Writes a line of the table's own. */
export function writeTableLine(line: TableLine): string {
  switch (line.is) {
    case 'ask':
      return `@ask ${line.seat} ${line.what} ${line.count}`
    case 'bot':
      return `@bot ${line.seat} ${line.level}`
    case 'vacation':
      return `@vacation ${line.seat} ${line.days}`
    default:
      return `@${line.is} ${line.seat}`
  }
}

/** Reads a line of the table's own; undefined if it is one of the record's. */
export function readTableLine(text: string): TableLine | undefined {
  if (!text.startsWith('@')) return undefined
  const [is, seatText, first, second] = text.slice(1).split(' ')
  const seat = Number(seatText)
  switch (is) {
    case 'undo':
    case 'yes':
    case 'no':
    case 'back':
      return { is, seat }
    case 'ask':
      return { is, seat, what: first as 'draw', count: Number(second) }
    case 'bot':
      return { is, seat, level: first }
    case 'vacation':
      return { is, seat, days: Number(first) }
  }
  throw new Error(`“${text}” is no line of a table`)
}

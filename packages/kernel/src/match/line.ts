import { type Option, writeOption } from '../core/options.ts'
import type { Question } from '../core/run.ts'
import type { Seat, State } from '../core/state.ts'

/**
 * One line of a record. A choice: `hex 1310`, `1>order 5` where several seats were asked, `fire 3 (4 2)` with the
 * public rolls that followed, `fire 3 =4 2` with dice given from outside. What is no choice starts with `!`.
 */
export type Line =
  | { is: 'choice'; seat: Seat | null; choice: string; rolls: number[]; given: number[] | null }
  | { is: 'resign'; seat: Seat }
  | { is: 'draw' }
  | { is: 'break-off' }
  | { is: 'again'; number: number }
  | { is: 'anew'; secret: string }
  | { is: 'standing'; seat: Seat; decision: string; answer: string | null }

/** The line of a choice that is about to be made; its rolls follow. A seat that is asked alone is not named. */
export function lineOf(
  { decision, frame }: Question,
  g: State,
  seat: Seat,
  option: Option,
  given: readonly number[] | null = null,
): Line & { is: 'choice' } {
  const isAlone = decision.spec.seat?.(g, frame.here) === seat
  const choice = writeOption(decision, option)
  return { is: 'choice', seat: isAlone ? null : seat, choice, rolls: [], given: given?.length ? [...given] : null }
}

/** Writes a line. */
export function writeLine(line: Line): string {
  switch (line.is) {
    case 'resign':
      return `!resign ${line.seat}`
    case 'draw':
      return '!draw'
    case 'break-off':
      return '!break-off'
    case 'again':
      return `!again ${line.number}`
    case 'anew':
      return `!anew ${line.secret}`
    case 'standing':
      return `!standing ${line.seat} ${line.decision}${line.answer === null ? '' : ` ${line.answer}`}`
    case 'choice': {
      const seat = line.seat === null ? '' : `${line.seat}>`
      const given = line.given ? ` =${line.given.join(' ')}` : ''
      const rolls = !line.given && line.rolls.length > 0 ? ` (${line.rolls.join(' ')})` : ''
      return `${seat}${line.choice}${given}${rolls}`
    }
  }
}

/** Reads a line; undefined if it is none. */
export function readLine(text: string): Line | undefined {
  if (text.startsWith('!')) return readNote(text)
  const match = /^(?:(\d+)>)?([^>=()!]+?)(?: =([\d ]+))?(?: \(([\d ]+)\))?$/.exec(text)
  if (!match) return undefined
  const [, seat, choice, given, rolls] = match
  return {
    is: 'choice',
    seat: seat === undefined ? null : Number(seat),
    choice: choice,
    given: given === undefined ? null : numbers(given),
    rolls: rolls === undefined ? [] : numbers(rolls),
  }
}

function readNote(text: string): Line | undefined {
  if (text === '!draw') return { is: 'draw' }
  if (text === '!break-off') return { is: 'break-off' }
  const again = /^!again (\d{1,9})$/.exec(text)
  if (again) return { is: 'again', number: Number(again[1]) }
  const anew = /^!anew ([\w-]{16,64})$/.exec(text)
  if (anew) return { is: 'anew', secret: anew[1] }
  const resign = /^!resign (\d+)$/.exec(text)
  if (resign) return { is: 'resign', seat: Number(resign[1]) }
  const standing = /^!standing (\d+) ([\w-]+)(?: ([\w-]+))?$/.exec(text)
  if (!standing) return undefined
  return { is: 'standing', seat: Number(standing[1]), decision: standing[2], answer: standing[3] ?? null }
}

function numbers(text: string): number[] {
  return text.trim().split(/ +/).map(Number)
}

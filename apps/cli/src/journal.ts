import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { PlayedFixture } from '@hexarium/bots'
import { fileProblem } from './files.ts'
import { parseJson } from './json.ts'
import { Problem } from './problem.ts'

/** What a measurement is of; whoever continues it must mean the same. The day is the one it was begun on. */
export interface Head {
  measures: 'levels' | 'balance'
  seed: string
  bots: readonly string[]
  set: readonly string[]
  date: string
}

/** A game of a measurement, in a line of its journal. */
interface Entry extends PlayedFixture {
  /** Which row it belongs to. */
  of: string
}

/**
 * The games of a long measurement, a line of JSON each, the head first: it can be broken off at any moment and continued later.
 * Without a file they are only remembered.
 */
export class Journal {
  readonly head: Head
  private readonly path: string | undefined
  private readonly games = new Map<string, PlayedFixture[]>()

  constructor(path: string | undefined, head: Head) {
    this.path = path
    const lines = path !== undefined && existsSync(path) ? linesOf(path) : []
    this.head = lines.length > 0 ? agreed(path!, lines[0] as Head, head) : head
    for (const line of lines.slice(1)) this.remember(line as Entry)
    if (lines.length === 0) this.append(head)
  }

  /** The games of a row, in the order of its schedule. */
  of(row: string): readonly PlayedFixture[] {
    return [...(this.games.get(row) ?? [])].sort((a, b) => a.fixture.number - b.fixture.number)
  }

  /** Notes a game. */
  note(of: string, game: PlayedFixture): void {
    this.remember({ of, ...game })
    this.append({ of, ...game })
  }

  private remember({ of, ...game }: Entry): void {
    const games = this.games.get(of) ?? []
    games.push(game)
    this.games.set(of, games)
  }

  private append(line: unknown): void {
    if (this.path === undefined) return
    try {
      appendFileSync(this.path, `${JSON.stringify(line)}\n`)
    } catch (error) {
      throw fileProblem(this.path, error)
    }
  }
}

/** The lines of a journal; what was cut off in the middle of the last does not count. */
function linesOf(path: string): unknown[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw fileProblem(path, error)
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter(line => line !== '')
    .map((line, number) => parseJson(line, `${path}, line ${number + 1}`))
}

/** The head a journal has, if it is of what is measured now. */
function agreed(path: string, written: Head, wanted: Head): Head {
  const without = ({ date: _, ...head }: Head) => JSON.stringify(head)
  if (without(written) === without(wanted)) return written
  throw new Problem(
    `${path} holds another measurement, ${without(written)}; name another file, or measure the same as before.`,
  )
}

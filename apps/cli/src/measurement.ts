import { availableParallelism } from 'node:os'
import type { Fixture, PlayedFixture } from '@hexarium/bots'
import { type ArenaJob, playAll } from './arena.ts'
import type { Arguments, OptionSpec } from './arguments.ts'
import { type Head, Journal } from './journal.ts'
import { progress } from './progress.ts'

/** A row of a table: games to be played. */
export interface Row {
  /** What it is called in the journal. */
  of: string
  job: ArenaJob
  fixtures: readonly Fixture[]
}

/** The options of commands that measure for a long time. */
export const measuringOptions: Readonly<Record<'seed' | 'set' | 'file' | 'workers', OptionSpec>> = {
  seed: { value: 'TEXT', says: 'the same seed plays the same games; “bots” without it' },
  set: { value: 'name=value', many: true, says: 'a setting of the game' },
  file: { value: 'PATH', says: 'keeps every game there; the same command continues with those that are missing' },
  workers: { value: 'N', says: 'threads; one a core without it' },
}

/** What a measurement found, as far as it came. */
export interface Found {
  head: Head
  isStopped: boolean
  of(row: Row): readonly PlayedFixture[]
}

/** Plays what the journal does not have yet, row by row, until all is played or Ctrl-C. */
export async function measure(args: Arguments, wanted: Omit<Head, 'date'>, rows: readonly Row[]): Promise<Found> {
  const journal = new Journal(args.text('file'), { ...wanted, date: new Date().toISOString().slice(0, 10) })
  const threads = args.int('workers', availableParallelism(), 1, 256)
  const line = progress()
  let isStopped = false
  process.once('SIGINT', () => {
    isStopped = true
  })
  for (const { of, job, fixtures } of rows) {
    const known = new Set(journal.of(of).map(game => game.fixture.number))
    const missing = fixtures.filter(({ number }) => !known.has(number))
    if (missing.length === 0 || isStopped) continue
    const tell = (played: readonly PlayedFixture[]): void => {
      journal.note(of, played.at(-1)!)
      line.show(() => `${of}: ${known.size + played.length} of ${fixtures.length} games`)
    }
    await playAll(job, missing, threads, tell, () => isStopped)
  }
  line.clear()
  const of = ({ of, fixtures }: Row) => {
    const wanted = new Set(fixtures.map(({ number }) => number))
    return journal.of(of).filter(game => wanted.has(game.fixture.number))
  }
  return { head: journal.head, isStopped, of }
}

/** The mean worth of games, and the half of its 95 % interval: `83.2 ± 3.8 %`. */
export function scoreIn(worths: readonly number[]): string {
  const games = Math.max(1, worths.length)
  const score = worths.reduce((sum, worth) => sum + worth, 0) / games
  const error = 1.96 * Math.sqrt((score * (1 - score)) / games)
  return `${(100 * score).toFixed(1)} ± ${(100 * error).toFixed(1)} %`
}

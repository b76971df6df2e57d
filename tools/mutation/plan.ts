/** What the command and the process that runs the tests tell each other, in files of one folder. */

import { join } from 'node:path'

/** A small change to a file, by its number in the instrumented code. */
export interface Mutant {
  id: string
  file: string
  line: number
  change: string
}

/** What is to be tried: files as they are loaded, and the changes among them. */
export interface Plan {
  game: string
  /** Tests that point at no rule in particular are run too, but for the slowest. */
  all: boolean
  /** So many random games are watched by the laws. */
  laws: number
  /** Instrumented code by path from the root. */
  code: Record<string, string>
  mutants: Mutant[]
}

/** A test: its name, its time in milliseconds and how often it passed each change. */
export interface TestCoverage {
  name: string
  milliseconds: number
  hits: Record<string, number>
}

/** What the tests touch when nothing is changed. */
export interface Coverage {
  /** Changes touched while files are loaded: no test can be blamed for them. */
  loading: string[]
  tests: TestCoverage[]
}

/** What became of a change. `unreached`: touched less often than at first, so that something is remembered from before: to be tried in a fresh process. */
export type Fate = 'killed' | 'survived' | 'untested' | 'loading' | 'unreached' | 'endless'

/** A line the process writes: what it begins with and how many seconds its longest test may take, that it lives, or what became of it. */
export type Line = { begins: string; patience: number } | { lives: true } | { id: string; fate: Fate; by?: string }

/** Where the two meet. */
export const places = (folder: string, worker: number | string) => ({
  plan: join(folder, 'plan.json'),
  coverage: join(folder, 'coverage.json'),
  todo: join(folder, `todo-${worker}.json`),
  lines: join(folder, `lines-${worker}.ndjson`),
  log: join(folder, `log-${worker}.txt`),
})

/**
 * `npm run mutate -- titan [--mutants 500] [--seed 1]`: changes the rules of a game in small ways, one at a time, and counts how
 * many of these changes a test notices (the changes are Stryker's). There are thousands, so a sample is drawn by the seed, over
 * all files alike. `--files 'large/*,melee/strike,../bases'` names the files to change, by patterns within the folder
 * (`--folder`, else `rules`); `--workers 2` tries two at a time, `--again` those that went unnoticed last time; `--all` runs records,
 * positions, scenes and texts too, `--laws 8` watches eight random games by the laws that are quick. Tests are loaded once, and only
 * those that touch a change are run.
 */

import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { instrument } from './mutation/instrument.ts'
import { type Fate, type Mutant, places } from './mutation/plan.ts'
import { type Ending, runAll } from './mutation/run.ts'

const root = join(import.meta.dirname, '..')

/** So many of the items, the same ones for the same seed. */
export function sample<T>(items: readonly T[], count: number, seed: number): T[] {
  const rest = [...items]
  const chosen: T[] = []
  let state = seed >>> 0
  while (chosen.length < count && rest.length > 0) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    chosen.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1))
  }
  return chosen
}

/** The files that patterns name within a folder, without `.ts`; a pattern that names none is a mistake. */
export function filesNamed(folder: string, patterns: readonly string[], cwd = root): string[] {
  const found = patterns.flatMap(pattern => {
    const files = globSync(join(folder, `${pattern.trim()}.ts`), { cwd })
    if (files.length === 0) throw new RangeError(`No file is called ${join(folder, pattern.trim())}.ts`)
    return files
  })
  return [...new Set(found)].sort()
}

/** Noticed changes among those that could be noticed: what happens while files are loaded is not counted. */
export function scoreOf(fates: readonly Fate[]): {
  noticed: number
  endless: number
  unnoticed: number
  score: number
} {
  const endless = fates.filter(fate => fate === 'endless').length
  const noticed = fates.filter(fate => fate === 'killed').length + endless
  const unnoticed = fates.filter(isUnnoticed).length
  return { noticed, endless, unnoticed, score: noticed / Math.max(1, noticed + unnoticed) }
}

function isUnnoticed(fate: Fate): boolean {
  return fate === 'survived' || fate === 'untested'
}

const UNNOTICED = 'unnoticed.json'

/** Only what the last report of this game lists as unnoticed: `--again`. */
function unnoticedIn(folder: string): (mutant: Mutant) => boolean {
  const last: Mutant[] = JSON.parse(readFileSync(join(folder, UNNOTICED), 'utf8'))
  const nameOf = ({ file, line, change }: Mutant) => `${file}:${line} ${change}`
  const names = new Set(last.map(nameOf))
  return mutant => names.has(nameOf(mutant))
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments()
  const game = positionals[0]
  if (!game || !existsSync(join(root, 'games', game))) {
    console.error('Which game? For instance: npm run mutate -- titan --mutants 500')
    return 2
  }
  const files = filesNamed(join('games', game, values.folder), values.files.split(','))
  const found = await instrument(root, files, all => sample(all, Number(values.mutants), Number(values.seed)))
  console.log(
    `${found.mutants.length} of ${found.found} changes to ${game}/${values.folder} in ${files.length} files, seed ${values.seed}`,
  )
  const folder = join(root, 'reports', 'mutation', game)
  const mutants = values.again ? found.mutants.filter(unnoticedIn(folder)) : found.mutants
  mkdirSync(folder, { recursive: true })
  const desk = mkdtempSync(join(folder, 'run-'))
  writeFileSync(
    places(desk, 0).plan,
    JSON.stringify({ game, all: values.all, laws: Number(values.laws), code: found.code, mutants }),
  )
  const fates = await tryAll(desk, mutants, Number(values.workers))
  const ids = new Set(fates.filter(({ fate }) => isUnnoticed(fate)).map(({ id }) => id))
  writeFileSync(join(folder, UNNOTICED), JSON.stringify(mutants.filter(({ id }) => ids.has(id))))
  rmSync(desk, { recursive: true, force: true })
  const { noticed, endless, unnoticed, score } = scoreOf(fates.map(({ fate }) => fate))
  console.log(`${noticed} of ${noticed + unnoticed} mutants noticed: ${(score * 100).toFixed(1)} %`)
  // on a busy machine one may be taken for endless that is only slow
  console.log(`${endless} of these ran on and on`)
  return 0
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        mutants: { type: 'string', default: '500' },
        seed: { type: 'string', default: '1' },
        folder: { type: 'string', default: 'rules' },
        files: { type: 'string', default: '**/*' },
        workers: { type: 'string', default: '1' },
        again: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        laws: { type: 'string', default: '0' },
      },
    })
  } catch (error) {
    console.error(`${(error as Error).message.split('.')[0]}. npm run mutate -- --help lists what there is.`)
    process.exit(2)
  }
}

/** One process learns what tests touch; then as many as wanted share the changes. */
async function tryAll(folder: string, mutants: readonly Mutant[], workers: number): Promise<Ending[]> {
  const byId = new Map(mutants.map(mutant => [mutant.id, mutant]))
  const fates: Ending[] = []
  const told = (ending: Ending) => {
    fates.push(ending)
    const { file, line, change } = byId.get(ending.id)!
    if (isUnnoticed(ending.fate)) console.log(`${ending.fate} ${file}:${line} ${change}`)
    if (fates.length % 50 === 0) console.log(`… ${fates.length} of ${mutants.length} tried`)
  }
  const ids = mutants.map(({ id }) => id)
  await runAll(root, folder, 0, ids.slice(0, 1), told)
  const shares = Array.from({ length: workers }, (_, worker) =>
    ids.slice(1).filter((_id, place) => place % workers === worker),
  )
  await Promise.all(shares.map((share, worker) => runAll(root, folder, worker, share, told)))
  return fates
}

if (import.meta.main) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)) // and with it what it started
  process.exitCode = await main()
}

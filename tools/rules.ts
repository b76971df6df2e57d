/**
 * `npm run rules [game] [--all] [--json] [--cached]`: which rules are proved by a test, proved but out of people's reach,
 * cited in code, or missing; and which of them the rule books for players say, in each language.
 */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { type BookReport, reportBooks } from './rules/books.ts'
import {
  lastChange,
  readCitations,
  readDigests,
  readExemptions,
  readProofs,
  type TestResults,
} from './rules/evidence.ts'
import { digests } from './rules/ids.ts'
import { readReach } from './rules/reach.ts'
import { type Counts, type GameReport, type Report, report, type Status } from './rules/report.ts'

const house = join(import.meta.dirname, '..')
const cache = join(house, 'node_modules/.cache/hexarium')

/** The results of the last full `npm test`. */
const full = join(cache, 'tests.json')

async function main(): Promise<number> {
  const { values: options, positionals } = readArguments()
  const only = positionals[0]
  const specs = await digests()
  if (only && !Object.hasOwn(specs, only)) {
    console.error(`There is no game “${only}”: choose one of ${Object.keys(specs).join(', ')}.`)
    return 2
  }
  const evidence = {
    digests: readDigests(house, specs),
    citations: readCitations(house),
    proofs: readProofs(house, testResults(only, options.cached)),
    exemptions: readExemptions(house),
    reach: readReach(house),
  }
  const proved = report(evidence, only)
  const books = await reportBooks(
    house,
    evidence.digests.filter(({ game }) => !only || game === only),
  )
  const found = { ...proved, books, errors: [...proved.errors, ...books.flatMap(({ faults }) => faults)] }
  if (options.json) console.log(JSON.stringify(found, null, 2))
  else print(found, options.all)
  return found.errors.length ? 1 : 0
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ allowPositionals: true, options: { all: flag, json: flag, cached: flag } })
  } catch (error) {
    console.error(
      `${(error as Error).message.split('. ')[0]}. Use: npm run rules -- [game] [--all] [--json] [--cached]`,
    )
    process.exit(2)
  }
}

/** Kept results when nothing changed since, else those of a fresh run: of one game's tests, or of all games'. */
function testResults(only: string | undefined, cached: boolean): TestResults {
  const own = [join(cache, 'games.json'), join(cache, `games-${only}.json`)].slice(0, only ? 2 : 1)
  const newest = [full, ...own].filter(existsSync).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
  if (newest && (cached || statSync(newest).mtimeMs > lastChange(house)))
    return JSON.parse(readFileSync(newest, 'utf8'))
  if (cached) {
    console.error('There are no kept test results, so nothing counts as proved: run `npm test` first.')
    return { testResults: [] }
  }
  return freshResults(only ? `games/${only}/` : 'games/', own[own.length - 1])
}

function freshResults(tests: string, into: string): TestResults {
  console.error(`Running the tests of ${tests} …`)
  mkdirSync(cache, { recursive: true })
  const vitest = join(house, 'node_modules/vitest/vitest.mjs')
  const args = ['run', tests, '--passWithNoTests', '--reporter=json', `--outputFile.json=${into}`]
  const start = Date.now()
  const run = spawnSync(process.execPath, [vitest, ...args], { cwd: house, encoding: 'utf8' })
  if (existsSync(into) && statSync(into).mtimeMs >= start - 1000) return JSON.parse(readFileSync(into, 'utf8'))
  if (run.status === 0) return { testResults: [] } // no test yet
  console.error(`The tests could not be run:\n${(run.stderr || run.stdout).trim()}`)
  process.exit(2)
}

// ---- for people ----

const columns = ['total', 'proved', 'unreached', 'cited', 'missing', 'exempt'] as const
const shown = 20

function print({ games, books, errors, notes }: Report & { books: readonly BookReport[] }, all: boolean): void {
  for (const game of games) printGame(game, all)
  for (const book of books) console.log(bookInWords(book))
  for (const note of notes) console.log(`note: ${note}`)
  for (const error of errors.slice(0, all ? undefined : shown)) console.log(styleText('red', `error: ${error}`))
  if (!all && errors.length > shown) console.log(`… and ${errors.length - shown} more errors (--all shows them).`)
  if (notes.length || errors.length) console.log()
  const total = games.reduce((sum, game) => sum + game.counts.total, 0)
  const proved = games.reduce((sum, game) => sum + game.counts.proved, 0)
  console.log(
    `${proved} of ${total} rules are proved; ${errors.length || 'no'} ${errors.length === 1 ? 'error' : 'errors'}.`,
  )
}

function printGame({ game, complete, counts, chapters, rules }: GameReport, all: boolean): void {
  const width = Math.max(game.length, ...chapters.map(({ chapter }) => chapter.length)) + 2
  const line = (name: string, row: Counts) => name.padEnd(width) + columns.map(column => cell(row[column])).join('')
  console.log(styleText('bold', ''.padEnd(width) + columns.map(column => column.padStart(11)).join('')))
  for (const chapter of chapters) console.log(line(chapter.chapter, chapter))
  console.log(styleText('bold', line(game, counts)) + (complete ? '  marked complete' : ''))
  const ids = (status: Status) => rules.filter(rule => rule.status === status).map(rule => rule.id)
  printIds('proved by tests, but nobody can come to it', ids('unreached'), all)
  printIds('missing', ids('missing'), all)
  console.log()
}

function bookInWords({ game, owed, said }: BookReport): string {
  const languages = Object.entries(said).map(([language, count]) => `${language} ${count}`)
  if (languages.length === 0) return `${game} has no rule book for players yet: the page shows its digest.`
  return `The rule book of ${game} says of ${owed} rules and rulings: ${languages.join(', ')}.`
}

function printIds(title: string, ids: readonly string[], all: boolean): void {
  if (ids.length) console.log(wrap(`\n${title}: ${(all ? ids : ids.slice(0, shown)).join(', ')}`))
  if (!all && ids.length > shown) console.log(`  … and ${ids.length - shown} more (--all shows them).`)
}

function cell(number: number): string {
  return (number ? String(number) : '·').padStart(11)
}

function wrap(text: string): string {
  return text.replace(/(.{1,116})(?:, |$)/g, (whole, part: string) => (whole.endsWith(', ') ? `${part},\n  ` : part))
}

process.exitCode = await main()

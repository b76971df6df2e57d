/**
 * `npm run mutate -- titan [--lines 400] [--seed 1]`: changes the rules of a game in small ways, one at a time, and counts
 * how many of these changes a test notices (Stryker). All lines would take hours, so a sample is drawn by the seed.
 * `--files 'large/*,melee/strike,../bases'` names the files to change, by patterns within the folder (`--folder`, else `rules`).
 */

import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '..')

/** Lines worth mutating: code, not imports, comments, types or brackets. */
export function codeLines(text: string): number[] {
  let inComment = false
  let inImport = false
  return text.split('\n').flatMap((line, index) => {
    const code = line.trim()
    if (code.startsWith('/*')) inComment = true
    if (/^(import|export \{|export \*)/.test(code)) inImport = true
    const skip = inComment || inImport || code === '' || code.startsWith('//') || !/[\w]/.test(code)
    if (code.includes('*/')) inComment = false
    if (inImport && /from '[^']+'$|^\}.*'$/.test(code)) inImport = false
    return skip ? [] : [index + 1]
  })
}

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

interface Report {
  files: Record<
    string,
    { mutants: { status: string; location: { start: { line: number } }; replacement?: string; mutatorName: string }[] }
  >
}

/** The score of a report: noticed changes among those that could be noticed. */
export function scoreOf(report: Report): { killed: number; survived: number; score: number } {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const killed = statuses.filter(status => status === 'Killed' || status === 'Timeout').length
  const survived = statuses.filter(status => status === 'Survived' || status === 'NoCoverage').length
  return { killed, survived, score: killed / Math.max(1, killed + survived) }
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lines: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      folder: { type: 'string', default: 'rules' },
      files: { type: 'string', default: '**/*' },
    },
  })
  const game = positionals[0]
  if (!game || !existsSync(join(root, 'games', game))) {
    console.error('Which game? For instance: npm run mutate -- titan --lines 400')
    return 2
  }
  const files = filesNamed(join('games', game, values.folder), values.files.split(','))
  const lines = files.flatMap(file =>
    codeLines(readFileSync(join(root, file), 'utf8')).map(line => `${file}:${line}-${line}`),
  )
  const mutate = sample(lines, Number(values.lines), Number(values.seed))
  console.log(`${mutate.length} of ${lines.length} lines of ${game}/${values.folder} in ${files.length} files`)
  const folder = join(root, 'reports', 'mutation')
  mkdirSync(folder, { recursive: true })
  const config = join(folder, `${game}.json`)
  const result = join(folder, `${game}-result.json`)
  rmSync(result, { force: true })
  writeFileSync(config, JSON.stringify(settings(game, mutate, result)))
  const run = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HEXARIUM_MUTATE: game },
  })
  if (!existsSync(result)) return run.status || 1
  const report: Report = JSON.parse(readFileSync(result, 'utf8'))
  for (const [file, { mutants }] of Object.entries(report.files)) {
    for (const { status, location, replacement, mutatorName } of mutants) {
      if (status !== 'Survived' && status !== 'NoCoverage') continue
      console.log(
        `${status === 'Survived' ? 'survived' : 'no test '} ${file}:${location.start.line} ${mutatorName} ${replacement ?? ''}`,
      )
    }
  }
  const { killed, survived, score } = scoreOf(report)
  console.log(`${killed} of ${killed + survived} mutants noticed: ${(score * 100).toFixed(1)} %`)
  return 0
}

function settings(game: string, mutate: string[], result: string): object {
  return {
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: result },
    concurrency: 2,
    timeoutMS: 20_000,
    ignoreStatic: true,
    tempDirName: '.stryker-tmp',
    ignorePatterns: ['reports', 'bench', 'docs', 'apps', 'tools', ...others(game)],
    disableTypeChecks: false,
    checkers: [],
    allowConsoleColors: false,
  }
}

function others(game: string): string[] {
  return globSync('games/*', { cwd: root }).filter(folder => folder !== `games/${game}` && folder !== 'games/registry')
}

if (import.meta.main) process.exitCode = main()

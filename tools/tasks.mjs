// What each npm script runs. Everything here is launched under the pinned Node, after the set-up.

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { bringBrowser } from './setup/browser.mjs'
import { Stop } from './setup/failures.mjs'
import { bringPostgres } from './setup/postgres.mjs'
import { root, setUp } from './setup.mjs'
import { answers, freePort, isPageStale } from './start.mjs'

const cli = 'apps/cli/src/main.ts'
// What lives as long as a choice is under way should not outlive it: room for the young keeps a busy server from copying it.
const server = ['--max-semi-space-size=64', 'apps/server/src/main.ts']
const biome = 'node_modules/@biomejs/biome/bin/biome'
const depcruise = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const knip = 'node_modules/knip/bin/knip.js'
const tsc = 'node_modules/typescript/bin/tsc'
const vite = 'node_modules/vite/bin/vite.js'
const vitest = 'node_modules/vitest/vitest.mjs'

/** Task → how to run it: a script and its first arguments, or a function. */
const tasks = {
  start,
  test,
  check,
  rules: ['tools/rules.ts'],
  mutate: ['tools/mutate.ts'],
  fuzz: [cli, 'fuzz'],
  arena: [cli, 'arena'],
  bench: [cli, 'bench'],
  serve: [...server, 'serve'],
  soak: ['apps/server/load/soak.ts'],
  crash: ['apps/server/load/crash.ts'],
  crowd: ['apps/server/load/crowd.ts'],
  siege: ['apps/server/load/siege.ts'],
  secrecy: ['apps/server/load/secrecy.ts'],
  hexarium: [cli],
  web,
  format: [biome, 'check', '--write'],
  credits: ['tools/credits.ts'],
}

/** What `npm run check` runs, in this order, all of it. */
const checks = {
  types: [tsc, '--noEmit', '--pretty', 'false'],
  'page types': [tsc, '--noEmit', '--pretty', 'false', '-p', 'apps/web'],
  style: [biome, 'check'],
  imports: [depcruise, '--config', '.dependency-cruiser.cjs', '.'],
  purity: ['tools/purity.ts'],
  documents: ['tools/documented.ts'],
  'dead code': [knip, '--no-progress', '--no-config-hints'],
}

/** Runs a task and ends the process with its exit code. */
export async function main([name, ...args]) {
  try {
    const task = Object.hasOwn(tasks, name ?? '') ? tasks[name] : undefined
    if (!task) throw new Stop(`There is no task “${name ?? ''}”: choose one of ${Object.keys(tasks).join(', ')}.`)
    node = await setUp()
    process.exitCode = await (typeof task === 'function' ? task(args) : run([...task, ...args]))
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}

let node = process.execPath

// ---- the tasks that are more than one command ----

const cache = join(root, 'node_modules', '.cache', 'hexarium')

/** Runs vitest, keeps the results of a full run for `npm run rules`, and ends with the counts on a line of their own. */
async function test(args) {
  if (args.length === 0) bringBrowser()
  if (args.length === 0) bringPostgres()
  mkdirSync(cache, { recursive: true })
  const results = join(cache, `tests-${process.pid}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const code = await run([vitest, 'run', ...reporters, ...args])
  const found = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : undefined
  if (code <= 128) console.log(countLine(found)) // stopped by a signal: nothing to count
  if (found && code <= 128 && args.length === 0) renameSync(results, join(cache, 'tests.json'))
  else rmSync(results, { force: true })
  return code
}

/** `npm start`: builds the page where that is due, opens the house and says where. */
async function start(args) {
  if (args.length > 0)
    throw new Stop('npm start takes no arguments; to play in the terminal: npm run hexarium -- play titan')
  if (isPageStale(root)) {
    console.log('Building the page …')
    const code = await run([vite, 'build', 'apps/web', '--logLevel', 'warn'])
    if (code !== 0) return code
  }
  const host = process.env.HOST ?? '127.0.0.1'
  const port = await freePort(host, Number(process.env.PORT) || 8080)
  const address = `http://${host}:${port}/`
  void answers(address).then(isOpen => isOpen && console.log(`Hexarium is open: ${address} (Ctrl-C closes it)`))
  const env = { HOST: host, PORT: `${port}`, WEB: join(root, 'apps', 'web', 'dist') }
  return run([...server, 'serve'], undefined, { LOG_LEVEL: 'warn', NODE_ENV: 'production', ...process.env, ...env })
}

/** `npm run web`: builds the web client; `npm run web dev` shows it while one works on it, `npm run web preview` as built. */
function web([what = 'build', ...args]) {
  const known = { build: ['build', 'apps/web'], dev: ['apps/web'], preview: ['preview', 'apps/web'] }
  if (!Object.hasOwn(known, what)) throw new Stop(`There is no “web ${what}”: choose build, dev or preview.`)
  return run([vite, ...known[what], ...args])
}

/** A run that broke off, or a file that could not even be loaded, counts as one failure. */
export function countLine(results) {
  if (!results) return '0 passed, 1 failed, 0 skipped'
  const unloaded = results.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  const skipped = results.numPendingTests + (results.numTodoTests ?? 0)
  return `${results.numPassedTests} passed, ${results.numFailedTests + unloaded.length} failed, ${skipped} skipped`
}

/** Runs every check, shows the output of those that fail. */
async function check(args) {
  const chosen = args.length ? args : Object.keys(checks)
  const failed = []
  for (const name of chosen) {
    if (!Object.hasOwn(checks, name))
      throw new Stop(`There is no check “${name}”: choose from ${Object.keys(checks).join(', ')}.`)
    const start = performance.now()
    let output = ''
    const code = await run(checks[name], text => (output += text))
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
    console.log(`${name.padEnd(10)} ${seconds} s  ${code === 0 ? 'passed' : 'FAILED'}`)
    if (code !== 0) failed.push(name)
    if (code !== 0) console.log(`\n${output.trim()}\n`)
    if (code > 128) return code
  }
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.')
  return failed.length ? 1 : 0
}

// ---- running things ----

/** Runs a script under the pinned Node; the terminal is the child's unless its output is wanted. Resolves to the exit code. */
function run([script, ...args], listen, environment = process.env) {
  if (!existsSync(join(root, script)))
    throw new Stop(`${script} is not there: this version does not have that part yet.`)
  return new Promise(resolve => {
    const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
    const child = spawn(node, [join(root, script), ...args], {
      cwd: root,
      env: { ...environment, PATH: path },
      stdio: listen ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    child.stdout?.setEncoding('utf8').on('data', listen)
    child.stderr?.setEncoding('utf8').on('data', listen)
    const quiet = passSignals(child)
    child.on('close', (code, signal) => {
      quiet()
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** A terminal sends Ctrl-C to the child as well, so it is passed on only when there is none. */
function passSignals(child) {
  const pass = signal => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  return () => {
    for (const signal of signals) process.off(signal, pass)
  }
}

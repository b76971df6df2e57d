// What each npm script runs. Everything here is launched under the pinned Node, after the set-up.

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { bringBrowser, bringOtherBrowsers } from './setup/browser.mjs'
import { Stop } from './setup/failures.mjs'
import { lock } from './setup/lock.mjs'
import { bringPeer } from './setup/peer.mjs'
import { bringPostgres } from './setup/postgres.mjs'
import { progress, root, setUp } from './setup.mjs'
import { addressesOf, answers, buildInPlace, buildPage, freePort, isPageStale, openSentence } from './start.mjs'
import { usage } from './usage.mjs'

const cli = 'apps/cli/src/main.ts'
// How a server is launched. What lives as long as a choice is under way should not outlive it: room for the young keeps a busy server
// from copying it. Threads that share two heaps of the C library leave fewer holes in them than with one each. And where the processor
// has memory protection keys, V8 may lose count of its pages of code as threads come and go, and ends the process (jit_page.has_value).
const launch = JSON.parse(readFileSync(join(root, 'apps', 'server', 'launch.json'), 'utf8'))
const server = [...launch.options, 'apps/server/src/main.ts']
const biome = 'node_modules/@biomejs/biome/bin/biome'
const depcruise = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const knip = 'node_modules/knip/bin/knip.js'
const tsc = 'node_modules/typescript/bin/tsc'
const vite = 'node_modules/vite/bin/vite.js'
const vitest = 'node_modules/vitest/vitest.mjs'

/** Task → how to run it: options of Node, a script and its first arguments, or a function. */
const tasks = {
  start,
  test,
  check,
  rules: ['tools/rules.ts'],
  'new-game': ['tools/new-game.ts'],
  mutate: ['tools/mutate.ts'],
  fuzz: [cli, 'fuzz'],
  arena: [cli, 'arena'],
  train: [cli, 'train'],
  bench,
  serve,
  soak,
  crash: ['apps/server/load/crash.ts'],
  chaos: ['apps/server/load/chaos.ts'],
  crowd: ['apps/server/load/crowd.ts'],
  scale: ['apps/server/load/scale.ts'],
  siege: ['apps/server/load/siege.ts'],
  flood: ['apps/server/load/flood.ts'],
  secrecy: ['apps/server/load/secrecy.ts'],
  hexarium,
  web,
  door,
  browsers,
  format: ['tools/format.ts'],
  credits: ['tools/credits.ts'],
}

/** What `npm run check` runs, in this order, all of it. */
const checks = {
  types: [tsc, '--noEmit', '--pretty', 'false'],
  'page types': [tsc, '--noEmit', '--pretty', 'false', '-p', 'apps/web'],
  style: [biome, 'check'],
  imports: [depcruise, '--config', '.dependency-cruiser.cjs', '.'],
  purity: ['tools/purity.ts'],
  dialect: ['tools/dialect.ts'],
  documents: ['tools/documented.ts'],
  weight: ['tools/weight.ts'],
  'dead code': [knip, '--no-progress', '--no-config-hints'],
}

/** Runs a task and ends the process with its exit code. npm takes the `--` before what it passes on away; who comes without it need not. */
export async function main([name, ...passed]) {
  const args = passed[0] === '--' ? passed.slice(1) : passed
  try {
    const task = Object.hasOwn(tasks, name ?? '') ? tasks[name] : undefined
    if (!task) throw new Stop(`There is no task “${name ?? ''}”: choose one of ${Object.keys(tasks).join(', ')}.`)
    if (args.includes('--help') && Object.hasOwn(usage, name)) return console.log(usage[name])
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
  const reporters = [
    '--reporter=default',
    '--reporter=./tools/second-tries.ts',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ]
  const ended = join(cache, `ended-${process.pid}.json`)
  rmSync(ended, { force: true })
  let code = await run([vitest, 'run', ...reporters, ...args], {
    environment: { ...process.env, HEXARIUM_ENDED: ended },
  })
  let found = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : undefined
  if (code === 1 && found?.success && existsSync(ended)) {
    const files = JSON.parse(readFileSync(ended, 'utf8'))
    console.log(`\nNode itself ended under these files; they are run once more: ${files.join(', ')}`)
    const again = join(cache, `again-${process.pid}.json`)
    code = await run([vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${again}`, ...files])
    if (existsSync(again)) found = together(found, JSON.parse(readFileSync(again, 'utf8')))
    writeFileSync(results, JSON.stringify(found))
    rmSync(again, { force: true })
  }
  rmSync(ended, { force: true })
  if (code <= 128) console.log(countLine(found)) // stopped by a signal: nothing to count
  if (found && code <= 128 && args.length === 0) renameSync(results, join(cache, 'tests.json'))
  else rmSync(results, { force: true })
  return code
}

/** `npm run door`: what the READMEs tell people to type is typed; a real browser looks at what opens. */
function door(args) {
  bringBrowser()
  return run(['tools/door.ts', ...args])
}

/** `npm run browsers`: the hall and the first choices of every game in the other browsers. */
function browsers(args) {
  bringOtherBrowsers()
  return run(['tools/browsers.ts', ...args])
}

/** `npm run bench`: what everything costs, beside boardgame.io where that can be had. */
async function bench(args) {
  if (!args.includes('--help')) await bringPeer()
  return run([cli, 'bench', ...args])
}

/** `npm run soak`: what a server bears, beside boardgame.io's where that can be had. */
async function soak(args) {
  if (!args.includes('--help') && !args.includes('--no-peer')) await bringPeer()
  return run(['apps/server/load/soak.ts', ...args])
}

/** `npm start`: builds the page where that is due, opens the house and says where. */
async function start(args) {
  if (args.length > 0)
    throw new Stop('npm start takes no arguments; to play in the terminal: npm run hexarium -- play titan')
  const code = await freshPage()
  if (code !== 0) return code
  const host = process.env.HOST || '127.0.0.1'
  const wanted = Number(process.env.PORT) || 8080
  const port = await freePort(host, wanted)
  if (!port) throw new Stop(`Hexarium cannot listen on ${host}, port ${wanted}: set HOST or PORT to others.`)
  if (port !== wanted) console.log(`Port ${wanted} is in use, so Hexarium takes ${port}.`)
  const addresses = addressesOf(host, port)
  let isOver = false
  void answers(addresses.here, { isOver: () => isOver }).then(isOpen => isOpen && console.log(openSentence(addresses)))
  const env = { HOST: host, PORT: `${port}`, WEB: join(root, 'apps', 'web', 'dist') }
  try {
    return await serve([], { LOG_LEVEL: 'warn', NODE_ENV: 'production', ...process.env, ...env })
  } finally {
    isOver = true
  }
}

/** `npm run serve`: the server alone. It heeds every signal, however often it comes. */
function serve(args, environment = process.env) {
  return run([...server, 'serve', ...args], { environment: { ...launch.environment, ...environment }, isHeedful: true })
}

/** `npm run hexarium`: the command; as a server it runs like one. */
function hexarium(args) {
  const isHeedful = args[0] === 'serve'
  if (!isHeedful) return run([cli, ...args])
  return run([...launch.options, cli, ...args], { environment: { ...launch.environment, ...process.env }, isHeedful })
}

/** Builds the page if it is not there or no longer what its sources say; one line tells of it. Resolves to the exit code. */
async function freshPage() {
  if (!isPageStale(root)) return 0
  const unlock = await lock(join(root, 'apps', 'web'), 'building the page')
  try {
    return isPageStale(root) ? await buildAside() : 0 // another terminal may have done it while we waited
  } finally {
    unlock()
  }
}

async function buildAside() {
  const done = progress('Building the page')
  let output = ''
  const code = await buildPage(root, folder => {
    const how = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
    return run([vite, 'build', 'apps/web', ...how], { listen: text => (output += text) })
  })
  done(code === 0 ? 'done' : code > 128 ? 'stopped' : 'failed')
  if (code > 0 && code <= 128) console.error(output.trim())
  return code
}

/** `npm run web`: builds the web client; `npm run web dev` shows it while one works on it, `npm run web preview` as built. */
function web([what = 'build', ...args]) {
  const known = { build: ['build', 'apps/web'], dev: ['apps/web'], preview: ['preview', 'apps/web'] }
  if (!Object.hasOwn(known, what)) throw new Stop(`There is no “web ${what}”: choose build, dev or preview.`)
  const command = [vite, ...known[what], ...args]
  return what === 'build' && args.length === 0 ? buildInPlace(root, () => run(command)) : run(command)
}

/** What was found at first, with those files as they were found again. */
export function together(first, again) {
  const names = new Set(again.testResults.map(({ name }) => name))
  const testResults = [...first.testResults.filter(({ name }) => !names.has(name)), ...again.testResults]
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const are = (...statuses) => all.filter(({ status }) => statuses.includes(status)).length
  return {
    ...first,
    testResults,
    success: again.success,
    numPassedTests: are('passed'),
    numFailedTests: are('failed'),
    numPendingTests: are('pending', 'skipped'),
    numTodoTests: are('todo'),
    numTotalTests: all.length,
  }
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
    const code = await run(checks[name], { listen: text => (output += text) })
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

/**
 * Runs a script under the pinned Node, whose own options stand before it. The terminal is the child's unless its output is
 * wanted. Resolves to the exit code.
 */
function run(command, { listen, environment = process.env, isHeedful = false } = {}) {
  const { options, script, args } = parts(command)
  if (!existsSync(join(root, script))) throw new Stop(`${script} is not there: restore it from the repository.`)
  return new Promise(resolve => {
    const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
    const child = spawn(node, [...options, join(root, script), ...args], {
      cwd: root,
      env: { ...environment, PATH: path },
      stdio: listen ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    child.stdout?.setEncoding('utf8').on('data', listen)
    child.stderr?.setEncoding('utf8').on('data', listen)
    const quiet = passSignals(child, isHeedful)
    child.on('close', (code, signal) => {
      // A signal that comes twice may meet a server that has just said good-bye: it still ended as it was told to.
      const isAsTold = quiet().has(signal) && isHeedful
      resolve(code ?? (isAsTold ? 0 : 128 + (constants.signals[signal] ?? 0)))
    })
  })
}

/** Options of Node, the script, and what is the script's. */
export function parts(command) {
  const at = command.findIndex(word => !word.startsWith('-'))
  return { options: command.slice(0, at), script: command[at], args: command.slice(at + 1) }
}

/**
 * A terminal sends Ctrl-C to the child as well, so it is passed on only when there is none, or when the child does not
 * mind: a signal may also have been meant for npm alone. The function returned stops this and says which signals came.
 */
function passSignals(child, isHeedful) {
  const came = new Set()
  const pass = signal => {
    came.add(signal)
    if (signal !== 'SIGINT' || !process.stdin.isTTY || isHeedful) child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  return () => {
    for (const signal of signals) process.off(signal, pass)
    return came
  }
}

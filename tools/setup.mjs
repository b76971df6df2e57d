// Brings node_modules into the state the lockfile describes, once, and says in one sentence why when it cannot.
// Plain JavaScript without dependencies: it runs before anything is installed, on the machine's own Node.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A sentence for a person; ends the run with exit code 2 and no stack trace. */
export class Stop extends Error {}

/** Makes sure everything is installed. Returns the path of the pinned Node. */
export async function setUp(house = root) {
  if (!reasonToInstall(house)) return pinnedNode(house)
  const unlock = await lock(house)
  try {
    const reason = reasonToInstall(house) // another terminal may have done it while we waited
    if (reason) await install(house, reason)
  } finally {
    unlock()
  }
  return pinnedNode(house)
}

// ---- is there anything to do? ----

/** Why node_modules cannot be used as it is, or nothing. Adopts a fitting installation made by hand. */
export function reasonToInstall(house) {
  if (!existsSync(join(house, 'package-lock.json'))) {
    throw new Stop('package-lock.json is missing: restore it from the repository (git checkout package-lock.json).')
  }
  if (!existsSync(join(house, 'node_modules'))) return 'first run'
  const hash = fingerprint(house)
  if (readStamp(house) !== hash) {
    const reason = difference(house)
    if (reason) return reason
    if (!nodeRuns(house)) return 'the pinned Node does not run'
    writeStamp(house, hash)
  }
  return nodeRuns(house) ? undefined : 'the pinned Node does not run'
}

/** Hash of everything that decides what should be installed. */
export function fingerprint(house) {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', ...manifests(house).map(at => join(at, 'package.json'))]) {
    hash
      .update(file.replaceAll('\\', '/'))
      .update('\0')
      .update(readFileSync(join(house, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Folders with a package.json that npm installs for: the root ('') and each workspace. */
export function manifests(house) {
  const folders = (readJson(join(house, 'package.json')).workspaces ?? []).flatMap(pattern => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    if (!existsSync(join(house, parent))) return []
    return readdirSync(join(house, parent)).map(name => `${parent}/${name}`)
  })
  return ['', ...folders.filter(folder => existsSync(join(house, folder, 'package.json'))).sort()]
}

/** The first thing in which node_modules or a package.json differs from the lockfile, or nothing. */
function difference(house) {
  const lockfile = readJson(join(house, 'package-lock.json'))
  const wish = manifests(house).find(
    at => !sameWishes(lockfile.packages?.[at], readJson(join(house, at, 'package.json'))),
  )
  if (wish !== undefined) return `${join(wish, 'package.json')} changed`
  // npm writes this list last, so an interrupted installation has none.
  const list = join(house, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return 'the last installation was not finished'
  const installed = readJson(list).packages ?? {}
  const missing = Object.entries(lockfile.packages ?? {}).find(
    ([at, wanted]) =>
      at.includes('node_modules/') && !wanted.optional && !wanted.devOptional && !sameVersion(wanted, installed[at]),
  )
  return missing && `${missing[0].replace(/.*node_modules\//, '')} changed`
}

function sameWishes(locked, manifest) {
  const wishes = it =>
    JSON.stringify(['dependencies', 'devDependencies', 'optionalDependencies'].map(kind => sorted(it[kind])))
  return locked !== undefined && wishes(locked) === wishes(manifest)
}

function sameVersion(wanted, found) {
  return found !== undefined && wanted.version === found.version && !!wanted.link === !!found.link
}

function sorted(record) {
  return Object.entries(record ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
}

// The stamp lies inside node_modules, so deleting that folder, or npm emptying it, takes the stamp along.
const stampFile = house => join(house, 'node_modules', '.cache', 'hexarium', 'installed')

function readStamp(house) {
  return existsSync(stampFile(house)) ? readFileSync(stampFile(house), 'utf8') : undefined
}

function writeStamp(house, hash) {
  mkdirSync(dirname(stampFile(house)), { recursive: true })
  writeFileSync(stampFile(house), hash)
}

export function pinnedNode(house = root) {
  return join(house, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

function nodeRuns(house) {
  const wanted = readJson(join(house, 'package.json')).dependencies?.node
  if (!wanted) return true
  const said = spawnSync(pinnedNode(house), ['--version'], { encoding: 'utf8' })
  return said.status === 0 && said.stdout.trim() === `v${wanted}`
}

// ---- installing ----

async function install(house, reason) {
  const again = reason === 'first run' ? '(first run, about a minute)' : `(${reason})`
  const done = progress(`Installing what Hexarium needs ${again}`)
  rmSync(stampFile(house), { force: true })
  let outcome = await npm(house, ['ci', '--include=dev'])
  // A machine may be set to run no install scripts; the pinned Node is put in place by one, the only one we need.
  if (outcome.code === 0 && !nodeRuns(house)) outcome = await npm(house, ['rebuild', 'node', '--ignore-scripts=false'])
  done(outcome.code === 0)
  if (outcome.signal) process.exit(130)
  if (outcome.code !== 0) throw new Stop(explain(outcome.log, reason))
  if (!nodeRuns(house)) throw new Stop(notPinned(house))
  writeStamp(house, fingerprint(house))
}

function notPinned(house) {
  const wanted = readJson(join(house, 'package.json')).dependencies.node
  return `Everything was installed, but the pinned Node ${wanted} does not run on this machine (${process.platform} ${process.arch}).`
}

/** Runs npm with quick retries and without what an outer `npm test` passed down that would change what is installed. */
function npm(house, args) {
  const own = process.env.npm_execpath
  const byScript = own && /^npm(-cli)?\.c?js$/.test(basename(own))
  const command = byScript ? (process.env.npm_node_execpath ?? process.execPath) : 'npm'
  const all = [...(byScript ? [own] : []), ...args, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=notice']
  all.push('--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000')
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, {
      cwd: house,
      env: outerEnvironment(process.env, house),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: !byScript && process.platform === 'win32',
    })
    let log = ''
    const keep = chunk => {
      log = (log + chunk).slice(-100_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const stop = signal => child.kill(signal)
    process.on('SIGINT', stop).on('SIGTERM', stop)
    child.on('error', () => reject(new Stop('npm was not found: install Node together with npm and try again.')))
    child.on('close', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve({ code, signal: signal ?? (code === 130 ? 'SIGINT' : null), log })
    })
  })
}

// Inside `npm test` these carry the outer command's options (or NODE_ENV=production) into the inner `npm ci`.
const misleading =
  /^npm_config_(workspaces?|include_workspace_root|global|location|prefix|local_prefix|omit|only|production|dry_run|json|loglevel|silent|package_lock.*|save.*|force)$/i

/** The environment to install with: as outside of npm scripts, and never the Node that is about to be replaced. */
export function outerEnvironment(environment, house) {
  const own = join(house, 'node_modules')
  const kept = Object.entries(environment).filter(([name]) => !misleading.test(name) && name !== 'NODE_ENV')
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      name.toUpperCase() === 'PATH'
        ? value
            .split(delimiter)
            .filter(at => !at.startsWith(own))
            .join(delimiter)
        : value,
    ]),
  )
}

/** One line that shows life: seconds counted in place on a terminal, a dot every five seconds elsewhere. */
function progress(title) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  const out = process.stderr
  out.write(`${title} `)
  const timer = setInterval(() => out.write(out.isTTY ? `\r${title} ${seconds()} s ` : '.'), out.isTTY ? 1000 : 5000)
  return ok => {
    clearInterval(timer)
    out.write(`${out.isTTY ? `\r${title}` : ''} ${ok ? 'done' : 'failed'} after ${seconds()} s\n`)
  }
}

// ---- what went wrong, in one sentence ----

/** First match wins; the order puts causes before their consequences. */
const failures = [
  [/ENOSPC|no space left|EDQUOT/i, 'The disk is full: free about 500 MB and try again.'],
  [
    /npm ci` can only install packages when|lock ?file.*(not in sync|does not satisfy)|EUSAGE|EJSONPARSE/i,
    'package-lock.json does not fit the package.json files: run `npm install` once and commit the lockfile',
  ],
  [/EINTEGRITY/, 'A downloaded package is not the one in package-lock.json: run `npm cache verify`, then try again.'],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)|CERT_(HAS_EXPIRED|NOT_YET)|DEPTH_ZERO/,
    'The certificate of the npm registry is not trusted here: set npm’s `cafile` to your network’s certificate.',
  ],
  [/\bE40[13]\b/, 'The npm registry refused access: check npm’s registry and login settings.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|ENOTCACHED/,
    'The npm registry cannot be reached, and Hexarium is not installed yet: connect to the internet and try again.',
  ],
  [
    /\b(E404|ETARGET|ENOVERSIONS)\b/,
    'The npm registry does not have a package this version needs: check npm’s registry.',
  ],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'This folder may not be written: give yourself the rights to it, or clone to another place.',
  ],
  [/\bEBUSY\b/, 'Another program holds files in node_modules: close editors and running games and try again.'],
  [/ENOMEM|heap out of memory/i, 'There was not enough memory to install: close other programs and try again.'],
]

/** Distils npm's log, given why npm was run at all. */
export function explain(log, reason = '') {
  const known = failures.find(([pattern]) => pattern.test(log))
  if (known) return known[1].endsWith('lockfile') ? `${known[1]}${reason && ` (${reason})`}.` : known[1]
  const said = log.match(/^npm (?:error|ERR!) (?!code|errno|syscall|A complete log)(.+)$/m)
  return said ? `npm could not install: ${said[1].trim()}` : 'npm could not install, and did not say why.'
}

// ---- two terminals at once ----

/** Waits until no other process installs here, then keeps others out. The lock lies outside node_modules, which npm empties. */
async function lock(house) {
  const file = join(tmpdir(), `hexarium-${createHash('sha256').update(house).digest('hex').slice(0, 16)}.lock`)
  const unlock = () => rmSync(file, { force: true })
  for (let waited = false; !grab(file); waited = true) {
    if (!waited) console.error('Another terminal is installing; waiting for it …')
    await new Promise(resolve => setTimeout(resolve, 500))
    if (abandoned(file)) clearAbandoned(file)
  }
  process.once('exit', unlock)
  return () => {
    process.off('exit', unlock)
    unlock()
  }
}

function grab(file) {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Stop(`The temporary folder cannot be written (${error.code}): free space there or set TMPDIR.`)
  }
}

/** Is the lock's owner dead? A lock still without an owner is given ten seconds. */
export function abandoned(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    if (!owner) return Date.now() - statSync(file).mtimeMs > 10_000
    process.kill(owner, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Only one of several waiters may clear an abandoned lock, or the second would clear the first one's new lock. */
function clearAbandoned(file) {
  const clearing = `${file}.clearing`
  if (!grab(clearing)) {
    if (existsSync(clearing) && Date.now() - statSync(clearing).mtimeMs > 10_000) rmSync(clearing, { force: true })
    return
  }
  if (abandoned(file)) rmSync(file, { force: true })
  rmSync(clearing, { force: true })
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Stop(`${file} cannot be read: restore it from the repository.`)
  }
}

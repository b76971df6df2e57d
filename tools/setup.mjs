// Brings node_modules into the state the lockfile describes, once, and says in one sentence why when it cannot.
// Plain JavaScript without dependencies: it runs before anything is installed, on the machine's own Node.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explain, Stop, unreachable } from './setup/failures.mjs'
import { lock } from './setup/lock.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

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
    // Whoever adds a workspace or a library has it before the lockfile does; what is installed still works meanwhile.
    const misfit = manifestBesideLockfile(house)
    if (misfit) console.error(`Note: ${lockfileMisfit(misfit)}`)
    else if (nodeRuns(house)) writeStamp(house, hash)
  }
  return missing(house) ?? (nodeRuns(house) ? undefined : 'the pinned Node does not run')
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

/** A package.json that wants other things than the lockfile was made for, or nothing. */
function manifestBesideLockfile(house) {
  const { packages = {} } = readJson(join(house, 'package-lock.json'))
  const at = manifests(house).find(
    folder => !sameWishes(packages[folder], readJson(join(house, folder, 'package.json'))),
  )
  return at === undefined ? undefined : join(at, 'package.json')
}

function lockfileMisfit(manifest) {
  return `package-lock.json does not fit ${manifest}: run \`npm install\` once and commit the lockfile.`
}

/** The first thing in which node_modules differs from the lockfile, or nothing. */
function difference(house) {
  const lockfile = readJson(join(house, 'package-lock.json'))
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

/** A package whose folder somebody took away since, or nothing. */
function missing(house) {
  const { packages = {} } = readJson(join(house, 'package-lock.json'))
  const gone = Object.entries(packages).find(
    ([at, wanted]) =>
      at.includes('node_modules/') && !wanted.optional && !wanted.devOptional && !existsSync(join(house, at)),
  )
  return gone && `${gone[0].replace(/.*node_modules\//, '')} is missing`
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
  const misfit = manifestBesideLockfile(house)
  if (misfit) throw new Stop(lockfileMisfit(misfit))
  const again = reason === 'first run' ? '(first run, about a minute)' : `(${reason})`
  const done = progress(`Installing what Hexarium needs ${again}`)
  let outcome = { code: 1 }
  try {
    rmSync(stampFile(house), { force: true })
    outcome = await runNpm(house, reason)
  } finally {
    done(outcome.signal ? 'stopped' : outcome.code === 0 ? 'done' : 'failed')
  }
  if (outcome.signal) process.exit(128 + constants.signals[outcome.signal])
  if (outcome.code !== 0) throw new Stop(explain(outcome.log))
  if (!nodeRuns(house)) throw new Stop(notPinned(house))
  writeStamp(house, fingerprint(house))
}

async function runNpm(house, reason) {
  // Asked first, because without a network npm tries for minutes; what lies in its cache may still be enough.
  const ping = await npm(house, ['ping', '--fetch-timeout=8000'])
  if (ping.signal) return ping
  const reach = ping.code !== 0 && unreachable.test(ping.log) ? ['--offline'] : ['--prefer-offline']
  if (reason === 'the last installation was not finished')
    rmSync(join(house, 'node_modules'), { recursive: true, force: true })
  // npm would believe its own list rather than look.
  if (reason.endsWith('is missing')) rmSync(join(house, 'node_modules', '.package-lock.json'), { force: true })
  const how = isForAllPlatforms(readJson(join(house, 'package-lock.json'))) ? ['ci'] : ['install', '--no-save']
  const outcome = await npm(house, [...how, '--include=dev', ...reach])
  if (outcome.code !== 0 || nodeRuns(house)) return outcome
  // A machine may be set to run no install scripts; the pinned Node is put in place by one, the only one we need.
  return npm(house, ['rebuild', 'node', '--ignore-scripts=false', ...reach])
}

/**
 * A lockfile written where the registry lacks the builds of other platforms leaves those out, and `npm ci` then refuses it
 * everywhere. `npm install --no-save` takes from it what it has, exactly, and leaves it as it is.
 */
export function isForAllPlatforms(lockfile) {
  const packages = lockfile.packages ?? {}
  return Object.entries(packages).every(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).every(
      name => packages[`${at}/node_modules/${name}`] ?? packages[`node_modules/${name}`],
    ),
  )
}

function notPinned(house) {
  const wanted = readJson(join(house, 'package.json')).dependencies.node
  return `Everything was installed, but the pinned Node ${wanted} does not run on this machine (${process.platform} ${process.arch}).`
}

/** Runs npm with quick retries and without what an outer `npm test` passed down that would change what is installed. */
export function npm(house, args) {
  const own = process.env.npm_execpath
  const byScript = own && /^npm(-cli)?\.c?js$/.test(basename(own))
  const command = byScript ? (process.env.npm_node_execpath ?? process.execPath) : 'npm'
  const all = [...(byScript ? [own] : []), ...args, '--no-audit', '--no-fund', '--loglevel=notice']
  all.push('--fetch-retries=1', '--fetch-retry-mintimeout=2000')
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
    let stopped
    const stop = signal => {
      stopped = signal
      child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), 2000).unref() // npm would finish unpacking first
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
    child.on('error', () => reject(new Stop('npm was not found: install Node together with npm and try again.')))
    child.on('close', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve({ code: code ?? 1, signal: stopped ?? signal, log })
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
export function progress(title) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  const out = process.stderr
  out.write(`${title} `)
  const timer = setInterval(() => out.write(out.isTTY ? `\r${title} ${seconds()} s ` : '.'), out.isTTY ? 1000 : 5000)
  return outcome => {
    clearInterval(timer)
    out.write(`${out.isTTY ? `\r${title}` : ''} ${outcome} after ${seconds()} s\n`)
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Stop(`${file} cannot be read: restore it from the repository.`)
  }
}

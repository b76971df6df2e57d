// What `npm start` needs beside the server: whether the page must be built first, a port nobody else has, and a sign of life.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, isIPv4 } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import { join } from 'node:path'

// ---- the page ----

/** Everything the page is made of: folders, and the lockfile for the libraries in it. */
const SOURCES = ['packages', 'games', 'apps/web', 'docs/rules', 'tools/rules', 'package-lock.json']
const ASIDE = new Set(['node_modules', 'test', 'dist', 'fixtures'])

/** Hash of everything the page is made of: changed, new and deleted files, and other versions of libraries. */
export function pageFingerprint(root) {
  const hash = createHash('sha256')
  const add = path => {
    const entries = entriesOf(join(root, path))
    for (const entry of entries ?? []) if (!ASIDE.has(entry) && !isBuilding(entry)) add(`${path}/${entry}`)
    if (!entries)
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)))
        .update('\0')
  }
  for (const source of SOURCES) if (existsSync(join(root, source))) add(source)
  return hash.digest('hex')
}

/** The names in a folder, in order; nothing for a file. */
function entriesOf(path) {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}

const pageOf = root => join(root, 'apps', 'web', 'dist')
const buildingOf = root => join(root, 'apps', 'web', `dist.${process.pid}`)
const isBuilding = name => /^dist\.\d+$/.test(name)
/** The last file a build writes: what the page was made of. A page without it is not whole. */
const STAMP = '.made-of'

/** True if the page was never built to its end, or is made of something else by now. */
export function isPageStale(root, fingerprint = pageFingerprint(root)) {
  const page = pageOf(root)
  if (!existsSync(join(page, 'index.html')) || !existsSync(join(page, STAMP))) return true
  return readFileSync(join(page, STAMP), 'utf8') !== fingerprint
}

/**
 * Builds the page aside with `build(folder)` and puts it into place when it is whole, so that neither a build that is
 * stopped half-way nor one that fails spoils the page of before. Returns the exit code of the build.
 */
export async function buildPage(root, build) {
  const fingerprint = pageFingerprint(root)
  const [page, aside] = [pageOf(root), buildingOf(root)]
  for (const name of readdirSync(join(root, 'apps', 'web')))
    if (isBuilding(name)) rmSync(join(root, 'apps', 'web', name), { recursive: true, force: true })
  try {
    const code = await build(aside)
    if (code !== 0) return code
    writeFileSync(join(aside, STAMP), fingerprint)
    rmSync(page, { recursive: true, force: true })
    renameSync(aside, page)
    return 0
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Lets `build` write over the page, as one who works on it wants it; the stamp says afterwards that it is whole. */
export async function buildInPlace(root, build) {
  const fingerprint = pageFingerprint(root)
  rmSync(join(pageOf(root), STAMP), { force: true })
  const code = await build()
  if (code === 0) writeFileSync(join(pageOf(root), STAMP), fingerprint)
  return code
}

// ---- the address ----

/** The port wanted, or the next one that is free; undefined if there is none near it. */
export async function freePort(host, wanted, tries = 100) {
  // Who types “localhost” may come by either of two ways: nobody else should be at the end of one of them.
  const hosts = isLoopback(host) ? [...new Set([host, '127.0.0.1', '::1'])] : [host]
  for (let port = wanted; port < Math.min(wanted + tries, 65_536); port++) {
    const free = await Promise.all(hosts.map(one => isFree(one, port)))
    if (free.every(Boolean)) return port
  }
  return undefined
}

function isFree(host, port) {
  return new Promise(resolve => {
    const probe = createServer()
    // A machine without that kind of address has nobody at it either.
    probe.once('error', ({ code }) => resolve(['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code) && host === '::1'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

export const isLoopback = host => host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
const isEverywhere = host => host === '0.0.0.0' || host === '::'

/** What people type: on this machine, and on others if the server listens to them. */
export function addressesOf(host, port, { interfaces = networkInterfaces(), name = hostname() } = {}) {
  const at = one => `http://${one.includes(':') ? `[${one}]` : one}:${port}/`
  if (isLoopback(host)) return { here: at('localhost'), elsewhere: [] }
  if (!isEverywhere(host)) return { here: at(host), elsewhere: [] }
  const outward = Object.values(interfaces)
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return { here: at('localhost'), elsewhere: (outward.length > 0 ? outward : [name]).map(at) }
}

/** What `npm start` says once it is open. */
export function openSentence({ here, elsewhere }) {
  const others = elsewhere.length > 0 ? `\nFrom other machines: ${elsewhere.join(' or ')}` : ''
  return `Hexarium is open: ${here} (Ctrl-C closes it)${others}`
}

/** Resolves to true once a server answers, to false if it does not within some seconds, or has ended. */
export async function answers(address, { patience = 30_000, isOver = () => false } = {}) {
  for (const end = Date.now() + patience; Date.now() < end && !isOver(); ) {
    const answer = await fetch(`${address}healthz`).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return false
}

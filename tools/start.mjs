// What `npm start` needs beside the server: whether the page must be built first, a port nobody else has, and a sign of life.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, sep } from 'node:path'

/** Folders with everything the page is made of. */
const SOURCES = ['packages', 'games', 'apps/web', 'docs/rules']

/** True if the page was never built, or something it is made of is newer. */
export function isPageStale(root) {
  const built = join(root, 'apps', 'web', 'dist', 'index.html')
  if (!existsSync(built)) return true
  const since = statSync(built).mtimeMs
  const isNewer = file => {
    const found = isSource(file) && statSync(join(root, file), { throwIfNoEntry: false })
    return found && found.isFile() && found.mtimeMs > since
  }
  return SOURCES.some(folder =>
    readdirSync(join(root, folder), { recursive: true }).some(name => isNewer(join(folder, name))),
  )
}

const isSource = file => !file.split(sep).some(part => ['node_modules', 'test', 'dist', 'fixtures'].includes(part))

/** The port wanted, or the next one that is free. */
export async function freePort(host, wanted, tries = 20) {
  for (let port = wanted; port < wanted + tries; port++) if (await isFree(host, port)) return port
  return 0
}

function isFree(host, port) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** Resolves to true once a server answers, to false if it does not within some seconds. */
export async function answers(address, patience = 30_000) {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const answer = await fetch(`${address}healthz`).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return false
}

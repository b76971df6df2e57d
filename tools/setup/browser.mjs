// The browser tests drive the system's Chromium. Where it is missing and this machine's package manager may bring it, it does.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** What would bring Chromium here, or nothing: it is there, or this machine or this user does not do it like that. */
export function browserInstaller({ exists = existsSync, user = process.getuid?.(), env = process.env } = {}) {
  if (env.CHROMIUM || env.HEXARIUM_NO_BROWSER || places.some(place => exists(place))) return undefined
  if (user !== 0 || !exists('/usr/bin/apt-get')) return undefined
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']
  return [['apt-get', 'update'], install]
}

/** Brings Chromium where that is possible; without it the browser tests are skipped and say so. */
export function bringBrowser() {
  const commands = browserInstaller()
  if (!commands) return
  console.error('Installing Chromium for the browser tests (once; HEXARIUM_NO_BROWSER=1 leaves it out) …')
  for (const [program, ...args] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status } = spawnSync(program, args, { stdio: 'ignore', env, timeout: 300_000 })
    if (status === 0) continue
    console.error('Chromium could not be installed: the browser tests will be skipped.')
    return
  }
}

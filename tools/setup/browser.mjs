// The browser tests drive the system's Chromium, `npm run browsers` its Firefox and WebKit. Where one is missing and this
// machine's package manager may bring it, it does.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Packages of the other browsers, and a file that each of them brings. */
const others = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
}

/** What would bring Chromium here, or nothing: it is there, or this machine or this user does not do it like that. */
export function browserInstaller({ exists = existsSync, user = process.getuid?.(), env = process.env } = {}) {
  if (env.CHROMIUM || places.some(place => exists(place))) return undefined
  return installer(['chromium'], { exists, user, env })
}

/** What would bring Firefox and WebKit here, or nothing. */
export function otherBrowsersInstaller({ exists = existsSync, user = process.getuid?.(), env = process.env } = {}) {
  const missing = Object.keys(others).filter(name => !exists(others[name]))
  return installer(missing, { exists, user, env })
}

function installer(packages, { exists, user, env }) {
  if (packages.length === 0 || env.HEXARIUM_NO_BROWSER || user !== 0 || !exists('/usr/bin/apt-get')) return undefined
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ]
}

/** Brings Chromium where that is possible; without it the browser tests are skipped and say so. */
export function bringBrowser() {
  bring('Chromium', browserInstaller())
}

/** Brings Firefox and WebKit where that is possible; what is missing is skipped, and it is said. */
export function bringOtherBrowsers() {
  bring('Firefox and WebKit', otherBrowsersInstaller())
}

function bring(name, commands) {
  if (!commands) return
  console.error(`Installing ${name} for the browser tests (once; HEXARIUM_NO_BROWSER=1 leaves it out) …`)
  for (const [program, ...args] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status } = spawnSync(program, args, { stdio: 'ignore', env, timeout: 300_000 })
    if (status === 0) continue
    console.error(`${name} could not be installed: the tests in it will be skipped.`)
    return
  }
}

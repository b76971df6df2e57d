import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript
import { browserInstaller, otherBrowsersInstaller } from '../setup/browser.mjs'

const has =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)

test('Chromium is installed only where it is missing and the package manager may do it', () => {
  const machine = { exists: has('/usr/bin/apt-get'), user: 0, env: {} }
  expect(browserInstaller(machine)?.at(-1)).toContain('chromium')
  expect(browserInstaller({ ...machine, exists: has('/usr/bin/apt-get', '/usr/bin/chromium') })).toBeUndefined()
  expect(browserInstaller({ ...machine, user: 1000 })).toBeUndefined()
  expect(browserInstaller({ ...machine, exists: has() })).toBeUndefined()
  expect(browserInstaller({ ...machine, env: { HEXARIUM_NO_BROWSER: '1' } })).toBeUndefined()
})

test('of the other browsers only what is missing is installed', () => {
  const machine = { exists: has('/usr/bin/apt-get', '/usr/bin/firefox-esr'), user: 0, env: {} }
  expect(otherBrowsersInstaller(machine)?.at(-1)).toEqual(expect.arrayContaining(['webkit2gtk-driver', 'xvfb']))
  expect(otherBrowsersInstaller(machine)?.at(-1)).not.toContain('firefox-esr')
  const all = has('/usr/bin/apt-get', '/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb')
  expect(otherBrowsersInstaller({ ...machine, exists: all })).toBeUndefined()
  expect(otherBrowsersInstaller({ ...machine, user: 1000 })).toBeUndefined()
  expect(otherBrowsersInstaller({ ...machine, env: { HEXARIUM_NO_BROWSER: '1' } })).toBeUndefined()
})

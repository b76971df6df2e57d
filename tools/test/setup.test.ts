import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endedFiles } from '../second-tries.ts'
// @ts-expect-error plain JavaScript
import { explain } from '../setup/failures.mjs'
// @ts-expect-error plain JavaScript
import { abandoned } from '../setup/lock.mjs'
// @ts-expect-error plain JavaScript, so that it runs before anything is installed
import * as setup from '../setup.mjs'
// @ts-expect-error plain JavaScript
import { countLine, together } from '../tasks.mjs'

const { fingerprint, isForAllPlatforms, manifests, outerEnvironment, reasonToInstall } = setup

let house: string

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'hexarium-setup-'))
  write('package.json', { workspaces: ['packages/*', 'apps/*'], dependencies: { left: '^1.0.0' } })
  write('packages/kernel/package.json', { name: 'kernel' })
  write('package-lock.json', {
    packages: {
      '': { dependencies: { left: '^1.0.0' } },
      'packages/kernel': { name: 'kernel' },
      'node_modules/left': { version: '1.0.1' },
      'node_modules/kernel': { link: true },
      'node_modules/for-windows': { version: '1.0.0', optional: true },
    },
  })
})
afterEach(() => rmSync(house, { recursive: true }))

function write(file: string, content: object | string) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), typeof content === 'string' ? content : JSON.stringify(content))
}

/** What npm leaves behind when it has finished. */
function installed(version = '1.0.1') {
  for (const name of ['left', 'kernel']) write(`node_modules/${name}/package.json`, {})
  write('node_modules/.package-lock.json', {
    packages: { 'node_modules/left': { version }, 'node_modules/kernel': { link: true } },
  })
}

describe('when to install', () => {
  test('without node_modules, and when an installation was not finished', () => {
    expect(reasonToInstall(house)).toBe('first run')
    write('node_modules/left/package.json', {})
    expect(reasonToInstall(house)).toBe('the last installation was not finished')
  })

  test('not when npm has installed what the lockfile says, also by hand', () => {
    installed()
    expect(reasonToInstall(house)).toBeUndefined()
    rmSync(join(house, 'node_modules/.package-lock.json')) // from now on the stamp answers
    expect(reasonToInstall(house)).toBeUndefined()
  })

  test('when a package’s folder is gone, whatever the lists say', () => {
    installed()
    expect(reasonToInstall(house)).toBeUndefined()
    rmSync(join(house, 'node_modules/left'), { recursive: true })
    expect(reasonToInstall(house)).toBe('left is missing')
  })

  test('when the lockfile moved on', () => {
    installed('1.0.0')
    expect(reasonToInstall(house)).toBe('left changed')
  })

  test('not for a workspace that is not in the lockfile yet, but it is said', () => {
    installed()
    const said = vi.spyOn(console, 'error').mockReturnValue()
    for (const [folder, manifest] of [
      ['packages/kernel', { name: 'kernel', dependencies: { right: '1' } }],
      ['apps/cli', { name: 'cli' }],
    ] as const) {
      write(`${folder}/package.json`, manifest)
      expect(reasonToInstall(house)).toBeUndefined()
      expect(said).toHaveBeenLastCalledWith(expect.stringContaining(`does not fit ${join(folder, 'package.json')}`))
      rmSync(join(house, folder), { recursive: true })
    }
    said.mockRestore()
  })

  test('not for a change that installs nothing', () => {
    installed()
    reasonToInstall(house)
    const before = fingerprint(house)
    write('packages/kernel/package.json', { name: 'kernel', description: 'new words' })
    expect(fingerprint(house)).not.toBe(before)
    expect(reasonToInstall(house)).toBeUndefined()
  })

  test.skipIf(process.platform === 'win32')('when the pinned Node does not run, or is another', () => {
    const wishes = { dependencies: { node: '24.0.0' } }
    write('package.json', wishes)
    write('package-lock.json', { packages: { '': wishes } })
    write('node_modules/.package-lock.json', { packages: {} })
    expect(reasonToInstall(house)).toBe('the pinned Node does not run')
    for (const [version, reason] of [['23.0.0', 'the pinned Node does not run'], ['24.0.0']]) {
      write('node_modules/node/bin/node', `#!/bin/sh\necho v${version}\n`)
      chmodSync(join(house, 'node_modules/node/bin/node'), 0o755)
      expect(reasonToInstall(house)).toBe(reason)
    }
  })

  test('a lost lockfile is said plainly', () => {
    rmSync(join(house, 'package-lock.json'))
    expect(() => reasonToInstall(house)).toThrow(/package-lock.json is missing/)
  })

  test('workspaces are folders with a package.json', () => {
    mkdirSync(join(house, 'packages/empty'))
    expect(manifests(house)).toEqual(['', 'packages/kernel'])
  })
})

test('a lockfile is for all platforms when it has every optional package', () => {
  const tool = { optionalDependencies: { 'tool-linux': '1', 'tool-windows': '1' } }
  const linux = { 'node_modules/tool': tool, 'node_modules/tool-linux': {} }
  expect(isForAllPlatforms({ packages: linux })).toBe(false)
  expect(isForAllPlatforms({ packages: { ...linux, 'node_modules/tool/node_modules/tool-windows': {} } })).toBe(true)
})

describe('what went wrong', () => {
  test.each([
    ['npm error code ENOTFOUND\nnpm error network request to somewhere failed', /cannot be reached/],
    ['npm error code ECONNREFUSED', /cannot be reached/],
    ['npm error code EAI_AGAIN', /cannot be reached/],
    ['npm error code ENOTCACHED', /cannot be reached/],
    ['npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and …', /lockfile\.$/],
    ['npm error code EINTEGRITY', /not the one in package-lock/],
    ['npm error code ENOSPC\nnpm error nospc There appears to be insufficient space', /disk is full/],
    ['npm error code EACCES\nnpm error syscall mkdir', /may not be written/],
    ['npm error code SELF_SIGNED_CERT_IN_CHAIN', /certificate/],
    ['npm error code E404', /does not have a package/],
    ['npm error code ESTRANGE\nnpm error errno 7\nnpm error Something odd happened', /Something odd happened/],
    ['', /did not say why/],
  ])('%j becomes one sentence', (log, sentence) => {
    expect(explain(log)).toMatch(sentence)
    expect(explain(log)).not.toContain('\n')
  })
})

test('an outer npm’s options do not change what is installed, its registry does', () => {
  const bin = join(house, 'node_modules', '.bin')
  const outer = {
    PATH: [bin, '/usr/bin'].join(delimiter),
    npm_config_omit: 'dev',
    npm_config_workspace: 'x',
    NODE_ENV: 'production',
  }
  expect(
    outerEnvironment({ ...outer, npm_config_registry: 'r', npm_config_loglevel: 'silent', HOME: 'h' }, house),
  ).toEqual({
    PATH: '/usr/bin',
    npm_config_registry: 'r',
    HOME: 'h',
  })
})

test('a lock is abandoned when its owner is dead', () => {
  write('lock', String(process.pid))
  expect(abandoned(join(house, 'lock'))).toBe(false)
  write('lock', '999999999')
  expect(abandoned(join(house, 'lock'))).toBe(true)
  expect(abandoned(join(house, 'none'))).toBe(false)
})

test('the last line of npm test counts tests, and files that could not be loaded', () => {
  const results = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }
  expect(countLine(results)).toBe('5 passed, 1 failed, 3 skipped')
  const unloaded = { status: 'failed', assertionResults: [] }
  expect(countLine({ ...results, testResults: [unloaded] })).toBe('5 passed, 2 failed, 3 skipped')
  expect(countLine(undefined)).toBe('0 passed, 1 failed, 0 skipped')
})

test('a file under which Node itself ended is counted as it was found again; anything else that went wrong stays so', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name,
    assertionResults: statuses.map(status => ({ status })),
  })
  const first = { success: true, testResults: [file('a', 'passed'), file('b', 'passed', 'pending', 'pending')] }
  const again = { success: true, testResults: [file('b', 'passed', 'passed', 'pending')] }
  expect(countLine(together(first, again))).toBe('3 passed, 0 failed, 1 skipped')
  const fails = { success: false, testResults: [file('b', 'passed', 'failed', 'pending')] }
  expect(countLine(together(first, fails))).toBe('2 passed, 1 failed, 1 skipped')
  const ended = (signal: string, name: string) => ({
    message: '[vitest-pool]: Worker forks emitted error.',
    cause: {
      message: `Worker exited unexpectedly with signal ${signal} during started state while running test file ${name}`,
    },
  })
  expect(endedFiles([ended('SIGSEGV', 'b'), ended('SIGTRAP', 'c')])).toEqual(['b', 'c'])
  expect(endedFiles([ended('SIGSEGV', 'b'), { message: 'unhandled' }])).toBeUndefined()
  expect(endedFiles([ended('SIGKILL', 'b')])).toBeUndefined()
  expect(endedFiles([])).toBeUndefined()
})

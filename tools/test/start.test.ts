import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
// @ts-expect-error plain JavaScript
import { addressesOf, answers, buildInPlace, buildPage, freePort, isPageStale, openSentence } from '../start.mjs'
// @ts-expect-error plain JavaScript
import { main, parts } from '../tasks.mjs'
// @ts-expect-error plain JavaScript
import { usage } from '../usage.mjs'

test('options of Node stand before the script, the script’s own behind it', () => {
  const command = ['--max-semi-space-size=32', 'apps/server/src/main.ts', 'serve', '--dry-run']
  expect(parts(command)).toEqual({
    options: ['--max-semi-space-size=32'],
    script: 'apps/server/src/main.ts',
    args: ['serve', '--dry-run'],
  })
  expect(parts(['tools/rules.ts'])).toEqual({ options: [], script: 'tools/rules.ts', args: [] })
})

test('what npm would take away is taken away without npm, too', () => {
  const run = join(import.meta.dirname, '../run.mjs')
  const { status, stderr } = spawnSync(process.execPath, [run, 'check', '--', 'nothing'], { encoding: 'utf8' })
  expect(stderr).toContain('There is no check “nothing”')
  expect(status).toBe(2)
})

describe('every script says what it does, and starts nothing', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  const elsewhere = [
    'fuzz',
    'arena',
    'train',
    'bench',
    'soak',
    'crash',
    'chaos',
    'crowd',
    'scale',
    'siege',
    'flood',
    'secrecy',
    'hexarium',
  ]

  test.each(Object.keys(scripts).filter(name => !elsewhere.includes(name)))('npm run %s -- --help', async name => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await main([name, '--help'])
    expect(said.mock.calls).toEqual([[usage[name]]])
    expect(usage[name]).toMatch(new RegExp(`^npm (run )?${name}`))
    said.mockRestore()
  })
})

describe('the page is built', () => {
  let root: string
  const write = (file: string, text = '') => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const build = (code: number, ...files: string[]) =>
    buildPage(root, async (folder: string) => {
      for (const file of files) write(`apps/web/${folder.slice(folder.lastIndexOf('dist'))}/${file}`, 'new')
      return code
    })

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hexarium-start-'))
    write('package-lock.json', '1')
    write('packages/kernel/index.ts')
    write('packages/kernel/test/some.test.ts')
    write('games/titan/game.ts')
    write('apps/web/src/main.tsx')
    write('docs/rules/titan.md')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('when it never was, and not again while nothing it is made of changes', async () => {
    expect(isPageStale(root)).toBe(true)
    expect(await build(0, 'index.html')).toBe(0)
    expect(isPageStale(root)).toBe(false)
    write('packages/kernel/test/other.test.ts')
    expect(isPageStale(root)).toBe(false)
  })

  test.each([
    ['changed', () => write('packages/kernel/index.ts', 'other words')],
    ['new', () => write('games/titan/rules/angel.ts')],
    ['gone', () => rmSync(join(root, 'games/titan/game.ts'))],
    ['of another version', () => write('package-lock.json', '2')],
  ])('when something it is made of is %s', async (_how, change) => {
    await build(0, 'index.html')
    change()
    expect(isPageStale(root)).toBe(true)
  })

  test('when it is not whole: files are gone, or a build into it was stopped', async () => {
    await build(0, 'index.html')
    rmSync(join(root, 'apps/web/dist/index.html'))
    expect(isPageStale(root)).toBe(true)
    await build(0, 'index.html')
    expect(await buildInPlace(root, async () => 130)).toBe(130)
    expect(isPageStale(root)).toBe(true)
    expect(await buildInPlace(root, async () => 0)).toBe(0)
    expect(isPageStale(root)).toBe(false)
  })

  test('aside, so that one that fails or is stopped leaves the page of before, and nothing else', async () => {
    await build(0, 'index.html', 'kept.js')
    write('apps/web/dist.999999/half.js')
    write('apps/web/src/main.tsx', 'broken')
    expect(await build(1, 'half.js')).toBe(1)
    expect(readdirSync(join(root, 'apps/web')).sort()).toEqual(['dist', 'src'])
    expect(readFileSync(join(root, 'apps/web/dist/kept.js'), 'utf8')).toBe('new')
    expect(isPageStale(root)).toBe(true)
    await build(0, 'index.html')
    expect(existsSync(join(root, 'apps/web/dist/kept.js'))).toBe(false)
  })
})

describe('the address', () => {
  const open: Server[] = []
  const listening = async (host: string): Promise<number> => {
    const server = createServer()
    open.push(server)
    await new Promise<void>((done, failed) => server.once('error', failed).listen(0, host, done))
    return (server.address() as { port: number }).port
  }
  afterEach(async () => {
    for (const server of open.splice(0)) await new Promise(done => server.close(done))
  })

  test('a port somebody else has is left alone, by whichever way one comes to this machine', async () => {
    const port = await listening('127.0.0.1')
    expect(await freePort('127.0.0.1', port)).toBeGreaterThan(port)
    expect(await freePort('127.0.0.1', port, 1)).toBeUndefined()
    const other = await listening('::1').catch(() => undefined) // not every machine speaks IPv6
    if (other) expect(await freePort('127.0.0.1', other)).toBeGreaterThan(other)
  })

  test('a server that does not answer is not waited for without end, and not at all once it has ended', async () => {
    const port = await freePort('127.0.0.1', 20_000)
    expect(await answers(`http://127.0.0.1:${port}/`, { patience: 300 })).toBe(false)
    const start = performance.now()
    expect(await answers(`http://127.0.0.1:${port}/`, { isOver: () => true })).toBe(false)
    expect(performance.now() - start).toBeLessThan(1000)
  })

  test('is one, and others only for a server that listens to other machines', () => {
    const lan = { family: 'IPv4', internal: false, address: '192.168.1.5' }
    const interfaces = { lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }], eth0: [lan] }
    expect(openSentence(addressesOf('127.0.0.1', 8080, { interfaces }))).toBe(
      'Hexarium is open: http://localhost:8080/ (Ctrl-C closes it)',
    )
    expect(openSentence(addressesOf('0.0.0.0', 8080, { interfaces }))).toBe(
      'Hexarium is open: http://localhost:8080/ (Ctrl-C closes it)\nFrom other machines: http://192.168.1.5:8080/',
    )
    expect(addressesOf('::', 80, { interfaces: {}, name: 'tower' }).elsewhere).toEqual(['http://tower:80/'])
    expect(addressesOf('192.168.1.5', 8080).here).toBe('http://192.168.1.5:8080/')
    expect(addressesOf('fd00::5', 8080).here).toBe('http://[fd00::5]:8080/')
  })
})

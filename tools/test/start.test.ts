import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript
import { answers, freePort, isPageStale } from '../start.mjs'

test('the page is built when it never was, or when something it is made of is newer', () => {
  const root = mkdtempSync(join(tmpdir(), 'hexarium-start-'))
  for (const folder of ['packages/kernel/test', 'games', 'apps/web/src', 'apps/web/dist', 'docs/rules']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  const write = (file: string, at: number) => {
    writeFileSync(join(root, file), '')
    utimesSync(join(root, file), at, at)
  }
  write('apps/web/src/main.tsx', 1000)
  expect(isPageStale(root)).toBe(true)
  write('apps/web/dist/index.html', 2000)
  write('packages/kernel/test/some.test.ts', 3000)
  expect(isPageStale(root)).toBe(false)
  write('packages/kernel/index.ts', 3000)
  expect(isPageStale(root)).toBe(true)
  rmSync(root, { recursive: true })
})

test('a port somebody else has is left alone, and a server that does not answer is not waited for without end', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  expect(await freePort('127.0.0.1', port)).not.toBe(port)
  await new Promise(resolve => other.close(resolve))
  expect(await answers(`http://127.0.0.1:${port}/`, 300)).toBe(false)
})

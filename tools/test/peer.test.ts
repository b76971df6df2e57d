import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// @ts-expect-error plain JavaScript
import { bringPeer, isPeerThere } from '../setup/peer.mjs'

let bench: string
let said: string

beforeEach(() => {
  bench = mkdtempSync(join(tmpdir(), 'hexarium-bench-'))
  writeFileSync(join(bench, 'package.json'), JSON.stringify({ dependencies: { 'boardgame.io': '0.50.2' } }))
  said = ''
  vi.spyOn(console, 'error').mockImplementation(text => void (said += text))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(bench, { recursive: true })
})

/** An npm that answers like this; what it was asked. */
function npmThat(answers: (args: string[]) => { code: number; log: string }) {
  const asked: string[] = []
  const run = async (_folder: string, args: string[]) => {
    asked.push(args.join(' '))
    return answers(args)
  }
  return { asked, run }
}

test('what is there already is not installed again', async () => {
  expect(isPeerThere(bench)).toBe(false)
  mkdirSync(join(bench, 'node_modules/boardgame.io'), { recursive: true })
  writeFileSync(join(bench, 'node_modules/boardgame.io/package.json'), '{"version":"0.50.2"}')
  expect(isPeerThere(bench)).toBe(true)
  const { asked, run } = npmThat(() => ({ code: 0, log: '' }))
  await bringPeer(bench, run)
  expect(asked).toEqual([])
})

test('it is installed when it is wanted', async () => {
  const { asked, run } = npmThat(() => ({ code: 0, log: '' }))
  await bringPeer(bench, run)
  expect(asked).toEqual(['ping --fetch-timeout=8000', 'ci --ignore-scripts --prefer-offline'])
  expect(said).toBe('')
})

test('without a registry it is said plainly, and everything else is measured', async () => {
  const { asked, run } = npmThat(() => ({ code: 1, log: 'npm error code ENOTFOUND' }))
  await bringPeer(bench, run)
  expect(asked.at(-1)).toBe('ci --ignore-scripts --offline')
  expect(said).toBe('The npm registry cannot be reached. Everything else is measured without boardgame.io.')
})

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameParts } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { afterEach, expect, test, vi } from 'vitest'
import { dispatch } from '../src/dispatch.ts'

const home = process.cwd()
const games = registry as Record<string, GameParts>

afterEach(() => {
  process.chdir(home)
  delete games['broken']
  vi.restoreAllMocks()
})

test('a bug in a game: exit code 70, the stack, and the record of the game so far', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hexarium-bug-'))
  process.chdir(folder)
  const { game: skirmish } = await games['skirmish'].game()
  const view: typeof skirmish.view = (g, seat) => {
    if (g.round > 1) throw new Error('a hole in the view')
    return skirmish.view(g, seat)
  }
  games['broken'] = { ...games['skirmish'], game: async () => ({ game: { ...skirmish, id: 'broken', view } }) }
  let err = ''
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    err += text
    return true
  })
  expect(await dispatch(['simulate', 'broken', '--bots', 'random,random', '--seed', 'x'])).toBe(70)
  expect(err).toContain('This is a bug in Hexarium, not your mistake.')
  expect(err).toMatch(/a hole in the view\n {4}at /)
  expect(err).toMatch(/saved in broken-bug\.hexarium\.json; what was tried next: \d>\w+/)
  expect(readdirSync('.')).toEqual(['broken-bug.hexarium.json'])
  expect(JSON.parse(readFileSync('broken-bug.hexarium.json', 'utf8')).choices.length).toBeGreaterThan(5)
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { position } from '../new-game/template/position.ts'
import { cannotBeCalled, namesOf, writeGame } from '../new-game.ts'

const root = join(import.meta.dirname, '../..')
let house: string

/** As much of the house as a game needs: its own folders are copies, everything else is looked up in the real one. */
beforeAll(() => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'hexarium-new-game-')))
  for (const part of ['package.json', 'games/registry', 'docs/rules', 'tools', 'apps/cli/src', 'apps/cli/package.json'])
    cpSync(join(root, part), join(house, part), { recursive: true })
  linkAll(join(root, 'node_modules'), join(house, 'node_modules'))
  linkAll(join(root, 'node_modules/@hexarium'), join(house, 'node_modules/@hexarium'))
  writeGame(house, namesOf('sea-race', ['SK', 'TI']))
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '@hexarium' || name === '.cache') continue
    const own = join(house, 'games', name)
    symlinkSync(name === 'registry' ? own : realpathSync(join(from, name)), join(to, name), 'junction')
  }
}

function run(...args: string[]): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' })
  return { status, out: stdout + stderr }
}

describe('a new game', () => {
  test('keeps the laws, and its tests prove its rules', () => {
    const { status, out } = run('node_modules/vitest/vitest.mjs', 'run', '--root', house, 'games/sea-race')
    expect(out).toMatch(/Test Files .*2 passed/)
    expect(status).toBe(0)
  })

  test('is in the registry, and its rule book is found there', () => {
    expect(run('apps/cli/src/main.ts', 'rules', 'sea-race', 'SR-1.2').out).toMatch(/^SR-1\.2 {2}Who reaches the hex/)
    expect(run('tools/rules.ts', 'sea-race', '--cached').out).toMatch(/SR-2 +2 /)
    expect(run('apps/cli/src/main.ts', 'simulate', 'sea-race', '--games', '2')).toMatchObject({ status: 0 })
  })

  test('tells in its README what its reader says of the keys of a position', () => {
    const readme = readFileSync(join(house, 'games/sea-race/README.md'), 'utf8')
    for (const table of position.tables()) expect(readme).toContain(table)
  })

  test('has its own names everywhere', () => {
    const files = readdirSync(join(house, 'games/sea-race'), { recursive: true, withFileTypes: true })
    const texts = files
      .filter(file => file.isFile())
      .map(file => readFileSync(join(file.parentPath, file.name), 'utf8'))
    texts.push(readFileSync(join(house, 'docs/rules/sea-race.md'), 'utf8'))
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter(text => /toy|TG\b/i.test(text))).toEqual([])
    expect(JSON.parse(readFileSync(join(house, 'games/registry/package.json'), 'utf8')).dependencies).toHaveProperty(
      '@hexarium/sea-race',
    )
  })
})

test('a game’s ids begin with two letters no other game has', () => {
  expect(namesOf('sea-race', [])).toEqual({
    id: 'sea-race',
    value: 'seaRace',
    type: 'SeaRace',
    title: 'Sea Race',
    prefix: 'SR',
  })
  expect(namesOf('sea-race', ['SR']).prefix).toBe('SE')
  expect(namesOf('thaw', ['TH']).prefix).toBe('TA')
  expect(() => namesOf('ab', ['AB'])).toThrow('choose another name')
})

test('a name must be one, and not be taken', () => {
  for (const name of ['Thaw', 'x', '../x', 'sea_race', 'sea--race', '9lives', ''])
    expect(cannotBeCalled(root, name), name).toMatch(/cannot be a game’s name/)
  expect(cannotBeCalled(root, 'titan')).toBe('There is a folder games/titan already.')
  expect(cannotBeCalled(root, 'thaw')).toBeUndefined()
  expect(existsSync(join(root, 'games/thaw'))).toBe(false)
})

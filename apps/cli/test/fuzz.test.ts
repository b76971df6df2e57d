import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { fuzz, fuzzPositions } from '../src/command/fuzz.ts'
import { loadGame } from '../src/games.ts'
import { Desk } from './cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'hexarium-fuzz-'))

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

test('a sound game: games, choices, speed, and the rules never reached', async () => {
  const { out, code } = await new Desk().run('fuzz skirmish --games 3 --seed a')
  expect(code).toBe(0)
  expect(out).toMatch(/^skirmish, seed a: 3 games, \d+ choices, \d+ choices per second\n0 faults found\n/)
  expect(out).toMatch(/\d+ of \d+ rule ids reached/)
})

test('settings that are given stay, wrong ones are refused, and every game can be watched by all laws', async () => {
  const { out, code } = await new Desk().run('fuzz skirmish --games 2 --seed a --set rounds=3 --laws 1')
  expect([code, out.includes('0 faults found')]).toEqual([0, true])
  const wrong = await new Desk().run('fuzz skirmish --games 1 --set rounds=900')
  expect([wrong.code, wrong.err.includes('rounds')]).toEqual([2, true])
})

test('what can be used in a game is counted by group', async () => {
  const { out } = await new Desk().run('fuzz dragon-rage --games 3 --seed a')
  expect(out).toMatch(/^spells: \d of 6(; never: .*)?$/m)
  expect(out).toMatch(/^monsters: \d of 9(; never: .*)?$/m)
})

test('positions are spoiled and read; what is accepted is played on', async () => {
  const { out, code } = await new Desk().run('fuzz skirmish --positions 20 --seed a')
  expect(code).toBe(0)
  expect(out).toMatch(
    /^skirmish, seed a: 20 positions, \d+ refused, \d+ played on, \d+ under all laws; \d+ positions per second\n0 faults found\n$/,
  )
})

test('a position that is accepted and cannot be played is printed, and the exit code is 1', async () => {
  const skirmish = await loadGame('skirmish')
  const position = { ...skirmish.position!, read: () => ({ ok: true as const, value: { round: 3 } }) }
  let out = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += text
    return true
  })
  expect(fuzzPositions({ ...skirmish, position } as typeof skirmish, { positions: 3, seconds: 60, seed: 'a' })).toBe(1)
  expect(out).toMatch(/^\s+\{"round":/m)
  const without = { ...skirmish, position: undefined } as unknown as typeof skirmish
  expect(() => fuzzPositions(without, { positions: 1, seconds: 1, seed: 'a' })).toThrow(/cannot start from a position/)
})

test('a fault is written as a record that leads to it, and the exit code is 1', async () => {
  const skirmish = await loadGame('skirmish')
  const broken: typeof skirmish = {
    ...skirmish,
    check(g) {
      if (g.round > 1) throw new Error('the second round must not begin')
    },
  }
  let out = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += text
    return true
  })
  expect(fuzz(broken, { games: 3, seconds: 60, seed: 'a', folder })).toBe(1)
  expect(out).toMatch(/Law 8 is broken after \d+ choices: the second round must not begin/)
  expect(out).toContain('1 faults found')
  const [file] = readdirSync(folder)
  expect(file).toBe('skirmish-law-8.hexarium.json')
  expect(JSON.parse(readFileSync(join(folder, file), 'utf8')).game).toBe('skirmish')
})

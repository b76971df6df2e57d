import { type AnyGame, chance, fine, Reader, reading } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { nim } from '../../kernel/test/example.ts'
import { damage } from '../src/fuzz/damage.ts'
import { createPositionFuzzer, type PositionReport } from '../src/fuzz/index.ts'

/** What a person may write of Nim: how many stones are left. */
const read = (json: unknown) =>
  reading(() => ({ stones: new Reader(json).only('stones').at('stones').int(1, 12), turn: 0 }))
const write = ({ stones }: { stones: number }) => ({ stones })

function nimWith(position: object): AnyGame {
  return { ...nim, position: { read, write, ...position } } as AnyGame
}

function fuzzed(game: AnyGame, positions = 200): PositionReport {
  const fuzzer = createPositionFuzzer(game, { seed: 'a' })
  while (fuzzer.positions < positions) fuzzer.try()
  return fuzzer
}

test('a reader that refuses what the rules cannot play has no faults, and both happens', () => {
  const { positions, refused, played, findings } = fuzzed(nimWith({}))
  expect([positions, findings]).toEqual([200, []])
  expect(refused + played).toBe(200)
  expect(Math.min(refused, played)).toBeGreaterThan(20)
})

test.each<[string, RegExp, object]>([
  ['a reader that believes everything', /^law \d+ is broken/, { read: (json: object) => fine({ turn: 0, ...json }) }],
  [
    'a reader that throws',
    /^reading it throws: Cannot read/,
    { read: (json: never) => fine({ stones: (json as { stones: { x: 1 } }).stones.x, turn: 0 }) },
  ],
  [
    'a refusal without a place',
    /^it is refused without a place: No\.$/,
    { read: () => ({ ok: false, problem: { code: 'position', text: 'No.' } }) },
  ],
  ['a game for too many', /^it is accepted for 9 players$/, { read: () => fine({ stones: 3, turn: 0, seats: 9 }) }],
  [
    'a writer that throws by mistake',
    /^writing it throws: .*undefined/,
    { write: (g: { none?: { x: number } }) => g.none!.x },
  ],
])('%s is found, with the position', (_what, text, position) => {
  const { findings } = fuzzed(nimWith(position), 60)
  expect(findings[0].text).toMatch(text)
  expect(findings[0].position).toBeDefined()
})

test('a moment that a game says it cannot write is left out', () => {
  const write = (g: { stones: number }) => {
    if (g.stones > 6) throw new Error('too early')
    return { stones: g.stones }
  }
  expect(fuzzed(nimWith({ write })).findings).toEqual([])
})

test('damage is done in one place of a copy: numbers move, keys go, lists shrink or double, types change', () => {
  const whole = { turn: 3, open: true, units: [{ at: 'A1' }, { at: 'B2' }], names: ['x', 'y'] }
  const before = JSON.stringify(whole)
  const luck = chance('damage')
  const found = Array.from({ length: 2000 }, () => JSON.stringify(damage(whole, luck)))
  expect(JSON.stringify(whole)).toBe(before)
  for (const one of [
    { ...whole, turn: 4 },
    { ...whole, open: false },
    { turn: 3, open: true, units: whole.units },
    { ...whole, names: ['x'] },
    { ...whole, names: ['x', 'y', 'x', 'y'] },
    { ...whole, units: [{ at: 'B2' }, { at: 'B2' }] },
    { ...whole, turn: 'nonsense' },
  ])
    expect(found).toContain(JSON.stringify(one))
})

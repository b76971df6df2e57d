import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { impurities } from '../purity.ts'

/** What is found in a repository of one file, as `line what`. */
function found(code: string, file = 'games/toy/rules/a.ts') {
  const house = mkdtempSync(join(tmpdir(), 'hexarium-purity-'))
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), `export {}\n${code}\n`)
  try {
    return impurities(house).map(({ line, what }) => `${line} ${what}`)
  } finally {
    rmSync(house, { recursive: true })
  }
}

test.each([
  ['Math.random()', '2 Math.random'],
  ["Math['random']()", '2 Math by itself'],
  ['const { random } = Math', '2 Math by itself'],
  ['const now = Date.now()', '2 Date'],
  ['new Date()', '2 Date'],
  ['let when: Date', '2 Date'],
  ['performance.now()', '2 performance'],
  ['process.env.HOME', '2 process'],
  ["eval('1')", '2 eval'],
  ["new Function('return 1')", '2 Function'],
  ['(1).toLocaleString()', '2 .toLocaleString()'],
  ["(1)['toLocaleString']()", '2 .toLocaleString()'],
  ["'a'.localeCompare('b')", '2 .localeCompare()'],
  ['new Intl.NumberFormat()', '2 Intl'],
  ['globalThis.process', '2 globalThis'],
  ['document.title', '2 document'],
  ['const it = { process }', '2 process'],
  ['declare const Date: any\nDate.now()', '3 Date'],
])('%s is found', (code, expected) => {
  expect(found(code)).toContain(expected)
})

test.each([
  'Math.floor(1.5)',
  'const process = 1; process + 1',
  'function f(performance: number) { return performance }',
  'const it = { process: 1, Date: 2 }; it.process + it.Date',
  'interface It { window: number }',
  'const { process: step } = { process: 1 }; step',
  "import { Date } from './calendar.ts'; Date",
  "// Date.now()\nconst text = 'Date.now()'",
  'new Map<string, number>()',
])('%s is fine', code => {
  expect(found(code)).toEqual([])
})

test('kernel, hex and games are looked at, also their tests; apps, tools and the tests of packages are not', () => {
  for (const file of ['packages/kernel/src/a.ts', 'packages/hex/src/b/a.ts', 'games/toy/test/a.test.ts']) {
    expect(found('Date.now()', file), file).toHaveLength(1)
  }
  for (const file of ['packages/kernel/test/a.ts', 'packages/bots/src/a.ts', 'apps/cli/src/a.ts', 'tools/a.ts']) {
    expect(found('Date.now()', file), file).toEqual([])
  }
})

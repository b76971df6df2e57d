import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { faults } from '../dialect.ts'

function found(files: Record<string, string>): string[] {
  const house = mkdtempSync(join(tmpdir(), 'hexarium-dialect-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), text)
    }
    writeFileSync(
      join(house, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] }, include: ['**/*.ts'] }),
    )
    return faults(house, ['tsconfig.json']).map(({ file, line, text }) => `${file}:${line} ${text.split(':')[0]}`)
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}

test('a ! that asserts nothing is found, one that asserts something is not', () => {
  const code =
    'const list: number[] = []\nconst a = list[0]!\nconst m = new Map<string, number>()\nconst b = m.get("x")!\n'
  expect(found({ 'packages/a.ts': `${code}export const sum = a + b\n` })).toEqual([
    'packages/a.ts:2 this ! asserts nothing',
  ])
})

test('a literal spread into a literal is found, other spreads are not', () => {
  const code =
    'const x = { a: 1 }\nexport const y = { ...{ b: 1 }, ...x }\nexport const z = [...[1, 2], ...Object.keys(x)]\n'
  const text = 'a literal is spread into a literal'
  expect(found({ 'apps/a.ts': code })).toEqual([`apps/a.ts:2 ${text}`, `apps/a.ts:3 ${text}`])
})

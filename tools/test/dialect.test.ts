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

/** A kernel as small as can be. */
const kernel = `export type Locals = Record<string, unknown>
export interface State { core: { flow: { proc: string; here: Locals }[] } }
export declare function underWay(g: State): { unit: number } | undefined
`
const from = "import { type Locals, type State, underWay } from '../../kernel'\n"
const byFlow = 'the flow is the kernel’s'
const byCast = 'a cast says what locals hold'

test('a game that reads the flow by hand is found, whichever way it takes it', () => {
  const code = `${from}export const a = (g: State) => g.core.flow.length
export const b = (g: State) => { const { flow } = g.core; return flow }
export const c = (g: State) => { const { core: { flow: frames } } = g; return frames }
export const d = (g: State) => underWay(g)?.unit
export const e = (river: { flow: number }) => river.flow
export type All = Locals
`
  expect(found({ 'kernel.ts': kernel, 'games/toy/odds.ts': code })).toEqual(
    [2, 3, 4].map(line => `games/toy/odds.ts:${line} ${byFlow}`),
  )
})

test('a cast of what a question remembers is found, other casts are not', () => {
  const code = `${from}export const a = (frame: { here: Locals }) => frame.here as { unit: number }
export const b = (here: unknown) => here as { unit: number }
export const c = (some: Locals) => (some as { unit: number }).unit
export const d = (json: unknown) => json as { unit: number }
export const e = (g: State) => underWay(g)
`
  expect(found({ 'kernel.ts': kernel, 'games/toy/notes.ts': code })).toEqual(
    [2, 3, 4].map(line => `games/toy/notes.ts:${line} ${byCast}`),
  )
})

test('tests and the kernel are left alone', () => {
  const code = `${from}export const a = (g: State) => g.core.flow.at(-1)!.here as Locals & { unit: number }\n`
  expect(found({ 'kernel.ts': kernel, 'games/old/view.ts': code })).toHaveLength(2)
  expect(found({ 'kernel.ts': kernel, 'games/toy/test/a.ts': code.replace('../../', '../../../') })).toEqual([])
  expect(found({ 'kernel.ts': kernel, 'packages/a/b.ts': code })).toEqual([])
})

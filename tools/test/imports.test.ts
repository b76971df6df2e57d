import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
let violations: Map<string, string[]>
let house: string

/** File → its code. A file whose import breaks a rule is named after that rule. */
const files: Record<string, string> = {
  'packages/kernel/src/index.ts': "import '@noble/hashes/sha2.js'\nexport const kernel = 1",
  'packages/kernel/src/kernel-stands-alone.ts': "import '@hexarium/hex'",
  'packages/kernel/src/kernel-stands-alone-2.ts': "import '../../../games/toy/game.ts'",
  'packages/kernel/src/kernel-stands-alone-3.ts': "import 'lodash'",
  'packages/kernel/src/no-node-in-rules.ts': "import 'node:fs'",
  'packages/kernel/src/no-dead-ends.ts': "import './nowhere.ts'",
  'packages/kernel/src/no-circles.ts': "import { other } from './other.ts'\nexport const one = () => other",
  'packages/kernel/src/other.ts': "import { one } from './no-circles.ts'\nexport const other = () => one",
  'packages/kernel/src/types-one.ts': "import type { Two } from './types-two.ts'\nexport type One = Two[]",
  'packages/kernel/src/types-two.ts': "import type { One } from './types-one.ts'\nexport type Two = One | 1",
  'packages/kernel/src/test-libraries-in-tests.ts': "import 'vitest'",
  'packages/kernel/src/test-kit.ts': "import 'vitest'\nimport 'fast-check'",
  'packages/kernel/src/tests-are-leaves.ts': "import '../test/fine.test.ts'",
  'packages/kernel/test/fine.test.ts': "import 'vitest'\nimport 'node:fs'\nimport '../src/index.ts'",
  'packages/kernel/test/with-laws.test.ts': "import '@hexarium/laws'",
  'packages/kernel/src/inside.ts': 'export const inside = 1',
  'packages/laws/src/index.ts': "import '@hexarium/kernel'\nimport '@hexarium/kernel/inside'",
  'packages/laws/src/laws-know-the-kernel.ts': "import '../../../games/toy/game.ts'",
  'games/toy/laws-are-for-tests.ts': "import '@hexarium/laws'",
  'games/toy/inside-is-for-laws.ts': "import '@hexarium/kernel/inside'",
  'games/toy/test/laws.test.ts': "import '@hexarium/laws'",
  'packages/hex/src/index.ts': 'export const hex = 1',
  'packages/hex/src/hex-stands-alone.ts': "import '@hexarium/kernel'",
  'packages/hex/src/no-node-in-rules.ts': "import 'fs'",
  'packages/contests/src/index.ts': "import '@hexarium/kernel'\nexport const contests = 1",
  'packages/contests/src/contests-know-the-kernel.ts': "import '../../../games/toy/game.ts'",
  'packages/contests/src/contests-know-the-kernel-2.ts': "import 'lodash'",
  'games/toy/campaigns/war/index.ts': "import '@hexarium/contests'",
  'packages/bots/src/index.ts': "import '@hexarium/kernel'",
  'packages/bots/src/bots-know-the-kernel.ts': "import '../../../games/toy/game.ts'",
  'packages/bots/src/no-node-in-rules.ts': "import 'node:worker_threads'",
  'packages/wire/src/index.ts':
    "import '@hexarium/kernel'\nimport '@hexarium/bots'\nimport 'zod'\nexport type Frame = 1\nexport const frame = 1",
  'packages/wire/src/address.ts': 'export const address = 1',
  'packages/wire/src/wire-knows-the-kernel.ts': "import '../../../games/toy/game.ts'",
  'packages/wire/src/wire-knows-the-kernel-2.ts': "import 'lodash'",
  'packages/wire/src/no-node-in-rules.ts': "import 'node:http'",
  'apps/web/src/page-takes-types-of-the-wire.ts': "import { frame } from '@hexarium/wire'\nexport const own = frame",
  'apps/web/src/types-of-the-wire.ts':
    "import type { Frame } from '@hexarium/wire'\nimport { address } from '@hexarium/wire/address'\nexport const own: Frame = address",
  'games/toy/game.ts':
    "import { kernel } from '@hexarium/kernel'\nimport { hex } from '@hexarium/hex'\nexport default kernel + hex",
  'games/toy/game-knows-kernel-and-hex.ts': "import '../chess/game.ts'",
  'games/toy/game-knows-kernel-and-hex-2.ts': "import '@hexarium/bots'",
  'games/toy/game-knows-kernel-and-hex-3.ts':
    "import type { Cli } from '../../apps/cli/src/main.ts'\nexport type A = Cli",
  'games/toy/game-knows-kernel-and-hex-4.ts': "import 'lodash'",
  'games/toy/packages-through-their-door.ts': "import '../../packages/kernel/src/index.ts'",
  'games/toy/no-node-in-rules.ts': "import 'node:crypto'",
  'games/toy/test/fine.test.ts': "import 'vitest'\nimport 'fast-check'\nimport '../game.ts'",
  'games/toy/test/no-node-in-rules.test.ts': "import 'node:fs'",
  'games/toy/test-libraries-in-tests.ts': "import 'fast-check'",
  'games/chess/game.ts': "import '@hexarium/kernel'",
  'games/registry/index.ts': "import '@hexarium/kernel'\nimport '../toy/game.ts'\nimport '../chess/game.ts'",
  'games/registry/registry-lists-games.ts': "import '@hexarium/bots'",
  'games/toy/game-knows-kernel-and-hex-5.ts': "import '../registry/index.ts'",
  'apps/cli/src/main.ts':
    "import 'node:fs'\nimport '@hexarium/bots'\nimport '../../../games/toy/game.ts'\nexport type Cli = 1",
  'apps/cli/src/rule-book.ts': "import '../../../tools/rules/digest.ts'\nimport '../../../tools/book/book.ts'",
  'apps/cli/src/apps-borrow-only-the-rule-book.ts': "import '../../../tools/purity.ts'",
  'tools/purity.ts': "import 'node:fs'",
  'tools/rules/digest.ts': 'export {}',
  'tools/book/book.ts': 'export {}',
  'tools/apps-are-the-top.ts': "import '../apps/cli/src/main.ts'",
  'bench/fine.ts': "import 'node:fs'\nimport '@hexarium/bots'\nimport '../games/toy/game.ts'\nimport 'lodash'",
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'hexarium-imports-'))
  for (const [file, code] of Object.entries(files)) write(file, code)
  write('package.json', JSON.stringify({ type: 'module', workspaces: ['packages/*', 'games/*', 'apps/*'] }))
  for (const name of ['kernel', 'laws', 'hex', 'contests', 'bots', 'wire']) {
    const exports = { '.': './src/index.ts', './inside': './src/inside.ts', './address': './src/address.ts' }
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@hexarium/${name}`, exports }))
    mkdirSync(join(house, 'node_modules/@hexarium'), { recursive: true })
    symlinkSync(join(house, 'packages', name), join(house, 'node_modules/@hexarium', name), 'junction')
  }
  for (const name of ['vitest', 'fast-check', 'lodash', 'zod', '@noble/hashes']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: { '.': './index.js', './*': './*' } }))
    write(`node_modules/${name}/index.js`, '')
    write(`node_modules/${name}/sha2.js`, '')
  }
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json']) copyFileSync(join(root, file), join(house, file))
  violations = cruise()
})
afterAll(() => rmSync(house, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

/** File → the rules it breaks. */
function cruise(): Map<string, string[]> {
  const script = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [script, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' })
  if (!stdout) throw new Error(stderr)
  const broken: { from: string; rule: { name: string } }[] = JSON.parse(stdout).summary.violations
  const byFile = Map.groupBy(broken, one => one.from)
  return new Map([...byFile].map(([file, some]) => [file, [...new Set(some.map(one => one.rule.name))]]))
}

const rules: { name: string; comment: string }[] = createRequire(import.meta.url)(
  '../../.dependency-cruiser.cjs',
).forbidden

test.each(rules)('$name says why, and a file that breaks it is found', ({ name, comment }) => {
  expect(comment).toMatch(/\.$/)
  const bad = Object.keys(files).filter(file => file.includes(`/${name}`))
  expect(bad.length).toBeGreaterThan(0)
  for (const file of bad) expect(violations.get(file), file).toContain(name)
})

test('nothing else is found', () => {
  const named = (file: string) => rules.some(rule => file.includes(`/${rule.name}`))
  expect([...violations.keys()].filter(file => !named(file))).toEqual([])
})

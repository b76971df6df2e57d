import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCitations, readDigests, readProofs, type TestResults } from '../rules/evidence.ts'
import { type Reach, readReach } from '../rules/reach.ts'
import { report } from '../rules/report.ts'

let house: string

/** A game with a league beside it that nothing leads to, as `registry` hands it out. */
const files: Record<string, string> = {
  'docs/rules/toy.md': ['1.1', '1.2', '2.1', '2.2', '2.3', '3.1', '3.2'].map(id => `- **TO-${id}** x\n`).join(''),
  'games/registry/index.ts': `
    export const registry = {
      toy: { game: () => import('@hexarium/toy/game'), text: { en: () => import('@hexarium/toy/text/en') } },
    }`,
  'games/toy/package.json': JSON.stringify({
    name: '@hexarium/toy',
    exports: { './game': './game.ts', './text/*': './text/*/index.ts', './league': './league.ts' },
  }),
  'games/toy/index.ts': "import { game } from './game.ts'\nexport const toy = { ...game }\n",
  'games/toy/game.ts': `
import { turn } from './rules/index.ts'
import * as bot from './bot.ts'
export const game = { start: turn, bot }
`,
  'games/toy/bot.ts': '/** TO-1.2 */\nexport const think = () => 1\n',
  'games/toy/text/en/index.ts': '/** TO-3.2 */\nexport const text = 1\n',
  'games/toy/rules/index.ts': "export * from './turn.ts'\n",
  'games/toy/rules/turn.ts': `
import { share } from '../league.ts'
/** TO-1.1 */
export const turn = { rule: share }
/** TO-2.1: for tests alone */
export function cannotTurn() {}
`,
  'games/toy/league.ts': `
/** TO-2.2: a turn needs it */
export const share = 3
/** TO-2.3: nobody asks */
export const ranking = () => rank()
function rank() {}
`,
  'games/toy/test/table.ts': "import { ranking } from '@hexarium/toy/league'\nexport const table = () => ranking()\n",
  'games/toy/test/toy.test.ts': `
import { toy } from '../index.ts'
import { cannotTurn } from '../rules/index.ts'
import { share } from '../league.ts'
import { table } from './table.ts'
test('TO-1.1 by playing', () => toy)
test('TO-2.1 by a function nobody calls', () => cannotTurn())
test('TO-2.2 by a value the game uses', () => share)
describe('inside', () => {
  test.each([1, 2])('TO-3.1 by way of a helper, %s times', () => table())
})
for (const way of ['a', 'b']) test(\`TO-3.2 said \${way}\`, () => toy)
`,
}

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'hexarium-reach-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), text)
  }
})
afterEach(() => rmSync(house, { recursive: true }))

/** Where an id is cited, and whether people come there. */
function cited(reach: Reach): Record<string, boolean> {
  const inCode = readCitations(house).filter(({ inTest }) => !inTest)
  return Object.fromEntries(inCode.map(({ id, file, line }) => [id, reach.isReached(file, line)]))
}

const tests = 'games/toy/test/toy.test.ts'

test('people come from the registry to what is named there, declaration by declaration', () => {
  expect(cited(readReach(house))).toEqual({
    'TO-1.1': true, // passed on by an index
    'TO-1.2': true, // named by its module's name
    'TO-2.1': false, // in a module they come to, but nothing calls it
    'TO-2.2': true,
    'TO-2.3': false, // in a module of which they need another part
    'TO-3.2': true, // by a pattern of the package's doors
  })
})

test('without a registry nobody comes to anything', () => {
  rmSync(join(house, 'games/registry/index.ts'))
  expect(Object.values(cited(readReach(house)))).not.toContain(true)
})

test('a test leans on what it calls, itself or by a helper, and no further', () => {
  const { leansOn } = readReach(house)
  expect(leansOn(tests, 'TO-1.1 by playing')).toEqual([])
  expect(leansOn(tests, 'TO-2.1 by a function nobody calls')).toEqual(['games/toy/rules/turn.ts: cannotTurn'])
  expect(leansOn(tests, 'TO-2.2 by a value the game uses')).toEqual([])
  expect(leansOn(tests, 'TO-3.1 by way of a helper, 2 times')).toEqual(['games/toy/league.ts: ranking'])
  expect(leansOn(tests, 'TO-3.2 said b')).toEqual([])
  expect(leansOn('games/toy/test/other.test.ts', 'TO-2.1 by a function nobody calls')).toHaveLength(1) // made elsewhere
})

test('what is proved where nobody comes is counted apart, and is not enough for a complete game', () => {
  const titles = [
    'TO-1.1 by playing',
    'TO-2.1 by a function nobody calls',
    'TO-2.2 by a value the game uses',
    'TO-2.3 by something else',
    'TO-3.1 by way of a helper, 1 times',
    'TO-3.2 said a',
    'TO-3.2 TO-1.1 said a',
  ]
  const assertionResults = titles.map(title => ({ title, status: 'passed' }))
  const results: TestResults = { testResults: [{ name: join(house, tests), assertionResults }] }
  const found = report({
    digests: readDigests(house, { toy: { files: ['toy.md'], prefix: 'TO', chapter: /^TO-\d/ } }),
    citations: readCitations(house),
    proofs: readProofs(house, results),
    exemptions: { complete: ['toy'], exempt: { 'TO-1.2': 'of no matter' } },
    reach: readReach(house),
  })
  expect(Object.fromEntries(found.games[0].rules.map(({ id, status }) => [id, status]))).toEqual({
    'TO-1.1': 'proved',
    'TO-1.2': 'exempt',
    'TO-2.1': 'unreached',
    'TO-2.2': 'proved',
    'TO-2.3': 'unreached', // the test leans on nothing, but code cites it where nobody comes alone
    'TO-3.1': 'unreached',
    'TO-3.2': 'proved',
  })
  expect(found.games[0].counts).toMatchObject({ total: 7, proved: 3, unreached: 3 })
  expect(found.errors).toEqual([
    'toy is marked complete, but TO-2.1 is proved by tests, but nobody can come to it (games/toy/rules/turn.ts: cannotTurn).',
    'toy is marked complete, but TO-2.3 is proved by tests, but nobody can come to it (games/toy/league.ts:4).',
    'toy is marked complete, but TO-3.1 is proved by tests, but nobody can come to it (games/toy/league.ts: ranking).',
  ])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCitations, readDigests, readExemptions, readProofs, type TestResults } from '../rules/evidence.ts'
import { digests } from '../rules/ids.ts'
import { readReach } from '../rules/reach.ts'
import { report } from '../rules/report.ts'

const specs = await digests()
let house: string

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'hexarium-rules-'))
  write(
    'docs/rules/skirmish.md',
    '## 1. Play\n\n- **SK-1.1** a\n- **SK-1.2** b\n- **SK-1.3** c\n- **SK-2.1** d\n- **SK-2.2** e\n',
  )
  write(
    'docs/rules/titan.md',
    '## H\n\n| id | Hazard | m | s | r |\n|---|---|---|---|---|\n| TI-H4 | bramble | 1 | 2 | 3 |\n',
  )
  write('games/skirmish/rules/march.ts', "/** SK-1: a section. SK-1.2 */\nexport const march = { rule: 'SK-1.1' }\n")
  write('games/skirmish/game.ts', "import { march } from './rules/march.ts'\nexport const game = { start: march }\n")
  write('games/skirmish/package.json', '{"name":"@hexarium/skirmish","exports":{"./game":"./game.ts"}}')
  write('games/registry/index.ts', "export const registry = { skirmish: () => import('@hexarium/skirmish/game') }\n")
  write('games/skirmish/test/march.test.ts', "test('SK-1.3 never counts as cited', () => {})\n")
  exempt({ complete: [], exempt: {} })
})
afterEach(() => rmSync(house, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

function exempt(exemptions: object) {
  write('docs/rules/exempt.json', JSON.stringify(exemptions))
}

/** The report, given the outcome of each test by name. */
function given(outcomes: Record<string, string>, only?: string, file = 'games/skirmish/test/march.test.ts') {
  const assertionResults = Object.entries(outcomes).map(([title, status]) => ({
    title,
    status,
    ancestorTitles: ['SK-2.2'],
  }))
  const results: TestResults = { testResults: [{ name: join(house, file), assertionResults }] }
  const evidence = {
    digests: readDigests(house, specs),
    citations: readCitations(house),
    proofs: readProofs(house, results),
    exemptions: readExemptions(house),
    reach: readReach(house),
  }
  return report(evidence, only)
}

function statuses({ games }: ReturnType<typeof report>) {
  return Object.fromEntries(games.flatMap(game => game.rules.map(rule => [rule.id, rule.status])))
}

test('a passing test proves, code cites, the rest is missing', () => {
  const found = given({ 'SK-1.1 SK-1.3 units march': 'passed', 'SK-2.1 later': 'skipped' }, 'skirmish')
  expect(statuses(found)).toEqual({
    'SK-1.1': 'proved',
    'SK-1.2': 'cited',
    'SK-1.3': 'proved',
    'SK-2.1': 'missing',
    'SK-2.2': 'missing', // named by the describe block only
  })
  expect(found.games[0]).toMatchObject({
    game: 'skirmish',
    counts: { total: 5, proved: 2, unreached: 0, cited: 1, missing: 2, exempt: 0 },
    chapters: [
      { chapter: 'SK-1', total: 3, proved: 2 },
      { chapter: 'SK-2', total: 2, missing: 2 },
    ],
  })
  expect(found.games[0].rules[1].citedAt).toEqual(['games/skirmish/rules/march.ts:1'])
  expect(found.errors).toEqual([])
})

test('a failing test undoes the proof of others', () => {
  const found = given({ 'SK-2.1 one way': 'passed', 'SK-2.1 another way': 'failed' })
  expect(statuses(found)).toMatchObject({ 'SK-2.1': 'missing' })
})

test('tests outside the games prove nothing', () => {
  expect(
    statuses(given({ 'SK-2.1 in a package': 'passed' }, undefined, 'packages/kernel/test/a.test.ts')),
  ).toMatchObject({
    'SK-2.1': 'missing',
  })
})

test('a column of the hazard table proves its row', () => {
  expect(statuses(given({ 'TI-H4s strikes from bramble': 'passed' }))).toMatchObject({ 'TI-H4': 'proved' })
})

test('a complete game needs every rule proved or exempt; cited is not enough', () => {
  exempt({ complete: ['skirmish'], exempt: { 'SK-2.2': 'advice' } })
  const found = given({ 'SK-1.1 SK-1.3 units march': 'passed' })
  expect(found.errors).toEqual([
    'skirmish is marked complete, but SK-1.2 is cited in code, but no passing test proves it.',
    'skirmish is marked complete, but SK-2.1 is neither cited nor proved.',
  ])
  expect(given({ 'SK-1.1 SK-1.2 SK-1.3 SK-2.1 all': 'passed' }).errors).toEqual([])
})

test('exemptions without a rule are errors, needless ones are noted', () => {
  exempt({ complete: ['chess'], exempt: { 'SK-9.9': 'advice', 'SK-1': 'a section', 'SK-1.1': 'advice' } })
  const found = given({ 'SK-1.1 units march': 'passed' })
  expect(found.errors).toEqual([
    'exempt.json exempts SK-9.9, which no digest defines.',
    'exempt.json exempts SK-1, which no digest defines.',
    'exempt.json marks chess complete, but there is no digest for it.',
  ])
  expect(found.notes).toEqual(['SK-1.1 is exempt, yet proved by “SK-1.1 units march”: it needs no exemption.'])
})

test('an id that no digest defines is an error with its place, in code and in tests', () => {
  write('games/skirmish/rules/wrong.ts', '// fine\n// SK-7.7\n')
  write('games/skirmish/test/wrong.test.ts', "test('SK-1.1x typo', () => {})\n")
  write('games/titan/rules/wrong.ts', '// TI-H5\n')
  expect(given({}, 'skirmish').errors).toEqual([
    'games/skirmish/rules/wrong.ts:2 names SK-7.7, which no digest defines.',
    'games/skirmish/test/wrong.test.ts:1 names SK-1.1x, which no digest defines.',
  ])
  expect(given({}).errors).toHaveLength(3)
})

test('a test named after a section is noted', () => {
  expect(given({ 'SK-1 everything': 'passed' }).notes).toEqual([
    'games/skirmish/test/march.test.ts: “SK-1 everything” names a whole section, so it proves no clause of it.',
  ])
})

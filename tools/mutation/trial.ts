/** Run by vitest in a process of its own: loads a game's tests once, learns what they touch, and tries the changes one by one. */

import { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@hexarium/kernel'
import { walk } from '@hexarium/laws'
import { type Coverage, type Fate, type Line, type Mutant, type Plan, places } from './plan.ts'
import { type Collected, collected } from './tests.ts'

/** What instrumented code looks at. */
interface Switchboard {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

/** Those that point at no rule in particular, and of these the slowest: random games, bots, whole campaigns. */
const GENERAL = /\/(expert-)?(laws|bot[^/]*|skill|ten-years|border-war|position|records|scene|text)\.test\.ts$/
const SLOWEST = /\/(expert-)?(laws|bot[^/]*|skill|ten-years|border-war)\.test\.ts$/
/** A change touched so many times more often than without it never ends. */
const ENDLESS = 100
/** After so many seconds without a test that ends, and so many times what it takes unchanged, one is taken for endless. */
const PATIENCE = 6
const SLOWER = 4

const root = join(import.meta.dirname, '..', '..')
const at = places(process.env['HEXARIUM_MUTATION'] ?? '', process.env['HEXARIUM_MUTATION_WORKER'] ?? 0)
const plan: Plan = JSON.parse(readFileSync(at.plan, 'utf8'))
const board: Switchboard = { mutantCoverage: { static: {}, perTest: {} } }
let lived = 0

const { test } = globalThis as unknown as { test: (name: string, body: () => Promise<void>) => void }

test('the changes', async () => {
  ;(globalThis as Record<string, unknown>)['__stryker__'] = board
  const files = globSync(`games/${plan.game}/test/**/*.test.ts`, { cwd: root }).filter(
    file => !(plan.all ? SLOWEST : GENERAL).test(file),
  )
  for (const file of files.sort()) await import(join(root, file))
  if (plan.laws > 0) collected.push(...looks(await gameOf(plan.game)))
  if (!existsSync(at.coverage)) writeFileSync(at.coverage, JSON.stringify(await learn()))
  const coverage: Coverage = JSON.parse(readFileSync(at.coverage, 'utf8'))
  const byId = new Map(plan.mutants.map(mutant => [mutant.id, mutant]))
  const todo: string[] = JSON.parse(readFileSync(at.todo, 'utf8'))
  for (const id of todo) {
    const touching = [...coverage.tests.keys()].filter(number => coverage.tests[number].hits[id])
    const longest = Math.max(0, ...touching.map(number => coverage.tests[number].milliseconds)) / 1000
    tell({ begins: id, patience: PATIENCE + SLOWER * longest })
    tell({ id, ...(await fateOf(byId.get(id)!, coverage, touching, id === todo[0])) })
    await new Promise(resolve => setImmediate(resolve))
  }
})

/** The laws that are quick: there is always an option, what is listed is accepted and nothing else, invariants hold. */
const QUICK_LAWS = [4, 5, 8] as const
/** A random game is watched for so many choices, and so many of its moments are looked at in full. */
const WATCHED = 700
const LOOKED_AT = 0.01

/** Random games watched by the laws, a test each. */
function looks(game: AnyGame): Collected[] {
  return Array.from({ length: plan.laws }, (_, number) => ({
    name: `the laws, game ${number}`,
    milliseconds: 0,
    run: () => {
      const { violation } = walk(game, {
        seed: `look ${number}`,
        steps: WATCHED,
        thoroughness: LOOKED_AT,
        laws: QUICK_LAWS,
      })
      if (violation) throw new Error(violation.text)
    },
  }))
}

/** The game that a folder's door hands out. */
async function gameOf(id: string): Promise<AnyGame> {
  const door: Record<string, AnyGame> = await import(join(root, 'games', id, 'index.ts'))
  return Object.values(door).find(one => one.id === id)!
}

/** Runs every test once, unchanged. */
async function learn(): Promise<Coverage> {
  const loading = Object.keys(board.mutantCoverage.static)
  for (const [number, one] of collected.entries()) {
    board.currentTestId = `${number}`
    const start = performance.now()
    await one.run()
    one.milliseconds = performance.now() - start
    live()
  }
  board.currentTestId = undefined
  const { perTest } = board.mutantCoverage
  const tests = collected.map(({ name, milliseconds }, number) => ({ name, milliseconds, hits: perTest[number] ?? {} }))
  return { loading, tests }
}

/** Test files by changed file whose failure was seen before: they come first. */
const telling = new Map<string, Set<number>>()

async function fateOf(
  { id, file }: Mutant,
  { loading, tests }: Coverage,
  touching: number[],
  isFirst: boolean,
): Promise<{ fate: Fate; by?: string }> {
  if (loading.includes(id)) return { fate: 'loading' }
  const known = telling.get(file) ?? new Set()
  telling.set(file, known)
  touching.sort(
    (a, b) => Number(known.has(b)) - Number(known.has(a)) || tests[a].milliseconds - tests[b].milliseconds || a - b,
  )
  if (touching.length === 0) return { fate: 'untested' }
  let missing = 0
  for (const number of touching) {
    board.hitCount = 0
    board.hitLimit = tests[number].hits[id] * ENDLESS
    const passed = await passes(collected[number], id)
    missing += Math.max(0, tests[number].hits[id] - board.hitCount)
    board.hitCount = undefined
    live()
    if (passed) continue
    known.add(number)
    if (!(await passes(collected[number]))) throw new Error(`“${tests[number].name}” fails unchanged after a change`)
    return { fate: 'killed', by: tests[number].name }
  }
  return { fate: missing > 0 && !isFirst ? 'unreached' : 'survived' }
}

async function passes(one: Collected, active?: string): Promise<boolean> {
  board.activeMutant = active
  try {
    await one.run()
    return true
  } catch {
    return false
  } finally {
    board.activeMutant = undefined
  }
}

function tell(line: Line): void {
  appendFileSync(at.lines, `${JSON.stringify(line)}\n`)
}

function live(): void {
  if (performance.now() - lived < 1000) return
  lived = performance.now()
  tell({ lives: true })
}

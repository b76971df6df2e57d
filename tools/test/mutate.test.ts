import { expect, test } from 'vitest'
import { codeLines, filesNamed, sample, scoreOf } from '../mutate.ts'

test('only lines of code are worth mutating', () => {
  const text =
    "import { a } from './a.ts'\nimport {\n  b,\n} from './b.ts'\n\n/** Why. */\nexport const c = a + b\n// note\n}\nreturn c"
  expect(codeLines(text)).toEqual([7, 10])
})

test('a sample is the same for the same seed, and never repeats', () => {
  const lines = Array.from({ length: 50 }, (_, line) => line)
  expect(sample(lines, 20, 1)).toEqual(sample(lines, 20, 1))
  expect(new Set(sample(lines, 50, 3)).size).toBe(50)
  expect(sample(lines, 20, 1)).not.toEqual(sample(lines, 20, 2))
})

test('files are named by patterns within a folder, each once; a name without a file is a mistake', () => {
  const named = (...patterns: string[]) => filesNamed('games/demonworld/rules', patterns)
  expect(named('large/tre*', 'large/tread', '../bases')).toEqual([
    'games/demonworld/bases.ts',
    'games/demonworld/rules/large/tread.ts',
  ])
  expect(named('**/*')).toContain('games/demonworld/rules/movement/phase.ts')
  expect(() => named('melee/strike', 'melee/stirke')).toThrow('games/demonworld/rules/melee/stirke.ts')
})

test('a change nobody tests counts as unnoticed', () => {
  const mutant = (status: string) => ({ status, location: { start: { line: 1 } }, mutatorName: 'x' })
  const report = { files: { a: { mutants: ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'].map(mutant) } } }
  expect(scoreOf(report)).toEqual({ killed: 2, survived: 2, score: 0.5 })
})

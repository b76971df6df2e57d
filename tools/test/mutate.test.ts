import { expect, test } from 'vitest'
import { filesNamed, sample, scoreOf } from '../mutate.ts'

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
  expect(scoreOf(['killed', 'endless', 'survived', 'untested', 'loading'])).toEqual({
    noticed: 2,
    endless: 1,
    unnoticed: 2,
    score: 0.5,
  })
})

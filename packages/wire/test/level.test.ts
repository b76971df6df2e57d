import { expect, test } from 'vitest'
import { level } from '../src/parts.ts'

test('a bot is called to a seat by its level, those that try plans out in a style, too', () => {
  for (const name of ['novice', 'fair', 'strong', 'master', 'strong:careful', 'master:bold'])
    expect(level.safeParse(name).success, name).toBe(true)
  for (const name of ['fair:bold', 'strong:mild', 'search:500', 'strong:', ''])
    expect(level.safeParse(name).success, name).toBe(false)
})

import { chance } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { Appetite } from '../src/laws/appetite.ts'

test('who likes to take something up and to lay it down again is tired of it some day', () => {
  const who = { name: 'who', kinds: ['element', 'done'] }
  const where = { name: 'where', kinds: ['hex', 'back'] }
  const listed = [7, 1 << 24] // the first kind and the second
  for (let seed = 0; seed < 200; seed++) {
    const appetite = new Appetite(chance(`dithers ${seed}`))
    let choices = 0
    for (let round = 0; round < 20; round++) {
      for (;;) {
        choices += 2
        if (appetite.pick(who, listed) === listed[1] || appetite.pick(where, listed) === listed[0]) break
      }
    }
    expect(choices).toBeLessThan(2000)
  }
})

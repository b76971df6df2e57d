import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { impure } from '../src/core/plain.ts'
import { becameKnown } from '../src/match/undo.ts'

/** As the sentence says it: somewhere a `null` of the one view is something in the other. */
function plainly(before: unknown, after: unknown): boolean {
  if (before === null) return after !== null && after !== undefined
  if (typeof before !== 'object' || typeof after !== 'object' || after === null) return false
  return Object.entries(before as object).some(([key, item]) => plainly(item, (after as Record<string, unknown>)[key]))
}

describe('what became known', () => {
  test('is a null that is something now, wherever it stood', () => {
    expect(becameKnown({ hand: [1, null, 3] }, { hand: [1, 2, 3] })).toBe(true)
    expect(becameKnown({ hand: [{ card: null }] }, { hand: [{ card: 7 }] })).toBe(true)
    expect(becameKnown(null, 0)).toBe(true)
  })

  test('is not what was forgotten, what changed, what is new, and what stays unknown', () => {
    expect(becameKnown({ hand: [1, 2] }, { hand: [null, 3] })).toBe(false)
    expect(becameKnown({ hand: [null] }, { hand: [] })).toBe(false)
    expect(becameKnown({ hand: [null] }, {})).toBe(false)
    expect(becameKnown({ hand: [null] }, { hand: [null, 5], more: 1 })).toBe(false)
    expect(becameKnown({ hand: [null] }, { hand: null })).toBe(false)
  })

  test('is found as plainly as it is said', () => {
    const value = fc.letrec(tie => ({
      leaf: fc.constantFrom(null, 0, 1, 'x', true),
      node: fc.oneof(
        { maxDepth: 3 },
        tie('leaf'),
        fc.array(tie('node'), { maxLength: 3 }).filter(list => impure(list) === undefined),
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('node'), { maxKeys: 3 }),
      ),
    })).node
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(becameKnown(a, b)).toBe(plainly(a, b))
      }),
    )
  })
})

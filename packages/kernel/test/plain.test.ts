import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repeatedPath, sharedPath } from '../../laws/src/laws/copies.ts'
import { applyChanges, canonical, changes, copy, flatCopy, impure, same, sharing } from '../src/index.ts'

fc.configureGlobal({ seed: 20_26, numRuns: 400 })

/** Plain data as states and views hold it: an array holds primitives or objects, not both. */
const { plain } = fc.letrec<{ plain: unknown; leaf: unknown; list: unknown; object: unknown }>(tie => ({
  leaf: fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null)),
  list: fc.oneof(
    fc.array(tie('leaf'), { maxLength: 5 }),
    fc.array(fc.oneof(tie('list'), tie('object')), { maxLength: 4 }),
  ),
  object: fc.dictionary(fc.stringMatching(/^[a-z…]{1,3}$/), tie('plain'), { maxKeys: 5, noNullPrototype: true }),
  plain: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('object')),
}))

/** Any JSON, save for the one key that no object can be given by assignment. */
const json = fc.jsonValue().filter(value => !JSON.stringify(value).includes('__proto__'))

/** The same data with every object's keys in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  )
}

describe('plain data', () => {
  test('made of the parts of what was before is the same data, and changes neither', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const [was, is] = [canonical(before), canonical(after)]
        expect(canonical(sharing(before, after))).toBe(is)
        expect([canonical(before), canonical(after)]).toEqual([was, is])
        expect(sharing(before, copy(before))).toBe(before)
      }),
    )
  })

  test('what did not change is what was there before, in lists and in objects', () => {
    const before = { here: [1, 2], there: [{ a: 1 }, { b: 2 }], gone: 3 }
    const after = sharing(before, { here: [1, 2], there: [{ a: 1 }, { b: 3 }] } as Partial<typeof before>)
    expect(after).toEqual({ here: [1, 2], there: [{ a: 1 }, { b: 3 }] })
    expect(after.here).toBe(before.here)
    expect(after.there![0]).toBe(before.there[0])
    expect(after.there![1]).not.toBe(before.there[1])
  })

  test('a flat copy takes what did not change from an earlier one, and never from the original', () => {
    const original = { here: [1, 2], there: [3], word: 'a' }
    const first = flatCopy(original)
    expect(sharedPath(original, first)).toBeUndefined()
    original.there.push(4)
    const second = flatCopy(original, first)
    expect(second).toEqual(original)
    expect(sharedPath(original, second)).toBeUndefined()
    expect(second.here).toBe(first.here)
    expect(first.there).toEqual([3])
  })

  test('copied is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain, value => {
        const twin = copy(value)
        expect(twin).toEqual(value)
        expect(sharedPath(value, twin)).toBeUndefined()
      }),
    )
  })

  test('is found plain, and stays the same through JSON', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(impure(value)).toBeUndefined()
        expect(same(JSON.parse(JSON.stringify(value)), value)).toBe(true)
      }),
    )
  })

  test('is the same exactly if its canonical text is', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b))
        expect(same(a, turned(a))).toBe(true)
        expect(canonical(turned(a))).toBe(canonical(a))
        expect(JSON.parse(canonical(a))).toEqual(JSON.parse(JSON.stringify(a)))
      }),
    )
  })

  test('changes lead from one to the other, also through JSON, and leave the first alone', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const before = canonical(a)
        const sent = JSON.parse(JSON.stringify(changes(a, b)))
        expect(canonical(applyChanges(a, sent))).toBe(canonical(b))
        expect(canonical(a)).toBe(before)
      }),
    )
  })

  test('keys may be named like what every object has', () => {
    const pairs: [object, object][] = [
      [{}, { toString: 1 }],
      [{ valueOf: 1 }, {}],
      [{ constructor: 1 }, { toString: 1 }],
    ]
    for (const [a, b] of pairs) {
      expect(same(a, b)).toBe(false)
      expect(applyChanges(a, changes(a, b))).toEqual(b)
    }
  })

  test('no changes lead to the same', () => {
    fc.assert(
      fc.property(json, a => {
        expect(changes(a, JSON.parse(JSON.stringify(turned(a))))).toEqual([])
      }),
    )
  })

  test('changes are as small as what changed', () => {
    const before = {
      units: [
        { hex: 1, hits: 0 },
        { hex: 2, hits: 0 },
      ],
      round: 1,
      note: 'x',
    }
    const after = {
      units: [
        { hex: 1, hits: 0 },
        { hex: 2, hits: 3 },
      ],
      round: 2,
      fresh: true,
    }
    expect(changes(before, after)).toEqual([
      { path: ['units', 1, 'hits'], value: 3 },
      { path: ['round'], value: 2 },
      { path: ['note'] },
      { path: ['fresh'], value: true },
    ])
    expect(changes([1, 2], [1, 2, 3])).toEqual([{ path: [], value: [1, 2, 3] }])
  })

  test('what is applied is not what was sent: neither holds the other’s objects', () => {
    const sent = changes({}, { list: [[1]] })
    expect(sharedPath(sent, applyChanges({}, sent))).toBeUndefined()
  })
})

describe('what is not plain', () => {
  test.each([
    [undefined, ': a undefined'],
    [{ a: undefined }, '.a: a undefined'],
    [{ a: [0, undefined] }, '.a[1]: a undefined'],
    [{ a: Number.NaN }, '.a: NaN is not JSON'],
    [{ a: [Number.POSITIVE_INFINITY] }, '.a[0]: Infinity'],
    [{ a: new Map() }, '.a: an instance'],
    [{ a: new Date(0) }, '.a: an instance'],
    [{ a: new Uint8Array(2) }, '.a: an instance'],
    [{ a: () => 1 }, '.a: a function'],
    [{ a: 1n }, '.a: a bigint'],
    [{ a: Symbol('x') }, '.a: a symbol'],
    [{ a: Object.create(null) }, '.a: an instance'],
    [[1, { b: 2 }], '[1]: an object in an array of primitives'],
    [[1, [2]], '[1]: an object in an array of primitives'],
    // biome-ignore lint/suspicious/noSparseArray: a hole is the case
    [[[0, , 1]], '[0][1]: a undefined'],
  ])('%# is named with its place', (value, words) => expect(impure(value)).toContain(words))

  test('null is plain anywhere', () => {
    for (const value of [null, [null], [1, null, 2], [null, 1], [null, { a: 1 }], [{ a: 1 }, null]]) {
      expect(impure(value)).toBeUndefined()
      expect(sharedPath(value, copy(value))).toBeUndefined()
    }
  })
})

describe('sharing', () => {
  test('is found with its place', () => {
    const inner = { deep: [1] }
    expect(sharedPath({ a: { b: inner } }, { c: [inner] })).toBe('c.0')
    expect(sharedPath({ a: [1] }, { a: [1] })).toBeUndefined()
    expect(repeatedPath({ a: inner, b: [inner] })).toBe('b.0')
    expect(repeatedPath({ a: [1], b: [1] })).toBeUndefined()
  })
})

test('keys that every object inherits are keys like others', () => {
  const before = { name: 1, toString: 2 }
  const after = { name: 1, constructor: 3 }
  expect(applyChanges(before, changes(before, after))).toEqual(after)
})

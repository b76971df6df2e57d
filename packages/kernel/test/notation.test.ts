import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeDecision } from '../src/core/options.ts'
import {
  type Line,
  optionKind,
  optionOf,
  optionsAt,
  optionValue,
  pointsAt,
  readLine,
  readOption,
  VALUES,
  writeCompact,
  writeLine,
  writeOption,
} from '../src/index.ts'

fc.configureGlobal({ seed: 20_26, numRuns: 300 })

const kinds = fc.uniqueArray(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,8}$/), { minLength: 1, maxLength: 60 })
const decisions = kinds.chain(kinds =>
  fc.record({
    kinds: fc.constant(kinds),
    valued: fc.array(fc.boolean(), { minLength: kinds.length, maxLength: kinds.length }),
    parts: fc.constant(kinds.map(() => null)),
  }),
)
const values = fc.oneof(fc.constantFrom(0, 1, VALUES - 1), fc.nat(VALUES - 1))

describe('an option', () => {
  test('is a kind and an integer, and reads as it is written', () => {
    fc.assert(
      fc.property(decisions, fc.nat(), values, (decision, any, value) => {
        const kind = any % decision.kinds.length
        const option = optionOf(decision, decision.kinds[kind], value)!
        expect(optionKind(option)).toBe(kind)
        expect(optionValue(option)).toBe(value)
        expect(readOption(decision, writeOption(decision, option))).toBe(option)
        expect(readOption(decision, writeCompact(option))).toBe(option)
      }),
    )
  })

  test('points at an element of the scene: by its kind, by another name, or by what its integer holds', () => {
    const go = (_g: object, _here: object, _value: number) => {}
    const spec = { name: 'q', rule: 'R', seat: () => 0, offer() {}, take: { hex: go, march: go, order: go, done() {} } }
    const points = { march: 'hex', order: (value: number) => `unit:${value >> 2}` }
    const asked = makeDecision({ ...spec, points }) as never
    const at = (name: string, value: number) => pointsAt(asked, optionOf(asked, name, value)!)
    expect([at('hex', 7), at('march', 7), at('order', 13), at('done', 0)]).toEqual(['hex:7', 'hex:7', 'unit:3', null])
    expect(optionsAt(asked, 'hex:7')).toEqual([optionOf(asked, 'hex', 7), optionOf(asked, 'march', 7)])
    expect(optionsAt(asked, 'unit:3')).toEqual([])
    expect(optionsAt(asked, 'nonsense')).toEqual([])
  })

  test('has no value where none is worth writing', () => {
    const decision = { kinds: ['done', 'hex'], valued: [false, true], parts: [null, null] }
    expect(writeOption(decision, optionOf(decision, 'done')!)).toBe('done')
    expect(writeOption(decision, optionOf(decision, 'hex')!)).toBe('hex 0')
    expect(writeOption(decision, optionOf(decision, 'hex', 1310)!)).toBe('hex 1310')
    expect(readOption(decision, 'hex')).toBe(optionOf(decision, 'hex', 0))
    expect(writeCompact(optionOf(decision, 'hex', 1310)!)).toBe('.1.10e')
    expect(writeCompact(optionOf(decision, 'done')!)).toBe('.0')
  })

  test.each([
    '',
    ' ',
    'hex',
    'done 16777216',
    'done -1',
    'done 1.5',
    'done  1',
    'done 1 ',
    ' done',
    'constructor',
    '.',
    '.1',
    '.0.',
    '.0.zzzzzz',
    '.0.zzzzz',
    '.zz',
    'done\n',
    'done 1e3',
  ])('is not read from %j', text => {
    expect(readOption({ kinds: ['done'], parts: [null] }, text)).toBeUndefined()
  })

  test('reading never throws', () => {
    fc.assert(
      fc.property(decisions, fc.string({ unit: 'binary' }), (decision, text) => void readOption(decision, text)),
    )
  })

  test('does not exist for impossible values', () => {
    const decision = { kinds: ['a'], parts: [null] }
    for (const value of [-1, VALUES, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(optionOf(decision, 'a', value)).toBeUndefined()
    }
    expect(optionOf(decision, 'b')).toBeUndefined()
  })
})

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,8}$/)
const choice = fc
  .tuple(word, fc.option(fc.nat(VALUES - 1)))
  .map(([kind, value]) => (value === null ? kind : `${kind} ${value}`))
const rolls = fc.array(fc.nat(100), { maxLength: 6 })
const lines: fc.Arbitrary<Line> = fc.oneof(
  fc
    .tuple(fc.option(fc.nat(9)), choice, rolls, fc.boolean())
    .map(
      ([seat, choice, dice, given]): Line =>
        given && dice.length > 0
          ? { is: 'choice', seat, choice, rolls: [], given: dice }
          : { is: 'choice', seat, choice, rolls: dice, given: null },
    ),
  fc.record({ is: fc.constant('resign' as const), seat: fc.nat(9) }),
  fc.constant<Line>({ is: 'draw' }),
  fc.record({ is: fc.constant('standing' as const), seat: fc.nat(9), decision: word, answer: fc.option(word) }),
)

describe('a line of a record', () => {
  test('reads as it is written', () => {
    fc.assert(
      fc.property(lines, line => {
        expect(readLine(writeLine(line))).toEqual(line)
      }),
    )
  })

  test.each([
    ['hex 1310', { is: 'choice', seat: null, choice: 'hex 1310', rolls: [], given: null }],
    ['1>order 5', { is: 'choice', seat: 1, choice: 'order 5', rolls: [], given: null }],
    ['fire 3 (4 2)', { is: 'choice', seat: null, choice: 'fire 3', rolls: [4, 2], given: null }],
    ['fire 3 =4 2', { is: 'choice', seat: null, choice: 'fire 3', rolls: [], given: [4, 2] }],
    ['!resign 1', { is: 'resign', seat: 1 }],
    ['!draw', { is: 'draw' }],
    ['!standing 0 react', { is: 'standing', seat: 0, decision: 'react', answer: null }],
  ])('%s', (text, line) => expect(readLine(text)).toEqual(line))

  test.each([
    '',
    '!',
    '!resign',
    '!resign x',
    '!draw 1',
    '!standing 1',
    '1>',
    '>x',
    'x (',
    'x ()',
    'x =',
    'x >1',
    'a>b',
    '!nonsense',
  ])('is not read from %j', text => expect(readLine(text)).toBeUndefined())

  test('reading never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => void readLine(text)))
  })
})

import { describe, expect, test } from 'vitest'
import {
  aid,
  askInstead,
  best,
  bestOf,
  defineGame,
  everyUnderWay,
  finish,
  firstOf,
  forDecision,
  helpFrom,
  hereAt,
  newGame,
  only,
  optionCarries,
  optionOf,
  options,
  ranked,
  readOption,
  type State,
  take,
  underWay,
  vocabulary,
  whyNot,
  writeOption,
} from '../src/index.ts'

interface Compass extends State {
  facing: number[]
}

const { decision, about, procedure, ask, act, call } = vocabulary<Compass, Record<string, number[]>, number>()

type Turning = { element: number; least: number }

const face = decision({
  name: 'face',
  rule: 'T-1',
  seat: (_g, _here: Turning) => 0,
  about: (_g, { element }, seat) => element + seat,
  parts: { turn: { element: 3, facing: 6 } },
  offer(_g, here, can) {
    for (let facing = here.least; facing < 6; facing++) can.turn({ element: here.element, facing })
    can.done()
  },
  take: {
    turn(g, _here, { element, facing }) {
      g.facing[element] = facing
    },
    done() {},
  },
  cannot: {
    turn: (_g, here, { element, facing }) =>
      element !== here.element ? 'T-2' : facing < here.least ? 'T-3' : undefined,
  },
  points: { turn: ({ element }) => `element:${element}` },
})

const halt = decision({
  name: 'halt',
  rule: 'T-1',
  seat: (_g, _here: Turning) => 0,
  offer: (_g, _here, can) => can.halt(),
  take: { halt() {} },
})

const turning = procedure<Turning>('turning', 'T-1', ask(face), ask(halt))

const spec = {
  id: 'compass',
  rules: '1',
  seats: { min: 1, max: 1 },
  settings: {},
  events: {},
  setup: () => ({ facing: [0, 0, 0] }),
  start: procedure(
    'main',
    'T-1',
    call(turning, { with: () => ({ element: 2, least: 4 }) }),
    act((g: Compass) => finish(g, ranked([1], 'T-1'))),
  ),
  view: (g: Compass) => ({ facing: [...g.facing] }),
  scene: () => ({ boards: [], sheets: [] }),
  text: { en: {}, de: {}, fr: {} } as never,
}
const compass = defineGame<Compass, unknown>(spec)
const fresh = () => newGame(compass, { seats: 1, settings: {} }, 'seed')

describe('an option made of parts', () => {
  test('is packed, and given unpacked to whoever asks', () => {
    const g = fresh()
    const offered = options(compass, g, 0)
    expect(offered.map(option => optionCarries(face, option))).toEqual([
      { element: 2, facing: 4 },
      { element: 2, facing: 5 },
      0,
    ])
    take(compass, g, 0, offered[1])
    expect(g.facing).toEqual([0, 0, 5])
  })

  test('is written with one number a part, and still read as one number', () => {
    const option = optionOf(face, 'turn', { element: 2, facing: 5 })!
    expect(writeOption(face, option)).toBe('turn 2 5')
    expect(readOption(face, 'turn 2 5')).toBe(option)
    expect(readOption(face, 'turn 17')).toBe(option)
    for (const wrong of ['turn 2 6', 'turn 3 0', 'turn 1 2 3', 'done 1 2'])
      expect(readOption(face, wrong)).toBeUndefined()
  })

  test('is refused by the rule that forbids these parts', () => {
    const why = (element: number, facing: number) =>
      whyNot(compass, fresh(), 0, optionOf(face, 'turn', { element, facing })!)
    expect([why(1, 5), why(2, 3), why(2, 4)]).toEqual(['T-2', 'T-3', undefined])
  })

  test('must fit into one', () => {
    const wide = {
      name: 'wide',
      rule: '',
      seat: () => 0,
      offer() {},
      take: { x() {} },
      parts: { x: { a: 4097, b: 4096 } },
    }
    expect(() => decision(wide)).toThrow('wide.x has 16781312 values')
  })
})

describe('what a question remembers', () => {
  test('is told with its types: of the question asked, of a procedure under way', () => {
    const g = fresh()
    expect(hereAt(g, face)?.least).toBe(4)
    expect(underWay(g, turning)?.element).toBe(2)
    take(compass, g, 0, options(compass, g, 0)[0])
    expect(hereAt(g, face)).toBeUndefined()
    take(compass, g, 0, options(compass, g, 0)[0])
    expect(hereAt(g, face)).toBeUndefined()
    expect(underWay(g, turning)).toBeUndefined()
    expect(everyUnderWay(g, turning)).toEqual([])
  })

  test('may be changed wherever the procedure is under way', () => {
    const g = fresh()
    for (const here of everyUnderWay(g, turning)) here.least = 5
    expect(options(compass, g, 0)).toHaveLength(2)
  })

  test('says what the question is about, where its decision does', () => {
    const g = fresh()
    expect([about(g, 0), about(g, 1)]).toEqual([2, 3])
    take(compass, g, 0, options(compass, g, 0)[0])
    expect(about(g, 0)).toBeUndefined()
  })

  test('may be thought over: another question of the procedure is asked instead', () => {
    const g = fresh()
    askInstead(g, halt).least = 5
    expect(hereAt(g, halt)?.least).toBe(5)
    expect(hereAt(g, face)).toBeUndefined()
  })
})

describe('help tied to a question', () => {
  const help = helpFrom<Compass>(
    forDecision(face, {
      notes: (_g, { element }) => [{ at: `element:${element}`, key: 'turns', args: [] }],
      odds: {
        turn: (_g, { least }, { facing }) => [{ key: 'luck', args: [], chance: (facing - least) / 2, rule: 'T-1' }],
      },
      about: (_g, { element }) => element,
    }),
    forDecision(face, {
      grave: ['done'],
      forgets: { done: (_g, { element }) => [`element:${element}`] },
      habits: {
        straightOn: (_g, { element }, offered) =>
          offered('turn').length > 1 ? ['turn', { element, facing: 5 }] : undefined,
      },
      advice:
        () =>
        (kind, _value, { facing }) =>
          kind === 'done' ? 0 : facing,
    }),
  )
  const game = defineGame<Compass, unknown>({ ...spec, odds: help.odds, aid: help })

  test('is asked for with what the question remembers, by kind and with the parts', () => {
    const g = fresh()
    const { notes, odds, forgotten, habits } = aid(game, g, 0, 1)
    expect(notes).toEqual([{ at: 'element:2', key: 'turns', args: [] }])
    expect(odds.map(({ chance }) => chance)).toEqual([0, 0.5])
    expect(forgotten.map(({ ids }) => ids)).toEqual([['element:2']])
    expect(habits).toEqual({ straightOn: optionOf(face, 'turn', { element: 2, facing: 5 }) })
    expect(help.policy(g, 0, face, options(game, g, 0))).toEqual([4, 5, 0])
    expect(help.about(g, 0)).toBe(2)
    expect(help.grave).toEqual(['face.done'])
  })

  test('may be given once', () => {
    const one = forDecision(face, { about: () => 1 })
    expect(() => helpFrom(one, one)).toThrow('the about of face are given twice')
  })
})

describe('advice', () => {
  test('wants one option: by its number or by its parts', () => {
    expect([only('turn', 3)('turn', 3), only('turn', 3)('turn', 4), only('turn')('done', 0)]).toEqual([1, 0, 0])
    const east = only('turn', { element: 2, facing: 0 })
    expect([east('turn', 12, { element: 2, facing: 0 }), east('turn', 13, { element: 2, facing: 1 })]).toEqual([1, 0])
  })

  test('takes the first of some kinds that is offered', () => {
    const offered = (kind: 'turn' | 'done') => (kind === 'turn' ? [{ element: 1, facing: 4 }] : [0])
    expect(firstOf(offered, 'turn', 'done')('turn', 10, { element: 1, facing: 4 })).toBe(1)
    expect(firstOf((_kind: 'done') => [], 'done')('anything', 7)).toBe(1)
  })

  test('finds the best, the first of equals', () => {
    expect(best([3, 5, 4], value => 9 - Math.abs(value - 5))).toEqual([5, 9])
    expect(best([], () => 1)).toEqual([-1, Number.NEGATIVE_INFINITY])
    expect(bestOf([{ at: 1 }, { at: 2 }, { at: 2 }], ({ at }) => at)).toEqual([{ at: 2 }, 2])
    expect(bestOf([], () => 1)).toBeUndefined()
  })
})

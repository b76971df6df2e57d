import { type AnyGame, type BotHints, chance, type Numbers, options, skillBy, Taste, take } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { describe, expect, test } from 'vitest'
import { botFrom, Climb, consider, decide, greedy, planner, skilled, thoughtOf } from '../src/index.ts'
import { begin, chosen } from './play.ts'
import { heaps, hinted } from './toys.ts'

/** Which option is taken, by its place: the plain player takes the first, the skilled one the last. */
const taste = new Taste({ place: 0, other: 1 })
const policy: BotHints<never>['policy'] = (_g, _seat, _decision, options) => {
  return options.map((_, at) => (at === Math.min(options.length - 1, Math.round(taste.now.place)) ? 1 : 0))
}
const hints: BotHints<never> = { evaluate: () => 0.5, policy, ...skillBy(taste, { place: 9 }, { policy }) }
const game = hinted(heaps([3, 3, 3]), hints)
const offered = options(game, begin(game), 0)

describe('somebody who plays well', () => {
  const choice = (bot: Parameters<typeof decide>[0], of: AnyGame = game) => decide(bot, thoughtOf(of, begin(of), 0, 1))

  test('goes by the skilled policy, with other numbers by these; greedy, fair and novice keep to the plain one', () => {
    expect(choice(skilled())).toBe(offered.at(-1))
    expect(choice(skilled({ place: 1 }))).toBe(offered[1])
    expect(choice(greedy())).toBe(offered[0])
    for (const name of ['fair', 'novice']) expect(choice(named(name))).toBe(offered[0])
    expect(choice(named('skilled'))).toBe(offered.at(-1))
    expect(choice(named('skilled:place=1,other=-0.5'))).toBe(offered[1])
  })

  test('is greedy where the game says nothing of him', () => {
    const g = begin(skirmish)
    for (const seed of [1, 2, 3]) expect(chosen(skirmish, g, skilled(), seed)).toBe(chosen(skirmish, g, greedy(), seed))
  })

  test('who plans plans by the skilled policy: its own line, what belongs to no plan, and what is played on', () => {
    const asked: number[] = []
    const watching: BotHints<never>['policy'] = (g, seat, decision, options) => {
      asked.push(seat)
      return policy(g, seat, decision, options)
    }
    const skill = skillBy(taste, { place: 9 }, { policy: watching })
    const without = hinted(game, { ...hints, ...skill, plans: [] })
    expect(choice(planner(), without)).toBe(offered.at(-1))
    const plans = [
      { kind: 'any', isOver: (g: never) => (g as { core: { result: unknown } }).core.result !== null, strays: 1 },
    ]
    const within = hinted(game, { ...hints, ...skill, plans })
    asked.length = 0
    const g = begin(within)
    const { option, kept } = consider(planner({ effort: 400 }), thoughtOf(within, g, 0, 1), null)
    expect(new Set(asked)).toEqual(new Set([0, 1])) // the other is thought to play as well
    take(within, g, 0, option)
    expect(kept!.kind).toBe('any')
  })

  test('strong never strays from the skilled policy; in a style it does, or there would be nothing to choose from', () => {
    const plans = [{ kind: 'any', isOver: () => false, strays: 1, turn: () => 7 }]
    const straying = hinted(game, { ...hints, plans })
    const consideredBy = (name: string) => consider(named(name), thoughtOf(straying, begin(straying), 0, 1), null)
    expect(consideredBy('strong')).toEqual({ option: offered.at(-1), kept: null })
    for (const name of ['strong:careful', 'master']) expect(consideredBy(name).kept!.tired!.effort).toBeGreaterThan(0)
  })

  test('where a game tells who is able from who is a master, strong goes by the one and all others by the other', () => {
    const told = hinted(game, { ...hints, ...skillBy(taste, { place: 9 }, { policy }, { place: 1 }), plans: [] })
    expect(choice(named('strong'), told)).toBe(offered[1])
    for (const name of ['master', 'plans:100', 'skilled']) expect(choice(named(name), told)).toBe(offered.at(-1))
  })

  test('a master tries nothing out that gains nothing, but in a style', () => {
    const plans = [{ kind: 'any', isOver: () => false, strays: 1, isVain: true, turn: () => 7 }]
    const vain = hinted(game, { ...hints, plans })
    const consideredBy = (name: string) => consider(named(name), thoughtOf(vain, begin(vain), 0, 1), null)
    expect(consideredBy('master')).toEqual({ option: offered.at(-1), kept: null })
    expect(consideredBy('master:bold').kept!.tired!.effort).toBeGreaterThan(0)
  })

  test('a master spends no more on a plan than is enough, but in a style', () => {
    const plans = [{ kind: 'any', isOver: () => false, strays: 1, enough: 1, turn: () => 7 }]
    const easy = hinted(game, { ...hints, plans })
    const effortOf = (name: string) =>
      consider(named(name), thoughtOf(easy, begin(easy), 0, 1), null).kept!.tired!.effort
    expect(effortOf('master:bold')).toBeGreaterThan(effortOf('master'))
  })

  test('numbers that a game does not have are refused by name', () => {
    expect(() => choice(skilled({ pride: 1 }))).toThrow('the taste of heaps has no pride; it has place, other')
    expect(() => choice(skilled({ pride: 1 }), skirmish)).toThrow('no numbers')
    for (const name of ['skilled:', 'skilled:place', 'skilled:place=', 'skilled:place=1;other=2'])
      expect(botFrom(name).ok).toBe(false)
  })
})

function named(name: string) {
  const bot = botFrom(name)
  if (!bot.ok) throw new Error(bot.problem.text)
  return bot.value
}

describe('a climb', () => {
  const plain = { height: 1, width: 2, luck: 1, extra: 0 }
  /** Who is nearer to the summit wins more often; luck is of no use. */
  const chanceFor = (one: Numbers, other: Numbers) => {
    const distance = ({ height, width, extra }: Numbers) =>
      Math.abs(Math.log(height / 3)) + Math.abs(Math.log(width / 1)) + Math.abs(extra - 1)
    return 1 / (1 + Math.exp(1.5 * (distance(one) - distance(other))))
  }
  const climbed = (seed: string, names: readonly string[] = Object.keys(plain)) => {
    const climb = new Climb(plain, plain, names, seed)
    const luck = chance(`games/${seed}`)
    for (let round = 0; round < 60; round++) {
      const trials = climb.trials(50)
      climb.learn(
        trials,
        trials.map(({ up, down }) => (luck.below(10_000) < 10_000 * chanceFor(up, down) ? 1 : 0)),
      )
    }
    return climb
  }

  test('comes near the summit, the same way for the same seed, and knows what mattered', () => {
    const climb = climbed('a')
    const { height, width, luck, extra } = climb.found()
    expect(Math.abs(Math.log(height / 3))).toBeLessThan(0.35)
    expect(Math.abs(Math.log(width))).toBeLessThan(0.35)
    expect(Math.abs(extra - 1)).toBeLessThan(0.35)
    expect(Math.abs(Math.log(luck))).toBeLessThan(0.5)
    expect(climb.slopes().at(-1)!.name).toBe('luck')
    expect(climb.slopes().find(({ name }) => name === 'width')!.slope).toBeLessThan(0)
    expect(climbed('a').found()).toEqual(climb.found())
    expect(climbed('b').found()).not.toEqual(climb.found())
  })

  test('leaves numbers alone that it is not told to change, and begins where it is told to', () => {
    expect(Object.keys(climbed('a', ['width']).found())).toEqual(['width'])
    const climb = new Climb(plain, { ...plain, height: 2, extra: -0.5 }, ['height', 'extra'], 'a')
    expect(climb.found()).toEqual({ height: 2, extra: -0.5 })
    const [{ up, down, signs }] = climb.trials(1)
    expect(up['height'] * down['height']).toBeCloseTo(4, 2) // as far above as below
    expect(up['height'] > 2).toBe(signs[0] > 0)
  })
})

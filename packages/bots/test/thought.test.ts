import { canonical, copy, options, take } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { describe, expect, test } from 'vitest'
import { type Bot, botFrom, decide, greedy, playGame, random, search, type Thought, thoughtOf } from '../src/index.ts'
import { begin, chosen } from './play.ts'
import { CARDS, guessing } from './toys.ts'

const bots: Bot[] = [random(), greedy(), search({ nodes: 30 })]

describe('a bot sees only what its seat may know', () => {
  test.each(bots)('$name guesses a hidden card at chance level', bot => {
    const game = guessing()
    const games = 400
    let right = 0
    for (let i = 0; i < games; i++) {
      if (playGame(game, [bot, random()], `guess ${i}`).places[0] === 1) right++
    }
    const sigma = Math.sqrt(games * (1 / CARDS) * (1 - 1 / CARDS))
    expect(Math.abs(right - games / CARDS)).toBeLessThan(4 * sigma)
  })

  test.each(bots)('$name chooses the same whatever the hidden card is', bot => {
    const game = guessing()
    const choices = Array.from({ length: CARDS }, (_, card) => {
      const g = begin(game)
      Object.assign(g, { card })
      return chosen(game, g, bot, 7)
    })
    expect(new Set(choices).size).toBe(1)
  })

  test('a thought holds neither the real state nor anything through which to change it', () => {
    const game = guessing()
    const g = begin(game)
    const before = canonical(g)
    const thought = thoughtOf(game, g, 0, 1)
    for (const value of Object.values(thought)) expect(value).not.toBe(g)
    const dream = thought.imagine(1)
    take(game, dream, 0, thought.options[1])
    dream.core.dice.fill(0)
    expect(canonical(g)).toBe(before)
    expect(() => (thought.options as number[]).push(1)).toThrow()
    expect(() => Object.assign(thought, { imagine: () => g })).toThrow()
  })

  test('imagined states differ from each other, not from what is known', () => {
    const game = guessing()
    const g = begin(game)
    const thought = thoughtOf(game, g, 0, 1)
    const cards = new Set(
      Array.from({ length: 100 }, (_, number) => (thought.imagine(number) as typeof g & { card: number }).card),
    )
    expect(cards.size).toBe(CARDS)
    expect(thought.imagine(3)).toEqual(thought.imagine(3))
    expect(thought.imagine(3)).not.toEqual(thought.imagine(4))
    expect(thought.imagine(5).core.dice).not.toEqual(g.core.dice)
  })
})

describe('the same state, seed and budget give the same choice', () => {
  test.each([
    ...bots,
    search({ nodes: 30, noise: 0.2 }, 'search with noise'),
    greedy({ noise: 0.1 }, 'greedy with noise'),
  ])('$name', bot => {
    const g = begin(skirmish)
    for (let i = 0; i < 20 && g.core.result === null; i++) {
      const seat = [0, 1].find(seat => options(skirmish, g, seat).length > 0)!
      const untouched = canonical(g)
      const option = decide(bot, thoughtOf(skirmish, g, seat, i))
      expect(decide(bot, thoughtOf(skirmish, copy(g), seat, i))).toBe(option)
      expect(canonical(g)).toBe(untouched)
      take(skirmish, g, seat, option)
    }
  })

  test('another seed gives another choice somewhere', () => {
    const g = begin(skirmish)
    const choices = new Set(Array.from({ length: 20 }, (_, seed) => chosen(skirmish, g, random(), seed)))
    expect(choices.size).toBeGreaterThan(1)
  })
})

test('only a listed option comes of a bot', () => {
  const game = guessing()
  const bad: Bot = { name: 'bad', choose: () => 12345 }
  expect(() => decide(bad, thoughtOf(game, begin(game), 0, 1))).toThrow('bot bad chose 12345')
})

test('a seat that is not asked has nothing to think about', () => {
  const game = guessing()
  expect(() => thoughtOf(game, begin(game), 1, 1)).toThrow('seat 1 is not asked')
})

test('a search with a time limit stops by the clock it is given', () => {
  let now = 0
  let dreams = 0
  const outcome = botFrom('search:50ms', () => now++)
  if (!outcome.ok) throw new Error(outcome.problem.text)
  const g = begin(skirmish)
  const thought = thoughtOf(skirmish, g, 0, 1)
  const counted: Thought = {
    ...thought,
    imagine(number) {
      dreams++
      return thought.imagine(number)
    },
  }
  expect(thought.options).toContain(decide(outcome.value, counted))
  expect(dreams).toBeGreaterThan(50)
  expect(dreams).toBeLessThan(500)
})

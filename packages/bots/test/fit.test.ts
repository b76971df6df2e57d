import { chance } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { describe, expect, test } from 'vitest'
import { calibration, chanceBy, fit, greedy, lessonsOf, random, surprise } from '../src/index.ts'

/** Games decided by these weights: what is fitted to them must come near. */
const TRUE = [1.5, -0.8, 0]

function samples(count: number) {
  const luck = chance('fit')
  const figure = () => (luck.below(2001) - 1000) / 500
  return Array.from({ length: count }, () => {
    const figures = [figure(), figure(), figure()]
    return { figures, came: luck.below(1000) < 1000 * chanceBy(TRUE, figures) ? 1 : 0 }
  })
}

describe('fitting a judgement', () => {
  const known = samples(4000)
  const weights = fit(known, 3)

  test('finds the weights behind what happened', () => {
    for (const [place, weight] of TRUE.entries()) expect(Math.abs(weights[place] - weight)).toBeLessThan(0.12)
  })

  test('a figure that never differs gets no weight, and games all won no endless one', () => {
    const one = fit(
      [1, 2, 3].map(of => ({ figures: [0, of], came: 1 })),
      2,
    )
    expect(one[0]).toBe(0)
    expect(one[1]).toBeGreaterThan(0)
    expect(one[1]).toBeLessThan(5)
  })

  test('chances that are right come true, tenth by tenth, and surprise less than an even chance does', () => {
    const forecasts = known.map(({ figures, came }) => ({ said: chanceBy(weights, figures), came }))
    const tenths = calibration(forecasts)
    expect(tenths.reduce((sum, { count }) => sum + count, 0)).toBe(known.length)
    for (const { said, came } of tenths) expect(Math.abs(said - came)).toBeLessThan(0.1)
    expect(surprise(forecasts)).toBeLessThan(surprise(known.map(({ came }) => ({ said: 0.5, came }))))
  })
})

test('a game teaches the same for the same seed: what was said, and what came', () => {
  const lessons = lessonsOf(skirmish, [greedy(), random()], 'lesson', { rounds: 4 })
  expect(lessonsOf(skirmish, [greedy(), random()], 'lesson', { rounds: 4 })).toEqual(lessons)
  expect(lessons.length).toBeGreaterThan(0)
  for (const { figures, said, came } of lessons) {
    expect(figures).toHaveLength(1)
    expect(said >= 0 && said <= 1 && came >= 0 && came <= 1).toBe(true)
  }
})

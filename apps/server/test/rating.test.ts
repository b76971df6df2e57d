import { describe, expect, test } from 'vitest'
import { glicko, newcomer, rested } from '../src/rating/glicko.ts'
import { unknown, wengLin } from '../src/rating/weng-lin.ts'

describe('Glicko-2', () => {
  test('gives the values of the worked example in Glickman’s paper', () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 }
    const opponent = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 })
    const after = glicko(player, [
      { opponent: opponent(1400, 30), score: 1 },
      { opponent: opponent(1550, 100), score: 0 },
      { opponent: opponent(1700, 300), score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    expect(after.volatility).toBeCloseTo(0.05999, 4)
  })

  test('a player who rests becomes less certain, but never less than a newcomer', () => {
    expect(rested({ rating: 1700, deviation: 50, volatility: 0.06 }, 10).deviation).toBeGreaterThan(50)
    expect(rested({ rating: 1700, deviation: 349, volatility: 0.06 }, 10_000).deviation).toBeCloseTo(newcomer.deviation)
  })
})

describe('Weng and Lin, Plackett-Luce', () => {
  // The values of the reference implementation openskill, with its default parameters.
  const field = (places: number[]) =>
    wengLin(
      places.map(() => unknown),
      places,
    )

  test('two players', () => {
    const [first, second] = field([1, 2])
    expect(first.mu).toBeCloseTo(27.63523138347365, 10)
    expect(first.sigma).toBeCloseTo(8.065506316323548, 10)
    expect(second.mu).toBeCloseTo(22.36476861652635, 10)
  })

  test('three players', () => {
    const after = field([1, 2, 3])
    expect(after.map(({ mu }) => mu)).toEqual(
      [27.868876552746237, 25.717219138186557, 21.413904309067206].map(mu => expect.closeTo(mu, 10)),
    )
    expect(after.map(({ sigma }) => sigma)).toEqual(
      [8.204837030780652, 8.057829747583874, 8.057829747583874].map(sigma => expect.closeTo(sigma, 10)),
    )
  })

  test('four players, and a shared place treats both alike', () => {
    expect(field([1, 2, 3, 4]).map(({ mu }) => mu)).toEqual(
      [27.795084971874736, 26.552824984374855, 24.68943500312503, 20.96265504062538].map(mu => expect.closeTo(mu, 10)),
    )
    const [a, b, c] = field([1, 1, 3])
    expect(a).toEqual(b)
    expect(c.mu).toBeLessThan(a.mu)
  })
})

import { type BotHints, chance } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { describe, expect, test } from 'vitest'
import {
  addGame,
  botFrom,
  greedy,
  levels,
  noMeetings,
  playFixture,
  playGame,
  printTable,
  random,
  ratings,
  schedule,
  search,
  tally,
  worthOf,
} from '../src/index.ts'
import { heaps, hinted } from './toys.ts'

/** Plays so many games of skirmish, half from each side; how many the first bot won, a draw being half. */
function points(a: ReturnType<typeof random>, b: ReturnType<typeof random>, games: number, settings = {}): number {
  const fixtures = schedule(2, 2, games / 2, 'strength')
  const played = fixtures.map(fixture => playFixture(skirmish, [a, b], fixture, settings))
  return tally(['a', 'b'], played).bots[0].score * games
}

describe('strength on skirmish', () => {
  test('greedy beats random', () => {
    expect(points(greedy(), random(), 60)).toBeGreaterThanOrEqual(54)
  })

  test('search beats random', () => {
    expect(points(search({ nodes: 40 }), random(), 10, { rounds: 6 })).toBeGreaterThanOrEqual(9)
  })
})

describe('the schedule', () => {
  test('rotates seats with the same seed', () => {
    expect(schedule(2, 2, 2, 's').map(({ seed, lineUp }) => [seed, ...lineUp])).toEqual([
      ['s/0', 0, 1],
      ['s/0', 1, 0],
      ['s/1', 0, 1],
      ['s/1', 1, 0],
    ])
  })

  test.each([
    [3, 2, 6],
    [4, 3, 12],
    [2, 3, 6],
    [3, 3, 3],
    [2, 4, 12],
  ])('%i bots at %i seats play %i games a round, each as often at every seat', (bots, seats, games) => {
    const fixtures = schedule(bots, seats, 1, 's')
    expect(fixtures).toHaveLength(games)
    expect(fixtures.map(fixture => fixture.number)).toEqual(fixtures.map((_, number) => number))
    for (let bot = 0; bot < bots; bot++) {
      const atSeat = Array.from({ length: seats }, (_, seat) => fixtures.filter(f => f.lineUp[seat] === bot).length)
      expect(new Set(atSeat).size).toBe(1)
    }
    for (const { lineUp } of fixtures) expect(new Set(lineUp).size).toBeGreaterThan(1)
  })
})

describe('a game in the arena', () => {
  test('is the same wherever and whenever it is played', () => {
    const bots = [greedy(), search({ nodes: 20 }), random()]
    const fixtures = schedule(3, 2, 1, 'twice')
    const play = (order: typeof fixtures) => order.map(fixture => playFixture(skirmish, bots, fixture, { rounds: 3 }))
    const forwards = play(fixtures)
    const backwards = play([...fixtures].reverse())
    expect(tally(['a', 'b', 'c'], backwards)).toEqual(tally(['a', 'b', 'c'], forwards))
  })

  test('counts choices and time by seat', () => {
    let now = 0
    const played = playGame(heaps([3, 3, 3], 3), [random(), random(), random()], 'x', {}, { clock: () => now++ })
    expect(played.cpu).toEqual(played.choices)
    expect(played.places).toHaveLength(3)
    expect(played.stopped).toBe(false)
  })

  test('that does not end is stopped and drawn', () => {
    const played = playGame(skirmish, [random(), random()], 'x', {}, { longest: 5 })
    expect(played).toMatchObject({ places: [1, 1], stopped: true })
  })

  test('refuses settings the game does not have', () => {
    expect(() => playGame(skirmish, [random(), random()], 'x', { length: 3 })).toThrow('There is no setting “length”')
  })
})

describe('worth and Elo', () => {
  test.each([
    [
      [1, 2],
      [1, 0],
    ],
    [
      [1, 1],
      [0.5, 0.5],
    ],
    [
      [1, 2, 3],
      [1, 0.5, 0],
    ],
    [
      [2, 1, 2],
      [0.25, 1, 0.25],
    ],
    [
      [1, 1, 3],
      [0.75, 0.75, 0],
    ],
    [[1], [1]],
    [[2], [0]],
  ])('places %j are worth %j', (places, worths) => {
    expect(places.map((_, seat) => worthOf(places, seat))).toEqual(worths)
  })

  test('equal players are equal, and a score of 10 to 1 is about 400 points', () => {
    const meetings = noMeetings(2)
    for (let i = 0; i < 1100; i++) addGame(meetings, [0, 1], i % 11 === 0 ? [2, 1] : [1, 2])
    const [a, b] = ratings(meetings)
    expect(a.elo - b.elo).toBeCloseTo(400, -1)
    expect(a.elo).toBeCloseTo(-b.elo)
  })

  test('who always wins has a finite rating with a wide interval', () => {
    const meetings = noMeetings(2)
    for (let i = 0; i < 20; i++) addGame(meetings, [0, 1], [1, 2])
    const [a] = ratings(meetings)
    expect(a.elo).toBeGreaterThan(200)
    expect(a.error).toBeGreaterThan(100)
    expect(Number.isFinite(a.elo + a.error)).toBe(true)
  })

  test.each([2, 3])('known strengths are found again, 95 times of 100 within the interval (%i seats)', seats => {
    const truth = [-200, -50, 50, 200]
    const luck = chance(seats)
    const fraction = () => (luck.below(1 << 24) + 0.5) / (1 << 24)
    let inside = 0
    let estimates = 0
    const mean = truth.map(() => 0)
    for (let tournament = 0; tournament < 100; tournament++) {
      const meetings = noMeetings(4)
      for (const { lineUp } of schedule(4, seats, 20, '')) {
        // Each plays as well as its strength and a Gumbel of luck: then every two meet by Bradley and Terry's odds.
        const forms = lineUp.map(bot => (truth[bot] * Math.LN10) / 400 - Math.log(-Math.log(fraction())))
        addGame(
          meetings,
          lineUp,
          forms.map(form => 1 + forms.filter(other => other > form).length),
        )
      }
      ratings(meetings).forEach(({ elo, error }, bot) => {
        estimates++
        mean[bot] += elo / 100
        if (Math.abs(elo - truth[bot]) <= error) inside++
      })
    }
    for (const bot of truth.keys()) expect(Math.abs(mean[bot] - truth[bot])).toBeLessThan(15)
    expect(inside / estimates).toBeGreaterThan(0.92)
    expect(inside / estimates).toBeLessThan(0.99)
  })

  test('the table is aligned, best first', () => {
    const played = schedule(2, 2, 5, 'table').map(fixture => playFixture(skirmish, [random(), greedy()], fixture))
    const lines = printTable(tally(['random', 'greedy'], played)).split('\n')
    expect(lines[0]).toMatch(/^bot +Elo +±95% +games +won +drawn +lost +score +seat 0 +seat 1 +choices$/)
    expect(lines[1]).toMatch(/^greedy +\+\d+/)
    expect(lines[2]).toMatch(/^random +-\d+/)
    expect(new Set(lines.slice(0, 3).map(line => line.length)).size).toBe(1)
  })
})

describe('bots by name', () => {
  test.each(['random', 'greedy', 'search:500', ...levels.map(level => level.name)])('%s', name => {
    const outcome = botFrom(name)
    expect(outcome.ok && outcome.value.name).toBe(name)
  })

  test('an unknown name is answered with the known ones', () => {
    const outcome = botFrom('gredy')
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'bot' } })
    expect(!outcome.ok && outcome.problem.text).toMatch(
      /no bot “gredy” \(did you mean “greedy”\?\); known are random, greedy, skilled, .*plans:<choices>, search/,
    )
  })

  test.each(['plans', 'plans:0', 'search', 'search:0', 'search:-5', 'search:x', '', 'search:5s', 'constructor'])(
    '“%s” is no bot',
    name => {
      expect(botFrom(name).ok).toBe(false)
    },
  )

  test('a time limit needs a clock', () => {
    expect(botFrom('search:50ms').ok).toBe(false)
    expect(botFrom('search:50ms', () => 0).ok).toBe(true)
  })
})

test.each([greedy(), search({ nodes: 60 })])('$name never takes what the policy rules out', bot => {
  const hints: BotHints<never> = {
    evaluate: () => 0.5,
    policy: (_g, _seat, _decision, options) => options.map((_, index) => (index === options.length - 1 ? 1 : 0)),
  }
  const game = hinted(heaps([3, 3, 3]), hints)
  // The last heap and as many stones as may be, three times.
  expect(playGame(game, [bot, bot], 'policy')).toMatchObject({ places: [1, 2], choices: [4, 2] })
})

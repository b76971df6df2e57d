import { must, type State, startAt } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { describe, expect, test } from 'vitest'
import { type Bot, botFrom, greedy, playGame, random, search } from '../src/index.ts'
import { begin, chosen, drive, playOn } from './play.ts'
import { type Heaps, heaps, hinted, showdown } from './toys.ts'

const thinkers = [greedy(), search({ nodes: 150 })]
const MARCH = 'order 0'
const GUARD = 'order 2'

/** The last round of a skirmish with these units only. */
function lastRound(units: Record<number, { hex: string; strength: number }>): State {
  const all = Object.fromEntries(Array.from({ length: 12 }, (_, unit) => [unit, units[unit] ?? null]))
  return must(startAt(skirmish, { round: 5, rounds: 5, units: all }, [1, 2, 3, 4, 0]))
}

describe('skirmish', () => {
  test.each(thinkers)('$name strikes the last enemy down when it can', bot => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const g = lastRound({ 0: { hex: '0304', strength: 1 }, 6: { hex: '0403', strength: 1 } })
      drive(skirmish, g, (question, seat) => {
        if (question === 'giveOrder') return seat === 0 ? GUARD : MARCH
        return question === 'meleeUnit' && seat === 0 ? undefined : 'done'
      })
      expect(playOn(skirmish, g, bot, seed)).toBe('unit 0')
    }
  })

  test.each(thinkers)('$name marches onto the hill in the last round: first the unit, then the hex', bot => {
    for (const seed of [1, 2, 3]) {
      const g = lastRound({
        0: { hex: '0304', strength: 2 },
        1: { hex: '0107', strength: 1 },
        6: { hex: '0901', strength: 3 },
      })
      drive(skirmish, g, (question, seat) => {
        if (question === 'giveOrder') return seat === 0 ? MARCH : GUARD
        return question === 'marchesUnit' && seat === 0 ? undefined : 'done'
      })
      expect(playOn(skirmish, g, bot, seed)).toBe('unit 0')
      const hill = (skirmish.position!.write(g as never) as { units: Record<number, unknown> }).units
      expect(hill[0]).toMatchObject({ hex: '0304' })
      playOn(skirmish, g, bot, seed)
      expect(
        (skirmish.position!.write(g as never) as typeof hill & { units: Record<number, unknown> }).units[0],
      ).toMatchObject({
        hex: '0504',
      })
    }
  })
})

describe('beginners', () => {
  /** Two heaps; experience says to take one stone of the first, and what looks good is to take them all. */
  const withHaste = (haste: number) =>
    hinted(heaps([3, 20]), {
      evaluate: (g: Heaps) => (g.heaps[1] < 20 ? 0.1 : 1 - g.heaps[0] / 10),
      policy: (_g: never, _seat: number, _decision: never, options: readonly number[]) =>
        options.map((_, place) => (place === 0 ? 1 : 0)),
      haste,
    } as never)
  const novice = () => must(botFrom('novice'))
  /** What is taken from the first heap, by seed. */
  const taken = (haste: number, bot: Bot) =>
    Array.from({ length: 60 }, (_, seed) => {
      const game = withHaste(haste)
      const g = begin(game)
      drive(game, g, question => (question === 'heap' ? 'heap 0' : undefined))
      return playOn(game, g, bot, seed)
    })

  test('do what experience says, but for the share of their choices that they make in haste', () => {
    expect(new Set(taken(0, novice()))).toEqual(new Set(['stones 1']))
    const slips = taken(0.3, novice()).filter(choice => choice !== 'stones 1').length
    expect(slips).toBeGreaterThan(6)
    expect(slips).toBeLessThan(30)
  })

  test('take in haste what looks best of what they notice: mostly a good thing, never a thing that looks bad', () => {
    const hasty = taken(1, novice())
    expect(hasty.filter(choice => choice === 'stones 3').length).toBeGreaterThan(30)
    const game = withHaste(1)
    const heapsTaken = Array.from({ length: 60 }, (_, seed) => playOn(game, begin(game), novice(), seed))
    expect(heapsTaken.filter(choice => choice === 'heap 1').length).toBeLessThan(15)
  })

  test('are alone in that: whoever plays fairly keeps to experience', () => {
    expect(new Set(taken(1, must(botFrom('fair'))))).toEqual(new Set(['stones 1']))
  })
})

describe('heaps, without any evaluation', () => {
  test.each(thinkers)('$name takes the last stones: a win in one move of two steps', bot => {
    const game = heaps([3])
    const g = begin(game)
    playOn(game, g, bot)
    expect(playOn(game, g, bot)).toBe('stones 3')
    expect(g.core.result?.places).toEqual([1, 2])
  })

  test('search leaves four stones: a win in two moves', () => {
    const game = heaps([7])
    for (const seed of [1, 2, 3]) {
      const g = begin(game)
      playOn(game, g, search({ nodes: 600 }), seed)
      expect(chosen(game, g, search({ nodes: 600 }), seed)).toBe('stones 3')
    }
  })

  test('search finds the only winning heap and number', () => {
    const game = heaps([1, 3])
    const g = begin(game)
    expect(playOn(game, g, search({ nodes: 1500 }))).toBe('heap 1')
    expect(playOn(game, g, search({ nodes: 1500 }))).toBe('stones 2')
  })

  test('three play: search wins more than its third against random, from every seat', () => {
    const wins = [0, 0, 0]
    for (let i = 0; i < 45; i++) {
      const seat = i % 3
      const line = [random(), random(), random()]
      line[seat] = search({ nodes: 150 })
      const played = playGame(heaps([3, 4], 3), line, `three ${i}`)
      expect(played.places.filter(place => place === 1)).toHaveLength(1)
      if (played.places[seat] === 1) wins[seat]++
    }
    expect(wins[0] + wins[1] + wins[2]).toBeGreaterThan(21)
  })
})

describe('sealed answers', () => {
  const dominant = showdown([
    [2, 4, 3],
    [6, 7, 8],
    [1, 9, 4],
  ])

  test.each(thinkers)('$name finds what is best against anything', bot => {
    const g = begin(dominant)
    expect(chosen(dominant, g, bot, 1, 0)).toBe('number 1')
  })

  test('search expects the other to be sensible: it does not hope for the nine', () => {
    // Number 0 wins two times of three against a seat that shows anything; but 1 would show 0 and win. Number 1 draws.
    const game = showdown([
      [1, 9, 9],
      [5, 5, 5],
    ])
    expect(chosen(game, begin(game), search({ nodes: 800 }), 1, 0)).toBe('number 1')
  })

  test.each([...thinkers, random()])(
    '$name chooses the same before and after the other has sealed, whatever it was',
    bot => {
      const matching = showdown([
        [9, 1],
        [1, 9],
      ])
      for (let seed = 0; seed < 10; seed++) {
        const fresh = begin(matching)
        const choices = [-1, 0, 1].map(sealed => {
          const g = structuredClone(fresh)
          g.core.sealed[1] = sealed
          return chosen(matching, g, bot, seed, 0)
        })
        expect(choices[1]).toBe(choices[2])
        expect(choices[0]).toBe(choices[1])
      }
    },
  )
})

import { describe, expect, test } from 'vitest'
import { below, chance, draw, type Event, newGame, roll, rollMany, seeded, shuffle, within } from '../src/index.ts'
import { match, play, refusal } from '../src/test-kit.ts'
import { act, ask, decision, diary, over, procedure, question, type Tiny, tiny } from './tiny.ts'

/** sfc32 in exact integers, written from its definition: the independent witness. */
function reference(words: readonly number[]): () => number {
  const M = (1n << 32n) - 1n
  let [a, b, c, d] = words.map(word => BigInt.asUintN(32, BigInt(word))) as [bigint, bigint, bigint, bigint]
  return () => {
    const t = (a + b + d) & M
    d = (d + 1n) & M
    a = b ^ (b >> 9n)
    b = (c + (c << 3n)) & M
    c = ((((c << 21n) | (c >> 11n)) & M) + t) & M
    return Number(t)
  }
}

describe('the generator', () => {
  test('is sfc32: after 15 rounds from 0, 0, 0 and counter 1 comes fb52c520, as its Rust crates document', () => {
    const dice = [0, 0, 0, 1, 0]
    for (let i = 0; i < 15; i++) below(dice, 2 ** 32)
    expect(below(dice, 2 ** 32).toString(16)).toBe('fb52c520')
  })

  test('agrees with sfc32 in exact integers from many seeds', () => {
    for (const seed of ['', 'a', 'hexarium', '🎲']) {
      const dice = seeded(seed)
      const next = reference(dice)
      for (let i = 0; i < 1000; i++) expect(below(dice, 2 ** 32)).toBe(next())
    }
  })

  test('keeps its words as 32-bit integers, so that they survive JSON', () => {
    const dice = seeded('json')
    for (let i = 0; i < 1000; i++) below(dice, 6)
    for (const word of dice.slice(0, 4)) expect(word | 0).toBe(word)
  })

  test('counts its uses, not its words', () => {
    const dice = seeded('count')
    for (let i = 0; i < 100; i++) below(dice, 3_000_000_000) // three words in ten are thrown away
    expect(dice[4]).toBe(100)
  })

  test('throws words away rather than favour small numbers', () => {
    const n = 3_000_000_000
    const dice = seeded('rejection')
    const next = reference(dice)
    const kept: number[] = []
    while (kept.length < 200) {
      const word = next()
      if (word < n) kept.push(word)
    }
    expect(Array.from({ length: 200 }, () => below(dice, n))).toEqual(kept)
  })

  test.each([2, 3, 6, 7, 10, 12, 20, 36])('a die of %i sides is even', sides => {
    const dice = seeded(`even ${sides}`)
    const throws = 6000 * sides
    const counts = new Array(sides).fill(0)
    for (let i = 0; i < throws; i++) counts[below(dice, sides)]++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 6000) ** 2 / 6000, 0)
    // mean sides − 1, deviation √(2(sides − 1)): four deviations are far out, and the seed is fixed
    expect(chiSquare).toBeLessThan(sides - 1 + 4 * Math.sqrt(2 * (sides - 1)) + 4)
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test('one throw says nothing about the next', () => {
    const dice = seeded('pairs')
    const pairs = new Array(36).fill(0)
    for (let i = 0; i < 36_000; i++) pairs[below(dice, 6) * 6 + below(dice, 6)]++
    expect(pairs.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(35 + 4 * Math.sqrt(70))
  })

  test('different seeds, different dice', () => {
    const starts = new Set(Array.from({ length: 500 }, (_, i) => seeded(`seed ${i}`).join()))
    expect(starts.size).toBe(500)
    expect(seeded('x')).toEqual(seeded('x'))
  })
})

describe('chance outside the rules', () => {
  test('is the same for the same seed, number or text', () => {
    for (const seed of [0, 1, -5, 'text']) {
      const [a, b] = [chance(seed), chance(seed)]
      expect([a.below(100), a.words(), a.pick([1, 2, 3])]).toEqual([b.below(100), b.words(), b.pick([1, 2, 3])])
    }
    expect(chance(1).words()).not.toEqual(chance(2).words())
  })

  test('shuffles every order alike', () => {
    const luck = chance('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = luck.shuffle([1, 2, 3]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })
})

describe('dice in the rules', () => {
  const game = tiny(procedure('main', '', ask(question('q', { x: [1] })), over))
  const start = () => newGame(game, { seats: 1, settings: {} }, 'rules')

  test('are told to everybody, thrown one by one or together', () => {
    const g = start()
    const events: Event[] = []
    const rolls: number[] = []
    const values = within({ events, rolls }, () => [roll(g, 6), ...rollMany(g, 3, 10), ...rollMany(g, 0, 6)])
    expect(rolls).toEqual(values)
    expect(events).toEqual([
      { kind: 'roll', args: [6, values[0]], to: null },
      { kind: 'roll', args: [10, ...values.slice(1)], to: null },
    ])
    expect(values[0]).toBeGreaterThanOrEqual(1)
  })

  test('drawn in secret are told to nobody', () => {
    const g = start()
    const events: Event[] = []
    const rolls: number[] = []
    const list = within({ events, rolls }, () => {
      expect(draw(g, 4)).toBeLessThan(4)
      return shuffle(g, [1, 2, 3, 4, 5])
    })
    expect(list.toSorted()).toEqual([1, 2, 3, 4, 5])
    expect([events, rolls]).toEqual([[], []])
    expect(g.core.dice[4]).toBe(5)
  })
})

describe('dice given from outside', () => {
  const fire = decision<'fire', Record<string, number>>({
    name: 'fire',
    rule: 'F',
    seat: () => 0,
    offer: (_g, _here, can) => can.fire(2),
    take: {
      fire(g, _here, count) {
        g.diary.push(`fire ${rollMany(g, count, 6).join()}`)
      },
    },
  })
  const deal = act<Record<string, number>>((g: Tiny) => {
    g.diary.push(`card ${draw(g, 10)}`)
  })
  const game = tiny(procedure('main', '', ask(fire), deal, ask(fire), over))

  test('fall as given, secret draws included, and stand in the record', () => {
    const m = match(game)
    play(m, 'fire 2 =6 1 10')
    expect(diary(m)).toEqual(['fire 6,1', 'card 9'])
    expect(m.lines).toEqual(['fire 2 =6 1 10'])
    expect(m.state.core.dice.slice(0, 4)).toEqual(match(game).state.core.dice.slice(0, 4))
    expect(m.state.core.dice[4]).toBe(3)
    expect(m.mayUndo(0)).toBe(false)
  })

  test.each([
    ['too few', 'fire 2 =6 1', 'one more result of a die with 10 sides is wanted'],
    ['too many', 'fire 2 =6 1 10 4 4', '2 of them were not wanted'],
    ['too high', 'fire 2 =6 7 10', '7 is no result of a die with 6 sides'],
    ['too low', 'fire 2 =0 1 1', '0 is no result of a die with 6 sides'],
  ])('%s are refused and change nothing', (_what, choice, words) => {
    const m = match(game)
    const problem = refusal(m, choice)
    expect(problem.code).toBe('dice')
    expect(problem.text).toContain(words)
    expect(m.mayUndo(0)).toBe(false)
    play(m, 'fire 2') // and the generator's dice still fall
    expect(m.lines[0]).toMatch(/^fire 2 \(\d \d\)$/)
  })

  test('broken ones are refused', () => {
    const m = match(game)
    expect(m.play(0, 'fire 2', [1.5, 1, 1]).ok).toBe(false)
    expect(m.play(0, 'fire 2', [Number.NaN, 1, 1]).ok).toBe(false)
    expect(m.play(0, 'fire 2', []).ok).toBe(false)
  })

  test('none, where none are wanted, leave no trace', () => {
    const m = match(tiny(procedure('main', '', ask(question('q', { x: [1] })), over)))
    expect(m.play(0, 'x 1', []).ok).toBe(true)
    expect(m.lines).toEqual(['x 1'])
  })
})

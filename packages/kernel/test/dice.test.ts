import { createHash } from 'node:crypto'
import { match, play, refusal } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import {
  below,
  chance,
  d6,
  d20,
  defineGame,
  dieOf,
  draw,
  type Event,
  keyed,
  newGame,
  ownDie,
  roll,
  rolledIn,
  rollMany,
  SPECTATOR,
  seeded,
  shuffle,
  tallied,
  within,
} from '../src/index.ts'
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

describe('the generator of sealed dice', () => {
  test('is SHA-256 of a key and a counter: each word is what any other program makes of them', () => {
    const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
    const key = sha256(Buffer.from('sealed'))
    const dice = keyed('sealed')
    for (let counter = 0; counter < 500; counter++) {
      const count = Buffer.alloc(4)
      count.writeUInt32BE(counter)
      expect(below(dice, 2 ** 32)).toBe(sha256(Buffer.concat([key, count])).readUInt32BE(0))
    }
  })

  test('counts its uses where the other does, survives JSON and falls evenly', () => {
    const dice = keyed('even')
    const fallen = new Array<number>(6).fill(0)
    for (let i = 0; i < 6000; i++) fallen[below(dice, 6)]++
    expect(dice[4]).toBe(6000)
    const chi = fallen.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chi).toBeLessThan(25.7) // 1 in 10,000 for 5 degrees of freedom, and the key is fixed
    const again = JSON.parse(JSON.stringify(dice))
    expect(below(again, 1000)).toBe(below(dice, 1000))
  })
})

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

/** 1-1-1-2-2-3. */
const ore = ownDie(0, 'ore', [1, 1, 1, 2, 2, 3])

describe('dice in the rules', () => {
  const game = tiny(procedure('main', '', ask(question('q', { x: [1] })), over))
  const start = () => newGame(game, { seats: 1, settings: {} }, 'rules')

  test('are told to everybody, thrown one by one or together: whose, which die, which way is good, and the results', () => {
    const g = start()
    const events: Event[] = []
    const rolls: number[] = []
    const values = within({ events, rolls }, () => [
      roll(g, 0, d6, 'high'),
      ...rollMany(g, SPECTATOR, 3, dieOf(10)),
      roll(g, 0, d20, 'low'),
      ...rollMany(g, 0, 0, d6),
    ])
    expect(rolls).toEqual(values)
    expect(events).toEqual([
      { kind: 'dice', args: [0, 6, 1, values[0]], to: null },
      { kind: 'dice', args: [-1, 10, 0, ...values.slice(1, 4)], to: null },
      { kind: 'dice', args: [0, 20, -1, values[4]], to: null },
    ])
    expect(values[0]).toBeGreaterThanOrEqual(1)
  })

  test('of a game’s own show their faces to the rules, and their results to the record', () => {
    const g = start()
    const events: Event[] = []
    const rolls: number[] = []
    const given = [1, 4, 6]
    const values = within({ events, rolls, given }, () => [roll(g, 0, ore, 'high'), ...rollMany(g, 0, 2, ore, 'high')])
    expect(values).toEqual([1, 2, 3])
    expect(rolls).toEqual([1, 4, 6])
    expect(events.map(({ args }) => args)).toEqual([
      [0, -1, 1, 1],
      [0, -1, 1, 4, 6],
    ])
    expect(rolledIn({ dice: [ore] }, events[1])).toEqual({ seat: 0, die: ore, better: 'high', values: [2, 3] })
    expect(rolledIn({}, events[1])).toBeUndefined()
  })

  test('of a game’s own stand at their place among its dice', () => {
    expect(() => defineGame({ ...game, dice: [ownDie(1, 'ore', [1, 2])] })).toThrow('does not stand at its place')
  })

  test('told of before anybody said whose they were are nobody’s', () => {
    expect(rolledIn({}, { kind: 'roll', args: [6, 3, 4] })).toEqual({
      seat: SPECTATOR,
      die: d6,
      better: undefined,
      values: [3, 4],
    })
    expect(rolledIn({}, { kind: 'resigned', args: [1] })).toBeUndefined()
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
        g.diary.push(`fire ${rollMany(g, 0, count, d6).join()}`)
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

describe('how the dice fell', () => {
  const told = (seat: number, die: number, better: number, ...results: number[]): Event => ({
    kind: 'dice',
    args: [seat, die, better, ...results],
    to: null,
  })

  test('is counted for each seat, die and meaning of good, and compared with a fair die', () => {
    const found = tallied({ dice: [ore] }, [
      told(1, 6, 1, 6, 6),
      told(0, 6, -1, 1, 2),
      told(0, 6, 1, 1),
      told(0, 20, 0, 13),
      told(SPECTATOR, 6, 0, 4),
      told(0, 6, -1, 6),
      told(1, -1, 1, 6, 4, 1),
      { kind: 'resigned', args: [0], to: null },
    ])
    expect(found.map(({ seat, sides, name, better, counts }) => [seat, name || sides, better, counts])).toEqual([
      [0, 6, 'high', [1, 0, 0, 0, 0, 0]],
      [0, 6, 'low', [1, 1, 0, 0, 0, 1]],
      [1, 6, 'high', [0, 0, 0, 0, 0, 2]],
      [SPECTATOR, 6, null, [0, 0, 0, 1, 0, 0]],
      [0, 20, null, Array.from({ length: 20 }, (_, i) => (i === 12 ? 1 : 0))],
      [1, 'ore', 'high', [1, 1, 1]],
    ])
  })

  test('is luck only where a side is good: towards it is lucky, whichever it is', () => {
    const lucky = (...events: Event[]) => tallied({ dice: [ore] }, events).map(({ luck }) => luck)
    expect(lucky(told(0, 6, 1, 6, 6))).toEqual([2.5])
    expect(lucky(told(0, 6, -1, 6, 6))).toEqual([-2.5])
    expect(lucky(told(0, 6, -1, 1, 3))).toEqual([1.5])
    expect(lucky(told(0, 6, 0, 6, 6))).toEqual([null])
    const [tally] = tallied({ dice: [ore] }, [told(0, -1, 1, 6, 6, 4)])
    expect([tally.shows, tally.counts]).toEqual([
      [1, 2, 3],
      [0, 1, 2],
    ])
    expect(tally.expected).toBeCloseTo(10 / 6)
    expect(tally.luck).toBeCloseTo(8 / 3 - 10 / 6)
  })
})

import { demonworld } from '@hexarium/demonworld'
import { dragonRage } from '@hexarium/dragon-rage'
import { type AnyGame, canonical, copy, options, type PlanHint, type State, seatToAct, take } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { titan } from '@hexarium/titan'
import { warcraft } from '@hexarium/warcraft'
import { describe, expect, test } from 'vitest'
import {
  consider,
  decide,
  type Plan,
  planner,
  playGame,
  random,
  search,
  type Thought,
  thoughtOf,
} from '../src/index.ts'
import { begin, chosen } from './play.ts'
import { CARDS, guessing, type Heaps, heaps, hinted } from './toys.ts'

const isFinished = (g: State) => g.core.result !== null

/** Chains of questions that are judged at the end of the game. */
function chainOf(...names: string[]): PlanHint<State>[] {
  return [{ kind: 'chain', decisions: names.map(name => ({ name })), isOver: isFinished }]
}

/** Stones on the table for all to see; heap and number are one plan. */
function openHeaps(start: readonly number[]): AnyGame {
  const game = hinted(heaps(start), { evaluate: () => 0.5, plans: chainOf('heap', 'stones') })
  return { ...game, view: (g: Heaps) => ({ heaps: [...g.heaps], from: g.from }) }
}

/** A thought that counts how often it imagines something. */
function counted(thought: Thought): { thought: Thought; dreams: () => number } {
  let dreams = 0
  const imagine = (number: number) => {
    dreams++
    return thought.imagine(number)
  }
  return { thought: { ...thought, imagine }, dreams: () => dreams }
}

const bot = planner({ plans: 12, tries: 8 })

describe('a plan is tried out as a whole', () => {
  test('heap and number that win at once are found together, without any evaluation', () => {
    for (const seed of [1, 2, 3]) {
      const game = openHeaps([3])
      const g = begin(game)
      const first = consider(bot, thoughtOf(game, g, 0, seed), null)
      take(game, g, 0, first.option)
      take(game, g, 0, consider(bot, thoughtOf(game, g, 0, seed), first.kept).option)
      expect(g.core.result?.places).toEqual([1, 2])
    }
  })

  test('the policy’s own plan is one of the field: where nothing else is sampled, it is carried out', () => {
    const last = (options: readonly number[]) => options.map((_, i) => (i === options.length - 1 ? 1 : 0))
    const hints = { evaluate: () => 0.5, policy: (_g: never, _s: never, _d: never, o: readonly number[]) => last(o) }
    const game = { ...openHeaps([3, 3, 3]), bot: { ...hints, plans: chainOf('heap', 'stones') } } as AnyGame
    const g = begin(game)
    const { option, kept } = consider(bot, thoughtOf(game, g, 0, 1), null)
    expect(option).toBe(options(game, g, 0).at(-1))
    take(game, g, 0, option)
    expect(kept?.steps[0].choice).toBe(options(game, g, 0).at(-1))
  })

  test('a mood is drawn once for a whole plan, from -1 to 1', () => {
    const moods: number[] = []
    const variety = (_g: never, _s: never, _d: never, o: readonly number[], mood: number) => {
      moods.push(mood)
      return o.map(() => 1)
    }
    const plain = openHeaps([2, 3, 3])
    const game = { ...plain, bot: { ...plain.bot, variety } } as AnyGame
    decide(bot, thoughtOf(game, begin(game), 0, 1))
    expect(Math.min(...moods)).toBeGreaterThanOrEqual(-1)
    expect(Math.max(...moods)).toBeLessThanOrEqual(1)
    expect(moods[0]).toBe(moods[1]) // heap and number of one plan
    expect(new Set(moods).size).toBeGreaterThan(3)
  })

  test('a game that says nothing of plans is searched as before', () => {
    const g = begin(skirmish)
    const choices = [planner({ nodes: 40 }), search({ nodes: 40 })].map(of => chosen(skirmish, g, of, 7))
    expect(choices[0]).toBe(choices[1])
  })

  test('where the policy has one choice, a plan that strays from it finds what wins; where nothing does better, it is kept to', () => {
    const first = (options: readonly number[]) => options.map((_, i) => (i === 0 ? 1 : 0))
    const straying = (heaps: readonly number[]): AnyGame => {
      const hints = { evaluate: () => 0.5, policy: (_g: never, _s: never, _d: never, o: readonly number[]) => first(o) }
      return {
        ...openHeaps(heaps),
        bot: { ...hints, plans: [{ kind: 'any', isOver: isFinished, strays: 1 }] },
      } as AnyGame
    }
    const patient = planner({ effort: 400 })
    const won = straying([2]) // one stone is what the policy takes; two win at once
    const g = begin(won)
    const { option, kept } = consider(patient, thoughtOf(won, g, 0, 1), null)
    take(won, g, 0, option)
    take(won, g, 0, consider(patient, thoughtOf(won, g, 0, 1), kept).option)
    expect(g.core.result?.places).toEqual([1, 2])
    const lost = straying([1, 1]) // whatever is taken, the other takes the rest
    expect(decide(patient, thoughtOf(lost, begin(lost), 0, 1))).toBe(options(lost, begin(lost), 0)[0])
  })

  test('where a turn has many plans they share its time: who has thought enough in it goes by the policy', () => {
    const plain = openHeaps([3, 2])
    const plans = [{ kind: 'any', isOver: isFinished, strays: 1, turn: () => 7 }]
    const game = { ...plain, bot: { ...plain.bot, plans } } as AnyGame
    const dreamsOf = (kept: Plan | null) => {
      const watch = counted(thoughtOf(game, begin(game), 0, 1))
      const { kept: left } = consider(planner({ effort: 400 }), watch.thought, kept)
      return { dreams: watch.dreams(), left }
    }
    const fresh = dreamsOf(null)
    expect(fresh.left?.tired?.turn).toBe(7)
    expect(fresh.left?.tired?.effort).toBeGreaterThan(20)
    const tired = (turn: number) => dreamsOf({ kind: 'any', steps: [], tired: { turn, effort: 2400 } })
    expect(tired(7).dreams).toBeLessThan(fresh.dreams)
    expect(tired(6).dreams).toBe(fresh.dreams) // another turn, another day
  })

  test('plans that take long are for those with time', () => {
    const game = openHeaps([3, 2])
    const long = {
      ...game,
      bot: { ...game.bot, plans: chainOf('heap', 'stones').map(hint => ({ ...hint, isLong: true })) },
    }
    const keptBy = (longPlans: number) => {
      return consider(planner({ longPlans }), thoughtOf(long as AnyGame, begin(game), 0, 1), null).kept
    }
    expect(keptBy(0)).toBeNull()
    expect(keptBy(8)?.kind).toBe('chain')
  })
})

describe('what is kept of a plan', () => {
  const game = openHeaps([3, 2])

  /** The plan of seat 0, and the state in which its next step is due. */
  function begun(): { g: State; kept: Plan } {
    const g = begin(game)
    const { option, kept } = consider(bot, thoughtOf(game, g, 0, 1), null)
    take(game, g, 0, option)
    if (!kept) throw new Error('nothing was kept')
    return { g, kept }
  }

  test('it is plain data: through JSON it leads to the same choice, whatever the luck', () => {
    const { g, kept } = begun()
    const again = JSON.parse(JSON.stringify(kept)) as Plan
    expect(again).toEqual(kept)
    for (const seed of [1, 2, 3, 4])
      expect(consider(bot, thoughtOf(game, g, 0, seed), again).option).toBe(kept.steps[0].choice)
  })

  test('it is followed without thinking: one look at what was seen is enough', () => {
    const { g, kept } = begun()
    const watch = counted(thoughtOf(game, g, 0, 1))
    expect(consider(bot, watch.thought, kept)).toEqual({ option: kept.steps[0].choice, kept: null })
    expect(watch.dreams()).toBe(1)
  })

  test('without it, the bot plans anew', () => {
    const { g } = begun()
    const watch = counted(thoughtOf(game, g, 0, 1))
    expect(watch.thought.options).toContain(consider(bot, watch.thought, null).option)
    expect(watch.dreams()).toBeGreaterThan(1)
  })

  test.each<[string, (kept: Plan) => void]>([
    ['another question', ({ steps }) => Object.assign(steps[0], { question: 'heap' })],
    ['a choice that is not offered', ({ steps }) => Object.assign(steps[0], { choice: 77 })],
    ['another sight', ({ steps }) => Object.assign(steps[0], { seen: steps[0].seen + 1 })],
  ])('a step for %s is not taken', (_what, spoil) => {
    const { g, kept } = begun()
    spoil(kept)
    const watch = counted(thoughtOf(game, g, 0, 1))
    expect(watch.thought.options).toContain(consider(bot, watch.thought, kept).option)
    expect(watch.dreams()).toBeGreaterThan(1)
  })

  test('what the seat did not expect to see ends the plan', () => {
    const { g, kept } = begun()
    Object.assign(g, { heaps: [3, 3] })
    const watch = counted(thoughtOf(game, g, 0, 1))
    consider(bot, watch.thought, kept)
    expect(watch.dreams()).toBeGreaterThan(1)
  })

  test('a question with one option is no step: the plan waits', () => {
    const one = openHeaps([1])
    const kept: Plan = { kind: 'chain', steps: [{ question: 'stones', choice: 0, seen: 0 }] }
    expect(consider(bot, thoughtOf(one, begin(one), 0, 1), kept).kept).toBe(kept)
  })
})

describe('a bot with plans sees only what its seat may know', () => {
  const game = guessing({
    evaluate: (g, seat) => ((g.card >> 2 === g.colour) === (seat === 0) ? 1 : 0),
    plans: chainOf('colour', 'rank') as never,
  })

  test('it guesses a hidden card at chance level', () => {
    const games = 400
    let right = 0
    for (let i = 0; i < games; i++) if (playGame(game, [bot, random()], `guess ${i}`).places[0] === 1) right++
    const sigma = Math.sqrt(games * (1 / CARDS) * (1 - 1 / CARDS))
    expect(Math.abs(right - games / CARDS)).toBeLessThan(4 * sigma)
  })

  test('it chooses and keeps the same whatever the hidden card is', () => {
    const considered = Array.from({ length: CARDS }, (_, card) => {
      const g = begin(game)
      Object.assign(g, { card })
      return canonical(consider(bot, thoughtOf(game, g, 0, 7), null))
    })
    expect(new Set(considered).size).toBe(1)
  })
})

test.each<[AnyGame, string[]]>([
  [dragonRage, ['deployment', 'march']],
  [warcraft, ['march']],
  [demonworld, ['battle']],
])('$id: the same record and kept plan give the same choice, and thinking changes nothing', (game, expected) => {
  const quick = planner({ effort: 3000 })
  const g = begin(game)
  const kept: (Plan | null)[] = [null, null]
  const kinds = new Set<string>()
  for (let number = 0; number < 60 && kinds.size < expected.length; number++) {
    const seat = seatToAct(game, g)
    const before = canonical(g)
    const once = consider(quick, thoughtOf(game, g, seat, number), kept[seat])
    const twice = consider(quick, thoughtOf(game, copy(g), seat, number), JSON.parse(JSON.stringify(kept[seat])))
    expect(twice).toEqual(once)
    expect(canonical(g)).toBe(before)
    kept[seat] = once.kept
    if (once.kept) kinds.add(once.kept.kind)
    take(game, g, seat, once.option)
  }
  expect([...kinds].sort()).toEqual(expected)
})

test('Titan: the same record and kept plan give the same choice, and thinking changes nothing', () => {
  const quick = planner({ plans: 3, tries: 1, longPlans: 3 })
  const g = begin(titan)
  const kept: (Plan | null)[] = [null, null]
  const kinds = new Set<string>()
  for (let number = 0; number < 600 && g.core.result === null; number++) {
    const seat = seatToAct(titan, g)
    const before = canonical(g)
    const once = consider(quick, thoughtOf(titan, g, seat, number), kept[seat])
    const twice = consider(quick, thoughtOf(titan, copy(g), seat, number), JSON.parse(JSON.stringify(kept[seat])))
    expect(twice).toEqual(once)
    expect(canonical(g)).toBe(before)
    kept[seat] = once.kept
    if (once.kept) kinds.add(once.kept.kind)
    take(titan, g, seat, once.option)
  }
  expect([...kinds].sort()).toEqual(['manoeuvre', 'march', 'parley', 'parting'])
})

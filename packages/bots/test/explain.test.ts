import { type AnyGame, options, type PlanHint, question, type State, writeOption } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { describe, expect, test } from 'vitest'
import { botFrom, decide, explain, greedy, type PlannerSettings, planner, search, thoughtOf } from '../src/index.ts'
import { begin } from './play.ts'
import { gamble, type Heaps, heaps, hinted } from './toys.ts'

/** Heaps whose plans are judged when the game is over. */
function planned(start: readonly number[]): AnyGame {
  const decisions = ['heap', 'stones'].map(name => ({ name }))
  const plans: PlanHint<State>[] = [{ kind: 'chain', decisions, isOver: g => g.core.result !== null }]
  return hinted(heaps(start), { evaluate: () => 0.5, plans })
}

describe('a bot explains its choice', () => {
  test('by what came of the plans it tried: the only winning first step is expected to win, the other to lose', () => {
    const game = planned([1, 2]) // who makes the heaps equal wins
    const g = begin(game)
    const { option, reasons } = explain(planner({ plans: 12, tries: 16 }), thoughtOf(game, g, 0, 1))
    const { decision } = question(game, g)!
    expect(writeOption(decision, option)).toBe('heap 1')
    const [best, worse] = reasons
    expect(best.option).toBe(option)
    expect(best.rest.map(({ question }) => question)).toEqual(['stones'])
    expect(best.chance).toBeGreaterThan(worse.chance)
    expect(best.tries).toBeGreaterThan(1)
  })

  test.each([greedy(), search({ nodes: 60 }), planner({ nodes: 60 })])(
    '$name weighs up what is offered, each once, the best first',
    bot => {
      const g = begin(skirmish)
      const thought = () => thoughtOf(skirmish, g, 0, 3)
      const { option, reasons } = explain(bot, thought())
      expect(option).toBe(decide(bot, thought()))
      const offered = options(skirmish, g, 0)
      expect(new Set(reasons.map(reason => reason.option)).size).toBe(reasons.length)
      expect(reasons.length).toBeGreaterThan(1)
      for (const reason of reasons) expect(offered).toContain(reason.option)
      const chances = reasons.map(({ chance }) => chance)
      expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    },
  )

  test('where the policy leaves one choice, the others are looked at all the same', () => {
    const policy = (_g: State, _seat: number, _decision: never, offered: readonly number[]) =>
      offered.map((_, i) => (i === 0 ? 1 : 0))
    const evaluate = (g: Heaps, seat: number) => (g.heaps[1] === 3 ? 0.25 : 0.75) * (seat === 0 ? 1 : 0)
    const game = hinted(heaps([2, 3]), { evaluate, policy } as never)
    const g = begin(game)
    const { option, reasons } = explain(greedy(), thoughtOf(game, g, 0, 1))
    expect(option).toBe(options(game, g, 0)[0])
    expect(reasons.map(({ chance }) => chance)).toEqual([0.75, 0.25])
  })
})

describe('styles', () => {
  const risky = gamble()
  const chosenBy = (settings: Partial<PlannerSettings>) => {
    const g = begin(risky)
    return writeOption(
      question(risky, g)!.decision,
      decide(planner({ plans: 8, tries: 40, ...settings }), thoughtOf(risky, g, 0, 1)),
    )
  }

  test('of plans that promise the same, who is careful takes the sure one, who is bold the gamble', () => {
    expect(chosenBy({ risk: -0.25 })).toBe('keep')
    expect(chosenBy({ risk: 0.25 })).toBe('roll')
  })

  test('strong and master have them, by name; who tries nothing out has none', () => {
    for (const name of ['strong:careful', 'strong:bold', 'master:bold'])
      expect(botFrom(name)).toMatchObject({ ok: true, value: { name } })
    for (const name of ['fair:bold', 'strong:rash', 'greedy:bold']) expect(botFrom(name).ok).toBe(false)
  })
})

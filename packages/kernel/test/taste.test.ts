import { expect, test } from 'vitest'
import { type BotHints, type State, skillBy, Taste } from '../src/index.ts'

const taste = new Taste({ fade: 0.5, pride: 0 })
const policy: NonNullable<BotHints<State>['policy']> = (_g, seat, _decision, options) => {
  if (seat < 0) throw new Error('nobody')
  return options.map(() => taste.now.fade + taste.now.pride)
}

/** The weight of one option, by whoever is asked. */
const weigh = (of: BotHints<State>['policy'], seat = 0) => of!({} as State, seat, {} as never, [0])[0]

test('a skilled player goes by the numbers found for him, others by the plain ones, also one in the other’s head', () => {
  const { skilled } = skillBy<State, 'fade' | 'pride'>(taste, { pride: 2 }, { policy })
  expect(weigh(policy)).toBe(0.5)
  expect(weigh(skilled!.policy)).toBe(2.5)
  const both = taste.by({ fade: 7 }, () => [weigh(skilled!.policy), taste.now.fade])
  expect(both()).toEqual([2.5, 7])
  expect(weigh(policy)).toBe(0.5)
})

test('numbers are in force as long as something is done by them, whatever becomes of it', () => {
  const { skilled } = skillBy<State, 'fade' | 'pride'>(taste, { pride: 2 }, { policy })
  expect(() => weigh(skilled!.policy, -1)).toThrow('nobody')
  expect(taste.now).toBe(taste.plain)
})

test('what comes of any other numbers can be asked; what the game does not say otherwise is not there', () => {
  const { taste: hint } = skillBy<State, 'fade' | 'pride'>(taste, { pride: 2 }, { policy, plans: [] })
  expect(hint!.found).toEqual({ fade: 0.5, pride: 2 })
  const skill = hint!.skill({ fade: 3 })
  expect(weigh(skill.policy)).toBe(3)
  expect(Object.keys(skill)).toEqual(['policy', 'plans'])
  const variety: BotHints<State>['variety'] = (_g, _seat, _decision, _options, mood) => [taste.now.fade, mood]
  const more = skillBy(taste, {}, { evaluate: () => taste.now.pride, variety }).taste!.skill({ pride: 4 })
  expect(more.evaluate!({} as State, 0)).toBe(4)
  expect(more.variety!({} as State, 0, {} as never, [], 1)).toEqual([0.5, 1])
})

import { describe, expect, test } from 'vitest'
import { type Adviser, best, firstOf, newGame, only, options, policyOf, question, seatToAct } from '../src/index.ts'
import { type Toy, toy } from './toy.ts'

const g = newGame(toy, { seats: 2, settings: { rounds: 3, tokens: true } }, 'advice') as unknown as Toy
const seat = seatToAct(toy, g)
const { decision } = question(toy, g)!
const offered = options(toy, g, seat)

/** What an adviser on the first question makes of its options: the words 1 and 2, and done. */
const weights = (advisers: Record<string, Adviser<Toy, never>>) =>
  policyOf(advisers)(g, seat, decision as never, offered)

describe('a policy from advisers', () => {
  test('weighs as the adviser on the question says', () => {
    expect(weights({ boast: () => only('word', 2) })).toEqual([0, 1, 0])
    expect(weights({ boast: (_g, _here, _seat, all) => firstOf(all, 'none', 'word') })).toEqual([1, 0, 0])
    expect(weights({ boast: (_g, _here, _seat, all) => only('word', best(all('word'), word => word)[0]) })).toEqual([
      0, 1, 0,
    ])
  })

  test('leaves all alike where nobody advises, or the advice is not on offer', () => {
    expect(weights({})).toEqual([1, 1, 1])
    expect(weights({ boast: () => only('word', 7) })).toEqual([1, 1, 1])
    expect(weights({ boast: (_g, _here, _seat, all) => firstOf(all, 'none') })).toEqual([1, 1, 1])
  })
})

test('the best value is the first of equals, and -1 if there is none', () => {
  expect(best([3, 5, 4], value => -Math.abs(value - 4))).toEqual([4, -0])
  expect(best([3, 5], () => 1)).toEqual([3, 1])
  expect(best([], () => 1)).toEqual([-1, Number.NEGATIVE_INFINITY])
})

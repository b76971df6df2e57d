import { expect, test } from 'vitest'
import { endOfRound } from '../rules/victory.ts'
import { line, stateOf } from './examples.ts'
import { matchAt } from './table.ts'

/** How a battle of five rounds stands at the end of a round, both armies whole. */
function endAfter(round: number, battle: string, quiet = 0): [places: number[], by: string] | undefined {
  const units = [
    { side: 0, elements: line(3), order: 'H' },
    { side: 1, elements: line(3, -6), facing: 4, order: 'H' },
  ]
  const g = stateOf(matchAt(units, { battle, rules: 'full', rounds: 5 }))
  g.round = round
  g.quietRounds = quiet
  g.quiet = quiet
  endOfRound(g)
  return g.core.result ? [g.core.result.places, g.core.result.by] : undefined
}

test('DW-XVI.2 DW-XVI.13 DW-XVI.14 with the last round the mound is held, points are counted, or losses are', () => {
  expect(endAfter(5, 'kalBenokk')).toEqual([[1, 2], 'DW-XVI.2'])
  expect(endAfter(5, 'free')).toEqual([[1, 1], 'DW-XVI.14'])
  for (const battle of ['first', 'lastStand', 'envoy', 'encounter'])
    expect(endAfter(5, battle), battle).toEqual([[1, 1], 'DW-XVI.13'])
})

test('DW-XVI.13 before the last round nothing ends that is not decided, unless nothing happens any more', () => {
  for (const battle of ['kalBenokk', 'free', 'first', 'envoy']) {
    expect(endAfter(4, battle), battle).toBeUndefined()
    expect(endAfter(4, battle, 8), battle).toEqual(endAfter(5, battle))
  }
})

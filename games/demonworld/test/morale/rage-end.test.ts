import { type GameRecord, type Match, must, replay } from '@hexarium/kernel'
import { choicesOf, play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { demonworld } from '../../index.ts'
import type { Demonworld } from '../../state.ts'
import impetuous from '../fixtures/impetuous-end.hexarium.json' with { type: 'json' }
import { type Given, hexAt, matchAt } from '../table.ts'

/** A game in which an impetuous unit has just run into its enemy after a reform: the fuzzer found it. */
const then = impetuous as GameRecord

test('DW-XV.71 a recorded rush into contact can be taken back, its reform, too, before the other side moves', () => {
  const rush = then.choices.slice(-3)
  const match = must(replay(demonworld, { ...then, rules: '5', choices: then.choices.slice(0, -3) }))
  for (const choice of rush) must(match.play(0, choice))
  expect(match.asked).toMatchObject({ decision: 'endRage', seats: [0] })
  for (const question of ['moveUnit', 'reform', 'moveUnit']) {
    must(match.undo(0))
    expect(match.asked?.decision).toBe(question)
  }
  for (const choice of [...rush, 'done']) must(match.play(0, choice))
  expect(match.asked).toMatchObject({ decision: 'chooseMover', seats: [1] })
})

test('DW-XV.71 by rules 4 such a rush was over without a word, and records of it still are', () => {
  const match = must(replay(demonworld, then))
  expect([match.rules, match.asked?.decision, match.asked?.seats]).toEqual(['4', 'chooseMover', [1]])
})

/** What is asked after each of the choices. */
function asked(match: Match, ...choices: string[]): (string | undefined)[] {
  return choices.map(choice => {
    play(match, choice)
    return match.asked?.decision
  })
}

const foes: Given[] = [
  { side: 1, elements: '0,-2:4 1,-2:4 2,-2:4 3,-2:4', engaged: true },
  { side: 1, elements: '0,-9:4 1,-9:4 2,-9:4 3,-9:4', order: 'A' },
]

test('DW-XV.71 the owner is asked once an impetuous unit is in contact and nobody is left to move on', () => {
  const match = matchAt([{ side: 0, elements: '0,0 1,0 2,0 3,0', impetuous: true }, ...foes])
  const rush = `advance ${hexAt(match.state as Demonworld, '0,-1')}`
  expect(choicesOf(match)).toEqual([rush])
  expect(asked(match, rush, 'done')).toEqual(['endRage', 'chooseMover'])
  expect(match.asked?.seats).toEqual([1])
})

test('DW-XV.71 the owner who has said that a small impetuous unit is done is not asked again', () => {
  const match = matchAt([{ side: 0, elements: '0,0', impetuous: true }, ...foes])
  const to = `hex ${hexAt(match.state as Demonworld, '0,-1')}`
  expect(asked(match, 'element 0', to, 'facing 0', 'done').slice(2)).toEqual(['smallElement', 'chooseMover'])
})

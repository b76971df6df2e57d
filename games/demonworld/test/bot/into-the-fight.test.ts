import { options, question } from '@hexarium/kernel'
import { choicesOf, play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { bot } from '../../bot/index.ts'
import { orderFor } from '../../bot/ordering.ts'
import { taste } from '../../bot/taste.ts'
import { ATTACK_ORDER } from '../../content/tables.ts'
import { ground } from '../../elements.ts'
import { demonworld } from '../../index.ts'
import { MELEE } from '../../state.ts'
import { line, type Played, stateOf } from '../examples.ts'
import { field, type Given, matchAt, on } from '../table.ts'

type Policy = NonNullable<typeof bot.policy>

/** What a policy wants most of what is asked. */
function wished(match: Played, policy: Policy): string {
  const g = stateOf(match)
  const [seat] = match.asked!.seats
  const weights = policy(g, seat, question(demonworld, g)!.decision as never, options(demonworld, g, seat))
  return choicesOf(match)[weights.indexOf(Math.max(...weights))]
}

/** Two fight; a third of the same unit stands five fields off and looks away. */
function behind(policy: Policy) {
  const match = matchAt(
    [
      { side: 0, elements: '0,0=P 0,5:3', order: 'A', engaged: true, phases: 1 },
      { side: 1, elements: '0,-1:4=P', order: 'A', engaged: true, phases: 1 },
    ],
    { rules: { morale: false }, phase: 'melee' },
  )
  const left = on(stateOf(match), '0,5')
  while (match.asked && stateOf(match).round === 1 && !isRegrouped(match)) {
    const [seat] = match.asked.seats
    play(match, `${seat}>${seat === 0 ? wished(match, policy) : choicesOf(match).at(-1)}`)
  }
  const g = stateOf(match)
  return { off: ground(g).board.distance(g.at[left], g.at[on(g, '0,-1')]), facing: g.facing[left] }
}

/** True once the regrouping is over. */
function isRegrouped(match: Played): boolean {
  const g = stateOf(match)
  return g.phase !== MELEE
}

test('DW-VI.40 who plays well brings those nearer who reach nobody, and they look at the enemy; a plain player leaves them', () => {
  expect(behind(bot.policy!)).toEqual({ off: 6, facing: 3 })
  expect(behind(bot.skilled!.policy!)).toEqual({ off: 4, facing: 2 })
  expect(behind(bot.able!.policy!)).toEqual(behind(bot.policy!))
})

/** Archers beside a melee. */
const beside = (...more: Given[]) =>
  field([
    { side: 0, card: 'lightArchers', elements: line(5, 4) },
    { side: 0, elements: '0,0 1,0', order: 'A', engaged: true },
    { side: 1, elements: '1,-1:4 2,-1:4', order: 'A', engaged: true },
    ...more,
  ])

test('DW-IV.12 who plays well lets archers join a melee they could only shoot into; with a free enemy to shoot at they shoot', () => {
  const skilled = taste.by(bot.taste!.found, orderFor)
  expect(skilled(beside(), 0)).toBe(ATTACK_ORDER)
  expect(orderFor(beside(), 0)).not.toBe(ATTACK_ORDER)
  const free = beside({ side: 1, elements: line(5, 1, 3), facing: 4 })
  expect(skilled(free, 0)).toBe(orderFor(free, 0))
  expect(skilled(free, 0)).not.toBe(ATTACK_ORDER)
})

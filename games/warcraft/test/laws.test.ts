import { keeps, laws, reasonsFit } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { warcraft } from '../index.ts'
import { neverPlayed, veterans } from './veterans.ts'

laws(warcraft, { games: 3 })

test('the laws, on heroes of every level with hands of every card', () => {
  keeps(veterans, { games: 8, laws: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
})

test('WC-X-HER-20 WC-B-EXP-05 every card and every ability is played in random games', () => {
  expect(neverPlayed(160)).toEqual([])
})

reasonsFit(warcraft, [
  // there is one rule to name
  'aim.hex',
  'aim.piece',
  'aim.seat',
  'aim.type',
  'chooseEffect.option',
  'chooseHero.hero',
  'pay.card',
  'respond.card',
  // another one is seldom the reason
  'deployTo.hex',
  'nextMove.piece',
  'uprootTo.hex',
])

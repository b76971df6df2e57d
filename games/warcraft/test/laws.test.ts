import { laws } from '@hexarium/kernel/test-kit'
import { expect, test } from 'vitest'
import { warcraft } from '../game.ts'
import { neverPlayed, veterans } from './veterans.ts'

laws(warcraft, { games: 4 })
laws(veterans, { games: 6 })

test('WC-X-HER-20 WC-B-EXP-05 every card and every ability is played in random games', () => {
  expect(neverPlayed(320)).toEqual([])
})

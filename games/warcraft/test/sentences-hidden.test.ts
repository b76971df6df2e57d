import { expect, test } from 'vitest'
import { HEROES } from './hero-table.ts'
import { choose, fresh, offeredAs, passTo, stateOf, table, told } from './table.ts'

// Sentences about what shows something hidden, and about sides that have nothing to hide.

test('WC-X-HER-21 WC-X-HER-22 an ability that costs mana shows that the hand can pay for it: it is not taken back', () => {
  const hero = { name: 'blademaster', level: 3 }
  const orc = { race: 'orc', hero, units: { E1: 'hero, melee' }, hand: ['resources', 'resources', 'resources'] }
  const match = table([orc, { race: 'human', units: { A1: 'melee' } }], HEROES)
  passTo(match, 'moveStart')
  const [level] = offeredAs(match, 'ability')
  choose(match, `ability ${level}`)
  expect([match.asked?.decision, match.mayUndo(0)]).toEqual(['pay', false])
})

test('WC-X-HID-01 WC-B-SCN-20 WC-B-SCN-23 in March of the Necromancers nobody opens a token: the Undead have no Town, and beside the other nothing depletes', () => {
  const match = fresh(2, { twoPlayers: 'necromancers', resources: 'hidden' })
  expect(match.asked?.decision).not.toBe('layToken')
  expect(told(match.opening.events, 'openToken')).toEqual([])
  expect(stateOf(match).tokenShown.includes(true)).toBe(false)
})

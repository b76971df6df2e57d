import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { DEVOURED } from '../state.ts'
import { choose, chooseAll, fresh, offered, passTo, standing, stateOf, table } from './table.ts'

const QUIET = { settings: { spellResearch: true } }
const POOR = { gold: 0, wood: 0 }

test('WC-B-VIC-08 who gives up in his own step loses it, and the next player goes on', () => {
  const match = table([{ race: 'human' }, { race: 'orc' }, { race: 'undead' }])
  choose(match, 'piece melee I5')
  match.resign(0)
  expect(stateOf(match)).toMatchObject({ alive: [false, true, true], active: 1, step: 0 })
  expect(match.asked).toMatchObject({ decision: 'nextMove', seats: [1] })
  const waiting = table([{ race: 'human' }, { race: 'orc' }, { race: 'undead' }])
  waiting.resign(2)
  expect(waiting.asked).toMatchObject({ decision: 'nextMove', seats: [0] })
  expect(waiting.resign(2).ok && stateOf(waiting).alive[2]).toBe(false)
})

test('WC-B-VIC-08 a battle one side of which gives up is over, and what it devoured comes back', () => {
  const players = [
    { race: 'orc', units: { D4: '2 melee' }, hand: ['devour', 'fast'] },
    { race: 'human', units: { D4: '2 ranged' }, hand: ['polymorph'] },
    { race: 'undead', units: { A1: 'melee' } },
  ]
  const match = table(players, QUIET)
  passTo(match, 'nextMove')
  choose(match, 'done')
  passTo(match, 'roundStart')
  choose(match, 'card devour')
  choose(match, 'pass') // no answer
  expect(stateOf(match).at).toContain(DEVOURED)
  match.resign(0)
  expect(stateOf(match)).toMatchObject({ battle: null, stack: [], alive: [false, true, true] })
  expect(standing(match, 1, 'ranged')).toEqual(['D4', 'D4'])
  expect(match.asked?.seats[0]).not.toBe(0)
})

test('WC-B-VIC-08 a window that waited for who gave up closes, other windows go on', () => {
  const players = [
    { race: 'human', units: { I5: 'melee' }, hand: ['fast'] },
    { race: 'undead', units: { A1: 'melee' }, hand: ['cripple'] },
    { race: 'orc', units: { A5: 'melee' } },
  ]
  const asked = table(players, QUIET)
  choose(asked, 'pass')
  expect(asked.asked).toMatchObject({ decision: 'moveStart', seats: [1] })
  asked.resign(1)
  expect(asked.asked).toMatchObject({ decision: 'nextMove', seats: [0] })
  const other = table(players, QUIET)
  other.resign(2)
  expect(other.asked).toMatchObject({ decision: 'moveStart', seats: [0] })
  chooseAll(other, 'pass', 'pass')
  expect(other.asked).toMatchObject({ decision: 'nextMove', seats: [0] })
})

test('WC-B-EXP-01 WC-B-VIC-08 who gives up while another plays a card neither stops it nor takes it away', () => {
  const players = [
    { race: 'human', units: { I5: 'melee', H4: 'ranged' }, hand: ['fast', 'fast'] },
    { race: 'undead', units: { A1: 'melee' }, hand: ['cripple'] },
    { race: 'orc', units: { A5: 'melee' } },
  ]
  const match = table(players, QUIET)
  choose(match, 'card fast')
  expect(match.asked).toMatchObject({ decision: 'aim', seats: [0] })
  match.resign(1) // whose turn in the window would be next
  expect(match.asked).toMatchObject({ decision: 'aim', seats: [0] })
  check(stateOf(match))
  // whose own card it was loses it, and it lies on the discard pile
  const own = table(players, QUIET)
  choose(own, 'card fast')
  own.resign(0)
  expect(stateOf(own)).toMatchObject({ stack: [], alive: [false, true, true] })
  check(stateOf(own))
})

test('WC-X-HER-02 who gives up while heroes are chosen or placed holds nobody up', () => {
  const match = fresh(3, { heroes: true })
  choose(match, `1>${offered(match, 1)[0]}`)
  choose(match, `2>${offered(match, 2)[0]}`)
  match.resign(0)
  expect(stateOf(match).turn).toBe(1)
  expect(stateOf(match).alive).toEqual([false, true, true])
})

test('WC-X-HER-40 who gives up instead of raising his hero lets the step end', () => {
  const hero = { name: 'paladin', twos: 1 }
  const players = [
    { race: 'orc', units: { A5: 'melee' }, ...POOR },
    { race: 'human', hero, units: { I5: 'hero' }, ...POOR },
    { race: 'undead', units: { E1: 'melee' }, ...POOR },
  ]
  const match = table(players, { settings: { heroes: true, spellResearch: true } })
  choose(match, 'done')
  expect(match.asked).toMatchObject({ decision: 'rise', seats: [1] })
  match.resign(1)
  expect(match.asked).toMatchObject({ decision: 'nextMove', seats: [2] })
})

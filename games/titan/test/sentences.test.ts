import { expect, test } from 'vitest'
import { typeNamed } from '../content/creatures.ts'
import {
  afterMovement,
  choose,
  chooseAll,
  fight,
  legion,
  offered,
  offeredAs,
  refusal,
  stateOf,
  table,
  timeOut,
  told,
} from './table.ts'

const other = { legions: ['600 titan centaur'] }

test('TI-8.0a a new turn has a teleport of its own', () => {
  const seats = [{ legions: ['100 titan ogre', '1 lion'] }, { legions: ['600 titan centaur', '41 lion'] }]
  const match = table({ seats, roll: 6 })
  chooseAll(match, 'legion 0', 'showTitan 300', 'done')
  choose(match, 'done', [6])
  expect(stateOf(match)).toMatchObject({ mover: 1, roll: 6 })
  choose(match, 'legion 12')
  expect(offeredAs(match, 'showTitan')).toContain('500')
})

test('TI-9.3b what has been given up is not offered once more', () => {
  const seats = [{ legions: ['>8 titan troll lion ogre', '500 lion'] }, { legions: ['8 ogre', '600 titan'] }]
  const match = afterMovement({ seats })
  chooseAll(match, '1>stand', '1>offer attacker', 'piece troll')
  expect(offered(match)).toEqual(['piece ogre', 'piece lion', 'done'])
})

test('TI-9.3c what the winner gives up goes back or is out of the game like everything that is lost', () => {
  const seats = [{ legions: ['>8 angel troll lion', '500 titan'] }, { legions: ['8 ogre', '600 titan'] }]
  const match = afterMovement({ seats })
  const angels = stateOf(match).stock[typeNamed('angel')]
  chooseAll(match, '1>stand', '1>offer attacker', 'piece angel', 'piece lion', 'done')
  choose(match, '0>accept')
  while (match.asked?.decision === 'spoils') choose(match, 'done')
  expect(legion(match, 0)).toBe('troll')
  expect(stateOf(match).stock[typeNamed('angel')]).toBe(angels + 1)
  expect(stateOf(match).dead[typeNamed('lion')]).toBe(1)
})

test('TI-9.2a the attacker does not flee, whatever he leads', () => {
  const match = afterMovement({
    seats: [{ legions: ['>8 ogre lion', '500 titan'] }, { legions: ['8 ogre', '600 titan'] }],
  })
  expect(refusal(match, '0>flee').rule).toBe('TI-9.2a')
})

test('TI-K3 a battle opens both legions, and a concession in it is told', () => {
  const match = afterMovement({
    seats: [{ legions: ['>8 ogre lion', '500 titan'] }, { legions: ['8 ogre', '600 titan'] }],
  })
  choose(match, '1>stand')
  const events = choose(match, '0>battle')
  expect(told(events, 'opened').map(([marker]) => marker)).toEqual([0, 12])
  expect(told(choose(match, '1>concede'), 'concedes')).toEqual([[1]])
})

test('TI-10.1d TI-K3 who comes onto the map enters, who goes on from there manoeuvres', () => {
  const match = fight('plains', 'ogre C3', 'troll D6', { phasing: 'attacker' })
  choose(match, offered(match).find(text => text.startsWith('fighter'))!)
  const events = choose(match, offered(match).find(text => text.startsWith('hex'))!)
  expect([told(events, 'manoeuvres').length, told(events, 'enters').length]).toEqual([1, 0])
})

test('TI-4.1a a full legion musters nothing', () => {
  const seats = [{ legions: ['>8 titan ogre*3 troll*3', '500 lion'] }, other]
  const match = afterMovement({ seats })
  expect(match.asked?.decision === 'muster' ? offered(match) : []).not.toContain('legion 0')
})

test('TI-21d a turn that ends below the points target does not end the game', () => {
  const seats = [
    { score: 290, legions: ['>2 titan serpent'] },
    { score: 20, legions: ['600 titan lion'] },
  ]
  const match = afterMovement({ seats, settings: { pointsTarget: 300 } })
  if (stateOf(match).mover === 0) choose(match, 'done')
  expect(stateOf(match)).toMatchObject({ mover: 1, core: { result: null } })
})

test('TI-19.5 a winner who gives up before he has taken what he won takes no more; the game goes on', () => {
  const seats = [
    { legions: ['>3 lion', '500 titan'] },
    { score: 85, legions: ['3 gargoyle*2', '600 titan'] },
    { legions: ['200 titan serpent*4'] },
  ]
  const match = afterMovement({ seats })
  chooseAll(match, '1>offer defender', '1>done', '0>accept')
  expect(match.asked).toEqual({ decision: 'spoils', seats: [1] })
  expect(match.resign(1).ok).toBe(true)
  expect(stateOf(match)).toMatchObject({ alive: [true, false, true], engagement: null, core: { result: null } })
  expect(match.asked!.seats).not.toContain(1)
})

test('TI-9.4a a concession in a battle is whole: nobody concedes a part', () => {
  const match = fight('plains', 'ogre C3', 'troll C4', { phasing: 'attacker' })
  for (let patience = 4; patience > 0 && match.asked!.decision !== 'chooseStriker'; patience--) choose(match, 'done')
  expect(refusal(match, 'concede 1').rule).toBe('TI-9.4a')
})

test('TI-9.4a nor does the defender concede a part when his reinforcement is due', () => {
  const match = fight('plains', 'ogre F1', 'lion A1, lion A2', { round: 3, phasing: 'attacker' })
  for (let patience = 12; patience > 0 && match.asked!.decision !== 'reinforce'; patience--) choose(match, 'done')
  expect(refusal(match, 'concede 1').rule).toBe('TI-9.4a')
})

test('TI-13.4a when time is up, hits carry to whoever can bear least', () => {
  const match = fight('plains', 'colossus C3', 'ogre C4, ogre B3, ogre C2:4', { phasing: 'attacker' })
  for (let patience = 4; patience > 0 && match.asked!.decision !== 'chooseTarget'; patience--)
    choose(match, match.asked!.decision === 'chooseStriker' ? offered(match)[0] : 'done')
  choose(match, 'strike C4', Array(10).fill(6))
  expect([match.asked!.decision, timeOut(match)]).toEqual(['carry', 'fighter C2'])
})

import { must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { battleBoard } from '../content/battlelands.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { rangestrikeTargets } from '../rules/rangestrike.ts'
import { DEFENDER } from '../state.ts'
import { field, named, on } from './field.ts'
import {
  afterMovement,
  battleOf,
  choose,
  fight,
  legion,
  melee,
  missAll,
  offered,
  offeredAs,
  settle,
  stateOf,
  strike,
  told,
} from './table.ts'

// Sentences where two rules meet, read again beside the book.

const third = { legions: ['200 titan centaur'] }
const ones = (count: number) => new Array<number>(count).fill(1)
const hexes = (...labels: string[]) => labels.map(label => battleBoard.hex(label))

test('TI-12.1a the defender rangestrikes in his own half, at attackers and not at friends', () => {
  const battle = field('plains', 'ogre C5', 'minotaur C3, troll A3', { phasing: DEFENDER })
  const targets = rangestrikeTargets(battle, on(battle, 'C3'), STANDARD_RULINGS)
  expect(named(targets.map(target => battle.hex[target]))).toEqual(['C5'])
})

test('TI-13.1a everybody is told from which hex a strike comes and which it hits', () => {
  const match = melee('plains', 'lion C3, ogre F1', 'troll D3', { phasing: 'attacker' })
  const [strikes] = told(strike(match, 'C3', 'D3', ones(5)), 'strikes')
  expect([strikes[2], strikes[4]]).toEqual(hexes('C3', 'D3'))
})

test('TI-19.1 half points in the middle of a battle change nobody but the Titan, and no slain one', () => {
  const seats = [{ legions: ['10 serpent', '200 titan centaur'] }]
  const others: [string[], string[]] = [['>10 lion'], []]
  const match = fight('plains', 'titan C3, lion C1', 'ogre A1', { score: [90, 0], seats, others })
  const before = [...battleOf(match).power]
  must(match.resign(2))
  expect(battleOf(match).power.map((power, fighter) => power - before[fighter])).toEqual([1, 0, 0])
  const dead = melee('plains', 'titan C3:5, lion F1', 'ogre D3, ogre A1', { score: [90, 0], seats, others })
  strike(dead, 'D3', 'C3', [6, ...ones(5)])
  must(dead.resign(2))
  expect(battleOf(dead).power[0]).toBe(6) // he has fallen, though he still strikes
})

test('TI-13.4a TI-15.3a TI-13.0c hits that are carried slay a defender and open the summon window in the next own half', () => {
  const match = melee('plains', 'serpent C3', 'centaur C4, centaur D3, ogre A1', {
    phasing: 'attacker',
    others: [['9 angel ogre'], []],
  })
  strike(match, 'C3', 'C4', new Array<number>(18).fill(6))
  expect(match.asked?.decision).toBe('carry')
  choose(match, 'fighter D3')
  if (match.asked?.decision === 'carry') choose(match, 'stop')
  missAll(match)
  // the defender's half of round 3 comes first
  choose(match, 'done')
  missAll(match)
  expect(match.asked?.decision).toBe('summon')
  expect(offeredAs(match, 'angel')).toHaveLength(1)
})

test('TI-14.0a TI-18.3d a defender reduced below what qualifies for it is not reinforced with it', () => {
  const match = melee('marsh', 'serpent C3, serpent F1', 'ogre C4, ogre A1', { round: 3, phasing: 'attacker' })
  strike(match, 'C3', 'C4', [...new Array<number>(6).fill(6), ...ones(12)])
  missAll(match)
  expect(match.asked?.decision).toBe('reinforce')
  expect(offered(match).filter(text => text.startsWith('piece'))).toEqual(['piece ogre']) // one ogre is left: no troll
})

test('TI-10.5a TI-16.1a TI-10.5b time runs out: no points for attackers, those slain before neither, but a late reinforcement', () => {
  const match = melee('marsh', 'centaur C4:2, lion F1', 'ogre C3, ogre A3', { round: 7, phasing: 'attacker' })
  strike(match, 'C4', 'C3', ones(3))
  const events = strike(match, 'C3', 'C4', [6, ...ones(5)])
  expect([told(events, 'slain').length, told(events, 'timeLoss').length, told(events, 'scores')]).toEqual([1, 1, []])
  expect(match.asked).toMatchObject({ decision: 'spoils', seats: [1] })
  expect(offeredAs(match, 'muster')).toEqual(['ogre', 'troll'])
  expect(stateOf(match).score).toEqual([0, 0])
})

test('TI-19.3e TI-19.4g two Titans slain together have no slayer, and their markers leave the game', () => {
  const match = melee('plains', 'titan C3:5, ogre F1', 'titan D3:5, ogre A1', {
    phasing: 'attacker',
    seats: [third],
  })
  strike(match, 'C3', 'D3', [6, ...ones(5)])
  const events = strike(match, 'D3', 'C3', [6, ...ones(5)])
  expect(told(events, 'titanFalls').sort()).toEqual([
    [0, -1],
    [1, -1],
  ])
  expect([told(events, 'takesMarkers'), stateOf(match).holder[0], stateOf(match).holder[12]]).toEqual([[], -1, -1])
})

test('TI-17.0b TI-19.4d TI-9.2b points of a flight earn an angel; the half points of an elimination never do', () => {
  const flight = afterMovement({
    seats: [{ legions: ['>3 lion', '500 titan'], score: 98 }, { legions: ['3 ogre', '600 titan'] }],
  })
  choose(flight, '1>flee')
  expect([stateOf(flight).score[0], flight.asked?.decision]).toEqual([104, 'spoils'])
  const seats = [{ legions: ['>3 serpent*2', '500 titan'], score: 70 }, { legions: ['3 titan', '9 serpent*3'] }, third]
  const half = afterMovement({ seats })
  const events = settle(half, '1>stand', '1>concede')
  expect(told(events, 'acquires')).toEqual([])
  expect(stateOf(half).score[0]).toBe(70 + 24 + 54)
  expect(legion(half, 0)).toBe('serpent serpent')
})

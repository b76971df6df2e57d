import { must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { typeNamed } from '../content/creatures.ts'
import { freeMarkers, legionsOf, titanPower } from '../legions.ts'
import {
  afterMovement,
  battleOf,
  choose,
  chooseAll,
  fight,
  fresh,
  knownOf,
  landOf,
  legion,
  melee,
  missAll,
  offered,
  settle,
  stateOf,
  stockOf,
  strike,
  table,
  told,
  viewOf,
} from './table.ts'

const third = { legions: ['200 titan centaur'] }
const ones = (count: number) => new Array<number>(count).fill(1)

test('TI-1.1a TI-19.4a losing the Titan eliminates the player and removes all his legions', () => {
  const seats = [{ legions: ['>3 lion', '500 titan'] }, { legions: ['3 titan ogre', '9 lion*3', '10 troll'] }, third]
  const match = afterMovement({ seats })
  settle(match, '1>stand', '1>concede')
  expect(stateOf(match).alive).toEqual([true, false, true])
  expect(legionsOf(stateOf(match), 1)).toEqual([])
  expect([landOf(match, 12), landOf(match, 13), landOf(match, 14)]).toEqual([-1, -1, -1])
})

test('TI-1.1b the owner of the last Titan wins at once; places follow the order of elimination', () => {
  const seats = [{ legions: ['>3 lion', '500 titan'] }, { legions: ['3 titan ogre'] }, third]
  const match = afterMovement({ seats })
  settle(match, '1>stand', '1>concede')
  expect(stateOf(match).place).toEqual([0, 3, 0])
  must(match.resign(2))
  expect(stateOf(match).core.result).toEqual({ places: [1, 3, 2], scores: [36, 0, 0], by: 'TI-1.1b' })
  expect(match.asked).toBeNull()
})

test('TI-1.1b TI-19.3e if the last Titans fall together the game is drawn', () => {
  const match = melee('plains', 'titan C3:5, ogre F1', 'titan D3:5, ogre A1', { phasing: 'attacker' })
  strike(match, 'C3', 'D3', [6, ...ones(5)])
  strike(match, 'D3', 'C3', [6, ...ones(5)])
  expect(stateOf(match).core.result).toMatchObject({ places: [1, 1], by: 'TI-1.1b' })
})

test('TI-19.3a a slain Titan stays to the end of the strike phase and still strikes; then its owner is out', () => {
  const match = melee('plains', 'lion C3, ogre F1', 'titan D3:5, ogre A1', { phasing: 'attacker', seats: [third] })
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1])
  expect(stateOf(match).alive).toEqual([true, true, true])
  strike(match, 'D3', 'C3', [6, 6, ...ones(4)])
  settle(match)
  expect(stateOf(match).alive).toEqual([true, false, true])
})

test('TI-RT-T1 TI-19.3b TI-19.3c Titan and ogre slain, troll alive: battle points 24 + 12, the troll goes into the half sum', () => {
  const match = melee('plains', 'titan C3:5, ogre D4:5, troll F1', 'lion D3, lion E3', { seats: [third] })
  strike(match, 'D3', 'C3', [6, 1, 1, 1, 1])
  strike(match, 'E3', 'D4', [6, 1, 1, 1, 1])
  missAll(match)
  expect(stateOf(match).score[1]).toBe(24 + 12)
  const events = settle(match)
  expect(told(events, 'halfPoints')).toEqual([[1, 8, 44]])
  expect(stateOf(match).alive).toEqual([false, true, true])
})

test('TI-19.3c he may acquire on the battle points', () => {
  const match = melee('plains', 'titan C3:5, troll F1', 'lion D3, lion E3', { seats: [third], score: [0, 80] })
  strike(match, 'D3', 'C3', [6, 1, 1, 1, 1])
  missAll(match)
  expect(offered(match)).toContain('acquire angel')
})

test('TI-19.3d TI-16.1b if the slayer’s legion is wiped out too he has no battle points, but the half of the rest', () => {
  const match = melee('plains', 'titan C3:5, troll F1', 'lion D3:4', {
    seats: [third],
    others: [['9 lion*2'], ['10 ogre*4']],
  })
  strike(match, 'D3', 'C3', [6, 1, 1, 1, 1])
  const events = strike(match, 'C3', 'D3', [6, ...ones(5)])
  expect(told(events, 'scores')).toEqual([])
  expect(told(events, 'halfPoints')).toEqual([[1, Math.floor((16 + 30) / 2), 23]])
  expect(stateOf(match).holder[0]).toBe(1) // and the markers
})

test('TI-19.3e both Titans in one phase: both players out, no battle points, no slayers', () => {
  const spec = {
    phasing: 'attacker' as const,
    seats: [third],
    others: [['9 lion*2'], ['10 lion*4']] as [string[], string[]],
  }
  const match = melee('plains', 'titan C3:5, ogre F1', 'titan D3:5, ogre A1', spec)
  strike(match, 'C3', 'D3', [6, ...ones(5)])
  strike(match, 'D3', 'C3', [6, ...ones(5)])
  expect(stateOf(match).score).toEqual([0, 0, 0])
  expect(stateOf(match).core.result).toMatchObject({ places: [2, 2, 1] })
  expect([stateOf(match).holder[0], stateOf(match).holder[12]]).toEqual([-1, -1])
})

test('TI-19.3f TI-9.3c a Titan’s legion lost by agreement: the full value of it, then the half of the others', () => {
  const seats = [{ legions: ['>3 lion', '500 titan'] }, { legions: ['3 titan ogre*2', '9 lion*3'] }, third]
  const match = afterMovement({ seats })
  chooseAll(match, '0>offer attacker', '0>done')
  settle(match, '1>accept')
  expect(stateOf(match).score).toEqual([24 + 24 + 22, 0, 0])
})

test('TI-19.3g a Titan that does not enter is lost to the opponent of that engagement', () => {
  const match = fight('plains', 'lion -', 'titan -, ogre A1', { round: 1, seats: [third], others: [[], ['9 lion']] })
  const events = settle(match, 'done')
  expect(told(events, 'titanFalls')).toEqual([[1, 0]])
  expect(stateOf(match).score[0]).toBe(24 + Math.floor((12 + 15) / 2))
})

test('TI-19.3g TI-10.5a a Titan lost by time: no battle points, but half points and markers for the defender', () => {
  const match = fight('plains', 'titan F1, ogre F2', 'lion A1', {
    round: 7,
    phasing: 'attacker',
    seats: [third],
    others: [['9 lion*2'], []],
    battle: { reinforcement: 2 },
  })
  const events = choose(match, 'done')
  expect(told(events, 'scores')).toEqual([])
  expect(told(events, 'halfPoints')).toEqual([[1, 15, 15]])
  expect(stateOf(match).alive).toEqual([false, true, true])
  expect(freeMarkers(stateOf(match), 1)).toContain(0)
})

test('TI-19.3g a Titan slain by drift falls to the opponent', () => {
  const match = fight('tundra', 'lion F1', 'titan A1:5, troll C1', { phasing: 'attacker', seats: [third] })
  const events = settle(match, 'done')
  expect(told(events, 'titanFalls')).toEqual([[1, 0]])
  expect(stateOf(match).score[0]).toBe(24 + 8)
})

test('TI-RT-D14 TI-19.4c half of the sum per scorer, rounded down once', () => {
  // The digest names 25 and 31; no characters are worth 25 together, so 27 and 31: 29, not 13 + 15.
  const seats = [{ legions: ['>3 lion', '500 titan'] }, { legions: ['3 titan', '9 dragon', '10 lion troll'] }, third]
  const match = afterMovement({ seats })
  const events = settle(match, '1>stand', '1>concede')
  expect(told(events, 'halfPoints')).toEqual([[0, 29, 24 + 29]])
})

test('TI-RT-T2 TI-19.4b TI-19.4i the mover’s Titan dies: C has half of the legion engaged with him, slayer B of the free one', () => {
  const seats = [
    { legions: ['>3 titan', '>8 troll*2 cyclops', '9 lion*2'] },
    { score: 60, legions: ['3 lion', '600 titan'] },
    { score: 80, legions: ['8 ogre', '200 titan centaur*3'] },
  ]
  const match = afterMovement({ seats })
  const events = chooseAll(match, 'land 3', '1>stand', '0>concede')
  expect(told(events, 'scores')).toEqual([[1, 24, 84]])
  expect(told(events, 'halfPoints').sort()).toEqual([
    [1, 15, 99],
    [2, 25, 105],
  ])
  expect(told(events, 'acquires')).toEqual([])
  expect([stateOf(match).mover, stateOf(match).turn]).toEqual([1, 31]) // his turn ended at once
})

test('TI-19.4d no acquisition, reinforcement or summon on half points, but score and Titan power', () => {
  const seats = [
    { legions: ['>3 titan', '>8 serpent*2', '9 lion*2'] },
    { legions: ['3 lion', '600 titan'] },
    { score: 80, legions: ['8 ogre*2', '200 titan centaur*3'] },
  ]
  const match = afterMovement({ seats })
  chooseAll(match, 'land 3', '1>stand', '0>concede')
  expect([stateOf(match).score[2], titanPower(stateOf(match), 2)]).toEqual([116, 7])
  expect(legion(match, 24)).toBe('ogre ogre')
  expect(match.asked!.decision).not.toBe('spoils')
})

test('TI-19.4e scorers eliminated at the same time score nothing', () => {
  const spec = {
    phasing: 'attacker' as const,
    seats: [third],
    others: [['>9 lion*2'], ['9 lion*4']] as [string[], string[]],
  }
  const match = melee('plains', 'titan C3:5, ogre F1', 'titan D3:5, ogre A1', spec)
  strike(match, 'C3', 'D3', [6, ...ones(5)])
  const events = strike(match, 'D3', 'C3', [6, ...ones(5)])
  expect(told(events, 'halfPoints')).toEqual([])
})

test('TI-19.4f the mover’s legions whose opponents vanish stay and may muster', () => {
  const seats = [{ legions: ['>3 lion', '>8 ogre*2', '500 titan'] }, { legions: ['3 titan', '8 troll*2'] }, third]
  const match = afterMovement({ seats })
  const events = settle(match, 'land 3', '1>stand', '1>concede')
  expect(told(events, 'halfPoints')).toEqual([[0, 16, 40]]) // engaged with him, so his
  expect([landOf(match, 1), match.asked!.decision]).toEqual([8, 'muster'])
  expect(offered(match)).toContain('legion 1')
})

test('TI-19.4f defenders whose attackers vanish stay and get nothing', () => {
  const seats = [
    { legions: ['>3 titan', '>8 troll*2'] },
    { legions: ['3 lion', '600 titan'] },
    { legions: ['8 ogre*2', '200 titan centaur*3'] },
  ]
  const match = afterMovement({ seats })
  settle(match, 'land 3', '1>stand', '0>concede')
  expect([landOf(match, 24), legion(match, 24)]).toEqual([8, 'ogre ogre'])
  expect(stateOf(match).mover).toBe(1)
})

test('TI-19.4g the slayer takes all markers, captured ones too; without a slayer they leave the game', () => {
  const seats = [{ legions: ['>3 lion', '500 titan'] }, { legions: ['3 titan', '9 #40 lion'] }, third, { legions: [] }]
  const match = afterMovement({ seats })
  const events = settle(match, '1>stand', '1>concede')
  expect(told(events, 'takesMarkers')).toEqual([[0, 1, 13]])
  expect(freeMarkers(stateOf(match), 0)).toEqual(expect.arrayContaining([12, 23, 40]))
  must(match.resign(2))
  expect(stateOf(match).core.result).toBeTruthy()
  expect(stateOf(match).holder[24]).toBe(-1)
})

test('TI-19.4h removed creatures are out of the game, lords and demi-lords with the caretaker, contents public', () => {
  const seats = [{ legions: ['>3 lion', '500 titan'] }, { legions: ['3 titan', '9 angel warlock lion'] }, third]
  const match = afterMovement({ seats })
  const [angels, warlocks] = [stockOf(match, 'angel'), stockOf(match, 'warlock')]
  const events = settle(match, '1>stand', '1>concede')
  const shown = events.filter(({ kind, to }) => kind === 'eliminated' && to === null)
  expect(shown.map(({ args }) => args)).toContainEqual([13, ...['angel', 'warlock', 'lion'].map(typeNamed)])
  expect([stockOf(match, 'angel'), stockOf(match, 'warlock')]).toEqual([angels + 1, warlocks + 1])
  expect(stateOf(match).dead[typeNamed('lion')]).toBe(1)
})

test('TI-19.4i the eliminated mover’s turn ends at once: no further engagement, no muster', () => {
  const seats = [
    { legions: ['>3 titan', '>8 troll*2', '>9 ogre*3'] },
    { legions: ['3 lion', '600 titan ogre*3'] },
    { legions: ['8 ogre', '200 titan'] },
  ]
  const match = afterMovement({ seats })
  settle(match, 'land 3', '1>stand', '0>concede')
  expect([stateOf(match).mover, stateOf(match).phase, match.asked!.seats]).toEqual([1, 1, [1]])
  expect(stateOf(match).engagement).toBeNull()
})

test('TI-19.5 TI-DP-27 resigning outside a battle: all legions go without a slayer, engaged opponents have their half', () => {
  const seats = [{ legions: ['>3 lion', '500 titan'] }, { legions: ['3 troll', '9 lion', '600 titan'] }, third]
  const match = table({ seats })
  must(match.resign(1))
  expect(stateOf(match).alive).toEqual([true, false, true])
  expect(stateOf(match).score).toEqual([8, 0, 0])
  expect(stateOf(match).holder[12]).toBe(-1)
  expect(match.asked!.seats).toEqual([0])
})

test('TI-19.5 resigning in a battle is first a concession', () => {
  const match = fight('plains', 'lion C3', 'troll A1', { seats: [third], others: [[], ['9 lion*2']] })
  must(match.resign(1))
  expect(stateOf(match).score[0]).toBe(16)
  const events = settle(match)
  expect(told(events, 'halfPoints')).toEqual([]) // no slayer
  expect(stateOf(match).alive).toEqual([true, false, true])
})

test('TI-19.5 the mover who resigns hands on the turn; the last one left has won', () => {
  const match = table({ seats: [{ legions: ['3 titan'] }, { legions: ['600 titan ogre*3'] }, third] })
  must(match.resign(0))
  expect(stateOf(match).mover).toBe(1)
  must(match.resign(1))
  expect(stateOf(match).core.result).toMatchObject({ places: [3, 2, 1] })
})

test('TI-19.5 TI-DP-27 a player may leave before the first deal; his pieces stay with the caretaker', () => {
  const match = fresh(3)
  must(match.resign(1))
  for (const pick of [0, 1]) for (const seat of [0, 2]) choose(match, `${seat}>marker ${seat * 12 + pick}`)
  chooseAll(match, '0>deal 0', '2>deal 0')
  expect(stateOf(match).alive).toEqual([true, false, true])
  expect(stockOf(match, 'angel')).toBe(16)
  expect(stateOf(match).mover).not.toBe(1)
})

test('TI-19.1 TI-19.5 half points that come in the middle of a battle make the Titan in it stronger at once', () => {
  const seats = [{ legions: ['10 serpent', '200 titan centaur'] }]
  const match = fight('plains', 'titan C3', 'ogre A1', { score: [90, 0], seats, others: [['>10 lion'], []] })
  expect(battleOf(match).power[0]).toBe(6)
  must(match.resign(2))
  expect([stateOf(match).score[0], battleOf(match).power[0]]).toEqual([108, 7])
})

test('TI-DP-27 a draw ends the game for all', () => {
  const match = table({ seats: [{ legions: ['3 titan'] }, { legions: ['600 titan'] }] })
  must(match.agreeDraw())
  expect(stateOf(match).core.result).toMatchObject({ places: [1, 1], by: 'agreed' })
})

test('TI-K7 an eliminated player has the public view only', () => {
  const seats = [{ legions: ['>3 lion*2', '500 titan', '9 ogre*2'] }, { legions: ['3 titan'] }, third]
  const match = afterMovement({ seats })
  expect(knownOf(match, 1, 0)).toBe('lion lion')
  settle(match, '1>stand', '1>concede')
  expect(viewOf(match, 1).legions).toEqual(viewOf(match, -1).legions)
  expect(knownOf(match, 1, 0)).not.toBe('lion lion')
})

test('TI-K3 at the end of the game everything is seen', () => {
  const seats = [{ legions: ['>3 lion*2', '500 titan', '9 ogre*2'] }, { legions: ['3 titan'] }]
  const match = afterMovement({ seats })
  choose(match, '1>stand')
  expect(knownOf(match, 1, 2)).toContain('…')
  choose(match, '1>concede')
  for (const seat of [-1, 1]) expect(knownOf(match, seat, 2)).toBe('ogre ogre')
})

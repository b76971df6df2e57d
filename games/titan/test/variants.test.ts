import { must, replay } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { freeMarkers } from '../legions.ts'
import { evaluate } from '../rules/ending.ts'
import {
  afterMovement,
  choose,
  chooseAll,
  fight,
  fighters,
  fresh,
  knownOf,
  landOf,
  legion,
  offered,
  offeredAs,
  stateOf,
  stockOf,
  table,
  timeOut,
  titan,
} from './table.ts'

const short = { variantShort: true }

test('TI-V1 the short variant has no centaurs, gargoyles and ogres; it starts with cyclopes, lions and trolls', () => {
  const match = fresh(2, short)
  for (const pick of [0, 1]) for (const seat of [0, 1]) choose(match, `${seat}>marker ${seat * 12 + pick}`)
  chooseAll(match, '0>deal 0', '1>deal 12')
  const both = [legion(match, 0), legion(match, 1)].join(' ').split(' ').sort()
  expect(both).toEqual('angel cyclops cyclops lion lion titan troll troll'.split(' '))
  expect(['centaur', 'gargoyle', 'ogre', 'cyclops', 'lion', 'troll'].map(name => stockOf(match, name))).toEqual([
    0, 0, 0, 24, 24, 24,
  ])
})

test('TI-V1 its towers give cyclopes, lions and trolls', () => {
  const seats = [{ legions: ['>100 dragon', '1 titan'] }, { legions: ['600 titan'] }]
  const match = afterMovement({ seats, settings: short })
  choose(match, 'legion 0')
  expect(offeredAs(match, 'piece').sort()).toEqual(['cyclops', 'lion', 'troll'])
})

test('TI-V2 only eight markers a player', () => {
  const match = fresh(3, short)
  for (const seat of [0, 1, 2])
    expect(freeMarkers(stateOf(match), seat)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(i => seat * 12 + i))
})

test('TI-V3 a ladder begins with the next creature: lions in the plains for a lion', () => {
  const seats = [{ legions: ['>1 lion', '>3 lion', '100 titan'] }, { legions: ['600 titan'] }]
  const match = afterMovement({ seats, settings: short })
  expect(offered(match)).toEqual(['legion 0', 'done']) // nothing for a lion in the brush
  choose(match, 'legion 0')
  expect(offeredAs(match, 'piece')).toEqual(['lion'])
})

test('TI-21a breaking off: score and the value of all own legions, Titan at current power; the highest wins', () => {
  const match = table({
    seats: [
      { score: 100, legions: ['1 titan ogre'] },
      { score: 90, legions: ['600 titan lion*2', '9 lion'] },
      { score: 500, legions: [] },
    ],
  })
  evaluate(stateOf(match))
  expect(stateOf(match).core.result).toEqual({
    places: [2, 1, 3],
    scores: [100 + 28 + 12, 90 + 24 + 45, 500],
    by: 'TI-21a',
  })
  expect(knownOf(match, -1, 12)).toBe('titan lion lion') // shown
})

test('TI-21a equal totals share the win', () => {
  const match = table({
    seats: [{ legions: ['1 titan ogre'] }, { legions: ['600 titan centaur'] }, { legions: ['9 titan'] }],
  })
  evaluate(stateOf(match))
  expect(stateOf(match).core.result!.places).toEqual([1, 1, 3])
})

test('TI-21b a game can be put aside and taken up again from its record, secrets and all', () => {
  const match = fresh(3)
  for (const pick of [0, 1]) for (const seat of [0, 1, 2]) choose(match, `${seat}>marker ${seat * 12 + pick}`)
  chooseAll(match, '0>deal 3', '1>deal 7', '2>deal 11', 'reroll')
  const record = JSON.parse(JSON.stringify(match.record()))
  expect(must(replay(titan, record)).state).toEqual(match.state)
})

test('TI-21c at the limit the running player turn is finished, then all is counted', () => {
  const seats = [{ legions: ['>2 titan ogre*3'] }, { score: 1, legions: ['600 titan ogre*3'] }]
  const match = afterMovement({ seats, settings: { turnLimit: 20 } })
  expect(stateOf(match).turn).toBe(20)
  expect(match.asked!.decision).toBe('muster')
  choose(match, 'done')
  expect(stateOf(match).core.result).toEqual({ places: [2, 1], scores: [60, 61], by: 'TI-21c' })
})

test('TI-21d TI-6.5 the points target is looked at when a player turn ends; the higher score wins', () => {
  const seats = [
    { score: 290, legions: ['>3 lion', '500 titan', '9 colossus*4'] },
    { score: 310, legions: ['3 lion', '600 titan'] },
    { score: 20, legions: ['200 titan serpent*4'] },
  ]
  const match = afterMovement({ seats, settings: { pointsTarget: 300 } })
  choose(match, '1>flee')
  expect(stateOf(match).core.result).toBeNull()
  while (match.asked) choose(match, 'done')
  expect(stateOf(match).core.result).toEqual({ places: [2, 1, 3], scores: [297, 310, 20], by: 'TI-21d' })
})

test('TI-21d equal scores are decided by TI-21a, then shared', () => {
  const one = { score: 300, legions: ['600 titan lion'] }
  const richer = afterMovement({
    seats: [{ score: 300, legions: ['>2 titan serpent'] }, one],
    settings: { pointsTarget: 300 },
  })
  choose(richer, 'done')
  expect(stateOf(richer).core.result!.places).toEqual([1, 2])
  const equal = afterMovement({
    seats: [{ score: 300, legions: ['>2 titan lion'] }, one],
    settings: { pointsTarget: 300 },
  })
  choose(equal, 'done')
  expect(stateOf(equal).core.result!.places).toEqual([1, 1])
})

test('TI-21d target and limit in one turn: the target decides', () => {
  const seats = [
    { score: 300, legions: ['>2 titan'] },
    { score: 10, legions: ['600 titan serpent*6'] },
  ]
  const match = afterMovement({ seats, settings: { pointsTarget: 300, turnLimit: 20 } })
  choose(match, 'done')
  expect(stateOf(match).core.result).toMatchObject({ places: [1, 2], by: 'TI-21d' })
})

test('TI-21e TI-DP-05 without a move in time chance picks a legion with a normal move, then a destination', () => {
  const seats = [{ legions: ['1 titan', '41 lion'] }, { legions: ['600 titan'] }]
  const settings = { moveTimer: 180 }
  const match = table({ seats, settings, roll: 1 })
  expect(offered(match)).toEqual(['legion 0', 'legion 1', 'chance'])
  expect(timeOut(match)).toBe('chance')
  choose(match, 'chance', [2, 1, 1])
  expect([landOf(match, 0), landOf(match, 1)]).toEqual([1, 42])
  expect([offered(match).includes('done'), timeOut(match)]).toEqual([true, 'done'])
  expect(offered(table({ seats, roll: 1 }))).toEqual(['legion 0', 'legion 1'])
})

test('TI-21e split parts still together are separated the same way, also after other moves', () => {
  const seats = [{ legions: ['1 titan ogre', '1 lion*2', '41 lion'] }, { legions: ['600 titan'] }]
  const match = table({ seats, settings: { moveTimer: 180 }, roll: 1 })
  choose(match, 'chance', [3, 1, 1, 1, 2, 1]) // the legion in 41 first, so the parts in 1 come next
  expect([landOf(match, 0), landOf(match, 1), landOf(match, 2)]).toEqual([1000, 1, 42])
  const moved = table({ seats, settings: { moveTimer: 180 }, roll: 1 })
  chooseAll(moved, 'legion 2', 'land 42')
  expect([offered(moved).includes('chance'), timeOut(moved)]).toEqual([true, 'chance'])
  choose(moved, 'chance', [2, 1, 1])
  expect(landOf(moved, 1)).toBe(2)
  expect(timeOut(moved)).toBe('done')
})

test('TI-21f TI-DP-14 when the time of a manoeuvre phase is up, the others stay, those not on the map are eliminated', () => {
  const match = fight('plains', 'lion -', 'ogre -, troll -', { round: 1, settings: { manoeuvreTimer: 60 } })
  chooseAll(match, 'fighter ogre', 'hex A1')
  expect(timeOut(match)).toBe('done')
  choose(match, 'done')
  expect(fighters(match, 'defender')).toBe('ogre A1')
})

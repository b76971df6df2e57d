import type { Match } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import {
  afterMovement,
  choose,
  chooseAll,
  fight,
  fresh,
  melee,
  offered,
  offeredAs,
  strike,
  table,
  timeOut,
  titan,
} from './table.ts'

const other = { legions: ['600 titan ogre'] }

/** Who is asked what, and what is chosen for him when his time is up; the choice must be on offer. */
function asks(match: Match): [decision: string, seats: number[], timeOut: string | undefined] {
  const choice = timeOut(match)
  if (choice !== undefined) expect(offered(match)).toContain(choice)
  return [match.asked!.decision, match.asked!.seats, choice]
}

/** Seat 1 flees from, stands against or talks with seat 0. */
function meeting(): Match {
  return afterMovement({ seats: [{ legions: ['>8 troll*2', '500 titan'] }, { legions: ['8 ogre*2', '600 titan'] }] })
}

test('TI-DP-01 initial deal: all players at once, markers then one of the deals', () => {
  const match = fresh(2)
  expect(asks(match)).toEqual(['takeMarker', [0, 1], undefined])
  for (const pick of [0, 1]) for (const seat of [0, 1]) choose(match, `${seat}>marker ${seat * 12 + pick}`)
  expect(asks(match)).toEqual(['deal', [0, 1], undefined])
  expect(offered(match, 1)).toHaveLength(14)
})

test('TI-DP-02 split: the mover, any of his legions; time up: no further splits', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*5', '9 lion*4'] }, other] })
  expect(asks(match)).toEqual(['organise', [0], 'roll'])
  choose(match, 'legion 0')
  expect(asks(match)).toEqual(['splitOff', [0], 'back'])
  choose(match, 'piece ogre')
  expect(asks(match)).toEqual(['splitOff', [0], 'piece titan'])
  choose(match, 'piece titan')
  expect(asks(match)).toEqual(['splitOff', [0], 'done'])
})

test('TI-DP-03 end of the organisation: the mover rolls; time up: he rolls', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*5'] }, other] })
  expect(asks(match)).toEqual(['organise', [0], 'roll'])
})

test('TI-DP-04 mulligan: the mover, keep or re-roll; time up: keep', () => {
  const match = table({ seats: [{ legions: ['100 titan ogre*3', '100 angel lion*3'] }, other], first: true, roll: 2 })
  expect(asks(match)).toEqual(['mulligan', [0], 'keep'])
})

test('TI-DP-05 TI-DP-07 next move: the mover; time up: the end, or what he owes', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre', '9 lion'] }, other], roll: 1 })
  expect(asks(match)).toEqual(['nextMove', [0], 'legion 0'])
  chooseAll(match, 'legion 0', 'land 2')
  expect(asks(match)).toEqual(['nextMove', [0], 'done'])
  const timed = table({
    seats: [{ legions: ['1 titan ogre', '9 lion'] }, other],
    roll: 1,
    settings: { moveTimer: 180 },
  })
  expect(asks(timed)).toEqual(['nextMove', [0], 'chance'])
})

test('TI-DP-06 lord to show: the mover, any lord in the legion, with the land', () => {
  const match = table({ seats: [{ legions: ['100 titan angel', '9 lion'] }, other], roll: 6 })
  choose(match, 'legion 0')
  expect(asks(match).slice(0, 2)).toEqual(['moveTo', [0]])
  expect(offeredAs(match, 'showAngel')).toEqual(offeredAs(match, 'showTitan'))
})

test('TI-DP-08 marker of a merged legion: the mover, a marker of the parts; the first where time is up', () => {
  const match = table({ seats: [{ legions: ['4 titan ogre*6'] }, other] })
  chooseAll(match, 'legion 0', 'piece ogre', 'piece ogre', 'done', 'marker 3')
  chooseAll(match, 'legion 0', 'piece ogre', 'piece ogre', 'done', 'marker 5')
  choose(match, 'roll', [1])
  chooseAll(match, 'legion 0', 'land 103', 'done')
  expect(asks(match)).toEqual(['mergeMarker', [0], undefined])
  expect(offered(match)[0]).toBe('marker 3')
})

test('TI-DP-09 next engagement: the mover; the lowest land comes first', () => {
  const seats = [{ legions: ['>13 troll', '>8 troll', '500 titan'] }, { legions: ['8 ogre', '13 ogre', '600 titan'] }]
  const match = afterMovement({ seats })
  expect(asks(match)).toEqual(['nextEngagement', [0], undefined])
  expect(offered(match)).toEqual(['land 8', 'land 13'])
})

test('TI-DP-10 TI-DP-11 flight window: the defender, the attacker may make an offer; time up: stand', () => {
  const match = meeting()
  expect(asks(match)).toEqual(['flightWindow', [1], 'stand'])
  expect(match.asked!.may).toEqual([0])
})

test('TI-DP-12 TI-DP-21 talks: both, at any time; time up: battle', () => {
  const match = meeting()
  choose(match, 'stand')
  expect(asks(match)).toEqual(['talks', [1, 0], 'battle'])
  for (const seat of [0, 1])
    expect(offered(match, seat)).toEqual(expect.arrayContaining(['battle', 'concede', 'offer nobody']))
})

test('TI-DP-13 tower placement: the defender; time up: those unplaced are eliminated', () => {
  const match = fight('tower', 'lion -', 'ogre -, troll -', { round: 1 })
  expect(asks(match)).toEqual(['manoeuvre', [1], 'done'])
})

test('TI-DP-14 entry and manoeuvre: the phasing player; time up: done', () => {
  const match = fight('plains', 'lion F1', 'ogre A1, troll A2', { phasing: 'attacker' })
  expect(asks(match)).toEqual(['manoeuvre', [0], 'done'])
})

test('TI-DP-15 reinforcement: the defender; time up: pass', () => {
  const match = fight('marsh', 'ogre F1', 'ogre A1', { round: 3, phasing: 'attacker' })
  choose(match, 'done')
  expect(asks(match)).toEqual(['reinforce', [1], 'pass'])
})

test('TI-DP-15 TI-18.4 what he shows for a reinforcement is his choice', () => {
  const match = fight('marsh', 'ogre F1', 'ogre A1, ogre A2, troll B1', { round: 3, phasing: 'attacker' })
  chooseAll(match, 'done', 'piece troll')
  expect(asks(match)).toEqual(['reinforceWay', [1], undefined])
  expect(offered(match)).toEqual(['way 0', 'way 1'])
})

test('TI-DP-16 summon in battle: the attacker; time up: pass', () => {
  const match = fight('tundra', 'ogre F1', 'lion A1:4, lion C1', { others: [['9 angel lion'], []] })
  choose(match, 'done')
  expect(asks(match)).toEqual(['summon', [0], 'pass'])
})

test('TI-DP-17 strike: each player in his part; time up: lowest number, then most dice, then most hits, then hex order', () => {
  // A troll needs fours against an ogre and fives against a lion; the griffon needs threes against the lion.
  const match = melee('plains', 'troll C3, griffon D5', 'lion D4, ogre C4', { phasing: 'attacker' })
  expect(asks(match)).toEqual(['chooseStriker', [0], 'fighter D5'])
  choose(match, 'fighter C3')
  expect(asks(match)).toEqual(['chooseTarget', [0], 'strike C4'])
  const hurt = melee('plains', 'troll C3', 'lion D4, lion C4:2', { phasing: 'attacker' })
  choose(hurt, 'fighter C3')
  expect(asks(hurt)).toEqual(['chooseTarget', [0], 'strike C4'])
  const equal = melee('plains', 'troll C3', 'lion D4, lion C4', { phasing: 'attacker' })
  choose(equal, 'fighter C3')
  expect(asks(equal)).toEqual(['chooseTarget', [0], 'strike C4'])
})

test('TI-DP-17 an announcement is the player’s; time up: the plain strike', () => {
  const match = melee('plains', 'ogre C3', 'lion D3:3, centaur D4', { phasing: 'attacker' })
  chooseAll(match, 'fighter C3', 'strike D3')
  expect(asks(match)).toEqual(['announce', [0], 'way 0'])
})

test('TI-DP-18 TI-DP-20 rangestrikes are the phasing player’s; time up: none, and the end', () => {
  const match = melee('plains', 'ranger C3', 'lion E3', { phasing: 'attacker' })
  expect(asks(match)).toEqual(['chooseStriker', [0], 'done'])
  const bound = melee('plains', 'ranger F1, ogre C3', 'lion D3', { phasing: 'attacker' })
  expect(asks(bound)).toEqual(['chooseStriker', [0], 'fighter C3'])
})

test('TI-DP-19 carry: the striking player; time up: the enemy needing fewest hits', () => {
  const match = melee('plains', 'serpent C3', 'lion D3:4, lion D4, lion C4:2', { phasing: 'attacker' })
  strike(match, 'C3', 'D3', [6, 6, 6, 6, ...new Array(14).fill(1)])
  expect(asks(match)).toEqual(['carry', [0], 'fighter C4'])
})

test('TI-DP-21 a concession is open to both at every question of the battle that is no part of an action', () => {
  const open = ['talks', 'reinforce', 'summon', 'manoeuvre', 'chooseStriker']
  const kinds = [...titan.decisions.values()].filter(({ kinds }) => kinds.includes('concede')).map(({ name }) => name)
  expect(kinds.sort()).toEqual(open.sort())
})

test('TI-DP-22 TI-DP-23 TI-DP-24 what a victory brings: the winner; time up: nothing more', () => {
  const seats = [{ score: 90, legions: ['>8 troll*2', '500 titan', '9 angel'] }, { legions: ['8 ogre*2', '600 titan'] }]
  const match = afterMovement({ seats })
  chooseAll(match, 'stand', '1>concede')
  expect(asks(match)).toEqual(['spoils', [0], 'done'])
  expect(offered(match)).toEqual(['acquire angel', 'angel 2', 'done'])
})

test('TI-DP-24 TI-18.4 what is shown for a late reinforcement is the defender’s choice', () => {
  const seats = [{ legions: ['>8 lion', '500 titan'] }, { legions: ['8 ogre*2 troll', '600 titan'] }]
  const match = afterMovement({ seats })
  chooseAll(match, '1>offer defender', '1>done', '0>accept', 'muster troll')
  expect(asks(match)).toEqual(['spoilsWay', [1], undefined])
})

test('TI-DP-25 TI-DP-26 muster and end of turn: the mover; time up: done', () => {
  const match = afterMovement({ seats: [{ legions: ['>8 ogre*2 troll', '500 titan'] }, other] })
  expect(asks(match)).toEqual(['muster', [0], 'done'])
  choose(match, 'legion 0')
  expect(asks(match).slice(0, 2)).toEqual(['musterPiece', [0]])
})

test('TI-DP-27 anybody may resign at any time, also when he is not asked', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*5'] }, other, { legions: ['200 titan'] }] })
  expect(match.resign(1).ok).toBe(true)
  expect(match.resign(7).ok).toBe(false)
  expect(match.asked!.seats).toEqual([0])
})

test('TI-DP-27 all may agree on a draw or to break off; players who are out stay behind the living', () => {
  const seats = [
    { score: 100, legions: ['1 titan'] },
    { score: 50, legions: ['2 titan ogre*2'] },
    { legions: [], alive: 0 },
  ]
  const drawn = table({ seats })
  Object.assign(drawn.state, { alive: [1, 1, 0], place: [0, 0, 3] })
  expect(drawn.agreeDraw().ok).toBe(true)
  expect(drawn.state.core.result).toMatchObject({ places: [1, 1, 3], scores: [100, 50, 0], by: 'agreed' })
  const brokenOff = table({ seats })
  Object.assign(brokenOff.state, { alive: [1, 1, 0], place: [0, 0, 3] })
  expect(brokenOff.breakOff().ok).toBe(true)
  expect(brokenOff.state.core.result).toMatchObject({ places: [1, 2, 3], by: 'TI-21a' })
})

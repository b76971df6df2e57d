import { expect, test } from 'vitest'
import { BOTTOM, LEFT } from '../state.ts'
import {
  afterMovement,
  choose,
  chooseAll,
  fresh,
  knownOf,
  landOf,
  legion,
  offered,
  offeredAs,
  refusal,
  stateOf,
  table,
  told,
  viewOf,
} from './table.ts'

const other = { legions: ['600 titan ogre'] }

test('TI-6.0a a turn has organisation, movement, engagement and muster, in this order', () => {
  const match = table({
    seats: [{ legions: ['1 titan lion*4', '8 lion*2'] }, { legions: ['600 titan ogre*3', '2 ogre'] }],
  })
  expect(stateOf(match).phase).toBe(1)
  choose(match, 'roll', [1])
  expect(stateOf(match).phase).toBe(2)
  chooseAll(match, 'legion 0', 'land 2', 'done')
  expect(stateOf(match).phase).toBe(3)
  choose(match, 'flee')
  expect(stateOf(match).phase).toBe(4)
  expect(match.asked!.decision).toBe('muster')
  choose(match, 'done')
  expect([stateOf(match).phase, stateOf(match).mover]).toEqual([1, 1])
})

test('TI-6.0a engagements cannot be missed: the muster waits for the last of them', () => {
  const seats = [{ legions: ['>2 titan lion*4', '>8 lion*2'] }, { legions: ['600 titan ogre', '2 ogre', '8 ogre'] }]
  const match = afterMovement({ seats })
  expect(offered(match)).toEqual(['land 2', 'land 8'])
  chooseAll(match, 'land 8', 'flee')
  expect(match.asked!.decision).toBe('flightWindow')
  choose(match, 'flee')
  expect(match.asked!.decision).toBe('muster')
})

test('TI-6.2a all moves of a turn use the one roll', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre', '41 lion*2'] }, other], roll: 2 })
  choose(match, 'legion 0')
  expect(offeredAs(match, 'land')).toEqual(['3', '2000', '6000'])
  choose(match, 'land 2000')
  choose(match, 'legion 1')
  expect(offeredAs(match, 'land')).toEqual(['1', '3', '101'])
})

test('TI-6.2b TI-DP-07 at least one legion must be moved', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre', '41 lion*2'] }, other], roll: 1 })
  expect(offered(match)).toEqual(['legion 0', 'legion 1'])
  expect(refusal(match, 'done').rule).toBe('TI-6.2b')
  chooseAll(match, 'legion 1', 'land 42')
  expect(offered(match)).toEqual(['legion 0', 'done'])
})

test('TI-6.2b TI-DP-07 if no legion has a normal move the phase may end with none moved', () => {
  // With a four these lands lead into each other only.
  const ring = [
    1, 5, 4000, 25, 121, 117, 21, 113, 15, 109, 105, 101, 139, 135, 131, 35, 127, 29, 123, 119, 115, 19, 111, 107, 103,
    7, 141, 137, 133, 129, 33, 125, 11, 2000, 39, 6000,
  ]
  const legions = ring.map(
    (land, i) => `${land} #${i < 12 ? i : i + 12} ${i === 0 ? 'titan' : i < 20 ? 'lion' : 'ogre'}`,
  )
  const match = table({ seats: [{ legions }, other], roll: 4 })
  expect(offered(match)).toEqual(['done'])
  choose(match, 'done')
  expect(match.asked!.decision).toBe('muster')
})

test('TI-6.2b TI-8.3 a teleport is never forced, and meets the duty to move', () => {
  // Out of tower 100 a six leads to 4, 8 and 138: own legions stand there.
  const legions = ['100 titan ogre', '4 lion', '8 lion', '138 lion']
  const match = table({ seats: [{ legions }, other], roll: 6 })
  choose(match, 'legion 0')
  expect(offeredAs(match, 'land')).toEqual([])
  choose(match, 'showTitan 200')
  expect(offered(match)).toContain('done')
})

test('TI-7.1a TI-7.1b a six may lead round and home again, unless another own legion is there', () => {
  const alone = table({ seats: [{ legions: ['3 titan ogre'] }, other], roll: 6 })
  choose(alone, 'legion 0')
  expect(offeredAs(alone, 'land')).toEqual(['3', '9', '139'])
  choose(alone, 'land 3')
  expect([landOf(alone, 0), stateOf(alone).moved[0]]).toEqual([3, 1])
  const parts = table({ seats: [{ legions: ['3 titan ogre', '3 lion*2'] }, other], roll: 6 })
  choose(parts, 'legion 0')
  expect(offeredAs(parts, 'land')).toEqual(['9', '139'])
})

test('TI-7.0a TI-DP-05 a legion moves once a turn, completely; it is then marked as moved for everybody', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre', '41 lion*2'] }, other], roll: 1 })
  choose(match, 'legion 0')
  expect(offered(match)).toEqual(['land 2', 'land 1000']) // no other legion moves before this one has
  const events = choose(match, 'land 2')
  expect(told(events, 'moved')).toHaveLength(1)
  expect(refusal(match, 'legion 0').rule).toBe('TI-7.0a')
  expect(viewOf(match, 1).moved[0]).toBe(1)
  expect(viewOf(match, -1).roll).toBe(1)
})

test('TI-7.1b an own legion that is to vacate a land must move first', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre', '2 lion*2'] }, other], roll: 1 })
  choose(match, 'legion 0')
  expect(offeredAs(match, 'land')).toEqual(['1000'])
  const better = table({ seats: [{ legions: ['1 titan ogre', '2 lion*2'] }, other], roll: 1 })
  chooseAll(better, 'legion 1', 'land 3', 'legion 0')
  expect(offeredAs(better, 'land')).toEqual(['2', '1000'])
})

test('TI-7.1a TI-7.1c a legion that meets an enemy stops and is engaged; the land is then closed', () => {
  const match = table({
    seats: [{ legions: ['1 titan ogre', '41 lion*2'] }, { legions: ['600 titan ogre', '2 ogre'] }],
    roll: 3,
  })
  choose(match, 'legion 0')
  expect(offeredAs(match, 'land')).toEqual(['2', '3000', '5000'])
  choose(match, 'land 2')
  expect(viewOf(match, -1).contested).toEqual([stateOf(match).at[0]])
  choose(match, 'legion 1')
  expect(offeredAs(match, 'land')).toEqual(['4', '142']) // 2 is closed; it could be reached over 1 before
})

test('TI-7.4g TI-10.1a TI-DP-05 where a land can be entered over several sides the mover chooses, if it matters', () => {
  const enemy = { legions: ['600 titan ogre', '4000 ogre'] }
  const match = table({ seats: [{ legions: ['1 titan ogre'] }, enemy], roll: 4 })
  chooseAll(match, 'legion 0', 'land 4000')
  expect(match.asked!.decision).toBe('entrySide')
  expect(offered(match)).toHaveLength(2)
  const side = offered(match)[1]
  choose(match, side)
  expect(side).toBe(`side ${['right', 'bottom', 'left'][stateOf(match).entry[0]]}`)
  const free = table({ seats: [{ legions: ['1 titan ogre'] }, other], roll: 4 })
  chooseAll(free, 'legion 0', 'land 4000')
  expect(free.asked!.decision).toBe('nextMove')
})

test('TI-7.6a TI-DP-04 in his first turn a player may roll once more, and the second roll stands', () => {
  const match = table({ seats: [{ legions: ['100 titan ogre*3', '100 angel lion*3'] }, other], first: true, roll: 2 })
  expect(match.asked).toEqual({ decision: 'mulligan', seats: [0] })
  expect(offered(match)).toEqual(['keep', 'reroll'])
  choose(match, 'reroll', [5])
  expect([stateOf(match).roll, stateOf(match).mulliganUsed[0]]).toEqual([5, true])
  expect(viewOf(match, 1).mulliganUsed[0]).toBe(true)
  expect(match.asked!.decision).toBe('nextMove')
})

test('TI-7.6a unused it lapses: no second turn has it, and it comes before the first move', () => {
  const kept = table({ seats: [{ legions: ['100 titan ogre*3', '100 angel lion*3'] }, other], first: true, roll: 2 })
  choose(kept, 'keep')
  expect(stateOf(kept).mulliganUsed[0]).toBe(false)
  expect(kept.asked!.decision).toBe('nextMove')
  expect(offered(kept)).not.toContain('reroll')
  const later = table({ seats: [{ legions: ['1 titan ogre'] }, other], roll: 2 })
  expect(later.asked!.decision).toBe('nextMove')
})

test('TI-8.0a one teleporting legion a phase, tower and Titan teleport together, and only with a six', () => {
  const legions = ['100 titan ogre', '200 angel ogre']
  const five = table({ seats: [{ legions, score: 400 }, other], roll: 5 })
  choose(five, 'legion 0')
  expect(offered(five).every(text => text.startsWith('land '))).toBe(true)
  const six = table({ seats: [{ legions, score: 400 }, other], roll: 6 })
  choose(six, 'legion 0')
  choose(six, 'titanTeleport 600')
  expect(stateOf(six)).toMatchObject({ teleported: true })
  choose(six, 'legion 1')
  expect(offered(six).every(text => text.startsWith('land '))).toBe(true)
})

test('TI-8.0a TI-7.0a a teleport is the legion’s move for the turn', () => {
  const match = table({ seats: [{ legions: ['100 titan ogre', '1 lion'] }, other], roll: 6 })
  chooseAll(match, 'legion 0', 'showTitan 300')
  expect(stateOf(match).moved[0]).toBe(2)
  expect(refusal(match, 'legion 0').rule).toBe('TI-7.0a')
  expect(offered(match)).toContain('done') // TI-6.2b is met
})

test('TI-8.1a a legion with a lord in a tower goes to any empty tower, or any empty land within six', () => {
  const match = table({ seats: [{ legions: ['100 titan ogre', '400 lion', '2 lion'] }, other], roll: 6 })
  choose(match, 'legion 0')
  const lands = offeredAs(match, 'showTitan')
  expect(lands).toEqual(expect.arrayContaining(['200', '300', '500', '1', '41', '1000']))
  for (const land of ['100', '400', '600', '2']) expect(lands).not.toContain(land)
  const angel = table({ seats: [{ legions: ['100 angel ogre', '2 titan'] }, other], roll: 6 })
  choose(angel, 'legion 0')
  expect([...new Set(offered(angel).map(text => text.split(' ')[0]))]).toEqual(['land', 'showAngel'])
  const lordless = table({ seats: [{ legions: ['100 ogre*2', '2 titan ogre'] }, other], roll: 6 })
  choose(lordless, 'legion 0')
  expect(offered(lordless).every(text => text.startsWith('land '))).toBe(true)
})

test('TI-8.1c TI-DP-06 one lord of the owner’s choice is shown to everybody', () => {
  const match = table({ seats: [{ legions: ['100 titan angel archangel ogre', '1 lion'] }, other], roll: 6 })
  choose(match, 'legion 0')
  const kinds = new Set(offered(match).map(text => text.split(' ')[0]))
  expect([...kinds]).toEqual(['land', 'showAngel', 'showArchangel', 'showTitan'])
  const events = choose(match, 'showArchangel 200')
  expect(told(events, 'towerTeleport')).toHaveLength(1)
  expect(knownOf(match, 1, 0)).toBe('archangel ………')
  expect(landOf(match, 0)).toBe(200)
})

test('TI-8.2a TI-19.2 with 400 points the Titan’s legion may go to any land with an enemy, and only there', () => {
  const enemy = { legions: ['600 titan ogre', '2 ogre', '142 lion'] }
  const match = table({ seats: [{ score: 400, legions: ['1 titan ogre', '8 lion'] }, enemy], roll: 6 })
  choose(match, 'legion 0')
  expect(offeredAs(match, 'titanTeleport')).toEqual(['2', '142', '600'])
  const poor = table({ seats: [{ score: 399, legions: ['1 titan ogre', '8 lion'] }, enemy], roll: 6 })
  choose(poor, 'legion 0')
  expect(offeredAs(poor, 'titanTeleport')).toEqual([])
})

test('TI-8.2a lands with an engagement already declared are excluded', () => {
  const enemy = { legions: ['600 titan ogre', '7 ogre', '142 lion'] }
  const match = table({ seats: [{ score: 400, legions: ['1 titan ogre', '3 lion'] }, enemy], roll: 6 })
  chooseAll(match, 'legion 1', 'land 7')
  choose(match, 'legion 0')
  expect(offeredAs(match, 'titanTeleport')).toEqual(['142', '600'])
})

test('TI-8.2b TI-8.4 TI-10.4 the Titan is shown, and the attacker names his entry side with the teleport', () => {
  const enemy = { legions: ['600 titan ogre', '2 ogre*2'] }
  const match = table({ seats: [{ score: 400, legions: ['41 titan ogre', '8 lion'] }, enemy], roll: 6 })
  const events = chooseAll(match, 'legion 0', 'titanTeleport 2')
  expect(told(events, 'titanTeleport')).toHaveLength(1)
  expect(knownOf(match, 1, 0)).toContain('titan')
  expect(offered(match)).toEqual(['side right', 'side bottom', 'side left'])
  choose(match, 'side left')
  expect(stateOf(match).entry[0]).toBe(LEFT)
  chooseAll(match, 'done', 'stand', '0>battle')
  expect(stateOf(match).battle!.entry).toBe(LEFT)
})

test('TI-10.4 into a tower a Titan teleport enters at the bottom as well', () => {
  const match = table({ seats: [{ score: 400, legions: ['41 titan ogre', '8 lion'] }, other], roll: 6 })
  chooseAll(match, 'legion 0', 'titanTeleport 600')
  expect(match.asked!.decision).toBe('nextMove')
  expect(stateOf(match).entry[0]).toBe(BOTTOM)
})

test('TI-8.3 teleports are optional: the legion may walk or stay', () => {
  const match = table({ seats: [{ score: 400, legions: ['100 titan ogre', '1 lion'] }, other], roll: 6 })
  choose(match, 'legion 0')
  expect(offeredAs(match, 'land')).toEqual(['4', '8', '138'])
  choose(match, 'land 8')
  expect([landOf(match, 0), stateOf(match).teleported]).toEqual([8, false])
})

test('TI-6.5 TI-DP-26 the turn ends on the mover’s word, and the next player clockwise with a Titan is the mover', () => {
  const seats = [{ legions: ['>2 titan ogre'] }, { legions: [] }, other]
  const match = afterMovement({ seats })
  expect(match.asked).toMatchObject({ decision: 'muster', seats: [0] })
  choose(match, 'done')
  expect(stateOf(match).mover).toBe(2)
  expect(stateOf(match).turnsTaken).toEqual([11, 10, 10])
  expect(stateOf(match).moved.every(moved => moved === 0)).toBe(true) // markers are turned back
})

test('TI-4.0b TI-7.1a an attacker shares the land with a defender until the engagement is resolved', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*2'] }, { legions: ['600 titan ogre', '2 ogre'] }], roll: 1 })
  chooseAll(match, 'legion 0', 'land 2')
  expect([landOf(match, 0), landOf(match, 13)]).toEqual([2, 2])
  chooseAll(match, 'done', 'flee', 'done')
  expect([landOf(match, 0), landOf(match, 13)]).toEqual([2, -1])
  expect(legion(match, 0)).toBe('titan ogre ogre')
})

test('TI-7.6a every player has it in his own first turn', () => {
  const match = fresh(2)
  for (const pick of [0, 1]) for (const seat of [0, 1]) choose(match, `${seat}>marker ${seat * 12 + pick}`)
  chooseAll(match, '0>deal 0', '1>deal 0')
  const asked: number[] = []
  while (asked.length < 2) {
    if (match.asked!.decision === 'mulligan') asked.push(match.asked!.seats[0])
    const choices = offered(match)
    choose(match, ['keep', 'done', 'roll'].find(word => choices.includes(word)) ?? choices[0])
  }
  expect(asked.sort()).toEqual([0, 1])
})

import type { Match } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { freeMarkers } from '../legions.ts'
import {
  choose,
  chooseAll,
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

/** Splits these off under a marker. */
function split(match: Match, from: number, pieces: string, marker: number): void {
  choose(match, `legion ${from}`)
  for (const piece of pieces.split(' ')) choose(match, `piece ${piece}`)
  choose(match, 'done')
  choose(match, `marker ${marker}`)
}

test('TI-4.3a a legion of four may be split in two, each of two at least; one of three may not', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre lion lion', '2 troll*3'] }, other] })
  expect(offered(match)).toEqual(['legion 0', 'roll'])
  expect(refusal(match, 'legion 1').rule).toBe('TI-4.3a')
  for (const none of [5, 12]) expect(refusal(match, `legion ${none}`).rule).toBe('TI-4.0a')
  choose(match, 'legion 0')
  choose(match, 'piece lion')
  expect(offered(match)).toEqual(['piece ogre', 'piece lion', 'piece titan']) // one alone is no legion; the Titan is last
  choose(match, 'piece ogre')
  expect(offered(match)).toEqual(['done']) // two must stay
  choose(match, 'done')
  choose(match, 'marker 5')
  expect([legion(match, 0), legion(match, 5)]).toEqual(['titan lion', 'ogre lion'])
})

test('TI-4.3a TI-4.3c six may be split in three parts; three are the limit for a legion and a turn', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*2 lion*2 troll*2', '9 lion*6'] }, other] })
  split(match, 0, 'ogre ogre', 2)
  split(match, 0, 'lion lion', 3)
  expect([legion(match, 0), legion(match, 2), legion(match, 3)]).toEqual([
    'titan troll troll',
    'ogre ogre',
    'lion lion',
  ])
  expect(refusal(match, 'legion 0').rule).toBe('TI-4.3a')
  split(match, 1, 'lion lion', 4)
  expect(offeredAs(match, 'legion')).toEqual(['1'])
})

test('TI-4.3c of seven no fourth part can be made', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*6', '9 lion*4'] }, other] })
  split(match, 0, 'ogre ogre', 2)
  split(match, 0, 'ogre ogre', 3)
  expect(offered(match)).toEqual(['legion 1', 'roll'])
})

test('TI-4.3c TI-4.0b the parts share their land and are legions of their own: each moves or stays by itself', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*2 lion*2 troll*2'] }, other] })
  split(match, 0, 'ogre ogre', 2)
  expect([landOf(match, 0), landOf(match, 2)]).toEqual([1, 1])
  choose(match, 'roll', [1])
  expect(offeredAs(match, 'legion')).toEqual(['0', '2'])
  chooseAll(match, 'legion 2', 'land 2')
  expect([landOf(match, 0), landOf(match, 2)]).toEqual([1, 2])
})

test('TI-4.3b TI-DP-02 contents of the parts are secret, markers and heights public; the owner chooses who keeps the marker', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*2 lion*2'] }, other], shown: { 0: 'titan' } })
  choose(match, 'legion 0')
  chooseAll(match, 'piece titan', 'piece ogre')
  expect(match.seen(1).asked).toEqual({ decision: null, seats: [0] })
  expect(viewOf(match, 1).height[0]).toBe(5)
  choose(match, 'done')
  expect(offeredAs(match, 'marker')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
  const events = choose(match, 'marker 7')
  expect(told(events, 'split')).toEqual([[0, 3, 7, 2]])
  expect([legion(match, 0), legion(match, 7)]).toEqual(['ogre lion lion', 'titan ogre'])
  expect([knownOf(match, 1, 0), knownOf(match, 1, 7)]).toEqual(['………', '……'])
  expect(knownOf(match, 0, 7)).toBe('titan ogre')
})

test('TI-DP-02 a split once begun may be given up as long as nobody is named', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*2 lion*2'] }, other] })
  choose(match, 'legion 0')
  expect(offered(match)).toContain('back')
  choose(match, 'back')
  expect(offered(match)).toEqual(['legion 0', 'roll'])
  choose(match, 'legion 0')
  choose(match, 'piece ogre')
  expect(offered(match)).not.toContain('back')
})

test('TI-4.2a TI-6.1 without a free marker there is no split', () => {
  const legions = ['1 titan ogre*5', ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(land => `${land} lion`)]
  const match = table({ seats: [{ legions }, other] })
  choose(match, 'legion 0')
  chooseAll(match, 'piece ogre', 'piece ogre', 'done') // the last marker is taken without a question
  expect(legion(match, 11)).toBe('ogre ogre')
  expect(freeMarkers(stateOf(match), 0)).toEqual([])
  expect(offered(match)).toEqual(['roll'])
})

test('TI-4.2a TI-4.2b captured markers can be used, and their legions belong to the captor', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*5'] }, other, { legions: [] }] })
  for (let marker = 24; marker < 36; marker++) stateOf(match).holder[marker] = 0
  split(match, 0, 'ogre ogre', 30)
  expect(legion(match, 30)).toBe('ogre ogre')
  expect(viewOf(match, 1).holder[30]).toBe(0)
  choose(match, 'roll', [1])
  expect(offeredAs(match, 'legion')).toEqual(['0', '30'])
})

test('TI-4.2b a legion under a captured marker is no business of that colour', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre', '9 #13 lion lion'] }, other], mover: 1 })
  choose(match, 'roll', [1])
  expect(offeredAs(match, 'legion')).toEqual(['12'])
  expect(refusal(match, 'legion 13').rule).toBe('TI-4.2b')
})

test('TI-6.1 TI-6.2a TI-DP-03 the roll ends the organisation phase: no split afterwards', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*5'] }, other] })
  expect(offered(match)).toEqual(['legion 0', 'roll'])
  choose(match, 'roll', [3])
  expect(stateOf(match).roll).toBe(3)
  expect(match.asked!.decision).toBe('nextMove')
  expect(offered(match)).toEqual(['legion 0'])
})

test('TI-4.3d TI-4.3e parts that can separate must: the phase cannot end while they share a land', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*5', '9 lion*2'] }, other] })
  split(match, 0, 'ogre ogre', 3)
  choose(match, 'roll', [1])
  choose(match, 'legion 1')
  choose(match, offered(match)[0])
  expect(offered(match)).not.toContain('done')
  expect(refusal(match, 'done').rule).toBe('TI-4.3e')
  chooseAll(match, 'legion 0', 'land 2') // it does not matter which part stays
  expect(offered(match)).toContain('done')
})

test('TI-4.3e with three parts two must go, if they can', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*6'] }, other] })
  split(match, 0, 'ogre ogre', 2)
  split(match, 0, 'ogre ogre', 3)
  choose(match, 'roll', [1])
  chooseAll(match, 'legion 2', 'land 2')
  expect(refusal(match, 'done').rule).toBe('TI-4.3e')
  chooseAll(match, 'legion 3', 'land 1000')
  expect(offered(match)).toEqual(['done'])
})

test('TI-4.3f parts that cannot separate merge under the parent’s marker and count as unmoved', () => {
  // Out of hills 4 a block leads to 103 only, and an own legion is there.
  const match = table({ seats: [{ legions: ['4 titan ogre*5', '103 lion*2', '1 lion*2'] }, other] })
  split(match, 0, 'ogre ogre', 3)
  choose(match, 'roll', [1])
  expect(offeredAs(match, 'legion')).toEqual(['1', '2'])
  chooseAll(match, 'legion 2', 'land 2')
  const events = choose(match, 'done')
  expect(told(events, 'merged')).toEqual([[0, 3]])
  expect(legion(match, 0)).toBe('titan ogre ogre ogre ogre ogre')
  expect([landOf(match, 3), stateOf(match).moved[0]]).toEqual([-1, 0])
  expect(freeMarkers(stateOf(match), 0)).toContain(3)
  expect(offered(match)).toEqual(['done']) // no muster for the merged legion; lions find nothing in the woods
})

test('TI-4.3f TI-DP-08 where the parent’s marker has left, the owner chooses among the markers of the parts', () => {
  const match = table({ seats: [{ legions: ['4 titan ogre*6'] }, other] })
  split(match, 0, 'ogre ogre', 3)
  choose(match, 'legion 0')
  chooseAll(match, 'piece ogre', 'piece ogre', 'done', 'marker 5')
  choose(match, 'roll', [1])
  chooseAll(match, 'legion 0', 'land 103', 'done')
  expect(match.asked).toMatchObject({ decision: 'mergeMarker', seats: [0] })
  expect(offered(match)).toEqual(['marker 3', 'marker 5'])
  choose(match, 'marker 5')
  expect([legion(match, 3), legion(match, 5)]).toEqual(['', 'ogre ogre ogre ogre'])
  expect(stateOf(match).moved[5]).toBe(0)
})

test('TI-4.3f three parts merge into one', () => {
  const match = table({ seats: [{ legions: ['4 titan ogre*4 lion*2', '103 lion*2', '1 lion*2'] }, other] })
  split(match, 0, 'ogre ogre', 3)
  split(match, 0, 'ogre lion', 4)
  choose(match, 'roll', [1])
  chooseAll(match, 'legion 2', 'land 2', 'done')
  expect(legion(match, 0)).toBe('titan ogre ogre ogre ogre lion lion')
  expect(landOf(match, 3) + landOf(match, 4)).toBe(-2)
})

test('TI-4.4 an empty legion is gone and its marker returns to the pool of the player who used it', () => {
  const legions = ['>8 lion*2', '1 titan ogre']
  const match = table({ seats: [{ legions }, { legions: ['600 titan ogre', '8 #3 ogre'] }] })
  expect(stateOf(match).holder[3]).toBe(1)
  chooseAll(match, 'done', '1>flee', 'done')
  expect(landOf(match, 3)).toBe(-1)
  expect(freeMarkers(stateOf(match), 1)).toContain(3)
})

test('TI-4.5 TI-K2 the contents of legions lie face down: known to the owner only', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*2', '9 lion*2'] }, other] })
  expect(knownOf(match, 0, 0)).toBe('titan ogre ogre')
  for (const seat of [-1, 1]) expect(knownOf(match, seat, 0)).toBe('………')
})

test('TI-4.0a TI-4.1a a legion holds at most seven; a full one moves', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*6'] }, other] })
  choose(match, 'roll', [1])
  chooseAll(match, 'legion 0', 'land 2', 'done')
  expect(landOf(match, 0)).toBe(2)
  expect(legion(match, 0).split(' ')).toHaveLength(7) // nobody is left behind
  expect(offered(match)).toEqual(['done']) // and none is mustered
})

test('TI-4.1a a full legion teleports', () => {
  const match = table({ seats: [{ legions: ['100 titan ogre*6'] }, other], roll: 6 })
  choose(match, 'legion 0')
  choose(match, 'showTitan 200')
  expect(landOf(match, 0)).toBe(200)
})

test('TI-DP-02 second thoughts come to an end: after eight the next legion chosen is split', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*5'] }, { legions: ['600 titan ogre'] }] })
  for (let i = 0; i < 8; i++) chooseAll(match, 'legion 0', 'back')
  choose(match, 'legion 0')
  expect(offered(match)).toEqual(['piece ogre', 'piece titan'])
})

test('TI-4.3b the Titan stands last in the list of those who leave, behind the end and the way back', () => {
  const match = table({ seats: [{ legions: ['1 titan ogre*5'] }, other] })
  choose(match, 'legion 0')
  expect(offered(match)).toEqual(['piece ogre', 'back', 'piece titan'])
  chooseAll(match, 'piece ogre', 'piece ogre')
  expect(offered(match)).toEqual(['piece ogre', 'done', 'piece titan'])
})

test('TI-DP-03 a split can be taken back until he rolls, also the last one possible', () => {
  const match = table({ seats: [{ legions: ['4 titan ogre*3'] }, other] })
  split(match, 0, 'ogre ogre', 3)
  expect(offered(match)).toEqual(['roll'])
  expect(match.mayUndo(0)).toBe(true)
  choose(match, 'roll', [1])
  expect(match.mayUndo(0)).toBe(false)
})

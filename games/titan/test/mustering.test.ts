import { expect, test } from 'vitest'
import { typeNamed } from '../content/creatures.ts'
import {
  afterMovement,
  choose,
  chooseAll,
  knownOf,
  legion,
  offered,
  offeredAs,
  refusal,
  settle,
  stateOf,
  stockOf,
  told,
} from './table.ts'

const other = { legions: ['600 titan ogre'] }

test('TI-6.4a TI-18.1 TI-DP-25 every own legion that moved and has fewer than seven may muster one', () => {
  const seats = [{ legions: ['>8 ogre*2', '13 ogre*2', '>22 ogre*7', '500 titan'] }, other]
  const match = afterMovement({ seats })
  expect(match.asked).toEqual({ decision: 'muster', seats: [0] })
  expect(offered(match)).toEqual(['legion 0', 'done'])
  expect(refusal(match, 'legion 1').rule).toBe('TI-6.4a')
  expect(refusal(match, 'legion 2').rule).toBe('TI-4.1a')
  expect(refusal(match, 'legion 12').rule).toBe('TI-18.1')
  choose(match, 'legion 0')
  expect(offered(match)).toEqual(['piece ogre', 'piece troll'])
  choose(match, 'piece troll')
  expect(legion(match, 0)).toBe('ogre ogre troll')
})

test('TI-18.0a at most one muster a legion and turn', () => {
  const match = afterMovement({ seats: [{ legions: ['>8 ogre*2', '500 titan'] }, other] })
  chooseAll(match, 'legion 0', 'piece ogre')
  expect(refusal(match, 'legion 0').rule).toBe('TI-18.0a')
  expect(offered(match)).toEqual(['done'])
})

test('TI-18.0b TI-18.4 TI-EX-25 the owner shows two ogres or one troll for a troll; nothing else becomes known', () => {
  for (const [way, shown, known] of [
    [0, [typeNamed('ogre'), 2], 'ogre ogre'],
    [1, [typeNamed('troll'), 1], 'troll'],
  ] as const) {
    const match = afterMovement({ seats: [{ legions: ['>8 ogre*2 troll', '9 lion*4', '500 titan'] }, other] })
    chooseAll(match, 'legion 0', 'piece troll')
    expect(match.asked!.decision).toBe('musterWay')
    expect(offered(match)).toEqual(['way 0', 'way 1'])
    const events = choose(match, `way ${way}`)
    expect(told(events, 'musters')).toEqual([[0, typeNamed('troll'), ...shown]])
    for (const seat of [-1, 1])
      expect(knownOf(match, seat, 0)).toBe(`${known} troll ${'…'.repeat(3 - shown[1])}`.trim())
  }
})

test('TI-6.4b winning defenders come first when a stack runs out', () => {
  const seats = [{ legions: ['>8 lion', '>13 ogre*2', '500 titan'] }, { legions: ['8 ogre*2', '600 titan'] }]
  const match = afterMovement({ seats, stock: { troll: 1 } })
  chooseAll(match, '1>offer defender', '1>done', '0>accept', 'muster troll')
  expect(stockOf(match, 'troll')).toBe(0)
  choose(match, 'legion 1')
  expect(offered(match)).toEqual(['piece ogre'])
  expect(refusal(match, 'piece troll').rule).toBe('TI-18.3c')
})

test('TI-6.4b among his own legions the mover chooses the order', () => {
  const seats = [{ legions: ['>8 ogre*2', '>13 ogre*2', '500 titan'] }, other]
  const match = afterMovement({ seats, stock: { troll: 1 } })
  chooseAll(match, 'legion 1', 'piece troll', 'legion 0')
  expect(offered(match)).toEqual(['piece ogre'])
})

test('TI-EX-33 TI-6.4c a full legion that moved may muster if its angel was summoned away in phase 3', () => {
  const seats = [{ legions: ['>3 lion', '>8 angel ogre*6', '500 titan'] }, { legions: ['3 lion', '600 titan'] }]
  const match = afterMovement({ seats })
  settle(match, '1>stand', '1>concede', 'angel 1')
  expect(offered(match)).toEqual(['legion 1', 'done'])
  chooseAll(match, 'legion 1', 'piece troll')
  expect(legion(match, 1)).toBe('ogre ogre ogre ogre ogre ogre troll')
})

test('TI-EX-35 TI-18.3d brush, two cyclopes left after the victory: a gorgon may be mustered', () => {
  const seats = [{ legions: ['>3 cyclops*3', '500 titan'] }, { legions: ['3 centaur*2 gargoyle*4', '600 titan'] }]
  const match = afterMovement({ seats })
  chooseAll(match, '0>offer attacker', '0>piece cyclops', '0>done', '1>accept', 'done')
  choose(match, 'legion 0')
  expect(offeredAs(match, 'piece')).toEqual(['gargoyle', 'cyclops', 'gorgon'])
  choose(match, 'piece gorgon')
  expect(legion(match, 0)).toBe('cyclops cyclops gorgon')
})

test('TI-18.3d mustering is optional', () => {
  const match = afterMovement({ seats: [{ legions: ['>8 ogre*2', '500 titan'] }, other] })
  choose(match, 'done')
  expect([legion(match, 0), stateOf(match).mover]).toEqual(['ogre ogre', 1])
})

test('TI-18.5a in a tower any legion may take a centaur, a gargoyle or an ogre and shows nothing', () => {
  const match = afterMovement({ seats: [{ legions: ['>100 lion dragon', '1 titan ogre*2'] }, other] })
  choose(match, 'legion 0')
  expect(offeredAs(match, 'piece')).toEqual(['centaur', 'gargoyle', 'ogre'])
  choose(match, 'piece ogre')
  expect(knownOf(match, 1, 0)).toBe('ogre ……')
})

test('TI-18.5c TI-18.0b who musters a warlock shows his Titan', () => {
  const match = afterMovement({ seats: [{ legions: ['>100 titan ogre', '1 lion*2'] }, other] })
  chooseAll(match, 'legion 0', 'piece warlock')
  expect(knownOf(match, 1, 0)).toBe('titan warlock …')
})

test('TI-4.1a TI-18.1 the winner of an engagement that moved may muster, a full one may not', () => {
  const seats = [{ legions: ['>8 ogre*2', '500 titan'] }, { legions: ['8 lion', '600 titan'] }]
  const match = afterMovement({ seats })
  choose(match, '1>flee')
  expect(offered(match)).toEqual(['legion 0', 'done'])
})

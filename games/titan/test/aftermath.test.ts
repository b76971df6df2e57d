import type { Match } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { typeNamed } from '../content/creatures.ts'
import { valueOfPiece } from '../legions.ts'
import {
  afterMovement,
  choose,
  chooseAll,
  engagementOf,
  fight,
  knownOf,
  landOf,
  legion,
  offered,
  offeredAs,
  settle,
  stateOf,
  stockOf,
  told,
} from './table.ts'

/** Seat 0 meets seat 1 in brush 3 with this score; the defender will concede or flee. */
function won(
  attackers: string,
  defenders: string,
  score: number,
  more: { end?: string[]; stock?: Record<string, number>; others?: string[]; settings?: Record<string, unknown> } = {},
): Match {
  const { end = ['1>stand', '1>concede'], stock, others = [], settings } = more
  const seats = [
    { score, legions: [`>3 ${attackers}`, '500 titan centaur', ...others] },
    { legions: [`3 ${defenders}`, '600 titan centaur'] },
  ]
  const match = afterMovement({ seats, stock, settings })
  chooseAll(match, ...end)
  return match
}

test('TI-EX-17 TI-16.0a a value is power × skill: a lion is worth 15, a legion the sum, a Titan with its current power', () => {
  const match = won('lion', 'lion ogre', 0)
  expect(stateOf(match).score[0]).toBe(15 + 12)
  expect(valueOfPiece(stateOf(match), typeNamed('lion'), 0)).toBe(15)
  const seats = [
    { legions: ['>3 lion', '500 titan'] },
    { score: 230, legions: ['3 titan ogre'] },
    { legions: ['1 titan'] },
  ]
  const titan = afterMovement({ seats })
  settle(titan, '1>stand', '1>concede')
  expect(stateOf(titan).score[0]).toBe(8 * 4 + 12)
})

test('TI-16.1a full value after battle, agreement or concession, half after a flight, none after a mutual elimination', () => {
  const ends: [string[], number][] = [
    [['1>stand', '1>concede'], 27],
    [['0>offer attacker', '0>done', '1>accept'], 27],
    [['1>flee'], 13],
    [['1>offer nobody', '0>accept'], 0],
  ]
  for (const [end, points] of ends) expect(stateOf(won('troll*2', 'lion ogre', 0, { end })).score).toEqual([points, 0])
})

test('TI-16.2 TI-19.1 the score drives the power of the Titan and never falls', () => {
  const match = won('lion', 'serpent*2', 90)
  expect(stateOf(match).score[0]).toBe(90 + 72)
  expect(valueOfPiece(stateOf(match), typeNamed('titan'), 0)).toBe(7 * 4)
})

test('TI-EX-30 TI-EX-31 TI-19.1 a score of 327 is power 9, one of 1163 power 17', () => {
  for (const [score, power] of [
    [0, 6],
    [99, 6],
    [100, 7],
    [327, 9],
    [1163, 17],
  ]) {
    const match = fight('plains', 'titan C3', 'ogre A1', { score: [score, 0] })
    expect(stateOf(match).battle!.power[0]).toBe(power)
  }
})

test('TI-17.0a TI-DP-22 a multiple of 100 reached earns the winning legion an angel, at once or never', () => {
  const match = won('lion*2', 'lion', 85)
  expect(stateOf(match).score[0]).toBe(100)
  expect(match.asked).toEqual({ decision: 'spoils', seats: [0] })
  expect(offered(match)).toEqual(['acquire angel', 'done'])
  const angels = stockOf(match, 'angel')
  const events = choose(match, 'acquire angel')
  expect(told(events, 'acquires')).toEqual([[0, typeNamed('angel')]])
  expect([legion(match, 0), stockOf(match, 'angel')]).toEqual(['angel lion lion', angels - 1])
  expect(knownOf(match, 1, 0)).toContain('angel')
  const waived = won('lion*2', 'lion', 85)
  choose(waived, 'done')
  expect(stockOf(waived, 'angel')).toBe(angels)
  expect(offered(won('lion*2', 'lion', 84))).not.toContain('acquire angel') // 99
  expect(offered(won('lion*2', 'lion', 100))).not.toContain('acquire angel') // 100 was reached before
})

test('TI-17.0b points of a flight count', () => {
  const match = won('lion*2', 'lion*2', 85, { end: ['1>flee'] })
  expect([stateOf(match).score[0], offered(match)]).toEqual([100, ['acquire angel', 'done']])
})

test('TI-EX-34 TI-17.0b TI-19.4d half points over a multiple of 100: the Titan grows, no angel', () => {
  const seats = [
    { score: 60, legions: ['>3 lion*2', '500 titan centaur'] },
    { legions: ['3 titan', '10 serpent'] },
    { legions: ['200 titan'] },
  ]
  const match = afterMovement({ seats })
  choose(match, '1>stand')
  const events = choose(match, '1>concede')
  expect(stateOf(match).score[0]).toBe(60 + 24) // the Titan of power 6
  const end = match.asked!.decision === 'spoils' ? choose(match, 'done') : events
  expect(told(end, 'halfPoints')).toEqual([[0, 18, 102]])
  expect(match.asked!.decision).toBe('muster')
  expect(valueOfPiece(stateOf(match), typeNamed('titan'), 0)).toBe(28)
})

test('TI-17.0b marks passed by half points are gone: the next battle points do not earn them', () => {
  expect(offered(won('lion*2', 'lion', 102))).not.toContain('acquire angel')
})

test('TI-17.1 it needs room and a piece with the caretaker', () => {
  const full = won('lion*7', 'lion', 85)
  expect(full.asked!.decision).toBe('muster')
  const none = won('lion*2', 'lion', 85, { stock: { angel: 0 } })
  expect(offered(none)).not.toContain('acquire angel')
})

test('TI-RT-A TI-17.2 390 points and 120 by battle at height 6: marks 400 and 500, one piece of his choice', () => {
  const match = won('lion*6', 'colossus*3', 390)
  expect([stateOf(match).score[0], offered(match)]).toEqual([510, ['acquire angel', 'acquire archangel', 'done']])
  choose(match, 'acquire archangel')
  expect(legion(match, 0)).toBe('archangel lion lion lion lion lion lion')
  expect(offered(match)).toEqual(['done']) // he may still think better of it
  choose(match, 'done')
  expect(match.asked!.decision).toBe('muster')
  const other = won('lion*6', 'colossus*3', 390)
  choose(other, 'acquire angel')
  expect(legion(other, 0)).toBe('angel lion lion lion lion lion lion')
})

test('TI-17.2 several marks: one piece each, as far as room and stock allow', () => {
  const match = won('lion', 'colossus*6', 150)
  expect(engagementOf(match).earned).toEqual([1, 1]) // 200, 300
  chooseAll(match, 'acquire angel', 'acquire angel')
  expect(legion(match, 0)).toBe('angel angel lion')
  const short = won('lion', 'colossus*6', 150, { stock: { angel: 1 } })
  choose(short, 'acquire angel')
  expect(offered(short)).not.toContain('acquire angel')
})

test('TI-RT-D17 TI-17.3a 480 points and 30 more: an archangel or nothing, an angel only if no archangel is left', () => {
  expect(offered(won('lion*2', 'hydra', 480))).toEqual(['acquire archangel', 'done'])
  expect(offered(won('lion*2', 'hydra', 480, { stock: { archangel: 0 } }))).toEqual(['acquire angel', 'done'])
  const setting = won('lion*2', 'hydra', 480, { settings: { archangelMayBeAngel: true } })
  expect(offered(setting)).toEqual(['acquire archangel', 'acquire angel', 'done'])
  choose(setting, 'acquire angel')
  expect([legion(setting, 0), offered(setting).includes('acquire archangel')]).toEqual(['angel lion lion', false])
})

test('TI-17.3a the next 500 counts as well, and archangels offered before count', () => {
  expect(engagementOf(won('lion', 'colossus*6', 990, { stock: { archangel: 1 } })).earned).toEqual([2, 1, 1])
})

test('TI-17.3b archangels are summoned and returned like angels', () => {
  const match = won('lion*2', 'archangel ogre', 0, { others: ['9 archangel'] })
  expect(offered(match)).toEqual(['archangel 2', 'done'])
  choose(match, 'archangel 2')
  expect([legion(match, 0), landOf(match, 2), stockOf(match, 'archangel')]).toEqual(['archangel lion lion', -1, 5])
})

test('TI-EX-18 TI-17.4 at height 6 angel, or muster, or neither; at 5 or less both', () => {
  const brush = 'gargoyle*2 lion*4'
  const angel = won(brush, 'lion', 85)
  chooseAll(angel, 'acquire angel')
  expect(offered(angel)).toEqual(['done']) // full: no muster in phase 4
  const creature = won(brush, 'lion', 85)
  chooseAll(creature, 'done', 'legion 0', 'piece cyclops')
  expect(legion(creature, 0)).toBe('gargoyle gargoyle lion lion lion lion cyclops')
  const both = won('gargoyle*2 lion*3', 'lion', 85)
  chooseAll(both, 'acquire angel', 'done', 'legion 0', 'piece cyclops')
  expect(legion(both, 0)).toBe('angel gargoyle gargoyle lion lion lion cyclops')
})

test('TI-16.3 TI-DP-23 TI-DP-24 the winner’s options come in any order he likes, while there is room', () => {
  const order = (first: string, second: string) => {
    const match = won('lion*5', 'lion', 85, { others: ['9 angel ogre'] })
    expect(offered(match)).toEqual(['acquire angel', 'angel 2', 'done'])
    chooseAll(match, first, second)
    return legion(match, 0)
  }
  const full = 'angel angel lion lion lion lion lion'
  expect([order('acquire angel', 'angel 2'), order('angel 2', 'acquire angel')]).toEqual([full, full])
})

test('TI-16.3 TI-DP-24 a winning defender acquires and musters in any order', () => {
  const seats = [{ legions: ['>3 lion', '500 titan'] }, { score: 85, legions: ['3 gargoyle*2', '600 titan'] }]
  const match = afterMovement({ seats })
  chooseAll(match, '1>offer defender', '1>done', '0>accept')
  expect(match.asked).toEqual({ decision: 'spoils', seats: [1] })
  expect(offered(match)).toEqual(['acquire angel', 'muster gargoyle', 'muster cyclops', 'done'])
  choose(match, 'muster cyclops')
  expect(offered(match)).toEqual(['acquire angel', 'done'])
  choose(match, 'acquire angel')
  expect(legion(match, 12)).toBe('angel gargoyle gargoyle cyclops')
})

test('TI-16.3 points come first, so a Titan that wins musters and fights with its new power', () => {
  const match = won('lion', 'lion', 85)
  expect([stateOf(match).score[0], match.asked!.decision]).toEqual([100, 'spoils'])
})

test('TI-16.3 if the engagement decides the game the winner’s options are skipped', () => {
  const match = afterMovement({ seats: [{ score: 90, legions: ['>3 lion', '500 titan'] }, { legions: ['3 titan'] }] })
  chooseAll(match, '1>stand', '1>concede')
  expect(match.asked).toBeNull()
  expect(stateOf(match).core.result).toEqual({ places: [1, 2], scores: [114, 0], by: 'TI-1.1b' })
})

test('TI-DP-23 a late summon is offered after a victory, not after a flight, and at most once a phase', () => {
  const others = ['9 angel ogre', '10 angel ogre']
  expect(won('lion', 'lion', 0, { others, end: ['1>flee'] }).asked!.decision).toBe('muster')
  const match = won('lion', 'lion', 0, { others })
  expect(offeredAs(match, 'angel')).toEqual(['2', '3'])
  choose(match, 'angel 3')
  expect([stateOf(match).summoned, match.asked!.decision]).toEqual([true, 'muster'])
})

// The table of outcomes: what the survivor scores, and what he may take.

const ACQUIRE = 'acquire angel'
const SUMMON = 'angel 2'
const REINFORCE = ['muster ogre', 'muster troll']

/** Trolls against ogres in marsh 8, both players at 90 points, an angel in legion 2 of the attacker. */
function clash(...end: string[]): Match {
  const seats = [
    { score: 90, legions: ['>8 troll*2', '500 titan', '9 angel ogre'] },
    { score: 90, legions: ['8 ogre*2', '600 titan'] },
  ]
  const match = afterMovement({ seats })
  chooseAll(match, ...end)
  return match
}

/** The same in battle. */
function battle(round: number, phasing: 'attacker' | 'defender', reinforcement: number, ...end: string[]): Match {
  const spec = {
    round,
    phasing,
    score: [90, 90] as [number, number],
    others: [['9 angel ogre'], []] as [string[], string[]],
  }
  const match = fight('marsh', 'troll F1, troll F2', 'ogre A1, ogre A2', { ...spec, battle: { reinforcement } })
  chooseAll(match, ...end)
  return match
}

const outcomes: [what: string, match: () => Match, scores: number[], offers: string[] | undefined][] = [
  ['the defender flees', () => clash('1>flee'), [102, 90], [ACQUIRE]],
  ['agreement, attacker wins', () => clash('0>offer attacker', '0>done', '1>accept'), [114, 90], [ACQUIRE, SUMMON]],
  [
    'agreement, defender wins',
    () => clash('1>offer defender', '1>done', '0>accept'),
    [90, 122],
    [ACQUIRE, ...REINFORCE],
  ],
  ['agreement, mutual', () => clash('1>offer nobody', '0>accept'), [90, 90], undefined],
  ['the defender concedes before the battle', () => clash('1>stand', '1>concede'), [114, 90], [ACQUIRE, SUMMON]],
  ['the defender concedes in battle', () => battle(2, 'attacker', 0, '1>concede'), [114, 90], [ACQUIRE, SUMMON]],
  ['the attacker concedes with nobody placed', () => clash('1>stand', '0>concede'), [90, 122], [ACQUIRE]],
  ['the attacker concedes later', () => battle(2, 'attacker', 0, '0>concede'), [90, 122], [ACQUIRE, ...REINFORCE]],
  ['the attacker concedes after a reinforcement', () => battle(5, 'attacker', 1, '0>concede'), [90, 122], [ACQUIRE]],
  ['time loss', () => battle(7, 'attacker', 3, 'done'), [90, 90], REINFORCE],
  ['time loss after a pass', () => battle(7, 'attacker', 2, 'done'), [90, 90], undefined],
]

for (const [what, made, scores, offers] of outcomes) {
  test(`TI-16.1a TI-15.2 TI-14.2a TI-17.0a outcome: ${what}`, () => {
    const match = made()
    expect(stateOf(match).score).toEqual(scores)
    if (offers) expect(offered(match)).toEqual([...offers, 'done'])
    else expect(match.asked!.decision).toBe('muster')
  })
}

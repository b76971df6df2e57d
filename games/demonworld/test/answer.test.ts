import { must } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { answer } from '../answers/index.ts'

type Question = Record<string, unknown>
const ask = (question: Question) => must(answer(question)!) as Record<string, unknown>

function complaint(question: Question): string {
  const found = answer(question)!
  return found.ok ? 'accepted' : found.problem.text
}

describe('ordered', () => {
  const ordered = (elements: string, more: Question = {}) => ask({ ask: 'ordered', elements, ...more })

  test('DW-I.15 DW-EX-03 a block with its ranks', () => {
    expect(ordered('0,0 1,0 2,0 3,0 0,1 1,1 2,1')).toMatchObject({ ordered: true, ranks: [4, 3] })
    expect(ordered('0,0 1,0 3,0 0,1 1,1 2,1')).toEqual({ ordered: false, ranks: [], shapes: [] })
  })

  test('DW-V.20 DW-XIII.10 DW-XIII.2 DW-XIII.30 columns, wedges, squares, hordes', () => {
    expect(ordered('0,0 0,1 0,2 0,3').shapes).toContain('column')
    expect(ordered('0,0 -1,1 0,1 -2,2 -1,2 0,2', { card: 'berserkers' })).toMatchObject({ ordered: true })
    expect(ordered('0,0 -1,1 0,1 -2,2 -1,2 0,2').ordered).toBe(false)
    const ring = '0,-1:2 1,-1:1 1,0:0 0,1:5 -1,1:4 -1,0:3'
    expect(ordered(ring, { card: 'nobleFoot' })).toEqual({ ordered: false, ranks: [], shapes: ['square'] })
    expect(ordered('0,0 1,0 0,1 1,1', { card: 'trolls' })).toMatchObject({ ordered: true })
  })
})

describe('fire', () => {
  const archers = { card: 'lightArchers', side: 0, elements: '0,0 -1,0', order: 'H' }
  const foes = { card: 'heavyFoot', side: 1, elements: '0,-4', facing: 4 }

  test('DW-IV.9 DW-EX-13 the base number with its factors, and the sections seen', () => {
    const question = { ask: 'fire', units: [archers, foes], shooter: '0,0', target: '0,-4', supports: 1 }
    expect(ask(question)).toEqual({
      sections: 2,
      size: 2,
      base: 4,
      factors: { weapon: 4, armour: -3, support: 2, sections: 1 },
      chance: 0.2,
      intoMelee: false,
      cannot: null,
    })
    expect(ask({ ...question, supports: ['-1,0'] })).toMatchObject({ base: 4 })
    expect(ask({ ...question, supports: 0 })).toMatchObject({ base: 2 })
  })

  test('DW-IV.8 supporters named by their fields count as a chain of their own unit', () => {
    const units = [
      { ...archers, elements: '0,0 1,0 2,0 3,0' },
      { ...archers, elements: '-1,0=P -2,0' },
      { ...foes, elements: '3,-7' },
    ]
    const base = (...supports: string[]) =>
      ask({ ask: 'fire', units, shooter: '0,0', target: '3,-7', supports })['base']
    expect([base(), base('1,0'), base('1,0', '2,0'), base('2,0')]).toEqual([2, 4, 6, 2])
    expect([base('-1,0'), base('0,0'), base('3,0', '1,0')]).toEqual([2, 2, 4])
  })

  test('DW-XII.21 DW-IV.4 why a shot is impossible', () => {
    const blocked = { ask: 'fire', map: 'field 12|0,-2=wood', units: [archers, foes], shooter: '0,0', target: '0,-4' }
    expect(ask(blocked)).toMatchObject({ sections: 0, cannot: 'DW-XII.21' })
    const behind = { ...foes, elements: '0,4' }
    expect(ask({ ask: 'fire', units: [archers, behind], shooter: '0,0', target: '0,4' })).toMatchObject({
      cannot: 'DW-IV.4',
    })
    const marching = { ...archers, order: 'B' }
    expect(ask({ ask: 'fire', units: [marching, foes], shooter: '0,0', target: '0,-4' })).toMatchObject({
      cannot: 'DW-IV.1',
    })
  })
})

describe('melee', () => {
  test('DW-VI.13 DW-EX-43 lancers charge: 11 with its factors', () => {
    const units = [
      { card: 'lancers', side: 0, elements: '0,0=P', order: 'A' },
      { card: 'footmen', side: 1, elements: '0,-1=P 1,-1', facing: 4, order: 'H' },
    ]
    expect(ask({ ask: 'melee', units, attacker: '0,0', target: '0,-1' })).toEqual({
      base: 11,
      factors: { weapon: 10, armour: -2, charge: 3 },
      chance: 0.55,
      aspect: 'front',
      initiative: [5, 4],
      cannot: null,
    })
    const turned = [units[0], { ...units[1], facing: 1 }]
    expect(ask({ ask: 'melee', units: turned, attacker: '0,0', target: '0,-1' })).toMatchObject({
      base: 15,
      aspect: 'rear',
    })
    expect(ask({ ask: 'melee', units, attacker: '1,-1', target: '0,0', supports: 2 })).toMatchObject({ base: 8 })
  })
})

describe('what a question leaves open', () => {
  test('DW-III.3 DW-IV.1 a unit that skirmishes is asked about in the first ranged phase', () => {
    const foe = { card: 'footmen', side: 1, elements: '0,-4=P', facing: 4 }
    const cannot = (card: string, order: string) =>
      ask({
        ask: 'fire',
        units: [{ card, side: 0, elements: '0,0=P 1,0', order }, foe],
        shooter: '0,0',
        target: '0,-4',
      })['cannot']
    expect(['P', 'H', 'A'].map(order => cannot('lightArchers', order))).toEqual([null, null, 'DW-IV.1'])
    expect(cannot('arquebusiers', 'P')).toBe('DW-T1')
  })

  test('DW-XIII.4 DW-XIII.13 squares and wedges are what they are in the melee phase, too', () => {
    const ring = '0,-1:2=P 1,-1:1=P 1,0:0=P 0,1:5=P -1,1:4=P -1,0:3=P'
    const foe = { card: 'footmen', side: 1, elements: '1,1=P', facing: 2, order: 'A' }
    const square = { ask: 'melee', units: [{ card: 'nobleFoot', side: 0, elements: ring }, foe] }
    const wedge = {
      ask: 'melee',
      units: [
        { card: 'berserkers', side: 0, elements: '0,0=P -1,1=P 0,1 -2,2 -1,2 0,2', order: 'A' },
        { ...foe, elements: '0,-1=P', facing: 4 },
      ],
    }
    for (const phase of ['movement', 'melee']) {
      expect(ask({ ...square, phase, attacker: '1,1', target: '1,0' })).toMatchObject({ base: 4, aspect: 'front' })
      expect(ask({ ...wedge, phase, attacker: '0,0', target: '0,-1' })).toMatchObject({ factors: { wedge: 5 } })
    }
  })

  test('DW-XV.40 DW-XV.15 a test is about who provokes the unit, or fights it', () => {
    const foot = { card: 'footmen', side: 0, elements: '0,0=L 1,0 2,0', order: 'H' }
    const trolls = { card: 'trolls', side: 1, elements: '0,-9=P 1,-9', facing: 4 }
    const about = (test: string, elements: string, more: Question = {}) =>
      ask({ ask: 'morale', test, units: [foot, { card: 'footmen', side: 1, elements, facing: 4 }, trolls], ...more })
    expect(about('obedience', '1,-3=P')).toMatchObject({ factors: { elements: 3, holdOrder: -1 } })
    expect(about('obedience', '1,-3=P', { against: [1, 2] })).toMatchObject({ factors: { size: -1, fear: -1 } })
    expect(about('loss', '1,-1=P')['factors']).toEqual({ elements: 3, leader: 1 })
    expect(about('loss', '1,-3=P')['factors']).toMatchObject({ fear: -1 })
  })
})

describe('moves', () => {
  test('DW-V.11 DW-EX-22 the ends of wheels', () => {
    const { wheels } = ask({ ask: 'moves', elements: '0,0 1,0 2,0 3,0', order: 'A' }) as {
      wheels: Record<string, string[]>
    }
    expect(wheels['left 60']).toEqual(['0,0:2', '1,-1:2', '2,-2:2', '3,-3:2'])
    expect(wheels['right 60']).toEqual(['3,-1:0', '3,-2:0', '3,-3:0', '3,0:0'])
  })

  test('DW-V.1 DW-V.6 advances with their costs; none once two manoeuvres are used', () => {
    const question = { ask: 'moves', elements: '0,0 1,0 2,0 3,0', order: 'P', rules: 'introduction' }
    const { advances, points } = ask(question) as { advances: { cost: number; to: string[] }[]; points: number[] }
    expect(points).toEqual([12, 6, 0])
    expect(advances).toHaveLength(2 + 3 + 4 + 5)
    expect(advances.find(({ to }) => to[0] === '1,-1:1')).toEqual({
      cost: 3,
      to: ['1,-1:1', '2,-1:1', '3,-1:1', '4,-1:1'],
    })
    expect(ask({ ...question, used: 2 })).toMatchObject({ advances: [] })
  })

  test('DW-V.21 the steps of a column', () => {
    const { marches } = ask({ ask: 'moves', elements: '0,0 0,1 0,2 0,3', order: 'B' }) as { marches: string[] }
    expect(marches).toContain('1,-1:1')
  })

  test('DW-III.3 a unit without an order has no moves', () => {
    expect(complaint({ ask: 'moves', elements: '0,0 1,0' })).toContain('needs an order')
  })
})

describe('morale', () => {
  test('DW-T3 DW-EX-91 a charge test: factors, sum and the die it needs', () => {
    const units = [
      { card: 'footmen', side: 0, elements: '0,0=L 1,0=S 2,0 3,0 4,0', order: 'P' },
      { card: 'berserkers', side: 1, elements: '0,-5=P', facing: 4, order: 'H' },
    ]
    expect(ask({ ask: 'morale', units, unit: 0, test: 'charge', against: [1] })).toEqual({
      group: 5,
      factors: { elements: 5, leader: 1, standard: 1, fear: -1, enemyOrder: -1 },
      total: 5,
      value: 9,
      need: 4,
    })
  })

  test('DW-XV.40 DW-EX-93 obedience: from which die it may rage, and from which it must', () => {
    const units = [
      { card: 'orcGuard', side: 0, elements: '0,0=L 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0', order: 'H' },
      { card: 'footmen', side: 1, elements: '2,-3=P', facing: 4 },
    ]
    expect(ask({ ask: 'morale', units, test: 'obedience' })).toMatchObject({
      total: 8,
      value: 14,
      free: 1,
      ragesFrom: [5, 7],
    })
  })
})

test('DW-I.4 what a question asks wrongly is said with its place', () => {
  expect(answer({ ask: 'nothing' })).toBeUndefined()
  expect(complaint({ ask: 'fire', units: [], shooter: '0,0', target: '1,0' })).toContain('nobody stands on 0,0')
  expect(complaint({ ask: 'ordered', elements: '0,0 99,0' })).toContain('there is no field 99,0')
  expect(complaint({ ask: 'ordered', elements: '0,0', colour: 1 })).toContain('unknown key')
})

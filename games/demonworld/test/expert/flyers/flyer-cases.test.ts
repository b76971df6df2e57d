import { describe, expect, test } from 'vitest'
import {
  cannotLand,
  fieldsUnder,
  heightsAt,
  mayHover,
  mayTakeOff,
  startHeight,
} from '../../../expert/flyers/landing.ts'
import { isAirTaken, isAloft, leastHeight } from '../../../rules/flyers/heights.ts'
import {
  cannotComeDown,
  cannotFlutter,
  cannotSoar,
  cannotWalk,
  HIGH,
  LAND,
  LOW,
  mayAttackFromAir,
  mayFly,
  reachOf,
} from '../../../rules/flyers/modes.ts'
import type { Demonworld } from '../../../state.ts'
import { far } from '../../examples.ts'
import { type Given, hexAt } from '../../table.ts'
import { dragon, lord, riders, sky } from './sky.ts'

describe('how far', () => {
  test.each([
    ['B', 13, 13, 13],
    ['P', 6, 6, 6],
    ['A', 10, 10, 10],
    ['H', 2, 0, 0],
  ])('DW-XXIII.3 DW-XXIII.4 a dragon with a %s order: low %i fields, high %i, down %i', (order, low, high, down) => {
    const g = sky([dragon(0, { order: order as string }), far])
    expect([LOW, HIGH, LAND].map(way => reachOf(g, 0, way))).toEqual([low, high, down])
  })

  test('DW-XVII.7 DW-XXIII.3 hit points lost shorten the flight; a unit flies by its order, a lord by his card', () => {
    expect(reachOf(sky([dragon(0, { hits: 1 }), far]), 0, LOW)).toBe(9) // 29 points
    expect(['B', 'P', 'A', 'H'].map(order => reachOf(sky([riders('0,0=L 1,0', { order }), far]), 0, HIGH))).toEqual([
      13, 6, 10, 0,
    ])
    const g = sky([lord('0,0'), far])
    g.section = 2
    expect(reachOf(g, 0, HIGH)).toBe(10)
    g.section = 3
    expect(reachOf(g, 0, HIGH)).toBe(0)
  })

  test.each([
    ['A', true, true],
    ['P', true, true],
    ['B', false, true],
    ['H', false, false],
  ])('DW-XXIII.3 DW-XVII.23 down beside an enemy with a %s order: units %s, dragons %s', (order, unit, large) => {
    expect(mayAttackFromAir(sky([riders('0,0=L', { order: order as string }), far]), 0)).toBe(unit)
    expect(mayAttackFromAir(sky([dragon(9, { order: order as string }), far]), 0)).toBe(large)
  })

  test('DW-XXIII.3 not in skirmish formation; a lord in every section but the last', () => {
    const g = sky([riders('0,0=L', { order: 'A' }), lord('5,0'), far])
    g.skirmish[0] = true
    expect(mayAttackFromAir(g, 0)).toBe(false)
    const may = (section: number) => {
      g.section = section
      return mayAttackFromAir(g, 1)
    }
    expect([0, 1, 2, 3].map(may)).toEqual([true, true, true, false])
  })
})

describe('ways to move', () => {
  const ways = (g: Demonworld) => [cannotWalk, cannotFlutter, cannotSoar, cannotComeDown].map(cannot => cannot(g, 0))

  test('DW-XXIII.1 on the ground: walk, low, high; in the air: on, or down', () => {
    expect(ways(sky([dragon(0), far]))).toEqual([undefined, undefined, undefined, 'DW-XXIII.4'])
    expect(ways(sky([dragon(9), far]))).toEqual(['DW-XXIII.1', 'DW-XXIII.3', undefined, undefined])
  })

  test('DW-XXIII.1 DW-XXIII.4 who fights only goes up; units without a formation do not fly, nor from a wood', () => {
    const foe: Given = { side: 1, elements: '0,-1', facing: 4 }
    expect(ways(sky([dragon(0), foe]))).toEqual(['DW-XXIII.1', 'DW-XXIII.3', undefined, 'DW-XXIII.4'])
    const scattered = sky([riders('0,0=L 3,0 6,0 9,0'), far])
    expect(ways(scattered).slice(1, 3)).toEqual(['DW-XXIII.4', 'DW-XXIII.4'])
    const wooded = sky([riders('0,0=L 1,0 2,0'), far], { map: 'field 12|1,0=wood' })
    expect(ways(wooded).slice(1, 3)).toEqual(['DW-XXIII.1', 'DW-XXIII.1'])
    expect(mayFly(wooded, 0)).toBe(false)
    expect(mayFly(sky([riders('0,0=L 1,0 2,0'), far]), 0)).toBe(true)
    expect(mayFly(sky([riders('0,0=L 1,0 2,0'), far], { rules: 'expert' }), 0)).toBe(false)
    expect(mayFly(sky([{ ...far, side: 0, elements: '0,0' }, far]), 0)).toBe(false)
  })

  test('DW-XXIII.3 without points for a field nobody flies low', () => {
    expect(cannotFlutter(sky([riders('0,0=L 1,0 2,0', { order: 'H' }), far]), 0)).toBe('DW-XXIII.3')
    expect(cannotFlutter(sky([dragon(0, { order: 'H' }), far]), 0)).toBeUndefined()
    expect(cannotFlutter(sky([dragon(0, { order: 'H', hits: 4 }), far]), 0)).toBe('DW-XXIII.3')
  })

  test('DW-XXIII.9 who has broken off does not come down in the next round, but after it', () => {
    const g = sky([dragon(15), far])
    g.aloft[0] = 4
    const down = (round: number) => {
      g.round = round
      return [isAloft(g, 0), cannotComeDown(g, 0)]
    }
    expect(down(4)).toEqual([true, 'DW-XXIII.9'])
    expect(down(5)).toEqual([false, undefined])
    expect(isAloft(sky([dragon(15), far]), 0)).toBe(false)
  })

  test('DW-XXIII.3 with nothing but wood and water in reach one stays up', () => {
    const holding = dragon(12, { order: 'H' })
    expect(cannotComeDown(sky([holding, far]), 0)).toBeUndefined()
    const around = [
      '0,0',
      '1,0',
      '1,-1',
      '0,-1',
      '-1,0',
      '-1,1',
      '0,1',
      '-1,2',
      '-2,2',
      '-2,1',
      '2,-1',
      '1,1',
      '2,0',
      '2,-2',
    ]
    const woods = { map: `field 12|${around.map(label => `${label}=wood`).join(' ')}` }
    expect(cannotComeDown(sky([holding, far], woods), 0)).toBe('DW-XXIII.3')
  })
})

describe('landing', () => {
  const none = (g: Demonworld) => new Uint8Array(g.on.length)
  const lands = (g: Demonworld, label: string, threats = none(g), bold = true, flyer = 0) =>
    cannotLand(g, flyer, hexAt(g, label), 1, threats, bold)

  test('DW-XXIII.1 DW-XXIII.3 DW-XXIV.1 on free passable fields, no wood, no roof, wholly on the board', () => {
    const map = 'field 12|3,0=wood 6,0=swamp -3,0=water3 -6,0=house 0,5=water1'
    const g = sky([lord('0,0^9'), { side: 1, elements: '0,3', facing: 4 }, far], { map })
    expect(['2,0', '3,0', '6,0', '-3,0', '-6,0', '0,3', '0,5'].map(label => lands(g, label))).toEqual([
      undefined,
      'DW-XXIII.1',
      'DW-XXIII.3',
      'DW-XXIII.3',
      'DW-XXIII.3',
      'DW-XXIII.3',
      undefined,
    ])
    const large = sky([dragon(9), far], { map: 'field 12|3,1=wood' })
    expect(lands(large, '3,0')).toBe('DW-XXIII.1')
    expect(lands(large, '0,12')).toBe('DW-XXIII.3')
    expect(lands(large, '0,0')).toBeUndefined()
  })

  test('DW-XXIII.3 beside an enemy only who may attack; not where contact is forbidden', () => {
    const g = sky([lord('0,0^9'), far])
    const threats = none(g)
    threats[hexAt(g, '2,0')] = 1
    expect([lands(g, '2,0', threats, true), lands(g, '2,0', threats, false)]).toEqual([undefined, 'DW-XXIII.3'])
    expect(lands(g, '3,0', threats, false)).toBeUndefined()
  })

  test('DW-XXIII.1 taking off: no field of the base may be wood', () => {
    const may = (map: string) => mayTakeOff(sky([dragon(0), far], { map }), 0)
    expect(['field 12', 'field 12|-1,2=wood', 'field 12|0,0=wood', 'field 12|2,0=wood'].map(may)).toEqual([
      true,
      false,
      false,
      true,
    ])
    const g = sky([dragon(0), far])
    expect(fieldsUnder(g, 0, hexAt(g, '0,0'), 1)).toHaveLength(4)
    expect(fieldsUnder(g, 0, hexAt(g, '0,12'), 1)).toEqual([])
  })

  test('DW-XXIII.4 a flight begins at the marker, or at the height of the ground', () => {
    const map = 'field 12|0,0=level2 -1,1=level2 0,1=level2 -1,2=level2'
    expect(startHeight(sky([dragon(0), far], { map }), 0)).toBe(4)
    expect(startHeight(sky([dragon(9), far], { map }), 0)).toBe(9)
    const g = sky([dragon(0), far], { map })
    expect(heightsAt(g, 0, g.at[0], 1, 4)).toEqual(Array.from({ length: 13 }, (_, i) => 7 + i))
    expect(heightsAt(g, 0, g.at[0], 1, 20).at(-1)).toBe(30)
    expect(heightsAt(g, 0, hexAt(g, '0,12'), 1, 4)).toEqual([])
  })

  test('DW-XXIII.5 DW-XXIV.1 the least height: over woods on hills, over houses, over the tallest below', () => {
    const map = 'field 12|3,0=wood 3,0=level1 6,0=house -6,0=undergrowth -6,0=level2'
    const g = sky([lord('0,0^20'), { side: 1, card: 'clubGiant', elements: '0,5', facing: 4 }, far], { map })
    const least = (...labels: string[]) =>
      leastHeight(
        g,
        0,
        labels.map(label => hexAt(g, label)),
      )
    expect([least('3,0'), least('6,0'), least('-6,0'), least('0,5'), least('1,0')]).toEqual([13, 5, 7, 6, 3])
    expect(least('1,0', '0,5', '6,0')).toBe(6)
    expect(leastHeight(g, 0, [hexAt(g, '1,0'), hexAt(g, '3,0')], 1)).toBe(3)
  })

  test('DW-XXIII.4 DW-XXIII.5 over a wood only who can climb that high', () => {
    const map = 'field 12|3,0=wood 3,0=level3'
    const g = sky([lord('0,0^9'), far], { map })
    const hover = (start: number) => mayHover(g, 0, hexAt(g, '3,0'), 1, start)
    expect([hover(2), hover(1), hover(30)]).toEqual([true, false, true]) // 17 high
    expect(mayHover(sky([dragon(9), far]), 0, hexAt(g, '0,12'), 1, 9)).toBe(false)
  })

  test('AMB2-48 one field of a dragon is enough to be in the way', () => {
    const g = sky([lord('5,5^20'), dragon(8, { side: 1 }), far])
    expect(isAirTaken(g, 0, [hexAt(g, '-1,2')], 9, 2)).toBe(true)
    expect(isAirTaken(g, 0, [hexAt(g, '-1,2')], 11, 2)).toBe(false)
    expect(isAirTaken(g, 0, [hexAt(g, '1,0')], 9, 2)).toBe(false)
  })

  test('AMB2-48 no two at one place and height; above and below there is room', () => {
    const g = sky([lord('0,0^9'), lord('5,0^8', { side: 1 }), far])
    const hex = [hexAt(g, '5,0')]
    const taken = (height: number) => isAirTaken(g, 0, hex, height, 2)
    expect([6, 7, 8, 9, 10].map(taken)).toEqual([false, true, true, true, false])
    expect(isAirTaken(g, 0, [hexAt(g, '4,0')], 8, 2)).toBe(false)
    expect(isAirTaken(g, 1, hex, 8, 2)).toBe(false)
  })
})

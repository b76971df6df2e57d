import { choicesOf } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../../elements.ts'
import { elevation, isElevatable } from '../../../expert/artillery/bombardment.ts'
import { cannotAimHigh, cannotFireAnywhere, cannotFireAt, fieldsToFireAt } from '../../../expert/artillery/gunnery.ts'
import { cannotPlaceGun } from '../../../expert/artillery/placing.ts'
import {
  cannotFireGun,
  cannotReach,
  gunOf,
  gunPoints,
  gunsOf,
  isGun,
  loadGun,
  loadIdleGuns,
} from '../../../rules/artillery/guns.ts'
import { FIRST_FIRE, SECOND_FIRE } from '../../../state.ts'
import { stateOf } from '../../examples.ts'
import { field, type Given, hexAt, on, type Setting } from '../../table.ts'
import { expert, gun, laid, nobody } from './gunners.ts'

const foe = (elements: string, given: Partial<Given> = {}): Given => ({ side: 1, elements, facing: 4, ...given })
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { ...expert, ...setting })

describe('when a gun fires', () => {
  test.each([
    ['B', undefined, undefined],
    ['P', 1, undefined],
    ['H', undefined, 1],
  ])('DW-XIX.6 with a %s order: first phase %s, second phase %s', (order, first, second) => {
    const fires = (phase: number) => {
      const g = at([gun({ order }), nobody])
      g.phase = phase
      return cannotFireGun(g, 0)
    }
    expect(fires(FIRST_FIRE)).toBe(first ? undefined : 'DW-XIX.6')
    expect(fires(SECOND_FIRE)).toBe(second ? undefined : 'DW-XIX.6')
  })

  test('DW-XIX.6 DW-XIX.7 DW-XIX.20 DW-XXII.6 not unloaded, not twice, not in melee when the round began, not on fire', () => {
    const cannot = (given: Partial<Given>, phase: number, setting: Setting = {}, shot = 0, enemy: Given = nobody) => {
      const g = at([gun(given), enemy], setting)
      g.phase = phase
      g.shot[0] = shot
      return cannotFireGun(g, 0)
    }
    expect(cannot({ load: 5 }, SECOND_FIRE)).toBe('DW-XIX.6')
    expect(cannot({ load: 6 }, SECOND_FIRE)).toBeUndefined()
    expect(cannot({}, SECOND_FIRE, {}, 1)).toBe('DW-XIX.7')
    expect(cannot({ engaged: true }, SECOND_FIRE)).toBe('DW-XIX.20')
    // attacked in this round: in the second phase it may still fire, in the first it may not
    expect(cannot({ order: 'P' }, FIRST_FIRE, {}, 0, foe('0,-1'))).toBe('DW-XIX.20')
    expect(cannot({ order: 'H' }, SECOND_FIRE, {}, 0, foe('0,-1'))).toBeUndefined()
    const fire = { rules: 'full', map: 'field 12|0,1=wood', fires: '0,1' } as const
    expect(cannot({}, SECOND_FIRE, fire)).toBe('DW-XXII.6')
  })

  test.each([
    ['B', 0, 9],
    ['P', 1, 6],
    ['H', 3, 6],
  ])('DW-XIX.6 points with a %s order, less one for each hit point lost', (_letter, order, full) => {
    const points = (hits: number) => gunPoints(at([gun({ hits }), nobody]), 0, order as number)
    expect([0, 1, 3].map(points)).toEqual([full, (full as number) - 1, (full as number) - 3])
  })

  test('DW-XIX.6 points left over load the gun, up to six; none with a Move order', () => {
    const loaded = (order: string, load: number, spent: number, hits = 0) => {
      const g = at([gun({ order, load, hits }), nobody])
      loadGun(g, 0, spent)
      return g.load[0]
    }
    expect([loaded('P', 0, 0), loaded('P', 0, 6), loaded('P', 2, 3), loaded('P', 4, 0)]).toEqual([6, 0, 5, 6])
    expect([loaded('H', 0, 3), loaded('H', 1, 0, 2), loaded('B', 1, 0), loaded('A', 1, 0)]).toEqual([3, 5, 1, 1])
    expect(loaded('H', 2, 9)).toBe(2)
  })

  test('DW-XIX.6 guns that stood still are loaded with their section, others are not', () => {
    const g = at([
      gun({ load: 0 }),
      gun({ load: 0, elements: '5,0', order: 'P' }),
      gun({ load: 0, elements: '-6,0', moved: true }),
      gun({ load: 0, elements: '-9,9' }),
      nobody,
    ])
    g.at[3] = -1
    loadIdleGuns(g, 3)
    expect(g.load.slice(0, 4)).toEqual([6, 0, 0, 0])
    expect(gunsOf(g)).toEqual([0, 1, 2])
    expect([isGun(g, 0), isGun(g, 4)]).toEqual([true, false])
    expect(() => gunOf(g, 4)).toThrow('no gun')
  })
})

describe('where a gun may be laid', () => {
  test('DW-XIX.5 DW-XIX.7 from its least range to its longest, on the board', () => {
    const g = at([gun({ card: 'stoneThrower', elements: '0,12', facing: 1 }), nobody], { map: 'field 20' })
    const cannot = (distance: number) => cannotReach(g, 0, hexAt(g, `0,${12 - distance}`))
    expect([5, 6, 30, 31].map(cannot)).toEqual(['DW-XIX.5', undefined, undefined, 'DW-XIX.5'])
    expect([g.on.length, -1].map(hex => cannotReach(g, 0, hex))).toEqual(['DW-XIX.7', 'DW-XIX.7'])
    expect(cannotReach(g, 0, g.on.length - 1)).not.toBe('DW-XIX.7')
  })

  test('DW-XIX.13 what is too high or too low for the muzzle cannot be aimed at, unless whoever is there is tall enough', () => {
    const cliff = { map: 'field 12|0,-1=level1 0,-2=level2 1,-2=level3' }
    const g = at([gun(), nobody], cliff)
    const cannot = (label: string) => cannotFireAt(g, 0, hexAt(g, label))
    // muzzle 1: at one field up to height 2, at two up to 3
    expect(['0,-1', '0,-2', '1,-2'].map(cannot)).toEqual([undefined, 'DW-XIX.13', 'DW-XIX.13'])
    const up = 'field 12|0,0=level2 -1,1=level2 0,1=level2'
    const low = (units: readonly Given[], label: string) => {
      const h = at([gun(), ...units], { map: up })
      return cannotFireAt(h, 0, hexAt(h, label))
    }
    // muzzle 5: at six fields down to 3, at nine to 2; men of size 2 reach up to 2, a giant of size 5 to 5
    expect(low([foe('0,-6=P')], '0,-6')).toBe('DW-XIX.13')
    expect(low([foe('0,-9=P')], '0,-9')).toBeUndefined()
    expect(low([nobody], '0,-9')).toBe('DW-XIX.13')
    expect(low([foe('0,-3', { card: 'clubGiant' })], '0,-3')).toBeUndefined()
  })

  test.each([
    [3, 3, 2, 6],
    [3, 6, 1, 9],
    [1, 9, -2, 10],
  ])('DW-XIX.13 muzzle %i, %i fields away: between %i and %i', (muzzle, distance, low, high) => {
    expect(elevation(muzzle, distance)).toEqual([low, high])
    expect(isElevatable(muzzle, distance, low - 2, low)).toBe(true)
    expect(isElevatable(muzzle, distance, low - 2, low - 0.5)).toBe(false)
    expect(isElevatable(muzzle, distance, high, high + 2)).toBe(true)
    expect(isElevatable(muzzle, distance, high + 0.5, high + 2)).toBe(false)
  })

  test('DW-XIX.13a high aim: at a large enemy seen to half, by guns that fire straight', () => {
    const giant = foe('0,-4', { card: 'clubGiant' })
    const cannot = (units: readonly Given[], label = '0,-4', setting: Setting = {}) => {
      const g = at(units, setting)
      return cannotAimHigh(g, 0, hexAt(g, label))
    }
    expect(cannot([gun(), giant])).toBeUndefined()
    expect(cannot([gun(), { ...giant, side: 0 }])).toBe('DW-XIX.13a')
    expect(cannot([gun(), foe('0,-4=P')])).toBe('DW-XIX.13a')
    expect(cannot([gun(), giant], '0,-3')).toBe('DW-XIX.13a')
    expect(cannot([gun(), giant], '0,4')).toBe('DW-XIX.1')
    expect(cannot([gun({ card: 'stoneThrower' }), foe('0,-8', { card: 'clubGiant' })], '0,-8')).toBe('DW-XIX.13a')
    // of size 5 three sections must be seen: over dwarfs half way four are, over men of size 2 only two
    const screen = (card: string) => foe('0,-2=P 1,-2=P -1,-2=P', { card })
    expect(cannot([gun(), giant, screen('dwarfFoot')])).toBeUndefined()
    expect(cannot([gun(), giant, screen('footmen')])).toBe('DW-XIX.13a')
    const match = laid([gun(), giant, foe('0,-9', { card: 'chariot' }), { ...giant, side: 0, elements: '3,-8' }])
    const highs = choicesOf(match).filter(choice => choice.startsWith('high'))
    const label = (choice: string) => ground(stateOf(match)).board.labels[Number(choice.split(' ')[1])]
    expect(highs.map(label).filter(one => ['0,-4', '0,-5', '1,-5'].includes(one))).toHaveLength(3)
    expect(highs.map(label).filter(one => ['3,-8', '3,-9', '4,-9'].includes(one))).toEqual([])
  })

  test('DW-XIX.7 a gun that could be laid on nothing does not fire', () => {
    const g = at([gun({ card: 'stoneThrower' }), nobody])
    g.phase = SECOND_FIRE
    expect(cannotFireAnywhere(g, 0)).toBe('DW-XIX.7')
    const seen = at([gun({ card: 'stoneThrower' }), foe('0,-8=P')])
    seen.phase = SECOND_FIRE
    expect(cannotFireAnywhere(seen, 0)).toBeUndefined()
    seen.load[0] = 0
    expect(cannotFireAnywhere(seen, 0)).toBe('DW-XIX.6')
  })

  test('DW-XIX.14 AMB2-08 friends are no reason for a stone; who is under water is not seen', () => {
    const lobs = (units: readonly Given[], map = 'field 12') => {
      const g = at(units, { map })
      return fieldsToFireAt(g, 0).map(hex => ground(g).board.labels[hex])
    }
    const thrower = gun({ card: 'stoneThrower' })
    expect(lobs([thrower, { side: 0, elements: '0,-8=P' }, nobody])).toEqual([])
    expect(lobs([thrower, foe('0,-8=P')])).toEqual(['0,-8'])
    expect(lobs([thrower, foe('0,-8=P')], 'field 12|0,-8=water3')).toEqual([])
    expect(lobs([thrower, foe('0,-8=P')], 'field 12|0,-8=water1')).toEqual(['0,-8'])
  })

  test('DW-XIX.14 behind one who is seen the whole unit is known, but not others', () => {
    const g = at([gun({ card: 'stoneThrower' }), foe('0,-7=P 0,-8=P 0,-9=P'), foe('0,-10=P')])
    const known = fieldsToFireAt(g, 0).map(hex => ground(g).board.labels[hex])
    expect(known.sort()).toEqual(['0,-7', '0,-8', '0,-9'])
  })

  test('DW-XIX.2 before the battle: over one level at a time, and no hedge, wall, rock or wood on the way', () => {
    const ring = (of: string) =>
      ['1,-1', '0,-1', '-1,0', '-2,1', '-2,2', '-1,2', '0,2', '1,1', '1,0'].map(label => `${label}=${of}`).join(' ')
    const cannot = (changes: string, anchor = '0,0', facing = 1) => {
      const g = at([gun({ elements: '8,0' }), nobody], { map: `field 12|${changes}` })
      return cannotPlaceGun(g, 0, hexAt(g, anchor), facing)
    }
    expect(cannot('9,0=rock')).toBeUndefined()
    expect(cannot('0,1=rock')).toBe('DW-XIX.2')
    for (const of of ['rock', 'wood', 'sand', 'undergrowth', 'mud', 'water1', 'swamp', 'level2'])
      expect(cannot(ring(of)), of).toBe('DW-XIX.2')
    expect(cannot(`${ring('level1')} 0,0=level2 -1,1=level2 0,1=level2`)).toBeUndefined()
    expect(cannot(ring('level1'))).toBeUndefined()
    expect(cannot('0,0=level2 -1,1=level2 0,1=level2')).toBe('DW-XIX.2')
    expect(cannot('9,0=rock', '0,12')).toBe('DW-XIX.2') // its rear would hang over the edge
    const fence =
      '0,0-1,-1 0,0-0,-1 0,0--1,0 0,0-1,0 -1,1--1,0 -1,1--2,1 -1,1--2,2 -1,1--1,2 0,1--1,2 0,1-0,2 0,1-1,1 0,1-1,0'
    expect(cannot(fence.replaceAll(' ', '=wall ').concat('=wall'))).toBe('DW-XIX.2')
    expect(cannot(fence.replaceAll(' ', '=hedge ').concat('=hedge'))).toBe('DW-XIX.2')
  })
})

test('DW-XIX.14 a gun remembers only whom it saw: nobody of its own side, nobody in the air', () => {
  const g = field(
    [
      gun({ card: 'stoneThrower' }),
      { side: 0, elements: '0,-8=P' },
      foe('2,-8^12', { card: 'skyLord' }),
      foe('4,-8=P'),
    ],
    { rules: 'full' },
  )
  const known = fieldsToFireAt(g, 0).map(hex => ground(g).board.labels[hex])
  expect(known).toEqual(['4,-8'])
  expect(on(g, '2,-8')).toBe(-1)
})

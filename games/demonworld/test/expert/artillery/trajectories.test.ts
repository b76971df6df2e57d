import { refusal } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { elevation, isElevatable, wallFaces } from '../../../expert/artillery/bombardment.ts'
import { fieldsToFireAt } from '../../../expert/artillery/gunnery.ts'
import { stateOf } from '../../examples.ts'
import { field, hexAt, type Setting } from '../../table.ts'
import { expert, gun, laid, nobody, remember, shots } from './gunners.ts'

describe('obstacles', () => {
  const wall = { map: 'field 12|0,-3-0,-4=wall' }
  const units = (card: string) => [
    gun({ card }),
    { side: 1, card: 'captain', elements: '0,-2', facing: 4 },
    { side: 1, elements: '0,-3=P 0,-4=P', facing: 4 },
  ]
  const path = (card: string, setting: Setting = wall) => remember(laid(units(card), setting), '0,-2', '0,-3', '0,-4')

  test('DW-EX2-35 DW-XIX.12 a bolt of 8: commander, the one behind him, then the wall or who looks out over it', () => {
    expect(shots(path('lightBoltGun'), '0,-4', '4 9')).toEqual([['0,-2', 8, 9, 0]])
    expect(shots(path('lightBoltGun'), '0,-4', '4 1 1 1 1 3')).toEqual([
      ['0,-2', 8, 1, 1],
      ['0,-2', 7, 1, 1],
      ['0,-2', 6, 1, 1],
      ['0,-3', 5, 1, 1],
    ])
    expect(shots(path('lightBoltGun'), '0,-4', '4 1 1 1 1 4 4').at(-1)).toEqual(['0,-4', 4, 4, 1])
  })

  test('DW-EX2-35 a ball of 8: a miss goes on at 8, a hit at 7; a wall broken down costs five', () => {
    expect(shots(path('lightBallGun'), '0,-4', '4 9 9 4 8')).toEqual([
      ['0,-2', 8, 9, 0],
      ['0,-3', 8, 9, 0],
      ['0,-4', 8, 8, 1],
    ])
    const broken = path('lightBallGun')
    expect(shots(broken, '0,-4', '4 8 9 1 7 2')).toEqual([
      ['0,-2', 8, 8, 1],
      ['0,-3', 7, 9, 0],
      ['0,-4', 2, 2, 1],
    ])
    expect(stateOf(broken).breaches).toHaveLength(1)
    expect(shots(path('lightBallGun'), '0,-4', '4 9 9 1 9')).toHaveLength(2)
  })

  test('DW-EX2-35 through two wood fields the factor is four less, one undergrowth field takes one; a hedge nothing', () => {
    const woods = { map: 'field 12|0,-1=wood 0,-2=wood' }
    const alone = [gun({ card: 'lightBoltGun' }), { side: 1, elements: '0,-4=P', facing: 4 }]
    const factor = (setting: Setting) => shots(remember(laid(alone, setting), '0,-4'), '0,-4', '4 20')[0][1]
    expect(factor(woods)).toBe(4)
    expect(factor({ map: 'field 12|0,-1=undergrowth' })).toBe(7)
    expect(factor({ map: 'field 12|1,-1=wood' })).toBe(8)
    expect(factor({ map: 'field 12|0,-2-0,-3=hedge' })).toBe(8)
  })

  test('DW-XIX.12 a wall with nobody behind it stops a bolt; a ball has to break it', () => {
    const open = { map: 'field 12|0,-2-0,-3=wall' }
    const alone = (card: string) => [gun({ card }), { side: 1, elements: '0,-4=P', facing: 4 }]
    expect(shots(remember(laid(alone('boltGun'), open), '0,-4'), '0,-4', '4')).toEqual([])
    const ball = remember(laid(alone('ballGun'), open), '0,-4')
    expect(shots(ball, '0,-4', '4 10 5')).toEqual([['0,-4', 5, 5, 1]])
  })

  test('DW-XIX.12 AMB2-85 by choice of the table heights decide: of size 3 behind a wall of 1 the wall is hit on 1 and 2', () => {
    expect([wallFaces(3, 1), wallFaces(2, 1), wallFaces(4, 1), wallFaces(5, 1), wallFaces(3, -1)]).toEqual([
      2, 3, 2, 1, 0,
    ])
    const rules = { artillery: true, wallHeights: true }
    const cavalry = (dice: string) => {
      const alone = [gun({ card: 'lightBoltGun' }), { side: 1, card: 'lancers', elements: '0,-4=P', facing: 4 }]
      return shots(remember(laid(alone, { ...wall, rules }), '0,-4'), '0,-4', dice)
    }
    expect(cavalry('4 2')).toEqual([])
    expect(cavalry('4 3 20')).toEqual([['0,-4', 8, 20, 0]])
  })

  test('DW-EX2-36 DW-XIX.13 from muzzle height 3 only some heights can be reached', () => {
    expect(elevation(3, 3)).toEqual([2, 6])
    expect(elevation(3, 1)[0]).toBeCloseTo(2 + 2 / 3)
    expect(elevation(3, 1)[1]).toBe(4)
    expect(isElevatable(7, 1, 0, 2)).toBe(false)
    expect([
      isElevatable(3, 3, 6, 8),
      isElevatable(3, 3, 7, 8),
      isElevatable(3, 3, 0, 2),
      isElevatable(3, 3, 0, 1),
    ]).toEqual([true, false, true, false])
    const g = field([gun(), nobody], { ...expert, map: 'field 12|0,0=level3 -1,1=level3 0,1=level3' })
    expect(fieldsToFireAt(g, 0)).not.toContain(hexAt(g, '0,-1'))
  })

  test('DW-XIX.13 a hill in the way stops the shot, one that is flown over does not', () => {
    const alone = [gun(), { side: 1, elements: '0,-4=P', facing: 4 }]
    const hill = remember(laid(alone, { map: 'field 12|0,-2=level1' }), '0,-4')
    expect(shots(hill, '0,-4', '4')).toEqual([])
    // from level 1 down to the ground in eight fields: who stands before the end is too low to be hit
    const high = 'field 12|0,0=level1 -1,1=level1 0,1=level1'
    const down = remember(
      laid([gun(), { side: 1, elements: '0,-2=P 0,-8=P', facing: 4 }], { map: high }),
      '0,-2',
      '0,-8',
    )
    expect(shots(down, '0,-8', '18 20')).toEqual([['0,-8', 12, 20, 0]])
  })

  test('DW-XIX.13a aimed high a shot affects only the large element; beside it nothing, before or behind it as usual', () => {
    const screened = [
      gun(),
      { side: 1, card: 'tallGiant', elements: '0,-3', facing: 4 },
      { side: 1, elements: '0,-2=P 1,-2=P', facing: 4 },
    ]
    const high = () => remember(laid(screened), '0,-2', '0,-3', '1,-2')
    expect(shots(high(), '0,-3', '4 12 12', 'high')).toEqual([
      ['0,-3', 12, 12, 1],
      ['0,-3', 11, 12, 0],
    ])
    expect(shots(high(), '0,-3', '4 20')).toEqual([['0,-2', 12, 20, 0]])
    expect(refusal(high(), `high ${hexAt(stateOf(high()), '0,-2')}`).rule).toBe('DW-XIX.13a')
    // medium range: the giant at six fields
    const far = () =>
      remember(
        laid([
          gun(),
          { side: 1, card: 'tallGiant', elements: '0,-6', facing: 4 },
          { side: 1, elements: '0,-3=P', facing: 4 },
        ]),
        '0,-6',
        '0,-3',
      )
    expect(shots(far(), '0,-6', '10 5', 'high')).toEqual([])
    expect(shots(far(), '0,-6', '10 3 20', 'high')).toEqual([['0,-3', 12, 20, 0]])
  })
})

import { play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { answer } from '../../../answers/index.ts'
import { fieldsToFireAt } from '../../../expert/artillery/gunnery.ts'
import { SECOND_FIRE } from '../../../state.ts'
import { stateOf } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, written } from '../../table.ts'
import { expert, gun, laid, nobody, remember, shots } from './gunners.ts'

describe('stones', () => {
  const thrower = (given: Partial<Given> = {}) => gun({ card: 'stoneThrower', ...given })

  test('DW-EX2-37 DW-XIX.15 a small stone of 9: 9, 8 …, a miss ends it', () => {
    const match = remember(laid([thrower(), { side: 1, card: 'captain', elements: '0,-8', facing: 4 }]), '0,-8')
    expect(shots(match, '0,-8', '4 9 8 8')).toEqual([
      ['0,-8', 9, 9, 1],
      ['0,-8', 8, 8, 1],
      ['0,-8', 7, 8, 0],
    ])
  })

  test('DW-EX2-38 DW-XIX.16 DW-XIX.17 a large stone of 12 (8): the field, its neighbours, a dragon once for each field', () => {
    const units = [
      gun({ card: 'varrig' }),
      { side: 1, elements: '0,-8=P -1,-8=P', facing: 4 },
      { side: 1, card: 'clawDragon', elements: '0,-10', facing: 2 },
    ]
    const match = remember(laid(units), '0,-8', '-1,-8', '1,-9')
    const found = shots(match, '0,-8', '20 12 8 8 9 8')
    expect(found[0]).toEqual(['0,-8', 12, 12, 1])
    expect(found.filter(([at]) => at === '1,-9').map(([, factor]) => factor)).toEqual([8, 7, 8])
    expect(found.filter(([at]) => at === '-1,-8').map(([, factor]) => factor)).toEqual([8])
  })

  test('DW-XIX.16 not who stands higher, nobody around water; walls at the field are attacked once', () => {
    const units = [gun({ card: 'varrig' }), { side: 1, elements: '0,-8=P 1,-8=P', facing: 4 }]
    const around = (map: string, dice: string) =>
      shots(remember(laid(units, { map }), '0,-8', '1,-8'), '0,-8', dice).map(([at]) => at)
    expect(around('field 12', '20 20 20')).toEqual(['0,-8', '1,-8'])
    expect(around('field 12|1,-8=level1', '20 20')).toEqual(['0,-8'])
    expect(around('field 12|0,-8=water1', '20 20')).toEqual(['0,-8'])
    const walled = remember(laid(units, { map: 'field 12|0,-8-0,-9=wall -1,-8-0,-8=wall' }), '0,-8', '1,-8')
    const events = play(walled, `hex ${hexAt(stateOf(walled), '0,-8')} =20 20 20 12 13`)
    expect(told(events, 'batters').map(([, , factor, , broken]) => [factor, broken])).toEqual([
      [12, 1],
      [12, 0],
    ])
  })

  test('DW-XIX.14 indirect fire needs something seen and a reason; rear ranks count, empty fields behind them do not', () => {
    const map = 'field 12|0,-9=wood'
    const units = [thrower(), { side: 1, elements: '0,-7 1,-7 0,-8 1,-8', facing: 4 }]
    const g = field(units, { ...expert, map })
    g.phase = SECOND_FIRE
    const at = fieldsToFireAt(g, 0).map(hex => hex)
    for (const label of ['0,-7', '1,-7', '0,-8', '1,-8']) expect(at, label).toContain(hexAt(g, label))
    for (const label of ['0,-9', '0,-10', '2,-9', '0,-6']) expect(at, label).not.toContain(hexAt(g, label))
    // behind a wood nobody is seen
    const hidden = field([thrower(), { side: 1, elements: '0,-7', facing: 4 }], {
      ...expert,
      map: 'field 12|0,-4=wood',
    })
    expect(fieldsToFireAt(hidden, 0)).toEqual([])
    // unless he was seen when the movement phase began
    hidden.spotted[1] = 1
    expect(fieldsToFireAt(hidden, 0)).toEqual([hexAt(hidden, '0,-7')])
  })

  test('DW-XIX.14 AMB2-08 who hid in the movement phase may still be shot at in the second shooting phase', () => {
    const match = matchAt([thrower({ load: 0 }), { side: 1, elements: '0,-7', facing: 4, order: 'H' }, nobody], expert)
    expect(stateOf(match).spotted).toEqual([0, 1, 1])
  })

  test('DW-XIX.18 over the rider’s field a die decides between him and his mount; a stone’s hits are shared', () => {
    const ridden = (card: string, mount: string) => [
      gun({ card }),
      { side: 1, card: mount, elements: '0,-8', facing: 4 },
      { side: 1, card: 'captain', elements: '', rides: 1 },
    ]
    const pierced = (card: string, mount: string, dice: string) => {
      const match = laid(ridden(card, mount))
      return told(play(match, `hex ${hexAt(stateOf(match), '0,-8')} =${dice}`), 'pierces').map(([, target]) => target)
    }
    expect(pierced('boltGun', 'clawDragon', '18 1 20')).toEqual([2])
    expect(pierced('boltGun', 'clawDragon', '18 2 20')).toEqual([1])
    const stone = laid(ridden('stoneThrower', 'clawDragon'))
    const events = play(stone, `hex ${hexAt(stateOf(stone), '0,-8')} =4 1 1 1 20 1`)
    expect(told(events, 'shares')).toEqual([[1, 2, 2]])
    expect(stateOf(stone).hits.slice(1, 3)).toEqual([1, 2])
  })
})

describe('the calculator', () => {
  const asked = (question: object) => answer({ ask: 'shot', ...question })

  test('DW-EX2-35 DW-XIX.8 DW-XIX.12 a straight shot: range, chances, the fields on its way with the factor there', () => {
    const units = [gun({ card: 'lightBoltGun' }), { side: 1, elements: '0,-4=P', facing: 4 }]
    const map = 'field 12|0,-1=wood 0,-2=wood 0,-3-0,-4=wall'
    const found = asked({ ...written(units, { ...expert, map }), gun: '0,0', target: '0,-4' })
    expect(found).toMatchObject({
      ok: true,
      value: {
        distance: 4,
        range: 'short',
        cannot: null,
        chances: { onTarget: 0.85, driftOne: 0, driftTwo: 0, jam: 0.05, unloaded: 0.05, bursts: 0.05 },
        path: [
          { field: '0,-1', factor: 6 },
          { field: '0,-2', factor: 4 },
          { field: '0,-3', factor: 4 },
          { field: '0,-4', factor: 4, wall: true, element: 1 },
        ],
      },
    })
    const between = asked({ ...written(units, expert), gun: '0,0', target: '1,-2' })
    expect(between).toMatchObject({ value: { path: [{ field: '0,-1', or: '1,-1' }, { field: '1,-2' }] } })
  })

  test('DW-EX2-38 DW-XIX.16 a stone: the fields it works on; why it cannot be thrown', () => {
    const units = [gun({ card: 'varrig' }), { side: 1, elements: '0,-8=P', facing: 4 }]
    const ask = (target: string) => asked({ ...written(units, expert), gun: '0,0', target })
    const { value } = ask('0,-8') as never as { value: { hits: object[]; range: string; cannot: string | null } }
    expect(value).toMatchObject({ range: 'medium', cannot: null })
    expect(value.hits).toHaveLength(7)
    expect(value.hits[0]).toEqual({ field: '0,-8', factor: 12, element: 1 })
    expect(value.hits[1]).toMatchObject({ factor: 8 })
    expect(ask('0,-5')).toMatchObject({ value: { range: null, cannot: 'DW-XIX.5' } })
    expect(ask('2,-9')).toMatchObject({ value: { cannot: 'DW-XIX.14' } })
    expect(asked({ ...written(units, expert), gun: '0,-8', target: '0,-9' })).toMatchObject({ ok: false })
    expect(asked({ ...written(units, expert), gun: '0,0', target: 'x' })).toMatchObject({ ok: false })
  })
})

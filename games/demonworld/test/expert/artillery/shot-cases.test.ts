import { play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../../elements.ts'
import { fieldsToFireAt } from '../../../expert/artillery/gunnery.ts'
import { splashFields } from '../../../expert/artillery/stones.ts'
import { stateOf } from '../../examples.ts'
import { field, type Given, hexAt, type Setting } from '../../table.ts'
import { expert, gun, laid, nobody, remember, shots } from './gunners.ts'

const foe = (elements: string, given: Partial<Given> = {}): Given => ({ side: 1, elements, facing: 4, ...given })
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { ...expert, ...setting })

describe('the way of bolts and balls', () => {
  const path = (units: readonly Given[], setting: Setting, to: string, dice: string, ...known: string[]) =>
    shots(remember(laid(units, setting), ...known), to, dice)

  test('AMB2-62 on the level a hill higher than both ends stops the shot, one as high as one of them does not', () => {
    const rim = '0,0=level1 -1,1=level1 0,1=level1'
    const units = [gun(), foe('0,-10=P')]
    expect(path(units, { map: 'field 12|0,-5=level1' }, '0,-10', '18', '0,-10')).toEqual([])
    expect(path(units, { map: `field 12|${rim} 0,-5=level1` }, '0,-10', '18 20', '0,-10')).toHaveLength(1)
    expect(path(units, { map: `field 12|${rim} 0,-5=level2` }, '0,-10', '18', '0,-10')).toEqual([])
    expect(path(units, { map: 'field 12|0,-10=level1 0,-5=level1' }, '0,-10', '18 20', '0,-10')).toHaveLength(1)
    expect(path(units, { map: 'field 12|0,-10=level1' }, '0,-10', '18 20', '0,-10')).toHaveLength(1)
  })

  test('DW-XIX.13 a steep shot passes over what is below its line and meets what reaches up to it', () => {
    // from muzzle 5 on level 2 down to the ground in twelve fields: at six fields the line is 2.5 high
    const setting = { map: 'field 12|0,11=level2 -1,12=level2 0,12=level2' }
    const met = (card: string) =>
      shots(
        remember(laid([gun({ elements: '0,11' }), foe('0,5', { card }), foe('0,-1=P')], setting), '0,5', '0,-1'),
        '0,-1',
        '18 20',
      )[0][0]
    expect([met('captain'), met('clubGiant'), met('marshal')]).toEqual(['0,-1', '0,5', '0,5'])
  })

  test('DW-XIX.13 a hill that the line of a steep shot touches stops it, one below the line does not', () => {
    const stopped = (changes: string, dice: string) => {
      const units = [gun({ elements: '0,11' }), foe('0,-1=P')]
      return path(units, { map: `field 12|${changes}` }, '0,-1', dice, '0,-1').length === 0
    }
    // down from 5 to 0 in twelve fields: 2.5 high at six, 1.25 at nine, where a hill of one level is 2 high
    const above = '0,11=level2 -1,12=level2 0,12=level2'
    expect([stopped(`${above} 0,2=level1`, '18'), stopped(`${above} 0,5=level1`, '18 20')]).toEqual([true, false])
    expect(stopped(`${above} 0,5=level2`, '18')).toBe(true)
    // up from 1 to 4: 1.5 at two fields, 2 at four, 2.5 at six
    const up = '0,-1=level2'
    expect([stopped(`${up} 0,9=level1`, '18'), stopped(`${up} 0,7=level1`, '18')]).toEqual([true, true])
    expect([stopped(`${up} 0,5=level1`, '18 20'), stopped(`${up} 0,5=level2`, '18')]).toEqual([false, true])
  })

  test('DW-XIX.13 from hill to hill of the same height the shot is level', () => {
    const map = 'field 12|0,0=level2 -1,1=level2 0,1=level2 0,-4=level2'
    expect(path([gun(), foe('0,-2=P 0,-4=P')], { map }, '0,-4', '4 20', '0,-2', '0,-4')).toEqual([['0,-2', 12, 20, 0]])
  })

  test('DW-XIX.11 the chain ends when nothing is left of the factor', () => {
    const woods = { map: 'field 12|0,-1=wood 0,-2=wood 0,-3=wood' }
    const units = [gun({ card: 'lightBoltGun' }), foe('0,-4', { card: 'clubGiant' })]
    expect(path(units, woods, '0,-4', '4 1 1', '0,-4').map(([, factor]) => factor)).toEqual([2, 1])
  })

  test('DW-XIX.8 the die is rolled only where it matters, one to three for the field to the left', () => {
    const units = [gun(), foe('1,-2=P')]
    expect(path(units, {}, '1,-2', '4 20', '1,-2')).toEqual([['1,-2', 12, 20, 0]])
    const woods = { map: 'field 12|0,-1=wood' }
    expect(path(units, woods, '1,-2', '4 3 20', '1,-2')).toEqual([['1,-2', 10, 20, 0]])
    expect(path(units, woods, '1,-2', '4 4 20', '1,-2')).toEqual([['1,-2', 12, 20, 0]])
    const hill = { map: 'field 12|1,-1=level1' }
    expect(path(units, hill, '1,-2', '4 3 20', '1,-2')).toEqual([['1,-2', 12, 20, 0]])
    expect(path(units, hill, '1,-2', '4 4', '1,-2')).toEqual([])
  })

  test('DW-XIX.9 DW-XIX.12 a factor of nothing ends the shot', () => {
    const woods = { map: 'field 12|0,-1=wood 0,-2=wood 0,-3=wood' }
    const units = [gun({ card: 'lightBoltGun' }), foe('0,-4=P')]
    expect(path(units, woods, '0,-4', '4 20', '0,-4')).toEqual([['0,-4', 2, 20, 0]])
    const match = laid(units, { map: 'field 12|0,-1=wood 0,-2=wood 0,-3=wood 0,-4=wood' })
    const events = play(match, `hex ${hexAt(stateOf(match), '0,-4')} =4`)
    expect(told(events, 'pierces')).toEqual([])
    expect(told(events, 'stopped')).toEqual([[0, hexAt(stateOf(match), '0,-4')]])
  })

  test('DW-XIX.10 a ball loses one by each hit; a bolt goes on after every kill', () => {
    const row = foe('0,-1=P 0,-2=P 0,-3=P 0,-4=P')
    const known = ['0,-1', '0,-2', '0,-3', '0,-4']
    const factors = (card: string, dice: string) =>
      path([gun({ card }), row], {}, '0,-4', dice, ...known).map(([, factor]) => factor)
    expect(factors('lightBallGun', '4 1 9 1 1')).toEqual([8, 7, 7, 6])
    expect(factors('lightBoltGun', '4 1 1 1 1')).toEqual([8, 7, 6, 5])
    expect(factors('lightBoltGun', '4 1 9')).toEqual([8, 7])
  })

  test('DW-XIX.12 behind a wall: who is no taller is hidden, who is taller is hit on four to six', () => {
    const wall = { map: 'field 12|0,-2-0,-3=wall' }
    const behind = (card: string, dice: string, gunCard = 'lightBoltGun') =>
      path([gun({ card: gunCard }), foe('0,-3=P', { card })], wall, '0,-3', dice, '0,-3')
    expect(behind('dwarfFoot', '4')).toEqual([])
    expect(behind('footmen', '4 3')).toEqual([])
    expect(behind('footmen', '4 4 8')).toEqual([['0,-3', 8, 8, 1]])
    // the wall breaks at eight or less, and costs five
    expect(behind('dwarfFoot', '4 8 3', 'lightBallGun')).toEqual([['0,-3', 3, 3, 1]])
    expect(behind('dwarfFoot', '4 9', 'lightBallGun')).toEqual([])
  })

  test('DW-XIX.12 a ball that has no more than five left ends in the wall it breaks', () => {
    const map = 'field 12|0,-1=wood 0,-2=undergrowth 0,-3-0,-4=wall'
    const match = remember(laid([gun({ card: 'lightBallGun' }), foe('0,-4=P', { card: 'dwarfFoot' })], { map }), '0,-4')
    const events = play(match, `hex ${hexAt(stateOf(match), '0,-4')} =4 5`)
    expect(told(events, 'batters').map(([, , factor, die, broken]) => [factor, die, broken])).toEqual([[5, 5, 1]])
    expect(told(events, 'pierces')).toEqual([])
    expect(stateOf(match).breaches).toHaveLength(1)
  })

  test('DW-XIX.7 drift: by the rose, clockwise from the north-east', () => {
    const lands = (dice: string) => {
      const match = laid([gun(), nobody])
      const [[, hex]] = told(play(match, `hex ${hexAt(stateOf(match), '0,-6')} =${dice}`), 'shotLands')
      return hex < 0 ? '' : ground(stateOf(match)).board.labels[hex]
    }
    const one = [1, 2, 3, 4, 5, 6].map(die => lands(`10 ${die}`))
    expect(one).toEqual(['1,-7', '1,-6', '0,-5', '-1,-5', '-1,-6', '0,-7'])
    const two = [1, 2, 3, 4, 5, 6].map(die => lands(`9 ${die}`))
    expect(two).toEqual(['2,-8', '2,-6', '0,-4', '-2,-4', '-2,-6', '0,-8'])
    expect(lands('18')).toBe('0,-6')
  })

  test('DW-XIX.18 over a rider’s field: one of six hits a dragon’s rider, two a chariot’s passenger', () => {
    const hit = (mount: string, elements: string, facing: number, die: number, to: string) => {
      const units = [
        gun(),
        foe(elements, { card: mount, facing }),
        { side: 1, card: 'captain', elements: '', rides: 1 },
      ]
      const match = laid(units)
      const events = play(match, `hex ${hexAt(stateOf(match), to)} =4 ${die} 20`)
      return told(events, 'pierces')[0][1]
    }
    expect([1, 2].map(die => hit('clawDragon', '0,-3', 4, die, '0,-3'))).toEqual([2, 1])
    // a chariot driving away: the platform is on 0,-3
    expect([2, 3].map(die => hit('chariot', '0,-4', 1, die, '0,-3'))).toEqual([2, 1])
  })

  test('DW-XIX.18 beside the rider’s field the mount is hit without a die', () => {
    const units = [
      gun(),
      foe('0,-4', { card: 'clawDragon', facing: 1 }),
      { side: 1, card: 'captain', elements: '', rides: 1 },
    ]
    const match = laid(units)
    const events = play(match, `hex ${hexAt(stateOf(match), '0,-3')} =4 20`)
    expect(told(events, 'pierces').map(([, target]) => target)).toEqual([1])
  })

  test('DW-XIX.13a DW-XIX.18 a high shot on the head may hit the rider; who stands before does not matter', () => {
    const aimed = (dice: string, card = 'boltGun') => {
      const match = laid([
        gun({ card }),
        foe('0,-3', { card: 'clawDragon' }),
        { side: 1, card: 'captain', elements: '', rides: 1 },
        foe('0,-2=P', { card: 'dwarfFoot' }),
      ])
      return told(play(match, `high ${hexAt(stateOf(match), '0,-3')} =${dice}`), 'pierces').map(([, target]) => target)
    }
    expect(aimed('4 1 20')).toEqual([2])
    expect(aimed('4 2 20')).toEqual([1])
    // „entfaltet das Geschoss seine Wirkung wie gegenüber einem Standard-Element“: a ball hits him once
    expect(aimed('4 1 1', 'ballGun')).toEqual([2])
    expect(aimed('4 2 1 1 20', 'ballGun')).toEqual([1, 1, 1])
  })
})

describe('stones', () => {
  const ridden = (mount: string, elements: string, given: Partial<Given> = {}): Given[] => [
    gun({ card: 'stoneThrower' }),
    foe(elements, { card: mount }),
    { side: 1, card: 'captain', elements: '', rides: 1, ...given },
  ]
  const thrown = (units: readonly Given[], to: string, dice: string) => {
    const match = laid(units)
    play(match, `hex ${hexAt(stateOf(match), to)} =${dice}`)
    return stateOf(match).hits.slice(1, 3)
  }

  test('DW-XIX.18 half of a stone’s hits are the rider’s, an odd one by die', () => {
    expect(thrown(ridden('clawDragon', '0,-8'), '0,-8', '4 1 1 20')).toEqual([1, 1])
    expect(thrown(ridden('clawDragon', '0,-8'), '0,-8', '4 1 1 1 20 3')).toEqual([1, 2])
    expect(thrown(ridden('clawDragon', '0,-8'), '0,-8', '4 1 1 1 20 4')).toEqual([2, 1])
    expect(thrown(ridden('clawDragon', '0,-8'), '0,-8', '4 20')).toEqual([0, 0])
    // „wenn das vordere Feld der Drachenbasis … das endgültige Zielfeld des Geschosses oder benachbart zu diesem ist“
    expect(thrown(ridden('clawDragon', '0,-8'), '0,-9', '4 1 1 20')).toEqual([1, 1])
    // on its back, away from the rider
    expect(thrown(ridden('clawDragon', '0,-8'), '1,-10', '4 1 20')).toEqual([1, 0])
  })

  test('DW-XIX.16 a large stone reaches the fields around that are not higher', () => {
    const g = at([gun({ card: 'varrig' }), nobody], { map: 'field 12|0,-8=level1 1,-9=level2 0,-9=level1 5,0=water1' })
    const fields = splashFields(g, hexAt(g, '0,-8')).map(hex => ground(g).board.labels[hex])
    expect(fields.sort()).toEqual(['-1,-7', '-1,-8', '0,-7', '0,-9', '1,-8'])
    expect(splashFields(g, hexAt(g, '5,0'))).toEqual([])
    expect(splashFields(g, hexAt(g, '4,0'))).toHaveLength(6)
  })

  test('DW-XIX.15 a small stone neither reaches the fields around nor walls', () => {
    const units = [gun({ card: 'stoneThrower' }), foe('0,-8=P 1,-8=P')]
    const match = remember(laid(units, { map: 'field 12|0,-8-0,-9=wall' }), '0,-8', '1,-8')
    const events = play(match, `hex ${hexAt(stateOf(match), '0,-8')} =4 9`)
    expect(told(events, 'pierces')).toHaveLength(1)
    expect(told(events, 'batters')).toEqual([])
  })

  test('AMB2-68 who has no hit points left is not attacked again', () => {
    const match = remember(laid([gun({ card: 'stoneThrower' }), foe('0,-8=P')]), '0,-8')
    expect(shots(match, '0,-8', '4 1')).toEqual([['0,-8', 9, 1, 1]])
    const captain = remember(laid([gun({ card: 'stoneThrower' }), foe('0,-8', { card: 'captain', hits: 1 })]), '0,-8')
    expect(shots(captain, '0,-8', '4 1 1')).toHaveLength(2)
  })

  test('DW-XXII.10 an incendiary stone on an empty wood field: six or less', () => {
    const units = [gun({ card: 'stoneThrower', announced: true }), foe('3,-9=P')]
    const lit = (die: number) => {
      const match = laid(units, { rules: 'full', map: 'field 12|0,-8=wood 2,-8=rock' } as Setting)
      expect(refusal(match, `hex ${hexAt(stateOf(match), '2,-8')}`).rule).toBe('DW-XIX.14')
      play(match, `hex ${hexAt(stateOf(match), '0,-8')} =4 ${die}`)
      return stateOf(match).kindled.length
    }
    expect([lit(6), lit(7)]).toEqual([1, 0])
  })
})

test('AMB2-90 DW-XXIV.1 the walls of a house stop bolts and balls, its windows and open doors do not', () => {
  // the house's rooms are 0,-5 … 2,-4: a window looks from 0,-5 west, the door is between 1,-4 and 1,-3
  const setting = { rules: 'full', map: 'field 12|0,-5=house' } as Setting
  const met = (units: readonly Given[], to: string, dice: string, doors?: string) => {
    const more = doors === undefined ? {} : { doors: [doors] }
    return shots(remember(laid(units, { ...setting, ...more } as Setting), to), to, dice).length
  }
  const from = (elements: string, facing: number, card = 'boltGun') => gun({ elements, facing, card })
  for (const card of ['boltGun', 'ballGun']) {
    // into the house from the south, through its door, and past it
    expect(met([from('1,-1', 1, card), foe('1,-4=P')], '1,-4', '4 20')).toBe(1)
    expect(met([from('1,-1', 1, card), foe('1,-4=P')], '1,-4', '4', 'closed')).toBe(0)
    expect(met([from('2,-1', 1, card), foe('2,-4=P')], '2,-4', '4')).toBe(0)
    expect(met([from('2,-1', 1, card), foe('2,-8=P')], '2,-8', '18')).toBe(0)
    expect(met([from('-3,-5', 5, card), foe('0,-5=P')], '0,-5', '4 20')).toBe(1)
  }
  const tower = { rules: 'full', map: 'field 12|0,-5=roundhouse' } as Setting
  expect(shots(remember(laid([gun(), foe('0,-8=P')], tower), '0,-8'), '0,-8', '18')).toEqual([])
})

test('DW-XXIV.5 DW-XIX.14 nobody throws stones at those behind a house or inside it, but through its windows', () => {
  const sees = (label: string, map = 'field 12|0,-5=house') => {
    const g = field([gun({ card: 'stoneThrower', elements: '2,3' }), foe(`${label}=P`)], { rules: 'full', map })
    return fieldsToFireAt(g, 0).includes(hexAt(g, label))
  }
  expect([sees('2,-8'), sees('2,-8', 'field 12')]).toEqual([false, true])
  expect([sees('2,-5'), sees('2,-5', 'field 12')]).toEqual([false, true])
  // the crew’s eyes are 2 high, the walls 4: far behind them only who is tall enough
  const tall = field([gun({ card: 'stoneThrower', elements: '2,3' }), foe('2,-12', { card: 'iceGiant', facing: 1 })], {
    rules: 'full',
    map: 'field 12|0,-5=house',
  })
  expect(fieldsToFireAt(tall, 0).length).toBeGreaterThan(0)
})

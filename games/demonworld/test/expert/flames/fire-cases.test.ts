import { type Event, within } from '@hexarium/kernel'
import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../../elements.ts'
import { cannotLight } from '../../../expert/flames/lighting.ts'
import { burn, fieldsToTry, windAfter } from '../../../expert/flames/wildfire.ts'
import { flameAttack, isCombustible, isInFire } from '../../../rules/flames/blaze.ts'
import { isLeaderless } from '../../../rules/orders/command.ts'
import { authority } from '../../../rules/orders/phase.ts'
import type { Demonworld } from '../../../state.ts'
import { type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, on, type Setting } from '../../table.ts'

const full = { rules: 'full' } as const
const far: Given = { side: 1, elements: '0,-11', facing: 4, order: 'B' }
const labels = (g: Demonworld, hexes: readonly number[]) => hexes.map(hex => ground(g).board.labels[hex])
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { ...full, ...setting })

/** Plays the last option, as a rule “no more”, until this is asked. */
function until(match: Played, decision: string): Played {
  while (match.asked && match.asked.decision !== decision) play(match, choicesOf(match).at(-1)!)
  return match
}

/** Two units far from what burns. */
function aflame(setting: Setting): Demonworld {
  const units: Given[] = [
    { side: 0, elements: '-5,5=P', order: 'B' },
    { side: 1, elements: '5,-5=P', order: 'B' },
  ]
  return stateOf(matchAt(units, { ...full, ...setting }))
}

describe('wind and spreading', () => {
  // DW-XXII.1 by the book's table: turns clockwise, strength
  const table: [number, number, number][] = [
    ...[1, 2].map((die): [number, number, number] => [die, 1, 0]),
    ...[3, 4].map((die): [number, number, number] => [die, -1, 0]),
    [5, 2, 0],
    [6, -2, 0],
    ...[7, 8, 9].map((die): [number, number, number] => [die, 0, 1]),
    ...[10, 11, 12].map((die): [number, number, number] => [die, 0, -1]),
    [13, 0, 2],
    [14, 0, -2],
    ...[15, 16, 17, 18, 19, 20].map((die): [number, number, number] => [die, 0, 0]),
  ]
  test.each(table)('DW-XXII.1 a %i turns the wind by %i and changes its strength by %i', (die, turn, grows) => {
    for (let towards = 1; towards <= 6; towards++) {
      const turned = ((towards - 1 + turn + 6) % 6) + 1
      expect(windAfter([towards, 5], die)).toEqual([turned, 5 + grows])
      expect(windAfter([towards, 1], die)).toEqual([turned, Math.max(0, 1 + grows)])
    }
  })

  test('DW-XXII.5 downwind are the direction of the wind and those beside it, whatever it is', () => {
    const around = '1,-1 1,0 0,1 -1,1 -1,0 0,-1'.split(' ') // the rose from 1 on
    const map = `field 5|0,0=wood ${around.map(label => `${label}=wood`).join(' ')}`
    const g = at([{ side: 0, elements: '-5,5' }], { map, fires: '0,0' })
    for (let towards = 1; towards <= 6; towards++) {
      const wanted = [5, 0, 1].map(turn => around[(towards - 1 + turn) % 6])
      expect(labels(g, fieldsToTry(g, towards)).sort(), `wind ${towards}`).toEqual(wanted.sort())
    }
  })

  test('DW-XXII.5 a field between two fires is rolled for twice, but not once it burns', () => {
    const map = 'field 5|0,0=wood 0,1=wood 1,0=wood'
    const spread = (given: number[]) => {
      const g = aflame({ map, fires: '0,0 0,1', wind: [1, 2] })
      const events: Event[] = []
      within({ given, events }, () => burn(g))
      return { tried: told(events, 'spreads').map(([, need, die, lit]) => [need, die, lit]), g }
    }
    expect(spread([20, 9, 8]).tried).toEqual([
      [8, 9, 0],
      [8, 8, 1],
    ])
    const { tried, g } = spread([20, 8])
    expect(tried).toEqual([[8, 8, 1]])
    expect(g.flames).toEqual([hexAt(g, '0,0'), 9, hexAt(g, '0,1'), 9, hexAt(g, '1,0'), 10])
  })

  test('DW-XXII.4 markers go down one by one and are told; those burnt out stay so', () => {
    const map = 'field 5|0,0=wood 2,0=wood 4,0=undergrowth -2,0=rock'
    const g = aflame({ map, fires: '0,0:0 2,0:1 4,0:5', wind: [1, 0] })
    const events: Event[] = []
    within({ given: [20], events }, () => burn(g))
    expect(told(events, 'dwindles')).toEqual([[hexAt(g, '2,0'), 0, hexAt(g, '4,0'), 4]])
    expect(g.flames).toEqual([hexAt(g, '0,0'), 0, hexAt(g, '2,0'), 0, hexAt(g, '4,0'), 4])
    expect(told(events, 'wind')).toEqual([])
    within({ given: [7] }, () => burn(g))
    expect(g.wind).toEqual([1, 1])
  })

  test('AMB2-66 DW-XXII.2 what burns, has burnt or was lit for the next round is not lit again', () => {
    const map = 'field 5|0,0=wood 1,0=wood 2,0=undergrowth 3,0=wood'
    const g = at([{ side: 0, elements: '-5,5' }], { map, fires: '0,0 1,0:0', kindled: '2,0' })
    expect(['0,0', '1,0', '2,0', '3,0', '4,0'].map(label => isCombustible(g, hexAt(g, label)))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ])
  })

  test('DW-XXII.8 each empty field that burns is rolled for by itself', () => {
    const match = matchAt([{ side: 0, elements: '0,0=P', order: 'B' }, far], {
      ...full,
      map: 'field 12|1,0=wood 2,0=undergrowth 0,0=wood',
    })
    const g = stateOf(match)
    const events: Event[] = []
    within({ given: [6, 7], events }, () =>
      flameAttack(
        g,
        0,
        ['0,0', '1,0', '2,0', '3,0'].map(l => hexAt(g, l)),
        6,
      ),
    )
    expect(told(events, 'catches')).toEqual([
      [hexAt(g, '1,0'), 6, 6, 1],
      [hexAt(g, '2,0'), 6, 7, 0],
    ])
    expect([labels(g, g.kindled), g.flames]).toEqual([['1,0'], []])
  })
})

describe('in the fire', () => {
  test('DW-XXII.6 AMB2-26 one field of a large element is enough, and its rider is in the fire with it', () => {
    const dragon: Given = { side: 0, card: 'clawDragon', elements: '0,0' }
    const rider: Given = { side: 0, card: 'captain', elements: '', rides: 0 }
    const inFire = (fires: string) => {
      const map = 'field 12|0,0=wood -1,2=wood 3,3=wood'
      const g = at([dragon, rider, far], { map, fires })
      return [0, g.captains[0]].map(element => isInFire(g, element))
    }
    expect(inFire('-1,2')).toEqual([true, true])
    expect(inFire('0,0')).toEqual([true, true])
    expect(inFire('3,3')).toEqual([false, false])
    expect(inFire('0,0:0')).toEqual([false, false])
  })

  test('DW-XXII.6 DW-X.2 a leader in the flames gives no orders: the unit rolls, or a commander outside speaks', () => {
    const map = 'field 12|0,0=wood 2,0=wood'
    const unit: Given = { side: 0, elements: '0,0=L 1,0 2,0 3,0' }
    const orders = (fires: string, units: Given[] = [], isFormer = false) => {
      const g = at([unit, far, ...units], { map, fires })
      g.rules.asBefore = isFormer
      return [authority(g, 0), isLeaderless(g, 0)]
    }
    expect([orders('0,0'), orders('2,0'), orders('0,0', [], true)]).toEqual([
      [0, true],
      [1, false],
      [1, false],
    ])
    const barrach = (elements: string): Given[] => [{ side: 0, card: 'barrach', elements, joins: 0 }]
    expect(orders('0,0', barrach('0,1'))[1]).toBe(false)
    expect(orders('0,0', barrach('4,0'))[0]).toBeGreaterThan(1)
    const both = at([{ ...unit, elements: '0,0=L 1,0' }, far, ...barrach('2,0')], { map, fires: '0,0 2,0' })
    expect([authority(both, 0), isLeaderless(both, 0)]).toEqual([0, true])
  })

  test('DW-XXII.6 with two burning neighbours one can stay, with three not', () => {
    const map = 'field 12|1,0=wood -1,0=wood 0,1=wood'
    const inFire = (fires: string) => isInFire(at([{ side: 0, elements: '0,0=P' }, far], { map, fires }), 0)
    expect([inFire('1,0 -1,0'), inFire('1,0 -1,0 0,1'), inFire('1,0 -1,0 0,1:0')]).toEqual([false, true, false])
    const gone = at([{ side: 0, elements: '1,0=P 5,0=P' }, far], { map, fires: '1,0' })
    expect([0, 1].map(element => isInFire(gone, element))).toEqual([true, false])
    gone.at[0] = -1
    expect(isInFire(gone, 0)).toBe(false)
  })

  test('DW-XXII.6 AMB2-60 out of the fire: no burning, no occupied, no impassable field', () => {
    const map = 'field 12|0,0=wood 1,0=wood 0,1=level3 -1,1=water3'
    const units = [{ side: 0, elements: '0,0=P 0,-1=P', order: 'H', engaged: true }, far]
    const match = until(matchAt(units, { ...full, map, fires: '0,0 1,0' }), 'escapeFire')
    const g = stateOf(match)
    expect(
      choicesOf(match)
        .map(choice => labels(g, [Number(choice.split(' ')[1])])[0])
        .sort(),
    ).toEqual(['-1,0', '1,-1'])
    const events = play(match, `hex ${hexAt(g, '1,-1')}`)
    expect(told(events, 'steps')[0]).toEqual([0, hexAt(g, '0,0'), hexAt(g, '1,-1')])
    expect(told(events, 'perishes')).toEqual([])
  })

  test('DW-XXII.6 AMB2-60 who fights already may leave into contact; who perishes is no loss of a fight', () => {
    const map = 'field 12|0,0=wood'
    const units = [
      { side: 0, elements: '0,0=P', order: 'H', engaged: true },
      { side: 1, elements: '0,-1=P', facing: 4, order: 'H', engaged: true },
    ]
    const match = until(matchAt([...units, far], { ...full, map, fires: '0,0' }), 'escapeFire')
    expect(
      labels(
        stateOf(match),
        choicesOf(match).map(c => Number(c.split(' ')[1])),
      ).sort(),
    ).toEqual(['-1,0', '-1,1', '0,1', '1,-1', '1,0'])
    const closed = `field 12|0,0=wood ${['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'].map(l => `${l}=level3`).join(' ')}`
    const lost = matchAt([{ ...units[0], elements: '0,0=P 5,5=P 6,5=P' }, far], { ...full, map: closed, fires: '0,0' })
    const events: Event[] = []
    while (stateOf(lost).phase === 3 && lost.asked) events.push(...play(lost, choicesOf(lost).at(-1)!))
    expect(stateOf(lost).fate[0]).toBe(2)
    expect(stateOf(lost).losses[0]).toBe(0)
  })
})

describe('lighting fires', () => {
  const map = 'field 12|1,-1=undergrowth 0,-1=wood 2,-1=undergrowth'
  const cannot = (given: Partial<Given>, change: (g: Demonworld) => void = () => {}, others: Given[] = [far]) => {
    const g = at([{ side: 0, elements: '0,0=P', order: 'H', ...given }, ...others], { map })
    change(g)
    return cannotLight(g, 0, 0)
  }

  test('DW-XXII.3 not who flies, routs, runs wild, fights, or is large, of the other side or gone', () => {
    expect(cannot({ side: 1 })).toBe('DW-XXII.3')
    expect(cannot({ routing: true })).toBe('DW-XXII.3')
    expect(cannot({ impetuous: true })).toBe('DW-XXII.3')
    expect(cannot({ card: 'clubGiant' })).toBe('DW-XXII.3')
    expect(cannot({}, g => void (g.at[0] = -1))).toBe('DW-XXII.3')
    expect(cannot({ card: 'skyLord', order: undefined }, g => void (g.altitude[0] = 10))).toBe('DW-XXII.3')
    expect(cannot({ card: 'skyLord', order: undefined })).toBeUndefined()
    const enemy = { side: 1, elements: '-1,1=P', facing: 1, order: 'H' }
    expect(cannot({}, () => {}, [enemy])).toBe('DW-XXII.3')
    expect(cannot({ card: 'captain', order: undefined }, () => {}, [enemy])).toBe('DW-XXII.3')
    // another element of the unit fights
    expect(cannot({ elements: '0,0=P 5,0=P' }, () => {}, [{ ...enemy, elements: '5,1=P' }])).toBe('DW-XXII.3')
    expect(cannot({ elements: '0,0=P 5,0=P' }, () => {}, [{ ...enemy, elements: '5,3=P' }])).toBeUndefined()
    expect(cannot({}, g => void (g.torch[0] = 1))).toBe('DW-XXII.3')
  })

  test('DW-XXII.6 who is in a fire lights none', () => {
    const g = at([{ side: 0, elements: '0,0=P', order: 'H' }, far], {
      map: 'field 12|0,0=wood 1,0=wood',
      fires: '0,0',
    })
    expect(cannotLight(g, 0, 0)).toBe('DW-XXII.6')
  })

  test('DW-XXII.3 the field beside must be one it could enter, empty, and not burn yet', () => {
    const fields = (changes: string, others = '', setting: Setting = {}) => {
      const units = [{ side: 0, elements: `0,0=P ${others}`.trim(), order: 'H' }, far]
      const match = until(matchAt(units, { ...full, map: `field 12|${changes}`, ...setting }), 'lightFire')
      if (!match.asked) return []
      play(match, `element ${on(stateOf(match), '0,0')}`)
      const g = stateOf(match)
      return choicesOf(match).flatMap(c => (c === 'back' ? [] : labels(g, [Number(c.split(' ')[1])])))
    }
    expect(fields('1,0=wood 0,-1=undergrowth 3,0=wood 0,1=rock')).toEqual(expect.arrayContaining(['1,0', '0,-1']))
    expect(fields('1,0=wood 0,-1=undergrowth 3,0=wood 0,1=rock')).toHaveLength(2)
    expect(fields('1,0=wood 0,-1=wood 0,-1=level3')).toEqual(['1,0'])
    expect(fields('1,0=wood 2,0=wood 2,-1=wood 1,1=wood')).toEqual(['1,0'])
    expect(fields('1,0=wood 0,-1=wood', '0,-1=P')).toEqual(['1,0'])
    expect(fields('1,0=wood 0,-1=wood', '', { kindled: '0,-1' })).toEqual(['1,0'])
    expect(fields('1,0=wood 0,-1=wood 5,5=wood', '', { fires: '0,-1:0' })).toEqual(['1,0'])
  })

  test('DW-XXII.3 each tries once; one may think better of it', () => {
    const units = [{ side: 0, elements: '0,0=P 1,0=P 6,0=P', order: 'H' }, far]
    const match = until(matchAt(units, { ...full, map: `${map} 6,-1=wood` }), 'lightFire')
    expect(choicesOf(match)).toEqual(['element 0', 'element 1', 'element 2', 'done'])
    play(match, 'element 0', 'back')
    expect(choicesOf(match)).toEqual(['element 0', 'element 1', 'element 2', 'done'])
    play(match, 'element 0')
    expect(refusal(match, `hex ${hexAt(stateOf(match), '2,-1')}`).rule).toBe('DW-XXII.3')
    play(match, `hex ${hexAt(stateOf(match), '0,-1')} =7`)
    expect(choicesOf(match)).toEqual(['element 1', 'element 2', 'done'])
    expect(refusal(match, 'element 0').rule).toBe('DW-XXII.3')
    const shown = told(play(match, 'element 1', `hex ${hexAt(stateOf(match), '2,-1')} =6`), 'lights')
    expect(shown).toEqual([[1, hexAt(stateOf(match), '2,-1'), 6, 1]])
    expect(stateOf(match).flames).toEqual([hexAt(stateOf(match), '2,-1'), 5])
  })
})

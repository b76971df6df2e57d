import { type Event, within } from '@hexarium/kernel'
import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../../elements.ts'
import { cannotLight } from '../../../expert/flames/lighting.ts'
import { burn, fieldsToTry, windAfter } from '../../../expert/flames/wildfire.ts'
import { flameAttack, isCombustible, isInFire } from '../../../rules/flames/blaze.ts'
import { mayStand } from '../../../rules/movement/passage.ts'
import { cannotFire } from '../../../rules/shooting/base-number.ts'
import { sectionsOf } from '../../../rules/shooting/sight.ts'
import { type Demonworld, RIDER_SHOT } from '../../../state.ts'
import { type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, kinds, matchAt, on, type Setting } from '../../table.ts'

const full = { rules: 'full' } as const
const far: Given = { side: 1, elements: '0,-11', facing: 4, order: 'B' }
const guard: Given = { side: 0, elements: '-4,11', order: 'B' }

/** A field with nothing but undergrowth, five fields to every side. */
const thicket = (() => {
  const fields: string[] = []
  for (let q = -5; q <= 5; q++)
    for (let r = -5; r <= 5; r++) if (Math.abs(q + r) <= 5) fields.push(`${q},${r}=undergrowth`)
  return `field 5|${fields.join(' ')}`
})()

/** A state with dice of its own, for `within`. */
function rolling(setting: Setting, unit: Given = { side: 0, elements: '-5,5=P' }): Demonworld {
  return stateOf(
    matchAt(
      [
        { order: 'B', ...unit },
        { side: 1, elements: '5,-5=P', order: 'B' },
      ],
      { ...full, ...setting },
    ),
  )
}

/** Plays the last option, as a rule “no more”, until this is asked. */
function until(match: Played, decision: string): Played {
  while (match.asked && match.asked.decision !== decision) play(match, choicesOf(match).at(-1)!)
  return match
}

describe('wind and spreading', () => {
  test('DW-EX2-45 DW-XXII.1 wind 5 towards 3', () => {
    expect([1, 2].map(die => windAfter([3, 5], die))).toEqual([
      [4, 5],
      [4, 5],
    ])
    expect(windAfter([3, 5], 13)).toEqual([3, 7])
    expect([3, 5, 6, 7, 10, 14, 15, 20].map(die => windAfter([3, 5], die))).toEqual([
      [2, 5],
      [5, 5],
      [1, 5],
      [3, 6],
      [3, 4],
      [3, 3],
      [3, 5],
      [3, 5],
    ])
    expect(windAfter([6, 0], 1)).toEqual([1, 0])
    expect(windAfter([1, 1], 14)).toEqual([1, 0])
    expect(windAfter([1, 6], 13)).toEqual([1, 8])
  })

  test('DW-EX2-46 DW-XXII.5 which fields are rolled for, wind 4 towards the north-east', () => {
    const units = [{ side: 0, elements: '-5,5' }]
    const rolled = (fires: string) => {
      const g = field(units, { ...full, map: thicket, fires })
      return fieldsToTry(g, 1).map(hex => ground(g).board.labels[hex])
    }
    const [a, b, c, d, e, f, g] = ['0,-1', '1,-1', '1,0', '1,1', '0,2', '0,3', '-1,2']
    expect(rolled('0,0 0,1 -1,3')).toEqual([a, b, c, c, d, g, e, f])
    expect(rolled('0,0:0 0,1 -1,3')).toEqual([c, d, g, e, f])
  })

  test('DW-XXII.4 DW-XXII.5 a round begins: markers go down, lit fields flare up, then the wind, then spreading', () => {
    const match = matchAt(
      [
        { side: 0, elements: '-5,5=P' },
        { side: 1, elements: '5,-5=P' },
      ],
      {
        ...full,
        map: thicket,
        phase: 'orders',
        fires: '0,0:2 0,2:1',
        kindled: '3,0',
        wind: [1, 4],
      } as never,
    )
    const g = stateOf(match)
    const marker = (label: string) => g.flames[g.flames.indexOf(hexAt(g, label)) + 1]
    expect([marker('0,0'), marker('0,2'), marker('3,0')]).toEqual([1, 0, 5])
    expect(g.kindled).toEqual([])
    expect(ground(g).terrain[hexAt(g, '0,2')]).toBe(0)
    expect(isCombustible(g, hexAt(g, '0,2'))).toBe(false)
  })

  test('DW-XXII.1 DW-XXII.5 a battle begins with a roll for the wind; without wind nothing spreads', () => {
    const begun = (given: number[], setting: Setting) => {
      const g = rolling({ map: thicket, ...setting })
      const events: Event[] = []
      within({ given, events }, () => burn(g))
      return { g, tried: told(events, 'spreads') }
    }
    expect(begun([3, 5], {}).g.wind).toEqual([3, 5])
    expect(begun([15], { fires: '0,0:3', wind: [1, 0] }).tried).toEqual([])
    // wind 4 towards the north-east: ten or less; what catches fire now does not spread at once
    const { g, tried } = begun([20, 10, 11, 10], { fires: '0,0:3', wind: [1, 4] })
    expect(tried.map(([hex, need, die, lit]) => [ground(g).board.labels[hex], need, die, lit])).toEqual([
      ['0,-1', 10, 10, 1],
      ['1,-1', 10, 11, 0],
      ['1,0', 10, 10, 1],
    ])
    expect(g.flames).toEqual([hexAt(g, '0,0'), 2, hexAt(g, '0,-1'), 5, hexAt(g, '1,0'), 5])
  })

  test('DW-XXII.2 DW-XXII.4 undergrowth burns five rounds, wood ten, nothing else; hedges do not hinder', () => {
    const map = 'field 5|0,0=wood 1,0=undergrowth 2,0=rock 0,0-1,0=hedge'
    const g = field([{ side: 0, elements: '-5,5' }], { ...full, map, fires: '0,0' })
    expect(g.flames).toEqual([hexAt(g, '0,0'), 10])
    expect(['0,0', '1,0', '2,0', '3,0'].map(label => isCombustible(g, hexAt(g, label)))).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(fieldsToTry(g, 2)).toEqual([hexAt(g, '1,0')])
  })
})

describe('on burning fields', () => {
  test('DW-EX2-47 DW-XXII.6 nobody stays on a field with three burning neighbours', () => {
    const g = field([{ side: 0, elements: '0,2=P -5,5=P' }], { ...full, map: thicket, fires: '0,1 -1,3 -1,2' })
    const stand = (label: string) => mayStand(ground(g), g.card[0], hexAt(g, label))
    expect(['0,1', '0,2', '1,1', '-1,2'].map(stand)).toEqual([false, false, true, false])
    expect([on(g, '0,2'), on(g, '-5,5')].map(element => isInFire(g, element))).toEqual([true, false])
  })

  test('DW-XXII.6 who is on fire does not shoot and gives no orders; fire-resistant creatures do not mind', () => {
    const map = 'field 6|0,0=wood'
    const archers = field([{ side: 0, card: 'lightArchers', elements: '0,0=P 1,0=P', order: 'P' }], {
      ...full,
      map,
      fires: '0,0',
    })
    expect([on(archers, '0,0'), on(archers, '1,0')].map(e => cannotFire(archers, e))).toEqual(['DW-XXII.6', undefined])
    const salamanders = field([{ side: 0, card: 'salamanders', elements: '0,0=P' }], {
      ...full,
      map,
      fires: '0,0',
    })
    expect(isInFire(salamanders, 0)).toBe(false)
    expect(mayStand(ground(salamanders), salamanders.card[0], hexAt(salamanders, '0,0'))).toBe(true)
  })

  test('DW-XXII.6 who cannot leave in the movement phase is destroyed; who can leaves by one field', () => {
    const map = 'field 12|0,0=wood 0,1=wood'
    const units = [{ side: 0, elements: '0,0=P 0,1=P', order: 'H', engaged: true }, far]
    const match = until(matchAt(units, { ...full, map, fires: '0,0 0,1' }), 'escapeFire')
    expect(refusal(match, `hex ${hexAt(stateOf(match), '0,1')}`).rule).toBe('DW-XXII.6')
    play(match, `hex ${hexAt(stateOf(match), '1,0')}`)
    expect(on(stateOf(match), '1,0')).toBe(0)
    const ring = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']
    const closed = `field 12|0,0=wood ${ring.map(label => `${label}=wood`).join(' ')}`
    const lost = matchAt([{ ...units[0], elements: '0,0=P 5,5=P' }, far], {
      ...full,
      map: closed,
      fires: ['0,0', ...ring].join(' '),
    })
    while (stateOf(lost).phase === 3 && lost.asked) play(lost, choicesOf(lost).at(-1)!)
    expect(stateOf(lost).fate[0]).toBe(2)
  })

  test('DW-XXII.7 smoke hides what is behind it, ash hides nothing', () => {
    const units = [
      { side: 0, card: 'lightArchers', elements: '0,0', facing: 1 },
      { side: 1, elements: '0,-4', facing: 4 },
    ]
    const sees = (fires: string) => {
      const g = field(units, { ...full, map: 'field 12|0,-2=undergrowth', ...(fires ? { fires } : {}) })
      return sectionsOf(g, on(g, '0,0'), on(g, '0,-4'))
    }
    expect([sees(''), sees('0,-2'), sees('0,-2:0')]).toEqual([1, 0, 2])
  })
})

describe('lighting fires', () => {
  const map = 'field 12|1,-1=undergrowth 0,-1=wood 2,-1=undergrowth'

  test('DW-XXII.3 DW-XXVII.2 commanders and units that hold may, not who has shot, moved or is forbidden to', () => {
    const cannot = (given: Partial<Given>, change: (g: ReturnType<typeof field>) => void = () => {}) => {
      const g = field([{ side: 0, elements: '0,0=P', order: 'H', ...given }, far], { ...full, map })
      change(g)
      return cannotLight(g, 0, 0)
    }
    expect(cannot({})).toBeUndefined()
    expect(cannot({ order: 'B' })).toBe('DW-XXII.3')
    expect(cannot({ card: 'captain', order: undefined })).toBeUndefined()
    expect(cannot({ card: 'orderKnights' })).toBe('DW-XXVII.2')
    expect(cannot({ card: 'trolls' })).toBe('DW-XXVII.2')
    expect(cannot({}, g => void (g.shot[0] = RIDER_SHOT))).toBe('DW-XXII.3')
    expect(cannot({}, g => void (g.torch[0] = 2))).toBe('DW-XXII.3')
    expect(cannot({ elements: '0,3=P' })).toBe('DW-XXII.3')
    expect(cannotLight(field([{ side: 0, elements: '0,0' }], { ...full, map }), 0, 99)).toBe('DW-XXII.3')
  })

  test('DW-XXII.3 six or less lights the field at once, and whoever tried does not shoot', () => {
    const light = (die: number) => {
      const match = until(
        matchAt([{ side: 0, elements: '0,0=P 1,0=P', order: 'H' }, far], { ...full, map }),
        'lightFire',
      )
      play(match, 'element 0')
      expect(kinds(match)).toEqual(['hex', 'back'])
      play(match, `hex ${hexAt(stateOf(match), '1,-1')} =${die}`)
      return stateOf(match)
    }
    expect(light(6).flames).toEqual([hexAt(light(6), '1,-1'), 5])
    expect(light(7).flames).toEqual([])
    expect(light(7).shot[0]).toBe(1)
  })

  test('DW-EX2-48 DW-XXII.8 breath of 6 over empty undergrowth; occupied fields are not rolled for', () => {
    const breathed = (die: number) => {
      const g = rolling({ map }, { side: 0, elements: '0,-1=P' })
      within({ given: [die] }, () => flameAttack(g, 0, [hexAt(g, '0,-1'), hexAt(g, '1,-1'), hexAt(g, '2,-2')], 6))
      return g.kindled
    }
    expect(breathed(6)).toEqual([hexAt(field([guard], full), '1,-1')])
    expect(breathed(7)).toEqual([])
  })
})

test('DW-XXII.4 nothing burns without the rules on fire', () => {
  const g = field([guard], { rules: 'expert', map: 'field 12|1,0=wood' })
  flameAttack(g, 0, [hexAt(g, '1,0')], 20)
  expect(g.kindled).toEqual([])
})

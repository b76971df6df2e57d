import { play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../../elements.ts'
import {
  breathFactor,
  breathFields,
  breathTargets,
  cannotBreathe,
  cannotBreatheAtAnybody,
} from '../../../rules/large/breath.ts'
import {
  aimedField,
  bestField,
  bigRangedBase,
  cannotAimBig,
  fieldsToAimAt,
  inLargeArc,
  isHalfSeen,
  nearestFactor,
} from '../../../rules/large/ranged.ts'
import { BREATHED, type Demonworld, FIRST_FIRE, RIDER_SHOT, SECOND_FIRE } from '../../../state.ts'
import { far, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, type Setting } from '../../table.ts'

const full = { rules: 'full' } as const
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { ...full, ...setting })
const labels = (g: Demonworld, hexes: readonly number[]) => hexes.map(hex => ground(g).board.labels[hex]).sort()
const big = (card: string, elements = '0,0', more: Partial<Given> = {}): Given => ({ side: 0, card, elements, ...more })
const foes = (elements: string, more: Partial<Given> = {}): Given => ({ side: 1, elements, facing: 4, ...more })

describe('shots', () => {
  test('DW-XVII.38 a rider sees ahead of the row through the head, whatever the facing', () => {
    const g = at([big('clawDragon')])
    const sees = (label: string) => inLargeArc(g, 0, hexAt(g, label))
    expect(['0,-1', '3,-3', '2,-1', '4,-2', '1,0', '-1,0', '-4,0'].map(sees)).toEqual(Array(7).fill(true))
    expect(['-2,1', '-4,2', '1,1', '0,3', '-1,3', '0,0', '-1,2'].map(sees)).toEqual(Array(7).fill(false))
  })

  test('DW-XVII.34 a giant’s wedge is as wide as its base, without the fields beside it', () => {
    const g = at([big('stoneGiant')])
    const sees = (label: string) => inLargeArc(g, 0, hexAt(g, label))
    expect(['0,-2', '2,-2', '1,-2', '-1,-1', '2,-1', '0,-5'].map(sees)).toEqual(Array(6).fill(true))
    expect(['0,-1', '1,-1', '-1,0', '1,0', '3,0', '-3,1', '0,3', '0,1'].map(sees)).toEqual(Array(8).fill(false))
  })

  test('DW-XVIII.4 a crew shoots all round, not at its own chariot', () => {
    const g = at([big('chariot')])
    expect(['0,-3', '0,4', '-4,0', '3,0', '0,0', '0,1'].map(label => inLargeArc(g, 0, hexAt(g, label)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test('DW-IV.3 DW-XVII.42 whom one may aim at: enemies in range and arc; friends only in a melee', () => {
    const bow = (elements: string): Given => ({ side: 0, card: 'longbowmen', elements })
    const cannot = (target: Given, others: Given[] = []) => {
      const g = at([bow('0,0=P'), target, ...others])
      return cannotAimBig(g, 0, 1)
    }
    const giant = foes('0,-6', { card: 'clubGiant' })
    expect(cannot(giant)).toBeUndefined()
    expect(cannot({ ...giant, elements: '0,6', facing: 1 })).toBe('DW-IV.4')
    expect(cannot({ ...giant, hits: 6 })).toBe('DW-IV.3')
    expect(cannot({ ...giant, side: 0 })).toBe('DW-IV.3')
    expect(cannot({ ...giant, side: 0 }, [foes('0,-5=P', { facing: 1 })])).toBeUndefined()
  })

  test('DW-XVII.12 AMB2-07 the field that gives the best number: near, free, thinly armoured', () => {
    const bow: Given = { side: 0, card: 'arquebusiers', elements: '0,0=P' } // 7 up to 4 fields, 3 up to 7
    const best = (target: Given, map = 'field 12') => {
      const g = at([bow, target], { map })
      const hex = bestField(g, 0, 1)
      return hex < 0 ? '' : ground(g).board.labels[hex]
    }
    const giant = foes('0,-4', { card: 'clubGiant' }) // 0,-4 and behind it 1,-5 and 0,-5
    expect(best(giant)).toBe('0,-4')
    expect(best({ ...giant, elements: '0,-5', facing: 1 })).toMatch(/^(-1|0),-4$/)
    expect(best(giant, 'field 12|0,-1=wood 0,-2=wood 1,-2=wood 1,-3=wood 0,-3=wood')).toBe('')
    expect(best({ ...giant, elements: '0,-9' })).toBe('')
  })

  test('DW-EX2-10 DW-XVII.13 half of a giant of size 5: three sections, over dwarfs only', () => {
    const half = (card: string, screen: string) => {
      const g = at([
        { side: 0, card: 'longbowmen', elements: '0,0=P' },
        foes('0,-4', { card }),
        foes('-1,-2=P 0,-2=P 1,-2=P 2,-2=P', { card: screen, side: 0 }),
      ])
      return isHalfSeen(g, 0, 1)
    }
    expect([half('clubGiant', 'dwarfFoot'), half('clubGiant', 'footmen'), half('clubGiant', 'lancers')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('DW-XVII.14 DW-XVII.42 nobody aims at his own mount, or at who is gone; into a melee one names a field', () => {
    const g = at([
      big('clawDragon'),
      { side: 0, card: 'captain', elements: '', rides: 0 },
      foes('0,-4', { card: 'clubGiant' }),
      foes('3,-5', { card: 'kruuk' }),
    ])
    const [captain] = g.captains
    expect([cannotAimBig(g, captain, 0), cannotAimBig(g, 0, captain), cannotAimBig(g, captain, captain)]).toEqual(
      Array(3).fill('DW-IV.3'),
    )
    expect(cannotAimBig(g, captain, g.head[2])).toBeUndefined()
    const [giant, kruuk] = [g.head[2], g.head[3]]
    expect(fieldsToAimAt(g, captain, giant, true).length).toBeGreaterThan(1)
    expect([fieldsToAimAt(g, captain, giant, false), fieldsToAimAt(g, captain, kruuk, true)]).toEqual([[], []])
    g.at[giant] = -1
    expect(cannotAimBig(g, captain, giant)).toBe('DW-IV.3')
  })

  test('DW-IV.8 AMB2-07 the factor of a shot at the nearest field in reach; none out of reach', () => {
    const factor = (label: string) => {
      const g = at([
        { side: 0, card: 'arquebusiers', elements: '0,0=P' },
        foes(label, { card: 'clubGiant', facing: 4 }),
      ])
      return nearestFactor(g, 0, 1)
    }
    expect([factor('0,-4'), factor('0,-5'), factor('0,-7'), factor('0,-8'), factor('0,5')]).toEqual([7, 3, 3, 0, 0])
  })

  test('DW-XVII.14 a stray shot: the factor for the field aimed at, armour and sections of whoever is hit', () => {
    const base = (label: string) => {
      const g = at([
        { side: 0, card: 'longbowmen', elements: '0,0=P' },
        foes('0,-4', { card: 'clubGiant' }),
        { side: 0, card: 'heavyFoot', elements: `${label}=P`, facing: 1 },
      ])
      return bigRangedBase(g, 0, 1, 2, 1, true).base
    }
    // 5, armour 3, one for two sections; behind the giant nothing is seen of them
    expect([base('1,-4'), base('0,-6')]).toEqual([3, 2])
  })

  test('DW-XVII.11 support adds two each, not into a melee; a target in a wood is two harder to hit', () => {
    const base = (supports: number, intoMelee: boolean, map = 'field 12') => {
      const g = at([{ side: 0, card: 'longbowmen', elements: '0,0=P' }, foes('0,-4', { card: 'clubGiant' })], { map })
      return bigRangedBase(g, 0, 1, 1, supports, intoMelee).base
    }
    // 5, two for five sections, armour 4
    expect([base(0, false), base(1, false), base(2, false), base(2, true)]).toEqual([3, 5, 7, 3])
    const g = at([{ side: 0, card: 'longbowmen', elements: '0,0=P' }, foes('0,-4', { card: 'clubGiant' })], {
      map: 'field 12|0,-4=wood 0,-5=wood 1,-5=wood',
    })
    const { factors } = bigRangedBase(g, 0, 1, 1, 0, false)
    expect(factors).toContainEqual({ name: 'wood', value: -2 })
  })

  test('DW-XVIII.5 a chosen field counts, another falls back to the best; armour by part', () => {
    const g = at([{ side: 0, card: 'longbowmen', elements: '0,5=P' }, foes('0,0', { card: 'horseChariot', facing: 1 })])
    g.mark[0] = hexAt(g, '1,0')
    expect(aimedField(g, 0, 1)).toBe(hexAt(g, '1,0'))
    const armour = () => bigRangedBase(g, 0, 1, 1, 0, false).factors.find(({ name }) => name === 'armour')?.value
    expect(armour()).toBe(-1) // an animal
    g.mark[0] = hexAt(g, '0,1')
    expect(armour()).toBe(-2) // the crew
    g.mark[0] = hexAt(g, '5,5')
    expect(aimedField(g, 0, 1)).toBe(bestField(g, 0, 1))
  })
})

describe('breath', () => {
  test('DW-XVII.39 nine fields to the left, ahead, to the right of a dragon that faces north', () => {
    const g = at([big('clawDragon')])
    const area = (one: number) => labels(g, breathFields(g, 0, one)).join(' ')
    expect(area(1)).toBe('0,-1 0,-2 0,-3 1,-1 1,-2 1,-3 2,-2 2,-3 3,-3')
    expect(area(0)).toBe('-1,-1 -1,-2 -1,0 -2,-1 -2,0 -3,0 0,-1 0,-2 0,-3')
    expect(area(2)).toBe('1,-1 1,0 2,-1 2,-2 2,0 3,-1 3,-2 3,-3 3,0')
    g.at[0] = hexAt(g, '0,-12')
    expect(breathFields(g, 0, 1)).toEqual([])
  })

  test('DW-XVII.39 everybody in it, friends too, a large one for each field; not itself, its rider or the dying', () => {
    const g = at([
      big('clawDragon'),
      { side: 0, card: 'captain', elements: '', rides: 0 },
      foes('0,-1=P 0,-5=P'),
      { side: 0, elements: '1,-1=P' },
      foes('2,-3', { card: 'clubGiant', facing: 1 }),
      foes('3,-3', { hits: 1 }),
    ])
    const targets = breathTargets(g, 0, 1)
    const pairs = targets.flatMap((element, i) =>
      i % 2 ? [] : [`${g.unit[element]} ${labels(g, [targets[i + 1]])[0]}`],
    )
    expect(pairs.sort()).toEqual(['2 0,-1', '3 1,-1', '4 1,-2', '4 2,-2', '4 2,-3'])
  })

  test('DW-XVII.39 one less for each section under water, never more than the target is tall', () => {
    const factor = (card: string, depth: number) => {
      const g = at([big('clawDragon'), foes('0,-2', { card })], { map: `field 12|0,-2=water${depth}` })
      return breathFactor(g, 0, 1, hexAt(g, '0,-2'))
    }
    expect([factor('lancers', 1), factor('lancers', 2), factor('footmen', 1), factor('dwarfFoot', 3)]).toEqual([
      5, 4, 5, 5,
    ])
  })

  test('DW-XVII.39 AMB2-13 six or less costs a hit point, and burns: trolls do not heal of it', () => {
    const units = [
      big('clawDragon', '0,0', { order: 'P' }),
      foes('0,-2', { card: 'trolls' }),
      foes('1,-2', { card: 'kruuk' }),
      foes('2,-3', { card: 'kruuk' }),
    ]
    const match = matchAt(units, { rules: 'expert', phase: 'firstFire' })
    play(match, 'unit 0', 'area 1 =6 7 1')
    const g = stateOf(match)
    expect([1, 2, 3].map(element => [g.hits[element], g.burns[element]])).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ])
    expect(g.shot[0] & BREATHED).toBe(BREATHED)
  })

  test('DW-XVII.38 DW-XXII.6 DW-XXIII.9 with Skirmish in the first phase, with Hold in the second, once', () => {
    const cannot = (
      order: string,
      phase: number,
      change: (g: Demonworld) => void = () => {},
      setting: Setting = {},
    ) => {
      const g = at([big('clawDragon', '0,0', { order }), foes('0,-2=P')], setting)
      g.phase = phase
      change(g)
      return cannotBreathe(g, 0)
    }
    expect([cannot('P', FIRST_FIRE), cannot('H', SECOND_FIRE)]).toEqual([undefined, undefined])
    expect([cannot('P', SECOND_FIRE), cannot('H', FIRST_FIRE), cannot('A', FIRST_FIRE)].every(Boolean)).toBe(true)
    expect(cannot('P', FIRST_FIRE, g => void (g.shot[0] = BREATHED))).toBe('DW-XVII.38')
    expect(cannot('P', FIRST_FIRE, g => void (g.shot[0] = RIDER_SHOT))).toBeUndefined()
    expect(cannot('P', FIRST_FIRE, () => {}, { map: 'field 12|0,1=wood', fires: '0,1' })).toBe('DW-XXII.6')
    expect(cannot('P', FIRST_FIRE, g => Object.assign(g.aloft, { 0: 5 }))).toBe('DW-XXIII.9')
    const giant = at([big('clubGiant', '0,0', { order: 'P' }), foes('0,-2=P')])
    expect(cannotBreathe(giant, 0)).toBe('DW-XVII.39')
    const friends = at([big('clawDragon', '0,0', { order: 'P' }), { side: 0, elements: '0,-2=P' }, far])
    friends.phase = FIRST_FIRE
    expect(cannotBreatheAtAnybody(friends, 0)).toBe('DW-XVII.39')
  })
})

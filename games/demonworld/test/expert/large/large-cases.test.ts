import { BLOCKED } from '@hexarium/hex'
import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import {
  classOf,
  FORWARD_FLANK,
  FRONTAL,
  fieldsAround,
  fieldsOf,
  isPartlyOutside,
  LEFT_FLANK,
  LEFT_FRONT,
  partField,
  partOf,
  REAR_FIELD,
  REARWARD_FLANK,
  RIGHT_FLANK,
  RIGHT_FRONT,
} from '../../../bases.ts'
import { cardNamed } from '../../../content/armies/cards.ts'
import { ground } from '../../../elements.ts'
import { climbCost, mayLargeStand } from '../../../expert/large/ground.ts'
import { overrunBase } from '../../../expert/large/overrun.ts'
import { isOverrunnable } from '../../../expert/large/reach.ts'
import { mayReactWithFire } from '../../../expert/large/reaction-fire.ts'
import { cannotStandAt, mayComeIn } from '../../../expert/large/terrain.ts'
import { cannotMount, stirrups } from '../../../rules/large/mounts.ts'
import { type Demonworld, RIDER_SHOT } from '../../../state.ts'
import { far, moving, type Played, stateOf, used } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, type Setting } from '../../table.ts'

const full = { rules: 'full' } as const
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { ...full, ...setting })
const labels = (g: Demonworld, hexes: readonly number[]) => hexes.map(hex => ground(g).board.labels[hex]).sort()
const big = (card: string, elements = '0,0', more: Partial<Given> = {}): Given => ({ side: 0, card, elements, ...more })
const foes = (elements: string, more: Partial<Given> = {}): Given => ({ side: 1, elements, facing: 4, ...more })

describe('around a base', () => {
  // digest 2.2, facing north
  test.each([
    [
      'clubGiant',
      {
        '0,-1': LEFT_FRONT | FRONTAL,
        '-1,0': LEFT_FRONT,
        '1,-1': RIGHT_FRONT | FRONTAL,
        '1,0': RIGHT_FRONT,
        '-2,1': LEFT_FLANK,
        '1,1': RIGHT_FLANK,
        '-2,2': REAR_FIELD,
        '-1,2': REAR_FIELD,
        '0,2': REAR_FIELD,
      },
    ],
    [
      'clawDragon',
      {
        '0,-1': LEFT_FRONT | FRONTAL,
        '-1,0': LEFT_FRONT,
        '1,-1': RIGHT_FRONT | FRONTAL,
        '1,0': RIGHT_FRONT,
        '-2,1': LEFT_FLANK | FORWARD_FLANK,
        '-2,2': LEFT_FLANK | REARWARD_FLANK,
        '1,1': RIGHT_FLANK | FORWARD_FLANK,
        '0,2': RIGHT_FLANK | REARWARD_FLANK,
        '-2,3': REAR_FIELD,
        '-1,3': REAR_FIELD,
      },
    ],
    [
      'chariot',
      {
        '0,-1': LEFT_FRONT,
        '1,-1': LEFT_FRONT | RIGHT_FRONT,
        '2,-1': RIGHT_FRONT,
        '-1,0': LEFT_FLANK | FORWARD_FLANK,
        '-1,1': LEFT_FLANK | REARWARD_FLANK,
        '2,0': RIGHT_FLANK | FORWARD_FLANK,
        '1,1': RIGHT_FLANK | REARWARD_FLANK,
        '-1,2': REAR_FIELD,
        '0,2': REAR_FIELD,
      },
    ],
  ])('DW-XVII.8 what each field beside a %s is', (card, wanted) => {
    const g = at([big(card)])
    const found = Object.fromEntries(
      fieldsAround(g, 0).map(hex => [ground(g).board.labels[hex], classOf(g, 0, hex)] as const),
    )
    expect(found).toEqual(wanted)
    expect(classOf(g, 0, hexAt(g, '5,0'))).toBe(0)
    expect(classOf(g, 0, hexAt(g, '0,4'))).toBe(0)
  })

  test('DW-XVII.8 DW-XVI.40 parts by number; partly outside only a large element at the edge', () => {
    const g = at([big('clawDragon'), foes('0,-5')])
    expect(['0,0', '-1,1', '0,1', '-1,2', '1,0'].map(label => partOf(g, 0, hexAt(g, label)))).toEqual([0, 1, 2, 3, -1])
    expect([0, 1, 2, 3].map(part => labels(g, [partField(g, 0, part)])[0])).toEqual(['0,0', '-1,1', '0,1', '-1,2'])
    expect(fieldsOf(g, 1)).toEqual([hexAt(g, '0,-5')])
    expect([0, 1].map(element => isPartlyOutside(g, element))).toEqual([false, false])
    g.at[0] = hexAt(g, '0,12')
    expect(isPartlyOutside(g, 0)).toBe(true)
    g.at[0] = -1
    expect([isPartlyOutside(g, 0), fieldsOf(g, 0).length, fieldsAround(g, 0).length]).toEqual([false, 0, 0])
  })
})

describe('ground', () => {
  const terrains = ['road', 'rock', 'undergrowth', 'wood', 'sand', 'mud', 'swamp', 'water1', 'water3']
  test.each([
    ['clubGiant', [true, true, true, true, true, true, false, true, true]],
    ['clawDragon', [true, true, true, true, true, true, false, true, true]],
    ['chariot', [true, false, false, false, true, false, false, false, false]],
    ['boltGun', [true, false, false, false, false, false, false, false, false]],
  ])('DW-XVII.33 DW-XVII.37 DW-XVIII.1 DW-XIX.2 where a %s may stand', (card, wanted) => {
    const map = `field 12|${terrains.map((terrain, i) => `${i},0=${terrain}`).join(' ')}`
    const g = at([far], { map })
    const may = (label: string) => mayLargeStand(ground(g), cardNamed(card), hexAt(g, label))
    expect(terrains.map((_, i) => may(`${i},0`))).toEqual(wanted)
    expect(may('0,5')).toBe(true)
  })

  test('DW-XVII.33 DW-EX2-14 water as deep as the size less two', () => {
    const g = at([far], { map: 'field 12|0,0=water2 1,0=water3' })
    const deep = (card: string, label: string) => mayLargeStand(ground(g), cardNamed(card), hexAt(g, label))
    expect([deep('smallGiant', '0,0'), deep('smallGiant', '1,0'), deep('clubGiant', '1,0')]).toEqual([
      true,
      false,
      true,
    ])
  })

  test.each([
    ['clubGiant', [0, 0, 2, BLOCKED, 0, 2, BLOCKED]],
    ['tallGiant', [0, 0, 2, 3, 0, 2, 3]],
    ['chariot', [0, 3, BLOCKED, BLOCKED, 3, BLOCKED, BLOCKED]],
    ['boltGun', [0, BLOCKED, BLOCKED, BLOCKED, 6, BLOCKED, BLOCKED]],
  ])('DW-IMP.2 what heights cost a %s: level, 1 to 3 up, 1 to 3 down', (card, wanted) => {
    const g = at([far], { map: 'field 12|0,0=level1 2,0=level2 4,0=level3' })
    const cost = (from: string, to: string) => climbCost(ground(g), cardNamed(card), hexAt(g, from), hexAt(g, to))
    const found = [
      cost('7,0', '8,0'),
      cost('0,1', '0,0'),
      cost('2,1', '2,0'),
      cost('4,1', '4,0'),
      cost('0,0', '0,1'),
      cost('2,0', '2,1'),
      cost('4,0', '4,1'),
    ]
    expect(found).toEqual(wanted)
  })

  test('DW-XVIII.1 DW-XIX.2 on a road: chariots climb for nothing, guns for 6 up and 3 down', () => {
    const map = 'field 12|0,0=level1 0,0=road 0,1=road 1,0=level1 2,0=level2 2,0=road 2,1=road'
    const g = at([far], { map })
    const cost = (card: string, from: string, to: string) =>
      climbCost(ground(g), cardNamed(card), hexAt(g, from), hexAt(g, to))
    expect([cost('chariot', '0,1', '0,0'), cost('chariot', '2,1', '2,0')]).toEqual([0, 0])
    expect([cost('boltGun', '0,1', '0,0'), cost('boltGun', '0,0', '0,1')]).toEqual([6, 3])
    expect([cost('boltGun', '2,1', '2,0'), cost('boltGun', '1,0', '1,1')]).toEqual([BLOCKED, 6])
    expect([cost('boltGun', '0,1', '0,2'), cost('chariot', '0,1', '0,2')]).toEqual([0, 0])
  })

  test('DW-XVII.33 DW-XVIII.1 DW-XIX.2 hedges and walls, even in ruins, stop chariots and guns, not colossi', () => {
    const map = 'field 12|0,0-1,0=hedge 3,0-4,0=wall'
    for (const breaches of [undefined, '3,0-4,0']) {
      const g = at([far], { map, ...(breaches ? { breaches } : {}) })
      const cost = (card: string, from: string, to: string) =>
        climbCost(ground(g), cardNamed(card), hexAt(g, from), hexAt(g, to))
      for (const card of ['chariot', 'boltGun'])
        expect([cost(card, '0,0', '1,0'), cost(card, '3,0', '4,0'), cost(card, '6,0', '7,0')]).toEqual([
          BLOCKED,
          BLOCKED,
          0,
        ])
      expect([cost('clubGiant', '0,0', '1,0'), cost('clubGiant', '3,0', '4,0')]).toEqual([0, 0])
    }
  })

  test('DW-XVII.5 DW-XVII.8 DW-XVII.17 where a large element may be set: on the board, on passable free fields', () => {
    const g = at([big('clubGiant'), foes('5,1=P')], { map: 'field 12|-5,1=swamp' })
    const cannot = (label: string, facing = 1) => cannotStandAt(g, 0, hexAt(g, label), facing)
    expect([cannot('0,0'), cannot('0,1'), cannot('5,0'), cannot('-5,0'), cannot('0,12')]).toEqual([
      undefined,
      undefined,
      'DW-XVII.17',
      'DW-XVII.5',
      'DW-XVII.8',
    ])
    expect([cannotStandAt(g, 0, -1, 1), cannotStandAt(g, 0, 5, 6), cannotStandAt(g, 0, g.on.length, 1)]).toEqual(
      Array(3).fill('DW-XVII.8'),
    )
    expect([mayComeIn(g, 0, hexAt(g, '0,12'), 1), mayComeIn(g, 0, hexAt(g, '5,0'), 1)]).toEqual([true, false])
    expect(mayComeIn(g, 0, hexAt(g, '-5,0'), 1)).toBe(false)
  })
})

describe('overrun', () => {
  const kinds = ['footmen', 'captain', 'chariot', 'boltGun', 'clubGiant', 'clawDragon']
  test.each([
    ['clubGiant', [true, true, true, true, false, false]],
    ['clawDragon', [true, true, true, true, false, false]],
    ['chariot', [true, true, false, false, false, false]],
    ['boltGun', [false, false, false, false, false, false]],
  ])('DW-XVII.15 whom a %s overruns', (card, wanted) => {
    const found = kinds.map(kind => isOverrunnable(at([big(card), foes('0,-6', { card: kind })]), 0, 1))
    expect(found).toEqual(wanted)
  })

  test.each([
    ['footmen', 'B', 'B', 5],
    ['footmen', 'A', 'B', 7],
    ['footmen', 'P', 'B', 6],
    ['footmen', 'B', 'A', 3],
    ['footmen', 'B', 'H', 3],
    ['footmen', 'B', 'P', 4],
    ['dwarfFoot', 'B', 'B', 6],
    ['spearmen', 'B', 'H', 2],
    ['pikemen', 'B', 'H', 1],
    ['lancers', 'B', 'B', 3],
    ['berserkers', 'B', 'B', 5],
    ['captain', 'B', undefined, 4],
  ])('DW-XVII.18 a giant (overrun 7, initiative 2) at %s, orders %s and %s: %i', (card, own, order, base) => {
    const g = at([big('clubGiant', '0,0', { order: own }), foes('0,-6', { card, ...(order ? { order } : {}) })])
    expect(overrunBase(g, 0, 1).base).toBe(base)
  })

  test('DW-XVII.18 impetuous victims are two quicker, whatever their order', () => {
    const g = at([big('clubGiant', '0,0', { order: 'B' }), foes('0,-6', { impetuous: true, order: 'H' })])
    expect(overrunBase(g, 0, 1).base).toBe(3)
  })

  test('DW-XVII.21 reaction fire: missile troops with Hold, single commanders; nobody who fights, rages or has shot', () => {
    const may = (given: Partial<Given>, change: (g: Demonworld) => void = () => {}) => {
      const g = at([big('clubGiant'), foes('0,-2', { card: 'longbowmen', order: 'H', ...given })])
      g.phase = 3
      change(g)
      return mayReactWithFire(g, { foe: 1, element: 0 })
    }
    expect(may({})).toBe(true)
    expect(may({ order: 'P' })).toBe(false)
    expect(may({ card: 'captain', order: undefined })).toBe(true)
    expect(may({ card: 'footmen' })).toBe(false)
    expect(may({ engaged: true })).toBe(false)
    expect(may({ impetuous: true })).toBe(false)
    expect(may({ facing: 1 })).toBe(false)
    expect(may({}, g => void (g.shot[1] = RIDER_SHOT))).toBe(false)
    expect(may({ card: 'horseChariot' })).toBe(false)
    expect(may({}, g => void (g.at[0] = -1))).toBe(false)
  })
})

describe('walking', () => {
  test('DW-XVII.8 DW-XVII.9 on its own field a giant can come to face every other way', () => {
    const match = moving([big('clubGiant', '0,0', { order: 'A' }), far], full)
    const own = hexAt(stateOf(match), '0,0')
    expect(choicesOf(match)).toContain(`walk ${own}`)
    play(match, `walk ${own}`)
    expect(choicesOf(match)).toEqual(['facing 0', 'facing 2', 'facing 3', 'facing 4', 'facing 5'])
    play(match, 'facing 3')
    // one turn about the front field to 2, one more to 3
    expect([stateOf(match).facing[0], used(match).spent]).toEqual([3, 6])
  })
})

describe('mounts', () => {
  test('DW-XVII.41 DW-XVIII.8 one mounts from the fields before the head, or those around the chariot itself', () => {
    const fields = (card: string) => {
      const g = at([big(card)])
      return labels(g, stirrups(g, 0)).join(' ')
    }
    expect(fields('clawDragon')).toBe('-1,0 0,-1 1,-1 1,0')
    expect(fields('chariot')).toBe('-1,1 -1,2 0,2 1,1')
  })

  test('DW-XVII.31 DW-XVII.41 who may mount what', () => {
    const cannot = (mount: Given, captain: Given, others: Given[] = []) => {
      const g = at([mount, captain, ...others])
      return cannotMount(g, g.head[1], 0)
    }
    const dragon = big('clawDragon')
    const captain: Given = { side: 0, card: 'captain', elements: '0,-1' }
    expect(cannot(dragon, captain)).toBeUndefined()
    expect(cannot(big('chariot'), { ...captain, elements: '0,2' })).toBeUndefined()
    expect(cannot(big('clubGiant'), captain)).toBe('DW-XVII.31')
    expect(cannot(dragon, { ...captain, side: 1 })).toBe('DW-XVII.31')
    expect(cannot(dragon, { ...captain, card: 'marshal' })).toBe('DW-XVII.31')
    expect(cannot(dragon, { ...captain, elements: '0,2' })).toBe('DW-XVII.41')
    expect(cannot({ ...dragon, elements: '0,0^9' }, captain)).toBe('DW-XVII.41')
    expect(cannot(dragon, captain, [{ side: 0, card: 'captain', elements: '', rides: 0 }])).toBe('DW-XVII.41')
    expect(cannot(dragon, captain, [foes('0,-2=P')])).toBe('DW-XVII.41')
    expect(cannot(dragon, captain, [foes('0,2=P', { facing: 1 })])).toBe('DW-XVII.41')
    expect(cannot(dragon, { ...captain, joins: 2 }, [{ side: 0, elements: '0,-2=P' }])).toBe('DW-XVII.31')
  })
})

describe('after a melee', () => {
  const calm = { large: true, chariots: true, artillery: true, morale: false, specialFigures: false }
  const wandering = (unit: Given, setting: Setting = {}): Played => {
    const enemy = foes('0,-1=P 1,-1=P', { order: 'H', engaged: true, phases: 1 })
    const fighter = { order: 'A', engaged: true, phases: 1, ...unit }
    const match = matchAt([fighter, enemy], { rules: calm, phase: 'melee', ...setting })
    while (match.asked?.decision === 'declareStrikes') play(match, 'done')
    if (match.asked?.decision === 'chooseRegroup') play(match, choicesOf(match)[0])
    while (match.asked?.seats[0] === 1) play(match, 'done')
    play(match, 'element 0')
    return match
  }

  test('DW-XVII.28 two steps, then turns only; neither onto others nor off the ground it can stand on', () => {
    const match = wandering(big('clubGiant'))
    expect(match.asked?.decision).toBe('wanderLarge')
    expect(choicesOf(match)).not.toContain('tread 1') // the enemy stands there
    expect(refusal(match, 'tread 1').rule).toBe('DW-XVII.28')
    expect(refusal(match, 'tread 99').rule).toBe('DW-XVII.28')
    play(match, 'tread 3', 'tread 4')
    expect(refusal(match, 'tread 3').rule).toBe('DW-XVII.28')
    play(match, 'tread 12')
    expect(
      choicesOf(match)
        .filter(choice => choice.startsWith('tread'))
        .every(c => Number(c.split(' ')[1]) > 5),
    ).toBe(true)
    const turned = wandering(big('clubGiant'))
    play(turned, 'tread 12')
    expect(refusal(turned, 'tread 3').rule).toBe('DW-XVII.28')
    const swamp = wandering(big('clubGiant'), { map: 'field 12|-2,2=swamp' })
    expect(refusal(swamp, 'tread 3').rule).toBe('DW-XVII.5')
    expect(told(play(swamp, 'tread 4'), 'treads')[0][0]).toBe(0)
  })
})

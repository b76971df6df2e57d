import { describe, expect, test } from 'vitest'
import { MOVES, SPOT_RIGHT } from '../../../bases.ts'
import { ground, put } from '../../../elements.ts'
import { foesAround } from '../../../expert/large/reach.ts'
import {
  cannotLargeMove,
  isBesideFoe,
  isOverOthers,
  type LargeMove,
  largeMoveOf,
  largePoints,
  largePointsLeft,
  mayLargeAttack,
  mayOverrun,
} from '../../../expert/large/steps.ts'
import { canEscape, walksOfLarge } from '../../../expert/large/walk.ts'
import { MARCHING, REACTING } from '../../../rules/movement/move.ts'
import { noteEvasion } from '../../../rules/movement/pursuit.ts'
import type { Demonworld } from '../../../state.ts'
import { far } from '../../examples.ts'
import { field, type Given, hexAt, type Setting } from '../../table.ts'

const expert = { rules: 'expert' } as const
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { ...expert, ...setting })
const big = (card: string, order: string, more: Partial<Given> = {}): Given => ({
  side: 0,
  card,
  elements: '0,0',
  order,
  ...more,
})
const foe = (elements: string, more: Partial<Given> = {}): Given => ({ side: 1, elements, facing: 4, ...more })
const moveOf = (g: Demonworld, more: Partial<LargeMove> = {}, mode = MARCHING): LargeMove => ({
  ...largeMoveOf(g, 0, mode),
  ...more,
})

describe('points', () => {
  test.each([
    ['B', 24],
    ['P', 12],
    ['A', 18],
    ['H', 6],
  ])('DW-XVII.4 DW-XVII.7 a giant with a %s order has %i points, one less for each hit', (order, points) => {
    const left = (hits: number) => largePoints(at([big('clubGiant', order, { hits }), far]), 0)
    expect([0, 1, 4].map(left)).toEqual([points, points - 1, points - 4])
  })

  test('DW-XVII.24 DW-XVI.40 attacked it has its Hold points, coming in its Move points; without an order none', () => {
    const g = at([big('clubGiant', 'A', { hits: 1 }), far])
    expect(largePointsLeft(g, moveOf(g, { spent: 7 }))).toBe(10)
    expect(largePointsLeft(g, moveOf(g, { spent: 99 }))).toBe(0)
    expect(largePointsLeft(g, moveOf(g, {}, REACTING))).toBe(5)
    expect(largePointsLeft(g, moveOf(g, { outside: true }))).toBe(23)
    expect(largePoints(g, 0, -1)).toBe(0)
    expect(largePoints(at([big('chariot', 'H', { hits: 3 }), far]), 0)).toBe(0)
  })

  test.each([
    ['B', true],
    ['P', true],
    ['A', true],
    ['H', false],
  ])('DW-XVII.23 AMB2-25 with a %s order a colossus may attack: %s', (order, may) => {
    const g = at([big('clubGiant', order), far])
    expect([mayLargeAttack(g, moveOf(g)), mayOverrun(g, moveOf(g))]).toEqual([may, may])
    const gun = at([big('boltGun', order), far])
    expect([mayLargeAttack(gun, moveOf(gun)), mayOverrun(gun, moveOf(gun))]).toEqual([false, false])
  })

  test('DW-XVI.40 DW-XVII.24 DW-XVII.26 nobody attacks as he comes in or reacts, or overruns once he attacks', () => {
    const g = at([big('clubGiant', 'A'), far])
    expect(mayLargeAttack(g, moveOf(g, { outside: true }))).toBe(false)
    expect(mayLargeAttack(g, moveOf(g, {}, REACTING))).toBe(false)
    expect(mayOverrun(g, moveOf(g, { attacks: true }))).toBe(false)
    expect(mayLargeAttack(g, moveOf(g, { attacks: true }))).toBe(true)
  })
})

describe('steps and turns', () => {
  const cannot = (unit: Given, others: readonly Given[], move: number, more: Partial<LargeMove> = {}, setting = {}) => {
    const g = at([unit, ...others, far], setting)
    return cannotLargeMove(g, moveOf(g, more), move)
  }
  const giant = big('clubGiant', 'A')

  test('DW-XVII.8 DW-XVII.9 a giant has every move, a chariot goes forward only, a gun holds still with Hold', () => {
    const moves = (unit: Given) =>
      Array.from({ length: MOVES }, (_, move) => move).filter(move => !cannot(unit, [], move))
    expect(moves(giant)).toHaveLength(MOVES)
    expect(moves(big('chariot', 'A'))).toEqual([0, 1, 6, 7])
    expect(moves(big('clawDragon', 'A'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 10, 11])
    expect(moves(big('boltGun', 'B'))).toEqual([0, 1, 3, 4, 6, 7, 10, 11, 12, 13])
    expect(moves(big('boltGun', 'H'))).toEqual([6, 7, 10, 11, 12, 13])
    expect([cannot(giant, [], 99), cannot(giant, [], -1)]).toEqual(['DW-XVII.9', 'DW-XVII.8'])
    expect([cannot(big('chariot', 'A'), [], 2), cannot(big('chariot', 'A'), [], 10)]).toEqual([
      'DW-XVII.8',
      'DW-XVII.9',
    ])
    expect(cannot(big('boltGun', 'H'), [], 0)).toBe('DW-XIX.6')
  })

  test('DW-XVII.4 DW-XVII.5 DW-XVII.10 not without the points: three forward, four aside, five back; not onto swamp', () => {
    const left = (points: number, move: number) => cannot(giant, [], move, { spent: 18 - points })
    expect([left(3, 0), left(2, 0), left(4, 2), left(3, 2), left(5, 3), left(4, 3), left(3, 6), left(2, 6)]).toEqual([
      undefined,
      'DW-XVII.4',
      undefined,
      'DW-XVII.4',
      undefined,
      'DW-XVII.4',
      undefined,
      'DW-XVII.4',
    ])
    expect(cannot(giant, [], 1, {}, { map: 'field 12|0,-1=swamp' })).toBe('DW-XVII.5')
    expect(cannot(giant, [], 0, {}, { map: 'field 12|0,-1=swamp' })).toBeUndefined()
    expect(cannot({ ...giant, elements: '5,-12' }, [], 1)).toBe('DW-XVII.5')
  })

  test('DW-XVII.15 DW-XVII.17 over others: those it can overrun, if it can get off them again', () => {
    const enemy = foe('0,-1=P')
    expect(cannot(giant, [enemy], 1)).toBeUndefined()
    expect(cannot(giant, [enemy], 1, { spent: 12 })).toBeUndefined()
    expect(cannot(giant, [enemy], 1, { spent: 15 })).toBe('DW-XVII.17')
    expect(cannot(big('clubGiant', 'H'), [enemy], 1)).toBe('DW-XVII.15')
    expect(cannot(giant, [foe('0,-1', { card: 'smallGiant' })], 1)).toBe('DW-XVII.15')
    expect(cannot(giant, [{ side: 0, elements: '0,-1=P' }], 1)).toBeUndefined()
    expect(cannot(big('chariot', 'A'), [foe('0,-1', { card: 'boltGun' })], 1)).toBe('DW-XVII.15')
    expect(cannot(giant, [enemy], 1, { attacks: true })).toBe('DW-XVII.25')
  })

  test('DW-IMP.3 DW-XVII.23 into contact forward only, and with an order to attack', () => {
    expect(cannot(giant, [foe('0,-2=P')], 1)).toBeUndefined()
    expect(cannot(big('clubGiant', 'H'), [foe('0,-2=P')], 1)).toBe('DW-XVII.23')
    expect(cannot(giant, [foe('2,0=P')], 5)).toBe('DW-IMP.3')
    expect(cannot(giant, [foe('-1,3=P')], 3)).toBe('DW-IMP.3')
    expect(cannot(giant, [foe('2,0=P')], 2)).toBeUndefined()
    expect(cannot(big('boltGun', 'B'), [foe('0,-2=P')], 1)).toBe('DW-XVII.23')
    // contact there has been before is no new one
    expect(cannot(giant, [foe('0,-1=P')], 2)).toBeUndefined()
  })

  test('DW-XVII.25 who attacks only turns and steps aside, and stays in contact', () => {
    const enemy = foe('0,-1=P')
    const attacking = (move: number) => cannot(giant, [enemy], move, { attacks: true })
    expect([attacking(0), attacking(3), attacking(4)]).toEqual(['DW-XVII.25', 'DW-XVII.25', 'DW-XVII.25'])
    expect([attacking(2), attacking(SPOT_RIGHT)]).toEqual([undefined, undefined])
    expect(attacking(5)).toBe('DW-XVII.25')
  })

  test('DW-XVII.25 who follows comes nearer with every step', () => {
    const evader = foe('0,-6', { card: 'clawDragon', facing: 1 }) // its back is on -1,-4
    const chasing = (move: number) => cannot(giant, [evader], move, { attacks: true, chased: 1 })
    // five fields away; one to the right is no nearer
    expect([chasing(1), chasing(0), chasing(3), chasing(4)]).toEqual([undefined, ...Array(3).fill('DW-XVII.25')])
    expect(chasing(SPOT_RIGHT)).toBe('DW-XVII.25')
  })

  test('DW-XVII.17 DW-XVII.23 whether others are under it, or enemies beside it', () => {
    const state = (others: readonly Given[]) => {
      const g = at([giant, ...others, far])
      return [isOverOthers(g, 0), isBesideFoe(g, 0)]
    }
    expect(state([])).toEqual([false, false])
    expect(state([foe('0,-1=P')])).toEqual([false, true])
    expect(state([{ side: 0, elements: '0,-1=P' }])).toEqual([false, false])
  })
})

describe('walks', () => {
  /** Places a giant can walk to, as `field:facing`. */
  const walks = (g: Demonworld, budget: number) => {
    const { reached } = walksOfLarge(g, 0, budget)
    const { labels } = ground(g).board
    return Array.from({ length: reached.count }, (_, i) => reached.ids[i]).map(
      id => `${labels[Math.floor(id / 6)]}:${id % 6}`,
    )
  }

  test('DW-XVII.8 DW-IMP.3 every place out of contact that its points reach, and none in contact or on others', () => {
    const g = at([big('clubGiant', 'A'), foe('0,-4=P'), { side: 0, elements: '2,0=P' }, far])
    const { reached } = walksOfLarge(g, 0, 12)
    const land = ground(g)
    expect(reached.count).toBeGreaterThan(20)
    for (let i = 0; i < reached.count; i++) {
      const [anchor, facing] = [Math.floor(reached.ids[i] / 6), reached.ids[i] % 6]
      expect(foesAround(g, land, 0, anchor, facing)).toEqual([])
    }
    const places = walks(g, 12)
    expect(places).toContain('0,-2:1')
    expect(places).not.toContain('0,-3:1')
    expect(places).not.toContain('2,0:1')
    expect(walks(g, 3)).toContain('1,-1:1')
    expect(walks(g, 2)).toEqual(['0,0:1'])
  })

  test('DW-IMP.3 beside a cliff nobody is in contact', () => {
    const beside = (card: string) => {
      const g = at([big(card, 'A'), foe('0,-4=P'), far], { map: 'field 12|0,-4=level3' })
      return walks(g, 12).includes('0,-3:1')
    }
    // a giant of size 5 climbs no height of 6; one of size 6 does, and need not fight (DW-XI.21)
    expect([beside('clubGiant'), beside('tallGiant')]).toEqual([true, true])
  })

  test('DW-IMP.3 enemies in contact: units, each once; not friends, nor who is cut off by a cliff', () => {
    const around = (card: string, others: readonly Given[], map = 'field 12') => {
      const g = at([big(card, 'A'), ...others, far], { map })
      return foesAround(g, ground(g), 0, g.at[0], g.facing[0])
    }
    expect(around('clubGiant', [foe('0,-1=P 1,-1=P'), foe('1,0=P'), { side: 0, elements: '-1,0=P' }])).toEqual([1, 2])
    expect(around('clubGiant', [foe('0,-1=P')], 'field 12|0,-1=level3')).toEqual([])
    expect(around('clubGiant', [foe('0,-1=P')], 'field 12|0,-1=level2')).toEqual([1])
    expect(around('tallGiant', [foe('0,-1=P')], 'field 12|0,-1=level3')).toEqual([])
    // the rear of the base stands on the cliff, too
    expect(around('clubGiant', [foe('1,0=P')], 'field 12|1,0=level3 0,1=level3 0,0=level0')).toEqual([1])
  })

  test('DW-XVII.8 a walk is worked out anew when somebody has moved, changed sides or the points are others', () => {
    const g = at([big('clubGiant', 'A'), foe('6,-6=P'), { side: 0, elements: '-6,0=P' }, far])
    expect(walks(g, 9)).toContain('0,-3:1')
    g.on[g.at[1]] = -1
    put(g, 1, hexAt(g, '0,-4'), 4)
    expect(walks(g, 9)).not.toContain('0,-3:1')
    expect(walks(g, 6)).not.toContain('3,-3:1')
    expect(walks(g, 9)).toContain('3,-3:1')
    g.on[g.at[2]] = -1
    put(g, 2, hexAt(g, '3,-3'), 1)
    expect(walks(g, 9)).not.toContain('3,-3:1')
  })

  test('DW-XVII.17 whether it gets off others again: over all of them, still standing, and within its points', () => {
    const g = at([big('clubGiant', 'A'), foe('0,-1=P 0,-2=P 0,-3=P'), far])
    const off = (label: string, budget: number) => canEscape(g, 0, hexAt(g, label), 1, budget)
    expect([off('0,-1', 0), off('0,-1', 2), off('0,-1', 3)]).toEqual([false, false, true])
    const walls = at([big('clubGiant', 'A'), foe('0,-1', { card: 'clubGiant' }), far])
    expect(canEscape(walls, 0, hexAt(walls, '0,0'), 1, 3)).toBe(true)
  })
})

describe('those who back away', () => {
  const evades = (
    given: { caught?: boolean; met?: number[] },
    enemy: Given,
    change: (g: Demonworld) => void = () => {},
  ) => {
    const g = at([{ side: 0, elements: '0,0=P 1,0=P', order: 'A' }, enemy, foe('5,5')])
    change(g)
    const here = { unit: 0, caught: false, met: [1], chased: -1, ...given }
    return [noteEvasion(g, here as never), here.chased, here.met]
  }

  test('DW-XVII.25 a unit follows the large element that was in contact with it and is no more', () => {
    const away = foe('0,-4', { card: 'clubGiant' })
    expect(evades({}, away)).toEqual([true, 1, []])
    expect(evades({ met: [2, 1] }, away)).toEqual([true, 1, [2]])
    expect(evades({ caught: true }, away)).toEqual([false, -1, [1]])
    expect(evades({}, foe('0,-1', { card: 'clubGiant' }))).toEqual([false, -1, [1]])
    expect(evades({ met: [2] }, away)).toEqual([false, -1, [2]])
    expect(evades({}, foe('0,-4=P'))).toEqual([false, -1, [1]])
    expect(evades({}, away, g => void (g.at[g.head[1]] = -1))).toEqual([false, -1, [1]])
    expect(evades({}, away, g => void (g.at[0] = g.at[1] = -1))).toEqual([false, -1, [1]])
  })
})

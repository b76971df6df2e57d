import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cards, type Gun } from '../../../content/armies/cards.ts'
import {
  BURST,
  DRIFT_ONE,
  DRIFT_TWO,
  JAMMED,
  LONG,
  MEDIUM,
  ON_TARGET,
  SHORT,
  UNLOADED,
} from '../../../content/expert/artillery.ts'
import { outcomeOf } from '../../../expert/artillery/gunnery.ts'
import { bandOf, cannotFireGun, cannotReach, gunPoints, loadGun } from '../../../rules/artillery/guns.ts'
import { FIRST_FIRE, SECOND_FIRE } from '../../../state.ts'
import { stateOf } from '../../examples.ts'
import { field, hexAt, matchAt, on } from '../../table.ts'
import { expert, gun, laid, nobody, remember, shots } from './gunners.ts'

const ranges = (least: number, short: number, medium: number, long: number): Gun => ({
  fire: 'direct',
  least,
  short,
  medium,
  long,
  projectile: 'bolt',
  factor: 12,
})

describe('ranges and loading', () => {
  test('DW-EX2-24 DW-XIX.5 “0-4/12/20”: 3 fields is short, 21 out of range', () => {
    const card = ranges(0, 4, 12, 20)
    expect([3, 4, 5, 12, 13, 20, 21].map(d => bandOf(card, d))).toEqual([SHORT, SHORT, MEDIUM, MEDIUM, LONG, LONG, -1])
  })

  test('DW-EX2-25 “6-10/20/30”: five fields and less are impossible', () => {
    expect([5, 6, 10, 11].map(d => bandOf(ranges(6, 10, 20, 30), d))).toEqual([-1, SHORT, SHORT, MEDIUM])
  })

  test('DW-EX2-26 “–/0-20/30”: three fields is medium', () => {
    expect(bandOf(ranges(0, 0, 20, 30), 3)).toBe(MEDIUM)
  })

  test('DW-XIX.4 straight guns shoot bolts or balls, all others stones', () => {
    const guns = cards.flatMap(({ gun: one }) => (one ? [one] : []))
    for (const { fire, projectile, splash, incendiary } of guns) {
      expect(fire === 'direct').toBe(projectile === 'bolt' || projectile === 'ball')
      expect(splash !== undefined).toBe(projectile === 'largeStone')
      if (incendiary) expect(fire).toBe('indirect')
    }
    expect(new Set(guns.map(({ projectile }) => projectile)).size).toBe(4)
  })

  test('DW-XIX.1 DW-XIX.3 the field of fire is a wedge of 60° from the front field, and so are ranges', () => {
    const g = field([gun(), nobody], expert)
    const cannot = (label: string) => cannotReach(g, on(g, '0,0'), hexAt(g, label))
    expect(['0,-3', '3,-3', '1,-2', '2,-6'].map(cannot)).toEqual([undefined, undefined, undefined, undefined])
    expect(['-1,-3', '4,-3', '1,0', '0,1', '0,0'].map(cannot)).toEqual(Array(5).fill('DW-XIX.1'))
    expect(cannotReach(g, 0, -1)).toBe('DW-XIX.7')
    const far = field([gun({ card: 'stoneThrower' }), nobody], expert)
    expect(cannotReach(far, 0, hexAt(far, '0,-5'))).toBe('DW-XIX.5')
  })

  test('DW-EX2-28 DW-XIX.6 a Skirmish order, one hit, three points used: two load points', () => {
    const g = field([gun({ order: 'P', hits: 1, load: 0 }), nobody], expert)
    loadGun(g, 0, 3)
    expect(g.load[0]).toBe(2)
    expect(gunPoints(g, 0, 0)).toBe(8)
  })

  test('DW-EX2-29 a Hold order, empty, no turn: six load points and a shot in the same round', () => {
    const match = matchAt([gun({ load: 0 }), nobody], expert)
    while (match.asked?.decision !== 'chooseVolley') play(match, choicesOf(match).at(-1)!)
    expect(stateOf(match).load[0]).toBe(6)
    expect(stateOf(match).phase).toBe(SECOND_FIRE)
    expect(choicesOf(match)).toContain('unit 0')
  })

  test('DW-EX2-30 a Skirmish order with three load points: no shot; five more make six, and no shot either', () => {
    const g = field([gun({ order: 'P', hits: 1, load: 3 }), nobody], expert)
    g.phase = FIRST_FIRE
    expect(cannotFireGun(g, 0)).toBe('DW-XIX.6')
    loadGun(g, 0, 0)
    expect(g.load[0]).toBe(6)
    g.phase = SECOND_FIRE
    expect(cannotFireGun(g, 0)).toBe('DW-XIX.6')
    g.phase = FIRST_FIRE
    expect(cannotFireGun(g, 0)).toBeUndefined()
  })

  test('DW-XIX.6 no load with a Move order, none in melee, never more than six; an Attack order becomes a Skirmish order', () => {
    const g = field([gun({ order: 'B', load: 2 }), nobody], expert)
    loadGun(g, 0, 0)
    expect(g.load[0]).toBe(2)
    const fighting = field([gun({ load: 2 }), { side: 1, elements: '0,-1', facing: 4 }], expert)
    loadGun(fighting, 0, 0)
    expect(fighting.load[0]).toBe(2)
    const match = matchAt([gun({ order: undefined, load: 2 }), nobody], { ...expert, phase: 'orders' })
    play(match, '0>order 2', '0>ready')
    if (match.asked?.decision === 'giveOrders') play(match, '1>ready')
    expect(stateOf(match).order[0]).toBe(1)
  })

  test('DW-XIX.20 a gun attacked while it holds loads nothing, but fires if it was loaded', () => {
    const units = [gun(), { side: 1, elements: '0,-1', facing: 4, order: 'A' }]
    const g = field(units, expert)
    g.phase = SECOND_FIRE
    expect(cannotFireGun(g, 0)).toBeUndefined()
    g.engaged[0] = true
    expect(cannotFireGun(g, 0)).toBe('DW-XIX.20')
    g.engaged[0] = false
    g.load[0] = 5
    expect(cannotFireGun(g, 0)).toBe('DW-XIX.6')
  })
})

describe('firing', () => {
  test('DW-EX2-31 DW-XIX.7 drift and defects by range', () => {
    const all = (band: number) => Array.from({ length: 20 }, (_, i) => outcomeOf(band, i + 1))
    const defects = [BURST, UNLOADED, JAMMED]
    const row = (two: number, one: number) => [
      ...defects,
      ...Array(two).fill(DRIFT_TWO),
      ...Array(one).fill(DRIFT_ONE),
      ...Array(17 - two - one).fill(ON_TARGET),
    ]
    expect(all(SHORT)).toEqual(row(0, 0))
    expect(all(MEDIUM)).toEqual(row(6, 8))
    expect(all(LONG)).toEqual(row(12, 4))
  })

  test('DW-XIX.7 a gun that bursts is gone, a defect costs the load, a jam does not', () => {
    const at = (die: number) => {
      const match = laid([gun(), nobody])
      const events = play(match, `hex ${hexAt(stateOf(match), '0,-3')} =${die}`)
      return { g: stateOf(match), events, match }
    }
    const burst = at(1)
    expect(told(play(burst.match, 'done'), 'falls')[0][0]).toBe(0)
    expect(stateOf(burst.match).at[0]).toBe(-1)
    expect(at(2).g.load[0]).toBe(0)
    expect(at(3).g.load[0]).toBe(6)
    expect(told(at(3).events, 'shotLands')).toEqual([])
    expect(at(4).g.load[0]).toBe(0)
  })

  test('DW-XIX.7 the drift goes by the rose, and may leave range and arc', () => {
    const match = laid([gun(), nobody])
    const events = play(match, `hex ${hexAt(stateOf(match), '0,-6')} =9 4`)
    expect(told(events, 'shotLands')).toEqual([[0, hexAt(stateOf(match), '-2,-4')]])
    const off = laid([gun(), nobody])
    expect(told(play(off, `hex ${hexAt(stateOf(off), '0,-12')} =9 6`), 'shotLands')).toEqual([[0, -1]])
  })

  test('DW-EX2-32 DW-XIX.9 a bolt of 12 goes through a commander of two hit points only when he is dead', () => {
    const units = [gun(), { side: 1, card: 'captain', elements: '0,-2', facing: 4, hits: 1 }]
    const rest = { side: 1, elements: '0,-3=P 0,-4=P', facing: 4 }
    const path = () => remember(laid([...units, rest]), '0,-2', '0,-3', '0,-4')
    expect(shots(path(), '0,-4', '4 7 11 10 10')).toEqual([
      ['0,-2', 12, 7, 1],
      ['0,-2', 11, 11, 1],
      ['0,-3', 10, 10, 1],
      ['0,-4', 9, 10, 0],
    ])
    expect(shots(path(), '0,-4', '4 7 12')).toEqual([
      ['0,-2', 12, 7, 1],
      ['0,-2', 11, 12, 0],
    ])
    expect(shots(path(), '0,-3', '4 7 11 10')).toHaveLength(3)
  })

  test('DW-EX2-33 DW-XIX.10 a ball of 10: hit or miss, the next one is attacked', () => {
    const units = [gun({ card: 'ballGun' }), { side: 1, card: 'captain', elements: '0,-2', facing: 4 }]
    const path = () => remember(laid([...units, { side: 1, elements: '0,-3=P', facing: 4 }]), '0,-2', '0,-3')
    expect(shots(path(), '0,-4', '4 10 9')).toEqual([
      ['0,-2', 10, 10, 1],
      ['0,-3', 9, 9, 1],
    ])
    expect(shots(path(), '0,-4', '4 11 10')).toEqual([
      ['0,-2', 10, 11, 0],
      ['0,-3', 10, 10, 1],
    ])
  })

  test('DW-EX2-34 DW-XIX.11 a bolt of 12 against a dragon: 12, 11 …, the first miss ends everything', () => {
    const units = [gun(), { side: 1, card: 'clawDragon', elements: '0,-2', facing: 4 }]
    const path = () => remember(laid([...units, { side: 1, elements: '0,-5=P', facing: 4 }]), '0,-2', '0,-5')
    expect(shots(path(), '0,-5', '18 12 11 11')).toEqual([
      ['0,-2', 12, 12, 1],
      ['0,-2', 11, 11, 1],
      ['0,-2', 10, 11, 0],
    ])
    const ball = remember(
      laid([gun({ card: 'ballGun' }), units[1], { side: 1, elements: '0,-5=P', facing: 4 }]),
      '0,-2',
      '0,-5',
    )
    expect(shots(ball, '0,-5', '18 1 1 1 1 1')).toHaveLength(5)
    play(ball, 'done')
    expect(stateOf(ball).at[1]).toBe(-1)
  })

  test('DW-XIX.8 between two fields a die decides', () => {
    const units = [gun(), { side: 1, elements: '0,-1=P 1,-1=P', facing: 4 }]
    const path = () => remember(laid(units), '0,-1', '1,-1')
    expect(shots(path(), '1,-2', '4 3 20')).toEqual([['0,-1', 12, 20, 0]])
    expect(shots(path(), '1,-2', '4 4 20')).toEqual([['1,-1', 12, 20, 0]])
  })
})

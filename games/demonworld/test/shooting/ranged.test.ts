import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../content/armies/cards.ts'
import {
  cannotFire,
  cannotShootNow,
  cannotSupport,
  hasSight,
  isIntoMelee,
  rangedBase,
  targetsOf,
} from '../../rules/shooting/base-number.ts'
import { inFieldOfFire, rangedFactor, sectionBonus } from '../../rules/shooting/range.ts'
import { SECOND_FIRE } from '../../state.ts'
import { field, hexAt, on } from '../table.ts'

const intro = { rules: 'introduction' } as const

describe('chapter II and IV', () => {
  test('DW-EX-06 DW-II.5 DW-T1 bands: 6 up to six fields, 5 up to nine, then no shot', () => {
    const card = cardNamed('crossbowmen')
    expect([1, 6, 7, 9, 10].map(distance => rangedFactor(card, distance))).toEqual([6, 6, 5, 5, 0])
  })

  test('DW-EX-09 DW-IV.7 what stands on the line blocks, an edge is enough', () => {
    const g = field(
      [
        { side: 0, card: 'lightArchers', elements: '0,0', facing: 0 },
        { side: 1, elements: '2,0 4,-1 3,-2 4,-2', facing: 3 },
      ],
      intro,
    )
    const shooter = on(g, '0,0')
    const sees = (label: string) => hasSight(g, shooter, on(g, label))
    expect(['2,0', '4,-1', '3,-2', '4,-2'].map(sees)).toEqual([true, false, true, false])
    for (const label of ['2,0', '4,-1', '3,-2', '4,-2']) expect(inFieldOfFire(g, shooter, hexAt(g, label))).toBe(true)
  })

  test('DW-EX-10 DW-IV.4 only front ranks see each other, each within its arc', () => {
    const g = field(
      [
        { side: 0, card: 'lightArchers', elements: '0,0 1,0 2,0 0,1 1,1 2,1', order: 'P' },
        { side: 1, elements: '1,-3 2,-3 3,-3 4,-3 2,-4 3,-4 4,-4', facing: 4 },
      ],
      intro,
    )
    const targets = (label: string) => targetsOf(g, on(g, label)).map(e => e)
    const front = ['1,-3', '2,-3', '3,-3'].map(label => on(g, label))
    expect(targets('0,0')).toEqual(front)
    for (const rear of ['0,1', '1,1', '2,1']) expect(targets(rear)).toEqual([])
    for (const label of ['2,-4', '3,-4', '4,-4'])
      for (const shooter of ['0,0', '1,0', '2,0']) expect(targets(shooter)).not.toContain(on(g, label))
  })

  test('DW-EX-11 DW-IV.8 support in unbroken chains of those who could shoot themselves', () => {
    const g = field(
      [
        { side: 0, card: 'lightArchers', elements: '0,0 1,0 2,0 3,0', order: 'P' },
        { side: 1, elements: '2,-3 3,-3 4,-3', facing: 4 },
      ],
      intro,
    )
    const [a, b, c, d] = ['0,0', '1,0', '2,0', '3,0'].map(label => on(g, label))
    const [one, two, three] = ['2,-3', '3,-3', '4,-3'].map(label => on(g, label))
    expect(targetsOf(g, a)).toEqual([one, two])
    expect(targetsOf(g, d)).toEqual([two, three])
    g.aim[a] = two
    expect(cannotSupport(g, b, a)).toBeUndefined()
    expect(cannotSupport(g, c, a)).toBe('DW-IV.8')
    g.backs[b] = a
    expect(cannotSupport(g, c, a)).toBeUndefined()
    expect(cannotSupport(g, d, a)).toBe('DW-IV.8')
    g.aim[c] = two
    expect(cannotSupport(g, d, a)).toBe('DW-IV.8')
    g.aim[c] = -1
    g.backs[c] = a
    expect(cannotSupport(g, d, a)).toBeUndefined()
  })

  test('DW-EX-12 DW-EX-13 DW-IV.9 base numbers of the book', () => {
    const g = field(
      [
        { side: 0, card: 'arquebusiers', elements: '0,0', order: 'H' },
        { side: 0, card: 'lightArchers', elements: '2,0 3,0', order: 'P' },
        { side: 1, card: 'berserkers', elements: '0,-3', facing: 4 },
        { side: 1, card: 'heavyFoot', elements: '3,-3', facing: 4 },
      ],
      intro,
    )
    expect(rangedBase(g, on(g, '0,0'), on(g, '0,-3'), on(g, '0,-3'), 0, false).base).toBe(8)
    expect(rangedBase(g, on(g, '2,0'), on(g, '3,-3'), on(g, '3,-3'), 1, false).base).toBe(4)
  })

  test('DW-EX-14 sections add one for every two', () => {
    expect([1, 2, 3, 4].map(sectionBonus)).toEqual([0, 1, 1, 2])
  })

  test('DW-IV.4 AMB-29 riders have the left half plane', () => {
    const g = field([{ side: 0, card: 'horseArchers', elements: '0,0', facing: 1 }], intro)
    const rider = on(g, '0,0')
    const sees = (label: string) => inFieldOfFire(g, rider, hexAt(g, label))
    expect(['3,-3', '0,-2', '-3,0', '-2,2', '-1,0'].map(sees)).toEqual([true, true, true, true, true])
    expect(['1,0', '0,1', '2,1', '-1,2'].map(sees)).toEqual([false, false, false, false])
  })

  test('DW-IV.1 DW-T1 crossbows and arquebuses need a Hold order, P units must be ordered', () => {
    const g = field([
      { side: 0, card: 'crossbowmen', elements: '0,0 1,0', order: 'P' },
      { side: 0, card: 'lightArchers', elements: '5,0 7,0 5,1 6,1', order: 'P' },
      { side: 1, elements: '0,-4', facing: 4 },
    ])
    g.phase = 2
    expect(cannotShootNow(g, 0)).toBeUndefined()
    expect(cannotFire(g, on(g, '0,0'))).toBe('DW-T1')
    expect(cannotShootNow(g, 1)).toBe('DW-IV.1')
    g.order[1] = 3
    g.phase = SECOND_FIRE
    expect(cannotShootNow(g, 1)).toBeUndefined()
    expect(cannotShootNow(g, 0)).toBe('DW-IV.1')
  })

  test('DW-IV.2 DW-IV.3 AMB-12 a Hold unit contacted this round shoots, one engaged earlier does not', () => {
    const units = [
      { side: 0, card: 'lightArchers', elements: '0,0 1,0', order: 'H' },
      { side: 1, elements: '1,-1 2,-1', facing: 4, order: 'A' },
    ]
    const g = field(units)
    g.phase = SECOND_FIRE
    expect(cannotShootNow(g, 0)).toBeUndefined()
    expect(isIntoMelee(g, on(g, '0,0'), on(g, '1,-1'))).toBe(false)
    const engaged = field(units.map(unit => ({ ...unit, engaged: true })))
    engaged.phase = SECOND_FIRE
    expect(cannotShootNow(engaged, 0)).toBe('DW-IV.2')
  })

  test('DW-IV.12 elements in contact are in a melee, others of their unit are not', () => {
    const g = field([
      { side: 0, card: 'lightArchers', elements: '0,4', order: 'H' },
      { side: 0, elements: '0,0', order: 'H' },
      { side: 1, elements: '0,-1 1,-2', facing: 4, order: 'A' },
    ])
    g.phase = SECOND_FIRE
    expect(isIntoMelee(g, on(g, '0,4'), on(g, '0,-1'))).toBe(true)
    expect(isIntoMelee(g, on(g, '0,4'), on(g, '1,-2'))).toBe(false)
  })

  test('DW-VIII.2 skill counts for the shooter, not into a melee', () => {
    const g = field([
      { side: 0, card: 'arquebusiers', elements: '0,0', order: 'H' },
      { side: 1, card: 'berserkers', elements: '0,-3', facing: 4 },
    ])
    const [shooter, target] = [on(g, '0,0'), on(g, '0,-3')]
    expect(rangedBase(g, shooter, target, target, 0, false).base).toBe(9)
    expect(rangedBase(g, shooter, target, target, 2, true).base).toBe(8)
  })

  test('DW-XIII.22 skirmishers support through their own unit, but do not shoot through it', () => {
    const units = [
      { side: 0, card: 'lightArchers', elements: '0,0 1,0 0,1 1,1', order: 'P', skirmish: true },
      { side: 1, elements: '2,-4', facing: 4 },
    ]
    const g = field(units)
    const [front, rear, target] = [on(g, '1,0'), on(g, '1,1'), on(g, '2,-4')]
    expect(hasSight(g, rear, target)).toBe(false)
    g.aim[front] = target
    expect(cannotSupport(g, rear, front)).toBeUndefined()
    g.skirmish[0] = false
    expect(cannotSupport(g, rear, front)).toBe('DW-IV.8')
  })
})

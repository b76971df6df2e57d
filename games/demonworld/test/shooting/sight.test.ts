import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { profileOf } from '../../content/armies/profile.ts'
import { groundOf } from '../../content/board/ground.ts'
import { rangedBase } from '../../rules/shooting/base-number.ts'
import { sectionsOf } from '../../rules/shooting/sight.ts'
import type { Demonworld } from '../../state.ts'
import { field, matchAt, on } from '../table.ts'

/** The walls on a sight line, as distances. */
function walls(map: string, from: string, to: string): number[] {
  const land = groundOf(map)
  const { blockers } = profileOf(land, land.board.hex(from), land.board.hex(to))
  return Array.from(
    blockers.filter((_, i) => i % 2 === 0),
    d => d / 2,
  ).sort((a, b) => a - b)
}

describe('terrain on the line', () => {
  const two = { side: 0, card: 'lightArchers', elements: '0,0', facing: 0 }

  test('DW-EX-69 DW-XII.7 hills count where the line passes over the field, not where it touches its side', () => {
    const map = 'field 6|0,1=level1 0,2=level1 1,2=level1'
    const land = groundOf(map)
    const tops = (to: string) => profileOf(land, land.board.hex('0,0'), land.board.hex(to)).blockers.length
    expect(tops('-1,3')).toBeGreaterThan(0)
    expect(tops('-1,2')).toBe(0)
    expect(tops('3,1')).toBe(0)
  })

  test('AMB-40 between two hill fields the lower one counts', () => {
    const land = groundOf('field 6|0,1=level1 -1,1=level2')
    const { blockers } = profileOf(land, land.board.hex('0,0'), land.board.hex('-1,2'))
    expect([...blockers]).toEqual([2, 2])
  })

  test('DW-EX-70 DW-EX-71 heights lift eyes and heads', () => {
    const setting = { map: 'field 8|2,0=level1 3,0=level1 4,0=level1' }
    const g = field([two, { side: 1, elements: '3,0' }, { side: 1, elements: '2,1' }], setting)
    expect(sectionsOf(g, on(g, '0,0'), on(g, '3,0'))).toBe(1)
    const edge = field([two, { side: 1, elements: '2,0' }], setting)
    expect(sectionsOf(edge, on(edge, '0,0'), on(edge, '2,0'))).toBe(2)
  })

  test('DW-EX-72 DW-XII.9 DW-XII.10 woods: visible at the edge with −2, never through', () => {
    const setting = { map: 'field 8|2,0=wood 2,1=wood 3,-1=wood 3,0=wood' }
    const g = field(
      [
        two,
        { side: 1, elements: '2,0', facing: 3 },
        { side: 1, elements: '3,0', facing: 3 },
        { side: 1, elements: '3,-1', facing: 3 },
      ],
      setting,
    )
    const [a, b, e, d] = ['0,0', '2,0', '3,0', '3,-1'].map(label => on(g, label))
    expect(sectionsOf(g, a, b)).toBe(2)
    expect(rangedBase(g, a, b, b, 0, false).factors).toContainEqual({ name: 'wood', value: -2 })
    expect(rangedBase(g, b, a, a, 0, false).factors.map(f => f.name)).not.toContain('wood')
    expect(sectionsOf(g, a, e)).toBe(0)
    expect([sectionsOf(g, b, d), sectionsOf(g, b, e), sectionsOf(g, e, d)]).toEqual([2, 2, 2])
  })

  test('DW-EX-68 DW-XII.6 drawn woods block where they are drawn, whatever the dots say', () => {
    // sheet 1: the wood around K4; a line that crosses the drawing is blocked, one through a wood field past it is not
    const land = groundOf('1')
    const blocked = profileOf(land, land.board.hex('1/K1'), land.board.hex('1/K8')).blockers
    expect([...blocked].filter((_, i) => i % 2 === 1)).toContain(10)
    expect(profileOf(land, land.board.hex('1/H2'), land.board.hex('1/H6')).blockers.length).toBe(0)
  })

  test('DW-EX-75 DW-EX-76 walls stand between fields and are ignored at the shooter', () => {
    const map = 'field 6|0,-1-1,-1=wall 0,0-1,-1=wall 1,0-1,-1=wall 1,-1-2,-1=wall'
    expect(walls(map, '0,0', '1,-1')).toEqual([])
    expect(walls(map, '1,-1', '0,0')).toEqual([])
    expect(walls(map, '0,0', '2,-2')).toEqual([])
    expect(walls(map, '2,-2', '0,0')).toEqual([1.5])
    expect(walls(map, '0,0', '3,-2')).toEqual([1.5])
    expect(walls(map, '3,-2', '0,0')).toEqual([1.5, 2.5])
    expect(walls(map, '0,0', '1,-2')).toEqual([1])
    expect(walls(map, '1,-2', '0,0')).toEqual([1])
  })

  test('DW-EX-77 behind a wall a size-2 target shows one section, a size-1 target none', () => {
    const setting = { map: 'field 8|3,0-4,0=wall' }
    const g = field([two, { side: 1, elements: '4,0' }], setting)
    expect(sectionsOf(g, on(g, '0,0'), on(g, '4,0'))).toBe(1)
    const dwarf = field([two, { side: 1, card: 'arquebusiers', elements: '4,0' }], setting)
    expect(sectionsOf(dwarf, on(dwarf, '0,0'), on(dwarf, '4,0'))).toBe(0)
    const near = field(
      [
        { side: 0, elements: '3,0', facing: 0 },
        { side: 1, card: 'arquebusiers', elements: '6,0' },
      ],
      setting,
    )
    expect(sectionsOf(near, on(near, '3,0'), on(near, '6,0'))).toBe(1)
  })

  test('DW-EX-78 water hides feet and lowers eyes', () => {
    const g = field([two, { side: 1, elements: '3,0' }], { map: 'field 8|3,0=water1' })
    expect(sectionsOf(g, on(g, '0,0'), on(g, '3,0'))).toBe(1)
    const rider = field(
      [
        { side: 0, card: 'lancers', elements: '0,0', facing: 0 },
        { side: 1, elements: '2,0' },
        { side: 1, elements: '3,0' },
      ],
      { map: 'field 8|0,0=water1' },
    )
    // eye at 2, a man of height 2 between: nothing of the one behind is seen
    expect(sectionsOf(rider, on(rider, '0,0'), on(rider, '3,0'))).toBe(0)
  })

  test('DW-XII.4 DW-XII.3 sight is not symmetric', () => {
    const g = field([
      { side: 0, card: 'lancers', elements: '0,0', facing: 0 },
      { side: 1, elements: '8,0', facing: 3 },
      { side: 1, elements: '2,0' },
    ])
    const [rider, footman] = [on(g, '0,0'), on(g, '8,0')]
    // over a man of size 2 the rider's eye of 3 sees all of the other, whose eye of 2 sees nothing of him
    expect([sectionsOf(g, rider, footman), sectionsOf(g, footman, rider)]).toEqual([2, 0])
  })

  test('DW-IMP.5 DW-XII.3 each end of a section must be seen over every blocker, and touching its top hides it', () => {
    const seen = (between: string[], at: string) => {
      const g = field([
        { side: 0, card: 'lancers', elements: '0,0', facing: 0 },
        { side: 1, elements: at },
        ...between.map(elements => ({ side: 1, elements })),
      ])
      return sectionsOf(g, on(g, '0,0'), on(g, at))
    }
    expect([seen([], '8,0'), seen(['2,0'], '8,0'), seen(['2,0', '3,0'], '8,0')]).toEqual([2, 2, 1])
    expect([seen(['2,0'], '6,0'), seen(['2,0'], '7,0')]).toEqual([1, 2])
    expect([seen(['5,0'], '8,0'), seen(['2,0', '5,0'], '8,0')]).toEqual([0, 0])
  })

  test('DW-XII.21 a shot needs a whole section: at a head alone nobody shoots', () => {
    const shot = (at: string) => {
      const match = matchAt(
        [
          { side: 0, card: 'lightArchers', elements: '0,0=P', facing: 0, order: 'H' },
          { side: 1, elements: at, facing: 3 },
          { side: 1, elements: '2,0', facing: 3 },
        ],
        { phase: 'secondFire', map: 'field 12|0,0=level1', rules: { morale: false } },
      )
      play(match, 'unit 0', `shooter ${on(match.state as Demonworld, '0,0')}`)
      return choicesOf(match).includes(`target ${on(match.state as Demonworld, at)}`)
    }
    // over a man at 2 an eye of 4 sees the head of the one at 3, and half of the one at 5
    expect([shot('3,0'), shot('5,0')]).toEqual([false, true])
  })
})

import { describe, expect, test } from 'vitest'
import { profileOf } from '../../content/armies/profile.ts'
import { type Ground, groundOf } from '../../content/board/ground.ts'
import { LEVEL_HEIGHT, WOOD_HEIGHT } from '../../content/tables.ts'
import { footOf } from '../../rules/flyers/heights.ts'
import { rangedBase } from '../../rules/shooting/base-number.ts'
import { sectionBonus } from '../../rules/shooting/range.ts'
import { eyeOf, sectionsOf } from '../../rules/shooting/sight.ts'
import type { Demonworld } from '../../state.ts'
import { field, type Given, on } from '../table.ts'

/** Troops by size, as the examples name them. */
const OF_SIZE = ['', 'arquebusiers', 'footmen', 'lancers']

/** One element of a size on a field of the row `r` = 0. */
const one = (size: number, at: string, side = 1): Given => ({
  side,
  card: OF_SIZE[size],
  elements: at,
  facing: side ? 3 : 0,
})

/** What a shooter of a size on 0,0 sees of a target of a size at a distance, with others between. */
function seen(shooter: number, target: [size: number, at: string], between: [number, string][] = [], map = 'field 12') {
  const others = between.map(([size, at]) => one(size, at))
  const g = field([one(shooter, '0,0', 0), one(target[0], target[1]), ...others], { map })
  return sectionsOf(g, on(g, '0,0'), on(g, target[1]))
}

/** What a size-2 target shows, and what it adds to the base number. */
const bonus = (g: Demonworld, from: string, to: string) => {
  const factors = rangedBase(g, on(g, from), on(g, to), on(g, to), 0, false).factors
  const value = (name: string) => factors.find(factor => factor.name === name)?.value ?? 0
  return [value('sections'), value('wood')]
}

describe('the shooting diagram', () => {
  test('DW-EX-65 DW-XII.3 eye 3, blocker 2 at 2: both sections at 8 fields, nothing of a dwarf at 3', () => {
    expect(seen(3, [2, '8,0'], [[2, '2,0']])).toBe(2)
    expect(sectionBonus(2)).toBe(1)
    expect(seen(3, [1, '3,0'], [[2, '2,0']])).toBe(0)
  })

  test('DW-EX-66 at 6 fields the line to the feet touches: only the upper section', () => {
    expect(seen(3, [2, '6,0'], [[2, '2,0']])).toBe(1)
    expect(sectionBonus(1)).toBe(0)
  })

  test('DW-EX-67 DW-XII.21 eye 4, target at 3: a head alone is no section', () => {
    expect(seen(2, [2, '3,0'], [[2, '2,0']], 'field 12|0,0=level1')).toBe(0)
  })
})

/** A square of a quarter field around a point given in fields from a field's centre. */
function patch(land: Ground, label: string, dx: number, dy: number): number[] {
  const at = land.board.hex(label)
  const [x, y, half] = [land.x[at] + dx * 346, land.y[at] + dy * 346, 40]
  return [x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half]
}

/** Ground with woods drawn as given, in place of whole fields. */
function drawn(map: string, loops: (land: Ground) => number[][]): Ground {
  const land = groundOf(map)
  return {
    ...land,
    filled: land.filled.slice().fill(false),
    drawn: loops(land).map(loop => ({ terrain: 'wood' as const, loop })),
  }
}

const blocks = (land: Ground, from: string, to: string) =>
  [...profileOf(land, land.board.hex(from), land.board.hex(to)).blockers].filter((_, i) => i % 2 === 1)

describe('what lies on the line', () => {
  test('DW-EX-68 DW-XII.6 drawn wood blocks where it is drawn, whatever the centre dots say', () => {
    // E is a wood field by its dot, its wood lies to the west of the line; D is none, and wood reaches into it
    const land = drawn('field 6|-1,2=wood', at => [patch(at, '-1,2', -0.1, 0), patch(at, '0,1', 0.33, -0.145)])
    expect(blocks(land, '0,0', '-1,3')).toEqual([])
    expect(blocks(land, '0,0', '1,2')).toContain(WOOD_HEIGHT)
  })

  test('DW-EX-69 DW-XII.7 hills count by whole fields the line passes over', () => {
    const land = groundOf('field 6|0,1=level1 0,2=level1 1,2=level1')
    expect(blocks(land, '0,0', '-1,3')).toContain(LEVEL_HEIGHT)
    expect(blocks(land, '0,0', '3,1')).toEqual([])
    expect(blocks(land, '0,0', '-1,2')).toEqual([]) // touches the side of one
  })

  test('DW-EX-70 heights lift eyes and tops', () => {
    const land = groundOf('field 6|0,0=level1 2,0=level2 2,0=undergrowth')
    const height = (label: string) => footOf(land, land.board.hex(label))
    expect(height('0,0') + 2).toBe(4)
    expect(height('2,0') + 1).toBe(5)
    expect(blocks(land, '0,0', '4,0')).toContain(5)
  })

  const hill = `field 12|${[2, 3, 4, 5, 6].map(q => `${q},0=level1`).join(' ')}`

  test('DW-EX-71 a hill from two fields on: its edge is fully seen, the next field by half; riders see all', () => {
    expect(seen(2, [2, '3,0'], [], hill)).toBe(1)
    expect(seen(2, [2, '2,0'], [], hill)).toBe(2)
    for (const at of ['2,0', '3,0', '4,0', '6,0']) expect(seen(3, [2, at], [], hill), at).toBe(2)
  })

  test('DW-EX-72 DW-XII.9 woods: seen at the edge with −2, never through', () => {
    const map = 'field 8|2,0=wood 2,1=wood 3,-1=wood 3,0=wood'
    const [a, b, c, d, e] = ['0,0', '2,0', '2,1', '3,-1', '3,0']
    const g = field(
      [a, b, c, d, e].map((at, i) => ({ side: i === 0 ? 0 : 1, card: 'lightArchers', elements: at })),
      { map },
    )
    const sees = (from: string, to: string) => sectionsOf(g, on(g, from), on(g, to))
    expect([sees(a, b), ...bonus(g, a, b)]).toEqual([2, 1, -2])
    expect(bonus(g, b, a)).toEqual([1, 0])
    expect([sees(a, e), sees(e, a), sees(c, d), sees(d, c)]).toEqual([0, 0, 0, 0])
    for (const [x, y] of [
      [b, c],
      [b, d],
      [b, e],
      [e, c],
      [e, d],
    ]) {
      expect([sees(x, y), sees(y, x)], `${x} ${y}`).toEqual([2, 2])
      expect([bonus(g, x, y)[1], bonus(g, y, x)[1]]).toEqual([-2, -2])
    }
    // between A and C the wood is drawn into F
    const land = drawn(map, at => [patch(at, '1,1', 0, -0.2)])
    expect(blocks(land, a, c)).toContain(WOOD_HEIGHT)
    expect(blocks(land, c, a)).toContain(WOOD_HEIGHT)
  })

  test('DW-EX-73 size 5 on three levels looks over a wood', () => {
    const looks = (level: number) => {
      const hill = ['0,0', '-1,0', '-1,1'].map(at => `${at}=level${level}`).join(' ')
      const giant = { side: 0, card: 'swordGiant', elements: '0,0', facing: 0 }
      const g = field([giant, one(2, '24,0')], { map: `field 24|${hill} 1,0=wood`, rules: { large: true } })
      expect(eyeOf(g, on(g, '0,0'), g.at[on(g, '0,0')])).toBe(level * LEVEL_HEIGHT + 5)
      return sectionsOf(g, on(g, '0,0'), on(g, '24,0'))
    }
    expect([looks(3), looks(2)]).toEqual([2, 0])
  })

  const thicket = `field 12|${[1, 2, 3, 4].map(q => `${q},0=undergrowth`).join(' ')}`

  test('DW-EX-74 undergrowth from the next field on', () => {
    expect([seen(2, [2, '1,0'], [], thicket), seen(2, [2, '2,0'], [], thicket)]).toEqual([2, 1])
    // a dwarf two fields in cannot shoot back: he sees no more than a head
    const g = field([one(2, '0,0', 0), one(1, '2,0')], { map: thicket })
    expect(sectionsOf(g, on(g, '2,0'), on(g, '0,0'))).toBe(0)
    const tall = (at: string) => {
      const giant = { side: 0, card: 'smallGiant', elements: '0,0', facing: 0 }
      const from = field([giant, one(2, at)], { map: thicket, rules: { large: true } })
      return sectionsOf(from, on(from, '0,0'), on(from, at))
    }
    expect(['1,0', '2,0', '3,0', '4,0'].map(tall)).toEqual([2, 2, 2, 1])
  })

  /** Where walls stand on a line, in fields from the shooter. */
  const walls = (map: string, from: string, to: string) => {
    const land = groundOf(map)
    const { blockers } = profileOf(land, land.board.hex(from), land.board.hex(to))
    return [...blockers].flatMap((value, i) => (i % 2 === 0 ? [value / 2] : [])).sort((x, y) => x - y)
  }

  test('DW-EX-75 a wall between fields at 2 and 3 stands at 2.5', () => {
    expect(walls('field 6|2,0-3,0=wall', '0,0', '5,0')).toEqual([2.5])
  })

  test('DW-EX-76 walls at the shooter do not count, others do', () => {
    const map = 'field 6|0,-1-1,-1=wall 0,0-1,-1=wall 1,0-1,-1=wall 1,-1-2,-1=wall'
    const [a, d, e, f, g] = ['0,0', '1,-1', '1,-2', '2,-2', '3,-2']
    expect([walls(map, a, d), walls(map, d, a), walls(map, a, f)]).toEqual([[], [], []])
    expect(walls(map, f, a)).toEqual([1.5])
    expect(walls(map, a, g)).toEqual([1.5])
    expect(walls(map, g, a)).toEqual([1.5, 2.5])
    expect([walls(map, a, e), walls(map, e, a)]).toEqual([[1], [1]])
  })

  test('DW-EX-77 at the wall it is ignored; from afar it hides a section, or a dwarf', () => {
    for (const size of [1, 2])
      for (const at of ['1,0', '3,0', '7,0']) expect(seen(size, [2, at], [], 'field 12|0,0-1,0=wall')).toBe(2)
    for (const far of [2, 3, 5]) {
      const map = `field 12|${far},0-${far + 1},0=wall`
      expect([seen(2, [2, `${far + 1},0`], [], map), seen(2, [1, `${far + 1},0`], [], map)]).toEqual([1, 0])
    }
  })

  test('DW-EX-78 water lowers eyes and hides feet', () => {
    const land = groundOf('field 4|0,0=water1')
    expect(footOf(land, land.board.hex('0,0')) + 3).toBe(2)
    expect(seen(2, [2, '3,0'], [], 'field 8|3,0=water1')).toBe(1)
    expect(sectionBonus(1)).toBe(0)
  })

  test('DW-EX-79 a walk along a section line', () => {
    const map = 'field 8|2,0=level1 2,0=undergrowth 3,0=level1 5,0-6,0=wall 6,0=wood'
    const [a, b, c, d] = ['0,0', '2,0', '4,0', '6,0']
    const on1 = (sizeB: number, sizeD: number) =>
      field([one(1, a, 0), one(sizeB, b), one(2, c, 0), one(sizeD, d)], { map })
    const g = on1(2, 2)
    const sees = (from: string, to: string, of: Demonworld = g) => sectionsOf(of, on(of, from), on(of, to))
    expect([sees(a, b), sees(a, c), sees(a, d)]).toEqual([2, 0, 0])
    expect([sees(b, a), sees(b, c), sees(b, d)]).toEqual([1, 1, 1]) // A is of size 1: fully
    expect(bonus(g, b, d)).toEqual([0, -2])
    const rider = on1(3, 2)
    expect(sees(b, c, rider)).toBe(2)
    expect([sees(c, b), sees(c, d), ...bonus(g, c, d)]).toEqual([1, 1, 0, -2])
    expect([sees(d, c), sees(d, b)]).toEqual([2, 1])
    const dwarf = on1(2, 1)
    for (const from of [a, b, c]) expect(sees(from, d, dwarf)).toBe(0)
  })
})

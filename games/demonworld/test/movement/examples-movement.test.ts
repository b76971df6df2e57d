import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../elements.ts'
import { advanceOf } from '../../rules/movement/advance.ts'
import { MARCHING, moveOf, pointsAllowed } from '../../rules/movement/move.ts'
import { isOrdered, manoeuvresOf, movePointsOf } from '../../rules/movement/units.ts'
import type { Demonworld } from '../../state.ts'
import { advance, alone, el, hex, intro, line, ownManoeuvres, type Played, stateOf, used } from '../examples.ts'
import { field, type Given, hexAt, kinds, on, places } from '../table.ts'

/** How far a unit advances, in fields. */
function reach(g: Demonworld): number {
  const { board } = ground(g)
  return Math.max(...[...advanceOf(g, moveOf(g, 0, MARCHING)).ends].map(to => board.distance(to, g.at[0])))
}

/** Where a unit stands, without facings. */
const fields = (match: Played, unit = 0) => places(stateOf(match), unit).map(place => place.split(':')[0])
const sorted = (text: string) => text.split(' ').sort()

/** Steps of single elements, as one manoeuvre. */
function shift(match: Played, ...steps: [from: string, to: string][]): void {
  play(match, 'shift')
  for (const [from, to] of steps) play(match, el(match, from), hex(match, to))
  play(match, 'done')
}

describe('budgets', () => {
  test('DW-EX-16 DW-III.3 B:24/A:18/P:12, and nothing with Hold', () => {
    const g = field([{ side: 0, card: 'berserkers', elements: '0,0' }])
    expect([0, 2, 1, 3].map(order => movePointsOf(g, 0, order))).toEqual([24, 18, 12, 0])
  })

  test('DW-EX-17 DW-V.5 18 points are six open fields', () => {
    expect(reach(field([{ side: 0, elements: line(4), order: 'A' }], intro))).toBe(6)
  })

  test('DW-EX-18 DW-V.1 the legal pairs of manoeuvres and points', () => {
    const pairs = (g: Demonworld) =>
      Array.from({ length: manoeuvresOf(g, 0) + 1 }, (_, count) => pointsAllowed(g, moveOf(g, 0, MARCHING), count))
    expect(pairs(field([{ side: 0, elements: line(4), order: 'A' }], ownManoeuvres))).toEqual([18, 9, 0, 0])
    const one = { side: 0, card: 'berserkers', elements: line(4), order: 'A' }
    expect(pairs(field([one], ownManoeuvres))).toEqual([18, 0])
  })

  test('DW-EX-19 10 points are three open fields, one is lost', () => {
    const g = field([{ side: 0, card: 'lightSwordbearers', elements: line(4), order: 'P' }], intro)
    expect(movePointsOf(g, 0)).toBe(10)
    expect(reach(g)).toBe(3)
  })
})

describe('advances, shifts, wheels, turns', () => {
  test('DW-EX-20 DW-V.6 DW-V.8 north-west, then north-east: six points in order, two manoeuvres in disorder', () => {
    const match = alone({ elements: '0,0 1,0 2,0 0,1' })
    play(match, advance(match, '1,-2'))
    expect(used(match)).toEqual({ spent: 6, used: 0 })
    const loose = alone({ elements: '0,0 1,0 3,0 0,1' })
    expect(kinds(loose)).not.toContain('advance')
    play(loose, 'step 2', 'step 1')
    expect(fields(loose)).toEqual(sorted('1,-2 2,-2 4,-2 1,-1'))
    expect(used(loose)).toEqual({ spent: 0, used: 2 })
    expect(kinds(loose)).toEqual(['done'])
  })

  const gaps: Partial<Given> & { elements: string } = { card: 'lancers', elements: '0,0 1,0 3,0 -1,1 1,1 3,1' }
  const rock = { map: 'field 12|-1,0=rock' }

  test('DW-EX-21 DW-V.9 DW-V.15 one manoeuvre closes the gaps, or two a field further', () => {
    const first = alone(gaps, rock)
    expect(isOrdered(stateOf(first), 0)).toBe(false)
    shift(first, ['3,0', '2,0'], ['-1,1', '0,1'], ['3,1', '2,1'])
    expect(fields(first)).toEqual(sorted('0,0 1,0 2,0 0,1 1,1 2,1'))
    expect(isOrdered(stateOf(first), 0)).toBe(true)
    expect(pointsAllowed(stateOf(first), { ...moveOf(stateOf(first), 0, MARCHING) }, used(first).used)).toBe(9)
    expect(kinds(first)).toContain('advance')
    const second = alone(gaps, rock)
    shift(second, ['1,0', '2,0'], ['0,0', '1,0'], ['1,1', '2,1'], ['-1,1', '0,1'])
    shift(second, ['0,1', '1,1'])
    expect(fields(second)).toEqual(sorted('1,0 2,0 3,0 1,1 2,1 3,1'))
    expect(isOrdered(stateOf(second), 0)).toBe(true)
    expect(used(second)).toEqual({ spent: 0, used: 2 })
    expect(kinds(second)).toEqual(['done'])
  })

  test('DW-EX-21 the first way is offered at a stroke', () => {
    const match = alone(gaps, rock)
    play(match, 'reform')
    const results = choicesOf(match).map(choice => {
      const other = alone(gaps, rock)
      play(other, 'reform', choice)
      return fields(other)
    })
    expect(results).toContainEqual(sorted('0,0 1,0 2,0 0,1 1,1 2,1'))
  })

  test('DW-EX-22 DW-V.11 a line of four wheels about its end, a wider one dearly', () => {
    const left = alone({ elements: line(4) })
    play(left, 'wheel 0')
    expect(places(stateOf(left), 0)).toEqual(['0,0:2', '1,-1:2', '2,-2:2', '3,-3:2'])
    expect(used(left).used).toBe(1)
    const far = alone({ elements: line(4) })
    play(far, 'wheel 1')
    expect(used(far).used).toBe(2)
    const wide = alone({ elements: line(6) })
    expect(choicesOf(wide)).toContain('wheel 0 0')
    expect(choicesOf(wide)).not.toContain('wheel 0 1')
    play(wide, 'wheel 0')
    expect(used(wide).used).toBe(2)
    const right = alone({ elements: line(4) })
    play(right, 'wheel 2')
    expect(places(stateOf(right), 0)).toEqual(['3,-1:0', '3,-2:0', '3,-3:0', '3,0:0'])
  })

  test('DW-EX-23 DW-V.12 the whole unit turns by 180° for one manoeuvre', () => {
    const match = alone({ elements: line(4) })
    play(match, 'turn 3')
    expect(places(stateOf(match), 0)).toEqual(['0,0:4', '1,0:4', '2,0:4', '3,0:4'])
    expect(used(match).used).toBe(1)
  })

  test('DW-EX-24 DW-V.13 a turn that opens a gap is mended for nothing', () => {
    const match = alone({ elements: '0,0 1,0 2,0 3,0 0,1 2,1' })
    expect(isOrdered(stateOf(match), 0)).toBe(true)
    play(match, 'turn 3')
    expect(isOrdered(stateOf(match), 0)).toBe(false)
    expect(match.asked?.decision).toBe('regroupAfterTurn')
    const wanted = '0,1:4 1,0:4 1,1:4 2,0:4 2,1:4 3,0:4'
    const block = choicesOf(match).find(choice => {
      const other = alone({ elements: '0,0 1,0 2,0 3,0 0,1 2,1' })
      play(other, 'turn 3', choice)
      return places(stateOf(other), 0).join(' ') === wanted
    })
    play(match, block!)
    expect(isOrdered(stateOf(match), 0)).toBe(true)
    expect(used(match).used).toBe(1)
  })

  test('DW-EX-25 of 4-3 only the rear rank turns: one manoeuvre', () => {
    const match = alone({ elements: `${line(4)} ${line(3, 1)}` })
    play(match, 'turnEach')
    for (const label of line(3, 1).split(' ')) play(match, el(match, label), 'facing 4')
    play(match, 'done')
    expect(places(stateOf(match), 0)).toEqual(['0,0:1', '0,1:4', '1,0:1', '1,1:4', '2,0:1', '2,1:4', '3,0:1'])
    expect(used(match).used).toBe(1)
  })

  test('DW-EX-26 DW-V.15 from 3-2 to a line of five: nobody goes further than one field', () => {
    const match = alone({ elements: '0,0 1,0 2,0 0,1 1,1' })
    play(match, 'reform', `block ${hexAt(stateOf(match), '-1,0')} 5 0`)
    expect(fields(match)).toEqual(sorted(line(5, 0, -1)))
    expect(used(match).used).toBe(1)
  })

  test('DW-EX-27 DW-V.14 some turn, others shift: two manoeuvres', () => {
    const match = alone({ elements: line(4) })
    play(match, 'turnEach', el(match, '0,0'), 'facing 2', 'done')
    shift(match, ['3,0', '3,1'])
    expect(used(match)).toEqual({ spent: 0, used: 2 })
  })
})

describe('columns and small units', () => {
  test('DW-EX-28 DW-V.20 DW-V.21 a column follows its head, and turns are free', () => {
    const match = alone({ elements: '3,0:4 3,-1:5 2,-1:5 1,-1:0 0,0:1' })
    play(match, 'march 5 5')
    play(match, `face ${on(stateOf(match), '3,0')} 4`)
    expect(places(stateOf(match), 0)).toEqual(sorted('3,1:5 3,0:4 3,-1:5 2,-1:0 1,-1:0'))
    expect(used(match)).toEqual({ spent: 3, used: 0 })
    expect(isOrdered(stateOf(match), 0)).toBe(true)
  })

  test('DW-EX-29 DW-V.23 three elements go their own ways, and turn as they like', () => {
    const match = alone({ elements: '0,0 1,0 0,1' })
    const go = (from: string, to: string, facing: number) =>
      play(match, el(match, from), hex(match, to), `facing ${facing}`)
    go('1,0', '3,-3', 0) // three fields
    go('0,0', '2,-2', 3) // two
    go('0,1', '2,-1', 4) // two
    expect(places(stateOf(match), 0)).toEqual(['2,-1:4', '2,-2:3', '3,-3:0'])
  })
})

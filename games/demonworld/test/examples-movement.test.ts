import { choicesOf, play } from '@hexarium/kernel/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../elements.ts'
import { advanceOf } from '../rules/advance.ts'
import { attackAspect, FLANK, REAR } from '../rules/contact.ts'
import { MARCHING, moveOf, pointsAllowed } from '../rules/moving.ts'
import { blockValue } from '../rules/reform.ts'
import { isOrdered, manoeuvresOf, movePointsOf } from '../rules/units.ts'
import type { Demonworld } from '../state.ts'
import { advance, alone, el, hex, intro, line, moving, ownManoeuvres, type Played, stateOf, used } from './examples.ts'
import { field, type Given, hexAt, kinds, matchAt, on, places } from './table.ts'

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
    expect(choicesOf(wide)).toContain('wheel 0')
    expect(choicesOf(wide)).not.toContain('wheel 1')
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
    play(match, 'reform', `block ${blockValue(hexAt(stateOf(match), '-1,0'), 5)}`)
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
    play(match, `march ${5 * 6 + 5}`)
    play(match, `face ${on(stateOf(match), '3,0') * 6 + 4}`)
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

describe('the order of movement', () => {
  test('DW-EX-30 DW-V.25 who has fewer units of an order decides, with as many the dice do', () => {
    const orders = ['B', 'B', 'B', 'P', 'P', 'A', 'A', 'A', 'A', 'H', 'H']
    const theirs = ['P', 'P', 'A', 'A', 'H']
    const match = matchAt(
      [
        ...orders.map((order, i) => ({ side: 0, elements: `${i - 10},10`, order })),
        ...theirs.map((order, i) => ({ side: 1, elements: `${2 * i},-10`, order })),
      ],
      intro,
    )
    // A has three B, B has none: A moves them
    expect(match.asked).toMatchObject({ decision: 'chooseMover', seats: [0] })
    expect(choicesOf(match)).toEqual(['unit 0', 'unit 1', 'unit 2', 'done'])
    // P is two against two: the dice say who chooses
    play(match, 'done =2 5')
    expect(match.asked).toMatchObject({ decision: 'chooseSequence', seats: [1] })
    play(match, 'second')
    expect(choicesOf(match)).toEqual(['unit 3', 'unit 4', 'done'])
    play(match, 'done')
    expect(choicesOf(match)).toEqual(['unit 11', 'unit 12', 'done'])
    // A is four against two: B chooses
    play(match, 'done')
    expect(match.asked).toMatchObject({ decision: 'chooseSequence', seats: [1] })
    play(match, 'first')
    expect(choicesOf(match)).toEqual(['unit 13', 'unit 14', 'done'])
    play(match, 'done')
    expect(choicesOf(match)).toEqual(['unit 5', 'unit 6', 'unit 7', 'unit 8', 'done'])
    play(match, 'done')
    expect(match.asked).toMatchObject({ decision: 'chooseSequence', seats: [1] }) // and H likewise
  })
})

describe('making contact', () => {
  const foot = (order: string): Given[] => [
    { side: 0, card: 'nobleFoot', elements: line(5, 2), order },
    { side: 1, elements: '1,-1', facing: 4, order: 'B' },
  ]

  test('DW-EX-31 DW-V.42 12 points, contact after 6: the others have two more fields', () => {
    const match = moving(foot('A'))
    play(match, advance(match, '0,0'))
    play(match, el(match, '4,0'))
    const ends = choicesOf(match).filter(choice => choice.startsWith('hex'))
    expect(ends).toContain(hex(match, '5,-2'))
    expect(ends).not.toContain(hex(match, '6,-3'))
  })

  test('DW-EX-32 DW-V.31 order restored, contact by a second manoeuvre: one is left for the others', () => {
    const units = [
      { side: 0, elements: '0,1 1,1 2,1 4,1', order: 'A' },
      { side: 1, elements: '0,-1', facing: 4, order: 'B' },
    ]
    const match = moving(units, ownManoeuvres)
    expect(manoeuvresOf(stateOf(match), 0)).toBe(3)
    expect(choicesOf(match)).not.toContain('step 2') // disordered, it may not attack
    shift(match, ['4,1', '3,1'])
    play(match, 'step 2')
    expect(match.asked).toMatchObject({ decision: 'completeAttack', seats: [0] })
    play(match, el(match, '1,0'))
    const to = (label: string) => `manoeuvre ${hexAt(stateOf(match), label)}`
    expect(choicesOf(match).sort()).toEqual([to('1,-1'), to('2,-1')].sort())
  })

  test('DW-EX-33 half the points used: one step as a manoeuvre, or the rest of the points', () => {
    const match = moving(foot('A'))
    play(match, advance(match, '0,0'))
    play(match, el(match, '4,0'))
    const to = (kind: string, ...labels: string[]) => labels.map(label => `${kind} ${hexAt(stateOf(match), label)}`)
    const byPoints = to('hex', '4,-1', '5,-1', '4,-2', '5,-2', '6,-2')
    expect(choicesOf(match).sort()).toEqual([...byPoints, ...to('manoeuvre', '4,-1', '5,-1')].sort())
  })

  /** DW-EX-34, one field back: the attackers step north-west into first contact. */
  const rear = (order: string): Given[] => [
    { side: 0, elements: line(7, 1), order: 'A' },
    { side: 1, elements: '2,-2 3,-2 4,-2 5,-2 2,-1', facing: 1, order },
  ]

  test('DW-EX-34 DW-V.40 DW-V.41 DW-V.42 the attacked unit turns and shifts, then the last attacker joins', () => {
    const match = moving(rear('H'))
    play(match, advance(match, '0,0'))
    expect(match.asked).toMatchObject({ decision: 'moveUnit', seats: [1] })
    shift(match, ['2,-2', '1,-1'], ['3,-2', '3,-1'], ['4,-2', '4,-1'], ['5,-2', '5,-1'])
    play(match, 'turn 3')
    expect(places(stateOf(match), 1)).toEqual(['1,-1:4', '2,-1:4', '3,-1:4', '4,-1:4', '5,-1:4'])
    expect(match.asked).toMatchObject({ decision: 'completeAttack', seats: [0] })
    expect(choicesOf(match)).toEqual([el(match, '6,0'), 'done'])
    play(match, el(match, '6,0'), hex(match, '6,-1'))
    const g = stateOf(match)
    expect(ground(g).board.distance(hexAt(g, '6,-1'), hexAt(g, '5,-1'))).toBe(1)
  })

  test('DW-EX-35 DW-V.41 who has moved already stays; flank and rear are closed in on', () => {
    const match = moving(rear('B'))
    play(match, advance(match, '0,0'))
    expect(match.asked).toMatchObject({ decision: 'completeAttack', seats: [0] })
    for (const label of ['1,0', '2,0']) expect(choicesOf(match)).not.toContain(el(match, label))
    const go = (from: string, to: string) => play(match, el(match, from), hex(match, to))
    go('0,0', '1,-1')
    for (const q of [3, 4, 5]) go(`${q},0`, `${q},-1`)
    go('6,0', '6,-2')
    const g = stateOf(match)
    const aspect = (a: string, b: string) => attackAspect(g, on(g, a), on(g, b))
    expect([aspect('1,-1', '2,-1'), aspect('1,-1', '2,-2')]).toEqual([FLANK, REAR])
    expect([aspect('3,-1', '2,-1'), aspect('6,-2', '5,-2')]).toEqual([FLANK, FLANK])
  })

  const cavalry: Given[] = [
    { side: 0, card: 'lancers', elements: line(7, 1), order: 'A' },
    { side: 1, elements: '0,-1 1,-1 2,-1', facing: 4, order: 'B' },
    { side: 1, elements: line(4, -2, 4), facing: 4, order: 'B' },
  ]

  test('DW-EX-36 the right four go on north-west into the second unit', () => {
    const match = moving(cavalry)
    play(match, advance(match, '0,0'))
    for (const label of ['0,0', '1,0', '2,0']) expect(choicesOf(match)).not.toContain(el(match, label))
    for (const q of [3, 4, 5, 6]) play(match, el(match, `${q},0`), hex(match, `${q},-1`))
    const g = stateOf(match)
    const touches = (a: string, b: string) => ground(g).board.distance(hexAt(g, a), hexAt(g, b)) === 1
    for (const q of [4, 5, 6]) expect(touches(`${q},-1`, `${q},-2`)).toBe(true)
    expect([touches('3,-1', '4,-2'), touches('3,-1', '2,-1')]).toEqual([true, true])
  })

  test('DW-EX-36 north-east works too, but splits the unit', () => {
    const match = moving(cavalry)
    play(match, advance(match, '0,0'))
    for (const q of [6, 5, 4, 3]) play(match, el(match, `${q},0`), hex(match, `${q + 1},-1`))
    expect(fields(match)).toEqual(sorted(`${line(3)} ${line(4, -1, 4)}`))
  })
})

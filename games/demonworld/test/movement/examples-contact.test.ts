import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../elements.ts'
import { attackAspect, FLANK, REAR } from '../../rules/movement/contact.ts'
import { manoeuvresOf } from '../../rules/movement/units.ts'
import { advance, el, hex, intro, line, moving, ownManoeuvres, type Played, stateOf } from '../examples.ts'
import { type Given, hexAt, matchAt, on, places } from '../table.ts'

/** Where a unit stands, without facings. */
const fields = (match: Played, unit = 0) => places(stateOf(match), unit).map(place => place.split(':')[0])
const sorted = (text: string) => text.split(' ').sort()

/** Steps of single elements, as one manoeuvre. */
function shift(match: Played, ...steps: [from: string, to: string][]): void {
  play(match, 'shift')
  for (const [from, to] of steps) play(match, el(match, from), hex(match, to))
  play(match, 'done')
}

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
    // P is two against two: the dice say AABB or BBAA
    play(match, 'done =5 2')
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
    play(match, 'turn 3', 'done')
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

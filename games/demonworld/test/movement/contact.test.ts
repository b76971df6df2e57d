import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { attackAspect, FLANK, FRONT, isBefore, REAR } from '../../rules/movement/contact.ts'
import type { Demonworld } from '../../state.ts'
import { field, type Given, hexAt, kinds, matchAt, on, places, type Setting } from '../table.ts'

const intro = { rules: 'introduction' } as const
const stateOf = (match: ReturnType<typeof matchAt>) => match.state as Demonworld
const el = (match: ReturnType<typeof matchAt>, label: string) => `element ${on(stateOf(match), label)}`
const hex = (match: ReturnType<typeof matchAt>, label: string) => `hex ${hexAt(stateOf(match), label)}`

/** A match in which unit 0 of side 0 is about to move. */
function attacking(units: readonly Given[], setting: Setting = {}) {
  const match = matchAt(units, { ...intro, ...setting })
  while (match.asked?.decision !== 'chooseMover' || match.asked.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
  play(match, 'unit 0')
  return match
}

const line = (n: number, r = 0, from = 0) => Array.from({ length: n }, (_, i) => `${from + i},${r}`).join(' ')

describe('making contact', () => {
  /** DW-EX-34, one field back: the attackers step north-west into first contact. */
  const rear = (order?: string): Given[] => [
    { side: 0, elements: line(7, 1, 0), order: 'A' },
    { side: 1, elements: '2,-2 3,-2 4,-2 5,-2 2,-1', facing: 1, ...(order ? { order } : {}) },
  ]

  test('DW-EX-34 DW-V.40 DW-V.41 DW-V.42 the attacked unit turns and shifts, then the attacker completes', () => {
    const match = attacking(rear('H'))
    play(match, `advance ${hexAt(stateOf(match), '0,0')}`)
    expect(match.asked).toMatchObject({ decision: 'moveUnit', seats: [1] })
    expect(kinds(match).sort()).toEqual(['done', 'reform', 'shift', 'turn', 'turnEach'])
    play(match, 'turn 3', 'shift')
    expect(choicesOf(match)).not.toContain(el(match, '2,-1'))
    play(match, el(match, '2,-2'), hex(match, '1,-1'))
    for (const q of [3, 4, 5]) play(match, el(match, `${q},-2`), hex(match, `${q},-1`))
    play(match, 'done', 'done')
    expect(places(stateOf(match), 1)).toEqual(['1,-1:4', '2,-1:4', '3,-1:4', '4,-1:4', '5,-1:4'])
    expect(match.asked).toMatchObject({ decision: 'completeAttack', seats: [0] })
    expect(choicesOf(match)).toEqual([el(match, '6,0'), 'done'])
    play(match, el(match, '6,0'))
    expect(choicesOf(match)).toContain(hex(match, '6,-1'))
  })

  test('DW-EX-35 AMB-08 a unit that has moved stays; the others close in on flank and rear', () => {
    const match = attacking(rear('B'))
    play(match, `advance ${hexAt(stateOf(match), '0,0')}`)
    expect(match.asked).toMatchObject({ decision: 'completeAttack', seats: [0] })
    const go = (from: string, to: string) => play(match, el(match, from), hex(match, to))
    expect(choicesOf(match)).not.toContain(el(match, '1,0'))
    go('0,0', '1,-1')
    for (const q of [3, 4, 5]) go(`${q},0`, `${q},-1`)
    go('6,0', '6,-2')
    const g = stateOf(match)
    const aspect = (a: string, b: string) => attackAspect(g, on(g, a), on(g, b))
    expect(aspect('1,-1', '2,-1')).toBe(FLANK)
    expect(aspect('1,-1', '2,-2')).toBe(REAR)
    expect(aspect('3,-1', '2,-1')).toBe(FLANK)
    expect(aspect('6,-2', '5,-2')).toBe(FLANK)
  })

  test('DW-EX-36 AMB-10 completion may contact a second unit, which reacts too', () => {
    const match = attacking([
      { side: 0, card: 'lancers', elements: line(7, 1, 0), order: 'A' },
      { side: 1, elements: '0,-1 1,-1 2,-1', facing: 4, order: 'B' },
      { side: 1, elements: line(4, -2, 4), facing: 4, order: 'H' },
    ])
    play(match, `advance ${hexAt(stateOf(match), '0,0')}`)
    expect(match.asked?.decision).toBe('completeAttack')
    play(match, el(match, '4,0'), hex(match, '4,-1'))
    expect(match.asked).toMatchObject({ decision: 'moveUnit', seats: [1] })
    play(match, 'done')
    for (const q of [3, 5, 6]) play(match, el(match, `${q},0`), hex(match, `${q},-1`))
    expect(places(stateOf(match), 0)).toEqual(['0,0:1', '1,0:1', '2,0:1', '3,-1:1', '4,-1:1', '5,-1:1', '6,-1:1'])
  })

  test('DW-EX-31 the points left after contact carry the others on', () => {
    const match = attacking([
      { side: 0, card: 'nobleFoot', elements: line(5, 2, 0), order: 'A' },
      { side: 1, elements: '1,-1', facing: 4, order: 'B' },
    ])
    play(match, `advance ${hexAt(stateOf(match), '0,0')}`)
    play(match, el(match, '4,0'))
    const ends = choicesOf(match).filter(choice => choice.startsWith('hex'))
    expect(ends).toContain(hex(match, '5,-2'))
    expect(ends).not.toContain(hex(match, '6,-3'))
  })

  test('DW-EX-33 after half the points: the rest, or one step as a manoeuvre', () => {
    const match = attacking([
      { side: 0, card: 'nobleFoot', elements: line(5, 2, 0), order: 'A' },
      { side: 1, elements: '1,-1', facing: 4, order: 'B' },
    ])
    play(match, `advance ${hexAt(stateOf(match), '0,0')}`)
    play(match, el(match, '4,0'))
    const steps = choicesOf(match).filter(choice => choice.startsWith('manoeuvre'))
    expect(steps.sort()).toEqual(
      [`manoeuvre ${hexAt(stateOf(match), '4,-1')}`, `manoeuvre ${hexAt(stateOf(match), '5,-1')}`].sort(),
    )
  })

  test('DW-EX-32 DW-V.31 order restored, contact by a second manoeuvre, one left for the others', () => {
    const match = attacking(
      [
        { side: 0, elements: '0,1 1,1 3,1 4,1', order: 'A' },
        { side: 1, elements: '1,-1', facing: 4, order: 'B' },
      ],
      { rules: { specialFigures: false, morale: false } },
    )
    expect(choicesOf(match)).not.toContain('step 2')
    play(match, 'reform', choicesOf(match).length > 0 ? 'cancel' : 'cancel')
    play(match, 'shift', el(match, '3,1'), hex(match, '2,1'), 'done')
    play(match, 'shift', el(match, '4,1'), hex(match, '3,1'), 'done')
    expect(choicesOf(match)).toContain('step 2')
    play(match, 'step 2')
    expect(match.asked?.decision).not.toBe('moveUnit')
  })

  test('DW-V.33 one element in contact is enough, and the unit stops there', () => {
    const match = attacking([
      { side: 0, elements: line(4, 3, 0), order: 'A' },
      { side: 1, elements: '1,-1', facing: 4, order: 'B' },
    ])
    const ends = choicesOf(match).filter(choice => choice.startsWith('advance'))
    expect(ends).toContain(`advance ${hexAt(stateOf(match), '0,0')}`)
    expect(ends).not.toContain(`advance ${hexAt(stateOf(match), '0,-1')}`)
  })
})

describe('contact sides', () => {
  test('DW-EX-39 DW-VI.1 who may strike', () => {
    const g = field(
      [
        { side: 0, elements: '0,0:2 1,0 2,0 3,0' },
        { side: 1, card: 'lancers', elements: '1,-1 2,-1', facing: 4 },
      ],
      intro,
    )
    const strikes = (a: string, b: string) => isBefore(g, on(g, a), on(g, b))
    expect([strikes('1,0', '1,-1'), strikes('2,0', '2,-1'), strikes('1,-1', '1,0'), strikes('2,-1', '2,0')]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(strikes('0,0', '1,-1')).toBe(false)
  })

  test('DW-EX-40 DW-VI.2 front, flank and rear of a rider', () => {
    const g = field(
      [
        { side: 0, card: 'lancers', elements: '0,0:5' },
        { side: 1, elements: '0,1:2 1,0:3 -1,1:1 0,-1:5' },
      ],
      intro,
    )
    const aspect = (label: string) => attackAspect(g, on(g, label), on(g, '0,0'))
    expect([aspect('0,1'), aspect('1,0'), aspect('-1,1'), aspect('0,-1')]).toEqual([FRONT, FRONT, FLANK, REAR])
  })
})

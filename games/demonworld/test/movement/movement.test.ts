import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../elements.ts'
import { advanceOf, cannotStep } from '../../rules/movement/advance.ts'
import { HOLDING, MARCHING, moveOf, pointsAllowed } from '../../rules/movement/move.ts'
import { reforms } from '../../rules/movement/reform.ts'
import { isOrdered, manoeuvresOf, movePointsOf } from '../../rules/movement/units.ts'
import { cannotWheel, wheels } from '../../rules/movement/wheeling.ts'
import type { Demonworld } from '../../state.ts'
import { field, type Given, hexAt, kinds, matchAt, on, places, type Setting } from '../table.ts'

const intro = { rules: 'introduction' } as const
/** An enemy far away: some orders need nobody near. */
const far: Given = { side: 1, elements: '0,-12', facing: 4 }

const stateOf = (match: ReturnType<typeof matchAt>) => match.state as Demonworld

/** A match in which unit 0 is about to move. */
function moving(unit: Partial<Given> & { elements: string }, others: readonly Given[] = [far], setting: Setting = {}) {
  const match = matchAt([{ side: 0, order: 'A', ...unit }, ...others], { ...intro, ...setting })
  while (match.asked?.decision !== 'chooseMover') play(match, choicesOf(match)[0])
  play(match, 'unit 0')
  return match
}

/** An advance to where the first element comes to stand on a field. */
const advance = (match: ReturnType<typeof matchAt>, label: string) =>
  play(match, `advance ${hexAt(stateOf(match), label)}`)

describe('budgets', () => {
  test('DW-EX-16 DW-III.3 movement points by order', () => {
    const g = field([{ side: 0, card: 'berserkers', elements: '0,0' }])
    expect([0, 2, 1, 3].map(order => movePointsOf(g, 0, order))).toEqual([24, 18, 12, 0])
  })

  test('DW-EX-18 DW-V.1 AMB-03 the legal pairs of manoeuvres and points', () => {
    const g = field([{ side: 0, elements: '0,0 1,0 2,0 3,0', order: 'A' }], { rules: { specialFigures: false } })
    expect(manoeuvresOf(g, 0)).toBe(3)
    const move = moveOf(g, 0, MARCHING)
    expect([0, 1, 2, 3].map(used => pointsAllowed(g, move, used))).toEqual([18, 9, 0, 0])
    const one = field([{ side: 0, card: 'berserkers', elements: '0,0 1,0 2,0 3,0', order: 'A' }])
    expect([0, 1].map(used => pointsAllowed(one, moveOf(one, 0, MARCHING), used))).toEqual([18, 0])
  })

  test('DW-EX-17 DW-EX-19 DW-V.5 three points an open field, the rest is lost', () => {
    const g = field([{ side: 0, elements: '0,0 1,0 2,0 3,0', order: 'A' }], intro)
    const { ends } = advanceOf(g, moveOf(g, 0, MARCHING))
    const { board } = ground(g)
    expect(Math.max(...[...ends].map(hex => board.distance(hex, hexAt(g, '0,0'))))).toBe(6)
    const short = field([{ side: 0, card: 'lightSwordbearers', elements: '0,0 1,0 2,0 3,0', order: 'P' }], intro)
    const reached = [...advanceOf(short, moveOf(short, 0, MARCHING)).ends]
    expect(Math.max(...reached.map(hex => board.distance(hex, hexAt(g, '0,0'))))).toBe(3)
  })

  test('DW-EX-52 DW-V.2 DW-IX.2 a musician adds a manoeuvre, and his loss takes it', () => {
    const unit = { side: 0, card: 'dwarfEaters', elements: '0,0=M 1,0 2,0 3,0' }
    expect(manoeuvresOf(field([unit]), 0)).toBe(2)
    expect(manoeuvresOf(field([{ ...unit, elements: '0,0=L 1,0 2,0 3,0' }]), 0)).toBe(1)
  })

  test('DW-I.2 every unit has two manoeuvres in the introduction game', () => {
    expect(manoeuvresOf(field([{ side: 0, card: 'orderKnights', elements: '0,0 1,0 2,0 3,0' }], intro), 0)).toBe(2)
  })

  test('DW-EX-55 DW-V.3 an attached commander holds the unit back', () => {
    const g = field([
      { side: 0, elements: '0,0 1,0 2,0 3,0' },
      { side: 0, card: 'marshal', elements: '4,0', joins: 0 },
    ])
    expect([0, 2, 1].map(order => movePointsOf(g, 0, order))).toEqual([18, 18, 12])
  })
})

describe('advances and steps', () => {
  test('DW-EX-20 DW-V.6 DW-V.8 an ordered unit zigzags by points, a disordered one by manoeuvres', () => {
    const match = moving({ elements: '0,0 1,0 2,0 0,1' })
    advance(match, '1,-2')
    expect(places(stateOf(match), 0)).toEqual(['1,-1:1', '1,-2:1', '2,-2:1', '3,-2:1'])
    const loose = moving({ elements: '0,0 1,0 3,0 0,1' })
    expect(kinds(loose)).not.toContain('advance')
    play(loose, 'step 2', 'step 1')
    expect(places(stateOf(loose), 0)).toContain('1,-2:1')
    expect(kinds(loose)).toEqual(['done'])
  })

  test('DW-EX-21 DW-V.9 DW-V.15 two ways to close the gaps', () => {
    const g = field([{ side: 0, card: 'lancers', elements: '0,0 1,0 3,0 -1,1 1,1 3,1', order: 'A' }], intro)
    const found = reforms(g, [0, 1, 2, 3, 4, 5]).map(({ places: to }) =>
      [...to]
        .map(hex => ground(g).board.labels[hex])
        .sort()
        .join(' '),
    )
    expect(found).toContain('0,0 0,1 1,0 1,1 2,0 2,1')
    expect(found).not.toContain('1,0 1,1 2,0 2,1 3,0 3,1')
  })

  test('DW-EX-26 DW-V.15 from 3-2 to a line of five in one manoeuvre', () => {
    const match = moving({ elements: '0,0 1,0 2,0 0,1 1,1' })
    play(match, 'reform', `block ${hexAt(stateOf(match), '-1,0')} 5 0`)
    expect(places(stateOf(match), 0).map(p => p.split(':')[0])).toEqual(['-1,0', '0,0', '1,0', '2,0', '3,0'])
  })

  test('DW-V.4 nobody passes through others, and DW-V.31 a Move order stops short of the enemy', () => {
    const g = field(
      [
        { side: 0, elements: '0,0 1,0 2,0 3,0', order: 'B' },
        { side: 1, elements: '2,-4', facing: 4 },
      ],
      intro,
    )
    const labels = [...advanceOf(g, moveOf(g, 0, MARCHING)).ends].map(hex => ground(g).board.labels[hex])
    expect(labels).toContain('1,-2')
    expect(labels).not.toContain('1,-3')
    expect(labels).not.toContain('2,-4')
  })

  test('DW-V.10 AMB-04 a holding unit turns and shifts, and never steps as one', () => {
    const g = field([{ side: 0, elements: '0,0 1,0 2,0 3,0', order: 'H' }], intro)
    const move = moveOf(g, 0, HOLDING)
    for (let direction = 0; direction < 6; direction++) expect(cannotStep(g, move, direction)).toBe('DW-V.10')
    const match = moving({ elements: '0,0 1,0 2,0 3,0', order: 'H' })
    expect(kinds(match).sort()).toEqual(['done', 'reform', 'shift', 'turn', 'turnEach'])
    const hex = (label: string) => `hex ${hexAt(stateOf(match), label)}`
    play(match, 'shift')
    for (const [e, to] of [
      ['0,0', '0,-1'],
      ['1,0', '1,-1'],
      ['2,0', '2,-1'],
    ])
      play(match, `element ${on(stateOf(match), e)}`, hex(to))
    play(match, `element ${on(stateOf(match), '3,0')}`)
    expect(choicesOf(match)).not.toContain(hex('3,-1'))
  })
})

describe('wheels and turns', () => {
  const line = (n: number) => Array.from({ length: n }, (_, i) => `${i},0`).join(' ')

  test('DW-EX-22 DW-V.11 a line of four wheels about its end', () => {
    const left = moving({ elements: line(4) })
    play(left, 'wheel 0')
    expect(places(stateOf(left), 0)).toEqual(['0,0:2', '1,-1:2', '2,-2:2', '3,-3:2'])
    expect(kinds(left)).toContain('advance')
    const twice = moving({ elements: line(4) })
    play(twice, 'wheel 1')
    expect(kinds(twice)).toEqual(['done'])
    const right = moving({ elements: line(4) })
    play(right, 'wheel 2')
    expect(places(stateOf(right), 0)).toEqual(['3,-1:0', '3,-2:0', '3,-3:0', '3,0:0'])
    const wide = moving({ elements: line(6) })
    expect(choicesOf(wide)).toContain('wheel 0 0')
    expect(choicesOf(wide)).not.toContain('wheel 0 1')
    play(wide, 'wheel 0')
    expect(kinds(wide)).toEqual(['done'])
  })

  test('DW-V.11 no right wheel after a left one', () => {
    const g = field([{ side: 0, elements: line(4), order: 'A' }], { rules: { specialFigures: false } })
    const move = { ...moveOf(g, 0, MARCHING), wheel: 1, used: 1 }
    expect(cannotWheel(g, move, wheels[0])).toBeUndefined()
    expect(cannotWheel(g, move, wheels[2])).toBe('DW-V.11')
  })

  test('DW-V.11 AMB-06 fields swept must be free', () => {
    const g = field(
      [
        { side: 0, elements: line(4), order: 'A' },
        { side: 0, elements: '3,-1' },
      ],
      intro,
    )
    expect(cannotWheel(g, moveOf(g, 0, MARCHING), wheels[0])).toBe('DW-V.11')
    const swamp = field([{ side: 0, elements: line(4), order: 'A' }], { map: 'field 12|3,-2=swamp' })
    expect(cannotWheel(swamp, moveOf(swamp, 0, MARCHING), wheels[0])).toBe('DW-V.11')
    const hedge = field([{ side: 0, elements: line(4), order: 'A' }], { map: 'field 12|3,0-3,-1=hedge' })
    expect(cannotWheel(hedge, moveOf(hedge, 0, MARCHING), wheels[0])).toBe('DW-XI.7')
  })

  test('DW-EX-23 DW-EX-24 DW-V.12 DW-V.13 a common turn costs one manoeuvre, and regrouping is free', () => {
    const match = moving({ elements: '0,0 1,0 2,0 3,0 0,1 2,1' })
    play(match, 'turn 3')
    expect(match.asked?.decision).toBe('regroupAfterTurn')
    const blocks = choicesOf(match).filter(choice => choice.startsWith('block'))
    const ends = blocks.map(choice => {
      const copy = moving({ elements: '0,0 1,0 2,0 3,0 0,1 2,1' })
      play(copy, 'turn 3', choice)
      return places(stateOf(copy), 0).join(' ')
    })
    expect(ends).toContain('0,1:4 1,0:4 1,1:4 2,0:4 2,1:4 3,0:4')
    play(match, blocks[0])
    expect(isOrdered(stateOf(match), 0)).toBe(true)
    expect(kinds(match)).toContain('turn')
  })

  test('DW-EX-25 DW-EX-27 DW-V.14 single turns are one manoeuvre, shifts another', () => {
    const match = moving({ elements: '0,0 1,0 2,0 3,0 0,1 1,1 2,1' })
    play(match, 'turnEach')
    for (const label of ['0,1', '1,1', '2,1']) play(match, `element ${on(stateOf(match), label)}`, 'facing 4')
    play(match, 'done')
    expect(kinds(match)).toContain('shift')
    play(match, 'shift', `element ${on(stateOf(match), '3,0')}`, `hex ${hexAt(stateOf(match), '3,1')}`, 'done')
    expect(kinds(match)).toEqual(['done'])
  })
})

describe('columns and small units', () => {
  test('DW-EX-28 DW-V.20 DW-V.21 a column follows its head', () => {
    const match = moving({ elements: '3,0:4 3,-1:5 2,-1:5 1,-1:0 0,0:1' })
    play(match, 'march 5 5')
    // followers turn as little as they must to have the one ahead before them; the drawing has (3,0) at 4, which is free too
    expect(places(stateOf(match), 0)).toEqual(['1,-1:0', '2,-1:0', '3,-1:5', '3,0:5', '3,1:5'])
    expect(isOrdered(stateOf(match), 0)).toBe(true)
    expect(kinds(match)).toContain('march')
  })

  test('DW-EX-29 DW-V.23 each element of a small unit moves on its own', () => {
    const match = moving({ elements: '0,0 1,0 0,1', card: 'footmen' })
    const go = (from: string, to: string, facing: number) =>
      play(match, `element ${on(stateOf(match), from)}`, `hex ${hexAt(stateOf(match), to)}`, `facing ${facing}`)
    go('1,0', '3,-2', 0)
    go('0,0', '2,-2', 3)
    go('0,1', '2,-1', 4)
    expect(places(stateOf(match), 0)).toEqual(['2,-1:4', '2,-2:3', '3,-2:0'])
  })

  test('AMB-35 the last one must rejoin the others', () => {
    const match = moving({ elements: '0,0 1,0' })
    play(match, `element ${on(stateOf(match), '0,0')}`, `hex ${hexAt(stateOf(match), '0,-3')}`, 'facing 1')
    expect(choicesOf(match)).not.toContain('done')
    play(match, `element ${on(stateOf(match), '1,0')}`)
    expect(choicesOf(match)).not.toContain(`hex ${hexAt(stateOf(match), '4,0')}`)
    expect(choicesOf(match)).toContain(`hex ${hexAt(stateOf(match), '1,-3')}`)
  })
})

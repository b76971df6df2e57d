import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground, members } from '../../elements.ts'
import { advanceOf, cannotAdvance, cannotStep } from '../../rules/movement/advance.ts'
import { faceFoes, shiftsOf } from '../../rules/movement/manoeuvres.ts'
import { HOLDING, MARCHING, moveOf, REACTING } from '../../rules/movement/move.ts'
import { cannotWheel, wheels } from '../../rules/movement/wheeling.ts'
import type { Demonworld } from '../../state.ts'
import { advance, alone, el, hex, line, stateOf, used } from '../examples.ts'
import { field, type Given, hexAt, kinds, on, places, type Setting } from '../table.ts'

const own: Setting = { rules: { specialFigures: false, morale: false } }
const unit = (given: Partial<Given> & { elements: string }, setting: Setting = own) =>
  field([{ side: 0, order: 'A', ...given }], setting)
const labels = (g: Demonworld, hexes: Iterable<number>) => [...hexes].map(at => ground(g).board.labels[at]).sort()

describe('what a unit is offered', () => {
  test('DW-V.1 DW-V.6 a line of four with an Attack order: every end, step, wheel and turn', () => {
    const match = alone({ elements: line(4) }, own)
    const g = stateOf(match)
    expect(kinds(match)).toEqual(['advance', 'step', 'wheel', 'turn', 'shift', 'turnEach', 'reform', 'done'])
    const ends = choicesOf(match).flatMap(choice =>
      choice.startsWith('advance') ? [Number(choice.split(' ')[1])] : [],
    )
    // six steps ahead in a fan: one more field with every step
    expect(ends).toHaveLength(2 + 3 + 4 + 5 + 6 + 7)
    expect(labels(g, ends)).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap(r => Array.from({ length: r + 1 }, (_, q) => `${q},${-r}`)).sort(),
    )
    expect(choicesOf(match).filter(choice => /^(step|wheel|turn) /.test(choice))).toEqual([
      ...[0, 1, 2, 3, 4, 5].map(direction => `step ${direction}`),
      ...wheels.map(({ right, twice }) => `wheel ${right} ${twice}`),
      ...[1, 2, 3, 4, 5].map(turn => `turn ${turn}`),
    ])
  })

  test('DW-V.1 what it spends is gone: points by the field, manoeuvres by one, and a manoeuvre halves the points', () => {
    const match = alone({ elements: line(4) }, own)
    const events = play(match, advance(match, '0,-2'))
    expect(told(events, 'moves')).toEqual([[0, hexAt(stateOf(match), '0,0'), hexAt(stateOf(match), '0,-2')]])
    expect([used(match), places(stateOf(match), 0)]).toEqual([
      { spent: 6, used: 0 },
      ['0,-2:1', '1,-2:1', '2,-2:1', '3,-2:1'],
    ])
    play(match, 'step 0')
    expect([used(match), places(stateOf(match), 0)[0]]).toEqual([{ spent: 6, used: 1 }, '1,-2:1'])
    // nine points with one manoeuvre: one field is left, and no second manoeuvre
    expect(kinds(match)).toEqual(['advance', 'done'])
    expect(choicesOf(match).filter(choice => choice.startsWith('advance'))).toHaveLength(2)
    expect(refusal(match, 'step 0').rule).toBe('DW-V.1')
    expect(refusal(match, 'wheel 0').rule).toBe('DW-V.1')
    play(match, advance(match, '1,-3'))
    expect(kinds(match)).toEqual(['done'])
    play(match, 'done')
    expect(stateOf(match).moved[0]).toBe(true)
  })

  test('DW-V.2 three manoeuvres and no fourth, none of them beside an advance from the second on', () => {
    const match = alone({ elements: line(4) }, own)
    play(match, 'step 0', 'step 0')
    expect([used(match), kinds(match).includes('advance')]).toEqual([{ spent: 0, used: 2 }, false])
    play(match, 'turn 3')
    expect(kinds(match)).toEqual(['done'])
    expect(refusal(match, 'step 3').rule).toBe('DW-V.2')
  })

  test('DW-V.8 DW-V.11 a step has six directions and a wheel four; other numbers are none', () => {
    const g = unit({ elements: line(4) })
    const move = moveOf(g, 0, MARCHING)
    expect([-1, 6, 99].map(direction => cannotStep(g, move, direction))).toEqual(['DW-V.8', 'DW-V.8', 'DW-V.8'])
    expect(cannotWheel(g, move, { right: 2, twice: 0 })).toBe('DW-V.11')
    expect(wheels.map(wheel => cannotWheel(g, move, wheel))).toEqual([undefined, undefined, undefined, undefined])
  })

  test('DW-V.11 a wide line wheels by 60° only, at two manoeuvres; a single file and a small unit never', () => {
    const wide = unit({ elements: line(6) })
    expect(wheels.map(wheel => cannotWheel(wide, moveOf(wide, 0, MARCHING), wheel))).toEqual([
      undefined,
      'DW-V.11',
      undefined,
      'DW-V.11',
    ])
    expect(cannotWheel(wide, { ...moveOf(wide, 0, MARCHING), wheeled: 1, wheel: 1, used: 1 }, wheels[0])).toBe(
      'DW-V.11',
    )
    expect(cannotWheel(wide, { ...moveOf(wide, 0, MARCHING), used: 2 }, wheels[0])).toBe('DW-V.2')
    const file = unit({ elements: '0,0 0,1 0,2 0,3' })
    expect(cannotWheel(file, moveOf(file, 0, MARCHING), wheels[0])).toBe('DW-V.11')
    const small = unit({ elements: line(3) })
    expect(cannotWheel(small, moveOf(small, 0, MARCHING), wheels[0])).toBe('DW-V.11')
    const holds = unit({ elements: line(4), order: 'H' })
    expect(cannotWheel(holds, moveOf(holds, 0, HOLDING), wheels[0])).toBe('DW-V.11')
  })

  test('DW-V.10 DW-V.23 DW-I.16 DW-V.21 why a unit may not advance as one body', () => {
    const why = (given: Partial<Given> & { elements: string }, mode = MARCHING) => {
      const g = unit(given)
      return cannotAdvance(g, moveOf(g, 0, mode), members(g, 0))
    }
    expect(why({ elements: line(4) })).toBeUndefined()
    expect([why({ elements: line(4) }, HOLDING), why({ elements: line(4) }, REACTING)]).toEqual(['DW-V.10', 'DW-V.10'])
    expect(why({ elements: line(3) })).toBe('DW-V.23')
    expect(why({ elements: '0,0 1,0 3,0 4,0' })).toBe('DW-I.16')
    expect(why({ elements: '0,0 0,1 0,2 0,3:2' })).toBe('DW-V.21')
  })

  test('DW-V.5 DW-XI.2 the dearest element sets the price, and who cannot go on stops all', () => {
    const ends = (map: string) => {
      const g = unit({ elements: line(4) }, { ...own, map: `field 12|${map}` })
      const found = advanceOf(g, moveOf(g, 0, MARCHING))
      return { cost: (label: string) => found.cost[hexAt(g, label)], at: labels(g, found.ends) }
    }
    const rough = ends('2,-1=wood')
    expect([rough.cost('0,-1'), rough.cost('1,-1'), rough.cost('0,-2')]).toEqual([4, 4, 7])
    const plain = ends('9,3=wood')
    expect([plain.cost('0,-1'), plain.cost('0,-6')]).toEqual([3, 18])
    expect(ends('0,-1=swamp 2,-1=swamp').at).toEqual([])
    expect(ends('4,-1=swamp').at).not.toContain('1,-1')
    expect(ends('4,-1=swamp').at).toContain('0,-1')
  })

  test('DW-XI.8 a unit wholly on a road pays two a field, not with one foot beside it', () => {
    const road = (map: string) => {
      const g = unit({ elements: '0,0 0,1 0,2 0,3' }, { ...own, map: `field 12|${map}` })
      return advanceOf(g, moveOf(g, 0, MARCHING)).cost[hexAt(g, '0,-1')]
    }
    expect(road('0,-1=road 0,0=road 0,1=road 0,2=road 0,3=road')).toBe(2)
    expect(road('0,-1=road 0,0=road 0,1=road 0,2=road')).toBe(3)
    expect(road('0,0=road 0,1=road 0,2=road 0,3=road')).toBe(3)
  })
})

describe('single elements', () => {
  test('DW-V.9 DW-V.31 a shift goes to free fields; into contact only forward, with the order for it', () => {
    const foes: Given = { side: 1, elements: '0,-2 8,3', facing: 4, order: 'H' }
    const to = (order: string, bold: boolean, label = '0,0') => {
      const g = field([{ side: 0, elements: line(4), order }, foes], own)
      return labels(g, shiftsOf(g, { ...moveOf(g, 0, MARCHING), bold }, on(g, label)))
    }
    expect(to('A', true)).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,-1'].sort())
    expect(to('A', false)).toEqual(['-1,0', '-1,1', '0,1', '1,-1'].sort())
    expect(to('A', true, '3,0')).toEqual(['2,1', '3,-1', '3,1', '4,-1', '4,0'].sort())
  })

  test('DW-V.41 AMB-09 who reacts may step into contact; who is in contact only turns', () => {
    const g = field(
      [
        { side: 0, elements: line(4), order: 'A' },
        { side: 1, elements: '0,-1', facing: 4, order: 'A' },
      ],
      own,
    )
    const to = (mode: number, label: string) => labels(g, shiftsOf(g, moveOf(g, 0, mode), on(g, label)))
    expect(to(REACTING, '0,0')).toEqual([])
    expect(to(REACTING, '1,0')).toContain('1,-1')
    expect(to(MARCHING, '1,0')).not.toContain('1,-1')
    g.phases[0] = 1
    expect(to(MARCHING, '0,0')).toEqual([])
  })

  test('AMB-04 DW-V.10 shifts of a holding unit may go all ways but all one way', () => {
    const match = alone({ elements: line(4), order: 'H' }, own)
    play(match, 'shift', el(match, '0,0'), hex(match, '0,-1'), el(match, '1,0'), hex(match, '1,1'))
    play(match, el(match, '2,0'), hex(match, '2,-1'), el(match, '3,0'))
    // one has gone another way: the last may go where he likes
    expect(choicesOf(match)).toContain(hex(match, '3,-1'))
    expect(choicesOf(match)).toContain(hex(match, '3,1'))
    const last = alone({ elements: line(4), order: 'H' }, own)
    play(last, 'shift', el(last, '0,0'), hex(last, '0,1'), el(last, '1,0'), hex(last, '1,1'), el(last, '2,0'))
    // not the last yet
    expect(choicesOf(last)).toContain(hex(last, '2,1'))
    play(last, hex(last, '2,1'), el(last, '3,0'))
    expect(choicesOf(last)).not.toContain(hex(last, '3,1'))
    expect(choicesOf(last)).toContain(hex(last, '3,-1'))
    expect(refusal(last, hex(last, '3,1')).rule).toBe('DW-V.10')
  })

  test('DW-V.9 each moves once in a manoeuvre, and one who has moved ends it', () => {
    const match = alone({ elements: line(4) }, own)
    play(match, 'shift')
    expect(kinds(match)).toEqual(['element', 'cancel'])
    play(match, el(match, '0,0'), hex(match, '0,-1'))
    expect(choicesOf(match)).not.toContain(el(match, '0,-1'))
    expect(kinds(match)).toEqual(['element', 'done'])
    play(match, 'done')
    expect(used(match)).toEqual({ spent: 0, used: 1 })
  })

  test('DW-V.12 single turns: five other facings, each element once', () => {
    const match = alone({ elements: line(4) }, own)
    play(match, 'turnEach', el(match, '2,0'))
    expect(choicesOf(match)).toEqual([0, 2, 3, 4, 5].map(facing => `facing ${facing}`))
    const events = play(match, 'facing 3')
    expect(told(events, 'faces')).toEqual([[on(stateOf(match), '2,0'), 3]])
    expect(choicesOf(match)).not.toContain(el(match, '2,0'))
    play(match, 'done')
    expect(places(stateOf(match), 0)).toEqual(['0,0:1', '1,0:1', '2,0:3', '3,0:1'])
  })

  test('DW-V.12 DW-V.41 who turns to his enemies has as many before him as he can, by as little as he can', () => {
    const facing = (foes: string, first = 1) => {
      const g = field(
        [
          { side: 0, elements: `0,0:${first}` },
          { side: 1, elements: foes, facing: 4 },
        ],
        own,
      )
      faceFoes(g, 0)
      return g.facing[0]
    }
    expect([facing('0,-1'), facing('1,-1'), facing('9,0')]).toEqual([1, 1, 1])
    expect([facing('1,0'), facing('-1,0'), facing('0,1')]).toEqual([0, 2, 5])
    expect([facing('-1,0 -1,1'), facing('0,-1 0,1'), facing('0,1 1,0')]).toEqual([3, 1, 5])
  })
})

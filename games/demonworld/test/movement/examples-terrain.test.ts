import { BLOCKED } from '@hexarium/hex'
import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../content/armies/cards.ts'
import { type Ground, groundOf } from '../../content/board/ground.ts'
import { LEVEL_HEIGHT } from '../../content/tables.ts'
import { footOf } from '../../rules/flyers/heights.ts'
import { meleeBase } from '../../rules/melee/strike.ts'
import { advanceOf } from '../../rules/movement/advance.ts'
import { mayDeclare, touches } from '../../rules/movement/contact.ts'
import { MARCHING, moveOf, pointsLeft } from '../../rules/movement/move.ts'
import { stepCost } from '../../rules/movement/passage.ts'
import { cannotWheel, wheels } from '../../rules/movement/wheeling.ts'
import type { Demonworld } from '../../state.ts'
import { el, hex, line, moving, ownManoeuvres, stateOf } from '../examples.ts'
import { field, hexAt, matchAt, on } from '../table.ts'

/** What a step of infantry to the east costs on changed ground. */
function cost(changes: string): number {
  const land = groundOf(`field 4|${changes}`)
  return stepCost(land, cardNamed('footmen'), land.board.hex('0,0'), land.board.hex('1,0'), false, false)
}

describe('chapter XI', () => {
  test('DW-EX-58 DW-XI.1 DW-XI.5 uphill onto undergrowth 6; where it misses the centre dot 5', () => {
    expect(cost('1,0=undergrowth 1,0=level1')).toBe(6)
    expect(cost('1,0=level1')).toBe(5)
    // undergrowth drawn into the field beside its dot changes nothing
    const land = groundOf('field 4|1,0=level1')
    const [from, to] = ['0,0', '1,0'].map(label => land.board.hex(label))
    const loop = [50, -50, 150, -50, 150, 50].map((offset, i) => (i % 2 === 0 ? land.x[to] : land.y[to]) + offset)
    const grown: Ground = { ...land, drawn: [{ terrain: 'undergrowth', loop }] }
    expect(stepCost(grown, cardNamed('footmen'), from, to, false, false)).toBe(5)
  })

  test('DW-EX-59 DW-V.5 one flank element enters undergrowth: the whole unit pays 4', () => {
    const g = field([{ side: 0, elements: line(4), order: 'A' }], { map: 'field 8|0,-1=undergrowth' })
    const { cost: points } = advanceOf(g, moveOf(g, 0, MARCHING))
    expect([points[hexAt(g, '0,-1')], points[hexAt(g, '1,-1')]]).toEqual([4, 3])
  })

  test('DW-EX-60 up two levels four more, down one nothing', () => {
    expect(cost('1,0=level2')).toBe(3 + 4)
    expect(cost('1,0=rock 1,0=level2')).toBe(4 + 4)
    expect(cost('0,0=level1')).toBe(3)
    expect(cost('0,0=level1 1,0=rock')).toBe(4)
  })

  test('DW-EX-61 a level is two high; neighbours of heights 0, 2 and 4 may adjoin', () => {
    expect(LEVEL_HEIGHT).toBe(2)
    const land = groundOf('field 4|1,0=level1 0,1=level2')
    expect(['0,0', '1,0', '0,1'].map(label => footOf(land, land.board.hex(label)))).toEqual([0, 2, 4])
    const step = (to: string) =>
      stepCost(land, cardNamed('footmen'), land.board.hex('0,0'), land.board.hex(to), false, false)
    expect([step('1,0'), step('0,1')]).toEqual([3 + 2, 3 + 4]) // one level, two levels
    expect(cost('1,0=level3')).toBe(BLOCKED)
  })

  test('DW-EX-62 downhill +1, uphill −1, level nothing', () => {
    const g = field(
      [
        { side: 0, elements: '0,0=P' },
        { side: 1, elements: '0,-1=P 1,-1=P', facing: 4 },
      ],
      { map: 'field 6|0,0=level1 1,-1=level1' },
    )
    const height = (a: string, b: string) =>
      meleeBase(g, on(g, a), on(g, b), 0).factors.find(({ name }) => name === 'height')?.value ?? 0
    expect([height('0,0', '0,-1'), height('0,-1', '0,0'), height('0,0', '1,-1')]).toEqual([1, -1, 0])
  })

  test('DW-EX-63 DW-XI.7 over a hedge 6; not with 4 points left, but with a manoeuvre', () => {
    expect(cost('0,0-1,0=hedge')).toBe(6)
    const map = `field 12|${[0, 1, 2, 3].flatMap(q => [`${q},0-${q},-1=hedge`, `${q},0-${q + 1},-1=hedge`]).join(' ')}`
    const ends = (g: Demonworld, spent: number) => {
      const here = { ...moveOf(g, 0, MARCHING), spent }
      return [pointsLeft(g, here), advanceOf(g, here).ends.has(hexAt(g, '0,-1'))]
    }
    const g = field([{ side: 0, elements: line(4), order: 'A' }], { ...ownManoeuvres, map })
    expect(ends(g, 12)).toEqual([6, true])
    expect(ends(g, 14)).toEqual([4, false])
    const match = moving(
      [
        { side: 0, elements: line(4), order: 'A' },
        { side: 1, elements: '0,-12', facing: 4, order: 'B' },
      ],
      { ...ownManoeuvres, map },
    )
    expect(choicesOf(match)).toContain('step 2')
    play(match, 'shift', el(match, '0,0'))
    expect(choicesOf(match)).toContain(hex(match, '0,-1'))
  })

  test('DW-EX-64 DW-XI.21 a lizardman in the swamp may declare contact with a man on open ground, not the other way', () => {
    const units = [
      { side: 0, elements: '0,0', facing: 0, order: 'A' },
      { side: 1, card: 'lizardmen', elements: '1,0', facing: 3, order: 'A' },
    ]
    const setting = { map: 'field 4|1,0=swamp' }
    const g = field(units, setting)
    const [man, lizard] = [on(g, '0,0'), on(g, '1,0')]
    expect([mayDeclare(g, lizard, man), mayDeclare(g, man, lizard)]).toEqual([true, false])
    expect(touches(g, lizard, man)).toBe(false) // as long as he does not want it
    const match = matchAt(units, { ...setting, phase: 'melee' })
    expect(match.asked).toMatchObject({ decision: 'declareContacts', seats: [1] })
    play(match, choicesOf(match)[0])
    expect(touches(stateOf(match), lizard, man)).toBe(true)
  })

  test('DW-EX-64 DW-V.11 a wheel that sweeps a swamp is not possible', () => {
    const g = field([{ side: 0, elements: line(4), order: 'A' }], { map: 'field 12|3,-2=swamp' })
    expect(cannotWheel(g, moveOf(g, 0, MARCHING), wheels[0])).toBe('DW-V.11')
  })
})

import { BLOCKED } from '@hexarium/hex'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../content/armies/cards.ts'
import { groundOf } from '../../content/board/ground.ts'
import { advanceOf } from '../../rules/movement/advance.ts'
import { mayDeclare, touches } from '../../rules/movement/contact.ts'
import { MARCHING, moveOf } from '../../rules/movement/move.ts'
import { mayPass, stepCost } from '../../rules/movement/passage.ts'
import { field, hexAt, on } from '../table.ts'

const foot = cardNamed('footmen')
const horse = cardNamed('lancers')
const dwarf = cardNamed('arquebusiers')

/** The cost of a step to the east on a field with changes. */
function cost(changes: string, card = foot, loose = false, onRoad = false): number {
  const land = groundOf(`field 4|${changes}`)
  return stepCost(land, card, land.board.hex('0,0'), land.board.hex('1,0'), loose, onRoad)
}

describe('chapter XI', () => {
  test('DW-T4 DW-XI.1 terrain by its class', () => {
    const costs = ['rock', 'undergrowth', 'wood', 'sand', 'mud', 'ford'].map(kind => cost(`1,0=${kind}`))
    expect(costs).toEqual([4, 4, 4, 4, 6, 3])
    expect(['rock', 'wood', 'mud'].map(kind => cost(`1,0=${kind}`, foot, true))).toEqual([3, 3, 5])
    expect(cost('1,0=swamp')).toBe(BLOCKED)
  })

  test('DW-EX-58 DW-EX-60 DW-EX-61 DW-XI.5 uphill and downhill', () => {
    expect(cost('1,0=undergrowth 1,0=level1')).toBe(6)
    expect(cost('1,0=level1')).toBe(5)
    expect(cost('1,0=level2')).toBe(7)
    expect(cost('0,0=level1')).toBe(3)
    expect(cost('0,0=level2')).toBe(5)
    expect(cost('1,0=level3')).toBe(BLOCKED)
    expect(cost('0,0=level3')).toBe(BLOCKED)
  })

  test('DW-XI.6 water by size and depth', () => {
    const by = (card: number) => [1, 2, 3].map(depth => cost(`1,0=water${depth}`, card))
    expect(by(dwarf)).toEqual([BLOCKED, BLOCKED, BLOCKED])
    expect(by(foot)).toEqual([6, BLOCKED, BLOCKED])
    expect(by(horse)).toEqual([4, 6, BLOCKED])
  })

  test('DW-EX-63 DW-XI.7 a hedge costs three more', () => {
    expect(cost('0,0-1,0=hedge')).toBe(6)
    expect(cost('0,0-1,0=wall')).toBe(6)
  })

  test('DW-XI.8 AMB-37 roads, also uphill and through a swamp', () => {
    expect(cost('0,0=road 1,0=road 1,0=swamp', foot, false, true)).toBe(2)
    expect(cost('0,0=road 1,0=road', horse, false, true)).toBe(3)
    expect(cost('0,0=road 1,0=road 1,0=level1', foot, false, true)).toBe(4)
    expect(cost('0,0=road 1,0=road 1,0=mud', foot, false, false)).toBe(6)
    // from beside it, or across it, like the ground it leads over
    expect([cost('1,0=road 1,0=mud'), cost('1,0=road 1,0=swamp'), cost('1,0=road 1,0=water3')]).toEqual([
      6,
      BLOCKED,
      BLOCKED,
    ])
  })

  test('DW-EX-59 DW-V.5 the whole unit pays for its dearest element', () => {
    const g = field([{ side: 0, elements: '0,0 1,0 2,0 3,0', order: 'A' }], { map: 'field 8|0,-1=undergrowth' })
    const advance = advanceOf(g, moveOf(g, 0, MARCHING))
    expect(advance.cost[hexAt(g, '0,-1')]).toBe(4)
    expect(advance.cost[hexAt(g, '1,-1')]).toBe(3)
  })

  test('DW-XI.20 elements that cannot reach each other are not in contact', () => {
    const g = field(
      [
        { side: 0, elements: '0,0' },
        { side: 1, elements: '1,0' },
      ],
      { map: 'field 4|1,0=level3' },
    )
    expect(touches(g, 0, 1)).toBe(false)
    expect(mayDeclare(g, 0, 1) || mayDeclare(g, 1, 0)).toBe(false)
  })

  test('DW-EX-64 DW-XI.21 only who could enter the other field declares contact', () => {
    const g = field(
      [
        { side: 0, card: 'arquebusiers', elements: '0,0' },
        { side: 1, elements: '1,0' },
      ],
      { map: 'field 4|1,0=water1' },
    )
    expect(mayDeclare(g, on(g, '1,0'), on(g, '0,0'))).toBe(true)
    expect(mayDeclare(g, on(g, '0,0'), on(g, '1,0'))).toBe(false)
    expect(touches(g, 0, 1)).toBe(false)
    g.declared.push(on(g, '1,0'), on(g, '0,0'))
    expect(touches(g, 0, 1)).toBe(true)
  })

  test('DW-XI.2 manoeuvres ignore costs but not impassable ground', () => {
    const land = groundOf('field 4|1,0=mud 0,1=swamp')
    expect(mayPass(land, foot, land.board.hex('0,0'), land.board.hex('1,0'))).toBe(true)
    expect(mayPass(land, foot, land.board.hex('0,0'), land.board.hex('0,1'))).toBe(false)
  })
})

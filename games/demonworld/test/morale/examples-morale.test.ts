import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground, remove } from '../../elements.ts'
import { refuges } from '../../rules/morale/rout.ts'
import {
  CHARGE_TEST,
  LOSS_TEST,
  MISSILE_TEST,
  OBEDIENCE_TEST,
  OVERRUN_TEST,
  RALLY_TEST,
  standingOf,
} from '../../rules/morale/tests.ts'
import { foesAt } from '../../rules/movement/contact.ts'
import { DESTROYED, type Demonworld, NONE } from '../../state.ts'
import { line, type Played, stateOf } from '../examples.ts'
import { field, type Given, hexAt, matchAt, on } from '../table.ts'

const plain = (count: number, from: number) =>
  line(count, 0, from)
    .split(' ')
    .map(label => `${label}=P`)
    .join(' ')

/** Sum of the factors of a unit 0's test, and what the die must show. */
function test0(g: Demonworld, kind: number, ...foes: number[]): { total: number; needs: number } {
  const { total, value } = standingOf(g, { kind, unit: 0, foes })
  return { total, needs: value - total }
}

describe('chapter XV, the tests', () => {
  test('DW-EX-87 DW-XV.6 split 3 and 4, the three with leader and standard test', () => {
    const g = field([{ side: 0, elements: '0,0=L 1,0=S 2,0 5,0 6,0 7,0 8,0' }])
    const { group, total } = standingOf(g, { kind: MISSILE_TEST, unit: 0, foes: [] })
    expect([group.length, total]).toEqual([3, 5])
  })

  test('DW-EX-88 DW-XV.10 morale 10/16, eight elements, leader, standard: 10 without a die', () => {
    const g = field([{ side: 0, card: 'lightSwordbearers', elements: `0,0=L 1,0=S ${plain(6, 2)}` }])
    expect(test0(g, MISSILE_TEST)).toEqual({ total: 10, needs: 0 })
  })

  test('DW-EX-89 DW-XV.15 six elements, leader, two inflicted, one lost: 8, passes on 2', () => {
    const g = field([
      { side: 0, card: 'lightSwordbearers', elements: `0,0=L ${plain(5, 1)}`, losses: 1, slain: 2 },
      { side: 1, elements: '0,-1', facing: 4 },
    ])
    expect(test0(g, LOSS_TEST, 1)).toEqual({ total: 8, needs: 2 })
  })

  test('DW-EX-90 DW-XV.20 overrun twice with two losses each: two tests, each with −2', () => {
    const g = field([
      { side: 0, elements: plain(8, 0), losses: 2 },
      { side: 1, elements: '0,-1=P', facing: 4 },
    ])
    const losses = () =>
      standingOf(g, { kind: OVERRUN_TEST, unit: 0, foes: [1] }).factors.find(({ name }) => name === 'losses')?.value
    expect([losses(), test0(g, OVERRUN_TEST, 1).total]).toEqual([-2, 6])
    for (const label of ['6,0', '7,0']) remove(g, on(g, label), DESTROYED) // the second overrun counts its own losses
    expect([losses(), test0(g, OVERRUN_TEST, 1).total]).toEqual([-2, 4])
  })

  test('DW-EX-91 DW-XV.30 a charge at a fearsome enemy on Hold: 4 or more, with a commander of two stars 1', () => {
    const units: Given[] = [
      { side: 0, elements: `0,0=L 1,0=S ${plain(3, 2)}`, order: 'P' },
      { side: 1, card: 'berserkers', elements: '0,-5=P', facing: 4, order: 'H' },
    ]
    expect(test0(field(units), CHARGE_TEST, 1)).toEqual({ total: 5, needs: 4 })
    const led = field([...units, { side: 0, card: 'baslian', elements: '5,0', joins: 0 }])
    expect(test0(led, CHARGE_TEST, 1)).toEqual({ total: 8, needs: 1 })
  })

  test('DW-EX-92 DW-XV.50 rally: five elements in one group with their standard need 3', () => {
    const g = field([{ side: 0, elements: `0,0=S ${plain(4, 1)}`, routing: true }])
    expect(test0(g, RALLY_TEST)).toEqual({ total: 6, needs: 3 })
  })

  /** Nine with a Hold order, an enemy before them; the obedience die falls like this. */
  function obeying(first: string, die: number): Played {
    const match = matchAt(
      [
        { side: 0, card: 'orcGuard', elements: `0,0=${first} ${plain(8, 1)}` },
        { side: 1, elements: '2,-3=L', facing: 1 },
      ],
      { phase: 'orders', rules: { specialFigures: first === 'L' } },
    )
    play(match, '0>everyone 3', '0>ready', '1>everyone 0', `1>ready =${die}`)
    return match
  }

  const raged = (match: Played) => stateOf(match).impetuous[0]

  test('DW-EX-93 DW-XV.40 b 14, nine on Hold: 8, impetuous on a 6 only', () => {
    const foe: Given = { side: 1, elements: '2,-3=P', facing: 4 }
    const g = field([{ side: 0, card: 'orcGuard', elements: `0,0=P ${plain(8, 1)}`, order: 'H' }, foe])
    expect(test0(g, OBEDIENCE_TEST, 1).total).toBe(8)
    expect([5, 6].map(die => raged(obeying('P', die)))).toEqual([false, true])
  })

  test('DW-EX-93 AMB-42 a leader takes one off a 6, or adds one to a 5', () => {
    const six = obeying('L', 6)
    expect(choicesOf(six)).toEqual(['obey', 'rage'])
    play(six, 'obey')
    expect(raged(six)).toBe(false)
    const five = obeying('L', 5)
    expect(choicesOf(five)).toEqual(['obey', 'rage'])
    play(five, 'rage')
    expect(raged(five)).toBe(true)
    expect(obeying('L', 4).asked?.decision).not.toBe('obeyOrRage')
  })
})

describe('chapter XV, routs', () => {
  const edges = ['south', 'north']
  const enemies = '0,-1 1,-1 2,-1 3,-1 5,0 4,1 3,2 -2,3 -1,3 0,3'
  const here = { unit: 0, element: NONE, first: false, gone: [] }
  const behind = ['-1,1', '0,1', '1,1', '2,1']

  const surrounded = (more: Given[] = [], card = 'footmen') =>
    field(
      [{ side: 0, card, elements: '0,0 1,0 2,0', routing: true }, { side: 1, elements: enemies, facing: 4 }, ...more],
      { edges },
    )

  test('DW-EX-94 DW-XV.61 DW-XV.62 the way out leads past the enemies below and ends beside none', () => {
    const g = surrounded()
    const { board } = ground(g)
    for (const label of ['0,0', '1,0', '2,0']) {
      const found = refuges(g, here, on(g, label))
      for (const to of found) {
        expect(foesAt(g, on(g, label), to)).toBe(0)
        expect(board.r[to]).toBeGreaterThan(3) // beyond the row of the lower enemies
      }
    }
  })

  /** The gap in the lower enemies closed, and both ways round them. */
  const walls: Given = { side: 1, elements: '-3,3 -3,2 -3,1 -2,0 -1,-1 1,3 2,3 4,-1 5,-1', facing: 4 }

  test('DW-EX-94 failing that, the free fields behind', () => {
    const g = surrounded([walls])
    const { board } = ground(g)
    for (const label of ['0,0', '1,0', '2,0']) {
      const found = refuges(g, here, on(g, label)).map(to => board.labels[to])
      expect(behind).toEqual(expect.arrayContaining(found))
    }
  })

  test('DW-EX-94 an enemy who regroups into contact with them destroys them as well', () => {
    const match = matchAt(
      [
        { side: 0, elements: '1,0', routing: true },
        { side: 0, elements: '5,0=L', engaged: true, phases: 1 },
        { side: 1, elements: '5,-1=P 3,-1=P', facing: 4, engaged: true, phases: 1 },
      ],
      { edges, phase: 'melee' },
    )
    while (match.asked?.decision === 'declareStrikes') play(match, 'done')
    while (match.asked?.seats[0] !== 1) play(match, 'done')
    play(match, `element ${on(stateOf(match), '3,-1')}`, `hex ${hexAt(stateOf(match), '2,-1')}`, 'facing 4')
    expect(told(play(match, 'done'), 'caught')).toEqual([[0, hexAt(stateOf(match), '1,0')]])
  })

  test('DW-EX-94 if friends stand there, all are destroyed', () => {
    const friends: Given = {
      side: 0,
      elements: `${behind.join(' ')} -1,0 3,0 4,-1 0,2 1,2 -1,2`,
      facing: 1,
      engaged: true,
    }
    const match = matchAt(
      [
        { side: 0, elements: '0,0 1,0 2,0', routing: true },
        { side: 1, elements: enemies, facing: 4, engaged: true },
        friends,
      ],
      { edges },
    )
    const events = play(match, 'everyone')
    expect(told(events, 'caught').length).toBe(3)
  })
})

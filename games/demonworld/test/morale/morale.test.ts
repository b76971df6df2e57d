import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../elements.ts'
import { refuges } from '../../rules/morale/rout.ts'
import {
  CHARGE_TEST,
  LOSS_TEST,
  MISSILE_TEST,
  OBEDIENCE_TEST,
  RALLY_TEST,
  standingOf,
} from '../../rules/morale/tests.ts'
import { provokers } from '../../rules/orders/obedience.ts'
import { type Demonworld, NONE } from '../../state.ts'
import { field, hexAt, matchAt, on, places } from '../table.ts'

const stateOf = (match: ReturnType<typeof matchAt>) => match.state as Demonworld
const el = (match: ReturnType<typeof matchAt>, label: string) => `element ${on(stateOf(match), label)}`
const line = (n: number, r = 0, from = 0) => Array.from({ length: n }, (_, i) => `${from + i},${r}`)

describe('factors', () => {
  test('DW-EX-87 DW-XV.6 the group with the better total tests', () => {
    const g = field([{ side: 0, elements: '0,0=L 1,0=S 2,0 5,0 6,0 7,0 8,0' }])
    const { group, total } = standingOf(g, { kind: MISSILE_TEST, unit: 0, foes: [] })
    expect([group.length, total]).toEqual([3, 5])
  })

  test('DW-EX-88 DW-XV.10 eight elements, leader and standard: 10', () => {
    const g = field([{ side: 0, card: 'lightSwordbearers', elements: `0,0=L 1,0=S ${line(6, 0, 2).join(' ')}` }])
    const { total, value } = standingOf(g, { kind: MISSILE_TEST, unit: 0, foes: [] })
    expect([total, value]).toEqual([10, 10])
  })

  test('DW-EX-89 DW-XV.15 own and enemy losses count', () => {
    const g = field([
      { side: 0, card: 'lightSwordbearers', elements: `0,0=L ${line(5, 0, 1).join(' ')}`, losses: 1, slain: 2 },
      { side: 1, elements: '0,-1', facing: 4 },
    ])
    const { total, value } = standingOf(g, { kind: LOSS_TEST, unit: 0, foes: [1] })
    expect([total, value - total]).toEqual([8, 2])
  })

  test('DW-EX-91 DW-XV.30 a charge at a more fearsome enemy on hold', () => {
    const units = [
      { side: 0, elements: `0,0=L 1,0=S ${line(3, 0, 2).join(' ')}`, order: 'P' },
      { side: 1, card: 'berserkers', elements: '0,-5=P', facing: 4, order: 'H' },
    ]
    const occasion = { kind: CHARGE_TEST, unit: 0, foes: [1] }
    const { total, value } = standingOf(field(units), occasion)
    expect([total, value - total]).toEqual([5, 4])
    const led = standingOf(field([...units, { side: 0, card: 'baslian', elements: '5,0', joins: 0 }]), occasion)
    expect([led.total, led.value - led.total]).toEqual([8, 1])
  })

  test('DW-EX-92 DW-XV.50 rally: five elements with their standard', () => {
    const g = field([{ side: 0, elements: `0,0=S ${line(4, 0, 1).join(' ')}`, routing: true }])
    const { total, value } = standingOf(g, { kind: RALLY_TEST, unit: 0, foes: [] })
    expect([total, value - total]).toEqual([6, 3])
  })

  test('DW-EX-93 DW-XV.40 AMB-42 obedience: the leader may tip it either way', () => {
    const nine = line(8, 0, 1).join(' ')
    const foe = { side: 1, elements: '2,-3=P', facing: 4 }
    const occasion = { kind: OBEDIENCE_TEST, unit: 0, foes: [1] }
    const plain = standingOf(
      field([{ side: 0, card: 'orcGuard', elements: `0,0=P ${nine}`, order: 'H' }, foe]),
      occasion,
    )
    expect([plain.total, plain.value, plain.free]).toEqual([8, 14, []])
    const led = standingOf(field([{ side: 0, card: 'orcGuard', elements: `0,0=L ${nine}`, order: 'H' }, foe]), occasion)
    expect([led.total, led.free]).toEqual([8, [1]])
  })

  test('DW-T3 the war banner lowers the first morale value while its bearer is in the group', () => {
    const g = field([{ side: 1, card: 'lightSwordbearers', elements: '0,0=S 1,0 2,0', item: 'warBanner' }])
    expect(standingOf(g, { kind: MISSILE_TEST, unit: 0, foes: [] }).value).toBe(8)
    const lost = field([{ side: 1, card: 'lightSwordbearers', elements: '0,0=L 1,0 2,0', item: 'warBanner' }])
    expect(standingOf(lost, { kind: MISSILE_TEST, unit: 0, foes: [] }).value).toBe(10)
  })
})

describe('obedience', () => {
  test('DW-XV.40 only ordered units with an enemy before them, three fields away or nearer', () => {
    const own = { side: 0, elements: line(4).join(' '), order: 'H' }
    const far = (elements: string, more = {}) =>
      provokers(
        field([
          { ...own, ...more },
          { side: 1, elements, facing: 4 },
        ]),
        0,
      )
    expect(far('2,-3')).toEqual([1])
    expect(far('2,-4')).toEqual([])
    expect(far('1,3')).toEqual([])
    expect(far('2,-3', { elements: '0,0 1,0 3,0 4,0' })).toEqual([])
    expect(far('2,-3', { elements: '0,0 0,1 0,2 0,3' })).toEqual([])
  })

  test('DW-EX-93 with a die of 5 the owner may choose to rage', () => {
    const match = matchAt(
      [
        { side: 0, card: 'orcGuard', elements: `0,0=L ${line(7, 0, 1).join(' ')} 0,1`, order: 'H' },
        { side: 1, card: 'nobleFoot', elements: '2,-3=L', facing: 4 },
      ],
      { phase: 'orders' },
    )
    play(match, '0>everyone 3', '0>ready', '1>ready =5')
    expect(choicesOf(match)).toEqual(['obey', 'rage'])
    play(match, 'rage')
    expect(stateOf(match).impetuous[0]).toBe(true)
    expect(stateOf(match).prey[0]).toBe(1)
  })
})

describe('routs', () => {
  test('DW-EX-94 DW-XV.61 DW-XV.62 AMB-22 no rout move ends in contact', () => {
    const g = field(
      [
        { side: 0, elements: '0,0 1,0 2,0', routing: true },
        { side: 1, elements: '0,-1 1,-1 2,-1 3,-1 5,0 4,1 3,2 -2,3 -1,3 0,3', facing: 4 },
      ],
      { edges: ['south', 'north'] },
    )
    const here = { unit: 0, element: NONE, first: false, gone: [] }
    for (const label of ['0,0', '1,0', '2,0']) {
      const found = refuges(g, here, on(g, label))
      for (const hex of found)
        for (const foe of g.at.slice(3)) expect(ground(g).board.distance(hex, foe)).toBeGreaterThan(1)
      expect(found.length).toBeGreaterThan(0)
    }
  })

  test('DW-XV.62 boxed in and in contact: destroyed', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0', routing: true },
        { side: 0, elements: '5,5' },
        { side: 1, elements: '1,0 1,-1 0,-1 -1,0 -1,1 0,1', facing: 4 },
      ],
      { edges: ['south', 'north'] },
    )
    const events = play(match, 'everyone')
    expect(told(events, 'caught').length).toBe(1)
  })

  test('DW-XV.64 elements that reach their own edge are gone', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,10 1,10 3,3', routing: true },
        { side: 1, elements: '0,-5', facing: 4 },
      ],
      { edges: ['south', 'north'] },
    )
    const events = play(match, 'everyone')
    expect(told(events, 'flees').length).toBe(2)
  })

  test('DW-XV.63 the best group rallies alone, the others come back to it or are given up', () => {
    const match = matchAt(
      [
        { side: 0, card: 'berserkers', elements: '0,0=L 1,0 2,0 3,0 4,0 0,4', routing: true },
        { side: 1, elements: '0,-8', facing: 4 },
      ],
      { phase: 'rally', edges: ['south', 'north'] },
    )
    play(match, 'unit 0 =6')
    const g = stateOf(match)
    expect(g.routs[on(g, '0,4')]).toBe(true)
    expect(g.routs[on(g, '0,0')]).toBe(false)
    while (match.asked?.decision !== 'fleeNext') play(match, choicesOf(match).at(-1)!)
    expect(g.order[0]).toBe(3)
    play(match, el(match, '0,4'))
    expect(choicesOf(match)).toContain('giveUp')
    play(match, choicesOf(match)[0])
    expect(g.routs.every(r => !r)).toBe(true)
  })

  test('DW-XV.30 who fails a charge test does not come nearer', () => {
    const match = matchAt([
      { side: 0, elements: line(4).join(' '), order: 'A' },
      { side: 1, card: 'trolls', elements: '1,-4=P 2,-4=P 1,-5=P', facing: 4, order: 'B' },
    ])
    while (match.asked?.decision !== 'chooseMover' || match.asked.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
    play(match, 'unit 0')
    const g = stateOf(match)
    expect(choicesOf(match)).not.toContain(`advance ${hexAt(g, '0,-3')}`)
    play(match, 'charge 1 =1')
    expect(g.shuns[0]).toBe(1)
    expect(choicesOf(match).filter(choice => choice.startsWith('advance'))).toEqual([])
    expect(places(g, 0).length).toBe(4)
  })
})

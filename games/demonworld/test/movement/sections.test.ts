import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { HOLD_ORDER } from '../../content/tables.ts'
import { LOSS_TEST, MISSILE_TEST, standingOf } from '../../rules/morale/tests.ts'
import { isDeclared } from '../../rules/movement/contact.ts'
import { beginHold, watchGoal } from '../../rules/victory.ts'
import { el, hex, line, moving, type Played, stateOf } from '../examples.ts'
import { field, formerlyAt, type Given, matchAt, on, type Setting } from '../table.ts'

const own: Setting = { rules: { specialFigures: false, morale: false } }
const foot = (side: number, elements: string, more: Partial<Given> = {}): Given => ({
  side,
  elements,
  facing: side === 0 ? 1 : 4,
  order: 'A',
  ...more,
})

describe('sections of the movement phase', () => {
  const asked = (match: Played) => [match.asked?.decision, match.asked?.seats]

  test('DW-V.25 who has fewer units of the order chooses whether they go first or second', () => {
    const units = [foot(0, line(4, 6)), foot(1, line(4, -6)), foot(1, line(4, -9))]
    const match = matchAt(units, own)
    expect([asked(match), choicesOf(match)]).toEqual([
      ['chooseSequence', [0]],
      ['first', 'second'],
    ])
    expect(told(play(match, 'second'), 'sequence')).toEqual([[1]])
    expect([asked(match), choicesOf(match)]).toEqual([
      ['chooseMover', [1]],
      ['unit 1', 'unit 2', 'done'],
    ])
    const other = matchAt([foot(0, line(4, 6)), foot(0, line(4, 9)), foot(1, line(4, -6))], own)
    expect(asked(other)).toEqual(['chooseSequence', [1]])
    play(other, 'second')
    expect(asked(other)).toEqual(['chooseMover', [0]])
  })

  test('DW-V.25 nobody chooses where only one side has units of the order', () => {
    const match = matchAt([foot(0, line(4, 6)), foot(1, line(4, -6), { order: 'P' })], own)
    expect(asked(match)).toEqual(['chooseMover', [1]])
    play(match, 'done')
    expect(asked(match)).toEqual(['chooseMover', [0]])
  })

  test('DW-V.25 AMB-07 equal numbers are rolled for, and the higher die moves first, or chooses where the table says so', () => {
    const units = (order: string) => [foot(0, line(4, 6), { order }), foot(1, line(4, -6), { order })]
    const winner = (dice: string, tieWinnerChooses = false) => {
      const match = matchAt([...units('A'), foot(0, line(4, 9), { order: 'P' })], {
        rules: { specialFigures: false, morale: false, tieWinnerChooses },
      })
      play(match, `done =${dice}`)
      return asked(match)
    }
    expect([winner('5 2'), winner('2 5'), winner('3 3 1 6')]).toEqual([
      ['chooseMover', [0]],
      ['chooseMover', [1]],
      ['chooseMover', [1]],
    ])
    expect([winner('5 2', true), winner('2 5', true)]).toEqual([
      ['chooseSequence', [0]],
      ['chooseSequence', [1]],
    ])
  })

  test('DW-V.25 units of the order count, also those that somebody has caught before it was their turn', () => {
    const units = [
      foot(0, line(4, 9), { order: 'B' }),
      foot(0, line(4)),
      foot(0, line(4, 3)),
      foot(0, '-6,-5 -5,-5', { order: 'P' }),
      foot(1, '-6,-6 -5,-6'),
      foot(1, line(4, -9)),
    ]
    const match = matchAt(units, own)
    play(match, 'done =2 5')
    expect(asked(match)).toEqual(['chooseMover', [1]])
    const other = matchAt(units, own)
    play(other, 'done =5 2')
    expect(asked(other)).toEqual(['chooseMover', [0]])
    const former = formerlyAt(units, own)
    play(former, 'done')
    expect(asked(former)).toEqual(['chooseSequence', [1]])
    const three = matchAt([...units, foot(1, line(4, -11))], own)
    play(three, 'done')
    expect(asked(three)).toEqual(['chooseSequence', [0]])
  })

  test('DW-V.31 shifts bring a unit with the order for it into contact, forward; others stay away', () => {
    const steps = (order: string) => {
      const match = moving([foot(0, line(4), { order }), foot(1, '0,-2 9,-9', { order: 'H' })], own)
      play(match, 'shift', el(match, '0,0'))
      return choicesOf(match).includes(hex(match, '0,-1'))
    }
    expect(['B', 'P', 'A', 'H'].map(steps)).toEqual([false, true, true, false])
  })

  test('DW-V.40 DW-V.41 AMB-08 who is met reacts, unless it has had its turn or fights since an earlier round', () => {
    const met = (more: Partial<Given>) => {
      const match = moving(
        [foot(0, line(4)), foot(1, line(4, -2), { order: 'H', ...more }), foot(1, '9,-11', { order: 'H' })],
        own,
      )
      play(match, 'step 2')
      return [match.asked?.decision, match.asked?.seats[0]]
    }
    expect(met({})).toEqual(['moveUnit', 1])
    expect(met({ order: 'P' })).not.toEqual(['moveUnit', 1])
    expect(met({ engaged: true })).not.toEqual(['moveUnit', 1])
  })
})

describe('loss tests', () => {
  test('DW-XV.15 both sides test with what they lost and slew, the loser first', () => {
    const apart = (r: number) => [0, 2, 4, 6].map(q => `${q},${r}`).join(' ')
    const match = matchAt([foot(0, apart(0)), foot(1, apart(-1))], {
      phase: 'melee',
      rules: { specialFigures: false, secondAttack: false },
    })
    play(match, 'everyone')
    // four pairs strike at once: side 0 hits three times, side 1 once
    const events = play(match, 'everyone =1 1 1 20 1 20 20 20 6 6')
    const tests = told(events, 'test')
    expect(tests.map(([kind, unit]) => [kind, unit])).toEqual([
      [LOSS_TEST, 1],
      [LOSS_TEST, 0],
    ])
    // they stand apart, so each group is one element: three lost and one slain, one lost and three slain
    expect(tests.map(([, , factors]) => factors)).toEqual([1 - 3 + 1, 1 - 1 + 3])
    expect([stateOf(match).losses.slice(0, 2), stateOf(match).slain.slice(0, 2)]).toEqual([
      [1, 3],
      [3, 1],
    ])
  })

  test('DW-XV.15 only units with losses test, and only against enemies that are left', () => {
    const match = matchAt([foot(0, line(4), { card: 'elves' }), foot(1, '0,-1=P')], {
      phase: 'melee',
      rules: { specialFigures: false, secondAttack: false },
    })
    const events = play(match, 'everyone =1')
    expect(told(events, 'falls')).toHaveLength(1)
    expect(told(events, 'test')).toEqual([])
  })

  test('DW-XV.6 a commander apart is no group that tests', () => {
    const g = field([foot(0, '0,0=P 1,0'), { side: 0, card: 'baslian', elements: '9,0', joins: 0 }])
    const { group, total } = standingOf(g, { kind: MISSILE_TEST, unit: 0, foes: [] })
    expect([group, total]).toEqual([[0, 1], 2])
  })
})

describe('rallied halves, mounds, declared contacts', () => {
  test('DW-XV.63 a unit of which a part has rallied holds; one that routs wholly has no order', () => {
    const order = (routs: readonly boolean[]) => {
      const match = matchAt([foot(0, line(4), { routing: true }), foot(1, '0,-11')], {
        phase: 'rally',
        rules: { specialFigures: false },
      })
      const g = stateOf(match)
      routs.forEach((rout, e) => {
        g.routs[e] = rout
      })
      while (match.asked && stateOf(match).round < 2) play(match, choicesOf(match).at(-1)!)
      return stateOf(match).order[0]
    }
    expect([order([true, true, false, false]), order([true, true, true, true])]).toEqual([HOLD_ORDER, -1])
  })

  test('DW-XVI.2 the hold begins with orcs alone on the mound and ends with them gone or an imperial there', () => {
    const battle = (units: readonly Given[]) =>
      stateOf(matchAt(units, { battle: 'kalBenokk', map: '1r 4r/2 3', phase: 'orders', rules: { morale: false } }))
    const orc: Given = { side: 1, card: 'orcGuard', elements: '4/D12=P 4/D13', order: 'H' }
    const away: Given = { side: 0, card: 'nobleFoot', elements: '1/H9=P 1/H10', order: 'H' }
    const g = battle([away, orc])
    expect(g.mound).toBe(true)
    watchGoal(g)
    expect(g.mound).toBe(true)
    const contested = battle([{ ...away, elements: '4/E10=P 1/H10' }, orc])
    expect(contested.mound).toBe(false)
    const left = battle([away, orc])
    left.on[left.at[2]] = -1
    left.on[left.at[3]] = -1
    watchGoal(left)
    expect(left.mound).toBe(false)
    const general = battle([away, { ...orc, card: 'kruuk', elements: '4/D12' }])
    beginHold(general)
    expect(general.mound).toBe(false)
  })

  test('DW-XI.21 a declared contact holds between the two who declared it, whoever asks, and nobody else', () => {
    const g = field([foot(0, '0,0=P 1,0'), foot(1, '0,-1=P 1,-1')], own)
    const [a, b, c, d] = ['0,0', '1,0', '0,-1', '1,-1'].map(label => on(g, label))
    g.declared = [a, c, b, d]
    expect([isDeclared(g, a, c), isDeclared(g, c, a), isDeclared(g, b, d), isDeclared(g, d, b)]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([isDeclared(g, a, d), isDeclared(g, b, c), isDeclared(g, c, b), isDeclared(g, a, b)]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

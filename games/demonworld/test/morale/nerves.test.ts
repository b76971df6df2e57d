import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { HOLD_ORDER } from '../../content/tables.ts'
import { cannotTestCharge } from '../../rules/morale/charge.ts'
import { driveOf, preysOf } from '../../rules/morale/rage.ts'
import { MISSILE_TEST } from '../../rules/morale/tests.ts'
import { HOLDING, isDaunted, MARCHING, moveOf, RAGING } from '../../rules/movement/move.ts'
import { takesOrders } from '../../rules/movement/units.ts'
import { provokers } from '../../rules/orders/obedience.ts'
import { type Demonworld, NO_ORDER } from '../../state.ts'
import { line, stateOf } from '../examples.ts'
import { field, type Given, hexAt, matchAt, type Setting } from '../table.ts'

describe('charge tests', () => {
  // berserkers have fear 2, footmen 1
  const shy = (own: Partial<Given> = {}, foe: Partial<Given> = {}, setting: Setting = {}) =>
    field(
      [
        { side: 0, elements: line(4), order: 'A', ...own },
        { side: 1, card: 'berserkers', elements: '0,-3=P 1,-3', facing: 4, order: 'H', ...foe },
      ],
      setting,
    )

  test('DW-XV.30 AMB-33 only a more fearsome enemy daunts, and only where morale is played', () => {
    expect(isDaunted(shy(), 0, 1)).toBe(true)
    expect(isDaunted(shy({}, { card: 'footmen' }), 0, 1)).toBe(false)
    expect(isDaunted(shy({ card: 'berserkers' }), 0, 1)).toBe(false)
    expect(isDaunted(shy({}, {}, { rules: { morale: false } }), 0, 1)).toBe(false)
    expect(isDaunted(shy({ impetuous: true, order: undefined } as Partial<Given>), 0, 1)).toBe(false)
  })

  test('DW-XV.30 who routs daunts nobody, and who fights already fears nobody more', () => {
    expect(isDaunted(shy({}, { routing: true }), 0, 1)).toBe(false)
    expect(isDaunted(shy({}, { elements: '0,-1=P 1,-1' }), 0, 1)).toBe(false)
    const passed = shy()
    passed.dares[0] = 1
    expect(isDaunted(passed, 0, 1)).toBe(false)
    const failed = shy({}, { routing: true })
    failed.shuns[0] = 1
    expect(isDaunted(failed, 0, 1)).toBe(true)
  })

  test('DW-XV.30 the test comes first in a move, once, for an enemy within reach', () => {
    const may = (g: Demonworld, more = {}, mode = MARCHING) =>
      cannotTestCharge(g, { ...moveOf(g, 0, mode), ...more }, 1)
    expect(may(shy())).toBeUndefined()
    expect(may(shy(), { spent: 3 })).toBe('DW-XV.30')
    expect(may(shy(), { used: 1 })).toBe('DW-XV.30')
    expect(may(shy(), {}, HOLDING)).toBe('DW-XV.30')
    expect(may(shy({ order: 'B' }))).toBe('DW-V.31')
    expect(may(shy({ order: 'P' }))).toBeUndefined()
    expect(may(shy({}, { elements: '0,-12=P' }))).toBe('DW-XV.30')
    expect(cannotTestCharge(shy(), moveOf(shy(), 0, MARCHING), 0)).toBe('DW-XV.30')
    expect(cannotTestCharge(shy(), moveOf(shy(), 0, MARCHING), 7)).toBe('DW-XV.30')
    const again = shy()
    again.dares[0] = 1
    expect(may(again)).toBe('DW-XV.30')
    const before = shy()
    before.shuns[0] = 1
    expect(may(before)).toBe('DW-XV.30')
  })

  test('DW-XV.30 at 18 points eleven fields are within reach of the test, twelve are not', () => {
    const far = (distance: number) => {
      const g = shy({ elements: '0,0 1,0 2,0 3,0' }, { elements: `0,${-distance}=P` }, { map: 'field 20' })
      return cannotTestCharge(g, moveOf(g, 0, MARCHING), 1)
    }
    expect([far(10), far(11), far(12)]).toEqual([undefined, undefined, 'DW-XV.30'])
  })
})

describe('obedience', () => {
  const near = (own: Partial<Given>, foe: Partial<Given> = {}, setting: Setting = {}) =>
    provokers(
      field(
        [
          { side: 0, elements: line(4), order: 'H', ...own },
          { side: 1, elements: '1,-3', facing: 4, ...foe },
        ],
        setting,
      ),
      0,
    )

  test('DW-XV.40 commanders, units that fight, rout or rage are not provoked', () => {
    expect(near({})).toEqual([1])
    expect(near({ card: 'gordan', elements: '0,0' })).toEqual([])
    expect(near({ engaged: true })).toEqual([])
    expect(near({ routing: true })).toEqual([])
    expect(near({ impetuous: true })).toEqual([])
    expect(near({}, { elements: '1,-3 1,-1' })).toEqual([])
    expect(near({}, { card: 'gordan' })).toEqual([1])
  })

  test('DW-XV.40 an enemy nobody sees, or nobody could walk to, provokes nobody', () => {
    const wall = Array.from({ length: 13 }, (_, i) => `${i - 5},-2=wood`).join(' ')
    expect(near({}, {}, { map: `field 12|${wall}` })).toEqual([])
    const moat = Array.from({ length: 23 }, (_, i) => `${i - 10},-2=water3`).join(' ')
    expect(near({}, {}, { map: `field 12|${moat}` })).toEqual([])
    const bridge = moat.replace(' 1,-2=water3', ' 1,-2=open')
    expect(near({}, {}, { map: `field 12|${bridge}` })).toEqual([1])
  })

  test('DW-XV.2 DW-XV.40 a low die obeys, a high one rages and the order is gone', () => {
    const at = (die: number) => {
      const match = matchAt(
        [
          { side: 0, card: 'orcGuard', elements: `0,0=P ${line(8, 0, 1)}`, order: 'H' },
          { side: 1, card: 'gordan', elements: '2,-3', facing: 4 },
        ],
        { phase: 'orders', rules: { specialFigures: false } },
      )
      const events = play(match, `0>everyone ${HOLD_ORDER}`, `0>ready =${die}`)
      return { tests: told(events, 'test'), rage: told(events, 'impetuous'), g: stateOf(match) }
    }
    const calm = at(1)
    expect([calm.tests[0].at(-1), calm.rage, calm.g.impetuous[0], calm.g.order[0]]).toEqual([1, [], false, HOLD_ORDER])
    const mad = at(6)
    expect([mad.tests[0].at(-1), mad.rage, mad.g.impetuous[0], mad.g.order[0]]).toEqual([0, [[0, 1]], true, NO_ORDER])
    expect([takesOrders(calm.g, 0), takesOrders(mad.g, 0)]).toEqual([true, false])
  })
})

describe('impetuous units', () => {
  const raging = (own: Partial<Given>, foes: readonly Partial<Given>[], setting: Setting = {}) => {
    const g = field(
      [
        { side: 0, elements: line(4), impetuous: true, ...own },
        ...foes.map(foe => ({ side: 1, elements: '0,-6', facing: 4, ...foe })),
      ],
      setting,
    )
    return { g, drive: driveOf(g, moveOf(g, 0, RAGING)) }
  }

  test('DW-XV.71 DW-XV.73 AMB-38 the one that provoked it, else the nearest', () => {
    const prey = (more: Partial<Given>, foes: readonly Partial<Given>[]) => preysOf(raging(more, foes).g, 0)
    const two = [{ elements: '0,-8' }, { elements: '2,-4' }]
    expect(prey({}, two)).toEqual([2])
    expect(prey({ prey: 1 }, two)).toEqual([1])
    expect(prey({ prey: 1 }, [{ elements: '0,-8', routing: true }, { elements: '2,-4' }])).toEqual([2])
    expect(prey({ prey: 1 }, [{ elements: '2,-4', routing: true }])).toEqual([1])
  })

  test('DW-XV.71 in ranks it advances to where most come into contact, or as near as it gets', () => {
    const far = raging({ prey: 1 }, [{ elements: '0,-9' }])
    const labels = far.drive!.advance.map(hex => far.g.at.length && hex)
    expect(labels).toEqual([hexAt(far.g, '0,-6')])
    expect([far.drive!.march, far.drive!.step, far.drive!.wheel, far.drive!.turn]).toEqual([[], [], [], []])
    const near = raging({ prey: 1 }, [{ elements: '1,-4 2,-4' }])
    // three of four touch the two there
    for (const hex of near.drive!.advance) expect([hexAt(near.g, '0,-3'), hexAt(near.g, '1,-3')]).toContain(hex)
  })

  test('DW-XV.71 in a column every step that comes nearer, none that does not', () => {
    const { drive } = raging({ prey: 1, elements: '0,0 0,1 0,2 0,3:2' }, [{ elements: '4,-8' }])
    expect(drive!.advance).toEqual([])
    const directions = new Set(drive!.march.map(({ direction }) => direction))
    expect([...directions].sort()).toEqual([1, 2])
    const aside = raging({ prey: 1, elements: '0,0 0,1 0,2 0,3:2' }, [{ elements: '9,0' }])
    expect([...new Set(aside.drive!.march.map(({ direction }) => direction))].sort()).toEqual([0])
  })

  test('DW-XV.71 with the prey behind it turns or wheels towards it', () => {
    const { drive } = raging({ prey: 1 }, [{ elements: '0,8' }])
    expect([drive!.advance, drive!.march, drive!.step]).toEqual([[], [], []])
    expect(drive!.turn).toContain(3)
    expect(drive!.turn).not.toContain(0)
    const side = raging({ prey: 1 }, [{ elements: '-8,2' }])
    expect(side.drive!.turn.length + side.drive!.wheel.length).toBeGreaterThan(0)
  })

  test('DW-XV.71 without an enemy nothing drives it, and who does not rage is not driven', () => {
    const g = field([
      { side: 0, elements: line(4), order: 'A' },
      { side: 1, elements: '0,-6', facing: 4 },
    ])
    expect(driveOf(g, moveOf(g, 0, MARCHING))).toBeUndefined()
    const alone = field([{ side: 0, elements: line(4), impetuous: true }])
    expect(driveOf(alone, moveOf(alone, 0, RAGING))).toBeUndefined()
  })

  test('DW-XV.71 it is offered what it is driven to and nothing else', () => {
    const match = matchAt([
      { side: 0, elements: line(4), impetuous: true, prey: 1 },
      { side: 1, elements: '0,-9', facing: 4, order: 'H' },
    ])
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['moveUnit', [0]])
    expect(choicesOf(match)).toEqual([`advance ${hexAt(stateOf(match), '0,-6')}`])
    expect(refusal(match, 'step 3').rule).toBe('DW-XV.71')
    expect(refusal(match, 'wheel 0').rule).toBe('DW-XV.71')
    expect(refusal(match, 'charge 1').rule).toBe('DW-XV.71')
  })
})

describe('tests under fire', () => {
  test('DW-XV.10 who loses elements to shots tests; who fails routs and flees at once, who passes stays', () => {
    const shot = (die: number) => {
      const match = matchAt(
        [
          { side: 0, card: 'arquebusiers', elements: '0,0=P 1,0', order: 'H' },
          { side: 1, elements: '0,-3=P 1,-3 2,-3', facing: 4, order: 'H' },
        ],
        { phase: 'secondFire', rules: { specialFigures: false } },
      )
      const events = play(match, 'unit 0', 'everyone', 'fire =1 20', `done =${die}`)
      return { match, g: stateOf(match), tests: told(events, 'test'), routs: told(events, 'routs') }
    }
    const stays = shot(6)
    expect([stays.tests.map(test => [test[0], test[1], test[3], test[5]]), stays.routs]).toEqual([
      [[MISSILE_TEST, 1, 6, 1]],
      [],
    ])
    expect(stays.g.routs.some(rout => rout)).toBe(false)
    const flees = shot(1)
    expect([flees.tests[0][5], flees.routs]).toEqual([0, [[1]]])
    expect([flees.match.asked?.decision, flees.match.asked?.seats]).toEqual(['fleeNext', [1]])
    expect([flees.g.routs.slice(3), flees.g.order[1]]).toEqual([[true, true], NO_ORDER])
  })
})

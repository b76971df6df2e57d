import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground, lift } from '../elements.ts'
import { RIGHT_WING, scoutingFactor } from '../rules/armies/flank-march.ts'
import { regroupFields } from '../rules/melee/regroup.ts'
import { refuges } from '../rules/morale/rout.ts'
import { CHARGE_TEST, OBEDIENCE_TEST, standingOf } from '../rules/morale/tests.ts'
import { columnMarches } from '../rules/movement/column.ts'
import { MARCHING, moveOf } from '../rules/movement/move.ts'
import { inWedge, isOrdered } from '../rules/movement/units.ts'
import { inControl } from '../rules/orders/command.ts'
import { AWAY, type Demonworld, MOVEMENT } from '../state.ts'
import { el, formerly, hex, stateOf, until } from './examples.ts'
import { field, type Given, hexAt, matchAt, on } from './table.ts'

/** Sentences of the book that were found when it was read again, whole. Each was played otherwise before rules 8. */

const factorNamed = (factors: readonly { name: string; value: number }[], wanted: string) =>
  factors.find(({ name }) => name === wanted)?.value ?? 0

describe('special figures and commanders', () => {
  const calm = { rules: { morale: false } }
  const foe: Given = { side: 1, elements: '0,-2=P 1,-2 2,-2', facing: 4, order: 'H' }

  test('DW-IX.5 who may attack brings its leader to the front before it moves: in melee nobody changes places any more', () => {
    const match = matchAt([{ side: 0, elements: '0,0=P 1,0 2,0 0,1=L 1,1', order: 'A' }, foe], calm)
    until(match, 'chooseMover', 0)
    play(match, 'unit 0')
    expect(match.asked?.decision).toBe('exchangeFigure')
    const leader = on(stateOf(match), '0,1')
    play(match, el(match, '1,0'))
    expect(on(stateOf(match), '1,0')).toBe(leader)
    expect(match.asked?.decision).toBe('moveUnit')
  })

  test('DW-IX.5 older records move first and change places when the move is over', () => {
    const match = matchAt([{ side: 0, elements: '0,0=P 1,0 2,0 0,1=L 1,1', order: 'A' }, foe], calm)
    stateOf(match).rules.beforeEight = true
    until(match, 'chooseMover', 0)
    play(match, 'unit 0')
    expect(match.asked?.decision).toBe('moveUnit')
  })

  test('DW-IX.5 DW-XX.S2 changing places is a manoeuvre: a confused unit that has none left does not', () => {
    const asked = (spells: string[]) => {
      const unit = { side: 0, card: 'berserkers', elements: '0,0=P 1,0 2,0 0,1=L 1,1', order: 'B', spells, spellEnd: 9 }
      const match = matchAt([unit, foe], { rules: { magic: true, morale: false } })
      until(match, 'chooseMover', 0)
      play(match, 'unit 0', 'done')
      return match.asked?.decision
    }
    expect(asked([])).toBe('exchangeFigure')
    expect(asked(['confusion'])).not.toBe('exchangeFigure')
  })

  test('DW-X.2 in the radius of several single commanders only the highest gives a unit its order', () => {
    const commanded = (marshal: object) => {
      const g = field([
        { side: 0, elements: '0,0=P 1,0 2,0' },
        { side: 0, card: 'baslian', elements: '0,5' },
        { side: 0, card: 'marshal', elements: '3,5', ...marshal },
        { side: 1, elements: '3,8=L', facing: 4 },
      ])
      return { g, units: inControl(g, 1) }
    }
    const both = commanded({})
    expect([both.units, inControl(both.g, 2)]).toEqual([[], [0]])
    expect(inControl(formerly(both.g), 1)).toEqual([0])
    // who fights commands nobody, and stands in nobody's way
    expect(commanded({ elements: '3,7' }).units).toEqual([0])
  })

  test('DW-XV.30 DW-X.11 a single commander has no order, whatever section he has moved in', () => {
    const g = field([
      { side: 0, elements: '0,0=P 1,0', order: 'A' },
      { side: 1, card: 'wyrrmsch', elements: '0,-3', facing: 4, order: 'B' },
    ])
    const orders = (state: Demonworld) =>
      factorNamed(standingOf(state, { kind: CHARGE_TEST, unit: 0, foes: [1] }).factors, 'enemyOrder')
    g.order[1] = 0 // he came into melee by a move of his own in the B section
    expect([orders(g), orders(formerly(g))]).toEqual([0, 1])
  })

  test('DW-XV.30 DW-XV.40 a mounted commander among foot makes the enemy taller', () => {
    const size = (joins: object, kind: number, as = (g: Demonworld) => g) => {
      const g = field([
        { side: 0, elements: '0,0=P 1,0' },
        { side: 1, elements: '0,-3=P 1,-3', facing: 4 },
        { side: 1, card: 'marshal', elements: '2,-3', facing: 4, ...joins },
      ])
      return factorNamed(standingOf(as(g), { kind, unit: 0, foes: [1] }).factors, 'size')
    }
    for (const kind of [CHARGE_TEST, OBEDIENCE_TEST])
      expect([size({}, kind), size({ joins: 1 }, kind), size({ joins: 1 }, kind, formerly)]).toEqual([0, -1, 0])
  })

  test('DW-X.16 a unit that comes to a commander in melee may take him in', () => {
    const asked = (older: boolean) => {
      const match = matchAt(
        [
          { side: 0, elements: '0,0=P 1,0 2,0 3,0', order: 'A' },
          { side: 0, card: 'kruuk', elements: '5,-2', facing: 1, engaged: true },
          { side: 1, elements: '6,-3=P 7,-3', facing: 4, engaged: true },
        ],
        calm,
      )
      stateOf(match).rules.beforeEight = older
      until(match, 'chooseMover', 0)
      play(match, 'unit 0', `advance ${hexAt(stateOf(match), '1,-2')}`, 'done')
      return match
    }
    expect(asked(true).asked?.decision).not.toBe('joinUnit')
    const match = asked(false)
    expect(match.asked?.decision).toBe('joinUnit')
    expect(choicesOf(match)).toEqual(['unit 0', 'alone'])
    play(match, 'unit 0')
    expect(stateOf(match).unit[on(stateOf(match), '5,-2')]).toBe(0)
  })
})

describe('melee and morale', () => {
  test('DW-XV.15 in a loss test only those are feared who are still in the melee', () => {
    /** Gordan kills Wyrrmsch, whom all fear, before the footmen lose one of them to others. */
    const sum = (older: boolean) => {
      const match = matchAt(
        [
          { side: 0, card: 'gordan', elements: '1,-1', facing: 2, order: 'A' },
          { side: 0, elements: '0,0=P -1,0=P 0,1=P 1,1=P', facing: 1 },
          { side: 1, card: 'wyrrmsch', elements: '0,-1', facing: 4, hits: 1 },
          { side: 1, elements: '-1,-1=P -1,-2=P', facing: 4 },
        ],
        { phase: 'melee', rules: { magic: true, secondAttack: false } },
      )
      stateOf(match).rules.beforeEight = older
      const [[, unit, total]] = told(play(match, 'everyone =1', 'everyone', 'everyone =20 1 6 6 6'), 'test')
      expect(unit).toBe(1)
      return total
    }
    expect([sum(false), sum(true)]).toEqual([3 - 1, 3 - 1 - 1])
  })

  test('DW-XV.61 turns are free in a rout move: its owner says how somebody who ran faces', () => {
    const routing = { side: 1, elements: '0,-3 1,-3', facing: 4, routing: true }
    const match = matchAt([{ side: 0, elements: '0,0 1,0', order: 'B' }, routing])
    play(match, el(match, '0,-3'))
    const [end] = choicesOf(match)
    play(match, end)
    expect(match.asked?.decision).toBe('fleeFacing')
    play(match, 'facing 2')
    expect(match.asked?.decision).toBe('fleeNext')
    const g = stateOf(match)
    expect(g.facing[g.on[Number(end.split(' ')[1])]]).toBe(2)
    const older = matchAt([{ side: 0, elements: '0,0 1,0', order: 'B' }, routing])
    stateOf(older).rules.beforeEight = true
    play(older, el(older, '0,-3'))
    play(older, choicesOf(older)[0])
    expect(older.asked?.decision).toBe('fleeNext')
  })

  test('DW-XX.S7 DW-XV.64 a paralysed commander who flees on with others has six points less', () => {
    const reach = (spells: string[], as = (g: Demonworld) => g) => {
      const g = field(
        [
          { side: 0, elements: '0,0=P 1,0=P', routing: true },
          { side: 0, card: 'kruuk', elements: '2,0', joins: 0, spells, spellEnd: 9 },
          { side: 1, elements: '0,-12=L', facing: 4 },
        ],
        { rules: { magic: true }, map: 'field 20', edges: ['south', 'north'] },
      )
      g.phase = MOVEMENT
      const flight = { unit: 0, element: on(g, '2,0'), first: true, gone: [] }
      return Math.max(...refuges(as(g), flight, flight.element).map(end => ground(g).board.r[end]))
    }
    expect([reach([]), reach(['paralysis']), reach(['paralysis'], formerly)]).toEqual([8, 6, 8])
  })

  test('DW-XV.72 DW-XXIII.12 an impetuous element regroups towards somebody on the ground, not under a flyer', () => {
    const g = field(
      [
        { side: 0, elements: '0,0=P', facing: 1, impetuous: true },
        { side: 1, card: 'clawDragon', elements: '0,3^9', facing: 4 },
        { side: 1, elements: '0,-5=P', facing: 4 },
      ],
      { rules: 'full' },
    )
    const rows = (state: Demonworld) => regroupFields(state, 0).map(end => ground(g).board.r[end])
    expect(Math.max(...rows(g))).toBe(-2)
    expect(Math.min(...rows(formerly(g)))).toBeGreaterThan(0)
  })
})

describe('moving', () => {
  test('DW-V.31 DW-V.11 no wheel attacks with an element that comes up to the enemy sideways', () => {
    const offered = (older: boolean, enemy: string) => {
      const match = matchAt(
        [
          { side: 0, elements: '0,0=P 1,0 2,0 3,0 -1,1', order: 'A' },
          { side: 1, elements: enemy, facing: 1, order: 'H' },
        ],
        { rules: { morale: false } },
      )
      stateOf(match).rules.beforeEight = older
      until(match, 'chooseMover', 0)
      play(match, 'unit 0')
      return choicesOf(match).includes('wheel 0 0')
    }
    // the last one swings round behind the pivot, beside somebody in the rear of the unit
    expect([offered(false, '0,2=P'), offered(true, '0,2=P')]).toEqual([false, true])
    // those on the right come up to the front
    expect(offered(false, '2,-3=P')).toBe(true)
  })

  test('DW-XV.30 of a column, too, nobody comes nearer to the enemy it refused to charge', () => {
    const column = { side: 0, elements: '0,0:0=P -1,0:0 -2,0:0 -3,0:0', order: 'A' }
    const g = field([column, { side: 1, card: 'trolls', elements: '-2,-4=P -1,-4', facing: 4 }])
    g.shuns[0] = 1
    const [head, ...others] = ['0,0', '-1,0', '-2,0', '-3,0'].map(label => on(g, label))
    const move = { ...moveOf(g, 0, MARCHING), keep: [head, 0, ...others.flatMap(element => [element, 9])] }
    expect(columnMarches(g, move).marches.length).toBe(0)
    expect(columnMarches(formerly(g), move).marches.length).toBeGreaterThan(0)
  })
})

describe('formations and flank marches', () => {
  const six = '0,0=P -1,1 0,1 -2,2 -1,2 0,2'

  test('DW-XIII.10 a wedge has a fifth rank only for those beyond ten', () => {
    const wedge = (rest: string, as = (g: Demonworld) => g) => {
      const g = as(field([{ side: 0, card: 'lancers', elements: `${six} ${rest}` }]))
      return [inWedge(g, 0), isOrdered(g, 0)]
    }
    expect(wedge('-3,3 -2,3 -1,3 0,3')).toEqual([true, true])
    expect(wedge('-3,3 -2,3 -2,4')).toEqual([false, false])
    expect(wedge('-3,3 -2,3 -2,4', formerly)).toEqual([true, true])
    const marshal: Given = { side: 0, card: 'marshal', elements: '-2,4', joins: 0 }
    const eleven = field([{ side: 0, card: 'lancers', elements: `${six} -3,3 -2,3 -1,3 0,3` }, marshal])
    expect(inWedge(eleven, 0)).toBe(true)
  })

  test('DW-XVI.30 giants and chariots are no cavalry: only riders and flyers scout', () => {
    const factor = (card: string, rules: 'expert' | 'full' = 'expert', as = (g: Demonworld) => g) =>
      scoutingFactor(as(field([{ side: 0, card, elements: '0,0' }], { rules })), 0)
    expect([factor('myrlak'), factor('chariot')]).toEqual([0, 0])
    expect([factor('myrlak', 'expert', formerly), factor('chariot', 'expert', formerly)]).toEqual([1, 1])
    expect([factor('dragonrider'), factor('dragonrider', 'full'), factor('marshal')]).toEqual([2, 2, 1])
  })

  test('DW-XVI.35 a commander who comes in moves in the first section and attacks nobody in that round', () => {
    const arriving = (older: boolean) => {
      const match = matchAt(
        [
          { side: 0, elements: '1/B12 1/B13 1/B14 1/B15', order: 'H', facing: 4 },
          { side: 0, card: 'gordan', elements: '1/E12', facing: 4 },
          { side: 1, elements: '1/H4', facing: 1, order: 'H' },
        ],
        { rules: { morale: false }, phase: 'orders', map: 'bare 1 2' },
      )
      const g = stateOf(match)
      const gordan = g.captains[0]
      Object.assign(g, { marches: true, march: [0, RIGHT_WING, 0], group: [0, 2, 0], arrived: [false, true, false] })
      g.rules.beforeEight = older
      lift(g, gordan)
      g.fate[gordan] = AWAY
      g.entry[1] = hexAt(g, '1/H1')
      until(match, 'chooseCaptain')
      return { match, gordan }
    }
    const { match, gordan } = arriving(false)
    play(match, `captain ${gordan}`)
    const beside = hexAt(stateOf(match), '1/H3')
    expect(choicesOf(match)).not.toContain(`hex ${beside}`)
    play(match, hex(match, '1/H2'), 'facing 0')
    // the next round he is a commander like any other
    play(match, choicesOf(match).at(-1)!)
    until(match, 'chooseCaptain')
    expect(stateOf(match).round).toBe(2)
    play(match, `captain ${gordan}`)
    expect(choicesOf(match)).toContain(`hex ${beside}`)
    // who lets the first section pass waits for the next round
    const late = arriving(false).match
    play(late, 'done')
    until(late, 'chooseCaptain')
    expect(stateOf(late).round).toBe(2)
    const older = arriving(true)
    play(older.match, `captain ${older.gordan}`)
    expect(choicesOf(older.match)).toContain(`hex ${beside}`)
  })
})

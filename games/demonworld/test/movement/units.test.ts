import { describe, expect, test } from 'vitest'
import { ground, members } from '../../elements.ts'
import {
  cannotManoeuvre,
  HOLDING,
  MARCHING,
  modeFor,
  moveOf,
  pointsLeft,
  RAGING,
  REACTING,
} from '../../rules/movement/move.ts'
import {
  actsAsHorde,
  captainsOf,
  columnIn,
  fearOf,
  frontOf,
  inSquare,
  inWedge,
  isOrdered,
  isSmall,
  manoeuvresOf,
  mayFormWedge,
  maySkirmish,
  movePointsOf,
} from '../../rules/movement/units.ts'
import type { Demonworld } from '../../state.ts'
import { line } from '../examples.ts'
import { field, type Given, type Setting } from '../table.ts'

const own: Setting = { rules: { specialFigures: false, morale: false } }
const unit = (given: Partial<Given> & { elements: string }, setting: Setting = own) =>
  field([{ side: 0, order: 'A', ...given }], setting)
const labels = (g: Demonworld, hexes: Iterable<number>) => [...hexes].map(at => ground(g).board.labels[at]).sort()

describe('what a unit is', () => {
  test('DW-V.23 three elements are a small unit, four are not', () => {
    expect([2, 3, 4].map(count => isSmall(unit({ elements: line(count) }), 0))).toEqual([true, true, false])
    const joined = field([
      { side: 0, elements: line(3) },
      { side: 0, card: 'gordan', elements: '3,0', joins: 0 },
    ])
    expect([isSmall(joined, 0), captainsOf(joined, 0).length]).toEqual([false, 1])
  })

  test('DW-V.1 DW-V.3 DW-XV.71 points by order; the slowest attached commander holds the unit back', () => {
    const g = unit({ elements: line(4) })
    expect([0, 1, 2, 3].map(order => movePointsOf(g, 0, order))).toEqual([24, 12, 18, 0])
    const led = field([
      { side: 0, elements: line(4), order: 'B' },
      { side: 0, card: 'barrach', elements: '4,0', joins: 0 },
    ])
    expect([0, 2].map(order => movePointsOf(led, 0, order))).toEqual([16, 16])
    expect(movePointsOf(field([{ side: 0, elements: line(4) }]), 0)).toBe(0)
    expect(movePointsOf(field([{ side: 0, elements: line(4), impetuous: true }]), 0)).toBe(18)
  })

  test('DW-V.1 points left and modes by order', () => {
    const g = unit({ elements: line(4) })
    const left = (more: object, mode = MARCHING) => pointsLeft(g, { ...moveOf(g, 0, mode), ...more })
    expect([left({}), left({ spent: 5 }), left({ used: 1 }), left({ used: 1, spent: 12 }), left({ used: 2 })]).toEqual([
      18, 13, 9, 0, 0,
    ])
    expect([left({}, HOLDING), left({}, REACTING)]).toEqual([0, 0])
    const modes = (given: object) => modeFor(unit({ elements: line(4), ...given }), 0)
    expect([modes({}), modes({ order: 'H' }), modes({ impetuous: true })]).toEqual([MARCHING, HOLDING, RAGING])
    const move = moveOf(g, 0, MARCHING)
    expect([1, 2, 3, 4].map(count => cannotManoeuvre(g, move, count))).toEqual([
      undefined,
      undefined,
      undefined,
      'DW-V.2',
    ])
    expect(cannotManoeuvre(g, { ...move, spent: 12 })).toBe('DW-V.1')
    expect(cannotManoeuvre(g, { ...move, spent: 9 })).toBeUndefined()
  })

  test('DW-II.3 DW-V.2 DW-XIII.31 manoeuvres: the card’s, two in the introduction game, one for a horde', () => {
    expect(manoeuvresOf(unit({ elements: line(4) }), 0)).toBe(3)
    expect(manoeuvresOf(unit({ elements: line(4), card: 'berserkers' }), 0)).toBe(1)
    expect(manoeuvresOf(unit({ elements: line(4), card: 'berserkers' }, { rules: 'introduction' }), 0)).toBe(2)
    const horde = unit({ elements: `${line(4)} ${line(4, 1)}`, card: 'trolls' })
    expect([actsAsHorde(horde, 0), manoeuvresOf(horde, 0)]).toEqual([true, 1])
    const remnant = unit({ elements: line(3), card: 'trolls' })
    expect(actsAsHorde(remnant, 0)).toBe(false)
    const off = unit({ elements: `${line(4)} ${line(4, 1)}`, card: 'trolls' }, { rules: { formations: false } })
    expect(actsAsHorde(off, 0)).toBe(false)
  })

  test('DW-XIII.1 DW-XIII.10 only cards with the wedge form it, of one kind, not dissolved', () => {
    const six = '0,0=P -1,1 0,1 -2,2 -1,2 0,2'
    const g = unit({ elements: six, card: 'berserkers' })
    expect([inWedge(g, 0), mayFormWedge(g, 0), isOrdered(g, 0), frontOf(g, members(g, 0))]).toEqual([
      true,
      true,
      true,
      0,
    ])
    const foot = unit({ elements: six })
    expect([inWedge(foot, 0), mayFormWedge(foot, 0), isOrdered(foot, 0)]).toEqual([false, false, false])
    g.dissolved[0] = true
    expect([inWedge(g, 0), mayFormWedge(g, 0), isOrdered(g, 0)]).toEqual([false, false, false])
    const mixed = field([
      { side: 0, card: 'berserkers', elements: '-1,1=P 0,1 -2,2 -1,2 0,2' },
      { side: 0, card: 'marshal', elements: '0,0', joins: 0 },
    ])
    expect([inWedge(mixed, 0), mayFormWedge(mixed, 0)]).toEqual([false, false])
  })

  test('DW-XIII.20 a skirmish formation: its card, two ranks, the front one as long or one longer', () => {
    const may = (elements: string, card = 'spearmen', setting: Setting = own) =>
      maySkirmish(unit({ elements, card }, setting), 0)
    expect(may(`${line(3)} ${line(3, 1)}`)).toBe(true)
    expect(may(`${line(3)} ${line(2, 1)}`)).toBe(true)
    expect(may(`${line(4)} ${line(2, 1)}`)).toBe(false)
    expect(may(line(5))).toBe(false)
    expect(may(`${line(3)} ${line(3, 1)}`, 'footmen')).toBe(false)
    expect(may(`${line(3)} ${line(3, 1)}`, 'spearmen', { rules: { formations: false } })).toBe(false)
    const four = `${line(2)} ${line(2, 1)}`
    expect([may(four), may(four, 'spearmen', { rules: { skirmishMinimum: true } })]).toEqual([true, false])
  })

  test('DW-XIII.2 DW-XIII.4 a ring that looks outwards is a square; cards without it, cavalry and gaps are none', () => {
    const ring = '1,-1:1=P 0,-1:2 -1,0:3 -1,1:4 0,1:5 1,0:0'
    const square = (elements: string, card = 'spearmen') => inSquare(unit({ elements, card }), 0)
    expect(square(ring)).toBe(true)
    expect(square(ring, 'footmen')).toBe(false)
    expect(square(ring.replace('1,0:0', '1,0:3'))).toBe(false)
    expect(square(ring.replace(' 1,0:0', ''))).toBe(false)
  })

  test('DW-V.20 a column from head to tail; a block two wide is none', () => {
    const g = unit({ elements: '0,3 0,2 0,1 0,0:2' })
    const path = columnIn(g, members(g, 0))!.map(e => labels(g, [g.at[e]])[0])
    expect(path).toEqual(['0,0', '0,1', '0,2', '0,3'])
    const block = unit({ elements: `${line(2)} ${line(2, 1)}` })
    expect(columnIn(block, members(block, 0))).toBeUndefined()
    const one = unit({ elements: '0,0' })
    expect(columnIn(one, members(one, 0))).toBeUndefined()
  })

  test('DW-VIII.4 fear: the card’s own, two more with the Sword of Dread while its bearer lives', () => {
    const fear = (elements: string, item?: string) =>
      fearOf(field([{ side: 0, card: 'nobleFoot', elements, ...(item && { item }) }]), 0)
    expect([fear('0,0=L 1,0'), fear('0,0=L 1,0', 'swordOfDread'), fear('0,0=S 1,0', 'swordOfDread')]).toEqual([1, 3, 1])
  })
})

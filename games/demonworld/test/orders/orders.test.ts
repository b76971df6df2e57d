import type { Event } from '@hexarium/kernel'
import { at, choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { demonworld } from '../../index.ts'
import { inControl } from '../../rules/orders/command.ts'
import { authority, markersFor } from '../../rules/orders/phase.ts'
import type { Demonworld } from '../../state.ts'
import { field, type Given, matchAt, type Setting, written } from '../table.ts'

const [B, P, A, H] = [0, 1, 2, 3]
const stateOf = (match: ReturnType<typeof matchAt>) => match.state as Demonworld
const foe: Given = { side: 1, elements: '0,-9=L 1,-9 2,-9 3,-9', facing: 4 }
const lead = '0,0=L 1,0 2,0 3,0'
const leaderless = '0,0=P 1,0 2,0 3,0'

/** A match whose order phase begins. */
const ordering = (units: readonly Given[], setting: Setting = {}) =>
  matchAt([...units, foe], { phase: 'orders', rules: { morale: false }, ...setting })

/** What the beginning of the next round tells of: everybody holds, and nobody does anything before it. */
function toldNext(units: readonly Given[], seed = 'test') {
  const holding = [...units, foe].map(unit => ({ ...unit, order: 'H' }))
  const match = at(demonworld, written(holding, { phase: 'movement', rules: { morale: false } }), { seed })
  const events: Event[] = []
  while (stateOf(match).round === 1) events.push(...play(match, choicesOf(match).at(-1)!))
  return { match, events }
}

describe('the order phase', () => {
  test('DW-VIII.5 the phases of a standard round come in their order', () => {
    const match = ordering([{ side: 0, elements: lead }], { rules: 'standard' })
    const phases: number[] = []
    for (let n = 0; n < 60 && stateOf(match).round === 1; n++) {
      const last = choicesOf(match).at(-1)!
      for (const [phase] of told(play(match, last), 'phase')) phases.push(phase)
    }
    expect(phases.slice(0, 6)).toEqual([2, 3, 4, 5, 6, 1])
  })

  test('DW-III.4 units in melee, routing or impetuous get no marker', () => {
    const g = field([
      { side: 0, elements: '0,0=L 1,0', engaged: true },
      { side: 0, elements: '4,0=L 5,0', routing: true },
      { side: 0, elements: '8,0=L 9,0', impetuous: true },
      { side: 0, elements: '0,4=L 1,4' },
    ])
    expect([0, 1, 2, 3].map(unit => markersFor(g, unit))).toEqual([0, 0, 0, 1])
  })

  test('DW-III.5 a unit whose marker was forgotten has Hold', () => {
    const match = ordering([{ side: 0, elements: lead }])
    play(match, '0>ready', '1>ready')
    expect(stateOf(match).order).toEqual([H, H])
  })

  test('DW-III.6 markers can be changed until both are ready, but not for ever', () => {
    const match = ordering([{ side: 0, elements: lead }])
    for (let n = 0; n <= 30; n++) play(match, `0>order ${n % 2}`)
    expect(refusal(match, '0>order 1').rule).toBe('DW-III.6')
    play(match, '0>ready', '1>order 6', '1>ready')
    expect(stateOf(match).order).toEqual([B, A])
  })

  test('DW-VIII.6 DW-T7 a unit with neither leader nor commander rolls for its order', () => {
    const seen = new Map<number, number>()
    for (let seed = 0; seed < 30; seed++) {
      const { match, events } = toldNext([{ side: 0, elements: leaderless }], `${seed}`)
      const [[unit, die, order]] = told(events, 'ownWill')
      expect(unit).toBe(0)
      seen.set(die, order)
      // what the die leaves open is placed face down like any other marker
      expect(markersFor(stateOf(match), 0)).toBe(die > 4 ? 1 : 0)
    }
    expect([1, 2, 3, 4, 5, 6].map(die => seen.get(die))).toEqual([H, A, P, B, -1, -1])
  })

  test('DW-X.2 the highest attached commander has the word, then the leader, then a single commander who sees the unit', () => {
    const unit = { side: 0, elements: lead }
    const led = (...joined: Given[]) => field([unit, ...joined])
    expect(authority(led(), 0)).toBe(1)
    expect(authority(led({ side: 0, card: 'marshal', elements: '4,0', joins: 0 }), 0)).toBe(4)
    const both = led(
      { side: 0, card: 'baslian', elements: '4,0', joins: 0 },
      { side: 0, card: 'barrach', elements: '5,0', joins: 0 },
    )
    expect(authority(both, 0)).toBe(3)
    const near = field([
      { side: 0, elements: leaderless },
      { side: 0, card: 'baslian', elements: '0,3' },
    ])
    expect(authority(near, 0)).toBe(0)
    expect(inControl(near, 1)).toEqual([0])
  })

  test('DW-X.3 DW-T8 an attached commander of two stars places two different markers, a hero one', () => {
    const match = ordering([
      { side: 0, elements: lead },
      { side: 0, card: 'baslian', elements: '4,0', joins: 0 },
    ])
    play(match, '0>order 0', '0>order 2')
    expect(stateOf(match).markers[0]).toBe(0b101)
    play(match, '0>ready', '1>ready')
    expect(choicesOf(match, 0)).toEqual(['order 0 0', 'order 0 2'])
    play(match, '0>order 2')
    expect(stateOf(match).order[0]).toBe(A)
    const hero = field([
      { side: 0, elements: lead },
      { side: 0, card: 'kruuk', elements: '4,0', joins: 0 },
    ])
    expect(markersFor(hero, 0)).toBe(1)
  })

  test('DW-X.3 a single commander with too many leaderless units in reach chooses as many as he has stars', () => {
    const match = ordering([
      { side: 0, elements: '0,0=P 1,0 2,0 3,0' },
      { side: 0, elements: '5,0=P 6,0 7,0 8,0' },
      { side: 0, elements: '-5,0=P -4,0 -3,0 -2,0' },
      { side: 0, card: 'baslian', elements: '0,3' },
    ])
    expect(match.asked?.decision).toBe('chooseCommanded')
    expect(choicesOf(match)).toEqual(['unit 0', 'unit 1', 'unit 2', 'done'])
    play(match, 'unit 2')
    const events = play(match, 'unit 0')
    expect(told(events, 'commands')).toEqual([[3, 0]])
    expect(told(events, 'ownWill').map(([unit]) => unit)).toEqual([1])
    expect([0, 2].map(unit => markersFor(stateOf(match), unit))).toEqual([1, 1])
  })

  test('DW-X.4 within the radius, and each sees the other fully', () => {
    const commander = { side: 0, card: 'baslian', elements: '0,10' }
    const inReach = (elements: string, others: Given[] = [], map = 'field 16') =>
      inControl(field([{ side: 0, elements }, commander, ...others], { map }), 1)
    expect(inReach('0,-6=P')).toEqual([0])
    expect(inReach('0,-7=P')).toEqual([])
    expect(inReach('0,-6=P', [], 'field 16|0,2=wood')).toEqual([])
    expect(inReach('0,-6=P', [{ side: 1, elements: '0,2' }])).toEqual([])
  })

  test('DW-X.17 in melee a single commander commands nobody', () => {
    const units = [
      { side: 0, elements: leaderless },
      { side: 0, card: 'baslian', elements: '0,3' },
    ]
    expect(told(toldNext(units).events, 'commands')).toEqual([[1, 0]])
    const busy = toldNext([...units, { side: 1, card: 'kruuk', elements: '0,4', facing: 4 }]).events
    expect(told(busy, 'commands')).toEqual([])
    expect(told(busy, 'ownWill').map(([unit]) => unit)).toEqual([0])
  })
})

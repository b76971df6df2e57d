import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { isOrdered } from '../../rules/movement/units.ts'
import { rangedBase } from '../../rules/shooting/base-number.ts'
import type { Demonworld } from '../../state.ts'
import { field, type Given, kinds, matchAt, on, places, type Setting } from '../table.ts'

type Played = ReturnType<typeof matchAt>
const stateOf = (match: Played) => match.state as Demonworld
const el = (match: Played, label: string) => `element ${on(stateOf(match), label)}`
const shooter = (match: Played, label: string) => `shooter ${on(stateOf(match), label)}`
const target = (match: Played, label: string) => `target ${on(stateOf(match), label)}`
const calm: Setting = { rules: { morale: false } }
const HIT = 1

/** A single archer on hold who shoots at a field, with the dice that fall. */
function shot(
  units: readonly Given[],
  at: string,
  dice: string,
  setting: Setting = calm,
): { match: Played; events: ReturnType<typeof play> } {
  const archer = { side: 1, card: 'lightArchers', elements: '0,-4=P', facing: 4, order: 'H' }
  const match = matchAt([...units, archer], { ...setting, phase: 'secondFire' })
  play(match, `unit ${units.length}`, shooter(match, '0,-4'), target(match, at))
  const events = play(match, `fire =${dice}`)
  return { match, events }
}

describe('special figures', () => {
  const far: Given = { side: 1, elements: '0,-12=L', facing: 4 }

  test('DW-IX.5 a figure behind changes places with an ordinary element of the front rank, free and by duty', () => {
    const match = matchAt([{ side: 0, elements: '0,0=P 1,0 2,0 0,1=L 1,1', order: 'B' }, far], calm)
    while (match.asked?.decision !== 'chooseMover') play(match, choicesOf(match).at(-1)!)
    play(match, 'unit 0', 'done')
    expect(match.asked?.decision).toBe('exchangeFigure')
    expect(choicesOf(match)).toEqual([el(match, '0,0'), el(match, '1,0'), el(match, '2,0')])
    const leader = on(stateOf(match), '0,1')
    play(match, el(match, '1,0'))
    expect(on(stateOf(match), '1,0')).toBe(leader)
  })

  test('DW-IX.5 not between separate blocks, nor where no front rank can be seen', () => {
    for (const elements of ['0,0=P 1,0 2,0 0,3=L 1,3', '0,0:1=P 1,0:2 2,0:1 0,1:1=L 1,1:1']) {
      const match = matchAt([{ side: 0, elements, order: 'B' }, far], calm)
      while (match.asked?.decision !== 'chooseMover') play(match, choicesOf(match).at(-1)!)
      play(match, 'unit 0', 'done')
      expect(match.asked?.decision).not.toBe('exchangeFigure')
    }
  })

  test('DW-IX.6 DW-IX.7 a leader hit by a shot may be saved by those he touches', () => {
    const unit = { side: 0, elements: '0,0=L 1,0 -1,0 0,1', order: 'A' }
    const { match } = shot([unit], '0,0', '1')
    expect(kinds(match)).toEqual(['demand', 'accept'])
    const leader = on(stateOf(match), '0,0')
    play(match, 'demand =3')
    expect(match.asked?.decision).toBe('sacrifice')
    play(match, el(match, '1,0'))
    const g = stateOf(match)
    expect(on(g, '1,0')).toBe(leader)
    expect(on(g, '0,0')).toBe(-1)
  })

  test('DW-IX.7 k is counted when the phase begins: a die above it removes him', () => {
    const unit = { side: 0, elements: '0,0=L 1,0 -1,0 0,1', order: 'A' }
    const { match } = shot([unit], '0,0', '1')
    const leader = on(stateOf(match), '0,0')
    play(match, 'demand =4')
    expect(stateOf(match).at[leader]).toBe(-1)
    const alone = shot([{ side: 0, elements: '0,0=L 3,0', order: 'A' }], '0,0', '1 1 1 1 2') // both leaderless units roll orders
    expect(alone.match.asked?.decision).not.toBe('saveFigure')
  })

  test('DW-XII.22 nobody is saved from a shot into a melee', () => {
    const fight = [
      { side: 0, elements: '0,0=L 1,0', order: 'A' },
      { side: 1, elements: '0,1=L', facing: 1 },
    ]
    const { match, events } = shot(fight, '0,0', '1 1')
    expect(told(events, 'shoots')[0].at(-1)).toBe(HIT)
    expect(match.asked?.decision).not.toBe('saveFigure')
  })
})

describe('shooting into a melee', () => {
  const fight: Given[] = [
    { side: 0, elements: '0,0=P 1,0', order: 'A' },
    { side: 1, elements: '0,1=P', facing: 1 },
  ]

  test('DW-IV.13 four and more stray to a neighbouring field by the rose', () => {
    const straight = shot(fight, '0,0', '3 20').events
    expect(told(straight, 'strays')).toEqual([])
    // 4: astray; 2: east, where another element of the unit stands
    const strays = shot(fight, '0,0', '4 2 20', { rules: { morale: false, sight: false } })
    const g = stateOf(strays.match)
    expect(told(strays.events, 'strays')[0].at(-1)).toBe(on(g, '1,0'))
    // 1: north-east, where nobody is: the attack is lost
    expect(told(shot(fight, '0,0', '4 1').events, 'shoots')).toEqual([])
  })

  test('DW-XII.22 in the standard game only elements in contact with the target can be hit instead', () => {
    const cliff = 'field 12|1,0=level3'
    const { events } = shot(fight, '0,0', '4 2', { ...calm, map: cliff })
    expect(told(events, 'strays')[0].at(-1)).toBe(-1)
    expect(told(events, 'shoots')).toEqual([])
  })

  test('DW-IV.13 no skill and no support, and the factor of the original field', () => {
    const g = field([
      { side: 0, card: 'arquebusiers', elements: '0,0=P', order: 'H' },
      { side: 1, elements: '0,-3=P', facing: 4 },
    ])
    const [gun, foe] = [on(g, '0,0'), on(g, '0,-3')]
    const names = (intoMelee: boolean) => rangedBase(g, gun, foe, foe, 1, intoMelee).factors.map(({ name }) => name)
    expect(names(false)).toEqual(['weapon', 'skill', 'support', 'sections'])
    expect(names(true)).toEqual(['weapon', 'sections'])
  })

  test('DW-IV.14 shots at a melee target that has fallen are rolled all the same', () => {
    const archers = { side: 1, card: 'lightArchers', elements: '0,-4=P 1,-4', facing: 4, order: 'H' }
    const match = matchAt([...fight, archers], { ...calm, phase: 'secondFire' })
    play(match, 'unit 2', shooter(match, '0,-4'), target(match, '0,0'), shooter(match, '1,-4'), target(match, '0,0'))
    const events = play(match, 'fire =1 1 4 2 20')
    // the second shot at the fallen target still strays
    expect(told(events, 'strays')).toHaveLength(1)
  })

  test('DW-IV.5 shots of a phase are simultaneous: who is hit still shoots', () => {
    const match = matchAt(
      [
        { side: 0, card: 'lightArchers', elements: '0,0=P', facing: 1, order: 'H' },
        { side: 1, card: 'lightArchers', elements: '0,-4=P', facing: 4, order: 'H' },
      ],
      { ...calm, phase: 'secondFire' },
    )
    for (const last of [false, true]) {
      play(match, choicesOf(match)[0], 'everyone')
      const events = play(match, 'fire =1')
      expect(told(events, 'falls')).toHaveLength(last ? 2 : 0)
    }
  })

  test('DW-IV.16 where order cannot be restored the unit stays disordered', () => {
    const { match } = shot([{ side: 0, elements: '-1,0=P 0,0 1,0 2,0', order: 'A' }], '0,0', '1')
    play(match, 'done')
    expect(places(stateOf(match), 0)).toEqual(['-1,0:1', '1,0:1', '2,0:1'])
    expect(isOrdered(stateOf(match), 0)).toBe(false)
  })
})

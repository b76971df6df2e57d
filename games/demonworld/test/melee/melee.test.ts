import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { SQUARE_MINIMUM } from '../../content/tables.ts'
import { regroupFields } from '../../rules/melee/regroup.ts'
import { meleeBase, momentaryInitiative, strikeTargets } from '../../rules/melee/strike.ts'
import type { Demonworld } from '../../state.ts'
import { field, hexAt, matchAt, on } from '../table.ts'

const stateOf = (match: ReturnType<typeof matchAt>) => match.state as Demonworld
const el = (match: ReturnType<typeof matchAt>, label: string) => on(stateOf(match), label)

describe('initiative', () => {
  test('DW-EX-37 DW-VI.7 elves strike before goblins, with another order at the same time', () => {
    const g = field([
      { side: 0, card: 'elves', elements: '0,0', order: 'A' },
      { side: 1, elements: '0,-1', facing: 4, order: 'A' },
    ])
    expect([momentaryInitiative(g, 0), momentaryInitiative(g, 1)]).toEqual([5, 4])
    g.order[0] = 1
    expect(momentaryInitiative(g, 0)).toBe(4)
  })

  test('DW-EX-38 DW-T5 pikes on hold have 6 in the first round, 2 later; two-handed weapons lose one', () => {
    const g = field([
      { side: 0, card: 'pikemen', elements: '0,0', order: 'H' },
      { side: 0, card: 'berserkers', elements: '3,0', order: 'A' },
    ])
    expect(momentaryInitiative(g, 0)).toBe(6)
    expect(momentaryInitiative(g, 1)).toBe(3)
    g.phases[0] = 1
    expect(momentaryInitiative(g, 0)).toBe(2)
  })

  test('DW-XV.72 impetuous units have two more in every round and no order bonus', () => {
    const g = field([{ side: 0, elements: '0,0', impetuous: true }])
    expect(momentaryInitiative(g, 0)).toBe(4)
    g.phases[0] = 3
    expect(momentaryInitiative(g, 0)).toBe(4)
  })
})

describe('base numbers', () => {
  const pair = (a: object, b: object, setting = {}) =>
    field(
      [
        { side: 0, elements: '0,0=P', order: 'P', ...a },
        { side: 1, elements: '0,-1=P', facing: 4, order: 'P', ...b },
      ] as never,
      setting,
    )
  const base = (g: Demonworld, supports = 0) => meleeBase(g, 0, 1, supports).base

  test('DW-EX-41 DW-EX-42 DW-VI.13 weapon against armour, support three each', () => {
    expect(base(pair({}, { card: 'lightSwordbearers' }))).toBe(5)
    const g = pair({ card: 'lightArchers' }, { card: 'lancers' })
    expect([base(g), base(g, 1)]).toEqual([0, 3])
  })

  test('DW-EX-43 DW-VI.14 lances and the charge bonus in the first round, the hand weapon later', () => {
    const g = field([
      { side: 0, card: 'lancers', elements: '0,0=P', order: 'A' },
      { side: 1, elements: '0,-1=P', facing: 4, order: 'H' },
    ])
    expect([momentaryInitiative(g, 0), momentaryInitiative(g, 1)]).toEqual([5, 4])
    expect([meleeBase(g, 0, 1, 0).base, meleeBase(g, 1, 0, 0).base]).toEqual([11, 2])
    g.phases.fill(1)
    expect([momentaryInitiative(g, 0), momentaryInitiative(g, 1)]).toEqual([2, 2])
    expect([meleeBase(g, 0, 1, 0).base, meleeBase(g, 1, 0, 0).base]).toEqual([7, 2])
  })

  test('DW-VI.13 flank +2, rear +4, and DW-VIII.2 skill does not defend the back', () => {
    const g = field([
      { side: 0, card: 'footmen', elements: '0,0=P', order: 'P' },
      { side: 1, card: 'orcGuard', elements: '0,-1:4=P', order: 'P' },
    ])
    const facing = (f: number) => {
      g.facing[1] = f
      return meleeBase(g, 0, 1, 0).base
    }
    // hand 8 against 4, the guard's skill 1
    expect([facing(4), facing(5), facing(3), facing(0), facing(1), facing(2)]).toEqual([3, 3, 5, 5, 8, 8])
  })

  test('DW-T2 DW-VI.13 spears against cavalry, pikes against whoever comes from the front', () => {
    const cavalry = field([
      { side: 0, card: 'spearmen', elements: '0,0=P' },
      { side: 1, card: 'lancers', elements: '0,-1=P', facing: 4 },
    ])
    expect(meleeBase(cavalry, 0, 1, 0).factors).toContainEqual({ name: 'weapon', value: 10 })
    const pikes = field([
      { side: 0, elements: '0,0=P' },
      { side: 1, card: 'pikemen', elements: '0,-1=P', facing: 4, phases: 2 },
    ])
    expect(meleeBase(pikes, 0, 1, 0).base).toBe(8 - 2 - 1)
    pikes.facing[1] = 1
    expect(meleeBase(pikes, 0, 1, 0).base).toBe(8 - 2 + 4)
  })

  test('DW-IX.3 DW-IX.4 DW-EX-99 leader and standard bearer strike with +1, the Standard of Victory adds 1 for all', () => {
    const g = field([
      { side: 0, elements: '0,0=L 1,0=S 2,0=M', item: 'standardOfVictory' },
      { side: 1, elements: '1,-1=P 2,-1=P', facing: 4 },
    ])
    const plain = 8 - 2
    expect(meleeBase(g, on(g, '0,0'), on(g, '1,-1'), 0).base).toBe(plain + 2)
    expect(meleeBase(g, on(g, '1,0'), on(g, '1,-1'), 0).base).toBe(plain + 2)
    expect(meleeBase(g, on(g, '2,0'), on(g, '2,-1'), 0).base).toBe(plain + 1)
  })

  test('DW-EX-62 DW-XI.5 downhill +1, uphill −1 a level', () => {
    const g = field(
      [
        { side: 0, elements: '0,0=P' },
        { side: 1, elements: '0,-1=P 1,-1=P', facing: 4 },
      ],
      { map: 'field 6|0,0=level1 1,-1=level1' },
    )
    const b = (x: string, y: string) =>
      meleeBase(g, on(g, x), on(g, y), 0).factors.find(f => f.name === 'height')?.value ?? 0
    expect([b('0,0', '0,-1'), b('0,-1', '0,0'), b('0,0', '1,-1')]).toEqual([1, -1, 0])
  })

  test('DW-XI.6 DW-XI.7 water −1 each, hedges −2, and no support across either', () => {
    const g = field(
      [
        { side: 0, elements: '0,0=P' },
        { side: 1, elements: '0,-1=P 1,-1=P', facing: 4 },
      ],
      { map: 'field 6|0,-1=water1 0,0-1,-1=hedge' },
    )
    expect(meleeBase(g, on(g, '0,0'), on(g, '0,-1'), 2).base).toBe(8 - 2 - 1)
    expect(meleeBase(g, on(g, '0,0'), on(g, '1,-1'), 2).base).toBe(8 - 2 - 2)
  })

  test('DW-EX-82 DW-XIII.13 the point of a wedge of ten strikes with +9, all others with nothing', () => {
    const wedge = '0,0 -1,1 0,1 -2,2 -1,2 0,2 -3,3 -2,3 -1,3 0,3'
    const g = field([
      { side: 0, card: 'berserkers', elements: wedge },
      { side: 1, elements: '0,-1=P', facing: 4 },
    ])
    const bonus = (label: string) =>
      meleeBase(g, on(g, label), on(g, '0,-1'), 0).factors.find(f => f.name === 'wedge')?.value ?? 0
    expect([bonus('0,0'), bonus('0,1'), bonus('-3,3')]).toEqual([9, 0, 0])
  })

  test('DW-XIII.4 a square has neither flank nor rear', () => {
    const ring = '0,-1:2 1,-1:1 1,0:0 0,1:5 -1,1:4 -1,0:3'
    const g = field([
      { side: 0, card: 'nobleFoot', elements: ring },
      { side: 1, elements: '2,-1:3' },
    ])
    expect(ring.split(' ').length).toBe(SQUARE_MINIMUM)
    const names = meleeBase(g, on(g, '2,-1'), on(g, '1,-1'), 0).factors.map(f => f.name)
    expect(names).not.toContain('flank')
    expect(names).not.toContain('rear')
  })

  test('DW-XIII.22 skirmishers strike with −1 and are struck with +1', () => {
    const g = field([
      { side: 0, elements: '0,0=P', skirmish: true },
      { side: 1, elements: '0,-1=P', facing: 4 },
    ])
    expect([meleeBase(g, 0, 1, 0).base, meleeBase(g, 1, 0, 0).base]).toEqual([5, 7])
  })
})

describe('the fight', () => {
  test('DW-VI.8 DW-VI.12 equal initiative strikes at the same time, the dead strike back', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0', order: 'A' },
        { side: 1, elements: '0,-1', facing: 4, order: 'A' },
      ],
      { rules: 'introduction', phase: 'melee' },
    )
    play(match, 'everyone')
    const events = play(match, 'everyone =1 1')
    expect(told(events, 'falls').length).toBe(2)
    expect(match.state.core.result).not.toBeNull()
  })

  test('DW-VI.11 supporters of another unit add three each', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0', order: 'A' },
        { side: 0, elements: '-1,0:0', order: 'A' },
        { side: 1, card: 'lancers', elements: '0,-1:4 3,-3:4', order: 'B' },
      ],
      { rules: 'introduction', phase: 'melee' },
    )
    while (match.asked?.seats[0] !== 0) play(match, 'done')
    play(match, `attacker ${el(match, '0,0')}`, `target ${el(match, '0,-1')}`)
    const [strike] = told(play(match, `supporter ${el(match, '-1,0')}`, 'done =20'), 'strikes')
    expect(strike?.slice(2, 4)).toEqual([1, 8 - 6 + 3])
  })

  test('DW-EX-85 DW-EX-86 DW-XIV.1 DW-XIV.2 five under the base number wins a second attack', () => {
    const units = [
      { side: 0, card: 'kruuk', elements: '0,0' },
      { side: 1, elements: '0,-1:4 1,-1:4 1,0:3 0,-2:4 1,-2:4' },
    ]
    const match = matchAt(units, { phase: 'melee' })
    play(match, `attacker ${el(match, '0,0')}`, `target ${el(match, '0,-1')}`, 'done =1')
    expect(match.asked?.decision).toBe('secondAttack')
    expect(choicesOf(match)).toEqual([`target ${el(match, '1,-1')}`, 'press', 'pass'])
    play(match, 'press')
    expect(choicesOf(match)).toEqual([`target ${el(match, '1,-2')}`, `target ${el(match, '0,-2')}`, 'pass'])
    const late = matchAt(units, { phase: 'melee' })
    // Kruuk 10 + 2 against 2: base 10, so 6 is not five under
    play(late, `attacker ${el(late, '0,0')}`, `target ${el(late, '0,-1')}`, 'done =6')
    expect(late.asked?.decision).not.toBe('secondAttack')
  })

  test('DW-XIV.2 DW-XI.2 nobody moves up onto ground that is impassable for him', () => {
    const second = (rules: Record<string, boolean> = {}) => {
      const match = matchAt(
        [
          { side: 0, card: 'kruuk', elements: '0,0' },
          { side: 1, elements: '0,-1:4 1,-1:4', order: 'A', phases: 1 },
        ],
        { phase: 'melee', map: 'field 12|0,-1=swamp', rules: { morale: false, ...rules } },
      )
      expect([match.asked?.decision, match.asked?.seats]).toEqual(['declareContacts', [1]])
      play(match, choicesOf(match)[0])
      if (match.asked?.decision === 'declareContacts') play(match, 'done')
      while (match.asked?.seats[0] === 1) play(match, 'done')
      play(match, `attacker ${el(match, '0,0')}`, `target ${el(match, '0,-1')}`, 'done =1')
      return choicesOf(match)
    }
    expect(second()).not.toContain('press')
    expect(second({ asBefore: true })).toContain('press')
  })

  test('DW-EX-44 DW-EX-45 DW-VI.40 regrouping is judged at the moment of each move', () => {
    const g = field([
      { side: 0, elements: '1,-1 2,-1 1,-2 2,-2', facing: 4 },
      { side: 1, elements: '0,0 1,0 2,0 0,1', facing: 1 },
    ])
    const may = (from: string, to: string) => regroupFields(g, on(g, from)).includes(hexAt(g, to))
    expect(may('1,-2', '0,-1')).toBe(true)
    expect(may('2,-2', '3,-1')).toBe(true)
    expect(may('0,0', '0,-1')).toBe(true)
    expect(may('2,0', '3,-1')).toBe(true)
    expect(may('2,0', '3,0')).toBe(false)
    expect(regroupFields(g, on(g, '1,0'))).toEqual([g.at[on(g, '1,0')]])
    expect(may('0,1', '-1,0')).toBe(true)
  })

  test('DW-EX-46 DW-VI.41 attacked from behind, the end element steps to the flank', () => {
    const g = field([
      { side: 0, elements: '0,0 1,0 2,0', facing: 1 },
      { side: 1, card: 'lancers', elements: '0,1 1,1 2,1', facing: 1 },
    ])
    const fields = (label: string) => regroupFields(g, on(g, label)).map(h => h)
    expect(fields('0,0')).toContain(hexAt(g, '-1,1'))
    expect(fields('1,0')).toEqual([g.at[on(g, '1,0')]])
    expect(fields('2,1')).toContain(hexAt(g, '3,0'))
  })

  test('DW-EX-47 DW-VI.42 two fields apart one may close or withdraw', () => {
    const g = field([
      { side: 0, elements: '1,-2 2,-2 3,-2', facing: 4 },
      { side: 1, card: 'lancers', elements: '0,0 1,0 2,0 3,0', facing: 1 },
    ])
    const fields = regroupFields(g, on(g, '1,-2'))
    expect(fields).toContain(hexAt(g, '1,-1'))
    expect(fields).toContain(hexAt(g, '3,-4'))
    expect(fields).not.toContain(hexAt(g, '3,-5'))
  })

  test('DW-VI.1 a unit strikes only what is on its own front fields', () => {
    const g = field([
      { side: 0, elements: '0,0:4' },
      { side: 1, elements: '0,-1:4' },
    ])
    expect(strikeTargets(g, 0)).toEqual([])
    expect(strikeTargets(g, 1)).toEqual([0])
  })
})

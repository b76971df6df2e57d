import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cannotFlameAnything, flamingBase } from '../../../expert/flames/flaming-arrows.ts'
import { SECOND_FIRE } from '../../../state.ts'
import { type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, type Setting } from '../../table.ts'

const full = { rules: 'full' } as const
const everything = { large: true, chariots: true, artillery: true, magic: true, fire: true }
const far: Given = { side: 1, elements: '0,-11', facing: 4, order: 'B' }
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { ...full, ...setting })

/** Plays the last option, as a rule “no more”, until this is asked. */
function until(match: Played, decision: string): Played {
  while (match.asked && match.asked.decision !== decision) play(match, choicesOf(match).at(-1)!)
  return match
}

describe('flaming arrows', () => {
  const archers = (elements: string, given: Partial<Given> = {}): Given => ({
    side: 0,
    card: 'lightArchers',
    elements,
    order: 'H',
    announced: true,
    ...given,
  })
  const volley = (units: readonly Given[], map = 'field 12', elements = '0,0=P 1,0=P 3,0=P') => {
    const loaded = { side: 0, card: 'boltGun', elements: '-9,9', order: 'H', load: 6 } // it keeps the phase open
    const match = matchAt([archers(elements), ...units, loaded], { ...full, map, phase: 'secondFire' })
    while (match.asked?.decision === 'chooseVolley') play(match, match.asked.seats[0] === 0 ? 'unit 0' : 'done')
    return match
  }

  test('DW-XXII.9 the base number: one, and one for two sections; two for each support against fields and devices', () => {
    const base = (card: string, supports: number, label = '0,-4') => {
      const g = at([archers('0,0=P'), { side: 1, card, elements: label, facing: 4 }], {})
      return flamingBase(g, 0, 1, supports)
    }
    expect([base('footmen', 0), base('footmen', 3), base('dwarfFoot', 0), base('clubGiant', 1)]).toEqual([2, 2, 1, 3])
    expect([base('chariot', 0), base('chariot', 2), base('boltGun', 1)]).toEqual([2, 6, 4])
    const g = at([archers('0,0=P'), far])
    expect([flamingBase(g, 0, -1, 0), flamingBase(g, 0, -1, 4)]).toEqual([1, 9])
  })

  test('DW-XXII.9 DW-XX.S8 like any other shot: a wood and a magic shield take two each, armour and stone skin nothing', () => {
    const base = (given: Partial<Given>, map = 'field 12', rules: Record<string, boolean> = {}) => {
      const target: Given = { side: 1, elements: '0,-4=P', facing: 4, ...given }
      const g = at([archers('0,0=P'), target], { map, rules: { ...everything, ...rules } })
      return flamingBase(g, 0, 1, 0)
    }
    const wood = 'field 12|0,-4=wood'
    const shield = { spells: ['magicShield'], spellEnd: 9 }
    expect([base({}), base({}, wood), base(shield), base(shield, wood)]).toEqual([2, 0, 0, -2])
    expect(base({ spells: ['stoneSkin'], spellEnd: 9 })).toBe(2)
    expect(base(shield, wood, { asBefore: true })).toBe(2)
  })

  test('DW-XXII.9 fields: within range, in the field of fire, seen', () => {
    const map = 'field 12|0,-8=wood 3,-9=wood 0,-10=wood 5,0=wood 0,3=wood 2,-5=undergrowth'
    const match = volley([{ side: 1, elements: '2,-4=P 3,-4=P', facing: 4, order: 'B' }], map)
    play(match, 'shooter 0')
    const g = stateOf(match)
    const why = (label: string) => refusal(match, `field ${hexAt(g, label)}`).rule
    expect(choicesOf(match)).toContain(`field ${hexAt(g, '0,-8')}`)
    expect(choicesOf(match)).toContain(`field ${hexAt(g, '3,-9')}`) // nine fields are their range
    expect(why('0,-10')).toBe('DW-II.5')
    expect([why('5,0'), why('0,3')]).toEqual(['DW-IV.4', 'DW-IV.4'])
    expect(why('2,-5')).toBe('DW-XII.21') // behind those who stand before it
  })

  test('DW-XXII.9 nobody shoots twice or supports two; those who only looked on may shoot later', () => {
    const match = volley([{ side: 1, card: 'chariot', elements: '3,-5', facing: 4, order: 'B' }], 'field 12')
    play(match, 'shooter 0', 'target 3', 'ready')
    expect(choicesOf(match)).toEqual(['shooter 1', 'shooter 2', 'fire'])
    play(match, 'shooter 1', 'target 3')
    expect(match.asked?.decision).toBe('declareFlames') // 0 has shot, 2 is not in touch
    const events = play(match, 'fire =20 20')
    expect(
      told(events, 'flames').map(([shooter, target, supports, base]) => [shooter, target, supports, base]),
    ).toEqual([
      [0, 3, 0, 2],
      [1, 3, 0, 2],
    ])
  })

  test('DW-XXII.9 support goes from hand to hand', () => {
    const match = volley(
      [{ side: 1, card: 'chariot', elements: '3,-5', facing: 4, order: 'B' }],
      'field 12',
      '0,0=P 1,0=P 2,0=P',
    )
    play(match, 'shooter 0', 'target 3')
    expect(choicesOf(match)).toEqual(['supporter 1', 'ready'])
    play(match, 'supporter 1')
    expect(choicesOf(match)).toEqual(['supporter 2', 'ready'])
    expect(refusal(match, 'supporter 1').rule).toBe('DW-XXII.9')
    play(match, 'supporter 2')
    const events = play(match, 'fire =6')
    expect(told(events, 'flames')[0].slice(2)).toEqual([2, 6, 6, 1])
  })

  test('DW-XXII.9 DW-XXVII.1 who is hit by them never heals; at one who fell before an arrow is wasted', () => {
    const troll = { side: 1, card: 'trolls', elements: '1,-3=P', facing: 4, order: 'B' }
    const match = volley([troll, far])
    play(match, 'shooter 0', 'target 3', 'shooter 1', 'target 3')
    const events = play(match, 'fire =1 1')
    expect(told(events, 'flames').map(([, , , , , hit]) => hit)).toEqual([1, 1])
    const foot = { side: 1, elements: '1,-3=P', facing: 4, order: 'B' }
    const again = volley([foot, far])
    play(again, 'shooter 0', 'target 3', 'shooter 1', 'target 3')
    const second = play(again, 'fire =1')
    expect(told(second, 'flames')).toHaveLength(1)
    expect(told(second, 'wasted')).toEqual([[1, 3]])
  })

  test('AMB2-66 DW-XXII.9 a second arrow at a field that was lit by the first is not rolled for', () => {
    const match = volley([far], 'field 12|1,-4=wood')
    const wood = hexAt(stateOf(match), '1,-4')
    play(match, 'shooter 0', `field ${wood}`, 'ready', 'shooter 1', `field ${wood}`)
    while (match.asked?.decision === 'backFlames') play(match, 'ready')
    const events = play(match, 'fire =1')
    expect(told(events, 'catches')).toEqual([[wood, 1, 1, 1]])
  })

  test('DW-XXII.9 who says no more is not asked for his other units', () => {
    const silent = (elements: string) => archers(elements, { announced: false })
    const match = matchAt([silent('0,0=P 1,0=P'), silent('5,0=P 6,0=P'), far], full)
    expect(choicesOf(match)).toEqual(['unit 0', 'unit 1', 'done'])
    play(match, 'unit 0')
    expect(choicesOf(match)).toEqual(['unit 1', 'done'])
    play(match, 'done')
    expect([match.asked?.decision === 'announceFire', stateOf(match).torch]).toEqual([false, [1, 0, 0]])
  })

  test('DW-XXII.9 units with nothing to shoot at are not asked', () => {
    const cannot = (units: readonly Given[], map = 'field 12') => {
      const g = at([archers('0,0=P'), ...units], { map })
      g.phase = SECOND_FIRE
      return cannotFlameAnything(g, 0)
    }
    expect(cannot([far])).toBe('DW-XXII.9')
    expect(cannot([{ ...far, elements: '0,-8' }])).toBeUndefined()
    expect(cannot([far], 'field 12|0,-8=wood')).toBeUndefined()
    expect(cannot([far], 'field 12|0,8=wood')).toBe('DW-XXII.9')
  })

  test.each([
    ['routing', { routing: true }],
    ['impetuous', { impetuous: true }],
    ['with another order', { order: 'A' }],
    ['that fight', { engaged: true }],
  ])('DW-XXII.9 units %s announce nothing', (_what, given) => {
    const match = matchAt(
      [
        archers('0,0=P 1,0=P', { announced: false, ...given }),
        { ...archers('0,-9=P', { side: 1, announced: false, facing: 4 }) },
      ],
      full,
    )
    until(match, 'announceFire')
    expect(match.asked?.seats).toEqual([1])
  })
})

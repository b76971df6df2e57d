import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { airBase, airTargets, cannotBackInAir, cannotStrikeFlyer } from '../../../expert/flyers/blows.ts'
import { cannotTestCharge } from '../../../rules/morale/charge.ts'
import { MARCHING, moveOf } from '../../../rules/movement/move.ts'
import type { Demonworld } from '../../../state.ts'
import { type Played, stateOf } from '../../examples.ts'
import { field, type Given, matchAt, type Setting } from '../../table.ts'

const full = { rules: 'full' } as const
const sky = (units: readonly Given[], setting: Setting = {}) => field(units, { ...full, ...setting })
const riders = (elements: string, more: Partial<Given> = {}): Given => ({
  side: 0,
  card: 'pegasusRiders',
  elements,
  facing: 1,
  order: 'A',
  ...more,
})
const lord = (elements: string, more: Partial<Given> = {}): Given => ({
  side: 1,
  card: 'skyLord',
  elements,
  facing: 4,
  ...more,
})

describe('base numbers in the air', () => {
  /** Riders (lance 10, size 3) at a lord (armour 4, size 2) straight ahead of them. */
  const base = (facing: number, setting: Setting = {}, supports = 0) =>
    airBase(sky([riders('0,0=P^8'), lord('0,-1^8', { facing })], setting), 0, 0, 1, supports).base

  test('DW-XXIII.13 AMB2-35 factor and armour without the sizes, flank and rear as on the ground, three for support', () => {
    expect(base(4)).toBe(10 - 3 - (4 - 2))
    expect([base(4, {}, 1), base(4, {}, 2)]).toEqual([8, 11])
    // he is attacked from the south-east: front, rear and flank by how he faces
    expect([5, 4, 1, 2, 0, 3].map(facing => base(facing))).toEqual([5, 5, 9, 9, 7, 7])
  })

  test('DW-XXIII.13 hills, water and hedges below do not matter', () => {
    for (const map of [
      'field 12|0,0=level1',
      'field 12|0,-1=level2',
      'field 12|0,0=water1 0,-1=water1',
      'field 12|0,0-0,-1=hedge',
    ])
      expect(base(4, { map }), map).toBe(5)
  })

  test('DW-XXIII.8 AMB2-46 from the ground: the factor, or three or two, and the skill of the striker', () => {
    const blow = (card: string, height: number) => {
      const g = sky([{ side: 0, card, elements: '0,0', order: 'A' }, lord(`0,-1^${height}`)])
      return cannotStrikeFlyer(g, 0, 0, 1) ?? airBase(g, 0, 0, 1).base
    }
    // berserkers: size 2, factor 11, skill 1; lancers: size 3 with lances of 10; Barrach: skill 2
    expect([blow('berserkers', 3), blow('berserkers', 4)]).toEqual([2 + 1, 'DW-XXIII.8'])
    expect([blow('lancers', 3), blow('lancers', 4), blow('lancers', 5), blow('lancers', 6)]).toEqual([
      10,
      3,
      2,
      'DW-XXIII.8',
    ])
    expect(blow('barrach', 3)).toBe(2 + 2)
    expect([blow('clubGiant', 4), blow('clubGiant', 5), blow('clubGiant', 6), blow('clubGiant', 7)]).toEqual([
      14,
      3,
      2,
      'DW-XXIII.8',
    ])
  })

  test('DW-XXIII.8 DW-XV.30 who would strike up at a more fearsome flyer takes a charge test before', () => {
    const units: Given[] = [
      { side: 0, elements: '0,0 1,0 2,0 3,0', order: 'A' },
      { side: 1, card: 'clawDragon', elements: '0,-1^3', facing: 4, order: 'B' },
    ]
    const g = sky(units)
    expect(cannotStrikeFlyer(g, 0, 0, 4)).toBe('DW-XV.30')
    expect(cannotTestCharge(g, moveOf(g, 0, MARCHING), 1)).toBeUndefined()
    g.dares[0] = 1
    expect(cannotStrikeFlyer(g, 0, 0, 4)).toBeUndefined()
    const formerly = sky(units)
    formerly.rules.asBefore = true
    expect(cannotStrikeFlyer(formerly, 0, 0, 4)).toBeUndefined()
    const giant = sky([{ side: 0, card: 'clubGiant', elements: '0,0', order: 'A' }, units[1]])
    expect(cannotStrikeFlyer(giant, 0, 0, 1)).not.toBe('DW-XV.30')
  })

  test('DW-XXIII.8 on a hill one reaches higher, in a valley not', () => {
    const reaches = (map: string) => {
      const g = sky([{ side: 0, elements: '0,0=P', order: 'A' }, lord('0,-1^5')], { map })
      return cannotStrikeFlyer(g, 0, 0, 1) ?? airBase(g, 0, 0, 1).base
    }
    expect([reaches('field 12'), reaches('field 12|0,0=level1'), reaches('field 12|0,0=level2')]).toEqual([
      'DW-XXIII.8',
      2,
      8,
    ])
  })

  test('DW-XXIII.8 straight above and on the two front fields, nowhere else', () => {
    const strikes = (label: string) => {
      const g = sky([{ side: 0, elements: '0,0=P', order: 'A' }, lord(`${label}^3`)])
      return cannotStrikeFlyer(g, 0, 0, 1)
    }
    expect(['0,0', '0,-1', '1,-1'].map(strikes)).toEqual([undefined, undefined, undefined])
    expect(['1,0', '-1,0', '0,1', '0,-2'].map(strikes)).toEqual(Array(4).fill('DW-VI.1'))
  })
})

describe('support in the air', () => {
  const cannot = (units: readonly Given[], supporter = 1, striker = 0) => {
    const g = sky(units)
    return cannotBackInAir(g, supporter, striker, g.head[units.findIndex(({ side }) => side === 1)])
  }
  const target = lord('1,-1^8')

  test('DW-XXIII.13 DW-VI.11 by flyers on single bases who could strike him themselves', () => {
    expect(cannot([riders('0,0=P^8 1,0=P^8'), target])).toBeUndefined()
    expect(cannot([riders('0,0=P^8 1,0=P^8'), target], 0)).toBe('DW-VI.11')
    expect(cannot([riders('0,0=P^8 1,0=P^8'), target], 2)).toBe('DW-VI.11')
    expect(cannot([riders('0,0=P^8 3,0=P^8'), target])).toBe('DW-VI.1')
    expect(cannot([riders('0,0=P^8 1,0=P^12'), target])).toBe('DW-XXIII.13')
    expect(cannot([riders('0,0=P^8'), riders('1,0=P'), target])).toBe('DW-VI.11')
    expect(cannot([riders('0,0=P^8'), { side: 0, card: 'clawDragon', elements: '1,0^8', order: 'A' }, target])).toBe(
      'DW-VI.11',
    )
  })

  test('DW-XXIII.8 DW-XVII.35 nobody supports a blow from the ground or of a dragon', () => {
    expect(cannot([riders('0,0=P'), riders('1,0=P^8'), target])).toBe('DW-XXIII.8')
    expect(cannot([{ side: 0, card: 'clawDragon', elements: '0,0^8', order: 'A' }, riders('1,0=P^8'), target])).toBe(
      'DW-XVII.35',
    )
  })
})

describe('a fray, blow by blow', () => {
  /** Somebody fights on the ground, too, so that the phase goes on. */
  const below = [0, 1].map(side => ({
    side,
    elements: side ? '6,4=P' : '6,5=P',
    facing: side ? 4 : 1,
    engaged: true,
    phases: 1,
  }))
  const fray = (units: readonly Given[]): Played => matchAt([...units, ...below], { ...full, phase: 'melee' })

  test('DW-XXIII.13 DW-VI.8 DW-VI.11 the quicker first; support is declared with the blow and spends the supporter', () => {
    const match = fray([riders('0,0=P^8 1,0=P^8'), lord('1,-1^8')])
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['airStrikes', [0]])
    expect(choicesOf(match)).toEqual(['everyone', 'blow 0 0', 'blow 1 0', 'done'])
    expect(refusal(match, 'blow 2 0').rule).toBe('DW-XXIII.13')
    play(match, 'blow 0 0')
    expect(choicesOf(match)).toEqual(['target 2'])
    play(match, 'target 2')
    expect(choicesOf(match)).toEqual(['supporter 1', 'ready'])
    expect(refusal(match, 'supporter 2').rule).toBe('DW-VI.11')
    const events = play(match, 'supporter 1', 'done =8')
    expect(told(events, 'strikes')).toEqual([[0, 2, 1, 8, 8, 1]])
    const g = stateOf(match)
    expect([g.hits[2], g.struck[0], g.struck[1], g.backs[1]]).toEqual([1, true, true, -1])
    // then he, at either of them: 9 - 2 - (4 - 3)
    expect(match.asked?.seats).toEqual([1])
    play(match, 'blow 2 0')
    expect(choicesOf(match)).toEqual(['target 0', 'target 1'])
    const [blow] = told(play(match, 'target 1', 'done =7'), 'strikes')
    expect(blow).toEqual([2, 1, 0, 6, 7, 0])
  })

  test('DW-VI.11 who has declared a blow supports nobody', () => {
    const match = fray([riders('0,0=P^8 1,0=P^8'), lord('1,-1^8')])
    play(match, 'blow 0 0', 'target 2', 'ready')
    expect(choicesOf(match)).toEqual(['everyone', 'blow 1 0', 'done'])
    const events = play(match, 'blow 1 0', 'target 2', 'done =20 20')
    expect(told(events, 'strikes').map(([striker, , supports]) => [striker, supports])).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  test('DW-XXIII.13 everyone strikes at his easiest target; those of a step fall together', () => {
    const match = fray([riders('0,0=P^8 1,0=P^8'), lord('1,-1^8', { hits: 2 })])
    const events = play(match, 'everyone =5')
    expect(told(events, 'strikes').map(([striker, , , , , hit]) => [striker, hit])).toEqual([[0, 1]])
    expect(told(events, 'wasted')).toEqual([[1, 2]])
    expect(told(events, 'falls')[0][0]).toBe(2)
  })

  test('DW-XXIII.13 who lets it be is not asked again in this step', () => {
    const match = fray([riders('0,0=P^8'), lord('0,-1^8')])
    play(match, 'done')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['airStrikes', [1]])
    play(match, 'done')
    expect(match.asked?.decision).not.toBe('airStrikes')
  })

  test('DW-XV.15 flyers with losses test against those who struck them', () => {
    const match = fray([riders('0,0=P^8 3,3=P^8'), lord('0,-1^8', { side: 1 })])
    play(match, 'done')
    const events = play(match, 'everyone =6 6')
    expect(told(events, 'falls')[0][0]).toBe(0)
    expect(told(events, 'test').map(([, unit]) => unit)).toEqual([0])
  })

  test('DW-XXIII.13 who is not in the same section of height is no target', () => {
    const targets = (height: number) => {
      const g: Demonworld = sky([riders('0,0=P^8'), lord(`0,-1^${height}`)])
      return airTargets(g, 0, 0)
    }
    expect([targets(5), targets(6), targets(7), targets(10), targets(11)]).toEqual([[], [], [1], [1], []])
  })
})

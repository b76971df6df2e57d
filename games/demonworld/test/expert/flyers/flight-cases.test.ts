import { type Event, within } from '@hexarium/kernel'
import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../../content/armies/cards.ts'
import { ground } from '../../../elements.ts'
import { crash } from '../../../expert/flyers/crash.ts'
import { breathReaches, breathSpans, flightOf, shareHeight, strikingSize } from '../../../rules/flyers/heights.ts'
import { far, stateOf } from '../../examples.ts'
import { type Given, hexAt, kinds, matchAt } from '../../table.ts'
import { at, dragon, flying, full, lord, riders, sky } from './sky.ts'

describe('heights', () => {
  test('DW-XXIII.13 a common section: both in the air, and the lower one’s head above the other’s feet', () => {
    const share = (a: number, b: number) => {
      const g = sky([lord(a ? `0,0^${a}` : '0,0'), lord(b ? `1,0^${b}` : '1,0', { side: 1 }), far])
      return shareHeight(g, 0, 1)
    }
    expect([share(8, 8), share(8, 9), share(8, 10), share(9, 8), share(10, 8), share(0, 8), share(8, 0)]).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
      false,
    ])
  })

  test('DW-XXIII.15 DW-XXIII.4 who rides is as high as his mount', () => {
    const g = sky([dragon(9), { side: 0, card: 'captain', elements: '', rides: 0 }, far])
    expect([flightOf(g, 0), flightOf(g, g.captains[0])]).toEqual([9, 9])
  })

  test.each([
    ['footmen', 2],
    ['spearmen', 3],
    ['pikemen', 3],
    ['lancers', 4],
    ['berserkers', 2],
    ['dwarfFoot', 1],
    ['clubGiant', 5],
  ])('DW-XXIII.8 %s strike %i high', (card, reach) => {
    expect(strikingSize(cardNamed(card))).toBe(reach)
  })

  test.each([
    [1, 9, 10],
    [2, 8, 11],
    [3, 7, 12],
  ])('DW-XXIII.11 breath from height 8 at %i fields: between %i and %i', (distance, low, high) => {
    const reaches = (foot: number, top: number) => breathSpans(8, distance, foot, top)
    expect([reaches(low - 2, low), reaches(low - 2, low + 1)]).toEqual([false, true])
    expect([reaches(high, high + 2), reaches(high - 1, high + 2)]).toEqual([false, true])
  })

  test('DW-XVII.39 DW-XXIII.11 from the ground breath reaches nobody in the air', () => {
    const g = sky([dragon(0), { side: 1, elements: '0,-1=P', facing: 4 }, lord('1,-1^3', { side: 1 })])
    expect([1, 2].map(target => breathReaches(g, 0, target, g.at[target], 1))).toEqual([true, false])
    const up = sky([dragon(9), lord('0,-1^10', { side: 1 }), { side: 1, elements: '1,-1=P', facing: 4 }])
    expect([1, 2].map(target => breathReaches(up, 0, target, up.at[target], 1))).toEqual([true, false])
  })
})

describe('a flight, played', () => {
  test('DW-XXIII.4 DW-V.23 each element flies once, and stays beside one that has flown', () => {
    const match = flying([riders('0,0=L 1,0 2,0')])
    play(match, 'high', 'element 1', at(match, '6,-6'), 'facing 1', 'height 5')
    expect(choicesOf(match)).toEqual(['element 0', 'element 2'])
    expect(refusal(match, 'element 1').rule).toBe('DW-XXIII.4')
    play(match, 'element 0')
    expect(refusal(match, at(match, '4,-6')).rule).toBe('DW-V.23')
    expect(refusal(match, 'hex 99999').rule).toBe('DW-XXIII.4')
    const ends = choicesOf(match).map(choice => Number(choice.split(' ')[1]))
    const { board } = ground(stateOf(match))
    expect(ends.every(hex => board.distance(hex, hexAt(stateOf(match), '6,-6')) <= 1)).toBe(true)
    play(match, at(match, '6,-6'))
    expect(refusal(match, 'facing 6').rule).toBe('DW-XXIII.4')
    play(match, 'facing 0')
    const heights = choicesOf(match).map(choice => Number(choice.split(' ')[1]))
    expect(heights).not.toContain(5)
    expect(heights).toContain(8)
    expect([refusal(match, 'height 30').rule, refusal(match, 'height 31').rule]).toEqual(['DW-XXIII.5', 'DW-XXIII.4'])
    const events = play(match, 'height 8')
    expect(told(events, 'flies')[0]).toEqual([0, hexAt(stateOf(match), '0,0'), hexAt(stateOf(match), '6,-6'), 0, 8])
  })

  test('DW-XXIII.14 a dive needs an Attack order and contact', () => {
    const foes: Given = { side: 1, elements: '3,-6 4,-6', facing: 4, order: 'H' }
    const dived = (order: string, label: string) => {
      const match = flying([dragon(30, { order }), foes])
      play(match, 'land', at(match, label), 'facing 1')
      return stateOf(match).dived[0]
    }
    expect([dived('A', '3,-5'), dived('P', '3,-5'), dived('A', '3,-2')]).toEqual([true, false, false])
  })

  test('DW-XX.3 DW-XXIII.4 who flies does not rest, and holds the fields only where he is on the ground', () => {
    const other: Given = { side: 0, elements: '-6,6=P -5,6=P', order: 'H' } // has still to move
    const low = flying([dragon(0), other])
    play(low, 'low', at(low, '3,-3'), 'facing 1')
    const g = stateOf(low)
    const held = (h: typeof g) => h.on.flatMap((element, hex) => (element === 0 ? [ground(h).board.labels[hex]] : []))
    expect([g.stirred[0], held(g).sort()]).toEqual([true, ['2,-1', '2,-2', '3,-2', '3,-3']])
    const high = flying([dragon(0), other])
    play(high, 'high', at(high, '3,-3'), 'facing 1', 'height 9')
    expect([stateOf(high).stirred[0], held(stateOf(high))]).toEqual([true, []])
  })

  test('DW-XXIII.3 DW-XVII.25 who has landed beside an enemy that backs away does not follow him', () => {
    const match = flying([dragon(0), { side: 1, card: 'clubGiant', elements: '0,-5', facing: 4, order: 'H' }])
    play(match, 'low', at(match, '0,-2'), 'facing 1')
    while (match.asked?.decision !== 'moveLarge') play(match, choicesOf(match)[0])
    expect(match.asked.seats).toEqual([1])
    play(match, 'tread 3', 'done')
    expect([match.asked?.decision, match.asked?.seats]).not.toEqual(['moveLarge', [0]])
  })

  test('DW-XXIII.3 low flight may end where it began; who turns only lands again', () => {
    const match = flying([dragon(0)])
    play(match, 'low', at(match, '0,0'))
    expect(kinds(match)).toEqual(['facing'])
    play(match, 'facing 4')
    const g = stateOf(match)
    expect([g.at[0], g.facing[0], g.altitude[0]]).toEqual([hexAt(g, '0,0'), 4, 0])
  })
})

test('AMB2-32 a colossus under a falling dragon is hurt on four to six, and the dragon lies beside it', () => {
  const fallen = (die: number) => {
    const below: Given = { side: 1, card: 'clubGiant', elements: '0,0', facing: 4 }
    const g = stateOf(matchAt([dragon(12), below, { side: 1, elements: '0,1=P', facing: 4 }, far], full))
    const events: Event[] = []
    let buried: number[] = []
    within({ given: [die], events }, () => {
      buried = crash(g, 0)
    })
    return { hits: g.hits[1], crushed: told(events, 'crushed'), corpses: g.corpses, g, buried }
  }
  expect(fallen(3).hits).toBe(0)
  expect(fallen(4).hits).toBe(1)
  expect(fallen(4).crushed).toEqual([[1, 4, 1]])
  const { g, corpses, buried } = fallen(6)
  expect(corpses).toHaveLength(4)
  expect(corpses.every(hex => g.on[hex] === -1)).toBe(true)
  expect(buried).toEqual([2])
  const { board } = ground(g)
  expect(Math.min(...corpses.map(hex => board.distance(hex, hexAt(g, '0,0'))))).toBeLessThan(3)
})

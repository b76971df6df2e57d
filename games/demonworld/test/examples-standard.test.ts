import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { basesOf } from '../almanac/bases.ts'
import { battles } from '../content/armies/battles.ts'
import { cardNamed, cards } from '../content/armies/cards.ts'
import { isOrdered, manoeuvresOf, movePointsOf } from '../rules/movement/units.ts'
import { LEADER } from '../state.ts'
import { el, hex, line, type Played, skip, stateOf } from './examples.ts'
import { field, type Given, kinds, matchAt, on, places } from './table.ts'

/** The standard game without tests of morale, which would get in the way. */
const calm = { rules: { morale: false } } as const

describe('chapters VII and VIII', () => {
  test('DW-EX-48 DW-VII.1 the first game: 380 points against 330, of which the Orc Guard has 160', () => {
    const worth = (army: number) =>
      battles[0].armies[army].reduce((sum, { card }) => sum + cards[cardNamed(card)].points, 0)
    expect([worth(0), worth(1)]).toEqual([380, 330])
    expect(cards[cardNamed('orcGuard')].points).toBe(160)
    expect(cards[cardNamed('dwarfEaters')].points).toBe(170)
  })

  test('DW-EX-49 DW-VIII.1 two elements lost are more than a commander of three hit points', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0=P 1,0=P 2,0=P 3,0=P', engaged: true, phases: 1 },
        { side: 1, elements: '1,-1=P 2,-1=P', facing: 4, engaged: true, phases: 1 },
        { side: 1, card: 'baslian', elements: '3,-1', facing: 4, engaged: true, phases: 1, hits: 2 },
      ],
      { phase: 'melee' },
    )
    const strike = (from: string, to: string) => {
      play(match, `attacker ${on(stateOf(match), from)}`, `target ${on(stateOf(match), to)}`)
      if (match.asked?.decision === 'supportStrike') play(match, 'ready')
    }
    // the commander is quicker and strikes down one, the others strike at the same time
    expect(match.asked?.seats).toEqual([1])
    play(match, `attacker ${on(stateOf(match), '3,-1')}`, `target ${on(stateOf(match), '3,0')}`, 'done =1')
    skip(match, 'secondAttack')
    strike('2,0', '3,-1')
    play(match, 'done')
    strike('1,-1', '1,0')
    const events = play(match, 'done =1 1 6')
    const lost = told(events, 'falls').map(([element]) => stateOf(match).owner[stateOf(match).origin[element]])
    expect(lost.sort()).toEqual([0, 1])
    // side 0 has lost two and is the loser: its unit is tested first
    expect(told(events, 'test')[0].slice(0, 2)).toEqual([1, 0])
  })
})

describe('chapter IX', () => {
  test('DW-EX-50 DW-IX.1 eight elements of five figures with leader, standard and musician', () => {
    expect(basesOf(cards[cardNamed('closeOrder')])).toEqual({ plain: 5, figures: 5, special: 3, escort: 4 })
  })

  test('DW-EX-51 ten elements of riders with leader and standard', () => {
    expect(basesOf(cards[cardNamed('orderKnights')])).toEqual({ plain: 8, figures: 2, special: 2, escort: 1 })
  })

  /** An archer of side 1 hits an element of side 0 in the first ranged phase. */
  function hit(unit: Given, target: string, setting: object = calm): Played {
    const match = matchAt([unit, { side: 1, card: 'lightArchers', elements: '0,-3=P', facing: 4, order: 'P' }], {
      phase: 'firstFire',
      ...setting,
    })
    const g = stateOf(match)
    play(match, 'unit 1', `shooter ${on(g, '0,-3')}`, `target ${on(g, target)}`, 'fire =1')
    return match
  }

  test('DW-EX-52 DW-IX.2 a musician shot in the first ranged phase is missed in the movement phase', () => {
    const unit = { side: 0, card: 'dwarfEaters', elements: '0,0=M 1,0 2,0 3,0 4,0', order: 'A' }
    expect(manoeuvresOf(field([unit]), 0)).toBe(2)
    const match = hit(unit, '0,0')
    play(match, 'accept')
    skip(match, 'closeUp')
    while (match.asked?.decision !== 'chooseMover') play(match, choicesOf(match).at(-1)!)
    expect(manoeuvresOf(stateOf(match), 0)).toBe(1)
  })

  const around = ['1,0', '-1,0', '0,1', '-1,1', '0,-1', '1,-1']

  /** A leader with so many of his own around him is hit; his owner demands the die. */
  function saved(friends: number, die: number): boolean {
    const others = around.slice(0, friends).map(label => `${label}=P`)
    const unit = { side: 0, elements: ['0,0=L', ...others, '6,6=P'].join(' '), order: 'B' }
    const match = hit(unit, '0,0', { ...calm, map: 'field 12|0,-3=level2' })
    play(match, `demand =${die}`)
    const isSaved = match.asked?.decision === 'sacrifice'
    const g = stateOf(match)
    if (isSaved) {
      play(match, el(match, '1,0'))
      expect(g.figure[on(g, '1,0')]).toBe(LEADER) // he takes the place of the one who fell
      expect(on(g, '0,0')).toBe(-1)
    }
    return isSaved
  }

  test('DW-EX-53 DW-IX.7 touched by four a leader falls on 5 or more, by two on 3 or more, by six never', () => {
    const rolls = [1, 2, 3, 4, 5, 6]
    expect(rolls.map(die => saved(4, die))).toEqual([true, true, true, true, false, false])
    expect(rolls.map(die => saved(2, die))).toEqual([true, true, false, false, false, false])
    expect(rolls.map(die => saved(6, die))).toEqual([true, true, true, true, true, true])
  })
})

describe('chapter X', () => {
  test('DW-EX-54 DW-V.25 DW-X.11 single commanders do not count for the order of movement', () => {
    const match = matchAt(
      [
        { side: 0, elements: line(4, 10, -8), order: 'P' },
        { side: 0, elements: line(4, 10, -2), order: 'P' },
        { side: 1, elements: line(4, -10, 2), facing: 4, order: 'P' },
        { side: 1, card: 'baslian', elements: '8,-10', facing: 4 },
        { side: 1, card: 'kruuk', elements: '10,-10', facing: 4 },
      ],
      calm,
    )
    while (match.asked?.decision === 'chooseCaptain') play(match, 'done')
    expect(match.asked).toMatchObject({ decision: 'chooseSequence', seats: [1] })
  })

  test('DW-EX-55 DW-V.3 a unit of 24/18/12 with a commander of 18', () => {
    const g = field([
      { side: 0, elements: line(4) },
      { side: 0, card: 'marshal', elements: '4,0', joins: 0 },
    ])
    expect([0, 2, 1].map(order => movePointsOf(g, 0, order))).toEqual([18, 18, 12])
  })

  /** A commander beside a unit joins it in the B section. */
  function joining(elements: string, at: string): Played {
    const match = matchAt(
      [
        { side: 0, elements, order: 'A' },
        { side: 0, card: 'baslian', elements: at },
        { side: 1, elements: '0,-12', facing: 4, order: 'B' },
      ],
      calm,
    )
    const captain = on(stateOf(match), at)
    play(match, `captain ${captain}`, hex(match, at), 'facing 1', 'unit 0')
    return match
  }

  const plain = (text: string) =>
    text
      .split(' ')
      .map(label => `${label}=P`)
      .join(' ')

  test('DW-EX-56 DW-X.16 the unit makes room, and both stay for this phase', () => {
    const block = plain('0,0 1,0 2,0 0,1 1,1 2,1 0,2 1,2')
    const wanted = '0,0 1,0 2,0 0,1 1,1 2,1 -1,2 0,2 1,2'.split(' ').sort()
    const start = joining(block, '3,0')
    expect(start.asked?.decision).toBe('makeRoom')
    const choice = choicesOf(start).find(option => {
      const other = joining(block, '3,0')
      play(other, option)
      return (
        places(stateOf(other), 0)
          .map(place => place.split(':')[0])
          .join() === wanted.join()
      )
    })
    expect(choice).toBeDefined()
    play(start, choice!)
    const g = stateOf(start)
    const captain = g.captains[0]
    if (start.asked?.decision === 'exchangeFigure') play(start, el(start, '2,0'))
    expect(captain).toBe(on(g, '2,0'))
    expect(isOrdered(g, 0)).toBe(true)
    expect([g.moved[0], g.moved[1]]).toEqual([true, true])
  })

  test('DW-EX-56 who joins the last rank changes places into the first', () => {
    const match = joining(plain(`${line(3)} ${line(2, 1)}`), '2,1')
    skip(match, 'makeRoom')
    expect(match.asked?.decision).toBe('exchangeFigure')
    play(match, el(match, '1,0'))
    expect(stateOf(match).captains[0]).toBe(on(stateOf(match), '1,0'))
  })

  test('DW-EX-57 a disordered unit makes no room; only the exchange into a front rank is left', () => {
    const gap = joining(plain('0,0 1,0 3,0 0,1'), '1,1')
    expect(gap.asked?.decision).toBe('exchangeFigure')
    expect(kinds(gap)).toEqual(['element'])
    const jumble = joining('0,0:2=P 1,0:1=P 2,0:4=P 0,1:1=P', '1,1')
    expect(['makeRoom', 'exchangeFigure']).not.toContain(jumble.asked?.decision)
  })
})

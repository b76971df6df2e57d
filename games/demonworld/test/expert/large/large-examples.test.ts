import { BLOCKED } from '@hexarium/hex'
import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../../../bases.ts'
import { cardNamed } from '../../../content/armies/cards.ts'
import { groundOf } from '../../../content/board/ground.ts'
import { ground } from '../../../elements.ts'
import { mayLargeStand } from '../../../expert/large/ground.ts'
import { tryMove } from '../../../expert/large/reach.ts'
import { largePoints } from '../../../expert/large/steps.ts'
import { outscouts, scoutingFactor } from '../../../rules/armies/flank-march.ts'
import { footAt, sizeNow } from '../../../rules/flyers/heights.ts'
import { attacksOf, targetsOfAttack } from '../../../rules/large/attacks.ts'
import { breathFactor } from '../../../rules/large/breath.ts'
import { bigMeleeBase, worstHeight } from '../../../rules/large/melee.ts'
import { fieldsToAimAt, isHalfSeen, sectionsOn } from '../../../rules/large/ranged.ts'
import { meleeBase } from '../../../rules/melee/strike.ts'
import { isIntoMelee, rangedBase } from '../../../rules/shooting/base-number.ts'
import { sectionsOf } from '../../../rules/shooting/sight.ts'
import type { Demonworld } from '../../../state.ts'
import { moving, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, on } from '../../table.ts'

const expert = { rules: 'expert' } as const
const factorOf = (base: { factors: readonly { name: string; value: number }[] }, name: string) =>
  base.factors.find(factor => factor.name === name)?.value ?? 0

describe('scouting', () => {
  test('DW-EX2-01 DW-XVI.41 ten knights scout for 10, swift ones for 20, a dragonrider for 2 more', () => {
    const tenOf = (card: string) => ({ side: 0, card, elements: '0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0' })
    expect(scoutingFactor(field([tenOf('orderKnights')], { rules: 'full' }), 0)).toBe(10)
    expect(scoutingFactor(field([tenOf('horseArchers')], { rules: 'full' }), 0)).toBe(20)
    const withDragon = [tenOf('horseArchers'), { side: 0, card: 'dragonrider', elements: '0,4' }]
    expect(scoutingFactor(field(withDragon, { rules: 'full' }), 0)).toBe(22)
  })

  test('DW-EX2-02 50 against 30 out-scouts, 50 against 40 does not', () => {
    expect([outscouts(50, 30), outscouts(50, 40), outscouts(30, 50)]).toEqual([true, false, false])
  })
})

describe('heights', () => {
  test('DW-EX2-04 DW-XVII.6 a giant of size 6 with its front on a hill reaches 8, 6 and 6', () => {
    const g = field([{ side: 0, card: 'tallGiant', elements: '0,0' }], { ...expert, map: 'field 6|0,0=level1' })
    expect(fieldsOf(g, 0).map(hex => footAt(g, 0, hex) + sizeNow(g, 0))).toEqual([8, 6, 6])
  })

  test('DW-EX2-05 DW-XVII.6 who touches fields of different height strikes in the relation worst for him', () => {
    const g = field(
      [
        { side: 0, card: 'clubGiant', elements: '0,0' },
        { side: 1, elements: '-1,0=P', facing: 5 },
      ],
      { ...expert, map: 'field 6|0,0=level1 -1,0=level1' },
    )
    expect([worstHeight(g, 1, 0), worstHeight(g, 0, 1)]).toEqual([0, -1])
  })

  test('DW-EX2-06 a dragon and a giant, both on two heights: both strike at −1', () => {
    const g = field(
      [
        { side: 0, card: 'clawDragon', elements: '0,0' },
        { side: 1, card: 'clubGiant', elements: '1,1', facing: 4 },
      ],
      { ...expert, map: 'field 6|0,0=level1 1,1=level1' },
    )
    expect([worstHeight(g, 0, 1), worstHeight(g, 1, 0)]).toEqual([-1, -1])
  })
})

describe('damage and terrain', () => {
  test('DW-EX2-07 DW-XVII.7 each hit costs a point of every order; with 2 left it can neither step nor turn', () => {
    const giant: Given = { side: 0, card: 'clubGiant', elements: '0,0', order: 'H', hits: 4 }
    const g = field([giant], expert)
    expect([0, 2, 1, 3].map(order => largePoints(g, 0, order))).toEqual([20, 14, 8, 2])
    const match = moving([giant, { side: 1, elements: '0,-12', facing: 4 }], expert)
    expect(choicesOf(match)).toEqual(['done'])
  })

  test('DW-EX2-14 DW-XVII.33 water up to size − 2, two levels for 2 more points, nothing higher than itself', () => {
    const card = cardNamed('tallGiant')
    const deep = (depth: number) => {
      const land = groundOf('field 3')
      return mayLargeStand({ ...land, depth: land.depth.slice().fill(depth) }, card, 0)
    }
    expect([deep(4), deep(5)]).toEqual([true, false])
    const climb = (level: number) => {
      const map = `field 6|1,-1=level${level}`
      const g = field([{ side: 0, card: 'tallGiant', elements: '0,0' }], { ...expert, map })
      return tryMove(g, ground(g), 0, g.at[0], 1, 0).cost
    }
    expect([1, 2, 3, 4].map(climb)).toEqual([3, 5, 6, BLOCKED])
  })

  test('DW-EX2-15 AMB2-03 the step is paid for when the front crosses it and again when the rear does', () => {
    const high = ['1,-1', '2,-2', '2,-1', '3,-2', '3,-3'].map(label => `${label}=level2`).join(' ')
    const g = field([{ side: 0, card: 'clubGiant', elements: '0,0' }], { ...expert, map: `field 6|${high}` })
    const first = { ...tryMove(g, ground(g), 0, g.at[0], 1, 0) }
    expect(first.cost).toBe(5)
    expect(tryMove(g, ground(g), 0, first.anchor, first.facing, 0).cost).toBe(5)
  })
})

describe('shooting at large elements', () => {
  const archer: Given = { side: 0, card: 'lightArchers', elements: '0,0=P', order: 'H' }
  /** DW-EX2-09: the giant on D, E and the field behind; B and C of a card before it. */
  const figure = (card: string, labels: string) =>
    field(
      [
        archer,
        { side: 1, card: 'clubGiant', elements: '0,-3', facing: 3 },
        { side: 0, card, elements: labels, facing: 1 },
      ],
      { rules: { large: true, morale: false } },
    )
  const giantOf = (g: Demonworld) => on(g, '0,-3')

  test('DW-EX2-08 DW-XVII.11 a giant of size 5 in water of depth 2 shows three sections', () => {
    const map = 'field 8|0,-4=water2 -1,-3=water2 0,-3=water2'
    const g = field([archer, { side: 1, card: 'clubGiant', elements: '0,-4' }], { ...expert, map })
    expect(sectionsOf(g, 0, 1)).toBe(3)
    expect(factorOf(rangedBase(g, 0, 1, 1, 0, false), 'sections')).toBe(1)
  })

  test('DW-EX2-09 DW-XVII.12 the least covered field counts', () => {
    const bonus = (card: string, labels: string) => {
      const g = figure(card, labels)
      return [sectionsOf(g, 0, giantOf(g)), factorOf(rangedBase(g, 0, giantOf(g), giantOf(g), 0, false), 'sections')]
    }
    expect(bonus('footmen', '0,-2=P 1,-2=P')).toEqual([2, 1])
    expect(bonus('arquebusiers', '0,-2=P 1,-2=P')).toEqual([4, 2])
    expect(bonus('footmen', '1,-2=P')).toEqual([5, 2])
  })

  test('DW-EX2-10 DW-XVII.13 DW-XVII.14 in melee it is a target of its own only if half of it is seen', () => {
    const small = figure('arquebusiers', '0,-2=P 1,-2=P')
    expect(isHalfSeen(small, 0, giantOf(small))).toBe(true)
    expect(isIntoMelee(small, 0, giantOf(small))).toBe(false)
    const g = figure('footmen', '0,-2=P 1,-2=P')
    const giant = giantOf(g)
    expect(isIntoMelee(g, 0, giant)).toBe(true)
    expect(fieldsToAimAt(g, 0, giant, true)).toEqual([hexAt(g, '0,-3'), hexAt(g, '1,-3')])
    expect(sectionsOn(g, 0, giant, hexAt(g, '1,-4'))).toBe(0)
  })

  test('DW-XVII.14 the shot hits the chosen field, or one beside it by the rose: another field of the giant, or nobody', () => {
    const shots = (dice: string) => {
      const units = [
        archer,
        { side: 1, card: 'clubGiant', elements: '0,-3', facing: 3, engaged: true },
        { side: 0, elements: '0,-2=P 1,-2=P', facing: 1, engaged: true },
      ]
      const match = matchAt(units, { rules: { large: true, morale: false }, phase: 'secondFire' })
      play(match, 'unit 0', 'shooter 0', `target ${on(stateOf(match), '0,-3')}`)
      play(match, `hex ${hexAt(stateOf(match), '0,-3')}`)
      return play(match, `fire =${dice}`)
    }
    expect(told(shots('3 1'), 'shoots').map(args => args.slice(0, 2))).toEqual([[0, 1]])
    // 5 misses the field; the rose says east: field E of the same giant
    expect(told(shots('5 2 1'), 'shoots').map(args => args.slice(0, 2))).toEqual([[0, 1]])
    // west of D nobody stands
    expect(told(shots('5 5'), 'shoots')).toEqual([])
  })
})

describe('weapons of giants and dragons', () => {
  const around = (card: string, foes: string) => {
    const g = field(
      [
        { side: 0, card, elements: '0,0' },
        { side: 1, elements: foes, facing: 4 },
      ],
      expert,
    )
    return attacksOf(g, 0).map(attack => ({
      ...attack,
      targets: targetsOfAttack(g, 0, attack).map(e => ground(g).board.labels[g.at[e]]),
    }))
  }
  const every = '0,-1=P 1,-1 -1,0 1,0 -2,1 1,1'

  test('DW-EX2-11 DW-XVII.35 sword right and shield left: one strike to each side', () => {
    const attacks = around('swordGiant', every)
    expect(attacks.map(({ factor }) => factor)).toEqual([11, 10])
    expect(attacks.map(({ targets }) => targets.sort())).toEqual([
      ['1,-1', '1,0', '1,1'],
      ['-1,0', '-2,1', '0,-1'],
    ])
  })

  test('DW-EX2-12 a club in both hands: one strike at one of the two frontal fields', () => {
    const attacks = around('clubGiant', every)
    expect(attacks.map(({ factor, targets }) => [factor, targets.sort()])).toEqual([[14, ['0,-1', '1,-1']]])
  })

  test('DW-EX2-13 DW-XVII.29 club 13 against armour 3 hits on 10, however the victim faces', () => {
    for (let facing = 0; facing < 6; facing++) {
      const g = field(
        [
          { side: 0, card: 'tallGiant', elements: '0,0' },
          { side: 1, card: 'captain', elements: '0,-1', facing },
        ],
        expert,
      )
      expect(bigMeleeBase(g, 0, 1, 0, attacksOf(g, 0)[0]).base).toBe(10)
    }
  })

  test('DW-EX2-19 DW-XVII.40 bite 10, claw 11, tail 9: four strikes, two of them claws', () => {
    const attacks = around('clawDragon', '0,-1=P 1,-1 -1,0 1,0 -2,2 1,1 -2,1').filter(({ byRider }) => !byRider)
    expect(attacks.map(({ weapon, factor }) => [weapon, factor])).toEqual([
      ['bite', 10],
      ['claw', 11],
      ['claw', 11],
      ['tail', 9],
    ])
    expect(attacks.map(({ targets }) => targets.sort())).toEqual([
      ['0,-1', '1,-1'],
      ['1,-1', '1,0'],
      ['-1,0', '0,-1'],
      ['-2,2'],
    ])
  })
})

describe('breath', () => {
  test('DW-EX2-17 DW-XVII.39 breath 6: elements at 6 and 8, a giant on two fields at 3 and 16', () => {
    const match = matchAt(
      [
        { side: 0, card: 'clawDragon', elements: '0,0', order: 'P' },
        { side: 1, elements: '0,-2=P 1,-2', facing: 4 },
        { side: 1, card: 'clubGiant', elements: '1,-3', facing: 3 },
      ],
      { ...expert, phase: 'firstFire' },
    )
    play(match, 'unit 0')
    const events = play(match, 'area 1 =6 8 3 16')
    expect(told(events, 'sears').map(([, target, factor, , hit]) => [target, factor, hit])).toEqual([
      [1, 6, 1],
      [2, 6, 0],
      [3, 6, 1],
      [3, 6, 0],
    ])
  })

  test('DW-EX2-18 a section under water takes one off', () => {
    const g = field(
      [
        { side: 0, card: 'clawDragon', elements: '0,0' },
        { side: 1, elements: '0,-1=P', facing: 4 },
      ],
      { ...expert, map: 'field 6|0,-1=water1' },
    )
    expect(breathFactor(g, 0, 1, g.at[1])).toBe(5)
  })
})

describe('riders and passengers', () => {
  const mounted = (captain: string, mount: string, foe: Omit<Given, 'side'> & { elements: string }) =>
    field(
      [
        { side: 0, card: captain, elements: '', rides: 1 },
        { side: 0, card: mount, elements: '0,0' },
        { side: 1, facing: 4, ...foe },
      ],
      expert,
    )

  test('DW-EX2-20 DW-XVII.42 a commander of armour 2 on a dragon of 5 is shot at for −7, as size 1', () => {
    const g = mounted('captain', 'clawDragon', { card: 'lightArchers', elements: '0,-4=P', order: 'H' })
    const base = rangedBase(g, 2, 0, 0, 0, false)
    expect([factorOf(base, 'armour'), factorOf(base, 'sections')]).toEqual([-7, 0])
  })

  test('DW-EX2-21 DW-XVII.42 in melee armour 3 and 9 are subtracted', () => {
    const g = mounted('captain', 'clawDragon', { elements: '0,-1=P' })
    expect(factorOf(meleeBase(g, 2, 0, 0), 'armour')).toBe(-12)
  })

  test('DW-EX2-22 DW-XVIII.8 armour 1 on a chariot of 2: −3, as size 1', () => {
    const g = mounted('sandor', 'chariot', { card: 'lightArchers', elements: '0,5=P', order: 'H', facing: 1 })
    const base = rangedBase(g, 2, 0, 0, 0, false)
    expect([factorOf(base, 'armour'), factorOf(base, 'sections')]).toEqual([-3, 0])
  })

  test('DW-EX2-23 DW-XVIII.8 AMB2-29 melee armour 4 on a chariot of 2: −6', () => {
    const g = mounted('kruuk', 'horseChariot', { elements: '0,2=P', facing: 1 })
    expect(factorOf(meleeBase(g, 2, 0, 0), 'armour')).toBe(-6)
  })
})

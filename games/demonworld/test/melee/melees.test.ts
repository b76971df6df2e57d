import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../elements.ts'
import { regroupFields } from '../../rules/melee/regroup.ts'
import {
  CHARGE_TEST,
  LOSS_TEST,
  MISSILE_TEST,
  OBEDIENCE_TEST,
  RALLY_TEST,
  standingOf,
} from '../../rules/morale/tests.ts'
import { foeUnits } from '../../rules/movement/contact.ts'
import type { Demonworld } from '../../state.ts'
import { line, type Played, stateOf } from '../examples.ts'
import { field, type Given, kinds, matchAt, on, type Setting } from '../table.ts'

const calm: Setting = { rules: { morale: false, secondAttack: false, specialFigures: false } }
const fight = (units: readonly Given[], setting: Setting = calm): Played =>
  matchAt(units, { ...setting, phase: 'melee' })
const foot = (side: number, elements: string, more: Partial<Given> = {}): Given => ({
  side,
  elements,
  facing: side === 0 ? 1 : 4,
  order: 'A',
  ...more,
})

describe('melees', () => {
  test('DW-XIV.2 DW-XV.15 who loses an element to somebody who has moved up is drawn into the melee, and tests', () => {
    const units = [
      { side: 0, card: 'kruuk', elements: '0,0', engaged: true, phases: 1 },
      foot(1, '0,-1=P', { engaged: true, phases: 1 }),
      foot(1, '0,-2=P 1,-2=P 0,-3=P 1,-3=P'),
    ]
    const match = fight(units, {})
    const g = stateOf(match)
    play(match, `attacker ${on(g, '0,0')}`, `target ${on(g, '0,-1')}`, 'done =1', 'press')
    const events = play(match, `target ${on(stateOf(match), '0,-2')} =1 6`)
    const tests = told(events, 'test')
    expect(tests.map(([kind, unit]) => [kind, unit])).toEqual([[LOSS_TEST, 2]])
  })

  test('DW-VI.5 units linked by contact are one melee, whatever their numbers; others fight apart', () => {
    // 0 touches 2, 2 touches 1, 1 touches 3: one melee; 4 and 5 are another
    const match = fight([
      foot(0, '0,0=P'),
      foot(0, '2,0=P'),
      foot(1, '0,-1=P 1,-1 2,-1'),
      foot(1, '3,-1=P'),
      foot(0, '-6,0=P'),
      foot(1, '-6,-1=P'),
    ])
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['declareStrikes', [0]])
    const g = stateOf(match)
    const attackers = choicesOf(match).flatMap(choice => (choice.startsWith('attacker') ? [choice] : []))
    expect(attackers).toEqual([on(g, '0,0'), on(g, '2,0')].map(element => `attacker ${element}`))
    expect([0, 1, 2, 3, 4].map(unit => foeUnits(g, unit))).toEqual([[2], [2, 3], [0, 1], [1], [5]])
  })

  test('DW-VI.5 the link may come late: the first two melees become one', () => {
    // 0 with 3, 1 with 4; 2 touches both 3 and 4
    const match = fight([
      foot(0, '0,0=P'),
      foot(0, '4,0=P'),
      foot(0, '2,0=P'),
      foot(1, '0,-1=P 1,-1 2,-1'),
      foot(1, '3,-1=P 4,-1'),
    ])
    const g = stateOf(match)
    expect(foeUnits(g, 2)).toEqual([3, 4])
    const attackers = choicesOf(match).flatMap(choice => (choice.startsWith('attacker') ? [choice] : []))
    expect(attackers).toEqual(['0,0', '4,0', '2,0'].map(label => `attacker ${on(g, label)}`))
  })

  test('DW-VI.8 the higher initiative strikes first; who falls before his step does not strike', () => {
    const match = fight([foot(0, '0,0=P', { card: 'elves' }), foot(1, '0,-1=P 9,-9')])
    expect(match.asked?.seats).toEqual([0])
    const events = play(match, 'everyone =1', 'first', 'done', 'done')
    expect(told(events, 'strikes')).toHaveLength(1)
    expect(told(events, 'falls')).toHaveLength(1)
    expect(told(events, 'out')).toEqual([[0], [1]])
  })

  test('DW-VI.8 a survivor strikes back in his own step', () => {
    const match = fight([foot(0, '0,0=P', { card: 'elves' }), foot(1, '0,-1=P')])
    play(match, 'everyone =20')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['declareStrikes', [1]])
    const events = play(match, 'everyone =1')
    expect(told(events, 'strikes')[0].slice(0, 2)).toEqual([1, 0])
    expect(told(events, 'falls')[0][0]).toBe(0)
  })

  test('DW-VI.43 AMB-11 who still touches enemies fights on next round; the others are out and count anew', () => {
    const match = fight([
      foot(0, '0,0=P 1,0', { card: 'elves', phases: 2, engaged: true }),
      foot(1, '0,-1=P 1,-1', { phases: 2, engaged: true }),
    ])
    play(match, 'everyone =20 20')
    play(match, 'everyone =20 20 1')
    while (match.asked && /^(chooseRegroup|regroup)/.test(match.asked.decision)) play(match, choicesOf(match).at(-1)!)
    const g = stateOf(match)
    expect([g.phases.slice(0, 2), g.engaged.slice(0, 2), g.round]).toEqual([[3, 3], [true, true], 2])
  })
})

describe('regrouping', () => {
  const labels = (g: Demonworld, hexes: readonly number[]) => hexes.map(hex => ground(g).board.labels[hex]).sort()

  test('DW-VI.40 free of enemies two fields, touching one a field that still touches him, touching two none', () => {
    const g = field([foot(0, '0,0=P'), foot(1, '9,-9=P')], calm)
    expect(regroupFields(g, 0)).toHaveLength(19)
    const bound = field([foot(0, '0,0=P'), foot(1, '0,-1=P')], calm)
    expect(labels(bound, regroupFields(bound, 0))).toEqual(['-1,0', '0,0', '1,-1'])
    const held = field([foot(0, '0,0=P'), foot(1, '0,-1=P 1,0')], calm)
    expect(labels(held, regroupFields(held, 0))).toEqual(['0,0'])
  })

  test('DW-VI.40 nobody regroups through others or over ground he cannot pass, and a new contact stops him', () => {
    const ring = '1,0 1,-1 0,-1 -1,0 -1,1 0,1'
    const walled = field([foot(0, '0,0=P'), foot(0, ring), foot(1, '9,-9=P')], calm)
    expect(labels(walled, regroupFields(walled, 0))).toEqual(['0,0'])
    const swamp = ring
      .split(' ')
      .map(label => `${label}=swamp`)
      .join(' ')
    const stuck = field([foot(0, '0,0=P'), foot(1, '9,-9=P')], { ...calm, map: `field 12|${swamp}` })
    expect(labels(stuck, regroupFields(stuck, 0))).toEqual(['0,0'])
    const near = field([foot(0, '0,0=P'), foot(1, '0,-3=P')], calm)
    expect(labels(near, regroupFields(near, 0))).toContain('0,-2')
    // the one way out leads beside the enemy, and no farther
    const way = field([foot(0, '0,0=P'), foot(0, '1,0 1,-1 -1,0 -1,1 0,1'), foot(1, '0,-2=P')], calm)
    expect(labels(way, regroupFields(way, 0))).toEqual(['0,-1', '0,0'])
  })

  test('DW-XV.72 impetuous and free of enemies it goes to one, or as near as it can', () => {
    const g = field([foot(0, '0,0=P', { impetuous: true }), foot(1, '1,-3=P')], calm)
    expect(labels(g, regroupFields(g, 0))).toEqual(['0,-2', '1,-2'])
    const far = field([foot(0, '0,0=P', { impetuous: true }), foot(1, '0,-9=P')], calm)
    expect(labels(far, regroupFields(far, 0))).toEqual(['0,-2'])
    const held = field([foot(0, '0,0=P', { impetuous: true }), foot(1, '0,-1=P')], calm)
    expect(labels(held, regroupFields(held, 0))).toEqual(['-1,0', '0,0', '1,-1'])
  })

  test('DW-VI.41 who inflicted more chooses who regroups first; with one side left nobody is asked', () => {
    const match = fight([foot(0, '0,0=P 1,0', { card: 'elves' }), foot(1, '0,-1=P 1,-1 2,-1')])
    const events = play(match, 'everyone =1 20')
    expect(told(events, 'falls')).toHaveLength(1)
    play(match, 'everyone =20 20')
    expect([match.asked?.decision, match.asked?.seats, choicesOf(match)]).toEqual([
      'chooseRegroup',
      [0],
      ['first', 'second'],
    ])
    play(match, 'second')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['regroupElement', [1]])
    expect(kinds(match)).toEqual(['element', 'faceAll', 'done'])
    const alone = fight([foot(0, '0,0=P 3,0', { card: 'elves' }), foot(1, '0,-1=P'), foot(1, '9,-9=P')])
    play(alone, 'everyone =1')
    expect([alone.asked?.decision, alone.asked?.seats]).toEqual(['regroupElement', [0]])
  })

  test('DW-VI.41 AMB-07 with as many losses the die says who regroups first, or who chooses', () => {
    const even = (die: number, rules: Record<string, boolean> = {}) => {
      const match = matchAt([foot(0, '0,0=P 1,0'), foot(1, '0,-1=P 1,-1', { facing: 4 })], {
        rules: { morale: false, ...rules },
        phase: 'melee',
      })
      while (match.asked?.seats[0] === 0) play(match, 'done')
      play(match, `done =${die}`)
      return [match.asked?.decision, match.asked?.seats]
    }
    expect([even(3), even(4)]).toEqual([
      ['regroupElement', [0]],
      ['regroupElement', [1]],
    ])
    expect(even(4, { tieWinnerChooses: true })).toEqual(['chooseRegroup', [1]])
  })
})

describe('morale factors', () => {
  const factors = (g: Demonworld, kind: number, foes: number[] = []) =>
    Object.fromEntries(standingOf(g, { kind, unit: 0, foes }).factors.map(({ name, value }) => [name, value]))
  const led = `0,0=L 1,0=S 2,0=M ${line(3, 0, 3)}`

  test('DW-T3 elements, leader, standard and commanders; the musician only in rallying', () => {
    const g = field([foot(0, led), { side: 0, card: 'baslian', elements: '6,0', joins: 0 }])
    const stars = factors(g, MISSILE_TEST)['commanders']
    expect(stars).toBeGreaterThan(0)
    expect(factors(g, MISSILE_TEST)).toEqual({ elements: 7, leader: 1, standard: 1, commanders: stars })
    expect(factors(g, RALLY_TEST)).toEqual({ elements: 7, leader: 1, standard: 1, musician: 1, commanders: stars })
    const off = field([foot(0, led)], { rules: { specialFigures: false } })
    expect(factors(off, RALLY_TEST)).toEqual({ elements: 6 })
  })

  test('DW-T3 own losses and those inflicted count in loss tests, and impetuous ones hold longer', () => {
    const g = field([foot(0, line(4), { losses: 2, slain: 3, impetuous: true }), foot(1, '0,-5=P')], {
      rules: { specialFigures: false },
    })
    expect(factors(g, LOSS_TEST, [1])).toEqual({ elements: 4, impetuous: 1, losses: -2, inflicted: 3 })
    expect(factors(g, MISSILE_TEST)).toEqual({ elements: 4, impetuous: 1 })
    expect(factors(g, RALLY_TEST)).toEqual({ elements: 4 })
  })

  test('DW-T3 size, fear and orders before a charge and in obedience; a foe already in melee is easier', () => {
    const against = (kind: number, own: string, foe: Partial<Given>, more: readonly Given[] = []) =>
      factors(
        field([foot(0, line(4), { order: own }), foot(1, '0,-5=P', { card: 'trolls', ...foe }), ...more], {
          rules: { specialFigures: false },
        }),
        kind,
        [1],
      )
    const [size, fear] = [
      against(CHARGE_TEST, 'P', { order: 'P' })['size'],
      against(CHARGE_TEST, 'P', { order: 'P' })['fear'],
    ]
    expect([size < 0, fear < 0]).toEqual([true, true])
    expect(against(CHARGE_TEST, 'P', { order: 'P' })).toEqual({ elements: 4, size, fear })
    expect(against(CHARGE_TEST, 'A', { order: 'B' })).toEqual({
      elements: 4,
      size,
      fear,
      attackOrder: 1,
      enemyOrder: 1,
    })
    expect(against(CHARGE_TEST, 'P', { order: 'H' })).toEqual({ elements: 4, size, fear, enemyOrder: -1 })
    expect(against(OBEDIENCE_TEST, 'H', { order: 'B' })).toEqual({ elements: 4, size, fear, holdOrder: -1 })
    expect(against(OBEDIENCE_TEST, 'A', { order: 'B' })).toEqual({ elements: 4, size, fear, attackOrder: 1 })
    expect(against(CHARGE_TEST, 'P', { order: 'P' }, [foot(0, '0,-6=P')])).toEqual({
      elements: 4,
      size,
      fear,
      enemyEngaged: 3,
    })
  })
})

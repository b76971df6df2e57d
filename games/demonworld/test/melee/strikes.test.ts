import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { weaponOf, wedgeBonus } from '../../rules/melee/hits.ts'
import { isUnsupportable, mayBack, meleeBase, momentaryInitiative, strikeTargets } from '../../rules/melee/strike.ts'
import { rangedBase } from '../../rules/shooting/base-number.ts'
import type { Demonworld } from '../../state.ts'
import { line, stateOf } from '../examples.ts'
import { field, type Given, matchAt, on, type Setting } from '../table.ts'

/** The factors of a blow by name. */
function blow(g: Demonworld, from: string, to: string, supports = 0): Record<string, number> {
  const { base, factors } = meleeBase(g, on(g, from), on(g, to), supports)
  return { base, ...Object.fromEntries(factors.map(({ name, value }) => [name, value])) }
}

/** Two elements face to face: the first on 0,0 looks north at the second. */
function duel(attacker: Partial<Given>, target: Partial<Given>, setting: Setting = {}): Demonworld {
  return field(
    [
      { side: 0, elements: '0,0=P', order: 'A', ...attacker },
      { side: 1, elements: '0,-1=P', facing: 4, order: 'A', ...target },
    ],
    setting,
  )
}

describe('the base number of a blow', () => {
  test('DW-XIV.5 DW-VI.13 weapon, armour and skills, and nothing that does not apply', () => {
    expect(blow(duel({}, {}), '0,0', '0,-1')).toEqual({ base: 6, weapon: 8, armour: -2 })
    const skilled = duel({ card: 'berserkers' }, { card: 'berserkers' })
    expect(blow(skilled, '0,0', '0,-1')).toEqual({ base: 9, weapon: 11, armour: -2, skill: 1, enemySkill: -1 })
    const plain = duel({ card: 'berserkers' }, { card: 'berserkers' }, { rules: { cardValues: false } })
    expect(blow(plain, '0,0', '0,-1')).toEqual({ base: 9, weapon: 11, armour: -2 })
  })

  test('DW-XIV.5 the charge of cavalry: its Attack order, its first phase, never infantry', () => {
    const charge = (attacker: Partial<Given>, setting: Setting = {}) =>
      blow(duel({ card: 'lancers', ...attacker }, {}, setting), '0,0', '0,-1')['charge']
    expect(charge({})).toBe(3)
    expect([charge({ order: 'P' }), charge({ phases: 1 }), charge({ card: 'footmen' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const impetuous = (impetuousCharge: boolean) =>
      blow(
        field(
          [
            { side: 0, card: 'lancers', elements: '0,0=P', impetuous: true },
            { side: 1, elements: '0,-1=P', facing: 4 },
          ],
          { rules: { impetuousCharge } },
        ),
        '0,0',
        '0,-1',
      )['charge']
    expect([impetuous(false), impetuous(true)]).toEqual([undefined, 3])
  })

  test('DW-XI.6 DW-XI.7 water and hedges: each in water costs one, a hedge two, and neither lets supports count', () => {
    const at = (map: string) => blow(duel({}, {}, { map: `field 12|${map}` }), '0,0', '0,-1', 2)
    expect(at('3,3=wood')).toEqual({ base: 12, weapon: 8, armour: -2, support: 6 })
    expect(at('0,0=water1')).toEqual({ base: 5, weapon: 8, armour: -2, water: -1 })
    expect(at('0,-1=water1')).toEqual({ base: 5, weapon: 8, armour: -2, water: -1 })
    expect(at('0,0=water1 0,-1=water1')).toEqual({ base: 4, weapon: 8, armour: -2, water: -2 })
    expect(at('0,0-0,-1=hedge')).toEqual({ base: 4, weapon: 8, armour: -2, hedge: -2 })
    const dry = duel({}, {}, { map: 'field 12|3,3=wood' })
    expect(isUnsupportable(dry, on(dry, '0,0'), on(dry, '0,-1'))).toBe(false)
  })

  test('DW-XI.5 each level counts one for who stands higher', () => {
    const at = (map: string) => blow(duel({}, {}, { map: `field 12|${map}` }), '0,0', '0,-1')['height']
    expect([at('0,0=level1'), at('0,0=level2'), at('0,-1=level1'), at('0,-1=level2')]).toEqual([1, 2, -1, -2])
    expect(at('0,0=level1 0,-1=level1')).toBeUndefined()
  })

  test('DW-VI.13 flank and rear by the defender, pikes only before him', () => {
    const against = (card: string, facing: number) => blow(duel({}, { card, facing }), '0,0', '0,-1')
    const named = (card: string) =>
      [0, 1, 2, 3, 4, 5].map(facing => {
        const { flank = 0, rear = 0, pikes = 0 } = against(card, facing)
        return [flank, rear, pikes]
      })
    expect(named('footmen')).toEqual([
      [2, 0, 0],
      [0, 4, 0],
      [0, 4, 0],
      [2, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(named('pikemen').map(([, , pikes]) => pikes)).toEqual([0, 0, 0, 0, -1, -1])
  })

  test('DW-IX.3 DW-IX.4 leaders and standard bearers strike better, musicians and others do not', () => {
    const g = field([
      { side: 0, card: 'footmen', elements: '0,0=L 1,0=S 2,0=M 3,0=P', order: 'A' },
      { side: 1, elements: '0,-1=P 1,-1 2,-1 3,-1', facing: 4, order: 'A' },
    ])
    expect([0, 1, 2, 3].map(q => blow(g, `${q},0`, `${q},-1`)['figure'])).toEqual([1, 1, undefined, undefined])
    const off = structuredClone(g)
    off.rules.specialFigures = false
    expect(blow(off, '0,0', '0,-1')['figure']).toBeUndefined()
  })

  test('DW-XIII.13 AMB-34 only the point of a wedge, alone in its rank, and only where chapter XIII is played', () => {
    const wedge = '0,0=P -1,1 0,1 -2,2 -1,2 0,2'
    const g = field([{ side: 0, card: 'berserkers', elements: wedge, order: 'A' }])
    expect(g.at.map((_, element) => wedgeBonus(g, element))).toEqual([5, 0, 0, 0, 0, 0])
    const block = field([{ side: 0, card: 'berserkers', elements: line(6), order: 'A' }])
    expect(block.at.map((_, element) => wedgeBonus(block, element))).toEqual([0, 0, 0, 0, 0, 0])
    const without = field([{ side: 0, card: 'berserkers', elements: wedge, order: 'A' }], {
      rules: { formations: false },
    })
    expect(wedgeBonus(without, 0)).toBe(0)
  })

  test('DW-XII.20 DW-IV.9 the base number of a shot, factor by factor', () => {
    const shot = (target: Partial<Given>, supports: number, intoMelee: boolean, setting: Setting = {}) => {
      const g = field(
        [
          { side: 0, card: 'arquebusiers', elements: '0,0=P', order: 'H' },
          { side: 1, elements: '0,-3=P', facing: 4, ...target },
        ],
        setting,
      )
      const { base, factors } = rangedBase(g, 0, 1, 1, supports, intoMelee)
      return { base, ...Object.fromEntries(factors.map(({ name, value }) => [name, value])) }
    }
    expect(shot({}, 2, false)).toEqual({ base: 13, weapon: 7, skill: 1, support: 4, sections: 1 })
    expect(shot({}, 2, true)).toEqual({ base: 8, weapon: 7, sections: 1 })
    expect(shot({ card: 'heavyFoot' }, 0, false)).toEqual({ base: 6, weapon: 7, skill: 1, armour: -3, sections: 1 })
    expect(shot({ elements: '0,-6=P' }, 0, false)).toEqual({ base: 5, weapon: 3, skill: 1, sections: 1 })
    const wood = { map: 'field 12|0,-3=wood' }
    expect(shot({}, 0, false, wood)).toMatchObject({ wood: -2 })
    expect(shot({}, 0, false, { ...wood, rules: { sight: false } })).not.toHaveProperty('wood')
    expect(shot({}, 0, false, { rules: { cardValues: false } })).not.toHaveProperty('skill')
  })
})

describe('who strikes whom, when and with what', () => {
  test('DW-VI.14 a lance in the first phase, then the hand weapon; other weapons stay', () => {
    const kind = (card: string, phases: number) => {
      const g = field([{ side: 0, card, elements: '0,0=P', phases }])
      return weaponOf(g, 0).kind
    }
    expect([kind('lancers', 0), kind('lancers', 1), kind('pikemen', 1), kind('spearmen', 1)]).toEqual([
      'lance',
      'hand',
      'pike',
      'spear',
    ])
  })

  test('DW-VI.7 DW-T5 orders and weapons add in the first phase only', () => {
    const initiative = (card: string, order: string | undefined, phases = 0, impetuous = false) =>
      momentaryInitiative(field([{ side: 0, card, elements: '0,0=P', phases, impetuous, ...(order && { order }) }]), 0)
    expect(['B', 'P', 'A', 'H'].map(order => initiative('footmen', order))).toEqual([2, 3, 4, 4])
    expect(['footmen', 'spearmen', 'lancers', 'pikemen', 'berserkers'].map(card => initiative(card, 'A'))).toEqual([
      4, 5, 5, 6, 3,
    ])
    expect(['spearmen', 'pikemen', 'berserkers'].map(card => initiative(card, 'A', 1))).toEqual([2, 2, 2])
    expect([initiative('footmen', undefined, 0, true), initiative('footmen', undefined, 1, true)]).toEqual([4, 4])
    expect(initiative('footmen', undefined)).toBe(2)
  })

  test('DW-VI.1 DW-VI.10 DW-VI.11 who is on a front field may be struck, and backed by who could strike him', () => {
    const g = field([
      { side: 0, elements: '0,0:1=P 1,0:1 2,0:4', order: 'A' },
      { side: 1, elements: '0,-1=P 1,-1 2,-1 0,1', facing: 4, order: 'A' },
    ])
    const struck = (label: string) => strikeTargets(g, on(g, label)).sort((a, b) => a - b)
    const [first, second, third] = ['0,-1', '1,-1', '2,-1'].map(label => on(g, label))
    expect(struck('0,0')).toEqual([first, second])
    expect(struck('1,0')).toEqual([second, third])
    expect(struck('2,0')).toEqual([])
    const backs = (label: string, target: string) => mayBack(g, on(g, label), on(g, target))
    expect([backs('0,0', '1,-1'), backs('1,0', '1,-1'), backs('1,0', '0,-1'), backs('2,0', '2,-1')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([backs('0,0', '0,1'), backs('2,0', '1,-1')]).toEqual([false, false])
  })

  test('DW-VI.12 DW-VI.13 only enemies of the same melee are struck, each once, and the blow is told with its base', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0=P 1,0', order: 'A' },
        { side: 1, elements: '0,-1=P 1,-1', facing: 4, order: 'B' },
      ],
      { phase: 'melee', rules: { morale: false, secondAttack: false } },
    )
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['declareStrikes', [0]])
    const g = stateOf(match)
    play(match, `attacker ${on(g, '0,0')}`)
    expect(choicesOf(match)).toEqual([`target ${on(g, '1,-1')}`, `target ${on(g, '0,-1')}`])
    play(match, `target ${on(g, '1,-1')}`)
    expect(choicesOf(match)).toEqual([`supporter ${on(g, '1,0')}`, 'ready'])
    const events = play(match, `supporter ${on(g, '1,0')}`, 'done (20)')
    const [strike] = told(events, 'strikes')
    expect(strike.slice(0, 4)).toEqual([on(g, '0,0'), on(g, '1,-1'), 1, 9])
  })
})

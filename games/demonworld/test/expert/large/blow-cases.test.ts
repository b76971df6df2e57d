import { describe, expect, test } from 'vitest'
import { fieldsAround } from '../../../bases.ts'
import { ground } from '../../../elements.ts'
import { attacksOf, canStrike, mayStrikeAnimals, mayStrikeCrew, targetsOfAttack } from '../../../rules/large/attacks.ts'
import { bigMeleeBase, chariotFields, worstHeight } from '../../../rules/large/melee.ts'
import { largeChooser, woundsOf } from '../../../rules/large/regroup.ts'
import type { Demonworld } from '../../../state.ts'
import { field, type Given, hexAt, on, type Setting } from '../../table.ts'

const full = { rules: 'full' } as const
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { ...full, ...setting })
const labels = (g: Demonworld, hexes: readonly number[]) => hexes.map(hex => ground(g).board.labels[hex]).sort()
const big = (card: string, elements = '0,0', more: Partial<Given> = {}): Given => ({ side: 0, card, elements, ...more })
const foes = (elements: string, more: Partial<Given> = {}): Given => ({ side: 1, elements, facing: 4, ...more })

describe('blows', () => {
  test.each([
    ['clubGiant', ['0,-1 1,-1']],
    ['swordGiant', ['1,-1 1,0 1,1', '-1,0 -2,1 0,-1']],
    ['clawDragon', ['0,-1 1,-1', '1,-1 1,0', '-1,0 0,-1', '-1,3 -2,2 -2,3 0,2', '-1,0 0,-1 1,-1 1,0']],
    ['chariot', ['-1,1 -1,2 0,2 1,1']],
    ['horseChariot', ['-1,1 -1,2 0,2 1,1', '0,-1 1,-1', '1,-1 2,-1']],
  ])('DW-XVII.35 DW-XVII.40 DW-XVIII.6 the fields a %s strikes at, attack by attack', (card, wanted) => {
    const probe = at([big(card)])
    const around = labels(probe, fieldsAround(probe, 0))
    const g = at([big(card), foes(around.map(label => `${label}=P`).join(' '))])
    const found = attacksOf(g, 0).map(attack =>
      labels(
        g,
        targetsOfAttack(g, 0, attack).map(foe => g.at[foe]),
      ).join(' '),
    )
    expect(found).toEqual(wanted)
    const struck = new Set(wanted.join(' ').split(' '))
    for (const label of around) expect(canStrike(g, 0, on(g, label)), label).toBe(struck.has(label))
  })

  test('DW-XVIII.7 which part of a chariot can be struck from each field', () => {
    const g = at([big('chariot')])
    const parts = (label: string) => {
      const hex = hexAt(g, label)
      return [mayStrikeAnimals(g, 0, hex), mayStrikeCrew(g, 0, hex), labels(g, chariotFields(g, 0, hex)).join(' ')]
    }
    expect(parts('0,-1')).toEqual([true, false, '0,0'])
    expect(parts('1,-1')).toEqual([true, false, '0,0 1,0'])
    expect(parts('-1,0')).toEqual([true, false, '0,0'])
    expect(parts('2,0')).toEqual([true, false, '1,0'])
    expect(parts('-1,1')).toEqual([true, true, '0,0 0,1'])
    expect(parts('1,1')).toEqual([true, true, '0,1 1,0'])
    expect(parts('0,2')).toEqual([false, true, '0,1'])
    expect(parts('-1,2')).toEqual([false, true, '0,1'])
  })

  test('DW-IMP.4 flank +2 and rear +4 against a giant and a dragon, by the field struck from', () => {
    const bonus = (card: string, label: string, facing: number) => {
      const g = at([big(card, '0,0', { side: 1 }), { side: 0, elements: `${label}=P`, facing }])
      const { factors } = bigMeleeBase(g, on(g, label), 0, 0)
      return factors
        .filter(({ name }) => name === 'flank' || name === 'rear')
        .reduce((sum, { value }) => sum + value, 0)
    }
    expect([bonus('clubGiant', '0,-1', 4), bonus('clubGiant', '-2,1', 5), bonus('clubGiant', '-1,2', 1)]).toEqual([
      0, 2, 4,
    ])
    expect([bonus('clawDragon', '1,1', 2), bonus('clawDragon', '0,2', 2), bonus('clawDragon', '-1,3', 1)]).toEqual([
      2, 2, 4,
    ])
    expect([bonus('boltGun', '0,2', 1), bonus('boltGun', '-2,1', 5)]).toEqual([0, 0])
    expect([bonus('chariot', '0,2', 1), bonus('chariot', '-1,0', 5), bonus('chariot', '1,-1', 4)]).toEqual([4, 2, 0])
  })

  test('DW-XVII.29 colossi have no bonus, chariots none against colossi', () => {
    const rear = (card: string, target: Given) => {
      const g = at([big(card, '0,0'), target])
      const [attack] = attacksOf(g, 0)
      const { factors } = bigMeleeBase(g, 0, 1, 0, attack)
      return factors.some(({ name }) => name === 'rear' || name === 'flank')
    }
    expect(rear('clubGiant', foes('0,-1=P', { facing: 1 }))).toBe(false)
    expect(rear('chariot', foes('0,2=P', { facing: 4 }))).toBe(true)
    expect(rear('chariot', foes('0,2=P', { facing: 1 }))).toBe(false)
  })

  test('DW-XVII.6 each strikes in the relation that is worst for him', () => {
    const g = at([big('clubGiant', '0,0'), foes('0,-1=P'), foes('5,0=P')], { map: 'field 12|0,-1=level1' })
    expect([worstHeight(g, 0, 1), worstHeight(g, 1, 0), worstHeight(g, 0, 2)]).toEqual([-1, 1, 0])
    const two = at([big('clubGiant', '0,0'), foes('1,0=P')], { map: 'field 12|0,0=level1 1,0=level1' })
    // he touches the front on level 1 and a rear field on level 0
    expect([worstHeight(two, 1, 0), worstHeight(two, 0, 1)]).toEqual([0, -1])
  })

  test('DW-XVIII.3 DW-XVIII.7 the armour struck: the animals’ from before, the crew’s from behind, by choice from the side', () => {
    const armour = (label: string, facing: number, mark?: string) => {
      const g = at([big('horseChariot', '0,0', { side: 1 }), { side: 0, elements: `${label}=P`, facing }])
      const { factors } = bigMeleeBase(g, on(g, label), 0, 0, undefined, mark ? hexAt(g, mark) : -1)
      return factors.find(({ name }) => name === 'armour')?.value
    }
    expect([armour('0,-1', 4), armour('-1,0', 5), armour('0,2', 1), armour('-1,2', 0)]).toEqual([-3, -3, -2, -2])
    expect([armour('-1,1', 0, '0,0'), armour('-1,1', 0, '0,1'), armour('-1,1', 0, '1,0')]).toEqual([-3, -2, -3])
  })

  test('DW-XVII.6 DW-XXIII.14 uphill and downhill by levels, and two more after a dive', () => {
    const named = (g: Demonworld, attacker: number, target: number, name: string) =>
      bigMeleeBase(g, attacker, target, 0, attacksOf(g, attacker)[0]).factors.find(one => one.name === name)?.value ?? 0
    const hill = at([big('clubGiant'), foes('0,-1=P')], { map: 'field 12|0,-1=level2' })
    expect(named(hill, 0, 1, 'height')).toBe(-2)
    const { factors } = bigMeleeBase(hill, 1, 0, 0)
    expect(factors).toContainEqual({ name: 'height', value: 2 })
    const dived = at([big('clawDragon'), foes('0,-1=P')])
    expect(named(dived, 0, 1, 'dive')).toBe(0)
    dived.dived[0] = true
    expect(named(dived, 0, 1, 'dive')).toBe(2)
  })

  test('DW-XVII.28 AMB2-06 who chooses: the side of the large element if it has caused losses', () => {
    const g = at([big('clubGiant', '0,0', { hits: 3 }), foes('0,-1'), big('clawDragon', '6,0', { side: 1, hits: 1 })])
    expect([largeChooser(g, [0, 1], [1, 0]), largeChooser(g, [0, 1], [0, 1])]).toEqual([0, undefined])
    expect([largeChooser(g, [0, 2], [1, 1]), largeChooser(g, [1], [1, 1])]).toEqual([undefined, undefined])
    expect([woundsOf(g, [0, 1], [1, 0], 0), woundsOf(g, [0, 1], [3, 0], 0), woundsOf(g, [0, 1], [1, 0], 1)]).toEqual([
      2, 0, 0,
    ])
    expect([woundsOf(g, [0], [], 0), woundsOf(g, [0, 2], [5, 0], 0)]).toEqual([3, 0])
  })
})

import { expect, test } from 'vitest'
import { airBase } from '../../../expert/flyers/blows.ts'
import { overrunBase } from '../../../expert/large/overrun.ts'
import { attacksOf } from '../../../rules/large/attacks.ts'
import { bigMeleeBase } from '../../../rules/large/melee.ts'
import { bigRangedBase } from '../../../rules/large/ranged.ts'
import type { BaseNumber } from '../../../rules/shooting/range.ts'
import { field, type Given, on, type Setting } from '../../table.ts'

/** Base numbers as players see them: every factor by its name, and their sum. */
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { rules: 'full', ...setting })
const named = ({ factors, base }: BaseNumber) => ({
  ...Object.fromEntries(factors.map(({ name, value }) => [name, value])),
  base,
})
const giant: Given = { side: 1, card: 'myrlak', elements: '0,0' } // armour 8, skill 2, club 12

test('DW-XVII.3 DW-XVII.29 DW-IMP.4 a leader at a giant’s flank: figure, banner, spell, flank, hedge, height', () => {
  const units = [
    { side: 0, card: 'nobleFoot', elements: '-2,1:5=L 8,0=S', item: 'standardOfVictory', spells: ['strengthen'] },
    giant,
  ]
  const g = at(units, { map: 'field 12|-2,1=level1 -2,1--1,1=hedge' })
  expect(named(bigMeleeBase(g, on(g, '-2,1'), g.head[1], 2))).toEqual({
    weapon: 8,
    figure: 1,
    victory: 1,
    armour: -8,
    magic: 1,
    enemySkill: -2,
    flank: 2,
    hedge: -2,
    height: 1,
    base: 2,
  })
})

test('DW-VI.13 DW-XVII.29 from behind no skill counts, and four more; in water support does not', () => {
  const behind = (setting: Setting, supports: number) => {
    const g = at([{ side: 0, card: 'berserkers', elements: '-1,2:1=P' }, giant], setting)
    return named(bigMeleeBase(g, 0, g.head[1], supports))
  }
  expect(behind({}, 1)).toEqual({ weapon: 11, armour: -8, skill: 1, rear: 4, support: 3, base: 11 })
  expect(behind({ map: 'field 12|-1,2=water1' }, 1)).toEqual({
    weapon: 11,
    armour: -8,
    skill: 1,
    rear: 4,
    water: -1,
    base: 7,
  })
})

test('DW-XVII.3 DW-II.6 lancers that charge a giant, spears against it and against a gun', () => {
  const before = (card: string, target: Given) => {
    const g = at([{ side: 0, card, elements: '0,-1:4=P', order: 'A' }, target])
    return named(bigMeleeBase(g, 0, g.head[1], 0))
  }
  expect(before('lancers', giant)).toEqual({ weapon: 10, armour: -8, enemySkill: -2, charge: 3, base: 3 })
  expect(before('spearmen', giant)).toEqual({ weapon: 10, armour: -8, enemySkill: -2, base: 0 })
  expect(before('spearmen', { side: 1, card: 'boltGun', elements: '0,0' })).toEqual({ weapon: 9, armour: -2, base: 7 })
})

test('DW-VI.13 a giant against pikes, skirmishers and those in water; one under a spell', () => {
  const struck = (given: Partial<Given>, setting: Setting = {}) => {
    const g = at(
      [
        { ...giant, side: 0, order: 'A' },
        { side: 1, elements: '0,-1=P', facing: 4, order: 'H', ...given },
      ],
      setting,
    )
    return named(bigMeleeBase(g, 0, on(g, '0,-1'), 0, attacksOf(g, 0)[0]))
  }
  expect(struck({})).toEqual({ weapon: 12, armour: -2, skill: 2, base: 12 })
  expect(struck({ card: 'pikemen' })).toEqual({ weapon: 12, armour: -2, skill: 2, pikes: -1, base: 11 })
  expect(struck({ card: 'pikemen', facing: 1 })).toEqual({ weapon: 12, armour: -2, skill: 2, base: 12 })
  expect(struck({ skirmish: true })).toEqual({ weapon: 12, armour: -2, skill: 2, againstSkirmishers: 1, base: 13 })
  expect(struck({ spells: ['stoneSkin'] })).toEqual({ weapon: 12, armour: -2, magic: -2, skill: 2, base: 10 })
  expect(struck({}, { map: 'field 12|0,-1=water1' })).toEqual({ weapon: 12, armour: -2, skill: 2, water: -1, base: 11 })
})

test('DW-VI.13 skirmishers strike one worse', () => {
  const g = at([{ side: 0, card: 'spearmen', elements: '0,-1:4=P', skirmish: true, order: 'A' }, giant])
  expect(named(bigMeleeBase(g, 0, g.head[1], 0))).toMatchObject({ asSkirmishers: -1, base: -1 })
})

test('DW-XVII.11 DW-XVII.42 DW-XX.S8 a shot at a giant under a shield, supported, in a wood; at a rider on a dragon', () => {
  const shot = (units: readonly Given[], target: number, supports: number, setting: Setting = {}) => {
    const g = at([{ side: 0, card: 'arquebusiers', elements: '0,4=P' }, ...units], setting)
    const element = target < 0 ? g.captains[0] : g.head[target]
    return named(bigRangedBase(g, 0, element, element, supports, false))
  }
  const north = { ...giant, facing: 4 }
  expect(shot([{ ...north, spells: ['magicShield'] }], 1, 1)).toEqual({
    weapon: 7,
    skill: 1,
    armour: -4,
    magic: -2,
    support: 2,
    sections: 2,
    base: 6,
  })
  const woods = { map: 'field 12|0,0=wood 1,-1=wood 0,-1=wood' }
  expect(shot([north], 1, 0, woods)).toMatchObject({ weapon: 7, wood: -2 })
  const ridden = [
    { side: 1, card: 'clawDragon', elements: '0,0', facing: 4 },
    { side: 1, card: 'captain', elements: '', rides: 1 },
  ]
  expect(shot(ridden, -1, 0)).toEqual({ weapon: 7, skill: 1, armour: -7, base: 1 })
})

test('DW-XVII.18 DW-XXIII.7 an overrun: value, size, both initiatives, the height of a flyer', () => {
  const units = [
    { side: 0, card: 'iceGiant', elements: '0,0', order: 'A' },
    { side: 1, card: 'skyLord', elements: '0,-3^3', facing: 4 },
    { side: 1, card: 'pikemen', elements: '5,-5=P', facing: 4, order: 'P' },
  ]
  const g = at(units)
  expect(named(overrunBase(g, 0, 1))).toEqual({
    overrun: 10,
    size: -2,
    initiative: 4,
    enemyInitiative: -2,
    flight: -3,
    base: 7,
  })
  expect(named(overrunBase(g, 0, 2))).toEqual({ overrun: 10, size: -2, initiative: 4, enemyInitiative: -5, base: 7 })
})

test('DW-XXIII.8 DW-XXIII.13 blows at flyers: from below the weapon and the skill, in the air without sizes', () => {
  const below = at([
    { side: 0, card: 'barrach', elements: '0,0' },
    { side: 1, card: 'skyLord', elements: '0,-1^3', facing: 4 },
  ])
  expect(named(airBase(below, 0, 0, 1))).toEqual({ weapon: 2, skill: 2, base: 4 })
  const aloft = at([
    { side: 0, card: 'pegasusRiders', elements: '0,0=L^8', order: 'A' },
    { side: 1, card: 'skyLord', elements: '0,-1^8', facing: 4 },
  ])
  expect(named(airBase(aloft, 0, 0, 1, 1))).toEqual({
    weapon: 10,
    figure: 1,
    armour: -4,
    support: 3,
    airborne: -1,
    base: 9,
  })
})

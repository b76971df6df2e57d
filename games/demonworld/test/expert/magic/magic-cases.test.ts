import { describe, expect, test } from 'vitest'
import { FLAME_STRIKE, SPELL_NAMES } from '../../../content/expert/spells.ts'
import {
  canCast,
  cannotCast,
  cannotCastSpell,
  cannotEnchant,
  cannotIgniteAround,
  cannotWorkMagic,
  castable,
  mostExtra,
  seesPart,
  staffOf,
} from '../../../expert/magic/casting.ts'
import { AWAY, type Demonworld } from '../../../state.ts'
import { field, type Given, hexAt, type Setting } from '../../table.ts'
import { casting, foe, foot, sandor, wyrrmsch } from './casting.ts'

const spell = (name: string) => SPELL_NAMES.indexOf(name as never)

/** A state in the first round, with everything the game knows. */
function drawn(units: readonly Given[], setting: Setting = {}): Demonworld {
  const g = field(units, { rules: 'full', ...setting })
  g.round = 1
  return g
}

/** Side by side near 0,0: a unit, a commander, a wizard, a giant, a dragon, a chariot, a gun; all have lost a hit point. */
const kinds: Given[] = [
  { side: 1, elements: '0,-4=L 1,-5=S 0,-5=P', facing: 4 },
  { side: 1, card: 'captain', elements: '3,-3', facing: 4, hits: 1 },
  { side: 1, card: 'sandor', elements: '3,0', facing: 4, hits: 1 },
  { side: 1, card: 'clubGiant', elements: '0,4', facing: 4, hits: 1 },
  { side: 1, card: 'clawDragon', elements: '-4,4', facing: 4, hits: 1 },
  { side: 1, card: 'chariot', elements: '-4,0', facing: 1, hits: 1 },
  { side: 1, card: 'boltGun', elements: '2,2', facing: 4, hits: 1 },
]
const names = ['unit', 'commander', 'wizard', 'giant', 'dragon', 'chariot', 'gun']

describe('whom spells are for', () => {
  const persons = ['commander', 'wizard']
  const colossi = ['giant', 'dragon']
  test.each([
    ['stoneSkin', ['unit', ...persons, ...colossi, 'chariot'], 'DW-XX.S1'],
    ['confusion', ['unit'], 'DW-XX.S2'],
    ['strength', ['unit', ...persons, ...colossi], 'DW-XX.S3'],
    ['songOfTheBroken', ['unit', ...persons, ...colossi], 'DW-XX.S4'],
    ['healing', [...persons, ...colossi], 'DW-XX.S5'],
    ['namelessDread', ['unit'], 'DW-XX.S6'],
    ['paralysis', [...persons, ...colossi, 'chariot', 'gun'], 'DW-XX.S7'],
    ['magicShield', names, 'DW-XX.S8'],
    ['bless', ['unit'], 'DW-XX.S9'],
    ['curse', ['unit'], 'DW-XX.S10'],
    ['strengthen', ['unit', ...persons, ...colossi], 'DW-XX.S11'],
    ['flameStrike', [], 'DW-XX.S12'],
  ])('DW-XX.6 %s is for %j (%s)', (name, wanted) => {
    const g = drawn([...kinds, { side: 0, card: 'archmage', elements: '0,0' }])
    const caster = g.at.indexOf(hexAt(g, '0,0'))
    expect(names.filter((_, unit) => !cannotEnchant(g, caster, spell(name), unit))).toEqual(wanted)
    expect(cannotEnchant(g, caster, spell(name), 99)).toBe('DW-XX.6')
  })

  test('DW-XX.S5 who had one hit point, has lost none or has none left is not healed', () => {
    const healable = (given: Partial<Given>) => {
      const g = drawn([wyrrmsch, { side: 1, card: 'captain', elements: '0,-8', ...given }])
      return cannotEnchant(g, 0, spell('healing'), 1)
    }
    expect(healable({ hits: 1 })).toBeUndefined()
    expect(healable({ hits: 2 })).toBeUndefined()
    expect(healable({ hits: 0 })).toBe('DW-XX.S5')
    expect(healable({ hits: 3 })).toBe('DW-XX.S5')
    expect(healable({ card: 'malagor', hits: 1 })).toBe('DW-XX.S5')
    expect(healable({ hits: 1, elements: '0,-4' })).toBeUndefined()
    expect(healable({ hits: 1, elements: '0,-3' })).toBe('DW-XX.6')
  })

  test('DW-XX.S6 DW-XX.S9 spells about morale mean nothing without its chapter, dread nothing to who routs already', () => {
    const quiet = { rules: { large: true, magic: true, morale: false } }
    const g = drawn([sandor, foot, wyrrmsch], quiet as Setting)
    expect(['bless', 'curse'].map(name => cannotEnchant(g, 0, spell(name), 1))).toEqual(['DW-XX.S9', 'DW-XX.S10'])
    expect(cannotEnchant(g, 2, spell('namelessDread'), 1)).toBe('DW-XX.S6')
    expect(cannotEnchant(g, 0, spell('strengthen'), 1)).toBeUndefined()
    const routed = drawn([wyrrmsch, { ...foot, routing: true }])
    expect(cannotEnchant(routed, 0, spell('namelessDread'), 1)).toBe('DW-XX.S6')
    expect(cannotEnchant(routed, 0, spell('confusion'), 1)).toBeUndefined()
  })

  test('AMB2-70 DW-XX.6 no spell twice on one target; one that has worn off can be cast again', () => {
    const under = (spells: string[], spellEnd: number, name: string) => {
      const g = drawn([
        { ...wyrrmsch, elements: '0,0' },
        { ...foot, spells, spellEnd },
      ])
      g.round = 3
      return cannotEnchant(g, 0, spell(name), 1)
    }
    expect(under(['confusion'], 3, 'confusion')).toBe('DW-XX.S2')
    expect(under(['confusion'], 2, 'confusion')).toBeUndefined()
    expect(under(['strength'], 0, 'strength')).toBe('DW-XX.S3')
    expect(under(['strength'], 0, 'songOfTheBroken')).toBeUndefined()
  })
})

describe('how far spells reach', () => {
  test.each([
    ['confusion', 20],
    ['strength', 15],
    ['namelessDread', 15],
  ])('DW-XX.6 %s reaches %i fields, measured to the farthest element', (name, range) => {
    const reached = (last: number) => {
      const g = drawn([
        { ...wyrrmsch, elements: '0,11' },
        { ...foot, elements: `0,9=L 0,${11 - last}=P` },
      ])
      return cannotEnchant(g, 0, spell(name), 1)
    }
    expect([range - 1, range].map(reached)).toEqual([undefined, undefined])
    expect(reached(range + 1)).toBe('DW-XX.6')
  })

  test('DW-XX.S7 DW-XX.6 all fields of a large element must be in range', () => {
    const reached = (anchor: string, facing: number) =>
      cannotEnchant(drawn([sandor, { side: 1, card: 'clubGiant', elements: anchor, facing }]), 0, spell('paralysis'), 1)
    expect(reached('0,-9', 4)).toBe(undefined) // its back is on 0,-10 and 1,-10
    expect(reached('0,-10', 4)).toBe('DW-XX.6')
    expect(reached('0,-10', 1)).toBe(undefined) // its back is on 0,-9 and -1,-9
  })

  test('DW-XXIII.6 who flies is farther away by what he is above the caster’s head', () => {
    const reached = (height: number, label = '0,-8') => {
      const g = drawn([sandor, { side: 1, card: 'skyLord', elements: `${label}^${height}`, facing: 4 }])
      return cannotEnchant(g, 0, spell('paralysis'), 1)
    }
    expect(reached(4)).toBeUndefined() // 8 fields and 4 - 2 heights
    expect(reached(5)).toBe('DW-XX.6')
    expect(reached(12, '0,0')).toBe(undefined)
  })

  test('DW-XX.S12 the centre of the flames is at most ten fields away and on the board', () => {
    const g = drawn([sandor, foe])
    const at = (hex: number) => cannotIgniteAround(g, 0, FLAME_STRIKE, hex)
    expect(['0,-10', '10,0', '0,0', '-10,10'].map(label => at(hexAt(g, label)))).toEqual(Array(4).fill(undefined))
    expect(['0,-11', '11,0'].map(label => at(hexAt(g, label)))).toEqual(['DW-XX.S12', 'DW-XX.S12'])
    expect([at(-1), at(99_999), at(g.on.length)]).toEqual(Array(3).fill('DW-XX.S12'))
  })

  test('DW-XX.S12 on a dragon he looks over those before him, on a chariot over its animals', () => {
    const sees = (units: readonly Given[], label: string) => {
      const g = drawn([...units, foe])
      return cannotIgniteAround(g, g.captains[0], FLAME_STRIKE, hexAt(g, label)) === undefined
    }
    const screen = { side: 0, elements: '0,-1=P 1,-1=P', facing: 1 }
    expect(sees([sandor, screen], '0,-3')).toBe(false)
    const rider = { ...sandor, elements: '', rides: 0 }
    expect(sees([{ side: 0, card: 'clawDragon', elements: '0,0', facing: 1 }, rider, screen], '0,-3')).toBe(true)
    // he stands on 0,1, his eyes 3 high, the animals before him are 2 high
    const chariot = { side: 0, card: 'chariot', elements: '0,0', facing: 1 }
    expect([sees([chariot, rider], '0,-3'), sees([chariot, rider], '0,-2')]).toEqual([true, false])
  })

  test('DW-XX.S12 DW-XXIV.1 a house hides the fields behind it, a dragon nothing from its rider', () => {
    const sees = (units: readonly Given[], label: string, map = 'field 12') => {
      const g = drawn([...units, { ...foe, elements: '9,-9=L' }], { map })
      return cannotIgniteAround(g, g.captains[0], FLAME_STRIKE, hexAt(g, label)) === undefined
    }
    const caster = { ...sandor, elements: '2,3' }
    expect([sees([caster], '2,-6'), sees([caster], '2,-6', 'field 12|0,-4=house')]).toEqual([true, false])
    expect(sees([caster], '2,-3', 'field 12|0,-4=house')).toBe(false)
    const dragon = { side: 0, card: 'clawDragon', elements: '0,0', facing: 1 }
    expect(sees([dragon, { ...sandor, elements: '', rides: 0 }], '-2,5')).toBe(true)
  })

  test('DW-XX.6 one sees oneself and one’s mount; a rider is seen on the field he sits on', () => {
    const rider = { ...sandor, elements: '', rides: 0 }
    const around = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1', '0,2', '1,1', '-1,2', '-1,3', '0,3', '-2,2', '-2,3']
    const map = `field 12|${around.map(label => `${label}=wood`).join(' ')}`
    const g = drawn([{ side: 0, card: 'clawDragon', elements: '0,0' }, rider, foe], { map })
    const [caster] = g.captains
    expect([caster, 0].map(model => seesPart(g, caster, model))).toEqual([true, true])
    expect(seesPart(g, caster, g.head[2])).toBe(false)
    const open = drawn([{ side: 0, card: 'clawDragon', elements: '0,0' }, rider, { ...wyrrmsch, elements: '0,-4' }])
    expect(seesPart(open, open.captains[1], open.captains[0])).toBe(true)
  })
})

describe('who casts', () => {
  const wizard = (given: Partial<Given>, setting: Setting = {}) => drawn([{ ...sandor, ...given }, foe], setting)

  test('DW-XX.2 DW-XX.4 not who is no wizard, is silenced, gone or dying', () => {
    expect(cannotCast(wizard({}), 0)).toBeUndefined()
    expect(cannotCast(wizard({ card: 'captain' }), 0)).toBe('DW-XX.2')
    expect(cannotCast(wizard({ silence: 1 }), 0)).toBe('DW-XX.4')
    const later = wizard({ silence: 1 })
    later.round = 2
    expect(cannotCast(later, 0)).toBeUndefined()
    expect(cannotCast(wizard({ hits: 3 }), 0)).toBe('DW-XX.2')
    expect(cannotCast(wizard({ hits: 2 }), 0)).toBeUndefined()
    const gone = wizard({})
    gone.fate[0] = AWAY
    expect(cannotCast(gone, 0)).toBe('DW-XX.2')
    const nowhere = wizard({})
    nowhere.at[0] = -1
    expect(cannotCast(nowhere, 0)).toBe('DW-XX.2')
  })

  test('DW-XXII.6 DW-XXIII.15 not in a fire and not in the air', () => {
    const map = 'field 12|0,0=wood'
    expect(cannotWorkMagic(wizard({}, { map, fires: '0,0' }), 0)).toBe('DW-XXII.6')
    expect(cannotWorkMagic(wizard({}, { map, fires: '0,0:0' }), 0)).toBeUndefined()
    const rider = { ...sandor, elements: '', rides: 0 }
    const aloft = drawn([{ side: 0, card: 'clawDragon', elements: '0,0^10' }, rider, foe])
    expect(cannotWorkMagic(aloft, aloft.captains[0])).toBe('DW-XXIII.15')
    expect(castable(aloft, aloft.captains[0])).toEqual([])
    expect(canCast(aloft, aloft.captains[0])).toBe(false)
  })

  test('DW-XX.2 DW-XX.4 DW-XX.6 why a spell cannot be cast: another list, too dear, nobody to cast it at', () => {
    const g = wizard({ power: 5 })
    const cannot = (name: string) => cannotCastSpell(g, 0, spell(name))
    expect(cannot('curse')).toBeUndefined()
    expect(cannot('stoneSkin')).toBe('DW-XX.2')
    expect(cannotCastSpell(g, 0, 15)).toBe('DW-XX.2')
    expect(cannot('flameStrike')).toBe('DW-XX.4')
    expect(cannotCastSpell(wizard({ power: 6 }), 0, FLAME_STRIKE)).toBeUndefined()
    const lonely = drawn([sandor, { ...foe, elements: '4,-12=L' }])
    expect(cannotCastSpell(lonely, 0, spell('bless'))).toBeUndefined()
    const far = drawn([
      { ...sandor, elements: '0,10' },
      { ...foe, elements: '4,-12=L' },
    ])
    expect(cannotCastSpell(far, 0, spell('bless'))).toBe('DW-XX.6')
    expect(castable(far, 0).map(one => SPELL_NAMES[one])).toEqual([
      'paralysis',
      'magicShield',
      'strengthen',
      'flameStrike',
    ])
    expect(castable(g, 0)).not.toContain(FLAME_STRIKE)
  })

  test('DW-XX.4 without points for any spell nobody is asked', () => {
    expect(canCast(wizard({ power: 1 }), 0)).toBe(false)
    expect(canCast(wizard({ power: 2 }), 0)).toBe(true)
    expect(canCast(wizard({ silence: 9 }), 0)).toBe(false)
    const shaman = { ...wyrrmsch, power: 1 }
    expect(canCast(drawn([shaman, { ...foot, elements: '0,-4=L' }]), 0)).toBe(true)
    expect(
      canCast(
        drawn([
          { ...shaman, elements: '0,-12' },
          { ...foot, elements: '0,10=L' },
        ]),
        0,
      ),
    ).toBe(false)
    const match = casting([{ ...sandor, power: 1 }, foe, foot])
    expect(match.asked?.decision).not.toBe('castSpell')
  })

  test('DW-XXVI.5 DW-XX.4 the staff pays for whoever carries it, and for extra points, too', () => {
    const shaman: Given = { side: 1, card: 'gorradz', elements: '0,0', power: 1 }
    const g = drawn([{ ...shaman, item: 'fenraggsStaff' }, { ...shaman, elements: '1,0' }, foot], { staff: 7 })
    expect([staffOf(g, 0), staffOf(g, 1)]).toEqual([7, 0])
    expect(mostExtra(g, 0, spell('strength'))).toBe(6)
    expect([cannotCastSpell(g, 0, spell('stoneSkin')), cannotCastSpell(g, 1, spell('stoneSkin'))]).toEqual([
      undefined,
      'DW-XX.4',
    ])
    expect(castable(g, 0)).toContain(spell('stoneSkin'))
    expect(castable(g, 1)).not.toContain(spell('strength'))
    const empty = drawn([{ ...shaman, power: 0, item: 'fenraggsStaff' }, foot], { staff: 0 })
    expect([staffOf(empty, 0), canCast(empty, 0)]).toEqual([0, false])
    expect(canCast(drawn([{ ...shaman, power: 0, item: 'fenraggsStaff' }, foot], { staff: 2 }), 0)).toBe(true)
  })

  test('DW-XX.4 nothing extra in melee, nor on a mount that is in one', () => {
    const near = { side: 1, elements: '0,-1=P', facing: 4 }
    expect(mostExtra(drawn([sandor, near]), 0, spell('curse'))).toBe(0)
    expect(mostExtra(drawn([sandor, foe]), 0, spell('curse'))).toBe(17)
    const mounted = (enemy: Given) => {
      const g = drawn([{ side: 0, card: 'clawDragon', elements: '0,0' }, { ...sandor, elements: '', rides: 0 }, enemy])
      return mostExtra(g, g.captains[0], spell('curse'))
    }
    expect(mounted(near)).toBe(0)
    expect(mounted(foe)).toBe(17)
  })
})

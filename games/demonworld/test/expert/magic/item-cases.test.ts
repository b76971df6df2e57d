import { choicesOf, play, refusal } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../../content/armies/cards.ts'
import {
  ALGRIMS_RING,
  FENRAGGS_STAFF,
  ITEMS,
  STANDARD_OF_VICTORY,
  SWORD_OF_DREAD,
  WAR_BANNER,
} from '../../../content/expert/items.ts'
import { SPELL_NAMES } from '../../../content/expert/spells.ts'
import { remove } from '../../../elements.ts'
import {
  bannerOf,
  bears,
  boughtFactor,
  boughtWeapon,
  cannotCarry,
  carrierOf,
  dreadOf,
  hasItem,
  itemsOf,
  meleeArmour,
  overloads,
  rangedArmour,
  victoryOf,
} from '../../../rules/magic/items.ts'
import { beginRest, endMagic, hasRested, stirFighters } from '../../../rules/magic/rest.ts'
import { ringIsEmpty, ringUnit, ringWaits } from '../../../rules/magic/ring.ts'
import { DESTROYED, type Demonworld, RIDER_SHOT } from '../../../state.ts'
import { stateOf } from '../../examples.ts'
import { field, type Given, matchAt, on, type Setting } from '../../table.ts'
import { foe, foot, sandor, wyrrmsch } from './casting.ts'

const expert = { rules: 'expert' } as const
const item = (name: string) => ITEMS.indexOf(name as never)
const at = (units: readonly Given[], setting: Setting = {}) => {
  const g = field(units, { ...expert, ...setting })
  g.round = 1
  return g
}

describe('who carries an item', () => {
  const unit: Given = {
    side: 0,
    card: 'nobleFoot',
    elements: '0,0=L 1,0=S 2,0=M 3,0',
    item: ['swordOfDread', 'standardOfVictory'],
  }

  test('DW-XXVI.5 swords the leader, banners the standard bearer, persons all of theirs; nobody once he is gone', () => {
    const g = at([unit, { side: 0, card: 'gordan', elements: '5,0', item: 'algrimsRing' }])
    expect(itemsOf(g, 0)).toEqual([SWORD_OF_DREAD, STANDARD_OF_VICTORY])
    expect(carrierOf(g, 0, SWORD_OF_DREAD)).toBe(on(g, '0,0'))
    expect(carrierOf(g, 0, STANDARD_OF_VICTORY)).toBe(on(g, '1,0'))
    expect(carrierOf(g, 1, ALGRIMS_RING)).toBe(on(g, '5,0'))
    expect([bears(g, 0, SWORD_OF_DREAD), bears(g, 0, WAR_BANNER), bears(g, 1, ALGRIMS_RING)]).toEqual([
      true,
      false,
      true,
    ])
    remove(g, on(g, '1,0'), DESTROYED)
    remove(g, on(g, '5,0'), DESTROYED)
    expect([bears(g, 0, SWORD_OF_DREAD), bears(g, 0, STANDARD_OF_VICTORY), bears(g, 1, ALGRIMS_RING)]).toEqual([
      true,
      false,
      false,
    ])
    expect([dreadOf(g, 0), victoryOf(g, 0)]).toEqual([2, 0])
    const plain = at([unit], { rules: { specialFigures: false } })
    expect(carrierOf(plain, 0, SWORD_OF_DREAD)).toBe(-1)
  })

  test('DW-XXVI.5 dread two, victory one; nothing without the item or its bearer', () => {
    const values = (given: Partial<Given>) => {
      const g = at([{ ...unit, ...given }])
      return [dreadOf(g, 0), victoryOf(g, 0)]
    }
    expect(values({})).toEqual([2, 1])
    expect(values({ item: 'swordOfDread' })).toEqual([2, 0])
    expect(values({ item: 'standardOfVictory' })).toEqual([0, 1])
    expect(values({ item: [] })).toEqual([0, 0])
    expect(values({ elements: '1,0=S 2,0=P' })).toEqual([0, 1])
  })

  test('DW-XXVI.5 the War Banner only helps the group its bearer is in', () => {
    const g = at([{ side: 1, card: 'orcGuard', elements: '0,0=L 1,0=S 2,0', item: 'warBanner' }])
    expect(bannerOf(g, 0, [0, 1, 2])).toBe(-2)
    expect(bannerOf(g, 0, [on(g, '1,0')])).toBe(-2)
    expect(bannerOf(g, 0, [on(g, '0,0'), on(g, '2,0')])).toBe(0)
    remove(g, on(g, '1,0'), DESTROYED)
    expect(bannerOf(g, 0, [0, 1, 2])).toBe(0)
    expect(bannerOf(at([{ side: 1, card: 'orcGuard', elements: '0,0=S' }]), 0, [0])).toBe(0)
  })

  test('DW-XXVI.2 DW-XXVI.4 bought swords: size, close order and a second weapon add to them', () => {
    expect(boughtFactor(cardNamed('dwarfHero'), 6)).toBe(7)
    expect(boughtFactor(cardNamed('footmen'), 6)).toBe(8)
    expect(boughtFactor(cardNamed('closeOrder'), 6)).toBe(10)
    expect(boughtFactor(cardNamed('kruuk'), 6)).toBe(10)
    const g = at([{ ...unit, item: 'swordOfDread' }])
    expect(boughtWeapon(g, on(g, '0,0'))).toEqual({ kind: 'hand', factor: 8 })
    expect(boughtWeapon(g, on(g, '1,0'))).toBeUndefined()
    const banner = at([{ ...unit, item: 'standardOfVictory' }])
    expect([0, 1].map(element => boughtWeapon(banner, element))).toEqual([undefined, undefined])
    const captain = at([{ side: 0, card: 'captain', elements: '0,0', item: 'magicSword' }])
    expect(boughtWeapon(captain, 0)).toEqual({ kind: 'hand', factor: 10 })
  })

  test('DW-XXVI.3 armour is for him who wears it, in place of his own; a shield adds to both', () => {
    const armour = (given: Partial<Given>, label: string) => {
      const g = at([{ side: 0, card: 'heavyFoot', elements: '0,0=L 1,0=P', ...given }])
      return [rangedArmour(g, on(g, label)), meleeArmour(g, on(g, label))]
    }
    expect(armour({}, '0,0')).toEqual([3, 5])
    expect(armour({ item: 'magicArmour' }, '0,0')).toEqual([2, 4])
    expect(armour({ item: 'magicArmour' }, '1,0')).toEqual([3, 5])
    expect(armour({ item: 'magicShieldItem' }, '0,0')).toEqual([4, 6])
    expect(armour({ item: 'magicShieldItem' }, '1,0')).toEqual([3, 5])
    expect(armour({ item: ['magicArmour', 'magicShieldItem'] }, '0,0')).toEqual([3, 5])
  })

  test('DW-XXVI.1 DW-XXVI.5 for whom an item is: its army, and somebody who may carry it', () => {
    const may = (card: string, name: string) => cannotCarry(cardNamed(card), item(name))
    expect(may('nobleFoot', 'standardOfVictory')).toBeUndefined()
    expect(may('berserkers', 'standardOfVictory')).toBe('DW-XXVI.5') // they have no standard
    expect(may('nobleFoot', 'algrimsRing')).toBe('DW-XXVI.5')
    expect(may('baslian', 'fenraggsStaff')).toBe('DW-XXVI.5')
    expect(may('gorradz', 'fenraggsStaff')).toBeUndefined()
    expect(may('gordan', 'swordOfMight')).toBe('DW-XXVI.5')
    expect(may('dragonrider', 'swordOfDread')).toBe('DW-XXVI.5')
    expect(may('chariot', 'standardOfVictory')).toBe('DW-XXVI.5')
    expect(cannotCarry(cardNamed('sandor'), -1)).toBe('DW-XXVI.5')
  })

  test('DW-XXVI.1 one item an element: a unit a sword and a banner, never two of a kind', () => {
    const unitCard = cardNamed('nobleFoot')
    expect(overloads(unitCard, [], SWORD_OF_DREAD)).toBe(false)
    expect(overloads(unitCard, [SWORD_OF_DREAD], STANDARD_OF_VICTORY)).toBe(false)
    expect(overloads(unitCard, [STANDARD_OF_VICTORY], SWORD_OF_DREAD)).toBe(false)
    expect(overloads(unitCard, [STANDARD_OF_VICTORY], WAR_BANNER)).toBe(true)
    expect(overloads(unitCard, [SWORD_OF_DREAD, STANDARD_OF_VICTORY], item('magicSword'))).toBe(true)
    expect(overloads(cardNamed('gordan'), [], SWORD_OF_DREAD)).toBe(false)
    expect(overloads(cardNamed('gordan'), [STANDARD_OF_VICTORY], SWORD_OF_DREAD)).toBe(true)
  })
})

describe('Algrim’s ring', () => {
  const wearer: Given = { ...sandor, item: 'algrimsRing' }

  test('DW-XXVI.5 who has it, and whether a spell is in it', () => {
    const g = at([foot, wearer, foe])
    expect([ringUnit(g), ringIsEmpty(g), ringWaits(g)]).toEqual([1, true, false])
    const full = at([foot, wearer, foe], { ring: 'bless' })
    expect([ringIsEmpty(full), ringWaits(full)]).toEqual([false, true])
    expect([ringUnit(at([foot])), ringIsEmpty(at([foot]))]).toEqual([-1, false])
    expect(ringIsEmpty(at([foot, wearer], { rules: 'standard' }))).toBe(false)
    remove(full, full.head[1], DESTROYED)
    expect(ringWaits(full)).toBe(false)
  })

  test('DW-XXVI.5 DW-XXII.6 nobody uses it in a fire', () => {
    const g = at([wearer, foe], { rules: 'full', ring: 'bless', map: 'field 12|0,0=wood', fires: '0,0' })
    expect(ringWaits(g)).toBe(false)
  })

  test('DW-XXVI.5 it may be kept for later; its targets are those of the spell in it', () => {
    const units = [
      { ...wearer, power: 0 },
      { ...foe, elements: '4,-6=L 5,-6=S' },
      { ...wyrrmsch, power: 0 },
    ]
    const match = matchAt(units, { ...expert, phase: 'magic', ring: 'paralysis' })
    expect(match.asked?.decision).toBe('useRing')
    expect(choicesOf(match)).toEqual(['unit 0', 'unit 2', 'pass'])
    expect(refusal(match, 'unit 1').rule).toBe('DW-XX.6')
    play(match, 'pass')
    expect(stateOf(match).ring).toBe(SPELL_NAMES.indexOf('paralysis'))
  })
})

describe('rest', () => {
  const rested = (units: readonly Given[], change: (g: Demonworld) => void = () => {}, setting: Setting = {}) => {
    const g = at(units, { rules: 'full', ...setting })
    change(g)
    return hasRested(g, g.captains[0])
  }

  test('DW-XX.3 nothing done and nothing suffered; not who is gone, shot, in a fire, silenced or in the air', () => {
    expect(rested([sandor, foe])).toBe(true)
    expect(rested([sandor, foe], g => void (g.shot[0] = RIDER_SHOT))).toBe(false)
    expect(rested([sandor, foe], g => void (g.stirred[0] = true))).toBe(false)
    expect(rested([sandor, foe], g => void (g.silence[0] = 1))).toBe(false)
    expect(rested([sandor, foe], g => remove(g, 0, DESTROYED))).toBe(false)
    expect(rested([sandor, foe], g => void (g.at[0] = -1))).toBe(false)
    expect(rested([sandor, foe], () => {}, { map: 'field 12|0,0=wood', fires: '0,0' })).toBe(false)
    const dragon = { side: 0, card: 'clawDragon', elements: '0,0' }
    const rider = { ...sandor, elements: '', rides: 0 }
    expect(rested([dragon, rider, foe])).toBe(true)
    expect(rested([dragon, rider, foe], g => void (g.stirred[0] = true))).toBe(false)
    expect(rested([{ ...dragon, elements: '0,0^9' }, rider, foe])).toBe(false)
  })

  test('DW-XX.3 who has an enemy beside him, or whose mount has, does not rest', () => {
    const stirred = (units: readonly Given[], setting: Setting = {}) => {
      const g = at(units, setting)
      g.phase = 5
      beginRest(g)
      stirFighters(g)
      return g.stirred[g.captains[0]]
    }
    const near = { side: 1, elements: '0,-1=P', facing: 4 }
    expect([stirred([sandor, near]), stirred([sandor, foe])]).toEqual([true, false])
    const mounted = [
      { side: 0, card: 'clawDragon', elements: '0,0' },
      { ...sandor, elements: '', rides: 0 },
    ]
    expect([stirred([...mounted, near]), stirred([...mounted, foe])]).toEqual([true, false])
    expect(stirred([sandor, near], { rules: 'standard' })).toBe(false)
  })

  test.each([
    ['malagor', 0, 6],
    ['malagor', 7, 10],
    ['sandor', 0, 8],
    ['sandor', 20, 20],
    ['wyrrmsch', 15, 25],
    ['archmage', 30, 40],
  ])('DW-XX.2 DW-XX.3 %s with %i spell points has %i after a round of rest', (card, power, wanted) => {
    const g = stateOf(matchAt([{ ...sandor, card, power }, foe, foot], { ...expert, phase: 'movement' }))
    g.stirred.fill(false)
    endMagic(g)
    expect(g.power[0]).toBe(wanted)
  })

  test('DW-XX.6 at the end of their last round spells of two rounds are gone, others stay', () => {
    const after = (spellEnd: number) => {
      const units = [sandor, { ...foot, spells: ['confusion', 'strength'], spellEnd }, foe]
      const g = stateOf(matchAt(units, { ...expert, phase: 'movement' }))
      g.round = 3
      endMagic(g)
      return [g.spells[1], g.spellEnd[1]]
    }
    const [confusion, strength] = ['confusion', 'strength'].map(name => 1 << SPELL_NAMES.indexOf(name as never))
    expect(after(3)).toEqual([strength, 0])
    expect(after(4)).toEqual([confusion | strength, 4])
    expect(after(2)).toEqual([strength, 0])
  })
})

test('DW-XXVI.5 items are bits of a unit', () => {
  const g = at([{ ...wyrrmsch, item: 'fenraggsStaff' }, foot])
  expect([hasItem(g, 0, FENRAGGS_STAFF), hasItem(g, 1, FENRAGGS_STAFF), hasItem(g, 0, SWORD_OF_DREAD)]).toEqual([
    true,
    false,
    false,
  ])
})

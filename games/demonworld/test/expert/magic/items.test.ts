import { choicesOf, match as matchOfGame, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { rosters } from '../../../content/armies/armies.ts'
import { cardNamed, cards } from '../../../content/armies/cards.ts'
import { ALGRIMS_RING, FENRAGGS_STAFF, ITEMS, SWORD_OF_DREAD, SWORD_OF_MIGHT } from '../../../content/expert/items.ts'
import { BLESS, CURSE, SPELL_NAMES } from '../../../content/expert/spells.ts'
import { hitPoints, pointsOf, remove } from '../../../elements.ts'
import { demonworld } from '../../../index.ts'
import { legalArmies } from '../../../rules/armies/muster.ts'
import { boughtFactor, cannotCarry, hasItem, meleeArmour, overloads, rangedArmour } from '../../../rules/magic/items.ts'
import { ringSpells } from '../../../rules/magic/ring.ts'
import { weaponOf } from '../../../rules/melee/hits.ts'
import { meleeBase, momentaryInitiative } from '../../../rules/melee/strike.ts'
import { LOSS_TEST, MISSILE_TEST, standingOf } from '../../../rules/morale/tests.ts'
import { fearOf } from '../../../rules/movement/units.ts'
import { DESTROYED, type Demonworld, NONE } from '../../../state.ts'
import { field, type Given, hexAt, matchAt, on, type Setting } from '../../table.ts'

type Played = ReturnType<typeof matchAt>
const stateOf = (match: Played) => match.state as Demonworld
const expert: Setting = { rules: 'expert' }
const item = (name: string) => ITEMS.indexOf(name as never)

describe('weapons and armour', () => {
  test('DW-EX2-61 DW-XXVI.2 a magic sword of 8 strikes with 10 in hands of size 2, with 12 in close order', () => {
    expect(boughtFactor(cardNamed('gordan'), 8)).toBe(10)
    expect(boughtFactor(cardNamed('closeOrder'), 8)).toBe(12)
    const g = field([{ side: 0, elements: '0,0=L 1,0=P', item: 'magicSword' }], expert)
    expect(weaponOf(g, on(g, '0,0'))).toEqual({ kind: 'hand', factor: 10 })
    expect(weaponOf(g, on(g, '1,0')).factor).toBe(8)
  })

  test('DW-XXVI.2 a bought weapon is used in place of the old one of its kind, a lance still in the first charge', () => {
    const g = field([{ side: 0, card: 'gordan', elements: '0,0', item: 'swordOfDread', order: 'A' }], expert)
    expect(weaponOf(g, 0)).toEqual({ kind: 'hand', factor: 8 })
    const own = field([{ side: 0, card: 'gordan', elements: '0,0', order: 'A' }], expert)
    expect(momentaryInitiative(g, 0)).toBe(momentaryInitiative(own, 0) + 1) // no longer with both hands
    const knights = { side: 0, card: 'orderKnights', elements: '0,0=L 1,0', item: 'swordOfDread', order: 'A' }
    expect(weaponOf(field([knights], expert), 0).kind).toBe('lance')
    expect(weaponOf(field([{ ...knights, engaged: true, phases: 1 }], expert), 0)).toEqual({ kind: 'hand', factor: 9 })
  })

  test('DW-EX2-62 DW-XXVI.3 armour of 2 on a model of size 1: 3 in melee, 2 against missiles', () => {
    const g = field([{ side: 0, card: 'dwarfHero', elements: '0,0', item: 'magicArmour' }], expert)
    expect([meleeArmour(g, 0), rangedArmour(g, 0)]).toEqual([3, 2])
  })

  test('DW-EX2-63 DW-XXVI.3 a shield adds one to both', () => {
    const g = field([{ side: 0, card: 'gordan', elements: '0,0', item: 'magicShieldItem' }], expert)
    expect(cards[cardNamed('gordan')].armour).toEqual({ ranged: 2, melee: 4 })
    expect([rangedArmour(g, 0), meleeArmour(g, 0)]).toEqual([3, 5])
  })

  test('DW-EX2-64 DW-XXVI.4 Kruuk with the Sword of Might in one hand strikes with 15', () => {
    const g = field([{ side: 1, card: 'kruuk', elements: '0,0', item: 'swordOfMight' }], expert)
    expect(weaponOf(g, 0).factor).toBe(15)
    const guard = field([{ side: 1, card: 'orcGuard', elements: '0,0=L', item: 'swordOfMight' }], expert)
    expect(weaponOf(guard, 0).factor).toBe(13)
  })
})

describe('who carries what', () => {
  test('DW-EX2-65 DW-XXVI.1 one bought item an element; leader and standard bearer have one each', () => {
    const gordan = cardNamed('gordan')
    expect(overloads(gordan, [SWORD_OF_DREAD], ALGRIMS_RING)).toBe(true)
    expect(overloads(cardNamed('orcGuard'), [item('warBanner')], SWORD_OF_MIGHT)).toBe(false)
    expect(overloads(cardNamed('orcGuard'), [SWORD_OF_MIGHT], SWORD_OF_MIGHT)).toBe(true)
    expect(cannotCarry(cardNamed('kruuk'), SWORD_OF_MIGHT)).toBeUndefined()
    const both = field(
      [{ side: 1, card: 'orcGuard', elements: '0,0=L 1,0=S', item: ['warBanner', 'swordOfMight'] }],
      expert,
    )
    expect(weaponOf(both, 0).factor).toBe(13)
    expect(standingOf(both, { kind: MISSILE_TEST, unit: 0, foes: [] }).value).toBe(
      cards[cardNamed('orcGuard')].morale![0] - 2,
    )
  })

  test('DW-XXVI.5 each item has its carriers', () => {
    const may = (card: string) => ITEMS.filter((_, one) => one > 0 && !cannotCarry(cardNamed(card), one)).join(' ')
    expect(may('barrach')).toBe('swordOfDread algrimsRing')
    expect(may('sandor')).toBe('swordOfDread algrimsRing')
    expect(may('nobleFoot')).toBe('swordOfDread standardOfVictory')
    expect(may('berserkers')).toBe('swordOfDread')
    expect(may('baslian')).toBe('swordOfMight')
    expect(may('wyrrmsch')).toBe('swordOfMight fenraggsStaff')
    expect(may('trolls')).toBe('swordOfMight')
    expect(may('myrlak')).toBe('')
    expect(cannotCarry(cardNamed('barrach'), 99)).toBe('DW-XXVI.5')
  })

  test('DW-EX2-66 DW-XXVI.5 with its carrier the Sword of Dread is gone, at once', () => {
    const g = field(
      [
        { side: 0, elements: '0,0=L 1,0=P 2,0=P', item: 'swordOfDread', losses: 1 },
        { side: 1, elements: '0,-1=P', facing: 4 },
      ],
      expert,
    )
    const occasion = { kind: LOSS_TEST, unit: 0, foes: [1] }
    const { total } = standingOf(g, occasion)
    expect(fearOf(g, 0)).toBe(3)
    remove(g, on(g, '0,0'), DESTROYED)
    expect(fearOf(g, 0)).toBe(1)
    expect(standingOf(g, occasion).total).toBe(total - 2 - 2) // fear, and leader and element
  })

  test('DW-EX2-67 DW-XXVI.5 a leader under the Standard of Victory strikes two better', () => {
    const units = (more: object): Given[] => [
      { side: 0, elements: '0,0=L 1,0=S 2,0=P', order: 'H', ...more },
      { side: 1, elements: '0,-1=P', facing: 4, order: 'H' },
    ]
    const base = (more: object, label = '0,0') => {
      const g = field(units(more), expert)
      return meleeBase(g, on(g, label), on(g, '0,-1'), 0).base
    }
    const plain = field([{ side: 0, elements: '0,0=P', order: 'H' }, units({})[1]], expert)
    expect(base({ item: 'standardOfVictory' })).toBe(meleeBase(plain, 0, 1, 0).base + 2)
  })
})

describe('rings and staffs', () => {
  test('DW-XXVI.5 AMB2-16 the ring holds an imperial spell up to level three, noted before the battle and hidden', () => {
    expect(ringSpells.map(spell => SPELL_NAMES[spell])).toEqual([
      'paralysis',
      'magicShield',
      'bless',
      'curse',
      'strengthen',
    ])
    const match = matchOfGame(demonworld, { settings: { battle: 'envoy', level: 'expert' } })
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['storeSpell', [0]])
    play(match, `spell ${BLESS}`)
    const g = stateOf(match)
    expect(g.ring).toBe(BLESS)
    expect([0, 1].map(seat => demonworld.view(g, seat)['ring' as never])).toEqual([BLESS, null])
  })

  test('DW-XXVI.5 its spell is cast last, once, without a die; its wearer may cast one of his own, too', () => {
    const units: Given[] = [
      { side: 0, card: 'sandor', elements: '0,0', item: 'algrimsRing' },
      { side: 1, card: 'orcGuard', elements: '6,-6=L 7,-6=S', facing: 4, order: 'H' },
    ]
    const match = matchAt(units, { ...expert, phase: 'magic', ring: 'curse' })
    play(match, `spell 0 ${BLESS}`, 'unit 1', 'extra 0 =20')
    expect(match.asked?.decision).toBe('useRing')
    const events = play(match, 'unit 1')
    expect(told(events, 'releases')).toEqual([[0, CURSE, 1]])
    expect(stateOf(match).spells[1]).toBe((1 << BLESS) | (1 << CURSE))
    expect(stateOf(match).ring).toBe(NONE)
  })

  test('DW-XXVI.5 the staff gives ten points beyond the shaman’s own, which spells gone wrong leave alone', () => {
    const units: Given[] = [
      { side: 1, card: 'gorradz', elements: '0,0', item: 'fenraggsStaff', power: 1 },
      { side: 0, card: 'nobleFoot', elements: '0,4=L 1,4=S 2,4', order: 'H' },
    ]
    const match = matchAt(units, { ...expert, phase: 'magic' })
    const g = stateOf(match)
    expect(g.staff).toBe(10)
    play(match, `spell ${SPELL_NAMES.indexOf('confusion')}`, 'unit 1', 'extra 4')
    expect(choicesOf(match)).toEqual(['staff 4', 'staff 5'])
    expect(refusal(match, 'staff 3').rule).toBe('DW-XX.4')
    expect(refusal(match, 'staff 6').rule).toBe('DW-XX.4')
    play(match, 'staff 4 =1 14')
    expect([g.power[0], g.staff]).toEqual([0, 6])
    expect(hasItem(g, 0, FENRAGGS_STAFF)).toBe(true)
  })
})

describe('the units of the box', () => {
  const trolls: Given = { side: 1, card: 'trolls', elements: '0,0=L 1,0 0,1 1,1' }
  const far: Given = { side: 0, elements: '0,9=P' }

  test('DW-EX2-68 DW-XXVII.1 one hit heals at the end of the melee phase, one by fire stays', () => {
    const match = matchAt([{ ...trolls, hits: 1 }, far], { ...expert, phase: 'melee' })
    expect(hitPoints(stateOf(match), 0)).toBe(2)
    expect(stateOf(match).hits.slice(0, 4)).toEqual([0, 0, 0, 0])
    const burnt = matchAt([{ ...trolls, hits: 1, burns: 1 }, far], { ...expert, phase: 'melee' })
    expect(stateOf(burnt).hits.slice(0, 4)).toEqual([1, 1, 1, 1])
  })

  test.each([{ burns: 0 }, { burns: 1 }])(
    'DW-EX2-68 DW-XXVII.1 a second hit from whatever source fells it',
    ({ burns }) => {
      const enemy = { side: 0, elements: '0,-1=P', facing: 4, order: 'H', engaged: true, phases: 1 }
      const hurt = { ...trolls, elements: '0,0=P 1,0=P 0,1=P', hits: 1, burns, engaged: true, phases: 1, facing: 4 }
      const match = matchAt([hurt, enemy], { ...expert, phase: 'melee' })
      const events = play(match, 'everyone')
      const [[, , , base, die, hit]] = told(events, 'strikes')
      expect(hit).toBe(die <= base ? 1 : 0)
      expect(stateOf(match).at[0] === NONE).toBe(hit === 1)
    },
  )

  test('DW-EX2-68 DW-XIX.9 a bolt that hits a troll rolls for the second hit with one less', () => {
    const gun = { side: 0, card: 'boltGun', elements: '0,3', order: 'H', load: 6 }
    const match = matchAt([gun, { ...trolls, elements: '0,0=P' }], { ...expert, phase: 'secondFire' })
    while (match.asked?.decision === 'chooseVolley') play(match, match.asked.seats[0] === 0 ? 'unit 0' : 'done')
    const events = play(match, `hex ${hexAt(stateOf(match), '0,0')} =4 12 11`)
    expect(told(events, 'pierces').map(([, , factor, , hit]) => [factor, hit])).toEqual([
      [12, 1],
      [11, 1],
    ])
    expect(told(events, 'falls')).toHaveLength(1)
  })

  test('DW-EX2-69 DW-XXVII.2 a guard of 160 points and eight elements: twenty points each', () => {
    const match = matchOfGame(demonworld, { settings: { battle: 'kalBenokk', level: 'standard' } })
    const g = stateOf(match)
    const unit = g.card.indexOf(cardNamed('orcGuard'))
    expect([g.strength[unit], pointsOf(g, g.head[unit])]).toEqual([8, 20])
  })
})

describe('armies with everything', () => {
  const free = (settings: object = {}) =>
    matchOfGame(demonworld, { settings: { battle: 'free', level: 'expert', points: 1500, ...settings } })
  const hire = (card: string) => `hire ${cardNamed(card)}`

  test('DW-XVI.10 the chapters decide what can be hired', () => {
    const hired = (settings: object) =>
      choicesOf(free(settings)).flatMap(choice =>
        choice.startsWith('hire') ? [cards[Number(choice.split(' ')[1])].id] : [],
      )
    const expertArmy = ['dragonrider', 'chariot', 'malagor', 'sandor']
    expect(hired({}).filter(card => expertArmy.includes(card))).toEqual(expertArmy)
    expect(hired({ level: 'standard' }).filter(card => expertArmy.includes(card))).toEqual([])
  })

  test('DW-XXVI.1 items are bought for those who may carry them, each once', () => {
    const match = free()
    const give = (name: string, card: string) => `give ${item(name)} ${cardNamed(card)}`
    expect(refusal(match, give('swordOfDread', 'gordan')).rule).toBe('DW-XXVI.5')
    play(match, hire('gordan'), hire('nobleFoot'), hire('barrach'))
    play(match, give('swordOfDread', 'gordan'))
    expect(refusal(match, give('algrimsRing', 'gordan')).rule).toBe('DW-XXVI.1')
    expect(refusal(match, give('swordOfDread', 'barrach')).rule).toBe('DW-XXVI.1')
    expect(refusal(match, give('warBanner', 'nobleFoot')).rule).toBe('DW-XXVI.5')
    play(match, `takeBack ${SWORD_OF_DREAD}`, give('swordOfDread', 'nobleFoot'), give('standardOfVictory', 'nobleFoot'))
    play(match, `dismiss ${cardNamed('nobleFoot')}`)
    expect(stateOf(match).gear.every(to => to === NONE)).toBe(true)
  })

  test('DW-XVI.10 an imperial army has troops of one province only, and few persons', () => {
    const g = stateOf(free({ points: 1500 }))
    const armies = legalArmies(g, 0)
    const count = (army: readonly number[], id: string) => army[rosters[0].indexOf(cardNamed(id))]
    expect(armies.some(army => count(army, 'chariot') > 0)).toBe(true)
    expect(armies.every(army => count(army, 'chariot') > 0 !== count(army, 'berserkers') > 0)).toBe(true)
    const persons = ['barrach', 'gordan', 'malagor', 'sandor']
    const points = (army: readonly number[]) =>
      persons.reduce((sum, id) => sum + count(army, id) * cards[cardNamed(id)].points, 0)
    expect(Math.max(...armies.map(points))).toBeLessThanOrEqual(0.4 * 1500)
    expect(armies.every(army => persons.every(id => count(army, id) <= 1))).toBe(true)
    const orcs = legalArmies(g, 1)
    expect(Math.max(...orcs.map(army => army[rosters[1].indexOf(cardNamed('myrlak'))]))).toBe(1)
    expect(Math.max(...orcs.map(army => army[rosters[1].indexOf(cardNamed('varrig'))]))).toBe(1)
  })

  test('DW-XXVI.1 items count to the army’s points, are shown with it and carried by the first of two units', () => {
    const match = free({ points: 1000 })
    play(match, '0>automatic', '1>automatic')
    const g = stateOf(match)
    expect(demonworld.view(g, 1)['gear' as never]).toContain(null)
    const gifts = choicesOf(match, 0).filter(choice => choice.startsWith('give'))
    const [gift] = gifts
    if (gift) play(match, `0>${gift}`)
    play(match, '0>ready')
    const events = play(match, '1>ready')
    if (gift) {
      const [item, card] = gift.split(' ').slice(1).map(Number)
      expect(told(events, 'equipped')).toEqual([[0, item, card]])
      expect(stateOf(match).items[stateOf(match).card.indexOf(card)]).toBe(1 << item)
    }
    expect(stateOf(match).gear).toEqual([])
  })

  test('DW-XXVII.2 the orcs always march under Baslian, and so may raise guard, trolls and dwarf-eaters', () => {
    const match = free()
    play(match, '1>automatic')
    expect(stateOf(match).picks[cards.length + cardNamed('baslian')]).toBe(1)
  })
})

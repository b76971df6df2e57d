import { refusal } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { CAVALRY, cards, MANOEUVRES, RADIUS, STARS } from '../../content/armies/cards.ts'
import { printed } from '../../content/armies/printed.ts'
import { groundOf } from '../../content/board/ground.ts'
import { position } from '../../position/index.ts'
import { cannotFlankMarch } from '../../rules/armies/flank-march.ts'
import {
  CHARGE_TEST,
  LOSS_TEST,
  MISSILE_TEST,
  OBEDIENCE_TEST,
  RALLY_TEST,
  standingOf,
} from '../../rules/morale/tests.ts'
import { cannotAdvance } from '../../rules/movement/advance.ts'
import { friendsOf, groupsOf, touches } from '../../rules/movement/contact.ts'
import { cannotAttack, MARCHING, moveOf } from '../../rules/movement/move.ts'
import { provokers } from '../../rules/orders/obedience.ts'
import { cannotShootNow } from '../../rules/shooting/base-number.ts'
import { inFrontArea } from '../../rules/shooting/range.ts'
import { introduction, rulesFrom, standard } from '../../settings.ts'
import { FIRST_FIRE, type Rules } from '../../state.ts'
import { field, hexAt, kinds, matchAt, on, written } from '../table.ts'

const cardOf = (id: string) => cards.find(card => card.id === id)!
const units = printed.filter(card => card.kind === 'unit')
const commanders = printed.filter(card => card.kind === 'commander')

describe('levels, elements, units', () => {
  test('DW-I.1 the chapters of the standard game are switches', () => {
    expect(Object.values(introduction).includes(true)).toBe(false)
    const inForce = (rules: Rules) => Object.keys(rules).filter(name => rules[name as keyof Rules])
    const chapters = ['cardValues', 'specialFigures', 'commanders', 'terrain', 'sight', 'formations', 'secondAttack']
    expect(inForce(standard).sort()).toEqual([...chapters, 'morale'].sort())
    const chosen = rulesFrom({ level: 'chosen', terrain: true, morale: false, sight: true })
    expect([chosen.terrain, chosen.morale, chosen.sight]).toEqual([true, false, true])
  })

  test('DW-I.4 fields that two joined sheets share carry both names', () => {
    const { board } = groundOf('1 2')
    expect(board.find('1/H18')).toBe(board.find('2/H1'))
    expect(board.find('1/H18')).toBeGreaterThanOrEqual(0)
    expect(board.find('1/H17')).not.toBe(board.find('2/H1'))
  })

  test('DW-I.5 an element occupies one field, and has it for itself', () => {
    const twice = position.read(written([{ side: 0, elements: '0,0 0,0' }]))
    expect(twice.ok).toBe(false)
    const g = field([{ side: 0, elements: '0,0 1,0' }])
    expect(g.on.filter(element => element >= 0)).toEqual([on(g, '0,0'), on(g, '1,0')].sort())
  })

  test('DW-I.6 every element counts as infantry or as cavalry', () => {
    for (const [id, card] of cards.entries()) expect(CAVALRY[id]).toBe(card.troop === 'cavalry')
    expect(cardOf('orderKnights').troop).toBe('cavalry')
    expect(cardOf('trolls').troop).toBe('infantry')
  })

  test('DW-I.7 a unit is the elements of one card, with equal values and one order', () => {
    const g = field([{ side: 0, card: 'nobleFoot', elements: '0,0 1,0 2,0', order: 'A' }])
    expect(new Set(g.type).size).toBe(1)
    expect(g.order).toHaveLength(1)
    for (const card of units) expect(card.elements.total).toBeGreaterThanOrEqual(8)
  })

  test('DW-I.8 close-order infantry may not march round a flank', () => {
    const g = field([
      { side: 0, card: 'closeOrder', elements: '0,0' },
      { side: 0, card: 'footmen', elements: '1,0' },
    ])
    expect(cannotFlankMarch(g, 0)).toBe('DW-XVI.31')
    expect(cannotFlankMarch(g, 1)).toBeUndefined()
  })
})

describe('values of the cards', () => {
  test('DW-II.1 melee armour is ranged armour and size', () => {
    for (const { id, armour, size } of printed) expect([id, armour.melee]).toEqual([id, armour.ranged + size])
  })

  test('DW-II.2 sizes: dwarfs 1, humans and orcs 2, trolls and riders 3', () => {
    expect(['arquebusiers', 'nobleFoot', 'orcGuard', 'trolls', 'orderKnights'].map(id => cardOf(id).size)).toEqual([
      1, 2, 2, 3, 3,
    ])
  })

  test('DW-II.3 units have points for each order and manoeuvres, commanders one value and no manoeuvres', () => {
    for (const { move } of units) expect(move.B > move.A && move.A > move.P && move.manoeuvres > 0).toBe(true)
    for (const { move } of commanders) expect([move.A, move.P, move.manoeuvres]).toEqual([move.B, move.B, 0])
  })

  test('DW-II.4 initiative is 2 as a rule, 3 for elves', () => {
    expect(cardOf('nobleFoot').initiative).toBe(2)
    expect(cardOf('elves').initiative).toBe(3)
  })

  test('DW-II.6 DW-T2 card factors are the weapon, the size, and 2 for a second weapon', () => {
    const generic: Record<string, number> = { improvised: 4, hand: 6, twoHanded: 9, javelin: 5, lance: 7 }
    const second = ['orcGuard', 'kruuk']
    for (const { id, weapons, size } of printed) {
      for (const { kind, factor } of weapons)
        expect([id, factor]).toEqual([id, generic[kind] + size + (second.includes(id) ? 2 : 0)])
    }
  })

  test('DW-VIII.3 the first morale value must be reached, the second not in obedience tests', () => {
    const g = field([
      { side: 0, card: 'berserkers', elements: '0,0 1,0' },
      { side: 1, elements: '0,-2' },
    ])
    const needed = (kind: number) => standingOf(g, { kind, unit: 0, foes: [1] }).value
    expect([MISSILE_TEST, CHARGE_TEST, LOSS_TEST, RALLY_TEST].map(needed)).toEqual([5, 5, 5, 5])
    expect(needed(OBEDIENCE_TEST)).toBe(12)
  })

  test('DW-VIII.4 equal fear cancels; only the difference counts', () => {
    const against = (card: string) =>
      standingOf(
        field([
          { side: 0, elements: '0,0=P 1,0', order: 'P' },
          { side: 1, card, elements: '0,-2=P' },
        ]),
        { kind: LOSS_TEST, unit: 0, foes: [1] },
      ).factors.find(({ name }) => name === 'fear')?.value
    expect(against('nobleFoot')).toBeUndefined()
    expect(against('trolls')).toBe(-1)
  })

  test('DW-X.1 DW-X.10 commanders have one to four stars and are one element; a hero has no control radius', () => {
    const starsAndRadius = (id: string) => [STARS, RADIUS].map(table => table[cards.findIndex(card => card.id === id)])
    expect(starsAndRadius('barrach')).toEqual([3, 24])
    expect(starsAndRadius('baslian')).toEqual([2, 16])
    expect(starsAndRadius('kruuk')).toEqual([1, 0])
    expect(starsAndRadius('gordan')).toEqual([1, 0])
    for (const { elements } of commanders) expect(elements.total).toBe(1)
    expect(MANOEUVRES[cards.findIndex(card => card.id === 'barrach')]).toBe(0)
  })
})

describe('geometry', () => {
  test('DW-I.12 the front area is a closed wedge of 60°', () => {
    const g = field([{ side: 0, elements: '0,0', facing: 1 }])
    const before = (label: string) => inFrontArea(g, 0, hexAt(g, label))
    expect(['0,-1', '1,-1', '0,-4', '4,-4', '2,-5'].map(before)).toEqual([true, true, true, true, true])
    expect(['0,0', '-1,-1', '1,0', '3,-2', '0,1'].map(before)).toEqual([false, false, false, false, false])
  })

  test('DW-I.13 elements side by side are in contact, enemies and friends', () => {
    const g = field([
      { side: 0, elements: '0,0 1,0 3,0' },
      { side: 1, elements: '0,-1 0,-2' },
    ])
    expect(touches(g, on(g, '0,0'), on(g, '0,-1'))).toBe(true)
    expect(touches(g, on(g, '0,0'), on(g, '0,-2'))).toBe(false)
    expect(friendsOf(g, on(g, '0,0'))).toEqual([on(g, '1,0')])
    expect(friendsOf(g, on(g, '3,0'))).toEqual([])
  })

  test('DW-I.14 a unit falls into groups of elements side by side', () => {
    const g = field([{ side: 0, elements: '0,0 1,0 3,0 4,0 8,0' }])
    expect(groupsOf(g, 0).map(group => group.length)).toEqual([2, 2, 1])
  })

  test('DW-I.16 a disordered unit neither advances, shoots with a P order, attacks nor is provoked', () => {
    const jumble = { side: 0, card: 'lightArchers', elements: '0,0=P 2,0 4,0 6,0', order: 'P' }
    const foe = { side: 1, elements: '0,-2', facing: 4 }
    const g = field([jumble, foe], { rules: { morale: true } })
    g.phase = FIRST_FIRE
    expect(cannotAdvance(g, moveOf(g, 0, MARCHING), [0, 1, 2, 3])).toBe('DW-I.16')
    expect(cannotShootNow(g, 0)).toBe('DW-IV.1')
    expect(cannotAttack(g, 0)).toBe('DW-V.31')
    expect(provokers(g, 0)).toEqual([])
    const line = field([{ ...jumble, elements: '0,0=P 1,0 2,0 3,0' }, foe])
    line.phase = FIRST_FIRE
    expect([cannotShootNow(line, 0), cannotAttack(line, 0)]).toEqual([undefined, undefined])
    expect(provokers(line, 0)).toEqual([1])
  })

  test('DW-I.16 a disordered unit is offered manoeuvres only', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0 2,0 4,0 6,0', order: 'A' },
        { side: 1, elements: '0,-12' },
      ],
      { rules: 'introduction' },
    )
    expect(refusal(match, 'unit 1').rule).toBe('DW-V.25')
    match.play(0, 'unit 0')
    expect(kinds(match)).not.toContain('advance')
    expect(kinds(match)).toContain('step')
  })
})

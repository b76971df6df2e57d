import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { FLAME_STRIKE, STRENGTH } from '../../../content/expert/spells.ts'
import { largePoints } from '../../../expert/large/steps.ts'
import { gunPoints } from '../../../rules/artillery/guns.ts'
import { meleeBase } from '../../../rules/melee/strike.ts'
import { MISSILE_TEST, OBEDIENCE_TEST, standingOf } from '../../../rules/morale/tests.ts'
import { manoeuvresOf, movePointsOf } from '../../../rules/movement/units.ts'
import { rangedBase } from '../../../rules/shooting/base-number.ts'
import { stateOf } from '../../examples.ts'
import { field, hexAt, on } from '../../table.ts'
import { cast, casting, expert, foe, foot, sandor, spellOf, wyrrmsch } from './casting.ts'

describe('the spells of the orcs', () => {
  const duel = (spells: string[], defended: string[] = []) =>
    field(
      [
        { side: 0, elements: '0,0=P', spells, order: 'H' },
        { side: 1, elements: '0,-1=P', spells: defended, facing: 4, order: 'H' },
      ],
      { rules: 'expert' },
    )
  const strikes = (spells: string[], defended: string[] = []) => {
    const g = duel(spells, defended)
    return meleeBase(g, on(g, '0,0'), on(g, '0,-1'), 0).base
  }

  test('DW-XX.S1 stone skin adds two to both armours, once, on anything but guns', () => {
    expect(strikes([], ['stoneSkin'])).toBe(strikes([]) - 2)
    const archers = { side: 0, card: 'lightArchers', elements: '0,5=P', order: 'H' }
    const shot = (spells: string[]) => {
      const g = field([archers, { side: 1, elements: '0,-1=P', spells }], { rules: 'expert' })
      return rangedBase(g, 0, 1, 1, 0, false).base
    }
    expect(shot(['stoneSkin'])).toBe(shot([]) - 2)
    const match = casting([
      wyrrmsch,
      { ...foe, spells: ['stoneSkin'] },
      { side: 1, card: 'varrig', elements: '3,-9' },
      foot,
    ])
    play(match, spellOf(match, '0,-9', 'stoneSkin'))
    expect(refusal(match, 'unit 1').rule).toBe('DW-XX.S1')
    expect(refusal(match, 'unit 2').rule).toBe('DW-XX.6')
  })

  test('DW-XX.S2 confusion takes a manoeuvre in this round and the next', () => {
    const match = casting([wyrrmsch, foe, foot])
    cast(match, '0,-9', 'confusion', 'unit 2', 0, ' =20')
    const g = stateOf(match)
    expect(manoeuvresOf(g, 2)).toBe(2)
    expect(g.spellEnd[2]).toBe(2)
    while (g.round < 3 && stateOf(match).round < 3) play(match, choicesOf(match).at(-1)!)
    expect(manoeuvresOf(stateOf(match), 2)).toBe(3)
    expect(stateOf(match).spells[2]).toBe(0)
    const horde = field(
      [{ side: 1, card: 'trolls', elements: '0,0 1,0 0,1 1,1', spells: ['confusion'], spellEnd: 3 }],
      expert,
    )
    expect(manoeuvresOf(horde, 0)).toBe(0)
  })

  test('DW-XX.S3 DW-XX.S4 strength and the song of the broken change melee factors by one, not those of devices', () => {
    expect(strikes(['strength'])).toBe(strikes([]) + 1)
    expect(strikes(['songOfTheBroken'])).toBe(strikes([]) - 1)
    expect(strikes(['strength', 'songOfTheBroken'])).toBe(strikes([]))
    const match = casting([wyrrmsch, foe, { side: 0, card: 'chariot', elements: '3,3' }])
    for (const name of ['strength', 'songOfTheBroken']) {
      const again = casting([wyrrmsch, foe, { side: 0, card: 'chariot', elements: '3,3' }])
      play(again, spellOf(match, '0,-9', name))
      expect(choicesOf(again)).toEqual(['unit 0', 'unit 1'])
    }
  })

  test('DW-XX.S5 healing gives back one hit point to a wounded person near by, oneself among them', () => {
    const hurt = { side: 1, card: 'kruuk', elements: '1,-9', facing: 4, hits: 2 }
    const match = casting([
      { ...wyrrmsch, hits: 1 },
      hurt,
      { ...hurt, card: 'baslian', elements: '6,-12', hits: 1 },
      foot,
    ])
    play(match, spellOf(match, '0,-9', 'healing'))
    expect(choicesOf(match)).toEqual(['unit 0', 'unit 1'])
    play(match, 'unit 1', 'extra 0 =20')
    expect(stateOf(match).hits[on(stateOf(match), '1,-9')]).toBe(1)
  })

  test('DW-XX.S6 nameless dread: a missile test two harder, and who fails flees', () => {
    const match = casting([wyrrmsch, foe, foot])
    play(match, spellOf(match, '0,-9', 'namelessDread'), 'unit 2')
    const events = play(match, 'extra 0 =20 1')
    const [, , total, , value, passed] = told(events, 'test')[0]
    expect([value, passed]).toEqual([10, total + 1 >= 10 ? 1 : 0])
    const few = casting([wyrrmsch, foe, { ...foot, elements: '0,2=L' }])
    play(few, spellOf(few, '0,-9', 'namelessDread'), 'unit 2')
    expect(told(play(few, 'extra 0 =20 1'), 'routs')).toEqual([[2]])
  })
})

describe('the spells of the empire', () => {
  test('DW-XX.S7 paralysis takes six movement points from a person or a large element, never from a unit', () => {
    const kruuk = { side: 1, card: 'kruuk', elements: '0,-5', facing: 4 }
    const match = casting([sandor, { ...kruuk, side: 0, card: 'gordan' }, foe, foot])
    play(match, spellOf(match, '0,0', 'paralysis'))
    expect(choicesOf(match)).toEqual(['unit 0', 'unit 1'])
    play(match, 'unit 1', 'extra 0 =20')
    expect(stateOf(match).spellEnd[1]).toBe(2)
    const attached = field(
      [
        { side: 1, card: 'orcGuard', elements: '0,0=L 1,0', order: 'B' },
        { ...kruuk, elements: '2,0', joins: 0, spells: ['paralysis'], spellEnd: 9 },
      ],
      expert,
    )
    const free = field(
      [
        { side: 1, card: 'orcGuard', elements: '0,0=L 1,0', order: 'B' },
        { ...kruuk, elements: '2,0', joins: 0 },
      ],
      expert,
    )
    expect(movePointsOf(attached, 0)).toBe(Math.min(movePointsOf(free, 0), 24 - 6))
  })

  test('DW-XX.S7 large elements and guns lose six of their points, too, and never more than they have', () => {
    const points = (card: string, order: string, spells: string[]) => {
      const g = field([{ side: 0, card, elements: '0,0', order, spells, spellEnd: 9 }], expert)
      return largePoints(g, 0)
    }
    expect(points('clubGiant', 'B', ['paralysis'])).toBe(points('clubGiant', 'B', []) - 6)
    expect(points('clubGiant', 'H', ['paralysis'])).toBe(0)
    const gun = field(
      [{ side: 0, card: 'boltGun', elements: '0,0', order: 'B', spells: ['paralysis'], spellEnd: 9 }],
      expert,
    )
    expect(gunPoints(gun, 0, 0)).toBe(3)
  })

  test('DW-XX.S8 the magic shield takes two from every shot at its bearer', () => {
    const shot = (spells: string[]) => {
      const units = [
        { side: 1, card: 'lightArchers', elements: '0,-5=P', facing: 4, order: 'H' },
        { side: 0, elements: '0,0=P', spells },
      ]
      return rangedBase(field(units, { rules: 'expert' }), 0, 1, 1, 0, false).base
    }
    expect(shot(['magicShield'])).toBe(shot([]) - 2)
  })

  test('DW-XX.S9 DW-XX.S10 a blessing lowers the first morale value by three, a curse raises both', () => {
    const value = (spells: string[], kind: number) =>
      standingOf(field([{ ...foot, spells }], expert), { kind, unit: 0, foes: [] }).value
    expect([value([], MISSILE_TEST), value(['bless'], MISSILE_TEST), value(['curse'], MISSILE_TEST)]).toEqual([
      8, 5, 11,
    ])
    expect([value([], OBEDIENCE_TEST), value(['bless'], OBEDIENCE_TEST), value(['curse'], OBEDIENCE_TEST)]).toEqual([
      16, 16, 19,
    ])
    const match = casting([sandor, { ...foot, spells: ['bless'] }, foe])
    play(match, spellOf(match, '0,0', 'bless'))
    expect(refusal(match, 'unit 1').rule).toBe('DW-XX.S9')
  })

  test('DW-XX.S11 strengthening adds one to melee factors and does not add up with itself', () => {
    const base = (spells: string[]) => {
      const units = [
        { side: 0, elements: '0,0=P', spells },
        { side: 1, elements: '0,-1=P', facing: 4 },
      ]
      return meleeBase(field(units, { rules: 'expert' }), 0, 1, 0).base
    }
    expect(base(['strengthen'])).toBe(base([]) + 1)
    expect(base(['strengthen', 'strength'])).toBe(base([]) + 2)
  })

  test('DW-XX.S12 flames reach the field and those around it: eight or less, no armour; then a test two harder', () => {
    const match = casting([sandor, foe, foot])
    const g = stateOf(match)
    play(match, spellOf(match, '0,0', 'flameStrike'), `hex ${hexAt(g, '7,-6')}`)
    const events = play(match, 'extra 0 =20 8 9 8 9 6')
    expect(told(events, 'scorches')).toHaveLength(4)
    expect(told(events, 'falls')).toHaveLength(2)
    expect(told(events, 'test')[0].slice(1)).toEqual([1, expect.any(Number), 6, expect.any(Number), 1])
    const value = standingOf(g, { kind: MISSILE_TEST, unit: 1, foes: [] }).value
    expect(told(events, 'test')[0][4]).toBe(value + 2)
  })

  test('DW-XX.S12 not beyond ten fields, not where nothing is seen, not over an insurmountable height', () => {
    const match = casting([sandor, { ...foe, elements: '1,-6=L 3,-6=S' }, foot], {
      map: 'field 12|1,-6=level3 0,-4=wood',
    })
    const g = stateOf(match)
    play(match, spellOf(match, '0,0', 'flameStrike'))
    expect(refusal(match, `hex ${hexAt(g, '0,-11')}`).rule).toBe('DW-XX.S12')
    expect(refusal(match, `hex ${hexAt(g, '0,-8')}`).rule).toBe('DW-XX.S12')
    play(match, `hex ${hexAt(g, '2,-6')}`)
    const events = play(match, 'extra 0 =20 20')
    expect(told(events, 'scorches')).toHaveLength(1)
    expect(g.spells.every(bits => bits === 0)).toBe(true)
    expect([FLAME_STRIKE, STRENGTH]).toEqual([11, 2])
  })
})

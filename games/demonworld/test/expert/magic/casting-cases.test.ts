import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { SPELL_NAMES, WRONG_FATES } from '../../../content/expert/spells.ts'
import { flameFields, withoutLosers } from '../../../expert/magic/effects.ts'
import type { Demonworld } from '../../../state.ts'
import { stateOf } from '../../examples.ts'
import { field, type Given, hexAt, type Setting } from '../../table.ts'
import { cast, casting, foe, foot, sandor, spellOf, wyrrmsch } from './casting.ts'

const spell = (name: string) => SPELL_NAMES.indexOf(name as never)

/** A state in the first round, with everything the game knows. */
function drawn(units: readonly Given[], setting: Setting = {}): Demonworld {
  const g = field(units, { rules: 'full', ...setting })
  g.round = 1
  return g
}

describe('the phase', () => {
  test('DW-XX.1 who is not of the grade, of the other side or has cast already announces nothing', () => {
    const units = [
      { ...sandor, card: 'malagor', elements: '0,5' },
      { ...sandor, card: 'malagor', elements: '2,5' },
      sandor,
      { ...wyrrmsch, card: 'gorradz' },
      foot,
      foe,
    ]
    const match = casting(units)
    const why = (wizard: number, name: string) => refusal(match, `spell ${wizard} ${spell(name)}`).rule
    const [first] = match.asked!.seats
    if (first === 1) play(match, 'done')
    expect(match.asked?.seats).toEqual([0])
    expect(why(2, 'bless')).toBe('DW-XX.1')
    expect(why(3, 'strength')).toBe('DW-XX.1')
    expect(why(50, 'strength')).toBe('DW-XX.1')
    expect(why(0, 'strength')).toBe('DW-XX.2')
    play(match, `spell 0 ${spell('bless')}`)
    expect(refusal(match, `hex ${hexAt(stateOf(match), '0,0')}`).rule).toBe('DW-XX.6')
    play(match, 'unit 4', 'extra 0')
    expect(why(0, 'curse')).toBe('DW-XX.1')
    expect(choicesOf(match).some(choice => choice.startsWith('spell'))).toBe(true)
  })

  test('DW-XX.4 every number of extra points he has may be paid', () => {
    const match = casting([{ ...sandor, power: 6 }, foot, foe])
    play(match, spellOf(match, '0,0', 'curse'), 'unit 2')
    expect(choicesOf(match)).toEqual(['extra 0', 'extra 1', 'extra 2', 'extra 3'])
    const [announced] = told(play(match, 'extra 3 =3'), 'announces')
    expect(announced).toEqual([0, spell('curse'), 2, 6, 0])
    expect(stateOf(match).power[0]).toBe(0)
    expect(stateOf(match).stirred[0]).toBe(true)
  })

  test('DW-XXVI.5 no more out of the staff than is in it, no more of one’s own than one has', () => {
    const shaman = { side: 1, card: 'gorradz', elements: '0,0', item: 'fenraggsStaff', power: 8 }
    const match = casting([shaman, foot], { staff: 3 })
    play(match, `spell ${spell('stoneSkin')}`, 'unit 0', 'extra 6')
    expect(choicesOf(match)).toEqual(['staff 2', 'staff 3'])
    expect(refusal(match, 'staff 4').rule).toBe('DW-XXVI.5')
    expect(refusal(match, 'staff 1').rule).toBe('DW-XX.4')
    play(match, 'staff 3 =20')
    expect([stateOf(match).power[0], stateOf(match).staff]).toEqual([1, 0])
  })

  test.each([
    [3, [0, 1]],
    [4, [1, 0]],
  ])('DW-XX.1 a %i decides who of one grade announces first: %j', (die, order) => {
    const wizards = [sandor, { ...sandor, side: 1, elements: '0,-9' }, { ...sandor, card: 'malagor', elements: '5,5' }]
    const match = casting([...wizards, foot, foe])
    play(match, `done =${die}`)
    const asked = [match.asked!.seats[0]]
    play(match, 'done')
    asked.push(match.asked!.seats[0])
    expect(asked).toEqual(order)
  })

  test('DW-XX.1 three grades, the lowest first, and each announces when the one before has cast', () => {
    const units = [wyrrmsch, { ...sandor, card: 'archmage', elements: '3,3' }, sandor, foot, foe]
    const match = casting(units)
    const asked: number[][] = []
    for (let i = 0; i < 3; i++) {
      asked.push([...new Set(choicesOf(match).flatMap(c => (c === 'done' ? [] : [Number(c.split(' ')[1])])))])
      play(match, 'done')
    }
    expect(asked).toEqual([[2], [0], [1]])
  })
})

describe('effects and what goes wrong', () => {
  test('DW-XX.S12 those around who are cut off by three levels are spared, those two levels off are not', () => {
    const g = drawn([sandor, foe], { map: 'field 12|0,-4=level3 1,-4=level2 5,-5=level3 5,-6=level3' })
    const { labels } = { labels: (at: string) => flameFields(g, hexAt(g, at)).length }
    expect(labels('0,-3')).toBe(6)
    expect(labels('5,-5')).toBe(2)
    expect(labels('12,0')).toBe(4)
    expect(flameFields(g, hexAt(g, '0,-3'))[0]).toBe(hexAt(g, '0,-3'))
  })

  test('DW-XX.S12 eight or less hits everybody there, friends and oneself among them; hits by it never close', () => {
    const trolls = { side: 1, card: 'trolls', elements: '0,-1=P 1,-1=P', facing: 4 }
    const match = casting([sandor, trolls, { ...foe, elements: '6,-6=P' }])
    play(match, spellOf(match, '0,0', 'flameStrike'), `hex ${hexAt(stateOf(match), '0,0')} =20 8 9 8`)
    const g = stateOf(match)
    const [a, b] = [1, 2]
    expect([g.hits[0], g.hits[a] + g.hits[b], g.burns[a] + g.burns[b]]).toEqual([1, 1, 1])
  })

  test('DW-XX.S12 DW-XXII.8 AMB2-72 with fire, empty woods around burn at once on eight or less', () => {
    const map = 'field 12|4,-4=wood 5,-4=undergrowth 4,-5=rock 3,-4=wood'
    const match = casting([sandor, { ...foe, elements: '3,-4=P' }, foot], { map, rules: 'full' })
    play(match, spellOf(match, '0,0', 'flameStrike'), `hex ${hexAt(stateOf(match), '4,-4')}`)
    const events = play(match, 'extra 0 =20 20 8 9')
    const g = stateOf(match)
    expect(told(events, 'catches').map(([hex, , die, lit]) => [hex, die, lit])).toEqual([
      [hexAt(g, '4,-4'), 8, 1],
      [hexAt(g, '5,-4'), 9, 0],
    ])
    expect(g.flames).toEqual([hexAt(g, '4,-4'), 10])
    expect(g.kindled).toEqual([])
  })

  test('DW-XX.S12 without the rules on fire nothing burns', () => {
    const match = casting([sandor, { ...foe, elements: '3,-4=P' }, foot], { map: 'field 12|4,-4=wood' })
    play(match, spellOf(match, '0,0', 'flameStrike'), `hex ${hexAt(stateOf(match), '4,-4')}`)
    expect(told(play(match, 'extra 0 =20 20'), 'catches')).toEqual([])
  })

  test('DW-XX.1 losses of an earlier phase cause no test', () => {
    const match = casting([sandor, { ...foe, losses: 2, slain: 2 }, foot])
    const events = cast(match, '0,0', 'strengthen', 'unit 2', 0, ' =20')
    expect(told(events, 'test')).toEqual([])
    expect([stateOf(match).losses[1], stateOf(match).slain[1]]).toEqual([0, 0])
  })

  test('AMB2-71 losses by a spell gone wrong: a missile test against the plain value at the end of the phase', () => {
    const near = { ...foot, elements: '1,0=P 2,0=P 3,0=P' }
    const match = casting([sandor, near, foe])
    const events = cast(match, '0,0', 'curse', 'unit 2', 2, ' =1 6 6 5 6')
    expect(told(events, 'bursts').map(([, points, die, hit]) => [points, die, hit])).toEqual([
      [5, 6, 0],
      [5, 5, 1],
    ])
    expect(told(events, 'falls')).toHaveLength(1)
    expect(told(events, 'test').map(([, unit, , , value]) => [unit, value])).toEqual([[1, 8]])
  })

  test('AMB2-24 who is cut off by a cliff is not in contact', () => {
    const beside = { side: 0, card: 'gordan', elements: '1,0' }
    const burst = (map: string, dice: string) => {
      const match = casting([sandor, beside, foe], { map })
      return told(cast(match, '0,0', 'curse', 'unit 2', 0, ` =1 9 ${dice}`), 'bursts').map(([element]) => element)
    }
    expect(burst('field 12', '20 20')).toEqual([0, 1])
    expect(burst('field 12|1,0=level3', '20')).toEqual([0])
    expect(burst('field 12|1,0=level2', '20 20')).toEqual([0, 1])
  })

  test.each([
    [1, 'vanishes'],
    [2, 'recoils'],
    [5, 'recoils'],
    [6, 'bursts'],
    [9, 'bursts'],
    [10, 'drainedForGood'],
    [13, 'drainedForGood'],
    [14, 'drained'],
    [17, 'drained'],
    [18, 'stunned'],
    [20, 'stunned'],
  ])('DW-XX.4 the second die %i: the wizard %s', (die, fate) => {
    const match = casting([sandor, foot, foe, { side: 0, card: 'gordan', elements: '-5,5' }])
    const events = cast(match, '0,0', 'curse', 'unit 2', 0, ` =2 ${die}${fate === 'bursts' ? ' 20' : ''}`)
    expect(WRONG_FATES[told(events, 'goesWrong')[0][2]]).toBe(fate)
    expect(stateOf(match).spells[2]).toBe(0)
  })

  test('DW-XX.4 a three never goes wrong, and a spell of level 1 needs it', () => {
    const match = casting([wyrrmsch, foot, foe])
    const events = cast(match, '0,-9', 'confusion', 'unit 1', 0, ' =3')
    expect(told(events, 'casts')[0].slice(2)).toEqual([3, 1, 1])
    expect(told(events, 'goesWrong')).toEqual([])
  })

  test('DW-XX.5 AMB2-33 a duel: a tie is rolled again; the winner stays, and only spells on one target meet', () => {
    const bless = spell('bless')
    const curse = spell('curse')
    const g = stateOf(casting([sandor, wyrrmsch, foot]))
    const pairs = [[bless, curse]] as [number, number][]
    expect(withoutLosers(g, [0, curse, 2, 99, 1, bless, 2, 1], pairs)).toEqual([0, curse, 2, 99])
    expect(withoutLosers(g, [0, bless, 2, 1, 1, bless, 2, 99], pairs)).toHaveLength(8)
    expect(withoutLosers(g, [0, bless, 2, 1, 1, curse, 2, 99, 2, bless, 2, 1], pairs)).toEqual([1, curse, 2, 99])
  })

  test('DW-XX.5 spells that do not contradict each other both hold', () => {
    const g = stateOf(casting([sandor, wyrrmsch, foot]))
    const pairs = [[spell('bless'), spell('curse')]] as [number, number][]
    const works = [0, spell('bless'), 2, 2, 1, spell('strength'), 2, 2]
    expect(withoutLosers(g, works, pairs)).toEqual(works)
  })

  test('DW-XX.S5 once an element in a phase, however many heal it', () => {
    const hurt = { side: 1, card: 'kruuk', elements: '1,-9', facing: 4, hits: 2 }
    const units = [{ ...wyrrmsch, card: 'gorradz' }, { ...wyrrmsch, card: 'gorradz', elements: '0,-8' }, hurt, foot]
    const match = casting(units)
    play(match, `spell 0 ${spell('healing')}`, 'unit 2', 'extra 0')
    play(match, `spell 1 ${spell('healing')}`, 'unit 2')
    const events = play(match, 'extra 0 =20 20')
    expect(told(events, 'heals')).toHaveLength(1)
    expect(stateOf(match).hits[2]).toBe(1)
    expect(stateOf(match).stirred[2]).toBe(true)
  })

  test('DW-XX.S6 one test a unit, however many frighten it', () => {
    const units = [{ ...wyrrmsch, card: 'gorradz' }, { ...wyrrmsch, card: 'gorradz', elements: '3,-9' }, foot]
    const match = casting(units)
    play(match, `spell 0 ${spell('namelessDread')}`, 'unit 2', 'extra 0')
    play(match, `spell 1 ${spell('namelessDread')}`, 'unit 2')
    const events = play(match, 'extra 0 =20 20 6')
    expect(told(events, 'test').map(([, unit, , , value]) => [unit, value])).toEqual([[2, 10]])
  })

  test('DW-XX.S2 DW-XX.S7 spells of two rounds end with the next one', () => {
    const match = casting([wyrrmsch, foe, foot])
    const events = cast(match, '0,-9', 'confusion', 'unit 2', 0, ' =20')
    expect(told(events, 'enchants')).toEqual([[2, spell('confusion')]])
    expect(stateOf(match).spellEnd).toEqual([0, 0, 2])
    const lasting = casting([wyrrmsch, foe, foot])
    cast(lasting, '0,-9', 'strength', 'unit 2', 0, ' =20')
    expect(stateOf(lasting).spellEnd).toEqual([0, 0, 0])
  })
})

import { must } from '@hexarium/kernel'
import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { answer } from '../../../answers/index.ts'
import { BLESS, CONFUSION, CURSE, FLAME_STRIKE, SPELL_NAMES, WRONG_FATES } from '../../../content/expert/spells.ts'
import { isDoomed } from '../../../elements.ts'
import { cannotPay } from '../../../expert/magic/casting.ts'
import { withoutLosers } from '../../../expert/magic/effects.ts'
import { recoil } from '../../../expert/magic/gone-wrong.ts'
import { demonworld } from '../../../index.ts'
import { fullPower, neededRoll, restPower } from '../../../rules/magic/power.ts'
import { hasRested } from '../../../rules/magic/rest.ts'
import { MISSILE_TEST, standingOf } from '../../../rules/morale/tests.ts'
import { manoeuvresOf } from '../../../rules/movement/units.ts'
import { stateOf } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, on, type Setting } from '../../table.ts'
import { cast, casting, expert, foe, foot, sandor, spellOf, wyrrmsch } from './casting.ts'

describe('points and rolls', () => {
  test('DW-XX.2 grades give ten points each, and rest two more a grade', () => {
    expect([1, 2, 3, 4, 5].map(fullPower)).toEqual([10, 20, 30, 40, 50])
    expect([1, 2, 3, 4, 5].map(restPower)).toEqual([6, 8, 10, 12, 14])
    expect(field([sandor, wyrrmsch], expert).power).toEqual([20, 30])
  })

  test('DW-EX2-39 DW-XX.3 grade 4 with 24 points rests to 36, and then only to 40', () => {
    const wizard = { side: 0, card: 'archmage', elements: '0,0', power: 24 }
    const match = casting([wizard, foe], { phase: 'rally' })
    while (stateOf(match).round === 1) play(match, choicesOf(match).at(-1)!)
    expect(stateOf(match).power[0]).toBe(36)
    const again = casting([{ ...wizard, power: 36 }, foe], { phase: 'rally' })
    while (stateOf(again).round === 1) play(again, choicesOf(again).at(-1)!)
    expect(stateOf(again).power[0]).toBe(40)
  })

  test('DW-EX2-40 DW-XX.4 a spell of level 12 is beyond grade 1', () => {
    expect(cannotPay(fullPower(1), 12)).toBe('DW-XX.4')
    expect(cannotPay(fullPower(2), 12)).toBeUndefined()
  })

  test('DW-EX2-41 DW-XX.4 level 15: for 15 points a 15, for 20 points a 10', () => {
    expect(neededRoll(15, 15)).toBe(15)
    expect(neededRoll(15, 20)).toBe(10)
    expect(cannotPay(19, 15, 5)).toBe('DW-XX.4')
  })

  test('DW-XX.4 the points are spent whether it works or not; extra points help the die', () => {
    const match = casting([sandor, foot, foe])
    expect(choicesOf(match)).toContain(spellOf(match, '0,0', 'flameStrike'))
    const missed = cast(match, '0,0', 'curse', 'unit 2', 0, ' =2 17')
    expect(told(missed, 'casts')[0].slice(2)).toEqual([2, 3, 0])
    const fails = casting([sandor, foot, foe])
    const lost = cast(fails, '0,0', 'flameStrike', `hex ${hexAt(stateOf(fails), '6,-6')}`, 0, ' =5')
    expect(told(lost, 'casts')[0].slice(2)).toEqual([5, 6, 0])
    expect(stateOf(fails).power[0]).toBe(14)
    const works = casting([sandor, foot, foe])
    cast(works, '0,0', 'curse', 'unit 2', 1, ' =3')
    expect(stateOf(works).power[0]).toBe(16)
    expect(stateOf(works).spells[2]).toBe(1 << CURSE)
  })

  test('DW-XX.4 a wizard in melee casts, but pays nothing extra', () => {
    const match = casting([sandor, foot, { ...foe, elements: '0,-1=L 1,-1=S' }])
    const events = play(match, spellOf(match, '0,0', 'curse'), 'unit 2 =3')
    expect(told(events, 'announces')[0].slice(3)).toEqual([3, 0])
  })

  test('DW-XX.1 lower grades cast first and see what comes of it; each wizard casts once', () => {
    const match = casting([wyrrmsch, sandor, { ...sandor, card: 'malagor', elements: '1,0' }, foe, foot])
    expect(match.asked?.seats).toEqual([0])
    expect(choicesOf(match).every(choice => choice === 'done' || choice.startsWith('spell 2 '))).toBe(true)
    cast(match, '1,0', 'bless', 'unit 4', 0, ' =20')
    expect(stateOf(match).spells[4]).toBe(0)
    expect(choicesOf(match)[0]).toMatch(/^spell 1 /)
    play(match, 'done')
    expect(match.asked?.seats).toEqual([1])
    play(match, 'done')
    expect(stateOf(match).spells[4]).toBe(1 << BLESS)
  })

  test('DW-XX.1 the die says who announces first among wizards of one grade', () => {
    const units = [sandor, { ...sandor, side: 1, elements: '0,-9' }, foe, foot]
    const round = (die: number) => {
      const match = casting([...units, { side: 0, card: 'malagor', elements: '5,5' }])
      play(match, `done =${die}`)
      return match.asked?.seats
    }
    expect(round(1)).toEqual([0])
    expect(round(6)).toEqual([1])
  })
})

describe('whom a spell is meant for', () => {
  test('DW-XX.S7 DW-XX.S11 enemies stand first where it harms, one’s own where it helps', () => {
    const gordan: Given = { side: 0, card: 'gordan', elements: '0,-4' }
    const match = casting([sandor, gordan, foot, { ...wyrrmsch, elements: '3,-4' }, foe])
    play(match, spellOf(match, '0,0', 'paralysis'))
    expect(choicesOf(match)).toEqual(['unit 3', 'unit 0', 'unit 1'])
    const kind = casting([
      wyrrmsch,
      { ...foe, side: 0, elements: '0,-6=P 1,-6=P' },
      { ...foe, elements: '3,-9=P 4,-9=P' },
    ])
    while (kind.asked?.seats[0] !== 1) play(kind, 'done')
    play(kind, spellOf(kind, '0,-9', 'strength'))
    expect(choicesOf(kind)).toEqual(['unit 0', 'unit 2', 'unit 1'])
  })
})

describe('spells gone wrong', () => {
  /** Sandor casts Paralysis for `extra` more, which goes wrong. */
  const wrong = (dice: string, extra = 0, more: readonly Given[] = []) => {
    const match = casting([sandor, foe, { side: 0, card: 'gordan', elements: '0,-4' }, foot, ...more])
    const events = cast(match, '0,0', 'paralysis', 'unit 2', extra, ` =${dice}`)
    return { g: stateOf(match), events }
  }

  test('DW-EX2-42 DW-XX.4 two to five: a hit for every five points spent or part of them', () => {
    expect(recoil(11)).toBe(3)
    expect([recoil(1), recoil(5), recoil(6)]).toEqual([1, 1, 2])
    const { g } = wrong('1 4', 9)
    expect(g.hits[0]).toBe(3)
    expect(isDoomed(g, 0)).toBe(true)
    expect(g.at[0]).toBe(-1)
    expect(wrong('2 2', 8).g.hits[0]).toBe(2)
  })

  test('DW-XX.4 one: the wizard is gone', () => {
    const { g, events } = wrong('1 1')
    expect(g.at[0]).toBe(-1)
    expect(told(events, 'goesWrong')[0]).toEqual([0, 1, WRONG_FATES.indexOf('vanishes')])
  })

  test('DW-XX.4 AMB2-24 six to nine: he and all in contact with him are hit by the points spent or less', () => {
    const { g, events } = wrong('1 6 5 6 5', 3, [
      { side: 0, card: 'gordan', elements: '1,0' },
      { side: 0, card: 'barrach', elements: '1,-1' },
    ])
    expect(told(events, 'bursts').map(([, points, die, hit]) => [points, die, hit])).toEqual([
      [5, 5, 1],
      [5, 6, 0],
      [5, 5, 1],
    ])
    expect(g.hits[0]).toBe(1)
  })

  test('DW-XX.4 ten to twenty: drained for good, drained, or silenced for three rounds', () => {
    const good = wrong('2 13').g
    expect([good.power[0], good.silence[0] > 1000]).toEqual([0, true])
    const drained = wrong('2 17').g
    expect([drained.power[0], drained.silence[0]]).toEqual([0, 0])
    const stunned = wrong('2 18').g
    expect([stunned.power[0], stunned.silence[0]]).toEqual([18, 3])
    expect(hasRested(stunned, 0)).toBe(false)
  })
})

describe('effects', () => {
  test('DW-EX2-43 DW-XX.5 a test caused in the phase is taken against the value all its spells leave', () => {
    const match = casting([
      { ...wyrrmsch, card: 'gorradz', elements: '0,-4' },
      { ...sandor, elements: '0,6' },
      foot,
      { ...foe, elements: '9,-9=L' },
    ])
    cast(match, '0,-4', 'namelessDread', 'unit 2', 0, ' =20')
    const events = cast(match, '0,6', 'bless', 'unit 2', 0, ' =20 1 1 6')
    // morale 8, dread + 2, bless - 3
    expect(told(events, 'test')[0].slice(0, 2)).toEqual([MISSILE_TEST, 2])
    expect(told(events, 'test')[0][4]).toBe(7)
  })

  test('DW-EX2-44 DW-XX.5 effects on one value add up, effects on several all hold', () => {
    const [a] = [
      standingOf(field([{ ...foot, spells: ['bless', 'curse'] }], expert), { kind: MISSILE_TEST, unit: 0, foes: [] }),
    ]
    expect(a.value).toBe(8 - 3 + 3)
    const g = field([{ ...foot, spells: ['strength', 'confusion'], spellEnd: 9 }], expert)
    expect(manoeuvresOf(g, 0)).toBe(2)
  })

  test('DW-XX.5 AMB2-33 of two spells that cannot both hold, the higher die and points stand', () => {
    const g = stateOf(casting([sandor, wyrrmsch, foot]))
    const works = [0, BLESS, 2, 2, 1, CONFUSION, 2, 99]
    expect(withoutLosers(g, works, [[BLESS, CONFUSION]])).toEqual([1, CONFUSION, 2, 99])
    expect(withoutLosers(g, works)).toEqual(works)
    expect(withoutLosers(g, [0, BLESS, 2, 2, 1, CONFUSION, 3, 99], [[BLESS, CONFUSION]])).toHaveLength(8)
  })

  test('DW-XX.6 all fields of the target must be in range, and a section of one of its elements seen', () => {
    const near = casting([sandor, foot, { ...foe, elements: '0,-12=L 1,-12=S 2,-11' }])
    expect(choicesOf(near)).toContain(spellOf(near, '0,0', 'curse'))
    const far = casting([{ ...sandor, elements: '0,5' }, foot, { ...foe, elements: '0,-9=L 0,-11=S' }])
    play(far, spellOf(far, '0,5', 'curse'))
    expect(choicesOf(far)).toEqual(['unit 1'])
    expect(refusal(far, 'unit 2').rule).toBe('DW-XX.6')
    const wall = '0,-1=wood 1,-1=wood -1,0=wood 1,0=wood 0,1=wood -1,1=wood'
    const blind = casting([sandor, { ...foot, elements: '0,4=L 1,4=S' }, foe], { map: `field 12|${wall}` })
    expect(choicesOf(blind)).not.toContain(spellOf(blind, '0,0', 'curse'))
  })

  test('DW-XX.6 a commander in a unit is a target of his own', () => {
    const match = casting([sandor, foot, foe, { side: 0, card: 'barrach', elements: '-1,2', joins: 1 }])
    cast(match, '0,0', 'strengthen', 'unit 3', 0, ' =20')
    expect(stateOf(match).spells).toEqual([0, 0, 0, 1 << SPELL_NAMES.indexOf('strengthen')])
  })
})

describe('rest', () => {
  const rested = (more: Partial<Given>, setting: Setting = {}) => {
    const g = field([{ ...sandor, power: 3, ...more }, foe], { ...expert, ...setting })
    g.round = 1
    return hasRested(g, 0)
  }

  test('DW-XX.3 a wizard rests if nothing stirred him and he is not silenced', () => {
    expect(rested({})).toBe(true)
    expect(rested({ stirred: 1 })).toBe(false)
    expect(rested({ silence: 1 })).toBe(false)
    expect(rested({ silence: 0 })).toBe(true)
  })

  test('DW-XX.3 moves, turns, spells cast and suffered, melee and shots break his rest', () => {
    const match = casting([{ ...sandor, power: 10 }, foe, foot])
    cast(match, '0,0', 'bless', 'unit 2', 0, ' =20')
    expect(stateOf(match).stirred[0]).toBe(true)
    const walk = matchAt([{ ...sandor, power: 10 }, foe, foot], { rules: 'expert' })
    while (walk.asked?.decision !== 'chooseCaptain') play(walk, choicesOf(walk).at(-1)!)
    play(walk, 'captain 0', `hex ${hexAt(stateOf(walk), '0,0')}`, 'facing 2')
    expect(stateOf(walk).stirred[0]).toBe(true)
    const shot = matchAt(
      [
        { ...sandor, power: 10 },
        { side: 1, card: 'lightArchers', elements: '0,-3=L 1,-3=S', facing: 4, order: 'P' },
      ],
      { rules: 'expert', phase: 'firstFire' },
    )
    while (shot.asked?.decision !== 'declareShots') play(shot, choicesOf(shot)[0])
    play(shot, 'everyone', 'fire =20 20')
    expect(stateOf(shot).stirred[0]).toBe(true)
  })
})

describe('on mounts', () => {
  const chariot: Given = { side: 0, card: 'chariot', elements: '0,0', order: 'H' }
  const rider: Given = { ...sandor, elements: '', rides: 0, power: 12 }
  const riding = (setting: Setting = {}) => casting([chariot, rider, foe, foot], setting)

  test('DW-XX.2 DW-XVIII.8 a wizard casts from his chariot, measured from the field he stands on', () => {
    const match = riding()
    const wizard = stateOf(match).captains[0]
    const curse = `spell ${wizard} ${CURSE}`
    expect(choicesOf(match)).toContain(curse)
    play(match, curse, 'unit 2', 'extra 0 =20')
    expect(stateOf(match).spells[2]).toBe(1 << CURSE)
    const targets = (label: string) => {
      const others = [
        { ...foe, elements: `${label}=L` },
        { ...foot, elements: '-3,9=L' },
      ]
      const far = casting([{ ...chariot, elements: '0,9' }, rider, ...others])
      play(far, `spell ${stateOf(far).captains[0]} ${CURSE}`)
      return choicesOf(far)
    }
    expect(targets('0,-5')).toContain('unit 2') // he stands on 0,10
    expect(targets('0,-6')).not.toContain('unit 2')
  })

  test('DW-XX.4 a spell gone wrong bursts on the field of the chariot; the chariot is touched, too', () => {
    const match = riding()
    const wizard = stateOf(match).captains[0]
    play(match, `spell ${wizard} ${CURSE}`, 'unit 2')
    const events = play(match, 'extra 4 =1 9 7 7 20')
    expect(told(events, 'bursts').map(([element, , , hit]) => [element, hit])).toEqual([
      [wizard, 1],
      [0, 1],
      [on(stateOf(match), '0,2'), 0],
    ])
    expect([stateOf(match).hits[wizard], stateOf(match).hits[0]]).toEqual([1, 1])
  })

  test('DW-XX.3 he rests only while his mount stands still', () => {
    const g = stateOf(riding())
    const [wizard] = g.captains
    expect(hasRested(g, wizard)).toBe(true)
    g.stirred[0] = true
    expect(hasRested(g, wizard)).toBe(false)
  })

  test('DW-XX.S12 DW-XX.6 flames reach a rider where he sits, and each field of the mount', () => {
    const match = casting([
      { ...chariot, side: 1 },
      { ...rider, side: 1 },
      { ...sandor, elements: '0,8' },
    ])
    const g = stateOf(match)
    while (match.asked?.seats[0] === 1) play(match, choicesOf(match).at(-1)!)
    const [passenger, wizard] = g.captains
    play(match, `spell ${wizard} ${FLAME_STRIKE}`, `hex ${hexAt(g, '0,1')}`)
    const scorched = told(play(match, 'extra 0 =20 9 9 9 9'), 'scorches').map(([element]) => element)
    expect(scorched).toEqual([0, 0, 0, passenger])
  })
})

describe('the calculator', () => {
  const ask = (question: Record<string, unknown>) =>
    must(answer({ ask: 'cast', rules: 'expert', units: [sandor, foe, foot], wizard: '0,0', ...question })!)

  test('DW-XX.4 DW-XX.6 what a spell costs and needs, and at whom', () => {
    expect(ask({ spell: 'curse', extra: 1 })).toEqual({
      rule: 'DW-XX.S10',
      level: 3,
      range: 15,
      cost: 4,
      need: 3,
      chance: 0.9,
      points: 20,
      mostExtra: 17,
      targets: [1, 2],
      cannot: null,
    })
    expect(ask({ spell: 'flameStrike', target: '0,-11' })).toMatchObject({ need: 6, cost: 6, cannot: 'DW-XX.S12' })
    expect(ask({ spell: 'flameStrike', target: '6,-6' })).toMatchObject({ cannot: null })
    expect(ask({ spell: 'stoneSkin' })).toMatchObject({ cannot: 'DW-XX.2' })
    expect(ask({ spell: 'curse', extra: 18 })).toMatchObject({ cannot: 'DW-XX.4' })
    expect(ask({ spell: 'bless', target: 0 })).toMatchObject({ cannot: 'DW-XX.6' })
  })

  test('DW-XX.4 the odds of a spell are shown before it is paid for', () => {
    const match = casting([sandor, foe, foot])
    play(match, spellOf(match, '0,0', 'flameStrike'), `hex ${hexAt(stateOf(match), '6,-6')}`)
    const g = stateOf(match)
    const payExtra = demonworld.decisions.get('payExtra')!
    expect(demonworld.odds!(g, 0, payExtra as never, 2)).toEqual([
      { key: 'works', args: [4], chance: 17 / 20, rule: 'DW-XX.4' },
    ])
  })
})

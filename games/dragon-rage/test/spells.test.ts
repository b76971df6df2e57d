import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { BOOST, FOG, LIGHTNING, SUMMON, WHIRLWIND } from '../content/spells.ts'
import { EARTH_UNIT, WIZARD_UNIT } from '../content/types.ts'
import { WILD } from '../state.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

const begin = (...more: (string | object)[]) => table('city magic', 'ORC 1012', 'city WZD 1010', ...more, { turn: 2 })

test('DR-2.8.2 what every spell costs, and who hears of it', () => {
  const cast = (choice: string) => {
    const match = begin()
    const events = play(match, choice)
    return [
      10 - stateOf(match).spellPoints[0],
      told(events, 'cast').map(([, spell, hex]) => [spell, board.labels[hex]]),
    ]
  }
  expect(cast('boost 0')).toEqual([1, [[BOOST, '1010']]])
  expect(cast('boost 2')).toEqual([3, [[BOOST, '1010']]])
  expect(cast('fog 1011')).toEqual([2, [[FOG, '1011']]])
  expect(cast('whirlwind 1011')).toEqual([2, [[WHIRLWIND, '1011']]])
  expect(cast('lightning @1012')).toEqual([3, [[LIGHTNING, '1012']]])
  expect(cast('hold 1012')).toEqual([3, [[LIGHTNING, '1012']]])
  expect(cast('summon 1011')).toEqual([5, [[SUMMON, '1011']]])
  expect(cast('pass')).toEqual([0, []])
})

test('DR-2.8.6 DR-2.8.7 DR-2.8.8 DR-2.8.9 how far every spell reaches', () => {
  const match = begin('ORC 1014', 'ORC 1015')
  const reach = (kind: string, ...hexes: string[]) =>
    hexes.filter(hex => offered(match, kind).includes(`${kind} ${hex}`))
  expect(reach('fog', '1010', '1007', '1006')).toEqual(['1010', '1007'])
  expect(reach('whirlwind', '1010', '1006', '1005')).toEqual(['1010', '1006'])
  expect(reach('summon', '1010', '1009', '1008', '1007', '1012')).toEqual(['1009', '1008'])
  expect(offered(match, 'lightning')).toEqual(['lightning @1012', 'lightning @1014'])
  expect(reach('hold', '1012', '1014', '1015')).toEqual(['1012', '1014'])
  expect(refusal(match, 'hold 1015')).toBe('DR-2.8.8d')
})

test('DR-2.8.8 the strength of lightning by distance, and who is attacked', () => {
  const strength = (hex: string, dice: string) => {
    const match = table('city magic', `ORC ${hex}`, 'ORC 0403', 'city WZD 1010')
    const events = play(match, `lightning @${hex}${dice}`)
    return [told(events, 'bolt')[0][2], told(events, 'shot')[0].slice(1, 6), told(events, 'killed').length]
  }
  expect(strength('1011', ' =5')).toEqual([4, [4, 2, 5, 0, 1], 1])
  expect(strength('1011', ' =4')).toEqual([4, [4, 2, 5, 0, 0], 0])
  expect(strength('1014', '')).toEqual([1, [1, 2, 7, 0, 0], 0])
})

test('DR-2.8.8d DR-2.8.9f lightning at a wizard is an attack on him', () => {
  const match = table('invader magic', 'WZD 0512', 'city WZD 0510', 'city ELM 0509', 'city INF 2010')
  play(match, `lightning ${WIZARD_UNIT} =1`)
  expect(stateOf(match).owner[EARTH_UNIT]).toBe(WILD)
})

test('DR-2.8.8c lightning hurts minor monsters at once', () => {
  const match = table('city magic', 'GNT 1011', 'ORC 0403', 'city WZD 1010')
  const giant = unitAt(match, '1011')
  expect(told(play(match, 'lightning @1011'), 'hurt')).toEqual([[giant, 0, 4, 6]])
})

test('DR-2.8.5a DR-2.8.6a DR-2.8.7a spells end with the caster’s next magic phase, dead or alive', () => {
  const fallen = { fallen: { WZD_ORC: 'invader' } }
  const match = table('city melee', 'ORC 1010', 'city INF 1009', 'city WZD 1510', {
    turn: 2,
    fog: { WZD_ORC: '0512', WZD_HUMAN: '1708' },
    boost: { WZD_ORC: { hex: '0512', radius: 1 } },
    drifted: { WZD_ORC: '0508' },
    ...fallen,
  })
  const events = play(match, 'done')
  expect(told(events, 'ended').map(([, spell, hex]) => [spell, board.labels[hex]])).toEqual([
    [BOOST, '0512'],
    [FOG, '0512'],
    [WHIRLWIND, '0508'],
  ])
  expect(stateOf(match)).toMatchObject({ fog: [board.hex('1708'), -1], boostAt: [-1, -1], drifted: [-1, -1] })
})

test('DR-2.8.7d DR-2.8.7f a whirlwind that drifts destroys points and throws down flyers where it comes to', () => {
  const match = table('city melee', 'ORC 1012', 'DRG 1009 N flying', 'city INF 1011', 'city WZD 1510', {
    turn: 2,
    whirlwind: { WZD_HUMAN: '1010' },
  })
  passTo(match, 'invader', 'chooseFight')
  const events = play(match, 'done =1 4 1 1')
  expect(told(events, 'drifts').map(([, from, to]) => [board.labels[from], board.labels[to]])).toEqual([
    ['1010', '1009'],
  ])
  expect(told(events, 'destroyed')).toHaveLength(1)
  expect(told(events, 'whirled').map(args => args[1])).toEqual([1])
})

test('DR-2.8.9h only the summoner who controls it dismisses for nothing', () => {
  const mine = table('city magic', 'ORC 0403', 'city ELM 1011', 'city WZD 1010')
  const events = play(mine, `dismiss ${EARTH_UNIT}`)
  expect(told(events, 'dismissed')).toEqual([[EARTH_UNIT, WIZARD_UNIT, 0]])
  const theirs = table('invader magic', 'WZD 0512', 'city ELM 1011', 'city WZD 1010')
  play(theirs, `dismiss ${EARTH_UNIT} =2`)
  expect(theirs.asked!.decision).toBe('payForDismissal')
  const wild = table('city magic', 'ORC 0403', 'wild ELM 1011', 'city WZD 1010')
  play(wild, `dismiss ${EARTH_UNIT} =2`)
  expect(wild.asked!.decision).toBe('payForDismissal')
})

test('DR-2.9a DR-2.9c DR-2.9d reinforcements: when they come, who waits, who never comes', () => {
  const arrive = (turn: number, more: object = {}, ...units: string[]) => {
    const match = table('city reinforcements', 'ORC 0512', 'city MIL 1010', ...units, { turn, ...more })
    let count = 0
    for (; match.asked?.decision === 'reinforce'; count++) play(match, offered(match)[0])
    return [count, stateOf(match).late]
  }
  expect([8, 9, 10, 11, 12, 13, 14, 18].map(turn => arrive(turn)[0])).toEqual([0, 0, 4, 0, 0, 0, 4, 4])
  expect(arrive(11, { late: 3 })).toEqual([3, 0])
  expect(arrive(14, { late: 2 })).toEqual([6, 0])
  const guards = ['0815', '0915', '1014', '1115', '1315'].map(hex => `ORC ${hex}`)
  expect(arrive(10, {}, ...guards)).toEqual([2, 2])
  const match = table('city reinforcements', 'ORC 0512', 'city MIL 1010', ...guards, { turn: 10 })
  play(match, 'hex 1516')
  expect(told(play(match, 'hex 1413'), 'delayed')).toEqual([[2]])
})

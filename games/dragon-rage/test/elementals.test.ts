import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { EARTH_UNIT, FIRE_UNIT } from '../content/types.ts'
import { CITY, INVADER, WILD } from '../state.ts'
import { offered, passTo, play, stateOf, table, unitAt } from './table.ts'

const elementalAt = (match: Parameters<typeof stateOf>[0]) => board.labels[stateOf(match).at[EARTH_UNIT]]
/** Where an elemental out of control has gone before the invader moves. */
const roams = (from: string, ...units: (string | object)[]) =>
  elementalAt(table('invader movement', `wild ELM ${from}`, ...units))

test('DR-2.8.9g out of control it goes for the nearest of either side, and into its hex if its MP allow', () => {
  expect(roams('1010', 'ORC 1008', 'city INF 1013')).toBe('1008')
  expect(roams('1010', 'ORC 1007', 'city INF 1012')).toBe('1012')
  expect(roams('1008', 'ORC 1013', 'city INF 1808')).toBe('1012')
  expect(roams('1010', 'ORC 1010', 'city INF 1012')).toBe('1010')
})

test('DR-2.8.9g among equally near ones: wizard, dragon, hero, other monster, strongest troop', () => {
  const two = (one: string, other: string) => roams('1010', one, other)
  expect(two('WZD 1008', 'city HERO 1012')).toBe('1008')
  expect(two('DRG 1008 N', 'city WZD 1012')).toBe('1012')
  expect(two('DRG 1008 N', 'city HERO 1012')).toBe('1008')
  expect(two('GNT 1008', 'city HERO 1012')).toBe('1012')
  expect(two('GNT 1008', 'city CAV 1012')).toBe('1008')
  expect(two('ORC 1008', 'city CAV 1012')).toBe('1012')
  expect(two('ORC 1008', 'city MIL 1012')).toBe('1008')
})

test('DR-2.8.9g flyers and captives are no targets, and what it cannot reach is none', () => {
  expect(roams('1010', 'DRG 1009 N flying', 'ORC 0403', 'city INF 1013')).toBe('1013')
  expect(roams('1411', 'captive ELOWYN 1408', 'ORC 0202', 'city ORC 1313', { map: 'nurkott' })).not.toBe('1408')
  // over the river it cannot go; it goes as near as it can
  expect(roams('1309', 'ORC 0403', 'city INF 1509')).not.toBe('1509')
})

test('DR-2.8.9g it fights at the end of both melee phases, those it shares a hex with first', () => {
  const match = table('invader melee', 'wild ELM 1010', 'ORC 1010', 'ORC 1012', 'city MIL 1009')
  const events = play(match, 'done =1')
  expect(told(events, 'attacked').map(args => args.slice(0, 3))).toEqual([[board.hex('1010'), 5, 2]])
  const beside = table('invader melee', 'wild ELM 1010', 'ORC 1012', 'ORC 0910', 'city MIL 1009')
  expect(told(play(beside, 'done =6'), 'attacked').map(args => args.slice(0, 3))).toEqual([[board.hex('0910'), 5, 2]])
})

test('DR-2.8.9g it strikes a dragon in the belly from underneath, and rolls to hit', () => {
  const match = table('invader melee', 'wild ELM 1010', 'DRG 1010 N', 'city MIL 1211', 'ORC 1212')
  const dragon = unitAt(match, '1010', 1)
  const events = play(match, 'done =4')
  expect(told(events, 'struckAt')).toEqual([[EARTH_UNIT, dragon, 3, 4, 0, 5]])
})

test('DR-2.8.9g fog and whirlwinds keep it from fighting', () => {
  const fog = table('invader melee', 'wild ELM 1010', 'ORC 1010', 'ORC 1510', 'city MIL 1509', 'city WZD 2010', {
    fog: { WZD_HUMAN: '1011' },
  })
  expect(told(play(fog, 'done'), 'attacked')).toEqual([])
  const storm = table('invader melee', 'wild ELM 1010', 'ORC 1010', 'ORC 1510', 'city MIL 1509', 'city WZD 2010', {
    whirlwind: { WZD_HUMAN: '1010' },
  })
  expect(told(play(storm, 'done'), 'attacked')).toEqual([])
})

test('DR-2.8.9f control is lost beyond five hexes, whoever moves', () => {
  const match = table('city movement', 'ORC 0403', 'city ELM 1006', 'city WZD 1011', 'city INF 1012')
  play(match, `unit ${EARTH_UNIT}`, 'hex 1005')
  expect(stateOf(match).owner[EARTH_UNIT]).toBe(WILD)
  const wizard = table('city movement', 'ORC 0403', 'city ELM 1006', 'city WZD 1010', 'city INF 1512')
  play(wizard, 'unit @1010', 'hex 1011')
  expect(stateOf(wizard).owner[EARTH_UNIT]).toBe(CITY)
  play(wizard, 'unit @1011', 'hex 1012')
  expect(stateOf(wizard).owner[EARTH_UNIT]).toBe(WILD)
})

test('DR-2.8.9f control is lost when the wizard is attacked by blows, arrows or fire, whatever comes of it', () => {
  const start = (when: string, attacker: string) =>
    table(when, attacker, 'city ELM 1007', 'city WZD 1010', 'city INF 1510')
  const melee = start('invader melee', 'ORC 1011')
  play(melee, 'hex 1010', 'unit @1011', 'strike =1')
  const arrows = start('invader missiles', 'GOB 1012')
  play(arrows, 'hex 1010', 'unit @1012', 'loose')
  const fire = start('invader missiles', 'DRG 1011 N')
  play(fire, 'breathe @1011', 'hex 1010 =6')
  const overrun = start('invader movement', 'DRG 1011 N')
  play(overrun, 'unit @1011', 'overrun 1010 =1')
  for (const match of [melee, arrows, fire, overrun]) {
    expect(stateOf(match).owner[EARTH_UNIT]).toBe(WILD)
    expect(stateOf(match).at).toContain(board.hex('1010'))
  }
  const dead = start('invader melee', 'GNT 1011')
  play(dead, 'hex 1010', 'unit @1011', 'strike =6')
  expect(stateOf(dead).owner[EARTH_UNIT]).toBe(WILD)
})

test('DR-2.8.9 there are two elementals; whoever summons has one', () => {
  const match = table('city magic', 'WZD 0512', 'city WZD 1010', { turn: 2 })
  play(match, 'summon 1011')
  passTo(match, 'invader', 'castSpell')
  play(match, `summon 0511`)
  expect(stateOf(match).owner.slice(EARTH_UNIT, FIRE_UNIT + 1)).toEqual([CITY, INVADER])
  passTo(match, 'city', 'castSpell')
  expect(offered(match, 'summon')).toEqual([])
  expect(offered(match, 'dismiss')).toHaveLength(2)
})

test('DR-2.8.9h an enemy’s elemental is dismissed for the price of a die, if the wizard pays', () => {
  const begin = (points: number) => {
    const match = table('city magic', `wild ELM 1014`, 'ORC 0403', `city WZD 1010 points=${points}`)
    const events = play(match, `dismiss ${EARTH_UNIT} =4`)
    return { match, events }
  }
  const rich = begin(6)
  expect(rich.match.asked).toEqual({ decision: 'payForDismissal', seats: [1] })
  play(rich.match, 'pay')
  expect(stateOf(rich.match)).toMatchObject({ spellPoints: [2, 10] })
  expect(stateOf(rich.match).at[EARTH_UNIT]).toBe(-1)
  const thrifty = begin(6)
  play(thrifty.match, 'decline')
  expect(stateOf(thrifty.match).spellPoints[0]).toBe(6)
  expect(elementalAt(thrifty.match)).toBeDefined()
  const poor = begin(3)
  expect(poor.match.asked!.decision).not.toBe('payForDismissal')
  expect(told(poor.events, 'dismissalRoll').map(args => args[2])).toEqual([4])
})

test('DR-2.8.9c DR-2.8.9d what is closed to an elemental', () => {
  const reach = (from: string, wizard: string) => {
    const match = table('city movement', 'ORC 0403', `city ELM ${from}`, `city WZD ${wizard}`)
    play(match, `unit ${EARTH_UNIT}`)
    return offered(match, 'hex').map(choice => choice.slice(4))
  }
  const bridge = reach('1307', '1208')
  expect(bridge).not.toContain('1407')
  expect(bridge).toContain('1306')
  const docks = reach('0914', '0912')
  expect(docks).not.toContain('0915')
  expect(docks).toContain('0913')
  const gate = reach('0707', '0708')
  expect(gate).toContain('0606')
  expect(reach('0711', '0712')).not.toContain('0610')
})

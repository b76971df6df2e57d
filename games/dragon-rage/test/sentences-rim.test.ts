import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board, directionNames } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { UNITS } from '../content/types.ts'
import { elowynCounts } from '../rules/goal.ts'
import { isReinforcementTurn } from '../rules/reinforcements.ts'
import { CITY, INVADER } from '../state.ts'
import { offered, play, refusal, stateOf, table, unitAt } from './table.ts'

// Sentences about rims, last numbers and what follows a move, which small changes to the rules showed to be unproved.

const far = 'ORC 0403'
const guard = 'city INF 2010'
const NURKOTT = { map: 'nurkott' }

test('DR-2.1d a map has 425 hexes: the number behind the last names none, whatever is asked', () => {
  const rows: [why: string, when: string, units: string[], choices: string[], kinds: string[], more?: object][] = [
    ['DR-2.1d', 'invader movement', ['ORC 0510', guard], ['unit @0510'], ['hex']],
    ['DR-2.5.3.1a', 'invader movement', ['ORC 0510', guard], ['unit @0510'], ['climb']],
    ['DR-2.11.2.2', 'invader movement', ['ORC 0510', guard], ['unit @0510'], ['pierce']],
    ['DR-2.10.7e', 'invader movement', ['ORC 0510', guard], ['unit @0510'], ['lead']],
    [
      'DR-2.1d',
      'invader movement',
      ['DRG 1009 N', far, guard],
      ['unit @1009'],
      ['step', 'overrun', 'climb', 'slither', 'bound', 'fall'],
    ],
    ['DR-3.2.1', 'invader movement', ['DRG 1009 N', far, guard], ['unit @1009'], ['enter', 'soar']],
    ['DR-2.8.6', 'city magic', [far, 'city WZD 1010'], [], ['fog']],
    ['DR-2.8.7', 'city magic', [far, 'city WZD 1010'], [], ['whirlwind']],
    ['DR-2.8.8d', 'city magic', [far, 'city WZD 1010'], [], ['hold']],
    ['DR-2.8.9a', 'city magic', [far, 'city WZD 1010'], [], ['summon']],
    ['DR-2.1d', 'city missiles', ['ORC 1011', 'city ARH 1010'], [], ['hex']],
    ['DR-2.12.1.5b', 'invader missiles', ['DRG 1009 N', far, guard], ['breathe @1009'], ['hex']],
    ['DR-2.1d', 'city melee', ['ORC 1011', 'city INF 1010'], [], ['hex']],
    ['DR-2.11.2.2', 'invader melee', ['ORC 1011', 'city INF 1010'], [], ['raze']],
    ['DR-2.5.7.1', 'invader melee', ['ORC 1011', 'city INF 1010'], [], ['burn']],
  ]
  for (const [why, when, units, choices, kinds] of rows)
    for (const kind of kinds) {
      const match = table(when, ...units)
      play(match, ...choices)
      for (const hex of [board.size, board.size + 1])
        expect([when, kind, hex, refusal(match, `${kind} ${hex}`)]).toEqual([when, kind, hex, why])
    }
})

test('DR-2.2.1 the number behind the last unit, wizard, area or entrance names none', () => {
  const rows: [why: string, when: string, units: string[], choices: string[], choice: string][] = [
    ['DR-2.8.8a', 'city magic', [far, 'city WZD 1010'], [], `lightning ${UNITS}`],
    ['DR-2.8.9h', 'city magic', [far, 'city WZD 1010'], [], `dismiss ${UNITS}`],
    ['DR-2.7.6.3', 'city missiles', ['ORC 1011', 'city ARH 1010'], [], `monster ${UNITS}`],
    ['DR-2.12.1.5a', 'invader missiles', ['DRG 1009 N', far, guard], [], `breathe ${UNITS}`],
    ['DR-2.7.2a', 'city melee', ['ORC 1011', 'city INF 1010'], [], `monster ${UNITS}`],
    ['DR-2.5.5.3', 'city melee', ['ORC 1011', 'city INF 1010'], [], `open ${maps[0].entrances.length}`],
    ['DR-2.5.5c', 'invader movement', ['ORC 0606', guard], ['unit @0606'], `breach ${maps[0].entrances.length}`],
    ['DR-2.7.1d', 'city melee', ['ORC 1011', 'city INF 1010'], ['hex 1011'], `unit ${UNITS}`],
    ['DR-2.7.1f', 'city melee', ['ORC 1011', 'city INF 1010'], ['hex 1011'], `beast ${UNITS}`],
    ['DR-2.8.8d', 'city melee', ['ORC 1011', 'city INF 1010'], ['hex 1011'], 'bolt 2'],
    ['DR-2.12.1.6', 'invader melee', ['DRG 1009 N', far, 'city INF 1008'], ['hex 1008', 'beast @1009'], 'limb 3'],
    ['DR-2.7.2c', 'city melee', ['DRG 1009 N', far, 'city INF 1008'], ['monster @1009', 'unit @1008'], 'area 4'],
    ['DR-2.7.6.3', 'city missiles', ['DRG 1009 N', far, 'city ARH 1008'], ['monster @1009', 'unit @1008'], 'area 4'],
  ]
  for (const [why, when, units, choices, choice] of rows) {
    const match = table(when, ...units)
    play(match, ...choices)
    expect([when, choice, refusal(match, choice)]).toEqual([when, choice, why])
  }
})

test('DR-2.12.1.1.3 a bound goes over anything but forest, and not beyond it', () => {
  const match = table('invader movement', 'ROC 2507 N', far, 'city ORC 1508', NURKOTT)
  play(match, 'unit @2507')
  expect(offered(match, 'bound')).toContain('bound 2506')
  expect(refusal(match, 'bound 2505')).toBe('DR-2.12.1.1.3')
  const south = table('invader movement', 'ROC 2507 S', far, 'city ORC 1508', NURKOTT)
  play(south, 'unit @2507')
  expect(refusal(south, 'bound 2511')).toBe('DR-2.12.1.1.3') // 2508 to 2510 are forest
})

test('DR-2.5.5b a gate belongs to who still stands behind it when a dragon bounds off or takes wing', () => {
  const gate = maps[0].entranceAt[board.sideBetween(board.hex('0707'), board.hex('0606'))]
  const holder = (...choices: string[]) => {
    const match = table('invader movement', 'DRG 0707 SE', far, 'city INF 0707', guard, { held: ['0707-0606'] })
    const dragon = stateOf(match).owner.lastIndexOf(INVADER)
    play(match, `unit ${dragon}`)
    const before = stateOf(match).holder[gate]
    play(match, ...choices)
    return [before, stateOf(match).holder[gate]]
  }
  expect(holder('bound 1008')).toEqual([INVADER, CITY])
  expect(holder('fly')).toEqual([INVADER, CITY])
  expect(holder('turn NE')).toEqual([INVADER, INVADER])
})

test('DR-2.12.1.1.5 a monster that comes down has had its move', () => {
  const match = table('invader movement', 'DRG 1009 N flying head=8', 'YDR 0510 N', 'city INF 1012', guard)
  const dragon = unitAt(match, '1009')
  play(match, 'unit @1009', 'crash =1 1', 'area legs', 'area legs')
  expect([match.asked!.decision, offered(match, 'unit')]).toEqual(['chooseMover', ['unit @0510']])
  expect(refusal(match, `unit ${dragon}`)).toBe('DR-2.12.1.1')
})

test('DR-2.12.1.7.1 at the rim a monster run amok turns round to the nearest enemy', () => {
  const turns = (facing: string, foe: string) => {
    const match = table('invader movement', `DRG 2509 ${facing} head=8`, far, `city INF ${foe}`, guard)
    const events = play(match, 'unit @2509') // a single choice is taken without a question
    return [...told(events, 'turned').map(([, , to]) => `turned ${directionNames[to]}`), ...offered(match)]
  }
  expect(turns('NE', '2209')).toEqual(['turned N', 'step 2408', 'turn NW'])
  expect(turns('SE', '2208')).toEqual(['turned S', 'step 2409', 'turn SW'])
  expect(turns('N', '2208')).toEqual(['bound 2207', 'bound 2308', 'bound 2408', 'step 2408', 'turn NW'])
  const ahead = table('invader movement', 'DRG 1009 N head=8', far, 'city INF 1010', guard)
  expect(offered(ahead, 'unit')).toContain('unit @1009')
})

test('DR-2.12.2.3 one killer in a hex is enough to make a full dragon three times as strong', () => {
  const strength = (hex: string) => {
    const match = table('invader movement', 'DRG 1012 N', far, `city INF ${hex}`, `city HERO ${hex} killer`, guard)
    play(match, 'unit @1012')
    return told(play(match, `overrun ${hex} =6`), 'overran').map(([, , attack]) => attack)
  }
  expect(strength('1011')).toEqual([18])
})

test('DR-2.7.2c an arrow at a monster of which nothing is left but its belly does no harm', () => {
  const match = table(
    'city missiles',
    'DRG 1010 N head=8 wings=12 legs=12',
    'ORC 1012',
    far,
    'city ARH 1009',
    'city ARH 1108',
    guard,
  )
  play(match, 'monster @1010')
  const events = play(match, 'unit @1009 =6')
  expect([told(events, 'shotAt').length, told(events, 'hurt').length, told(events, 'amok').length]).toEqual([1, 0, 0])
})

test('DR-2.1.2c nobody but river-goers crosses a hexside of water', () => {
  const match = table('invader movement', 'DRG 0708 S', 'INF 0202', 'city ORC 1508', NURKOTT)
  play(match, 'unit @0708')
  expect(refusal(match, 'step 0709')).toBe('DR-2.1.2c')
  const giant = table('invader movement', 'GNT 0708', 'INF 0202', 'city ORC 1508', NURKOTT)
  play(giant, 'unit @0708')
  expect(told(play(giant, 'hex 0709'), 'moved')[0].slice(1)).toEqual([board.hex('0708'), board.hex('0709')])
})

test('DR-2.10.3 cavalry passes the citadel along the road only: not out of its back door', () => {
  const way = (code: string) => {
    const match = table('city movement', 'ORC 0403', `city ${code} 1809`, 'city INF 1010', { open: ['1910-1911'] })
    play(match, 'unit @1809')
    return told(play(match, 'hex 1911'), 'moved')[0]
      .slice(1)
      .map(hex => board.labels[hex])
  }
  expect(way('INF')).toEqual(['1809', '1910', '1911'])
  expect(way('CAV')).not.toContain('1910')
})

test('DR-2.9a reinforcements come on the first turn agreed on and then at the agreed interval', () => {
  const turns = (reinforceFirst: number, reinforceEvery: number) =>
    Array.from({ length: 20 }, (_, turn) => turn).filter(turn =>
      isReinforcementTurn({ ...stateOf(table('city magic', far, guard)), turn, reinforceFirst, reinforceEvery }),
    )
  expect([turns(10, 4), turns(5, 4), turns(3, 5)]).toEqual([
    [10, 14, 18],
    [5, 9, 13, 17],
    [3, 8, 13, 18],
  ])
})

test('DR-2.10.7c D38 Elowyn raises the goal on Nurkott unless a single human invades', () => {
  const g = { ...stateOf(table('city magic', 'INF 0202', 'city ORC 1508', NURKOTT)), elowyn: 1 }
  const force = (...codes: number[]) => Array.from({ length: 24 }, (_, type) => (codes.includes(type) ? 1 : 0))
  const ORC = 9
  const INF = 1
  expect([elowynCounts(g, force(ORC)), elowynCounts(g, force(ORC, INF)), elowynCounts(g, force(INF))]).toEqual([
    true,
    false,
    false,
  ])
  expect(elowynCounts({ ...g, elowyn: 0 }, force(ORC))).toBe(false)
  expect(elowynCounts({ ...g, map: 0 }, force(INF))).toBe(true)
  expect(elowynCounts({ ...g, rulings: { ...g.rulings, elowynRaisesGoal: true } }, force(INF))).toBe(true)
})

test('DR-2.8.9g an elemental out of control strikes at a giant beside it as at anybody', () => {
  const match = table('invader melee', 'wild ELM 1010', 'GNT 1011', far, guard)
  const giant = unitAt(match, '1011')
  const [[, monster, area]] = told(play(match, 'done =6'), 'struckAt')
  expect([monster, area]).toEqual([giant, 0])
})

test('DR-2.5.5.3 nobody opens an entrance that is broken or open already, or for those of the enemy behind it', () => {
  const melee = (...more: (string | object)[]) =>
    offered(table('city melee', 'ORC 0606', 'ORC 1010', 'city INF 1011', ...more), 'open')
  expect(melee('city INF 0707')).toEqual(['open 0707-0606'])
  expect(melee('city INF 0707', { broken: ['0707-0606'] })).toEqual([])
  expect(melee('city INF 0707', { open: ['0707-0606'] })).toEqual([])
  expect(melee('city INF 0707', { held: ['0707-0606'] })).toEqual([])
  expect(melee('ORC 0707')).toEqual([])
  const shots = (...more: (string | object)[]) =>
    offered(table('city missiles', 'ORC 0606', 'ORC 1010', 'city ARH 1011', ...more), 'open')
  expect(shots('city ARH 0707')).toEqual(['open 0707-0606'])
  expect(shots('city ARH 0707', { broken: ['0707-0606'] })).toEqual([])
  expect(shots('city ARH 0707', { open: ['0707-0606'] })).toEqual([])
  expect(shots('city ARH 0707', { held: ['0707-0606'] })).toEqual([])
  expect(shots('ARH 0707')).toEqual([])
  expect(shots('city INF 0707')).toEqual([])
})

test('DR-2.5.5.3 through an entrance opened to shoot the first shot goes, and then anything may be done', () => {
  const open = table('city missiles', 'ORC 0606', 'DRG 0606 N flying', 'ORC 1010', 'city ARH 1011', 'city ARH 0707')
  play(open, 'open 0707-0606')
  expect(offered(open)).toEqual(['hex 0606', 'monster @0606'])
  expect([refusal(open, 'hex 1010'), refusal(open, 'open 0707-0606')]).toEqual(['DR-2.5.5.3', 'DR-2.5.5.3'])
  play(open, 'hex 0606', 'unit @0707', 'loose')
  expect(offered(open)).toEqual(['done', 'hex 1010'])
  const giant = table('city missiles', 'GNT 0606', 'ORC 1010', 'city ARH 1011', 'city ARH 0707')
  expect(told(play(giant, 'open 0707-0606'), 'opened')).toHaveLength(1)
  play(giant, 'unit @0707 =1') // the only target, so nobody is asked for it
  expect(offered(giant)).toEqual(['done', 'hex 1010'])
})

test('DR-2.5.5.3 through an entrance opened from outside blows and arrows go inside', () => {
  const units = ['ORC 0707', 'ORC 1010', 'city INF 1011']
  const match = table('city melee', ...units, 'city INF 0606')
  play(match, 'open 0707-0606')
  expect(offered(match)).toEqual(['unit @0606'])
  expect(told(play(match, 'unit @0606', 'strike =1'), 'attacked')[0][0]).toBe(board.hex('0707'))
  const shot = table('city missiles', ...units, 'city ARH 0606')
  play(shot, 'open 0707-0606')
  expect(told(play(shot, 'unit @0606', 'loose'), 'shot')[0][0]).toBe(board.hex('0707'))
})

test('DR-2.7.6.1b what is too far away is so whether it flies or not', () => {
  const why = (hex: string) =>
    refusal(table('city missiles', `DRG ${hex} N flying`, 'ORC 1012', 'city CAT 1010', guard), `monster @${hex}`)
  expect([why('2005'), why('1008')]).toEqual(['DR-2.7.6.1b', 'DR-2.10.8'])
})

test('DR-2.12.1.5b fire at the rim of the map burns one hex', () => {
  const burnt = (hex: string, facing: string, first: string) => {
    const match = table('invader missiles', `DRG ${hex} ${facing}`, far, guard)
    play(match, `breathe @${hex}`)
    return told(play(match, `hex ${first}`), 'breathed')[0]
      .slice(1)
      .map(at => board.labels[at])
  }
  expect(burnt('2409', 'SE', '2509')).toEqual(['2509'])
  expect(burnt('2309', 'SE', '2409')).toEqual(['2409', '2510'])
})

test('DR-2.5.3.1a who has broken a gate in passing climbs no wall this turn', () => {
  const climbs = (...choices: string[]) => {
    const match = table('invader movement', 'ORC 0607', far, 'city INF 1010')
    play(match, 'unit @0607', ...choices)
    return offered(match, 'climb').length > 0
  }
  expect(climbs()).toBe(true)
  const passed = table('invader movement', 'ORC 0606', far, 'city INF 1010')
  play(passed, 'unit @0606', 'breach 0707-0606')
  play(passed, 'unit @0606', 'hex 0607', 'unit @0607')
  expect(refusal(passed, 'climb 0708')).toBe('DR-2.5.3.1a')
})

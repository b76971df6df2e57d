import { expect, test } from 'vitest'
import { play, refusal, table } from './table.ts'

type Row = [why: string, when: string, units: string[], choices: string[], choice: string, more?: object]

/** Every row: the rule that refuses a choice, in a position, after some choices. */
function refuses(...rows: Row[]): void {
  for (const [why, when, units, choices, choice, more = {}] of rows) {
    const match = table(when, ...units, more)
    play(match, ...choices)
    expect([units.join(', '), choice, refusal(match, choice)]).toEqual([units.join(', '), choice, why])
  }
}

const nurkott = { map: 'nurkott' }

test('DR-2.4.5 DR-2.4.1a DR-2.10.8 why a unit cannot be moved', () => {
  const move = 'invader movement'
  refuses(
    ['DR-2.4.5', move, ['ORC 0510', 'city INF 1010'], [], 'unit @1010'],
    ['DR-2.4.5', move, ['ORC 0510', 'city INF 1010'], [], 'unit 999'],
    ['DR-2.4.5', move, ['ORC 0510', 'ORC 0512', 'city INF 1010'], ['unit @0510', 'stay'], 'unit @0510'],
    ['DR-2.4.1a', move, ['ORC 0512', 'ORC 0305', 'city INF 1010'], ['unit @0512', 'hex 0509'], 'unit @0509'],
    ['DR-2.10.8', 'city movement', ['ORC 0510', 'city BAL 1010', 'city INF 1012'], [], 'unit @1010'],
    ['DR-2.12.1.1', move, ['DRG 0512 N', 'ORC 0305', 'city INF 1010'], ['unit @0512', 'rest'], 'unit @0512'],
  )
})

test('DR-2.4.1a DR-2.4.3a DR-2.4.4a why a move does not end there', () => {
  const move = 'city movement'
  refuses(
    ['DR-2.4.1a', move, ['ORC 0305', 'city INF 1010'], ['unit @1010'], 'hex 1014'],
    ['DR-2.4.1a', move, ['ORC 0305', 'city INF 1010'], ['unit @1010'], 'hex 1010'],
    ['DR-2.4.3a', move, ['ORC 1011', 'city INF 1010'], ['unit @1010'], 'hex 1011'],
    ['DR-2.4.3a', move, ['ORC 0305', 'city INF 1010', 'city INF 1011'], ['unit @1010'], 'hex 1011'],
    ['DR-2.4.4a', move, ['ORC 0305', 'city INF 1011', 'city WZD 1011', 'city HERO 1010'], ['unit @1010'], 'hex 1011'],
    ['DR-2.4.3a', move, ['ORC 0305', 'city HERO 1011', 'city WZD 1011', 'city INF 1010'], ['unit @1010'], 'hex 1011'],
    ['DR-2.4.3a', move, ['GNT 1011', 'city HERO 1010'], ['unit @1010'], 'hex 1011'],
    ['DR-2.10.3', move, ['ORC 0305', 'city CAV 0912'], ['unit @0912'], 'hex 0914'],
    ['DR-2.1d', move, ['ORC 0305', 'city INF 1010'], ['unit @1010'], 'hex 425'],
    ['DR-2.12.1.8', move, ['ORC 0305', 'city INF 1010'], ['unit @1010'], 'hex 1011', { carcasses: ['1011'] }],
  )
})

test('DR-2.4.4b DR-2.4.7.1 who may be where a monster is', () => {
  refuses(
    ['DR-2.4.3a', 'city movement', ['DRG 1011 N', 'city WZD 1010'], ['unit @1010'], 'hex 1011'],
    ['DR-2.4.3a', 'city movement', ['DRG 1011 N', 'city INF 1010'], ['unit @1010'], 'hex 1011'],
    ['DR-2.4.4b', 'invader movement', ['DRG 1011 N', 'WZD 1010', 'city INF 1510'], ['unit @1010'], 'hex 1011'],
    [
      'DR-2.4.7.1',
      'invader movement',
      ['GNT 0810', 'city INF 0710'],
      ['unit @0810'],
      'hex 0710',
      { broken: ['0810-0710'] },
    ],
  )
})

test('DR-2.12.1.1.1 DR-2.12.1.1.2 DR-2.12.1.1.3 DR-2.12.1.1.4 why a monster does not walk, turn, slither, bound or fly there', () => {
  const move = 'invader movement'
  const foe = 'city INF 2010'
  const at = 'unit @0512'
  refuses(
    ['DR-2.12.1.1.1', move, ['DRG 0512 N', foe], [at], 'step 0513'],
    ['DR-2.12.1.1.1', move, ['DRG 0512 N', foe], [at], 'step 0510'],
    ['DR-2.1d', move, ['DRG 0512 N', foe], [at], 'step 425'],
    ['DR-2.5.3a', move, ['DRG 0608 SE', foe], ['unit @0608'], 'step 0709'],
    ['DR-2.5.5c', move, ['DRG 0606 SE', foe], ['unit @0606'], 'step 0707'],
    ['DR-2.5.4b', move, ['DRG 0913 S', foe], ['unit @0913'], 'step 0914'],
    ['DR-2.4.3a', move, ['DRG 0512 N', 'ORC 0511', foe], [at], 'step 0511'],
    ['DR-2.4.3a', move, ['YDR 0512 N', 'city INF 0511'], [at], 'step 0511'],
    ['DR-2.4.7.2', move, ['YDR 0512 N', 'city INF 0511'], [at], 'overrun 0511'],
    ['DR-2.4.7.2', move, ['DRG 0512 N', foe], [at], 'overrun 0511'],
    ['DR-2.4.7.2', move, ['DRG 0512 N legs=9', 'city INF 0511'], [at], 'overrun 0511'],
    ['DR-2.4.7.1', move, ['DRG 0512 N legs=9', 'city INF 0511'], [at], 'step 0511'],
    ['DR-2.12.1.1.2', move, ['DRG 0512 N', foe], [at], 'slither 0612'],
    ['DR-2.12.3', move, ['ROC 0512 N', foe], [at], 'slither 0511'],
    ['DR-2.12.4', move, ['WRM 0512 N', foe], [at], 'bound 0511'],
    ['DR-2.12.1.1.3', move, ['DRG 0512 N', foe], [at], 'bound 0508'],
    ['DR-2.12.1.1.3', move, ['DRG 0512 N wings=6', foe], [at], 'bound 0511'],
    ['DR-2.12.1.1.4', move, ['DRG 0512 N', 'city INF 0511'], [at], 'bound 0511'],
    ['DR-2.12.1.1.4', move, ['DRG 1308 SE', foe], ['unit @1308'], 'bound 1408'],
    ['DR-2.12.1.7.2', move, ['DRG 0512 N wings=6', foe], [at], 'fly'],
    ['DR-2.12.1.1.4', move, ['DRG 0512 N legs=6', foe], [at], 'fly'],
    ['DR-2.12.1.1.4', move, ['DRG 0503 N', foe], ['unit @0503'], 'fly'],
    ['DR-2.12.1.1', move, ['DRG 0512 N', foe], [at, 'step 0511'], 'bound 0510'],
    ['DR-2.12.1.1', move, ['DRG 0512 N', foe], [at, 'step 0511'], 'slither 0510'],
    ['DR-2.12.1.1', move, ['DRG 0512 N', foe], [at, 'step 0511'], 'fly'],
    ['DR-2.12.1.1.4', move, ['DRG 0512 N flying', foe], [at], 'step 0511'],
    ['DR-3.2.1', move, ['DRG - N', 'city ORC 1508'], ['unit 89'], 'step 0302', nurkott],
  )
})

test('DR-2.8.6c DR-2.8.6b fog and DR-2.8.7b whirlwinds forbid', () => {
  const fog = { fog: { WZD_HUMAN: '1008' } }
  const whirl = { whirlwind: { WZD_HUMAN: '1009' } }
  refuses(
    ['DR-2.8.6c', 'invader movement', ['DRG 1012 N', 'city WZD 2010'], ['unit @1012'], 'bound 1010', fog],
    ['DR-2.8.6c', 'invader movement', ['DRG 1010 S', 'city WZD 2010'], ['unit @1010'], 'bound 1012', fog],
    [
      'DR-2.8.6b',
      'invader movement',
      ['DRG 1011 N', 'city INF 1010', 'city WZD 2010'],
      ['unit @1011'],
      'overrun 1010',
      fog,
    ],
    [
      'DR-2.8.7b',
      'invader movement',
      ['DRG 1010 N', 'city INF 1009', 'city WZD 2010'],
      ['unit @1010'],
      'overrun 1009',
      whirl,
    ],
    [
      'DR-2.8.6b',
      'invader missiles',
      ['DRG 1010 N', 'city INF 1110', 'city WZD 2010'],
      ['breathe @1010'],
      'hex 1009',
      { fog: { WZD_HUMAN: '1007' } },
    ],
    [
      'DR-2.8.7b',
      'invader missiles',
      ['DRG 1010 N', 'city INF 1109', 'city WZD 2010'],
      ['breathe @1010'],
      'hex 1009',
      whirl,
    ],
    ['DR-2.12.1.5b', 'invader missiles', ['DRG 1010 N', 'city INF 1109'], ['breathe @1010'], 'hex 1011'],
    ['DR-2.12.1.5b', 'invader missiles', ['DRG 1010 N', 'city INF 1109'], ['breathe @1010'], 'hex 425'],
    ['DR-2.12.1.5a', 'invader missiles', ['DRG 0810 NW flying', 'city INF 0710'], ['breathe @0810'], 'hex 0809'],
    ['DR-2.12.1.5b', 'invader missiles', ['DRG 0708 SW', 'city INF 0707'], ['breathe @0708'], 'hex 0608'],
  )
})

test('DR-2.5.3.1a DR-2.5.3.1b DR-2.5.5a DR-2.5.5c why a wall is not climbed and an entrance not broken', () => {
  const move = 'invader movement'
  const foe = 'city INF 2010'
  refuses(
    ['DR-2.5.3.1a', 'city movement', ['ORC 0305', 'city INF 0708'], ['unit @0708'], 'climb 0608'],
    ['DR-2.5.3.1a', move, ['TRL 0610', foe], ['unit @0610'], 'climb 425'],
    ['DR-2.5.3.1b', move, ['TRL 0610', foe], ['unit @0610'], 'climb 0609'],
    ['DR-2.5.3.1b', move, ['TRL 0610', foe], ['unit @0610'], 'climb 0911'],
    ['DR-2.5.8', move, ['MIL 0608', 'city ORC 1508'], ['unit @0608'], 'climb 0708'],
    ['DR-2.5.8', move, ['TRX 0608', foe], ['unit @0608'], 'climb 0708'],
    ['DR-2.5.3.1g', move, ['ORC 0608 climbed', foe], ['unit @0608'], 'climb 0708'],
    ['DR-2.5.3.1d', move, ['GNT 0608', 'city INF 0708', foe], ['unit @0608'], 'climb 0708'],
    ['DR-2.12.1.8', move, ['GNT 0608', foe], ['unit @0608'], 'climb 0708', { carcasses: ['0708'] }],
    ['DR-2.5.5a', move, ['TRL 0608', foe], ['unit @0608'], 'breach 0707-0606'],
    ['DR-2.5.5c', move, ['TRL 0606', foe], ['unit @0606'], 'breach 99'],
    ['DR-2.5.5c', move, ['TRL 0606', foe], ['unit @0606'], 'breach 0707-0606', { broken: ['0707-0606'] }],
    ['DR-2.11.3', move, ['TRX 0606', foe], ['unit @0606'], 'breach 0707-0606'],
    ['DR-2.5.8', move, ['GOB 0606', 'city INF 0707'], ['unit @0606'], 'breach 0707-0606'],
    ['DR-2.11.2.2', move, ['SER 1406', foe], ['unit @1406'], 'pierce 1307'],
    ['DR-2.11.2.2', move, ['SER 2109', 'city ORC 1508'], ['unit @2109'], 'pierce 2107', nurkott],
    [
      'DR-2.11.2.2',
      move,
      ['SER 2109', 'city ORC 1508'],
      ['unit @2109'],
      'pierce 2009',
      { ...nurkott, breaches: ['2109-2009'] },
    ],
    ['DR-2.11.2.2', move, ['SER 2110', 'city ORC 1508'], ['unit @2110'], 'pierce 425', nurkott],
  )
})

test('DR-2.7.1d DR-2.7.2b DR-2.7.6.1a why a unit takes no part in an attack', () => {
  const melee = 'city melee'
  const hex = ['hex 1010']
  const both = ['ORC 1010', 'city INF 1009']
  refuses(
    ['DR-2.7.1a', melee, [...both, 'city CAV 1012'], hex, 'unit @1012'],
    ['DR-2.7.1d', melee, [...both, 'city CAV 1011'], [...hex, 'unit @1011'], 'unit @1011'],
    ['DR-2.7.1d', melee, both, hex, 'unit @1010'],
    ['DR-2.7.6.1a', melee, [...both, 'city ARH 1011'], hex, 'unit @1011'],
    ['DR-2.10.6', melee, [...both, 'city WZD 1011'], hex, 'unit @1011'],
    ['DR-2.7.1.3', melee, ['ORC 0609', 'ORC 0709', 'city INF 0708', 'city INF 0710'], ['hex 0709'], 'unit @0710'],
    ['DR-2.7.1f', melee, both, hex, 'beast @1009'],
    [
      'DR-2.8.6b',
      melee,
      [...both, 'city CAV 1111', 'city WZD 2010'],
      hex,
      'unit @1111',
      { fog: { WZD_HUMAN: '1311' } },
    ],
    [
      'DR-2.8.7b',
      melee,
      [...both, 'city CAV 1011', 'city WZD 2010'],
      hex,
      'unit @1011',
      { whirlwind: { WZD_HUMAN: '1011' } },
    ],
    ['DR-2.7.6.1b', melee, [...both, 'city ARH 1013'], [...hex, 'unit @1009'], 'unit @1013'],
    ['DR-2.8.8d', melee, both, hex, 'bolt 0'],
    ['DR-2.7.2a', melee, ['GNT 1010', 'city INF 1009', 'city CAV 1012'], ['monster @1010'], 'unit @1012'],
    ['DR-2.7.2a', melee, ['GNT 1010', 'city INF 1009', 'ORC 1011'], ['monster @1010'], 'unit @1011'],
    ['DR-2.10.1', melee, ['GNT 1010', 'city INF 1009', 'city MIL 1011'], ['monster @1010'], 'unit @1011'],
    ['DR-2.7.2c', melee, ['DRG 1010 SE head=8', 'city INF 1011'], ['monster @1010', 'unit @1011'], 'area head'],
    ['DR-2.7.2b', melee, ['DRG 1010 SE', 'city INF 1011'], ['monster @1010', 'unit @1011'], 'area head'],
    ['DR-2.7.2c', melee, ['DRG 1010 SE', 'city INF 1011'], ['monster @1010', 'unit @1011'], 'area 4'],
    ['DR-2.12.1.6', 'invader melee', ['DRG 1010 N', 'city INF 1011'], ['hex 1011', 'beast @1010'], 'limb head'],
    ['DR-2.12.1.6', 'invader melee', ['DRG 1010 N', 'city INF 1009'], ['hex 1009', 'beast @1010'], 'limb belly'],
  )
})

test('DR-2.5.5.3 DR-2.5.7.1 DR-2.11.2.2 why nothing is opened, burned or destroyed from the water', () => {
  const melee = 'city melee'
  refuses(
    ['DR-2.5.5.3', melee, ['ORC 1010', 'ORC 0606', 'city INF 1009'], [], 'open 0707-0606'],
    ['DR-2.5.5.3', melee, ['ORC 1010', 'city INF 1009', 'city INF 0707'], [], 'open 0707-0606'],
    [
      'DR-2.5.5.3',
      melee,
      ['ORC 0606', 'ORC 1010', 'city INF 1009', 'city INF 0707'],
      [],
      'open 0707-0606',
      { held: ['0707-0606'] },
    ],
    ['DR-2.5.5.3', 'invader melee', ['ORC 0606', 'ORC 1010', 'city INF 1009', 'city INF 0707'], [], 'open 0707-0606'],
    ['DR-2.5.7.1', melee, ['ORC 1010', 'city INF 1009', 'city INF 1407'], [], 'burn 1407'],
    ['DR-2.5.7.1', melee, ['ORC 1010', 'city INF 1009', 'city INF 1410'], [], 'burn 1410'],
    ['DR-2.11.2.2', 'invader melee', ['ORC 1010', 'city INF 1009', 'SER 1015', 'city INF 1115'], [], 'raze 1115'],
    ['DR-2.11.2.2', 'invader melee', ['ORC 1010', 'city INF 1009', 'SER 1015'], [], 'raze 1014'],
    ['DR-2.11.2.2', melee, ['ORC 1010', 'city INF 1009', 'SER 1015'], [], 'raze 1115'],
  )
})

test('DR-2.7.6.1a DR-2.7.6.1b why a unit does not shoot', () => {
  const shoot = 'city missiles'
  const both = ['ORC 1010', 'city ARH 1009']
  refuses(
    ['DR-2.7.6.1a', shoot, [...both, 'city INF 1011'], ['hex 1010'], 'unit @1011'],
    ['DR-2.7.6.1a', shoot, both, ['hex 1010', 'unit @1009'], 'unit @1009'],
    ['DR-2.7.6.1b', shoot, [...both, 'city ARH 1013'], ['hex 1010'], 'unit @1013'],
    ['DR-2.7.6.2b', shoot, ['ORC 0709', 'city ARH 0708', 'city ARH 0609'], ['hex 0709'], 'unit @0609'],
    [
      'DR-2.8.7b',
      shoot,
      [...both, 'city ARH 1011', 'city WZD 2010'],
      ['hex 1010'],
      'unit @1011',
      { whirlwind: { WZD_HUMAN: '1011' } },
    ],
    [
      'DR-2.8.6b',
      shoot,
      [...both, 'city ARH 1111', 'city WZD 2010'],
      ['hex 1010'],
      'unit @1111',
      { fog: { WZD_HUMAN: '1311' } },
    ],
    ['DR-2.7.6.1b', shoot, [...both, 'city CAT 1011'], ['hex 1010'], 'unit @1011'],
    ['DR-2.10.8', shoot, ['DRG 1010 N flying', 'city ARH 1009', 'city CAT 1012'], ['monster @1010'], 'unit @1012'],
    ['DR-2.7.6.1a', shoot, ['GNT 1010', 'city ARH 1009', 'GOB 1011'], ['monster @1010'], 'unit @1011'],
  )
})

test('DR-2.8.4 why a spell is not cast', () => {
  const magic = 'city magic'
  const both = ['ORC 1012', 'city WZD 1010']
  refuses(
    ['DR-2.8.5', magic, both, [], 'boost 3'],
    ['DR-2.8.2', magic, ['ORC 1012', 'city WZD 1010 points=1'], [], 'boost 1'],
    ['DR-2.8.6', magic, both, [], 'fog 1014'],
    ['DR-2.8.6', magic, both, [], 'fog 425'],
    ['DR-2.8.7', magic, both, [], 'whirlwind 1015'],
    ['DR-2.1d', magic, ['ORC 1012', 'city WZD 1003'], [], 'fog 1001'],
    ['DR-2.8.2', magic, ['ORC 1012', 'city WZD 1010 points=1'], [], 'fog 1010'],
    ['DR-2.8.8a', magic, [...both, 'city INF 1011'], [], 'lightning @1011'],
    ['DR-2.8.8a', magic, both, [], 'lightning 500'],
    ['DR-2.8.8', magic, ['ORC 0403', 'city WZD 1010'], [], 'lightning @0403'],
    ['DR-2.8.8d', magic, both, [], 'hold 1011'],
    ['DR-2.8.8d', magic, ['GNT 1012', 'city WZD 1010'], [], 'hold 1012'],
    ['DR-2.8.9a', magic, both, [], 'summon 1012'],
    ['DR-2.8.9c', magic, ['ORC 1012', 'city WZD 1313'], [], 'summon 1413'],
    ['DR-2.8.9a', magic, both, [], 'summon 425'],
    ['DR-2.8.9h', magic, both, [], 'dismiss 0'],
    ['DR-2.8.9h', magic, both, [], 'dismiss 77'],
  )
})

test('DR-2.9 DR-3.1.1 why nobody arrives or starts there', () => {
  const arrive = 'city reinforcements'
  const turn = { turn: 10 }
  refuses(
    ['DR-2.9b', arrive, ['ORC 1010', 'city INF 1009'], [], 'hex 1010', turn],
    ['DR-2.9c', arrive, ['ORC 0815', 'city INF 1009'], [], 'hex 0815', turn],
    ['DR-2.9c', arrive, ['ORC 0814', 'city INF 1009'], [], 'hex 0815', { ...turn, carcasses: ['0815'] }],
    ['DR-2.9b', arrive, ['ORC 0814', 'city INF 1009'], [], 'hex 1413', { ...turn, bridgesGone: ['1413'] }],
  )
})

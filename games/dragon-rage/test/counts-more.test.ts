import { Match, must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { dragonRage } from '../index.ts'
import { count, table } from './table.ts'

// Node counts of more positions full of edges: weather, magic, bridges, the rim of the map, set-up.

const NURKOTT = { map: 'nurkott' }
const guard = 'city INF 2010'
const ways = (when: string, depth: number, ...units: (string | object)[]) => count(table(when, ...units), depth)

test('DR-2.8.4 DR-2.8.5 DR-2.8.6 DR-2.8.7 DR-2.8.8 DR-2.8.9 what wizards can do, and what follows', () => {
  expect([
    ways('city magic', 2, 'DRG 1009 N flying', 'ORC 1011', 'city WZD 1010 points=4', 'city INF 1009', 'city INF 1012'),
    ways('city magic', 2, 'YDR 1010 N wings=1', 'GNT 1109', 'city WZD 1010', 'city ELM 1012', guard),
    ways('city magic', 2, 'WRM 0110 NE', 'wild ELM 0209', 'city WZD 0110 points=5', 'city CAV 0210', guard),
    ways('city magic', 2, 'ORC 1012', 'GOB 1013', 'city WZD 1011 points=3', 'city HERO 1011', guard, {
      fog: { WZD_HUMAN: '1508' },
      whirlwind: { WZD_HUMAN: '1809' },
    }),
    ways('invader magic', 2, 'WZD 0606 points=2', 'ELM 0608', 'INF 0607', 'city ORC 0707', 'city WZD 0808', {
      drifted: { WZD_ORC: '0607' },
      ...NURKOTT,
    }),
  ]).toEqual([420, 482, 253, 424, 407])
})

test('DR-2.8.6 DR-2.8.7 what can be done in fog and whirlwinds', () => {
  const fog = { fog: { WZD_HUMAN: '1010' } }
  const storm = { whirlwind: { WZD_HUMAN: '1010' }, drifted: { WZD_HUMAN: '1012' } }
  expect([
    ways('invader movement', 2, 'DRG 1012 N', 'GNT 1013', 'city INF 1011', 'city WZD 2012', fog),
    ways('invader movement', 3, 'DRG 1011 N', 'GNT 1010', 'city INF 1009', 'city WZD 2012', storm),
    ways('invader movement', 3, 'ROC 1010 S flying', 'TRL 1013', 'city WZD 2012', storm),
    ways('invader missiles', 3, 'DRG 1013 N', 'GOB 1014', 'GOB 1113', 'city INF 1012', 'city WZD 1114', fog),
    ways(
      'invader melee',
      3,
      'DRG 1010 N',
      'ORC 1012',
      'GNT 1112',
      'city INF 1009',
      'city INF 1011',
      'city WZD 2012',
      storm,
    ),
    ways(
      'city melee',
      3,
      'DRG 1010 N',
      'ORC 1013',
      'city INF 1009',
      'city INF 1012',
      'city CAV 1113',
      'city WZD 2012',
      storm,
    ),
    ways(
      'city missiles',
      5,
      'DRG 1013 N',
      'ORC 1112',
      'city ARH 1012',
      'city BAL 1114',
      'city CAT 1110',
      'city WZD 2012',
      storm,
    ),
  ]).toEqual([156, 133, 303, 120, 484, 37, 1251])
})

test('DR-2.5.7.1 DR-2.5.7.2 DR-2.5.7.3 DR-2.11.2.1 what can be done on bridges and in the water', () => {
  expect([
    ways('invader movement', 3, 'SER 1412', 'GNT 1411', 'TRX 1312', 'city INF 1413', guard, { broken: ['1313-1413'] }),
    ways('invader movement', 3, 'SER 1015', 'SER 1214', 'city INF 1014', 'city INF 1115', guard),
    ways('invader movement', 3, 'DRG 1413 N', 'ORC 0403', 'city HERO 1413', guard, { bridgesMarked: ['1413'] }),
    ways('city movement', 3, 'ORC 1313', 'city INF 1413', 'city HERO 1413', 'city CAV 1512', guard, {
      bridgesGone: ['1407'],
    }),
    ways('city melee', 5, 'SER 1408', 'ORC 1307', 'city INF 1407', 'city ARH 1507', 'city INF 1508'),
    ways('invader melee', 4, 'SER 1413', 'SER 1015', 'ORC 1407', 'city INF 1313', 'city INF 1014', 'city MIL 1514'),
    ways('invader movement', 3, 'SER 1110', 'GNT 1009', 'INF 0708', 'city ORC 1209', 'city GOB 0709', NURKOTT),
    ways('invader melee', 5, 'SER 1110', 'GNT 1210', 'city ORC 1209', 'city ORC 1310', {
      ...NURKOTT,
      breaches: ['1110-1209'],
    }),
  ]).toEqual([220, 182, 100, 471, 723, 337, 203, 850])
})

test('DR-2.1d DR-2.7.6.1b DR-2.7.6.2g what can be done at the rim of the map, from towers and through planks', () => {
  expect([
    ways('invader movement', 3, 'DRG 0110 NW', 'ROC 2508 NE flying', 'GNT 2516', 'city INF 0109', guard),
    ways('invader melee', 3, 'ORC 0110', 'DRG 2516 S', 'city INF 0109', 'city CAV 2515', 'city HERO 2516'),
    ways('city melee', 4, 'ORC 0110', 'DRG 2516 S', 'city INF 0109', 'city CAV 2515', 'city HERO 2516'),
    ways('city missiles', 3, 'DRG 0610 SE', 'ORC 0611', 'GNT 0709', 'city ARH 0710', 'city BAL 0714', 'city CAT 0812'),
    ways('invader missiles', 5, 'ARH 1114', 'ARH 1113', 'city ORC 1212', 'city ORC 1213', 'city GOB 1312', NURKOTT),
    ways('city missiles', 5, 'INF 1113', 'DRG 1112 SE', 'INF 1014', 'city GOB 1212', 'city GOB 1213', NURKOTT),
    ways(
      'invader missiles',
      5,
      'DRG 0810 NW',
      'DRG 1309 SE flying',
      'YDR 1510 NE',
      'city INF 0710',
      'city INF 1310',
      guard,
      {
        open: ['0810-0710'],
      },
    ),
  ]).toEqual([119, 76, 101, 93, 1119, 280, 280])
})

test('DR-2.11.3 DR-2.12.2.3 DR-2.10.5.5 DR-2.8.8d what can be done in stranger fights', () => {
  const fallen = { fallen: { HERO_HUMAN: 'city' } }
  expect([
    ways('city melee', 4, 'TRX 1010', 'TRX 1012', 'city INF 1011', 'city MIL 1009', 'city HERO 1110'),
    ways(
      'city melee',
      4,
      'YDR 1010 N belly=2 head=2',
      'DRG 1012 N',
      'city INF 1010',
      'city INF 1011',
      'city CAV 1009',
      fallen,
    ),
    ways(
      'invader melee',
      4,
      'DRG 1010 N head=8',
      'WRM 1013 N',
      'city INF 1009 killer',
      'city INF 1012 killer',
      'city HERO 1112',
    ),
    ways(
      'invader melee',
      3,
      'ROC 1010 N legs=4',
      'GOB 1012',
      'GOB 1013',
      'city MIL 1011',
      'city ELM 1009',
      'city WZD 1211',
    ),
    ways('city melee', 3, 'ELM 1010', 'WZD 1110', 'ORC 0403', 'city MIL 1010', 'city INF 1011', 'city ARH 1012', {
      rulings: { elementalsAreMonsters: true },
    }),
    ways('city melee', 4, 'DRG 0810 NW', 'ORC 0606', 'city MIL 0710', 'city INF 0707', 'city HERO 0811', {
      open: ['0810-0710'],
    }),
    ways('invader movement', 3, 'ELM 1010', 'WZD 1012', 'city INF 1011', 'city ARH 1009', guard),
    ways('city movement', 3, 'wild ELM 1207', 'ORC 1208', 'city WZD 1210', 'city INF 1307', guard),
  ]).toEqual([272, 133, 11, 484, 502, 139, 214, 287])
})

test('DR-2.9b DR-2.9d DR-2.10.7 what reinforcements and Elowyn can do', () => {
  const many = Array.from({ length: 13 }, (_, n) => `city INF ${1706 + n - (n > 8 ? 9 : 0) + (n > 8 ? 101 : 0)}`)
  expect([
    ways('city reinforcements', 3, 'SER 0815', 'ORC 0403', guard, {
      turn: 10,
      whirlwind: { WZD_HUMAN: '1014' },
      fallen: { WZD_HUMAN: 'city' },
    }),
    ways('city reinforcements', 3, 'DRG 1115 N', ...many, { turn: 14, bridgesGone: ['1413'], late: 2 }),
    ways('city reinforcements', 2, 'INF 0202', 'city ORC 2015', 'city ORC 2413', { ...NURKOTT, turn: 18 }),
    ways('city movement', 2, 'ORC 0605', 'city ELOWYN 0503', 'city CAV 0504', guard),
    ways('city movement', 3, 'DRG 0202 SE', 'city ELOWYN 1507', 'city ORC 1508', NURKOTT),
    ways('invader movement', 3, 'INF 1407', 'HERO 1308', 'captive ELOWYN 1408', 'city ORC 1409', NURKOTT),
    ways('invader movement', 3, 'INF 0302', 'ELOWYN 0302', 'city ORC 1409', NURKOTT),
  ]).toEqual([60, 60, 42, 89, 88, 181, 85])
})

test('DR-3.1.1 DR-3.2.1 DR-3.3.1 DR-3.3.2 how many ways set-up begins', () => {
  const begun = (depth: number, settings: Record<string, unknown>) =>
    count(must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'count' }, settings })), depth)
  expect([
    begun(1, { scenario: 'E1', elowyn: true }),
    begun(1, { scenario: 'N3' }),
    begun(1, { scenario: 'N6', elowyn: true }),
    begun(2, { scenario: 'pointsEsirien' }),
    begun(2, { scenario: 'pointsNurkott' }),
    begun(2, { scenario: 'proposedEsirien' }),
    begun(2, { scenario: 'campaignNurkott', musterInvader: 60, musterCity: 90 }),
  ]).toEqual([132, 89, 89, 190, 190, 436, 179])
})

test('DR-2.6.1.1 DR-2.6.1.2 DR-2.6.1.3 DR-2.6.1.4 DR-2.6.1.7 DR-2.6.1.8 DR-2.6.1.9 what can be done with everybody on the map at once', () => {
  const invaders = 'ORC 0606,GOB 0708,TRL 0807,WRG 0809,GNT 0907,TRX 1007,SER 0816,ELM 1012,WZD 1013,HERO 0807'
  const monsters = 'DRG 1010 SE wings=2,YDR 1210 N,ROC 1508 S flying legs=1,WRM 0608 SE legs=3'
  const city = 'MIL 0808,INF 0909,ARH 0906,CAV 1109,HERO 1110,WZD 1111,BAL 0710,CAT 1211,ELOWYN 1910,INF 0707,ARH 0908'
  const all = [...invaders.split(','), ...monsters.split(','), ...city.split(',').map(unit => `city ${unit}`)]
  const more = { broken: ['0810-0710'], carcasses: ['1009'], bridgesGone: ['1407'] }
  const storm = { ...more, fog: { WZD_ORC: '1209' }, drifted: { WZD_HUMAN: '0808' } }
  expect([
    ways('invader movement', 2, ...all, more),
    ways('invader missiles', 3, ...all, more),
    ways('invader melee', 3, ...all, more),
    ways('city movement', 2, ...all, more),
    ways('city missiles', 3, ...all, more),
    ways('city melee', 3, ...all, more),
    ways('invader movement', 2, ...all, storm),
    ways('invader melee', 3, ...all, storm),
    ways('city missiles', 3, ...all, storm),
    ways('city melee', 3, ...all, storm),
  ]).toEqual([256, 188, 1407, 167, 238, 1848, 237, 1305, 204, 1826])
})

test('DR-2.6.1.2 DR-2.6.1.4 DR-2.6.1.7 DR-2.6.1.9 the same among the orcs of Nurkott', () => {
  const invaders = 'INF 1305,MIL 1304,ARH 1113,CAV 1203,HERO 1305,WZD 1103,GNT 1009,SER 1110,TRX 1013,DRG 1407 SW,INF -'
  const city = 'ORC 1306,GOB 1212,TRL 1408,WRG 1508,HERO 1308,WZD 1409,ORC 1209,GOB 1213,ELM 1410,ORC 2008'
  const all = [...invaders.split(','), 'captive ELOWYN 1506', ...city.split(',').map(unit => `city ${unit}`), NURKOTT]
  expect([
    ways('invader movement', 2, ...all),
    ways('invader missiles', 3, ...all),
    ways('invader melee', 3, ...all),
    ways('city movement', 2, ...all),
    ways('city missiles', 3, ...all),
    ways('city melee', 3, ...all),
  ]).toEqual([304, 124, 1253, 236, 100, 1055])
})

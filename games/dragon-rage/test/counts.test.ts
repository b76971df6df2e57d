import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { sees } from '../rules/sight.ts'
import type { DragonRage } from '../state.ts'
import { count, stateOf, table } from './table.ts'

// Node counts, as chess programs have them: they pin what is offered and what it leads to in positions full of edges.

/** Pairs of hexes that see each other, by distance 1 … 4. */
function pairs(g: DragonRage, planks: boolean): number[] {
  const counts = [0, 0, 0, 0]
  for (let from = 0; from < board.size; from++)
    for (let to = 0; to < board.size; to++) {
      const distance = board.distance(from, to)
      if (distance >= 1 && distance <= 4 && sees(g, from, to, planks)) counts[distance - 1]++
    }
  return counts
}

test('DR-2.7.6.2e DR-2.7.6.2g how many hexes see each other over distances 1 to 4', () => {
  const esirien = table('city magic', 'ORC 0403', 'city WZD 1010')
  const nurkott = table('city magic', 'INF 0302', 'city WZD 1508', { map: 'nurkott' })
  expect(pairs(stateOf(esirien), false)).toEqual([2050, 3378, 4146, 4258])
  expect(pairs(stateOf(nurkott), false)).toEqual([2256, 3980, 5194, 5880])
  expect(pairs(stateOf(nurkott), true)).toEqual([2374, 4162, 5518, 6259])
  const open = table('city magic', 'ORC 0403', 'city WZD 1010', { broken: ['0707-0606'], open: ['1307-1407'] })
  expect(pairs(stateOf(open), false)).toEqual([2054, 3378, 4146, 4258])
  // what is seen does not depend on who looks, but for planks
  for (let from = 0; from < board.size; from += 7)
    for (let to = 0; to < board.size; to += 3)
      expect(sees(stateOf(esirien), from, to, false)).toBe(sees(stateOf(esirien), to, from, false))
  expect(maps).toHaveLength(2)
})

test('DR-2.12.1.1.1 DR-2.12.1.1.2 DR-2.12.1.1.3 DR-2.12.1.1.4 what a dragon, a young dragon, a roc and a wurm can do with their moves', () => {
  const ways = (depth: number, ...units: (string | object)[]) => count(table('invader movement', ...units), depth)
  expect([
    ways(4, 'DRG 0807 NW', 'city INF 0708', 'city MIL 0806', 'city INF 2010'),
    ways(4, 'DRG 0810 N legs=3', 'city INF 0710', 'city HERO 0809', 'city CAV 0811', 'city INF 2010'),
    ways(4, 'DRG 0606 SE', 'city INF 0707', 'city INF 2010', {
      fog: { WZD_HUMAN: '0410' },
      fallen: { WZD_HUMAN: 'city' },
    }),
    ways(3, 'DRG 1310 SE legs=6', 'city INF 1209', 'city INF 2010', { carcasses: ['1309'] }),
    ways(3, 'DRG 0512 N', 'ORC 0511', 'city INF 2010', {
      whirlwind: { WZD_HUMAN: '0412' },
      fallen: { WZD_HUMAN: 'city' },
    }),
  ]).toEqual([394, 452, 423, 115, 113])
  expect([
    ways(3, 'YDR 1009 N', 'city INF 1008', 'city WZD 1109', 'city INF 2010'),
    ways(3, 'YDR 1410 SE', 'city INF 2010', { broken: ['1511-1410'] }),
    ways(3, 'ROC 1406 S flying', 'city INF 1408', 'city INF 2010'),
    ways(4, 'ROC 0404 NW flying', 'city INF 2010'),
    ways(3, 'WRM 0606 SE', 'city INF 0707', 'city INF 2010'),
    ways(4, 'WRM 0608 SE legs=9', 'city HERO 0708', 'city INF 0709', 'city INF 2010'),
  ]).toEqual([284, 40, 34, 176, 125, 696])
})

test('DR-2.12.1.7.1 what monsters run amok can do', () => {
  const ways = (...units: (string | object)[]) => count(table('invader movement', ...units), 4)
  expect([
    ways('DRG 1009 N head=8', 'city INF 1012', 'city INF 2010'),
    ways('DRG 1009 N head=8', 'city INF 1011', 'city INF 0911', 'city INF 2010'),
    ways('DRG 1009 N head=8 legs=12', 'city INF 1011', 'city INF 2010'),
    ways('DRG 1009 S head=8 legs=12 wings=12', 'city INF 1012', 'city INF 2010'),
    ways('DRG 1009 S head=8 flying', 'city INF 1012', 'city INF 2010'),
    ways('WRM 0512 NW head=8', 'city INF 0707', 'city INF 2010'),
  ]).toEqual([6, 10, 2, 1, 28, 8])
})

test('DR-3.2.1 how monsters and troops come onto Nurkott', () => {
  const ways = (depth: number, ...units: (string | object)[]) =>
    count(table('invader movement', ...units, { map: 'nurkott' }), depth)
  expect([
    ways(4, 'DRG - N', 'city ORC 1508'),
    ways(4, 'DRG - N', 'ORC 0202', 'city ORC 1508'),
    ways(4, 'WRM - N', 'city ORC 0603', 'city ORC 1508'),
    ways(3, 'CAV -', 'INF -', 'HERO -', 'city ORC 1508'),
  ]).toEqual([178, 257, 291, 403])
})

test('DR-2.4.1a DR-2.5.3.1b DR-2.5.5.1b DR-2.5.5.2c what troops, characters and minor monsters can do with their moves', () => {
  const invader = (depth: number, ...units: (string | object)[]) => count(table('invader movement', ...units), depth)
  const city = (depth: number, ...units: (string | object)[]) => count(table('city movement', ...units), depth)
  expect([
    invader(3, 'ORC 0607', 'GOB 0608', 'city HERO 0708', 'city INF 0711'),
    invader(3, 'TRL 0810', 'GNT 0809', 'city INF 0710', 'city INF 0908'),
    invader(3, 'SER 1409', 'GNT 1408', 'city INF 1410', 'city INF 2010', { bridgesGone: ['1407'] }),
    invader(3, 'TRX 1306', 'WRG 1307', 'city INF 2010', { broken: ['1206-1306', '1307-1407'] }),
    invader(3, 'INF 1106', 'HERO 1106', 'WZD 1107', 'city ORC 1207', { map: 'nurkott' }),
    invader(3, 'SER 2109', 'city ORC 2009', { map: 'nurkott' }),
  ]).toEqual([185, 186, 53, 214, 300, 46])
  expect([
    city(3, 'ORC 0606', 'city CAV 0912', 'city INF 0707'),
    city(3, 'DRG 1009 N', 'city HERO 1008', 'city WZD 0908'),
    city(3, 'ORC 0403', 'city ELM 1307', 'city WZD 1207', 'city ARH 1306'),
    city(3, 'DRG 0202 SE', 'city ELOWYN 1408', 'city ORC 1408', { map: 'nurkott' }),
  ]).toEqual([187, 254, 364, 124])
})

test('DR-2.7.1d DR-2.7.2b DR-2.7.6.1c DR-2.12.1.5b DR-2.12.1.6 what can be done in a fight', () => {
  const ways = (when: string, depth: number, ...units: (string | object)[]) => count(table(when, ...units), depth)
  expect([
    ways('invader melee', 4, 'DRG 1009 N', 'DRG 1011 N', 'city INF 1008', 'city HERO 1009', 'city CAV 1010'),
    ways('invader melee', 4, 'ORC 1009', 'TRL 1008', 'GOB 1007', 'city INF 1010', 'city HERO 1010', 'city MIL 1109'),
    ways('invader melee', 3, 'SER 1015', 'TRX 1013', 'city INF 1014', 'city INF 1012'),
    ways(
      'city melee',
      4,
      'DRG 1009 N',
      'GNT 1011',
      'city INF 1008',
      'city HERO 1009',
      'city MIL 1010',
      'city ARH 1012',
    ),
    ways('city melee', 3, 'ORC 0606', 'ORC 0810', 'city INF 0707', 'city INF 0710', 'city WZD 0707'),
    ways('invader missiles', 3, 'DRG 1009 N', 'YDR 1011 N', 'GOB 1110', 'city INF 1008', 'city MIL 1010'),
    ways(
      'city missiles',
      3,
      'DRG 1009 N flying',
      'GNT 1011',
      'ORC 0909',
      'city ARH 1008',
      'city BAL 1012',
      'city CAT 1209',
    ),
    ways('city magic', 2, 'DRG 1009 N', 'ORC 1011', 'city WZD 1008', 'city INF 1012'),
  ]).toEqual([556, 390, 47, 199, 183, 33, 91, 367])
})

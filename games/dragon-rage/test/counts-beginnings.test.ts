import { Match, must } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { dragonRage } from '../index.ts'
import { play, table } from './table.ts'

// Node counts of what begins a game, flies, climbs, hunts and is conjured up; as in `counts-reasons.test.ts`.

/** A match from its beginning. */
function open(settings: Record<string, unknown>): Match {
  return must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, settings }))
}

/** A match after some choices. */
function chosen(match: Match, ...choices: string[]): Match {
  play(match, ...choices)
  return match
}

type Row = [what: string, made: () => Match, depth: number, nodes: string]

/** How many ways there are to make so many choices, and how often each rule stands in the way of another. */
const counts: Row[] = [
  [
    'forces are bought',
    () => open({ scenario: 'pointsEsirien' }),
    2,
    '190 ways; bought 190 (3229), chose 13 (0); DR-2.10.8 28, DR-3.3.2 35259, DR-4.3.1 266',
  ],
  [
    'forces are bought on Nurkott',
    () => open({ scenario: 'pointsNurkott' }),
    2,
    '190 ways; bought 190 (2437), chose 13 (0); DR-2.10.8 28, DR-3.3.2 35259, DR-4.3.1 294',
  ],
  ['the first units are placed', () => open({}), 1, '132 ways; placed 132 (29934); DR-3.1.1 295'],
  [
    'the first units of Nurkott are placed',
    () => open({ scenario: 'N1' }),
    1,
    '89 ways; placed 89 (25212); DR-3.2.1 338',
  ],
  [
    'a long flight',
    () => chosen(table('invader movement', 'DRG 0606 SE flying', 'city INF 0707', 'city MIL 0808'), 'unit @0606'),
    4,
    '262 ways; flew 3 (966), landed 3 (572), moved 95 (41262), opened 1 (198), phase 392 (1275), turn 76 (153), turned 2 (434); DR-2.10.1 1, DR-2.10.7e 1708, DR-2.11.2.2 2135, DR-2.12.1.1.4 8095, DR-2.12.1.1.5 2, DR-2.1d 34, DR-2.4.1a 1644, DR-2.4.3a 6, DR-2.4.5 44206, DR-2.5.3.1a 1708, DR-2.5.5.2a 1708, DR-2.5.5.3 426, DR-2.5.5c 1708, DR-2.5.7.1 427, DR-2.5.8 850, DR-2.7.1.3 1, DR-2.7.1a 424, DR-2.7.2a 852, DR-3.2.1 1708',
  ],
  [
    'the flight of a roc',
    () => chosen(table('invader movement', 'ROC 1406 S flying', 'city INF 1408', 'city INF 2010'), 'unit @1406'),
    5,
    '274 ways; flew 7 (3871), moved 185 (167130), phase 412 (1344), turn 58 (118), turned 2 (646); DR-2.10.7e 19642, DR-2.11.2.2 19642, DR-2.12.1.1.4 7256, DR-2.12.1.1.5 2, DR-2.12.3 1704, DR-2.1d 116, DR-2.4.1a 19331, DR-2.4.3a 46, DR-2.4.5 26382, DR-2.4.7.2 850, DR-2.5.3.1a 19642, DR-2.5.5.2a 1708, DR-2.5.5c 19642, DR-2.5.8 850, DR-3.2.1 1708',
  ],
  [
    'a young dragon takes off',
    () => chosen(table('invader movement', 'YDR 1009 N', 'city INF 1008', 'city WZD 1109'), 'unit @1009'),
    3,
    '1272 ways; bolt 6 (772), bounded 8 (3311), breathed 22 (5532), cast 711 (154335), destroyed 54 (10023), dice 2 (26), escaped 2 (50), flew 2 (826), hurt 8 (780), phase 2101 (9017), summoned 99 (28795), tookOff 1 (252), turn 52 (104), turned 12 (3016), walked 8 (3139); DR-2.11.2.2 2135, DR-2.12.1.1 6816, DR-2.12.1.1.1 4235, DR-2.12.1.1.2 849, DR-2.12.1.1.3 416, DR-2.12.1.1.4 2993, DR-2.12.1.1.5 430, DR-2.12.1.5a 11076, DR-2.12.1.5b 3821, DR-2.1d 122, DR-2.3c 2, DR-2.4.3a 8, DR-2.4.5 101972, DR-2.4.7.2 2125, DR-2.5.5.2a 4270, DR-2.5.5.3 13237, DR-2.5.7.1 2135, DR-2.5.8 2125, DR-2.7.1a 2118, DR-2.7.2a 2135, DR-2.7.6.1a 52, DR-2.7.6.1c 10998, DR-2.7.6.3 11102, DR-2.8.5 2544, DR-2.8.6 2340, DR-2.8.7 2196, DR-2.8.8a 2556, DR-2.8.8b 846, DR-2.8.8d 2562, DR-2.8.9a 2495, DR-2.8.9h 2562, DR-3.2.1 4270',
  ],
  [
    'a wurm burrows',
    () => chosen(table('invader movement', 'WRM 0606 SE', 'city INF 0707', 'city INF 2010'), 'unit @0606'),
    3,
    '487 ways; broke 16 (3168), climbed 11 (2374), dice 52 (529), holds 12 (2376), killed 6 (696), moved 168 (141356), opened 4 (792), overran 6 (1308), phase 343 (1226), rammed 35 (10409), turn 6 (12), turned 106 (20182), walked 122 (34923); DR-2.10.7e 3416, DR-2.11.2.2 8967, DR-2.12.1.1 86904, DR-2.12.1.1.1 65988, DR-2.12.1.1.2 849, DR-2.12.1.1.4 22205, DR-2.12.1.1.5 477, DR-2.12.1.7.2 1, DR-2.12.4 425, DR-2.1d 666, DR-2.3c 52, DR-2.4.1a 3216, DR-2.4.3a 16, DR-2.4.5 8509, DR-2.4.7.1 5, DR-2.4.7.2 115, DR-2.5.3.1a 3433, DR-2.5.3.1b 22064, DR-2.5.3.1d 8, DR-2.5.3a 36, DR-2.5.5.2a 22169, DR-2.5.5.2b 7, DR-2.5.5.2d 22197, DR-2.5.5.3 5547, DR-2.5.5c 3451, DR-2.5.7.1 5551, DR-2.7.1.3 4, DR-2.7.1a 5512, DR-2.7.1d 427, DR-2.7.1f 426, DR-2.7.2a 5551, DR-2.8.8d 427, DR-3.2.1 44408',
  ],
  [
    'a T-rex with a grudge',
    () => table('invader melee', 'TRX 1010', 'ORC 1109', 'city INF 1009', 'city MIL 1011', 'city HERO 0909'),
    4,
    '428 ways; attacked 5 (1342), dice 5 (61), hurt 1 (97), killed 4 (670), moved 113 (67825), phase 308 (1213), struckAt 1 (104), turn 26 (52); DR-2.10.1 1, DR-2.10.7e 1281, DR-2.11.2.2 2989, DR-2.1d 14, DR-2.4.1a 1202, DR-2.4.3a 8, DR-2.4.5 50461, DR-2.5.3.1a 1281, DR-2.5.5.3 1708, DR-2.5.5c 1281, DR-2.5.7.1 1708, DR-2.7.1a 1697, DR-2.7.1d 3406, DR-2.7.1f 3416, DR-2.7.2a 2133, DR-2.8.8d 3416',
  ],
  [
    'a T-rex hunts',
    () => table('invader movement', 'TRX 1010', 'city INF 1006', 'city HERO 1013'),
    3,
    '171 ways; destroyed 27 (4483), holds 3 (1084), moved 108 (72652), phase 277 (979), turn 7 (14); DR-2.10.7e 1281, DR-2.11.2.2 2135, DR-2.1d 10, DR-2.4.1a 1165, DR-2.4.3a 2, DR-2.4.5 22571, DR-2.5.3.1a 856, DR-2.5.3.1b 425, DR-2.5.5.3 854, DR-2.5.5a 26, DR-2.5.5c 1255, DR-2.5.7.1 854, DR-2.7.1a 848, DR-2.7.2a 854',
  ],
  [
    'a troll climbs',
    () => chosen(table('invader movement', 'TRL 0608', 'city HERO 0708', 'city INF 2010'), 'unit @0608'),
    3,
    '1009 ways; broke 1 (198), climbed 6 (1066), dice 6 (72), gaveWay 4 (605), holds 1 (198), moved 922 (622029), phase 723 (2549), rammed 1 (262), turn 23 (46); DR-2.10.7e 15372, DR-2.11.2.2 17507, DR-2.1d 82, DR-2.4.1a 14330, DR-2.4.3a 48, DR-2.4.5 19998, DR-2.5.3.1a 10274, DR-2.5.3.1b 5092, DR-2.5.3.1d 423, DR-2.5.5.3 2135, DR-2.5.5a 311, DR-2.5.5c 15060, DR-2.5.7.1 2135, DR-2.7.1a 2120, DR-2.7.1d 426, DR-2.7.1f 427, DR-2.7.2a 2135, DR-2.8.8d 427',
  ],
  [
    'elementals march',
    () =>
      table('city movement', 'ORC 1010', 'city ELM_EARTH 1110', 'city ELM_FIRE 1111', 'city WZD 1109', 'city INF 1011'),
    2,
    '164 ways; destroyed 53 (8900), moved 158 (107872), outOfControl 5 (390), phase 4 (12), turn 1 (2); DR-2.10.7e 1708, DR-2.11.2.2 2135, DR-2.1d 10, DR-2.4.1a 1538, DR-2.4.3a 4, DR-2.4.5 423, DR-2.5.3.1a 1708, DR-2.5.5.3 427, DR-2.5.5c 1708, DR-2.5.7.1 427, DR-2.7.1a 424, DR-2.7.2a 427',
  ],
  [
    'wild elementals',
    () => table('city movement', 'ORC 1010', 'wild ELM_FIRE 1110', 'city INF 1011', 'city CAV 0908'),
    2,
    '105 ways; attacked 1 (253), dice 1 (11), killed 1 (203), moved 101 (68092), phase 2 (9); DR-2.10.3 14, DR-2.10.7e 854, DR-2.11.2.2 1281, DR-2.1d 6, DR-2.4.1a 731, DR-2.4.3a 4, DR-2.4.5 425, DR-2.5.3.1a 854, DR-2.5.5.3 427, DR-2.5.5c 854, DR-2.5.7.1 427, DR-2.7.1a 424, DR-2.7.2a 427',
  ],
  [
    'magic with elementals',
    () => table('city magic', 'ORC 1010', 'city ELM_EARTH 1110', 'city WZD 1109 points=9', 'city INF 1011'),
    2,
    '483 ways; bolt 1 (79), boltHeld 1 (200), cast 119 (25819), destroyed 8 (1492), dice 1 (13), dismissed 1 (112), phase 518 (2229), shot 1 (208), summoned 16 (4667), turn 17 (34); DR-2.4.5 51289, DR-2.8.5 424, DR-2.8.6 390, DR-2.8.7 366, DR-2.8.8a 426, DR-2.8.8d 426, DR-2.8.9a 427, DR-2.8.9h 426',
  ],
  [
    'wounds are spread',
    () => table('city melee', 'DRG 1010 N legs=3', 'city INF 1009', 'city HERO 1011', 'city CAV 1110', 'city MIL 0910'),
    4,
    '96 ways; bounded 6 (2481), breathed 3 (1234), destroyed 3 (495), dice 13 (164), escaped 3 (53), flew 1 (414), hurt 4 (402), killed 8 (1356), overran 7 (1839), phase 78 (247), struckAt 5 (595), tookOff 1 (251), turn 6 (12), turned 20 (5056), walked 34 (14084); DR-2.10.1 2, DR-2.11.2.2 2989, DR-2.12.1.1 13632, DR-2.12.1.1.1 11421, DR-2.12.1.1.2 850, DR-2.12.1.1.3 416, DR-2.12.1.1.4 4275, DR-2.12.1.1.5 434, DR-2.12.1.5a 3408, DR-2.12.1.5b 424, DR-2.1d 138, DR-2.3c 7, DR-2.4.5 1698, DR-2.4.7.1 3, DR-2.4.7.2 20, DR-2.5.5.2a 7686, DR-2.5.5.3 6405, DR-2.5.7.1 2989, DR-2.5.8 3825, DR-2.7.1a 2965, DR-2.7.1d 1, DR-2.7.2a 3835, DR-2.7.2b 4, DR-2.7.2c 846, DR-2.7.6.1a 32, DR-2.7.6.1c 3368, DR-2.7.6.3 3416, DR-3.2.1 7686',
  ],
  [
    'a bridge and who guards it',
    () => table('invader movement', 'TRX 1408', 'ORC 1409', 'city INF 1410', 'city INF 2010'),
    3,
    '14 ways; climbed 3 (846), dice 3 (36), phase 26 (95); DR-2.10.7e 854, DR-2.11.2.2 1281, DR-2.1d 6, DR-2.4.1a 846, DR-2.4.3a 4, DR-2.4.5 2980, DR-2.5.3.1a 5, DR-2.5.3.1b 842, DR-2.5.5.3 427, DR-2.5.5a 52, DR-2.5.5c 802, DR-2.5.7.1 427, DR-2.5.8 4, DR-2.7.1a 425, DR-2.7.1d 425, DR-2.7.1f 427, DR-2.7.2a 427, DR-2.8.8d 427',
  ],
  [
    'fire on houses',
    () => table('invader missiles', 'DRG 0909 S', 'ORC 1013', 'city INF 1009', 'city ARH 1110'),
    4,
    '80 ways; breathed 3 (1025), destroyed 1 (165), dice 2 (22), escaped 2 (41), killed 1 (201), moved 62 (36349), phase 22 (86); DR-2.10.7e 854, DR-2.11.2.2 2562, DR-2.12.1.5a 852, DR-2.12.1.5b 424, DR-2.12.1.5e 1, DR-2.12.1.6 424, DR-2.1d 16, DR-2.4.1a 782, DR-2.4.3a 6, DR-2.4.5 1701, DR-2.5.3.1a 854, DR-2.5.5.3 2562, DR-2.5.5c 854, DR-2.5.7.1 1708, DR-2.7.1a 1700, DR-2.7.1d 1704, DR-2.7.1f 1704, DR-2.7.2a 1708, DR-2.7.6.1a 2, DR-2.7.6.1b 1, DR-2.7.6.1c 846, DR-2.7.6.3 854, DR-2.8.8d 1708',
  ],
  [
    'shots in fog',
    () =>
      table('city missiles', 'ORC 1010', 'DRG 1108 N flying', 'city ARH 1009', 'city BAL 1012', 'city WZD 1110', {
        fog: { WZD_ORC: '1108' },
        fallen: { WZD_ORC: 'invader' },
      }),
    3,
    '33 ways; dice 1 (13), ended 2 (508), landed 1 (266), moved 25 (14394), phase 9 (25), shot 1 (209), turn 2 (4); DR-2.10.7e 427, DR-2.11.2.2 854, DR-2.12.1.1.4 3407, DR-2.12.1.1.5 1, DR-2.12.1.5a 427, DR-2.1d 18, DR-2.4.1a 397, DR-2.4.3a 3, DR-2.4.5 425, DR-2.5.3.1a 2, DR-2.5.3.1b 425, DR-2.5.5.2a 854, DR-2.5.5.3 854, DR-2.5.5a 26, DR-2.5.5c 401, DR-2.5.7.1 427, DR-2.5.8 425, DR-2.7.1a 423, DR-2.7.2a 427, DR-2.7.6.1a 851, DR-2.7.6.1c 424, DR-2.7.6.3 426, DR-2.8.6b 3, DR-3.2.1 854',
  ],
  [
    'reinforcements of the invader',
    () => table('invader reinforcements', 'ORC 0512', 'city MIL 1010', 'city INF 0707', { turn: 10 }),
    2,
    '35 ways; moved 27 (7312), phase 56 (210), reinforced 7 (1400); DR-2.10.7e 427, DR-2.11.2.2 427, DR-2.1d 2, DR-2.4.1a 396, DR-2.4.3a 2, DR-2.4.5 426, DR-2.5.3.1a 2, DR-2.5.3.1b 425, DR-2.5.5a 26, DR-2.5.5c 401, DR-2.9b 420',
  ],
  [
    'Elowyn and her guards',
    () => table('invader movement', 'INF 1407', 'ELOWYN 1408', 'city ORC 2006', 'city ORC 1308', { map: 'nurkott' }),
    2,
    '55 ways; elowynLeft 25 (5700), holds 2 (834), moved 51 (39992), phase 5 (18); DR-2.10.7e 854, DR-2.11.2.2 1281, DR-2.1d 6, DR-2.4.1a 795, DR-2.4.3a 4, DR-2.4.5 425, DR-2.5.3.1a 4, DR-2.5.3.1b 850, DR-2.5.5.3 427, DR-2.5.5a 10, DR-2.5.5c 844, DR-2.5.7.1 427, DR-2.7.1a 424, DR-2.7.2a 427',
  ],
  [
    'ladders and palisades',
    () =>
      table('invader movement', 'INF 1106', 'CAV 1006', 'HERO 1105', 'city ORC 1207', 'city GOB 1306', {
        map: 'nurkott',
      }),
    2,
    '51 ways; moved 45 (29752), phase 6 (22); DR-2.10.7e 1281, DR-2.11.2.2 1281, DR-2.1d 6, DR-2.4.1a 1222, DR-2.4.3a 8, DR-2.4.5 849, DR-2.5.3.1a 6, DR-2.5.3.1b 1274, DR-2.5.5a 15, DR-2.5.5c 1266, DR-2.5.8 1',
  ],
]

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, board.size + 2)).toBe(nodes)
  })

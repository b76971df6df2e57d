import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { table } from './table.ts'

// Node counts: what is offered, what it leads to and which rules forbid the rest, for every number up to the last hex.

type Row = [what: string, made: () => Match, depth: number, nodes: string]

/** How many ways there are to make so many choices, and how often each rule stands in the way of another. */
const counts: Row[] = [
  [
    'a dragon at the wall',
    () => table('invader movement', 'DRG 0606 SE', 'city INF 0707', 'city MIL 0808'),
    3,
    '73 ways; bounded 8 (2364), breathed 2 (591), broke 6 (1188), dice 10 (76), flew 1 (287), phase 80 (290), rammed 10 (2896), tookOff 1 (179), turned 18 (3300), walked 16 (4497); DR-2.12.1.1 11928, DR-2.12.1.1.1 10152, DR-2.12.1.1.2 849, DR-2.12.1.1.3 416, DR-2.12.1.1.4 3846, DR-2.12.1.1.5 433, DR-2.12.1.5a 4686, DR-2.12.1.5b 425, DR-2.1d 118, DR-2.3c 8, DR-2.4.5 1701, DR-2.4.7.2 16, DR-2.5.3a 4, DR-2.5.5.2a 6818, DR-2.5.5.2b 4, DR-2.5.5.3 4697, DR-2.5.5c 13, DR-2.5.8 3400, DR-2.7.6.1a 22, DR-2.7.6.1c 4653, DR-2.7.6.3 4697, DR-3.2.1 6832',
  ],
  [
    'a dragon in the air',
    () => table('invader movement', 'DRG 0606 SE flying', 'city INF 0707', 'city MIL 0808'),
    2,
    '6 ways; landed 1 (179), phase 19 (66), turn 1 (2); DR-2.12.1.1.4 3407, DR-2.12.1.1.5 1, DR-2.1d 12, DR-2.4.5 851, DR-2.5.5.2a 854, DR-2.5.8 425, DR-3.2.1 854',
  ],
  [
    'a roc and a wurm',
    () => table('invader movement', 'ROC 1406 S', 'WRM 0606 SE', 'city INF 1408', 'city INF 0707'),
    2,
    '31 ways; bounded 10 (5493), bridgeMarked 1 (320), broke 3 (901), destroyed 1 (300), dice 7 (73), holds 1 (437), phase 7 (27), rammed 7 (2083), tookOff 1 (319), turned 6 (1394), walked 2 (574); DR-2.12.1.1.1 2116, DR-2.12.1.1.2 849, DR-2.12.1.1.3 413, DR-2.12.1.1.4 858, DR-2.12.1.1.5 852, DR-2.12.1.7.2 1, DR-2.12.3 852, DR-2.12.4 425, DR-2.1d 24, DR-2.3c 2, DR-2.4.5 850, DR-2.4.7.2 427, DR-2.5.2a 1, DR-2.5.3.1b 425, DR-2.5.3a 2, DR-2.5.5.2a 1274, DR-2.5.5.2b 1, DR-2.5.5.2d 426, DR-2.5.5c 3, DR-2.5.8 425, DR-3.2.1 1708',
  ],
  [
    'a serpent in the river',
    () => table('invader movement', 'SER 1411', 'SER 1316', 'city INF 1410', 'city INF 2010'),
    2,
    '54 ways; destroyed 9 (1688), moved 49 (48487), phase 8 (29); DR-2.10.7e 854, DR-2.11.2.2 1280, DR-2.1d 6, DR-2.4.1a 797, DR-2.4.3a 4, DR-2.4.5 425, DR-2.5.3.1a 5, DR-2.5.3.1b 846, DR-2.5.5.3 427, DR-2.5.5a 52, DR-2.5.5c 802, DR-2.5.7.1 427, DR-2.5.8 3, DR-2.7.1a 424, DR-2.7.2a 427',
  ],
  [
    'giants, trolls and rams at a gate',
    () => table('invader movement', 'GNT 0606', 'TRL 0605', 'CAT 0507', 'ORC 0506', 'city INF 0707'),
    2,
    '73 ways; dice 1 (13), moved 67 (25168), phase 5 (18), rammed 1 (286); DR-2.10.7e 1281, DR-2.10.8 1, DR-2.11.2.2 1281, DR-2.12.1.5a 423, DR-2.12.1.5e 4, DR-2.1d 8, DR-2.4.1a 1197, DR-2.4.3a 11, DR-2.4.5 423, DR-2.5.3.1a 6, DR-2.5.3.1b 1275, DR-2.5.5.3 427, DR-2.5.5a 77, DR-2.5.5c 1203, DR-2.7.6.1c 424, DR-2.7.6.3 427',
  ],
  [
    'goblins, wolves and heroes on the march',
    () => table('invader movement', 'GOB 0608', 'GOB 0512', 'HERO 0511', 'city INF 0707', 'city CAV 1009'),
    2,
    '97 ways; climbed 1 (169), dice 1 (12), moved 90 (28283), phase 9 (30), turn 1 (2); DR-2.10.7e 1281, DR-2.11.2.2 1281, DR-2.1d 6, DR-2.4.1a 1177, DR-2.4.3a 8, DR-2.4.5 849, DR-2.5.3.1a 6, DR-2.5.3.1b 1273, DR-2.5.3.1f 1, DR-2.5.5a 78, DR-2.5.5c 1203',
  ],
  [
    'the city marches out',
    () =>
      table(
        'city movement',
        'ORC 1010',
        'GNT 0606',
        'city INF 0707',
        'city CAV 0808',
        'city HERO 0909',
        'city ARH 0710',
      ),
    2,
    '127 ways; moved 121 (75097), phase 2 (9); DR-2.10.3 14, DR-2.10.7e 1708, DR-2.11.2.2 1708, DR-2.12.1.5a 427, DR-2.1d 10, DR-2.4.1a 1552, DR-2.4.3a 13, DR-2.4.5 423, DR-2.5.3.1a 1708, DR-2.5.5.3 427, DR-2.5.5c 1708, DR-2.7.6.1b 1, DR-2.7.6.1c 423, DR-2.7.6.3 427',
  ],
  [
    'Elowyn goes free',
    () =>
      table('city movement', 'DRG 0202 SE', 'city ELOWYN 1408', 'city ORC 1408', 'city ORC 2006', { map: 'nurkott' }),
    2,
    '71 ways; elowynLeft 26 (5928), moved 123 (85330), phase 5 (15), turn 1 (2); DR-2.10.7e 829, DR-2.11.2.2 854, DR-2.1d 4, DR-2.4.1a 805, DR-2.4.3a 4, DR-2.4.5 850, DR-2.5.3.1a 854, DR-2.5.5c 854',
  ],
  [
    'bows of the city',
    () =>
      table('city missiles', 'ORC 1010', 'DRG 1108 N', 'GNT 1011', 'city ARH 1009', 'city ARH 1008', 'city ARH 1110'),
    3,
    '106 ways; bounded 8 (3498), destroyed 18 (3011), dice 11 (143), holds 2 (886), hurt 3 (302), moved 58 (36581), phase 11 (31), shot 3 (585), shotAt 11 (1287), slithered 1 (444), tookOff 1 (266), turn 3 (6), turned 4 (1072), walked 3 (1332); DR-2.10.7e 854, DR-2.11.2.2 854, DR-2.12.1.1.1 1269, DR-2.12.1.1.2 849, DR-2.12.1.1.3 416, DR-2.12.1.1.4 429, DR-2.12.1.1.5 426, DR-2.12.1.5a 1705, DR-2.12.1.5e 2, DR-2.1d 24, DR-2.3c 1, DR-2.4.1a 785, DR-2.4.3a 7, DR-2.4.5 424, DR-2.4.7.2 3, DR-2.5.3.1a 4, DR-2.5.3.1b 850, DR-2.5.5.2a 854, DR-2.5.5.3 1708, DR-2.5.5a 52, DR-2.5.5c 802, DR-2.5.8 425, DR-2.7.6.1a 2550, DR-2.7.6.1b 1, DR-2.7.6.1c 1688, DR-2.7.6.3 2980, DR-3.2.1 854',
  ],
  [
    'engines of the city',
    () => table('city missiles', 'ORC 1010', 'DRG 1108 N', 'city BAL 1012', 'city ARH 1008'),
    3,
    '57 ways; bounded 8 (3498), destroyed 2 (360), dice 4 (52), holds 1 (437), hurt 3 (302), moved 29 (16459), phase 5 (15), shot 2 (403), shotAt 3 (354), slithered 1 (444), tookOff 1 (266), turn 1 (2), turned 4 (1072), walked 3 (1332); DR-2.10.7e 427, DR-2.11.2.2 427, DR-2.12.1.1.1 1269, DR-2.12.1.1.2 849, DR-2.12.1.1.3 416, DR-2.12.1.1.4 429, DR-2.12.1.1.5 426, DR-2.12.1.5a 852, DR-2.12.1.5e 1, DR-2.1d 18, DR-2.3c 1, DR-2.4.1a 393, DR-2.4.3a 3, DR-2.4.5 425, DR-2.4.7.2 3, DR-2.5.3.1a 2, DR-2.5.3.1b 425, DR-2.5.5.2a 854, DR-2.5.5.3 854, DR-2.5.5a 26, DR-2.5.5c 401, DR-2.5.8 425, DR-2.7.6.1a 1704, DR-2.7.6.1b 1, DR-2.7.6.1c 846, DR-2.7.6.3 1278, DR-3.2.1 854',
  ],
  [
    'bows and fire of the invader',
    () => table('invader missiles', 'DRG 1010 N', 'ARH 1013', 'city INF 1009', 'city MIL 1008', 'city HERO 1111'),
    3,
    '15 ways; breathed 3 (1234), destroyed 1 (165), dice 2 (22), escaped 2 (20), killed 1 (160), phase 18 (69); DR-2.11.2.2 1708, DR-2.12.1.5a 425, DR-2.12.1.5b 424, DR-2.12.1.5e 1, DR-2.1d 10, DR-2.4.5 424, DR-2.5.5.3 2135, DR-2.5.7.1 1708, DR-2.7.1a 1692, DR-2.7.1d 852, DR-2.7.1f 852, DR-2.7.2a 1708, DR-2.7.6.1a 2, DR-2.7.6.1b 3, DR-2.7.6.1c 422, DR-2.7.6.3 427, DR-2.8.8d 854',
  ],
  [
    'magic of the city',
    () => table('city magic', 'GNT 1010', 'WZD 1012', 'ORC 1110', 'city WZD 1011', 'city INF 1009'),
    1,
    '121 ways; bolt 3 (312), boltHeld 2 (420), cast 120 (24324), destroyed 9 (1531), dice 2 (26), hurt 1 (89), killed 1 (240), phase 242 (1089), shot 2 (436), summoned 14 (3840); DR-2.8.5 424, DR-2.8.6 390, DR-2.8.7 366, DR-2.8.8a 424, DR-2.8.8d 425, DR-2.8.9a 413, DR-2.8.9h 427',
  ],
  [
    'magic of the invader',
    () => table('invader magic', 'WZD 1012', 'ORC 1110', 'city WZD 1009', 'city ELM 1008', 'city INF 1011'),
    1,
    '125 ways; bolt 3 (355), boltHeld 3 (719), cast 123 (30072), destroyed 10 (1633), dice 3 (34), dismissalRoll 1 (158), killed 1 (171), moved 1 (398), outOfControl 1 (77), phase 124 (248), shot 3 (747), summoned 16 (5091); DR-2.8.5 424, DR-2.8.6 390, DR-2.8.7 366, DR-2.8.8a 424, DR-2.8.8d 424, DR-2.8.9a 410, DR-2.8.9c 1, DR-2.8.9h 426',
  ],
  [
    'melee of the city',
    () =>
      table(
        'city melee',
        'ORC 1010',
        'GNT 1111',
        'DRG 0908 S',
        'city INF 1009',
        'city HERO 1009',
        'city CAV 1110',
        'city MIL 0909',
      ),
    4,
    '323 ways; attacked 9 (1924), bounded 8 (3031), breathed 3 (1130), destroyed 24 (3999), dice 16 (205), escaped 1 (6), flew 1 (381), holds 1 (449), hurt 3 (289), killed 11 (1997), moved 55 (37129), overran 6 (1524), phase 94 (270), struckAt 3 (312), tookOff 1 (232), turn 7 (14), turned 16 (3760), walked 28 (10732); DR-2.10.7e 854, DR-2.11.2.2 4270, DR-2.12.1.1 10235, DR-2.12.1.1.1 8883, DR-2.12.1.1.2 850, DR-2.12.1.1.3 416, DR-2.12.1.1.4 3419, DR-2.12.1.1.5 432, DR-2.12.1.5a 424, DR-2.12.1.5b 424, DR-2.12.1.5e 2, DR-2.1d 106, DR-2.3c 7, DR-2.4.1a 807, DR-2.4.3a 7, DR-2.4.5 29682, DR-2.4.7.1 1, DR-2.4.7.2 15, DR-2.5.3.1a 4, DR-2.5.3.1b 850, DR-2.5.5.2a 5978, DR-2.5.5.3 3843, DR-2.5.5a 52, DR-2.5.5c 802, DR-2.5.7.1 3416, DR-2.5.8 2975, DR-2.7.1a 3388, DR-2.7.1d 4674, DR-2.7.1f 4697, DR-2.7.2a 4693, DR-2.7.2b 2, DR-2.7.2c 423, DR-2.7.6.1a 3, DR-2.7.6.1c 422, DR-2.7.6.3 427, DR-2.8.8d 4697, DR-3.2.1 5978',
  ],
  [
    'melee of the invader',
    () =>
      table('invader melee', 'DRG 1010 N', 'ORC 1109', 'GNT 0909', 'city INF 1009', 'city HERO 1110', 'city ARH 0910'),
    4,
    '373 ways; attacked 6 (1520), dice 14 (171), killed 5 (839), moved 87 (56307), phase 115 (457), shotAt 1 (107), struck 9 (2352), turn 1 (2); DR-2.10.7e 1281, DR-2.11.2.2 3843, DR-2.12.1.5a 427, DR-2.12.1.6 5091, DR-2.1d 20, DR-2.4.1a 1218, DR-2.4.3a 10, DR-2.4.5 38588, DR-2.5.3.1a 1281, DR-2.5.5.3 2989, DR-2.5.5c 1281, DR-2.5.7.1 2562, DR-2.7.1a 2537, DR-2.7.1d 3833, DR-2.7.1f 3840, DR-2.7.2a 2562, DR-2.7.6.1a 1278, DR-2.7.6.1c 422, DR-2.7.6.3 427, DR-2.8.8d 3843',
  ],
  [
    'melee through an entrance',
    () => table('city melee', 'GNT 0606', 'ORC 0605', 'city INF 0707', 'city HERO 0707', 'city ARH 0808'),
    4,
    '254 ways; dice 5 (57), hurt 1 (89), moved 131 (60800), opened 2 (396), phase 358 (1265), rammed 1 (286), struckAt 4 (430), turn 6 (13); DR-2.10.4 3, DR-2.10.7e 2135, DR-2.11.2.2 3843, DR-2.1d 18, DR-2.4.1a 2006, DR-2.4.3a 12, DR-2.4.5 30177, DR-2.5.3.1a 1285, DR-2.5.3.1b 850, DR-2.5.5.3 1706, DR-2.5.5a 51, DR-2.5.5c 2083, DR-2.5.7.1 1708, DR-2.7.1.3 2, DR-2.7.1a 1696, DR-2.7.1d 2, DR-2.7.2a 2980',
  ],
  [
    'elementals',
    () => table('city melee', 'ORC 1010', 'GNT 1111', 'city ELM 1110', 'city WZD 1109', 'city INF 1011'),
    4,
    '294 ways; attacked 4 (954), bolt 2 (196), boltHeld 1 (200), cast 119 (25816), destroyed 24 (4104), dice 9 (109), dismissed 1 (112), holds 1 (449), hurt 1 (89), killed 3 (609), moved 56 (38136), phase 383 (1545), shot 1 (208), struckAt 4 (510), summoned 15 (4374), turn 9 (18); DR-2.10.6 10, DR-2.10.7e 854, DR-2.11.2.2 3416, DR-2.1d 16, DR-2.4.1a 809, DR-2.4.3a 5, DR-2.4.5 25927, DR-2.5.3.1a 4, DR-2.5.3.1b 850, DR-2.5.5.3 2562, DR-2.5.5a 52, DR-2.5.5c 802, DR-2.5.7.1 2562, DR-2.7.1a 2539, DR-2.7.1d 3828, DR-2.7.1f 3843, DR-2.7.2a 3834, DR-2.8.5 424, DR-2.8.6 390, DR-2.8.7 366, DR-2.8.8a 425, DR-2.8.8d 4269, DR-2.8.9a 412, DR-2.8.9h 426',
  ],
  [
    'a monster run amok',
    () => table('invader movement', 'DRG 1010 S head=8', 'ORC 0403', 'city INF 1009', 'city INF 2010'),
    3,
    '38 ways; moved 16 (4249), phase 36 (126), turned 54 (13662); DR-2.10.7e 427, DR-2.11.2.2 427, DR-2.12.1.1 2, DR-2.12.1.1.1 11421, DR-2.12.1.1.2 7641, DR-2.12.1.1.3 3744, DR-2.12.1.1.4 3852, DR-2.12.1.1.5 3834, DR-2.12.1.7.1 153, DR-2.1d 110, DR-2.3c 9, DR-2.4.1a 406, DR-2.4.3a 3, DR-2.4.5 5100, DR-2.4.7.2 27, DR-2.5.3.1a 2, DR-2.5.3.1b 425, DR-2.5.5.2a 7686, DR-2.5.5a 26, DR-2.5.5c 401, DR-2.5.8 3825, DR-3.2.1 7686',
  ],
  [
    'Nurkott: climbing',
    () => table('invader movement', 'INF 1106', 'HERO 1106', 'city ORC 2010', 'city ORC 1207', { map: 'nurkott' }),
    2,
    '43 ways; climbed 1 (206), dice 1 (12), moved 37 (24495), phase 11 (37), turn 1 (2); DR-2.10.7e 854, DR-2.11.2.2 854, DR-2.1d 4, DR-2.4.1a 809, DR-2.4.3a 4, DR-2.4.5 850, DR-2.5.3.1a 4, DR-2.5.3.1b 848, DR-2.5.5a 10, DR-2.5.5c 844, DR-2.5.8 1',
  ],
  [
    'Nurkott: entering',
    () => table('invader movement', 'DRG - N', 'CAV -', 'city ORC 1508', 'city ORC 0603', { map: 'nurkott' }),
    2,
    '52 ways; entered 47 (15105), phase 9 (30), turn 1 (2); DR-2.10.7e 427, DR-2.11.2.2 427, DR-2.12.1.1.4 1283, DR-2.12.1.1.5 1, DR-2.1d 2, DR-2.4.1a 380, DR-2.4.3a 2, DR-2.4.5 850, DR-2.5.3.1a 427, DR-2.5.5.2a 854, DR-2.5.5c 427, DR-3.2.1 3413',
  ],
  [
    'reinforcements',
    () => table('city reinforcements', 'ORC 0512', 'city MIL 1010', 'city INF 0707', 'city INF 1910', { turn: 10 }),
    2,
    '42 ways; reinforced 49 (9891); DR-2.9b 3360, DR-2.9c 7',
  ],
  [
    'fog and whirlwind',
    () =>
      table('city melee', 'ORC 1010', 'GNT 1111', 'city INF 1009', 'city CAV 1110', {
        fog: { WZD_HUMAN: '1010' },
        fallen: { WZD_HUMAN: 'city' },
      }),
    3,
    '244 ways; destroyed 28 (4615), ended 63 (12474), holds 1 (449), moved 137 (98212), phase 319 (1146), turn 1 (3); DR-2.10.3 14, DR-2.10.7e 1708, DR-2.11.2.2 2135, DR-2.1d 10, DR-2.4.1a 1561, DR-2.4.3a 10, DR-2.4.5 27202, DR-2.5.3.1a 858, DR-2.5.3.1b 850, DR-2.5.5.3 427, DR-2.5.5a 52, DR-2.5.5c 1656, DR-2.5.7.1 427, DR-2.7.1a 423, DR-2.7.2a 427',
  ],
]

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, board.size + 2)).toBe(nodes)
  })

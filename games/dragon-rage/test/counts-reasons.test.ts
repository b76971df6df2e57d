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
    '73 ways; DR-2.12.1.1 11900, DR-2.12.1.1.1 10136, DR-2.12.1.1.2 847, DR-2.12.1.1.3 416, DR-2.12.1.1.4 3826, DR-2.12.1.1.5 425, DR-2.12.1.5a 4664, DR-2.12.1.5b 423, DR-2.4.5 1693, DR-2.4.7.2 16, DR-2.5.3a 4, DR-2.5.5.2a 6786, DR-2.5.5.2b 4, DR-2.5.5.3 4675, DR-2.5.5c 13, DR-2.5.8 3400, DR-2.7.6.1a 22, DR-2.7.6.1c 4653, DR-2.7.6.3 4675, DR-3.2.1 6800',
  ],
  [
    'a dragon in the air',
    () => table('invader movement', 'DRG 0606 SE flying', 'city INF 0707', 'city MIL 0808'),
    2,
    '6 ways; DR-2.12.1.1.4 3400, DR-2.4.5 847, DR-2.5.5.2a 850, DR-2.5.8 425, DR-3.2.1 850',
  ],
  [
    'a roc and a wurm',
    () => table('invader movement', 'ROC 1406 S', 'WRM 0606 SE', 'city INF 1408', 'city INF 0707'),
    2,
    '31 ways; DR-2.12.1.1.1 2112, DR-2.12.1.1.2 847, DR-2.12.1.1.3 413, DR-2.12.1.1.4 852, DR-2.12.1.1.5 850, DR-2.12.3 850, DR-2.12.4 425, DR-2.4.5 846, DR-2.4.7.2 427, DR-2.5.2a 1, DR-2.5.3.1b 425, DR-2.5.3a 2, DR-2.5.5.2a 1268, DR-2.5.5.2b 1, DR-2.5.5.2d 424, DR-2.5.5c 3, DR-2.5.8 425, DR-3.2.1 1700',
  ],
  [
    'a serpent in the river',
    () => table('invader movement', 'SER 1411', 'SER 1316', 'city INF 1410', 'city INF 2010'),
    2,
    '54 ways; DR-2.10.7e 850, DR-2.11.2.2 1274, DR-2.4.1a 797, DR-2.4.3a 4, DR-2.4.5 423, DR-2.5.3.1a 1, DR-2.5.3.1b 846, DR-2.5.5.3 425, DR-2.5.5a 52, DR-2.5.5c 798, DR-2.5.7.1 425, DR-2.5.8 3, DR-2.7.1a 424, DR-2.7.2a 425',
  ],
  [
    'giants, trolls and rams at a gate',
    () => table('invader movement', 'GNT 0606', 'TRL 0605', 'CAT 0507', 'ORC 0506', 'city INF 0707'),
    2,
    '73 ways; DR-2.10.7e 1275, DR-2.10.8 1, DR-2.11.2.2 1275, DR-2.12.1.5a 421, DR-2.12.1.5e 4, DR-2.4.1a 1197, DR-2.4.3a 11, DR-2.4.5 421, DR-2.5.3.1b 1275, DR-2.5.5.3 425, DR-2.5.5a 77, DR-2.5.5c 1197, DR-2.7.6.1c 424, DR-2.7.6.3 425',
  ],
  [
    'goblins, wolves and heroes on the march',
    () => table('invader movement', 'GOB 0608', 'GOB 0512', 'HERO 0511', 'city INF 0707', 'city CAV 1009'),
    2,
    '97 ways; DR-2.10.7e 1275, DR-2.11.2.2 1275, DR-2.4.1a 1177, DR-2.4.3a 8, DR-2.4.5 845, DR-2.5.3.1b 1273, DR-2.5.3.1f 1, DR-2.5.5a 78, DR-2.5.5c 1197',
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
    '127 ways; DR-2.10.3 14, DR-2.10.7e 1700, DR-2.11.2.2 1700, DR-2.12.1.5a 425, DR-2.4.1a 1552, DR-2.4.3a 13, DR-2.4.5 421, DR-2.5.3.1a 1700, DR-2.5.5.3 425, DR-2.5.5c 1700, DR-2.7.6.1b 1, DR-2.7.6.1c 423, DR-2.7.6.3 425',
  ],
  [
    'Elowyn goes free',
    () =>
      table('city movement', 'DRG 0202 SE', 'city ELOWYN 1408', 'city ORC 1408', 'city ORC 2006', { map: 'nurkott' }),
    2,
    '71 ways; DR-2.10.7e 825, DR-2.11.2.2 850, DR-2.4.1a 805, DR-2.4.3a 4, DR-2.4.5 846, DR-2.5.3.1a 850, DR-2.5.5c 850',
  ],
  [
    'bows of the city',
    () =>
      table('city missiles', 'ORC 1010', 'DRG 1108 N', 'GNT 1011', 'city ARH 1009', 'city ARH 1008', 'city ARH 1110'),
    3,
    '106 ways; DR-2.10.7e 850, DR-2.11.2.2 850, DR-2.12.1.1.1 1267, DR-2.12.1.1.2 847, DR-2.12.1.1.3 416, DR-2.12.1.1.4 426, DR-2.12.1.1.5 425, DR-2.12.1.5a 1697, DR-2.12.1.5e 2, DR-2.4.1a 785, DR-2.4.3a 7, DR-2.4.5 422, DR-2.4.7.2 3, DR-2.5.3.1b 850, DR-2.5.5.2a 850, DR-2.5.5.3 1700, DR-2.5.5a 52, DR-2.5.5c 798, DR-2.5.8 425, DR-2.7.6.1a 2538, DR-2.7.6.1b 1, DR-2.7.6.1c 1688, DR-2.7.6.3 2966, DR-3.2.1 850',
  ],
  [
    'engines of the city',
    () => table('city missiles', 'ORC 1010', 'DRG 1108 N', 'city BAL 1012', 'city ARH 1008'),
    3,
    '57 ways; DR-2.10.7e 425, DR-2.11.2.2 425, DR-2.12.1.1.1 1267, DR-2.12.1.1.2 847, DR-2.12.1.1.3 416, DR-2.12.1.1.4 426, DR-2.12.1.1.5 425, DR-2.12.1.5a 848, DR-2.12.1.5e 1, DR-2.4.1a 393, DR-2.4.3a 3, DR-2.4.5 423, DR-2.4.7.2 3, DR-2.5.3.1b 425, DR-2.5.5.2a 850, DR-2.5.5.3 850, DR-2.5.5a 26, DR-2.5.5c 399, DR-2.5.8 425, DR-2.7.6.1a 1696, DR-2.7.6.1b 1, DR-2.7.6.1c 846, DR-2.7.6.3 1272, DR-3.2.1 850',
  ],
  [
    'bows and fire of the invader',
    () => table('invader missiles', 'DRG 1010 N', 'ARH 1013', 'city INF 1009', 'city MIL 1008', 'city HERO 1111'),
    3,
    '15 ways; DR-2.11.2.2 1700, DR-2.12.1.5a 423, DR-2.12.1.5b 422, DR-2.12.1.5e 1, DR-2.4.5 422, DR-2.5.5.3 2125, DR-2.5.7.1 1700, DR-2.7.1a 1692, DR-2.7.1d 848, DR-2.7.1f 848, DR-2.7.2a 1700, DR-2.7.6.1a 2, DR-2.7.6.1b 3, DR-2.7.6.1c 422, DR-2.7.6.3 425, DR-2.8.8d 850',
  ],
  [
    'magic of the city',
    () => table('city magic', 'GNT 1010', 'WZD 1012', 'ORC 1110', 'city WZD 1011', 'city INF 1009'),
    1,
    '121 ways; DR-2.8.5 422, DR-2.8.6 388, DR-2.8.7 364, DR-2.8.8a 422, DR-2.8.8d 423, DR-2.8.9a 411, DR-2.8.9h 425',
  ],
  [
    'magic of the invader',
    () => table('invader magic', 'WZD 1012', 'ORC 1110', 'city WZD 1009', 'city ELM 1008', 'city INF 1011'),
    1,
    '125 ways; DR-2.8.5 422, DR-2.8.6 388, DR-2.8.7 364, DR-2.8.8a 422, DR-2.8.8d 422, DR-2.8.9a 408, DR-2.8.9c 1, DR-2.8.9h 424',
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
    '323 ways; DR-2.10.7e 850, DR-2.11.2.2 4250, DR-2.12.1.1 10211, DR-2.12.1.1.1 8869, DR-2.12.1.1.2 848, DR-2.12.1.1.3 416, DR-2.12.1.1.4 3401, DR-2.12.1.1.5 425, DR-2.12.1.5a 422, DR-2.12.1.5b 422, DR-2.12.1.5e 2, DR-2.4.1a 807, DR-2.4.3a 7, DR-2.4.5 29542, DR-2.4.7.2 15, DR-2.5.3.1b 850, DR-2.5.5.2a 5950, DR-2.5.5.3 3825, DR-2.5.5a 52, DR-2.5.5c 798, DR-2.5.7.1 3400, DR-2.5.8 2975, DR-2.7.1a 3388, DR-2.7.1d 4652, DR-2.7.1f 4675, DR-2.7.2a 4671, DR-2.7.2b 2, DR-2.7.2c 421, DR-2.7.6.1a 3, DR-2.7.6.1c 422, DR-2.7.6.3 425, DR-2.8.8d 4675, DR-3.2.1 5950',
  ],
  [
    'melee of the invader',
    () =>
      table('invader melee', 'DRG 1010 N', 'ORC 1109', 'GNT 0909', 'city INF 1009', 'city HERO 1110', 'city ARH 0910'),
    4,
    '372 ways; DR-2.10.7e 1275, DR-2.11.2.2 3825, DR-2.12.1.5a 425, DR-2.12.1.6 5067, DR-2.4.1a 1218, DR-2.4.3a 10, DR-2.4.5 38406, DR-2.5.3.1a 1275, DR-2.5.5.3 2975, DR-2.5.5c 1275, DR-2.5.7.1 2550, DR-2.7.1a 2538, DR-2.7.1d 3815, DR-2.7.1f 3822, DR-2.7.2a 2550, DR-2.7.6.1a 1272, DR-2.7.6.1c 422, DR-2.7.6.3 425, DR-2.8.8d 3825',
  ],
  [
    'melee through an entrance',
    () => table('city melee', 'GNT 0606', 'ORC 0605', 'city INF 0707', 'city HERO 0707', 'city ARH 0808'),
    4,
    '254 ways; DR-2.10.4 3, DR-2.10.7e 2125, DR-2.11.2.2 3825, DR-2.4.1a 2006, DR-2.4.3a 12, DR-2.4.5 30035, DR-2.5.3.1a 1275, DR-2.5.3.1b 850, DR-2.5.5.3 1698, DR-2.5.5a 51, DR-2.5.5c 2073, DR-2.5.7.1 1700, DR-2.7.1.3 2, DR-2.7.1a 1696, DR-2.7.1d 2, DR-2.7.2a 2966',
  ],
  [
    'elementals',
    () => table('city melee', 'ORC 1010', 'GNT 1111', 'city ELM 1110', 'city WZD 1109', 'city INF 1011'),
    4,
    '294 ways; DR-2.10.6 10, DR-2.10.7e 850, DR-2.11.2.2 3400, DR-2.4.1a 809, DR-2.4.3a 5, DR-2.4.5 25805, DR-2.5.3.1b 850, DR-2.5.5.3 2550, DR-2.5.5a 52, DR-2.5.5c 798, DR-2.5.7.1 2550, DR-2.7.1a 2539, DR-2.7.1d 3810, DR-2.7.1f 3825, DR-2.7.2a 3816, DR-2.8.5 422, DR-2.8.6 388, DR-2.8.7 364, DR-2.8.8a 423, DR-2.8.8d 4249, DR-2.8.9a 410, DR-2.8.9h 424',
  ],
  [
    'a monster run amok',
    () => table('invader movement', 'DRG 1010 S head=8', 'ORC 0403', 'city INF 1009', 'city INF 2010'),
    3,
    '38 ways; DR-2.10.7e 425, DR-2.11.2.2 425, DR-2.12.1.1 2, DR-2.12.1.1.1 11403, DR-2.12.1.1.2 7623, DR-2.12.1.1.3 3744, DR-2.12.1.1.4 3825, DR-2.12.1.1.5 3825, DR-2.12.1.7.1 135, DR-2.4.1a 406, DR-2.4.3a 3, DR-2.4.5 5076, DR-2.4.7.2 27, DR-2.5.3.1b 425, DR-2.5.5.2a 7650, DR-2.5.5a 26, DR-2.5.5c 399, DR-2.5.8 3825, DR-3.2.1 7650',
  ],
  [
    'Nurkott: climbing',
    () => table('invader movement', 'INF 1106', 'HERO 1106', 'city ORC 2010', 'city ORC 1207', { map: 'nurkott' }),
    2,
    '43 ways; DR-2.10.7e 850, DR-2.11.2.2 850, DR-2.4.1a 809, DR-2.4.3a 4, DR-2.4.5 846, DR-2.5.3.1b 848, DR-2.5.5a 10, DR-2.5.5c 840, DR-2.5.8 1',
  ],
  [
    'Nurkott: entering',
    () => table('invader movement', 'DRG - N', 'CAV -', 'city ORC 1508', 'city ORC 0603', { map: 'nurkott' }),
    2,
    '52 ways; DR-2.10.7e 425, DR-2.11.2.2 425, DR-2.12.1.1.4 1275, DR-2.4.1a 380, DR-2.4.3a 2, DR-2.4.5 846, DR-2.5.3.1a 425, DR-2.5.5.2a 850, DR-2.5.5c 425, DR-3.2.1 3396',
  ],
  [
    'reinforcements',
    () => table('city reinforcements', 'ORC 0512', 'city MIL 1010', 'city INF 0707', 'city INF 1910', { turn: 10 }),
    2,
    '42 ways; DR-2.9b 3344, DR-2.9c 7',
  ],
  [
    'fog and whirlwind',
    () =>
      table('city melee', 'ORC 1010', 'GNT 1111', 'city INF 1009', 'city CAV 1110', {
        fog: { WZD_HUMAN: '1010' },
        fallen: { WZD_HUMAN: 'city' },
      }),
    3,
    '244 ways; DR-2.10.3 14, DR-2.10.7e 1700, DR-2.11.2.2 2125, DR-2.4.1a 1561, DR-2.4.3a 10, DR-2.4.5 27074, DR-2.5.3.1a 850, DR-2.5.3.1b 850, DR-2.5.5.3 425, DR-2.5.5a 52, DR-2.5.5c 1648, DR-2.5.7.1 425, DR-2.7.1a 423, DR-2.7.2a 425',
  ],
]

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, board.size)).toBe(nodes)
  })

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
    '190 ways; DR-2.10.8 28, DR-3.3.2 35091, DR-4.3.1 266',
  ],
  [
    'forces are bought on Nurkott',
    () => open({ scenario: 'pointsNurkott' }),
    2,
    '190 ways; DR-2.10.8 28, DR-3.3.2 35091, DR-4.3.1 294',
  ],
  ['the first units are placed', () => open({}), 1, '132 ways; DR-3.1.1 293'],
  ['the first units of Nurkott are placed', () => open({ scenario: 'N1' }), 1, '89 ways; DR-3.2.1 336'],
  [
    'a long flight',
    () => chosen(table('invader movement', 'DRG 0606 SE flying', 'city INF 0707', 'city MIL 0808'), 'unit @0606'),
    4,
    '262 ways; DR-2.10.1 1, DR-2.10.7e 1700, DR-2.11.2.2 2125, DR-2.12.1.1.4 8073, DR-2.4.1a 1644, DR-2.4.3a 6, DR-2.4.5 43998, DR-2.5.3.1a 1700, DR-2.5.5.2a 1700, DR-2.5.5.3 424, DR-2.5.5c 1700, DR-2.5.7.1 425, DR-2.5.8 850, DR-2.7.1.3 1, DR-2.7.1a 424, DR-2.7.2a 848, DR-3.2.1 1700',
  ],
  [
    'the flight of a roc',
    () => chosen(table('invader movement', 'ROC 1406 S flying', 'city INF 1408', 'city INF 2010'), 'unit @1406'),
    5,
    '274 ways; DR-2.10.7e 19550, DR-2.11.2.2 19550, DR-2.12.1.1.4 7223, DR-2.12.3 1700, DR-2.4.1a 19331, DR-2.4.3a 46, DR-2.4.5 26258, DR-2.4.7.2 850, DR-2.5.3.1a 19550, DR-2.5.5.2a 1700, DR-2.5.5c 19550, DR-2.5.8 850, DR-3.2.1 1700',
  ],
  [
    'a young dragon takes off',
    () => chosen(table('invader movement', 'YDR 1009 N', 'city INF 1008', 'city WZD 1109'), 'unit @1009'),
    3,
    '1272 ways; DR-2.11.2.2 2125, DR-2.12.1.1 6800, DR-2.12.1.1.1 4225, DR-2.12.1.1.2 847, DR-2.12.1.1.3 416, DR-2.12.1.1.4 2976, DR-2.12.1.1.5 425, DR-2.12.1.5a 11024, DR-2.12.1.5b 3803, DR-2.4.3a 8, DR-2.4.5 101492, DR-2.4.7.2 2125, DR-2.5.5.2a 4250, DR-2.5.5.3 13175, DR-2.5.7.1 2125, DR-2.5.8 2125, DR-2.7.1a 2118, DR-2.7.2a 2125, DR-2.7.6.1a 52, DR-2.7.6.1c 10998, DR-2.7.6.3 11050, DR-2.8.5 2532, DR-2.8.6 2328, DR-2.8.7 2184, DR-2.8.8a 2544, DR-2.8.8b 842, DR-2.8.8d 2550, DR-2.8.9a 2483, DR-2.8.9h 2550, DR-3.2.1 4250',
  ],
  [
    'a wurm burrows',
    () => chosen(table('invader movement', 'WRM 0606 SE', 'city INF 0707', 'city INF 2010'), 'unit @0606'),
    3,
    '487 ways; DR-2.10.7e 3400, DR-2.11.2.2 8925, DR-2.12.1.1 86700, DR-2.12.1.1.1 65884, DR-2.12.1.1.2 847, DR-2.12.1.1.4 22100, DR-2.12.1.1.5 425, DR-2.12.4 425, DR-2.4.1a 3216, DR-2.4.3a 16, DR-2.4.5 8469, DR-2.4.7.1 5, DR-2.4.7.2 115, DR-2.5.3.1a 3417, DR-2.5.3.1b 22064, DR-2.5.3.1d 8, DR-2.5.3a 36, DR-2.5.5.2a 22065, DR-2.5.5.2b 7, DR-2.5.5.2d 22093, DR-2.5.5.3 5521, DR-2.5.5c 3435, DR-2.5.7.1 5525, DR-2.7.1.3 4, DR-2.7.1a 5512, DR-2.7.1d 425, DR-2.7.1f 424, DR-2.7.2a 5525, DR-2.8.8d 425, DR-3.2.1 44200',
  ],
  [
    'a T-rex with a grudge',
    () => table('invader melee', 'TRX 1010', 'ORC 1109', 'city INF 1009', 'city MIL 1011', 'city HERO 0909'),
    4,
    '428 ways; DR-2.10.1 1, DR-2.10.7e 1275, DR-2.11.2.2 2975, DR-2.4.1a 1202, DR-2.4.3a 8, DR-2.4.5 50223, DR-2.5.3.1a 1275, DR-2.5.5.3 1700, DR-2.5.5c 1275, DR-2.5.7.1 1700, DR-2.7.1a 1697, DR-2.7.1d 3390, DR-2.7.1f 3400, DR-2.7.2a 2123, DR-2.8.8d 3400',
  ],
  [
    'a T-rex hunts',
    () => table('invader movement', 'TRX 1010', 'city INF 1006', 'city HERO 1013'),
    3,
    '171 ways; DR-2.10.7e 1275, DR-2.11.2.2 2125, DR-2.4.1a 1165, DR-2.4.3a 2, DR-2.4.5 22465, DR-2.5.3.1a 850, DR-2.5.3.1b 425, DR-2.5.5.3 850, DR-2.5.5a 26, DR-2.5.5c 1249, DR-2.5.7.1 850, DR-2.7.1a 848, DR-2.7.2a 850',
  ],
  [
    'a troll climbs',
    () => chosen(table('invader movement', 'TRL 0608', 'city HERO 0708', 'city INF 2010'), 'unit @0608'),
    3,
    '1009 ways; DR-2.10.7e 15300, DR-2.11.2.2 17425, DR-2.4.1a 14330, DR-2.4.3a 48, DR-2.4.5 19904, DR-2.5.3.1a 10202, DR-2.5.3.1b 5092, DR-2.5.3.1d 421, DR-2.5.5.3 2125, DR-2.5.5a 311, DR-2.5.5c 14988, DR-2.5.7.1 2125, DR-2.7.1a 2120, DR-2.7.1d 424, DR-2.7.1f 425, DR-2.7.2a 2125, DR-2.8.8d 425',
  ],
  [
    'elementals march',
    () =>
      table('city movement', 'ORC 1010', 'city ELM_EARTH 1110', 'city ELM_FIRE 1111', 'city WZD 1109', 'city INF 1011'),
    2,
    '164 ways; DR-2.10.7e 1700, DR-2.11.2.2 2125, DR-2.4.1a 1538, DR-2.4.3a 4, DR-2.4.5 421, DR-2.5.3.1a 1700, DR-2.5.5.3 425, DR-2.5.5c 1700, DR-2.5.7.1 425, DR-2.7.1a 424, DR-2.7.2a 425',
  ],
  [
    'wild elementals',
    () => table('city movement', 'ORC 1010', 'wild ELM_FIRE 1110', 'city INF 1011', 'city CAV 0908'),
    2,
    '105 ways; DR-2.10.3 14, DR-2.10.7e 850, DR-2.11.2.2 1275, DR-2.4.1a 731, DR-2.4.3a 4, DR-2.4.5 423, DR-2.5.3.1a 850, DR-2.5.5.3 425, DR-2.5.5c 850, DR-2.5.7.1 425, DR-2.7.1a 424, DR-2.7.2a 425',
  ],
  [
    'magic with elementals',
    () => table('city magic', 'ORC 1010', 'city ELM_EARTH 1110', 'city WZD 1109 points=9', 'city INF 1011'),
    2,
    '483 ways; DR-2.4.5 51047, DR-2.8.5 422, DR-2.8.6 388, DR-2.8.7 364, DR-2.8.8a 424, DR-2.8.8d 424, DR-2.8.9a 425, DR-2.8.9h 424',
  ],
  [
    'wounds are spread',
    () => table('city melee', 'DRG 1010 N legs=3', 'city INF 1009', 'city HERO 1011', 'city CAV 1110', 'city MIL 0910'),
    4,
    '96 ways; DR-2.10.1 2, DR-2.11.2.2 2975, DR-2.12.1.1 13600, DR-2.12.1.1.1 11403, DR-2.12.1.1.2 848, DR-2.12.1.1.3 416, DR-2.12.1.1.4 4253, DR-2.12.1.1.5 425, DR-2.12.1.5a 3392, DR-2.12.1.5b 422, DR-2.4.5 1690, DR-2.4.7.2 20, DR-2.5.5.2a 7650, DR-2.5.5.3 6375, DR-2.5.7.1 2975, DR-2.5.8 3825, DR-2.7.1a 2965, DR-2.7.1d 1, DR-2.7.2a 3817, DR-2.7.2b 4, DR-2.7.2c 842, DR-2.7.6.1a 32, DR-2.7.6.1c 3368, DR-2.7.6.3 3400, DR-3.2.1 7650',
  ],
  [
    'a bridge and who guards it',
    () => table('invader movement', 'TRX 1408', 'ORC 1409', 'city INF 1410', 'city INF 2010'),
    3,
    '14 ways; DR-2.10.7e 850, DR-2.11.2.2 1275, DR-2.4.1a 846, DR-2.4.3a 4, DR-2.4.5 2966, DR-2.5.3.1a 1, DR-2.5.3.1b 842, DR-2.5.5.3 425, DR-2.5.5a 52, DR-2.5.5c 798, DR-2.5.7.1 425, DR-2.5.8 4, DR-2.7.1a 425, DR-2.7.1d 423, DR-2.7.1f 425, DR-2.7.2a 425, DR-2.8.8d 425',
  ],
  [
    'fire on houses',
    () => table('invader missiles', 'DRG 0909 S', 'ORC 1013', 'city INF 1009', 'city ARH 1110'),
    4,
    '80 ways; DR-2.10.7e 850, DR-2.11.2.2 2550, DR-2.12.1.5a 848, DR-2.12.1.5b 422, DR-2.12.1.5e 1, DR-2.12.1.6 422, DR-2.4.1a 782, DR-2.4.3a 6, DR-2.4.5 1693, DR-2.5.3.1a 850, DR-2.5.5.3 2550, DR-2.5.5c 850, DR-2.5.7.1 1700, DR-2.7.1a 1700, DR-2.7.1d 1696, DR-2.7.1f 1696, DR-2.7.2a 1700, DR-2.7.6.1a 2, DR-2.7.6.1b 1, DR-2.7.6.1c 846, DR-2.7.6.3 850, DR-2.8.8d 1700',
  ],
  [
    'shots in fog',
    () =>
      table('city missiles', 'ORC 1010', 'DRG 1108 N flying', 'city ARH 1009', 'city BAL 1012', 'city WZD 1110', {
        fog: { WZD_ORC: '1108' },
        fallen: { WZD_ORC: 'invader' },
      }),
    3,
    '33 ways; DR-2.10.7e 425, DR-2.11.2.2 850, DR-2.12.1.1.4 3400, DR-2.12.1.5a 425, DR-2.4.1a 397, DR-2.4.3a 3, DR-2.4.5 423, DR-2.5.3.1b 425, DR-2.5.5.2a 850, DR-2.5.5.3 850, DR-2.5.5a 26, DR-2.5.5c 399, DR-2.5.7.1 425, DR-2.5.8 425, DR-2.7.1a 423, DR-2.7.2a 425, DR-2.7.6.1a 847, DR-2.7.6.1c 424, DR-2.7.6.3 424, DR-2.8.6b 3, DR-3.2.1 850',
  ],
  [
    'reinforcements of the invader',
    () => table('invader reinforcements', 'ORC 0512', 'city MIL 1010', 'city INF 0707', { turn: 10 }),
    2,
    '35 ways; DR-2.10.7e 425, DR-2.11.2.2 425, DR-2.4.1a 396, DR-2.4.3a 2, DR-2.4.5 424, DR-2.5.3.1b 425, DR-2.5.5a 26, DR-2.5.5c 399, DR-2.9b 418',
  ],
  [
    'Elowyn and her guards',
    () => table('invader movement', 'INF 1407', 'ELOWYN 1408', 'city ORC 2006', 'city ORC 1308', { map: 'nurkott' }),
    2,
    '55 ways; DR-2.10.7e 850, DR-2.11.2.2 1275, DR-2.4.1a 795, DR-2.4.3a 4, DR-2.4.5 423, DR-2.5.3.1b 850, DR-2.5.5.3 425, DR-2.5.5a 10, DR-2.5.5c 840, DR-2.5.7.1 425, DR-2.7.1a 424, DR-2.7.2a 425',
  ],
  [
    'ladders and palisades',
    () =>
      table('invader movement', 'INF 1106', 'CAV 1006', 'HERO 1105', 'city ORC 1207', 'city GOB 1306', {
        map: 'nurkott',
      }),
    2,
    '51 ways; DR-2.10.7e 1275, DR-2.11.2.2 1275, DR-2.4.1a 1222, DR-2.4.3a 8, DR-2.4.5 845, DR-2.5.3.1b 1274, DR-2.5.5a 15, DR-2.5.5c 1260, DR-2.5.8 1',
  ],
]

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, board.size)).toBe(nodes)
  })

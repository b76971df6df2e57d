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
  ]).toEqual([
    '394 ways; bounded 7 (2203), breathed 24 (5856), broke 5 (1160), dice 10 (124), escaped 4 (40), flew 2 (615), holds 13 (2574), killed 14 (1694), moved 181 (128551), overran 12 (2592), phase 259 (907), rammed 3 (867), slithered 1 (325), tookOff 1 (214), turn 9 (18), turned 68 (14162), walked 72 (23432); DR-2.12.1.1 66, DR-2.12.1.1.4 3, DR-2.12.1.1.5 34, DR-2.3c 34, DR-2.4.7.1 8',
    '452 ways; bounded 8 (2782), breathed 28 (9258), broke 4 (956), destroyed 15 (2313), dice 6 (74), escaped 2 (76), flew 2 (690), moved 218 (163910), opened 1 (239), overran 4 (924), phase 293 (990), tookOff 1 (217), turn 7 (14), turned 56 (12600), walked 78 (28525), wounded 4 (136); DR-2.12.1.1 62, DR-2.12.1.1.4 3, DR-2.12.1.1.5 32, DR-2.3c 24, DR-2.4.7.1 6',
    '423 ways; bounded 7 (2087), breathed 20 (6623), broke 6 (1188), destroyed 1 (180), dice 15 (129), ended 34 (3264), flew 2 (609), holds 2 (396), killed 1 (116), moved 184 (146893), opened 3 (594), overran 1 (210), phase 240 (840), rammed 14 (4050), tookOff 1 (179), turn 9 (18), turned 72 (13310), walked 78 (21765); DR-2.12.1.1 68, DR-2.12.1.1.4 3, DR-2.12.1.1.5 35, DR-2.3c 35',
    '115 ways; bounded 8 (4329), broke 3 (1319), crashed 5 (1527), destroyed 5 (1110), dice 7 (62), escaped 1 (14), fell 2 (637), flew 1 (532), holds 1 (449), hurt 12 (1182), moved 53 (45339), opened 1 (408), phase 119 (426), rammed 2 (1068), tookOff 1 (302), turn 2 (4), turned 12 (3654), walked 1 (532); DR-2.12.1.1 8, DR-2.12.1.1.4 2, DR-2.12.1.1.5 5, DR-2.3c 1',
    '113 ways; bounded 8 (1979), breathed 3 (622), destroyed 1 (130), dice 7 (68), drifts 6 (873), escaped 1 (47), flew 1 (248), moved 25 (6780), phase 66 (216), tookOff 1 (168), turn 1 (2), turned 12 (2036), walked 10 (2378); DR-2.12.1.1 8, DR-2.12.1.1.4 2, DR-2.12.1.1.5 5, DR-2.3c 5',
  ])
  expect([
    ways(3, 'YDR 1009 N', 'city INF 1008', 'city WZD 1109', 'city INF 2010'),
    ways(3, 'YDR 1410 SE', 'city INF 2010', { broken: ['1511-1410'] }),
    ways(3, 'ROC 1406 S flying', 'city INF 1408', 'city INF 2010'),
    ways(4, 'ROC 0404 NW flying', 'city INF 2010'),
    ways(3, 'WRM 0606 SE', 'city INF 0707', 'city INF 2010'),
    ways(4, 'WRM 0608 SE legs=9', 'city HERO 0708', 'city INF 0709', 'city INF 2010'),
  ]).toEqual([
    '284 ways; bolt 2 (260), bounded 8 (3311), breathed 3 (755), cast 236 (51270), destroyed 20 (3677), dice 2 (26), escaped 2 (50), flew 1 (414), phase 523 (2285), summoned 32 (9342), tookOff 1 (252), turned 12 (3016), walked 8 (3139); DR-2.12.1.1 8, DR-2.12.1.1.4 2, DR-2.12.1.1.5 5, DR-2.3c 2',
    '40 ways; bounded 7 (4074), breathed 2 (661), bridgeMarked 1 (324), broke 1 (513), destroyed 4 (1000), flew 1 (569), phase 118 (411), rammed 1 (606), slithered 1 (569), tookOff 1 (321), turn 5 (10), turned 10 (3270), walked 3 (1707); DR-2.12.1.1 6, DR-2.12.1.1.4 2, DR-2.12.1.1.5 4, DR-2.3c 3',
    '34 ways; flew 1 (551), moved 26 (27874), phase 23 (78), turn 2 (4); DR-2.12.1.1.4 3, DR-2.12.1.1.5 1',
    '176 ways; landed 2 (294), moved 130 (139240), phase 475 (1506), turn 85 (171), turned 4 (600); DR-2.12.1.1.4 4, DR-2.12.1.1.5 2',
    '125 ways; broke 16 (3168), climbed 2 (433), dice 27 (237), moved 42 (35339), opened 1 (198), phase 88 (320), rammed 25 (7441), turn 1 (2), turned 22 (4160), walked 20 (5741); DR-2.12.1.1 18, DR-2.12.1.1.4 1, DR-2.12.1.1.5 10, DR-2.12.1.7.2 1, DR-2.3c 10',
    '696 ways; climbed 11 (2299), dice 11 (132), gaveWay 12 (1815), holds 1 (198), moved 352 (233408), phase 716 (2358), turn 93 (187), turned 36 (6780), walked 30 (8101); DR-2.12.1.1 28, DR-2.12.1.1.4 2, DR-2.12.1.1.5 16, DR-2.12.1.7.2 2, DR-2.3c 16',
  ])
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
  ]).toEqual([
    '6 ways; amokRoll 2 (180), dice 2 (20), fell 2 (502), phase 8 (28), turned 6 (1518), walked 6 (2506); DR-2.12.1.1 4, DR-2.12.1.1.4 1, DR-2.12.1.1.5 3, DR-2.12.1.7.1 7',
    '10 ways; dice 1 (12), phase 6 (21), struck 2 (490), turned 3 (732), walked 3 (1215); DR-2.12.1.1 4, DR-2.12.1.1.5 2, DR-2.12.1.7.1 4',
    '2 ways; amokRoll 2 (180), destroyed 2 (330), dice 2 (20), fell 2 (500), phase 4 (14), turned 2 (504); DR-2.12.1.1.4 2, DR-2.12.1.1.5 1, DR-2.12.1.7.1 1, DR-2.3c 1',
    '1 ways',
    '28 ways; amokRoll 1 (90), crashed 1 (256), destroyed 2 (330), dice 3 (26), fell 1 (250), hurt 39 (3918), landed 1 (250), phase 2 (7); DR-2.12.1.1.4 1, DR-2.12.1.7.1 2',
    '8 ways; amokRoll 6 (576), dice 6 (60), fell 6 (1116), phase 12 (42), turned 4 (737), walked 28 (7590); DR-2.12.1.1 12, DR-2.12.1.1.4 1, DR-2.12.1.1.5 7, DR-2.12.1.7.1 7, DR-2.12.1.7.2 1, DR-2.3c 7',
  ])
})

test('DR-3.2.1 how monsters and troops come onto Nurkott', () => {
  const ways = (depth: number, ...units: (string | object)[]) =>
    count(table('invader movement', ...units, { map: 'nurkott' }), depth)
  expect([
    ways(4, 'DRG - N', 'city ORC 1508'),
    ways(4, 'DRG - N', 'ORC 0202', 'city ORC 1508'),
    ways(4, 'WRM - N', 'city ORC 0603', 'city ORC 1508'),
    ways(3, 'CAV -', 'INF -', 'HERO -', 'city ORC 1508'),
  ]).toEqual([
    '178 ways; entered 8 (1116), flew 7 (1457), moved 68 (58856), phase 312 (996), turn 53 (107), turned 43 (6133), walked 21 (4371); DR-2.12.1.1 24, DR-2.12.1.1.4 11, DR-2.12.1.1.5 14, DR-2.3c 12, DR-3.2.1 2',
    '257 ways; bridgeMarked 1 (93), entered 45 (6375), flew 7 (1457), moved 92 (37281), phase 361 (1187), turn 47 (95), turned 25 (4162), walked 12 (3120); DR-2.12.1.1 12, DR-2.12.1.1.4 31, DR-2.12.1.1.5 18, DR-2.3c 6, DR-3.2.1 12',
    '291 ways; entered 4 (582), moved 122 (77576), phase 285 (876), turn 64 (129), turned 36 (5328), walked 21 (4497); DR-2.12.1.1 24, DR-2.12.1.1.4 4, DR-2.12.1.1.5 14, DR-2.3c 12, DR-3.2.1 2',
    '403 ways; destroyed 1 (152), entered 97 (28315), moved 34 (29428), phase 568 (2006), turn 16 (32)',
  ])
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
  ]).toEqual([
    '185 ways; climbed 3 (479), dice 3 (36), gaveWay 8 (1210), holds 1 (198), moved 102 (42790), phase 244 (876), turn 1 (2)',
    '186 ways; destroyed 19 (3153), dice 1 (13), holds 1 (198), moved 88 (50850), opened 1 (239), phase 272 (975), rammed 1 (309), turn 1 (2)',
    '53 ways; climbed 4 (1246), destroyed 1 (215), dice 4 (48), holds 1 (472), moved 13 (13231), phase 59 (213)',
    '214 ways; destroyed 20 (3588), holds 1 (198), moved 91 (90269), phase 398 (1399), turn 14 (28)',
    '300 ways; bolt 1 (80), boltHeld 1 (232), cast 115 (24857), climbed 1 (206), destroyed 4 (715), dice 2 (24), holds 1 (417), killed 1 (234), moved 59 (38733), phase 375 (1157), shot 1 (240), summoned 12 (3557), turn 9 (18)',
    '46 ways; breached 2 (1537), dice 1 (13), moved 26 (33528), phase 136 (456), turn 14 (28)',
  ])
  expect([
    city(3, 'ORC 0606', 'city CAV 0912', 'city INF 0707'),
    city(3, 'DRG 1009 N', 'city HERO 1008', 'city WZD 0908'),
    city(3, 'ORC 0403', 'city ELM 1307', 'city WZD 1207', 'city ARH 1306'),
    city(3, 'DRG 0202 SE', 'city ELOWYN 1408', 'city ORC 1408', { map: 'nurkott' }),
  ]).toEqual([
    '187 ways; moved 65 (41325), opened 1 (198), phase 175 (681), turn 17 (34)',
    '254 ways; moved 92 (61831), phase 297 (1017), turn 53 (106)',
    '364 ways; attacked 3 (878), cast 114 (26363), destroyed 13 (2472), dice 3 (35), dismissed 1 (112), killed 3 (704), moved 79 (48762), outOfControl 2 (154), phase 519 (1905), summoned 13 (3847), turn 65 (130)',
    '124 ways; bounded 6 (860), elowynLeft 26 (5928), moved 108 (69240), phase 264 (804), slithered 1 (143), tookOff 1 (107), turn 54 (108), turned 4 (440), walked 3 (417); DR-2.12.1.1.4 1, DR-2.12.1.1.5 1, DR-2.3c 1',
  ])
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
  ]).toEqual([
    '556 ways; dice 6 (74), hurt 1 (103), moved 138 (92152), phase 290 (1295), struck 9 (2358), struckAt 1 (128), turn 1 (2)',
    '390 ways; attacked 7 (1861), destroyed 2 (330), dice 6 (72), killed 6 (1068), moved 99 (61614), phase 232 (1019), turn 1 (2)',
    '47 ways; attacked 2 (529), destroyed 1 (186), dice 2 (24), killed 2 (347), moved 36 (19351), phase 12 (43), turn 1 (2)',
    '199 ways; bounded 8 (3295), breathed 3 (1228), destroyed 21 (3542), dice 11 (139), escaped 1 (14), flew 1 (412), holds 1 (449), hurt 6 (593), killed 4 (672), moved 35 (23724), overran 4 (1048), phase 73 (206), struckAt 6 (666), tookOff 1 (250), turn 7 (14), turned 18 (4532), walked 28 (11540); DR-2.12.1.1 14, DR-2.12.1.1.4 2, DR-2.12.1.1.5 8, DR-2.3c 5, DR-2.4.7.1 1',
    '183 ways; attacked 2 (255), bolt 2 (158), boltHeld 2 (293), cast 122 (17978), destroyed 3 (477), dice 4 (52), killed 1 (131), moved 55 (22273), opened 2 (437), phase 251 (1119), rammed 1 (291), shot 2 (310), summoned 17 (3754), turn 1 (2)',
    '33 ways; breathed 6 (1989), destroyed 1 (198), dice 3 (38), escaped 2 (19), phase 12 (48), shot 2 (446)',
    '91 ways; destroyed 20 (3311), dice 5 (65), holds 2 (647), landed 1 (250), moved 63 (38260), phase 20 (58), shot 2 (369), shotAt 4 (501), turn 5 (10); DR-2.12.1.1.4 1, DR-2.12.1.1.5 1',
    '367 ways; bolt 2 (206), boltHeld 1 (200), cast 121 (24161), destroyed 7 (1242), dice 1 (13), hurt 4 (400), phase 506 (2211), shot 1 (208), summoned 17 (4627), turn 11 (22)',
  ])
})

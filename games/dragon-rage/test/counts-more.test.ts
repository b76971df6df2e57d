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
  ]).toEqual([
    '420 ways; bolt 2 (208), boltHeld 1 (202), cast 104 (20892), crashed 1 (257), destroyed 9 (1525), dice 5 (49), escaped 1 (13), hurt 8 (800), killed 2 (373), phase 456 (1920), shot 1 (210), turn 22 (44), whirled 1 (90)',
    '482 ways; bolt 2 (248), cast 119 (23986), destroyed 9 (1525), dismissed 1 (112), hurt 4 (381), phase 704 (2496), summoned 16 (4386), turn 112 (224)',
    '253 ways; attacked 6 (594), bolt 2 (251), boltHeld 1 (64), cast 63 (4711), dice 8 (91), dismissalRoll 1 (117), dismissed 1 (117), hurt 3 (320), killed 6 (264), moved 63 (6993), phase 288 (1188), shot 1 (80), summoned 8 (1113), turn 18 (36)',
    '424 ways; bolt 2 (171), boltHeld 2 (406), cast 105 (21205), destroyed 9 (1558), dice 2 (18), phase 476 (1986), shot 2 (418), turn 26 (52)',
    '407 ways; cast 100 (12882), destroyed 2 (234), dismissed 1 (112), ended 102 (17238), phase 408 (1122)',
  ])
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
  ]).toEqual([
    '156 ways; cast 119 (44462), climbed 1 (249), destroyed 13 (2837), dice 1 (12), ended 1 (198), holds 1 (449), moved 25 (17662), phase 243 (1089), summoned 18 (8032), tookOff 1 (253), turned 4 (1020), walked 3 (1256); DR-2.12.1.1.4 1, DR-2.12.1.1.5 1, DR-2.3c 1',
    '133 ways; bounded 7 (2914), breathed 2 (828), broke 2 (478), crashed 2 (516), destroyed 12 (1942), dice 9 (80), drifts 1 (343), ended 1 (201), escaped 2 (164), flew 1 (416), hurt 4 (400), killed 2 (482), moved 30 (18829), phase 49 (153), tookOff 1 (252), turned 14 (3556), walked 14 (5836), whirled 2 (180); DR-2.12.1.1 10, DR-2.12.1.1.4 2, DR-2.12.1.1.5 6, DR-2.3c 3',
    '303 ways; cast 119 (44462), climbed 1 (234), crashed 1 (262), destroyed 14 (3009), dice 30 (295), drifts 26 (8933), ended 26 (5226), holds 1 (449), landed 1 (255), moved 21 (12694), phase 798 (2754), summoned 18 (8032), turn 120 (240), whirled 1 (94); DR-2.12.1.1.4 2, DR-2.12.1.1.5 1',
    '120 ways; bolt 3 (313), boltHeld 2 (426), breathed 2 (836), cast 112 (24811), destroyed 7 (1090), dice 3 (38), ended 1 (198), escaped 1 (60), killed 2 (455), phase 228 (1022), shot 3 (683), summoned 7 (2092)',
    '484 ways; attacked 1 (253), cast 119 (44462), destroyed 5 (1571), dice 2 (22), drifts 1 (343), ended 1 (201), phase 481 (2162), summoned 18 (8032)',
    '37 ways; attacked 1 (204), bounded 8 (3320), climbed 1 (213), crashed 8 (2064), dice 27 (253), holds 1 (449), killed 1 (169), moved 14 (8144), overran 1 (263), phase 6 (13), tookOff 1 (251), turn 2 (4), turned 4 (1012), walked 4 (1658), whirled 8 (720); DR-2.12.1.1.4 1, DR-2.12.1.1.5 1, DR-2.3c 1',
    '1251 ways; bounded 169 (70972), breathed 2 (836), broke 6 (1859), cast 357 (133386), climbed 1 (277), crashed 43 (11180), destroyed 56 (10899), dice 213 (1990), drifts 30 (10290), ended 30 (6030), escaped 43 (1161), flew 1 (420), holds 17 (7633), hurt 47 (4694), killed 48 (9102), moved 293 (160904), overran 3 (840), phase 1013 (4139), rammed 3 (1247), shot 4 (996), shotAt 6 (804), summoned 54 (24096), tookOff 22 (5588), turn 11 (22), turned 129 (33057), walked 112 (46982), whirled 43 (3870); DR-2.12.1.1 44, DR-2.12.1.1.4 23, DR-2.12.1.1.5 44, DR-2.3c 43, DR-2.4.7.1 2',
  ])
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
  ]).toEqual([
    '220 ways; climbed 2 (629), destroyed 15 (2622), dice 2 (24), holds 1 (449), moved 55 (56520), phase 166 (590)',
    '182 ways; destroyed 8 (1080), moved 61 (54927), phase 133 (468)',
    '100 ways; bounded 7 (3892), bridgeGone 29 (6757), broke 1 (449), destroyed 1 (185), dice 21 (273), drowned 29 (7743), escaped 21 (798), fell 21 (6762), flew 1 (556), holds 1 (449), moved 42 (32097), phase 173 (585), rammed 1 (540), tookOff 1 (322), turn 14 (28), turned 8 (2592); DR-2.12.1.1 4, DR-2.12.1.1.4 2, DR-2.12.1.1.5 3, DR-2.3c 3',
    '471 ways; moved 97 (112001), opened 1 (449), phase 211 (939), turn 1 (2)',
    '723 ways; attacked 3 (804), broke 4 (1759), climbed 4 (934), destroyed 6 (1308), dice 9 (112), holds 6 (2622), hurt 1 (100), killed 1 (235), moved 559 (438278), opened 1 (437), phase 427 (1518), rammed 5 (2625), shut 1 (437), struckAt 1 (100), turn 4 (8)',
    '337 ways; attacked 1 (265), destroyed 1 (186), dice 5 (64), hurt 4 (402), killed 1 (175), moved 82 (58742), opened 2 (898), phase 199 (872), struckAt 4 (404), turn 2 (4)',
    '203 ways; breached 2 (929), destroyed 3 (360), dice 1 (13), moved 50 (29118), phase 152 (539)',
    '830 ways; attacked 5 (1629), breached 1 (461), climbed 1 (263), destroyed 5 (1141), dice 9 (111), holds 2 (760), hurt 1 (100), killed 3 (708), moved 689 (500662), phase 699 (2220), struckAt 3 (386), turn 151 (302)',
  ])
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
  ]).toEqual([
    '119 ways; breathed 1 (97), dice 3 (37), escaped 1 (14), killed 2 (32), landed 1 (508), moved 20 (30412), overran 2 (220), phase 42 (136), turned 14 (2222), walked 8 (913); DR-2.12.1.1 8, DR-2.12.1.1.4 4, DR-2.12.1.1.5 6, DR-2.3c 5, DR-2.4.7.1 1',
    '76 ways; attacked 1 (59), dice 1 (12), moved 66 (87923), phase 7 (23), turn 1 (2)',
    '101 ways; attacked 1 (27), bounded 3 (2769), breathed 2 (1398), dice 4 (52), hurt 3 (304), moved 18 (2380), phase 47 (134), slithered 1 (941), struckAt 3 (396), turn 5 (10), turned 12 (6146), walked 10 (9194); DR-2.12.1.1 8, DR-2.12.1.1.4 2, DR-2.12.1.1.5 5, DR-2.3c 5',
    '93 ways; bounded 7 (2145), climbed 4 (670), destroyed 8 (1199), dice 16 (204), holds 1 (198), hurt 3 (302), moved 46 (21883), phase 14 (42), shot 3 (413), shotAt 11 (1389), tookOff 1 (183), turn 3 (6), turned 4 (744); DR-2.12.1.1.4 1, DR-2.12.1.1.5 1, DR-2.3c 1',
    '1119 ways; attacked 1 (232), dice 3 (37), killed 1 (205), moved 958 (681561), opened 26 (9880), phase 189 (594), shot 4 (971), turn 37 (74)',
    '280 ways; attacked 2 (544), bounded 6 (2859), breathed 1 (454), destroyed 6 (1127), dice 8 (103), escaped 1 (14), flew 1 (468), hurt 3 (302), moved 52 (29470), opened 6 (2280), phase 123 (366), rammed 1 (398), shot 6 (1565), shotAt 3 (447), tookOff 1 (270), turn 12 (24), turned 8 (2178), walked 2 (890); DR-2.12.1.1 4, DR-2.12.1.1.4 2, DR-2.12.1.1.5 3, DR-2.3c 3',
    '280 ways; breathed 37 (11066), broke 1 (239), destroyed 7 (1505), dice 14 (172), escaped 12 (149), killed 2 (341), moved 47 (43746), opened 1 (239), phase 184 (779), shut 9 (2151), struck 2 (421), turn 1 (2)',
  ])
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
  ]).toEqual([
    '272 ways; destroyed 29 (4979), dice 14 (142), holds 4 (1533), hurt 1 (97), moved 84 (64099), phase 197 (672), struckAt 14 (1494), turn 5 (10)',
    '133 ways; bounded 14 (5837), breathed 6 (2004), destroyed 7 (1227), dice 20 (225), escaped 3 (59), flew 2 (834), killed 4 (686), morale 7 (132), overran 3 (795), phase 42 (105), struckAt 7 (779), tookOff 2 (506), turn 8 (16), turned 28 (7136), walked 34 (14204); DR-2.12.1.1 20, DR-2.12.1.1.4 4, DR-2.12.1.1.5 12, DR-2.3c 9, DR-2.4.7.1 1',
    '11 ways; dice 3 (36), killed 2 (342), struck 4 (1066)',
    '484 ways; attacked 1 (224), bolt 3 (313), boltHeld 2 (404), cast 118 (27738), destroyed 10 (1781), dice 3 (38), dismissed 1 (112), hurt 3 (317), killed 2 (436), phase 501 (2180), shot 2 (417), summoned 12 (3724), turn 12 (24)',
    '502 ways; attacked 2 (373), bolt 3 (267), boltHeld 3 (726), cast 123 (31815), destroyed 9 (1624), dice 3 (36), dismissed 1 (153), killed 2 (348), outOfControl 1 (77), phase 439 (1357), shot 3 (746), summoned 16 (5357), turn 1 (2)',
    '139 ways; attacked 1 (108), bounded 8 (2593), breathed 3 (743), broke 34 (8126), destroyed 3 (390), dice 5 (64), escaped 1 (5), flew 1 (331), hurt 2 (205), moved 29 (9484), opened 3 (594), overran 1 (233), phase 65 (195), shut 3 (717), struckAt 2 (266), tookOff 1 (217), turn 4 (8), turned 14 (3046), walked 13 (4455), wounded 1 (34); DR-2.12.1.1 10, DR-2.12.1.1.4 2, DR-2.12.1.1.5 6, DR-2.3c 3',
    '214 ways; attacked 2 (506), destroyed 30 (5007), dice 2 (22), holds 2 (898), killed 2 (478), moved 82 (54952), outOfControl 9 (693), phase 271 (968)',
    '287 ways; attacked 2 (599), destroyed 12 (2358), dice 5 (25), killed 1 (218), moved 91 (73016), phase 195 (783), turn 15 (30)',
  ])
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
  ]).toEqual([
    '60 ways; reinforced 85 (18551)',
    '60 ways; reinforced 85 (15805)',
    '42 ways; reinforced 49 (20370)',
    '89 ways; elowynSaved 4 (200), moved 84 (48583), phase 9 (30), turn 1 (2)',
    '88 ways; bounded 6 (860), moved 38 (36168), phase 186 (570), slithered 1 (143), tookOff 1 (107), turn 36 (72), turned 4 (440), walked 3 (417); DR-2.12.1.1.4 1, DR-2.12.1.1.5 1, DR-2.3c 1',
    '181 ways; destroyed 6 (1592), elowynFreed 13 (2964), holds 2 (834), moved 69 (55407), phase 293 (1040), turn 7 (14)',
    '85 ways; elowynSaved 3 (54), moved 44 (20559), phase 166 (571), turn 11 (22)',
  ])
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
  ]).toEqual([
    '132 ways; placed 132 (29934)',
    '89 ways; placed 89 (25212)',
    '89 ways; placed 89 (25212)',
    '190 ways; bought 190 (3229), chose 13 (0)',
    '190 ways; bought 190 (2437), chose 13 (0)',
    '436 ways; bought 457 (5846)',
    '179 ways; bought 179 (2219), chose 13 (0)',
  ])
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
  ]).toEqual([
    '256 ways; bounded 13 (6032), broke 1 (283), climbed 1 (210), destroyed 50 (8583), dice 3 (36), holds 7 (3142), killed 1 (215), landed 1 (338), moved 195 (119844), overran 2 (565), phase 2 (7), rammed 1 (363), slithered 1 (484), tookOff 2 (538), turned 12 (2932), walked 7 (2912), wounded 1 (34); DR-2.12.1.1.4 4, DR-2.12.1.1.5 4, DR-2.12.1.7.2 1, DR-2.3c 3',
    '188 ways; bolt 6 (715), boltHeld 3 (568), breathed 5 (1901), cast 121 (26333), destroyed 13 (2265), dice 11 (139), dismissalRoll 1 (117), escaped 5 (235), hurt 1 (97), killed 1 (236), moved 1 (406), outOfControl 1 (77), phase 248 (1108), shot 8 (1547), summoned 11 (3242)',
    '1407 ways; attacked 12 (2483), bolt 12 (1430), boltHeld 6 (1136), cast 243 (52875), destroyed 23 (4068), dice 16 (200), dismissalRoll 2 (234), dismissed 1 (117), hurt 9 (882), killed 8 (1159), moved 2 (812), outOfControl 2 (154), phase 606 (2662), shot 6 (1212), summoned 22 (6484)',
    '167 ways; elowynLeft 27 (8505), moved 147 (116425), phase 2 (9)',
    '238 ways; bolt 3 (341), boltHeld 3 (789), cast 119 (29293), destroyed 8 (1253), dice 22 (286), dismissed 1 (153), hurt 2 (215), killed 2 (398), opened 1 (198), outOfControl 1 (77), phase 129 (278), shot 17 (3174), shotAt 14 (1782), summoned 12 (3791), turn 1 (2)',
    '1848 ways; attacked 7 (930), bolt 3 (341), boltHeld 3 (789), cast 119 (29293), destroyed 8 (1253), dice 10 (129), dismissed 1 (153), hurt 4 (402), killed 2 (398), opened 1 (198), phase 243 (606), shot 3 (814), struckAt 4 (536), summoned 12 (3791), turn 1 (2)',
    '237 ways; broke 1 (283), climbed 1 (210), destroyed 47 (8001), dice 1 (12), holds 7 (3142), landed 1 (338), moved 194 (119244), phase 2 (7), rammed 1 (363), slithered 1 (484), tookOff 2 (538), turned 12 (2932), walked 5 (2050); DR-2.12.1.1.4 4, DR-2.12.1.1.5 4, DR-2.12.1.7.2 1, DR-2.3c 3',
    '1305 ways; attacked 8 (1685), bolt 6 (762), cast 231 (50559), destroyed 23 (4068), dice 7 (82), dismissalRoll 2 (234), dismissed 1 (117), ended 2 (326), hurt 9 (882), killed 5 (781), phase 576 (2530), summoned 22 (6484)',
    '204 ways; bolt 3 (341), boltHeld 3 (789), cast 119 (29293), destroyed 8 (1253), dice 14 (181), dismissed 1 (153), ended 1 (272), hurt 2 (215), killed 2 (398), opened 1 (198), phase 129 (278), shot 14 (2561), shotAt 8 (978), summoned 12 (3791), turn 1 (2)',
    '1826 ways; attacked 4 (536), bolt 3 (341), boltHeld 3 (789), cast 119 (29293), destroyed 8 (1253), dice 5 (64), dismissed 1 (153), ended 1 (272), killed 2 (398), opened 1 (198), phase 243 (606), shot 3 (814), summoned 12 (3791), turn 1 (2)',
  ])
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
  ]).toEqual([
    '304 ways; bounded 7 (3627), breached 2 (929), climbed 1 (239), destroyed 8 (1254), dice 6 (75), entered 19 (3305), killed 1 (291), moved 249 (184412), overran 2 (647), phase 2 (7), rammed 2 (893), tookOff 1 (316), turned 4 (1280), walked 5 (2689), wounded 1 (75); DR-2.12.1.1.4 1, DR-2.12.1.1.5 1, DR-2.3c 1',
    '124 ways; bolt 3 (487), breathed 3 (1531), cast 112 (34552), destroyed 8 (2060), dice 4 (47), dismissed 1 (153), escaped 3 (227), hurt 2 (189), killed 1 (305), outOfControl 1 (77), phase 231 (1035), shot 1 (229), summoned 8 (3101)',
    '1253 ways; bolt 3 (487), cast 112 (34552), destroyed 7 (1826), dismissed 1 (153), hurt 6 (589), phase 343 (1486), summoned 8 (3101)',
    '236 ways; destroyed 12 (2939), moved 222 (220115), opened 1 (380), phase 2 (9)',
    '100 ways; bolt 1 (77), boltHeld 1 (245), cast 86 (18253), destroyed 1 (108), dice 5 (62), dismissalRoll 1 (117), opened 4 (1557), phase 90 (185), shot 4 (985), shotAt 1 (147), summoned 10 (2851), turn 1 (2)',
    '1055 ways; attacked 2 (506), bolt 1 (77), boltHeld 1 (245), cast 87 (18528), destroyed 1 (108), dice 8 (101), dismissalRoll 1 (117), dismissed 1 (117), hurt 6 (610), opened 2 (797), phase 177 (440), shot 1 (254), struckAt 6 (1007), summoned 10 (2851), turn 1 (2)',
  ])
})

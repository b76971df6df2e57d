import { ALL, counted, midgame } from './midgame.ts'

// Node counts from the middle of games: towns: harvests, what is deployed and bought.

counted([
  [
    'comeBackTo in nordrassil, game a',
    () => midgame(4, { ...ALL, fourPlayers: 'nordrassil' }, 'a', 114, 7),
    5,
    '28 ways; aims 4 (230), barred 8 (102), battle 12 (400), discards 12 (32), draws 28 (80), drew 28 (180), lost 6 (100), placed 2 (269), plays 2 (90), round 16 (16), uses 4 (376), won 2 (36), wound 2 (2); WC-B-BAT-01 98, WC-B-CAS-01 16, WC-B-EXP-02 678, WC-B-EXP-06 720, WC-B-MOV-07 228, WC-B-SCN-41 58, WC-X-HER-20 4, WC-X-HER-23 1056, WC-X-TIM-01 44, WC-X-TIM-04 240, WC-X-TIM-12 476',
  ],
  [
    'rise in nordrassil, game c',
    () => midgame(4, { ...ALL, fourPlayers: 'nordrassil' }, 'c', 81, 11),
    5,
    '56 ways; creepShown 2 (20), moved 54 (6224), rises 1 (5), step 2 (4); WC-B-EXP-02 346, WC-B-EXP-06 360, WC-B-MOV-01 540, WC-B-MOV-03 2, WC-B-MOV-05 4, WC-X-HER-23 354, WC-X-HER-40 1, WC-X-RAC-11 120, WC-X-SCN-32 480, WC-X-TIM-01 20',
  ],
  [
    'keepCards in main game for 2, game a',
    () => midgame(2, { ...ALL, resources: 'hidden', spellResearch: false }, 'a', 106, 7),
    5,
    '6 ways; aims 1 (6), attack 6 (49), dice 6 (75), diceLost 4 (712), discards 2 (26), lost 8 (104), plays 2 (26), round 2 (2), step 4 (8), toll 1 (1), won 4 (56); WC-B-BAT-01 94, WC-B-CAS-01 22, WC-B-EXP-02 516, WC-B-EXP-06 540, WC-X-HER-23 589, WC-X-TIM-01 31',
  ],
  [
    'keepCards in nordrassil, game a',
    () => midgame(4, { ...ALL, fourPlayers: 'nordrassil' }, 'a', 104, 7),
    5,
    '8 ways; aims 6 (714), attack 2 (8), dice 2 (28), discards 2 (27), plays 2 (14), round 2 (2); WC-B-EXP-02 794, WC-B-EXP-06 840, WC-X-HER-20 8, WC-X-HER-23 884, WC-X-TIM-01 50, WC-X-TIM-12 480',
  ],
  [
    'keepResearch in main game for 2, game a',
    () => midgame(2, { ...ALL }, 'a', 163, 7),
    5,
    '16 ways; deploys 2 (104), discards 2 (26), draws 2 (4), drew 2 (64), researches 4 (0), step 22 (82), trains 8 (12); WC-B-DEP-02 118, WC-B-DEP-03 240, WC-B-DEP-04 120, WC-B-EXP-02 452, WC-B-EXP-05 960, WC-B-EXP-06 1440, WC-B-SPE-01 3528, WC-B-SPE-10 20, WC-B-SPE-11 28, WC-B-SPE-12 4, WC-B-SPE-20 12, WC-B-SPE-21 148, WC-B-SPE-22 460, WC-B-SPE-30 12, WC-B-TEA-01 1920, WC-X-CHG-02 1920, WC-X-HER-23 472, WC-X-HER-50 960, WC-X-RAC-01 1552, WC-X-RES-02 16, WC-X-RES-04 58, WC-X-TIM-01 36',
  ],
  [
    'keepResearch in necromancers, game c',
    () => midgame(2, { ...ALL, twoPlayers: 'necromancers' }, 'c', 111, 11),
    5,
    '56 ways; discards 2 (30), outpostBegun 30 (830), outpostTorn 24 (536), researches 10 (0), step 56 (214), trains 12 (12), turn 2 (12), upgrades 2 (4); WC-B-EXP-02 1060, WC-B-EXP-05 3120, WC-B-EXP-06 4200, WC-B-SCN-22 6, WC-B-SPE-01 12466, WC-B-SPE-10 46, WC-B-SPE-12 6, WC-B-SPE-20 96, WC-B-SPE-21 78, WC-B-SPE-22 1002, WC-B-SPE-23 1800, WC-B-SPE-30 8, WC-B-SPE-31 2, WC-B-TEA-01 6240, WC-X-CHG-02 6240, WC-X-HER-23 1062, WC-X-HER-50 1080, WC-X-RAC-01 5274, WC-X-RES-02 50, WC-X-RES-04 58, WC-X-TIM-01 38',
  ],
  [
    'keepResearch in altar-of-flame, game c',
    () => midgame(2, { ...ALL, twoPlayers: 'altar-of-flame' }, 'c', 61, 11),
    5,
    '81 ways; completes 24 (36), constructs 18 (18), deploys 3 (87), discards 3 (14), outpostBegun 12 (372), researches 6 (0), step 42 (132), trains 9 (18), upgrades 6 (12); WC-B-DEP-02 1257, WC-B-DEP-03 2496, WC-B-DEP-04 1260, WC-B-EXP-02 1710, WC-B-EXP-05 360, WC-B-EXP-06 2160, WC-B-SPE-01 1026, WC-B-SPE-10 15, WC-B-SPE-21 348, WC-B-SPE-30 12, WC-B-TEA-01 720, WC-X-CHG-02 720, WC-X-HER-23 1770, WC-X-HER-50 360, WC-X-RAC-01 720, WC-X-RES-04 57, WC-X-TIM-01 120',
  ],
  [
    'harvestStart in main game for 2, game b',
    () => midgame(2, {}, 'b', 382, 5),
    5,
    '66 ways; aims 1 (34), completes 24 (24), deploys 24 (1152), dice 12 (54), harvest 12 (154), plays 1 (15), renewed 1 (19), step 104 (304), trains 6 (0); WC-B-DEP-02 2844, WC-B-DEP-03 4296, WC-B-DEP-04 2160, WC-B-EXP-02 413, WC-B-EXP-05 360, WC-B-EXP-06 780, WC-B-HAR-01 390, WC-B-HAR-03 84, WC-B-SPE-01 1026, WC-B-SPE-10 6, WC-B-SPE-11 6, WC-B-SPE-12 6, WC-B-SPE-20 18, WC-B-SPE-21 210, WC-B-SPE-22 300, WC-B-SPE-30 18, WC-B-TEA-01 720, WC-X-CHG-02 720, WC-X-HER-23 420, WC-X-HER-50 360, WC-X-RAC-01 570, WC-X-RES-02 6, WC-X-TIM-01 6',
  ],
  [
    'harvestStart in main game for 2, game c',
    () => midgame(2, { ...ALL, resources: 'hidden', spellResearch: false }, 'c', 31, 11),
    5,
    '49 ways; constructs 18 (18), gains 2 (6), outpostBegun 13 (225), plays 9 (27), step 38 (145), trains 6 (11), turn 1 (3), upgrades 1 (2); WC-B-EXP-02 639, WC-B-EXP-05 2100, WC-B-EXP-06 2760, WC-B-SPE-01 8252, WC-B-SPE-10 15, WC-B-SPE-12 3, WC-B-SPE-20 71, WC-B-SPE-21 1009, WC-B-SPE-22 1481, WC-B-SPE-23 121, WC-B-SPE-30 7, WC-B-SPE-31 1, WC-B-TEA-01 4200, WC-X-CHG-02 4200, WC-X-HER-23 649, WC-X-HER-50 360, WC-X-RAC-01 3377, WC-X-RES-02 35, WC-X-TIM-01 23, WC-X-TIM-12 58',
  ],
  [
    'harvestStart in main game for 4, game a',
    () => midgame(4, { ...ALL }, 'a', 50, 7),
    5,
    '720 ways; constructs 108 (216), depleted 4 (80), dice 4 (24), gives 438 (2892), harvest 4 (88), lays 1 (0), outpostBegun 33 (363), researches 39 (39), step 90 (408), trains 72 (180), upgrades 24 (72); WC-B-EXP-02 637, WC-B-EXP-05 3600, WC-B-EXP-06 7859, WC-B-HAR-01 188, WC-B-HAR-03 50, WC-B-SPE-01 12039, WC-B-SPE-10 93, WC-B-SPE-11 9, WC-B-SPE-12 3, WC-B-SPE-20 36, WC-B-SPE-21 2844, WC-B-SPE-22 6, WC-B-SPE-30 90, WC-B-SPE-31 3, WC-B-TEA-01 13212, WC-B-TRN-02 36180, WC-X-CHG-02 7200, WC-X-HER-23 649, WC-X-HER-50 2700, WC-X-RAC-01 7197, WC-X-RES-02 24, WC-X-TIM-01 34',
  ],
  [
    'deployTo in main game for 2, game b',
    () => midgame(2, {}, 'b', 385, 5),
    5,
    '28 ways; completes 2 (2), deploys 2 (96), gains 8 (24), plays 12 (36), step 22 (70), trains 8 (12), turn 4 (60); WC-B-DEP-02 178, WC-B-DEP-03 238, WC-B-DEP-04 120, WC-B-EXP-02 696, WC-B-EXP-05 960, WC-B-EXP-06 1680, WC-B-SPE-01 3264, WC-B-SPE-10 24, WC-B-SPE-11 28, WC-B-SPE-12 4, WC-B-SPE-20 24, WC-B-SPE-21 280, WC-B-SPE-22 600, WC-B-SPE-30 24, WC-B-TEA-01 1920, WC-X-CHG-02 1920, WC-X-HER-23 720, WC-X-HER-50 960, WC-X-RAC-01 1520, WC-X-RES-02 16, WC-X-TIM-01 12, WC-X-TIM-12 232',
  ],
  [
    'deployTo in necromancers, game c',
    () => midgame(2, { ...ALL, twoPlayers: 'necromancers' }, 'c', 193, 11),
    5,
    '4 ways; deploys 2 (25), outpostDone 2 (36), step 8 (28); WC-B-DEP-02 177, WC-B-DEP-03 240, WC-B-DEP-04 119, WC-B-EXP-02 468, WC-B-EXP-05 240, WC-B-EXP-06 720, WC-B-SCN-22 12, WC-B-SPE-01 1192, WC-B-SPE-22 76, WC-B-TEA-01 480, WC-X-CHG-02 480, WC-X-HER-23 472, WC-X-RAC-01 404, WC-X-RES-02 4, WC-X-TIM-01 20',
  ],
  [
    'deployTo in main game for 3, game b',
    () => midgame(3, { ...ALL }, 'b', 211, 5),
    5,
    '2 ways; deploys 2 (262), step 8 (28); WC-B-DEP-02 59, WC-B-EXP-02 232, WC-B-EXP-05 240, WC-B-EXP-06 480, WC-B-SPE-01 684, WC-B-SPE-10 8, WC-B-SPE-11 6, WC-B-SPE-12 2, WC-B-SPE-20 12, WC-B-SPE-21 236, WC-B-SPE-22 8, WC-B-SPE-30 12, WC-B-TEA-01 480, WC-X-CHG-02 480, WC-X-HER-23 236, WC-X-HER-50 240, WC-X-RAC-01 476, WC-X-RES-02 4, WC-X-TIM-01 12',
  ],
  [
    'harvest in main game for 2, game a',
    () => midgame(2, {}, 'a', 46, 7),
    5,
    '720 ways; aims 1 (16), constructs 3 (3), moved 450 (27325), outpostBegun 3 (70), outpostLost 34 (807), plays 1 (2), step 22 (10), trains 4 (6), turn 12 (36), upgrades 1 (2); WC-B-EXP-02 1334, WC-B-EXP-05 720, WC-B-EXP-06 2100, WC-B-MOV-01 6146, WC-B-MOV-05 49, WC-B-SPE-01 2845, WC-B-SPE-10 13, WC-B-SPE-12 3, WC-B-SPE-20 18, WC-B-SPE-21 253, WC-B-SPE-22 443, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 1440, WC-X-CHG-02 1440, WC-X-HER-23 1380, WC-X-HER-50 300, WC-X-RAC-01 1161, WC-X-RAC-11 3480, WC-X-RES-02 12, WC-X-SCN-32 3480, WC-X-TIM-01 45',
  ],
  [
    'harvest in necromancers, game c',
    () => midgame(2, { ...ALL, twoPlayers: 'necromancers' }, 'c', 51, 11),
    5,
    '69 ways; dice 2 (12), harvest 2 (24), outpostBegun 33 (429), outpostTorn 24 (360), researches 13 (0), step 78 (285), trains 17 (18), turn 3 (12), upgrades 3 (6); WC-B-EXP-02 1569, WC-B-EXP-05 3960, WC-B-EXP-06 5580, WC-B-HAR-01 112, WC-B-HAR-03 7, WC-B-SCN-22 9, WC-B-SPE-01 15843, WC-B-SPE-10 69, WC-B-SPE-11 1, WC-B-SPE-12 9, WC-B-SPE-20 108, WC-B-SPE-21 117, WC-B-SPE-22 1275, WC-B-SPE-23 1980, WC-B-SPE-30 12, WC-B-SPE-31 3, WC-B-TEA-01 7920, WC-X-CHG-02 7920, WC-X-HER-23 1593, WC-X-HER-50 1620, WC-X-RAC-01 6699, WC-X-RES-02 65, WC-X-TIM-01 78',
  ],
  [
    'harvest in main game for 3, game b',
    () => midgame(3, { ...ALL }, 'b', 32, 5),
    5,
    '744 ways; constructs 243 (495), dice 2 (6), harvest 2 (24), lays 207 (207), outpostBegun 138 (1410), researches 51 (54), step 231 (1110), trains 81 (186), upgrades 21 (66); WC-B-EXP-02 2577, WC-B-EXP-05 12780, WC-B-EXP-06 15273, WC-B-HAR-01 85, WC-B-HAR-03 34, WC-B-SPE-01 49956, WC-B-SPE-10 168, WC-B-SPE-12 18, WC-B-SPE-20 204, WC-B-SPE-21 8445, WC-B-SPE-22 132, WC-B-SPE-23 363, WC-B-SPE-30 66, WC-B-SPE-31 12, WC-B-TEA-01 25560, WC-X-CHG-02 25560, WC-X-HER-23 2655, WC-X-HER-50 4320, WC-X-RAC-01 25488, WC-X-RES-02 183, WC-X-TIM-01 168',
  ],
  [
    'harvest in dragon-rise, game a',
    () => midgame(4, { ...ALL, fourPlayers: 'dragon-rise' }, 'a', 306, 7),
    5,
    '277 ways; gives 276 (1018), step 142 (650), turn 12 (72); WC-B-EXP-02 2739, WC-B-EXP-05 8520, WC-B-EXP-06 19920, WC-B-SPE-01 24282, WC-B-SPE-10 284, WC-B-SPE-11 272, WC-B-SPE-12 12, WC-B-SPE-20 426, WC-B-SPE-21 8094, WC-B-SPE-22 852, WC-B-SPE-30 426, WC-B-TEA-01 32756, WC-B-TRN-02 85626, WC-X-CHG-02 17040, WC-X-HER-23 2832, WC-X-HER-50 8520, WC-X-RAC-01 16614, WC-X-RES-02 142, WC-X-TIM-01 188, WC-X-TIM-12 1',
  ],
  [
    'deploy in main game for 2, game a',
    () => midgame(2, {}, 'a', 47, 7),
    5,
    '293 ways; aims 1 (16), moved 46 (2800), plays 1 (2), step 2 (1), turn 1 (3); WC-B-EXP-02 174, WC-B-EXP-05 60, WC-B-EXP-06 240, WC-B-MOV-01 2878, WC-B-MOV-05 5, WC-B-SPE-01 298, WC-B-SPE-22 23, WC-B-SPE-30 2, WC-B-SPE-31 1, WC-B-TEA-01 120, WC-X-CHG-02 120, WC-X-HER-23 180, WC-X-RAC-01 97, WC-X-RAC-11 2820, WC-X-RES-02 1, WC-X-SCN-32 360, WC-X-TIM-01 5',
  ],
  [
    'deploy in necromancers, game c',
    () => midgame(2, { ...ALL, twoPlayers: 'necromancers' }, 'c', 131, 11),
    5,
    '19 ways; deploys 1 (20), gains 4 (8), outpostBegun 6 (168), plays 2 (4), researches 2 (0), step 6 (14), trains 3 (6), turn 2 (12), upgrades 2 (4); WC-B-DEP-02 59, WC-B-DEP-03 120, WC-B-DEP-04 60, WC-B-EXP-02 232, WC-B-EXP-05 240, WC-B-EXP-06 480, WC-B-SCN-22 6, WC-B-SPE-01 938, WC-B-SPE-10 5, WC-B-SPE-20 6, WC-B-SPE-21 78, WC-B-SPE-22 108, WC-B-SPE-30 4, WC-B-TEA-01 480, WC-X-CHG-02 480, WC-X-HER-23 236, WC-X-HER-50 120, WC-X-RAC-01 408, WC-X-RES-02 2, WC-X-TIM-01 10, WC-X-TIM-12 116',
  ],
  [
    'deploy in main game for 3, game b',
    () => midgame(3, { ...ALL }, 'b', 101, 5),
    5,
    '97 ways; constructs 27 (81), deploys 24 (1624), outpostBegun 27 (1512), researches 3 (6), step 51 (198), trains 6 (21), upgrades 9 (36); WC-B-DEP-02 1056, WC-B-DEP-03 2160, WC-B-DEP-04 1080, WC-B-EXP-02 1482, WC-B-EXP-05 960, WC-B-EXP-06 2520, WC-B-SPE-01 3265, WC-B-SPE-10 24, WC-B-SPE-12 6, WC-B-SPE-20 18, WC-B-SPE-21 880, WC-B-SPE-22 4, WC-B-SPE-30 20, WC-B-SPE-31 1, WC-B-TEA-01 1920, WC-X-CHG-02 1920, WC-X-HER-23 1534, WC-X-HER-50 540, WC-X-RAC-01 1918, WC-X-RES-02 13, WC-X-TIM-01 104',
  ],
  [
    'deploy in dragon-rise, game a',
    () => midgame(4, { ...ALL, fourPlayers: 'dragon-rise' }, 'a', 117, 7),
    5,
    '148 ways; constructs 6 (24), creepShown 3 (183), gives 88 (556), moved 21 (2914), step 85 (85), turn 85 (340); WC-B-EXP-02 5247, WC-B-EXP-05 5100, WC-B-EXP-06 15660, WC-B-MOV-01 729, WC-B-MOV-04 2, WC-B-MOV-05 1, WC-B-SPE-01 20230, WC-B-SPE-20 246, WC-B-SPE-21 4930, WC-B-SPE-22 340, WC-B-SPE-23 3, WC-B-TEA-01 19756, WC-B-TRN-02 51255, WC-X-CHG-02 10200, WC-X-HER-23 5369, WC-X-RAC-01 10030, WC-X-RAC-11 540, WC-X-RES-02 85, WC-X-SCN-21 240, WC-X-TIM-01 304',
  ],
  [
    'spend in main game for 2, game a',
    () => midgame(2, {}, 'a', 31, 7),
    5,
    '45 ways; completes 12 (24), dice 36 (114), harvest 24 (621), moved 12 (553), step 54 (120); WC-B-DEP-02 360, WC-B-DEP-03 708, WC-B-DEP-04 360, WC-B-EXP-02 696, WC-B-EXP-06 720, WC-B-HAR-01 936, WC-B-HAR-03 132, WC-B-MOV-01 945, WC-X-HER-23 720, WC-X-RAC-11 720, WC-X-SCN-32 240, WC-X-TIM-01 24',
  ],
  [
    'spend in captives, game a',
    () => midgame(2, { ...ALL, twoPlayers: 'captives' }, 'a', 39, 7),
    5,
    '83 ways; constructs 12 (12), discards 3 (87), outpostBegun 8 (220), researches 15 (1), step 49 (12), trains 23 (29), turn 45 (135), upgrades 4 (8), uses 13 (988); WC-B-EXP-02 969, WC-B-EXP-05 2940, WC-B-EXP-06 3960, WC-B-MOV-01 55, WC-B-SPE-01 11547, WC-B-SPE-10 59, WC-B-SPE-11 3, WC-B-SPE-12 7, WC-B-SPE-20 63, WC-B-SPE-21 909, WC-B-SPE-22 1718, WC-B-SPE-30 19, WC-B-SPE-31 4, WC-B-TEA-01 5880, WC-X-CHG-02 5880, WC-X-HER-22 57, WC-X-HER-23 1003, WC-X-HER-50 1500, WC-X-RAC-01 4745, WC-X-RAC-11 60, WC-X-RES-02 42, WC-X-TIM-01 55',
  ],
  [
    'spend in elf-gate, game a',
    () => midgame(3, { ...ALL, threePlayers: 'elf-gate' }, 'a', 33, 7),
    5,
    '1060 ways; completes 3 (3), constructs 387 (747), outpostBegun 114 (3309), outpostDone 1 (60), researches 130 (113), step 303 (368), trains 237 (529), trainsHero 112 (224), turn 211 (422), upgrades 75 (221); WC-B-EXP-02 6670, WC-B-EXP-05 18180, WC-B-EXP-06 25080, WC-B-SPE-01 68314, WC-B-SPE-10 389, WC-B-SPE-11 29, WC-B-SPE-12 32, WC-B-SPE-20 132, WC-B-SPE-21 10314, WC-B-SPE-22 38, WC-B-SPE-23 60, WC-B-SPE-30 184, WC-B-SPE-31 20, WC-B-TEA-01 36360, WC-X-CHG-02 36360, WC-X-HER-23 6785, WC-X-HER-50 4200, WC-X-HER-51 6608, WC-X-RAC-01 36281, WC-X-RES-02 214, WC-X-TIM-01 345',
  ],
  [
    'spend in dragon-rise, game a',
    () => midgame(4, { ...ALL, fourPlayers: 'dragon-rise' }, 'a', 31, 7),
    3,
    '149 ways; constructs 18 (63), gives 120 (756), outpostBegun 7 (150), researches 1 (0), step 52 (157), trains 2 (3); WC-B-EXP-02 638, WC-B-EXP-05 3120, WC-B-EXP-06 6900, WC-B-SPE-01 12309, WC-B-SPE-10 2, WC-B-SPE-20 133, WC-B-SPE-21 3056, WC-B-SPE-22 114, WC-B-SPE-23 5, WC-B-SPE-30 3, WC-B-TEA-01 11724, WC-B-TRN-02 31356, WC-X-CHG-02 6240, WC-X-HER-23 649, WC-X-HER-50 60, WC-X-RAC-01 6183, WC-X-RES-02 51, WC-X-TIM-01 33',
  ],
])

import { Match, must } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { dragonRage } from '../index.ts'
import { passTo, play, table } from './table.ts'

// Node counts of what seldom happens: corners of the map, gates just opened, monsters out of their mind, bridges that go.

const NURKOTT = { map: 'nurkott' }
const guard = 'city INF 2010'

/** A match from its beginning, after some choices. */
function open(settings: Record<string, unknown>, ...choices: string[]): Match {
  return chosen(must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, settings })), ...choices)
}

function chosen(match: Match, ...choices: string[]): Match {
  play(match, ...choices)
  return match
}

type Row = [what: string, made: () => Match, depth: number, nodes: string]

const counts: Row[] = [
  [
    'DR-2.12.1.7.1 a monster run amok over an enemy',
    () => table('invader movement', 'DRG 1009 N head=8', 'ORC 0403', 'city INF 1009', 'city INF 1012', guard),
    2,
    '19 ways; amokRoll 1 (90), destroyed 1 (165), dice 2 (19), escaped 1 (13), fell 1 (250), killed 1 (169), moved 16 (4249), phase 21 (74); DR-2.10.7e 427, DR-2.11.2.2 854, DR-2.12.1.1 1, DR-2.1d 4, DR-2.4.1a 406, DR-2.4.3a 3, DR-2.4.5 425, DR-2.5.3.1a 2, DR-2.5.3.1b 425, DR-2.5.5.3 427, DR-2.5.5a 26, DR-2.5.5c 401, DR-2.5.7.1 427, DR-2.7.1a 424, DR-2.7.2a 427',
  ],
  [
    'DR-2.12.1.7.1 run amok, an enemy ahead and others behind',
    () => table('invader movement', 'DRG 1009 N head=8', 'YDR 1112 S head=3', 'city INF 1008', 'city INF 1012', guard),
    3,
    '4 ways; DR-2.11.2.2 427, DR-2.12.1.6 850, DR-2.1d 2, DR-2.5.5.3 427, DR-2.5.7.1 427, DR-2.7.1a 425, DR-2.7.1d 854, DR-2.7.1f 850, DR-2.7.2a 427, DR-2.8.8d 854',
  ],
  [
    'DR-2.12.1.7.1 run amok in the air, over land, water and enemies',
    () =>
      table(
        'invader movement',
        'DRG 1010 S head=8 flying',
        'YDR 1411 N head=3 flying',
        'ROC 0912 N head=6 flying',
        'city INF 1010',
        'city INF 1012',
        guard,
      ),
    3,
    '19 ways; crashed 9 (2421), dice 19 (182), escaped 5 (70), fell 2 (644), hurt 18 (1833), landed 2 (480); DR-2.12.1.1 1, DR-2.12.1.1.4 4260, DR-2.12.1.7.1 4, DR-2.12.3 1704, DR-2.1d 24, DR-2.4.5 1273, DR-2.4.7.2 850, DR-2.5.5.2a 1708, DR-2.5.8 850, DR-2.8.8b 2544, DR-3.2.1 1708',
  ],
  [
    'DR-2.12.1.7.1 run amok with no legs, and a wurm',
    () =>
      table(
        'invader movement',
        'DRG 1009 SE head=8 legs=12',
        'WRM 0512 N head=8',
        'city INF 1011',
        'city INF 0707',
        guard,
      ),
    3,
    '12 ways; amokRoll 14 (1302), destroyed 6 (990), dice 14 (118), fell 8 (1880), phase 42 (146), turn 2 (4), turned 6 (1370), walked 6 (1620); DR-2.12.1.1 3408, DR-2.12.1.1.1 5076, DR-2.12.1.1.2 1698, DR-2.12.1.1.4 1710, DR-2.12.1.1.5 854, DR-2.12.1.7.1 22, DR-2.12.1.7.2 2, DR-2.12.4 850, DR-2.1d 48, DR-2.3c 4, DR-2.4.5 1273, DR-2.4.7.2 12, DR-2.5.3.1b 1700, DR-2.5.5.2a 1708, DR-2.5.5.2d 1708, DR-3.2.1 3416',
  ],
  [
    'DR-2.12.1.7.1 what they do in melee',
    () =>
      table(
        'invader melee',
        'DRG 1009 N head=8',
        'YDR 1112 S head=3',
        'TRX 1211',
        'city INF 1008',
        'city INF 1113',
        'city CAV 1010',
        guard,
      ),
    3,
    '5 ways; DR-2.11.2.2 427, DR-2.12.1.6 1276, DR-2.1d 2, DR-2.5.5.3 427, DR-2.5.7.1 427, DR-2.7.1a 428, DR-2.7.1d 1278, DR-2.7.1f 1275, DR-2.7.2a 427, DR-2.8.8d 1281',
  ],
  [
    'DR-2.1d the last hexes of the map',
    () => table('invader movement', 'DRG 2517 N', 'ROC 2516 SE flying', 'GNT 2416', 'ORC 2515', guard),
    2,
    '54 ways; bounded 4 (3666), landed 1 (516), moved 34 (47734), phase 5 (18), slithered 1 (938), tookOff 1 (513), turned 6 (3098), walked 1 (938); DR-2.10.7e 854, DR-2.11.2.2 854, DR-2.12.1.1.1 1271, DR-2.12.1.1.2 849, DR-2.12.1.1.3 419, DR-2.12.1.1.4 2559, DR-2.12.1.1.5 427, DR-2.12.1.5a 423, DR-2.12.1.5e 3, DR-2.12.3 852, DR-2.1d 30, DR-2.3c 1, DR-2.4.1a 811, DR-2.4.3a 7, DR-2.4.5 423, DR-2.4.7.2 426, DR-2.5.3.1a 4, DR-2.5.3.1b 850, DR-2.5.5.2a 1708, DR-2.5.5.3 427, DR-2.5.5a 52, DR-2.5.5c 802, DR-2.5.8 850, DR-2.7.6.1a 1, DR-2.7.6.1c 424, DR-2.7.6.3 427, DR-3.2.1 1708',
  ],
  [
    'DR-2.5.5.3 a gate opened to shoot',
    () =>
      chosen(
        table('city missiles', 'ORC 0606', 'ORC 0810', 'GNT 0605', 'city ARH 0707', 'city ARH 0710', 'city BAL 0808'),
        'open 0707-0606',
      ),
    3,
    '2 ways; phase 3 (8), shot 1 (122), turn 1 (2); DR-2.12.1.5a 427, DR-2.1d 2, DR-2.5.5.3 427, DR-2.7.6.1a 849, DR-2.7.6.1b 3, DR-2.7.6.1c 422, DR-2.7.6.2b 3, DR-2.7.6.3 427',
  ],
  [
    'DR-2.5.5.3 a gate opened to shoot at a monster',
    () =>
      chosen(
        table('city missiles', 'DRG 0606 SE', 'ORC 0606', 'ORC 0810', 'city ARH 0707', 'city ARH 0710'),
        'open 0707-0606',
      ),
    3,
    '4 ways; dice 3 (39), hurt 3 (302), shot 1 (122), shotAt 3 (354); DR-2.12.1.5a 427, DR-2.5.5.3 1278, DR-2.7.6.1a 1276, DR-2.7.6.1b 3, DR-2.7.6.3 425',
  ],
  [
    'DR-2.5.5.3 a gate opened to strike',
    () =>
      chosen(
        table('city melee', 'ORC 0606', 'ORC 0810', 'GNT 0605', 'city INF 0707', 'city INF 0710', 'city CAV 0808'),
        'open 0707-0606',
      ),
    3,
    '2 ways; attacked 1 (108), dice 1 (13), opened 1 (239), phase 2 (3), turn 1 (2); DR-2.11.2.2 427, DR-2.1d 2, DR-2.5.5.3 426, DR-2.5.7.1 427, DR-2.7.1.3 1, DR-2.7.1a 426, DR-2.7.1d 850, DR-2.7.1f 854, DR-2.7.2a 428, DR-2.8.8d 854',
  ],
  [
    'DR-2.5.5.3 a gate opened to strike at a monster',
    () =>
      chosen(
        table('city melee', 'DRG 0606 SE', 'ORC 0810', 'city INF 0707', 'city HERO 0707', 'city MIL 0710'),
        'open 0707-0606',
      ),
    3,
    '12 ways; dice 4 (52), hurt 4 (400), opened 4 (956), phase 8 (12), struckAt 4 (480), turn 4 (8); DR-2.10.1 1, DR-2.11.2.2 1708, DR-2.1d 8, DR-2.5.5.3 1704, DR-2.5.7.1 1708, DR-2.7.1.3 4, DR-2.7.1a 1692, DR-2.7.2a 2132, DR-2.7.2b 4, DR-2.7.2c 846',
  ],
  [
    'DR-2.5.7.1 a bridge is prepared and left',
    () =>
      passTo(
        chosen(table('city movement', 'ORC 0403', 'city INF 1313', 'city MIL 1514', guard), 'unit @1313', 'hex 1413'),
        'city',
        'chooseFight',
      ),
    2,
    '4 ways; bridgeMarked 1 (241), phase 14 (42), turn 2 (4); DR-2.11.2.2 427, DR-2.1d 2, DR-2.4.5 852, DR-2.5.5.3 427, DR-2.5.7.1 426, DR-2.7.1a 425, DR-2.7.2a 427',
  ],
  [
    'DR-2.5.7.1 who guards the prepared bridge is struck',
    () =>
      table('invader melee', 'GNT 1507', 'ORC 1508', 'ORC 1307', 'city INF 1407', guard, { bridgesMarked: ['1407'] }),
    4,
    '300 ways; attacked 2 (491), broke 1 (505), dice 2 (26), moved 191 (164675), opened 58 (26361), phase 179 (615), rammed 1 (585), turn 31 (62); DR-2.10.7e 20069, DR-2.11.2.2 32452, DR-2.1d 152, DR-2.4.1a 19610, DR-2.4.3a 186, DR-2.4.5 13176, DR-2.5.3.1a 18801, DR-2.5.3.1b 1266, DR-2.5.3.1d 2, DR-2.5.5.3 12325, DR-2.5.5a 75, DR-2.5.5c 19991, DR-2.5.7.1 12383, DR-2.5.8 2, DR-2.7.1.3 87, DR-2.7.1a 12242, DR-2.7.1d 1702, DR-2.7.1f 1708, DR-2.7.2a 12383, DR-2.8.8d 1708',
  ],
  [
    'DR-2.5.7.2 a dragon on a bridge it has wrecked',
    () => table('invader movement', 'ROC 1407 SE', 'DRG 1410 S flying', 'ORC 0512', guard, { bridgesMarked: ['1407'] }),
    3,
    '150 ways; bounded 9 (5277), breathed 1 (337), bridgeGone 43 (9761), broke 1 (472), destroyed 1 (250), fell 32 (10240), flew 2 (1120), holds 2 (944), landed 1 (319), moved 27 (7312), phase 57 (180), rammed 1 (567), tookOff 1 (320), turn 1 (2), turned 8 (2578), walked 1 (565); DR-2.10.7e 427, DR-2.11.2.2 427, DR-2.12.1.1 2568, DR-2.12.1.1.1 3388, DR-2.12.1.1.3 413, DR-2.12.1.1.4 5975, DR-2.12.1.1.5 430, DR-2.12.1.5a 427, DR-2.12.1.5b 424, DR-2.12.1.5e 1, DR-2.12.3 3408, DR-2.1d 64, DR-2.3c 4, DR-2.4.1a 408, DR-2.4.3a 2, DR-2.4.5 17811, DR-2.4.7.2 1700, DR-2.5.2a 4, DR-2.5.3.1a 2, DR-2.5.3.1b 425, DR-2.5.3a 4, DR-2.5.5.2a 4268, DR-2.5.5.2b 1, DR-2.5.5.3 427, DR-2.5.5a 26, DR-2.5.5c 404, DR-2.5.8 2125, DR-2.7.6.1a 1, DR-2.7.6.1c 424, DR-2.7.6.3 427, DR-3.2.1 4270',
  ],
  [
    'DR-2.5.7.3 a T-rex steps onto a bridge',
    () =>
      chosen(table('invader movement', 'TRX 1307', 'ORC 0606', 'city INF 1010', { held: ['1307-1407'] }), 'unit @1307'),
    2,
    '83 ways; bridgeGone 1 (227), destroyed 10 (1875), drowned 1 (314), moved 30 (26347), phase 143 (514); DR-2.10.7e 427, DR-2.11.2.2 427, DR-2.11.3 1, DR-2.1d 2, DR-2.4.1a 402, DR-2.4.3a 1, DR-2.4.5 13177, DR-2.5.3.1a 3, DR-2.5.3.1b 423, DR-2.5.5a 25, DR-2.5.5c 401, DR-2.5.8 1',
  ],
  [
    'DR-2.8.8b lightning at flyers',
    () =>
      chosen(
        table('city magic', 'DRG 1010 N flying wings=5', 'YDR 1012 S flying belly=1', 'city WZD 1011', guard),
        'lightning @1010',
      ),
    3,
    '18 ways; hurt 21 (2072), phase 36 (126), turn 6 (12); DR-2.4.5 2550, DR-2.8.8b 1699',
  ],
  [
    'DR-2.8.8b lightning at a hurt monster',
    () => chosen(table('city magic', 'DRG 1010 N head=7 legs=12', 'city WZD 1011', guard), 'lightning @1010'),
    4,
    '248 ways; amok 2 (178), amokRoll 8 (720), dice 8 (80), fell 8 (2008), hurt 10 (976), moved 232 (185544), phase 40 (140), turn 4 (8), turned 8 (2024); DR-2.10.7e 3416, DR-2.11.2.2 3416, DR-2.12.1.1.1 5096, DR-2.12.1.1.2 3396, DR-2.12.1.1.3 1700, DR-2.12.1.1.4 1716, DR-2.12.1.1.5 1704, DR-2.12.1.7.1 8, DR-2.1d 64, DR-2.3c 4, DR-2.4.1a 3160, DR-2.4.3a 8, DR-2.4.5 1700, DR-2.4.7.2 12, DR-2.5.3.1a 3416, DR-2.5.5.2a 3416, DR-2.5.5c 3416, DR-2.5.8 1700, DR-2.8.8b 1275, DR-3.2.1 3416',
  ],
  [
    'DR-2.8.9f a wizard with elementals far away',
    () => table('city movement', 'ORC 0403', 'city ELM_EARTH 1006', 'city ELM_FIRE 1012', 'city WZD 1010', guard),
    2,
    '137 ways; destroyed 42 (7245), moved 131 (94240), outOfControl 17 (1309), phase 7 (21), turn 1 (2); DR-2.10.7e 1708, DR-2.11.2.2 1708, DR-2.1d 8, DR-2.4.1a 1565, DR-2.4.3a 4, DR-2.4.5 849, DR-2.5.3.1a 1708, DR-2.5.5c 1708',
  ],
  [
    'DR-2.8.9g wild elementals at the walls and in them',
    () =>
      table(
        'invader movement',
        'wild ELM_EARTH 0606',
        'wild ELM_FIRE 0909',
        'ORC 0403',
        'city INF 0707',
        'city HERO 1010',
        'city WZD 1110',
      ),
    1,
    '2 ways; attacked 2 (467), dice 2 (18), killed 1 (116), phase 3 (9); DR-2.4.5 426',
  ],
  [
    'DR-2.8.9g wild elementals fight',
    () =>
      table(
        'invader melee',
        'wild ELM_EARTH 1010',
        'wild ELM_FIRE 1211',
        'YDR 1010 N',
        'ORC 1112',
        'city INF 1009',
        'city WZD 1212',
        'city MIL 1211',
      ),
    2,
    '123 ways; attacked 1 (284), bolt 2 (197), boltHeld 2 (456), cast 117 (27660), destroyed 10 (1799), dice 6 (61), dismissalRoll 1 (114), escaped 1 (81), fell 1 (253), hurt 1 (97), killed 2 (436), killer 1 (77), moved 118 (55814), phase 237 (1064), shot 2 (479), struckAt 1 (180), summoned 12 (3638); DR-2.11.2.2 427, DR-2.1d 2, DR-2.5.5.3 427, DR-2.5.7.1 427, DR-2.7.1a 425, DR-2.7.1d 1704, DR-2.7.1f 1704, DR-2.7.2a 427, DR-2.8.5 424, DR-2.8.6 390, DR-2.8.7 366, DR-2.8.8a 425, DR-2.8.8d 2133, DR-2.8.9a 411, DR-2.8.9c 4, DR-2.8.9h 426',
  ],
  [
    'DR-2.10.7e Elowyn without her orc',
    () => table('city movement', 'DRG 0705 SE', 'city ELOWYN 1304', 'city ORC 2006', 'city GOB 1305', NURKOTT),
    2,
    '52 ways; moved 48 (41191), phase 5 (15), turn 1 (2); DR-2.10.7e 855, DR-2.11.2.2 854, DR-2.1d 4, DR-2.4.1a 798, DR-2.4.3a 4, DR-2.4.5 850, DR-2.5.3.1a 854, DR-2.5.5c 854',
  ],
  [
    'DR-2.10.7e Elowyn and an orc on the road',
    () => table('city movement', 'DRG 0202 SE', 'city ELOWYN 2015', 'city ORC 2015', 'city ORC 2014', NURKOTT),
    2,
    '69 ways; elowynSaved 1 (336), moved 115 (109459), phase 5 (15), turn 1 (2); DR-2.10.7e 832, DR-2.11.2.2 854, DR-2.1d 4, DR-2.4.1a 804, DR-2.4.3a 4, DR-2.4.5 850, DR-2.5.3.1a 854, DR-2.5.5c 854',
  ],
  [
    'DR-2.10.7b Elowyn at the pier',
    () => table('city melee', 'ORC 1010', 'city ELOWYN 1516', 'city INF 1011', { turn: 9 }),
    3,
    '36 ways; attacked 1 (180), destroyed 2 (324), dice 1 (13), elowynSaved 2 (500), moved 32 (18781), phase 72 (260), turn 2 (20); DR-2.10.6 2, DR-2.10.7e 427, DR-2.11.2.2 1281, DR-2.1d 6, DR-2.4.1a 392, DR-2.4.3a 1, DR-2.4.5 426, DR-2.5.3.1a 2, DR-2.5.3.1b 425, DR-2.5.5.3 854, DR-2.5.5a 26, DR-2.5.5c 401, DR-2.5.7.1 854, DR-2.7.1a 848, DR-2.7.1d 851, DR-2.7.1f 854, DR-2.7.2a 854, DR-2.8.8d 854',
  ],
  [
    'DR-2.11.2.2 serpents beside the shore',
    () => table('invader melee', 'SER 1015', 'SER 1316', 'GNT 1010', 'city INF 1014', 'city MIL 1009', guard),
    3,
    '78 ways; attacked 2 (513), destroyed 1 (186), dice 2 (24), killed 2 (335), moved 66 (49526), phase 12 (43), turn 1 (2); DR-2.10.1 1, DR-2.10.7e 1281, DR-2.11.2.2 2561, DR-2.1d 12, DR-2.4.1a 1194, DR-2.4.3a 15, DR-2.4.5 848, DR-2.5.3.1a 1281, DR-2.5.5.3 1281, DR-2.5.5c 1281, DR-2.5.7.1 1281, DR-2.7.1a 1277, DR-2.7.1d 2124, DR-2.7.1f 2135, DR-2.7.2a 1282, DR-2.8.8d 2135',
  ],
  [
    'DR-2.11.3 a T-rex provoked by two',
    () =>
      passTo(
        chosen(
          table('city melee', 'TRX 1010', 'TRX 1212', 'city INF 1009', 'city INF 1011', 'city CAV 1112', guard),
          'monster @1010',
          'unit @1009 =1',
          'monster @1212',
          'unit @1112 =1',
        ),
        'invader',
        'chooseFight',
      ),
    3,
    '2 ways; attacked 2 (548), dice 2 (24), killed 2 (378); DR-2.11.2.2 427, DR-2.11.3 1, DR-2.1d 2, DR-2.5.5.3 427, DR-2.5.7.1 427, DR-2.7.1a 426, DR-2.7.1d 1702, DR-2.7.1f 1708, DR-2.7.2a 427, DR-2.8.8d 1708',
  ],
  [
    'DR-2.12.1.1.4 a flight at the rim',
    () => chosen(table('invader movement', 'DRG 0110 N flying', 'ORC 0512', guard), 'unit @0110'),
    3,
    '120 ways; landed 1 (98), moved 108 (29248), phase 296 (1056), turn 4 (8), turned 2 (200); DR-2.10.7e 1708, DR-2.11.2.2 1708, DR-2.12.1.1 4, DR-2.12.1.1.4 3406, DR-2.12.1.1.5 1, DR-2.1d 20, DR-2.4.1a 1587, DR-2.4.3a 5, DR-2.4.5 3404, DR-2.5.3.1a 8, DR-2.5.3.1b 1700, DR-2.5.5.2a 854, DR-2.5.5a 104, DR-2.5.5c 1604, DR-2.5.8 425, DR-3.2.1 854',
  ],
  [
    'DR-2.12.1.1.5 a monster lets itself fall from a tower',
    () => chosen(table('invader movement', 'DRG 1310 N wings=8', 'ORC 0512', 'city INF 1309', guard), 'unit @1310'),
    2,
    '38 ways; broke 1 (408), crashed 6 (1834), destroyed 3 (645), dice 9 (78), escaped 1 (14), fell 2 (637), hurt 16 (1568), phase 25 (90), rammed 1 (499), turned 10 (3040); DR-2.12.1.1 5115, DR-2.12.1.1.1 5076, DR-2.12.1.1.2 849, DR-2.12.1.1.3 425, DR-2.12.1.1.4 1709, DR-2.12.1.1.5 423, DR-2.12.1.7.2 1, DR-2.1d 48, DR-2.3c 1, DR-2.4.5 2127, DR-2.5.3a 17, DR-2.5.4b 8, DR-2.5.5.2a 3414, DR-2.5.5.2b 1, DR-2.5.8 1700, DR-2.8.8b 1692, DR-3.2.1 3416',
  ],
  [
    'DR-2.12.1.1.2 a dragon without legs',
    () => table('invader movement', 'DRG 0909 SE legs=12', 'YDR 1009 N legs=6', 'city INF 1010', guard),
    3,
    '32 ways; breathed 6 (1990), destroyed 2 (330), phase 17 (54), slithered 1 (414), turned 6 (1488), walked 2 (845); DR-2.11.2.2 427, DR-2.12.1.1 12, DR-2.12.1.1.1 2120, DR-2.12.1.1.2 1698, DR-2.12.1.1.3 850, DR-2.12.1.1.4 858, DR-2.12.1.1.5 852, DR-2.12.1.5a 425, DR-2.12.1.5b 848, DR-2.1d 28, DR-2.3c 1, DR-2.4.3a 4, DR-2.4.5 5525, DR-2.4.7.2 427, DR-2.5.5.2a 1708, DR-2.5.5.3 854, DR-2.5.7.1 427, DR-2.5.8 850, DR-2.7.1a 424, DR-2.7.2a 427, DR-2.7.6.1a 2, DR-2.7.6.1c 423, DR-2.7.6.3 427, DR-3.2.1 1708',
  ],
  [
    'DR-2.8.7d leaps and flights out of a whirlwind',
    () =>
      table('invader movement', 'DRG 1010 N', 'YDR 1012 S flying', 'ROC 1310 N flying', 'city WZD 2010', {
        whirlwind: { WZD_HUMAN: '1010' },
        drifted: { WZD_HUMAN: '1310' },
      }),
    3,
    '217 ways; bounded 9 (3735), breathed 3 (1234), cast 119 (44224), crashed 11 (2893), destroyed 10 (2509), dice 40 (367), drifts 7 (2401), ended 7 (1750), flew 1 (425), hurt 36 (3600), landed 2 (561), phase 263 (1149), slithered 1 (414), summoned 18 (7996), tookOff 1 (251), turned 14 (3540), walked 18 (7458), whirled 11 (994); DR-2.12.1.1 8528, DR-2.12.1.1.1 7614, DR-2.12.1.1.2 849, DR-2.12.1.1.3 416, DR-2.12.1.1.4 8959, DR-2.12.1.1.5 433, DR-2.12.1.5a 425, DR-2.12.1.5b 424, DR-2.12.1.5e 1, DR-2.12.3 852, DR-2.1d 98, DR-2.3c 5, DR-2.4.5 3816, DR-2.4.7.2 868, DR-2.5.5.2a 6832, DR-2.5.5.3 427, DR-2.5.8 3400, DR-2.7.6.1a 1, DR-2.7.6.1c 424, DR-2.7.6.3 427, DR-2.8.5 424, DR-2.8.6 390, DR-2.8.7 366, DR-2.8.8 3, DR-2.8.8a 424, DR-2.8.8b 3807, DR-2.8.8d 427, DR-2.8.9a 409, DR-2.8.9h 427, DR-3.2.1 6832',
  ],
  [
    'DR-2.9b DR-2.9c where nobody can come in',
    () => table('city reinforcements', 'ORC 1010', 'DRG 1113 N', guard, { turn: 10, late: 3 }),
    3,
    '210 ways; reinforced 259 (52262); DR-2.9b 21000, DR-2.9c 91',
  ],
  [
    'DR-3.3.1 a proposal begins',
    () => open({ scenario: 'proposedNurkott' }),
    2,
    '356 ways; bought 375 (4928); DR-2.10.8 40, DR-3.3.1 16125, DR-3.3.2 120, DR-4.3.1 420',
  ],
  [
    'DR-4.3.3 victory hexes are marked',
    () =>
      open(
        { scenario: 'campaignEsirien', musterInvader: 60, musterCity: 78 },
        '0>buy 12',
        '0>ready',
        '1>buy 1',
        '1>ready',
      ),
    2,
    '591 ways; destroyed 197 (41660), placed 396 (92970); DR-3.1.1 885, DR-4.3.3 6635',
  ],
]

for (const [what, made, depth, nodes] of counts)
  test(`${what}: counted`, () => {
    expect(nodesOf(made(), depth, board.size + 2)).toBe(nodes)
  })

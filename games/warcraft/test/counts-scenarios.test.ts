import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { choose, fresh, offered } from './table.ts'

// Node counts of how every scenario begins: its set-up, and the first question of each step of the first turns.

const ALL = { racialAbilities: true, heroes: true, creeps: true, spellResearch: true, expansionCards: true }
const NUMBERS = 60

/** The first of each of these questions, everybody taking what is offered first; those of the second turn count again. */
function questions(match: Match, wanted: readonly string[]): string[] {
  const left = [...wanted]
  const found: string[] = []
  for (let patience = 160; patience > 0 && match.asked && left.length > 0; patience--) {
    const { decision, seats } = match.asked
    if (left[0] === decision) {
      left.shift()
      found.push(`${decision}: ${nodesOf(match, 2, NUMBERS)}`)
    }
    const open = offered(match, seats[0])
    choose(match, `${seats[0]}>${open[0]}`)
  }
  return found
}

type Row = [what: string, seats: number, settings: Record<string, unknown>, questions: string[], counted: string[]]

const TURN = ['nextMove', 'spend', 'nextMove', 'spend']
const counts: Row[] = [
  [
    'WC-B-SET-01 two players',
    2,
    {},
    TURN,
    [
      'begins: 4 ways; aims 1 (16), plays 1 (2), step 1 (0); WC-B-EXP-02 115, WC-B-EXP-06 120, WC-B-MOV-01 58, WC-X-HER-23 120, WC-X-RAC-11 60, WC-X-TIM-01 4',
      'nextMove: 26 ways; aims 1 (23), moved 24 (1764), plays 1 (1), step 1 (0); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 152, WC-B-MOV-05 2, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 2',
      'spend: 7 ways; outpostBegun 1 (8), step 5 (15), trains 4 (10), upgrades 1 (3); WC-B-EXP-02 59, WC-B-EXP-05 300, WC-B-EXP-06 360, WC-B-SPE-01 1181, WC-B-SPE-10 7, WC-B-SPE-12 1, WC-B-SPE-20 6, WC-B-SPE-21 72, WC-B-SPE-22 163, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 600, WC-X-CHG-02 600, WC-X-HER-23 60, WC-X-HER-50 180, WC-X-RAC-01 484, WC-X-RES-02 5, WC-X-TIM-01 1',
      'nextMove: 15 ways; moved 14 (846), step 1 (1); WC-B-EXP-02 59, WC-B-EXP-06 60, WC-B-MOV-01 162, WC-B-MOV-05 2, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 1',
      'spend: 11 ways; constructs 3 (3), outpostBegun 2 (46), step 9 (36), trains 4 (6), upgrades 1 (2); WC-B-EXP-02 59, WC-B-EXP-05 540, WC-B-EXP-06 600, WC-B-SPE-01 2133, WC-B-SPE-10 7, WC-B-SPE-12 1, WC-B-SPE-20 15, WC-B-SPE-21 218, WC-B-SPE-22 349, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 1080, WC-X-CHG-02 1080, WC-X-HER-23 60, WC-X-HER-50 180, WC-X-RAC-01 871, WC-X-RES-02 9, WC-X-TIM-01 1',
    ],
  ],
  [
    'WC-B-SET-01 three players',
    3,
    {},
    TURN,
    [
      'begins: 4 ways; aims 1 (7), plays 3 (37); WC-B-EXP-02 172, WC-B-EXP-06 180, WC-X-HER-23 180, WC-X-TIM-01 5',
      'nextMove: 25 ways; aims 1 (61), lays 1 (0), moved 22 (2115), plays 1 (1), step 1 (0); WC-B-EXP-02 57, WC-B-EXP-06 59, WC-B-MOV-01 152, WC-B-MOV-05 2, WC-X-CMP-03 4, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 2',
      'spend: 7 ways; outpostBegun 1 (5), step 5 (15), trains 4 (14), upgrades 1 (4); WC-B-EXP-02 59, WC-B-EXP-05 300, WC-B-EXP-06 360, WC-B-SPE-01 1181, WC-B-SPE-10 7, WC-B-SPE-12 1, WC-B-SPE-20 6, WC-B-SPE-21 118, WC-B-SPE-22 2, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 600, WC-X-CHG-02 600, WC-X-HER-23 60, WC-X-HER-50 180, WC-X-RAC-01 599, WC-X-RES-02 5, WC-X-TIM-01 1',
      'nextMove: 13 ways; moved 12 (1444); WC-B-EXP-02 59, WC-B-EXP-06 60, WC-B-MOV-01 166, WC-B-MOV-05 1, WC-X-CMP-03 1, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 1',
      'spend: 19 ways; constructs 6 (6), outpostBegun 7 (365), step 9 (36), trains 4 (6), upgrades 1 (2); WC-B-EXP-02 59, WC-B-EXP-05 540, WC-B-EXP-06 600, WC-B-SPE-01 2133, WC-B-SPE-10 7, WC-B-SPE-12 1, WC-B-SPE-20 12, WC-B-SPE-21 354, WC-B-SPE-22 2, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 1080, WC-X-CHG-02 1080, WC-X-HER-23 60, WC-X-HER-50 180, WC-X-RAC-01 1079, WC-X-RES-02 9, WC-X-TIM-01 1',
    ],
  ],
  [
    'WC-B-SET-01 four players',
    4,
    {},
    TURN,
    [
      'begins: 4 ways; lays 1 (3), step 1 (0); WC-B-EXP-02 115, WC-B-EXP-06 119, WC-B-MOV-01 60, WC-X-HER-23 120, WC-X-RAC-11 60, WC-X-TIM-01 5',
      'nextMove: 16 ways; aims 1 (6), moved 14 (2991), plays 1 (1), step 1 (0); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 166, WC-B-MOV-05 1, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 2',
      'spend: 191 ways; constructs 24 (96), gives 127 (960), outpostBegun 10 (450), plays 25 (506), step 18 (54), trains 21 (96), upgrades 7 (35); WC-B-EXP-02 58, WC-B-EXP-05 180, WC-B-EXP-06 2220, WC-B-SPE-01 4469, WC-B-SPE-10 27, WC-B-SPE-11 3, WC-B-SPE-12 1, WC-B-SPE-20 57, WC-B-SPE-21 889, WC-B-SPE-22 2, WC-B-SPE-30 28, WC-B-SPE-31 1, WC-B-TEA-01 3983, WC-B-TRN-02 10854, WC-X-CHG-02 2160, WC-X-HER-23 60, WC-X-HER-50 780, WC-X-RAC-01 2159, WC-X-RES-02 18, WC-X-TIM-01 1',
      'nextMove: 17 ways; moved 16 (451); WC-B-EXP-02 59, WC-B-EXP-06 60, WC-B-MOV-01 159, WC-B-MOV-05 3, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 1',
    ],
  ],
  [
    'WC-X-OP1-01 four players, strategic',
    4,
    { strategic: true },
    TURN,
    [
      'begins: 4 ways; lays 1 (3), step 1 (0); WC-B-EXP-02 115, WC-B-EXP-06 119, WC-B-MOV-01 60, WC-X-HER-23 120, WC-X-RAC-11 60, WC-X-TIM-01 5',
      'nextMove: 16 ways; aims 1 (6), moved 14 (2991), plays 1 (1), step 1 (0); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 166, WC-B-MOV-05 1, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 2',
      'spend: 191 ways; constructs 24 (96), gives 127 (960), outpostBegun 10 (450), plays 25 (506), step 18 (54), trains 21 (96), upgrades 7 (35); WC-B-EXP-02 58, WC-B-EXP-05 180, WC-B-EXP-06 2220, WC-B-SPE-01 4469, WC-B-SPE-10 27, WC-B-SPE-11 3, WC-B-SPE-12 1, WC-B-SPE-20 57, WC-B-SPE-21 889, WC-B-SPE-22 2, WC-B-SPE-30 28, WC-B-SPE-31 1, WC-B-TEA-01 3983, WC-B-TRN-02 10854, WC-X-CHG-02 2160, WC-X-HER-23 60, WC-X-HER-50 780, WC-X-RAC-01 2159, WC-X-RES-02 18, WC-X-TIM-01 1',
      'nextMove: 17 ways; moved 16 (451); WC-B-EXP-02 59, WC-B-EXP-06 60, WC-B-MOV-01 159, WC-B-MOV-05 3, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 1',
    ],
  ],
  [
    'WC-X-HER-01 two players, all of the expansion',
    2,
    { ...ALL, resources: 'hidden' },
    TURN,
    [
      'begins: 16 ways; begins 16 (0), hero 32 (192), openToken 64 (2464), placed 32 (2064), step 16 (0), turn 16 (16); WC-X-HER-02 336',
      'nextMove: 18 ways; moved 17 (1087), step 1 (1); WC-B-EXP-02 58, WC-B-EXP-06 60, WC-B-MOV-01 218, WC-B-MOV-05 2, WC-X-HER-23 59, WC-X-RAC-11 60, WC-X-SCN-32 180, WC-X-TIM-01 3',
      'spend: 17 ways; outpostBegun 1 (23), outpostDone 1 (23), plays 1 (3), researches 4 (0), step 7 (28), trains 7 (9), upgrades 2 (4); WC-B-EXP-02 58, WC-B-EXP-05 420, WC-B-EXP-06 480, WC-B-SPE-01 1589, WC-B-SPE-10 11, WC-B-SPE-12 1, WC-B-SPE-20 9, WC-B-SPE-21 108, WC-B-SPE-22 234, WC-B-SPE-30 6, WC-B-SPE-31 1, WC-B-TEA-01 840, WC-X-CHG-02 840, WC-X-HER-23 59, WC-X-HER-50 300, WC-X-RAC-01 676, WC-X-RES-02 4, WC-X-TIM-01 2',
      'nextMove: 18 ways; moved 17 (1264); WC-B-EXP-02 59, WC-B-EXP-06 60, WC-B-MOV-01 216, WC-B-MOV-05 5, WC-X-HER-23 59, WC-X-RAC-11 60, WC-X-SCN-32 180, WC-X-TIM-01 2',
      'spend: 23 ways; constructs 6 (12), outpostBegun 7 (50), researches 3 (3), step 10 (30), trains 5 (11), upgrades 1 (3); WC-B-EXP-02 57, WC-B-EXP-05 600, WC-B-EXP-06 660, WC-B-SPE-01 2370, WC-B-SPE-10 9, WC-B-SPE-12 1, WC-B-SPE-20 12, WC-B-SPE-21 213, WC-B-SPE-22 372, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 1200, WC-X-CHG-02 1200, WC-X-HER-23 59, WC-X-HER-50 240, WC-X-RAC-01 968, WC-X-RES-02 8, WC-X-TIM-01 4',
    ],
  ],
  [
    'WC-X-DRN-01 four players, resources that drain',
    4,
    { ...ALL, resources: 'draining' },
    TURN,
    [
      'begins: 16 ways; WC-X-HER-02 896',
      'nextMove: 23 ways; creepShown 2 (100), moved 22 (4836), step 1 (0); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 216, WC-B-MOV-04 2, WC-B-MOV-05 2, WC-X-HER-23 59, WC-X-RAC-11 60, WC-X-SCN-32 180, WC-X-TIM-01 4',
      'spend: 212 ways; constructs 24 (96), gives 136 (1030), outpostBegun 10 (450), plays 24 (504), researches 12 (36), step 19 (57), trains 22 (99), upgrades 7 (35); WC-B-EXP-02 57, WC-B-EXP-05 180, WC-B-EXP-06 2340, WC-B-SPE-01 4766, WC-B-SPE-10 29, WC-B-SPE-11 3, WC-B-SPE-12 1, WC-B-SPE-20 57, WC-B-SPE-21 889, WC-B-SPE-22 2, WC-B-SPE-30 28, WC-B-SPE-31 1, WC-B-TEA-01 4204, WC-B-TRN-02 11457, WC-X-CHG-02 2280, WC-X-HER-23 59, WC-X-HER-50 840, WC-X-RAC-01 2279, WC-X-RES-02 8, WC-X-TIM-01 4',
      'nextMove: 30 ways; ancient 5 (65), creepShown 3 (68), moved 24 (818); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 205, WC-B-MOV-04 3, WC-B-MOV-05 5, WC-X-HER-23 59, WC-X-RAC-11 114, WC-X-SCN-32 180, WC-X-TIM-01 4',
    ],
  ],
  [
    'WC-B-SCN-10 the Elf Gate',
    3,
    { threePlayers: 'elf-gate' },
    TURN,
    [
      'begins: 3 ways; step 1 (2); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 58, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-TIM-01 3',
      'nextMove: 11 ways; moved 10 (1035), step 1 (2); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 167, WC-B-MOV-05 1, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 3',
      'spend: 7 ways; outpostBegun 1 (28), step 5 (25), trains 4 (10), upgrades 1 (3); WC-B-EXP-02 58, WC-B-EXP-05 300, WC-B-EXP-06 360, WC-B-SPE-01 1181, WC-B-SPE-10 7, WC-B-SPE-12 1, WC-B-SPE-20 6, WC-B-SPE-21 118, WC-B-SPE-22 2, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 600, WC-X-CHG-02 600, WC-X-HER-23 60, WC-X-HER-50 180, WC-X-RAC-01 599, WC-X-RES-02 5, WC-X-TIM-01 2',
      'nextMove: 13 ways; moved 12 (1160), step 1 (0); WC-B-EXP-02 59, WC-B-EXP-06 60, WC-B-MOV-01 167, WC-B-MOV-05 1, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 1',
      'spend: 22 ways; constructs 15 (45), outpostBegun 4 (24), step 7 (21), trains 1 (2), upgrades 1 (4); WC-B-EXP-02 59, WC-B-EXP-05 420, WC-B-EXP-06 480, WC-B-SPE-01 1658, WC-B-SPE-10 5, WC-B-SPE-12 2, WC-B-SPE-21 295, WC-B-SPE-22 2, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 840, WC-X-CHG-02 840, WC-X-HER-23 60, WC-X-HER-50 120, WC-X-RAC-01 839, WC-X-RES-02 7, WC-X-TIM-01 1',
    ],
  ],
  [
    'WC-B-SCN-20 March of the Necromancers',
    2,
    { twoPlayers: 'necromancers' },
    TURN,
    [
      'begins: 5 ways; aims 2 (52), plays 1 (2), step 1 (0); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 58, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-TIM-01 2, WC-X-TIM-12 238',
      'nextMove: 19 ways; moved 18 (1783), step 1 (0); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 156, WC-B-MOV-05 4, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 3',
      'spend: 2 ways; plays 1 (2), step 1 (3); WC-B-EXP-02 57, WC-B-EXP-05 60, WC-B-EXP-06 120, WC-B-SCN-22 3, WC-B-SPE-01 298, WC-B-SPE-22 17, WC-B-TEA-01 120, WC-X-CHG-02 120, WC-X-HER-23 60, WC-X-RAC-01 103, WC-X-RES-02 1, WC-X-TIM-01 2',
      'nextMove: 22 ways; moved 21 (1076), step 1 (1); WC-B-EXP-02 58, WC-B-EXP-06 60, WC-B-MOV-01 157, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 120, WC-X-TIM-01 2',
      'spend: 19 ways; constructs 6 (6), outpostBegun 7 (129), step 9 (36), trains 4 (6), upgrades 1 (2); WC-B-EXP-02 58, WC-B-EXP-05 540, WC-B-EXP-06 600, WC-B-SPE-01 2133, WC-B-SPE-10 7, WC-B-SPE-12 1, WC-B-SPE-20 12, WC-B-SPE-21 249, WC-B-SPE-22 259, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 1080, WC-X-CHG-02 1080, WC-X-HER-23 60, WC-X-HER-50 180, WC-X-RAC-01 925, WC-X-RES-02 9, WC-X-TIM-01 2',
    ],
  ],
  [
    'WC-B-SCN-30 The Captives',
    2,
    { twoPlayers: 'captives' },
    TURN,
    [
      'begins: 3 ways; step 1 (0); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 58, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-TIM-01 3',
      'nextMove: 10 ways; moved 9 (700), step 1 (0); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 167, WC-B-MOV-05 1, WC-B-SCN-31 1, WC-B-SCN-32 120, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-TIM-01 3',
      'spend: 7 ways; outpostBegun 1 (8), plays 1 (2), step 4 (12), trains 4 (10); WC-B-EXP-02 57, WC-B-EXP-05 240, WC-B-EXP-06 300, WC-B-SPE-01 883, WC-B-SPE-10 7, WC-B-SPE-12 1, WC-B-SPE-20 6, WC-B-SPE-21 72, WC-B-SPE-22 140, WC-B-SPE-30 3, WC-B-TEA-01 480, WC-X-CHG-02 480, WC-X-HER-23 60, WC-X-HER-50 180, WC-X-RAC-01 387, WC-X-RES-02 4, WC-X-TIM-01 2',
      'nextMove: 14 ways; moved 13 (743); WC-B-EXP-02 58, WC-B-EXP-06 60, WC-B-MOV-01 159, WC-B-MOV-05 3, WC-B-SCN-31 3, WC-B-SCN-32 120, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-TIM-01 2',
      'spend: 19 ways; constructs 6 (6), outpostBegun 7 (124), step 9 (36), trains 4 (6), upgrades 1 (2); WC-B-EXP-02 58, WC-B-EXP-05 540, WC-B-EXP-06 600, WC-B-SPE-01 2133, WC-B-SPE-10 7, WC-B-SPE-12 1, WC-B-SPE-20 12, WC-B-SPE-21 213, WC-B-SPE-22 349, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 1080, WC-X-CHG-02 1080, WC-X-HER-23 60, WC-X-HER-50 180, WC-X-RAC-01 871, WC-X-RES-02 9, WC-X-TIM-01 2',
    ],
  ],
  [
    'WC-B-SCN-40 Nordrassil',
    4,
    { fourPlayers: 'nordrassil' },
    TURN,
    [
      'begins: 4 ways; aims 2 (59), plays 2 (21); WC-B-EXP-02 115, WC-B-EXP-06 120, WC-X-HER-23 120, WC-X-TIM-01 3, WC-X-TIM-12 238',
      'nextMove: 44 ways; moved 43 (4425); WC-B-EXP-02 59, WC-B-EXP-06 60, WC-B-MOV-01 246, WC-B-MOV-02 4, WC-B-MOV-05 3, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 240, WC-X-TIM-01 1',
      'spend: 1 ways; step 1 (5); WC-B-EXP-02 59, WC-B-EXP-05 60, WC-B-EXP-06 240, WC-B-SPE-01 298, WC-B-SPE-22 11, WC-B-SPE-32 3, WC-B-TEA-01 360, WC-B-TRN-02 1206, WC-X-CHG-02 120, WC-X-HER-23 60, WC-X-RAC-01 109, WC-X-RES-02 1, WC-X-TIM-01 1',
      'nextMove: 10 ways; moved 9 (1186); WC-B-EXP-02 59, WC-B-EXP-06 60, WC-B-MOV-01 223, WC-B-MOV-05 8, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 180, WC-X-TIM-01 1',
    ],
  ],
  [
    'WC-X-SCN-01 the Altar of Flame',
    2,
    { twoPlayers: 'altar-of-flame', ...ALL },
    TURN,
    [
      'begins: 16 ways; begins 16 (0), hero 32 (192), placed 32 (2448), step 16 (0), turn 16 (16); WC-X-HER-02 336',
      'nextMove: 20 ways; moved 19 (1408), step 1 (1); WC-B-EXP-02 58, WC-B-EXP-06 60, WC-B-MOV-01 218, WC-X-HER-23 59, WC-X-RAC-11 60, WC-X-SCN-32 180, WC-X-TIM-01 3',
      'spend: 17 ways; outpostBegun 1 (27), outpostDone 1 (27), plays 1 (3), researches 4 (0), step 7 (28), trains 7 (9), upgrades 2 (4); WC-B-EXP-02 58, WC-B-EXP-05 420, WC-B-EXP-06 480, WC-B-SPE-01 1589, WC-B-SPE-10 11, WC-B-SPE-12 1, WC-B-SPE-20 9, WC-B-SPE-21 177, WC-B-SPE-22 4, WC-B-SPE-30 6, WC-B-SPE-31 1, WC-B-TEA-01 840, WC-X-CHG-02 840, WC-X-HER-23 59, WC-X-HER-50 300, WC-X-RAC-01 837, WC-X-RES-02 4, WC-X-TIM-01 2',
      'nextMove: 23 ways; moved 22 (2376); WC-B-EXP-02 59, WC-B-EXP-06 60, WC-B-MOV-01 214, WC-X-CMP-03 2, WC-X-HER-23 59, WC-X-RAC-11 60, WC-X-SCN-32 180, WC-X-TIM-01 2',
      'spend: 23 ways; constructs 6 (12), outpostBegun 7 (160), researches 3 (3), step 10 (30), trains 5 (11), upgrades 1 (3); WC-B-EXP-02 57, WC-B-EXP-05 600, WC-B-EXP-06 660, WC-B-SPE-01 2370, WC-B-SPE-10 9, WC-B-SPE-12 1, WC-B-SPE-20 12, WC-B-SPE-21 351, WC-B-SPE-22 4, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 1200, WC-X-CHG-02 1200, WC-X-HER-23 59, WC-X-HER-50 240, WC-X-RAC-01 1198, WC-X-RES-02 8, WC-X-TIM-01 4',
    ],
  ],
  [
    'WC-X-SCN-10 the Skull of Storms',
    2,
    { twoPlayers: 'skull-of-storms', ...ALL },
    TURN,
    [
      'begins: 16 ways; begins 16 (0), hero 32 (128), placed 32 (2448), step 16 (0), turn 16 (16); WC-X-HER-02 336',
      'nextMove: 32 ways; creepShown 2 (90), moved 30 (2350), plays 1 (25), step 1 (1); WC-B-EXP-02 58, WC-B-EXP-06 60, WC-B-MOV-01 203, WC-B-MOV-04 1, WC-X-CMP-03 3, WC-X-HER-23 59, WC-X-RAC-11 60, WC-X-SCN-32 180, WC-X-TIM-01 2',
      'spend: 12 ways; outpostBegun 1 (27), plays 1 (3), researches 3 (0), step 6 (24), trains 5 (6), upgrades 1 (2); WC-B-EXP-02 58, WC-B-EXP-05 360, WC-B-EXP-06 420, WC-B-SPE-01 1418, WC-B-SPE-10 9, WC-B-SPE-12 1, WC-B-SPE-20 6, WC-B-SPE-21 118, WC-B-SPE-22 2, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 720, WC-X-CHG-02 720, WC-X-HER-23 59, WC-X-HER-50 240, WC-X-RAC-01 719, WC-X-RES-02 4, WC-X-TIM-01 2',
      'nextMove: 22 ways; creepShown 1 (43), moved 21 (2254); WC-B-EXP-02 59, WC-B-EXP-06 60, WC-B-MOV-01 214, WC-B-MOV-04 1, WC-X-CMP-03 2, WC-X-HER-23 59, WC-X-RAC-11 60, WC-X-SCN-32 180, WC-X-TIM-01 2',
      'spend: 32 ways; constructs 9 (18), outpostBegun 8 (195), outpostDone 1 (18), researches 4 (4), step 11 (33), trains 7 (16), upgrades 2 (6); WC-B-EXP-02 59, WC-B-EXP-05 660, WC-B-EXP-06 720, WC-B-SPE-01 2541, WC-B-SPE-10 11, WC-B-SPE-12 1, WC-B-SPE-20 12, WC-B-SPE-21 409, WC-B-SPE-22 6, WC-B-SPE-30 6, WC-B-SPE-31 1, WC-B-TEA-01 1320, WC-X-CHG-02 1320, WC-X-HER-23 59, WC-X-HER-50 300, WC-X-RAC-01 1316, WC-X-RES-02 8, WC-X-TIM-01 2',
    ],
  ],
  [
    'WC-X-SCN-20 Dragon Rise',
    4,
    { fourPlayers: 'dragon-rise', ...ALL },
    TURN,
    [
      'begins: 16 ways; WC-X-HER-02 896',
      'nextMove: 35 ways; aims 1 (42), creepShown 2 (83), moved 33 (4806), plays 1 (3), step 1 (2); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 201, WC-B-MOV-04 1, WC-B-MOV-05 2, WC-X-CMP-03 1, WC-X-HER-23 59, WC-X-RAC-11 60, WC-X-SCN-21 180, WC-X-TIM-01 3',
      'spend: 307 ways; gives 233 (1881), outpostBegun 12 (468), researches 17 (17), step 21 (105), trains 32 (80), upgrades 12 (36); WC-B-EXP-02 58, WC-B-EXP-05 1260, WC-B-EXP-06 2580, WC-B-SPE-01 3983, WC-B-SPE-10 39, WC-B-SPE-11 3, WC-B-SPE-12 1, WC-B-SPE-20 51, WC-B-SPE-21 990, WC-B-SPE-22 40, WC-B-SPE-30 38, WC-B-SPE-31 1, WC-B-TEA-01 4422, WC-B-TRN-02 12663, WC-X-CHG-02 2520, WC-X-HER-23 59, WC-X-HER-50 1140, WC-X-RAC-01 2498, WC-X-RES-02 5, WC-X-TIM-01 3',
    ],
  ],
  [
    'WC-X-SCN-30 the Battle of the Elements',
    4,
    { fourPlayers: 'battle-of-the-elements', ...ALL },
    TURN,
    [
      'begins: 16 ways; WC-X-HER-02 896',
      'nextMove: 25 ways; creepShown 2 (79), moved 24 (5182), step 1 (0); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 215, WC-B-MOV-04 1, WC-X-HER-23 59, WC-X-RAC-11 60, WC-X-SCN-32 180, WC-X-TIM-01 4',
      'spend: 20 ways; constructs 6 (24), outpostBegun 4 (200), plays 6 (126), researches 3 (9), step 9 (27), trains 5 (21), upgrades 1 (5); WC-B-EXP-02 57, WC-B-EXP-05 180, WC-B-EXP-06 600, WC-B-SPE-01 2486, WC-B-SPE-10 9, WC-B-SPE-12 1, WC-B-SPE-20 15, WC-B-SPE-21 290, WC-B-SPE-22 16, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 1080, WC-X-CHG-02 1080, WC-X-HER-23 59, WC-X-HER-50 240, WC-X-RAC-01 1070, WC-X-RES-02 7, WC-X-TIM-01 4',
      'nextMove: 37 ways; ancient 6 (108), creepShown 3 (77), moved 30 (1146); WC-B-EXP-02 57, WC-B-EXP-06 60, WC-B-MOV-01 203, WC-B-MOV-04 2, WC-B-MOV-05 2, WC-X-HER-23 59, WC-X-RAC-11 113, WC-X-SCN-32 180, WC-X-TIM-01 4',
    ],
  ],
]

for (const [what, seats, settings, wanted, counted] of counts)
  test(`${what}: counted`, () => {
    const begins = `begins: ${nodesOf(fresh(seats, settings), 2, NUMBERS)}`
    expect([begins, ...questions(fresh(seats, settings), wanted)]).toEqual(counted)
  })

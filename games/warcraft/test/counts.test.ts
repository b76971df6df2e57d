import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { HEROES } from './hero-table.ts'
import { table } from './table.ts'

// Node counts: what is offered, what it leads to and which rules forbid the rest, in positions full of edges.

const QUIET = { settings: { spellResearch: true } }
const RACIAL = { settings: { racialAbilities: true, spellResearch: true } }
const poor = { gold: 0, wood: 0 }

type Row = [what: string, made: () => Match, depth: number, nodes: string]

/** How many ways there are to make so many choices, and how often each rule stands in the way of another. */
const counts: Row[] = [
  [
    'moves among enemies, creeps and mountains',
    () =>
      table(
        [
          { race: 'human', units: { D4: 'melee, flying, worker', E5: 'ranged' } },
          { race: 'orc', units: { D5: 'melee', C4: 'worker' }, outposts: { E4: true } },
        ],
        { settings: { spellResearch: true, creeps: true }, creeps: { B3: 'Bandit Gang' } },
      ),
    3,
    '150 ways; attack 6 (12), battle 3 (60), dice 8 (60), harvest 2 (28), lost 3 (162), moved 51 (3121), outpostLost 3 (78), round 3 (3), step 44 (60), won 3 (57), workerLost 2 (134); WC-B-HAR-01 240, WC-B-HAR-03 19, WC-B-MOV-01 5032, WC-B-MOV-03 4, WC-B-MOV-04 10, WC-B-MOV-05 1, WC-X-RAC-11 4420, WC-X-SCN-32 780',
  ],
  [
    'moves in a team',
    () =>
      table(
        [
          { race: 'human', units: { D4: '2 melee, worker' } },
          { race: 'nightelf', units: { D5: '2 melee', E5: 'flying' } },
          { race: 'orc', units: { C4: 'melee' } },
          { race: 'undead', units: { F4: 'ranged' } },
        ],
        QUIET,
      ),
    3,
    '59 ways; battle 1 (16), moved 37 (3170), step 17 (20); WC-B-MOV-01 2787, WC-B-MOV-03 1, WC-B-MOV-04 4, WC-B-MOV-05 6, WC-X-RAC-11 2340, WC-X-SCN-32 520',
  ],
  [
    'the walls of The Captives',
    () =>
      table(
        [
          { race: 'orc', units: { E2: 'melee, worker, flying' } },
          { race: 'nightelf', units: { E3: 'melee' } },
        ],
        { ...QUIET, scenario: 'captives' },
      ),
    3,
    '79 ways; attack 13 (44), battle 1 (25), dice 15 (121), harvest 2 (50), lost 1 (59), moved 28 (1748), round 7 (28), step 38 (56), won 1 (24); WC-B-HAR-01 233, WC-B-HAR-03 26, WC-B-MOV-01 3810, WC-B-MOV-03 1, WC-B-MOV-05 4, WC-B-SCN-31 5, WC-B-SCN-32 520, WC-X-RAC-11 3380',
  ],
  [
    'Necromancers on the march',
    () =>
      table(
        [
          { race: 'human', units: { C3: 'melee' } },
          { race: 'undead', units: { C4: 'worker', D5: 'worker' } },
        ],
        { ...QUIET, scenario: 'necromancers', active: 1 },
      ),
    3,
    '49 ways; dice 2 (8), harvest 2 (64), moved 26 (2312), step 35 (35); WC-B-HAR-01 249, WC-B-HAR-03 10, WC-B-MOV-01 3188, WC-B-MOV-04 2, WC-B-MOV-05 9, WC-B-SCN-21 2, WC-X-RAC-11 2860, WC-X-SCN-32 390',
  ],
  [
    'Ancients that walk',
    () =>
      table(
        [
          { race: 'nightelf', units: { D4: 'melee' }, outposts: { D5: true, E5: false } },
          { race: 'orc', units: { C4: 'melee' } },
        ],
        RACIAL,
      ),
    3,
    '47 ways; ancient 7 (292), attack 2 (8), battle 1 (12), dice 2 (17), lost 1 (11), moved 12 (560), outpostDone 1 (26), round 1 (1), step 21 (31), won 1 (12); WC-B-DEP-02 130, WC-B-DEP-03 260, WC-B-DEP-04 129, WC-B-MOV-01 2189, WC-X-RAC-11 2056, WC-X-RAC-12 126, WC-X-SCN-32 260',
  ],
  [
    'a harvest',
    () =>
      table(
        [
          { race: 'human', units: { E2: '2 worker', C6: 'worker', D4: 'worker' } },
          { race: 'orc', units: { E1: 'melee' } },
        ],
        { ...QUIET, step: 'harvest' },
      ),
    2,
    '22 ways; dice 12 (39), harvest 8 (164), outpostBegun 6 (108), researches 2 (0), step 34 (88), trains 4 (6), upgrades 2 (4); WC-B-EXP-05 260, WC-B-EXP-06 260, WC-B-HAR-01 732, WC-B-HAR-03 44, WC-B-SPE-01 762, WC-B-SPE-10 4, WC-B-SPE-20 6, WC-B-SPE-21 68, WC-B-SPE-22 372, WC-B-SPE-30 4, WC-B-TEA-01 520, WC-X-CHG-02 520, WC-X-HER-50 260, WC-X-RAC-01 334',
  ],
  [
    'a harvest that drains',
    () =>
      table([{ race: 'undead', units: { E2: '3 melee, worker', C6: 'worker' } }, { race: 'orc' }], {
        settings: { racialAbilities: true, resources: 'draining' },
        step: 'harvest',
      }),
    2,
    '18 ways; harvest 8 (168), outpostBegun 4 (72), step 34 (88), trains 4 (6), upgrades 2 (4); WC-B-EXP-05 260, WC-B-EXP-06 260, WC-B-HAR-01 732, WC-B-HAR-03 44, WC-B-SPE-01 762, WC-B-SPE-10 4, WC-B-SPE-20 6, WC-B-SPE-21 70, WC-B-SPE-22 372, WC-B-SPE-30 4, WC-B-TEA-01 520, WC-X-CHG-02 520, WC-X-HER-50 260, WC-X-RAC-01 334, WC-X-RES-02 2',
  ],
  [
    'what is deployed',
    () =>
      table(
        [
          {
            race: 'human',
            units: { E1: '2 worker, 2 melee', A1: 'worker' },
            training: 'melee, ranged, worker',
            underway: { ranged: 1, flying: 1 },
            buildings: { ranged: 1 },
            outposts: { A1: false, A2: true },
          },
          { race: 'orc' },
        ],
        { ...QUIET, step: 'deploy' },
      ),
    3,
    '142 ways; completes 14 (21), constructs 29 (32), deploys 27 (522), outpostBegun 17 (323), outpostDone 11 (0), outpostTorn 16 (30), researches 1 (1), step 44 (141), trains 4 (8), turn 1 (3), upgrades 12 (32); WC-B-DEP-02 3310, WC-B-DEP-03 4136, WC-B-DEP-04 2076, WC-B-DEP-05 10, WC-B-EXP-05 1560, WC-B-EXP-06 1560, WC-B-SPE-01 5791, WC-B-SPE-10 12, WC-B-SPE-12 4, WC-B-SPE-21 307, WC-B-SPE-22 2943, WC-B-SPE-23 1431, WC-B-SPE-30 7, WC-B-SPE-31 2, WC-B-TEA-01 3120, WC-X-CHG-02 520, WC-X-HER-50 650, WC-X-RAC-01 2331, WC-X-RES-02 11',
  ],
  [
    'what is bought',
    () =>
      table(
        [
          {
            race: 'human',
            gold: 5,
            wood: 5,
            units: { E1: '2 worker', A1: 'worker' },
            buildings: { ranged: 1 },
            outposts: { A2: true },
          },
          { race: 'orc', ...poor },
        ],
        { ...QUIET, step: 'spend' },
      ),
    2,
    '52 ways; constructs 18 (18), outpostBegun 12 (132), outpostTorn 4 (24), researches 4 (0), step 25 (60), trains 11 (13), turn 12 (36), upgrades 4 (10); WC-B-EXP-05 1560, WC-B-EXP-06 1560, WC-B-MOV-01 128, WC-B-SPE-01 6335, WC-B-SPE-10 7, WC-B-SPE-12 1, WC-B-SPE-21 170, WC-B-SPE-22 1698, WC-B-SPE-23 260, WC-B-SPE-30 3, WC-B-SPE-31 2, WC-B-TEA-01 3120, WC-X-CHG-02 2856, WC-X-HER-50 650, WC-X-RAC-01 2026, WC-X-RAC-11 130, WC-X-RES-02 9',
  ],
  [
    'what Humans build together',
    () =>
      table(
        [
          {
            race: 'human',
            gold: 7,
            wood: 7,
            units: { E1: '3 worker', B1: '2 worker' },
            outposts: { A1: true, A2: true },
          },
          { race: 'orc', ...poor },
        ],
        { ...RACIAL, step: 'spend' },
      ),
    2,
    '160 ways; completes 9 (9), constructs 45 (45), outpostBegun 44 (572), outpostDone 18 (180), outpostTorn 62 (181), researches 10 (0), step 39 (95), trains 21 (30), turn 19 (57), upgrades 10 (23); WC-B-EXP-05 2470, WC-B-EXP-06 2470, WC-B-MOV-01 128, WC-B-SPE-01 8873, WC-B-SPE-10 21, WC-B-SPE-12 1, WC-B-SPE-21 371, WC-B-SPE-22 4267, WC-B-SPE-23 2860, WC-B-SPE-30 16, WC-B-SPE-31 1, WC-B-TEA-01 4940, WC-X-CHG-02 1040, WC-X-HER-50 1430, WC-X-RAC-01 3258, WC-X-RAC-11 130, WC-X-RES-02 10',
  ],
  [
    'what the Undead build',
    () =>
      table(
        [
          { race: 'undead', gold: 7, wood: 7, units: { E1: '2 worker', B1: 'worker' }, hand: ['summon-building'] },
          { race: 'orc', ...poor },
        ],
        { ...RACIAL, step: 'spend' },
      ),
    3,
    '71 ways; constructs 45 (45), outpostBegun 16 (208), plays 18 (324), researches 3 (0), step 26 (65), trains 5 (6), turn 13 (39), upgrades 1 (2); WC-B-EXP-02 258, WC-B-EXP-05 390, WC-B-EXP-06 1950, WC-B-SPE-01 8006, WC-B-SPE-10 9, WC-B-SPE-12 1, WC-B-SPE-21 315, WC-B-SPE-22 2050, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 3380, WC-X-CHG-02 3380, WC-X-HER-23 260, WC-X-HER-50 520, WC-X-RAC-01 2169, WC-X-RES-02 11, WC-X-TIM-01 2',
  ],
  [
    'upgrades and a hero to train',
    () =>
      table(
        [
          {
            race: 'orc',
            gold: 4,
            wood: 4,
            levels: [2, 1, 1],
            buildings: { melee: 2, ranged: 2 },
            hero: { name: 'far-seer', level: 2 },
            units: { E1: 'melee' },
          },
          { race: 'human', ...poor, hero: { name: 'paladin' }, units: { E1: 'hero' } },
        ],
        { ...HEROES, step: 'spend' },
      ),
    2,
    '41 ways; attack 4 (17), battle 1 (23), dice 4 (35), lost 1 (22), researches 6 (0), round 2 (3), step 23 (55), trains 19 (22), trainsHero 10 (15), turn 11 (33), upgrades 4 (12), won 1 (23), wound 2 (5); WC-B-EXP-05 1170, WC-B-EXP-06 1170, WC-B-MOV-01 129, WC-B-SPE-01 4779, WC-B-SPE-10 7, WC-B-SPE-12 1, WC-B-SPE-20 2, WC-B-SPE-21 37, WC-B-SPE-22 930, WC-B-SPE-23 1, WC-B-SPE-30 3, WC-B-SPE-31 2, WC-B-TEA-01 2340, WC-X-CHG-02 2340, WC-X-HER-50 260, WC-X-HER-51 640, WC-X-RAC-01 1503, WC-X-RAC-11 130, WC-X-RES-02 4',
  ],
  [
    'gifts in a team',
    () =>
      table(
        [
          { race: 'human', gold: 2, wood: 1 },
          { race: 'orc' },
          { race: 'nightelf', gold: 1, wood: 0 },
          { race: 'undead' },
        ],
        { ...QUIET, step: 'spend' },
      ),
    2,
    '45 ways; constructs 3 (6), gives 23 (111), outpostBegun 1 (11), researches 6 (1), step 8 (33), trains 10 (17), upgrades 1 (3); WC-B-EXP-05 1040, WC-B-EXP-06 2080, WC-B-SPE-01 3456, WC-B-SPE-10 17, WC-B-SPE-11 3, WC-B-SPE-12 1, WC-B-SPE-20 12, WC-B-SPE-21 304, WC-B-SPE-22 897, WC-B-SPE-30 14, WC-B-TEA-01 4116, WC-B-TRN-02 10424, WC-X-CHG-02 2080, WC-X-HER-50 1040, WC-X-RAC-01 1528, WC-X-RES-02 3',
  ],
  [
    'cards of a Move Step',
    () =>
      table(
        [
          { race: 'human', units: { E1: 'melee, flying', D4: 'melee' }, hand: ['fast', 'flare'] },
          { race: 'undead', units: { D5: 'melee' }, hand: ['cripple', 'town-portal'] },
        ],
        { settings: { expansionCards: true, creeps: true } },
      ),
    4,
    '42 ways; aims 12 (380), draws 5 (5), drew 5 (100), moved 17 (845), plays 15 (194); WC-B-EXP-02 1666, WC-B-EXP-06 1690, WC-B-MOV-01 627, WC-X-HER-23 1690, WC-X-RAC-11 260, WC-X-SCN-32 390, WC-X-TIM-01 9, WC-X-TIM-12 3108',
  ],
]

/** As many as any kind of choice has: spaces, pieces, cards. */
const NUMBERS = 130

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, NUMBERS)).toBe(nodes)
  })

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
    '150 ways; WC-B-HAR-01 240, WC-B-HAR-03 19, WC-B-MOV-01 5032, WC-B-MOV-03 4, WC-B-MOV-04 10, WC-B-MOV-05 1, WC-X-RAC-11 4420, WC-X-SCN-32 780',
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
    '59 ways; WC-B-MOV-01 2787, WC-B-MOV-03 1, WC-B-MOV-04 4, WC-B-MOV-05 6, WC-X-RAC-11 2340, WC-X-SCN-32 520',
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
    '79 ways; WC-B-HAR-01 233, WC-B-HAR-03 26, WC-B-MOV-01 3810, WC-B-MOV-03 1, WC-B-MOV-05 4, WC-B-SCN-31 5, WC-B-SCN-32 520, WC-X-RAC-11 3380',
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
    '49 ways; WC-B-HAR-01 249, WC-B-HAR-03 10, WC-B-MOV-01 3188, WC-B-MOV-04 2, WC-B-MOV-05 9, WC-B-SCN-21 2, WC-X-RAC-11 2860, WC-X-SCN-32 390',
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
    '47 ways; WC-B-DEP-02 130, WC-B-DEP-03 260, WC-B-DEP-04 129, WC-B-MOV-01 2189, WC-X-RAC-11 2056, WC-X-RAC-12 126, WC-X-SCN-32 260',
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
    '22 ways; WC-B-EXP-05 260, WC-B-EXP-06 260, WC-B-HAR-01 732, WC-B-HAR-03 44, WC-B-SPE-01 762, WC-B-SPE-10 4, WC-B-SPE-20 6, WC-B-SPE-21 68, WC-B-SPE-22 372, WC-B-SPE-30 4, WC-B-TEA-01 520, WC-X-CHG-02 520, WC-X-HER-50 260, WC-X-RAC-01 334',
  ],
  [
    'a harvest that drains',
    () =>
      table([{ race: 'undead', units: { E2: '3 melee, worker', C6: 'worker' } }, { race: 'orc' }], {
        settings: { racialAbilities: true, resources: 'draining' },
        step: 'harvest',
      }),
    2,
    '18 ways; WC-B-EXP-05 260, WC-B-EXP-06 260, WC-B-HAR-01 732, WC-B-HAR-03 44, WC-B-SPE-01 762, WC-B-SPE-10 4, WC-B-SPE-20 6, WC-B-SPE-21 70, WC-B-SPE-22 372, WC-B-SPE-30 4, WC-B-TEA-01 520, WC-X-CHG-02 520, WC-X-HER-50 260, WC-X-RAC-01 334',
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
    '142 ways; WC-B-DEP-02 3310, WC-B-DEP-03 4136, WC-B-DEP-04 2076, WC-B-DEP-05 10, WC-B-EXP-05 1560, WC-B-EXP-06 1560, WC-B-SPE-01 5784, WC-B-SPE-10 12, WC-B-SPE-21 307, WC-B-SPE-22 2943, WC-B-SPE-23 1431, WC-B-SPE-30 7, WC-B-SPE-31 2, WC-B-TEA-01 3120, WC-X-CHG-02 520, WC-X-HER-50 650, WC-X-RAC-01 2331',
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
    '52 ways; WC-B-EXP-05 1560, WC-B-EXP-06 1560, WC-B-MOV-01 128, WC-B-SPE-01 6328, WC-B-SPE-10 7, WC-B-SPE-21 170, WC-B-SPE-22 1698, WC-B-SPE-23 260, WC-B-SPE-30 3, WC-B-SPE-31 2, WC-B-TEA-01 3120, WC-X-CHG-02 2856, WC-X-HER-50 650, WC-X-RAC-01 2026, WC-X-RAC-11 130',
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
    '160 ways; WC-B-EXP-05 2470, WC-B-EXP-06 2470, WC-B-MOV-01 128, WC-B-SPE-01 8865, WC-B-SPE-10 21, WC-B-SPE-21 371, WC-B-SPE-22 4267, WC-B-SPE-23 2860, WC-B-SPE-30 16, WC-B-SPE-31 1, WC-B-TEA-01 4940, WC-X-CHG-02 1040, WC-X-HER-50 1430, WC-X-RAC-01 3258, WC-X-RAC-11 130',
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
    '71 ways; WC-B-EXP-02 258, WC-B-EXP-05 390, WC-B-EXP-06 1950, WC-B-SPE-01 7997, WC-B-SPE-10 9, WC-B-SPE-21 315, WC-B-SPE-22 2050, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 3380, WC-X-CHG-02 3380, WC-X-HER-23 260, WC-X-HER-50 520, WC-X-RAC-01 2169, WC-X-TIM-01 2',
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
    '41 ways; WC-B-EXP-05 1170, WC-B-EXP-06 1170, WC-B-MOV-01 129, WC-B-SPE-01 4777, WC-B-SPE-10 7, WC-B-SPE-20 2, WC-B-SPE-21 37, WC-B-SPE-22 930, WC-B-SPE-23 1, WC-B-SPE-30 3, WC-B-SPE-31 2, WC-B-TEA-01 2340, WC-X-CHG-02 2340, WC-X-HER-50 260, WC-X-HER-51 640, WC-X-RAC-01 1503, WC-X-RAC-11 130',
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
    '45 ways; WC-B-EXP-05 1040, WC-B-EXP-06 2080, WC-B-SPE-01 3456, WC-B-SPE-10 17, WC-B-SPE-11 2, WC-B-SPE-20 12, WC-B-SPE-21 304, WC-B-SPE-22 897, WC-B-SPE-30 14, WC-B-TEA-01 4116, WC-B-TRN-02 10400, WC-X-CHG-02 2080, WC-X-HER-50 1040, WC-X-RAC-01 1528',
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
    '42 ways; WC-B-EXP-02 1666, WC-B-EXP-06 1690, WC-B-MOV-01 627, WC-X-HER-23 1690, WC-X-RAC-11 260, WC-X-SCN-32 390, WC-X-TIM-01 9, WC-X-TIM-12 3108',
  ],
]

/** As many as any kind of choice has: spaces, pieces, cards. */
const NUMBERS = 130

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, NUMBERS)).toBe(nodes)
  })

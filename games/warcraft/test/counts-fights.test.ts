import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { at, HEROES, withHero } from './hero-table.ts'
import { engage, fresh, ready, type Side, table } from './table.ts'

// Node counts of whole battles: abilities, creeps, burrows, cards upon cards; as in `counts.test.ts`.

const QUIET = { settings: { spellResearch: true } }
const RACIAL = { settings: { racialAbilities: true, spellResearch: true } }

/** A battle with the cards of the expansion, at its first window. */
function cards(attacker: Side, defender: Side): Match {
  const match = ready(attacker, defender, { settings: { spellResearch: true, expansionCards: true } })
  engage(match)
  return match
}

type Row = [what: string, made: () => Match, depth: number, nodes: string]

/** How many ways there are to make so many choices, and how often each rule stands in the way of another. */
const counts: Row[] = [
  [
    'Priests against Taurens',
    () =>
      table(
        [
          { race: 'human', levels: [3, 3, 3], units: { D4: '2 ranged, melee', D3: 'flying' } },
          { race: 'orc', levels: [4, 3, 2], units: { D4: '2 melee', D5: 'ranged, flying' } },
        ],
        QUIET,
      ),
    4,
    '564 ways; attack 112 (441), battle 29 (553), dice 112 (1198), lost 115 (6113), moved 495 (22812), round 38 (49), step 14 (20), won 9 (170); WC-B-BAT-01 4415, WC-B-CAS-01 157, WC-B-CAS-02 7, WC-B-MOV-01 11387, WC-B-MOV-02 1, WC-B-MOV-03 13, WC-B-MOV-07 256, WC-X-RAC-11 3770, WC-X-SCN-32 8190',
  ],
  [
    'Dryads against Necromancers',
    () =>
      table(
        [
          { race: 'nightelf', levels: [2, 4, 3], units: { D4: '2 ranged', D3: 'flying' } },
          { race: 'undead', levels: [3, 3, 3], units: { D4: '2 ranged, melee', D5: 'flying' } },
        ],
        QUIET,
      ),
    5,
    '598 ways; attack 186 (604), battle 184 (3508), dice 186 (2022), lost 36 (2248), moved 237 (11652), placed 10 (536), poison 195 (195), round 184 (184), step 25 (25); WC-B-ABL-03 10985, WC-B-ABL-05 1290, WC-B-BAT-01 1478, WC-B-CAS-01 46, WC-B-MOV-01 34221, WC-B-MOV-03 7, WC-B-MOV-07 128, WC-X-RAC-11 30940, WC-X-SCN-32 3770',
  ],
  [
    'two battles side by side',
    () =>
      table(
        [
          { race: 'human', units: { D4: '2 melee', D5: '2 melee' } },
          { race: 'orc', units: { D4: '2 melee', D5: '2 ranged' } },
        ],
        QUIET,
      ),
    5,
    '436 ways; attack 316 (1582), battle 112 (2184), dice 316 (3552), lost 164 (3555), moved 156 (6000), round 116 (120), step 28 (28), won 44 (858); WC-B-BAT-01 4656, WC-B-CAS-01 194, WC-B-MOV-01 23392, WC-B-MOV-02 2, WC-B-MOV-07 1664, WC-X-RAC-11 20410, WC-X-SCN-32 3380',
  ],
  [
    'creeps that raise, heal and poison',
    () =>
      table(
        [
          { race: 'human', units: { D4: '3 ranged', C4: '2 melee' } },
          { race: 'orc', units: { A1: 'melee' } },
        ],
        { settings: { spellResearch: true, creeps: true }, creeps: { D4: ['Skeletal Archers', 'Giant Spiders'] } },
      ),
    5,
    '482 ways; attack 126 (846), battle 144 (3312), dice 126 (1539), diceLost 60 (10646), lost 60 (1264), moved 156 (5402), poison 36 (216), round 148 (152); WC-B-ABL-03 1524, WC-B-BAT-01 6710, WC-B-CAS-01 254, WC-B-MOV-01 23356, WC-B-MOV-02 13, WC-X-RAC-11 20410, WC-X-SCN-32 3380',
  ],
  [
    'creeps and a hero',
    () =>
      table(
        [
          {
            race: 'orc',
            hero: { name: 'blademaster', level: 2 },
            units: { D4: 'hero, 2 melee' },
            hand: ['resources', 'resources'],
          },
          { race: 'human', hero: { name: 'paladin' }, units: { E1: 'hero' } },
        ],
        { ...HEROES, creeps: { D4: 'Ogre Lord' } },
      ),
    6,
    '580 ways; battle 24 (552), discards 2 (4), moved 290 (14710), placed 3 (147), round 25 (25), uses 15 (1154); WC-B-EXP-02 6837, WC-B-EXP-06 6890, WC-B-MOV-01 41524, WC-X-HER-21 1, WC-X-HER-22 258, WC-X-HER-23 6784, WC-X-RAC-11 37960, WC-X-SCN-32 4160, WC-X-TIM-01 143',
  ],
  [
    'burrows',
    () =>
      table(
        [
          { race: 'orc', units: { E2: '2 melee', E1: '2 worker, melee' } },
          { race: 'human', units: { E2: '3 melee' } },
        ],
        RACIAL,
      ),
    5,
    '732 ways; attack 603 (3135), battle 177 (4248), constructs 33 (33), dice 603 (6948), lost 462 (23631), moved 201 (10774), outpostBegun 9 (198), researches 9 (2), round 201 (225), step 220 (421), trains 16 (25), turn 2 (6), upgrades 5 (12), won 51 (1150), workerLost 1 (44); WC-B-BAT-01 2486, WC-B-CAS-01 70, WC-B-EXP-05 2730, WC-B-EXP-06 2730, WC-B-MOV-01 34508, WC-B-MOV-03 15, WC-B-MOV-05 30, WC-B-SPE-01 10447, WC-B-SPE-10 24, WC-B-SPE-12 2, WC-B-SPE-20 6, WC-B-SPE-21 470, WC-B-SPE-22 3166, WC-B-SPE-30 14, WC-B-SPE-31 2, WC-B-TEA-01 5460, WC-X-CHG-02 5460, WC-X-HER-50 1430, WC-X-RAC-01 3505, WC-X-RAC-11 29770, WC-X-RES-02 14, WC-X-SCN-32 5460',
  ],
  [
    'cards answered by cards',
    () =>
      cards(
        { race: 'human', field: '3 melee', hand: ['dispel-magic', 'invisibility', 'slow', 'storm-hammers'] },
        { race: 'orc', field: '3 melee', hand: ['spirit-link', 'pulverize', 'berserker-rage', 'purge'] },
      ),
    12,
    '55 ways; aims 13 (86), attack 27 (184), cancelled 12 (355), dice 27 (466), lost 20 (678), plays 51 (886), round 18 (36), toll 18 (19); WC-B-EXP-02 14349, WC-B-EXP-06 14690, WC-X-HER-23 14690, WC-X-TIM-01 287, WC-X-TIM-04 1938, WC-X-TIM-12 1569',
  ],
  [
    'Night Elf cards against Undead cards',
    () =>
      cards(
        {
          race: 'nightelf',
          field: '2 ranged, flying',
          hand: ['moon-glaive', 'marksmanship', 'corrosive-breath', 'abolish-magic'],
        },
        { race: 'undead', field: '2 ranged, melee', hand: ['unholy-frenzy', 'cannibalize', 'disease-cloud', 'web'] },
      ),
    12,
    '60 ways; attack 36 (101), cancelled 3 (120), dice 36 (410), discards 3 (64), lost 44 (2360), plays 37 (1010), round 12 (24); WC-B-BAT-01 2484, WC-B-CAS-01 76, WC-B-EXP-02 12091, WC-B-EXP-06 12350, WC-X-HER-22 127, WC-X-HER-23 12350, WC-X-TIM-01 221, WC-X-TIM-04 387, WC-X-TIM-12 4',
  ],
  [
    'workers called to arms',
    () =>
      table(
        [
          { race: 'orc', units: { D4: '2 melee' } },
          { race: 'human', hand: ['call-to-arms', 'town-portal'], units: { D5: '2 worker', E5: 'melee' } },
        ],
        QUIET,
      ),
    6,
    '221 ways; aims 34 (1020), attack 8 (40), battle 12 (310), calledToArms 7 (140), depleted 6 (120), dice 20 (154), harvest 6 (144), lost 5 (193), moved 82 (4802), plays 41 (171), researches 3 (0), round 13 (14), shifted 34 (2550), step 129 (204), trains 6 (9), upgrades 3 (6), won 3 (66), workerLost 4 (302); WC-B-BAT-01 126, WC-B-CAS-01 2, WC-B-EXP-02 7305, WC-B-EXP-05 390, WC-B-EXP-06 7800, WC-B-HAR-01 699, WC-B-HAR-03 78, WC-B-MOV-01 14252, WC-B-MOV-04 4, WC-B-MOV-05 2, WC-B-SPE-01 1143, WC-B-SPE-10 6, WC-B-SPE-20 9, WC-B-SPE-21 111, WC-B-SPE-22 558, WC-B-SPE-30 6, WC-B-TEA-01 780, WC-X-CHG-02 780, WC-X-HER-23 7410, WC-X-HER-50 390, WC-X-RAC-01 501, WC-X-RAC-11 12870, WC-X-SCN-32 1560, WC-X-TIM-01 64',
  ],
  [
    'portals and melds',
    () =>
      table(
        [
          { race: 'orc', units: { D4: '2 melee' } },
          {
            race: 'nightelf',
            hand: ['shadowmeld', 'town-portal'],
            units: { D5: '2 melee', E5: 'melee' },
            outposts: { F4: true },
          },
        ],
        { settings: { spellResearch: true, expansionCards: true } },
      ),
    6,
    '182 ways; aims 36 (1614), attack 4 (24), battle 22 (517), dice 4 (50), moved 53 (2422), plays 68 (998), researches 1 (0), round 22 (22), shifted 51 (4095), step 31 (40), trains 2 (3), upgrades 1 (2); WC-B-EXP-02 8074, WC-B-EXP-05 2180, WC-B-EXP-06 8320, WC-B-MOV-01 8753, WC-B-MOV-02 251, WC-B-SPE-01 381, WC-B-SPE-10 2, WC-B-SPE-20 3, WC-B-SPE-21 36, WC-B-SPE-22 188, WC-B-SPE-30 2, WC-B-TEA-01 260, WC-X-CHG-02 260, WC-X-HER-23 8190, WC-X-HER-50 130, WC-X-RAC-01 166, WC-X-RAC-11 7670, WC-X-SCN-32 1170, WC-X-TIM-01 23, WC-X-TIM-12 4169',
  ],
  [
    'the Elf Gate',
    () =>
      table(
        [
          { race: 'human', units: { D4: '2 melee' } },
          { race: 'orc', units: {} },
          { race: 'undead', units: {} },
        ],
        { ...QUIET, scenario: 'elf-gate', neutral: { D5: '2 ranged, melee' } },
      ),
    5,
    '57 ways; attack 44 (268), battle 12 (312), dice 44 (498), lost 11 (246), moved 42 (1814), researches 4 (1), round 20 (28), step 96 (189), trains 7 (11), upgrades 2 (5), won 9 (234); WC-B-BAT-01 128, WC-B-EXP-05 780, WC-B-EXP-06 780, WC-B-MOV-01 8271, WC-B-SPE-01 2961, WC-B-SPE-10 11, WC-B-SPE-12 1, WC-B-SPE-20 6, WC-B-SPE-21 122, WC-B-SPE-22 552, WC-B-SPE-30 6, WC-B-SPE-31 1, WC-B-TEA-01 1560, WC-X-CHG-02 1560, WC-X-HER-50 650, WC-X-RAC-01 1146, WC-X-RAC-11 7410, WC-X-RES-02 3, WC-X-SCN-32 910',
  ],
  [
    'hidden resources',
    () => fresh(2, { resources: 'hidden', heroes: false }),
    6,
    '210 ways; aims 13 (243), moved 144 (8550), plays 13 (28), shifted 3 (133), step 42 (60); WC-B-EXP-02 2416, WC-B-EXP-06 2470, WC-B-MOV-01 8214, WC-B-MOV-05 14, WC-X-HER-23 2470, WC-X-RAC-11 5070, WC-X-SCN-32 3380, WC-X-TIM-01 41',
  ],
  [
    'a hero dies',
    () =>
      at(
        'roundStart',
        withHero('orc', 'tauren-chieftain', 3, { hero: { name: 'tauren-chieftain', wounds: 4 } }),
        withHero('human', 'archmage', 1),
        [1, 1, 1],
      ),
    11,
    '11 ways; aims 5 (649), attack 14 (65), dice 14 (196), discards 5 (10), experience 1 (3), heroDies 1 (18), lost 5 (126), round 4 (8), uses 2 (167), wound 4 (17); WC-B-BAT-01 498, WC-B-CAS-01 14, WC-B-EXP-02 5160, WC-B-EXP-06 5200, WC-X-HER-21 7, WC-X-HER-22 645, WC-X-HER-23 5112, WC-X-TIM-01 119, WC-X-TIM-04 650, WC-X-TIM-12 1555',
  ],
]

/** As many as any kind of choice has: spaces, pieces, cards. */
const NUMBERS = 130

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, NUMBERS)).toBe(nodes)
  })

import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { at, withHero } from './hero-table.ts'
import { engage, fresh, ready, type Side, table } from './table.ts'

// Node counts: what is offered, what it leads to and which rules forbid the rest, in positions full of edges.

const QUIET = { settings: { spellResearch: true } }
const poor = { gold: 0, wood: 0 }

/** A battle with the cards of the expansion, at its first window. */
function battle(attacker: Side, defender: Side): Match {
  const match = ready(attacker, defender, { settings: { spellResearch: true, expansionCards: true } })
  engage(match)
  return match
}

type Row = [what: string, made: () => Match, depth: number, nodes: string]

/** How many ways there are to make so many choices, and how often each rule stands in the way of another. */
const counts: Row[] = [
  [
    'a battle with cards',
    () =>
      battle(
        { race: 'human', field: '2 ranged, melee', flank: 'flying', hand: ['invisibility', 'polymorph', 'inner-fire'] },
        { race: 'orc', field: '2 melee', flank: 'ranged', hand: ['devour', 'war-drums', 'envenomed-spears'] },
      ),
    5,
    '52 ways; aims 34 (902), attack 4 (8), devoured 12 (276), dice 4 (51), plays 32 (480); WC-B-EXP-02 3699, WC-B-EXP-06 3770, WC-X-HER-23 3770, WC-X-TIM-01 39, WC-X-TIM-04 2470, WC-X-TIM-12 7766',
  ],
  [
    'a battle of Night Elves and Undead',
    () =>
      battle(
        { race: 'nightelf', levels: [1, 3, 1], field: '2 ranged', hand: ['faerie-fire', 'roar', 'cyclone'] },
        { race: 'undead', levels: [1, 3, 1], field: '2 ranged, melee', hand: ['curse', 'possession', 'frost-breath'] },
      ),
    5,
    '48 ways; aims 34 (1900), attack 6 (19), dice 14 (186), lost 1 (28), plays 41 (1440), rolled 8 (8); WC-B-EXP-02 4591, WC-B-EXP-06 4680, WC-X-HER-23 4680, WC-X-TIM-01 48, WC-X-TIM-04 1040, WC-X-TIM-12 3108',
  ],
  [
    'a battle of heroes',
    () => at('roundStart', withHero('human', 'archmage', 3), withHero('undead', 'lich', 3)),
    9,
    '8 ways; attack 10 (25), dice 11 (124), discards 8 (24), lost 2 (36), rolled 1 (1), uses 5 (466), wound 2 (2); WC-B-BAT-01 248, WC-B-CAS-01 8, WC-B-EXP-02 2580, WC-B-EXP-06 2600, WC-X-HER-21 3, WC-X-HER-22 1032, WC-X-HER-23 2540, WC-X-TIM-01 72, WC-X-TIM-04 390',
  ],
  [
    'a blademaster and a demon hunter',
    () => at('roundStart', withHero('orc', 'blademaster', 3), withHero('nightelf', 'demon-hunter', 3)),
    9,
    '3 ways; attack 4 (34), dice 5 (89), discards 2 (4), lost 1 (53), uses 1 (78), wound 1 (2); WC-B-BAT-01 124, WC-B-CAS-01 4, WC-B-EXP-02 1419, WC-B-EXP-06 1430, WC-X-HER-21 1, WC-X-HER-22 258, WC-X-HER-23 1397, WC-X-TIM-01 42, WC-X-TIM-04 130',
  ],
  [
    'a warden and a dreadlord',
    () => at('roundStart', withHero('nightelf', 'warden', 3), withHero('undead', 'dreadlord', 3)),
    9,
    '15 ways; aims 4 (634), attack 8 (51), dice 11 (176), discards 7 (17), heals 1 (1), lost 5 (161), rolled 3 (3), round 4 (8), uses 9 (939), wound 5 (10); WC-B-BAT-01 373, WC-B-CAS-01 11, WC-B-EXP-02 3999, WC-B-EXP-06 4030, WC-X-HER-21 9, WC-X-HER-22 903, WC-X-HER-23 3937, WC-X-TIM-01 106, WC-X-TIM-04 910, WC-X-TIM-12 1036',
  ],
  [
    'a mountain king and a tauren',
    () => at('roundStart', withHero('human', 'mountain-king', 3), withHero('orc', 'tauren-chieftain', 3)),
    8,
    '36 ways; aims 27 (2835), attack 10 (59), dice 10 (157), discards 20 (55), lost 5 (231), uses 12 (858), wound 5 (10); WC-B-BAT-01 496, WC-B-CAS-01 15, WC-B-EXP-02 4257, WC-B-EXP-06 4290, WC-X-HER-21 9, WC-X-HER-22 2580, WC-X-HER-23 4191, WC-X-TIM-01 111, WC-X-TIM-04 1950, WC-X-TIM-12 7773',
  ],
  [
    'a paladin and a death knight',
    () => at('roundStart', withHero('human', 'paladin', 3), withHero('undead', 'death-knight', 3)),
    9,
    '9 ways; attack 4 (26), dice 4 (64), discards 3 (7), lost 3 (55), round 4 (8), toll 1 (1), uses 5 (371), wound 4 (5); WC-B-BAT-01 373, WC-B-CAS-01 11, WC-B-EXP-02 2193, WC-B-EXP-06 2210, WC-X-HER-21 3, WC-X-HER-22 387, WC-X-HER-23 2159, WC-X-TIM-01 58, WC-X-TIM-04 390, WC-X-TIM-12 2',
  ],
  [
    'a blood mage and a crypt lord',
    () => at('roundStart', withHero('human', 'blood-mage', 3), withHero('undead', 'crypt-lord', 3)),
    9,
    '27 ways; aims 10 (1039), attack 6 (18), dice 16 (205), discards 18 (50), lost 8 (216), rolled 10 (11), round 4 (8), uses 15 (1386), wound 9 (13); WC-B-BAT-01 994, WC-B-CAS-01 30, WC-B-EXP-02 3870, WC-B-EXP-06 3900, WC-X-HER-21 10, WC-X-HER-22 2322, WC-X-HER-23 3810, WC-X-TIM-01 95, WC-X-TIM-04 1300, WC-X-TIM-12 1554',
  ],
  [
    'a far seer and a keeper of the grove',
    () => at('roundStart', withHero('orc', 'far-seer', 3), withHero('nightelf', 'keeper-of-the-grove', 3)),
    9,
    '5 ways; aims 2 (208), attack 10 (27), dice 12 (137), discards 4 (10), rolled 2 (0), uses 4 (366); WC-B-EXP-02 3612, WC-B-EXP-06 3640, WC-X-HER-21 6, WC-X-HER-22 516, WC-X-HER-23 3556, WC-X-TIM-01 102, WC-X-TIM-04 260',
  ],
  [
    'a shadow hunter and a priestess',
    () => at('roundStart', withHero('orc', 'shadow-hunter', 3), withHero('nightelf', 'priestess-of-the-moon', 3)),
    9,
    '9 ways; attack 12 (39), dice 14 (188), discards 12 (31), rolled 2 (2), uses 8 (798); WC-B-EXP-02 3870, WC-B-EXP-06 3900, WC-X-HER-21 6, WC-X-HER-22 1548, WC-X-HER-23 3810, WC-X-TIM-01 106, WC-X-TIM-04 130',
  ],
  [
    'losses in a team',
    () =>
      table(
        [
          { race: 'human', units: { D4: '2 melee', D3: 'ranged' } },
          { race: 'orc', units: { D4: 'melee', D5: '2 ranged' } },
          { race: 'nightelf', units: { E4: '2 ranged, flying' } },
          { race: 'undead', units: { C4: 'melee' } },
        ],
        QUIET,
      ),
    5,
    '158 ways; attack 220 (870), battle 38 (812), dice 220 (2475), joins 50 (153), lost 49 (2603), moved 56 (2546), round 59 (86), step 12 (14), won 7 (144); WC-B-BAT-01 2897, WC-B-CAS-01 143, WC-B-CAS-02 14, WC-B-CAS-05 16, WC-B-MOV-01 9342, WC-B-MOV-02 14, WC-B-MOV-05 14, WC-B-MOV-07 256, WC-X-RAC-11 7670, WC-X-SCN-32 1820',
  ],
  [
    'the Altar of Flame',
    () =>
      table(
        [
          { race: 'human', ...poor, units: { E5: 'melee, flying' } },
          { race: 'undead', ...poor, units: { E7: 'melee, flying', E9: 'worker' } },
        ],
        { ...QUIET, scenario: 'altar-of-flame' },
      ),
    3,
    '66 ways; altar 2 (87), dice 2 (20), moved 54 (3954), step 24 (51), turn 3 (9); WC-B-MOV-01 1473, WC-B-MOV-05 6, WC-X-CMP-03 12, WC-X-RAC-11 780, WC-X-SCN-02 128, WC-X-SCN-32 780',
  ],
  [
    'the Skull of Storms',
    () =>
      table(
        [
          { race: 'orc', ...poor, units: { E5: '3 melee' } },
          { race: 'human', ...poor, units: { E7: '2 melee, ranged', E9: 'melee', F8: 'worker' } },
        ],
        { ...QUIET, scenario: 'skull-of-storms', step: 'harvest' },
      ),
    3,
    '17 ways; dice 7 (43), harvest 6 (270), lost 2 (144), researches 2 (2), step 45 (119), storm 1 (33), trains 2 (8), turn 5 (15); WC-B-EXP-05 260, WC-B-EXP-06 260, WC-B-HAR-01 729, WC-B-HAR-03 48, WC-B-MOV-01 126, WC-B-SPE-01 762, WC-B-SPE-10 4, WC-B-SPE-11 2, WC-B-SPE-20 6, WC-B-SPE-21 122, WC-B-SPE-22 276, WC-B-SPE-30 6, WC-B-TEA-01 520, WC-X-CHG-02 520, WC-X-HER-50 260, WC-X-RAC-01 382, WC-X-RAC-11 130, WC-X-SCN-11 257',
  ],
  [
    'the hatchling is carried',
    () =>
      table(
        [
          { race: 'orc', ...poor, units: { H5: 'flying, melee' } },
          { race: 'human', ...poor, units: { H4: 'melee' } },
          { race: 'undead', ...poor, units: {} },
          { race: 'nightelf', ...poor, units: {} },
        ],
        { ...QUIET, scenario: 'dragon-rise' },
      ),
    4,
    '270 ways; attack 33 (104), battle 5 (251), carried 34 (3597), dice 33 (312), lost 6 (471), moved 213 (23116), round 12 (22), step 66 (122), turn 1 (3), won 5 (246); WC-B-MOV-01 10641, WC-B-MOV-02 3, WC-B-MOV-03 7, WC-X-CMP-03 8, WC-X-RAC-11 7020, WC-X-SCN-21 5013, WC-X-SCN-32 28',
  ],
  [
    'elements are carried',
    () =>
      table(
        [
          { race: 'orc', units: { D5: 'flying, melee' } },
          { race: 'human', units: {} },
          { race: 'undead', units: {} },
          { race: 'nightelf', units: {} },
        ],
        { ...QUIET, scenario: 'battle-of-the-elements', creeps: {} },
      ),
    4,
    '263 ways; carried 42 (2058), moved 223 (12743), step 59 (100); WC-B-MOV-01 10502, WC-B-MOV-02 4, WC-X-CMP-03 30, WC-X-RAC-11 6630, WC-X-SCN-21 1294, WC-X-SCN-32 4136',
  ],
  [
    'the World Tree',
    () =>
      table(
        [
          { race: 'human', units: {} },
          { race: 'orc', units: {} },
          { race: 'nightelf', units: { E2: '3 ranged' } },
          { race: 'undead', units: { E2: 'melee' }, outposts: { D1: true, F1: true } },
        ],
        { scenario: 'nordrassil', first: 2, active: 2 },
      ),
    5,
    '66 ways; attack 12 (78), battle 31 (899), dice 12 (228), draws 68 (235), drew 68 (704), lost 14 (1798), moved 30 (3859), placed 18 (2310), plays 6 (96), round 31 (31), step 6 (18), won 6 (156); WC-B-EXP-02 1806, WC-B-EXP-06 1820, WC-B-MOV-01 4749, WC-B-SCN-41 254, WC-X-HER-23 1820, WC-X-RAC-11 4030, WC-X-SCN-32 780, WC-X-TIM-01 8',
  ],
  [
    'Necromancers raise and improve',
    () =>
      table(
        [
          { race: 'human', units: { C3: 'melee' } },
          { race: 'undead', units: {} },
        ],
        { ...QUIET, scenario: 'necromancers', step: 'harvest', active: 1, first: 1 },
      ),
    3,
    '23 ways; moved 6 (228), researches 5 (0), step 10 (0), trains 6 (6), turn 10 (20), upgrades 1 (2); WC-B-EXP-05 1300, WC-B-EXP-06 1300, WC-B-MOV-01 769, WC-B-SPE-01 5165, WC-B-SPE-10 23, WC-B-SPE-12 3, WC-B-SPE-20 3, WC-B-SPE-21 43, WC-B-SPE-22 957, WC-B-SPE-30 4, WC-B-SPE-31 1, WC-B-TEA-01 2600, WC-X-CHG-02 2600, WC-X-HER-50 1170, WC-X-RAC-01 1730, WC-X-RAC-11 650, WC-X-RES-02 9, WC-X-SCN-32 130',
  ],
  [
    'heroes are chosen',
    () => fresh(2, { heroes: true }),
    2,
    '16 ways; begins 16 (0), hero 32 (192), placed 32 (2064), step 16 (0), turn 16 (16); WC-X-HER-02 756',
  ],
]

/** As many as any kind of choice has: spaces, pieces, cards. */
const NUMBERS = 130

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, NUMBERS)).toBe(nodes)
  })

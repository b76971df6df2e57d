import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { RACES, type RaceName, races } from '../content/races.ts'
import { engage, type Player, passTo, ready, type Side, table } from './table.ts'

// Node counts of battles between all races at their best, and of the steps of a turn for each race.

const NUMBERS = 60
const ALL = { racialAbilities: true, expansionCards: true }
const pairs = RACES.flatMap(one => RACES.filter(other => other !== one).map(other => [one, other] as const))

/** Every type of a race at its last level. */
function best(race: RaceName): Side {
  return { race, levels: races[RACES.indexOf(race)].levels.map(levels => levels.length) }
}

/** A battle of all types of units, first dice given. */
function battle(one: RaceName, other: RaceName): Match {
  const field = 'melee, ranged, flying'
  const match = ready(
    { ...best(one), field, flank: 'ranged, melee' },
    { ...best(other), field, flank: 'flying, melee' },
    { settings: ALL },
  )
  engage(match, [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2])
  return match
}

const battles: Record<string, string> = {
  'human orc': '400 ways; attack 740 (3312), dice 740 (8700), lost 530 (17368); WC-B-BAT-01 6905, WC-B-CAS-01 425',
  'human undead':
    '356 ways; attack 630 (2926), dice 630 (5714), lost 474 (17048), placed 18 (978), round 16 (32); WC-B-ABL-05 1062, WC-B-BAT-01 5951, WC-B-CAS-01 375, WC-B-CAS-02 4',
  'human nightelf':
    '260 ways; attack 178 (794), dice 178 (1555), lost 345 (15225), poison 3 (6); WC-B-ABL-03 57, WC-B-BAT-01 4555, WC-B-CAS-01 380',
  'orc human':
    '282 ways; attack 350 (2110), dice 350 (3760), lost 487 (20003), round 20 (40), step 60 (60), won 60 (1080); WC-B-BAT-01 4525, WC-B-CAS-01 262, WC-B-CAS-02 6',
  'orc undead':
    '126 ways; attack 126 (624), dice 126 (1470), lost 217 (13463), step 60 (96), won 30 (540); WC-B-BAT-01 4207, WC-B-CAS-01 400, WC-B-MOV-01 348, WC-X-RAC-11 360',
  'orc nightelf':
    '260 ways; attack 370 (1600), dice 370 (3844), lost 345 (19737), poison 3 (6), step 6 (6), won 6 (108); WC-B-ABL-03 57, WC-B-BAT-01 4555, WC-B-CAS-01 380',
  'undead human':
    '199 ways; attack 274 (1464), dice 274 (2806), lost 255 (7050), placed 3 (62); WC-B-ABL-05 177, WC-B-BAT-01 3077, WC-B-CAS-01 266, WC-B-CAS-02 2',
  'undead orc': '200 ways; lost 260 (14416), placed 1 (20); WC-B-ABL-05 59, WC-B-BAT-01 3179, WC-B-CAS-01 281',
  'undead nightelf':
    '200 ways; attack 114 (482), dice 114 (931), lost 205 (6461), placed 40 (785), poison 3 (6); WC-B-ABL-03 57, WC-B-ABL-05 2360, WC-B-BAT-01 2475, WC-B-CAS-01 200',
  'nightelf human':
    '146 ways; attack 200 (740), dice 200 (1514), lost 176 (6180), poison 9 (9); WC-B-ABL-03 231, WC-B-BAT-01 1830, WC-B-CAS-01 154',
  'nightelf orc':
    '146 ways; attack 38 (172), dice 38 (378), lost 176 (6180), poison 9 (9); WC-B-ABL-03 231, WC-B-BAT-01 1830, WC-B-CAS-01 154',
  'nightelf undead':
    '146 ways; attack 200 (740), dice 200 (1514), lost 176 (6180), poison 9 (9); WC-B-ABL-03 231, WC-B-BAT-01 1830, WC-B-CAS-01 154',
}

test.each(pairs)('WC-B-BAT-05 WC-B-ABL-06 %s attack %s: counted', (one, other) => {
  expect(nodesOf(battle(one, other), 4, NUMBERS)).toBe(battles[`${one} ${other}`])
})

/** A rich player with something of everything under way. */
function rich(race: string): Player {
  return {
    race,
    gold: 9,
    wood: 9,
    units: { E1: '2 worker, 2 melee', A1: 'worker', E2: 'worker, ranged', C6: 'worker' },
    training: 'melee, ranged, worker',
    underway: { ranged: 1, flying: 1 },
    buildings: { ranged: 1 },
    outposts: { A1: false, A2: true },
    hand: ['resources', 'fast'],
  }
}

const STEPS = ['move', 'harvest', 'deploy', 'spend'] as const

const turns: Record<string, string> = {
  'human move':
    '43 ways; moved 42 (2330), outpostLost 5 (0), step 1 (1); WC-B-EXP-02 58, WC-B-EXP-06 60, WC-B-MOV-01 365, WC-B-MOV-04 2, WC-B-MOV-05 5, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 360, WC-X-TIM-01 2',
  'human harvest':
    '20 ways; completes 4 (6), dice 8 (8), harvest 8 (152), outpostDone 2 (0), step 20 (44); WC-B-DEP-02 114, WC-B-DEP-03 236, WC-B-DEP-04 118, WC-B-HAR-01 312, WC-B-HAR-03 44',
  'human deploy':
    '24 ways; completes 4 (6), deploys 8 (201), outpostDone 3 (0), plays 1 (2), step 8 (24); WC-B-DEP-02 399, WC-B-DEP-03 474, WC-B-DEP-04 240, WC-B-DEP-05 2, WC-B-EXP-02 58, WC-B-EXP-06 60, WC-X-HER-23 60, WC-X-TIM-01 1',
  'human spend':
    '19 ways; completes 3 (3), constructs 3 (3), gains 2 (4), outpostBegun 6 (116), outpostDone 2 (44), outpostTorn 8 (4), plays 1 (2), step 1 (4), upgrades 2 (5); WC-B-EXP-02 58, WC-B-EXP-05 60, WC-B-EXP-06 120, WC-B-SPE-01 171, WC-B-SPE-10 3, WC-B-SPE-12 1, WC-B-SPE-21 32, WC-B-SPE-22 75, WC-B-SPE-23 118, WC-B-SPE-30 1, WC-B-TEA-01 120, WC-X-HER-23 60, WC-X-HER-50 60, WC-X-RAC-01 68, WC-X-RES-02 1, WC-X-TIM-01 1, WC-X-TIM-12 58',
  'orc move':
    '43 ways; moved 42 (2330), outpostLost 5 (0), step 1 (1); WC-B-EXP-02 58, WC-B-EXP-06 60, WC-B-MOV-01 365, WC-B-MOV-04 2, WC-B-MOV-05 5, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 360, WC-X-TIM-01 2',
  'orc harvest':
    '20 ways; completes 4 (6), dice 8 (8), harvest 8 (152), outpostDone 2 (0), step 20 (44); WC-B-DEP-02 114, WC-B-DEP-03 236, WC-B-DEP-04 118, WC-B-HAR-01 312, WC-B-HAR-03 44',
  'orc deploy':
    '24 ways; completes 4 (6), deploys 8 (201), outpostDone 3 (0), plays 1 (2), step 8 (24); WC-B-DEP-02 399, WC-B-DEP-03 474, WC-B-DEP-04 240, WC-B-DEP-05 2, WC-B-EXP-02 58, WC-B-EXP-06 60, WC-X-HER-23 60, WC-X-TIM-01 1',
  'orc spend':
    '14 ways; constructs 3 (3), gains 2 (4), outpostBegun 6 (116), outpostTorn 6 (3), plays 1 (2), step 1 (4), upgrades 2 (5); WC-B-EXP-02 58, WC-B-EXP-05 60, WC-B-EXP-06 120, WC-B-SPE-01 171, WC-B-SPE-10 3, WC-B-SPE-12 1, WC-B-SPE-21 32, WC-B-SPE-22 75, WC-B-SPE-23 60, WC-B-SPE-30 1, WC-B-TEA-01 120, WC-X-HER-23 60, WC-X-HER-50 60, WC-X-RAC-01 130, WC-X-RES-02 1, WC-X-TIM-01 1, WC-X-TIM-12 58',
  'undead move':
    '43 ways; moved 42 (2330), outpostLost 5 (0), step 1 (1); WC-B-EXP-02 58, WC-B-EXP-06 60, WC-B-MOV-01 365, WC-B-MOV-04 2, WC-B-MOV-05 5, WC-X-HER-23 60, WC-X-RAC-11 60, WC-X-SCN-32 360, WC-X-TIM-01 2',
  'undead harvest':
    '20 ways; completes 4 (6), dice 8 (8), harvest 8 (152), outpostDone 2 (0), step 20 (44); WC-B-DEP-02 114, WC-B-DEP-03 236, WC-B-DEP-04 118, WC-B-HAR-01 312, WC-B-HAR-03 44',
  'undead deploy':
    '24 ways; completes 4 (6), deploys 8 (201), outpostDone 3 (0), plays 1 (2), step 8 (24); WC-B-DEP-02 399, WC-B-DEP-03 474, WC-B-DEP-04 240, WC-B-DEP-05 2, WC-B-EXP-02 58, WC-B-EXP-06 60, WC-X-HER-23 60, WC-X-TIM-01 1',
  'undead spend':
    '14 ways; constructs 3 (3), gains 2 (4), outpostBegun 6 (116), outpostTorn 6 (3), plays 1 (2), step 1 (4), upgrades 2 (5); WC-B-EXP-02 58, WC-B-EXP-05 60, WC-B-EXP-06 120, WC-B-SPE-01 171, WC-B-SPE-10 3, WC-B-SPE-12 1, WC-B-SPE-21 32, WC-B-SPE-22 75, WC-B-SPE-23 60, WC-B-SPE-30 1, WC-B-TEA-01 120, WC-X-HER-23 60, WC-X-HER-50 60, WC-X-RAC-01 130, WC-X-RES-02 1, WC-X-TIM-01 1, WC-X-TIM-12 58',
  'nightelf move':
    '48 ways; ancient 5 (152), moved 42 (2330), outpostLost 5 (0), step 1 (1); WC-B-EXP-02 58, WC-B-EXP-06 60, WC-B-MOV-01 365, WC-B-MOV-04 2, WC-B-MOV-05 5, WC-X-HER-23 60, WC-X-RAC-11 115, WC-X-RAC-12 58, WC-X-SCN-32 360, WC-X-TIM-01 2',
  'nightelf harvest':
    '20 ways; completes 4 (6), dice 8 (8), harvest 8 (152), outpostDone 2 (0), step 20 (44); WC-B-DEP-02 114, WC-B-DEP-03 236, WC-B-DEP-04 118, WC-B-HAR-01 312, WC-B-HAR-03 44',
  'nightelf deploy':
    '24 ways; completes 4 (6), deploys 8 (201), outpostDone 3 (0), plays 1 (2), step 8 (24); WC-B-DEP-02 399, WC-B-DEP-03 474, WC-B-DEP-04 240, WC-B-DEP-05 2, WC-B-EXP-02 58, WC-B-EXP-06 60, WC-X-HER-23 60, WC-X-TIM-01 1',
  'nightelf spend':
    '13 ways; constructs 3 (3), gains 2 (4), outpostBegun 6 (116), outpostTorn 6 (3), plays 1 (2), step 1 (4), upgrades 1 (3); WC-B-EXP-02 58, WC-B-EXP-05 60, WC-B-EXP-06 120, WC-B-SPE-01 171, WC-B-SPE-10 3, WC-B-SPE-12 1, WC-B-SPE-21 32, WC-B-SPE-22 75, WC-B-SPE-23 60, WC-B-SPE-30 2, WC-B-TEA-01 120, WC-X-HER-23 60, WC-X-HER-50 60, WC-X-RAC-01 130, WC-X-RES-02 1, WC-X-TIM-01 1, WC-X-TIM-12 58',
}

test.each(RACES.flatMap(race => STEPS.map(step => [race, step] as const)))(
  'WC-B-TRN-01 WC-X-RAC-01 %s, %s step: counted',
  (race, step) => {
    const other = { race: race === 'orc' ? 'human' : 'orc', units: { D4: 'melee, flying', A3: 'worker' } }
    const match = table([rich(race), other], { settings: ALL, step })
    if (step === 'move') passTo(match, 'nextMove')
    expect(nodesOf(match, 2, NUMBERS)).toBe(turns[`${race} ${step}`])
  },
)

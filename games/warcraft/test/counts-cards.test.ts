import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { cardNamed, cards } from '../content/cards.ts'
import { heroes } from '../content/heroes.ts'
import { RACES } from '../content/races.ts'
import { choose, clash, offered, type Side } from './table.ts'

// Node counts of every card and every hero's ability, from the first moment they may be played in a battle.

/** Everybody lets things go until one of these is offered to somebody. */
function when(match: Match, wanted: string): Match | undefined {
  for (let patience = 90; patience > 0 && match.asked; patience--) {
    const seat = match.asked.seats.find(one => offered(match, one).includes(wanted))
    if (seat !== undefined) {
      choose(match, `${seat}>${wanted}`)
      return match
    }
    const [first] = match.asked.seats
    const open = offered(match, first)
    choose(match, `${first}>${open.find(choice => choice === 'pass' || choice === 'done') ?? open[0]}`)
  }
  return undefined
}

/** A battle in which the owner of what is counted attacks, or is attacked. */
function battle(mine: Side, isAttacked: boolean, settings: Record<string, unknown>): Match {
  const own: Side = { field: '2 melee, ranged', flank: 'flying', gold: 3, wood: 3, outposts: { E5: true }, ...mine }
  const race = mine.race === 'orc' ? 'human' : 'orc'
  const other: Side = { race, field: '2 melee, ranged, worker', flank: 'flying', hand: ['resources'] }
  return isAttacked ? clash(other, own, { settings }) : clash(own, other, { settings })
}

/** What follows once it was played, first by the attacker, where he cannot by the defender. */
function counted(wanted: string, mine: Side, settings: Record<string, unknown>): string {
  const match = when(battle(mine, false, settings), wanted) ?? when(battle(mine, true, settings), wanted)
  if (!match) throw new Error(`${wanted} is never offered`)
  return nodesOf(match, 5, 60)
}

/** By card; those that only answer others, or need more than a battle, are proved elsewhere. */
const playable: Record<string, string> = {
  fast: '357 ways; aims 2 (37), battle 2 (38), moved 108 (4945), round 2 (2); WC-B-EXP-02 354, WC-B-EXP-06 360, WC-B-MOV-01 6596, WC-B-MOV-02 2, WC-B-MOV-03 1, WC-X-HER-23 360, WC-X-RAC-11 6600, WC-X-SCN-32 360, WC-X-TIM-01 6, WC-X-TIM-12 238',
  resources:
    '76 ways; gains 18 (40), outpostBegun 2 (38), plays 16 (42), researches 16 (2), step 26 (98), trains 24 (34), turn 2 (6), upgrades 8 (18); WC-B-EXP-02 944, WC-B-EXP-05 1560, WC-B-EXP-06 2520, WC-B-SPE-01 5756, WC-B-SPE-10 58, WC-B-SPE-12 6, WC-B-SPE-20 24, WC-B-SPE-21 286, WC-B-SPE-22 816, WC-B-SPE-30 20, WC-B-SPE-31 2, WC-B-TEA-01 3120, WC-X-CHG-02 3120, WC-X-HER-23 960, WC-X-HER-50 1440, WC-X-RAC-01 2496, WC-X-RES-02 18, WC-X-TIM-12 522',
  'town-portal':
    '4 ways; aims 2 (41), battle 2 (38), round 2 (2), shifted 8 (390), step 2 (2); WC-B-EXP-02 708, WC-B-EXP-05 116, WC-B-EXP-06 720, WC-X-HER-23 720, WC-X-TIM-01 12, WC-X-TIM-12 238',
  invisibility:
    '6 ways; aims 2 (13), lost 6 (267), toll 2 (1); WC-B-BAT-01 102, WC-B-CAS-01 12, WC-B-EXP-02 708, WC-B-EXP-06 720, WC-X-HER-23 720, WC-X-TIM-01 12, WC-X-TIM-12 238',
  polymorph:
    '3 ways; aims 3 (153), attack 5 (7), dice 5 (48); WC-B-EXP-02 708, WC-B-EXP-06 720, WC-X-HER-23 720, WC-X-TIM-01 12, WC-X-TIM-12 237',
  devour:
    '2 ways; aims 2 (96), devoured 2 (116); WC-B-EXP-02 354, WC-B-EXP-06 360, WC-X-HER-23 360, WC-X-TIM-01 6, WC-X-TIM-04 120, WC-X-TIM-12 238',
  ensnare:
    '1 ways; attack 2 (7), dice 2 (20), round 1 (2); WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-23 240, WC-X-TIM-01 4, WC-X-TIM-04 60',
  'envenomed-spears':
    '3 ways; attack 2 (4), dice 3 (25), lost 3 (80); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 177, WC-B-EXP-06 180, WC-X-HER-23 180, WC-X-TIM-01 3, WC-X-TIM-04 60',
  pillage:
    '3 ways; lost 3 (80), steals 1 (3); WC-B-BAT-01 52, WC-B-CAS-01 5, WC-B-EXP-02 413, WC-B-EXP-06 420, WC-X-HER-23 420, WC-X-TIM-01 7, WC-X-TIM-04 60',
  'faerie-fire': '1 ways; attack 4 (10), dice 4 (32); WC-B-EXP-02 295, WC-B-EXP-06 300, WC-X-HER-23 300, WC-X-TIM-01 5',
  marksmanship:
    '9 ways; lost 12 (427); WC-B-BAT-01 207, WC-B-CAS-01 21, WC-B-EXP-02 1593, WC-B-EXP-06 1620, WC-X-HER-23 1620, WC-X-TIM-01 27',
  'moon-glaive':
    '3 ways; lost 3 (187); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-23 240, WC-X-TIM-01 4',
  cripple:
    '46 ways; aims 2 (69), moved 44 (3886); WC-B-EXP-02 354, WC-B-EXP-06 360, WC-B-MOV-01 365, WC-B-MOV-03 1, WC-B-MOV-04 5, WC-X-HER-23 360, WC-X-RAC-11 120, WC-X-SCN-32 300, WC-X-TIM-01 6, WC-X-TIM-12 238',
  curse:
    '9 ways; lost 12 (427); WC-B-BAT-01 207, WC-B-CAS-01 21, WC-B-EXP-02 1121, WC-B-EXP-06 1140, WC-X-HER-23 1140, WC-X-TIM-01 19',
  web: '1 ways; attack 2 (7), dice 2 (20), round 1 (2); WC-B-EXP-02 295, WC-B-EXP-06 300, WC-X-HER-23 300, WC-X-TIM-01 5',
  slow: '1 ways; attack 4 (10), dice 4 (32); WC-B-EXP-02 295, WC-B-EXP-06 300, WC-X-HER-23 300, WC-X-TIM-01 5',
  'inner-fire':
    '3 ways; aims 3 (66), attack 6 (9), dice 6 (57); WC-B-EXP-02 708, WC-B-EXP-06 720, WC-X-HER-23 720, WC-X-TIM-01 12, WC-X-TIM-12 237',
  defend:
    '3 ways; attack 2 (6), dice 2 (17), lost 3 (188); WC-B-BAT-01 53, WC-B-CAS-01 4, WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-23 240, WC-X-TIM-01 4',
  flare:
    '605 ways; aims 2 (37), battle 1 (19), moved 603 (27397), plays 1 (1), round 1 (1); WC-B-EXP-02 1977, WC-B-EXP-06 2040, WC-B-MOV-01 5254, WC-B-MOV-02 1, WC-B-MOV-03 14, WC-X-HER-23 2040, WC-X-RAC-11 1800, WC-X-SCN-32 4140, WC-X-TIM-01 62, WC-X-TIM-12 238',
  'storm-hammers':
    '3 ways; attack 2 (7), dice 2 (13), lost 3 (187); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-23 240, WC-X-TIM-01 4',
  'berserker-rage':
    '3 ways; attack 2 (8), dice 2 (27), lost 3 (187); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 177, WC-B-EXP-06 180, WC-X-HER-23 180, WC-X-TIM-01 3, WC-X-TIM-04 60',
  'war-drums':
    '1 ways; attack 2 (3), dice 2 (19); WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-23 240, WC-X-TIM-01 4, WC-X-TIM-04 60',
  'lightning-shield':
    '1 ways; attack 2 (5), dice 3 (26), rolled 1 (0); WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-23 240, WC-X-TIM-01 4, WC-X-TIM-04 60',
  'spirit-link':
    '3 ways; lost 3 (187), toll 1 (0); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 413, WC-B-EXP-06 420, WC-X-HER-23 420, WC-X-TIM-01 7, WC-X-TIM-04 60',
  rejuvenation:
    '3 ways; lost 3 (187); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 472, WC-B-EXP-06 480, WC-X-HER-23 480, WC-X-TIM-01 8',
  roar: '1 ways; attack 2 (3), dice 2 (19); WC-B-EXP-02 295, WC-B-EXP-06 300, WC-X-HER-23 300, WC-X-TIM-01 5',
  cyclone:
    '2 ways; aims 2 (148), attack 3 (4), dice 3 (29); WC-B-EXP-02 472, WC-B-EXP-06 480, WC-X-HER-23 480, WC-X-TIM-01 8, WC-X-TIM-12 238',
  shadowmeld:
    '161 ways; battle 11 (209), round 11 (11), shifted 85 (6377); WC-B-EXP-02 1416, WC-B-EXP-05 5068, WC-B-EXP-06 1440, WC-B-MOV-02 935, WC-X-HER-23 1440, WC-X-TIM-01 24',
  'corrosive-breath':
    '1 ways; attack 2 (8), dice 2 (19); WC-B-EXP-02 295, WC-B-EXP-06 300, WC-X-HER-23 300, WC-X-TIM-01 5',
  'frost-breath':
    '3 ways; aims 3 (117), attack 6 (9), dice 6 (57); WC-B-EXP-02 708, WC-B-EXP-06 720, WC-X-HER-23 720, WC-X-TIM-01 12, WC-X-TIM-12 237',
  'unholy-frenzy':
    '21 ways; attack 2 (8), dice 2 (27), lost 31 (1175); WC-B-BAT-01 578, WC-B-CAS-01 51, WC-B-EXP-02 118, WC-B-EXP-06 120, WC-X-HER-23 120, WC-X-TIM-01 2',
  cannibalize:
    '52 ways; moved 50 (4220), placed 1 (53), step 2 (2), workerLost 2 (78); WC-B-EXP-02 354, WC-B-EXP-06 360, WC-B-MOV-01 365, WC-B-MOV-02 59, WC-X-HER-23 360, WC-X-RAC-11 120, WC-X-SCN-32 300, WC-X-TIM-01 6, WC-X-TIM-12 120',
  possession:
    '2 ways; aims 2 (162), attack 4 (8), dice 6 (50), rolled 2 (0); WC-B-EXP-02 472, WC-B-EXP-06 480, WC-X-HER-23 480, WC-X-TIM-01 8, WC-X-TIM-12 238',
  'disease-cloud':
    '39 ways; moved 19 (1677), step 5 (11); WC-B-EXP-02 236, WC-B-EXP-06 240, WC-B-MOV-01 1277, WC-B-MOV-04 3, WC-X-HER-23 240, WC-X-RAC-11 1200, WC-X-SCN-32 120, WC-X-TIM-01 4',
}

test.each(Object.entries(playable))('WC-X-CMP-02 WC-B-EXP-05 %s, counted', (key, nodes) => {
  const { race } = cards[cardNamed(key)]
  const mine = { race: RACES[race] ?? 'human', hand: [key, 'resources', 'resources'] }
  expect(counted(`card ${key}`, mine, { expansionCards: true })).toBe(nodes)
})

/** By hero and level. */
const abilities: Record<string, string> = {
  'archmage 2':
    '1 ways; attack 2 (8), dice 2 (21), discards 1 (2), placed 1 (48), round 1 (1); WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-22 59, WC-X-HER-23 234, WC-X-TIM-01 10',
  'archmage 3':
    '9 ways; discards 2 (4), shifted 9 (447); WC-B-EXP-02 177, WC-B-EXP-05 411, WC-B-EXP-06 180, WC-X-HER-21 3, WC-X-HER-22 118, WC-X-HER-23 171, WC-X-TIM-01 9',
  'mountain-king 1':
    '3 ways; aims 3 (333), discards 3 (6); WC-B-EXP-02 531, WC-B-EXP-06 540, WC-X-HER-21 3, WC-X-HER-22 177, WC-X-HER-23 522, WC-X-TIM-01 24, WC-X-TIM-12 237',
  'mountain-king 2':
    '2 ways; attack 4 (19), dice 4 (45), discards 1 (2), lost 2 (116); WC-B-BAT-01 52, WC-B-CAS-01 4, WC-B-CAS-02 2, WC-B-EXP-02 354, WC-B-EXP-06 360, WC-X-HER-21 2, WC-X-HER-22 59, WC-X-HER-23 354, WC-X-TIM-01 10',
  'mountain-king 3':
    '4 ways; aims 3 (333), discards 5 (10), round 1 (1), uses 1 (67); WC-B-EXP-02 177, WC-B-EXP-06 180, WC-X-HER-22 295, WC-X-HER-23 174, WC-X-TIM-01 8, WC-X-TIM-12 237',
  'paladin 1':
    '1 ways; attack 2 (13), dice 2 (25), discards 1 (2), toll 1 (0); WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-22 59, WC-X-HER-23 237, WC-X-TIM-01 7',
  'paladin 2':
    '4 ways; discards 2 (4), lost 2 (52), toll 1 (0), unhurt 1 (0), uses 1 (70); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 531, WC-B-EXP-06 540, WC-X-HER-21 1, WC-X-HER-22 118, WC-X-HER-23 525, WC-X-TIM-01 22',
  'paladin 3':
    '4 ways; discards 2 (4), placed 2 (37), step 3 (3), workerLost 3 (222); WC-B-EXP-02 177, WC-B-EXP-06 180, WC-B-MOV-01 59, WC-B-MOV-02 118, WC-X-HER-22 118, WC-X-HER-23 180, WC-X-RAC-11 60, WC-X-TIM-01 3, WC-X-TIM-12 240',
  'blood-mage 1':
    '3 ways; aims 2 (183), dice 2 (24), discards 2 (4), lost 2 (116), rolled 2 (1); WC-B-BAT-01 51, WC-B-CAS-01 7, WC-B-EXP-02 413, WC-B-EXP-06 420, WC-X-HER-21 3, WC-X-HER-22 118, WC-X-HER-23 408, WC-X-TIM-01 16, WC-X-TIM-12 238',
  'blood-mage 2':
    '11 ways; aims 2 (183), attack 2 (5), dice 6 (51), discards 11 (19), draws 1 (1), drew 1 (1), placed 3 (144), rolled 4 (4), round 4 (4), uses 5 (367); WC-B-EXP-02 409, WC-B-EXP-06 420, WC-X-HER-21 1, WC-X-HER-22 350, WC-X-HER-23 399, WC-X-TIM-01 26, WC-X-TIM-12 238',
  'blood-mage 3':
    '5 ways; aims 2 (183), discards 4 (9), draws 1 (1), drew 1 (1), placed 1 (48), round 2 (2), uses 3 (220); WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-21 1, WC-X-HER-22 177, WC-X-HER-23 231, WC-X-TIM-01 9, WC-X-TIM-12 238',
  'blademaster 1':
    '170 ways; battle 1 (19), discards 1 (2), moved 55 (3218); WC-B-EXP-02 236, WC-B-EXP-06 240, WC-B-MOV-01 3307, WC-B-MOV-03 1, WC-X-HER-21 1, WC-X-HER-22 59, WC-X-HER-23 234, WC-X-RAC-11 3300, WC-X-SCN-32 180, WC-X-TIM-01 9',
  'blademaster 2':
    '1 ways; attack 1 (2), dice 1 (11), discards 1 (2), placed 3 (147), round 1 (1); WC-B-EXP-02 177, WC-B-EXP-06 180, WC-X-HER-22 59, WC-X-HER-23 177, WC-X-TIM-01 6, WC-X-TIM-04 60',
  'blademaster 3':
    '1 ways; discards 2 (4); WC-B-EXP-02 118, WC-B-EXP-06 120, WC-X-HER-21 1, WC-X-HER-22 118, WC-X-HER-23 117, WC-X-TIM-01 4, WC-X-TIM-04 60',
  'far-seer 1':
    '3 ways; dice 1 (14), discards 1 (2), lost 3 (187), rolled 1 (1); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 354, WC-B-EXP-06 360, WC-X-HER-22 59, WC-X-HER-23 351, WC-X-TIM-01 15, WC-X-TIM-04 60',
  'far-seer 2':
    '2 ways; dice 1 (14), discards 2 (4), placed 2 (97), rolled 1 (1), round 1 (1), uses 1 (79); WC-B-EXP-02 177, WC-B-EXP-06 180, WC-X-HER-22 118, WC-X-HER-23 177, WC-X-TIM-01 5, WC-X-TIM-04 120',
  'far-seer 3':
    '1 ways; discards 2 (4), step 5 (11); WC-B-EXP-02 118, WC-B-EXP-06 120, WC-B-MOV-01 60, WC-X-HER-22 118, WC-X-HER-23 117, WC-X-RAC-11 60, WC-X-TIM-01 5',
  'tauren-chieftain 2':
    '5 ways; aims 5 (611), discards 5 (10); WC-B-EXP-02 295, WC-B-EXP-06 300, WC-X-HER-22 295, WC-X-HER-23 300, WC-X-TIM-01 5, WC-X-TIM-04 300, WC-X-TIM-12 715',
  'shadow-hunter 1':
    '3 ways; dice 1 (11), discards 1 (2), lost 3 (187), rolled 1 (0), toll 2 (0); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-22 59, WC-X-HER-23 231, WC-X-TIM-01 13, WC-X-TIM-04 60',
  'shadow-hunter 2':
    '2 ways; discards 3 (6), placed 3 (147), round 1 (1), uses 1 (87); WC-B-EXP-02 177, WC-B-EXP-06 180, WC-X-HER-22 177, WC-X-HER-23 177, WC-X-TIM-01 5, WC-X-TIM-04 60',
  'shadow-hunter 3':
    '1 ways; discards 2 (4); WC-B-EXP-02 118, WC-B-EXP-06 120, WC-X-HER-21 1, WC-X-HER-22 118, WC-X-HER-23 117, WC-X-TIM-01 4, WC-X-TIM-04 60',
  'death-knight 1':
    '6 ways; attack 2 (4), dice 2 (22), discards 4 (8), lost 3 (187), uses 3 (270); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 531, WC-B-EXP-06 540, WC-X-HER-21 3, WC-X-HER-22 236, WC-X-HER-23 528, WC-X-TIM-01 15',
  'death-knight 3':
    '2 ways; attack 1 (3), dice 1 (7), discards 3 (6), placed 2 (97), uses 1 (88); WC-B-EXP-02 177, WC-B-EXP-06 180, WC-X-HER-21 1, WC-X-HER-22 177, WC-X-HER-23 177, WC-X-TIM-01 4',
  'lich 1':
    '4 ways; attack 1 (1), dice 1 (10), discards 3 (6), lost 2 (116), uses 2 (186); WC-B-BAT-01 51, WC-B-CAS-01 7, WC-B-EXP-02 354, WC-B-EXP-06 360, WC-X-HER-21 2, WC-X-HER-22 177, WC-X-HER-23 348, WC-X-TIM-01 14',
  'lich 2':
    '249 ways; constructs 33 (66), gains 16 (48), lays 55 (55), moved 31 (2913), plays 45 (663), researches 33 (33), step 81 (81), trains 45 (96), turn 81 (243), upgrades 11 (33); WC-B-EXP-02 3414, WC-B-EXP-05 1080, WC-B-EXP-06 8345, WC-B-MOV-01 737, WC-B-MOV-03 1, WC-B-SPE-01 22602, WC-B-SPE-10 143, WC-B-SPE-12 16, WC-B-SPE-20 87, WC-B-SPE-21 1044, WC-B-SPE-22 2640, WC-B-SPE-30 34, WC-B-SPE-31 6, WC-B-TEA-01 9720, WC-X-CHG-02 9720, WC-X-HER-21 12, WC-X-HER-23 3363, WC-X-HER-50 3420, WC-X-RAC-01 7776, WC-X-RAC-11 660, WC-X-RES-02 72, WC-X-SCN-32 120, WC-X-TIM-01 279, WC-X-TIM-12 464',
  'lich 3':
    '4 ways; dice 1 (14), discards 2 (4), lost 2 (116), rolled 1 (1), uses 2 (182); WC-B-BAT-01 51, WC-B-CAS-01 7, WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-21 2, WC-X-HER-22 118, WC-X-HER-23 234, WC-X-TIM-01 6',
  'dreadlord 1':
    '3 ways; attack 2 (6), dice 3 (27), discards 1 (2), lost 3 (187), rolled 1 (1); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 531, WC-B-EXP-06 540, WC-X-HER-21 3, WC-X-HER-22 59, WC-X-HER-23 528, WC-X-TIM-01 18',
  'dreadlord 3':
    '4 ways; dice 2 (26), discards 4 (8), lost 2 (116), placed 2 (96), rolled 2 (2), round 2 (2), uses 2 (188); WC-B-BAT-01 51, WC-B-CAS-01 7, WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-22 236, WC-X-HER-23 234, WC-X-TIM-01 8',
  'crypt-lord 1':
    '4 ways; aims 2 (274), attack 1 (2), dice 3 (29), discards 4 (8), rolled 2 (0), uses 2 (198); WC-B-EXP-02 354, WC-B-EXP-06 360, WC-X-HER-21 2, WC-X-HER-22 236, WC-X-HER-23 351, WC-X-TIM-01 11, WC-X-TIM-12 238',
  'crypt-lord 2':
    '2 ways; discards 1 (2), placed 3 (147), step 1 (1), workerLost 1 (74); WC-B-EXP-02 177, WC-B-EXP-06 180, WC-B-MOV-01 59, WC-X-HER-21 1, WC-X-HER-22 59, WC-X-HER-23 174, WC-X-RAC-11 60, WC-X-TIM-01 8',
  'crypt-lord 3':
    '7 ways; dice 1 (14), discards 2 (4), lost 10 (615), rolled 1 (2); WC-B-BAT-01 207, WC-B-CAS-01 23, WC-B-EXP-02 413, WC-B-EXP-06 420, WC-X-HER-22 118, WC-X-HER-23 420, WC-X-TIM-01 7',
  'demon-hunter 1':
    '4 ways; attack 5 (17), dice 5 (44), discards 4 (9), lost 3 (187), round 2 (2), uses 1 (102); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-21 1, WC-X-HER-22 177, WC-X-HER-23 228, WC-X-TIM-01 14',
  'demon-hunter 3':
    '4 ways; aims 1 (101), attack 2 (8), dice 2 (22), discards 4 (9), lost 3 (187), round 2 (2), uses 1 (100); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 177, WC-B-EXP-06 180, WC-X-HER-21 1, WC-X-HER-22 177, WC-X-HER-23 174, WC-X-TIM-01 7',
  'keeper-of-the-grove 1':
    '2 ways; aims 2 (286), attack 1 (1), dice 1 (10), discards 2 (4); WC-B-EXP-02 354, WC-B-EXP-06 360, WC-X-HER-21 2, WC-X-HER-22 118, WC-X-HER-23 348, WC-X-TIM-01 16, WC-X-TIM-12 238',
  'keeper-of-the-grove 2':
    '3 ways; aims 2 (286), attack 2 (3), dice 2 (19), discards 3 (6), placed 4 (198), round 1 (1), uses 1 (103); WC-B-EXP-02 354, WC-B-EXP-06 360, WC-X-HER-22 177, WC-X-HER-23 354, WC-X-TIM-01 11, WC-X-TIM-12 238',
  'keeper-of-the-grove 3':
    '3 ways; discards 2 (4), lost 3 (187), toll 1 (0); WC-B-BAT-01 51, WC-B-CAS-01 6, WC-B-EXP-02 118, WC-B-EXP-06 120, WC-X-HER-22 118, WC-X-HER-23 117, WC-X-TIM-01 5',
  'priestess-of-the-moon 1':
    '1 ways; attack 2 (8), dice 2 (21), discards 1 (2); WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-22 59, WC-X-HER-23 231, WC-X-TIM-01 13',
  'priestess-of-the-moon 3':
    '2 ways; dice 2 (20), discards 2 (4), lost 4 (258), rolled 2 (2); WC-B-BAT-01 51, WC-B-CAS-01 7, WC-B-EXP-02 236, WC-B-EXP-06 240, WC-X-HER-21 2, WC-X-HER-22 118, WC-X-HER-23 234, WC-X-TIM-01 8',
  'warden 1':
    '2 ways; aims 2 (298), attack 1 (2), dice 1 (11), discards 2 (4), lost 2 (116); WC-B-EXP-02 354, WC-B-EXP-06 360, WC-X-HER-21 2, WC-X-HER-22 118, WC-X-HER-23 351, WC-X-TIM-01 13, WC-X-TIM-12 238',
  'warden 2':
    '594 ways; discards 1 (2), moved 567 (27216), shifted 27 (1754); WC-B-EXP-02 3186, WC-B-EXP-05 33, WC-B-EXP-06 3240, WC-B-MOV-01 4212, WC-B-MOV-03 27, WC-X-HER-21 27, WC-X-HER-22 59, WC-X-HER-23 3078, WC-X-RAC-11 1620, WC-X-SCN-32 3240, WC-X-TIM-01 189',
  'warden 3':
    '3 ways; aims 2 (298), attack 1 (2), dice 1 (11), discards 4 (8), lost 2 (116), placed 3 (147), round 1 (1), uses 1 (109); WC-B-EXP-02 177, WC-B-EXP-06 180, WC-X-HER-22 236, WC-X-HER-23 177, WC-X-TIM-01 5, WC-X-TIM-12 238',
}

test.each(Object.entries(abilities))('WC-X-HER-22 %s, counted', (named, nodes) => {
  const [name, level] = named.split(' ')
  const race = RACES[heroes.find(({ id }) => id === name)!.race]
  const hand = ['resources', 'resources', 'resources']
  const mine = { race, field: '2 melee, hero', hand, hero: { name, level: 3 } }
  expect(counted(`ability ${level}`, mine, { heroes: true })).toBe(nodes)
})

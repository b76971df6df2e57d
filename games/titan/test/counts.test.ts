import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { afterMovement, choose, chooseAll, fight, fresh, melee, strike, table } from './table.ts'

// Node counts: what is offered, what it leads to and which rules forbid the rest, in positions full of edges.

const away = { legions: ['600 titan centaur'] }

/** Trolls have met ogres in marsh 8, and it ended thus. */
function won(...end: string[]): Match {
  const seats = [
    { score: 480, legions: ['>8 troll*2', '500 titan', '9 angel ogre', '10 archangel ogre'] },
    { score: 90, legions: ['8 ogre*2', '600 titan'] },
  ]
  const match = afterMovement({ seats })
  chooseAll(match, ...end)
  return match
}

/** The fourth round begins, and the defender may muster. */
function fourth(): Match {
  const spec = { round: 3, phasing: 'attacker', stock: { troll: 0 } } as const
  const match = fight('marsh', 'ogre F1', 'ogre A1, ogre A2, troll A3', spec)
  choose(match, 'done')
  return match
}

/** A defender has been slain, and the attacker may summon. */
function summoned(): Match {
  const match = melee('plains', 'ogre C3, lion F1', 'lion D3:4, lion A1', {
    others: [['9 angel lion', '10 archangel'], []],
  })
  strike(match, 'D3', 'C3', [1, 1, 1, 1, 1])
  strike(match, 'C3', 'D3', [6, 1, 1, 1, 1, 1])
  return match
}

type Row = [what: string, made: () => Match, depth: number, nodes: string]

/** How many ways there are to make so many choices, and how often each rule stands in the way of another. */
const counts: Row[] = [
  [
    'splits of two legions',
    () => table({ seats: [{ legions: ['1 titan ogre*3 lion*2', '9 lion*4', '41 ogre*3'] }, away] }),
    3,
    '21 ways; dice 3 (21), moved 6 (298); TI-4.0a 410, TI-4.2b 36, TI-4.3a 3, TI-6.2b 1, TI-7.0a 9, TI-7.1a 133, TI-7.1b 6, TI-8.0a 576',
  ],
  [
    'a six with teleports',
    () =>
      table({
        seats: [
          { score: 400, legions: ['100 titan angel', '1 archangel ogre', '8 lion'] },
          { legions: ['600 titan ogre', '2 ogre', '142 lion'] },
        ],
        roll: 6,
      }),
    3,
    '279 ways; engaged 4 (228), moved 8 (581), sees 8 (94), titanTeleport 3 (300), towerTeleport 82 (7635); TI-4.2b 3312, TI-6.2b 1, TI-7.0a 919, TI-7.1a 135, TI-7.1b 6, TI-8.1a 332, TI-8.1b 6, TI-8.1c 48, TI-8.2a 143, TI-8.4 90',
  ],
  [
    'a two among friends and enemies',
    () =>
      table({
        seats: [
          { legions: ['1 titan ogre', '2 lion*2', '1000 ogre'] },
          { legions: ['600 titan ogre', '3 ogre', '3000 lion'] },
        ],
        roll: 2,
      }),
    4,
    '25 ways; dice 3 (24), eliminated 2 (40), engaged 2 (31), flees 2 (26), moved 17 (796), offers 2 (6), scores 2 (24), sees 4 (64), stands 2 (26), turn 3 (99); TI-18.1 108, TI-18.3a 3, TI-4.2b 216, TI-6.2b 1, TI-6.4a 33, TI-7.0a 59, TI-7.1a 411, TI-7.1b 10, TI-7.1c 4, TI-8.0a 1728, TI-9.2a 2, TI-9.2d 96, TI-9.3a 288, TI-9.3b 180',
  ],
  [
    'parts that must separate',
    () => table({ seats: [{ legions: ['4 titan ogre', '4 lion*2', '4 ogre*2'] }, away], roll: 1 }),
    4,
    '5 ways; dice 3 (24), merged 3 (6), moved 3 (147), turn 3 (99); TI-18.1 108, TI-18.3a 1, TI-4.2b 144, TI-6.2b 1, TI-6.4a 33, TI-7.0a 39, TI-7.1a 135, TI-7.1b 9, TI-7.4a 3, TI-8.0a 576',
  ],
  [
    'an engagement from flight to talks',
    () =>
      afterMovement({
        seats: [{ legions: ['>8 troll*2 ogre', '500 titan', '9 angel'] }, { legions: ['8 ogre*2 angel', '600 titan'] }],
      }),
    3,
    '65 ways; battle 7 (49), concedes 9 (9), demandsBattle 7 (7), eliminated 9 (243), lostOutside 6 (36), offers 18 (65), opened 14 (392), round 7 (7), scores 11 (1056), stands 1 (12), summons 2 (6), withdraws 5 (5); TI-10.3a 96, TI-11.0a 90, TI-14.1 96, TI-15.0b 190, TI-17.0a 96, TI-9.2a 2, TI-9.2d 48, TI-9.3a 2145, TI-9.3b 1182, TI-9.3e 658, TI-9.4a 846',
  ],
  [
    'an engagement of Titans',
    () =>
      afterMovement({
        seats: [
          { legions: ['>8 titan troll'] },
          { legions: ['8 titan ogre'] },
          { legions: ['300 titan', '8 lion'].slice(0, 1) },
        ],
      }),
    3,
    '51 ways; battle 7 (49), concedes 9 (9), demandsBattle 7 (7), dice 2 (24), eliminated 9 (171), lostOutside 4 (18), offers 16 (54), opened 14 (210), round 7 (7), scores 11 (792), stands 1 (12), takesMarkers 11 (143), titanFalls 11 (11), turn 2 (88), withdraws 5 (5); TI-10.3a 96, TI-11.0a 92, TI-18.1 48, TI-6.4a 46, TI-9.2a 2, TI-9.2d 48, TI-9.3a 2145, TI-9.3b 1098, TI-9.3e 658, TI-9.4a 846',
  ],
  [
    'spoils of an attacker',
    () => won('1>stand', '1>concede'),
    3,
    '18 ways; acquires 3 (6), dice 8 (64), musters 3 (65), summons 4 (16), turn 8 (264); TI-14.1 192, TI-15.0a 192, TI-15.0b 188, TI-17.0a 189, TI-17.3a 3, TI-18.1 288, TI-18.3a 40, TI-3.2 2, TI-4.2b 36, TI-6.2b 1, TI-6.4a 88, TI-7.0a 11',
  ],
  [
    'spoils of a defender',
    () => won('1>offer defender', '1>done', '0>accept'),
    3,
    '9 ways; acquires 3 (39), dice 4 (32), musters 4 (118), turn 8 (264); TI-14.1 96, TI-15.0a 384, TI-17.0a 195, TI-18.1 288, TI-18.3a 82, TI-3.2 4, TI-4.2b 36, TI-6.2b 1, TI-6.4a 96, TI-7.0a 10',
  ],
  [
    'mustering',
    () =>
      afterMovement({
        seats: [{ legions: ['>8 ogre*2 troll*2', '>100 titan lion*3 warlock', '>3 gargoyle*3 cyclops'] }, away],
      }),
    3,
    '28 ways; dice 6 (48), moved 3 (451), musters 15 (237), turn 6 (198); TI-17.0a 9, TI-18.0a 5, TI-18.1 216, TI-18.3a 81, TI-18.4 230, TI-18.5a 40, TI-3.2 4, TI-4.2b 36, TI-6.2b 1, TI-6.4a 54, TI-7.0a 11, TI-7.1a 46, TI-8.0a 192',
  ],
  [
    'the tower placed',
    () => fight('tower', 'lion -', 'ogre -, troll -', { round: 1 }),
    3,
    '60 ways; concedes 15 (15), dice 2 (16), eliminated 15 (450), enters 14 (350), lostOutside 16 (160), scores 16 (896), turn 2 (66); TI-10.2a 40, TI-10.3a 720, TI-11.0a 690, TI-11.6 42, TI-14.1 96, TI-15.0b 192, TI-17.0a 96, TI-18.1 72, TI-6.4a 22, TI-9.4a 1410',
  ],
  [
    'entering marsh',
    () => fight('marsh', 'lion -, troll -, angel -', 'ogre A1', { round: 1, phasing: 'attacker' }),
    3,
    '144 ways; concedes 36 (0), dice 3 (24), eliminated 36 (720), enters 35 (878), lostOutside 73 (518), musters 1 (27), round 35 (70), scores 37 (4107), turn 3 (99); TI-10.3a 1728, TI-11.0a 1655, TI-11.2 31, TI-11.5a 3, TI-11.6 63, TI-15.0a 96, TI-17.0a 51, TI-18.1 108, TI-18.3a 42, TI-3.2 2, TI-4.2b 36, TI-6.2b 1, TI-6.4a 36, TI-7.0a 10, TI-9.4a 3384, TI-H7 12',
  ],
  [
    'manoeuvres in mountains',
    () => fight('mountains', 'lion F2, dragon D4, ogre E3', 'ogre C3, griffon A1, troll E4'),
    3,
    '95 ways; concedes 32 (32), dice 2 (40), eliminated 32 (1440), manoeuvres 30 (762), scores 32 (3072), strikes 1 (81), turn 1 (33); TI-10.3a 1488, TI-11.0a 1456, TI-11.2 12, TI-11.5a 12, TI-11.6 42, TI-12.1a 48, TI-13.0a 51, TI-13.1a 90, TI-14.1 96, TI-15.0b 192, TI-17.0a 96, TI-18.1 36, TI-6.4a 11, TI-9.4a 3008',
  ],
  [
    'manoeuvres in desert',
    () => fight('desert', 'lion B3, ogre D4, griffon F1', 'ogre C3, lion D3'),
    3,
    '47 ways; concedes 20 (19), dice 28 (708), eliminated 20 (543), manoeuvres 17 (630), scores 20 (1121), strikes 27 (1296), turn 1 (33); TI-10.3a 48, TI-11.0a 47, TI-11.2 5, TI-11.5a 5, TI-11.6 21, TI-13.0a 924, TI-13.1a 873, TI-14.1 96, TI-15.0b 192, TI-17.0a 96, TI-18.1 36, TI-6.4a 11, TI-9.4a 1880',
  ],
  [
    'manoeuvres in brush',
    () => fight('brush', 'lion B3, gargoyle D4', 'ogre C3, cyclops D1'),
    3,
    '22 ways; concedes 10 (10), dice 4 (97), eliminated 10 (310), manoeuvres 8 (305), scores 10 (600), strikes 3 (156), turn 1 (33); TI-10.3a 48, TI-11.0a 47, TI-11.2 15, TI-11.5a 4, TI-11.6 21, TI-12.1a 48, TI-13.0a 440, TI-13.1a 460, TI-14.1 96, TI-15.0b 192, TI-17.0a 96, TI-18.1 36, TI-6.4a 11, TI-9.4a 940',
  ],
  [
    'manoeuvres in tundra',
    () => fight('tundra', 'lion B3, troll D4', 'ogre C3, warbear D1, giant A2'),
    3,
    '46 ways; concedes 15 (15), dice 20 (559), eliminated 15 (795), manoeuvres 12 (477), scores 15 (1740), slain 1 (13), strikes 19 (991), turn 1 (33); TI-10.3a 48, TI-11.0a 47, TI-11.2 10, TI-11.5a 5, TI-11.6 21, TI-12.1a 48, TI-13.0a 683, TI-13.1a 677, TI-14.1 96, TI-15.0b 192, TI-17.0a 96, TI-18.1 36, TI-6.4a 11, TI-9.4a 1410',
  ],
  [
    'manoeuvres in woods',
    () => fight('woods', 'lion B3, angel D4', 'ogre C3, unicorn D1'),
    3,
    '33 ways; concedes 15 (15), dice 5 (112), eliminated 15 (555), manoeuvres 13 (562), scores 15 (1080), strikes 4 (202), turn 1 (33); TI-10.3a 48, TI-11.0a 47, TI-11.2 7, TI-11.5a 4, TI-11.6 21, TI-12.1a 48, TI-13.0a 683, TI-13.1a 690, TI-14.1 96, TI-15.0b 192, TI-17.0a 96, TI-18.1 36, TI-18.3a 1, TI-6.4a 11, TI-9.4a 1410, TI-H3 3',
  ],
  [
    'strikes and rangestrikes',
    () =>
      melee('plains', 'ogre C3, lion E1, ranger F1', 'lion C4:3, lion B3, centaur D4, gorgon A1', {
        phasing: 'attacker',
      }),
    4,
    '45 ways; concedes 10 (3), dice 28 (591), eliminated 10 (313), musters 10 (281), rangestrikes 6 (360), scores 10 (969), strikes 19 (846), turn 8 (264); TI-12.1a 99, TI-13.0a 489, TI-13.1a 541, TI-13.4c 184, TI-15.0a 288, TI-17.0a 153, TI-18.1 288, TI-18.3a 120, TI-18.4 92, TI-3.2 6, TI-4.0a 138, TI-4.3a 3, TI-6.4a 96, TI-9.4a 940',
  ],
  [
    'strikes in hills',
    () => melee('hills', 'ogre B1, minotaur D4', 'troll B2:5, troll C1, lion F4', { phasing: 'attacker' }),
    4,
    '20 ways; carries 1 (19), concedes 7 (1), dice 15 (350), eliminated 7 (138), rangestrikes 6 (345), scores 7 (436), slain 2 (32), strikes 8 (338), turn 1 (33); TI-12.1a 144, TI-12.1c 90, TI-12.4c 2, TI-13.0a 346, TI-13.1a 551, TI-13.4a 4, TI-13.5c 43, TI-15.0a 384, TI-17.0a 204, TI-18.1 36, TI-18.3a 172, TI-3.2 8, TI-4.2b 36, TI-6.2b 1, TI-6.4a 12, TI-7.0a 10, TI-9.4a 658',
  ],
  [
    'strikes in mountains',
    () => melee('mountains', 'minotaur D3', 'behemoth C2:6, minotaur C3, serpent E3', { phasing: 'attacker' }),
    4,
    '40 ways; carries 1 (19), concedes 12 (11), dice 36 (1251), eliminated 12 (618), musters 2 (61), scores 13 (1738), slain 4 (101), strikes 33 (2220), turn 3 (99); TI-12.1a 48, TI-13.0a 576, TI-13.1a 593, TI-13.4a 46, TI-13.4c 44, TI-13.5c 1, TI-14.1 96, TI-15.0a 96, TI-15.0b 192, TI-17.0a 147, TI-18.1 108, TI-18.3a 41, TI-3.2 2, TI-4.0a 92, TI-4.2b 36, TI-4.3a 2, TI-6.2b 1, TI-6.4a 36, TI-7.0a 10, TI-9.4a 1128',
  ],
  [
    'a reinforcement',
    () => fourth(),
    4,
    '140 ways; concedes 27 (24), dice 3 (24), eliminated 27 (909), manoeuvres 65 (1348), musters 1 (15), reinforced 2 (58), reinforcementLost 4 (76), round 11 (55), scores 27 (1995), turn 3 (99); TI-10.3a 1248, TI-11.0a 1193, TI-11.2 167, TI-11.5a 40, TI-11.6 210, TI-14.1 240, TI-15.0b 384, TI-17.0a 198, TI-18.1 108, TI-18.3a 83, TI-18.3c 1, TI-18.4 46, TI-3.2 4, TI-4.2b 36, TI-6.2b 1, TI-6.4a 34, TI-7.0a 11, TI-9.4a 2538',
  ],
  [
    'a summon',
    () => summoned(),
    4,
    '546 ways; concedes 136 (3), dice 12 (96), eliminated 136 (2109), enters 36 (650), manoeuvres 126 (3795), musters 8 (220), round 123 (372), scores 136 (9655), summonLost 124 (496), summons 8 (32), turn 12 (396); TI-10.3a 6480, TI-11.0a 6238, TI-11.2 102, TI-11.5a 33, TI-11.6 231, TI-13.6a 3, TI-14.1 144, TI-15.0a 480, TI-15.0b 376, TI-17.0a 348, TI-18.1 432, TI-18.3a 164, TI-3.2 8, TI-4.2b 108, TI-6.2b 3, TI-6.4a 144, TI-7.0a 30, TI-9.4a 12784',
  ],
  ['the first deal', () => fresh(2), 2, '144 ways; marker 288 (28368); TI-5.0a 504'],
]

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth)).toBe(nodes)
  })

import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { alone, far, line, moving } from './examples.ts'
import { type Given, matchAt } from './table.ts'

// Node counts: what is offered, what it leads to and which rules forbid the rest, in the standard game.

const standard = { rules: 'standard' } as const
/** Four footmen who hold their ground. */
const foes: Given = { side: 1, elements: line(4, -4), facing: 4, order: 'H' }

type Row = [what: string, made: () => Match, depth: number, nodes: string]

/** How many ways there are to make so many choices, and how often each rule stands in the way of another. */
const counts: Row[] = [
  [
    'a line that moves',
    () =>
      moving([
        { side: 0, elements: line(4), order: 'B' },
        { side: 0, elements: '0,-3', order: 'H' },
        { side: 1, elements: '6,-4:4', order: 'H' },
      ]),
    2,
    '734 ways; dice 70 (735), faces 32 (128), moves 473 (240186), reforms 23 (0), section 105 (210), sequence 35 (0), turns 105 (315), wheels 28 (42); DW-V.1 7414, DW-V.11 7582, DW-V.12 4731, DW-V.15 220, DW-V.2 16, DW-V.20 10560, DW-V.21 9332, DW-V.25 218, DW-V.30 7699, DW-V.31 7711, DW-V.4 32, DW-V.5 292, DW-V.6 6255, DW-V.8 7490, DW-V.9 216, DW-XVII.27 7700',
  ],
  [
    'a line that attacks',
    () => moving([{ side: 0, elements: line(4), order: 'A' }, foes]),
    2,
    '564 ways; contact 46 (46), faces 32 (128), moves 298 (147916), phase 5 (19), reforms 23 (0), round 1 (2), section 18 (54), turns 115 (375), wheels 17 (26); DW-V.1 10, DW-V.10 5316, DW-V.11 5016, DW-V.12 5161, DW-V.15 220, DW-V.2 14, DW-V.20 5720, DW-V.21 6692, DW-V.25 219, DW-V.30 5060, DW-V.31 1323, DW-V.4 22, DW-V.5 234, DW-V.6 3473, DW-V.8 4922, DW-V.9 216, DW-XI.21 3740, DW-XVII.27 3740',
  ],
  [
    'a column',
    () =>
      moving([{ side: 0, elements: '0,0 0,1 0,2 0,3', order: 'B' }, { side: 0, elements: '1,-1', order: 'H' }, far]),
    2,
    '1873 ways; faces 380 (1272), moves 1151 (535938), phase 3 (10), reforms 16 (0), round 1 (2), section 159 (318), turns 195 (585), wheels 4 (6); DW-V.1 7394, DW-V.11 11652, DW-V.12 8601, DW-V.15 220, DW-V.2 4, DW-V.20 880, DW-V.21 34424, DW-V.25 218, DW-V.30 11651, DW-V.31 11672, DW-V.4 378, DW-V.5 185, DW-V.6 5453, DW-V.8 11342, DW-V.9 216, DW-XVII.27 11660',
  ],
  [
    'skirmishers',
    () =>
      moving(
        [{ side: 0, card: 'javelinmen', elements: '0,0=L 2,0 4,0 1,2', order: 'P', skirmish: true }, foes],
        standard,
      ),
    2,
    '207 ways; loosens 12 (0), moves 78 (36504), phase 4 (16), reforms 3 (0), round 1 (2), section 26 (65), turns 65 (195); DW-I.16 2860, DW-V.11 2860, DW-V.12 3011, DW-V.15 220, DW-V.20 5720, DW-V.21 2860, DW-V.25 219, DW-V.31 220, DW-V.8 2782, DW-V.9 216, DW-XIII.22 2640, DW-XV.30 2860, DW-XVII.27 2860',
  ],
  [
    'rough ground',
    () =>
      alone(
        { elements: line(4) },
        { ...standard, map: 'field 12|0,-1=wood 1,-1=water2 2,-1=hill 3,-1=swamp 0,-2=water3' },
      ),
    2,
    '213 ways; exchanges 6 (24), faces 16 (52), moves 93 (41829), phase 32 (128), reforms 13 (0), round 8 (16), section 8 (24), turns 40 (120), wheels 4 (8); DW-III.2 438, DW-III.3 864, DW-IX.5 434, DW-V.11 1756, DW-V.12 1936, DW-V.15 220, DW-V.20 2640, DW-V.21 2576, DW-V.4 29, DW-V.5 238, DW-V.6 1493, DW-V.8 1712, DW-V.9 216, DW-XI.2 9, DW-XI.21 1760, DW-XV.30 1760, DW-XVII.27 1760',
  ],
  [
    'a unit of three',
    () => moving([{ side: 0, elements: '0,0=L 1,0 2,0', order: 'A' }, foes], standard),
    2,
    '331 ways; phase 4 (16), round 1 (2), section 1 (3), steps 326 (167690); DW-V.23 746, DW-V.25 219, DW-XI.21 220, DW-XV.30 220, DW-XVII.27 220',
  ],
  [
    'a wedge and a square',
    () =>
      moving([{ side: 0, card: 'orderKnights', elements: '2,0=L 1,1 2,1 0,2 1,2 2,2', order: 'A' }, foes], standard),
    2,
    '192 ways; contact 41 (41), dice 1 (10), moves 132 (85152), phase 6 (25), round 1 (2), section 18 (54), turns 30 (115); DW-I.16 220, DW-V.1 3116, DW-V.10 4430, DW-V.11 4840, DW-V.12 1290, DW-V.20 6160, DW-V.21 4840, DW-V.25 219, DW-V.31 1320, DW-V.6 3080, DW-V.8 4708, DW-XI.21 3520, DW-XIII.11 2240, DW-XV.30 4840, DW-XVII.27 3740',
  ],
  [
    'an impetuous unit',
    () => matchAt([{ side: 0, card: 'berserkers', elements: line(4), impetuous: true }, foes], standard),
    3,
    '59 ways; contact 1 (1), dice 4 (123), falls 1 (282), moves 1 (465), phase 12 (54), section 24 (36), strikes 4 (91), turns 30 (120); DW-V.10 5316, DW-V.11 1320, DW-V.12 1506, DW-V.15 220, DW-V.21 1320, DW-V.31 1320, DW-V.41 4, DW-V.8 1284, DW-V.9 216, DW-VI.1 216, DW-XV.30 1320, DW-XV.71 1980, DW-XVII.27 220',
  ],
  [
    'orders',
    () =>
      matchAt(
        [
          { side: 0, card: 'nobleFoot', elements: '0,0=L 1,0=S 2,0=M 3,0' },
          { side: 0, card: 'barrach', elements: '0,2' },
          { ...foes, card: 'orcGuard' },
        ],
        { ...standard, phase: 'orders' },
      ),
    3,
    '202 ways; markers 17 (34), orders 17 (112), phase 34 (85), section 18 (1); DW-III.2 18177, DW-III.3 35884, DW-III.4 132, DW-X.11 219, DW-X.3 40',
  ],
  [
    'commanders move',
    () =>
      matchAt(
        [
          { side: 0, card: 'barrach', elements: '0,2' },
          { side: 0, card: 'gordan', elements: '4,2' },
          { side: 0, card: 'nobleFoot', elements: '0,0=L 1,0=S 2,0=M 3,0', order: 'A' },
          { ...foes, card: 'orcGuard' },
        ],
        standard,
      ),
    3,
    '1116 ways; faces 795 (2656), section 2 (3), steps 314 (178098); DW-X.11 35470, DW-XVII.27 880',
  ],
  [
    'archers shoot',
    () =>
      matchAt(
        [
          { side: 0, card: 'lightArchers', elements: '0,0=L 1,0=S 2,0=M 3,0', order: 'H' },
          { side: 0, card: 'longbowmen', elements: '5,0=L 6,0', order: 'P' },
          { ...foes, card: 'trolls' },
        ],
        { ...standard, phase: 'firstFire' },
      ),
    3,
    '129 ways; dice 7 (76), phase 1 (4), section 6 (15), sequence 3 (1), steps 111 (80082), test 1 (17), turns 5 (15); DW-V.10 886, DW-V.11 220, DW-V.12 215, DW-V.21 220, DW-V.23 876, DW-V.25 873, DW-V.31 220, DW-V.4 3, DW-V.8 214, DW-XI.21 440, DW-XV.30 659, DW-XVII.27 440',
  ],
  [
    'arquebusiers among woods',
    () =>
      matchAt(
        [
          { side: 0, card: 'arquebusiers', elements: '0,0=L 1,0=S 2,0=M 3,0', order: 'H' },
          { ...foes, card: 'orcGuard' },
        ],
        { ...standard, phase: 'secondFire', map: 'field 12|1,-2=wood 2,-2=hill 0,-2=wood' },
      ),
    4,
    '263 ways; dice 16 (257), markers 18 (36), orders 18 (102), phase 48 (138), round 4 (8), section 48 (52), sequence 6 (0), shoots 4 (117); DW-III.2 22776, DW-III.3 45120, DW-IV.1 4, DW-IV.3 651, DW-IV.4 6, DW-IV.6 867, DW-IV.8 656, DW-V.25 219, DW-X.3 48, DW-XII.21 2',
  ],
  [
    'a melee',
    () =>
      matchAt(
        [
          { side: 0, elements: '0,-3=L 1,-3 2,-3 3,-3', order: 'A', engaged: true },
          { ...foes, elements: '0,-4=L 1,-4 2,-4 3,-4', engaged: true },
        ],
        { ...standard, phase: 'melee' },
      ),
    4,
    '187 ways; dice 70 (1811), faces 15 (123), falls 12 (3392), markers 4 (0), out 4 (2), phase 26 (96), round 4 (8), routs 5 (1), section 16 (24), steps 27 (16497), strikes 52 (1296), test 12 (230); DW-VI.1 7615, DW-VI.11 3924, DW-VI.12 18, DW-VI.40 2563, DW-VI.41 29, DW-XV.61 876',
  ],
  [
    'a melee with pikes and leaders',
    () =>
      matchAt(
        [
          { side: 0, card: 'pikemen', elements: '0,-3=L 1,-3 2,-3 0,-2 1,-2', order: 'A', engaged: true },
          { side: 0, card: 'barrach', elements: '3,-3' },
          { ...foes, card: 'trolls', elements: '0,-4=L 1,-4 2,-4', engaged: true },
        ],
        { ...standard, phase: 'melee' },
      ),
    4,
    '214 ways; dice 64 (1777), faces 30 (163), falls 5 (1232), markers 12 (0), out 4 (4), phase 50 (156), round 12 (24), routs 3 (0), section 12 (0), steps 71 (36848), strikes 52 (1495), test 5 (91), wasted 3 (21); DW-VI.1 5889, DW-VI.11 2616, DW-VI.12 12, DW-VI.40 4926, DW-VI.41 41, DW-XV.61 1094',
  ],
  [
    'rallying',
    () =>
      matchAt(
        [
          { side: 0, elements: '0,3=L 1,3 2,3 3,3', routing: true },
          { side: 0, card: 'barrach', elements: '0,5' },
          foes,
        ],
        { ...standard, phase: 'rally' },
      ),
    4,
    '362 ways; dice 1 (12), markers 50 (67), orders 50 (229), phase 102 (252), rallies 1 (6), round 2 (4), section 28 (2), steps 58 (39932), test 1 (24); DW-III.2 25404, DW-III.3 50268, DW-III.4 132, DW-X.11 438, DW-X.3 72, DW-XV.50 219, DW-XV.61 2824',
  ],
]

/** Numbers that each kind of choice is asked about. */
const NUMBERS = 220

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, NUMBERS)).toBe(nodes)
  })

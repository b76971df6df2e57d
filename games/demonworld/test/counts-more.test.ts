import type { Match } from '@hexarium/kernel'
import { match, nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { demonworld } from '../index.ts'
import { matchAt } from './table.ts'

// Node counts of armies that are raised and laid out, of mounts, houses and nerves; as in `counts.test.ts`.

const standard = { rules: 'standard' } as const
const full = { rules: 'full' } as const
const open = (settings: Record<string, unknown>): Match => match(demonworld, { settings })

type Row = [what: string, made: () => Match, depth: number, nodes: string]

/** How many ways there are to make so many choices, and how often each rule stands in the way of another. */
const counts: Row[] = [
  [
    'a free battle begins',
    () => open({ battle: 'free', level: 'full' }),
    2,
    '137 ways; DW-XVI.10 20843, DW-XXVI.1 5280, DW-XXVI.5 5280',
  ],
  [
    'a free battle of the standard game',
    () => open({ battle: 'free', level: 'standard' }),
    2,
    '51 ways; DW-XVI.10 13958, DW-XXVI.1 7040',
  ],
  [
    'the first battle is deployed',
    () => open({ battle: 'first', level: 'introduction' }),
    2,
    '53 ways; DW-X.14 2640, DW-XVI.12 16652',
  ],
  [
    'the pass is deployed',
    () => open({ battle: 'kaibanPass', level: 'full' }),
    2,
    '242 ways; DW-X.14 5271, DW-XVI.12 47167, DW-XVII.31 446',
  ],
  [
    'the envoy is deployed',
    () => open({ battle: 'envoy', level: 'full' }),
    2,
    '40 ways; stores 5 (40); DW-X.14 3280, DW-XVI.12 19715, DW-XVII.31 1120, DW-XXVI.5 215',
  ],
  [
    'a commander mounts and dismounts',
    () =>
      matchAt(
        [
          { side: 0, card: 'gordan', elements: '', rides: 1 },
          { side: 0, card: 'chariot', elements: '0,0', order: 'A' },
          { side: 0, card: 'barrach', elements: '4,4' },
          { side: 1, elements: '0,-5 1,-5', facing: 4, order: 'H' },
        ],
        full,
      ),
    3,
    '597 ways; faces 425 (2040), section 1022 (1533), steps 168 (110520); DW-X.11 19275, DW-XVII.27 440',
  ],
  [
    'a dragon overruns',
    () =>
      matchAt(
        [
          { side: 0, card: 'dragonrider', elements: '0,0:1', order: 'A' },
          { side: 1, elements: '0,-3 1,-3 2,-3 0,-4', facing: 4, order: 'H' },
        ],
        full,
      ),
    3,
    '955 ways; dice 4 (32), phase 8 (32), round 2 (4), section 2 (6), treads 69 (32306), turns 5 (20), wind 2 (12); DW-III.2 438, DW-III.3 864, DW-V.10 886, DW-V.11 220, DW-V.12 215, DW-V.21 220, DW-V.25 438, DW-V.31 220, DW-V.8 214, DW-XV.30 220, DW-XVII.27 220, DW-XVII.8 81, DW-XVII.9 210, DW-XXIII.4 131',
  ],
  [
    'a dragon breathes',
    () =>
      matchAt(
        [
          { side: 0, card: 'dragonrider', elements: '0,0:1', order: 'H' },
          { side: 1, elements: '0,-3 1,-3 2,-3 0,-4', facing: 4, order: 'H' },
        ],
        { ...full, phase: 'firstFire' },
      ),
    4,
    '333 ways; breathes 2 (1), dice 12 (197), faces 16 (82), lands 81 (37641), phase 16 (64), reforms 88 (88), round 4 (8), sears 4 (89), treads 94 (44010), turns 15 (60), wind 4 (28); DW-III.2 438, DW-III.3 864, DW-IV.6 438, DW-V.10 2658, DW-V.11 660, DW-V.12 861, DW-V.13 660, DW-V.15 220, DW-V.21 644, DW-V.25 657, DW-V.31 660, DW-V.8 642, DW-V.9 216, DW-XV.30 660, DW-XVII.23 4184, DW-XVII.39 218, DW-XVII.4 132, DW-XVII.8 4166, DW-XVII.9 4426, DW-XXIII.3 15, DW-XXIII.4 4072',
  ],
  [
    'a giant fights',
    () =>
      matchAt(
        [
          { side: 0, card: 'clubGiant', elements: '0,-2', order: 'A', engaged: true },
          { side: 0, elements: '2,-3 3,-3', order: 'A', engaged: true },
          { side: 1, elements: '0,-4 1,-4 2,-4', facing: 4, order: 'H', engaged: true },
        ],
        { ...full, phase: 'melee' },
      ),
    5,
    '1013 ways; dice 85 (1012), faces 460 (2450), markers 16 (16), orders 16 (48), phase 112 (416), round 32 (64), section 64 (96), steps 328 (175424), strikes 12 (306), wind 32 (224); DW-III.2 3504, DW-III.3 6848, DW-III.4 64, DW-VI.1 1752, DW-VI.40 33807, DW-VI.41 62',
  ],
  [
    'those who rout',
    () =>
      matchAt(
        [
          { side: 0, elements: '0,3=L 1,3 2,3 3,3', routing: true },
          { side: 1, elements: '0,0 1,0 2,0', facing: 4, order: 'A' },
        ],
        standard,
      ),
    3,
    '186 ways; dice 1 (12), faces 150 (670), phase 8 (32), rallies 1 (6), round 2 (4), section 5 (9), steps 34 (21842), test 1 (24); DW-V.23 217, DW-V.25 219, DW-XI.21 220, DW-XV.30 220, DW-XV.50 219, DW-XV.61 7516, DW-XVII.27 220',
  ],
  [
    'morale after losses',
    () =>
      matchAt(
        [
          {
            side: 0,
            card: 'nobleFoot',
            elements: '0,-3=L 1,-3=S 2,-3 3,-3',
            order: 'A',
            engaged: true,
            losses: 3,
            lost: 4,
          },
          { side: 1, card: 'trolls', elements: '0,-4=L 1,-4 2,-4', facing: 4, order: 'H', engaged: true },
        ],
        { ...standard, phase: 'melee' },
      ),
    4,
    '188 ways; dice 64 (1777), faces 30 (183), falls 5 (1232), markers 12 (0), out 4 (2), phase 74 (264), round 12 (24), routs 3 (0), section 48 (72), steps 48 (29162), strikes 52 (1524), test 5 (82), wasted 3 (27); DW-VI.1 5889, DW-VI.11 2616, DW-VI.12 12, DW-VI.40 4514, DW-VI.41 35, DW-XV.61 876',
  ],
  [
    'a commander joins a unit',
    () =>
      matchAt(
        [
          { side: 0, card: 'barrach', elements: '0,1', joins: 1 },
          { side: 0, card: 'nobleFoot', elements: '0,0=L 1,0=S 2,0=M 3,0', order: 'A' },
          { side: 0, card: 'gordan', elements: '5,3' },
          { side: 1, elements: '0,-5 1,-5', facing: 4, order: 'H' },
        ],
        { ...standard, phase: 'orders' },
      ),
    3,
    '227 ways; leaves 1 (1), markers 17 (34), orders 17 (146), phase 34 (85), section 18 (1); DW-III.2 18177, DW-III.3 35752, DW-III.4 264, DW-X.11 218, DW-X.3 16',
  ],
  [
    'a house and who is in it',
    () =>
      matchAt(
        [
          { side: 0, elements: '0,0 1,0', order: 'H' },
          { side: 0, elements: '1,2 2,2', order: 'B' },
          { side: 1, elements: '0,-5 1,-5', facing: 4, order: 'A' },
        ],
        { ...full, map: 'field 12|0,0=house' },
      ),
    3,
    '11 ways; dice 2 (16), phase 4 (16), round 1 (2), section 8 (15), wind 1 (6); DW-V.23 654, DW-V.25 655, DW-V.31 2, DW-V.4 2, DW-XI.21 660, DW-XV.30 658, DW-XVII.27 660',
  ],
  [
    'a house is stormed',
    () =>
      matchAt(
        [
          { side: 0, elements: '0,0 1,1', order: 'H', engaged: true },
          { side: 1, elements: '1,2 2,2', facing: 1, order: 'A', engaged: true },
        ],
        { ...full, map: 'field 12|0,0=house', phase: 'melee' },
      ),
    3,
    '50 ways; dice 21 (224), faces 14 (67), markers 8 (0), phase 56 (224), round 8 (16), section 32 (48), steps 16 (9013), strikes 2 (54), wind 8 (56); DW-VI.1 438, DW-VI.40 2380, DW-VI.41 14',
  ],
  [
    'engineers, stones and shields',
    () =>
      matchAt(
        [
          { side: 0, card: 'stoneThrower', elements: '0,0', order: 'H', load: 6 },
          { side: 0, card: 'sandor', elements: '0,3' },
          { side: 1, card: 'orcGuard', elements: '0,-9=L 1,-9 2,-9', facing: 4, order: 'H', spells: ['magicShield'] },
        ],
        { ...full, phase: 'secondFire' },
      ),
    3,
    '77 ways; dice 16 (281), fires 3 (788), markers 1 (2), orders 1 (8), phase 16 (67), pierces 3 (69), round 5 (10), shotLands 3 (749), wind 5 (33); DW-III.2 5913, DW-III.3 11644, DW-III.4 52, DW-IV.3 1, DW-IV.6 218, DW-X.3 8, DW-XIX.1 220, DW-XIX.13a 220',
  ],
]

/** Numbers that each kind of choice is asked about. */
const NUMBERS = 220

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, NUMBERS)).toBe(nodes)
  })

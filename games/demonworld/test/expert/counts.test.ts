import type { Match } from '@hexarium/kernel'
import { nodesOf } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { line } from '../examples.ts'
import { type Given, matchAt } from '../table.ts'
import { gun, laid, nobody } from './artillery/gunners.ts'
import { dragon, flying, lord, riders } from './flyers/sky.ts'
import { casting, foe, foot, sandor, wyrrmsch } from './magic/casting.ts'

// Node counts: what is offered, what it leads to and which rules forbid the rest, in the expert game.

const full = { rules: 'full' } as const
/** Four footmen who hold their ground. */
const foes: Given = { side: 1, elements: line(4, -4), facing: 4, order: 'H' }

type Row = [what: string, made: () => Match, depth: number, nodes: string]

/** How many ways there are to make so many choices, and how often each rule stands in the way of another. */
const counts: Row[] = [
  [
    'a giant',
    () =>
      matchAt(
        [
          { side: 0, card: 'clubGiant', elements: '0,0', order: 'A' },
          { ...foes, elements: '0,-4 1,-4 2,-4' },
        ],
        full,
      ),
    3,
    '1598 ways; dice 6 (48), phase 12 (48), round 3 (6), section 47 (141), treads 907 (419516), wind 3 (18); DW-III.2 438, DW-III.3 864, DW-V.23 217, DW-V.25 657, DW-V.31 220, DW-XI.21 220, DW-XV.30 220, DW-XVII.27 10120, DW-XVII.4 434, DW-XVII.8 9570, DW-XVII.9 25847',
  ],
  [
    'a dragon on the ground',
    () => flying([dragon(0), { ...foes, elements: '0,-4 1,-4 2,-4' }]),
    2,
    '960 ways; section 1 (3), treads 72 (34087); DW-XVII.27 220, DW-XVII.8 80, DW-XVII.9 210, DW-XXIII.4 131',
  ],
  [
    'a dragon in the air',
    () => flying([dragon(6), { ...foes, elements: '0,-4 1,-4 2,-4' }]),
    2,
    '659 ways; DW-XXIII.1 1, DW-XXIII.3 1, DW-XXIII.4 130',
  ],
  [
    'riders in the air',
    () => flying([riders('0,0:1=L^6 1,0:1^6 2,0:1^6'), { ...foes, elements: '0,-4 1,-4 2,-4' }]),
    2,
    '6 ways; DW-V.31 4, DW-XV.30 436, DW-XXIII.1 1, DW-XXIII.3 1, DW-XXIII.4 434',
  ],
  [
    'a lord in the air',
    () =>
      matchAt(
        [lord('0,0:1^6'), { side: 0, elements: '4,4', order: 'H' }, { ...foes, elements: '0,-4 1,-4 2,-4' }],
        full,
      ),
    3,
    '662 ways; dice 2 (21), section 3 (6), sequence 1 (0); DW-X.11 657, DW-XXIII.1 2, DW-XXIII.3 2, DW-XXIII.4 130',
  ],
  [
    'a chariot',
    () =>
      matchAt(
        [
          { side: 0, card: 'chariot', elements: '0,0', order: 'A' },
          { side: 0, card: 'gordan', elements: '0,2' },
          { ...foes, elements: '0,-4 1,-4 2,-4' },
        ],
        full,
      ),
    3,
    '604 ways; contact 6 (18), faces 430 (1634), section 974 (1461), steps 170 (80340); DW-X.11 19421, DW-XVII.27 440',
  ],
  [
    'a gun is laid',
    () => laid([gun(), { ...nobody, elements: '0,-6' }, { side: 1, elements: '0,-8 1,-8', facing: 4, order: 'H' }]),
    2,
    '182 ways; dice 173 (3837), fires 90 (29677), phase 273 (1092), pierces 7 (211), round 91 (182), shotLands 90 (25114), stopped 7 (1688); DW-IV.6 19929, DW-XIX.1 440',
  ],
  [
    'a stone thrower',
    () => laid([gun({ card: 'stoneThrower' }), { ...nobody, elements: '0,-9' }], full),
    3,
    '416 ways; dice 1590 (25731), fires 389 (83618), phase 1176 (4704), pierces 57 (1831), round 392 (784), shotLands 389 (82146), stopped 56 (12052), wind 392 (3375); DW-III.2 876, DW-III.3 1720, DW-IV.6 438, DW-XIX.1 636, DW-XIX.13a 452',
  ],
  [
    'a gun is moved',
    () => matchAt([gun({ order: 'B' }), { ...nobody, elements: '0,-6' }], full),
    3,
    '396 ways; dice 6 (51), phase 12 (48), round 3 (6), section 9 (18), treads 313 (144915), wind 3 (21); DW-III.2 438, DW-III.3 864, DW-V.23 219, DW-V.25 657, DW-V.31 1, DW-XI.21 220, DW-XV.30 219, DW-XVII.23 6380, DW-XVII.27 220, DW-XVII.4 180, DW-XVII.8 6341, DW-XVII.9 10147',
  ],
  [
    'magic',
    () => casting([sandor, foot, { side: 0, card: 'barrach', elements: '2,4' }, wyrrmsch, foe]),
    3,
    '4343 ways; announces 4325 (992887), casts 4325 (163144), dice 4327 (147071), phase 2 (5), section 1 (0); DW-XX.1 408, DW-XX.2 20, DW-XX.4 58375, DW-XX.6 4591, DW-XX.S12 76',
  ],
  [
    'flaming arrows',
    () =>
      matchAt(
        [
          { side: 0, card: 'lightArchers', elements: '0,0=L 1,0 2,0', order: 'H', announced: true },
          { ...foes, card: 'orcGuard' },
        ],
        { ...full, phase: 'firstFire', map: 'field 12|0,-3=wood 1,-3=wood', wind: [1, 2] },
      ),
    4,
    '985 ways; dice 14 (456), exchanges 9 (80), faces 324 (2262), lights 8 (2084), phase 84 (336), reforms 91 (91), round 6 (12), steps 18 (9667), turns 290 (1160), wind 6 (30); DW-III.2 438, DW-III.3 864, DW-IV.6 1095, DW-IX.5 436, DW-V.10 68038, DW-V.11 18260, DW-V.12 14626, DW-V.15 1320, DW-V.2 11000, DW-V.21 17956, DW-V.25 219, DW-V.31 18260, DW-V.8 17762, DW-V.9 2174, DW-XV.30 18260, DW-XXII.3 3277, DW-XXII.9 217',
  ],
  [
    'fire and wind',
    () =>
      matchAt(
        [
          { side: 0, card: 'nobleFoot', elements: '0,0=L 1,0 2,0', order: 'B' },
          { ...foes, card: 'orcGuard' },
        ],
        { ...full, map: 'field 12|0,-3=wood 1,-3=wood', fires: '0,-3', wind: [1, 2] },
      ),
    4,
    '1442 ways; dice 14 (450), dwindles 6 (1440), faces 1127 (4415), lights 2 (547), phase 24 (96), reforms 12 (12), round 6 (12), section 6 (12), spreads 6 (1674), steps 216 (110978), turns 35 (140), wind 6 (30); DW-III.2 438, DW-III.3 864, DW-V.10 6202, DW-V.11 1540, DW-V.12 1721, DW-V.15 220, DW-V.21 1508, DW-V.23 47658, DW-V.25 657, DW-V.31 1541, DW-V.8 1498, DW-V.9 216, DW-XI.21 220, DW-XV.30 1759, DW-XVII.27 220, DW-XXII.3 1094',
  ],
]

/** Numbers that each kind of choice is asked about. */
const NUMBERS = 220

for (const [what, made, depth, nodes] of counts)
  test(`counted: ${what}`, () => {
    expect(nodesOf(made(), depth, NUMBERS)).toBe(nodes)
  })

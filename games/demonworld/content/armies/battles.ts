import type { Rules } from '../../state.ts'
import { SOUTH, WEST } from '../board/ground.ts'
import type { ItemName } from '../expert/items.ts'

/** One unit or commander of an army, with what it carries. */
export interface Enlisted {
  readonly card: string
  readonly items?: readonly ItemName[]
}

/** A rectangle of fields: rows from the north and half columns from the west, both ends included. */
export interface Zone {
  readonly rows: readonly [number, number]
  readonly halves: readonly [number, number]
}

/** What a battle is fought for. */
export type Goal = 'annihilation' | 'lastStand' | 'mound' | 'pass' | 'envoy' | 'points'

/** By side: whom it brings. */
type Armies = readonly (readonly Enlisted[])[]

/** A battle of the book. Side 0 is the empire, side 1 the orcs. */
export interface Battle {
  readonly id: string
  /** The sheets, as `content/board/ground.ts` reads them. */
  readonly map: string
  readonly armies: Armies
  /** Whom records of earlier rules enlist, where the house has changed a battle of its own. */
  readonly formerly?: { readonly before: number; readonly armies: Armies }
  /** By side: where it deploys, in one or several rectangles. */
  readonly zones: readonly (readonly Zone[])[]
  /** By side: its own edge, north and south without a word; `split` is a side whose units rout to the long edge they were deployed at. */
  readonly edges?: readonly number[]
  readonly split?: number
  /** DW-XXI.2: the zone that saves the envoy. */
  readonly safe?: Zone
  /** The last round, where the book names one. */
  readonly rounds?: number
  /** Chapters without which it cannot be played. */
  readonly needs?: readonly (keyof Rules)[]
  readonly goal: Goal
  readonly rule: string
}

const enlist = (...names: string[]): Enlisted[] => names.map(card => ({ card }))
const wideZones: readonly (readonly Zone[])[] = [
  [{ rows: [1, 4], halves: [4, 64] }],
  [{ rows: [11, 14], halves: [4, 64] }],
]

/**
 * The battles one can choose; the last one is a free battle (DW-XVI.10), whose armies and board come from the players. Of each is said
 * what the book attests; layouts and zones are designed, for the pictures are lost (AMB-30).
 */
export const battles: readonly Battle[] = [
  {
    id: 'first',
    map: '1 2',
    armies: [enlist('nobleFoot', 'berserkers'), enlist('dwarfEaters', 'orcGuard')],
    zones: wideZones,
    goal: 'annihilation',
    rule: 'DW-VII.1',
    // Attested: the units, two sheets, zones, 380 : 330 points, the last element standing wins.
  },
  {
    id: 'firstWithShooting',
    map: '1 2',
    armies: [enlist('nobleFoot', 'berserkers', 'arquebusiers'), enlist('dwarfEaters', 'orcGuard', 'lightArchers')],
    zones: wideZones,
    goal: 'annihilation',
    rule: 'DW-VII.1',
    // Attested: the additional units of the variant.
  },
  {
    id: 'lastStand',
    map: '2 1/4r 3r',
    armies: [
      enlist('barrach', 'gordan', 'berserkers', 'arquebusiers', 'nobleFoot'),
      enlist('baslian', 'kruuk', 'trolls', 'orcGuard', 'lightSwordbearers', 'lightArchers', 'dwarfEaters'),
    ],
    zones: [[{ rows: [0, 5], halves: [14, 54] }], [{ rows: [27, 30], halves: [4, 64] }]],
    goal: 'lastStand',
    rule: 'DW-XVI.1',
    // Attested: the units, sheets 1 to 4, no round limit, 475 points.
  },
  {
    id: 'kalBenokk',
    map: '1r 4r/2 3',
    armies: [
      [
        ...enlist('barrach'),
        { card: 'gordan', items: ['swordOfDread'] },
        { card: 'nobleFoot', items: ['standardOfVictory'] },
        ...enlist('berserkers', 'orderKnights'),
      ],
      [
        ...enlist('baslian', 'kruuk', 'orcGuard', 'trolls', 'dwarfEaters'),
        { card: 'lightSwordbearers', items: ['warBanner'] },
        ...enlist('lightArchers'),
      ],
    ],
    zones: [[{ rows: [0, 5], halves: [20, 66] }], [{ rows: [26, 30], halves: [4, 64] }]],
    goal: 'mound',
    rule: 'DW-XVI.2',
    // Attested: the units and items, sheets 1 to 4, no round limit, the mound on sheet 4.
  },
  {
    id: 'kaibanPass',
    map: '1 2/3r 4r',
    armies: [
      [
        ...enlist('barrach', 'gordan', 'sandor'),
        { card: 'orderKnights', items: ['standardOfVictory'] },
        ...enlist('dragonrider', 'berserkers', 'nobleFoot', 'arquebusiers', 'chariot'),
      ],
      [
        { card: 'baslian', items: ['swordOfMight'] },
        ...enlist('kruuk', 'wyrrmsch', 'varrig', 'trolls'),
        { card: 'orcGuard', items: ['warBanner'] },
        ...enlist('dwarfEaters', 'lightSwordbearers', 'myrlak'),
      ],
    ],
    zones: [[{ rows: [0, 6], halves: [22, 46] }], [{ rows: [25, 30], halves: [2, 66] }]],
    rounds: 10,
    goal: 'pass',
    rule: 'DW-XXI.1',
    // Attested: the units and items, sheets 1 to 4, ten rounds, the pass is the imperial zone.
  },
  {
    id: 'envoy',
    map: '3r 2r/4 1',
    armies: [
      [
        { card: 'sandor', items: ['algrimsRing'] },
        ...enlist('barrach', 'gordan', 'dragonrider', 'chariot', 'orderKnights'),
        { card: 'nobleFoot', items: ['standardOfVictory'] },
      ],
      [
        ...enlist('wyrrmsch'),
        { card: 'baslian', items: ['swordOfMight'] },
        ...enlist('kruuk', 'myrlak', 'varrig'),
        { card: 'dwarfEaters', items: ['warBanner'] },
        ...enlist('trolls', 'lightArchers'),
      ],
    ],
    zones: [
      [{ rows: [7, 23], halves: [0, 11] }],
      [
        { rows: [0, 6], halves: [26, 60] },
        { rows: [24, 30], halves: [26, 60] },
      ],
    ],
    edges: [WEST, SOUTH],
    split: 1,
    safe: { rows: [7, 23], halves: [64, 68] },
    needs: ['commanders', 'magic'],
    goal: 'envoy',
    rule: 'DW-XXI.2',
    // Attested: the units and items, sheets 1 to 4, no round limit, a safe zone; Sandor may not fly with the dragon.
  },
  {
    id: 'encounter',
    map: '3',
    armies: [
      enlist('barrach', 'gordan', 'orderKnights', 'arquebusiers', 'nobleFoot'),
      enlist('baslian', 'kruuk', 'trolls', 'lightArchers', 'orcGuard', 'lightSwordbearers'),
    ],
    /** 940 : 680 points: the Empire won 192 of 200 games of fair bots. */
    formerly: {
      before: 9,
      armies: [
        enlist('barrach', 'gordan', 'orderKnights', 'arquebusiers', 'berserkers'),
        enlist('baslian', 'kruuk', 'trolls', 'lightArchers', 'orcGuard'),
      ],
    },
    zones: [[{ rows: [1, 5], halves: [0, 34] }], [{ rows: [9, 13], halves: [0, 34] }]],
    goal: 'annihilation',
    rule: 'DW-XVI.10',
    // Attested: nothing: a short battle designed by the house, armies a few fields apart on one sheet.
  },
  {
    id: 'free',
    map: '1 2',
    armies: [[], []],
    zones: [],
    goal: 'points',
    rule: 'DW-XVI.10',
    // Attested: the rules of free battles.
  },
]

/** DW-XXI.2: whom scenario 4 is about. */
export const ENVOY = 'sandor'

/** The burial mound of Kal Benokk, by its fields on sheet 4 (DW-XVI.2). */
export const MOUND = 'B11 B12 B13 C10 C11 C12 C13 D10 D11 D12 D13 D14 E10 E11 E12 E13 F11 F12 F13'
  .split(' ')
  .map(field => `4/${field}`)

/** Whom the sides of a battle bring by a version of the rules; by those of today without one. */
export function armiesOf({ armies, formerly }: Battle, version?: string): Armies {
  return formerly && version !== undefined && Number(version) < formerly.before ? formerly.armies : armies
}

/** What the board of a free battle may be: columns and rows of sheets (DW-XVI.11). */
export const BOARDS = ['oneSheet', 'twoSheets', 'fourSheets'] as const
export const BOARD_SIZES: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [2, 2],
]

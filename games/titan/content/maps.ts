import type { TerrainName } from './terrains.ts'

/** Where the battlelands come from, for players. */
export const provenance =
  'The battlelands: the pictures are missing from the text of the rule book. The hazards of all hexes and sides were ' +
  'read out of three free programs (two of one author, one independent) and agree in all of them but for one slope ' +
  'beside a tree nobody can enter (hills, E3 to F2). Decided by us: sand is elevation 0 (D16); trees are elevation 1, ' +
  'which has no effect. The names of the hexes are those long used in games by mail.'

/** One battleland. */
export interface MapRow {
  /** The hexes of the columns A to F, each from the bottom up: `.` plain, `w` tower, else the letter of the hazard. */
  readonly ground: string
  /** Their elevations in the same order; absent: all 0. */
  readonly height?: string
  /** Hazards on sides: the upper hex, the hazard, the sides of that hex. */
  readonly sides?: readonly string[]
}

/** Letters: t tree, b bramble, d drift, v volcano, o bog, s sand, w inside the walls of the tower. */
export const MAPS: Readonly<Record<TerrainName, MapRow>> = {
  plains: {
    ground: '... .... ..... ...... ..... ....',
  },
  woods: {
    ground: '..t .... ..t.. t..... ..t.t ....',
    height: '001 0000 00100 100000 00101 0000',
  },
  brush: {
    ground: '..b .b.. ...b. bb..b. ..b.. ...b',
  },
  hills: {
    ground: '... .... .t.t. ...... ..... .t..',
    height: '000 1010 01010 010001 00100 0100',
    sides: [
      'B1 slope N NE SE NW',
      'B3 slope N NE SE S SW NW',
      'D2 slope N NE SE S SW NW',
      'D6 slope SE S SW',
      'E3 slope N NE SE S SW NW',
    ],
  },
  jungle: {
    ground: '.b. ...t b.b.b ..tb.. .b... ..tb',
    height: '000 0001 00000 001000 00000 0010',
  },
  desert: {
    ground: 'ss. .s.. ..... s..sss s..ss ...s',
    sides: [
      'A2 dune N NE',
      'B2 dune N NE SE',
      'B2 cliff S',
      'D1 dune N NW',
      'D4 dune SE NW',
      'D4 cliff S SW',
      'D5 dune SW',
      'E1 cliff N',
      'E1 dune NE NW',
      'E4 dune SE S',
    ],
  },
  marsh: {
    ground: '..o .... .oo.. ....o. o.o.. ....',
  },
  swamp: {
    ground: '... .o.. .t.to o.o... ...t. .o..',
    height: '000 0000 01010 000000 00010 0000',
  },
  mountains: {
    ground: '... .... ..... ...v.. ..... ....',
    height: '100 2101 10012 001212 00111 1212',
    sides: [
      'A1 slope N',
      'B1 slope N SE NW',
      'B1 cliff NE',
      'B2 slope N NE SE NW',
      'B4 slope S SW',
      'C1 slope N NE SE',
      'C4 slope S SW',
      'C5 slope SE S SW',
      'D3 slope SE S SW NW',
      'D4 slope N NE SE S NW',
      'D4 cliff SW',
      'D6 slope SE S',
      'E3 slope S',
      'F1 slope SW NW',
      'F2 slope N S NW',
      'F2 cliff SW',
      'F4 slope S SW NW',
    ],
  },
  tundra: {
    ground: 'd.. .d.. .d.dd ..d... d..d. .d..',
  },
  tower: {
    ground: '... .... ..ww. ..www. ..ww. ....',
    height: '000 0000 00110 001210 00110 0000',
    sides: [
      'C3 wall S SW NW',
      'C4 wall N SW NW',
      'D3 wall SE S SW',
      'D4 wall N NE SE S SW NW',
      'D5 wall N NE NW',
      'E3 wall NE SE S',
      'E4 wall N NE SE',
    ],
  },
}

/** What is on a map sheet. Fields not named are open and level 0 (DW-I.4, DW-XI.1). */
export interface Sheet {
  readonly title: string
  /** Fields one and two height levels up. */
  readonly level1: string
  readonly level2: string
  /** Fields by terrain, by their centre dots. */
  readonly terrain: Readonly<Record<string, string>>
  /** Half road fields at the rim: a road only where one really ends there (DW-XI.8). */
  readonly roadStubs: string
  /** Hex sides with a hedge or an intact low wall, as pairs of fields. */
  readonly hedges: string
  readonly walls: string
}

/**
 * The four sheets of the box, in order. The printed sheets are lost: the book attests the grid, 3/F4 rock, 3/L14 wood,
 * 4/L4 undergrowth, 4/G10 open, 4/F11 hill, 2/E9 level 1, 2/B10 level 2, the mound on sheet 4 and that the hill edges of
 * sheets 1 and 2 fit; everything else is a reconstruction (AMB-30).
 */
export const sheets: readonly Sheet[] = [
  {
    title: 'West crag',
    level1: 'A5 A6 A12 A13 B6 B7 B12 B13 C6 C12 C13 D9 D12 D13 E9 E10 E11 E12 E13 F10 F11 F12 F13 G10 G11 G12 H11 H12',
    level2: 'A7 A8 A9 A10 A11 B8 B9 B10 B11 C7 C8 C9 C10 C11 D10 D11',
    terrain: {
      rock: 'D7 D8 E6 E7 E8 F7 F8',
      undergrowth: 'I4 I5 L13 L14 L15 M12 M13 M14 M15 N13 N14',
      wood: 'J3 J4 J5 K3 K4 K5 K6 L3 L4 L5 M4 M5',
    },
    roadStubs: 'H1 H18 P9 P10',
    hedges: 'M8-N8 M8-N9 M9-N9 M9-N10 M10-N10',
    walls: '',
  },
  {
    title: 'Round hill',
    level1: 'A5 A6 A12 A13 B6 B7 B12 B13 C6 C7 C11 C12 D7 D8 D11 D12 E7 E8 E9 E10 E11 F8 F9 F10 F11 G9',
    level2: 'A7 A8 A9 A10 A11 B8 B9 B10 B11 C8 C9 C10 D9 D10',
    terrain: {
      rock: 'C3 C4 D3 D4 D5 E4',
      wood: 'I13 I14 I15 J14 J15 J16 K13 K14 K15 L14 L15',
      undergrowth: 'J3 J4 J5 K3 K4 K5 K12 L4 L5 L6 L13 M4 M5',
    },
    roadStubs: 'H1 H18 P9 P10',
    hedges: '',
    walls: 'L8-M8 L9-M8 L9-M9 L10-M9 L10-M10 L11-M10',
  },
  {
    title: 'Tarn and stones',
    level1: '',
    level2: '',
    terrain: {
      undergrowth: 'C12 C13 D13 D14 J14 J15 M3 M4 N4 N5',
      rock: 'E3 E4 F3 F4 F5 G3 G4 G5',
      water1: 'H8 H9 I7 I9 J8 J10 K8 K9',
      water2: 'I8 J9',
      mud: 'K7 L8 L9 L10',
      wood: 'K13 K14 K15 L13 L14 L15 L16 M13 M14 M15 N14 N15',
    },
    roadStubs: 'A9 H1 H18 P9 P10',
    hedges: 'D15-E14 D15-E15 D16-E15 D16-E16',
    walls: '',
  },
  {
    title: 'Kal Benokk',
    level1: 'B11 B12 B13 C10 C13 D10 D14 E10 E13 F11 F12 F13',
    level2: 'C11 C12 D11 D12 D13 E11 E12',
    terrain: {
      wood: 'C3 C4 C5 D3 D4 D5 D6 E3 E4 E5 F5 L14 M12 M13 M14 N13 N14',
      undergrowth: 'F6 G5 K3 K4 L3 L4 L5 M3 M4 M5 N5',
      rock: 'H14 H15 I14',
      mud: 'J16 K15 K16',
    },
    roadStubs: 'A9 H1 H18 P9 P10',
    hedges: 'K8-L8 K8-L9 K9-L9 K9-L10 K10-L10 K10-L11',
    walls: '',
  },
]

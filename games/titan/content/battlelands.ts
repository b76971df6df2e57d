import { Board, type Cell, directionNamed, opposite } from '@hexarium/hex'
import { ATTACKER, BOTTOM, type Entry, type Hex, type Side } from '../state.ts'
import { type Hazard, type HazardName, hazardNamed, PLAIN } from './hazards.ts'
import { MAPS } from './maps.ts'
import { TERRAINS, type Terrain, TOWER } from './terrains.ts'

export { provenance } from './maps.ts'

/** Columns A to F: their letter, how many hexes they have, and the axial r of the lowest. */
const COLUMNS: readonly (readonly [letter: string, hexes: number, lowest: number])[] = [
  ['A', 3, 4],
  ['B', 4, 4],
  ['C', 5, 4],
  ['D', 6, 4],
  ['E', 5, 3],
  ['F', 4, 2],
]

/** TI-2.2: the 27 hexes of every battleland, A1 A2 A3 B1 … F4: columns from left to right, counted upwards. */
export const battleBoard = new Board({
  orientation: 'flat',
  cells: COLUMNS.flatMap(([letter, hexes, lowest], q) => {
    return Array.from({ length: hexes }, (_, i): Cell => ({ q, r: lowest - i, label: `${letter}${i + 1}` }))
  }),
})

/** How many hexes a battleland has. */
export const HEXES = battleBoard.size

/** [terrain · HEXES + hex]: what lies in a hex, and how high it is. */
export const GROUND = new Uint8Array(TERRAINS.length * HEXES)
export const HEIGHT = new Uint8Array(TERRAINS.length * HEXES)
/** [(terrain · HEXES + hex) · 6 + direction]: what lies on a side (PLAIN: nothing); 1 if it goes up that way, −1 if down. */
export const SIDE = new Uint8Array(TERRAINS.length * HEXES * 6)
export const RISE = new Int8Array(TERRAINS.length * HEXES * 6)

const GROUND_LETTERS: Readonly<Record<string, HazardName>> = {
  '.': 'plain',
  t: 'tree',
  b: 'bramble',
  d: 'drift',
  v: 'volcano',
  o: 'bog',
  s: 'sand',
  w: 'tower',
}

TERRAINS.forEach((name, terrain) => {
  const { ground, height, sides } = MAPS[name]
  GROUND.set(
    Array.from(ground.replaceAll(' ', ''), letter => hazardNamed(GROUND_LETTERS[letter])),
    terrain * HEXES,
  )
  if (height) HEIGHT.set(Array.from(height.replaceAll(' ', ''), Number), terrain * HEXES)
  for (const text of sides ?? []) {
    const [hex, hazard, ...directions] = text.split(' ')
    for (const direction of directions) setSide(terrain, battleBoard.hex(hex), hazard as HazardName, direction)
  }
})

function setSide(terrain: Terrain, high: Hex, hazard: HazardName, compass: string): void {
  const direction = directionNamed('flat', compass)
  const low = battleBoard.neighbour[high * 6 + direction]
  const down = (terrain * HEXES + high) * 6 + direction
  const up = (terrain * HEXES + low) * 6 + opposite(direction)
  SIDE[down] = SIDE[up] = hazardNamed(hazard)
  RISE[down] = -1
  RISE[up] = 1
}

/** What lies in a hex of a battleland. */
export function groundOf(terrain: Terrain, hex: Hex): Hazard {
  return GROUND[terrain * HEXES + hex]
}

/** What lies on the side between two adjacent hexes, or PLAIN. */
export function sideBetween(terrain: Terrain, from: Hex, to: Hex): Hazard {
  const direction = battleBoard.directionTo(from, to)
  return direction < 0 ? PLAIN : SIDE[(terrain * HEXES + from) * 6 + direction]
}

/** 1 if the side between two adjacent hexes goes up that way, −1 if down, else 0. */
export function riseBetween(terrain: Terrain, from: Hex, to: Hex): number {
  const direction = battleBoard.directionTo(from, to)
  return direction < 0 ? 0 : RISE[(terrain * HEXES + from) * 6 + direction]
}

const hexes = (labels: string): readonly Hex[] => labels.split(' ').map(label => battleBoard.hex(label))

/** TI-10.1c: by the attacker's entry side (RIGHT, BOTTOM, LEFT): the attacker's hexes, the defender's hexes. */
const ENTRY: readonly (readonly (readonly Hex[])[])[] = [
  [hexes('F1 F2 F3 F4'), hexes('A1 A2 A3')],
  [hexes('A1 B1 C1 D1'), hexes('D6 E5 F4')],
  [hexes('A3 B4 C5 D6'), hexes('D1 E1 F1')],
]

/** TI-10.1c, TI-10.2a, TI-10.2b: the hexes by which a side of the battle enters; a tower is always attacked from the bottom. */
export function entryHexes(terrain: Terrain, entry: Entry, side: Side): readonly Hex[] {
  return ENTRY[terrain === TOWER ? BOTTOM : entry][side === ATTACKER ? 0 : 1]
}

/** TI-10.2a: inside the walls, where the defender of a tower starts; and the hex in the middle (TI-12.4j). */
export const WALLED: readonly Hex[] = hexes('C3 C4 D3 D4 D5 E3 E4')
export const TOWER_CENTRE: Hex = battleBoard.hex('D4')

/** TI-10.5a, TI-14.0a: the rounds of a battle, and the one in which a reinforcement may come. */
export const LAST_ROUND = 7
export const REINFORCEMENT_ROUND = 4

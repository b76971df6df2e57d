import { BOTTOM, type Land, LEFT, NONE, RIGHT } from '../state.ts'
import { COMPASS, type CompassName, LAND_ROWS, type Ring, type SymbolName } from './lands.ts'
import { type Terrain, TOWER, terrainNamed } from './terrains.ts'

export { provenance } from './lands.ts'

/** A way out of a land. */
export interface Exit {
  readonly to: Land
  readonly symbol: SymbolName
  readonly side: CompassName
}

/** A land of the masterboard. */
export interface LandFacts {
  /** The printed number. */
  readonly number: number
  readonly terrain: Terrain
  readonly ring: Ring
  readonly col: number
  readonly row: number
  /** True if the triangle stands on its tip. */
  readonly inverted: boolean
  readonly numberCorner: CompassName
  readonly exits: readonly Exit[]
}

const rows = LAND_ROWS.toSorted((a, b) => a.number - b.number)
const index = new Map(rows.map(({ number }, land) => [number, land]))

/** The land with this printed number, or NONE. */
export function landNumbered(number: number): Land {
  return index.get(number) ?? NONE
}

/** TI-2.1a: the 96 lands by printed number. The place in this list is the land. */
export const lands: readonly LandFacts[] = rows.map(row => ({
  ...row,
  terrain: terrainNamed(row.terrain),
  inverted: (row.col + row.row) % 2 === 0,
  exits: row.exits.map(exit => ({ ...exit, to: landNumbered(exit.to) })),
}))

/** How many lands there are. */
export const LANDS = lands.length

/** By land: its terrain. */
export const TERRAIN_OF = Uint8Array.from(lands, ({ terrain }) => terrain)

/** The six towers, 100 to 600. */
export const towers: readonly Land[] = lands.flatMap(({ terrain }, land) => (terrain === TOWER ? [land] : []))

const SIDE_AFTER_NUMBER: Readonly<Record<number, number>> = { 1: RIGHT, 3: BOTTOM, 5: LEFT }

/** TI-10.1a, TI-10.1b: the attacker's entry side when he comes over a long side: clockwise from the number right, bottom, left. */
export function entrySideOver(land: Land, side: CompassName): number {
  const { terrain, numberCorner } = lands[land]
  if (terrain === TOWER) return BOTTOM
  return SIDE_AFTER_NUMBER[(COMPASS.indexOf(side) - COMPASS.indexOf(numberCorner) + 6) % 6]
}

const opposite = (side: CompassName): CompassName => COMPASS[(COMPASS.indexOf(side) + 3) % 6]

const entrySides = new Int8Array(LANDS * LANDS).fill(NONE)
lands.forEach(({ exits }, from) => {
  for (const { to, side } of exits) entrySides[to * LANDS + from] = entrySideOver(to, opposite(side))
})

/** TI-10.1a: the attacker's entry side when he comes from a neighbour, or NONE if no symbol points from there. */
export function entrySide(land: Land, from: Land): number {
  return entrySides[land * LANDS + from]
}

/** The most ways out of a land. */
export const MOST_EXITS = 3

/** Steps out of each land: [land · MOST_EXITS + i] is the neighbour, or NONE after the last. */
function stepTable(which: (exits: readonly Exit[]) => readonly Exit[]): Int8Array {
  const table = new Int8Array(LANDS * MOST_EXITS).fill(NONE)
  for (const [land, { exits }] of lands.entries())
    table.set(
      which(exits).map(({ to }) => to),
      land * MOST_EXITS,
    )
  return table
}

/** TI-7.4a … TI-7.4d: the first step takes the block where there is one, else any symbol. */
export const FIRST_STEPS = stepTable(exits => {
  const blocks = exits.filter(({ symbol }) => symbol === 'block')
  return blocks.length > 0 ? blocks : exits
})

/** TI-7.4c, TI-7.4d, TI-7.5: later steps follow arrows and triples. */
export const LATER_STEPS = stepTable(exits => exits.filter(({ symbol }) => symbol === 'arrow' || symbol === 'triple'))

/** TI-8.1b: [a · LANDS + b] is the number of lands from a to b along any links, whatever their direction. */
export const DISTANCE: Uint8Array = distances()

function distances(): Uint8Array {
  const beside: Land[][] = lands.map(() => [])
  lands.forEach(({ exits }, from) => {
    for (const { to } of exits) {
      beside[from].push(to)
      beside[to].push(from)
    }
  })
  const table = new Uint8Array(LANDS * LANDS).fill(255)
  for (let start = 0; start < LANDS; start++) {
    const queue = [start]
    table[start * LANDS + start] = 0
    for (const land of queue)
      for (const next of beside[land]) {
        if (table[start * LANDS + next] !== 255) continue
        table[start * LANDS + next] = table[start * LANDS + land] + 1
        queue.push(next)
      }
  }
  return table
}

/** TI-8: the roll that allows a teleport, the reach of a tower teleport, the score for a Titan teleport. */
export const TELEPORT_ROLL = 6
export const TOWER_TELEPORT_REACH = 6
export const TITAN_TELEPORT_SCORE = 400

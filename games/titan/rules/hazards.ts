import { battleBoard, GROUND, HEIGHT, HEXES, RISE, SIDE } from '../content/battlelands.ts'
import { creatures, FLIES, isNative } from '../content/creatures.ts'
import {
  BOG,
  BRAMBLE,
  CLIFF,
  DRIFT,
  type Hazard,
  SAND,
  SLOPE,
  SLOWED_STEP,
  STEP,
  TREE,
  VOLCANO,
  WALL,
} from '../content/hazards.ts'
import { TERRAINS, type Terrain } from '../content/terrains.ts'
import type { Hex, Type } from '../state.ts'

/** A set of hexes of a battleland: bit h is hex h. */
export type HexSet = number

/** TI-H3m, TI-H6m, TI-H7m: nobody stops in a tree, only dragons in the volcano, only natives in bog. */
export function mayStop(type: Type, ground: Hazard): boolean {
  if (ground === TREE) return false
  return (ground !== VOLCANO && ground !== BOG) || isNative(type, ground)
}

/** TI-H6m: a flier crosses everything but the volcano, where only dragons go. */
function mayFlyOver(type: Type, ground: Hazard): boolean {
  return ground !== VOLCANO || isNative(type, ground)
}

/** TI-H4m, TI-H5m, TI-H8m: bramble and drift slow every non-native, sand those that do not fly. */
export function isSlowedIn(type: Type, ground: Hazard): boolean {
  if (isNative(type, ground)) return false
  return ground === BRAMBLE || ground === DRIFT || (ground === SAND && !FLIES[type])
}

/** TI-H11m, TI-H12m: slopes slow non-natives going up, walls everybody; a flier ignores sides. */
function isSlowedBy(type: Type, side: Hazard, rise: number): boolean {
  return rise > 0 && (side === WALL || (side === SLOPE && !isNative(type, SLOPE)))
}

/** TI-11.4, TI-11.5: what a step on foot costs, ground and side together never more than 2; 0 if it is forbidden. */
function stepOnFoot(type: Type, ground: Hazard, side: Hazard, rise: number): number {
  if (side === CLIFF || !mayStop(type, ground)) return 0
  return isSlowedIn(type, ground) || isSlowedBy(type, side, rise) ? SLOWED_STEP : STEP
}

const rows = TERRAINS.length * creatures.length

/** [movementRow · HEXES + hex]: the neighbours one can step on (or fly over) for 1, and for 2. */
export const CHEAP = new Int32Array(rows * HEXES)
export const DEAR = new Int32Array(rows * HEXES)
/** [movementRow]: the hexes where the ground allows a stop for 1, and for 2. */
export const EASY = new Int32Array(rows)
export const HARD = new Int32Array(rows)
/** [terrain · HEXES + hex]: the neighbours without a cliff between (TI-H10s). */
export const TOUCHING = new Int32Array(TERRAINS.length * HEXES)

/** The row of a type on a battleland in the tables of movement. */
export function movementRow(terrain: Terrain, type: Type): number {
  return terrain * creatures.length + type
}

for (let terrain = 0; terrain < TERRAINS.length; terrain++)
  for (let hex = 0; hex < HEXES; hex++) {
    for (let type = 0; type < creatures.length; type++) fillGround(terrain, type, hex)
    for (let direction = 0; direction < 6; direction++) {
      const to = battleBoard.neighbour[hex * 6 + direction]
      if (to < 0) continue
      if (SIDE[(terrain * HEXES + hex) * 6 + direction] !== CLIFF) TOUCHING[terrain * HEXES + hex] |= 1 << to
      for (let type = 0; type < creatures.length; type++) fillStep(terrain, type, hex, direction, to)
    }
  }

function fillGround(terrain: Terrain, type: Type, hex: Hex): void {
  const ground = GROUND[terrain * HEXES + hex]
  if (!mayStop(type, ground)) return
  const table = isSlowedIn(type, ground) ? HARD : EASY
  table[movementRow(terrain, type)] |= 1 << hex
}

function fillStep(terrain: Terrain, type: Type, hex: Hex, direction: number, to: Hex): void {
  const place = (terrain * HEXES + hex) * 6 + direction
  const ground = GROUND[terrain * HEXES + to]
  const row = movementRow(terrain, type) * HEXES + hex
  const onWings = mayFlyOver(type, ground) ? STEP : 0
  const cost = FLIES[type] ? onWings : stepOnFoot(type, ground, SIDE[place], RISE[place])
  if (cost === STEP) CHEAP[row] |= 1 << to
  else if (cost === SLOWED_STEP) DEAR[row] |= 1 << to
}

/** TI-12.4f: how high a hex lies; for sand it is a ruling (TI-RT-D16). */
export function elevation(terrain: Terrain, hex: Hex, sandElevation: number): number {
  const place = terrain * HEXES + hex
  return GROUND[place] === SAND ? sandElevation : HEIGHT[place]
}

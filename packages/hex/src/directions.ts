import type { Axial, Orientation } from './coordinates.ts'

/**
 * One of the six neighbours, numbered counter-clockwise as seen on the page; +1 turns left, −1 turns right.
 * Pointy-top: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. Flat-top: 0 SE, 1 NE, 2 N, 3 NW, 4 SW, 5 S.
 * Corner c of a hex lies between its sides c and c + 1, so side d runs from corner d − 1 to corner d.
 */
export type Direction = number

/** What q changes by when one steps in each direction. */
export const DIRECTION_Q: readonly number[] = [1, 1, 0, -1, -1, 0]

/** What r changes by when one steps in each direction. */
export const DIRECTION_R: readonly number[] = [0, -1, -1, 0, 1, 1]

/** The direction that leads back. */
export function opposite(direction: Direction): Direction {
  return direction < 3 ? direction + 3 : direction - 3
}

/** The direction after so many turns of 60° to the left; negative turns go right. */
export function turned(direction: Direction, turns: number): Direction {
  return (((direction + turns) % 6) + 6) % 6
}

/** The offset of one step in a direction; any whole number, counted modulo 6. */
export function stepOffset(direction: number): Axial {
  const d = turned(direction, 0)
  return { q: DIRECTION_Q[d], r: DIRECTION_R[d] }
}

/** The compass names of the twelve bearings: even ones point to sides, odd ones to corners. */
export const BEARING_NAMES: Readonly<Record<Orientation, readonly string[]>> = {
  pointy: ['E', 'ENE', 'NE', 'N', 'NW', 'WNW', 'W', 'WSW', 'SW', 'S', 'SE', 'ESE'],
  flat: ['SE', 'E', 'NE', 'NNE', 'N', 'NNW', 'NW', 'W', 'SW', 'SSW', 'S', 'SSE'],
}

/** The compass names of the six directions. */
export const DIRECTION_NAMES: Readonly<Record<Orientation, readonly string[]>> = {
  pointy: BEARING_NAMES.pointy.filter((_, bearing) => bearing % 2 === 0),
  flat: BEARING_NAMES.flat.filter((_, bearing) => bearing % 2 === 0),
}

/** The direction with this compass name; throws where the orientation has none. */
export function directionNamed(orientation: Orientation, name: string): Direction {
  const direction = DIRECTION_NAMES[orientation].indexOf(name)
  if (direction < 0)
    throw new RangeError(
      `"${name}" is no direction on a ${orientation}-top board: use ${DIRECTION_NAMES[orientation]}.`,
    )
  return direction
}

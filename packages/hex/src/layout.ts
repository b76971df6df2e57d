import { type Axial, nearestHex, type Orientation } from './coordinates.ts'

const ROOT_3 = Math.sqrt(3)

/** The x of a hex's centre for drawing; a hex measures 1 from centre to corner. */
export function centreX(orientation: Orientation, q: number, r: number): number {
  return orientation === 'flat' ? 1.5 * q : ROOT_3 * (q + r / 2)
}

/** The y of a hex's centre for drawing; y grows downwards. */
export function centreY(orientation: Orientation, q: number, r: number): number {
  return orientation === 'flat' ? ROOT_3 * (r + q / 2) : 1.5 * r
}

const HALF = ROOT_3 / 2

/** The x of corner 0 to 5 as seen from the centre. */
export const CORNER_X: Readonly<Record<Orientation, readonly number[]>> = {
  flat: [1, 0.5, -0.5, -1, -0.5, 0.5],
  pointy: [HALF, 0, -HALF, -HALF, 0, HALF],
}

/** The y of corner 0 to 5 as seen from the centre. */
export const CORNER_Y: Readonly<Record<Orientation, readonly number[]>> = {
  flat: [0, -HALF, -HALF, 0, HALF, HALF],
  pointy: [-0.5, -1, -0.5, 0.5, 1, 0.5],
}

/** The hex under a point of the drawing. */
export function hexUnder(orientation: Orientation, x: number, y: number): Axial {
  if (orientation === 'flat') return nearestHex(x / 1.5, y / ROOT_3 - x / 3)
  return nearestHex(x / ROOT_3 - y / 3, y / 1.5)
}

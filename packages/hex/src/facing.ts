import type { Direction } from './directions.ts'

/**
 * One of twelve bearings in steps of 30°, counter-clockwise: 2·d points to side d, 2·c + 1 to corner c.
 * A piece that faces a side or a corner has its facing given as a bearing.
 */
export type Bearing = number

/** The bearing of a piece that faces side d. */
export function towardsSide(direction: Direction): Bearing {
  return 2 * direction
}

/** The bearing of a piece that faces corner c, between sides c and c + 1. */
export function towardsCorner(corner: number): Bearing {
  return 2 * corner + 1
}

/** The bearing after so many turns of 30° to the left; negative turns go right. */
export function turnedBearing(bearing: Bearing, turns: number): Bearing {
  return (((bearing + turns) % 12) + 12) % 12
}

/** Where something lies as seen by a piece that faces some way. */
export type Aspect = 'ahead' | 'frontLeft' | 'left' | 'rearLeft' | 'behind' | 'rearRight' | 'right' | 'frontRight'

const ASPECTS: readonly Aspect[] = [
  'ahead',
  'frontLeft',
  'frontLeft',
  'left',
  'rearLeft',
  'rearLeft',
  'behind',
  'rearRight',
  'rearRight',
  'right',
  'frontRight',
  'frontRight',
]

/**
 * Where the neighbour in a direction lies for a piece with this facing. Facing a side: ahead, frontLeft, rearLeft, behind,
 * rearRight, frontRight. Facing a corner: frontLeft, left, rearLeft, rearRight, right, frontRight.
 */
export function aspect(facing: Bearing, direction: Direction): Aspect {
  return ASPECTS[turnedBearing(2 * direction, -facing)]
}

/**
 * The exact sector of an offset: 2·b on the ray of bearing b, 2·b + 1 strictly between bearings b and b + 1; −1 for (0, 0).
 */
export function sector(q: number, r: number): number {
  const s = 0 - q - r
  // In wedge k the offset is a·d(k) + b·d(k+1) with a > 0 and b ≥ 0.
  if (s < 0 && r <= 0) return sectorInWedge(0, -s, -r)
  if (q > 0 && s >= 0) return sectorInWedge(1, q, s)
  if (r < 0 && q <= 0) return sectorInWedge(2, -r, -q)
  if (s > 0 && r >= 0) return sectorInWedge(3, s, r)
  if (q < 0 && s <= 0) return sectorInWedge(4, -q, -s)
  if (r > 0 && q >= 0) return sectorInWedge(5, r, q)
  return -1
}

/** The sector of a·d(wedge) + b·d(wedge + 1), for a > 0 and b ≥ 0. */
export function sectorInWedge(wedge: number, a: number, b: number): number {
  return 4 * wedge + (b === 0 ? 0 : b < a ? 1 : b === a ? 2 : 3)
}

/** Whether a sector lies in the closed arc that begins at the bearing `right` and opens `width` · 30° to the left. */
export function sectorInArc(sector: number, right: Bearing, width: number): boolean {
  return sector >= 0 && (sector - 2 * right + 48) % 24 <= 2 * width
}

/**
 * Whether an offset lies in the closed arc that begins at the bearing `right` and opens `width` · 30° to the left
 * (12 is all round). A 60° wedge before a facing f is (f − 1, 2), its front half plane (f − 3, 6).
 */
export function inArc(q: number, r: number, right: Bearing, width: number): boolean {
  return sectorInArc(sector(q, r), right, width)
}

import { chance } from '@hexarium/kernel'

/** Stirs a number into another: 32 bits, far apart for near numbers (the finish of MurmurHash3, A. Appleby). */
export function mix(into: number, number: number): number {
  let h = Math.imul(into ^ Math.imul(number | 0, 0x9e3779b1), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}

/** A number from a seed of either kind. */
export function numberFrom(seed: string | number): number {
  return typeof seed === 'number' ? mix(seed, 1) : chance(seed).below(0x1_0000_0000) | 0
}

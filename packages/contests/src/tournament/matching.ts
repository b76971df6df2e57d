/// <reference path="./edmonds-blossom-fixed.d.ts" />
import blossom from 'edmonds-blossom-fixed'

/** Two who could play each other, and how well they fit: the higher the better. */
export type Edge = [one: number, other: number, weight: number]

/** The best set of pairs among the edges: as many pairs as can be, then the highest weights. By number: the partner, or -1. */
export function matching(size: number, edges: Edge[]): number[] {
  const mates = edges.length > 0 ? blossom(edges, true) : []
  return Array.from({ length: size }, (_, at) => mates[at] ?? -1)
}

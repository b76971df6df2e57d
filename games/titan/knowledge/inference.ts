import type { Seat } from '@hexarium/kernel'
import { type Marker, NONE, type Type } from '../state.ts'
import { contentOf, isFirstLord, type Legions, nodeOf, PIECES, SEEN } from './forest.ts'
import { layOut, TYPES, WORDS } from './stack.ts'

/** What a viewer can prove, by node × TYPES or by node × 2. */
export interface Proofs {
  /** How many of a type a node must hold. */
  proven: Int16Array
  /** How many of a type the members of a group must hold together. */
  below: Int16Array
  /** How many places of a node are free for any piece of its group that is not proven to be elsewhere; in the first
   *  two legions, for any creature (0) and for any lord (1). */
  free: Int16Array
  /** The free places of a group's members together. */
  freeBelow: Int16Array
}

/** The least and the most of each type in each node, by node × TYPES. */
export interface Survey {
  viewer: Seat
  least: Int16Array
  most: Int16Array
}

/** Which of a node's two kinds of free places a type takes. */
export function placeFor(lords: number, type: Type): number {
  return lords !== NONE && isFirstLord(type) ? 1 : 0
}

/** From the legions up to the roots: what each node must hold. */
export function proofs(g: Legions, viewer: Seat): Proofs {
  const { parent, marker, lords, shown, seen } = g.known
  const nodes = parent.length
  const height = new Int16Array(nodes)
  const proven = new Int16Array(nodes * TYPES)
  const below = new Int16Array(nodes * TYPES)
  const free = new Int16Array(nodes * 2)
  const freeBelow = new Int16Array(nodes * 2)
  const sight = ownSights(g, viewer)
  for (let n = nodes - 1; n >= 0; n--) {
    if (marker[n] !== NONE) height[n] = g.height[marker[n]]
    const above = parent[n]
    free[n * 2] = lords[n] === NONE ? height[n] : height[n] - lords[n]
    free[n * 2 + 1] = lords[n] === NONE ? 0 : lords[n]
    if (sight[n] < 0) layOut(shown, n * WORDS, proven, n * TYPES)
    else layOut(seen, sight[n], proven, n * TYPES)
    for (let type = 0; type < TYPES; type++) {
      const count = Math.max(proven[n * TYPES + type], below[n * TYPES + type])
      if (count === 0) continue
      proven[n * TYPES + type] = count
      free[n * 2 + placeFor(lords[n], type)] -= count
      if (above !== NONE) below[above * TYPES + type] += count
    }
    if (above === NONE) continue
    height[above] += height[n]
    freeBelow[above * 2] += free[n * 2]
    freeBelow[above * 2 + 1] += free[n * 2 + 1]
  }
  return { proven, below, free, freeBelow }
}

/** From the roots down to the legions: the least and the most of each type that a viewer must reckon with. */
export function survey(g: Legions, viewer: Seat): Survey {
  const { parent, lords } = g.known
  const { proven, below, free, freeBelow } = proofs(g, viewer)
  const least = proven.slice()
  const most = proven.slice()
  for (let n = 0; n < parent.length; n++) {
    const above = parent[n]
    if (above === NONE) continue
    for (let type = 0; type < TYPES; type++) {
      const from = above * TYPES + type
      if (most[from] === 0) continue
      const place = placeFor(lords[n], type)
      const room = free[n * 2 + place]
      const roomElsewhere = freeBelow[above * 2 + place] - room
      least[n * TYPES + type] += Math.max(0, least[from] - below[from] - roomElsewhere)
      most[n * TYPES + type] += Math.min(most[from] - below[from], room)
    }
  }
  return { viewer, least, most }
}

/** TI-K5: how many of each type a legion holds for certain, in a viewer's eyes; a spectator is seat -1. */
export function certain(g: Legions, viewer: Seat, marker: Marker, of: Survey = survey(g, viewer)): number[] {
  return g.holder[marker] === viewer ? contentOf(g, marker) : row(of.least, nodeOf(g.known, marker))
}

/** TI-K5: how many of each type a legion may hold at most, in a viewer's eyes. */
export function possible(g: Legions, viewer: Seat, marker: Marker, of: Survey = survey(g, viewer)): number[] {
  return g.holder[marker] === viewer ? contentOf(g, marker) : row(of.most, nodeOf(g.known, marker))
}

/** By node: where in `seen` the pieces begin that this viewer saw there, or -1. */
function ownSights(g: Legions, viewer: Seat): Int16Array {
  const { parent, seen } = g.known
  const sight = new Int16Array(parent.length).fill(-1)
  for (let at = 0; at < seen.length; at += SEEN) if (seen[at] === viewer) sight[seen[at + 1]] = at + PIECES
  return sight
}

function row(table: Int16Array, node: number): number[] {
  const counts: number[] = []
  for (let i = node * TYPES; i < (node + 1) * TYPES; i++) counts.push(table[i])
  return counts
}

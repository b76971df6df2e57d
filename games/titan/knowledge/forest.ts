import type { Seat } from '@hexarium/kernel'
import { ANGEL, TITAN } from '../content/creatures.ts'
import { type Marker, NONE, ROW, type Titan, type Type } from '../state.ts'
import { countIn, setCount, TYPES, WORDS } from './stack.ts'

/**
 * What everybody knows of the legions, and what single seats know besides (see knowledge.ts). A node is a legion or a
 * group of legions that were once one; the pieces of a node are those of all its legions now.
 */
export interface Knowledge {
  /** By node: the group it belongs to, always an earlier node; NONE for a root. */
  parent: number[]
  /** By node: the marker of the legion it is; NONE for a group, which has two members or more. */
  marker: Marker[]
  /** By node: how many Titans and angels it holds, if the first deal tells (TI-5.2b); else NONE. */
  lords: number[]
  /** By node × WORDS: pieces everybody knows to be in it; in a root these are all its pieces. */
  shown: number[]
  /** What single seats have seen (TI-9.1a), SEEN numbers each: viewer, node, all its pieces. */
  seen: number[]
}

/** The part of a state that the knowledge is about. */
export type Legions = Pick<Titan, 'known' | 'content' | 'height' | 'holder'>

/** Length of an entry in `seen`, and where its pieces begin. */
export const SEEN = 2 + WORDS
export const PIECES = 2

/** True for the two types of which each first legion holds exactly one (TI-5.2b). */
export function isFirstLord(type: Type): boolean {
  return type === TITAN || type === ANGEL
}

/** The node of a legion. */
export function nodeOf(known: Knowledge, marker: Marker): number {
  const node = known.marker.indexOf(marker)
  if (node < 0) throw new Error(`there is no legion under marker ${marker}`)
  return node
}

/** Adds a node of which nothing is known yet, and returns it. */
export function addNode(known: Knowledge, parent: number, marker: Marker): number {
  known.parent.push(parent)
  known.marker.push(marker)
  known.lords.push(NONE)
  known.shown.push(0, 0, 0, 0)
  return known.parent.length - 1
}

/** Where in `seen` a viewer's entry for a node begins, or -1. */
export function seenAt(known: Knowledge, viewer: Seat, node: number): number {
  const { seen } = known
  for (let at = 0; at < seen.length; at += SEEN) if (seen[at] === viewer && seen[at + 1] === node) return at
  return -1
}

/** True if anybody has seen the whole of a node. */
export function isSeen(known: Knowledge, node: number): boolean {
  for (let at = 0; at < known.seen.length; at += SEEN) if (known.seen[at + 1] === node) return true
  return false
}

/** Drops the entries in `seen` of some viewers, or for some nodes. */
export function forget(known: Knowledge, which: (viewer: Seat, node: number) => boolean): void {
  const { seen } = known
  for (let at = seen.length - SEEN; at >= 0; at -= SEEN) if (which(seen[at], seen[at + 1])) seen.splice(at, SEEN)
}

/** Puts pieces of a type into a node and all groups around it (`by` > 0), or takes them out. */
export function change(known: Knowledge, node: number, type: Type, by: number): void {
  for (let n = node; n !== NONE; n = known.parent[n]) {
    const left = countIn(known.shown, n * WORDS, type) + by
    setCount(known.shown, n * WORDS, type, known.parent[n] === NONE ? left : Math.max(0, left))
    if (known.lords[n] !== NONE && isFirstLord(type)) known.lords[n] += by
    changeSeen(known, n, type, by)
  }
}

function changeSeen(known: Knowledge, node: number, type: Type, by: number): void {
  const { seen } = known
  for (let at = 0; at < seen.length; at += SEEN) {
    if (seen[at + 1] === node) setCount(seen, at + PIECES, type, countIn(seen, at + PIECES, type) + by)
  }
}

/** Takes a node without members out of the forest; later nodes move up. */
export function removeNode(known: Knowledge, node: number): void {
  const { parent, seen } = known
  forget(known, (_, of) => of === node)
  parent.splice(node, 1)
  known.marker.splice(node, 1)
  known.lords.splice(node, 1)
  known.shown.splice(node * WORDS, WORDS)
  for (let n = node; n < parent.length; n++) if (parent[n] > node) parent[n]--
  for (let at = 1; at < seen.length; at += SEEN) if (seen[at] > node) seen[at]--
}

/** Dissolves a group of one into its member: what is known of the two is known of the same pieces. */
export function dissolveSingle(known: Knowledge, group: number): void {
  const { parent, marker, shown } = known
  const member = parent.indexOf(group)
  if (parent.indexOf(group, member + 1) >= 0) return
  marker[group] = marker[member]
  for (let n = member + 1; n < parent.length; n++) if (parent[n] === member) parent[n] = group
  if (parent[group] !== NONE) {
    for (let type = 0; type < TYPES; type++) {
      const count = countIn(shown, member * WORDS, type)
      if (count > countIn(shown, group * WORDS, type)) setCount(shown, group * WORDS, type, count)
    }
    inheritSeen(known, group, member)
  }
  removeNode(known, member)
}

function inheritSeen(known: Knowledge, group: number, member: number): void {
  const { seen } = known
  for (let at = 0; at < seen.length; at += SEEN) {
    if (seen[at + 1] === member && seenAt(known, seen[at], group) < 0) seen[at + 1] = group
  }
}

/** A legion's true content by type. */
export function contentOf(g: Legions, marker: Marker): number[] {
  const counts: number[] = new Array(TYPES).fill(0)
  for (let i = 0; i < g.height[marker]; i++) counts[g.content[marker * ROW + i]]++
  return counts
}

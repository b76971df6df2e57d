/**
 * Who knows what of the legions (TI-K), exactly as the worlds of TI-K5 would tell, in a few short lists of integers.
 *
 * Legions that were once one form a group, groups form larger groups, up to a root whose pieces all know: the first
 * eight, or a legion that was opened. Of each node below a root, everybody knows a lower bound: the pieces shown in it.
 * A node stands for the pieces of its legions *now*: what comes or goes in public is counted in the legion and in all
 * groups around it, so bounds never speak of the past. Someone who has seen a whole node has that as his bound.
 *
 * Upwards, a group holds at least what its members must hold. Downwards, once each member has what it must, the
 * rest of the group's pieces may lie in its free places in any way, and whatever way is chosen, the members can go on
 * likewise. So the least and the most of a type follow from that type's least and most in the group (inference.ts),
 * and dealing out from the roots reaches every world and no other (redeal.ts).
 */
import type { Seat } from '@hexarium/kernel'
import { type Marker, NONE, type Type } from '../state.ts'
import {
  addNode,
  change,
  contentOf,
  dissolveSingle,
  forget,
  isSeen,
  type Knowledge,
  type Legions,
  nodeOf,
  removeNode,
  seenAt,
} from './forest.ts'
import { countIn, countsAt, isEmpty, setCount, setCounts, TYPES, WORDS } from './stack.ts'

export { checkKnowledge } from './check.ts'
export type { Knowledge, Legions } from './forest.ts'
export { certain, possible, survey } from './inference.ts'
export { redeal } from './redeal.ts'

/** Nothing known of anything: before the first deal. */
export function emptyKnowledge(): Knowledge {
  return { parent: [], marker: [], lords: [], shown: [], seen: [] }
}

/** TI-5.2b: a player has dealt his eight into two legions, one lord each. Reads both contents. */
export function knowInitialDeal(g: Legions, first: Marker, second: Marker): void {
  const root = addGroup(g, [first, second])
  g.known.lords[root + 1] = 1
  g.known.lords[root + 2] = 1
}

/**
 * An edited or imported position: everybody knows which pieces each player has in all, and of each legion only the
 * pieces listed for its marker. So a player's only legion is known. Reads all contents.
 */
export function knowFromPosition(g: Legions, shown: Readonly<Record<number, readonly Type[]>> = {}): void {
  g.known = emptyKnowledge()
  for (const seat of new Set(g.holder)) {
    const legions = g.height.flatMap((height, marker) => (height > 0 && g.holder[marker] === seat ? [marker] : []))
    if (legions.length > 0) addGroup(g, legions)
  }
  for (const [marker, types] of Object.entries(shown)) {
    for (const type of new Set(types)) knowShown(g, Number(marker), type, types.filter(other => other === type).length)
  }
}

/** TI-4.3b: a legion has been split; heights tell the rest. Three parts are two splits. */
export function knowSplit(g: Legions, from: Marker, newMarker: Marker): void {
  const { known } = g
  const node = nodeOf(known, from)
  if (hasTale(known, node)) {
    known.marker[node] = NONE
    addNode(known, node, from)
    addNode(known, node, newMarker)
  } else addNode(known, known.parent[node], newMarker)
}

/** TI-4.3f: `from` has joined `into`, both parts of a legion that was split this turn. */
export function knowMerge(g: Legions, into: Marker, from: Marker): void {
  const { known } = g
  const to = nodeOf(known, into)
  const gone = nodeOf(known, from)
  const group = known.parent[to]
  if (group !== NONE && known.parent[gone] === group) {
    forget(known, (_, node) => node === to) // nobody: parts that merge were split this turn, in secret
    for (let type = 0; type < TYPES; type++) {
      const sum = countIn(known.shown, to * WORDS, type) + countIn(known.shown, gone * WORDS, type)
      setCount(known.shown, to * WORDS, type, sum)
    }
    removeNode(known, gone)
    dissolveSingle(known, group)
  } else if (known.parent[gone] === NONE) pour(known, gone, to)
  else if (group === NONE) {
    known.marker[gone] = into
    pour(known, to, gone)
  } else throw new Error(`legions ${into} and ${from} are not parts of one legion`)
}

/** True if two legions may join by TI-4.3f, as far as is known of them: parts of one group, or one that all know. */
export function mayMerge({ known }: Legions, into: Marker, from: Marker): boolean {
  const [one, other] = [into, from].map(marker => known.parent[nodeOf(known, marker)])
  return one === other || one === NONE || other === NONE
}

/** TI-K3: everybody has been shown that a legion holds at least `count` of a type. */
export function knowShown(g: Legions, marker: Marker, type: Type, count: number): void {
  const { shown } = g.known
  const at = nodeOf(g.known, marker) * WORDS
  if (count > countIn(shown, at, type)) setCount(shown, at, type, count)
}

/** TI-9.1a: one seat has seen a whole legion. Reads its content. */
export function knowSeenBy(g: Legions, viewer: Seat, marker: Marker): void {
  const { known } = g
  const node = nodeOf(known, marker)
  if (known.parent[node] === NONE || g.holder[marker] === viewer || seenAt(known, viewer, node) >= 0) return
  known.seen.push(viewer, node, 0, 0, 0, 0)
  setCounts(known.seen, known.seen.length - WORDS, contentOf(g, marker))
}

/** TI-K3: everybody has seen a whole legion. Reads its content. */
export function knowOpened(g: Legions, marker: Marker): void {
  const { known } = g
  const node = nodeOf(known, marker)
  const group = known.parent[node]
  if (group === NONE) return
  const pieces = contentOf(g, marker)
  for (let type = 0; type < TYPES; type++) if (pieces[type] > 0) change(known, group, type, -pieces[type])
  known.parent[node] = NONE
  known.lords[node] = NONE
  setCounts(known.shown, node * WORDS, pieces)
  forget(known, (_, of) => of === node)
  dissolveSingle(known, group)
}

/** A piece has come to a legion, for everybody to see. */
export function knowAdded(g: Legions, marker: Marker, type: Type): void {
  change(g.known, nodeOf(g.known, marker), type, 1)
}

/** A piece has left a legion, for everybody to see: so it was there. */
export function knowRemoved(g: Legions, marker: Marker, type: Type): void {
  change(g.known, nodeOf(g.known, marker), type, -1)
}

/** A legion is off the board, and everybody knows what was in it. Reads its content, unless it was opened before. */
export function knowGone(g: Legions, marker: Marker): void {
  knowOpened(g, marker)
  removeNode(g.known, nodeOf(g.known, marker))
}

/** TI-K3: the game is over, or is being evaluated: all is opened. */
export function knowEverything(g: Legions): void {
  for (const marker of [...g.known.marker]) if (marker !== NONE) knowOpened(g, marker)
}

/** A root over some legions, or the legion itself if it is alone; returns it. */
function addGroup(g: Legions, legions: readonly Marker[]): number {
  const { known } = g
  const root = addNode(known, NONE, legions.length === 1 ? legions[0] : NONE)
  if (legions.length > 1) for (const marker of legions) addNode(known, root, marker)
  for (const marker of legions) {
    contentOf(g, marker).forEach((count, type) => {
      if (count > 0) change(known, root, type, count)
    })
  }
  return root
}

/** True if a legion must stay a group once it is split, because something is known of it as a whole. */
function hasTale(known: Knowledge, node: number): boolean {
  return (
    known.parent[node] === NONE ||
    known.lords[node] !== NONE ||
    !isEmpty(known.shown, node * WORDS) ||
    isSeen(known, node)
  )
}

/** Empties a root into another legion, for everybody to see. */
function pour(known: Knowledge, root: number, into: number): void {
  countsAt(known.shown, root * WORDS).forEach((count, type) => {
    if (count > 0) change(known, into, type, count)
  })
  removeNode(known, root)
}

import type { Chance, Seat } from '@hexarium/kernel'
import { NONE, ROW, type Type } from '../state.ts'
import { isFirstLord, type Legions, PIECES, SEEN } from './forest.ts'
import { proofs } from './inference.ts'
import { setCount, TYPES } from './stack.ts'

/**
 * Deals the contents of all legions again that are not the viewer's own: a world he must reckon with. From the roots
 * down each member of a group gets what the viewer can prove it holds, and the other pieces of the group are shuffled
 * and laid into the free places. Every world of TI-K5 can come of it and no other; the chances are those of the shuffle,
 * not those of an owner's plans. What other seats have seen becomes what they would have seen in this world.
 */
export function redeal(g: Legions, viewer: Seat, chance: Chance): void {
  const { parent, marker, lords, seen } = g.known
  const { proven, below, free } = proofs(g, viewer)
  const hidden = hiddenNodes(g, viewer)
  const dealt = proven
  const bags: Type[][] = []
  for (let n = 0; n < parent.length; n++) {
    if (!hidden[n]) continue
    const above = parent[n]
    for (let place = 0; above !== NONE && place < 2; place++) {
      const bag = bags[above * 2 + place]
      for (let i = 0; i < free[n * 2 + place]; i++) dealt[n * TYPES + bag.pop()!]++
    }
    if (marker[n] !== NONE) lay(g.content, marker[n] * ROW, dealt, n * TYPES)
    else {
      const apart = lords[parent.indexOf(n)] !== NONE
      bags[n * 2] = chance.shuffle(rest(dealt, below, n, type => !apart || !isFirstLord(type)))
      bags[n * 2 + 1] = chance.shuffle(rest(dealt, below, n, type => apart && isFirstLord(type)))
    }
  }
  for (let at = 0; at < seen.length; at += SEEN) {
    const node = seen[at + 1]
    if (!hidden[node]) continue
    for (let type = 0; type < TYPES; type++) setCount(seen, at + PIECES, type, dealt[node * TYPES + type])
  }
}

/** By node: 1 if it belongs to somebody else and its root is a group. */
function hiddenNodes(g: Legions, viewer: Seat): Uint8Array {
  const { parent, marker } = g.known
  const hidden = new Uint8Array(parent.length)
  for (let n = parent.length - 1; n >= 0; n--) {
    if (marker[n] !== NONE && parent[n] !== NONE && g.holder[marker[n]] !== viewer) hidden[n] = 1
    if (hidden[n] && parent[n] !== NONE) hidden[parent[n]] = 1
  }
  return hidden
}

/** The pieces of a group that may be in any member with a free place for them. */
function rest(pieces: Int16Array, below: Int16Array, node: number, wanted: (type: Type) => boolean): Type[] {
  const list: Type[] = []
  for (let type = 0; type < TYPES; type++) {
    const count = wanted(type) ? pieces[node * TYPES + type] - below[node * TYPES + type] : 0
    for (let i = 0; i < count; i++) list.push(type)
  }
  return list
}

/** Writes a legion's row of `content`. */
function lay(content: Type[], at: number, pieces: Int16Array, from: number): void {
  const end = at + ROW
  for (let type = 0; type < TYPES; type++) for (let i = 0; i < pieces[from + type]; i++) content[at++] = type
  while (at < end) content[at++] = NONE
}

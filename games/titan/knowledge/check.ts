import { NONE, ROW } from '../state.ts'
import { isFirstLord, type Legions, PIECES, SEEN } from './forest.ts'
import { countIn, TYPES, WORDS } from './stack.ts'

/** Throws where the knowledge does not fit the legions on the board: an error in the rules that report to it. */
export function checkKnowledge(g: Legions): void {
  const { parent, marker, lords, shown, seen } = g.known
  if ([marker, lords].some(list => list.length !== parent.length) || shown.length !== parent.length * WORDS)
    fail('its lists are of different lengths')
  if (seen.length % SEEN !== 0) fail('what a seat has seen is not all there')
  const members = new Int16Array(parent.length)
  const pieces = new Int16Array(parent.length * TYPES)
  const legions = g.height.reduce((count, height) => count + (height > 0 ? 1 : 0), 0)
  const markers = marker.filter(of => of !== NONE)
  if (markers.length !== legions) fail(`${legions} legions are on the board, ${markers.length} are known of`)
  for (let n = parent.length - 1; n >= 0; n--) {
    if (parent[n] >= n) fail(`node ${n} comes before its group`)
    if (marker[n] === NONE && members[n] < 2) fail(`group ${n} has ${members[n]} members`)
    if (marker.indexOf(marker[n], n + 1) >= 0 && marker[n] !== NONE) fail(`marker ${marker[n]} is there twice`)
    for (let i = 0; marker[n] !== NONE && i < g.height[marker[n]]; i++) {
      pieces[n * TYPES + g.content[marker[n] * ROW + i]]++
    }
    let first = 0
    for (let type = 0; type < TYPES; type++) {
      const count = pieces[n * TYPES + type]
      const least = countIn(shown, n * WORDS, type)
      if (isFirstLord(type)) first += count
      if (count < least || (parent[n] === NONE && count > least)) fail(`node ${n} holds ${count} of type ${type}`)
      if (parent[n] !== NONE) pieces[parent[n] * TYPES + type] += count
    }
    if (parent[n] === NONE && lords[n] !== NONE) fail(`root ${n} still counts the lords of the first deal`)
    if (lords[n] !== NONE && parent[n] !== NONE && parent[parent[n]] !== NONE)
      fail(`node ${n} counts the lords of the first deal, but is a part of a part`)
    if (parent[n] !== NONE && (lords[n] === NONE) !== (lords[parent.indexOf(parent[n])] === NONE))
      fail(`node ${n} and its neighbour do not both count the lords of the first deal`)
    if (lords[n] !== NONE && lords[n] !== first) fail(`node ${n} holds ${first} lords of the first deal`)
    if (parent[n] !== NONE) members[parent[n]]++
  }
  for (let at = 0; at < seen.length; at += SEEN) {
    if (parent[seen[at + 1]] === NONE) fail(`seat ${seen[at]} has seen node ${seen[at + 1]}, which all know`)
    for (let type = 0; type < TYPES; type++) {
      if (countIn(seen, at + PIECES, type) !== pieces[seen[at + 1] * TYPES + type]) {
        fail(`seat ${seen[at]} has seen something else in node ${seen[at + 1]}`)
      }
    }
  }
}

function fail(what: string): never {
  throw new Error(`knowledge: ${what}`)
}

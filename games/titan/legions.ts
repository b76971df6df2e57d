import type { Seat } from '@hexarium/kernel'
import { ANGEL, ARCHANGEL, creatures, TITAN } from './content/creatures.ts'
import { type Land, MARKERS, type Marker, NONE, ROW, type Titan, type Type } from './state.ts'

/** A legion's characters, ascending by type. */
export function piecesOf(g: Titan, marker: Marker): Type[] {
  return g.content.slice(marker * ROW, marker * ROW + g.height[marker])
}

/** How many of a type a legion holds. */
export function countOf(g: Titan, marker: Marker, type: Type): number {
  let count = 0
  for (let i = marker * ROW; i < marker * ROW + g.height[marker]; i++) if (g.content[i] === type) count++
  return count
}

/** A legion's characters counted by type, in a table that the next call uses again. */
export function countsOf(g: Titan, marker: Marker): number[] {
  counts.fill(0)
  for (let i = marker * ROW; i < marker * ROW + g.height[marker]; i++) counts[g.content[i]]++
  return counts
}

const counts: number[] = new Array(creatures.length).fill(0)

/** True if a legion holds a Titan, an angel or an archangel (TI-3.1a). */
export function hasLord(g: Titan, marker: Marker): boolean {
  const first = g.content[marker * ROW]
  return g.height[marker] > 0 && (first === TITAN || first === ANGEL || first === ARCHANGEL)
}

/** Puts a character into a legion. */
export function addPiece(g: Titan, marker: Marker, type: Type): void {
  const row = marker * ROW
  let at = row + g.height[marker]++
  while (at > row && g.content[at - 1] > type) {
    g.content[at] = g.content[at - 1]
    at--
  }
  g.content[at] = type
}

/** Takes a character out of a legion that holds it. */
export function removePiece(g: Titan, marker: Marker, type: Type): void {
  const row = marker * ROW
  const end = row + --g.height[marker]
  let at = row
  while (g.content[at] !== type) at++
  while (at < end) {
    g.content[at] = g.content[at + 1]
    at++
  }
  g.content[end] = NONE
}

/** True if a legion stands on the board under this marker. */
export function onBoard(g: Titan, marker: Marker): boolean {
  return g.at[marker] !== NONE
}

/** A seat's legions on the board, in the order of their markers. */
export function legionsOf(g: Titan, seat: Seat): Marker[] {
  const found: Marker[] = []
  for (let marker = 0; marker < MARKERS; marker++) {
    if (g.holder[marker] === seat && g.at[marker] !== NONE) found.push(marker)
  }
  return found
}

/** A seat's markers that are not in use (TI-4.2a). */
export function freeMarkers(g: Titan, seat: Seat): Marker[] {
  const found: Marker[] = []
  for (let marker = 0; marker < MARKERS; marker++) {
    if (g.holder[marker] === seat && g.at[marker] === NONE) found.push(marker)
  }
  return found
}

/** A legion in a land that belongs to this seat, or NONE. */
export function legionIn(g: Titan, land: Land, seat: Seat): Marker {
  for (let marker = 0; marker < MARKERS; marker++) {
    if (g.at[marker] === land && g.holder[marker] === seat) return marker
  }
  return NONE
}

/** A legion in a land that belongs to somebody else, or NONE. */
export function enemyIn(g: Titan, land: Land, seat: Seat): Marker {
  for (let marker = 0; marker < MARKERS; marker++) {
    if (g.at[marker] === land && g.holder[marker] !== seat) return marker
  }
  return NONE
}

/** Where each seat's Titan is, or NONE. */
export function titanLegion(g: Titan, seat: Seat): Marker {
  for (let marker = 0; marker < MARKERS; marker++) {
    if (g.holder[marker] === seat && g.at[marker] !== NONE && g.content[marker * ROW] === TITAN) return marker
  }
  return NONE
}

/** TI-19.1: a Titan's power follows from the score. */
export function titanPower(g: Titan, seat: Seat): number {
  return creatures[TITAN].power + Math.floor(g.score[seat] / 100)
}

/** A character's power; a Titan's is its owner's. */
export function powerOf(g: Titan, type: Type, seat: Seat): number {
  return type === TITAN ? titanPower(g, seat) : creatures[type].power
}

/** TI-16.0a: power × skill. */
export function valueOfPiece(g: Titan, type: Type, seat: Seat): number {
  return powerOf(g, type, seat) * creatures[type].skill
}

/** TI-16.0a: the sum over its characters. */
export function legionValue(g: Titan, marker: Marker): number {
  let value = 0
  for (let i = marker * ROW; i < marker * ROW + g.height[marker]; i++) {
    value += valueOfPiece(g, g.content[i], g.holder[marker])
  }
  return value
}

/** TI-9.5a: a character lost for good; lords and demi-lords go back to the caretaker, at once or (`later`) when the engagement is over. */
export function lose(g: Titan, type: Type, later: boolean): void {
  if (creatures[type].class === 'creature') g.dead[type]++
  else if (type === TITAN) return
  else if (later) g.slain[type]++
  else g.stock[type]++
}

/** TI-4.4: takes an empty legion's marker off the board. */
export function disband(g: Titan, marker: Marker): void {
  g.at[marker] = NONE
  g.moved[marker] = 0
  g.entry[marker] = 0
  g.mustered[marker] = false
  g.origin[marker] = marker
}

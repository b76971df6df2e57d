import { copy, type Seat, same } from '@hexarium/kernel'
import { nodeOf } from '../knowledge/forest.ts'
import { knowFromPosition } from '../knowledge/index.ts'
import { countsAt, WORDS } from '../knowledge/stack.ts'
import { legionsOf, piecesOf } from '../legions.ts'
import { colourOf, type Land, type Marker, NONE, RIGHT, type Titan, type Type } from '../state.ts'
import { phaseNow } from './phases.ts'
import type { Written, WrittenLegion, WrittenSeat } from './written.ts'

/** The position a state is, between choices on the masterboard. Throws a sentence where positions cannot say it. */
export function positionOf(g: Titan): Written {
  if (g.core.result) throw new Error('The game is over; there is no position to write.')
  if (g.turn === 0) throw new Error('The set-up cannot be written as a position; start a new game instead.')
  if (g.engagement)
    throw new Error('An engagement or battle under way cannot be written as a position; resolve it first.')
  return {
    seats: g.tower.map((_, seat) => seatOf(g, seat)),
    turn: g.turn,
    mover: g.mover,
    phase: phaseNow(g),
    roll: g.roll > 0 ? g.roll : undefined,
    teleported: g.teleported,
    summoned: g.summoned,
    dead: g.dead.some(count => count > 0) ? g.dead : undefined,
    caretaker: undefined, // what is neither in a legion nor dead
    rulings: g.rulings,
    turnLimit: g.turnLimit,
    pointsTarget: g.pointsTarget,
    chanceMoves: g.chanceMoves,
    known: knowledgeOf(g),
  }
}

function seatOf(g: Titan, seat: Seat): WrittenSeat {
  const colours = [...new Set(g.holder.flatMap((of, marker) => (of === seat ? [colourOf(marker)] : [])))]
  const isUsual = g.alive[seat] ? colours.length === 1 && colours[0] === seat : colours.length === 0
  return {
    score: g.score[seat],
    tower: g.tower[seat],
    alive: g.alive[seat],
    place: g.alive[seat] ? undefined : g.place[seat],
    turns: g.turnsTaken[seat],
    mulligan: g.mulliganUsed[seat],
    colours: isUsual ? undefined : colours,
    legions: legionsOf(g, seat).map(marker => legionOf(g, marker)),
  }
}

function legionOf(g: Titan, marker: Marker): WrittenLegion {
  const entersNow = g.entry[marker] !== RIGHT || isContested(g, g.at[marker])
  return {
    marker,
    land: g.at[marker],
    pieces: piecesOf(g, marker),
    shown: shownIn(g, marker),
    moved: g.moved[marker],
    entry: entersNow ? g.entry[marker] : undefined,
    splitFrom: g.origin[marker] === marker ? undefined : g.origin[marker],
    mustered: g.mustered[marker],
  }
}

function isContested(g: Titan, land: Land): boolean {
  return new Set(g.at.flatMap((at, marker) => (at === land ? [g.holder[marker]] : []))).size > 1
}

/** What everybody was shown of a legion that is not wholly known. */
function shownIn(g: Titan, marker: Marker): Type[] {
  const node = nodeOf(g.known, marker)
  if (g.known.parent[node] === NONE) return []
  return countsAt(g.known.shown, node * WORDS).flatMap((count, type) => new Array<Type>(count).fill(type))
}

/** What single seats have seen, and what follows from splits: only where `shown` does not say it all. */
function knowledgeOf(g: Titan): Written['known'] {
  const legions = g.at.flatMap((land, marker) => (land === NONE ? [] : [marker]))
  const plain = { ...g }
  knowFromPosition(plain, Object.fromEntries(legions.map(marker => [marker, shownIn(g, marker)])))
  return same(plain.known, g.known) ? undefined : copy(g.known)
}

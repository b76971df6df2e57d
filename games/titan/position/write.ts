import { copy, hereAt, type Seat, same } from '@hexarium/kernel'
import { ENTRIES } from '../answers/reading.ts'
import { typeNames } from '../content/creatures.ts'
import { lands } from '../content/masterboard.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { nodeOf } from '../knowledge/forest.ts'
import { knowFromPosition } from '../knowledge/index.ts'
import { countsAt, WORDS } from '../knowledge/stack.ts'
import { legionsOf, piecesOf } from '../legions.ts'
import { mulligan } from '../rules/movement.ts'
import {
  colourOf,
  ENGAGEMENT,
  type Land,
  type Marker,
  MUSTER,
  NONE,
  ORGANISATION,
  RIGHT,
  type Rulings,
  type Titan,
  type Type,
} from '../state.ts'
import { names } from '../text/en/names.ts'
import { markerNames } from './reading.ts'

/** The position a state is, between choices on the masterboard. Throws a sentence where positions cannot say it. */
export function writePosition(g: Titan): object {
  if (g.core.result) throw new Error('The game is over; there is no position to write.')
  if (g.turn === 0) throw new Error('The set-up cannot be written as a position; start a new game instead.')
  if (g.engagement)
    throw new Error('An engagement or battle under way cannot be written as a position; resolve it first.')
  const phase = phaseOf(g)
  return {
    seats: g.tower.map((_, seat) => writeSeat(g, seat)),
    turn: g.turn,
    mover: g.mover,
    phase,
    ...(g.roll > 0 ? { roll: g.roll } : {}),
    ...(g.teleported ? { teleported: true } : {}),
    ...(g.summoned ? { summoned: true } : {}),
    ...writeCounted('dead', g.dead),
    ...writeRulings(g.rulings),
    ...(g.turnLimit > 0 ? { turnLimit: g.turnLimit } : {}),
    ...(g.pointsTarget > 0 ? { pointsTarget: g.pointsTarget } : {}),
    ...(g.chanceMoves ? { chanceMoves: true } : {}),
    ...writeKnowledge(g),
  }
}

/** The phase, by the question the game rests at. */
function phaseOf(g: Titan): string {
  if (g.phase === ORGANISATION) return 'organisation'
  if (g.phase === ENGAGEMENT) return 'engagement'
  if (g.phase === MUSTER) return 'muster'
  return hereAt(g, mulligan) ? 'mulligan' : 'movement'
}

function writeSeat(g: Titan, seat: Seat): object {
  const colours = names.seats.filter((_, colour) =>
    g.holder.some((of, marker) => of === seat && colourOf(marker) === colour),
  )
  const isUsual = g.alive[seat] ? colours.length === 1 && colours[0] === names.seats[seat] : colours.length === 0
  return {
    score: g.score[seat],
    tower: lands[g.tower[seat]].number,
    ...(g.alive[seat] ? {} : { alive: false, place: g.place[seat] }),
    turns: g.turnsTaken[seat],
    ...(g.mulliganUsed[seat] ? { mulligan: true } : {}),
    ...(isUsual ? {} : { colours }),
    ...(g.alive[seat] ? { legions: legionsOf(g, seat).map(marker => writeLegion(g, marker)) } : {}),
  }
}

function writeLegion(g: Titan, marker: Marker): object {
  const shown = shownIn(g, marker).map(type => typeNames[type])
  return {
    marker: markerNames[marker],
    land: lands[g.at[marker]].number,
    pieces: piecesOf(g, marker).map(type => typeNames[type]),
    ...(shown.length > 0 ? { shown } : {}),
    ...(g.moved[marker] ? { moved: g.moved[marker] === 2 ? 'teleport' : true } : {}),
    ...(g.entry[marker] !== RIGHT || isContested(g, g.at[marker]) ? { entry: ENTRIES[g.entry[marker]] } : {}),
    ...(g.origin[marker] !== marker ? { splitFrom: markerNames[g.origin[marker]] } : {}),
    ...(g.mustered[marker] ? { mustered: true } : {}),
  }
}

function isContested(g: Titan, land: Land): boolean {
  return new Set(g.at.flatMap((at, marker) => (at === land ? [g.holder[marker]] : []))).size > 1
}

function writeCounted(key: string, counts: readonly number[]): object {
  const some = counts.flatMap((count, type) => (count > 0 ? [[typeNames[type], count]] : []))
  return some.length > 0 ? { [key]: Object.fromEntries(some) } : {}
}

function writeRulings(rulings: Rulings): object {
  const changed = Object.entries(rulings).filter(([name, value]) => STANDARD_RULINGS[name as keyof Rulings] !== value)
  return changed.length > 0 ? { rulings: Object.fromEntries(changed) } : {}
}

/** What everybody was shown of a legion that is not wholly known. */
function shownIn(g: Titan, marker: Marker): Type[] {
  const node = nodeOf(g.known, marker)
  if (g.known.parent[node] === NONE) return []
  return countsAt(g.known.shown, node * WORDS).flatMap((count, type) => new Array<Type>(count).fill(type))
}

/** What single seats have seen, and what follows from splits: only where `shown` does not say it all. */
function writeKnowledge(g: Titan): object {
  const legions = g.at.flatMap((land, marker) => (land === NONE ? [] : [marker]))
  const plain = { ...g }
  knowFromPosition(plain, Object.fromEntries(legions.map(marker => [marker, shownIn(g, marker)])))
  return same(plain.known, g.known) ? {} : { known: copy(g.known) }
}

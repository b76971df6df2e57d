import type { Reader, Seat } from '@hexarium/kernel'
import { ENTRIES, readLand, readScore } from '../answers/reading.ts'
import { TITAN, typeNames } from '../content/creatures.ts'
import { lands, towers } from '../content/masterboard.ts'
import { addPiece } from '../legions.ts'
import { isTower } from '../rules/masterboard.ts'
import { colourOf, emblemOf, MARKERS_PER_COLOUR, type Marker, NONE, ROW, type Titan, type Type } from '../state.ts'
import { trimmed } from './height.ts'
import { markerNames, readColour, readMarker, readTypes } from './reading.ts'

const SEAT_KEYS = ['score', 'tower', 'alive', 'place', 'turns', 'mulligan', 'colours', 'legions']
const LEGION_KEYS = ['marker', 'land', 'pieces', 'shown', 'moved', 'entry', 'splitFrom', 'mustered']
const LARGEST = 1_000_000

/** What a position says besides the state itself. */
export interface Found {
  /** By marker: pieces everybody knows of. */
  shown: Record<number, Type[]>
  /** Pieces lost because a legion was too high (TI-4.1b). */
  lost: Type[]
}

/** Reads all seats into a state in which nothing stands on the board yet. */
export function readSeats(g: Omit<Titan, 'core'>, reader: Reader): Found {
  const seats = reader.at('seats').list()
  const found: Found = { shown: {}, lost: [] }
  seats.forEach((seat, number) => {
    readSeat(g, seat.only(...SEAT_KEYS), number)
  })
  giveTowers(g, seats)
  giveColours(g, seats)
  givePlaces(g, seats)
  seats.forEach((seat, number) => {
    const legions = seat.has('legions') ? seat.at('legions').list() : []
    for (const legion of legions) readLegion(g, legion.only(...LEGION_KEYS), number, found)
  })
  seats.forEach((seat, number) => {
    checkTitan(g, seat, number)
  })
  return found
}

function readSeat(g: Omit<Titan, 'core'>, seat: Reader, number: number): void {
  g.score[number] = readScore(seat, 'score')
  g.alive[number] = seat.has('alive') && !seat.at('alive').flag() ? 0 : 1
  g.turnsTaken[number] = seat.has('turns') ? seat.at('turns').int(0, LARGEST) : 1
  g.mulliganUsed[number] = seat.has('mulligan') && seat.at('mulligan').flag() ? 1 : 0
}

/** Towers that are not named are dealt out in order. */
function giveTowers(g: Omit<Titan, 'core'>, seats: readonly Reader[]): void {
  seats.forEach((seat, number) => {
    g.tower[number] = NONE
    if (!seat.has('tower')) return
    const tower = readLand(seat.at('tower'))
    if (!isTower(tower)) seat.at('tower').fault(`land ${lands[tower].number} is no tower; towers are 100, 200 … 600`)
    if (g.tower.includes(tower)) seat.at('tower').fault('another seat has this tower')
    g.tower[number] = tower
  })
  g.tower.forEach((tower, number) => {
    if (tower === NONE) g.tower[number] = towers.find(free => !g.tower.includes(free))!
  })
}

/** TI-19.4g: a living seat has its own colour and those it captured; without a word all others are out of the game. */
function giveColours(g: Omit<Titan, 'core'>, seats: readonly Reader[]): void {
  const owner: number[] = []
  seats.forEach((seat, number) => {
    const named = seat.has('colours') ? seat.at('colours').list() : []
    for (const colour of named) claim(owner, readColour(colour), number, colour)
    if (!seat.has('colours') && g.alive[number]) claim(owner, number, number, seat)
  })
  g.holder = g.holder.map((holder, marker) => (holder === NONE ? NONE : (owner[colourOf(marker)] ?? NONE)))
}

function claim(owner: number[], colour: number, seat: Seat, reader: Reader): void {
  if (owner[colour] !== undefined)
    reader.fault(`seats ${owner[colour]} and ${seat} cannot both have this colour’s markers`)
  owner[colour] = seat
}

/** The first seat listed that is out is the last in the end, unless places are given. */
function givePlaces(g: Omit<Titan, 'core'>, seats: readonly Reader[]): void {
  let last = seats.length
  seats.forEach((seat, number) => {
    if (g.alive[number]) {
      if (seat.has('place')) seat.at('place').fault('only seats that are out of the game have a place')
      return
    }
    g.place[number] = seat.has('place') ? seat.at('place').int(1, seats.length) : last
    last--
  })
  if (g.alive.filter(alive => alive).length < 2) seats[0].fault('two seats at least must be alive')
}

function readLegion(g: Omit<Titan, 'core'>, legion: Reader, seat: Seat, found: Found): void {
  if (!g.alive[seat]) legion.fault('a seat that is not alive has no legions')
  const marker = markerFor(g, legion, seat)
  const { kept, lost } = trimmed(readPieces(legion))
  found.lost.push(...lost)
  g.at[marker] = readLand(legion.at('land'))
  for (const type of kept) addPiece(g as Titan, marker, type)
  readDoings(g, legion, marker)
  const shown = legion.has('shown') ? readTypes(legion.at('shown')) : []
  for (const type of shown) {
    if (kept.filter(piece => piece === type).length < shown.filter(piece => piece === type).length) {
      legion.at('shown').fault(`the legion does not hold so many of ${typeNames[type]}; list it among its pieces too`)
    }
  }
  found.shown[marker] = lost.length > 0 ? kept : shown // TI-4.1b: such a legion is shown to all
}

function readPieces(legion: Reader): Type[] {
  const pieces = readTypes(legion.at('pieces'))
  if (pieces.length === 0) legion.at('pieces').fault('a legion has at least one character')
  if (pieces.filter(type => type === TITAN).length > 1) legion.at('pieces').fault('a legion has one titan at most')
  return pieces
}

function markerFor(g: Omit<Titan, 'core'>, legion: Reader, seat: Seat): Marker {
  if (!legion.has('marker')) {
    const free = g.at.findIndex((land, marker) => land === NONE && g.holder[marker] === seat)
    if (free < 0) legion.fault('there is no marker left for this legion')
    return free
  }
  const reader = legion.at('marker')
  const marker = readMarker(reader)
  if (g.holder[marker] !== seat)
    reader.fault(`${markerNames[marker]} does not belong to seat ${seat}${remedy(g, marker)}`)
  if (g.at[marker] !== NONE) reader.fault(`${markerNames[marker]} stands on the board already`)
  return marker
}

function remedy(g: Omit<Titan, 'core'>, marker: Marker): string {
  const isOut = emblemOf(marker) >= MARKERS_PER_COLOUR - 4 && g.rulings.variantShort === 1
  return isOut ? '; in the short variant each colour has eight markers' : '; add its colour to the seat’s colours'
}

function readDoings(g: Omit<Titan, 'core'>, legion: Reader, marker: Marker): void {
  if (legion.has('moved')) {
    const moved = legion.at('moved')
    g.moved[marker] = moved.json === 'teleport' ? 2 : moved.flag() ? 1 : 0
  }
  if (legion.has('entry')) g.entry[marker] = ENTRIES.indexOf(legion.at('entry').oneOf(ENTRIES))
  if (legion.has('splitFrom')) g.origin[marker] = readMarker(legion.at('splitFrom'))
  if (legion.has('mustered')) g.mustered[marker] = legion.at('mustered').flag() ? 1 : 0
}

function checkTitan(g: Omit<Titan, 'core'>, seat: Reader, number: number): void {
  if (!g.alive[number]) return
  const titans = g.at.filter((land, marker) => land !== NONE && g.holder[marker] === number && hasTitan(g, marker))
  if (titans.length === 1) return
  if (titans.length > 1) seat.fault('there are two titans; a player has one')
  seat.fault('no legion holds the titan; add "titan" to the pieces of one, or say "alive": false')
}

function hasTitan(g: Omit<Titan, 'core'>, marker: Marker): boolean {
  return g.content[marker * ROW] === TITAN
}

import type { Reader, Seat } from '@hexarium/kernel'
import { TITAN, typeNames } from '../content/creatures.ts'
import { lands, towers } from '../content/masterboard.ts'
import { addPiece } from '../legions.ts'
import { isTower } from '../rules/masterboard.ts'
import {
  colourOf,
  emblemOf,
  MARKERS_PER_COLOUR,
  type Marker,
  NONE,
  RIGHT,
  ROW,
  type Titan,
  type Type,
} from '../state.ts'
import { trimmed } from './height.ts'
import { markerNames, type WrittenLegion, type WrittenSeat } from './written.ts'

/** What a position says besides the state itself. */
export interface Found {
  /** By marker: pieces everybody knows of. */
  shown: Record<number, Type[]>
  /** Pieces lost because a legion was too high (TI-4.1b). */
  lost: Type[]
}

/** Sets all seats up in a state in which nothing stands on the board yet; `readers` name the places of mistakes. */
export function setSeats(g: Omit<Titan, 'core'>, seats: readonly WrittenSeat[], readers: readonly Reader[]): Found {
  const found: Found = { shown: {}, lost: [] }
  seats.forEach(({ score = 0, alive, turns = 1, mulligan }, number) => {
    g.score[number] = score
    g.alive[number] = alive
    g.turnsTaken[number] = turns
    g.mulliganUsed[number] = mulligan
  })
  giveTowers(g, seats, readers)
  giveColours(g, seats, readers)
  givePlaces(g, seats, readers)
  seats.forEach(({ legions }, number) => {
    legions.forEach((legion, at) => {
      setLegion(g, legion, number, found, readers[number].at('legions').list()[at])
    })
  })
  readers.forEach((reader, number) => {
    checkTitan(g, number, reader)
  })
  return found
}

/** Towers that are not named are dealt out in order. */
function giveTowers(g: Omit<Titan, 'core'>, seats: readonly WrittenSeat[], readers: readonly Reader[]): void {
  seats.forEach(({ tower }, number) => {
    g.tower[number] = NONE
    if (tower === undefined) return
    const reader = readers[number].at('tower')
    if (!isTower(tower)) reader.fault(`land ${lands[tower].number} is no tower; towers are 100, 200 … 600`)
    if (g.tower.includes(tower)) reader.fault('another seat has this tower')
    g.tower[number] = tower
  })
  g.tower.forEach((tower, number) => {
    if (tower === NONE) g.tower[number] = towers.find(free => !g.tower.includes(free))!
  })
}

/** TI-19.4g: a living seat has its own colour and those it captured; without a word all others are out of the game. */
function giveColours(g: Omit<Titan, 'core'>, seats: readonly WrittenSeat[], readers: readonly Reader[]): void {
  const owner: Seat[] = []
  const claim = (colour: number, seat: Seat, reader: Reader): void => {
    if (owner[colour] !== undefined)
      reader.fault(`seats ${owner[colour]} and ${seat} cannot both have this colour’s markers`)
    owner[colour] = seat
  }
  seats.forEach(({ colours }, number) => {
    colours?.forEach((colour, at) => {
      claim(colour, number, readers[number].at('colours').list()[at])
    })
    if (!colours && g.alive[number]) claim(number, number, readers[number])
  })
  g.holder = g.holder.map((holder, marker) => (holder === NONE ? NONE : (owner[colourOf(marker)] ?? NONE)))
}

/** The first seat listed that is out is the last in the end, unless places are given. */
function givePlaces(g: Omit<Titan, 'core'>, seats: readonly WrittenSeat[], readers: readonly Reader[]): void {
  let last = seats.length
  seats.forEach(({ place }, number) => {
    const reader = readers[number].at('place')
    if (g.alive[number]) {
      if (place !== undefined) reader.fault('only seats that are out of the game have a place')
      return
    }
    g.place[number] = place === undefined ? last : reader.int(1, seats.length)
    last--
  })
  if (g.alive.filter(alive => alive).length < 2) readers[0].fault('two seats at least must be alive')
}

function setLegion(g: Omit<Titan, 'core'>, legion: WrittenLegion, seat: Seat, found: Found, reader: Reader): void {
  if (!g.alive[seat]) reader.fault('a seat that is not alive has no legions')
  const marker = markerFor(g, legion, seat, reader)
  checkPieces(legion, reader.at('pieces'))
  const { kept, lost } = trimmed(legion.pieces)
  found.lost.push(...lost)
  g.at[marker] = legion.land
  for (const type of kept) addPiece(g as Titan, marker, type)
  g.moved[marker] = legion.moved
  g.entry[marker] = legion.entry ?? RIGHT
  g.origin[marker] = legion.splitFrom ?? marker
  g.mustered[marker] = legion.mustered
  checkShown(legion, kept, reader.at('shown'))
  found.shown[marker] = lost.length > 0 ? kept : legion.shown // TI-4.1b: such a legion is shown to all
}

function checkPieces({ pieces }: WrittenLegion, reader: Reader): void {
  if (pieces.length === 0) reader.fault('a legion has at least one character')
  if (pieces.filter(type => type === TITAN).length > 1) reader.fault('a legion has one titan at most')
}

function checkShown({ shown }: WrittenLegion, kept: readonly Type[], reader: Reader): void {
  for (const type of shown) {
    if (kept.filter(piece => piece === type).length < shown.filter(piece => piece === type).length)
      reader.fault(`the legion does not hold so many of ${typeNames[type]}; list it among its pieces too`)
  }
}

function markerFor(g: Omit<Titan, 'core'>, { marker }: WrittenLegion, seat: Seat, reader: Reader): Marker {
  if (marker === undefined) {
    const free = g.at.findIndex((land, of) => land === NONE && g.holder[of] === seat)
    if (free < 0) reader.fault('there is no marker left for this legion')
    return free
  }
  const at = reader.at('marker')
  if (g.holder[marker] !== seat) at.fault(`${markerNames[marker]} does not belong to seat ${seat}${remedy(g, marker)}`)
  if (g.at[marker] !== NONE) at.fault(`${markerNames[marker]} stands on the board already`)
  return marker
}

function remedy(g: Omit<Titan, 'core'>, marker: Marker): string {
  const isOut = emblemOf(marker) >= MARKERS_PER_COLOUR - 4 && g.rulings.variantShort
  return isOut ? '; in the short variant each colour has eight markers' : '; add its colour to the seat’s colours'
}

function checkTitan(g: Omit<Titan, 'core'>, seat: Seat, reader: Reader): void {
  if (!g.alive[seat]) return
  const titans = g.at.filter((land, marker) => land !== NONE && g.holder[marker] === seat && hasTitan(g, marker))
  if (titans.length === 1) return
  if (titans.length > 1) reader.fault('there are two titans; a player has one')
  reader.fault('no legion holds the titan; add "titan" to the pieces of one, or say "alive": false')
}

function hasTitan(g: Omit<Titan, 'core'>, marker: Marker): boolean {
  return g.content[marker * ROW] === TITAN
}

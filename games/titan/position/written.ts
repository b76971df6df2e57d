import {
  as,
  type Codec,
  flag,
  key,
  keys,
  listOf,
  maybe,
  named,
  nearest,
  type Reader,
  whole,
  word,
} from '@hexarium/kernel'
import { aLand, aType, ENTRIES, theRulings } from '../answers/reading.ts'
import { creatures, typeNamed, typeNames } from '../content/creatures.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { type ByType, type Entry, MARKERS, type Marker, type Type } from '../state.ts'
import { names } from '../text/en/names.ts'

/** The names of all markers, as positions write them. */
export const markerNames: readonly string[] = Array.from({ length: MARKERS }, (_, marker) => names.legion(marker))

const MOST_SEATS = 6
const LARGEST = 1_000_000

/** Where in a turn a position can be. */
export const PHASES = ['organisation', 'mulligan', 'movement', 'engagement', 'muster'] as const
export type Phase = (typeof PHASES)[number]

/** A marker: its name, such as `Red Crown`, or its number. */
const marker: Codec<Marker> = {
  read: reader => (typeof reader.json === 'number' ? reader.int(0, MARKERS - 1) : markerNamed(reader.text(), reader)),
  write: value => markerNames[value],
}

function markerNamed(name: string, reader: Reader): Marker {
  const found = markerNames.findIndex(known => known.toLowerCase() === name.toLowerCase())
  if (found >= 0) return found
  const known = `${names.list(names.seats)}; ${names.list(names.emblems)}`
  return reader.fault(
    `there is no marker “${name}”${nearest(name, markerNames)}; a colour and an emblem are wanted: ${known}`,
  )
}

/** A colour by its name; it is the seat's that begins with it. */
const colour = named(names.seats)

/** Characters by number: `{"ogre": 2}`; what is not named is undefined. */
const counts: Codec<ByType<number>> = {
  read(reader) {
    reader.only(...typeNames)
    const found: ByType<number> = []
    for (const [name, entry] of reader.entries())
      found[typeNamed(name)] = entry.int(0, creatures[typeNamed(name)].count)
    return found
  },
  write: values => Object.fromEntries(values.flatMap((count, type) => (count > 0 ? [[typeNames[type], count]] : []))),
}

/** Characters, one after the other or counted: `["ogre", "ogre"]` or `{"ogre": 2}`. */
const pieces: Codec<Type[]> = {
  read: reader =>
    Array.isArray(reader.json)
      ? listOf(aType).read(reader)
      : counts.read(reader).flatMap((count, type) => new Array<Type>(count).fill(type)),
  write: types => listOf(aType).write(types),
}

/** The same by type, and written counted. */
const dead: Codec<ByType<number>> = {
  read: reader => creatures.map((_, type) => pieces.read(reader).filter(other => other === type).length),
  write: values => counts.write(values),
}

/** Whether it has moved: 0, 1, or 2 by a teleport. */
const moved: Codec<number> = {
  read: reader => (reader.json === 'teleport' ? 2 : reader.flag() ? 1 : 0),
  write: value => (value === 2 ? 'teleport' : value === 1),
}

const entry: Codec<Entry> = named(ENTRIES)

/** A legion. */
export const legion = keys({
  marker: maybe(marker, '`"Red Crown"` or its number 0 … 71', undefined, 'the next free one'),
  land: key(aLand, 'where it stands'),
  pieces: key(pieces, 'whom it holds: `["ogre", "ogre"]` or `{"ogre": 2}`; more than seven are trimmed (TI-4.1b)'),
  shown: maybe(pieces, 'what everybody knows of it', () => [], 'nothing'),
  moved: maybe(moved, 'true or `"teleport"`', 0),
  entry: maybe(entry, 'the side it came in by: `right`, `bottom` or `left`', undefined, 'right, in towers bottom'),
  splitFrom: maybe(marker, 'the marker it was split from this turn', undefined, 'none'),
  mustered: maybe(flag, 'whether it has mustered this turn', false),
})

/** A player. */
export const seat = keys({
  score: maybe(whole(0, LARGEST), 'points', undefined, '0'),
  tower: maybe(aLand, '100 … 600', undefined, 'the next free one'),
  alive: maybe(flag, 'false once the Titan is gone', true),
  place: maybe(whole(1, MOST_SEATS), 'the place it ends at, once it is out', undefined, 'the first one out is last'),
  turns: maybe(whole(0, LARGEST), 'turns taken', undefined, '1'),
  mulligan: maybe(flag, 're-roll used', false),
  colours: maybe(listOf(colour), 'whose markers it has: `["Red", "Blue"]`', undefined, 'its own'),
  legions: maybe(listOf(legion), 'see below', () => [], 'none'),
})

const knowledge = listOf(whole(-1, 2 ** 31 - 1))

/** A position is the masterboard between two choices. */
export const written = keys({
  seats: key(
    as(
      listOf(seat),
      (seats, reader) => {
        if (seats.length >= 2 && seats.length <= MOST_SEATS) return seats
        return reader.fault(`2 to ${MOST_SEATS} seats are wanted, these are ${seats.length}`)
      },
      seats => seats,
    ),
    'two to six players, in the order of turns: see below',
  ),
  turn: maybe(whole(1, LARGEST), 'the number of the turn', undefined, 'the second round'),
  mover: maybe(whole(0, MOST_SEATS - 1), 'whose turn it is', undefined, 'the first living seat'),
  phase: maybe(
    word(...PHASES),
    PHASES.map(phase => `\`${phase}\``).join(', '),
    undefined,
    'movement with a roll, engagement where enemies meet, else organisation',
  ),
  roll: maybe(whole(1, 6), 'the roll for movement', undefined, 'none'),
  teleported: maybe(flag, 'whether that was done this turn', false),
  summoned: maybe(flag, 'whether that was done this turn', false),
  dead: maybe(dead, '`{"ogre": 3}`', undefined, 'what the caretaker has not'),
  caretaker: maybe(counts, 'what he still has', undefined, 'what is neither in a legion nor dead'),
  rulings: maybe(theRulings, 'as in the settings', () => ({ ...STANDARD_RULINGS }), 'the standard'),
  turnLimit: maybe(whole(0, LARGEST), 'player turns', 0),
  pointsTarget: maybe(whole(0, LARGEST), 'points that end the game', 0),
  chanceMoves: maybe(flag, 'whether a move may be left to chance', false),
  known: maybe(
    keys({
      parent: key(knowledge, ''),
      marker: key(knowledge, ''),
      lords: key(knowledge, ''),
      shown: key(knowledge, ''),
      seen: key(knowledge, ''),
    }),
    'exact knowledge as the program writes it; leave it out',
    undefined,
    'what `shown` says',
  ),
})

/** A position as people mean it. */
export type Written = ReturnType<typeof written.read>
export type WrittenSeat = Written['seats'][number]
export type WrittenLegion = WrittenSeat['legions'][number]

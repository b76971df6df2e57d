import { nearest, type Reader } from '@hexarium/kernel'
import { readType } from '../answers/reading.ts'
import { creatures, typeNamed, typeNames } from '../content/creatures.ts'
import { MARKERS, type Marker, type Type } from '../state.ts'
import { names } from '../text/en/names.ts'

/** The names of all markers, as positions write them. */
export const markerNames: readonly string[] = Array.from({ length: MARKERS }, (_, marker) => names.legion(marker))

/** A marker: its name, such as `Red Crown`, or its number. */
export function readMarker(reader: Reader): Marker {
  if (typeof reader.json === 'number') return reader.int(0, MARKERS - 1)
  const name = reader.text()
  const marker = markerNames.findIndex(known => known.toLowerCase() === name.toLowerCase())
  if (marker < 0) {
    const known = `${names.list(names.seats)}; ${names.list(names.emblems)}`
    reader.fault(
      `there is no marker “${name}”${nearest(name, markerNames)}; a colour and an emblem are wanted: ${known}`,
    )
  }
  return marker
}

/** A colour by its name. */
export function readColour(reader: Reader): number {
  return names.seats.indexOf(reader.oneOf(names.seats))
}

/** Characters, one after the other or counted: `["ogre", "ogre"]` or `{"ogre": 2}`. */
export function readTypes(reader: Reader): Type[] {
  if (Array.isArray(reader.json)) return reader.list().map(readType)
  return Object.entries(readCounts(reader)).flatMap(([type, count]) => new Array<Type>(count).fill(Number(type)))
}

/** Characters by number: `{"ogre": 2}`. */
export function readCounts(reader: Reader): Record<number, number> {
  const counts: Record<number, number> = {}
  reader.only(...typeNames)
  for (const [name, entry] of reader.entries()) counts[typeNamed(name)] = entry.int(0, creatures[typeNamed(name)].count)
  return counts
}

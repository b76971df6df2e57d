import type { Reader } from '@hexarium/kernel'
import { board, directionNames } from '../content/board.ts'
import { FOREST, maps } from '../content/maps.ts'
import { typeOf, types } from '../content/types.ts'
import type { DragonRage, Unit } from '../state.ts'

/** A state without a place in the order of play. */
export type Position = Omit<DragonRage, 'core'>

/** Names of sides in positions. */
export const SIDE_NAMES = ['invader', 'city'] as const
/** Whose a unit is: elementals may be out of control, Elowyn may be a captive. */
export const OWNER_NAMES = [...SIDE_NAMES, 'wild', 'captive'] as const
/** Names of maps in positions. */
export const MAP_NAMES = ['esirien', 'nurkott'] as const

/** The code of a counter. */
export function codeOf(unit: Unit): string {
  return types[typeOf[unit]].code
}

/** A hex by its printed name; it must be in play. */
export function readHex(g: Position, reader: Reader): number {
  const hex = board.find(reader.text())
  if (hex < 0) reader.fault(`${reader.text()} is not on the map, which has 0101 to 2517`)
  if (maps[g.map].terrain[hex] === FOREST) reader.fault(`${reader.text()} is forest, where nobody may be`)
  return hex
}

/** A facing by its compass name. */
export function readFacing(reader: Reader): number {
  return directionNames.indexOf(reader.oneOf(directionNames))
}

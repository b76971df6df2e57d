import { gameMaps, mapNamed } from '../content/boards.ts'

/** How the examples of the book name things: by the names of spaces, as players do; records and scenes count them. */

/** The number of a space on a scenario's map. */
export function numberOf(label: string, map = 'main-2p'): number {
  return gameMaps[mapNamed(map)].board.hex(label)
}

/** Spaces of the scene. */
export const spaces = (...labels: string[]) => labels.map(label => `hex:${numberOf(label)}`)

/** The choice of a space. */
export const to = (label: string, map?: string) => `hex ${numberOf(label, map)}`
